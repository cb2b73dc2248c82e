"""The track: entering boxes, multipliers, aborting, the way home (6.1.2, 8.1.7, 10.8).

Knows where the boat is. What it meets in a box stands in `rules.boxes`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from navalgames.chance import Dice
from navalgames.games.agenda import Ask
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.rules import blows, damage, endings, port, wounds
from navalgames.games.raiders_of_the_deep.rules.dangers import mission_pending
from navalgames.games.raiders_of_the_deep.rules.standing import officers_out
from navalgames.games.raiders_of_the_deep.state import (
    KILLED,
    SEVERE,
    Captain,
    Crew,
    Names,
    Patrol,
    State,
    asking,
    going,
    with_patrol,
)
from navalgames.games.raiders_of_the_deep.tables import Book

TRANSIT = "transit"
MULTIPLIER_AREAS = ("british_isles", "channel", "mediterranean")
BACK, ON = "back", "on"
_AT, _ROLLS = Patrol._fields.index("at"), Patrol._fields.index("rolls")


# ------------------------------------------------------------------------ going on


IN_PORT = (given.SailOn(),)
AT_SEA = (*IN_PORT, given.AbortPatrol())


def offer_sail(state: State, book: Book) -> tuple[Any, ...]:
    """Sail on; use a multiplier; turn for home once the boat has left (6.1.2B, 8.1.7c, 10.8.5)."""
    orders = AT_SEA if state.patrol.at >= 0 else IN_PORT
    return (*orders[:1], given.UseMultiplier(), *orders[1:]) if can_multiply(state, book) else orders


def can_multiply(state: State, book: Book) -> bool:
    """Whether an encounter multiplier may be used now.

    Rule: 8.1.7a (period), 8.1.7b, 8.1.7d (switch multipliers_per_patrol; boxes not yet entered), 14.5.2.
    """
    patrol = state.patrol
    return (
        state.captain.multipliers > 0
        and patrol.multipliers_used < book.options.multipliers_per_patrol
        and patrol.area in MULTIPLIER_AREAS
        and book.holds("multiplier", state.captain.month)
        and any(is_patrol_box(patrol, place) for place in range(patrol.at + 1, len(patrol.boxes)))
    )


def is_patrol_box(patrol: Patrol, place: int) -> bool:
    """A patrol box: on a normal patrol the box for agents is one too (7.3)."""
    box = patrol.boxes[place]
    return box == "patrol" or (box == "agent" and patrol.mission != "agent")


def _sail(dice: Dice, state: State, order: Any, book: Book) -> State:
    if not isinstance(order, given.SailOn):
        if isinstance(order, given.UseMultiplier):
            return going(state, "multiply")
        dice.note("10.8.5", "rotd-log-abort-chosen", side=state.seat)
        return turned(dice, state, book)
    patrol = state.patrol
    if patrol.rolls or (patrol.mission and mission_pending(state)):
        return going(state, "search")
    return entered(dice, state, patrol, book)


def multiplier(dice: Dice, crew: Crew, captain: Captain, book: Book) -> int:
    """How many encounters a multiplier gives (8.1.7d, 11.3.6b). Charts: multiplier_roll,
    decoration_benefits."""
    total = dice.roll("1d6", "multiplier", "8.1.7d")
    if crew.quality == "elite":
        total += book.modifier("multiplier_roll", "elite")
    if captain.medal and book.charts["decoration_benefits"].value(captain.medal, "multiplier"):
        total += book.modifier("multiplier_roll", "decoration")
    return total


def multiply(dice: Dice, state: State, book: Book) -> State:
    """A multiplier is used (8.1.7d)."""
    gained = multiplier(dice, state.crew, state.captain, book)
    patrol = state.patrol
    dice.note("8.1.7d", "rotd-log-multiplier", side=state.seat, number=gained)
    captain = state.captain._replace(multipliers=state.captain.multipliers - 1)
    used = patrol.multipliers_used + 1
    patrol = patrol._replace(multiplier=patrol.multiplier + gained, multipliers_used=used)
    return asking(state, "sail", captain=captain, patrol=patrol)


def enter(dice: Dice, state: State, book: Book) -> State:
    """The next box is entered, or port (6.1.2A, 7.4.1)."""
    return entered(dice, state, state.patrol, book)


def entered(dice: Dice, state: State, patrol: Patrol, book: Book) -> State:
    """The box after the place of this patrol is entered, or port (6.1.2A, 7.4.1)."""
    at = patrol.at + patrol.step
    if not 0 <= at < len(patrol.boxes):
        return port.home(dice, state if patrol is state.patrol else state._replace(patrol=patrol), book)
    sick = sick_men(state.crew)
    skipped = patrol.skip_next
    if skipped or patrol.trusting or patrol.sick or sick:
        patrol = patrol._replace(at=at, trusting=False, skip_next=False, rolls=1, sick=sick)
    else:
        patrol = with_rolls(patrol, at, 1)
    state = going(state, "survival" if sick else "search", patrol=patrol)
    owed = 0 if skipped and not mission_pending(state) else rolls_owed(state, book)
    if owed != 1:
        state = with_patrol(state, rolls=owed)
    dice.note("6.1.2A", "rotd-log-box", side=state.seat, box=box_word(patrol), number=at + 1)
    return state


def with_rolls(patrol: Patrol, at: int, rolls: int) -> Patrol:
    """The patrol in a box with so many rolls owed.

    Most orders make two of them; to put the numbers in their places takes half as long as `_replace`.
    """
    values: list[Any] = [*patrol]
    values[_AT], values[_ROLLS] = at, rolls
    return tuple.__new__(Patrol, values)


def rolls_owed(state: State, book: Book) -> int:
    """Encounter rolls in the box just entered (8.1.1a, 8.1.1b, 8.1.7d, 8.1.7e, 10.2.1a, 10.8.3)."""
    patrol = state.patrol
    if state.boat.inoperative and damage.one_engine_left(state.boat, book):
        return book.limits["rolls_with_one_diesel"]
    if patrol.multiplier and is_patrol_box(patrol, patrol.at) and not mission_pending(state):
        return patrol.multiplier
    return 1


def box_word(patrol: Patrol) -> str:
    """The kind of the box occupied: transit, mission, or the area of the patrol."""
    box = patrol.boxes[patrol.at]
    if box == TRANSIT:
        return TRANSIT
    return "mission" if not is_patrol_box(patrol, patrol.at) else patrol.area


# ------------------------------------------------------------------------ men without a doctor


def sick_men(crew: Crew) -> Names:
    """Who may die for want of a doctor: every man severely wounded while the doctor is out (10.5.3d,
    10.5.3e)."""
    if crew.doctor < SEVERE:
        return ()
    men = [man for man in ("captain", "first_officer", "second_officer", "engineer", "doctor", "agent")
           if getattr(crew, man) == SEVERE]  # fmt: skip
    return (*men, *(f"crew_{box}" for box, wound in enumerate(crew.generic) if wound == SEVERE))


def dies(dice: Dice, book: Book) -> bool:
    """Whether a severely wounded man dies without a doctor (10.5.3d). Charts: doctor_survival."""
    return book.charts["doctor_survival"].result(dice.roll("1d6", "survival", "10.5.3d"), "result") == "dies"


def survival(dice: Dice, state: State, book: Book) -> State:
    """One man after the other (10.5.3d)."""
    man, *left = state.patrol.sick
    state = with_patrol(state, sick=tuple(left))
    if dies(dice, book):
        dice.note("10.5.3d", "rotd-log-died", side=state.seat, man=man)
        state = blows.marked_men(state._replace(crew=killed(state.crew, man)))
        if state.crew.captain == KILLED:
            return endings.lost(dice, state, "captain_killed", "10.5.2", book)
    return going(state, "survival" if left else "search")


def killed(crew: Crew, man: str) -> Crew:
    """The crew without a man; generic boxes are called "crew_0" and so on."""
    if man.startswith("crew_"):
        place = int(man[5:])
        return crew._replace(generic=(*crew.generic[:place], KILLED, *crew.generic[place + 1 :]))
    return wounds.with_man(crew, man, KILLED)


# ------------------------------------------------------------------------ the end of a box


def box_done(dice: Dice, state: State, book: Book) -> State:
    """An encounter is over: the next roll of this box, or the next box (8.1.4b, 8.1.7f)."""
    patrol = state.patrol
    if patrol.rolls and not (patrol.mission and mission_pending(state)):
        patrol = with_rolls(patrol, patrol.at, patrol.rolls - 1)
    if state.meeting or state.cycle or state.blows:
        state = state._replace(meeting=None, cycle=None, blows=None)
    if patrol.aborting:
        return going(state, "search" if patrol.rolls else "enter", patrol=patrol)
    state = asking(state, "sail", patrol=patrol)
    if forced_home(state, book):
        dice.note("10.8.1", "rotd-log-abort-forced", side=state.seat)
        return turned(dice, state, book)
    return state


def forced_home(state: State, book: Book) -> bool:
    """Whether the boat must abort (10.2.1a, 10.4.2, 10.5.3c, 10.8.1, R1.4)."""
    broken = bool(state.boat.inoperative) and damage.must_abort(state.boat, book)
    return broken or state.patrol.must_abort or officers_out(state.crew)


def barred(state: State, book: Book) -> bool:
    """Whether the boat may not attack: it aborts, or will have to (10.8.4a)."""
    return state.patrol.aborting or forced_home(state, book)


# ------------------------------------------------------------------------ aborting


@lru_cache(maxsize=4096)
def ways_home(boxes: Names, at: int) -> dict[str, int]:
    """Where an aborting boat may go: for each leg the transit box entered first.

    Rule: 10.8.2a-10.8.2c. From a transit box it is the next one homeward, or port.
    """
    if boxes[at] == TRANSIT:
        outward = all(box == TRANSIT for box in boxes[:at])
        return {BACK: at - 1} if outward else {ON: at + 1}
    back = max((place for place in range(at) if boxes[place] == TRANSIT), default=-1)
    on = min((place for place in range(at, len(boxes)) if boxes[place] == TRANSIT), default=len(boxes))
    nearest = min(at - back, on - at)
    return {leg: place for leg, place in ((BACK, back), (ON, on)) if abs(place - at) == nearest}


def turned(dice: Dice, state: State, book: Book) -> State:
    """The boat turns for home (10.8.2a)."""
    patrol = state.patrol
    ways = ways_home(patrol.boxes, patrol.at)
    if len(ways) > 1:
        return asking(state, "leg", patrol=patrol._replace(aborting=True, rolls=0))
    return _on_leg(dice, state, *next(iter(ways.items())), book)


def _on_leg(dice: Dice, state: State, leg: str, place: int, book: Book) -> State:
    """The box of this leg is entered; a captain who may roll again has his say before that (12.1.3b)."""
    step = -1 if leg == BACK else 1
    patrol = state.patrol._replace(aborting=True, rolls=0, at=place - step, step=step)
    if state.captain.luck:
        return going(state, "enter", patrol=patrol)
    return entered(dice, state, patrol, book)


def _offer_leg(state: State, book: Book) -> tuple[Any, ...]:
    return tuple(given.ChooseLeg(leg) for leg in ways_home(state.patrol.boxes, state.patrol.at))


def _leg(dice: Dice, state: State, order: Any, book: Book) -> State:
    """The captain chooses between boxes equally near (10.8.2b)."""
    return _on_leg(dice, state, order.leg, ways_home(state.patrol.boxes, state.patrol.at)[order.leg], book)


def founder(dice: Dice, state: State, book: Book) -> State:
    """No engine far from port: the boat is scuttled, the crew rescued or lost.

    Rule: 10.2.1c, 10.9.4a, 10.9.4b, 10.9.5. Charts: scuttle_rescue, scuttle_modifiers.
    """
    modifier = book.modifier("scuttle_modifiers", "radio") if "radio" in state.boat.inoperative else 0
    total = dice.roll("2d6", "rescue", "10.9.4a") + modifier
    if book.charts["scuttle_rescue"].result(total, "result") == "lost":
        return endings.lost(dice, state, "engines", "10.9.4a", book)
    dice.note("10.9.4b", "rotd-log-rescued", side=state.seat, boat=state.boat.name)
    return going(state, "home", patrol=state.patrol._replace(then="rescued"))


STAGES = {
    "enter": enter,
    "multiply": multiply,
    "survival": survival,
    "box_done": box_done,
    "founder": founder,
}
ROLLS: Names = ("multiply", "survival", "founder")
ASKS = {
    "sail": Ask("6.1.2B", offer_sail, _sail),
    "leg": Ask("10.8.2b", _offer_leg, _leg),
}
