"""The law of the house: imports point one way, no game knows another, rules stay light."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "navalgames" / "games"

FOUNDATION = {"folders", "printing", "errors", "texts", "chance", "charts"}
WORDS = {"labels", "naming", "pictures", "chart_words", "rule_names"}
RULES = FOUNDATION | WORDS | {"games", "rule_index", "odds"}
#: What each part may import of our own code, anywhere in its files (lazily inside functions too).
MAY_IMPORT = {
    "folders": set(),
    "printing": set(),
    "errors": {"printing", "texts"},
    "texts": {"folders", "printing", "errors"},
    "chance": {"printing", "errors"},
    "charts": {"printing", "errors", "texts", "chance"},
    "games": FOUNDATION - {"texts"},
    "rule_index": FOUNDATION | {"games"},
    "naming": {"errors", "texts"},
    "chart_words": {"naming", "texts"},
    "rule_names": {"errors", "folders", "naming", "rule_index", "texts"},
    "odds": FOUNDATION - {"texts"} | {"games", "rule_index", "rule_names", "naming"},
    "labels": FOUNDATION | {"games", "odds", "naming", "rule_names"},
    "pictures": FOUNDATION | {"games", "odds", "labels", "naming", "chart_words", "rule_names"},
    "sessions": RULES,
    "explore": RULES | {"sessions"},
    "api": RULES | {"sessions", "explore"},
    "serve": RULES | {"sessions"},
    "site": RULES | {"sessions", "serve"},
    "checking": RULES | {"sessions", "explore", "serve"},  # and the widgets: it stands above everything
    "starting": FOUNDATION | {"games", "naming"},
    "cli": RULES | {"sessions", "api", "serve", "site", "checking", "starting"},
    "navalwidgets": RULES | {"sessions", "explore", "api"},
}
#: Libraries that only these parts may use.
ONLY_IN = {
    "voila": {"serve"},
    "tornado": {"serve"},
    "jupyter_server": {"serve"},
    "ipywidgets": {"navalwidgets"},
    "anywidget": {"navalwidgets"},
    "plotly": {"navalwidgets", "explore"},
    "typer": {"cli"},
    "rich": {"cli"},
    "fluent": {"texts", "checking"},
    "pydantic": {"sessions", "api"},
    "cryptography": {"sessions"},
    "numpy": {"chance", "sessions", "navalwidgets"},
}
#: Never imported when the rules, the charts or the odds are imported.
HEAVY = (
    "numpy",
    "plotly",
    "pydantic",
    "typer",
    "rich",
    "fluent",
    "ipywidgets",
    "IPython",
    "pandas",
    "scipy",
    "voila",
)
#: Oracles and tools of the tests.
TEST_ONLY = {"icepool", "dyce", "hypothesis", "pytest", "playwright", "nbval", "pandas", "scipy"}


def part_of(path: Path) -> str:
    """The part a source file belongs to."""
    inside = path.relative_to(ROOT).parts
    if inside[0] == "widgets":
        return "navalwidgets"
    return Path(inside[1]).stem if len(inside) > 1 else ""


@cache
def sources() -> tuple[Path, ...]:
    """Every Python file of the two packages."""
    files = [*(ROOT / "navalgames").rglob("*.py"), *(ROOT / "widgets" / "navalwidgets").rglob("*.py")]
    return tuple(path for path in sorted(files) if path != ROOT / "navalgames" / "__init__.py")


def imports(path: Path, module_level_only: bool = False) -> Iterator[tuple[str, int]]:
    """The dotted names a file imports, with their lines."""
    everywhere, at_its_top = _imports(path)
    yield from at_its_top if module_level_only else everywhere


@cache
def _imports(path: Path) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    """What a file imports anywhere, and what at its top level."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [*_imported(path, ast.walk(tree))], [*_imported(path, tree.body)]


