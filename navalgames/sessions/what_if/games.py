"""How a change moves win shares and the length of games: the same games twice, counted in pairs.

Game number i is played before and after the change with the same source of chance, so that what both
have in common cancels out. The interval is that of the paired differences, which is right whether the
two games stay in step or part at the first roll. Every pair depends on the seed and its number only, and
stopping early looks at fixed numbers of pairs: the counts do not depend on cores or backend.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from functools import lru_cache
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from navalgames.errors import BadInput
from navalgames.games import game as game_called
from navalgames.games.contract import Game
from navalgames.printing import printed
from navalgames.sessions.players import RANDOM, checked_seats, computer_player
from navalgames.sessions.settings import charts_for, option_values, options_record
from navalgames.sessions.simulate import Played, game_rng, play_one
from navalgames.sessions.what_if.changes import Change
from navalgames.sessions.what_if.tally import Effect, MeanEffect, Tally

LEAST_PAIRS = 2
#: Stopping early is thought of only after so many pairs, and at every further so many.
LOOK_EVERY = 50
LEAST_BEFORE_STOPPING = 200
SECONDS_PER_WAVE = 0.5
MOST_PER_CHUNK = 250

Pair = tuple[Played, Played]
Progress = Callable[["Comparison"], None]


class Comparison(NamedTuple):
    """What is known after `games` pairs of games (out of at most `most`).

    wins: by side, and of draws under "draw". turns, decisions, score: per game, None where a game keeps
    none. measures: what the game itself measures. endings: how many games ended for which reason, before and
    after. half_width: of the widest interval of a difference in win share; enough: whether that is what was
    wanted.
    alike: pairs of which both games came to the same end in the same way.
    gain: how many times fewer games were needed than without common chance (1: it did not help).
    """

    game: str
    change: Change
    games: int
    most: int
    seed: int
    bots: dict[str, str]
    wins: dict[str, Effect]
    turns: MeanEffect | None
    decisions: MeanEffect | None
    score: MeanEffect | None
    measures: dict[str, MeanEffect]
    endings: dict[str, tuple[int, int]]
    half_width: float
    precision: float | None
    gain: float
    seconds: float
    alike: int = 0

    @property
    def enough(self) -> bool:
        """Whether the wanted precision is reached, at a number of pairs at which that is looked at."""
        looked_at = self.games >= LEAST_BEFORE_STOPPING and self.games % LOOK_EVERY == 0
        return looked_at and self.precision is not None and self.half_width <= self.precision

    @property
    def finished(self) -> bool:
        return self.enough or self.games >= self.most


def compared(
    game: Game | str, change: Change, most: int, *, progress: Progress | None = None, **settings: Any
) -> Comparison:
    """`compare_games` to its end; `progress` is told now and then how things stand."""
    for standing in compare_games(game, change, most, **settings):
        if progress is not None:
            progress(standing)
    return standing


def compare_games(
    game: Game | str,
    change: Change,
    most: int,
    *,
    seed: int = 0,
    options: Any = None,
    bots: Mapping[str, str] | None = None,
    precision: float | None = None,
    jobs: int = -1,
    owned: Path | str | None = None,
    charts: Any = None,
) -> Iterator[Comparison]:
    """Plays pairs of games and tells after every short while how things stand. To cancel, stop asking.

    Args:
        most: pairs of games at most.
        options: the options before the change; the defaults when left out.
        bots: `{side: computer player}`; the game's plain player where a side is not named.
        precision: stop as soon as no difference in win share is less certain than this (0.02: two
            percentage points either way, with 95 % confidence).
        jobs: workers of joblib; -1 for all. `joblib.parallel_config(...)` around the call chooses another
            backend, such as Dask.
        owned: the file of an owner's copy. charts: other charts than those (in this process only).

    Raises:
        BadInput: too few games, a precision that cannot be reached, an unknown option, side or player, or
            several workers for a game or charts that only this process has.
    """
    the_game = game_called(game) if isinstance(game, str) else game
    if isinstance(most, bool) or not isinstance(most, int) or most < LEAST_PAIRS:
        raise BadInput("error-what-if-games", given=printed(most))
    if precision is not None and not 0 < precision < 1:
        raise BadInput("error-what-if-precision", given=f"{precision:g}")
    values = option_values(the_game, options_record(the_game, options))
    seats = _seats(the_game, sides_compared(the_game, change, values), bots)
    work = _Work(the_game.id, change, values, seats, seed, str(owned) if owned else "")
    waves = _alone(the_game, work, charts) if jobs == 1 else _together(the_game, work, charts, jobs)
    return _counting(the_game, work, waves, most, precision)


def dismiss_workers() -> None:
    """Ends the processes that joblib keeps for the next call, so that a page holds no memory it does not use.

    Another backend's workers (a Dask cluster's) are not touched.
    """
    from joblib.externals.loky import get_reusable_executor

    get_reusable_executor().shutdown(wait=False, kill_workers=True)


def default_player(game: Game) -> str:
    """Who plays when nobody is named: the game's own first computer player, else the random one."""
    return next((name for name in game.bots() if name != RANDOM), RANDOM)


