"""Readers that play a rule once: random dice, scripted dice, dice typed in from the table.

Knows where faces come from and keeps a record of them. Must not know any rule; the exact reader
is in `exact_dice`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from random import Random, SystemRandom
from typing import Any, Concatenate, NoReturn

from navalgames.chance.cards import draw_name, drawn_as_given, drawn_at_random, in_hand
from navalgames.chance.dice import Dice, Made, Note, Result, Shown
from navalgames.chance.notation import Pool, parsed
from navalgames.errors import BadInput, Problem
from navalgames.printing import quoted

MOST_TRIES = 100_000


class PlayedDice(ABC):
    """What all readers that play have in common: the record, and sub-procedures as plain calls.

    A reader supplies `throw` and `take`.
    """

    def __init__(self, record: bool = True) -> None:
        self.record: list[Shown | Note] = []
        self.recording = record

    @abstractmethod
    def throw(self, pool: Pool, why: str, rule: str) -> tuple[int, ...]:
        """Faces for the dice of `pool`, in the order of its notation."""

    @abstractmethod
    def take(self, cards: tuple[Any, ...], count: int, why: str, rule: str) -> tuple[Any, ...]:
        """`count` of `cards`, in the order of drawing."""

    def roll(self, notation: str, why: str, rule: str = "") -> int:
        pool = parsed(notation)
        faces = self.throw(pool, why, rule)
        return self._shown(notation, why, rule, faces, pool.result(faces))

    def faces(self, notation: str, why: str, rule: str = "") -> tuple[int, ...]:
        pool = parsed(notation)
        faces = self.throw(pool, why, rule)
        return self._shown(notation, why, rule, faces, pool.arranged(faces))

    def draw(self, cards: tuple[Any, ...], count: int, why: str, rule: str = "") -> tuple[Any, ...]:
        cards = tuple(cards)
        name = draw_name(cards, count)
        drawn = self.take(cards, count, why, rule)
        return self._shown(name, why, rule, drawn, in_hand(drawn))

    def resolve(self, procedure: Callable[Concatenate[Dice, ...], Result], *args: Any) -> Result:
        return procedure(self, *args)

    def conclude(self, procedure: Callable[Concatenate[Dice, ...], Result], *args: Any) -> Result:
        return procedure(self, *args)

    def conclude_as(
        self, make: Callable[[Result], Made], procedure: Callable[Concatenate[Dice, ...], Result], *args: Any
    ) -> Made:
        return make(procedure(self, *args))

    def each(
        self, procedure: Callable[Concatenate[Dice, ...], Result], items: Iterable[Any], *args: Any
    ) -> tuple[Result, ...]:
        return tuple([procedure(self, item, *args) for item in items])

    def until(
        self, accept: Callable[[Result], Any], procedure: Callable[Concatenate[Dice, ...], Result], *args: Any
    ) -> Result:
        for _ in range(MOST_TRIES):
            result = procedure(self, *args)
            if accept(result):
                return result
        raise Problem("error-chance-never", where=getattr(procedure, "__qualname__", quoted(procedure)))

    def note(self, rule: str, key: str, **args: Any) -> None:
        if self.recording:
            self.record.append(Note(rule, key, args))

    def _shown(self, dice: str, why: str, rule: str, faces: tuple[Any, ...], result: Result) -> Result:
        if self.recording:
            self.record.append(Shown(dice, why, rule, faces, result))
        return result


class RandomDice(PlayedDice):
    """Dice thrown by a seeded generator. The same seed throws the same dice, recorded or not.

    `rng` may be anything with a method `random()`; without a seed one is chosen and kept in `seed`.

    >>> dice = RandomDice(seed=1914)
    >>> dice.roll("2d6", "damage", "8.11e") == RandomDice(seed=1914, record=False).roll("2d6", "damage")
    True
    >>> dice.record[0].dice, dice.record[0].why, dice.record[0].rule
    ('2d6', 'damage', '8.11e')
    """

    def __init__(self, seed: int | None = None, rng: Any = None, record: bool = True) -> None:
        super().__init__(record)
        self.seed = SystemRandom().randrange(2**32) if seed is None and rng is None else seed
        self._random: Callable[[], float] = (Random(self.seed) if rng is None else rng).random
        if not record:  # games are counted so: no method of ours is as quick as these functions
            self.roll = _quick_roll(self._random)  # type: ignore[method-assign]  # meant
            self.draw = _quick_draw(self._random)  # type: ignore[method-assign]  # meant
            self.note = _silent  # type: ignore[method-assign]  # meant

    def throw(self, pool: Pool, why: str, rule: str) -> tuple[int, ...]:
        return pool.throw(self._random)

    def take(self, cards: tuple[Any, ...], count: int, why: str, rule: str) -> tuple[Any, ...]:
        return drawn_at_random(cards, count, self._random)


class _Throwers(dict[str, Callable[[Callable[[], float]], int]]):
    """The quick thrower of every notation met so far."""

    def __missing__(self, notation: str) -> Callable[[Callable[[], float]], int]:
        thrower = self[notation] = parsed(notation).thrower
        return thrower


_throwers = _Throwers()


def _quick_roll(random: Callable[[], float]) -> Callable[..., int]:
    throwers = _throwers

    def roll(notation: str, why: str, rule: str = "") -> int:
        return throwers[notation](random)

    return roll


def _quick_draw(random: Callable[[], float]) -> Callable[..., tuple[Any, ...]]:
    def draw(cards: tuple[Any, ...], count: int, why: str, rule: str = "") -> tuple[Any, ...]:
        cards = tuple(cards)
        if type(count) is not int or not 0 <= count <= len(cards):
            draw_name(cards, count)  # refuses it
        return in_hand(drawn_at_random(cards, count, random))

    return draw


def _silent(rule: str, key: str, **args: Any) -> None:
    """A note nobody keeps."""


class ScriptedDice(PlayedDice):
    """Dice written down beforehand: a lesson, an example of the rulebook, a journal.

    entries: `Shown` records, or dicts {dice, why, shows}; why=None fits any. Notes are passed over,
        so the record of another reader is a script.
    then: the reader that goes on when the script is used up.

    >>> dice = ScriptedDice([{"dice": "2d6", "why": "damage", "shows": [4, 5]}])
    >>> dice.roll("2d6", "damage")
    9
    >>> dice.finish()

    Raises:
        BadInput: an entry that cannot be read; later, a throw the script does not hold.
    """

    def __init__(
        self,
        entries: Iterable[Shown | Note | dict[str, Any]],
        record: bool = True,
        then: PlayedDice | None = None,
    ) -> None:
        super().__init__(record)
        self._entries = [
            _entry(entry, place) for place, entry in enumerate(entries, 1) if not isinstance(entry, Note)
        ]
        self._next = 0
        self._then = then

    @property
    def left(self) -> int:
        """How many entries are not used yet."""
        return len(self._entries) - self._next

    def throw(self, pool: Pool, why: str, rule: str) -> tuple[int, ...]:
        if live := self._live:
            return live.throw(pool, why, rule)
        return pool.read(self._given(pool.notation, why, rule), where=self._where(why))

    def take(self, cards: tuple[Any, ...], count: int, why: str, rule: str) -> tuple[Any, ...]:
        if live := self._live:
            return live.take(cards, count, why, rule)
        given = self._given(draw_name(cards, count), why, rule)
        return drawn_as_given(cards, count, given, where=", ".join(filter(None, (self._where(why), rule))))

    def finish(self) -> None:
        """Says that nothing more will be thrown.

        Raises:
            BadInput: the script holds unused dice.
        """
        if self.left:
            dice, why, _ = self._entries[self._next]
            place = self._next + 1
            raise BadInput("error-script-left", given=self.left, dice=dice, why=_why(why), place=place)

    @property
    def _live(self) -> PlayedDice | None:
        """The reader that goes on, once the script is used up."""
        return None if self.left else self._then

    def _given(self, dice: str, why: str, rule: str) -> Any:
        if self._next == len(self._entries):
            place = self._next + 1
            raise BadInput("error-script-short", dice=dice, why=_why(why), rule=rule or "-", place=place)
        given_dice, given_why, shows = self._entries[self._next]
        self._next += 1
        if given_dice != dice or given_why not in (None, why):
            self._refuse(dice, why, rule, given_dice, given_why)
        return shows

    def _refuse(self, dice: str, why: str, rule: str, given_dice: str, given_why: str | None) -> NoReturn:
        raise BadInput(
            "error-script-mismatch",
            place=self._next,
            expected=f"{dice} ({_why(why)})",
            given=f"{given_dice} ({_why(given_why)})",
            rule=rule or "-",
        )

    def _where(self, why: str) -> str:
        return f"{self._next}, {_why(why)}"


class TypedDice(PlayedDice):
    """Dice on the table: `ask(notation, why, rule)` brings their faces.

    Faces may come as numbers or as a text such as "4 5"; cards as a tuple or list.

    >>> TypedDice(lambda notation, why, rule: "4 5").roll("2d6", "damage")
    9

    Raises:
        BadInput: the wrong number of faces, or a face these dice do not have.
    """

    def __init__(self, ask: Callable[[str, str, str], Any], record: bool = True) -> None:
        super().__init__(record)
        self._ask = ask

    def throw(self, pool: Pool, why: str, rule: str) -> tuple[int, ...]:
        return pool.read(self._ask(pool.notation, why, rule), where=_why(why))

    def take(self, cards: tuple[Any, ...], count: int, why: str, rule: str) -> tuple[Any, ...]:
        return drawn_as_given(cards, count, self._ask(draw_name(cards, count), why, rule), where=_why(why))


def _entry(entry: Shown | dict[str, Any], place: int) -> tuple[str, str | None, Any]:
    """One line of a script as (canonical dice, why, faces)."""
    if isinstance(entry, Shown):
        return _canonical(entry.dice, place), entry.why, entry.faces
    known = {"dice", "why", "shows", "rule"}
    if not isinstance(entry, dict) or not {"dice", "shows"} <= set(entry) <= known:
        raise BadInput("error-script-entry", place=place, given=quoted(entry, 120))
    return _canonical(entry["dice"], place), entry.get("why"), entry["shows"]


def _canonical(dice: Any, place: int) -> str:
    if isinstance(dice, str) and dice.startswith("draw "):
        return dice
    try:
        return parsed(dice).notation
    except (BadInput, TypeError):
        raise BadInput("error-script-entry", place=place, given=quoted(dice)) from None


def _why(why: str | None) -> str:
    return why or "-"
