"""What a side may take for the truth: drawn from its view alone, it looks the same, and can be."""

from __future__ import annotations

from collections import Counter

import pytest

from navalgames.chance import RandomDice
from navalgames.games import GAME_IDS, game
from navalgames.sessions.play import Play

DRAWING = [name for name in GAME_IDS if game(name).world is not None]


def moments(name, seed=5, orders=60, **options):
    """Positions of a game of random players, with a side that decides there."""
    one = game(name)
    sides = one.sides_in(one.options(**options))
    play = Play(one, options=options, seats=dict.fromkeys(sides, "random"), seed=seed)
    for _ in range(orders):
        if play.over:
            return
        for side in play.deciding():
            yield play, side
        play.step_computer()


def worlds(play, side, count=1, first=0):
    view = play.view(side)
    for number in range(first, first + count):
        yield view, play.game.world(view, side, play.charts, play.options, RandomDice(number))


OTHERWISE = [("frigate_duel", {"bridge_cards": True}), ("raiders_of_the_deep", {"form": "two_players"})]


@pytest.mark.parametrize(("name", "options"), [*((name, {}) for name in DRAWING), *OTHERWISE])
@pytest.mark.parametrize("seed", range(3))
def test_it_looks_the_same_and_can_be(name, options, seed):
    """What others have chosen unseen may be open again: then they decide besides."""
    for play, side in moments(name, seed, **options):
        for view, world in worlds(play, side):
            play.game.invariants(world, play.charts, play.options)
            assert side in play.game.deciding(world)
            if play.game.deciding(world) == play.deciding() and world != view:
                assert play.game.view(world, side, play.options) == view


@pytest.mark.parametrize(
    ("name", "options"), [("frigate_duel", {"bridge_cards": True}), ("kaisers_pirates", {})]
)
def test_nothing_is_covered_in_it(name, options):
    for play, side in moments(name, **options):
        for _, world in worlds(play, side):
            assert "?" not in str(world)


def test_every_card_that_cannot_be_seen_is_as_likely_as_any_in_a_hand():
    play, side = next(pair for pair in moments("kaisers_pirates") if pair[0].decision()[0] == "commit")
    (other,) = (one for one in play.sides if one != side)
    place, held = play.state.seats.index(other), Counter()
    for _, world in worlds(play, side, 600):
        held.update(world.players[place].hand)
    dark = {*play.state.unseen, *play.state.players[place].hand}
    expected = 600 * len(play.state.players[place].hand) / len(dark)
    assert set(held) == dark
    assert all(expected / 2 < held[card] < expected * 2 for card in dark)


def test_what_the_enemy_chose_unseen_is_chosen_again():
    """A manoeuvre at the same mark, and how many dice for the initiative."""
    again = 0
    for play, side in moments("frigate_duel", orders=200):
        chosen = [
            one for ship, one in zip(play.state.ships, play.state.chosen, strict=True) if ship.side != side
        ]
        for _, world in worlds(play, side):
            if play.decision()[0] == "choose_manoeuvre" and any(chosen):
                assert len(play.game.deciding(world)) == 2 and not any(world.chosen)
                again += 1
    assert again
    decisions = (
        (play, side) for play, side in moments("grand_fleet") if play.decision()[0] == "initiative_dice"
    )
    play = next(play for play, _ in decisions)
    first, second = play.deciding()
    play.take_seat(first, "person")
    play.give(first, play.orders(first)[0])
    assert [world.initiative.dice for _, world in worlds(play, second)] == [(None, None)]


def test_hidden_fleets_are_not_guessed():
    play, side = next(moments("grand_fleet", fleet_contents_hidden=True))
    assert [world for _, world in worlds(play, side)] == [None]


def test_a_die_under_the_others_hand_shows_any_number():
    for play, side in moments(
        "raiders_of_the_deep", orders=4000, form="two_players", evasive_manoeuvres=True
    ):
        view = play.view(side)
        if view != play.state:
            covered = {
                (world.cycle.number, world.cycle.escort_number) for _, world in worlds(play, side, 200)
            }
            assert len(covered) == 6 and all(-1 not in pair for pair in covered)
            return
    raise AssertionError("nobody set a die")