def sides_compared(game: Game, change: Change, options: Mapping[str, Any]) -> tuple[str, ...]:
    """The sides that play before the change or after it, in the game's order.

    Raises:
        BadInput: an unknown option, or a value it does not take.
    """
    worlds = options, change.options(dict(options))
    playing = {side for world in worlds for side in game.sides_in(game.options(**world))}
    return tuple(side for side in game.sides if side in playing)


def _seats(game: Game, sides: tuple[str, ...], bots: Mapping[str, str] | None) -> dict[str, str]:
    seats = checked_seats(sides, game, dict.fromkeys(sides, default_player(game)) | dict(bots or {}))
    for name in seats.values():
        computer_player(game, name)
    return seats


# ------------------------------------------------------------------------ counting


def _counting(
    game: Game, work: _Work, waves: _Waves, most: int, precision: float | None
) -> Iterator[Comparison]:
    began = perf_counter()
    tally = Tally(tuple(work.seats))
    try:
        next(waves)
        while True:
            for pair in waves.send(most - tally.pairs):
                tally.add(*pair)
                if tally.pairs % LOOK_EVERY == 0 and _standing(game, work, tally, most, precision, 0).enough:
                    break
            standing = _standing(game, work, tally, most, precision, perf_counter() - began)
            yield standing
            if standing.finished:
                return
    finally:
        waves.close()


def _standing(
    game: Game, work: _Work, tally: Tally, most: int, precision: float | None, seconds: float
) -> Comparison:
    return Comparison(
        game=game.id,
        change=work.change,
        games=tally.pairs,
        most=most,
        seed=work.seed,
        bots=dict(work.seats),
        wins=tally.wins(),
        turns=tally.mean("turn"),
        decisions=tally.mean("decisions"),
        score=tally.mean("score"),
        measures=tally.measures(),
        endings=tally.endings(),
        half_width=tally.half_width(),
        precision=precision,
        gain=tally.gain(),
        seconds=seconds,
        alike=tally.alike,
    )


# ------------------------------------------------------------------------ playing, here or on many workers


class _Work(NamedTuple):
    """All a worker needs to know; small and plain, so that it travels to any process or machine."""

    game_id: str
    change: Change
    options: dict[str, Any]
    seats: dict[str, str]
    seed: int
    owned: str


#: Is sent how many pairs are still wanted, and yields some of them, in order.
_Waves = Generator[list[Pair], int, None]


def _alone(game: Game, work: _Work, charts: Any) -> _Waves:
    charts = charts_for(game, work.owned or None) if charts is None else charts
    size, first = 1, 0
    played: list[Pair] = []
    while True:
        wanted = yield played
        began = perf_counter()
        last = first + min(size, wanted)
        played = _play(game, work, charts, first, last)
        first, size = last, _size(size, perf_counter() - began)


def _together(game: Game, work: _Work, charts: Any, jobs: int) -> _Waves:
    if charts is not None or game is not game_called(game.id):
        raise BadInput("error-simulate-jobs")
    from joblib import effective_n_jobs

    return _in_waves(work, jobs, effective_n_jobs(jobs))


def _in_waves(work: _Work, jobs: int, workers: int) -> _Waves:
    """Waves of one chunk for every worker, each as long as it takes to look up from the work."""
    from joblib import Parallel, delayed

    size, first = 1, 0
    played: list[Pair] = []
    with Parallel(n_jobs=jobs, batch_size=1) as pool:
        while True:
            wanted = yield played
            began = perf_counter()
            last = first + min(size * workers, wanted)
            chunk = max(1, ceil((last - first) / workers))
            starts = range(first, last, chunk)
            done = pool(delayed(play_pairs)(work, start, min(start + chunk, last)) for start in starts)
            played = [pair for pairs in done for pair in pairs]
            first, size = last, _size(size, perf_counter() - began)


def _size(size: int, seconds: float) -> int:
    """The next chunk: as many games as fit into a wave, at most twice as many as before."""
    fitting = ceil(size * SECONDS_PER_WAVE / max(seconds, 1e-6))
    return max(1, min(fitting, 2 * size, MOST_PER_CHUNK))


def play_pairs(work: _Work, first: int, last: int) -> list[Pair]:
    """The pairs from number `first` to before `last`; what a worker of any backend runs."""
    game = game_called(work.game_id)
    return _play(game, work, _charts(work.game_id, work.owned), first, last)


@lru_cache(maxsize=4)
def _charts(game_id: str, owned: str) -> Any:
    return charts_for(game_called(game_id), owned or None)


def _play(game: Game, work: _Work, charts: Any, first: int, last: int) -> list[Pair]:
    bots = {side: computer_player(game, name) for side, name in work.seats.items()}
    before = game.options(**work.options), charts
    after = game.options(**work.change.options(work.options)), work.change.charts(charts)
    return [
        (
            play_one(game, *before, bots, game_rng(work.seed, number)),
            play_one(game, *after, bots, game_rng(work.seed, number)),
        )
        for number in range(first, last)
    ]
