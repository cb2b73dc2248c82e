"""Long work in a second interpreter: the page's side, which sends it, and the helper's, which does it.

Knows pickles and numbers of pieces of work. Must not know what is worked on, nor how bytes travel. A game and
its charts travel by name: both sides have them.
"""

from __future__ import annotations

import asyncio
import io
import itertools
import pickle
from collections.abc import Callable
from contextlib import closing
from typing import Any

from navalgames.games import game as game_called
from navalgames.games.contract import Game
from navalgames.sessions.settings import charts_for

Post = Callable[[str, int, bytes], None]
"""Takes the kind of a message, the number of the piece of work, and a pickle."""


class _Pickler(pickle.Pickler):
    def __init__(self, out: io.BytesIO, game: Game) -> None:
        super().__init__(out, protocol=pickle.HIGHEST_PROTOCOL)
        self._game, self._charts = game, charts_for(game)

    def persistent_id(self, found: Any) -> tuple[str, str] | None:
        if found is self._charts:
            return "charts", self._game.id
        return ("game", found.id) if isinstance(found, Game) else None


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, name: tuple[str, str]) -> Any:
        kind, game = name
        return charts_for(game_called(game)) if kind == "charts" else game_called(game)


def packed(what: Any, game: Game) -> bytes:
    """The pickle of anything that holds this game or its charts."""
    out = io.BytesIO()
    _Pickler(out, game).dump(what)
    return out.getvalue()


def unpacked(data: bytes) -> Any:
    """What `packed` was given."""
    return _Unpickler(io.BytesIO(data)).load()


class Away:
    """Where a page's work is done (`navalwidgets.base.background.Elsewhere`)."""

    def __init__(self, game: Game, post: Post) -> None:
        self._game, self._post = game, post
        self._numbers = itertools.count()
        self._waiting: dict[int, tuple[Callable[[list[Any]], None], Callable[[Exception | None], None]]] = {}

    def __call__(
        self,
        work: Any,
        pace: float,
        told: Callable[[list[Any]], None],
        finished: Callable[[Exception | None], None],
    ) -> Callable[[], None]:
        """Send the work; returns what gives it up."""
        number = next(self._numbers)
        self._waiting[number] = (told, finished)
        self._post("work", number, packed((work, pace), self._game))
        return lambda: self._give_up(number)

    def _give_up(self, number: int) -> None:
        if self._waiting.pop(number, None):
            self._post("stop", number, b"")

    def hear(self, kind: str, number: int, data: bytes) -> None:
        """Results of the helper ("some"), or the end ("done")."""
        if number not in self._waiting:
            return
        told, finished = self._waiting[number]
        if kind == "some":
            told(unpacked(data))
        else:
            del self._waiting[number]
            finished(unpacked(data))

    def lost(self, reason: str) -> None:
        """The helper is gone, most often for want of memory: whoever waits for it is told."""
        waiting, self._waiting = self._waiting, {}
        for _told, finished in waiting.values():
            finished(MemoryError(reason))


class Helper:
    """The second interpreter: does one piece of work after the other, and looks up between results."""

    def __init__(self, game: Game, post: Post) -> None:
        self._game, self._post = game, post
        self._wanted: dict[int, bytes] = {}
        self._running: asyncio.Task[None] | None = None

    def hear(self, kind: str, number: int, data: bytes) -> None:
        """Work to be done ("work"), or not any more ("stop")."""
        if kind == "stop":
            self._wanted.pop(number, None)
            return
        self._wanted[number] = data
        if self._running is None or self._running.done():
            self._running = asyncio.get_running_loop().create_task(self._do_all())

    async def _do_all(self) -> None:
        while self._wanted:
            number = next(iter(self._wanted))
            failure: Exception | None = None
            try:
                await self._do(number)
            except Exception as problem:  # it is told on the page
                failure = problem
            if self._wanted.pop(number, None) is not None:
                self._post("done", number, packed(failure, self._game))

    async def _do(self, number: int) -> None:
        from importlib import import_module

        in_batches = import_module("navalwidgets.base.background").in_batches
        work, pace = unpacked(self._wanted[number])
        with closing(in_batches(work, pace)) as batches:
            for batch in batches:
                await asyncio.sleep(0)  # hear what has come meanwhile
                if number not in self._wanted:
                    return
                if batch:
                    self._post("some", number, packed(batch, self._game))