def _imported(path: Path, nodes: Iterable[ast.AST]) -> Iterator[tuple[str, int]]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: relative import"
            yield from ((f"{node.module}.{alias.name}", node.lineno) for alias in node.names)


def test_every_part_is_known():
    assert {part_of(path) for path in sources()} <= {*MAY_IMPORT, "__main__"}


@pytest.mark.parametrize("part", sorted({part_of(path) for path in sources()}))
def test_imports_point_one_way(part):
    assert [fault for path in sources() if part_of(path) == part for fault in wrong_ways(path, part)] == []


def wrong_ways(path: Path, part: str) -> Iterator[str]:
    """What a file imports and must not."""
    for name, line in imports(path):
        pieces = name.split(".")
        place = f"{path.relative_to(ROOT)}:{line}"
        if pieces[0] == "navalgames" and len(pieces) > 1:
            if pieces[1] != part and pieces[1] not in MAY_IMPORT[part]:
                yield f"{place}: {part} must not import {name}"
        elif pieces[0] == "navalwidgets":
            if part not in ("navalwidgets", "checking"):
                yield f"{place}: {part} must not import {name}"
        elif pieces[0] in TEST_ONLY:
            yield f"{place}: {pieces[0]} is for tests"
        elif pieces[0] in ("widgets", "tests", "notebooks"):
            yield f"{place}: not an installed package"
        elif part not in ONLY_IN.get(pieces[0], {part}):
            yield f"{place}: {pieces[0]} belongs to {ONLY_IN[pieces[0]]}"


WIDGETS = ROOT / "widgets" / "navalwidgets"
SHARED_ROOMS = {"base", "parts", "drawings", "why"}
#: What each room of the widgets may use of the other rooms, in Python and in scripts: no page knows another.
ROOMS = {
    "": set(),
    "base": set(),
    "parts": {"base"},
    "drawings": {"base", "parts"},
    "why": {"base", "parts"},
    "guide": SHARED_ROOMS | {"table"},  # scenes stand on the boards of the table
    "lab": SHARED_ROOMS,
    "table": SHARED_ROOMS,
    "choices": SHARED_ROOMS,
}
NAMED = re.compile(rf"({'|'.join(filter(None, ROOMS))})/(\w+)(\.css)?")
"""How a module names a script or a style: `drawings/hex_map`."""
MODULES = sorted(WIDGETS.rglob("*.py"))
DRAWN = sorted(path for path in WIDGETS.rglob("*") if path.suffix in (".js", ".css"))


def within(path: Path) -> str:
    """A file of the widgets, by its room."""
    return path.relative_to(WIDGETS).as_posix()


def room_of(path: Path) -> str:
    """The room a file stands in; "" for the package itself."""
    return path.relative_to(WIDGETS).parts[0] if path.parent != WIDGETS else ""


