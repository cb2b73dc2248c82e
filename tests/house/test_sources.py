"""What stands under an answer is the truth of that answer alone: its cells, its rules, its badge, its doubt.

Three laws for every question of every game: asked first, again or after all others it names the same; cells
that it does not name may say anything else their schema allows; rules that it is about act somewhere.
The long version with forty settings is run by `make soak`.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from navalgames import odds
from navalgames.chance import memory, witness
from navalgames.charts import Cell, Charts
from navalgames.charts.plan import ValueRule
from navalgames.games import game
from navalgames.odds import asking
from tests.loaded import asked
from tests.settings_tried import settings_to_try

QUICK, LONG = 5, 40
SEEDS = 3
"""In so many ways the cells that are not named are changed."""
every_question = pytest.mark.parametrize(("game_id", "name"), asked())
pytestmark = pytest.mark.timeout(600)  # each question at several settings, on charts read anew


def evidence(answer: odds.Answer) -> tuple[Any, ...]:
    """Everything that stands beside the numbers."""
    return tuple(cell[:4] for cell in answer.cells), answer.weakest, answer.rules, answer.distribution


def difference(one: tuple[Any, ...], other: tuple[Any, ...]) -> str:
    """What two answers name differently, in short."""
    cells = sorted(map(str, set(one[0]) ^ set(other[0])))[:12]
    rules = sorted(set(one[2]) ^ set(other[2]))
    return f"cells {cells}, badges {one[1]}/{other[1]}, rules {rules}, same chances: {one[3] == other[3]}"


def asked_cold(game_id: str, name: str, settings: dict[str, Any]) -> odds.Answer:
    """Asked with nothing remembered: other charts of the same values are other charts."""
    memory.forget()
    return odds.ask(game(game_id), name, odds.charts_of(game(game_id)).copy(), **settings)


def asked_afresh(game_id: str, name: str, charts: Charts, settings: dict[str, Any]) -> odds.Answer:
    """Asked of charts that were used before, without the answer that was kept."""
    asking._remembered.clear()
    return odds.ask(game(game_id), name, charts, **settings)


@cache
def used_charts(game_id: str) -> Charts:
    """Charts of which every question has been asked."""
    charts = odds.charts_of(game(game_id)).copy()
    for question in game(game_id).questions():
        odds.ask(game(game_id), question.name, charts)
    return charts


def check_the_same_whenever_asked(game_id: str, name: str, count: int) -> None:
    played = game(game_id)
    for settings in settings_to_try(played, played.question(name), count, f"whenever {name}"):
        after_all = evidence(asked_afresh(game_id, name, used_charts(game_id), settings))
        first = evidence(asked_cold(game_id, name, settings))
        assert first == after_all, f"{settings}: {difference(first, after_all)}"
        again = evidence(asked_afresh(game_id, name, used_charts(game_id), settings))
        assert first == again, f"{settings}: {difference(first, again)}"


@every_question
@pytest.mark.by_turns(3)
def test_an_answer_names_the_same_whatever_was_asked_before(game_id, name):
    check_the_same_whenever_asked(game_id, name, QUICK)


@pytest.mark.soak
@every_question
def test_an_answer_names_the_same_at_forty_settings(game_id, name):
    check_the_same_whenever_asked(game_id, name, LONG)


# ------------------------------------------------------------------------ cells that are not named


@cache
def scrambled(game_id: str, seed: int) -> dict[tuple[Any, ...], Cell]:
    """Every cell of a game's charts with another value that its schema allows, by place."""
    charts = odds.charts_of(game(game_id))
    rng = random.Random(f"{game_id} {seed}")
    found = {}
    for chart in charts.names:
        plan = charts[chart].plan
        for column in plan.columns:
            cells = [charts[chart].cell(row, column) for row in plan.rows]
            found |= {cell[:3]: another(cell, cells, plan.values[column], rng) for cell in cells}
    for listing in charts.list_names:
        plan = charts[listing].plan
        for column, rule in plan.fields.items():
            cells = [charts[listing].cell(row, column) for row in charts[listing].rows]
            if column != plan.key:
                found |= {cell[:3]: another(cell, cells, rule, rng) for cell in cells}
    return found


