"""Many games by computer players, counted: who wins, how long it takes, how sure that is.

Knows the bare loop of the contract (no journal, no views for the random player). Every game has
its own dice from the seed and its number, so the counts do not depend on the number of processes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from math import ceil, sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from navalgames.chance import Dice, RandomDice, wilson
from navalgames.errors import BadInput, IllegalOrder
from navalgames.games import game as game_called
from navalgames.games.agenda import course_of
from navalgames.games.contract import Game, Measure
from navalgames.printing import printed
from navalgames.sessions.garbage import seldom_collected
from navalgames.sessions.order_check import fits
from navalgames.sessions.players import (
    RANDOM,
    Bot,
    checked_seats,
    computer_player,
    computer_players,
    random_player,
)
from navalgames.sessions.settings import charts_for, options_record

DRAW, LOST = "draw", "lost"
MOST_DECISIONS = 100_000
CHUNKS_PER_JOB = 60
LONGEST_CHUNK = 250
Progress = Callable[[int, int], None]
Own = Callable[[Any, Any], Any]
"""A computer player of one's own: from what its side sees and may do to one of its orders, or to the name of
a player who decides this time."""
MeasureOfGame = Callable[[Any], Any]


class Share(NamedTuple):
    """How often something happened, with its 95 % Wilson interval."""

    count: int  # type: ignore[assignment]  # nobody counts in this tuple
    share: float
    low: float
    high: float


class Spread(NamedTuple):
    """The mean of a number over all games, its standard deviation, least and most.

    >>> Spread(48.72294370929135, 3.0, 40, 61)
    <mean 48.7229, deviation 3, from 40 to 61>
    """

    mean: float
    deviation: float
    least: float
    most: float

    def __repr__(self) -> str:
        mean, deviation = f"mean {self.mean:.6g}", f"deviation {self.deviation:.6g}"
        return f"<{mean}, {deviation}, from {self.least:.6g} to {self.most:.6g}>"


class Played(NamedTuple):
    """One game in short. `measured`: what a measure told of its last state."""

    winner: str | None
    ending: str
    turn: int | None
    decisions: int
    score: float | None
    winners: tuple[str, ...] = ()
    lost: bool = False
    measures: tuple[Measure, ...] = ()
    measured: Any = None

    @property
    def results(self) -> tuple[str, ...]:
        """What it counts as: everybody who won, else a draw or a game lost."""
        return self.winners or (self.winner or (LOST if self.lost else DRAW),)


class Simulation(NamedTuple):
    """What came out of `games` games.

    wins: share by side, of draws under "draw" and of games that nobody won under "lost" (where there
    were any); sides that win together count each. endings: how many games ended for which reason
    (catalogue keys). turns, decisions: per game. score: where the game keeps one. played: each game in short.
    """

    game: str
    games: int
    seed: int
    bots: dict[str, str]
    wins: dict[str, Share]
    endings: dict[str, int]
    turns: Spread | None
    decisions: Spread
    score: Spread | None
    seconds: float
    games_per_second: float
    decisions_per_second: float
    played: tuple[Played, ...] = ()

    def __repr__(self) -> str:
        shares = ", ".join(
            f"{name} {one.share:.1%} ({one.low:.1%} to {one.high:.1%})"
            for name, one in self.wins.items()
            if one.count or name in self.bots
        )
        players = ", ".join(f"{side}: {player}" for side, player in self.bots.items())
        return f"<Simulation {self.game}, {self.games} games ({players}): {shares}>"


def simulate_games(
    game: Game | str,
    n: int,
    seed: int = 0,
    options: Any = None,
    bots: Mapping[str, str | Own] | None = None,
    jobs: int = 1,
    charts: Any = None,
    progress: Progress | None = None,
    measure: MeasureOfGame | None = None,
) -> Simulation:
    """Plays `n` games and counts.

    Args:
        options: values by name, or the game's options record.
        bots: `{side: computer player}`: its name, or a function `policy(view, orders)` that gives one of the
            orders; the random player where a side is not named.
        jobs: processes; more than one needs an installed game and its own charts.
        progress: called as `progress(done, n)` now and then.
        measure: what is told of the last state of each game.

    Raises:
        BadInput: no games to play, or an unknown game, option, side or player.
    """
    the_game = game_called(game) if isinstance(game, str) else game
    if isinstance(n, bool) or not isinstance(n, int) or n < 1:
        raise BadInput("error-simulate-games", given=printed(n))
    record = options_record(the_game, options)
    seats = _bots(the_game, record, bots)
    began = perf_counter()
    played: list[Played] = []
    for chunk in _chunks(the_game, n, seed, record, seats, jobs, charts, measure):
        played.extend(chunk)
        if progress is not None:
            progress(len(played), n)
    names = {side: one if isinstance(one, str) else one.__name__ for side, one in seats.items()}
    return counted(the_game.id, played, seed, names, perf_counter() - began)


def play_one(
    game: Game,
    options: Any,
    charts: Any,
    bots: Mapping[str, Callable[..., Any]],
    rng: Random,
    measure: MeasureOfGame | None = None,
) -> Played:
    """One game from set-up to its end, as fast as it goes: who has one order only is not asked."""
    dice = RandomDice(rng=rng, record=False)
    by_chance = frozenset(side for side, bot in bots.items() if bot is random_player)
    number, view = rng.random, game.view
    course = course_of(game, dice, game.start(dice, charts, options), charts, options)
    go_on = course.send
    state, side, offered = next(course)
    for decisions in range(MOST_DECISIONS + 1):  # noqa: B007  # told at the end
        if not side:
            break
        if side in by_chance:
            order = offered[int(number() * len(offered))] if type(offered) is tuple else offered.draw(rng)
        elif type(offered) is tuple and len(offered) == 1:  # nothing to think about, and no view for that
            order = offered[0]
        else:
            order = bots[side](view(state, side, options), side, offered, charts, options, dice)
        state, side, offered = go_on(order)
    else:
        raise BadInput("error-simulate-endless", given=MOST_DECISIONS + 1)
    outcome = game.outcome(state)
    assert outcome is not None, f"{game.id}: nobody decides, and there is no outcome"
    turn, score = getattr(state, "turn", None), score_of(state, outcome)
    measures = game.measures(state) if game.measures else ()
    measured = None if measure is None else measure(state)
    return Played(
        outcome.winner, outcome.key, turn, decisions, score, outcome.winners, outcome.lost, measures, measured
    )


def score_of(state: Any, outcome: Any) -> float | None:
    """The final score, where the outcome or the state keeps one (`score`, or victory points `vp`)."""
    for holder, name in ((outcome, "score"), (state, "score"), (state, "vp")):
        value = getattr(holder, name, None)
        if value is not None:
            return float(value)
    return None


def game_rng(seed: int, number: int) -> Random:
    """The source of chance of game `number`."""
    return Random(f"{seed}:{number}")


def _bots(game: Game, options: Any, bots: Mapping[str, str | Own] | None) -> dict[str, str | Own]:
    sides = game.sides_in(options)
    given: dict[str, Any] = dict.fromkeys(sides, RANDOM) | dict(bots or {})
    own = {side: one for side, one in given.items() if callable(one)}
    seats = checked_seats(sides, game, given | dict.fromkeys(own, RANDOM))
    for name in seats.values():
        computer_player(game, name)
    return {**seats, **own}


def _player(game: Game, given: str | Own) -> Bot:
    """The computer player of this name; a function is asked, and what it answers is looked at: an order, or
    the name of a player who decides this time."""
    if isinstance(given, str):
        return computer_player(game, given)

    def asked(view: Any, side: str, orders: Any, charts: Any, options: Any, dice: Dice) -> Any:
        order = given(view, orders)
        if isinstance(order, str) and order in computer_players(game):
            return computer_player(game, order)(view, side, orders, charts, options, dice)
        if not fits(orders, order):
            name, rule = game.decision(view)
            raise IllegalOrder("error-table-order", rule, given=str(order), side=side, decision=name)
        return order

    return asked


# ------------------------------------------------------------------------ chunks, here or in other processes


def _chunks(
    game: Game,
    n: int,
    seed: int,
    options: Any,
    seats: dict[str, str | Own],
    jobs: int,
    charts: Any,
    measure: MeasureOfGame | None,
) -> Iterator[list[Played]]:
    if jobs <= 1:
        own = charts_for(game) if charts is None else charts
        bots = {side: _player(game, one) for side, one in seats.items()}
        for first, last in _ranges(n, 1):
            yield _played(game, options, own, bots, seed, range(first, last), measure)
        return
    if charts is not None or game is not game_called(game.id):
        raise BadInput("error-simulate-jobs")
    from joblib import Parallel, delayed

    work = (
        delayed(_chunk)(game.id, first, last, seed, options, seats, measure)
        for first, last in _ranges(n, jobs)
    )
    yield from Parallel(n_jobs=jobs, return_as="generator")(work)


def _chunk(
    game_id: str,
    first: int,
    last: int,
    seed: int,
    options: Any,
    seats: dict[str, str | Own],
    measure: MeasureOfGame | None,
) -> list[Played]:
    game = game_called(game_id)
    bots = {side: _player(game, one) for side, one in seats.items()}
    return _played(game, options, charts_for(game), bots, seed, range(first, last), measure)


def _played(
    game: Game,
    options: Any,
    charts: Any,
    bots: Mapping[str, Bot],
    seed: int,
    numbers: Iterable[int],
    measure: MeasureOfGame | None,
) -> list[Played]:
    with seldom_collected():
        return [play_one(game, options, charts, bots, game_rng(seed, i), measure) for i in numbers]


def _ranges(n: int, jobs: int) -> list[tuple[int, int]]:
    size = min(LONGEST_CHUNK, max(1, ceil(n / (jobs * CHUNKS_PER_JOB))))
    return [(first, min(first + size, n)) for first in range(0, n, size)]


# ------------------------------------------------------------------------ counting


def counted(
    game: str, played: Sequence[Played], seed: int, seats: dict[str, str], seconds: float
) -> Simulation:
    """What came out of games of one kind. `game`: its id. `seconds`: how long they took."""
    n = len(played)
    results = Counter(result for one in played for result in one.results)
    decisions = [one.decisions for one in played]
    return Simulation(
        game=game,
        games=n,
        seed=seed,
        bots=seats,
        wins={name: _share(results[name], n) for name in result_names(seats, results)},
        endings=dict(Counter(one.ending for one in played).most_common()),
        turns=_spread([one.turn for one in played]),
        decisions=_spread_of(decisions),
        score=_spread([one.score for one in played]),
        seconds=seconds,
        games_per_second=n / seconds,
        decisions_per_second=sum(decisions) / seconds,
        played=tuple(played),
    )


def result_names(sides: Iterable[str], results: Collection[str]) -> tuple[str, ...]:
    """What is counted: each side's wins and draws, and lost games where there were any.

    >>> result_names(["UK", "DE"], {"UK"}), result_names(["U-BOAT"], {"lost"})
    (('UK', 'DE', 'draw'), ('U-BOAT', 'draw', 'lost'))
    """
    return (*sides, DRAW, *([LOST] if LOST in results else []))


def _share(count: int, n: int) -> Share:
    return Share(count, count / n, *wilson(count, n))


def _spread(values: list[Any]) -> Spread | None:
    return None if any(value is None for value in values) else _spread_of(values)


def _spread_of(values: list[Any]) -> Spread:
    n = len(values)
    mean = sum(values) / n
    deviation = sqrt(sum((value - mean) ** 2 for value in values) / (n - 1)) if n > 1 else 0.0
    return Spread(mean, deviation, min(values), max(values))
