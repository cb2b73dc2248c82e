"""The computer captains: legal orders everywhere, and the one who reckons sinks most."""

from __future__ import annotations

from random import Random

import pytest

from navalgames.chance import RandomDice
from navalgames.games.raiders_of_the_deep import GAME, given
from navalgames.games.raiders_of_the_deep.bots import BOTS, odds
from navalgames.games.raiders_of_the_deep.bots.habits import HISTORICAL, by_habit
from tests.games.raiders_of_the_deep.table import CHARTS, LARGE, SMALL, at_sea, boat, book, meeting, offers

RULES = book()


def career(name: str, seed: int, **options):
    chosen = GAME.options(**options)
    dice = RandomDice(rng=Random(seed), record=False)
    state = GAME.start(dice, CHARTS, chosen)
    while sides := GAME.deciding(state):
        offered = GAME.legal_orders(state, sides[0], CHARTS, chosen)
        order = BOTS[name](GAME.view(state, sides[0], chosen), sides[0], offered, CHARTS, chosen, dice)
        assert order in offered
        state = GAME.apply(dice, state, sides[0], order, CHARTS, chosen)
    return state


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    "options",
    [
        {}, {"form": "two_players", "evasive_manoeuvres": True}, {"austrian_campaign": True},
        {"commander_tile": "rose"}, {"commander_tile": "forstmann"},
    ],
)  # fmt: skip
def test_every_captain_plays_every_form(name, options):
    assert career(name, 5, **options).outcome is not None


def test_the_reckoner_sinks_more_than_the_others():
    """The long version, 1,000 careers each, is measured in the documentation."""
    careers = 25
    mean = {name: sum(career(name, seed).score for seed in range(careers)) / careers for name in BOTS}
    assert max(mean, key=mean.__getitem__) == "reckoner"


def chosen(name, state):
    return BOTS[name](state, "FIRST", offers(state), CHARTS, RULES.options, None)


def test_habits_at_the_first_sight():
    guarded = at_sea(stage="engage", meeting=meeting(LARGE, kind="ship_escort"))
    assert chosen("cautious", guarded) == given.Decline()
    assert chosen("aggressive", guarded) == given.WaitForNight()
    assert chosen("historical", guarded) == given.Approach("submerged", "medium")
    alone = at_sea(stage="engage", meeting=meeting(SMALL))
    assert chosen("historical", alone) == given.Approach("surfaced", "close")
    worn = at_sea(stage="engage", boat=boat(hull=6), meeting=meeting(LARGE, kind="ship_escort"))
    assert by_habit(HISTORICAL, worn, offers(worn), CHARTS) == given.Decline()


def test_the_reckoner_weighs_the_boat_against_the_ship():
    guarded = meeting(SMALL, kind="ship_escort")
    sound = at_sea(
        "1918-05", stage="engage", meeting=meeting(LARGE._replace(tonnage=30000), kind="ship_escort")
    )
    assert isinstance(chosen("reckoner", sound), given.Approach)
    worn = at_sea("1916-05", stage="engage", boat=boat(hull=6), meeting=guarded)
    assert chosen("reckoner", worn) == given.Decline()


def test_odds_come_from_the_rules():
    assert odds.found(0, CHARTS) == pytest.approx(10 / 36)
    sunk, hurt = odds.sinks((("g6", 0),), "close", 5, False, 2, CHARTS)
    hit = 26 / 36 * 5 / 6
    assert sunk == pytest.approx(hit * 3 / 6) and hurt == pytest.approx(hit * 3 / 6)
    assert odds.shells(1, "close", 0, "gun", 1, CHARTS) == pytest.approx(26 / 36)
    assert odds.hits_of_charge(0, CHARTS)[0] == 0
