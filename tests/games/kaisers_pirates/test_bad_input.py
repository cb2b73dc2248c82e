"""What the table refuses, each with its rule: wrong moments, spent ships, second players, wrong files."""

from __future__ import annotations

import json

import pytest

from navalgames.errors import BadInput, IllegalOrder
from navalgames.games.kaisers_pirates import GAME, given
from navalgames.games.kaisers_pirates.state import Ship
from navalgames.sessions.play import Play
from navalgames.sessions.saved import to_json
from navalgames.texts import LANGUAGES, Texts
from tests.games.kaisers_pirates.journals import Journal
from tests.games.kaisers_pirates.table import EAST, NORTH, SOUTH, Table


def refused(play: Play, side: str, order) -> IllegalOrder:
    """The refusal of an order; nothing has changed, and every language tells it with the rule."""
    before = play.state, play.journal
    with pytest.raises(IllegalOrder) as told:
        play.give(side, order)
    assert (play.state, play.journal) == before
    assert all(told.value.rule in Texts(language).problem(told.value) for language in LANGUAGES)
    return told.value


def committing(*hand: str, ships: tuple = ("Leipzig", "Meteor"), players: str = "two", **theirs) -> Play:
    """North lays out cards."""
    table = Table(players).put(NORTH, ships=ships, hand=hand)
    table.put(SOUTH, **{"merchantmen": ("Maria", "Lovat"), "hand": ("AMC",), **theirs})
    table.put(EAST, merchantmen=("Appam",)) if players != "two" else None
    return Journal(table.having(stack=(table.state.stack[0]._replace(stage="commit"),))).play


@pytest.mark.rule("3.2.2a", "3.2a")
def test_a_reaction_out_of_time():
    play = committing("Trap 1", "Collier 1")
    refusal = refused(play, SOUTH, given.React("AMC 1"))
    assert refusal.rule == "3.2a" and "waiting for NORTH (rule 3.2a)" in str(refusal)
    assert refused(play, NORTH, given.React("Trap 1")).rule == "3.2a"


@pytest.mark.rule("3.2.2c", "3.3.22f")
def test_a_reaction_that_does_not_fit_the_attack():
    table = Table().put(NORTH, ships=("Emden",)).commit(("Fair Seas 1", "intercept", "Emden"))
    journal = Journal(table.put(SOUTH, merchantmen=("Maria",), hand=("Minesweeper 1",)))
    journal.give(NORTH, given.Intercept("Fair Seas 1", "Maria"))
    refusal = refused(journal.play, SOUTH, given.React("Minesweeper 1"))
    assert refusal.rule == "3.3.22f"
    assert "This card does not answer an intercept by a warship. (rule 3.3.22f)" in str(refusal)


@pytest.mark.rule("1.1.2a", "3.2d")
def test_a_card_is_not_laid_out_twice():
    play = committing("Trap 1", "Collier 1")
    play.give(NORTH, given.CommitCard("Trap 1", "intercept", "Leipzig"))
    for again in (
        given.CommitCard("Trap 1", "intercept", "Leipzig"), given.CommitCard("Trap 1", "action", ""),
    ):  # fmt: skip
        refusal = refused(play, NORTH, again)
        assert refusal.rule == "1.1.2a" and "laid out already" in str(refusal)
    assert refused(play, NORTH, given.CommitCard("AMC 1", "intercept", "Leipzig")).rule == "3.2a"


@pytest.mark.rule("3.1.3b", "3.2.1i")
def test_a_ship_that_has_acted_does_not_intercept_again():
    table = Table().put(NORTH, ships=("Leipzig",)).turn(acted=("Leipzig",))
    table.commit(("Trap 1", "intercept", "Leipzig"), ("Trap 2", "intercept", "Emden"))
    play = Journal(table.put(SOUTH, merchantmen=("Maria", "Lovat"))).play
    refusal = refused(play, NORTH, given.Intercept("Trap 1", "Maria"))
    assert refusal.rule == "3.1.3b" and "already acted" in str(refusal)
    refusal = refused(play, NORTH, given.Intercept("Trap 2", "Maria"))
    assert refusal.rule == "3.2.1i" and "no longer in your fleet" in str(refusal)


