"""Hands, reactions, bids, seats that come and go: a play of cards keeps every law of the sessions."""

from __future__ import annotations

from itertools import islice

import pytest

from navalgames.errors import BadInput, IllegalOrder
from navalgames.sessions.journal import HiddenEntry
from navalgames.sessions.play import Play
from navalgames.sessions.replay import Replay
from navalgames.sessions.saved import to_json, view_data
from navalgames.sessions.simulate import LOST, simulate_games
from navalgames.sessions.soak import Broken, soak_one
from navalgames.sessions.undo_law import texts_in
from navalgames.sessions.what_if import compared, option_change
from navalgames.sessions.words import PlayWords
from tests.toy_cards import GAME, NOBODY, Bid, Commit, EndTurn, Fire, LetPass, React


def guns(play, side):
    return tuple(card for card in play.state.hands[play.sides.index(side)] if card.startswith("gun"))


def at_shot(**settings):
    """A play in which Anna has just fired at Ben."""
    play = Play(GAME, seed=4, **settings)
    cards = guns(play, "ANNA")[:2]
    play.give("ANNA", Commit(cards))
    play.give("ANNA", Fire(cards[0], "BEN"))
    return play


def at_bids(**settings):
    """A play in which everybody is to bid."""
    play = Play(GAME, seed=4, **settings)
    while play.decision()[0] != "bid":
        (side,) = play.deciding()
        play.give(side, Commit(()) if play.decision()[0] == "commit" else EndTurn())
    return play


@pytest.mark.parametrize("seed", range(16))
def test_random_games_of_one_to_four_keep_every_law(seed):
    play = soak_one(GAME, seed)
    assert len(play.state.hands) == len(play.sides) == play.options.players


def test_the_soak_notices_a_card_that_is_told(monkeypatch):
    monkeypatch.setattr("navalgames.sessions.secrets.Hidden.hides_draw", lambda self, number, shown: False)
    with pytest.raises(Broken, match="is told of"):
        for seed in range(16):
            soak_one(GAME, seed)


# ------------------------------------------------------------------------ seats


@pytest.mark.parametrize(("players", "sides"), [(1, "ANNA"), (2, "ANNA BEN"), (4, "ANNA BEN CLEO DORA")])
def test_an_option_says_who_plays(players, sides):
    play = Play(GAME, options={"players": players}, seats={"ANNA": "brave"}, seed=1)
    assert play.sides == tuple(play.seats) == tuple(sides.split())


def test_a_seat_that_nobody_has_is_refused():
    with pytest.raises(BadInput, match="DORA"):
        Play(GAME, seats={"DORA": "brave"})
    with pytest.raises(BadInput, match="DORA"):
        Play(GAME).view("DORA")
    with pytest.raises(BadInput, match="CLEO"):
        Play(GAME, options={"players": 2}, staff={"CLEO": "all"})


def test_computers_take_any_of_the_seats():
    play = Play(GAME, seats={"BEN": "brave", "CLEO": "meek"}, seed=2)
    play.give("ANNA", Commit(guns(play, "ANNA")[:1]))
    play.give("ANNA", Fire(play.state.laid[0], "CLEO"))
    given = play.let_computers_play()
    assert {entry.side for entry in given} <= {"BEN", "CLEO"} and play.deciding() == ("ANNA",)


# ------------------------------------------------------------------------ what lies in the dark


def test_a_hand_is_told_to_nobody_else_from_the_first_deal_on():
    play = Play(GAME, seed=4)
    for viewer, hand in zip(play.sides, play.state.hands, strict=True):
        told = set(texts_in(tuple(tuple(line.facts.values()) for line in play.log_for(viewer))))
        assert any(", ".join(hand) == fact for fact in told)
        others = {card for other in play.state.hands if other is not hand for card in other}
        assert not others & {word for fact in told for word in fact.replace(",", "").split()}


def test_a_card_drawn_is_seen_by_who_drew_it_though_the_order_is_no_secret():
    play = Play(GAME, seed=4)
    play.give("ANNA", Commit(()))
    play.give("ANNA", EndTurn())
    (card,) = play.journal[-1].shown[0].faces
    assert [entry.shown[0].faces for entry in play.journal_for("ANNA")[-1:]] == [(card,)]
    assert play.journal_for("BEN")[-1].shown == () and play.journal_for("BEN")[-1].order == EndTurn()
    keys = {viewer: [line.key for line in play.log_for(viewer) if line.entry == 2] for viewer in play.sides}
    assert keys["ANNA"] == ["session-log-cards", "tc-draws", "tc-drew"]
    assert keys["BEN"] == keys["CLEO"] == ["tc-draws"]
    assert card not in str(view_data(play, "BEN"))


def test_laying_out_the_last_gun_is_secret_though_no_other_order_looks_like_it():
    play = next(
        play for play in (Play(GAME, seed=seed) for seed in range(50)) if len(guns(play, "ANNA")) == 1
    )
    play.give("ANNA", Commit(guns(play, "ANNA")))
    assert isinstance(play.journal_for("BEN")[-1], HiddenEntry)
    assert play.journal_for("ANNA") == play.journal


