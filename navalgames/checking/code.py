"""What the modules of a game say: the keys and the reasons of throws that stand in them, written out.

Knows how a rule is written. Runs nothing, and must not know whether there are words for it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

VERBS = {
    "roll": ("why", 1),
    "faces": ("why", 1),
    "draw": ("why", 2),
    "roll_on": ("why", 3),
    "note": ("log", 1),
    "Outcome": ("ending", 1),
}
"""What a call is told, and where: what a throw is for, the key of a line of the log, or of an ending."""
NAMED = {"why": "why", "log": "key", "ending": "key"}
"""What the argument is called."""
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


class Said(NamedTuple):
    """A text of a module. `role`: log or ending (its key), why (of a throw), or "" for any other."""

    text: str
    file: str
    line: int
    role: str


def modules_in(place: Path) -> tuple[tuple[Path, ast.Module], ...]:
    """The modules of a package, or the one in a file; what cannot be read is told where it is loaded."""
    files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
    return tuple((path, tree) for path in files if (tree := _tree(path, path.stat().st_mtime_ns)) is not None)


@lru_cache(maxsize=512)
def _tree(path: Path, _changed: int) -> ast.Module | None:
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, ValueError):
        return None


def said_in(folder: Path) -> tuple[Said, ...]:
    """Every text that stands whole in the modules of a game."""
    found: list[Said] = []
    for path, tree in modules_in(folder):
        roles, parts = _roles(tree), _parts(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
                name = path.relative_to(folder).as_posix()
                found.append(Said(node.value, name, node.lineno, roles.get(id(node), "")))
    return tuple(found)


def _roles(tree: ast.Module) -> dict[int, str]:
    """The role of a text by its node."""
    return {id(text): role for role, given in _given(tree) for text in _choices(given)}


def _given(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """What calls are given as a key or as what a throw is for."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name in VERBS:
            role, place = VERBS[name]
            yield from ((role, one.value) for one in node.keywords if one.arg == NAMED[role])
            yield from ((role, one) for one in node.args[place : place + 1])


def _choices(given: ast.expr) -> Iterator[ast.expr]:
    """What an argument may be: itself, or each branch of `one if ... else other`."""
    if isinstance(given, ast.IfExp):
        yield from (*_choices(given.body), *_choices(given.orelse))
    else:
        yield given


def _parts(tree: ast.Module) -> set[int]:
    """Texts that are no words: docstrings, and the parts of texts that are put together."""
    parts: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and node.body and isinstance(node.body[0], ast.Expr):
            parts.add(id(node.body[0].value))
        elif isinstance(node, ast.JoinedStr):
            parts |= {id(one) for one in node.values}
        elif isinstance(node, ast.BinOp):
            parts |= {id(node.left), id(node.right)}
    return parts
