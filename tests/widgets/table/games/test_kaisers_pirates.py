"""The Kaiser's Pirates on the play table, without a page: orders, words, secrets, dice."""

from __future__ import annotations

import json
from random import Random

import pytest

from navalgames.chance import Note, Shown
from navalgames.games.kaisers_pirates import GAME, given
from navalgames.games.kaisers_pirates.rules import action_deck
from navalgames.games.kaisers_pirates.rules.frames import GERMAN, Attack, Turn
from navalgames.games.kaisers_pirates.state import (
    Active,
    Committed,
    Phantom,
    Player,
    Scored,
    Ship,
    State,
    player,
)
from navalgames.games.kaisers_pirates.tables import box_of
from navalgames.sessions.journal import lines_of
from navalgames.sessions.words import PlayWords
from navalgames.texts import LANGUAGES, Texts
from navalwidgets.drawings.card_table import Die
from navalwidgets.table.games import kaisers_pirates as tables
from navalwidgets.table.games.kaisers_pirates import chances, places
from navalwidgets.table.games.kaisers_pirates.duels import dice_of, fought
from navalwidgets.table.page import TableApp
from tests.widgets.table.games.seen import SeenTable

CHARTS = GAME.read_charts()
SHOWN_STEPS = 120


class Seen(SeenTable):
    """The table of The Kaiser's Pirates, whose board hears what was rolled."""

    def __init__(self, language: str = "en", players: str = "two", seed: int = 1, **options) -> None:
        super().__init__(GAME, tables, language, seed, players=players, **options)
        self.told = 0

    def heard(self, side: str) -> None:
        self.board.hear(side, tuple(lines_of(self.dice.record[self.told :], 1, None, side)))
        self.told = len(self.dice.record)


def reachable(seen: Seen, side: str, offer) -> set:
    """Every order that some button or place gives."""
    found = {*offer.orders.values(), *offer.places.values()}
    for picked in offer.stacks.values():
        again, _ = seen.show(side, picked)
        found |= set(again.places.values())
    return found


def test_a_challenge_stands_under_the_card_it_belongs_to():
    facts = {"side": "SOUTH", "card": "Fair Seas 1", "player": "SOUTH", "ship": "Matheran"}
    record = [
        Note("3.3.12b", "kp-log-action", facts),
        Shown("best 1 of d8", "challenge", "3.2.7g", (1,), 1),
        Shown("best 1 of d8", "response", "3.2.7g", (2,), 2),
        Note("3.2.7f", "kp-log-challenge", {"challenge": 2, "response": 2, "result": "failure"}),
    ]
    (duel,) = fought(PlayWords(GAME), ("NORTH", "SOUTH"), tuple(lines_of(record, 1, None, None)))
    assert duel.title == "South uses Fair Seas on Matheran." and duel.throws[0].side is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", ["two", "three", "team", "solitaire"])
@pytest.mark.by_turns(2)
def test_every_order_can_be_chosen_and_every_word_is_there(language, players):
    seen, rng = Seen(language, players, seed=11), Random(11)
    for _ in range(SHOWN_STEPS):
        if not GAME.deciding(seen.state):
            break
        (side,) = GAME.deciding(seen.state)
        offer, offered = seen.show(side)
        assert reachable(seen, side, offer) == set(offered), offer.prompt
        told = json.dumps([offer._replace(orders={}, places={})], default=str, ensure_ascii=False)
        assert "⟦" not in told and "⟦" not in seen.page
        standing = seen.table.standing(GAME.view(seen.state, side, seen.options))
        assert standing.turn and standing.phase and standing.score and "⟦" not in str(standing)
        seen.give(side, rng.choice(offered))


