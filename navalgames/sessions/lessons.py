"""The episodes of a game, read strictly from their files.

Knows files, folders and how a mistake in one is told. What a file may say stands in `lesson_grammar`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from pydantic import ValidationError

from navalgames.errors import BadInput, unknown
from navalgames.printing import printed, quoted
from navalgames.sessions.lesson_grammar import STEPS, Episode
from navalgames.sessions.lesson_part import Part
from navalgames.sessions.misfits import wanted

SomePart = TypeVar("SomePart", bound=Part)


def read_episode(path: Path) -> Episode:
    """The episode in the file `path`, checked in every field.

    Raises:
        BadInput: as `read_part`.
    """
    return read_part(path, Episode)


def read_part(path: Path, kind: type[SomePart]) -> SomePart:
    """What stands in a file of a lesson, or in another that is read as strictly.

    Raises:
        BadInput: not TOML, an unknown or missing field, a wrong value; names file, place and value.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadInput("error-lesson-missing", file=path.name) from None
    except (ValueError, RecursionError) as problem:  # no TOML, no text, or a number beyond measure
        raise BadInput("error-lesson-toml", file=path.name, given=printed(problem)) from None
    try:
        return kind.model_validate(data)
    except ValidationError as problem:
        raise _refusal(path.name, problem) from None


def _refusal(file: str, problem: ValidationError) -> BadInput:
    # A misspelt field is both unknown and missing; the unknown one says more.
    found = problem.errors(include_url=False)
    first = next((one for one in found if one["type"] == "extra_forbidden"), found[0])
    where = ".".join(str(part + 1) if isinstance(part, int) else part for part in first["loc"]) or "episode"
    given = first.get("input")
    if first["loc"] == ("step",) and isinstance(given, list):
        return BadInput("error-lesson-steps", file=file, given=len(given), least=STEPS[0], most=STEPS[1])
    shown = "a table" if isinstance(given, Mapping) else quoted(given, 80)
    return BadInput(
        "error-lesson-field",
        file=file,
        where=where,
        given=shown,
        expected=wanted(first),
        more=problem.error_count() - 1,
    )


def read_episodes(folder: Path) -> tuple[Episode, ...]:
    """All episodes of a folder by number.

    Raises:
        BadInput: a file cannot be read, two episodes share an id, or a number is missing.
    """
    files = sorted((path.name, path.stat().st_mtime_ns) for path in folder.glob("*.toml"))
    return _read_all(folder, tuple(files))


@lru_cache(maxsize=16)
def _read_all(folder: Path, files: tuple[tuple[str, int], ...]) -> tuple[Episode, ...]:
    episodes = sorted((read_episode(folder / name) for name, _ in files), key=lambda episode: episode.number)
    numbers = [episode.number for episode in episodes]
    if numbers != list(range(1, len(numbers) + 1)):
        raise BadInput("error-lesson-numbers", given=", ".join(map(str, numbers)), folder=folder.name)
    if len({episode.id for episode in episodes}) != len(episodes):
        raise BadInput("error-lesson-twice", folder=folder.name)
    return tuple(episodes)


def episodes_of(game: Any) -> tuple[Episode, ...]:
    """The episodes of a game (its folder `lessons`)."""
    return read_episodes(game.folder / "lessons")


def find_episode(game: Any, name: str) -> Episode:
    """The episode called `name` (its id or its number).

    Raises:
        BadInput: no such episode; offers the nearest.
    """
    episodes = episodes_of(game)
    for episode in episodes:
        if name in (episode.id, str(episode.number)):
            return episode
    raise unknown("episode", name, [episode.id for episode in episodes])
