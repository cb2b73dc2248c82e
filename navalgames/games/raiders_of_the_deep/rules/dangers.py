"""Mines, nets and aircraft (9.8, 9.10).

Knows the encounters that are no combat with ships. Knows nothing of how they came up.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.raiders_of_the_deep.rules import blows, endings, escorts, hunt
from navalgames.games.raiders_of_the_deep.state import SEVERE, Boat, Crew, Cycle, Names, State, going
from navalgames.games.raiders_of_the_deep.tables import Book

LARGE = "UL"
"""The group of the late large types (A1.large)."""


def mine_modifier(crew: Crew, book: Book) -> int:
    """The modifiers on [M1] (M1.crewout, M1.quality)."""
    total = book.modifier("m1_modifiers", crew.quality)
    if not crew.generic_out:
        return total
    acted("10.5.3g")
    return total + book.modifier("m1_modifiers", "crew_out")


def strikes_mine(dice: Dice, crew: Crew, book: Book) -> bool:
    """Whether the boat strikes a mine (9.8.1a, M1.base). Charts: m1_mines."""
    total = dice.roll("2d6", "mines", "9.8.1a") + mine_modifier(crew, book)
    return book.charts["m1_mines"].result(total, "result") == "struck"


def mine_hits(dice: Dice, book: Book) -> int | None:
    """What a mine does: no modifier but its own (9.8.1b, E3.mines)."""
    return hunt.attack(dice, book.modifier("e3_modifiers", "mines"), book.charts, "mine_hit", "9.8.1b")


def mines(dice: Dice, state: State, book: Book) -> State:
    """A mined place (9.8.1a)."""
    struck = strikes_mine(dice, state.crew, book)
    dice.note("9.8.1a", "rotd-log-mine-struck" if struck else "rotd-log-mine-missed", side=state.seat)
    return going(state, "mine_hit" if struck else "box_done")


def mine_hit(dice: Dice, state: State, book: Book) -> State:
    """A mine is struck; the boat counts as surfaced (9.8.1b, 10.5.1b)."""
    hits = mine_hits(dice, book)
    if hits is hunt.SUNK:
        return endings.lost(dice, state, "mine", "9.8.1b", book)
    return blows.begin(state, hits, True, "seep", "escaped", "mine")


def net(dice: Dice, state: State, book: Book) -> State:
    """A net is an escort that has already found the boat once (9.8.2a, 9.8.2b)."""
    dice.note("9.8.2a", "rotd-log-net", side=state.seat)
    return escorts.begin(state, Cycle(previous=True))


def aircraft_modifier(boat: Boat, crew: Crew, on_mission: bool, book: Book) -> int:
    """The modifiers on [A1] (7.3.3, 10.5.3g, A1.*)."""
    rows = [crew.quality]
    if on_mission:
        rows.append("mission")
    if crew.generic_out:
        acted("10.5.3g")
        rows.append("crew_out")
    if boat.out("planes"):
        rows.append("planes")
    if not book.austrian and book.charts["p1_groups"].value(boat.type, "group") == LARGE:
        rows.append("large")
    return sum(book.modifier("a1_modifiers", row) for row in rows)


def is_caught(dice: Dice, modifier: int, book: Book) -> bool:
    """Whether the crash dive comes too late (9.10.1a, A1.base). Charts: a1_aircraft."""
    return (
        book.charts["a1_aircraft"].result(dice.roll("2d6", "aircraft", "9.10.1a") + modifier, "result")
        == "attack"
    )


def aircraft(dice: Dice, state: State, book: Book) -> State:
    """An aircraft comes up (8.1.5, 9.10.0b, 9.10.1a)."""
    modifier = aircraft_modifier(state.boat, state.crew, mission_pending(state), book)
    caught = is_caught(dice, modifier, book)
    dice.note(
        "9.10.1a", "rotd-log-aircraft-attacks" if caught else "rotd-log-aircraft-missed", side=state.seat
    )
    return going(state, "air_attack" if caught else "box_done")


def air_hits(dice: Dice, book: Book) -> int | None:
    """The attack: no modifier but its own (9.10.2a, E3.aircraft)."""
    return hunt.attack(dice, book.modifier("e3_modifiers", "aircraft"), book.charts, "air_attack", "9.10.2a")


def air_attack(dice: Dice, state: State, book: Book) -> State:
    """Hits, and one injury in any case (9.10.2a, 9.10.2b with switch air_injury_surfaced, 9.10.3)."""
    hits = air_hits(dice, book)
    if hits is hunt.SUNK:
        return endings.lost(dice, state, "aircraft", "9.10.2a", book)
    surfaced = book.options.air_injury_surfaced
    return blows.begin(state, hits, surfaced, "seep", "escaped", "aircraft", injuries=1)


def mission_pending(state: State) -> bool:
    """Whether the boat is in its mission box to do its mission (7.3, 10.5.3i)."""
    patrol = state.patrol
    if not patrol.mission or patrol.mission_done or patrol.aborting:
        return False
    if patrol.mission == "agent":
        from_here = patrol.boxes[patrol.at] == "agent"
        return from_here and state.crew.agent < SEVERE
    return patrol.boxes[patrol.at] == "mission"


STAGES = {"mines": mines, "mine_hit": mine_hit, "net": net, "aircraft": aircraft, "air_attack": air_attack}
ROLLS: Names = ("mines", "mine_hit", "aircraft", "air_attack")
