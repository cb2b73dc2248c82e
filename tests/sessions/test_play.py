"""A play of the toy game: orders, refusals, the log, computer players, staff and typed dice."""

from __future__ import annotations

import pytest

from navalgames.chance import Note
from navalgames.errors import BadInput, IllegalOrder
from navalgames.sessions.journal import lines_of
from navalgames.sessions.play import Play
from tests.toy_game import GAME, ChooseDice, Look, Press, Stow


def typed(*faces):
    """An `ask` that lays down these faces, one roll after the other."""
    left = list(faces)
    return lambda notation, why, rule: left.pop(0)


def raced(play: Play, red: int = 1, blue: int = 1) -> Play:
    play.give("RED", ChooseDice(red))
    play.give("BLUE", ChooseDice(blue))
    return play


def test_a_play_starts_where_the_game_starts():
    play = Play(GAME, seed=1)
    assert play.deciding() == ("RED", "BLUE")
    assert play.decision() == ("choose", "T1")
    assert play.orders("RED") == (ChooseDice(1), ChooseDice(2))
    assert (play.journal, play.log, play.outcome, play.turn) == ((), (), None, 1)


def test_orders_change_the_state_and_fill_the_journal():
    play = raced(Play(GAME, ask=typed(6, 2)))
    assert play.deciding() == ("RED",)
    first, second = play.journal
    assert (first.side, first.order, first.shown) == ("RED", ChooseDice(1), ())
    assert [(shown.why, shown.faces) for shown in second.shown] == [("RED race", (6,)), ("BLUE race", (2,))]


def test_the_log_tells_rolls_and_rules_in_order():
    play = raced(Play(GAME, ask=typed(6, (5, 2))), blue=2)
    assert [(line.entry, line.turn, line.rule, line.key) for line in play.log] == [
        (2, 1, "T2", "session-log-faces"),
        (2, 1, "T2", "session-log-dice"),
        (2, 1, "T2", "tg-race"),
    ]
    assert play.log[1].facts == {"dice": "best 1 of 2d6", "why": "BLUE race", "faces": "5 2", "result": 5}
    assert play.log[2].facts == {"red": 6, "blue": 5}


def test_a_note_that_begins_a_turn_takes_the_lines_after_it_along():
    record = [Note("T1", "a", {}), Note("T2", "b", {"turn": 2}), Note("T3", "c", {})]
    assert [(line.key, line.turn) for line in lines_of(record, 1, 1, "RED")] == [("a", 1), ("b", 2), ("c", 2)]


def test_journal_and_log_from_an_order_on():
    play = raced(Play(GAME, ask=typed(6, (5, 2))), blue=2)
    for number in range(1, len(play.journal) + 1):
        assert play.journal_for("RED", number) == play.journal_for("RED")[number - 1 :]
        assert play.log_for("RED", number) == tuple(
            line for line in play.log_for("RED") if line.entry >= number
        )  # fmt: skip


def test_a_form_decision_is_checked_by_its_form():
    play = raced(Play(GAME, ask=typed(6, 2)))
    form = play.orders("RED")
    assert (form.decision, form.total) == ("stow", 4)
    with pytest.raises(IllegalOrder, match="given 4 \\+ 4, expected 4 \\(rule T3\\)"):
        play.give("RED", Stow(4, 4))
    with pytest.raises(IllegalOrder):
        play.give("RED", Press(True))
    play.give("RED", form.from_counts(((3, 1),)))
    assert play.state.holds[0] == (3, 1)


def test_orders_may_be_given_as_data():
    play = Play(GAME)
    play.give("RED", {"order": "choose_dice", "count": 2})
    assert play.journal[0].order == ChooseDice(2)


@pytest.mark.parametrize(
    ("side", "order", "sentence"),
    [
        ("GREEN", ChooseDice(1), "no side “GREEN”"),
        ("RED", ChooseDice(3), r"\(count 3\)” is not allowed now: count is 3; expected: 1, 2 \(rule T1\)"),
        ("RED", Press(True), "not allowed now"),
        ("RED", "full ahead", "no order “str”"),
        ("RED", {"order": "chose_dice"}, "Did you mean “choose_dice”"),
        ("RED", {"order": "choose_dice", "count": "two"}, "cannot take 'two' as “count”"),
    ],
)
def test_a_refused_order_changes_nothing(side, order, sentence):
    play = Play(GAME, seed=3)
    before = (play.state, play.journal, play.log)
    with pytest.raises(
        BadInput if side == "GREEN" or isinstance(order, (str, dict)) else IllegalOrder, match=sentence
    ):
        play.give(side, order)
    assert (play.state, play.journal, play.log) == before


def test_whose_decision_it_is_not():
    play = Play(GAME)
    play.give("RED", ChooseDice(1))
    with pytest.raises(IllegalOrder, match="RED has no decision to make now; waiting for BLUE"):
        play.give("RED", ChooseDice(1))


