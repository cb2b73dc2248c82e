"""Computer captains: whole duels in every scenario, and the check of the whole game by self-play.

The ranges of the index hold for 400 games of plain captains; here few games are
played and the ranges are wider.
"""

from __future__ import annotations

from collections import Counter

import pytest

from navalgames.games.frigate_duel import GAME
from navalgames.sessions.simulate import game_rng, play_one
from tests.games.frigate_duel.table import CHARTS

GAMES = 24


def winners(scenario: str, a: str = "sensible", b: str = "sensible", games: int = GAMES) -> Counter:
    """Who won some duels without cards; None for a draw."""
    options = GAME.options(scenario=scenario, bridge_cards=False)
    bots = {"A": GAME.bots()[a], "B": GAME.bots()[b]}
    played = (play_one(GAME, options, CHARTS, bots, game_rng(3, number)) for number in range(games))
    return Counter(one.winner for one in played)


@pytest.mark.rule("check:selfplay")
@pytest.mark.parametrize(
    ("scenario", "winner", "least"),
    [
        ("S03", "A", 0.6),
        ("S05", "A", 0.7),
        ("S07", "A", 0.55),
        ("S09", "B", 0.45),
        ("S04", "B", 0.5),
        ("S06", "B", 0.7),
    ],
)
def test_historical_winners_win_most_games_of_plain_captains(scenario, winner, least):
    assert winners(scenario)[winner] >= least * GAMES


@pytest.mark.rule("check:selfplay")
def test_an_even_pair_is_even():
    found = winners("S12")
    assert max(found["A"], found["B"]) <= 0.8 * GAMES


@pytest.mark.parametrize("scenario", [choice for choice in GAME.option_choices[0].values])
@pytest.mark.parametrize("seats", [("captain", "sensible"), ("sensible", "captain")])
def test_every_scenario_is_played_to_its_end_from_either_side(scenario, seats):
    assert sum(winners(scenario, *seats, games=1).values()) == 1


@pytest.mark.parametrize("name", ["sensible", "captain"])
@pytest.mark.parametrize(
    "changed", [{"two_ships": True}, {"fire_order": "initiative_first"}, {"end_by_agreement": True}]
)
def test_captains_play_under_every_option(name, changed):
    options = GAME.options(scenario="S09", **changed)
    bots = dict.fromkeys(GAME.sides, GAME.bots()[name])
    played = play_one(GAME, options, CHARTS, bots, game_rng(5, 1))
    assert played.ending.startswith("fd-outcome-")


def test_the_captain_beats_the_sensible_one_in_even_duels():
    """A few of the duels of benchmarks/frigate_duel_players.py, which plays 400 over all scenarios."""
    won = played = 0
    for scenario in ("S12", "S14", "S16", "S18"):
        for side, seats in (("A", ("captain", "sensible")), ("B", ("sensible", "captain"))):
            found = winners(scenario, *seats, games=8)
            won, played = won + found[side], played + 8
    assert won >= 0.55 * played, f"{won} of {played}"


def test_two_captains_do_not_wait_for_each_other_to_the_end():
    """Each would rather have the other come nearer; of two who only wait neither would fire a gun."""
    found = winners("S01", "captain", "captain") + winners("S09", "captain", "captain")
    assert found[None] <= 0.15 * 2 * GAMES, found


def test_two_sensible_captains_who_lie_side_by_side_come_to_close_quarters():
    """On one course at one speed nobody moves (P7.4): each turned in and back again, 24 turns long."""
    found = winners("S09", "sensible", "sensible")
    assert found[None] <= 0.15 * GAMES, found
