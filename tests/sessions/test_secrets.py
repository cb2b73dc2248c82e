"""Nothing a side may see tells what it may not see."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from navalgames.errors import BadInput
from navalgames.games import game as game_called
from navalgames.sessions.journal import Entry, HiddenEntry, LogLine
from navalgames.sessions.play import Play
from navalgames.sessions.saved import view_data
from navalgames.sessions.secrets import Chain, Hidden
from navalgames.sessions.soak import random_options
from tests.sessions.secrets_plainly import Plain
from tests.sessions.test_play import raced, typed
from tests.toy_cards import GAME as CARDS
from tests.toy_game import GAME, ChooseDice, Look, Press, Stow


def test_a_secret_choice_stays_out_until_both_have_chosen():
    play = Play(GAME, ask=typed(6, 2))
    play.give("RED", ChooseDice(1))
    assert play.journal_for("BLUE") == (HiddenEntry("RED"),)
    assert play.journal_for("RED") == play.journal
    play.give("BLUE", ChooseDice(1))
    assert play.journal_for("BLUE") == play.journal == play.journal_for("RED")


def test_hidden_cargo_stays_out_until_it_is_uncovered():
    play = raced(Play(GAME, ask=typed(6, 2, 1, 3, 5)))
    play.give("RED", Stow(4, 0))
    play.give("RED", Press(True))
    assert isinstance(play.journal_for("BLUE")[2], HiddenEntry)
    raced(play)
    play.give("BLUE", Stow(1, 1))
    assert isinstance(play.journal_for("BLUE")[2], HiddenEntry)
    assert isinstance(play.journal_for("RED")[-1], HiddenEntry)
    play.give("BLUE", Look())
    assert isinstance(play.journal_for("BLUE")[2], Entry)
    assert isinstance(play.journal_for("RED")[-2], HiddenEntry)


def test_taking_back_an_order_takes_back_its_secret():
    play = raced(Play(GAME, ask=typed(6, 2)))
    play.give("RED", Stow(4, 0))
    play.undo()
    play.give("RED", Stow(3, 1))
    assert play.journal_for("BLUE")[2] == HiddenEntry("RED")
    assert "4" not in json.dumps(view_data(play, "BLUE")["journal"][2])


def test_everything_is_open_at_the_end():
    play = Play(GAME, seats={"RED": "bold", "BLUE": "bold"}, seed=8)
    play.let_computers_play()
    assert play.journal_for("RED") == play.journal_for("BLUE") == play.journal


def test_the_file_of_a_side_tells_no_secret(tmp_path):
    play = Play(GAME, seed=123456789)
    play.give("RED", ChooseDice(2))
    path = play.save_for("BLUE", tmp_path / "blue.json")
    text = path.read_text(encoding="utf-8")
    data = json.loads(text)
    assert data["journal"] == [{"side": "RED", "by": "person", "hidden": True, "dice": []}]
    assert data["view"]["choices"] == [None, None]
    assert "123456789" not in text
    assert "seed" not in data
    with pytest.raises(BadInput, match="what the side BLUE may see"):
        Play.load(path, game=GAME)


@settings(max_examples=30, deadline=None)
@given(barrels=st.integers(0, 4), choice=st.sampled_from([1, 2]))
def test_what_a_side_cannot_see_changes_nothing_it_can(barrels, choice):
    """Two plays that differ only in the dark look the same from outside."""

    def seen(fore: int, dice: int):
        play = raced(Play(GAME, ask=typed(6, 2, 1)))
        play.give("RED", Stow(fore, 4 - fore))
        play.give("RED", Press(True))
        play.give("RED", ChooseDice(dice))
        return (play.view("BLUE"), play.orders("BLUE"), play.log_for("BLUE"), view_data(play, "BLUE"))

    assert seen(barrels, choice) == seen(4, 1)


# ------------------------------------------------------------------------ Grand Fleet with secret charts


@pytest.fixture(scope="module")
def secret_charts() -> Play:
    """A random game with secret fleet charts, stopped shortly before its end."""
    play = Play(
        "grand_fleet", seed=4, options={"fleet_contents_hidden": True}, seats={"UK": "random", "DE": "random"}
    )
    play.let_computers_play()
    return play.until(len(play.journal) - 1)


def test_public_orders_are_told_although_they_move_hidden_ships(secret_charts):
    """A refused battle brings new ships to a secret chart; the refusal itself is no secret."""
    secret, open_to_all = set(), set()
    for number, entry in enumerate(secret_charts.journal, start=1):
        enemy = "DE" if entry.side == "UK" else "UK"
        told = secret_charts.until(number).journal_for(enemy)[-1]
        (secret if isinstance(told, HiddenEntry) else open_to_all).add(type(entry.order).__name__)
    assert {"OfferBattle", "AcceptBattle", "SkipDeployment", "StartDetachment"} <= open_to_all - secret
    assert {"SendToDDbox", "SortDDbox", "FormFleets"} <= secret - open_to_all


def test_notes_do_not_name_ships_that_came_from_one_secret_place_to_another(secret_charts):
    for viewer in ("UK", "DE"):
        own = {line.key for line in secret_charts.log if line.facts.get("side") == viewer}
        assert "gf-log-deployed" in own
        told = [line for line in secret_charts.log_for(viewer) if line.key == "gf-log-deployed"]
        assert {line.facts["side"] for line in told if line.facts["ships"]} == {viewer}


def test_what_everybody_saw_stays_told(secret_charts):
    """Ships hit in a battle were seen, although the survivors go back to a secret chart."""
    for viewer in ("UK", "DE"):
        hits = [line for line in secret_charts.log if line.key in ("gf-log-hit-sunk", "gf-log-hit-ddbox")]
        told = secret_charts.log_for(viewer)
        assert hits and all(line in told for line in hits)


def test_the_next_turn_is_told_to_both(secret_charts):
    turns = [line for line in secret_charts.log if line.key == "gf-log-next-turn"]
    for viewer in ("UK", "DE"):
        assert [line for line in secret_charts.log_for(viewer) if line.key == "gf-log-next-turn"] == turns


class Weighed(int):
    """A number that counts how often it was compared."""

    compared = 0

    def __lt__(self, other):
        Weighed.compared += 1
        return int(self) < other

    def __eq__(self, other):
        Weighed.compared += 1
        return int(self) == other

    __hash__ = int.__hash__


class Named:
    """What a side sees, as far as the names matter that are hidden from it."""

    def __init__(self, names):
        self.names = frozenset(names)


def chained(by_number):
    """A chain of what stands with each number."""
    chain = Chain()
    for number, what in by_number:
        chain = chain.and_also(number, what)
    return chain


def test_a_line_of_a_long_log_is_looked_up_and_not_searched_for():
    """A hand of cards is dark all game long: every order has its names, and every line asks for them."""
    orders = tuple((Weighed(number), frozenset({"hands"})) for number in range(0, 2000, 2))
    told = tuple((Weighed(number), Named({f"card#{number}"})) for number in range(2000))
    hidden = Hidden(chained(orders), Named({"card#9", "card#1200"}), chained(told), viewer="RED")

    def hides(number, **facts):
        return hidden.hides_line(LogLine(number, 1, "BLUE", "toy-log", "1.1", facts))

    Weighed.compared = 0
    assert hides(9, card="card#9") and not hides(8, card="card#9") and not hides(5000, card="card#9")
    assert hides(1200, side="BLUE") and not hides(1201, side="BLUE") and not hides(5000, side="BLUE")
    assert hidden.hides_order(1998) and not hidden.hides_order(1999) and not hidden.hides_order(-1)
    assert Weighed.compared < 200


# ------------------------------------------------------------------------ worked out quickly and plainly


GAMES = {
    "grand_fleet": {"fleet_contents_hidden": True, "simultaneous_allocation": True},
    "kaisers_pirates": {"players": "three"},
    "raiders_of_the_deep": {"form": "two_players"},
    "atlantic_chase": {},
    "frigate_duel": {},
    "toy_game": {},
    "toy_cards": {},
}
MOST_WATCHED = 150
"""Orders of a play that are watched: the plain way takes ten times as long."""


def same_as_told_plainly(play, every):
    """What is hidden from each side equals what is told plainly, at every order or at every few."""
    plain = {viewer: Plain(play, viewer) for viewer in play.sides}
    states = play.states
    for number in range(min(len(play.journal), MOST_WATCHED) + 1):
        if number:
            entry = play.journal[number - 1]
            for one in plain.values():
                one.hear(number, entry, states[number - 1], states[number])
        if number % every == 0 or number == len(play.journal):
            then = play.until(number)
            for viewer, one in plain.items():
                newest = then.journal_for(viewer, since=number) if number else ()
                hidden = then._hidden_from(viewer)
                assert_same(hidden, one)
                anew = tuple(line for line in then.log if not hidden.hides_line(line))
                assert then.log_for(viewer) == anew, "what was read before is told as it is judged now"
                assert newest == then.journal_for(viewer)[-1:], "alone or with all before it: the same"


def assert_same(hidden, plain):
    assert hidden.names == plain.names
    assert hidden.orders.all == tuple(plain.orders)
    assert tuple((number, kept.names) for number, kept in hidden.told.all if kept.names) == tuple(plain.told)
    assert hidden.draws.all == tuple(plain.draws)
    assert hidden.viewer == plain.viewer


def random_play(game, seed, options):
    play = Play(game, seed=seed, options=options)
    play = Play(game, seed=seed, options=options, seats=dict.fromkeys(play.sides, "random"))
    play.let_computers_play()
    return play


def game_named(name):
    return {"toy_game": GAME, "toy_cards": CARDS}.get(name) or game_called(name)


@pytest.mark.parametrize("every", [1, 7])
@pytest.mark.parametrize("name", GAMES)
def test_secrets_are_those_told_plainly(name, every):
    """Whether a side reads after every order or now and then."""
    same_as_told_plainly(random_play(game_named(name), 3, GAMES[name]), every)


@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**6), name=st.sampled_from(sorted(GAMES)))
def test_secrets_are_those_told_plainly_whatever_the_options(seed, name):
    game = game_named(name)
    same_as_told_plainly(random_play(game, seed, random_options(game, Random(seed))), 5)


def test_sides_may_read_at_any_time_and_after_taking_back():
    """What was worked out for an order that was taken back is not mixed up with the next one."""
    play = raced(Play(GAME, ask=typed(6, 2, 1, 3, 5)))
    for fore in (4, 3):
        play.give("RED", Stow(fore, 4 - fore))
        other = play.fork()
        assert [play.journal_for("BLUE")[2], other.journal_for("BLUE")[2]] == [HiddenEntry("RED")] * 2
        same_as_told_plainly(play, 1)
        play.undo()
    assert play.journal_for("BLUE") == play.journal


def test_a_log_that_was_read_is_judged_no_more_until_something_comes_into_the_open(monkeypatch):
    """A table shows the whole log at each answer: all of it each time would cost more and more."""
    judged, hides = [], Hidden.hides_line
    monkeypatch.setattr(Hidden, "hides_line", lambda hidden, line: judged.append(line) or hides(hidden, line))
    play = Play("raiders_of_the_deep", seed=3)
    (side,) = play.sides
    play.take_seat(side, "historical")
    for _ in range(30):
        play.step_computer()
        assert play.log_for(side) == play.log_for(side)
    assert not play.over and len(judged) == len(play.log) > 30


VEILED = Chain().and_also(1, frozenset({"hands"}))


@pytest.mark.parametrize("part", ["orders", "told", "draws"])
def test_a_log_is_told_as_before_while_no_more_than_later_orders_are_veiled(part):
    then = Hidden(viewer="BLUE", **{part: VEILED})
    grown = then._replace(**{part: VEILED.and_also(2, frozenset({"hands"}))})
    opened = Hidden(viewer="BLUE")
    assert then.tells_as(then, 1) and grown.tells_as(then, 1) and opened.tells_as(opened, 1)
    assert not opened.tells_as(then, 1) and not then.tells_as(opened, 1) and not then.tells_as(grown, 2)
    assert not grown._replace(viewer="").tells_as(then, 1), "lines for one side alone come into the open"
    assert not grown._replace(now=Named({"card#9"})).tells_as(then, 1)


def test_nothing_is_worked_out_for_sides_that_do_not_read(monkeypatch):
    """A game of computer players is read by nobody before its end, when everything is open."""
    for work in ("hidden_after", "veil_of", "lines_of"):
        monkeypatch.setattr(f"navalgames.sessions.reading.{work}", None)
    play = random_play(game_called("kaisers_pirates"), 1, {})
    assert play.journal_for("NORTH") == play.journal


def test_the_newest_order_is_read_without_those_before_it(monkeypatch):
    """What an order keeps from a side when it is given does not depend on what was hidden before."""
    monkeypatch.setattr("navalgames.sessions.reading.hidden_after", None)
    play = raced(Play(GAME, ask=typed(6, 2)))
    play.give("RED", Stow(4, 0))
    number = len(play.journal)
    assert play.journal_for("BLUE", since=number) == (HiddenEntry("RED"),)
    assert play.journal_for("RED", since=number) == play.journal[-1:]


def test_a_computer_player_with_one_order_is_not_asked(monkeypatch):
    """Nor is anything of the view worked out for it."""
    asked = []

    def watched(view, side, orders, charts, options, dice):
        asked.append(len(orders) if isinstance(orders, tuple) else None)
        return orders[0] if isinstance(orders, tuple) else orders.suggestions()[0][1]

    monkeypatch.setattr("navalgames.sessions.play.computer_player", lambda game, name: watched)
    play = Play("kaisers_pirates", seed=2, seats={"NORTH": "sensible", "SOUTH": "sensible"})
    play.let_computers_play(most=60)
    assert len(play.journal) > len(asked) > 0 and 1 not in asked
