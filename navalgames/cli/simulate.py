"""`navalgames simulate`: many games by computer players, with a progress bar.

Knows how counts are printed. The counting is done by `navalgames.sessions.simulate`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from navalgames.cli.output import (
    named,
    option_values,
    pairs,
    percent_of,
    print_json,
    row,
    say,
    show,
    table,
    words,
)
from navalgames.errors import BadInput
from navalgames.games import game as game_called
from navalgames.sessions.settings import charts_for, checked_seed
from navalgames.sessions.words import PlayWords
from navalgames.texts.choice import language_here


def simulate(
    game_name: str,
    games: int,
    seed: int | None,
    options: list[str],
    bots: str | None,
    jobs: int,
    owned: Path | None,
    as_json: bool,
) -> None:
    """Plays many games and prints what came out.

    Raises:
        Problem: unknown game, option, player or side, or charts that cannot be used.
    """
    from navalgames.sessions.simulate import simulate_games

    game = game_called(game_name)
    values = option_values(game, options)
    with ProgressBar(games, quiet=as_json) as progress:
        result = simulate_games(
            game,
            games,
            seed=checked_seed(seed),
            options=values,
            bots=seats(game.sides_in(game.options(**values)), bots),
            jobs=jobs,
            charts=None if owned is None else charts_for(game, owned),
            progress=progress,
        )
    if as_json:
        print_json(_data(result))
    else:
        _print(game, result)


def seats(sides: tuple[str, ...], given: str | None) -> dict[str, str]:
    """`plain,random` in the order of the sides that play, or `UK=plain,DE=random`."""
    names = [name.strip() for name in given.split(",")] if given else []
    if any("=" in name for name in names):
        return pairs(names, "--bots")
    if len(names) not in (0, 1, len(sides)):
        raise BadInput("error-cli-bots", given=given, expected=len(sides), sides=", ".join(sides))
    return dict(zip(sides, names * len(sides) if len(names) == 1 else names, strict=bool(names)))


def seated(play_words: PlayWords, players: Mapping[str, str]) -> str:
    """Who plays which side, in words, with the names of the players."""
    seats = ((play_words.side(side), named(play_words.player(one), one)) for side, one in players.items())
    return play_words.texts.listed(f"{side}: {player}" for side, player in seats)


class ProgressBar:
    """A progress bar on standard error; nothing when it is no terminal or nobody wants it."""

    def __init__(self, games: int, quiet: bool) -> None:
        self.games = games
        self.bar: Any = None
        self.quiet = quiet or not sys.stderr.isatty()

    def __enter__(self) -> Any:
        if self.quiet:
            return None
        from rich.console import Console
        from rich.progress import Progress

        self.bar = Progress(console=Console(stderr=True), transient=True)
        self.bar.start()
        task = self.bar.add_task(words("cli-simulate-progress"), total=self.games)
        return lambda done, n: self.bar.update(task, completed=done)

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.stop()


def _data(result: Any) -> dict[str, Any]:
    data = result._asdict()
    data["wins"] = {name: share._asdict() for name, share in result.wins.items()}
    for name in ("turns", "decisions", "score"):
        data[name] = data[name] and data[name]._asdict()
    return data


def _print(game: Any, result: Any) -> None:
    from navalgames.sessions.simulate import DRAW, LOST

    play_words = PlayWords(game, language_here())
    say(
        words(
            "cli-simulate-head",
            games=result.games,
            game=play_words.title(),
            seed=str(result.seed),
            seats=seated(play_words, result.bots),
        )
    )
    shares = table(
        *(words(f"cli-simulate-{name}") for name in ("winner", "games", "share", "interval")), right=(1, 2, 3)
    )
    for name, share in result.wins.items():
        label = words(f"cli-simulate-{name}") if name in (DRAW, LOST) else play_words.side(name)
        row(shares, label, share.count, percent_of(share.share), f"{share.low:.1%} – {share.high:.1%}")
    show(shares)
    endings = table(words("cli-simulate-ending"), words("cli-simulate-games"), right=(1,))
    for key, count in result.endings.items():
        row(endings, play_words.ending(key), count)
    show(endings)
    for name in ("turns", "decisions", "score"):
        spread = getattr(result, name)
        if spread is not None:
            numbers = {field: f"{getattr(spread, field):.2f}" for field in ("mean", "deviation")}
            numbers |= {field: f"{getattr(spread, field):g}" for field in ("least", "most")}
            say(words(f"cli-simulate-{name}", **numbers))
    say(
        words(
            "cli-simulate-speed",
            seconds=f"{result.seconds:.1f}",
            games=f"{result.games_per_second:,.0f}",
            decisions=f"{result.decisions_per_second:,.0f}",
        )
    )
