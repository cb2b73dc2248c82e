"""The law of the house: imports point one way, no game knows another, rules stay light."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "navalgames" / "games"

FOUNDATION = {"folders", "printing", "errors", "texts", "chance", "charts"}
RULES = FOUNDATION | {"games", "rule_index", "odds", "labels", "naming"}
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
    "odds": FOUNDATION - {"texts"} | {"games", "rule_index", "naming"},
    "labels": FOUNDATION | {"games", "odds", "naming"},
    "sessions": RULES,
    "explore": RULES | {"sessions"},
    "api": RULES | {"sessions", "explore"},
    "serve": RULES | {"sessions"},
    "cli": RULES | {"sessions", "api", "serve"},
    "navalwidgets": RULES | {"sessions", "api"},
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
    "fluent": {"texts"},
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


def sources() -> list[Path]:
    """Every Python file of the two packages."""
    files = [*(ROOT / "navalgames").rglob("*.py"), *(ROOT / "widgets" / "navalwidgets").rglob("*.py")]
    return [path for path in sorted(files) if path != ROOT / "navalgames" / "__init__.py"]


def imports(path: Path, module_level_only: bool = False) -> Iterator[tuple[str, int]]:
    """The dotted names a file imports, with their lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = tree.body if module_level_only else ast.walk(tree)
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: relative import"
            yield from ((f"{node.module}.{alias.name}", node.lineno) for alias in node.names)


def test_every_part_is_known():
    assert {part_of(path) for path in sources()} <= {*MAY_IMPORT, "__main__"}


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_one_way(path):
    part = part_of(path)
    for name, line in imports(path):
        pieces = name.split(".")
        place = f"{path.relative_to(ROOT)}:{line}"
        if pieces[0] == "navalgames" and len(pieces) > 1:
            assert pieces[1] == part or pieces[1] in MAY_IMPORT[part], (
                f"{place}: {part} must not import {name}"
            )
        elif pieces[0] == "navalwidgets":
            assert part == "navalwidgets", f"{place}: {part} must not import {name}"
        else:
            allowed = ONLY_IN.get(pieces[0])
            assert allowed is None or part in allowed, f"{place}: {pieces[0]} belongs to {allowed}"
            assert pieces[0] not in TEST_ONLY, f"{place}: {pieces[0]} is for tests"
            assert pieces[0] not in ("widgets", "tests", "notebooks"), f"{place}: not an installed package"


@pytest.mark.parametrize(
    "folder", [p for p in sorted(GAMES.iterdir()) if p.is_dir() and p.name[0] != "_"], ids=lambda p: p.name
)
def test_no_game_knows_another_nor_chance_outside_the_dice(folder):
    for path in folder.rglob("*.py"):
        for name, line in imports(path):
            place = f"{path.relative_to(ROOT)}:{line}"
            pieces = name.split(".")
            if pieces[:2] == ["navalgames", "games"] and len(pieces) > 2:
                assert pieces[2] in (folder.name, "contract", "parts"), f"{place}: {name}"
            assert pieces[0] not in ("random", "time", "secrets"), f"{place}: rules never import {pieces[0]}"
            assert name != "datetime.datetime", f"{place}: rules never look at a clock"


@pytest.mark.parametrize(
    "path",
    [p for p in sources() if part_of(p) in ("chance", "charts", "games")],
    ids=lambda p: str(p.relative_to(ROOT)),
)
def test_heavy_libraries_are_imported_only_where_needed(path):
    heavy = [name for name, _ in imports(path, module_level_only=True) if name.split(".")[0] in HEAVY]
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
