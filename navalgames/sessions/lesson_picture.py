"""The rule of a step, as it stands before the prediction, and the pictures of why its answer is what it is.

Knows a player, looks and the rules index. Must not know how anything is drawn. A rule tells no chance.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from navalgames.games.contract import Rounds
from navalgames.labels import Labels
from navalgames.pictures import Look
from navalgames.pictures.part import Part
from navalgames.pictures.said import rules_said
from navalgames.sessions.lesson_labels import StepLabels
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.texts import Texts

LEAST_FACES = 6
MOST_RULES = 3
"""Rules that are told before a prediction."""
MOST_THROWS, MOST_OPENED = 7, 40
MOST_APART = 10  # cards of which each is another, named one by one
"""Throws made by steps of their own that stand beside the rule, and steps that are looked into for them."""
Data = dict[str, Any]


class StepLook(Look):
    """Why the answer of the player's present step and setting is what it is.

    The picture that the step's file names comes first; what a step hangs on stands beside its rule.
    """

    opens_few = False

    def __init__(
        self, player: LessonPlayer, labels: Labels, parameters: Mapping[str, Any] | None = None
    ) -> None:
        """`parameters`: others than those that stand now."""
        self._first = player.step.picture  # a look tells its data while it is made
        given = player.parameters if parameters is None else parameters
        own = StepLabels(player, labels)
        super().__init__(player.game, own, player.step.question, player.charts, **given)

    @property
    def data(self) -> Data:
        """As of any look, each section with the chosen picture first where it has that."""
        told = super().data
        for section in told["sections"]:
            section["pictures"].sort(key=lambda name: name != self._first)
        return told

    def _like_added(self, part: Part) -> list[str]:
        """Nothing: what a setting adds is told by the step's own rule."""
        return []


class _RuleLook(StepLook):
    """The same before a prediction: nothing can be opened there, and no sentence sends inside."""

    def _remarks(self, part: Part, shut: list[Data]) -> list[str]:
        return super()._remarks(part, [])


def rule_in_view(player: LessonPlayer, labels: Labels) -> Data:
    """What a reader has to know to predict: rules in their words, what is thrown, the tables that are looked
    up, the cards that are drawn from. No chance, and nothing that is lit by one.

    A table of the first round only is left to the step's own sentences: later rounds read other columns.
    """
    look = _RuleLook(player, labels, player.first_parameters)
    sections = look.data["sections"]
    throws = _throws(sections) or _throws_inside(look)
    charts = [chart for chart in _once(sections, "tables", "title") if not _compares(chart)]
    tables = [_table(chart, labels.texts) for chart in charts]
    rounds = isinstance(player.game.question(player.step.question).how, Rounds)
    numbers = [*player.step.rules, *(rule["rule"] for section in sections for rule in section["rules"])]
    return {
        "rules": [] if player.step.rule_told else _rules(numbers, labels),  # the step tells it itself
        "throws": throws,
        "notations": list(dict.fromkeys(said for section in sections for said in section["notations"])),
        "tables": [one for one in tables if not (rounds and one["left_out"] and player.step.rule_told)],
        "hand": next((_hand(one["hand"]) for one in sections if one["hand"] and _tells(one)), None),
    }


def _rules(numbers: list[str], labels: Labels) -> list[Data]:
    """The first of these rules that the index tells; those of charts only where there are no others."""
    told = [said for number in dict.fromkeys(numbers) for said in rules_said((number,), labels, (number,))]
    spoken = [one for one in told if not one["rule"].startswith("chart:")]
    return (spoken or told)[:MOST_RULES]


def _throws(sections: list[Data]) -> list[Data]:
    """Each throw once, in its order, with its dice."""
    nodes = (node for section in sections for node in section["nodes"] if node["dice"])
    found = {node["throw"]: node["dice"] for node in nodes}
    return [{"throw": words, "dice": dice} for words, dice in found.items()]


def _throws_inside(look: StepLook) -> list[Data]:
    """The throws of steps to which a rule leaves all of its dice; none where they would fill the page."""
    sections: list[Data] = []
    for _ in range(MOST_OPENED):
        if not look.openings:
            throws = _throws(sections)
            return throws if len(throws) <= MOST_THROWS else []
        # of the outermost part, which stands last, the first that is not open: each opened stands before it
        place, node = max(look.openings, key=lambda one: (one[0], -one[1]))
        sections = look.opened(place, node)["sections"]
    return []


