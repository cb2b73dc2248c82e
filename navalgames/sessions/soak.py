"""Random games over random options, watched at every step: `python -m navalgames.sessions.soak GAME`.

Knows what must hold for every game: no crash, no dead end, no illegal order offered, invariants,
the undo law, secrets, replay. A game that breaks something is saved as a journal.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from navalgames.errors import BadInput, Problem
from navalgames.games import game as game_called
from navalgames.games.contract import Game
from navalgames.sessions.garbage import seldom_collected
from navalgames.sessions.journal import Entry, HiddenEntry
from navalgames.sessions.play import Play
from navalgames.sessions.players import draw_order
from navalgames.sessions.saved import to_json
from navalgames.sessions.state_json import state_from_data, state_to_data
from navalgames.sessions.undo_law import hidden_paths, objection, part_at, texts_in

MOST_DECISIONS = 5000
CLOSE_LOOK = 8
"""One step in so many is looked at closely (data there and back, all suggestions, changed arguments)."""


class Broken(Problem):
    """Something that must always hold did not; `play` stands where it happened."""

    def __init__(self, play: Play, what: str, **facts: object) -> None:
        super().__init__(f"error-soak-{what}", **facts)
        self.play = play


def random_options(game: Game, rng: Random) -> dict[str, Any]:
    """A value for every option: the default half of the time; what a game refuses together is drawn again."""
    while True:
        values = {
            choice.name: choice.default if rng.random() < 0.5 else rng.choice(choice.values)
            for choice in game.option_choices
        }
        try:
            game.options(**values)
        except BadInput:
            continue
        return values


def soak_one(game: Game, seed: int) -> Play:
    """Plays one random game and watches every step; returns the finished play.

    Raises:
        Broken: something did not hold.
    """
    rng = Random(f"soak:{seed}")
    play = Play(game, options=random_options(game, rng), seed=seed)
    try:
        while not play.over:
            _step(play, rng)
            if len(play.journal) > MOST_DECISIONS:
                raise Broken(play, "endless", orders=str(MOST_DECISIONS))
        _ended(play)
    except Broken:
        raise
    except Exception as failure:
        given = failure if isinstance(failure, Problem) else str(failure)
        raise Broken(play, "failure", kind=type(failure).__name__, given=given) from failure
    return play


def _step(play: Play, rng: Random) -> None:
    side = rng.choice(play.deciding())
    offered = play.orders(side)
    _hold(play, not isinstance(offered, tuple) or offered, "dead-end", side=side)
    play.refused(side)
    for viewer in play.sides:
        _hold(play, viewer in play.deciding() or not play.orders(viewer), "out-of-turn", side=viewer)
    close = rng.random() * CLOSE_LOOK < 1
    if close:
        _look_closely(play, side, offered)
    order = draw_order(offered, rng)
    before = play.state
    kept = state_to_data(before) if close else None
    _same_in_the_dark(play, side, order, draw_order(offered, rng))
    entry = play.give(side, order)
    _hold(play, kept is None or state_to_data(before) == kept, "arguments")
    if close:
        _kept_dark(play, before)
    play.game.invariants(play.state, play.charts, play.options)
    _hold(play, (play.outcome is None) != play.over, "outcome")
    _undo_law(play, entry, before)


def _look_closely(play: Play, side: str, offered: Any) -> None:
    """States there and back as data; every suggestion of a form is legal and survives its own grid."""
    data = json.loads(json.dumps(state_to_data(play.state)))
    _hold(play, state_from_data(play.game, data) == play.state, "data")
    if isinstance(offered, tuple):
        _hold(play, len(set(offered)) == len(offered), "order-twice")
        return
    suggested = offered.suggestions()
    _hold(play, suggested, "no-suggestion", form=offered.decision)
    for _, order in suggested:
        play.check(side, order)
        grid = offered.to_counts(order)
        _hold(play, offered.to_counts(offered.from_counts(grid)) == grid, "counts")


def _undo_law(play: Play, entry: Entry, before: Any) -> None:
    """Taking back is possible just where the law says so, and then restores the state exactly."""
    after = play.state
    expected = objection(play.game, entry.side, before, after, bool(entry.shown), play.options)
    _hold(play, play.undo_objection() == expected, "undo-law")
    if not expected:
        play.undo()
        _hold(play, play.state == before, "undo")
        play.replay_entry(entry)
        _hold(play, play.state == after, "redo")


def _same_in_the_dark(play: Play, side: str, order: Any, other: Any) -> None:
    """Two orders that look alike to the others leave them with the same orders and refusals."""
    if order == other:
        return
    one, two = play.fork(), play.fork()
    one.give(side, order)
    two.give(side, other)
    for viewer in one.sides:
        if viewer != side and one.view(viewer) == two.view(viewer):
            _hold(play, one.deciding() == two.deciding(), "secret-deciding", side=viewer)
            _hold(play, _alike(one.orders(viewer), two.orders(viewer)), "secret-orders", side=viewer)
            _hold(play, one.refused(viewer) == two.refused(viewer), "secret-refusals", side=viewer)
            _same_told(play, one, two, viewer)


def _kept_dark(play: Play, before: Any) -> None:
    """Neither journal nor log names to a side what it could see neither before the order nor after it."""
    number = len(play.journal)
    for viewer in () if play.over else play.sides:
        dark = _names_unseen(play, before, viewer) & _names_unseen(play, play.state, viewer)
        lines = play.log_for(viewer, since=number)
        facts = ((tuple(line.facts.values()), line.shown) for line in lines)
        told = (*play.journal_for(viewer, since=number), *facts)
        names = {part for text in texts_in(told) for part in (text, *text.split(", "))}
        _hold(play, not dark & names, "told-of", side=viewer, names=", ".join(sorted(dark & names)))


def _names_unseen(play: Play, state: Any, viewer: str) -> set[str]:
    """The names that stand only where a side cannot see."""
    seen = play.game.view(state, viewer, play.options)
    hidden = tuple(part_at(state, path) for path in hidden_paths(state, seen))
    return set(texts_in(hidden)) - set(texts_in(seen))


def _same_told(play: Play, one: Play, two: Play, viewer: str) -> None:
    """Where one of the orders is secret and no die has fallen, nothing tells which order it was.

    Once dice fall an order may come into the open, and different open orders may lead to one view.
    """
    last = len(one.journal)
    secret = any(isinstance(told.journal_for(viewer, last)[-1], HiddenEntry) for told in (one, two))
    if not secret or one.journal[-1].shown or two.journal[-1].shown:
        return
    for what, first, second in (
        ("secret-journal", one.journal_for(viewer), two.journal_for(viewer)),
        ("secret-log", one.log_for(viewer), two.log_for(viewer)),
    ):
        _hold(play, first == second, what, side=viewer)


def _alike(one: Any, two: Any) -> bool:
    if isinstance(one, tuple) or isinstance(two, tuple):
        return bool(one == two)
    parts = ("decision", "rows", "columns", "total", "place_all")
    return all(getattr(one, part) == getattr(two, part) for part in parts)


def _ended(play: Play) -> None:
    """The journal replays to the same states, also from its file."""
    again = Play.from_json(to_json(play), game=play.game, charts=play.charts)
    _hold(play, again.states == play.states, "replay-play")
    _hold(play, again.log == play.log, "replay-log")
    for viewer in play.sides:
        _hold(play, play.journal_for(viewer) == play.journal, "secret-end")


def _hold(play: Play, holds: Any, what: str, **facts: object) -> None:
    if not holds:
        raise Broken(play, what, **facts)


def soak(game: Game, games: int, first_seed: int, folder: Path, report: Any = print) -> int:
    """Plays games with seeds from `first_seed` on, saves the broken ones and returns their number."""
    broken = 0
    for seed in range(first_seed, first_seed + games):
        try:
            with seldom_collected():
                soak_one(game, seed)
        except Broken as failure:
            broken += 1
            path = failure.play.save(folder / f"broken-{game.id}-{seed}.json")
            report(f"seed {seed}, order {len(failure.play.journal) + 1}: {failure} -> {path}")
        done = seed - first_seed + 1
        if done % 100 == 0 or done == games:
            report(f"{done} of {games} games, {broken} broken")
    return broken


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of the soak test; the exit code is 1 when a game broke something."""
    parser = argparse.ArgumentParser(prog="python -m navalgames.sessions.soak", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--folder", type=Path, default=Path("."), help="where broken games are saved")
    given = parser.parse_args(arguments)
    return 1 if soak(game_called(given.game), given.games, given.seed, given.folder) else 0


if __name__ == "__main__":
    sys.exit(main())
