"""Plays that are kept with what followed from each order.

`python -m tests.games.kept_plays GAME` draws new ones: a rule that is changed on purpose changes what
follows, and the change says why. Of many games, played by computers over random options, those are kept
that together go the most ways through the rules.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from navalgames.folders import folder_of
from navalgames.games import GAME_IDS
from navalgames.games import game as game_called
from navalgames.sessions.play import Play
from navalgames.sessions.saved import to_json
from navalgames.sessions.soak import random_options
from navalgames.sessions.state_json import state_to_data
from navalgames.sessions.undo_law import fields_of, part_of

FOLDER = Path(__file__).parent
MOST_ORDERS = 400
DIGITS = 6
TIMES = 4
"""How often each step through the rules is to be taken: other numbers, other ways on."""
PARTS = ("what was told", "what lies on the table", "what is on offer")


class Kept(NamedTuple):
    """A play as it was saved, and short digests of everything that followed from each order."""

    name: str
    saved: str
    digests: list[str]


def kept_plays(game_id: str) -> list[Path]:
    """The files of a game."""
    return sorted((FOLDER / game_id / "plays").glob("*.json.gz"))


def read(path: Path) -> Kept:
    """One file."""
    data = json.loads(gzip.decompress(path.read_bytes()))
    return Kept(path.name, json.dumps(data["play"]), data["digests"])


def differences(kept: Kept) -> list[str]:
    """What follows otherwise than it did, order by order, in words."""
    play = Play.from_json(kept.saved)
    found = []
    for number, (then, now) in enumerate(zip(kept.digests, digests(play), strict=True)):
        both = zip(PARTS, then.split(), now.split(), strict=True)
        parts = [part for part, one, other in both if one != other]
        if parts:
            order = play.journal[number - 1] if number else "the set-up"
            lines = [f"{line.rule} {line.key} {line.facts}" for line in play.log if line.entry == number]
            found.append(f"order {number}, {order}: {', '.join(parts)}; now told: {lines}")
    return found


def digests(play: Play) -> list[str]:
    """For the set-up and each order: what was told, what changed on the table, what is on offer then."""
    states = play.states
    told: dict[int, list[Any]] = {}
    for line in play.log:
        told.setdefault(line.entry, []).append((line.side, line.turn, line.rule, line.key, line.facts))
    return [
        f"{_short(told.get(number))} {_short(_changed(before, state))} {_short(_offered(play, state))}"
        for number, (before, state) in enumerate(zip((None, *states), states, strict=False))
    ]


def _short(what: Any) -> str:
    return hashlib.sha256(json.dumps(what, default=str).encode()).hexdigest()[:DIGITS]


def _changed(before: Any, after: Any) -> Any:
    """The fields of a state that are not as before."""
    return [
        (name, state_to_data(part_of(after, name)))
        for name in fields_of(after)
        if before is None or part_of(before, name) != part_of(after, name)
    ]


def _offered(play: Play, state: Any) -> Any:
    """Who decides what, and between which orders; the end, once it is there."""
    game = play.game
    waiting = game.deciding(state)
    if not waiting:
        return state_to_data(game.outcome(state))
    return game.decision(state), [
        (side, _orders(game.legal_orders(state, side, play.charts, play.options))) for side in waiting
    ]


def _orders(offered: Any) -> Any:
    if isinstance(offered, tuple):
        return state_to_data(offered)
    rows, columns = state_to_data(offered.rows), state_to_data(offered.columns)
    return rows, columns, offered.total, offered.place_all, state_to_data(offered.suggestions())


# ------------------------------------------------------------------------ drawing new ones


def drawn(game_id: str, seed: int) -> Play:
    """A game over random options, each seat with a computer player of its own."""
    game = game_called(game_id)
    rng = Random(f"kept {game_id} {seed}")
    options = random_options(game, rng)
    players = ("random", "random", *sorted(game.bots()))
    sides = game.sides_in(game.options(**options))
    play = Play(game, options=options, seats={side: rng.choice(players) for side in sides}, seed=seed)
    play.let_computers_play(MOST_ORDERS)
    return play


def ways(game_id: str, seed: int) -> tuple[Play, set[tuple[str, int, int]]]:
    """A game, and the steps from line to line that it took through the rules."""
    from coverage import Coverage

    folder = folder_of(game_id)
    watch = Coverage(data_file=None, branch=True, include=[f"{folder}/*.py", f"{folder}/rules/*"])
    watch.start()
    try:
        play = drawn(game_id, seed)
        digests(play)
    finally:
        watch.stop()
    data = watch.get_data()
    return play, {(file, *arc) for file in data.measured_files() for arc in data.arcs(file) or ()}


def keep(game_id: str, games: int, most: int) -> None:
    """Plays so many games and writes the few that together go the most ways, one after the other."""
    folder = FOLDER / game_id / "plays"
    folder.mkdir(exist_ok=True)
    for old in kept_plays(game_id):
        old.unlink()
    tried = {seed: ways(game_id, seed)[1] for seed in range(games)}
    gone: Counter[tuple[str, int, int]] = Counter()
    for _ in range(most):
        best = max(tried, key=lambda seed: sum(gone[step] < TIMES for step in tried[seed]))
        new = sum(not gone[step] for step in tried[best])
        gone.update(tried.pop(best))
        play = drawn(game_id, best)
        size = write(folder / f"{best:03}.json.gz", play)
        print(f"{game_id} {best}: {len(play.journal)} orders, {new} new steps, {size} bytes", flush=True)


def write(path: Path, play: Play) -> int:
    """Writes a play with its digests; says how many bytes that are."""
    data = {"play": json.loads(to_json(play, for_people=False)), "digests": digests(play)}
    packed = gzip.compress(json.dumps(data, ensure_ascii=False).encode(), mtime=0)
    return path.write_bytes(packed)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.games.kept_plays", description=__doc__)
    parser.add_argument("game", choices=GAME_IDS)
    parser.add_argument("--games", type=int, default=200, help="how many are played")
    parser.add_argument("--most", type=int, default=24, help="how many are kept")
    given = parser.parse_args()
    keep(given.game, given.games, given.most)