def test_bids_are_secret_until_all_have_bid():
    play = at_bids()
    assert play.deciding() == play.sides
    for side in ("CLEO", "ANNA"):
        play.give(side, Bid(play.state.hands[play.sides.index(side)][0]))
    assert [isinstance(entry, HiddenEntry) for entry in play.journal_for("BEN")[-2:]] == [True, True]
    assert isinstance(play.journal_for("ANNA")[-2], HiddenEntry)
    play.give("BEN", Bid(NOBODY))
    assert play.over and play.journal_for("BEN") == play.journal


# ------------------------------------------------------------------------ reactions and taking back


def test_the_target_is_asked_first_then_the_others_in_order():
    play = at_shot()
    assert (play.decision(), play.deciding()) == (("react", "C4"), ("BEN",))
    with pytest.raises(IllegalOrder):
        play.give("CLEO", LetPass())
    play.give("BEN", LetPass())
    assert play.deciding() == ("CLEO",) and not play.journal[-1].shown
    play.give("CLEO", LetPass())
    assert play.deciding() == ("ANNA",) and [shown.dice for shown in play.journal[-1].shown] == ["1d6"]


def test_an_answer_ends_the_asking():
    play = next(
        play
        for play in (Play(GAME, seed=seed) for seed in range(50))
        if guns(play, "ANNA") and any(card.startswith("trap") for card in play.state.hands[1])
    )
    gun = guns(play, "ANNA")[0]
    play.give("ANNA", Commit((gun,)))
    play.give("ANNA", Fire(gun, "BEN"))
    trap = next(card for card in play.state.hands[1] if card.startswith("trap"))
    play.give("BEN", React(trap))
    assert play.deciding() == ("ANNA",) and play.state.shot is None


def test_cards_laid_out_may_be_taken_back_a_card_shown_may_not():
    play = Play(GAME, seed=4)
    play.give("ANNA", Commit(guns(play, "ANNA")[:1]))
    assert play.undo_objection() == ""
    play.give("ANNA", Fire(play.state.laid[0], "BEN"))
    assert play.undo_objection() == "error-undo-reveal"


def test_the_staff_lets_pass_only_who_could_do_nothing_else():
    staff = {"BEN": {"react"}, "CLEO": {"react"}}
    asked, passed = set(), set()
    for seed in range(30):
        play = Play(GAME, seed=seed, staff=staff)
        if not guns(play, "ANNA"):
            continue
        play.give("ANNA", Commit(guns(play, "ANNA")[:1]))
        play.give("ANNA", Fire(play.state.laid[0], "BEN"))
        able = len(play.orders("BEN")) > 1
        play.let_computers_play()
        (asked if play.deciding() == ("BEN",) else passed).add(able)
    assert (asked, passed) == ({True}, {False})


# ------------------------------------------------------------------------ many orders, many sittings, endings


def test_hundreds_of_orders_are_offered_checked_and_saved():
    plays = (Play(GAME, options={"hand": 10}, seed=seed) for seed in range(200))
    play = next(play for play in plays if len(play.orders("ANNA")) >= 256)
    offered = play.orders("ANNA")
    for order in islice(offered, 0, None, 37):
        play.check("ANNA", order)
    play.give("ANNA", offered[-1])
    assert Play.from_json(to_json(play), game=GAME).state == play.state


def test_a_game_of_several_rounds_goes_on_over_several_sittings(tmp_path):
    play = Play(
        GAME, options={"rounds": 3, "players": 2}, seats=dict.fromkeys(("ANNA", "BEN"), "random"), seed=9
    )
    alone = play.fork()
    alone.let_computers_play()
    sittings = 0
    while not play.over:
        play.let_computers_play(most=6)
        play = Play.load(play.save(tmp_path / "campaign.json"), game=GAME)
        sittings += 1
    assert sittings > 3 and len(play.state.record) == 3
    assert play.states == alone.states and play.log == alone.log
    assert {line.turn for line in play.log} == {1, 2, 3}
    assert Replay(play, 7).view("BEN") == GAME.view(play.states[7], "BEN", play.options)


def test_partners_win_together():
    found = simulate_games(GAME, 60, seed=3, options={"players": 4, "partners": True})
    wins = {name: share.count for name, share in found.wins.items()}
    assert wins["ANNA"] == wins["CLEO"] > 0 and wins["BEN"] == wins["DORA"] > 0
    assert wins["ANNA"] + wins["BEN"] + wins["draw"] == 60


def test_one_alone_wins_or_loses_and_never_draws():
    found = simulate_games(GAME, 60, seed=3, options={"players": 1})
    wins = {name: share.count for name, share in found.wins.items()}
    assert set(wins) == {"ANNA", "draw", LOST} and wins["draw"] == 0
    assert wins[LOST] > 0 and wins["ANNA"] + wins[LOST] == 60


def test_a_choice_of_players_is_compared_with_another():
    found = compared(GAME, option_change(GAME, "players", 1), 40, jobs=1, charts=GAME.read_charts())
    assert tuple(found.wins) == ("ANNA", "BEN", "CLEO", "draw", LOST)
    assert found.wins["BEN"].after.count == 0 and found.wins[LOST].before.count == 0


@pytest.mark.usefixtures("toys")
def test_equal_cards_are_told_by_what_they_are():
    words = PlayWords(GAME)
    assert words.order(Commit(("gun#3", "gun#12"))) == "Lay out: a gun, a gun"
    play = at_shot()
    play.give("BEN", LetPass())
    told = [words.line(line) for line in play.log]
    assert "At Ben: a gun." in told and not any("#" in line for line in told)