def test_a_hand_and_cards_laid_out_show_to_their_owner_alone():
    seen, rng = Seen(players="three", seed=4), Random(4)
    for _ in range(60):
        (side,) = GAME.deciding(seen.state)
        _, offered = seen.show(side)
        for viewer in seen.state.seats:
            seen.board.clear()
            seen.board.hear(viewer, ())
            seen.board.show(seen.table, GAME.view(seen.state, viewer, seen.options))
            page = seen.page
            for other in seen.state.seats:
                cards = [places.card_place(card) for card in player(seen.state, other).hand]
                assert other == viewer or not any(f'"{card}"' in page for card in cards)
                assert other != viewer or all(f'"{card}"' in page for card in cards)
        seen.give(side, rng.choice(offered))


def test_the_cleared_board_holds_nothing():
    seen = Seen()
    empty = []
    for side in seen.state.seats:
        seen.show(GAME.deciding(seen.state)[0])
        seen.board.hear(side, ())
        seen.board.show(seen.table, GAME.view(seen.state, side, seen.options))
        seen.board.clear()
        empty.append(seen.page)
    assert empty[0] == empty[1] and seen.board.places == frozenset()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_of_a_new_game_tells_the_game_in_short(language):
    form = TableApp(GAME.id, language, query="").parts.new
    words = Texts(language, GAME.id)
    assert form.brief == [words.t(f"kp-table-brief-{number}") for number in range(1, 6)]
    assert TableApp("grand_fleet", language, query="").parts.new.brief == []


def test_a_place_of_the_board_is_chosen_by_its_card():
    seen = Seen()
    (side,) = GAME.deciding(seen.state)
    offer, _ = seen.show(side)
    main = seen.board.main
    card = next(iter(offer.stacks))
    main._heard(main, {"event": "choose", "place": card}, [])
    main._heard(main, {"event": "choose", "place": "card-of-nobody"}, [])
    assert seen.chosen == [card]
    assert {card, places.BEFORE_ACTION, places.BEFORE_INTERCEPT} <= seen.board.places


def test_no_two_things_share_a_place():
    box = box_of(CHARTS, GAME.options())
    assert len({places.ship_place(name) for name in box.ships}) == len(box.ships)
    assert len({places.card_place(card) for card in box.cards}) == len(box.cards)


# ------------------------------------------------------------------------ duels


def laid() -> State:
    """North's turn with Emden before South's merchantman, as plain as can be."""
    north = Player(ships=(Ship("Emden"),))
    south = Player(hand=("Break Contact 1",), merchantmen=(Ship("Matheran"),))
    box = box_of(CHARTS, GAME.options())
    unseen = tuple(card for card in box.cards if card not in ("AMC 1", "Break Contact 1"))
    traders = tuple(name for name in action_deck.merchantmen(box) if name != "Matheran")
    return State(
        round=1, turn=1, seats=("NORTH", "SOUTH"), players=(north, south), german_deck=(),
        merchant_deck=traders, unseen=unseen, draw_pile=9,
        active=Active("NORTH", committed=(Committed("AMC 1", "intercept", "Emden"),)),
        stack=(Turn("resolve", ("NORTH",)),),
    )  # fmt: skip


def test_dice_of_a_duel_are_told_die_by_die():
    assert dice_of("best 1 of d10+d8+d4") == (10, 8, 4)
    words = PlayWords(GAME)
    record = [
        Note("X.1", "kp-log-german", {"side": "NORTH", "defender": "SOUTH", "card": "AMC 1", "ship": "Emden",
                                      "target": "Matheran"}),
        Shown("best 1 of d10+d8", "attack", "3.2.7g", (4, 7), 7),
        Shown("best 1 of d8", "defence", "3.2.7g", (3,), 3),
        Note("3.2.7a", "kp-log-combat", {"attack": 9, "defence": 3, "result": "sunk"}),
    ]  # fmt: skip
    (duel,) = fought(words, ("NORTH", "SOUTH"), tuple(lines_of(record, 1, None, None)))
    attack, defence = duel.throws
    assert attack.dice == (Die(10, 4), Die(8, 7, best=True)) and (attack.extra, attack.total) == ("+2", "9")
    assert defence.dice == (Die(8, 3, best=True),) and (defence.extra, defence.total) == ("", "3")
    assert (attack.side, defence.side) == (0, 1)
    assert "sunk" in duel.result and duel.title.startswith("Emden of North intercepts Matheran")


