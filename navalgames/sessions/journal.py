"""The story of a play: who gave which order, what the dice showed, and which rule said what.

Knows what a dice reader records. Knows no game and no sentence: a line holds a catalogue key
and its facts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from navalgames.chance import Note, Shown

PERSON = "person"
STAFF = "staff"
DICE_KEY = "session-log-dice"
FACES_KEY = "session-log-faces"
"""The key of a dice line where the faces say it all."""
CARDS_KEY = "session-log-cards"


class Entry(NamedTuple):
    """One order of the journal, the dice it rolled, and who gave it (a person, staff, or a bot's name)."""

    side: str
    order: Any
    shown: tuple[Shown, ...] = ()
    by: str = PERSON


class HiddenEntry(NamedTuple):
    """An order the reader may not see yet; public dice stay visible."""

    side: str
    shown: tuple[Shown, ...] = ()
    by: str = PERSON


class LogLine(NamedTuple):
    """One line of the log. `entry` is the number of the order (0: set-up), `shown` what a dice line shows."""

    entry: int
    turn: int | None
    side: str | None
    rule: str
    key: str
    facts: dict[str, Any]
    shown: Shown | None = None


def dice_of(record: Iterable[Shown | Note]) -> tuple[Shown, ...]:
    """The dice a reader recorded, in order."""
    return tuple(item for item in record if isinstance(item, Shown))


def lines_of(
    record: Iterable[Shown | Note], entry: int, turn: int | None, side: str | None
) -> tuple[LogLine, ...]:
    """The log lines of one order: a line for each roll and for each note of the rules, in order.

    A note with the fact `turn` begins a turn: it and the lines after it belong to that turn.
    """
    lines = []
    for item in record:
        if isinstance(item, Note):
            turn = item.args.get("turn", turn)
        lines.append(_line(item, entry, turn, side))
    return tuple(lines)


def _line(item: Shown | Note, entry: int, turn: int | None, side: str | None) -> LogLine:
    if isinstance(item, Note):
        return LogLine(entry, turn, side, item.rule, item.key, dict(item.args))
    facts = {
        "dice": item.dice,
        "why": item.reason,
        "faces": " ".join(str(face) for face in item.faces),
        "result": _plain(item.result),
    }
    told = isinstance(item.result, tuple) or item.faces == (item.result,)
    cards = not all(isinstance(face, int) for face in item.faces)
    key = CARDS_KEY if cards else FACES_KEY if told else DICE_KEY
    return LogLine(entry, turn, side, item.rule, key, facts, item)


def _plain(result: Any) -> Any:
    return result if isinstance(result, (int, float, str)) else " ".join(str(part) for part in result)
