"""Words that every language has and that nothing asks for: left over from what the game once had.

Knows how keys are made of kinds and names. What a program puts together cannot be read from it for certain,
so that what is found here is a hint and keeps no game from being whole.
"""

from __future__ import annotations

import ast
import csv
import json
import re
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from navalgames.checking.check import WORDS, check
from navalgames.checking.code import modules_in
from navalgames.checking.finding import Finding
from navalgames.checking.languages import messages
from navalgames.checking.subject import Subject
from navalgames.errors import Problem
from navalgames.folders import table_module_of
from navalgames.games.contract import Game
from navalgames.naming import prefix_of
from navalgames.rule_index import read_rules
from navalgames.sessions.words import kebab
from navalgames.texts import LANGUAGES

ALONE = re.compile("title|years|hook|home-board|table-brief-[0-9]+|state-.*-(value|value-.*|each)|.*-part")
"""What is asked for in every game, or where there is one."""
KINDS = (
    *("side", "option", "value", "decision", "order", "card", "field", "why", "ending", "state", "section"),
    *("chart", "question", "group", "parameter", "outcome", "unit", "measure", "variant", "row", "column"),
    *("cell", "player", "rule", "list", "step", "drawn", "told", "ends", "thrower", "shift", "begins"),
    "course",
    "counted",
)
"""What a key may be the word of; so may every field of an order be."""
ENDS = re.compile("-(about|help|short|yes|no|[0-9])$")
SWITCHES = ("true", "false")
REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")


@check(WORDS, only_hints=True)
def no_word_is_left_over(subject: Subject) -> Iterator[Problem]:
    """Every key of the game is written out somewhere, or made of a kind and a known name."""
    prefix = prefix_of(subject.id)
    texts, known = subject.folder / "texts", _Known(subject)
    written = "\n".join(path.read_text(encoding="utf-8") for path in sorted(texts.glob("*/*.ftl")))
    referred = set(REFERENCE.findall(written))
    for key in messages(texts, LANGUAGES[0]):
        if key.startswith(prefix) and key not in referred and not known.asks(key, key.removeprefix(prefix)):
            yield Finding("word-spare", key=key)


class _Known:
    """The names a game has, and the keys its modules put together."""

    def __init__(self, subject: Subject) -> None:
        self._texts: set[str] = set()
        self._made: set[str] = set()
        self._kinds = {*KINDS}
        for place in (subject.folder, *_own_table(subject.id)):
            for _, tree in modules_in(place):
                self._read(tree)
        self._texts.update(_in_files(subject.folder))
        self._texts.update(_in_questions(subject.known))
        self._texts.update(re.split("[.:]", rule.number)[0] for rule in read_rules(subject.id))
        begins = re.compile(f"^{prefix_of(subject.id)}(outcome-)?")
        own = {begins.sub("", text) for text in self._texts}
        self._names = {spelled for text in self._texts | own for spelled in _spellings(text)} | {*SWITCHES}
        self._patterns = [re.compile(one) for one in sorted(self._made)]
        self._begun = [one for one in self._patterns if one.pattern.endswith("-.+")]

    def asks(self, key: str, rest: str) -> bool:
        """Whether something may ask for a key; `rest` is what follows the initials of the game."""
        if ALONE.fullmatch(rest) or key in self._texts or rest in self._texts:
            return True
        if any(one.fullmatch(spelled) for one in self._patterns for spelled in (key, rest)):
            return True
        return self._named(rest) or self._named(ENDS.sub("", rest))  # “short” may be a range, too

    def _named(self, rest: str) -> bool:
        """Whether it is made of a kind and a name."""
        parts = rest.lower().replace("_", "-").split("-")
        halves = (("-".join(parts[:at]), "-".join(parts[at:])) for at in range(1, len(parts)))
        known = ((kind, name) for kind, name in halves if kind in self._kinds)
        return any(self._is_name(name) or self._is_field(kind, name) for kind, name in known)

    def _is_field(self, kind: str, name: str) -> bool:
        """Whether it is a record told by a field, a row of a chart of modifiers, a setting and its value."""
        parts = name.removeprefix("pair-").split("-")
        halves = (("-".join(parts[:at]), "-".join(parts[at:])) for at in range(1, len(parts)))
        both = any(one in self._names and other in self._names for one, other in halves)
        return both and (kind in ("told", "shift") or (kind == "begins" and name.startswith("pair-")))

    def _is_name(self, name: str) -> bool:
        """Whether something has this name, or a throw may be for it whose reason is put together."""
        return name.isdigit() or name in self._names or any(one.fullmatch(name) for one in self._begun)

    def _read(self, tree: ast.Module) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self._texts.add(node.value)
            elif isinstance(node, ast.ClassDef | ast.FunctionDef):
                self._texts |= {node.name, node.name.strip("_")}
            elif isinstance(node, ast.ImportFrom):  # a shared procedure may be a step of the game's own
                self._texts.update(one.name for one in node.names)
            elif isinstance(node, ast.keyword) and node.arg:
                self._texts.add(node.arg)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self._texts.add(node.target.id)
                self._kinds |= {kebab(node.target.id), kebab(node.target.id).removesuffix("s")}
            self._made |= {one for one in _put_together(node) if len(re.sub(r"\.[+*]|\W", "", one)) > 1}


def _put_together(node: ast.AST) -> Iterator[str]:
    """A key made of parts, as a pattern; one that ends with a dash begins several keys."""
    if isinstance(node, ast.JoinedStr):
        parts = (re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+" for one in node.values)
        made = "".join(parts)
        yield made + ".*" if made.endswith("-") else made
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and isinstance(node.left, ast.Constant):
        yield re.escape(str(node.left.value)) + ".+"


def _own_table(game: str) -> Iterator[Path]:
    """The modules with which a game tells its own table."""
    found = find_spec(table_module_of(game))
    if found is not None and found.origin is not None:
        origin = Path(found.origin)
        yield origin.parent if origin.name == "__init__.py" else origin


def _in_files(folder: Path) -> Iterator[str]:
    """Every text of the charts, lessons and tables of a game."""
    for path in folder.rglob("*.toml"):
        yield from _inside(tomllib.loads(path.read_text(encoding="utf-8")))
    for path in folder.rglob("*.json"):
        yield from _inside(json.loads(path.read_text(encoding="utf-8")))
    for path in folder.rglob("*.csv"):
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.reader(file):
                yield from (text for cell in row for text in (cell, *cell.split()))


def _in_questions(game: Game) -> Iterator[str]:
    """The names and values of all parameters, which many games put together of a side and a word."""
    for question in game.questions():
        for parameter in question.parameters:
            yield from (parameter.name, *(value for value in parameter.values if isinstance(value, str)))


def _inside(given: Any) -> Iterator[str]:
    if isinstance(given, dict):
        yield from (str(key) for key in given)
        given = [*given.values()]
    for one in given if isinstance(given, list) else ():
        yield from _inside(one)
    if isinstance(given, str):
        yield given


def _spellings(text: str) -> tuple[str, ...]:
    """A name as keys spell it."""
    return re.sub("[^a-z0-9]+", "-", kebab(text)), re.sub("[^a-z0-9]+", "-", text.lower())