def _once(sections: list[Data], name: str, key: str) -> list[Data]:
    found = {one[key]: one for section in sections for one in section[name]}
    return list(found.values())


def _compares(chart: Data) -> bool:
    """Whether a table only sets the result of one die against that of another: its rule says that in words,
    and its cells counted would be the answer. A single row is no table either.
    """
    heads = [row["words"] for row in chart["rows"]], chart["columns"]
    faces = all(head == [str(face) for face in range(1, len(head) + 1)] for head in heads)
    return len(chart["rows"]) == 1 or (faces and not chart["dice"] and min(map(len, heads)) >= LEAST_FACES)


def _table(chart: Data, texts: Texts) -> Data:
    """A table as it is printed: nothing of it is lit, and what ends without it is not told. Totals one after
    another that lead to the same share a row, as in a rulebook.
    """
    told = groupby(chart["rows"], key=lambda row: [cell["words"] for cell in row["cells"]])
    rows = [
        {"words": words, "cells": [{"words": one} for one in cells]}
        for cells, run in told
        for words in _run_told([row["words"] for row in run], texts)
    ]
    return chart | {"rows": rows, "beside": []}


def _run_told(rows: list[str], texts: Texts) -> list[str]:
    """What rows that lead to the same are called: one row for a run of totals, else each as it is.

    >>> _run_told(["3", "4", "5"], Texts("en"))
    ['3–5']
    """
    first, *between, last = rows if len(rows) > 1 else ["", ""]
    if not all(map(str.isdecimal, between)):
        return rows
    match first.isdecimal(), last.isdecimal():
        case True, True:
            return [f"{first}–{last}"]
        case False, True if rows[0][:1].isdecimal():
            return [texts.t("why-or-less", value=last)]
        case True, False if rows[-1][:1].isdecimal():
            return [texts.t("why-or-more", value=first)]
    return rows


def _tells(section: Data) -> bool:
    """Whether what is drawn from says more than that each of many cards is another, and not the answer."""
    apart = section["hand"]["cards"] == len(section["hand"]["kinds"]) > MOST_APART
    return not apart and not _answers(section)


def _answers(section: Data) -> bool:
    """Whether one card is drawn and its kind is the result: the kinds counted would be the answer. Where each
    card is a kind of its own there is nothing to count.
    """
    hand = section["hand"]
    ends = all((kind["to"] or 0) < 0 for kind in hand["kinds"])
    return hand["taken"] == 1 and ends and hand["cards"] > len(hand["kinds"])


def _hand(hand: Data) -> Data:
    """What is drawn from, before a prediction: neither what a card leads to nor how likely a hand is."""
    return hand | {"kinds": [kind | {"to": None} for kind in hand["kinds"]], "ways": []}


# ---- on paper


MOST_BLANKS = 12
"""Rows, and columns, of a field that is filled in by hand."""


def picture_to_keep(player: LessonPlayer, labels: Labels) -> Data:
    """The pictures of the present step as the prediction was asked, where nobody can open what is inside."""
    told = StepLook(player, labels, player.first_parameters).data
    for section in told["sections"]:
        for node in section["nodes"]:
            node["opens"] = False
    return told


def blank_field(picture: Data) -> Data | None:
    """The heads of the first field of a picture whose ways are all equal, to be filled in by hand: down and
    across, rows and columns in words. None where there is none that is small enough.

    kind: "two" throws, the two "dice" of one throw, or "one" die.
    """
    for section in picture["sections"]:
        grid = section["grid"]
        if grid and not grid["area"] and len(grid["rows"]) <= MOST_BLANKS and _even(grid):
            columns = [column["words"] for column in grid["columns"]]
            rows = [row["words"] for row in grid["rows"]]
            kind = "two" if grid["across"] else "dice" if len(rows) > 1 else "one"
            heads = {"down": grid["down"], "across": grid["across"], "rows": rows, "columns": columns}
            return heads | {"kind": kind}
    return None


def _even(grid: Data) -> bool:
    """Whether each row has a cell for each column, and no more columns than a hand can fill."""
    wide = len(grid["columns"])
    return 1 < wide <= MOST_BLANKS and all(len(row["cells"]) == wide for row in grid["rows"])