def another(cell: Cell, beside: list[Cell], rule: ValueRule, rng: random.Random) -> Cell:
    """The cell with another value: within the limits for numbers and words, else one of its column."""
    if rule.type == "switch":
        values = [False, True]
    elif rule.type == "word":
        values = list(rule.words)
    elif rule.type == "whole":
        least = rule.least if rule.least is not None else cell.value - 3 if cell.value is not None else -3
        most = rule.most if rule.most is not None else max(least, (cell.value or 0) + 3)
        values = [int(least), int(most), rng.randint(int(least), int(most))]  # tonnages: too many to list
    elif rule.type == "number":
        step = rule.step or 1
        values = [cell.value + step, cell.value - step] if cell.value is not None else [step]
        values = [one for one in values if rule._inside(one)]
    else:
        values = [one.value for one in beside]
    values = [one for one in values if one != cell.value]
    return cell._replace(value=rng.choice(values)) if values else cell


def named_in(charts: Charts, cells: tuple[Cell, ...]) -> set[tuple[Any, ...]]:
    """The places of the cells an answer names; a record or a list read as one stands for its fields."""
    places = {cell[:3] for cell in cells}
    for chart, row, column in list(places):
        if column == "":
            places |= {one[:3] for one in charts.cells(chart) if row in ("", one.row)}
    return places


def cells_that_allow(played: Any, name: str, charts: Charts, settings: dict[str, Any]) -> list[Cell]:
    """The cells that decide whether the game takes the setting: they are no part of the answer."""
    with witness.apart() as seen:
        odds.refused_setting(played, name, charts, **settings)
    return [item for item in seen if isinstance(item, Cell)]


def check_nothing_else_counts(game_id: str, name: str, count: int) -> None:
    played, charts = game(game_id), odds.charts_of(game(game_id))
    for seed, settings in enumerate(settings_to_try(played, played.question(name), count, f"cells {name}")):
        answer = odds.ask(played, name, charts, **settings)
        named = named_in(charts, (*answer.cells, *cells_that_allow(played, name, charts, settings)))
        try:
            other = odds.ask(played, name, scrambled_but(game_id, seed % SEEDS, named), **settings)
        except Exception as fault:
            culprits = culprit(game_id, name, settings, answer, others_than(named, game_id, seed % SEEDS))
            raise AssertionError(f"{settings}: read without being named: {culprits}") from fault
        if other.distribution != answer.distribution:
            culprits = culprit(game_id, name, settings, answer, others_than(named, game_id, seed % SEEDS))
            raise AssertionError(f"{settings}: counts without being named: {culprits}")


@cache
def scrambled_charts(game_id: str, seed: int) -> Charts:
    """A game's charts of which every cell says something else."""
    return odds.charts_of(game(game_id)).with_cells(scrambled(game_id, seed).values())


def scrambled_but(game_id: str, seed: int, named: set[tuple[Any, ...]]) -> Charts:
    """Those charts with the named cells as they were: a few are put back, in place of all others changed."""
    charts = odds.charts_of(game(game_id))
    back = [charts.cell(*place) for place in scrambled(game_id, seed) if place in named]
    return scrambled_charts(game_id, seed).with_cells(back)


def others_than(named: set[tuple[Any, ...]], game_id: str, seed: int) -> list[Cell]:
    """The scrambled cells that are not named."""
    return [cell for place, cell in scrambled(game_id, seed).items() if place not in named]


def culprit(game_id: str, name: str, settings: Any, answer: odds.Answer, cells: list[Cell]) -> list[Any]:
    """Some cells that change the answer though it does not name them, found by halving."""

    def moves(changes: list[Cell]) -> bool:
        charts = odds.charts_of(game(game_id)).with_cells(changes)
        try:
            return odds.ask(game(game_id), name, charts, **settings).distribution != answer.distribution
        except Exception:
            return True

    while len(cells) > 1:
        half = len(cells) // 2
        if moves(cells[:half]):
            cells = cells[:half]
        elif moves(cells[half:]):
            cells = cells[half:]
        else:
            break
    return [cell[:4] for cell in cells[:6]]


@every_question
@pytest.mark.by_turns(3)
def test_a_cell_that_is_not_named_may_say_anything_else(game_id, name):
    check_nothing_else_counts(game_id, name, QUICK)


@pytest.mark.soak
@every_question
def test_a_cell_that_is_not_named_may_say_anything_else_at_forty_settings(game_id, name):
    check_nothing_else_counts(game_id, name, LONG)


# ------------------------------------------------------------------------ rules


@every_question
@pytest.mark.by_turns(3)
def test_the_rules_a_question_is_about_act_at_some_setting(game_id, name):
    """The rules under an answer are traced: one that a question is about must be met somewhere."""
    played = game(game_id)
    question = played.question(name)
    acting: set[str] = set()
    for settings in settings_to_try(played, question, LONG, f"rules {name}"):
        acting |= set(odds.ask(played, name, **settings).rules)
        if acting >= set(question.rules):
            return
    raise AssertionError(f"never act: {sorted(set(question.rules) - acting)}; act: {sorted(acting)}")
