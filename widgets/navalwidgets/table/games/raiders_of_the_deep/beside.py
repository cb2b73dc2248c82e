"""Other careers beside the one on the table: a class's board, or the careers of one captain after another.

Knows saved plays of the game and their captains. Must not know the page that hands them in.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from navalgames.errors import BadInput
from navalgames.games.raiders_of_the_deep.calendar import month_text
from navalgames.games.raiders_of_the_deep.rules import log_book
from navalgames.games.raiders_of_the_deep.state import Captain, State
from navalgames.sessions import sealing
from navalgames.sessions.play import Play
from navalgames.texts import Texts
from navalwidgets.table.games.raiders_of_the_deep import plot

Data = dict[str, Any]
MOST_BESIDE = 40
"""A class and its teacher."""
LOWEST_TOP = 10_000
"""The drawing reaches at least so high."""
COLUMNS = ("place", "captain", "start", "sunk", "career")


class Beside(NamedTuple):
    """One career. own: it lies on the table. called: the name of its file, which tells whose it is."""

    captain: Captain
    own: bool = False
    called: str = ""


def read(name: str, text: str, game: Any) -> tuple[Beside, ...]:
    """The careers of a saved play.

    Raises:
        Problem: no saved play of this game, or one in which nobody has been to sea.
    """
    play = Play.from_json(sealing.unseal(text), where=name, game=game)
    stem, dot, kind = name.rpartition(".")
    found = tuple(one._replace(called=stem if dot and kind == "json" else "") for one in _of(play.state))
    if not found:
        raise BadInput("rotd-table-beside-nobody", name=name)
    return found


def _of(state: State, own: bool = False) -> tuple[Beside, ...]:
    """The captains of a game who have been to sea."""
    captains = (state.captain, *(one.captain for one in state.others))
    return tuple(Beside(captain, own) for captain in captains if captain.patrols)


def joined(known: Iterable[Beside], more: Iterable[Beside]) -> tuple[Beside, ...]:
    """Careers without repetition.

    Raises:
        BadInput: more than a class.
    """
    both = dict.fromkeys((*known, *more))
    if len(both) > MOST_BESIDE:
        raise BadInput("rotd-table-beside-too-many", most=MOST_BESIDE)
    return tuple(both)


def board(view: State, others: tuple[Beside, ...], texts: Texts) -> Data | None:
    """All careers by tonnage, in a table and as lines of a drawing; None without others."""
    own = _of(view, own=True)
    others = tuple(one for one in others if Beside(one.captain, own=True) not in own)
    if not others:
        return None
    ranked = sorted((*own, *others), key=lambda one: -log_book.tonnage(one.captain))
    lines = [plot.points(one.captain) for one in ranked]
    first, last = min(line[0][0] for line in lines), max(line[-1][0] for line in lines)
    top = max(LOWEST_TOP, *(line[-1][1] for line in lines))
    return {
        **plot.axes(first, max(last, first + 12), top, texts),
        "title": texts.t("rotd-table-beside", count=len(ranked)),
        "summary": _alike(ranked, texts),
        "columns": [texts.t(f"rotd-table-column-{column}") for column in COLUMNS],
        "rows": [_row(place, one, texts) for place, one in enumerate(ranked, 1)],
        "lines": [
            {"number": str(place), "own": one.own, "points": line}
            for place, (one, line) in enumerate(zip(ranked, lines, strict=True), 1)
        ],
    }


def _alike(ranked: list[Beside], texts: Texts) -> str:
    """Whether all began alike: only then does the board compare captains."""
    starts = {(one.captain.first_type, one.captain.started) for one in ranked}
    return texts.t("rotd-table-beside-alike", alike="no" if len(starts) > 1 else "yes")


def _row(place: int, one: Beside, texts: Texts) -> list[str]:
    captain = one.captain
    sunk = sum(line.fate != log_book.DAMAGED for line in captain.log)
    start = texts.listed((texts.name(captain.first_type), texts.name(month_text(captain.started))))
    return [
        str(place),
        _who(one, texts),
        start,
        texts.t("rotd-table-score", ships=sunk, tonnage=log_book.tonnage(captain)),
        texts.t("rotd-table-beside-fate", fate=_fate(captain), patrols=len(captain.patrols)),
    ]


def _who(one: Beside, texts: Texts) -> str:
    """The captain, and whose career it is."""
    name = texts.name(one.captain.name)
    if one.own:
        return texts.t("rotd-table-beside-own", captain=name)
    return texts.t("rotd-table-beside-called", captain=name, called=one.called) if one.called else name


def _fate(captain: Captain) -> str:
    if not captain.fate:
        return "goes_on"
    return "lived" if captain.fate in LIVED else "lost"


LIVED = ("war_over", "ashore", "patrols_done", "scuttled", "boat_captured")
"""Ends after which the captain lives."""
