"""The computer captains: sound, honest, fast enough, and the admiral the better one.

What both captains see is the same as for the random player: `test_properties.py` holds them to that too.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

import pytest

from navalgames.chance import RandomDice
from navalgames.games.grand_fleet import GAME
from navalgames.games.grand_fleet.bots import BOTS, admiral, fighting, gunfire, odds, placing, standing
from navalgames.games.grand_fleet.bots.sensible import HABITS
from navalgames.games.grand_fleet.rules.combat import CombatRoll
from navalgames.games.grand_fleet.state import DE, HIDDEN, LAST_TURN, SIDES, UK, Options
from navalgames.games.grand_fleet.tables import Kind
from navalgames.sessions.simulate import DRAW, simulate_games
from navalgames.sessions.soak import random_options

NEEDED_SHARE = 0.65
GAMES_PER_SIDE = 200  # `make soak`; every day a tenth of them
SELF_PLAY_GAMES = 800
FEW_GAMES = 60


def decisions_of(seed, bots, options, charts):
    """Every decision of a game by captains: state, side, what was offered, what was ordered; last its end."""
    dice, own = RandomDice(seed, record=False), RandomDice(seed + 1, record=False)
    state = GAME.start(dice, charts, options)
    while state.deciding:
        side = state.deciding[0]
        offered = GAME.legal_orders(state, side, charts, options)
        order = BOTS[bots[side]](GAME.view(state, side, options), side, offered, charts, options, own)
        yield state, side, offered, order
        state = GAME.apply(dice, state, side, order, charts, options)
    yield state, None, None, None


def is_legal(offered, order) -> bool:
    """Whether an order is among those offered; a form raises when it is not."""
    if isinstance(offered, tuple):
        return order in offered
    offered.check(order)
    return offered.to_counts(order) is not None


@pytest.mark.parametrize("seed", range(16))
def test_captains_give_legal_orders_whatever_the_options(seed, charts):
    rng = Random(seed)
    options = GAME.options(**random_options(GAME, rng))
    bots = {side: rng.choice(("sensible", "admiral", "admiral")) for side in SIDES}
    for state, side, offered, order in decisions_of(seed, bots, options, charts):
        assert side is None or is_legal(offered, order), (state.stage, side, order)
    assert state.outcome is not None


@pytest.mark.parametrize("seed", range(4))
def test_the_admiral_decides_without_the_ships_he_may_not_see(seed, charts):
    """Enemy ships that lie hidden are dealt anew between fleets and DDbox numbers: he decides the same."""
    options = Options(fleet_contents_hidden=True, circled_start_box="spread")
    rng, compared = Random(seed), 0
    for state, side, _, order in decisions_of(seed, {UK: "admiral", DE: "admiral"}, options, charts):
        other = dealt_anew(state, side, options, rng) if side else state
        if other == state or GAME.view(other, side, options) != GAME.view(state, side, options):
            continue
        again = admiral(
            GAME.view(other, side, options), side, GAME.legal_orders(other, side, charts, options),
            charts, options, RandomDice(1, record=False),
        )  # fmt: skip
        assert again == order, state.stage
        compared += 1
    assert compared > 20


def dealt_anew(state, side, options, rng):
    """The state with the enemy's ships shuffled over the same places, where he has fleets or a DDbox."""
    enemy = 1 - SIDES.index(side)
    if not any(HIDDEN in box for box in GAME.view(state, side, options).fleets[enemy]):
        return state
    boxes = state.fleets[enemy] + state.ddbox[enemy]
    ships = [ship for box in boxes for ship in box]
    rng.shuffle(ships)
    dealt = [tuple(ships.pop() for _ in box) for box in boxes]
    cut = len(state.fleets[enemy])
    fleets, ddbox = list(state.fleets), list(state.ddbox)
    fleets[enemy], ddbox[enemy] = tuple(dealt[:cut]), tuple(dealt[cut:])
    return state._replace(fleets=tuple(fleets), ddbox=tuple(ddbox))


def shares_of_the_admiral(games: int, seed: int) -> dict[str, float]:
    """What he wins from each side with the same dice: a draw counts half."""
    shares = {}
    for side, enemy in ((UK, DE), (DE, UK)):
        result = simulate_games(GAME, games, seed=seed, bots={side: "admiral", enemy: "sensible"})
        shares[side] = result.wins[side].share + result.wins[DRAW].share / 2
    return shares


