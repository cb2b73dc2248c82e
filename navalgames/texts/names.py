"""What ships and places are called in another language: one file per kind of name beside a game's charts.

Knows files `<kind>_names_<language>.csv` with two columns, the name in the charts and the name for
readers. Must not know what bears the name.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from navalgames.errors import BadInput
from navalgames.folders import folder_of


def name_files(language: str, game: str) -> list[Path]:
    """The files of names of one game in one language; none where the names stay as they are."""
    return sorted((folder_of(game) / "charts").glob(f"*_names_{language}.csv"))


def names(language: str, game: str | None) -> Mapping[str, str]:
    """Every name of a game's charts that this language writes otherwise.

    Raises:
        BadInput: a line without both names, or one name given twice.

    >>> names("ja", "grand_fleet")["Dominion"], dict(names("en", "grand_fleet"))
    ('ドミニオン', {})
    """
    return _read(language, game, folder_of(game)) if game else MappingProxyType({})


@lru_cache(maxsize=16)
def _read(language: str, game: str, _folder: Path) -> Mapping[str, str]:
    return MappingProxyType(read_names(name_files(language, game)))


def read_names(paths: Iterable[Path]) -> dict[str, str]:
    """The names of several files together.

    Raises:
        BadInput: a line without both names, or one name given twice.
    """
    found: dict[str, str] = {}
    for path in paths:
        with path.open(encoding="utf-8", newline="") as file:
            for line, row in enumerate(csv.reader(file), start=1):
                if line > 1:
                    _add(found, row, f"{path.name}, {line}")
    return found


def _add(found: dict[str, str], row: list[str], where: str) -> None:
    """One line of a file.

    Raises:
        BadInput: it does not hold two names, or gives a name a second, different translation.
    """
    if len(row) != 2 or not all(name.strip() for name in row):
        raise BadInput("error-names-line", given=", ".join(row), where=where)
    name, translated = row
    if found.get(name, translated) != translated:
        raise BadInput("error-names-twice", given=name, where=where)
    found[name] = translated
