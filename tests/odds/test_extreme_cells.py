"""Every number of a chart at the ends of what its schema allows: an answer, or a refusal in words."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from navalgames.errors import BadInput, Problem
from navalgames.games import GAME_IDS
from navalgames.games import game as game_called
from navalgames.odds import ask


def ends(rule):
    """The least and the most number that a cell takes, and the word that stands for nothing."""
    numbers = [one for one in (rule.least, rule.most) if one is not None]
    return [*(int(one) if rule.type == "whole" else one for one in numbers), *filter(None, [rule.none])]


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize(
    ("most", "rows"),
    [
        pytest.param(1, 4, id="the nearest question"),
        pytest.param(99, 999, id="all", marks=pytest.mark.soak),
    ],
)
def test_a_cell_at_its_ends_is_answered_or_refused(game_id, most, rows):
    """The nearest question to a cell rests on the fewest: the others are made of such ones. Of a list of
    ships, whose rows are alike, some are enough for every day.
    """
    game = game_called(game_id)
    charts, resting, tried, broken = game.read_charts(), defaultdict(list), 0, []
    looked_at = Counter()
    for question in sorted(game.questions(), key=lambda one: len(ask(game, one.name).cells)):
        for cell in ask(game, question.name).cells:
            resting[cell[:3]].append(question.name)
    for cell in charts.cells():
        if cell[:3] in resting:
            looked_at[cell.chart, cell.column] += 1
        asked = cell[:3] in resting and looked_at[cell.chart, cell.column] <= rows
        for value in ends(charts.value_rule(cell)) if asked else ():
            try:
                changed = charts.replace(*cell[:3], value)
            except Problem:
                continue
            for name in resting[cell[:3]][:most] if changed is not charts else ():
                tried += 1
                try:
                    ask(game, name, charts=changed)
                except Problem:
                    pass  # told in words
                except Exception as failed:
                    broken.append(f"{name} with {cell[:3]} = {value}: {failed!r}")
    assert not broken and tried > 20, "\n".join(broken[:20])


@pytest.mark.parametrize(
    ("game_id", "chart", "row", "column", "value"),
    [
        ("frigate_duel", "cancel", "points of distance in a die", "value", 0),
        ("frigate_duel", "measures", "straight step", "value", 0),
        ("frigate_duel", "measures", "diagonal step", "value", 0),
        ("frigate_duel", "morale_effect_modifier", "unfit", "value", -2),
        ("grand_fleet", "ddbox_caps", 1, "DE", "unlimited"),
        ("atlantic_chase", "component_limits", "shadow_segments", "value", 0),
    ],
)
def test_what_a_rule_cannot_count_with_is_refused(game_id, chart, row, column, value):
    with pytest.raises(BadInput, match=r"should be a whole number from -?1 to \d+") as refused:
        game_called(game_id).read_charts().replace(chart, row, column, value)
    assert refused.value.facts["row"] == str(row)


def test_guns_that_nobody_loads_do_not_fire():
    game = game_called("frigate_duel")
    charts = game.read_charts()
    guns = charts.cell("section_firepower", 4, 0).value
    assert guns
    silent = charts
    for row in charts["section_firepower"].rows:
        silent = silent.replace("section_firepower", row, 0, 0)
    assert ask(game, "duel_gunnery", charts=silent).mean() == 0 < ask(game, "duel_gunnery").mean()


@pytest.mark.parametrize(
    ("field", "told"),
    [
        ("hits", "bears no number of hits"),
        ("sink", "bears no number of hits"),
        ("damaged_speed", "Bismarck has no speed"),
    ],
)
def test_a_ship_counter_without_a_number_it_needs_is_refused(field, told):
    game = game_called("atlantic_chase")
    charts = game.read_charts().replace("ship_counters", "Bismarck", field, "-")
    with pytest.raises(BadInput, match=told):
        ask(game, "ship_against_ship", charts=charts)