def test_the_admiral_beats_the_sensible_captain():
    """Forty games: enough to see him lose his head, not to measure him."""
    shares = shares_of_the_admiral(GAMES_PER_SIDE // 10, seed=1)
    assert sum(shares.values()) / 2 > 0.55, shares


@pytest.mark.soak
@pytest.mark.timeout(1800)  # 400 games
def test_the_admiral_beats_the_sensible_captain_from_both_sides(soak_seed):
    shares = shares_of_the_admiral(GAMES_PER_SIDE, seed=1 + soak_seed)
    assert sum(shares.values()) / 2 >= NEEDED_SHARE, shares
    assert min(shares.values()) > 0.5, shares


class SelfPlay(NamedTuple):
    """What some games between sensible captains came to, as shares and means."""

    british: float
    drawn: float
    early: float
    points: float
    battles: float


def self_play(seeds: range, charts) -> SelfPlay:
    options, winners, early, points, battles = GAME.options(), Counter(), 0, 0, 0
    for seed in seeds:
        fighting_now = False
        for state, _, _, _ in decisions_of(seed, {UK: "sensible", DE: "sensible"}, options, charts):
            battles += state.battle is not None and not fighting_now
            fighting_now = state.battle is not None
        winners[state.outcome.winner] += 1
        early += state.turn < LAST_TURN
        points += state.vp
    sums = (winners[UK], winners[None], early, points, battles)
    return SelfPlay(*(one / len(seeds) for one in sums))


@pytest.mark.rule("check:selfplay")
def test_games_between_sensible_captains_go_about_as_they_should(charts):
    """The ranges of the index, wider by what so few games may differ."""
    found = self_play(range(FEW_GAMES), charts)
    assert 0.35 <= found.british <= 0.78
    assert 0.28 <= found.early <= 0.75
    assert found.drawn < 0.12
    assert -4 <= found.points <= 3
    assert 2 <= found.battles <= 4.3


@pytest.mark.soak
@pytest.mark.timeout(1800)  # 800 games
@pytest.mark.rule("check:selfplay")
def test_games_between_sensible_captains_go_as_they_should(charts, soak_seed):
    """The ranges of the index, on fewer games than its 2,000; what is found lies well inside each of them."""
    begin = SELF_PLAY_GAMES * soak_seed
    found = self_play(range(begin, begin + SELF_PLAY_GAMES), charts)
    assert 0.45 <= found.british <= 0.68
    assert 0.38 <= found.early <= 0.65
    assert found.drawn < 0.05
    assert -2.5 <= found.points <= 1.5
    assert 2.5 <= found.battles <= 3.8


# ---- what the admiral reckons with -------------------------------------------------------------


def test_odds_are_those_of_the_rules(charts):
    british, german = Kind("BB", UK), Kind("BB", DE)
    assert odds.fate(british, charts, "standard") == pytest.approx((6 / 36, 15 / 36))
    assert odds.fate(german, charts, "standard") == pytest.approx((3 / 36, 12 / 36))
    parity = sum(chance for result, chance in odds.initiatives(2, 1) if UK in result.parity_loss)
    assert parity == pytest.approx(1 / 2)
    assert odds.chance_to_call((0, 3, 0, 0, 0, 0, 0), 3) == pytest.approx(11 / 36)
    assert odds.chance_to_call((5, 1, 1, 1, 1, 1, 1), 2) == pytest.approx(30 / 36)


def test_the_submarine_war_is_best_begun_with_two_rolls_to_come(charts):
    """Means by the effect table: 2/3, 1/6, -1/6 and -1/2 a turn."""
    assert odds.points_of_warfare(LAST_TURN - 2, charts) == pytest.approx(2 / 3 + 1 / 6)
    assert odds.points_of_warfare(LAST_TURN, charts) == 0
    assert odds.points_of_waiting(LAST_TURN, False, charts) == 0
    assert odds.points_of_waiting(7, False, charts) < odds.points_of_warfare(7, charts)
    assert odds.points_of_waiting(2, False, charts) > odds.points_of_warfare(2, charts)


def test_a_lead_is_worth_more_the_fewer_turns_are_left():
    later = [standing.standing(2, turn, DE) for turn in range(1, LAST_TURN + 1)]
    assert later == sorted(later) and later[-1] == 1
    assert standing.standing(0, LAST_TURN, UK) == 1 and standing.standing(0, LAST_TURN, DE) == 0
    assert standing.after_refusal(7, 5, UK) < 1


def test_the_last_turn_decides_offers_dice_and_refusals():
    """With a lead to sit on nobody fights or risks parity; far behind, two dice are the only hope."""
    safe = standing.Risks(0.0, 0.0)
    assert standing.after_battle(1, LAST_TURN, UK, True, safe) < standing.standing(1, LAST_TURN, UK)
    assert standing.after_battle(-2, LAST_TURN, UK, True, safe) > standing.standing(-2, LAST_TURN, UK)
    assert standing.after_battle(5, LAST_TURN, DE, False, safe) < standing.after_refusal(5, LAST_TURN, DE)
    assert standing.after_battle(0, 4, DE, True, standing.Risks(1.0, 0.0)) == 0
    assert standing.best_dice(-3, LAST_TURN, DE, safe) == 2


def test_fire_breaks_fleets_and_wins_by_maintenance(charts):
    """Enough fire for three ships: at a fleet of three it may break it; near maintenance every hit counts."""
    large, small = tuple(SHIPS[:8]), tuple(SHIPS[8:11])
    cheap = gunfire.prices(20)

    def value(targets, price):
        return gunfire.allocation_value(targets, (large, small), 0.5, price, charts, "standard")

    assert value(small, cheap) > value(large[:3], cheap)
    assert value(large[:3], gunfire.prices(2)) > value(large[:3], cheap) + 0.1
    assert (
        gunfire.best_allocation(lambda wish: tuple(wish)[:3], (large, small), 0.5, cheap, charts, "standard")
        == small
    )
    assert gunfire.chance_of_losses([0.5] * 3) == [1 / 8, 3 / 8, 3 / 8, 1 / 8]
    assert gunfire.chance_of_more(2, 0.5, 1) == 1 / 4


SHIPS = (
    "Nassau", "Westfalen", "Rheinland", "Posen", "Thüringen", "Ostfriesland", "Helgoland", "Oldenburg",
    "Kaiser", "Kaiserin", "König Albert",
)  # fmt: skip


def test_a_beaten_enemy_is_cut_to_half_and_the_stronger_side_closes_in(charts):
    strong = fighting.Line((Kind("BB", UK),) * 8, gunfire.prices(16), False, 0, 0)
    weak = fighting.Line((Kind("B", DE),) * 8, gunfire.prices(18), False, 0, 0)
    fight = fighting.round_of((strong, weak), charts, "standard", True)
    plain, none = (False, False), (False, False)
    chosen, value = fighting.best_situations(fight, DE, 1, plain, none)
    assert chosen == ("enemy_half",) and value > fighting.exchange(fight, DE, plain, none, 0.0)
    assert fighting.exchange(fight, UK, plain, none, 0.0) == -fighting.exchange(fight, DE, plain, none, 0.0)
    ahead = fighting.manoeuvre_value(fight, DE, False, 0, False, CombatRoll(1, False))
    behind = fighting.manoeuvre_value(fight, DE, False, 0, False, CombatRoll(6, False))
    assert ahead > behind


def test_a_prize_is_worth_most_where_nobody_contests_it():
    sides = placing.Sides(1.0, 1.0, 0.0)
    home = placing.Field(3.0, -1)
    alone = placing.hex_value(home, placing.Markers(down=1), sides)
    contested = placing.hex_value(home, placing.Markers(down=1, enemy_down=1), sides)
    guarded = placing.hex_value(home, placing.Markers(down=1, enemy_down=1), sides._replace(enemy_real=0.0))
    assert alone == 3.0 > guarded > contested
    assert placing.hex_value(home, placing.EMPTY, sides) == 0
    more, _ = placing.after_one(home, placing.EMPTY, sides, True, False)
    assert more == 3.0
    assert placing.play_out([(home, placing.EMPTY)], sides, ((0, 0), (1, 0)), True) == 3.0


def test_every_habit_of_both_captains_is_told():
    for habits in (HABITS, admiral_habits()):
        for stage, habit in habits.items():
            assert habit.__doc__ and habit.__doc__.strip(), stage


def admiral_habits():
    from navalgames.games.grand_fleet.bots.admiral import HABITS as habits

    return habits