def test_dice_of_an_attack_stand_under_no_later_one():
    """Those of the last order belong to an attack declared before, not to one declared since."""
    declared = {"side": "NORTH", "defender": "SOUTH", "card": "AMC 1", "ship": "Emden", "target": "Matheran"}
    thrown = [
        Shown("best 1 of d10+d8", "attack", "3.2.7g", (4, 7), 7),
        Shown("best 1 of d8", "defence", "3.2.7g", (3,), 3),
        Note("3.2.7a", "kp-log-combat", {"attack": 9, "defence": 3, "result": "sunk"}),
    ]
    under_way = Attack("roll", GERMAN, "NORTH", "SOUTH", "AMC 1", "d10", (), ship="Emden", target="Lovat")
    for later, title in (((), True), ((Note("X.1", "kp-log-german", declared),), False)):
        lines = tuple(lines_of([*thrown, *later], 1, None, None))
        (duel,) = fought(PlayWords(GAME), ("NORTH", "SOUTH"), lines, under_way)
        assert ("Lovat" in duel.title) is title and "Matheran" not in duel.title


def test_the_attack_that_comes_shows_its_coins_and_odds():
    seen = Seen()
    seen.state = laid()
    offer, _ = seen.show("NORTH")
    aimed = offer.groups[0].actions[0]
    assert (aimed.key, aimed.label) == ("ship-matheran", "Matheran (South)")
    assert [one.label for one in aimed.odds] == ["Sunk", "Damaged"] and aimed.asking
    seen.give("NORTH", given.Intercept("AMC 1", "Matheran"))
    offer, _ = seen.show("SOUTH")
    (duel,) = seen.board.main.duels
    assert all(die["face"] is None for throw in duel["throws"] for die in throw["dice"])
    assert duel["result"] in offer.about[-1] and "Emden intercepts Matheran." in offer.about[-1]
    assert offer.places == {"card-break-contact-1": given.React("Break Contact 1")}
    react = next(action for group in offer.groups for action in group.actions if action.odds)
    assert react.odds[0].label == "It succeeds" and react.note


@pytest.mark.parametrize(("language", "captured"), [("en", "captured"), ("ja", "拿捕")])
def test_a_boarded_ship_is_captured_and_not_sunk(language, captured):
    """Under a boarding party the odds speak of a capture, and leave out damage; beside the order too."""
    texts, box = Texts(language, GAME.id, strict=True), box_of(CHARTS, GAME.options())
    state = State(
        round=1, turn=1, seats=("NORTH", "SOUTH"), players=(
            Player(ships=(Ship("Emden"),)), Player(merchantmen=(Ship("Maria"), Ship("Lovat", damage=1))),
        ), german_deck=(), merchant_deck=(), unseen=(), active=Active("NORTH"),
    )  # fmt: skip
    frame = Attack(
        "reaction", GERMAN, "NORTH", "SOUTH", "Trap 1", "d10", (), ship="Emden", boarding="Boarding Party 1"
    )
    fall = chances.of_attack(state, frame, "Maria", box)
    plain = chances.of_attack(state, frame._replace(boarding=""), "Maria", box)
    assert fall == {"captured": plain["sunk"]}
    told = {name: texts.percent(chance) for name, chance in fall.items()}
    assert captured in chances.words_of_attack(texts, told)
    trial = chances.attack(state, frame, "Maria", box)
    assert [one.label.lower() for one in chances.odds_of_attack(texts, trial)] == [captured]
    assert set(chances.of_attack(state, frame, "Lovat", box)) == {"sunk", "damaged"}
    under_flag = chances.of_attack(state, frame._replace(boarding="", capture=True), "Maria", box)
    assert set(under_flag) == {"captured"}


