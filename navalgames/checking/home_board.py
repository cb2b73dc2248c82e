"""The picture of a game's board on the home page: its position is laid again, and is still the one it shows.

Knows the position as a file tells it, the tables that lay it, and a checksum. Must not know how it is drawn.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

from navalgames.checking.check import SCREENS, check
from navalgames.checking.finding import Finding
from navalgames.checking.subject import Subject
from navalgames.errors import Problem
from navalgames.explore.scenes import laid
from navalgames.explore.tables import Table
from navalgames.sessions.home_board import THEMES, picture_file, position_file, read_home_board
from navalgames.sessions.state_json import state_to_data
from navalgames.texts import LANGUAGES


def checksum(table: Table) -> str:
    """What tells a position from every other one."""
    said = json.dumps(state_to_data(table.state), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(said.encode()).hexdigest()


@check(SCREENS)
def the_picture_on_the_home_page_shows_a_position_of_the_game(subject: Subject) -> Iterator[Problem]:
    """Every picture is there, and the rules still lead to the position that was drawn."""
    told = read_home_board(subject.id)
    if told is None:
        return
    for language in LANGUAGES:
        for theme in THEMES:
            path = picture_file(subject.id, language, theme)
            if not path.is_file():
                yield Finding("home-picture", file=path.name)
    drawn = position_file(subject.id)
    known = drawn.read_text(encoding="utf-8").strip() if drawn.is_file() else ""
    if checksum(laid(subject.id, told.scene)) != known:
        yield Finding("home-position", file=f"{drawn.parent.name}/board.toml")
