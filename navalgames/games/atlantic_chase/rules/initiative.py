"""Who holds the initiative: seizing, vying, the Tally, the weather check (25.7, 26).

Knows the rolls, what they change, and how an action asks for a contest. How one runs stands in `contests`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted, reaches, with_added
from navalgames.games.atlantic_chase.rules.frames import Change, Contest
from navalgames.games.atlantic_chase.state import BAD, State, force, pop, push
from navalgames.games.atlantic_chase.tables import Box

SEIZE, VIE = "seize", "vie"
FAILED = {SEIZE: "26.4b", VIE: "26.3c"}
"""By which rule the Tally rises when a contest fails."""


# ------------------------------------------------------------------------ pure rules


def seizes(dice: Dice, modifier: int, charts: Any) -> bool:
    """An attempt to seize the initiative with a total modifier. Rule: 26.4a, 53.3a.

    Charts: seize_initiative.
    """
    least = charts["seize_initiative"].value("success", "least")
    return reaches(dice.roll("2d6", "seize", "26.4a"), modifier, least)


def vies(dice: Dice, modifier: int) -> bool:
    """Whether the inactive player wins a vie; a tie changes nothing. Rule: 26.3a, 26.3b, 54.7."""
    active = dice.roll("1d6", "vie_active", "26.3a")
    return beats(with_added(dice.roll("1d6", "vie_inactive", "26.3a"), modifier), active)


def beats(total: int, active: int) -> bool:
    """Whether the inactive player's total wins a vie against the active player's die. Rule: 26.3a, 26.3b."""
    if total == active:
        acted("26.3b")
    return total > active


def weather_after(dice: Dice, weather: str, charts: Any) -> str:
    """The weather after a check. Rule: 25.7b, 25.7c. Charts: weather_check."""
    return checked_weather(dice.roll("1d6", "weather", "25.7a"), weather, charts)


def checked_weather(rolled: int, weather: str, charts: Any) -> str:
    """The weather after a check with that result; above 6 counts as 6.

    Rule: 25.7b, 25.7c, 10.13b. Charts: weather_check.
    """
    chart = charts["weather_check"]
    found = chart.value(min(rolled, max(chart.rows)), weather)
    if found != weather:
        acted("25.7b" if found == BAD else "25.7c")
    return found


def evasive_modifier(state: State, name: str, box: Box) -> int:
    """What a spent Evasive marker is worth for the initiative. Rule: 24.5, 26.6, 26.7, 46.2c."""
    if not name:
        return 0
    one = force(state, name)
    cold = any(place in box.map.arctic for place in one.hexes)
    return evasive_worth("arctic" if cold else state.weather, box.evasive_initiative)


def evasive_worth(waters: str, worth: Any) -> int:
    """What a marker spent in good or bad weather, or on the Arctic Line, adds. Rule: 24.5, 26.6, 26.7.

    worth: the chart evasive_initiative as a table.
    """
    acted("26.7" if waters == "arctic" else "26.6")
    return worth[waters]


def contest_modifier(tally: int, evasive: int) -> int:
    """What the inactive player adds to his roll. Rule: 26.5, 26.6."""
    if tally:
        acted("26.5")
    return tally + evasive


def raised(tally: int, kind: str, limits: Any) -> int:
    """The Tally after a contest that failed; the track ends where more changes nothing.

    Rule: 26.3c, 26.4b, 26.8.
    """
    acted(FAILED[kind])
    if tally < limits["tally"]:
        return tally + 1
    acted("26.8")
    return limits["tally"]


def tally_after_failure(state: State, kind: str, box: Box) -> State:
    """The table after a contest that failed."""
    return state._replace(tally=raised(state.tally, kind, box.limits))


# ------------------------------------------------------------------------ what an action asks for


def contest(state: State, kind: str) -> State:
    """The inactive player may seize the initiative, or both vie; the frame below learns `won`."""
    stage = "seize_begins" if kind == SEIZE else "vie_begins"
    return push(state, Contest(stage, kind, state.inactive))


def passes(state: State) -> State:
    """The initiative passes to the other side: what ends under it is over (26.2)."""
    return push(pop(state), Change("changing", state.inactive))


def finish(state: State, won: bool) -> State:
    """The action under way is over; if the inactive player has won, the initiative passes."""
    return passes(state) if won else pop(state)
