"""Rounds to their end: the hunt by escorts, a Q-ship, the months of a refit, patrols survived.

Knows steps on small frozen states. The rolls and hits stand in `rules.hunt` and `rules.damage`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.raiders_of_the_deep.calendar import month_of
from navalgames.games.raiders_of_the_deep.questions import sliders
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, switch, whole
from navalgames.games.raiders_of_the_deep.rules import boxes, damage, dangers, hunt, port
from navalgames.games.raiders_of_the_deep.state import (
    SEVERE,
    SYSTEMS,
    Boat,
    Captain,
    Crew,
    Cycle,
    Patrol,
)
from navalgames.games.raiders_of_the_deep.tables import Book

SUNK, FORCED_UP, ESCAPED = "sunk", "forced_up", "escaped"
ALIKE = ("batteries", "hydrophones", "motor_1", "motor_2")
TELLING = frozenset({*ALIKE, "fuel", "planes"})


class Hunted(NamedTuple):
    """A boat in the escort cycle, one roll at a time. `phase` is the roll that comes next, or the end.

    hits: still to be rolled. wet: water came in this turn. charged: depth charges fell this turn.
    """

    boat: Boat
    cycle: Cycle
    month: int
    deep: bool
    officer: str
    phase: str = "search"
    hits: int = 0
    wet: bool = False
    charged: bool = False


def same_for_escorts(boat: Boat, book: Book) -> Boat:
    """The boat with everything that escorts cannot tell apart made alike.

    Gear that adds the same on [E3] is counted, not named; gear that adds nothing there or on [E2] is left
    out.
    """
    out = boat.damaged & TELLING
    if len({book.modifier("e3_modifiers", row) for row in ("batteries", "hydrophones", "motor")}) == 1:
        count = len(out & set(ALIKE))
        out = frozenset(ALIKE[:count]) | (out - set(ALIKE))
    return boat._replace(damaged=out)


def hunt_begins(
    charts: Charts, type: str, hull: int, era: str, attack: str, deep: bool, officer: str
) -> Hunted:
    """A boat that has attacked and is searched for (9.6.1). Wounded officers stay as they are."""
    book = sliders.book(charts)
    hull = min(hull, book.mats[type].hull - 1)
    cycle = Cycle(day_torpedo=attack == "day", night_surface=attack == "night_surface")
    return Hunted(Boat(type, hull=hull), cycle, month_of(sliders.MONTHS[era]), deep, officer)


def hunt_step(dice: Any, hunted: Hunted, charts: Charts) -> Hunted:
    """One roll of the cycle (9.6.0)."""
    return _PHASES[hunted.phase](dice, hunted, sliders.book(charts))


def _search(dice: Any, hunted: Hunted, book: Book) -> Hunted:
    """Depth and detection; without depth charges nothing can follow the ram (9.6.4, 9.6.7, 9.6.8d)."""
    cycle, boat = hunted.cycle, hunted.boat
    if cycle.rammed and not book.holds("depth_charges", hunted.month):
        return _ended(ESCAPED, hunted)
    if hunted.deep and not cycle.surfaced:
        boat = dice.resolve(test_depth, boat, book)
        if damage.is_crushed(boat, book):
            return _ended(SUNK, hunted)
        cycle = cycle._replace(deep=True)
    found = dice.resolve(_searched, boat, cycle, hunted.month, hunted.officer, book)
    if found == hunt.UNDETECTED:
        return _ended(ESCAPED, hunted)
    phase = "charge" if cycle.rammed else "ram"
    return hunted._replace(boat=boat, cycle=cycle._replace(well=found == hunt.WELL_DETECTED), phase=phase)


def _ram(dice: Any, hunted: Hunted, book: Book) -> Hunted:
    """The ram (9.6.8a)."""
    hits = hunt.ram(dice, hunt.ram_modifier(hunted.boat, Captain(), hunted.cycle, book), book.charts)
    charges = book.holds("depth_charges", hunted.month)
    return _struck(hunted._replace(cycle=hunted.cycle._replace(rammed=True), charged=not charges), hits, book)


def _charge(dice: Any, hunted: Hunted, book: Book) -> Hunted:
    """The depth charges (9.6.8c, 9.6.8e)."""
    fatigued = book.holds("fatigue", hunted.month)
    modifier = hunt.charge_modifier(hunted.boat, Captain(), hunted.cycle, fatigued, book)
    return _struck(hunted._replace(charged=True), hunt.attack(dice, modifier, book.charts), book)


def _struck(hunted: Hunted, hits: int | None, book: Book) -> Hunted:
    return _ended(SUNK, hunted) if hits is hunt.SUNK else _after(hunted._replace(hits=hits), book)


def _hit(dice: Any, hunted: Hunted, book: Book) -> Hunted:
    """One hit (9.6.9)."""
    boat, wet = dice.resolve(one_hit, hunted.boat, book)
    if not isinstance(boat, Boat):
        return _ended(boat, hunted)
    return _after(hunted._replace(boat=boat, hits=hunted.hits - 1, wet=hunted.wet or wet), book)


def _after(hunted: Hunted, book: Book) -> Hunted:
    """What comes after a hit or an attack: the next hit, depth charges, water, the next turn."""
    if hunted.hits:
        return hunted._replace(phase="hit")
    if not hunted.charged:
        return hunted._replace(phase="charge")
    return hunted._replace(phase="water") if hunted.wet else _next_turn(hunted, book)


def _water(dice: Any, hunted: Hunted, book: Book) -> Hunted:
    """Additional flooding (10.1.3a)."""
    boxes = damage.more_water(dice, Crew(), book)
    boat = _state_of(damage.marked(hunted.boat, damage.FLOODING, boxes, book), book)
    return _next_turn(hunted._replace(boat=boat), book) if isinstance(boat, Boat) else _ended(boat, hunted)


def _next_turn(hunted: Hunted, book: Book) -> Hunted:
    """The next turn of the cycle; charges are counted only while they tire the escorts (9.6.8e, 9.6.12a)."""
    cycle = hunted.cycle
    counted = book.holds("fatigue", hunted.month)
    charges = min(cycle.charges + 1, hunt.MOST_FATIGUED) if counted else 0
    later = cycle._replace(first=False, previous=True, deep=False, well=False, charges=charges)
    return hunted._replace(cycle=later, phase="search", wet=False, charged=False)


def _ended(how: str, hunted: Hunted) -> Hunted:
    return Hunted(Boat(""), Cycle(), hunted.month, hunted.deep, hunted.officer, how)


_PHASES = {"search": _search, "ram": _ram, "charge": _charge, "hit": _hit, "water": _water}


def _crew(officer: str) -> Crew:
    return Crew(captain=SEVERE) if officer == "first_officer" else Crew()


def _searched(dice: Any, boat: Boat, cycle: Cycle, month: int, officer: str, book: Book) -> str:
    fatigued = book.holds("fatigue", month)
    modifier = hunt.detection_modifier(boat, _crew(officer), Captain(), cycle, "", fatigued, book)
    return hunt.detection(dice, modifier, book.charts)


def test_depth(dice: Any, boat: Boat, book: Book) -> Boat:
    """The boat after going deep; crushed when its hull stands in the last box (9.6.4)."""
    row = "declared"
    while True:
        boat = damage.marked(boat, damage.HULL, book.charts["test_depth_cost"].value(row, "boxes"), book)
        if damage.is_crushed(boat, book):
            return boat
        result = hunt.below_test_depth(dice, boat.hull, book.charts)
        if result == "safe":
            return boat
        if result == "crushed":
            return boat._replace(hull=book.mats[boat.type].hull)
        row = "equal"


def one_hit(dice: Any, boat: Boat, book: Book, besides: str = "") -> tuple[Any, bool]:
    """One hit; injuries leave the officers on their feet (9.6.9a, 10.5.1b). `besides`: another system that
    tells."""
    word, times = damage.where_it_hits(dice, book.charts)
    if word == damage.CREW:
        return boat, False
    hit = _state_of(damage.marked(boat, word, times, book), book)
    if (
        besides
        and word == besides
        and isinstance(hit, Boat)
        and damage.carries(book.mats[boat.type], word, book)
    ):
        hit = hit._replace(damaged=hit.damaged | {besides})
    return hit, word == damage.FLOODING


def _state_of(boat: Boat, book: Book) -> Any:
    if damage.is_crushed(boat, book):
        return SUNK
    return FORCED_UP if damage.is_flooded(boat, book) else same_for_escorts(boat, book)


def hunt_over(hunted: Hunted) -> bool:
    return hunted.phase not in _PHASES


def hunt_end(hunted: Hunted) -> str:
    return hunted.phase


# ------------------------------------------------------------------------ refit and survival


def refit(dice: Any, charts: Charts, type: str, hull: int, systems: int, rank: str, captain: bool) -> int:
    """The months until the next patrol (10.10, 10.11.2c, 11.2.1e). Charts: refit_months, boat_mat,
    recovery_roll."""
    book = sliders.book(charts)
    boat = Boat(type, hull=min(hull, book.mats[type].hull - 1), inoperative=frozenset(SYSTEMS[:systems]))
    months = port.refit_months(boat, book)
    if port.needs_new_boat(months, book):
        months = charts["refit_months"].value("after_return", "months")
    else:
        months = port.by_rank(months, rank, book)
    return max(months, port.recovery_months(dice, Crew(captain=SEVERE), book)) if captain else months


class Voyage(NamedTuple):
    """A career in the dark: patrols still to come, and whether the boat was lost to what it cannot choose."""

    patrols: int
    era: str
    area: str
    type: str
    end: str = ""


def voyage_begins(charts: Charts, patrols: int, era: str, area: str, type: str) -> Voyage:
    """A captain who attacks nobody (8.1.4a)."""
    return Voyage(patrols, era, area, type)


def voyage_step(dice: Any, voyage: Voyage, charts: Charts) -> Voyage:
    """One patrol: mines in every box of the track (8.0, 9.8.1)."""
    if dice.resolve(lost_on_patrol, voyage.era, voyage.area, voyage.type, sliders.book(charts)):
        return voyage._replace(patrols=0, end="lost")
    left = voyage.patrols - 1
    return voyage._replace(patrols=left, end="alive" if not left else "")


def lost_on_patrol(dice: Any, era: str, area: str, kind: str, book: Book) -> bool:
    """Whether mines sink a boat that attacks nobody on one patrol (9.8.1a, 9.8.1b)."""
    track = book.charts["patrol_track"].value(kind, area) or ()
    patrol = Patrol(area, track)
    columns = tuple("transit" if box == "transit" else patrol.area for box in track)
    return any(dice.each(mined, columns, era, book))


def mined(dice: Any, column: str, era: str, book: Book) -> bool:
    """Whether one box costs the boat (8.0, 9.8.1)."""
    chart = book.chart_of(month_of(sliders.MONTHS[era]))
    word = boxes.encounter(dice.roll("2d6", "encounter", "8.0"), chart, column, book.charts)
    return (
        word == "mines"
        and dangers.strikes_mine(dice, Crew(), book)
        and dangers.mine_hits(dice, book) is hunt.SUNK
    )


def voyage_over(voyage: Voyage) -> bool:
    return bool(voyage.end)


def voyage_end(voyage: Voyage) -> str:
    return voyage.end


AREAS = ("british_isles", "channel", "north_sea", "mediterranean")
QUESTIONS = (
    Question(
        "escort_cycle", "escorts", ("9.6.0", "9.6.4a", "9.6.8a", "9.6.8c", "9.6.12b"),
        (
            choice("type", sliders.TYPES, "UBI", "9.6.11a"), whole("hull", 0, 6, 0, "9.6.11a"),
            sliders.era("1918", "cal.dc"), choice("attack", ("day", "night", "night_surface"), "day",
                "E2.day_torpedo"),
            switch("deep", "9.6.4a"), choice("officer", ("captain", "first_officer"), "captain", "E2.kmdt"),
        ),
        start=hunt_begins, step=hunt_step, over=hunt_over, measure=hunt_end, outcomes=(ESCAPED, FORCED_UP,
        SUNK),
    ),
    Question(
        "refit", "career", ("10.10.0", "10.10.2b", "10.10.3", "11.2.1e"),
        (
            choice("type", sliders.TYPES, "UBIII", "10.10.3"), whole("hull", 0, 7, 3, "10.10.3"),
            whole("systems", 0, 5, 0, "10.10.2b"), choice("rank", ("LtzS", "OltzS", "KptLt", "KKpt"),
                "OltzS", "11.2.1e"),
            switch("captain", "10.11.2c"),
        ),
        refit, unit="months",
    ),
    Question(
        "patrols_survived", "career", ("9.8.1a", "9.8.1b", "8.1.4a"),
        (
            whole("patrols", 1, 12, 6, "2.0b"), sliders.era("1917", "cal.e1"),
            choice("area", AREAS, "british_isles", "7.0d"), choice("type", sliders.TYPES, "U31", "7.0d"),
        ),
        start=voyage_begins, step=voyage_step, over=voyage_over, measure=voyage_end, outcomes=("alive",
            "lost"),
    ),
)  # fmt: skip
