"""Which rule asked for a throw of a play: the order carried out again with the dice that fell.

Knows plays, and that a rule is a function whose first argument is the dice. Must not know any game. What is
found is handed on only as far as the viewer may know it: see `rule_behind`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any, NamedTuple

from navalgames.chance import ScriptedDice, Shown
from navalgames.chance.dice import Procedure
from navalgames.sessions.journal import Entry
from navalgames.sessions.play import Play
from navalgames.sessions.undo_law import Dark, hidden_paths, part_at, put


class Call(NamedTuple):
    """One rule at work: what it was told, and the throws made in it, by their places in the order."""

    procedure: Procedure
    args: tuple[Any, ...]
    throws: list[int]


class RuleCalled(NamedTuple):
    """A rule that a play has used: what it was told, and the dice that fell in it, in order."""

    procedure: Procedure
    args: tuple[Any, ...]
    shown: tuple[Shown, ...]


def rule_behind(
    play: Play, viewer: str, number: int, shown: Shown, tells: Callable[[RuleCalled], bool]
) -> RuleCalled | None:
    """The widest rule around a throw of order `number` that `tells` takes; None where there is none.

    Rules that are told whole states are stages of the game and no such rule. An order that is secret from the
    viewer has none. Nor has a rule that is told something, or throws something, that the viewer cannot know:
    the order is carried out from the table as the viewer knows it, and what comes of that alone is handed on,
    where it is what really happened.
    """
    told = play.journal_for(viewer, number)[0]
    if not isinstance(told, Entry):
        return None
    entry = play.journal[number - 1]
    place = next(place for place, one in enumerate(entry.shown) if one is shown)
    known = _pure(play, _calls(play, known_before(play, viewer, number), entry), place)
    found = _pure(play, _calls(play, play.states[number - 1], entry), place)
    if [call[:2] for call in known] != [call[:2] for call in found]:
        return None
    seen = {id(one) for one in told.shown}
    rules = (
        RuleCalled(call.procedure, call.args, tuple(entry.shown[at] for at in call.throws))
        for call in known
        if all(id(entry.shown[at]) in seen for at in call.throws)
    )
    return next(filter(tells, rules), None)


def known_before(play: Play, viewer: str, number: int) -> Any:
    """The table before order `number` as the viewer knows it once the order was given: as it was seen, and
    what the order has brought into the open in its place.
    """
    before, after = play.states[number - 1], play.states[number]
    seen = play.until(number - 1).view(viewer)
    paths = hidden_paths(before, seen)
    still = Dark(hidden_paths(after, play.until(number).view(viewer))) if paths else Dark(())
    for path in paths:
        value = part_at(before, path)
        if not still.touches(path) and part_at(after, path) == value:
            seen = put(seen, path, value)
    return seen


def _pure(play: Play, calls: list[Call], place: int) -> list[Call]:
    """The rules around a throw that are told no state, the widest first."""
    return [
        call
        for call in calls
        if place in call.throws and not any(isinstance(arg, play.game.state_type) for arg in call.args)
    ]


def _calls(play: Play, state: Any, entry: Entry) -> list[Call]:
    """Every rule that was at work while an order was carried out, in the order of their beginning; as far as
    the order can be carried out from here with these dice.
    """
    dice = ScriptedDice(entry.shown)
    watch = _Watch(dice)
    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        with suppress(Exception):  # what the viewer knows may not be enough
            play.game.apply(dice, state, entry.side, entry.order, play.charts, play.options)
    finally:
        sys.setprofile(before)
    return watch.calls


class _Watch:
    """Notes each function of a game that is handed these dice, and the throws made until it returns."""

    def __init__(self, dice: ScriptedDice) -> None:
        self.calls: list[Call] = []
        self._dice = dice
        self._whole = dice.left
        self._open: list[tuple[FrameType, Call | None, int]] = []

    def __call__(self, frame: FrameType, event: str, _result: Any) -> None:
        if event == "call" and self._is_rule(frame):
            call = self._called(frame)
            self._open.append((frame, call, self._thrown))
            if call is not None:
                self.calls.append(call)
        elif event == "return" and self._open and self._open[-1][0] is frame:
            _, call, first = self._open.pop()
            if call is not None:
                call.throws.extend(range(first, self._thrown))

    @property
    def _thrown(self) -> int:
        return self._whole - self._dice.left

    def _is_rule(self, frame: FrameType) -> bool:
        code = frame.f_code
        return code.co_argcount > 0 and frame.f_locals.get(code.co_varnames[0]) is self._dice

    def _called(self, frame: FrameType) -> Call | None:
        """The function and what it was told; None for one that is not a function of a module by its name."""
        code = frame.f_code
        found: Any = getattr(sys.modules.get(frame.f_globals["__name__"]), code.co_qualname, None)
        named = code.co_kwonlyargcount or code.co_flags & _KEYWORDS
        if named or getattr(found, "__code__", None) is not code:
            return None
        args = [frame.f_locals[name] for name in code.co_varnames[1 : code.co_argcount]]
        if code.co_flags & _STARRED:
            args.extend(frame.f_locals[code.co_varnames[code.co_argcount]])
        return Call(found, tuple(args), [])


_STARRED, _KEYWORDS = 0x04, 0x08  # flags of a function that takes any number of arguments
