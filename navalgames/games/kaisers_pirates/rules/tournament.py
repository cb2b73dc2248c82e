"""Equal fleets in round 1: a warship of four, two raiders of ten, merchantmen of 5, 7 and 9 VP (6.4).

Knows what is dealt and what may be chosen, one ship after the other. Must not know hands, nor rounds 2 and 3.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.games.agenda import Ask
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules import action_deck, ships
from navalgames.games.kaisers_pirates.rules.frames import Between
from navalgames.games.kaisers_pirates.rules.limits import by_phantom
from navalgames.games.kaisers_pirates.state import Names, State, going_on, player, with_player
from navalgames.games.kaisers_pirates.tables import Box

CLASSES = (5, 7, 9)
"""The VP of the three merchantmen of each player, in the order in which they are taken."""
LEFT_OUT = "William P. Frye"
WARSHIPS, MERCHANTMEN = "warships", "merchantmen"


def begun(dice: Dice, state: State, box: Box) -> State:
    """Every player gets a warship, clockwise from the first seat (6.4.1)."""
    return state._replace(stack=(Between("tournament_warships", left=state.seats),))


def may_choose(side: str, what: str, box: Box) -> bool:
    """Whether a player picks these ships himself; the phantom never does.

    Rule: 6.4.1, 6.4.3a (option tournament_choice).
    """
    return box.options.tournament_choice in (what, "both") and not by_phantom(side, box)


# ------------------------------------------------------------------------ warships and raiders


def free_warships(state: State, box: Box) -> Names:
    """Those of the four equal warships that nobody has taken (6.4.1)."""
    four = set(box.listed("tournament_warships"))
    return tuple(name for name in state.german_deck if name in four)


def warships(dice: Dice, state: State, frame: Between, box: Box) -> State:
    """The next player's warship, chosen or dealt; then all raiders (6.4.1)."""
    if not frame.left:
        state = raiders_dealt(dice, state, box)
        return going_on(state, frame, stage="tournament_merchantmen", left=_rounds(state))
    side = frame.left[0]
    if may_choose(side, WARSHIPS, box):
        return going_on(state, frame, stage="choose_warship", asked=(side,))
    _, (name,) = action_deck.taken(dice, free_warships(state, box), 1, "tournament_warship", "6.4.1")
    return going_on(_german(state, side, (name,), box), frame, left=frame.left[1:])


def _rounds(state: State) -> Names:
    """Everybody takes the first merchantman, then everybody the second and the third."""
    return state.seats * len(CLASSES)


def raiders_dealt(dice: Dice, state: State, box: Box) -> State:
    """Two raiders at random for each player, of those not set aside (6.4.2a); the rest goes back (6.4.2b)."""
    aside = set(box.listed("tournament_set_aside")) | set(box.listed("tournament_warships"))
    for side in state.seats:
        raiders = tuple(name for name in state.german_deck if name not in aside)
        _, names = action_deck.taken(dice, raiders, 2, "tournament_raiders", "6.4.2a")
        state = _german(state, side, names, box)
    return state


def _german(state: State, side: str, names: Names, box: Box) -> State:
    """Ships of the German deck join a fleet."""
    fleet = player(state, side).ships + tuple(ships.arrived(name, box) for name in names)
    left = tuple(name for name in state.german_deck if name not in names)
    return with_player(state._replace(german_deck=left), side, ships=fleet)


def _offer_warships(state: State, frame: Between, side: str, box: Box) -> tuple[Any, ...]:
    return tuple(given.ChooseShip(name) for name in free_warships(state, box))


def _warship(dice: Dice, state: State, frame: Between, side: str, order: Any, box: Box) -> State:
    """A player takes the warship he likes of those left (6.4.1)."""
    dice.note("6.4.1", "kp-log-chose-ship", side=side, ship=order.ship)
    state = _german(state, side, (order.ship,), box)
    return going_on(state, frame, stage="tournament_warships", asked=(), left=frame.left[1:])


# ------------------------------------------------------------------------ merchantmen


def free_merchantmen(state: State, side: str, box: Box) -> Names:
    """The merchantmen of the class that a player lacks next (6.4.3a)."""
    vp = CLASSES[len(player(state, side).merchantmen)]
    return tuple(name for name in state.merchant_deck if box.ships[name].vp == vp and name != LEFT_OUT)


def merchantmen(dice: Dice, state: State, frame: Between, box: Box) -> State:
    """The next player's next merchantman, chosen or dealt; then the rest of the round is dealt.

    Rule: 6.4.3a, 6.4.3b.
    """
    if not frame.left:
        return going_on(state, frame, stage="fleets_equal")
    side = frame.left[0]
    if may_choose(side, MERCHANTMEN, box):
        return going_on(state, frame, stage="choose_merchantman", asked=(side,))
    free = free_merchantmen(state, side, box)
    _, (name,) = action_deck.taken(dice, free, 1, "tournament_merchantman", "6.4.3a")
    return going_on(_trader(state, side, name, box), frame, left=frame.left[1:])


def _trader(state: State, side: str, name: str, box: Box) -> State:
    """A merchantman of the deck joins a fleet."""
    fleet = (*player(state, side).merchantmen, ships.arrived(name, box))
    left = tuple(other for other in state.merchant_deck if other != name)
    return with_player(state._replace(merchant_deck=left), side, merchantmen=fleet)


def _offer_merchantmen(state: State, frame: Between, side: str, box: Box) -> tuple[Any, ...]:
    return tuple(given.ChooseShip(name) for name in free_merchantmen(state, side, box))


def _merchantman(dice: Dice, state: State, frame: Between, side: str, order: Any, box: Box) -> State:
    """A player takes the merchantman he likes of this class (6.4.3a)."""
    dice.note("6.4.3a", "kp-log-chose-ship", side=side, ship=order.ship)
    state = _trader(state, side, order.ship, box)
    return going_on(state, frame, stage="tournament_merchantmen", asked=(), left=frame.left[1:])


STAGES = {"tournament_warships": warships, "tournament_merchantmen": merchantmen}
ASKS = {
    "choose_warship": Ask("6.4.1", _offer_warships, _warship),
    "choose_merchantman": Ask("6.4.3a", _offer_merchantmen, _merchantman),
}
