"""The hunt by escorts as a question, and what happens in it in order.

Knows the first turn of a hunt throw by throw, and how many end in each turn. The rolls stand in `hunted`, the
chances of all turns in `hunt_solved`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

from navalgames.chance import Distribution, exact
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, Facts, Question, Rounds
from navalgames.games.raiders_of_the_deep.questions import hunt_solved, hunted, sliders
from navalgames.games.raiders_of_the_deep.questions.hunted import ESCAPED, FORCED_UP, SUNK, Hunted
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, switch, whole
from navalgames.games.raiders_of_the_deep.rules import damage, hunt
from navalgames.games.raiders_of_the_deep.tables import Book

BOXES = ("hull", "flooding")
"""What of a boat is counted in boxes."""
TOLD_TURNS = 3
"""Turns of which it is told, each by itself, how many hunts end in them."""


def hunt_course(charts: Charts, outcome: Hashable, **values: Any) -> Course:
    """What happens in a hunt, and how one ends so that is decided in its second turn."""
    first, turns = hunted.hunt_begins(charts, **values), [*hunt_solved.after_each(charts, **values)]
    acts = (*_dive(first, charts), *turn_acts(first, charts))
    after = Act("hunt-turns", by_turns(outcome, turns, hunt_solved.solved(charts, **values)))
    return Course(acts, len(acts) - len(ACTS), _way(first, outcome, turns, charts), (after,))


ACTS = ("hunt-search", "hunt-ram", "hunt-hits", "hunt-again")
"""What happens in a turn, in order."""


def turn_acts(first: Hunted, charts: Charts) -> tuple[Act, ...]:
    """The acts of a hunt for a boat that has not been found before, with their chances in the first turn."""
    search, later = _search(first, charts), _later(first, charts)
    hits = search.given(lambda result: result != ESCAPED)
    ram = (
        ("missed", hits.chance_of(lambda result: result[1] == 0)),
        ("sunk", hits.chance_of(lambda result: result[1] is None)),
        ("charged", _is_charged(first, charts)),
    )
    mat = sliders.book(charts).mats[first.setting.kind]
    boxes = (("hull", mat.hull - first.hurt.hull), ("flooding", mat.flooding), *_where(charts))
    charged = _is_charged(first, charts)
    again = (("missed", later), ("charged", charged), *_added(first, False, 1, charts))
    seen = (("missed", search.chance(ESCAPED)), *_added(first, True, 0, charts))
    facts = (seen, ram, boxes, again)
    return tuple(Act(name, told) for name, told in zip(ACTS, facts, strict=True))


def _added(first: Hunted, begins: bool, charges: int, charts: Charts) -> Facts:
    """What is added to the dice of a search, and up to which total it finds nothing."""
    deep = hunted.goes_deep(first.setting, begins)
    known = first.hurt.out, begins, charges, deep, first.setting
    added = hunted.search_modifier(*known, sliders.book(charts))
    chart = charts["e2_detection"]
    limit = max(row for row in chart.rows if chart.result(row, "result") == hunt.UNDETECTED)
    return ("up", max(added, 0)), ("down", max(-added, 0)), ("limit", limit)


def _where(charts: Charts) -> Facts:
    """How likely one hit takes a box of the hull, and one of flooding; twice counts as well."""
    struck = exact(damage.where_it_hits, charts)
    found = {
        word: sum((part for hit, part in struck.items() if hit[0] == word), Fraction(0)) for word in BOXES
    }
    return tuple((f"on_{word}", chance) for word, chance in found.items())


def _is_charged(first: Hunted, charts: Charts) -> bool:
    return hunted.is_charged(first.setting.month, sliders.book(charts))


def _dive(first: Hunted, charts: Charts) -> Iterator[Act]:
    """What comes before the search of a boat that goes deep (9.6.4a)."""
    if hunted.goes_deep(first.setting, first.first):
        book = sliders.book(charts)
        hull = exact(hunted.hull_below, first.setting.kind, first.hurt.hull, book)
        crushed = hull.chance_of(lambda boxes: boxes >= book.mats[first.setting.kind].hull)
        yield Act("hunt-deep", (("crushed", crushed),))


def _search(first: Hunted, charts: Charts) -> Distribution:
    """The first search and the ram that follows where it finds the boat."""
    return _found(first, True, 0, sliders.book(charts))


def _later(first: Hunted, charts: Charts) -> Fraction:
    """The chance that a later search finds nothing of a boat of which no gear is out."""
    return _found(first, False, 1, sliders.book(charts)).chance(ESCAPED)


def _found(first: Hunted, begins: bool, charges: int, book: Book) -> Distribution:
    deep = hunted.goes_deep(first.setting, begins)
    return exact(hunted.found, first.hurt.out, begins, charges, deep, first.setting, book)


def _way(first: Hunted, outcome: Hashable, turns: list[Distribution], charts: Charts) -> tuple[Act, ...]:
    """Found at once, still there after the attack, and then: what ends the hunt in its second turn. Nothing
    where it does not go on so far, or a boat that goes deep may be lost before the search.
    """
    chances = second_turn(first, outcome, turns, charts)
    if not chances:
        return ()
    found, left, ends = chances
    last = Act(f"hunt-way-{'missed' if outcome == ESCAPED else 'lost'}", chance=ends)
    lost = tuple(
        (name, turns[1].chance(end) / found) for name, end in (("sunk", SUNK), ("forced", FORCED_UP))
    )
    return Act("hunt-way-found", chance=found), Act("hunt-way-left", lost, left), last


def second_turn(
    first: Hunted, outcome: Hashable, turns: Sequence[Distribution], charts: Charts
) -> tuple[Fraction, ...]:
    """The chances that are multiplied for an end in the second turn: found, still there, ended so. Nothing
    where no hunt ends so then, or a boat that goes deep may be lost before the search.
    """
    if len(turns) <= 2 or hunted.goes_deep(first.setting, first.first):
        return ()
    found, left = 1 - _search(first, charts).chance(ESCAPED), turns[1].chance(None)
    ends = turns[2].chance(outcome) - turns[1].chance(outcome)
    return (found, left / found, ends / left) if found and left and ends else ()


def by_turns(
    outcome: Hashable, turns: Sequence[Distribution], whole: Distribution
) -> tuple[tuple[str, Fraction], ...]:
    """How likely the hunt ends so in each of its first turns, and later."""
    told = [turn.chance(outcome) for turn in turns[: TOLD_TURNS + 1]]
    told += [told[-1]] * (TOLD_TURNS + 1 - len(told))
    parts = [after - before for before, after in pairwise(told)]
    return (*zip(("one", "two", "three"), parts, strict=True), ("later", whole.chance(outcome) - told[-1]))


QUESTIONS = (
    Question(
        "escort_cycle", "escorts", ("9.6.0", "9.6.4a", "9.6.8a", "9.6.8c", "9.6.12b"),
        (
            choice("type", sliders.TYPES, "UBI", "9.6.11a"), whole("hull", 0, 6, 0, "9.6.11a"),
            sliders.era("1918", "cal.dc"), choice("attack", ("day", "night", "night_surface"), "day",
                "E2.day_torpedo"),
            switch("deep", "9.6.4a"), choice("officer", ("captain", "first_officer"), "captain", "E2.kmdt"),
        ),
        how=Rounds(
            hunted.hunt_begins, hunted.hunt_step, hunted.hunt_over, hunted.hunt_end,
            solve=hunt_solved.solved, stages=hunt_solved.after_each, staged="turns",
        ),
        outcomes=(ESCAPED, FORCED_UP, SUNK),
        refused=hunted.hunt_refused, idle=hunted.hunt_idle, course=hunt_course,
    ),
)  # fmt: skip
