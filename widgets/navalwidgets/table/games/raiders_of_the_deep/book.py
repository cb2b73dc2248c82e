"""The log book and the career: patrols, ships, medals, and tonnage over time beside the aces.

Knows the captain's log and the list of aces. Must not know what happens at sea.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.raiders_of_the_deep.calendar import month_text
from navalgames.games.raiders_of_the_deep.rules import log_book
from navalgames.games.raiders_of_the_deep.state import Captain, Logged, PatrolLine, State
from navalgames.games.raiders_of_the_deep.tables import Book
from navalgames.texts import Texts
from navalwidgets.table.games.raiders_of_the_deep import beside, plot

Data = dict[str, Any]
ACES_DRAWN = (1, 5, 10, 20)
"""The places in the list of aces that stand in the drawing; the table names them all."""
COMPARE = ("title", "about", "files", "kept", "alone", "none", "unreadable")
"""The words around the careers beside this one."""
LOWEST_TOP = 50_000
"""The drawing reaches at least so high: the tonnage below which the rulebook sees a defeat."""


def pages(view: State, book: Book, texts: Texts, others: tuple[beside.Beside, ...] = ()) -> Data:
    """Everything the part aside shows; `others` are careers to lie beside this one."""
    captain = view.captain
    return {
        "title": texts.t("rotd-table-book"),
        "head": head(view, texts),
        "career": career(captain, book, texts),
        "compare": {word: texts.t(f"rotd-table-compare-{word}") for word in COMPARE},
        "beside": beside.board(view, others, texts),
        "tables": [
            table
            for table in (
                _captains(view, texts),
                _patrols(captain, texts),
                _ships(captain, texts),
                _awards(captain, texts),
                _aces(captain, book, texts),
            )
            if table["rows"]
        ],
    }


def head(view: State, texts: Texts) -> list[str]:
    """Name, rank, boat and the sums of the log."""
    captain = view.captain
    if not captain.name:
        return [texts.t("rotd-table-book-empty")]
    sunk = [line for line in captain.log if line.fate != log_book.DAMAGED]
    lines = [
        texts.t("rotd-table-captain", captain=captain.name, rank=captain.rank, medal=captain.medal or "none"),
        texts.t(
            "rotd-table-totals",
            patrols=len(captain.patrols),
            ships=len(sunk),
            tonnage=log_book.tonnage(captain),
        ),
    ]
    if captain.early_life:
        lines.insert(1, texts.t("rotd-log-early-life", life=captain.early_life))
    if captain.fate:
        lines.append(fate(view, texts))
    if captain.final_fate:
        lines.append(texts.t("rotd-log-final-fate", fate=captain.final_fate))
    return lines


def fate(view: State, texts: Texts) -> str:
    """How the career on the table ended."""
    return texts.t("rotd-log-end-" + view.captain.fate.replace("_", "-"), boat=view.boat.name)


# ------------------------------------------------------------------------ the drawing


def career(captain: Captain, book: Book, texts: Texts) -> Data | None:
    """Tonnage month by month, with what aces reached at their end; None before the first patrol."""
    if not captain.patrols:
        return None
    points = plot.points(captain)
    first, total = points[0][0], points[-1][1]
    last = max(book.last, captain.month)
    aces = [ace for ace in _listed(captain, book) if ace.place in ACES_DRAWN]
    shown = [ace for ace in aces if ace.tonnage <= max(4 * total, aces[-1].tonnage)] or aces[-1:]
    top = max(LOWEST_TOP, total, *(ace.tonnage for ace in shown))
    return {
        "title": texts.t("rotd-table-career"),
        "summary": texts.t(
            "rotd-table-career-summary",
            tonnage=total,
            beaten=_beaten(captain, book),
            aces=len(_listed(captain, book)),
        ),
        **plot.axes(first, last, top, texts),
        "points": points,
        "aces": [
            {"tonnage": ace.tonnage, "label": texts.t("rotd-table-ace", name=ace.name, tonnage=ace.tonnage)}
            for ace in shown
        ],
        "own": texts.t("rotd-table-own-line"),
    }


def _listed(captain: Captain, book: Book) -> list[Any]:
    """The aces of the captain's own navy, the first one first."""
    aces = [ace for ace in book.charts.list("aces") if ace.navy == captain.nation]
    return sorted(aces, key=lambda ace: ace.place)


