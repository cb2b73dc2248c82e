"""Manoeuvres: which are legal, what replaces one that is not, and what each does.

Knows one ship and the wind. Must not know who chooses, or in which impulse.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.chance.witness import acted, reaches
from navalgames.charts import derived
from navalgames.games.frigate_duel.rules import sea
from navalgames.games.frigate_duel.rules.crew import sailing_crew
from navalgames.games.frigate_duel.state import MANOEUVRES, Ship
from navalgames.games.frigate_duel.tables import Entries

AHEAD, HOLD, TACK, FALL_OFF = (
    MANOEUVRES.index(name) for name in ("ahead", "hold", "tack", "fall_off_port")
)  # fmt: skip
TURNS = {"none": 0, "port": -1, "starboard": 1}
HEAD_TO_WIND = "H"


def legal(ship: Ship, wind: int, moving: bool, t: Entries) -> tuple[int, ...]:
    """The legal manoeuvres at a moving or a steering mark.

    Rule: P9.1, P9.2, P9.3, P9.4, P9.5, P9.6, P9.7, P5.4. Charts: manoeuvres.
    """
    return _legal(ship.heading, wind, moving, sailing_crew(ship), t)


@derived(most=4096)
def _legal(heading: int, wind: int, moving: bool, sailing: int, t: Entries) -> tuple[int, ...]:
    """The same by what it depends on: few cases, asked again at every mark."""
    numbers = range(1, len(MANOEUVRES))
    return tuple([one for one in numbers if not _objection(heading, wind, moving, sailing, one, t)])


def objection(ship: Ship, wind: int, moving: bool, manoeuvre: int, t: Entries) -> str:
    """The rule that forbids a manoeuvre, "" for none."""
    return _objection(ship.heading, wind, moving, sailing_crew(ship), manoeuvre, t)


def _objection(heading: int, wind: int, moving: bool, sailing: int, manoeuvre: int, t: Entries) -> str:
    plan, name = t.manoeuvres[manoeuvre], MANOEUVRES[manoeuvre]
    lies = sea.letter(heading, wind, t)
    if lies == HEAD_TO_WIND:
        return "" if lies in plan.letters else "P9.5"
    if not (plan.moving if moving else plan.steering):
        return {"ahead": "P9.1", "back": "P9.6"}.get(name, "P9.7")
    if lies not in plan.letters:
        return {"wear": "P9.3", "tack": "P9.4"}.get(name, "P9.5")
    if plan.crew and not sailing:
        return "P5.4"
    if name in ("port", "starboard") and _into_the_wind(heading, wind, plan.turn, t):
        return "P9.2"
    return ""


def _into_the_wind(heading: int, wind: int, turn: str, t: Entries) -> bool:
    return sea.letter(heading + TURNS[turn], wind, t) == HEAD_TO_WIND


def replacement(ship: Ship, wind: int, moving: bool, t: Entries) -> int:
    """What is done instead of a manoeuvre that is not legal.

    Rule: P8.4.
    """
    if sea.letter(ship.heading, wind, t) == HEAD_TO_WIND:
        return FALL_OFF
    return AHEAD if moving else HOLD


def carried_out(
    dice: Dice, ship: Ship, wind: int, moving: bool, manoeuvre: int, t: Entries, sure: bool
) -> Ship:
    """The ship after her manoeuvre; `sure`: a tack succeeds without a roll (P17.card.sharp_handling).

    Rule: 4.3.2, P9.1, P9.2, P9.3, P9.4, P9.5, P9.6, P9.7. Charts: manoeuvres, headings.
    """
    tacking = t.manoeuvres[manoeuvre].turn == "through wind"
    return steered(ship, wind, moving, manoeuvre, t, not tacking or sure or tacks(dice, ship, t))


def steered(ship: Ship, wind: int, moving: bool, manoeuvre: int, t: Entries, succeeds: bool) -> Ship:
    """The ship after a manoeuvre without dice; `succeeds`: what is known of a tack, the one that may fail.

    Rule: 4.3.2, P9.1, P9.2, P9.3, P9.4, P9.5, P9.6, P9.7. Charts: manoeuvres, headings.
    """
    dx, dy, heading = course(ship.heading, wind, moving, manoeuvre, t, succeeds)
    return ship._replace(x=ship.x + dx, y=ship.y + dy, heading=heading)


@derived(most=4096)
def course(
    heading: int, wind: int, moving: bool, manoeuvre: int, t: Entries, succeeds: bool
) -> tuple[int, int, int]:
    """What a manoeuvre does to any ship with this heading: (dx, dy, heading). The rules of `steered`."""
    plan = t.manoeuvres[manoeuvre]
    if plan.turn == "through wind":
        return 0, 0, tacked(heading, wind, succeeds)
    dx, dy = t.steps[heading] if plan.square and moving else (0, 0)
    return dx, dy, worn(heading, wind) if plan.turn == "off wind" else (heading + TURNS[plan.turn]) % 8


def worn(heading: int, wind: int) -> int:
    """Two steps away from the wind, through the stern.

    Rule: P9.3.

    >>> [worn(heading, 0) for heading in (2, 3, 5, 6)]
    [4, 5, 3, 4]
    """
    starboard_side = (heading - wind) % 8 < 4
    return (heading + (2 if starboard_side else -2)) % 8


def tacks(dice: Dice, ship: Ship, t: Entries) -> bool:
    """Whether a ship's tack succeeds (P9.4)."""
    return tack_succeeds(dice, t.ship_cards[ship.id].quality, sailing_crew(ship), t)


def tack_succeeds(dice: Dice, quality: int, sailing: int, t: Entries) -> bool:
    """Whether a tack succeeds with a crew of some quality and so many points in sailing.

    Rule: P9.4, P5.4. Charts: tacking.
    """
    table, bonus = t.tacking, 0
    if sailing >= table["crew points"]:
        bonus = table["crew bonus"]
        acted("P5.4", bonus)
    return reaches(dice.roll("1d6", "tack", "P9.4"), quality + bonus, table["success"])


def tacked(heading: int, wind: int, success: bool) -> int:
    """The heading through the wind, or head to wind and in irons.

    Rule: P9.4.
    """
    through = wind + (wind - heading)
    return (through if success else wind) % 8
