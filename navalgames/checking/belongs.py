"""In which file of a game a missing sentence belongs: where another language has it, or beside its likes.

Knows how keys are spelled and where catalogues lie. Must not know a sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from navalgames.texts import LANGUAGES
from navalgames.texts.catalogue import entries

USUAL = "game.ftl"
"""What the catalogue of a game is called that has none yet."""


class _Said(NamedTuple):
    language: str
    file: str
    keys: tuple[str, ...]


def file_for(folder: Path, key: str, language: str = "") -> str:
    """The file below a game's folder, "texts/ja/game.ftl", for a key that `language` lacks.

    language: "" for the first that lacks it.
    """
    catalogues = tuple(_catalogues(folder))
    held = {one.language for one in catalogues if key in one.keys}
    wanted = language or next((one for one in LANGUAGES if one not in held), LANGUAGES[0])
    return f"texts/{wanted}/{_name(catalogues, key, wanted)}"


def _name(catalogues: tuple[_Said, ...], key: str, language: str) -> str:
    """Where another language says it; else where this one, or any, says what is spelled most like it."""
    for one in catalogues:
        if key in one.keys:
            return one.file
    best = max(catalogues, key=lambda one: (_alike(one.keys, key), one.language == language), default=None)
    return best.file if best else USUAL


def _alike(keys: tuple[str, ...], key: str) -> tuple[int, int]:
    """How many parts of a key the most similar of these begins with, and how many of these do so."""
    shared = [_shared(one.split("-"), key.split("-")) for one in keys]
    most = max(shared, default=0)
    return most, shared.count(most)


def _shared(one: list[str], other: list[str]) -> int:
    both = [a == b for a, b in zip(one, other, strict=False)]
    return [*both, False].index(False)


def _catalogues(folder: Path) -> Iterator[_Said]:
    for language in LANGUAGES:
        for path in sorted((folder / "texts" / language).glob("*.ftl")):
            yield _Said(language, path.name, tuple(entries(path.read_text(encoding="utf-8"))))
