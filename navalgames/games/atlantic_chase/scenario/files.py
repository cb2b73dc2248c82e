"""Scenario files: the ones of the game, and any other a teacher writes in the same form.

Knows the form (scenarios/README.md) and checks it: every mistake is told with its line, its rule and
what was expected. Must not know how a scenario is played.
"""

from __future__ import annotations

import os
import tomllib
from functools import lru_cache
from pathlib import Path

from navalgames.charts import Charts
from navalgames.errors import BadInput
from navalgames.games.atlantic_chase.scenario import forces, victory
from navalgames.games.atlantic_chase.scenario.records import AfterConvoys, Scenario
from navalgames.games.atlantic_chase.scenario.text import Book, Table
from navalgames.games.atlantic_chase.state import BAD, GOOD, SIDES

FOLDER = Path(__file__).parents[1] / "scenarios"
#: The variable that names a folder with scenarios of one's own.
VARIABLE = "NAVALGAMES_SCENARIOS"
KINDS = ("teaching", "operation", "mini")
NEUTRAL = "neutral"
ACTIONS = (
    "Air Strike",
    "Completion",
    "Engage",
    "Naval Search",
    "Pass",
    "Reorganize",
    "Signals",
    "Stealth",
    "Trajectory",
)
FIRST_YEAR, LAST_YEAR = 1939, 1942


def read_scenarios(folder: Path, charts: Charts) -> dict[str, Scenario]:
    """All scenarios of a folder by id, in the order of their file names.

    Raises:
        BadInput: a file is faulty (the first fault is told), or two have one id.
    """
    files = sorted((path.name, path.stat().st_mtime_ns) for path in folder.glob("*.toml"))
    return dict(_read_all(folder, tuple(files), charts))


@lru_cache(maxsize=16)
def _read_all(
    folder: Path, files: tuple[tuple[str, int], ...], charts: Charts
) -> tuple[tuple[str, Scenario], ...]:
    found: dict[str, Scenario] = {}
    for name, _ in files:
        scenario = read_scenario(folder / name, charts)
        if scenario.id in found:
            raise BadInput(
                "ac-error-scenario-twice", file=name, line=1, where="id", rule="SCN.1", given=scenario.id
            )
        found[scenario.id] = scenario
    return tuple(found.items())


def all_scenarios(charts: Charts) -> dict[str, Scenario]:
    """The scenarios of the game and those of the reader's own folder, by id.

    Raises:
        BadInput: a file is faulty, an id is used twice, or the folder is not there.
    """
    found = dict(read_scenarios(FOLDER, charts))
    for folder in _own_folders():
        for name, scenario in read_scenarios(folder, charts).items():
            if name in found:
                raise BadInput(
                    "ac-error-scenario-twice", file=folder.name, line=1, where="id", rule="SCN.1", given=name
                )
            found[name] = scenario
    return found


def scenario_ids() -> tuple[str, ...]:
    """The ids of all scenarios there are, without checking the files."""
    files = [path for folder in (FOLDER, *_own_folders()) for path in sorted(folder.glob("*.toml"))]
    return tuple(dict.fromkeys(name for path in files if (name := _id_of(path))))


def _own_folders() -> tuple[Path, ...]:
    named = os.environ.get(VARIABLE, "").strip()
    if not named:
        return ()
    folder = Path(named)
    try:
        found = folder.is_dir()
    except OSError:  # no folder can have this name
        found = False
    if not found:
        raise BadInput("ac-error-scenario-folder", variable=VARIABLE, given=named[:200])
    return (folder,)


def _id_of(path: Path) -> str:
    """The id a file gives itself; "" where it gives none."""
    try:
        return str(tomllib.loads(path.read_text(encoding="utf-8-sig")).get("id", ""))
    except (OSError, ValueError, RecursionError):
        return ""


def read_scenario(path: Path, charts: Charts) -> Scenario:
    """The scenario in the file `path`.

    Raises:
        BadInput: the first mistake in the file, with its line.
    """
    scenario, faults = _read(path, charts)
    if faults:
        raise faults[0]
    return scenario


def check_scenario(path: Path, charts: Charts) -> tuple[BadInput, ...]:
    """Every mistake in the file, by line; none when it can be played."""
    return _read(path, charts)[1]


def _read(path: Path, charts: Charts) -> tuple[Scenario, tuple[BadInput, ...]]:
    book = Book(Path(path))
    scenario = Scenario("", "", "", FIRST_YEAR, GOOD)
    if not book.faults:
        scenario = _scenario(book.root(), forces.known_to(charts), charts)
    return scenario, tuple(sorted(book.faults, key=lambda fault: int(str(fault.facts["line"]))))


