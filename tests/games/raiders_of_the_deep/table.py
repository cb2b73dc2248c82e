"""A table for the tests: a boat at sea in a month and a box, with dice written down beforehand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.chance import ScriptedDice, witness
from navalgames.games.raiders_of_the_deep import GAME
from navalgames.games.raiders_of_the_deep.calendar import month_of
from navalgames.games.raiders_of_the_deep.rules import sequence, set_up
from navalgames.games.raiders_of_the_deep.state import (
    Boat,
    Captain,
    Crew,
    Meeting,
    Patrol,
    PatrolLine,
    Ship,
    State,
)
from navalgames.games.raiders_of_the_deep.tables import Book, book_of, track

CHARTS = GAME.read_charts()
SMALL = Ship("", "small", 3000, 2)
LARGE = Ship("", "large", 6000, 3)
HUGE = Ship("", "large", 13000, 4)
ARMED = Ship("", "small", 1200, 2, armed=True)
CAPITAL = Ship("HMS Test", "capital", 12000, 4, armed=True)


def acting(work: Callable[[], object]) -> set[str]:
    """The rules that say they act while something is done."""
    with witness.apart() as seen:
        work()
    return {item.rule for item in seen if isinstance(item, witness.Acted)}


def book(**options: Any) -> Book:
    return book_of(CHARTS, GAME.options(**options))


def boat(kind: str = "U31", name: str = "U-35", **fields: Any) -> Boat:
    return set_up.loaded(name, kind, book())._replace(**fields)


def at_sea(
    month: str = "1917-05", kind: str = "U31", area: str = "british_isles", at: int = 3,
    stage: str = "search",
    **parts: Any,
) -> State:  # fmt: skip
    """A boat in box `at` of its track; `parts` replace records of the state by name."""
    when = month_of(month)
    captain = parts.pop("captain", Captain())
    line = PatrolLine(when, "U-35", kind, area)
    captain = captain._replace(
        month=when, started=captain.started or when, last_check=captain.last_check or when,
        patrols=captain.patrols or (line,), flotilla=captain.flotilla or "HSF",
    )  # fmt: skip
    patrol = parts.pop("patrol", Patrol())
    patrol = patrol._replace(
        area=area,
        boxes=patrol.boxes or track(book(), kind, area),
        at=at,
        rolls=patrol.rolls or (0 if stage == "sail" else 1),
    )
    meeting = parts.pop("meeting", None)
    return State(
        turn=1, score=0, seat="FIRST", stage=stage, captain=captain, patrol=patrol, meeting=meeting,
        boat=parts.pop("boat", boat(kind)), crew=parts.pop("crew", Crew()), **parts,
    )  # fmt: skip


def meeting(*ships: Ship, kind: str = "ship", **fields: Any) -> Meeting:
    fields = {
        "escorted": kind in ("ship_escort", "two_ships_escort", "convoy", "capital"),
        "time": "day",
        **fields,
    }
    return Meeting(kind, ships, **fields)


def script(*throws: tuple[Any, ...]) -> ScriptedDice:
    """Dice as (why, faces): a number for one die, a pair for two."""
    return ScriptedDice([_entry(*throw) for throw in throws])


def _entry(why: str, shows: Any, dice: str = "") -> dict[str, Any]:
    faces = list(shows) if isinstance(shows, tuple) else [shows]
    return {"dice": dice or _DICE.get(why) or f"{len(faces)}d6", "why": why, "shows": faces}


_DICE = {
    "boat_damage": "d66", "identity": "1d20", "q_identity": "1d20", "early_life": "1d20",
    "final_fate": "1d20",
    "start": "1d100", "name": "1d100",
}  # fmt: skip


def go(state: State, dice: ScriptedDice, rules: Book | None = None) -> State:
    """Runs on to the next decision; every die written down must be used."""
    after = sequence.AGENDA.run(dice, state._replace(asked=()), rules or book())
    dice.finish()
    return after


def give(state: State, order: Any, *throws: tuple[Any, ...], rules: Book | None = None) -> State:
    """Gives a legal order and runs on to the next decision."""
    rules = rules or book()
    offered = sequence.AGENDA.asks[state.stage].offers(state, rules)
    assert order in offered, f"{order} is not among {offered[:12]}"
    dice = script(*throws)
    after = sequence.AGENDA.apply(dice, state, state.seat, order, rules.charts, rules.options)
    dice.finish()
    return after


def one(state: State, stage: str, dice: ScriptedDice, rules: Book | None = None) -> State:
    """One stage alone."""
    after = sequence.AGENDA.stages[stage](dice, state._replace(stage=stage, asked=()), rules or book())
    dice.finish()
    return after


def offers(state: State, rules: Book | None = None) -> tuple[Any, ...]:
    """What the captain may order in the decision of the state."""
    return sequence.AGENDA.asks[state.stage].offers(state, rules or book())
