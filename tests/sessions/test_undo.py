"""The undo law: never across a roll, a reveal or a change of side, unless asked for explicitly."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from navalgames.errors import BadInput
from navalgames.sessions.play import Play
from navalgames.sessions.players import draw_order
from tests.sessions.test_play import raced, typed
from tests.toy_game import GAME, ChooseDice, Look, Press, Stow


def test_an_order_that_leaves_the_decision_with_its_side_is_taken_back():
    play = raced(Play(GAME, ask=typed(6, 2)))
    before = play.state
    play.give("RED", Stow(4, 0))
    (taken,) = play.undo()
    assert taken.order == Stow(4, 0)
    assert play.state == before and len(play.journal) == 2


def test_nothing_to_take_back():
    with pytest.raises(BadInput, match="no order to take back"):
        Play(GAME).undo()
    with pytest.raises(BadInput, match="no order to take back"):
        Play(GAME).undo(take_back_and_reroll=True)


def test_a_roll_is_not_crossed():
    play = raced(Play(GAME, ask=typed(6, 2)))
    play.give("RED", Stow(4, 0))
    play.ask = typed(5)
    play.give("RED", Press(True))
    assert play.deciding() == ("RED",)
    with pytest.raises(BadInput, match="dice were rolled"):
        play.undo()
    assert len(play.journal) == 4


def test_a_reveal_is_not_crossed():
    play = raced(Play(GAME, ask=typed(6, 2)))
    play.give("RED", Stow(4, 0))
    play.give("RED", Look())
    assert play.deciding() == ("RED",)
    with pytest.raises(BadInput, match="showed something that was hidden"):
        play.undo()


def test_a_change_of_side_is_not_crossed():
    play = Play(GAME)
    play.give("RED", ChooseDice(1))
    with pytest.raises(BadInput, match="passed to another side"):
        play.undo()


def test_an_explicit_wish_crosses_everything_and_rolls_anew():
    play = raced(Play(GAME, seed=11))
    first = play.journal[-1].shown
    rolled = {first}
    for _ in range(6):
        play.undo(take_back_and_reroll=True)
        assert len(play.journal) == 1
        play.give("BLUE", ChooseDice(1))
        rolled.add(play.journal[-1].shown)
    assert len(rolled) > 1


def test_taking_back_without_a_roll_leaves_the_dice_as_they_would_have_fallen():
    def after(back_and_forth: bool):
        play = raced(Play(GAME, seed=12), red=2)
        if play.decision()[0] == "stow":
            play.give(play.deciding()[0], play.orders(play.deciding()[0]).suggestions()[0][1])
            if back_and_forth:
                play.undo()
                play.give(play.deciding()[0], play.orders(play.deciding()[0]).suggestions()[1][1])
            play.give(play.deciding()[0], Press(True))
        return play.journal[-1].shown

    assert after(False) == after(True) != ()


def test_an_explicit_wish_returns_to_the_last_order_of_a_person():
    play = Play(GAME, seats={"BLUE": "bold"}, seed=4)
    play.give("RED", ChooseDice(2))
    play.let_computers_play()
    taken = play.undo(take_back_and_reroll=True)
    assert taken[0].by == "person" and all(entry.by == "bold" for entry in taken[1:])
    assert play.journal == () and play.rerolls == 1


def test_staff_orders_go_with_the_order_they_follow():
    play = raced(Play(GAME, ask=typed(6, 2), staff={"RED": "all"}))
    play.let_computers_play()
    play.ask = typed(4, 1)
    with pytest.raises(BadInput, match="dice were rolled"):
        play.undo()
    assert len(play.journal) == 3
    assert [entry.by for entry in play.undo(take_back_and_reroll=True)] == ["person", "staff"]


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), open_holds=st.booleans())
def test_the_law_holds_at_every_step(seed, open_holds):
    from random import Random

    rng = Random(seed)
    play = Play(GAME, seed=seed, options={"open_holds": open_holds})
    while not play.over:
        side = rng.choice(play.deciding())
        before = play.state
        entry = play.give(side, draw_order(play.orders(side), rng))
        lawful = not entry.shown and side in play.deciding() and not isinstance(entry.order, Look)
        assert (play.undo_objection() == "") == lawful
        if lawful:
            after = play.state
            play.undo()
            assert play.state == before
            play.give(side, entry.order)
            assert play.state == after
