"""Which note of the rules tells of which throw.

Knows what a reader records. Must not know a rule or the words of a note.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from itertools import groupby
from typing import NamedTuple

from navalgames.chance import Note, Shown


class Noted(NamedTuple):
    """A throw, and what the rules say of it at once; None where they go on throwing.

    also: what else they say of it that was asked for.
    """

    shown: Shown
    note: Note | None = None
    also: tuple[Note, ...] = ()

    @property
    def notes(self) -> list[Note]:
        """Everything that is told of it."""
        return [one for one in (self.note, *self.also) if one is not None]


def noted(record: Iterable[Shown | Note], also: Container[str] = ()) -> tuple[Noted, ...]:
    """The throws of a record with their notes: the first one that follows a throw tells of it.

    Where the same was thrown several times in a row and as many notes follow, each throw has its own.

    Args:
        also: the keys of notes that are told besides the first, of the last throw before them.

    >>> shot, hit, miss = Shown("1d6", "shot", "1", (6,), 6), Note("1", "hit", {}), Note("1", "miss", {})
    >>> [one.note and one.note.key for one in noted([shot, hit, shot, shot, miss, hit, shot])]
    ['hit', 'miss', 'hit', None]
    """
    found: list[Noted] = []
    alike = 0  # throws at the end for the same reason, of which nothing was said yet
    for is_note, some in groupby(record, key=lambda one: isinstance(one, Note)):
        if is_note and alike:
            notes = [one for one in some if isinstance(one, Note)]
            told = notes[:alike] if len(notes) >= alike else [None] * (alike - 1) + notes[:1]
            found[-alike:] = [Noted(one.shown, note) for one, note in zip(found[-alike:], told, strict=True)]
            more = tuple(one for one in notes if one.key in also and one not in told)
            found[-1] = found[-1]._replace(also=more)
            alike = 0
        elif not is_note:
            for one in some:
                if isinstance(one, Shown):
                    alike = alike + 1 if alike and found[-1].shown.why == one.why else 1
                    found.append(Noted(one))
    return tuple(found)