def _scenario(root: Table, known: forces.Known, charts: Charts) -> Scenario:
    head = Scenario(
        id=root.text("id"),
        kind=root.word("kind", KINDS),
        title=root.text("title"),
        year=root.whole("year", FIRST_YEAR, LAST_YEAR),
        weather=root.word("weather", (GOOD, BAD)),
        event=root.text("event", ""),
        convoy_dispersal=bool(root.switch("convoy_dispersal", False)),
    )
    root.text("note", "")
    root.names("lessons")
    _sources(root.table("source"))
    whole = _mini(root, head, known) if head.kind == "mini" else _operation(root, head, known, charts)
    root.finish()
    return whole


def _sources(table: Table) -> None:
    """Where forces, places and victory come from: free words, at least one. Rule: SCN.1."""
    if not table.entries():
        table.fault("no-source")


def _operation(root: Table, head: Scenario, known: forces.Known, charts: Charts) -> Scenario:
    """A scenario on the operations map. Rule: 1.3, SCN.1."""
    roll = forces.Roll(known)
    control = _control(root, head.year, known, charts)
    fleets = forces.fleets(root.tables("tf"), known, roll, control)
    if not {fleet.side for fleet in fleets} >= {*SIDES}:
        root.fault("no-forces", "tf")
    groups = forces.groups(root.tables("reinforcement"), known, roll, control)
    ships = frozenset(ship for fleet in fleets for ship in fleet.ships)
    ships |= {ship for group in groups for ship in group.ships}
    ships |= {ship for force in fleets for identity in force.identities for ship in identity}
    points = root.table("victory")
    points.word("mode", ("points",))
    whole = head._replace(
        map=root.word("map", ("operations",), "operations"),
        initiative=root.word("initiative", SIDES),
        tally=root.whole("tally", 0, known.limits["tally"], 0),
        control=tuple(control.items()),
        airbases=_airbases(head.year, control, charts),
        fleets=fleets,
        groups=groups,
        submerged=forces.submerged(root.tables("stealth"), known, roll),
        at_hand=root.names(
            "at_hand", [name for name, one in known.leaders.items() if one.place == "at hand"]
        ),
        after_convoys=_after_convoys(root),
        end=victory.end_of(root.table("end"), ships),
        points=victory.points_of(points.tables("points"), known, tuple(fleet.id for fleet in fleets)),
        tie=victory.tie_of(points, known),
    )
    points.finish()
    return whole


def _control(root: Table, year: int, known: forces.Known, charts: Charts) -> dict[str, str]:
    """Who holds each port: the file's word, else that of the year. Rule: 8.7, 8.9."""
    table = root.table("control")
    said: dict[str, str] = {}
    for side in (*SIDES, NEUTRAL):
        for port in table.names(side, known.ports):
            if port in said:
                table.fault("twice", side, "8.9", given=port)
            said[port] = side
    table.finish()
    by_year: dict[str, list[str]] = {}
    for row in charts.list("port_control"):
        if row.first_year <= year and (row.last_year is None or year <= row.last_year):
            by_year.setdefault(row.port, []).append(row.side)
    for port, sides in by_year.items():
        if len(sides) > 1 and port not in said:
            root.fault("control", "control", "8.9", given=port, expected=", ".join(sides))
    return {port: said.get(port, by_year[port][0]) for port in known.ports}


def _airbases(year: int, control: dict[str, str], charts: Charts) -> tuple[tuple[str, str], ...]:
    """The airbases in play: those of the year; the one on the French coast is with its ports. Rule: 8.10."""
    found = [
        (base.hex, base.side)
        for base in charts.list("airbases")
        if not base.french_coast and (base.first_year or year) <= year <= (base.last_year or year)
    ]
    coast = next(base.hex for base in charts.list("airbases") if base.french_coast)
    if control["Bordeaux"] in SIDES:
        found.append((coast, control["Bordeaux"]))
    return tuple(found)


def _after_convoys(root: Table) -> AfterConvoys | None:
    """What binds the Germans after three convoys. Rule: SCN.3."""
    if not root.has("after_three_convoys"):
        return None
    table = root.table("after_three_convoys")
    found = AfterConvoys(
        table.names("german_actions", ACTIONS), bool(table.switch("completion_mandatory", False))
    )
    table.finish()
    return found


def _mini(root: Table, head: Scenario, known: forces.Known) -> Scenario:
    """A scenario on the Battle Board alone. Rule: 1.4, SCN.6 to SCN.11."""
    lines = forces.lines(root.tables("battle"), known, forces.Roll(known))
    if not {line.side for line in lines} >= {*SIDES}:
        root.fault("no-forces", "battle")
    ships = frozenset(ship for line in lines for ship in line.ships)
    levels = root.table("victory")
    levels.word("mode", ("levels",))
    whole = head._replace(
        map=root.word("map", ("none",), "none"),
        active=root.word("active", SIDES),
        rounds=root.whole("rounds", 1, 9),
        break_away_from=root.whole("break_away_from", 1, 9, 1),
        battle=lines,
        levels=victory.levels_of(levels, ships),
    )
    levels.finish()
    return whole
