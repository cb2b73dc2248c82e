"""What is dealt, how many cards come into play, and who begins (2.1, 2.4, 3.1, 6.4, 6.5, 6.7).

Knows decks in which only what is asked about is told apart. The decks and numbers come from the rules.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question, Setting
from navalgames.games.kaisers_pirates.questions import small_table as small
from navalgames.games.kaisers_pirates.questions.named import GERMAN, KINDS, TARGETS
from navalgames.games.kaisers_pirates.questions.sliders import agreed, allowed, choice, idle, refused, whole
from navalgames.games.kaisers_pirates.questions.unseen import ANOTHER, COPY
from navalgames.games.kaisers_pirates.rules import action_deck, rounds, tournament
from navalgames.games.kaisers_pirates.rules.frames import Between
from navalgames.games.kaisers_pirates.rules.limits import Reason
from navalgames.games.kaisers_pirates.state import (
    NORTH,
    SOUTH,
    Names,
    Options,
    Player,
    Ship,
    State,
    player,
    with_player,
)
from navalgames.games.kaisers_pirates.tables import Box

GROUP = "deal"
MODES = ("solitaire", "two", "three", "team", "four")
SET_ASIDE = {"two": "2.1.3", "three": "2.1.2", "team": "2.1.1", "four": "2.1.1", "solitaire": "5.2.1"}
"""The rule by which cards are set aside unseen, for each number of players."""


def sought(cards: Names, name: str) -> Names:
    """A deck in which only one card is told apart from the others."""
    return tuple(COPY if card == name else ANOTHER for card in cards)


def alone() -> State:
    """The table before anything is dealt, with one player only: others change no chance of his."""
    return small.table((), ())._replace(seats=(NORTH,), players=(Player(),))


def ship_dealt(
    dice: Dice, charts: Charts, ship: str, after_1914: bool, tournament: bool, tournament_choice: str
) -> bool:
    """Whether a German ship is among the three you begin with, if you choose first wherever you may.

    Rule: 2.1.5a, 6.4.1, 6.4.2a, 6.5.1. Charts: german_ships, option_lists, setup_counts.
    """
    options = Options(after_1914=after_1914, tournament=tournament, tournament_choice=tournament_choice)
    box, name = small.box_for(charts, options), GERMAN[ship]
    deck = action_deck.german_ships(box)
    if tournament:
        state = alone()._replace(german_deck=deck)
        return dice.resolve(_warship_taken, state, name, box) or dice.resolve(_raider_dealt, state, name, box)
    state = alone()._replace(german_deck=sought(deck, name))
    _, dealt = action_deck.drawn_german(dice, state, box.setup("german_ships"), "2.1.5a", box)
    return COPY in dealt


def _warship_taken(dice: Dice, state: State, wanted: str, box: Box) -> bool:
    """Whether this is the warship of the equal fleet, chosen or dealt (6.4.1)."""
    state = tournament.begun(dice, state, box)
    state = _chosen(dice, tournament.warships(dice, state, state.stack[-1], box), wanted, box)
    return any(one.name == wanted for one in player(state, NORTH).ships)


def _raider_dealt(dice: Dice, state: State, wanted: str, box: Box) -> bool:
    """Whether this is one of the two raiders of the equal fleet (6.4.2a); no warship is among them."""
    state = tournament.raiders_dealt(dice, state, box)
    return any(one.name == wanted for one in player(state, NORTH).ships)


def _chosen(dice: Dice, state: State, wanted: str, box: Box) -> State:
    """The choice of the player, if he is asked: the ship he wants, or any where that is not offered."""
    frame = state.stack[-1]
    if not frame.asked:
        return state
    ask = tournament.ASKS[frame.stage]
    offered = ask.offers(state, frame, NORTH, box)
    order = next((one for one in offered if one.ship == wanted), offered[0])
    return ask.answer(dice, state, frame, NORTH, order, box)


def _idle_ship(
    charts: Charts, ship: str, after_1914: bool, tournament: bool, tournament_choice: str
) -> tuple[Setting, ...]:
    return () if tournament else idle("kp-idle-no-tournament", "6.4", "tournament_choice")


def merchantman_dealt(
    dice: Dice, charts: Charts, target: str, after_1914: bool, remove_1914_merchantmen: bool,
    tournament: bool, tournament_choice: str,
) -> bool:  # fmt: skip
    """Whether a merchantman is among the three you begin with, if you choose first wherever you may.

    Rule: 2.1.5a, 6.4.3a, 6.5.4. Charts: merchantmen, option_lists, setup_counts.
    """
    options = Options(
        after_1914=after_1914, remove_1914_merchantmen=remove_1914_merchantmen, tournament=tournament,
        tournament_choice=tournament_choice,
    )  # fmt: skip
    box, name = small.box_for(charts, options), TARGETS[target]
    deck = action_deck.merchantmen(box)
    if tournament:
        return _equal_merchantman(dice, alone()._replace(merchant_deck=deck), name, box)
    state = alone()._replace(merchant_deck=sought(deck, name))
    _, dealt = action_deck.drawn_merchantmen(dice, state, box.setup("merchantmen"), "2.1.5a")
    return COPY in dealt


def _idle_merchantman(charts: Charts, **given: Any) -> tuple[Setting, ...]:
    """Without the names of 1914 option 6.5 changes no merchantman."""
    found: tuple[Setting, ...] = ()
    if not given["after_1914"]:
        found += idle("kp-idle-not-after-1914", "6.5.4", "remove_1914_merchantmen")
    if not given["remove_1914_merchantmen"]:
        found += idle("kp-idle-not-after-1914", "6.5.4", "after_1914")
    return found if given["tournament"] else found + idle("kp-idle-no-tournament", "6.4", "tournament_choice")


def _equal_merchantman(dice: Dice, state: State, wanted: str, box: Box) -> bool:
    """Whether the merchantman of the class of this one, chosen or dealt, is this one (6.4.3a)."""
    if box.ships[wanted].vp not in tournament.CLASSES:
        return False
    before = tournament.CLASSES.index(box.ships[wanted].vp)
    state = with_player(state, NORTH, merchantmen=(Ship(""),) * before)
    frame = Between("tournament_merchantmen", left=(NORTH,))
    state = tournament.merchantmen(dice, state._replace(stack=(frame,)), frame, box)
    state = _chosen(dice, state, wanted, box)
    return any(one.name == wanted for one in player(state, NORTH).merchantmen)


def cards_in_play(
    dice: Dice, charts: Charts, kind: str, players: str, action_cards_in_round: int, after_1914: bool,
    remove_breakouts: bool,
) -> int:  # fmt: skip
    """How many cards of a kind come into play in a round, when the others are set aside unseen.

    Rule: 2.1.1-2.1.4, 2.4.4, 5.2, 6.5.3. Charts: action_deck, setup_counts, option_lists.
    """
    options = Options(
        players=players, action_cards_in_round=action_cards_in_round, after_1914=after_1914,
        remove_breakouts=remove_breakouts,
    )  # fmt: skip
    box = small.box_for(charts, options)
    kinds = tuple(box.kind(card) for card in action_deck.action_cards(box))
    count = action_deck.cards_in_round(box)
    return dice.draw(sought(kinds, KINDS[kind]), count, "unseen_card", SET_ASIDE[players]).count(COPY)


def _refused_cards(charts: Charts, kind: str, players: str, **given: Any) -> Setting | None:
    """A number that is too small for so many players, or larger than the deck (2.1.4)."""
    options = Options(players=players, **given)
    box = small.box_for(charts, options)
    least, most = action_deck.fewest_cards(options), len(action_deck.action_cards(box))
    agreed_on = given["action_cards_in_round"]
    if not agreed_on or least <= agreed_on <= most:
        return None
    facts = (("least", least), ("most", most))
    return Setting("action_cards_in_round", "kp-refused-cards-in-round", "2.1.4", facts)


def _idle_cards(charts: Charts, kind: str, players: str, **given: Any) -> tuple[Setting, ...]:
    """Only the Breakout cards are a matter of option 6.5, and of four players (6.5.3)."""
    four = players in action_deck.SEATED_FOUR
    found: tuple[Setting, ...] = ()
    if not (four and given["after_1914"]):
        found += idle("kp-idle-breakouts-stay", "6.5.3", "remove_breakouts")
    return found if four and given["remove_breakouts"] else found + idle(
        "kp-idle-breakouts-stay", "6.5.3", "after_1914"
    )  # fmt: skip


def hand_dealt(dice: Dice, charts: Charts, kind: str, kept: int) -> int:
    """How many cards of a kind are in a hand that is dealt to a player who kept so many ships.

    Two ships or three may be kept with option 6.7 only; it changes nothing else.

    Rule: 2.1.5a, 2.4.5, 6.7, 6.7.1, 6.7.2. Charts: action_deck, setup_counts.
    """
    box = small.box_for(charts)
    kinds = tuple(box.kind(card) for card in action_deck.action_cards(box))
    hand = rounds.hand_size(kept, box)
    return dice.draw(sought(kinds, KINDS[kind]), hand, "unseen_card", "2.1.5a").count(COPY)


# ------------------------------------------------------------------------ who begins


def first_turn(dice: Dice, charts: Charts, ship: str, their_ship: str, first_player_method: str) -> bool:
    """Whether you begin round 1 of a game for two, with one German ship each.

    Rule: 3.1a, 3.1b. Charts: german_ships.
    """
    box = small.box_for(charts, Options(first_player_method=first_player_method))
    state = _with_hands(small.table((Ship(GERMAN[ship]),), (Ship(GERMAN[their_ship]),), "ships"))
    return rounds.choose_first(dice, state, box).first == NORTH


def _with_hands(state: State) -> State:
    """The table where everybody holds a card: whoever begins may lay one out."""
    for side in state.seats:
        state = with_player(state, side, hand=("Collier 1",))
    return state


def _refused_first(charts: Charts, ship: str, their_ship: str, first_player_method: str) -> Setting | None:
    """There is one card of each ship (1.1.1)."""
    return refused("their_ship", Reason("kp-refused-one-ship", "1.1.1")) if ship == their_ship else None


def _idle_first(charts: Charts, ship: str, their_ship: str, first_player_method: str) -> tuple[Setting, ...]:
    if first_player_method == "ship_values":
        return ()
    return idle("kp-idle-by-dice", "3.1a", "ship", "their_ship")


def first_turn_later(
    dice: Dice, charts: Charts, before: int, last: int, their_before: int, their_last: int,
    first_player_later: str,
) -> bool:  # fmt: skip
    """Whether you begin round 3 of a game for two, after these round points. Ties are settled by dice.

    Rule: 3.1c.
    """
    box = small.box_for(charts, Options(first_player_later=first_player_later))
    state = _with_hands(small.table((), ())._replace(round=3))
    state = with_player(state, NORTH, points=(before, last))
    state = with_player(state, SOUTH, points=(their_before, their_last))
    return rounds.choose_first(dice, state, box).first == NORTH


def _idle_later(
    charts: Charts, before: int, last: int, their_before: int, their_last: int, first_player_later: str
) -> tuple[Setting, ...]:
    if first_player_later == "total":
        return ()
    return idle("kp-idle-last-round", "3.1c", "before", "their_before")


def _compared_points(
    charts: Charts, before: int, last: int, their_before: int, their_last: int, first_player_later: str
) -> dict[str, int]:
    """The points of each side that are compared, of all rounds or of the last one."""
    if first_player_later == "total":
        before, their_before = before + last, their_before + their_last
    else:
        before, their_before = last, their_last
    return {"mine": before, "theirs": their_before, "equal": before == their_before}


QUESTIONS = (
    Question(
        "ship_dealt", GROUP, ("2.1.5a", "6.4.1", "6.5.1"),
        (
            choice("ship", tuple(GERMAN), "emden", "2.1.5a"), agreed("after_1914"), agreed("tournament"),
            agreed("tournament_choice"),
        ),
        OneStep(ship_dealt), outcomes=(True, False), idle=_idle_ship,
    ),
    Question(
        "merchantman_dealt", GROUP, ("2.1.5a", "6.4.3a", "6.5.4"),
        (
            choice("target", tuple(TARGETS), "lovat", "2.1.5a"), agreed("after_1914"),
            agreed("remove_1914_merchantmen"), agreed("tournament"), agreed("tournament_choice"),
        ),
        OneStep(merchantman_dealt), outcomes=(True, False), idle=_idle_merchantman,
    ),
    Question(
        "cards_in_play", GROUP, ("2.1.1", "2.1.4"),
        (
            choice("kind", tuple(KINDS), "breakout", "1.1.2d"), choice("players", MODES, "two", "2.1.1"),
            agreed("action_cards_in_round"), agreed("after_1914"), agreed("remove_breakouts"),
        ),
        OneStep(allowed(cards_in_play, _refused_cards)),
        unit="cards", refused=_refused_cards, idle=_idle_cards,
    ),
    Question(
        "hand_dealt", GROUP, ("2.1.5a", "2.4.5", "6.7.1"),
        (
            choice("kind", tuple(KINDS), "trap", "1.1.2d"), whole("kept", 0, 3, 1, "2.4.5"),
        ),
        OneStep(hand_dealt), unit="cards",
    ),
    Question(
        "first_turn", GROUP, ("3.1a",),
        (
            choice("ship", tuple(GERMAN), "meteor", "3.1a"),
            choice("their_ship", tuple(GERMAN), "emden", "3.1a"), agreed("first_player_method"),
        ),
        OneStep(allowed(first_turn, _refused_first)),
        outcomes=(True, False), refused=_refused_first, idle=_idle_first,
    ),
    Question(
        "first_turn_later", GROUP, ("3.1c",),
        (
            whole("before", 0, 2, 1, "3.1c"), whole("last", 0, 2, 2, "3.1c"),
            whole("their_before", 0, 2, 2, "3.1c"), whole("their_last", 0, 2, 1, "3.1c"),
            agreed("first_player_later"),
        ),
        OneStep(first_turn_later), outcomes=(True, False), idle=_idle_later, facts=_compared_points,
    ),
)  # fmt: skip
