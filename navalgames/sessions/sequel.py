"""What each value of a throw of an order would have led to: the order carried out again, from there on.

Knows plays and what they tell. Must not know any game. It starts from the table as the viewer saw it, so what
is secret from the viewer takes no part.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from navalgames.chance import Dice, ScriptedDice, Shown
from navalgames.sessions.journal import Entry, LogLine, lines_of
from navalgames.sessions.play import Play

ELLIPSIS = "…"
MOST_LINES = 2
LEAST_TOLD = 3


class Note(NamedTuple):
    """A line of the log: rule, key and facts, by which lines are alike."""

    rule: str
    key: str
    facts: tuple[tuple[str, Any], ...]


class Followed(NamedTuple):
    """What follows a throw: the lines until the next throw, and what that one is for ("" for none)."""

    lines: tuple[Note, ...]
    then: str


class Sequel:
    """One throw of a play, as `viewer` may follow it: called with dice, it says what they lead to."""

    def __init__(self, play: Play, viewer: str, number: int, shown: Shown) -> None:
        self._play, self._viewer, self._number, self._shown = play, viewer, number, shown
        self._entry = play.journal[number - 1]
        self._place = next(place for place, one in enumerate(self._entry.shown) if one is shown)
        self._seen = play.until(number - 1).view(viewer)

    @property
    def holds(self) -> bool:
        """Whether what the viewer saw was enough to say what has really followed."""
        if not isinstance(self._play.journal_for(self._viewer, self._number)[0], Entry):
            return False
        with suppress(Exception):  # what the viewer saw may not be enough to carry the order out
            return self(ScriptedDice((self._shown,))) == self._happened()
        return False

    def __call__(self, dice: Dice) -> Followed:
        """What follows when these dice are thrown in place of the ones that fell."""
        play, entry = self._play, self._entry
        free = _FreeOnce(entry.shown[: self._place], dice)
        then = ""
        try:
            play.game.apply(free, self._seen, entry.side, entry.order, play.charts, play.options)
        except _Another as another:
            then = another.why
        record = free.record[free.thrown_at :]
        return Followed(_notes(lines_of(record, self._number, None, entry.side)), then)

    def _happened(self) -> Followed:
        """What the viewer's log says of the throw itself."""
        log = self._play.log_for(self._viewer, self._number)
        lines = [line for line in log if line.entry == self._number]
        first = next(place for place, line in enumerate(lines) if line.shown is self._shown) + 1
        after: Sequence[LogLine] = lines[first:]
        end = next((place for place, line in enumerate(after) if line.shown is not None), len(after))
        following = self._entry.shown[self._place + 1 :]
        return Followed(_notes(after[:end]), following[0].reason if following else "")


def _notes(lines: Sequence[LogLine]) -> tuple[Note, ...]:
    """The first lines without the dice."""
    told = [line for line in lines if line.shown is None][:MOST_LINES]
    return tuple(Note(line.rule, line.key, tuple(sorted(line.facts.items()))) for line in told)


def without_the_throw(sequels: Mapping[int, Followed]) -> dict[Followed, Followed]:
    """What follows each total of a throw, with no number that only says the total again.

    A fact of a line says the throw when it is always the total and as much more: what follows is then told
    alike for totals that lead to the same.
    """
    more: dict[tuple[str, str], set[Any]] = {}
    count: Counter[tuple[str, str]] = Counter()
    for total, told in sequels.items():
        for line in told.lines:
            for name, value in line.facts:
                if type(value) is int:
                    more.setdefault((line.key, name), set()).add(value - total)
                    count[line.key, name] += 1
    says = {fact for fact, added in more.items() if len(added) == 1 and count[fact] >= LEAST_TOLD}
    return {
        told: told._replace(lines=tuple(_left_out(line, says) for line in told.lines))
        for told in sequels.values()
    }


def _left_out(line: Note, says: Container[tuple[str, str]]) -> Note:
    facts = ((name, ELLIPSIS if (line.key, name) in says else value) for name, value in line.facts)
    return line._replace(facts=tuple(facts))


class _Another(BaseException):
    """The order asks for its next throw."""

    def __init__(self, why: str) -> None:
        self.why = why


class _FreeOnce(ScriptedDice):
    """The throws before as they fell, one with other dice, and none after it."""

    def __init__(self, before: tuple[Shown, ...], free: Dice) -> None:
        super().__init__(before)
        self._free: Dice | None = free
        self.thrown_at = 0

    def roll(self, notation: str, why: str, rule: str = "") -> int:
        if self.left:
            return super().roll(notation, why, rule)
        return self._freed(why).roll(notation, why, rule)

    def faces(self, notation: str, why: str, rule: str = "") -> tuple[int, ...]:
        if self.left:
            return super().faces(notation, why, rule)
        return self._freed(why).faces(notation, why, rule)

    def draw(self, cards: tuple[Any, ...], count: int, why: str, rule: str = "") -> tuple[Any, ...]:
        if self.left:
            return super().draw(cards, count, why, rule)
        return self._freed(why).draw(cards, count, why, rule)

    def _freed(self, why: str) -> Dice:
        if self._free is None:
            raise _Another(why)
        free, self._free, self.thrown_at = self._free, None, len(self.record)
        return free
