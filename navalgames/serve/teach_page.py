"""The teacher's pages of a game: what their templates need, from the teacher's sheet.

Knows addresses of the guide and the lab. Must not know HTML, nor work out a number.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlencode, urlsplit

from navalgames.games import game
from navalgames.sessions.lessons import episodes_of, find_episode
from navalgames.sessions.settings import charts_for
from navalgames.sessions.teacher_kit import teacher_sheet
from navalgames.sessions.teacher_kit_records import TeacherSheet, TeacherStep

Link = Callable[[str], str]
PRESENTER = "presenter"


class Doors(NamedTuple):
    """Where a step can be opened; `form` and `fields` open it with a seed the teacher types in.

    board: with board and dice large, for a class.
    """

    start: str
    board: str
    answer: str
    change: str
    lab: str
    form: str
    fields: tuple[tuple[str, str], ...]


def sheet_of(name: str, episode: str, language: str) -> TeacherSheet:
    """The sheet of an episode, with the charts this server uses.

    Raises:
        BadInput: no such game or episode, or an owner's file that cannot be used.
    """
    record = game(name)
    return _sheet(name, find_episode(record, episode).id, language, charts_for(record))


@lru_cache(maxsize=64)
def _sheet(name: str, episode: str, language: str, charts: Any) -> TeacherSheet:
    record = game(name)
    return teacher_sheet(record, find_episode(record, episode), language, charts)


def following(name: str, number: int) -> Any:
    """The episode after that number, or None."""
    return next((one for one in episodes_of(game(name)) if one.number == number + 1), None)


def tables_once(sheet: TeacherSheet) -> dict[str, list[tuple[dict[str, Any], int]]]:
    """The tables each step needs, by its id, each with the number of the step beside which it is printed."""
    printed: dict[str, int] = {}
    found: dict[str, list[tuple[dict[str, Any], int]]] = {}
    for step in sheet.steps:
        found[step.id] = [
            (chart, printed.setdefault(str((chart["title"], chart["columns"], chart["rows"])), step.number))
            for chart in step.rule["tables"]
        ]
    return found


def doors(sheet: TeacherSheet, link: Link) -> dict[str, Doors]:
    """The doors of every step, by its id."""
    return {step.id: _doors(sheet.game, step, link) for step in sheet.steps}


def guide_address(name: str, link: Link, query: dict[str, str]) -> str:
    """The address of the guide that says `query`."""
    return link(f"voila/render/{name}_guide.ipynb?{urlencode(query)}")


def _doors(name: str, step: TeacherStep, link: Link) -> Doors:
    place = {field: step.links["start"][field] for field in ("episode", "step")}
    bare = urlsplit(guide_address(name, link, place))
    return Doors(
        board=guide_address(name, link, step.links["start"] | {"view": PRESENTER}),
        **{kind: guide_address(name, link, query) for kind, query in step.links.items()},
        lab=link(f"voila/render/{name}_lab.ipynb?{urlencode(step.lab)}"),
        form=bare.path,
        fields=tuple(parse_qsl(bare.query)),
    )