@pytest.mark.rule("3.1.3a")
def test_no_second_player_is_attacked():
    table = Table("three").put(NORTH, ships=("Leipzig",)).turn(attacked=SOUTH)
    table.commit(("Trap 1", "intercept", "Leipzig"), "Submarines U-27 & U-41 1")
    play = Journal(table.put(SOUTH, merchantmen=("Maria",)).put(EAST, merchantmen=("Lovat",))).play
    for order in (
        given.Intercept("Trap 1", "Lovat"),
        given.TorpedoAttack("Submarines U-27 & U-41 1", "Lovat"),
    ):
        refusal = refused(play, NORTH, order)
        assert refusal.rule == "3.1.3a" and "one opponent" in str(refusal)


@pytest.mark.rule("3.2.3b", "3.1.3c")
def test_ships_that_may_not_be_named():
    table = Table().commit(("Recalled 1", "intercept")).turn(intercepted=("Emden",))
    play = Journal(table.put(SOUTH, ships=("Emden", "Wolf", Ship("Greif")))).play
    assert refused(play, NORTH, given.Intercept("Recalled 1", "Wolf")).rule == "3.2.3b"
    assert refused(play, NORTH, given.Intercept("Recalled 1", "Emden")).rule == "3.1.3c"


# ------------------------------------------------------------------------ files


def saved() -> dict:
    """A play after its first orders, as data."""
    play = Play(GAME, seats={NORTH: "sensible", SOUTH: "sensible"}, seed=5)
    play.let_computers_play(12)
    return json.loads(to_json(play))


def hands(data: dict) -> list[dict]:
    """The draws of action cards in the set-up."""
    return [shown for shown in data["set_up"] if shown["why"] == "action_cards"]


@pytest.mark.rule("1.1.2d", "2.1.5a")
def test_a_card_that_is_dealt_twice_is_refused():
    data = saved()
    first, second = hands(data)
    second["shows"][0] = first["shows"][0]
    with pytest.raises(BadInput, match=r"draw 6 of 94 cannot show .*2\.1\.5a"):
        Play.from_json(json.dumps(data), game=GAME)


@pytest.mark.rule("1.1.1", "2.1.5a")
@pytest.mark.parametrize("why", ["german_ships", "merchantmen"])
def test_a_ship_that_is_in_two_fleets_is_refused(why):
    data = saved()
    first, second = (shown for shown in data["set_up"] if shown["why"] == why)
    second["shows"][0] = first["shows"][0]
    with pytest.raises(BadInput, match=r"cannot show .*2\.1\.5a"):
        Play.from_json(json.dumps(data), game=GAME)


@pytest.mark.rule("2.1.5a")
def test_a_hand_that_is_too_small_or_too_large_is_refused():
    for change in (lambda cards: cards[:-1], lambda cards: [*cards, "Trap 2"]):
        data = saved()
        hands(data)[0]["shows"] = change(hands(data)[0]["shows"])
        with pytest.raises(BadInput, match=r"2\.1\.5a"):
            Play.from_json(json.dumps(data), game=GAME)


@pytest.mark.rule("3.1.1b")
def test_a_card_drawn_that_somebody_holds_is_refused():
    play = Play(GAME, seats={NORTH: "sensible", SOUTH: "sensible"}, seed=5)
    while not any(shown.rule == "3.1.1b" for entry in play.journal for shown in entry.shown):
        play.step_computer()
    data = json.loads(to_json(play))
    drawn = next(one for one in data["journal"][-1]["dice"] if one["rule"] == "3.1.1b")
    drawn["shows"] = hands(data)[1]["shows"][:1]
    with pytest.raises(BadInput, match=r"entry \d+ of \d+ .*3\.1\.1b"):
        Play.from_json(json.dumps(data), game=GAME)