def test_dice_stand_on_the_table_after_the_fight():
    seen = Seen()
    seen.state = laid()
    seen.give("NORTH", given.Intercept("AMC 1", "Matheran"))
    seen.told = len(seen.dice.record)
    seen.give("SOUTH", given.Decline())
    (side, *_) = GAME.deciding(seen.state)
    seen.show(side)
    duel = seen.board.main.duels[0]
    assert all(die["face"] for throw in duel["throws"] for die in throw["dice"])
    assert duel["result"].startswith("Attack ")


def test_the_phantom_shows_its_last_card():
    seen = Seen(players="solitaire")
    seen.state = seen.state._replace(phantom=Phantom(used=("S03",)))
    seen.show("NORTH")
    titles = [zone["title"] for area in seen.board.main.areas for zone in area["zones"]]
    assert "The phantom’s last card" in titles
    assert "South, the phantom" in [area["title"] for area in seen.board.main.areas]


def test_a_roll_is_told_without_the_notation_of_best_dice():
    table = Seen().table
    shown = Shown("best 1 of d10+d8", "attack", "3.2.7g", (4, 7), 7)
    assert table.dice_words(shown) == "attack (d10+d8): 7"


# ------------------------------------------------------------------------ small, beside a lesson


def small(view, viewer="NORTH"):
    """The board as it stands beside a lesson."""
    seen = Seen()
    board = tables.make_board(lambda place: None)
    board.make_small()
    board.lay(seen.table)
    board.hear(viewer, ())
    board.show_small(seen.table, view)
    return board


def attacking(**fields):
    """A table on which Emden has an attack on Lovat under way."""
    frame = Attack("reaction", GERMAN, "NORTH", "SOUTH", "Collier 1", "d10", (), ("SOUTH",), "Emden", "Lovat")
    active = Active("NORTH", acted=("Emden",), intercepted=("Lovat",), used=("Collier 1",), **fields)
    players = (Player(ships=(Ship("Emden"),), hand=("AMC 1",)), Player(merchantmen=(Ship("Lovat"),)))
    return small_state(players, active, (frame,))


def small_state(players, active, stack=()):
    """A table with just these players."""
    return State(1, 1, ("NORTH", "SOUTH"), players, (), (), (), active=active, stack=stack)


def test_a_small_board_tells_no_chance_of_a_duel_to_come():
    view = attacking()
    assert Seen().table.duels(view, ()), "the table of a whole game shows the duel with its chances"
    assert small(view).main.duels == [] and small(view).main.small


def test_a_small_board_shows_fleets_hand_and_what_was_won():
    won = Scored("Diplomat", "merchantman")
    players = (Player(ships=(Ship("Emden"),), hand=("AMC 1",), pile=(won,)), Player(ships=(Ship("Wolf"),)))
    board = small(small_state(players, Active("SOUTH")))
    zones = {zone["form"]: zone["cards"] for zone in board.main.areas[-1]["zones"]}
    assert [card["name"] for card in zones["won"]] == ["Diplomat"]
    assert [card["place"] for card in zones["cards"]] == ["card-amc-1"]
    assert {"ship-emden", "ship-wolf", "card-amc-1"} <= board.places
    assert board.aside.layout.display == "none"


def test_a_small_board_lights_places_and_says_who_sailed_to_whom():
    board = small(attacking())
    board.light(("ship-emden",))
    assert board.main.marked == ["ship-emden"]
    assert board.main.courses == [["ship-emden", "ship-lovat"]]
    squadron = Active("SOUTH", intercepted=("Emden",), used=("AMC 1",))
    players = (Player(ships=(Ship("Emden"),)), Player())
    assert small(small_state(players, squadron)).main.courses == [["card-amc-1", "ship-emden"]]
    board.clear()
    assert board.main.marked == [] and board.main.courses == []