def _beaten(captain: Captain, book: Book) -> int:
    own = log_book.tonnage(captain)
    return sum(own >= ace.tonnage for ace in _listed(captain, book))


# ------------------------------------------------------------------------ the tables


def _table(key: str, columns: tuple[str, ...], rows: list[list[str]], texts: Texts) -> Data:
    return {
        "key": key,
        "title": texts.t(f"rotd-table-{key}", count=len(rows)),
        "columns": [texts.t(f"rotd-table-column-{column}") for column in columns],
        "numbers": [column in ("tons", "ships", "number", "place") for column in columns],
        "rows": rows,
    }


def _patrols(captain: Captain, texts: Texts) -> Data:
    rows = [_patrol(captain, number, line, texts) for number, line in enumerate(captain.patrols, 1)]
    columns = ("patrol", "area", "sunk", "result")
    return _table("patrols", columns, rows[::-1], texts)


def _patrol(captain: Captain, number: int, line: PatrolLine, texts: Texts) -> list[str]:
    sunk = [ship for ship in captain.log if ship.patrol == number and ship.fate != log_book.DAMAGED]
    tonnage = sum(ship.tonnage for ship in sunk)
    return [
        texts.t("rotd-table-patrol-of", number=number, month=month_name(line.month, texts)),
        texts.listed((line.boat, texts.name(line.area))),
        texts.t("rotd-table-score", ships=len(sunk), tonnage=tonnage) if sunk else "–",
        texts.t("rotd-table-result", result=line.result or ("lost" if captain.fate else "none")),
    ]


def _ships(captain: Captain, texts: Texts) -> Data:
    columns = ("ship", "tons", "fate", "when")
    return _table("ships", columns, [_ship(line, texts) for line in reversed(captain.log)], texts)


def _ship(line: Logged, texts: Texts) -> list[str]:
    return [
        texts.name(line.name or line.size),
        tons(line.tonnage, texts),
        texts.t("rotd-table-fate-of", fate=line.fate, by=line.by),
        texts.listed((month_name(line.month, texts), texts.name(line.area))),
    ]


def _awards(captain: Captain, texts: Texts) -> Data:
    rows = [
        [month_name(award.month, texts), texts.name(award.medal), str(award.patrol)]
        for award in captain.awards
    ]
    return _table("awards", ("month", "medal", "number"), rows, texts)


def _aces(captain: Captain, book: Book, texts: Texts) -> Data:
    rows = [
        [str(ace.place), texts.name(ace.name), str(ace.ships), tons(ace.tonnage, texts)]
        for ace in _listed(captain, book)
    ]
    return _table("aces", ("place", "captain", "ships", "tons"), rows, texts)


def _captains(view: State, texts: Texts) -> Data:
    """All captains of a game for several: the board of a tournament."""
    tables = (
        (view.seat, view.captain, view.boat),
        *((one.seat, one.captain, one.boat) for one in view.others),
    )
    rows = [
        [
            texts.t(f"rotd-side-{seat}-short"),
            texts.name(captain.name) or "–",
            boat.name or "–",
            str(len(captain.patrols)),
            tons(log_book.tonnage(captain), texts),
            texts.t("rotd-table-alive", alive="no" if captain.fate else "yes"),
        ]
        for seat, captain, boat in sorted(tables, key=lambda one: -log_book.tonnage(one[1]))
    ]
    columns = ("seat", "captain", "boat", "number", "tons", "career")
    return _table("captains", columns, rows if view.others else [], texts)


def tons(tonnage: int, texts: Texts) -> str:
    """A tonnage with its unit."""
    return texts.t("rotd-table-tons", tonnage=tonnage)


def month_name(month: int, texts: Texts) -> str:
    """A month in words."""
    return texts.name(month_text(month))
