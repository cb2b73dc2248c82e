"""Dice that note which choices of an anatomy they make, while a rule is played with others.

Knows the choices an anatomy has, in their order and form. Must not know any rule, nor what they lead to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from navalgames.chance.dice import Dice, Note, Procedure, Shown
from navalgames.chance.distribution import Distribution
from navalgames.chance.exact_dice import accepted, exact, several
from navalgames.chance.notation import parsed
from navalgames.chance.procedures import places_of


class TracedDice:
    """Plays with the dice handed in; `values` holds what each choice of the anatomy came to.

    parts: as `anatomy` was asked: whether what a rule leaves to another procedure is one choice, or all that
    is thrown in it. unwrapped: how many procedures, one inside the other, are no choice of it all the same.

    >>> from navalgames.chance import ScriptedDice
    >>> dice = TracedDice(ScriptedDice([{"dice": "2d6", "why": "aim", "shows": [4, 5]}]), parts=True)
    >>> dice.roll("2d6", "aim"), dice.values
    (9, [9])
    """

    def __init__(self, dice: Dice, parts: bool, unwrapped: int = 0) -> None:
        self.values: list[Any] = []
        self._dice, self._parts, self._unwrapped = dice, parts, unwrapped

    @property
    def record(self) -> Sequence[Shown | Note]:
        return self._dice.record

    def roll(self, notation: str, why: str, rule: str = "") -> int:
        total = self._dice.roll(notation, why, rule)
        self.values.append(total)
        return total

    def faces(self, notation: str, why: str, rule: str = "") -> tuple[int, ...]:
        shown = self._dice.faces(notation, why, rule)
        self.values.append(parsed(notation).arranged(shown))
        return shown

    def draw(self, cards: tuple[Any, ...], count: int, why: str, rule: str = "") -> tuple[Any, ...]:
        drawn = self._dice.draw(cards, count, why, rule)
        self.values.append(drawn)
        return drawn

    def resolve(self, procedure: Procedure, *args: Any) -> Any:
        if not self._parts:
            return procedure(self, *args)
        whole = exact(procedure, *args)
        if self._unwrapped and len(whole.outcomes) > 1:
            self._unwrapped -= 1
            return procedure(self, *args)
        result = self._dice.resolve(procedure, *args)
        self._made(whole, result)
        return result

    conclude = resolve

    def conclude_as(self, make: Callable[[Any], Any], procedure: Procedure, *args: Any) -> Any:
        return make(self.resolve(procedure, *args))

    def each(self, procedure: Procedure, items: Iterable[Any], *args: Any) -> tuple[Any, ...]:
        things = tuple(items)
        if not self._parts:
            return tuple([procedure(self, item, *args) for item in things])
        results = self._dice.each(procedure, things, *args)
        for item, places in places_of(things).items():
            order = exact(procedure, item, *args).outcomes
            found = sorted((results[place] for place in places), key=order.index)
            self._made(several(procedure, item, len(places), args, set()), tuple(found))
        return results

    def until(self, accept: Callable[[Any], Any], procedure: Procedure, *args: Any) -> Any:
        result = self._dice.until(accept, procedure, *args)
        self._made(accepted(accept, procedure, args, set()), result)
        return result

    def note(self, rule: str, key: str, **args: Any) -> None:
        self._dice.note(rule, key, **args)

    def _made(self, whole: Distribution, value: Any) -> None:
        """A result that could not be another is no choice."""
        if len(whole.outcomes) > 1:
            self.values.append(value)
