"""A table and its orders in words, as a prompt shows them: one screen, the words of the game's own pages.

Knows lines of text about a state, and orders with their words. Must not know a rule of any game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields
from difflib import SequenceMatcher
from textwrap import wrap
from typing import Any, NamedTuple

from navalgames.errors import BadInput, Problem
from navalgames.explore.described import Description
from navalgames.games.contract import Game
from navalgames.printing import listed
from navalgames.sessions.state_lines import INDENT, state_lines
from navalgames.sessions.state_parts import NAMES
from navalgames.sessions.words import PlayWords

MOST_NEAR = 3
"""Orders that are told where none has all the words."""
LIKE = 0.7
"""How much of a word must be the same for it to be told as near."""
WIDTH = 110


class Part(NamedTuple):
    """A line of a state, and what stands under it."""

    words: str
    parts: tuple[Part, ...]


class Orders(tuple[Any, ...]):
    """Orders that show themselves line by line, each with its words; `nothing` is told where none are."""

    words: tuple[str, ...]
    nothing: str

    def __new__(cls, orders: Iterable[tuple[Any, str]], nothing: str = "()") -> Orders:
        """Orders, each with its words, and what is told where there are none."""
        pairs = tuple(orders)
        made = super().__new__(cls, (order for order, _ in pairs))
        made.words = tuple(words for _, words in pairs)
        made.nothing = nothing
        return made

    def __getitem__(self, place: Any) -> Any:
        """One of them, or a row.

        Raises:
            BadInput: there are none; tells what there is.
        """
        if not self and not isinstance(place, slice):
            raise BadInput("error-orders-nothing", reason=self.nothing)
        return super().__getitem__(place)

    def __repr__(self) -> str:
        numbered = enumerate(zip(self, self.words, strict=True))
        return (
            "\n".join(f"[{number}] {order}: {words}" for number, (order, words) in numbered) or self.nothing
        )


def orders_in_words(game: Game, orders: Any, language: str) -> Orders:
    """Orders, or those that a form suggests, with their words."""
    words = PlayWords(game, language)
    given = orders if isinstance(orders, tuple) else tuple(order for _, order in orders.suggestions())
    return Orders((order, words.order(order)) for order in given)


def found_orders(orders: Orders, about: str, wanted: dict[str, Any]) -> Orders:
    """Those that have all these words in their kind, their parts or their words, and these parts.

    Raises:
        BadInput: no order has a part of that name.
    """
    known = dict.fromkeys(field.name for order in orders for field in fields(order))
    for name in wanted:
        if name not in known:
            raise BadInput("error-order-part", given=name, expected=listed(known))
    sought = about.casefold().split()
    pairs = tuple(zip(orders, orders.words, strict=True))
    found = [
        (order, words)
        for order, words in pairs
        if all(word in f"{order} {words}".casefold() for word in sought)
        and all(getattr(order, name, None) == value for name, value in wanted.items())
    ]
    return Orders(found, "" if found else _nothing(pairs, about, wanted))


def _nothing(pairs: tuple[tuple[Any, str], ...], about: str, wanted: dict[str, Any]) -> str:
    """That no order is so: how many there are, of which kinds, with which parts, and the nearest."""
    parts = []
    for name in wanted:
        values = (repr(getattr(order, name)) for order, _ in pairs if hasattr(order, name))
        parts.append(f"{name}={listed(dict.fromkeys(values))}")
    given = [about, *(f"{name}={value!r}" for name, value in wanted.items())]
    problem = Problem(
        "explore-orders-none",
        given=", ".join(filter(None, given)),
        count=len(pairs),
        kinds=listed(dict.fromkeys(type(order).__name__ for order, _ in pairs)),
        parts="; ".join(parts) or "none",
    )
    near = _nearest(about.casefold().split(), [f"{order}: {words}" for order, words in pairs])
    return "\n".join([str(problem), *([str(Problem("explore-orders-near"))] if near else []), *near])


def _nearest(sought: list[str], lines: list[str]) -> list[str]:
    """The orders in which stands most of what is sought, or what is like it."""

    def alike(line: str) -> float:
        known = re.findall(r"\w+", line.casefold())
        shares = (
            max((SequenceMatcher(None, word, one).ratio() for one in known), default=0) for word in sought
        )
        return sum(share for share in shares if share >= LIKE)

    return [line for line in sorted(lines, key=alike, reverse=True)[:MOST_NEAR] if alike(line)]


def told_table(words: PlayWords, view: Any, sides: tuple[str, ...], decision: str) -> Description:
    """What a side sees of a table; what is 0, no or none is left out."""
    nothing = {"0", words.texts.t("odds-no"), "none", words.value("none")}
    told = state_lines(view, words, sides)
    tree = _tree([(len(line) - len(line.lstrip(" ")), line.strip()) for line in told])
    called = tuple(f"{words.field(name)}: " for name in NAMES)
    lines = (line for part in tree for line in _told(part, "", nothing, called))
    asked = words.decision(decision) if decision else ""
    return Description("\n".join([words.title(), *lines, *([asked] if asked else [])]))


def _tree(lines: list[tuple[int, str]]) -> tuple[Part, ...]:
    """Lines by their indents."""
    parts = []
    while lines:
        (indent, words), *lines = lines
        inner = next((place for place, line in enumerate(lines) if line[0] <= indent), len(lines))
        parts.append(Part(words, _tree(lines[:inner])))
        lines = lines[inner:]
    return tuple(parts)


def _told(part: Part, indent: str, nothing: set[str], called: tuple[str, ...]) -> Iterator[str]:
    """A part as lines: what has a name is called by it, and what is plain stands in one line."""
    parts = [one for one in part.parts if one.parts or one.words.rpartition(": ")[2] not in nothing]
    if not part.parts:
        if part.words.rpartition(": ")[2] not in nothing or not indent:
            yield from _wrapped(part.words, indent)
        return
    first = parts[0] if parts else None
    named = first if first and not first.parts and first.words.startswith(called) else None
    head = named.words.partition(": ")[2] if named else part.words
    plain = "; ".join(one.words for one in parts if not one.parts and one is not named)
    deep = [one for one in parts if one.parts]
    inner = [line for one in deep for line in _told(one, indent + INDENT, nothing, called)]
    if plain or inner or named:
        yield from _wrapped(f"{head}: {plain}" if plain else head, indent)
        yield from inner


def _wrapped(words: str, indent: str) -> list[str]:
    return wrap(words, WIDTH, initial_indent=indent, subsequent_indent=indent + 2 * INDENT)
