"""What may be broken, and by which tests it is held.

Knows the folders of a game and of its tests. Must not know how a rule is broken.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
WHOLE = ("rules/", "tables.py")
LEFT_OUT = ("bots/", "texts/", "questions/", "lessons/", "forms/", "charts/", "scenarios/")
SHARED = (
    "tests/games/test_agreement.py",
    "tests/games/test_kept_plays.py",
    "tests/house/test_contract.py",
    "tests/house/test_properties.py",
)
_NUMBER = re.compile(r"[A-Z]?\d[\w.]*")


class Ground(NamedTuple):
    """The sources that are broken and the tests that should notice.

    package: the importable name of `folder`. whole: beginnings of the files taken as they are; of all others
    only functions with a `Rule:` line. own: tests that belong to it. shared: tests of which only the cases
    with `name` in their brackets belong to it. numbers: the rule numbers there are. prepare: reads once,
    before the tests, what each would read; functions of the ground that it calls count as run early.
    """

    name: str
    root: Path
    folder: Path
    package: str
    whole: tuple[str, ...]
    left_out: tuple[str, ...]
    own: tuple[str, ...]
    shared: tuple[str, ...]
    numbers: frozenset[str]
    prepare: Callable[[], object] = lambda: None

    def files(self) -> list[str]:
        """All sources that may be broken, as paths inside the folder."""
        paths = (path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*.py"))
        return sorted(path for path in paths if not path.startswith(self.left_out))

    def module(self, file: str) -> str:
        """The dotted name of a file."""
        parts = [self.package, *Path(file).with_suffix("").parts]
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def keeps(self, nodeid: str) -> bool:
        """Whether a collected test belongs to this ground; doctests of what is left out do not."""
        if nodeid.startswith(self.shared):
            return self.name in re.split(r"[-\[\]]", nodeid.partition("[")[2])
        inside = self.folder.relative_to(self.root).as_posix() + "/"
        return not nodeid.startswith(tuple(inside + name for name in self.left_out))


def ground_of_game(game: str) -> Ground:
    """The ground of a game.

    Raises:
        BadInput: no such game; offers the nearest.
    """
    from navalgames.folders import folder_of
    from navalgames.rule_index import read_rules

    numbers = frozenset(rule.number for rule in read_rules(game))
    folder = folder_of(game)
    own = (f"tests/games/{game}", folder.relative_to(ROOT).as_posix())
    package = f"navalgames.games.{game}"
    return Ground(
        game, ROOT, folder, package, WHOLE, LEFT_OUT, own, SHARED, numbers, lambda: _read_charts_of(game)
    )


def _read_charts_of(game: str) -> None:
    """Reads the charts and texts of a game: every test would do it again in its own process."""
    from navalgames.games import game as game_called
    from navalgames.odds import charts_of
    from navalgames.texts import LANGUAGES, Texts

    called = game_called(game)
    called.read_charts()
    charts_of(called)
    called.questions()
    for language in LANGUAGES:
        Texts(language, game=game)


def rules_of(ground: Ground, tree: ast.Module, function: str) -> tuple[str, ...]:
    """The rules a function names; if it names none those of its callers in the module, then of the module."""
    named = {name: _numbers(ground, ast.get_docstring(node)) for name, node in outermost(tree).items()}
    callers = {
        name: {one for one, node in outermost(tree).items() if one != name and _mentions(node, name)}
        for name in named
    }
    asked, seen = {function} & set(named), set()
    while asked:
        found = dict.fromkeys(number for name in sorted(asked) for number in named[name])
        if found:
            return tuple(found)
        seen |= asked
        asked = {caller for name in asked for caller in callers[name]} - seen
    return _numbers(ground, ast.get_docstring(tree))


def outermost(tree: ast.Module | ast.ClassDef, owner: str = "") -> dict[str, ast.FunctionDef]:
    """Functions of the module and methods of its classes by qualified name."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found[owner + node.name] = node
        elif isinstance(node, ast.ClassDef):
            found |= outermost(node, f"{owner}{node.name}.")
    return found


def _numbers(ground: Ground, docstring: str | None) -> tuple[str, ...]:
    """The numbers of the `Rule:` paragraph; without one, those of the docstring before its examples."""
    text = (docstring or "").partition(">>>")[0]
    text = text.partition("Rule:")[2].partition("\n\n")[0] or text
    words = (word.rstrip(".") for word in _NUMBER.findall(text))
    return tuple(dict.fromkeys(word for word in words if word in ground.numbers))


def _mentions(node: ast.FunctionDef, name: str) -> bool:
    last = name.rpartition(".")[2]
    return any(last == getattr(one, "id", getattr(one, "attr", None)) for one in ast.walk(node))
