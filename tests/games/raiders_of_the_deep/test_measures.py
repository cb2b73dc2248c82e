"""What whole games are compared by: losses for each patrol, tonnage, and how long careers last."""

from __future__ import annotations

import pytest

from navalgames.games.raiders_of_the_deep import GAME
from navalgames.games.raiders_of_the_deep.calendar import month_of
from navalgames.games.raiders_of_the_deep.measures import measures
from navalgames.games.raiders_of_the_deep.state import Boat, Captain, Career, Crew, Logged, PatrolLine
from navalgames.sessions.what_if import compared, export, option_change, read_cell
from navalgames.sessions.what_if.changes import values_to_try
from navalgames.sessions.what_if.words import ChangeWords
from tests.games.raiders_of_the_deep.table import CHARTS, at_sea

FEW = {"jobs": 1, "charts": CHARTS, "bots": {"FIRST": "random"}}


def captain(fate, patrols, first, last, *tons):
    log = tuple(
        Logged("", ton, "small", False, fate, "gun", 1, month_of(first), "baltic")
        for ton, fate in zip(tons, ("sunk", "prize", "damaged"), strict=False)
    )
    lines = tuple(PatrolLine(month_of(first), "U-35", "U31", "baltic") for _ in range(patrols))
    return Captain(fate=fate, patrols=lines, started=month_of(first), month=month_of(last), log=log)


def measured(one, *others):
    careers = tuple(Career(f"{place}", other, Boat(""), Crew()) for place, other in enumerate(others))
    state = at_sea()._replace(captain=one, others=careers)
    return {measure.name: (measure.amount, measure.of) for measure in measures(state)}


def test_one_career():
    lost = captain("mine", 8, "1915-11", "1917-02", 3000, 2500, 9000)
    assert measured(lost) == {"losses": (100, 8), "tonnage": (5.5, 1), "patrols": (8, 1), "months": (16, 1)}


@pytest.mark.parametrize("fate", ["war_over", "ashore", "patrols_done"])
def test_who_comes_home_is_no_loss(fate):
    assert measured(captain(fate, 8, "1915-11", "1915-11"))["losses"] == (0, 8)


def test_the_careers_of_a_tournament_count_together():
    home = captain("war_over", 9, "1915-11", "1918-10")
    both = measured(captain("ram", 3, "1915-11", "1916-02", 900), home)
    assert both == {"losses": (100, 12), "tonnage": (0.9, 2), "patrols": (12, 2), "months": (40, 2)}


def test_a_change_of_an_option_is_told_in_these_numbers():
    change = option_change(GAME, "standard_tonnage", True)
    found = compared(GAME, change, 40, seed=3, **FEW)
    assert list(found.measures) == ["losses", "tonnage", "patrols", "months"]
    assert all(effect.low <= effect.difference <= effect.high for effect in found.measures.values())
    assert found.measures["patrols"].before == pytest.approx(found.turns.before)
    assert found.measures["tonnage"].after == pytest.approx(found.score.after / 1000)
    rows = {row["name"]: row for row in export.rows_of(change, (), found) if row["kind"] == "measure"}
    assert rows["losses"]["before"] == found.measures["losses"].before and len(rows) == 4
    assert set(export.comparison_data(found)["measures"]) == set(found.measures)


def test_a_mine_that_is_struck_more_often_costs_more_boats():
    """The band of the mine chart: 5 is as plausible as 4."""
    cell = CHARTS.cell("m1_mines", 5, "result")
    assert values_to_try(CHARTS, cell)[0] == "struck"
    found = compared(GAME, read_cell(CHARTS, "m1_mines:5:result=struck"), 200, seed=1, **FEW)
    assert found.measures["losses"].difference > 0 > found.measures["patrols"].difference


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_numbers_have_words(language):
    words = ChangeWords(GAME, CHARTS, language)
    found = compared(GAME, option_change(GAME, "standard_tonnage", True), 20, **FEW)
    labels = [label for label, _ in words.numbers(found)]
    assert len(set(labels)) == 5 and not any("⟦" in label for label in labels)
    told = words.told(found)
    assert "⟦" not in told and all(label in told for label in labels[:4])
    assert all(label not in words.told(found._replace(games=5)) for label in labels)
