"""The escort cycle: depth, detection, ram, depth charges, and round again until contact is lost (9.6).

Knows the order of what happens. The rolls stand in `rules.hunt`, the hits in `rules.blows`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.agenda import Ask
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.rules import blows, damage, endings, hunt
from navalgames.games.raiders_of_the_deep.rules.standing import ability
from navalgames.games.raiders_of_the_deep.state import (
    Boat,
    Cycle,
    Names,
    State,
    asking,
    going,
    with_cycle,
    with_meeting,
)
from navalgames.games.raiders_of_the_deep.tables import Book
from navalgames.games.raiders_of_the_deep.under_way import cycle_of

TURNS = tuple(range(1, 7))


def begin(state: State, cycle: Cycle) -> State:
    """An escort searches for the boat (9.6.0)."""
    return going(state, "depth", cycle=cycle, blows=None)


def cause(state: State, weapon: str) -> str:
    """What the boat is lost to: escorts at a net count as the net (9.8.2b)."""
    return "net" if state.meeting is None else weapon


# ------------------------------------------------------------------------ detection


def depth(dice: Dice, state: State, book: Book) -> State:
    """Before a detection roll the captain may exceed test depth.

    Rule: 9.6.4a, 9.6.5, 9.6.6, 9.5.1c, 9.6.8d (not where nothing can follow).
    """
    cycle = cycle_of(state)
    if cycle.rammed and not book.holds("depth_charges", state.captain.month):
        return going(state, "contact_lost")
    return going(state, "detect") if cycle.surfaced else asking(state, "test_depth")


def _offer_depth(state: State, book: Book) -> tuple[Any, ...]:
    return (given.KeepDepth(), given.ExceedTestDepth())


def _depth(dice: Dice, state: State, order: Any, book: Book) -> State:
    """One box of hull damage at once, then the hull is tested (9.6.4a, 10.3.4)."""
    if isinstance(order, given.KeepDepth):
        return going(state, "detect")
    return _deeper(dice, state, "declared", book)


def _deeper(dice: Dice, state: State, row: str, book: Book) -> State:
    boxes = book.charts["test_depth_cost"].value(row, "boxes")
    state = state._replace(boat=damage.marked(state.boat, damage.HULL, boxes, book))
    dice.note("9.6.4a", "rotd-log-deeper", side=state.seat, hull=state.boat.hull)
    if damage.is_crushed(state.boat, book):
        return endings.lost(dice, state, "test_depth", "9.6.4a", book)
    return going(state, "crush")


def crush(dice: Dice, state: State, book: Book) -> State:
    """Whether the hull holds (9.6.4b-d). Charts: test_depth."""
    result = hunt.below_test_depth(dice, state.boat.hull, book.charts)
    if result == "crushed":
        return endings.lost(dice, state, "test_depth", "9.6.4b", book)
    if result == "again":
        return _deeper(dice, state, "equal", book)
    return going(state, "detect", cycle=cycle_of(state)._replace(deep=True))


def modifier_now(state: State, book: Book) -> int:
    """The modifier of the next detection roll (9.6.3a)."""
    fatigued = hunt.tires("e2", cycle_of(state).charges, state.captain.month, book)
    return hunt.detection_modifier(
        state.boat, state.crew, state.captain, cycle_of(state), state.patrol.area, fatigued, book
    )


def detect(dice: Dice, state: State, book: Book) -> State:
    """The escort searches (9.6.1, 9.6.7). Charts: e2_detection, e2_modifiers."""
    modifier = modifier_now(state, book)
    result = hunt.detection(dice, modifier, book.charts)
    dice.note("9.6.7a", f"rotd-log-{result.replace('_', '-')}", side=state.seat, modifier=modifier)
    if result == hunt.UNDETECTED:
        return going(state, "contact_lost")
    cycle = cycle_of(state)._replace(well=result == hunt.WELL_DETECTED)
    if not state.patrol.hidden_once and ability(state.captain, "hard_to_find", book):
        return asking(state, "hard_to_find", cycle=cycle)
    return going(state, "found", cycle=cycle)


def _offer_hidden(state: State, book: Book) -> tuple[Any, ...]:
    return (given.RollAgain(), given.Accept())


def _hidden(dice: Dice, state: State, order: Any, book: Book) -> State:
    """The tile of a captain who is hard to find (14.7.5)."""
    if isinstance(order, given.Accept):
        return going(state, "found")
    return going(state, "detect", patrol=state.patrol._replace(hidden_once=True))


def contact_lost(dice: Dice, state: State, book: Book) -> State:
    """The boat is not found: an arriving escort has missed it, or the cycle is over (9.4.3e, 9.6.12b)."""
    meeting = state.meeting
    if meeting is not None and meeting.coming:
        return asking(state, "engage", meeting=meeting._replace(coming=False), cycle=None, blows=None)
    return going(state, "escaped")


# ------------------------------------------------------------------------ attack


def found(dice: Dice, state: State, book: Book) -> State:
    """A boat found may not attack any more; the first time the escort rams (9.4.3f, 9.6.8a, 9.6.8b)."""
    if state.meeting is not None and state.meeting.coming:
        state = with_meeting(state, barred=True, coming=False)
    if not cycle_of(state).rammed:
        return going(state, "ram")
    return going(state, "evasion")


def ram(dice: Dice, state: State, book: Book) -> State:
    """The escort tries to ram (9.6.8a). Charts: e3_ram, e3_modifiers."""
    cycle = cycle_of(state)
    hits = hunt.ram(dice, hunt.ram_modifier(state.boat, state.captain, cycle, book), book.charts)
    state = with_cycle(state, rammed=True)
    return _attacked(dice, state, hits, "after_ram", "ram", "9.6.8a", book)


def _attacked(
    dice: Dice, state: State, hits: int | None, then: str, weapon: str, rule: str, book: Book
) -> State:
    """The hits of an attack are resolved; a boat sunk at once is lost (9.6.8h)."""
    dice.note(
        rule, f"rotd-log-{weapon.replace('_', '-')}", side=state.seat, hits="sunk" if hits is None else hits
    )
    lost_to = cause(state, weapon)
    if hits is hunt.SUNK:
        return endings.lost(dice, state, lost_to, "9.6.8h", book)
    return blows.begin(state, hits, cycle_of(state).surfaced, then, "turn_over", lost_to)


def after_ram(dice: Dice, state: State, book: Book) -> State:
    """From March 1916 depth charges follow in the same round (9.6.8c, 9.6.8d)."""
    return going(state, "evasion" if book.holds("depth_charges", state.captain.month) else "seep")


def may_evade(boat: Boat, book: Book) -> bool:
    """Whether an evasive manoeuvre may be tried: not while the hydrophones are out (14.4.5)."""
    if not book.options.evasive_manoeuvres:
        return False
    if boat.out("hydrophones"):
        acted("14.4.5")
        return False
    acted("14.4.1a")
    return True


def evasion(dice: Dice, state: State, book: Book) -> State:
    """Before depth charges an evasive manoeuvre may be tried (14.4.1a, 14.4.5)."""
    if not may_evade(state.boat, book):
        return going(state, "charge")
    if book.options.form == "two_players":
        (other,) = state.others
        return state._replace(stage="evade", asked=tuple(sorted((state.seat, other.seat))))
    return asking(state, "evade")


def _offer_turns(state: State, book: Book) -> tuple[Any, ...]:
    return tuple(given.Evade(number) for number in TURNS)


def guesses() -> tuple[Any, ...]:
    """What the other player may set (14.4.4)."""
    return tuple(given.GuessTurn(number) for number in TURNS)


def _turn(dice: Dice, state: State, order: Any, book: Book) -> State:
    """The captain names a number; in the two-player game the other sets his die as secretly (14.4.1a,
    14.4.4)."""
    if isinstance(order, given.GuessTurn):
        state = with_cycle(state, escort_number=order.number)
    else:
        state = with_cycle(state, number=order.number)
    two = book.options.form == "two_players"
    if not two:
        return going(state, "escort_turn")
    cycle = cycle_of(state)
    if cycle.number and cycle.escort_number:
        return going(state, "charge")
    (other,) = state.others
    waiting = state.seat if not cycle.number else other.seat
    return state._replace(asked=(waiting,))


def escort_turn(dice: Dice, state: State, book: Book) -> State:
    """The direction of the escort (14.4.1b). Charts: evasion_direction."""
    number = dice.roll("1d6", "escort_direction", "14.4.1b")
    return going(state, "charge", cycle=cycle_of(state)._replace(escort_number=number))


def charge(dice: Dice, state: State, book: Book) -> State:
    """A depth-charge attack (9.6.8c, 9.6.8e, 14.4.2). Charts: e3_attack, e3_modifiers."""
    cycle = cycle_of(state)
    fatigued = hunt.tires("e3", cycle.charges + 1, state.captain.month, book)
    modifier = hunt.charge_modifier(state.boat, state.captain, cycle, fatigued, book)
    hits = hunt.attack(dice, modifier, book.charts)
    if cycle.number:
        hits = hunt.evaded(hits, cycle.number, cycle.escort_number, book)
    state = with_cycle(state, charges=cycle.charges + 1)
    return _attacked(dice, state, hits, "seep", "depth_charges", "9.6.8c", book)


def turn_over(dice: Dice, state: State, book: Book) -> State:
    """The next turn of the cycle (9.6.0, 9.6.3c, 9.6.12a)."""
    return going(state, "depth", cycle=next_turn(cycle_of(state)), blows=None)


def next_turn(cycle: Cycle) -> Cycle:
    """What the escorts know in the turn after this one (9.6.3b, 9.6.3c, 9.6.12a)."""
    return cycle._replace(first=False, previous=True, well=False, deep=False, number=0, escort_number=0)


def escaped(dice: Dice, state: State, book: Book) -> State:
    """Contact is broken: all water is pumped out (9.6.12b, 10.1.4)."""
    return going(state, "repairs", boat=state.boat._replace(flooding=0), cycle=None, blows=None)


STAGES = {
    "depth": depth, "crush": crush, "detect": detect, "contact_lost": contact_lost, "found": found,
    "ram": ram,
    "after_ram": after_ram, "evasion": evasion, "escort_turn": escort_turn, "charge": charge,
    "turn_over": turn_over, "escaped": escaped,
}  # fmt: skip
ROLLS: Names = ("crush", "detect", "ram", "escort_turn", "charge")
ASKS = {
    "test_depth": Ask("9.6.4a", _offer_depth, _depth),
    "hard_to_find": Ask("14.7.5", _offer_hidden, _hidden),
    "evade": Ask("14.4.1a", _offer_turns, _turn),
}
