"""The hunt by escorts to its end, exactly.

Knows rounds on a small frozen state. The rolls and hits stand in `rules.hunt` and `rules.damage`.
What cannot change the end is left out of the state, so that boats which fare alike are one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from navalgames.chance import Dice, witness
from navalgames.chance.witness import acted
from navalgames.charts import Charts, derived
from navalgames.games.contract import Setting as Refused
from navalgames.games.parts import quick
from navalgames.games.raiders_of_the_deep.questions import sliders
from navalgames.games.raiders_of_the_deep.rules import damage, hunt
from navalgames.games.raiders_of_the_deep.state import SEVERE, Boat, Captain, Crew, Cycle, Names
from navalgames.games.raiders_of_the_deep.tables import Book

SUNK, FORCED_UP, ESCAPED = "sunk", "forced_up", "escaped"
ALIKE = ("batteries", "hydrophones", "motor_1", "motor_2")
TELLING = frozenset({*ALIKE, "fuel", "planes"})
TRACKS = frozenset({damage.HULL, damage.FLOODING})


NOBODY = 0
"""The month of a boat that is hit and not searched for."""


class Setting:
    """What stays the same during a hunt: boat, what the escorts know, the month, the captain's ways.

    Compared by identity, because it is part of thousands of states; `setting` makes each only once.
    """

    __slots__ = ("cycle", "deep", "kind", "month", "officer")

    def __init__(self, kind: str, cycle: Cycle, month: int, deep: bool, officer: str) -> None:
        self.kind = kind
        self.cycle = cycle
        self.month = month
        self.deep = deep
        self.officer = officer


setting = lru_cache(maxsize=None)(Setting)


class Hurt(NamedTuple):
    """What has happened to a boat, as far as it may change the end: tracks, and systems that are out."""

    hull: int = 0
    flooding: int = 0
    out: frozenset[str] = frozenset()


OVER = Setting("", Cycle(), 0, False, "")
"""Of a hunt that has ended: nothing hangs on how it was."""


class Hunted(NamedTuple):
    """A boat in the escort cycle. `phase` is what comes next, or the end.

    hits: still to be rolled. wet: water came in this turn. well: well detected in the turn of the ram.
    charges: depth-charge attacks so far, counted only while they tire the escorts. caught: found already when
    the hunt begins.
    """

    hurt: Hurt
    setting: Setting
    phase: str = "search"
    first: bool = True
    charged: bool = True
    hits: int = 0
    wet: bool = False
    well: bool = False
    charges: int = 0
    caught: bool = False


quick(Hurt)
quick(Hunted)


def hunt_begins(
    charts: Charts, type: str, hull: int, era: str, attack: str, deep: bool, officer: str
) -> Hunted:
    """A boat that has attacked and is searched for (9.6.1). Wounded officers stay as they are."""
    cycle = Cycle(day_torpedo=attack == "day", night_surface=attack == "night_surface")
    return Hunted(Hurt(hull), setting(type, cycle, sliders.month_in(era), deep, officer))


def hunt_refused(charts: Charts, type: str, hull: int, era: str, **others: Any) -> Refused | None:
    """Wrecks, and types that sail later (3.3.2a, 9.6.11a)."""
    if damage.is_crushed(Boat(type, hull=hull), sliders.book(charts)):
        return sliders.refused("hull", "hull-gone", "9.6.11a")
    return sliders.too_early(type, era, charts)


def hunt_idle(charts: Charts, era: str, attack: str, **others: Any) -> tuple[Refused, ...]:
    """Without depth charges there is one turn, and on the surface no depth in it (9.5.1c, 9.6.8d)."""
    if attack != "night_surface" or is_charged(sliders.month_in(era), sliders.book(charts)):
        return ()
    return (sliders.idle("deep", "one-turn-surfaced", "9.6.8d"),)


def hunt_step(dice: Dice, hunted: Hunted, charts: Charts) -> Hunted:
    """One turn of the search, one attack, one hit, or the water after them (9.6.0)."""
    return _PHASES[hunted.phase](dice, hunted, sliders.book(charts))


def hunt_over(hunted: Hunted) -> bool:
    return hunted.phase not in _PHASES


def hunt_end(hunted: Hunted) -> str:
    return hunted.phase


# ------------------------------------------------------------------------ search and attack


def _search(dice: Dice, hunted: Hunted, book: Book) -> Hunted:
    """Depth and detection; without depth charges nothing can follow the ram (9.6.4, 9.6.7, 9.6.8d)."""
    known, hurt = hunted.setting, hunted.hurt
    charges = is_charged(known.month, book)
    if not hunted.first and not charges:
        return _ended(ESCAPED)
    deep = goes_deep(known, hunted.first) and not hunted.caught
    if deep:
        hurt = hurt._replace(hull=dice.resolve(hull_below, known.kind, hurt.hull, book))
        if hurt.hull >= book.mats[known.kind].hull:
            return _ended(SUNK)
    if hunted.caught:
        result = dice.resolve(rammed, hurt.out, known, book)
    else:
        result = dice.resolve(found, hurt.out, hunted.first, hunted.charges, deep, known, book)
    if result == ESCAPED:
        return _ended(ESCAPED)
    well, hits = result
    if hits is hunt.SUNK:
        return _ended(SUNK)
    if hunted.first and charges:
        return _after(Hunted(hurt, known, charged=False, well=well, hits=hits), book)
    return _after(Hunted(hurt, known, first=False, hits=hits, charges=hunted.charges), book)


def is_charged(month: int, book: Book) -> bool:
    """Whether depth charges follow the ram; without them nothing can come of a later search (9.6.0, 9.6.8c,
    9.6.8d)."""
    acted("9.6.0")
    if book.holds("depth_charges", month):
        return True
    acted("9.6.8d")
    return False


def goes_deep(known: Setting, first: bool) -> bool:
    """Whether test depth is exceeded; never by a boat on the surface (9.6.4a, 9.5.1c)."""
    if known.deep and first and known.cycle.night_surface:
        acted("9.5.1c")
        return False
    return known.deep


def found(
    dice: Dice, out: frozenset[str], first: bool, charges: int, deep: bool, known: Setting, book: Book
) -> Any:
    """ESCAPED, or (well detected, hits): first of the ram, later of the depth charges (9.6.7, 9.6.8)."""
    modifier = search_modifier(out, first, charges, deep, known, book)
    result = dice.resolve(hunt.detection, modifier, book.charts)
    if result == hunt.UNDETECTED:
        acted("9.6.12b")
        return ESCAPED
    well = result == hunt.WELL_DETECTED
    if first:
        return well, dice.resolve(hunt.ram, _ram_modifier(out, well, known, book), book.charts)
    return False, hits_of_charges(dice, out, False, charges, well, known, book)


def rammed(dice: Dice, out: frozenset[str], known: Setting, book: Book) -> tuple[bool, int | None]:
    """The ram on a boat found on its approach: nothing was searched for (9.2.2d, 9.6.8a)."""
    return False, hunt.ram(dice, _ram_modifier(out, False, known, book), book.charts)


def hits_of_charges(
    dice: Dice, out: frozenset[str], first: bool, charges: int, well: bool, known: Setting, book: Book
) -> int | None:
    """The hits of one attack with depth charges; SUNK (9.6.8c)."""
    modifier = _charge_modifier(out, first, charges, well, known, book)
    return dice.resolve(hunt.attack, modifier, book.charts)


@derived(most=4096)
def search_modifier(
    out: frozenset[str], first: bool, charges: int, deep: bool, known: Setting, book: Book
) -> int:
    cycle = _cycle(known, first, charges)._replace(deep=deep)
    fatigued = hunt.tires("e2", charges, known.month, book)
    boat = Boat(known.kind, damaged=out)
    return hunt.detection_modifier(boat, _crew(known.officer), Captain(), cycle, "", fatigued, book)


@derived(most=4096)
def _ram_modifier(out: frozenset[str], well: bool, known: Setting, book: Book) -> int:
    cycle = _cycle(known, True, 0)._replace(well=well)
    return hunt.ram_modifier(Boat(known.kind, damaged=out), Captain(), cycle, book)


@derived(most=4096)
def _charge_modifier(
    out: frozenset[str], first: bool, charges: int, well: bool, known: Setting, book: Book
) -> int:
    cycle = _cycle(known, first, charges)._replace(well=well)
    fatigued = hunt.tires("e3", charges + 1, known.month, book)
    return hunt.charge_modifier(Boat(known.kind, damaged=out), Captain(), cycle, fatigued, book)


def _charge(dice: Dice, hunted: Hunted, book: Book) -> Hunted:
    """The depth charges that follow the ram in the same turn (9.6.8c, 9.6.8e)."""
    known, charges = hunted.setting, hunted.charges
    hits = dice.resolve(hits_of_charges, hunted.hurt.out, True, charges, hunted.well, known, book)
    if hits is hunt.SUNK:
        return _ended(SUNK)
    return _after(Hunted(hunted.hurt, known, first=False, hits=hits, wet=hunted.wet, charges=charges), book)


def _cycle(known: Setting, first: bool, charges: int) -> Cycle:
    return known.cycle._replace(first=first, previous=known.cycle.previous or not first, charges=charges)


def _crew(officer: str) -> Crew:
    return Crew(captain=SEVERE) if officer == "first_officer" else Crew()


def hull_below(dice: Dice, kind: str, hull: int, book: Book) -> int:
    """The hull after going deep; crushed when it stands in the last box (9.6.4)."""
    boat, row = Boat(kind, hull=hull), "declared"
    while True:
        boat = damage.marked(boat, damage.HULL, book.charts["test_depth_cost"].value(row, "boxes"), book)
        if damage.is_crushed(boat, book):
            return boat.hull
        result = hunt.below_test_depth(dice, boat.hull, book.charts)
        if result == "safe":
            return boat.hull
        if result == "crushed":
            return book.mats[kind].hull
        row = "equal"


# ------------------------------------------------------------------------ hits and water


def _hit(dice: Dice, hunted: Hunted, book: Book) -> Hunted:
    """One hit (9.6.9)."""
    _, known, _, first, charged, hits, wet, well, charges, _ = hunted
    hurt, water = dice.resolve(one_hit, hunted.hurt, known.kind, TELLING, ALIKE, book)
    if type(hurt) is str:
        return _ended(hurt)
    phase = "hit" if hits > 1 else "search"
    hit = Hunted(hurt, known, phase, first, charged, hits - 1, wet or water, well, charges)
    return hit if hits > 1 else _after(hit, book)


def _after(hunted: Hunted, book: Book) -> Hunted:
    """What comes after a hit or an attack: the next hit, depth charges, water, the next turn."""
    if hunted.hits:
        return hunted._replace(phase="hit")
    if not hunted.charged:
        return hunted._replace(phase="charge")
    return hunted._replace(phase="water") if hunted.wet else _next_turn(hunted, hunted.hurt, book)


def _water(dice: Dice, hunted: Hunted, book: Book) -> Hunted:
    """Additional flooding (10.1.3a)."""
    boxes = dice.resolve(damage.more_water, Crew(), book)
    hurt = flooded(hunted.hurt, boxes, hunted.setting.kind, book)
    return _ended(hurt) if type(hurt) is str else _next_turn(hunted, hurt, book)


def _next_turn(hunted: Hunted, hurt: Hurt, book: Book) -> Hunted:
    """The next turn of the cycle; charges are counted only while they tire the escorts (9.6.8e, 9.6.12a)."""
    month = hunted.setting.month
    counted = month != NOBODY and book.holds("depth_charges", month) and book.holds("fatigue", month)
    charges = min(hunted.charges + 1, hunt.MOST_FATIGUED) if counted else 0
    return Hunted(hurt, hunted.setting, first=False, charges=charges)


def _ended(how: str) -> Hunted:
    return Hunted(Hurt(), OVER, how)


def flooded(hurt: Hurt, boxes: int, kind: str, book: Book) -> Any:
    """The boat with more water, or its end."""
    return hurt_or_end(damage.marked(boat_of(hurt, kind), damage.FLOODING, boxes, book), book)


def boat_of(hurt: Hurt, kind: str) -> Boat:
    return Boat(kind, hull=hurt.hull, flooding=hurt.flooding, damaged=hurt.out)


def hurt_or_end(boat: Boat, book: Book) -> Any:
    """SUNK, FORCED_UP, or what is left of a boat that is still there (9.6.11a, 9.6.11b)."""
    if damage.is_crushed(boat, book):
        return SUNK
    return FORCED_UP if damage.is_flooded(boat, book) else Hurt(boat.hull, boat.flooding, boat.damaged)


def what_is_hit(dice: Dice, telling: frozenset[str], book: Book) -> tuple[str, int]:
    """One hit, with everything that cannot change the end read as minor damage (9.6.9a)."""
    word, times = damage.where_it_hits(dice, book.charts)
    return (word, times) if word in telling or word in TRACKS else (damage.MINOR, 1)


def one_hit(
    dice: Dice, hurt: Hurt, kind: str, telling: frozenset[str], alike: Names, book: Book
) -> tuple[Any, bool]:
    """(the boat or its end, whether water came in) after one hit; injuries leave the officers on their feet.

    Rule: 9.6.9a, 10.5.1b. `telling`: systems whose loss may change the end; `alike`: those that are counted.
    """
    word, times = dice.resolve(what_is_hit, telling, book)
    return struck(hurt, word, times, kind, alike, book), word == damage.FLOODING


def struck(hurt: Hurt, word: str, times: int, kind: str, alike: Names, book: Book) -> Any:
    """The boat, or its end, after one result (9.6.9a, 9.6.11)."""
    boat = damage.marked(boat_of(hurt, kind), word, times, book)
    if word in alike and _may_be_counted(alike, book):
        lost = boat.damaged & frozenset(alike)
        boat = boat._replace(damaged=frozenset(alike[: len(lost)]) | (boat.damaged - lost))
    return hurt_or_end(boat, book)


@derived(most=256)
def _may_be_counted(gear: Names, book: Book) -> bool:
    """Whether these need not be named: each is hit as often, and adds as much to an attack.

    No answer rests on what is read here: named or counted, the boats fare alike.
    """
    with witness.apart():
        chart = book.charts["e4_damage"]
        words = [chart.value(tens, ones) for tens in chart.rows for ones in chart.columns]
        rows = {name.removesuffix("_1").removesuffix("_2") for name in gear}
        adds = {book.modifier("e3_modifiers", row) for row in rows}
        return len(adds) == 1 and len({words.count(name) for name in gear}) == 1


_PHASES = {"search": _search, "charge": _charge, "hit": _hit, "water": _water}
