"""No module of a game asks for chance but by `dice`: else a play cannot be replayed or worked out.

Knows how Python names a function of a module. Runs nothing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from navalgames.checking.check import RELIED_ON, check
from navalgames.checking.code import modules_in
from navalgames.checking.finding import Finding
from navalgames.checking.subject import Subject
from navalgames.errors import Problem

SOURCES = ("random", "secrets")
"""Modules whose functions make chance; a `Random` that a form is handed to draw from is none of them."""


@check(RELIED_ON, loaded=False)
def all_chance_comes_from_dice(subject: Subject) -> Iterator[Problem]:
    """No call of a function of `random` or `secrets`, however it was imported."""
    for path, tree in modules_in(subject.folder):
        imported = {
            alias.asname or alias.name: node.module
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module in SOURCES
            for alias in node.names
            if alias.name != "Random"
        }
        for node in ast.walk(tree):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
                found = called.value.id in SOURCES
            else:
                found = isinstance(called, ast.Name) and called.id in imported
            if called is not None and found:
                file = path.relative_to(subject.folder).as_posix()
                where = Finding("at-code", file=file, line=str(called.lineno))
                yield Finding("chance-elsewhere", where=where, given=ast.unparse(called))
