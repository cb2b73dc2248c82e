"""The law of the house: modules import one another in one direction; no way of imports leads back.

Every import counts: at the top of a file, inside a function, and under TYPE_CHECKING. Parts that a package
loads by name, its questions or its table, are no imports.
"""

from __future__ import annotations

import ast
from collections import deque
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = (ROOT / "navalgames", ROOT / "widgets" / "navalwidgets")
#: The one import that may close a circle, with the reason.
KEPT = {
    ("navalgames.errors", "navalgames.texts"): "a problem is told in words wherever it is printed, and a "
    "catalogue that cannot be read is a problem itself",
}
Graph = Mapping[str, Mapping[str, int]]
"""By module the modules it imports, each with the first line that does."""


def modules(package: Path) -> dict[str, Path]:
    """The modules of a package by dotted name; a folder's own is called as the folder."""
    found = {}
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path) -> Iterator[tuple[str, str, int]]:
    """Every import of a file: the module it names, what it takes from it ("" for the module), the line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "", node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, f"{path}:{node.lineno}: relative import"
            yield from ((node.module, alias.name, node.lineno) for alias in node.names)


def graph_of(*packages: Path) -> Graph:
    """Who imports whom. `from a import b` imports `a.b` where that is a module, else `a`."""
    files = {name: path for package in packages for name, path in modules(package).items()}
    graph: dict[str, dict[str, int]] = {name: {} for name in files}
    for name, path in files.items():
        for module, taken, line in imported(path):
            target = f"{module}.{taken}" if f"{module}.{taken}" in files else module
            if target in files:
                graph[name].setdefault(target, line)
    return graph


def way_back(graph: Graph, start: str) -> list[str]:
    """The shortest way of imports from a module to itself; empty where there is none."""
    came_from: dict[str, str] = {}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in graph[here]:
            if there == start:
                way = [here]
                while way[0] != start:
                    way.insert(0, came_from[way[0]])
                return [*way, start]
            if there not in came_from:
                came_from[there] = here
                waiting.append(there)
    return []


def circles(graph: Graph) -> list[str]:
    """The shortest circle through each module, with the lines of its imports: `a:3 -> b:1 -> a`."""
    found: dict[frozenset[str], list[str]] = {}
    for name in graph:
        way = way_back(graph, name)
        if way:
            found.setdefault(frozenset(way), way)
    return [_written(graph, way) for way in found.values()]


def _written(graph: Graph, way: list[str]) -> str:
    steps = [f"{one}:{graph[one][other]}" for one, other in pairwise(way)]
    return " -> ".join([*steps, way[-1]])


def without(graph: Graph, *imports: tuple[str, str]) -> Graph:
    """The graph without some imports."""
    return {
        name: {other: line for other, line in others.items() if (name, other) not in imports}
        for name, others in graph.items()
    }


def test_no_imports_lead_back():
    found = circles(without(graph_of(*PACKAGES), *KEPT))
    assert not found, "imports in a circle:\n" + "\n".join(found)


def test_at_most_one_import_is_kept_and_it_closes_a_circle():
    assert len(KEPT) <= 1
    graph = graph_of(*PACKAGES)
    left = circles(without(graph, *KEPT))
    for one in KEPT:
        others = KEPT.keys() - {one}
        assert circles(without(graph, *others)) != left, f"{one} closes no circle: strike it off"


SHIP = "from made_up import gun\n\nclass Ship: ...\n"
GUN = "import json\n\ndef fire():\n    from made_up.shell import Shell\n"
CIRCLE = "made_up.gun:4 -> made_up.shell:3 -> made_up.ship:1 -> made_up.gun"
WHOLE = "made_up:1 -> made_up.ship:1 -> made_up.gun:4 -> made_up.shell:1 -> made_up"


@pytest.mark.parametrize(
    ("shell", "expected"),
    [
        ("class Shell: ...\n", []),
        (
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from made_up.ship import Ship\n",
            [CIRCLE],
        ),
        ("from made_up import Ship\n", [WHOLE]),
        ("import made_up\n", [WHOLE]),
        ("from made_up import gun\n", ["made_up.gun:4 -> made_up.shell:1 -> made_up.gun"]),
    ],
)
def test_late_imports_and_those_for_types_count(tmp_path, shell, expected):
    """In a made-up package a ship knows its gun, and the gun late its shell; what does the shell know?"""
    package = tmp_path / "made_up"
    package.mkdir()
    sources = {"__init__": "from made_up.ship import Ship\n", "ship": SHIP, "gun": GUN, "shell": shell}
    for name, text in sources.items():
        (package / f"{name}.py").write_text(text, encoding="utf-8")
    assert circles(graph_of(package)) == expected