@cache
def drawn_with(path: Path) -> set[str]:
    """The scripts and styles a module names."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text.removesuffix(".css") for text in texts if NAMED.fullmatch(text)}


def test_every_room_is_known():
    assert {room_of(path) for path in (*MODULES, *DRAWN)} == set(ROOMS)


@pytest.mark.parametrize("path", MODULES, ids=within)
def test_rooms_know_one_another_one_way(path):
    known = {room_of(path), *ROOMS[room_of(path)]}
    for name, line in imports(path):
        pieces = name.split(".")
        if pieces[0] == "navalwidgets":
            assert pieces[1] in known, f"{within(path)}:{line}: {room_of(path)} must not import {name}"
    for name in drawn_with(path):
        assert name.partition("/")[0] in known, f"{within(path)}: {room_of(path)} must not draw with {name}"
        assert any((WIDGETS / name).with_suffix(kind).exists() for kind in (".js", ".css")), f"no {name}"


@pytest.mark.parametrize("path", MODULES, ids=within)
def test_a_game_is_known_to_its_own_table_alone(path):
    """No board knows one either: it draws for any game with hexes, cards or ships."""
    *_, folder = path.relative_to(WIDGETS).parent.parts or ("",)
    others = {one.name for one in GAMES.iterdir() if one.is_dir()} - {folder, path.stem}
    for name, line in imports(path):
        assert not others & {*name.split(".")}, f"{within(path)}:{line}: {name} belongs to another table"
        if folder == "boards":
            assert not name.startswith("navalwidgets.table.games"), f"{within(path)}:{line}: {name}"


@pytest.mark.parametrize("path", DRAWN, ids=within)
def test_a_script_and_its_style_stand_beside_the_module_that_draws_with_them(path):
    beside = {name for module in MODULES if room_of(module) == room_of(path) for name in drawn_with(module)}
    assert within(path.with_suffix("")) in beside, f"{within(path)}: no module of its room draws with it"
    text = path.read_text(encoding="utf-8")
    if "\nfunction render(" in text:
        assert path.with_suffix(".py").exists(), f"{within(path)} draws for no module of its name"
    assert not re.search(r"^\s*import\b|\bimport\(", text, re.MULTILINE), "a script is joined by Python"


def test_tests_of_the_widgets_stand_as_what_they_test_does():
    """`parts/test_dice_tray.py` is of `parts/dice_tray`; what holds for all rooms stands above them."""
    tests = ROOT / "tests" / "widgets"
    for test in tests.rglob("*/test_*.py"):
        room, name = WIDGETS / test.relative_to(tests).parent, test.stem.removeprefix("test_")
        there = {path.name.partition(".")[0] for path in room.glob("*")}
        assert name in there, f"{test.relative_to(ROOT)}: {within(room)} has no {name}"


@pytest.mark.parametrize(
    "folder", [p for p in sorted(GAMES.iterdir()) if p.is_dir() and p.name[0] != "_"], ids=lambda p: p.name
)
def test_no_game_knows_another_nor_chance_outside_the_dice(folder):
    for path in folder.rglob("*.py"):
        for name, line in imports(path):
            place = f"{path.relative_to(ROOT)}:{line}"
            pieces = name.split(".")
            if pieces[:2] == ["navalgames", "games"] and len(pieces) > 2:
                shared = ("agenda", "contract", "laws", "parts", "vocabulary")
                assert pieces[2] in (folder.name, *shared), f"{place}: {name}"
            assert pieces[0] not in ("random", "time", "secrets"), f"{place}: rules never import {pieces[0]}"
            assert name != "datetime.datetime", f"{place}: rules never look at a clock"


@pytest.mark.parametrize("part", ["chance", "charts", "games"])
def test_heavy_libraries_are_imported_only_where_needed(part):
    heavy = [
        (str(path.relative_to(ROOT)), name)
        for path in sources()
        if part_of(path) == part
        for name, _ in imports(path, module_level_only=True)
        if name.split(".")[0] in HEAVY
    ]
    assert heavy == []


@pytest.mark.parametrize("module", ["navalgames.games.grand_fleet", "navalgames.chance", "navalgames.charts"])
def test_importing_the_rules_loads_nothing_heavy(module):
    code = f"import sys, {module}; print(*(name for name in {HEAVY!r} if name in sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == []


def test_importing_the_package_loads_only_itself():
    """The promise of docs/performance.md, held by what is loaded and not by a clock."""
    code = (
        "import sys; before = set(sys.modules); import navalgames; loaded = set(sys.modules) - before\n"
        "print(*(name for name in loaded if name.split('.')[0] not in sys.stdlib_module_names))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["navalgames"]


def test_questions_are_answered_without_heavy_libraries():
    code = (
        "import sys\n"
        "from navalgames.games import game\n"
        "fleet = game('grand_fleet')\n"
        "fleet.read_charts(); fleet.questions()\n"
        f"print(*(name for name in {HEAVY!r} if name in sys.modules))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == []
