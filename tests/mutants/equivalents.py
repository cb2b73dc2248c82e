"""Breaks that are known to change nothing, each with a reason.

Knows the file of them and the sources. Must not run a test.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from tests.mutants.finding import Break, breaks_of
from tests.mutants.ground import Ground

FILE = Path(__file__).parent / "equivalents.toml"
KEYS = {"game", "file", "function", "before", "after", "reason"}


class Equivalent(NamedTuple):
    """A break by its place in words: the lines before and after it, without their indentation."""

    game: str
    file: str
    function: str
    before: str
    after: str
    reason: str


class Stale(Exception):
    """Entries that are written wrongly, or fit no break of the source as it is now."""


def read_equivalents(game: str, path: Path = FILE) -> list[Equivalent]:
    """The entries of a game.

    Raises:
        Stale: an entry lacks a key, has one too many, or an empty reason.
    """
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("equivalent", [])
    wrong = [entry for entry in entries if set(entry) != KEYS or not entry["reason"].strip()]
    if wrong:
        raise Stale(f"{path.name}: each entry has {', '.join(sorted(KEYS))}, and no other: {wrong}")
    return [Equivalent(**entry) for entry in entries if entry["game"] == game]


def equivalent_ids(ground: Ground, entries: list[Equivalent]) -> dict[str, str]:
    """The ids of the breaks the entries stand for, each with its reason.

    Raises:
        Stale: an entry fits no break of its function.
    """
    found: dict[str, str] = {}
    stale = []
    for entry in entries:
        ids = [one.id for one in _breaks(ground, entry)]
        if not ids:
            stale.append(f"{entry.file}, {entry.function or 'module'}: {entry.before!r} -> {entry.after!r}")
        found |= dict.fromkeys(ids, entry.reason)
    if stale:
        raise Stale("fit no break of the source any more:\n  " + "\n  ".join(stale))
    return found


def _breaks(ground: Ground, entry: Equivalent) -> list[Break]:
    if entry.file not in ground.files():
        return []
    source = (ground.folder / entry.file).read_bytes()
    return [
        one
        for one in breaks_of(ground, entry.file)
        if one.function == entry.function and one.difference(source) == (entry.before, entry.after)
    ]