def test_a_crash_in_the_dice_changes_nothing():
    def drops(notation, why, rule):
        raise KeyboardInterrupt

    play = Play(GAME, ask=drops)
    play.give("RED", ChooseDice(1))
    before = (play.state, play.journal)
    with pytest.raises(KeyboardInterrupt):
        play.give("BLUE", ChooseDice(1))
    assert (play.state, play.journal) == before


def test_impossible_typed_dice_change_nothing():
    play = Play(GAME, ask=typed(7))
    play.give("RED", ChooseDice(1))
    with pytest.raises(BadInput, match="7"):
        play.give("BLUE", ChooseDice(1))
    assert len(play.journal) == 1


def test_why_something_is_refused():
    play = raced(Play(GAME, ask=typed(6, 5)))
    play.give("RED", Stow(1, 0))
    assert play.refused("RED") == ()
    play.give("RED", Look())
    (refusal,) = play.refused("RED")
    assert (refusal.label, refusal.rule) == ("tg-order-look", "T4")
    assert Look() not in play.orders("RED")


def test_the_same_seed_rolls_the_same_dice():
    first, second, other = (Play(GAME, seats=BOLD, seed=seed) for seed in (5, 5, 6))
    for play in (first, second, other):
        play.let_computers_play()
    assert first.journal == second.journal != other.journal


BOLD = {"RED": "bold", "BLUE": "bold"}


def test_computers_play_to_the_end():
    play = Play(GAME, seats=BOLD, seed=5)
    given = play.let_computers_play()
    assert given == play.journal and play.over and play.outcome is not None
    assert {entry.by for entry in given} == {"bold"}
    with pytest.raises(BadInput, match="played by the computer"):
        play.give("RED", ChooseDice(1))


def test_computers_stop_where_a_person_decides():
    play = Play(GAME, seats={"BLUE": "timid"}, seed=5)
    assert [entry.side for entry in play.let_computers_play()] == ["BLUE"]
    assert play.deciding() == ("RED",)
    assert play.step_computer() is None


def test_computers_may_be_stepped():
    play = Play(GAME, seats=BOLD, seed=5)
    assert len(play.let_computers_play(most=2)) == 2
    assert play.step_computer().by == "bold"
    assert len(play.journal) == 3


def test_the_random_player_exists_for_every_game():
    play = Play(GAME, seats={"RED": "random", "BLUE": "random"}, seed=9)
    play.let_computers_play()
    assert play.over


def test_a_computer_player_gets_a_view_and_never_the_state():
    seen = []

    def spy(view, side, orders, charts, options, dice):
        seen.append(view)
        return orders[0] if isinstance(orders, tuple) else orders.suggestions()[0][1]

    game = with_bots({"spy": spy})
    play = Play(game, seats={"BLUE": "spy"}, ask=typed(2, 6))
    play.give("RED", ChooseDice(2 - 1))
    play.let_computers_play(most=1)
    assert play.states[1].choices == (1, None)
    assert seen[0].choices == (None, None)


def with_bots(bots):
    from dataclasses import replace

    return replace(GAME, bots=lambda: bots)


def test_staff_answers_bookkeeping_forms_with_the_default():
    play = raced(Play(GAME, ask=typed(6, 1), staff={"RED": ["stow"]}))
    (entry,) = play.let_computers_play()
    assert (entry.by, entry.order) == ("staff", Stow(3, 2))
    assert play.decision()[0] == "press"
    assert play.let_computers_play() == ()


def test_staff_leaves_other_decisions_alone():
    play = raced(Play(GAME, ask=typed(6, 1), staff={"RED": ["sorting"], "BLUE": "all"}))
    assert play.let_computers_play() == ()
    assert play.decision()[0] == "stow"


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"seats": {"RED": "blod"}}, "Did you mean “bold”"),
        ({"seats": {"PINK": "bold"}}, "no side “PINK”"),
        ({"options": {"turn": 3}}, "Did you mean “turns”"),
        ({"options": {"turns": 4}}, "cannot be “4”"),
        ({"seed": "x"}, "seed “x”"),
        ({"staff": {"PINK": "all"}}, "no side “PINK”"),
    ],
)
def test_a_play_refuses_settings_that_do_not_exist(settings, sentence):
    with pytest.raises(BadInput, match=sentence):
        Play(GAME, **settings)


def test_an_unknown_game_is_refused():
    with pytest.raises(BadInput, match="Did you mean “grand_fleet”"):
        Play("grand_flet")


def test_a_fork_goes_its_own_way():
    play = Play(GAME, seed=2)
    other = play.fork()
    other.give("RED", ChooseDice(1))
    assert len(play.journal) == 0 and len(other.journal) == 1


def test_a_seat_may_change_hands():
    play = Play(GAME, seats=BOLD, seed=5)
    play.take_seat("RED", "person")
    play.give("RED", ChooseDice(1))
    with pytest.raises(BadInput):
        play.take_seat("RED", "nobody")
