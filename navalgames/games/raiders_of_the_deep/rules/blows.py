"""Hits on the boat, one after the other, with injuries, additional flooding and what they end in
(9.6.9-9.6.11).

Knows the hits of one attack. What attacked the boat stands in `rules.escorts`, `q_ships` and `dangers`.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.games.raiders_of_the_deep.rules import damage, endings, wounds
from navalgames.games.raiders_of_the_deep.state import (
    KILLED,
    SEVERE,
    Blows,
    Names,
    State,
    going,
    with_captain,
    with_patrol,
)
from navalgames.games.raiders_of_the_deep.tables import Book
from navalgames.games.raiders_of_the_deep.under_way import blows_of

WOUND_NAMES = ("fit", "light", "severe", "killed")


def begin(
    state: State, hits: int, surfaced: bool, then: str, after: str, cause: str, injuries: int = 0
) -> State:
    """Hits are to be resolved; water that came in earlier in this round still counts (10.1.3a)."""
    flooded = state.blows.flooded if state.blows else False
    blows = Blows(hits, surfaced, then, after, cause, injuries, flooded)
    return going(state, "hit", blows=blows)


def hit(dice: Dice, state: State, book: Book) -> State:
    """One hit on the chart of damage.

    Rule: 9.6.9a-d, 10.0a, 10.0b. Charts: e4_damage.
    """
    blows = blows_of(state)
    if blows.injuries:
        return going(state, "crew_hit")
    if not blows.hits:
        return going(state, blows.then)
    word, times = damage.where_it_hits(dice, book.charts)
    dice.note("9.6.9a", "rotd-log-hit", side=state.seat, what=word, times=times)
    blows = blows._replace(hits=blows.hits - 1)
    if word == damage.CREW:
        return going(state, "crew_hit", blows=blows._replace(injuries=times))
    if word == damage.FLOODING:
        blows = blows._replace(flooded=True)
    state = state._replace(boat=damage.marked(state.boat, word, times, book), blows=blows)
    return checked(dice, state, blows.cause, book)


def checked(dice: Dice, state: State, cause: str, book: Book) -> State:
    """Lost with all hands, forced up, or still there (9.6.11a, 9.6.11b, 10.1.2, 10.3.2)."""
    if damage.is_crushed(state.boat, book):
        return endings.lost(dice, state, cause, "9.6.11a", book)
    if damage.is_flooded(state.boat, book):
        return going(state, "scuttle")
    return state


def crew_hit(dice: Dice, state: State, book: Book) -> State:
    """Who is hit (9.6.9b, 9.6.10a, 9.6.10b). Charts: e5_crew_hit."""
    blows = blows_of(state)._replace(injuries=blows_of(state).injuries - 1)
    man = wounds.man_hit(dice, book.charts)
    if not wounds.can_be_hurt(state.crew, man):
        return going(state, "hit", blows=blows)
    return going(state, "wound", blows=blows._replace(man=man))


def wound(dice: Dice, state: State, book: Book) -> State:
    """How badly, and what follows from it (9.6.10c, 10.5.2). Charts: e5_wound."""
    blows = blows_of(state)
    fresh = wounds.wound(dice, blows.surfaced, book.charts)
    dice.note("9.6.10c", "rotd-log-wound", side=state.seat, man=blows.man, wound=WOUND_NAMES[fresh])
    crew = wounds.hurt(state.crew, blows.man, fresh)
    state = marked_men(state._replace(crew=crew, blows=blows._replace(man="")))
    if crew.captain == KILLED:
        return endings.lost(dice, state, "captain_killed", "10.5.2", book)
    return going(state, "hit")


def marked_men(state: State) -> State:
    """Marks what the refit must know of the wounds of a patrol (11.1.4a, 11.3.0d)."""
    crew = state.crew
    if crew.captain >= SEVERE:
        state = with_captain(state, wounded_badly=True)
    if crew.generic_out:
        state = with_patrol(state, all_crew_out=True)
    return state


def seep(dice: Dice, state: State, book: Book) -> State:
    """After a round with a flooding result more water may come in.

    Rule: 10.1.3a, 10.1.3b. Charts: flooding_extra.
    """
    blows = blows_of(state)
    if not blows.flooded:
        return going(state, blows.after)
    boxes = damage.more_water(dice, state.crew, book)
    state = state._replace(
        boat=damage.marked(state.boat, damage.FLOODING, boxes, book), blows=blows._replace(flooded=False)
    )
    return checked(dice, going(state, blows.after), blows.cause, book)


def scuttle(dice: Dice, state: State, book: Book) -> State:
    """The boat surfaces and is scuttled; the crew are prisoners, at worst the boat is taken.

    Rule: 10.1.2, 10.9.1-10.9.3. Charts: scuttle_flooding, scuttle_modifiers.
    """
    modifier = book.modifier("scuttle_modifiers", "captain") if state.crew.captain >= SEVERE else 0
    total = dice.roll("2d6", "scuttle", "10.9.2a") + modifier
    result = book.charts["scuttle_flooding"].result(total, "result")
    fate = endings.BOAT_CAPTURED if result == "captured" else "scuttled"
    return endings.lost(dice, state, fate, "10.9.2b", book)


STAGES = {"hit": hit, "crew_hit": crew_hit, "wound": wound, "seep": seep, "scuttle": scuttle}
ROLLS: Names = ("hit", "crew_hit", "wound", "seep", "scuttle")
