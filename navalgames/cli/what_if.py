"""`navalgames what-if`: one change at a time, its exact odds and its games, or the doubt in one answer.

Knows how comparisons are printed. The work is done by `navalgames.sessions.what_if`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from errno import ENOENT
from os import strerror
from pathlib import Path
from typing import Any, NamedTuple

from navalgames.cli.output import named, pairs, percent_of, print_json, row, say, show, table, words
from navalgames.cli.simulate import ProgressBar, seated, seats
from navalgames.errors import BadInput, Problem
from navalgames.games import game as game_called
from navalgames.sessions.settings import charts_for, checked_seed
from navalgames.texts.choice import language_here

USUAL_PAIRS, PAIRS_FOR_PRECISION = 1000, 20_000
INTERRUPTED = 130


class Asked(NamedTuple):
    """What was typed. changes: texts by kind (option, cell, variant); every_option: each with each of its
    other values; precision in percentage points."""

    changes: Mapping[str, list[str]]
    every_option: bool
    questions: list[str]
    settings: list[str]
    games: int | None
    precision: float | None
    bots: str | None
    seed: int | None
    jobs: int
    owned: Path | None
    as_json: bool
    csv: Path | None

    @property
    def most(self) -> int:
        """Pairs of games at most."""
        if self.games is not None:
            return self.games
        if self.precision is not None:
            return PAIRS_FOR_PRECISION
        return 0 if self.questions else USUAL_PAIRS


class Found(NamedTuple):
    """What one change does; `comparison` is None when no games were played."""

    change: Any
    shifts: tuple[Any, ...]
    comparison: Any
    stopped: bool = False


def what_if(game_name: str, asked: Asked) -> int:
    """Tries every change that was asked for, one at a time; the exit code.

    Raises:
        Problem: something that is not known or cannot be read, changed or written.
    """
    from navalgames.sessions.what_if.words import ChangeWords

    game = game_called(game_name)
    charts = charts_for(game, asked.owned)
    own_words = ChangeWords(game, charts, language_here())
    if asked.as_json and asked.csv:
        raise BadInput("error-what-if-json-and-csv")
    if asked.settings and len(asked.questions) != 1:
        raise BadInput("error-what-if-settings", given=asked.settings[0])
    if asked.csv and not asked.csv.parent.is_dir():  # told before the work, not after it
        raise Problem("error-save-write", where=str(asked.csv), reason=strerror(ENOENT))
    changes = _changes(game, charts, asked)
    if changes:
        return _try_all(own_words, changes, asked)
    if asked.questions:
        _doubt(own_words, asked)
    else:
        _list(own_words, asked)
    return 0


def _changes(game: Any, charts: Any, asked: Asked) -> list[Any]:
    from navalgames.sessions.what_if import option_change, read_cell, read_option, variant_change

    if asked.every_option:
        named = [option_change(game, one.name, new) for one in game.option_choices for new in one.values[1:]]
    else:
        named = [read_option(game, text) for text in asked.changes["option"]]
    return [
        *named,
        *(read_cell(charts, text) for text in asked.changes["cell"]),
        *(variant_change(charts, name) for name in asked.changes["variant"]),
    ]


# ------------------------------------------------------------------------ changes


def _try_all(own_words: Any, changes: Iterable[Any], asked: Asked) -> int:
    from navalgames.sessions.what_if import export

    found = []
    for change in changes:
        found.append(_try(own_words, change, asked))
        if not asked.as_json:
            _print(own_words, found[-1])
        if found[-1].stopped:
            break
    if asked.as_json:
        print_json([_data(one) for one in found])
    if asked.csv:
        rows = [line for one in found for line in export.rows_of(one.change, one.shifts, one.comparison)]
        _write(asked.csv, export.csv_text(rows))
    return INTERRUPTED if found[-1].stopped else 0


def _try(own_words: Any, change: Any, asked: Asked) -> Found:
    from navalgames.sessions.what_if import shifts

    game, charts = own_words.game, own_words.charts
    where = f"--question {asked.questions[0]}" if asked.questions else ""
    moved = tuple(
        shifts(
            game, change, charts=charts, questions=asked.questions, parameters=pairs(asked.settings, where)
        )
    )
    return _play(game, Found(change, moved, None), asked) if asked.most else Found(change, moved, None)


def _play(game: Any, found: Found, asked: Asked) -> Found:
    """The same with games; Ctrl-C keeps what was counted so far."""
    from navalgames.sessions.what_if import compare_games, sides_compared

    precision = None if asked.precision is None else asked.precision / 100
    standings = compare_games(
        game,
        found.change,
        asked.most,
        seed=checked_seed(asked.seed),
        bots=seats(sides_compared(game, found.change, {}), asked.bots),
        precision=precision,
        jobs=asked.jobs if asked.jobs else 1,
        owned=asked.owned,
    )
    try:
        with ProgressBar(asked.most, quiet=asked.as_json) as progress:
            for standing in standings:
                found = found._replace(comparison=standing)
                if progress is not None:
                    progress(standing.games, standing.most)
    except KeyboardInterrupt:
        if found.comparison is None:
            raise
        return found._replace(stopped=True)
    return found


def _print(own_words: Any, found: Found) -> None:
    say(own_words.change(found.change), style="bold")
    if found.shifts:
        _print_shifts(own_words, found.shifts)
    else:
        say(
            words(
                "cli-what-if-in-play"
                if _acts_in_play_only(own_words.game, found.change)
                else "cli-what-if-no-odds"
            )
        )
    if found.comparison is not None:
        _print_games(own_words, found)


def _acts_in_play_only(game: Any, change: Any) -> bool:
    from navalgames.sessions.what_if.changes import OPTION
    from navalgames.sessions.what_if.shifts import questions_of_option

    choices = {choice.name: choice for choice in game.option_choices}
    return change.kind == OPTION and not questions_of_option(game, choices[change.name])


def _print_shifts(own_words: Any, found: tuple[Any, ...]) -> None:
    heads = (words(f"cli-what-if-{name}") for name in ("question", "what", "before", "after", "difference"))
    listing = table(*heads, right=(2, 3, 4))
    for shift in found:
        title = own_words.labels.question(shift.question.name)
        settings = own_words.elsewhere(shift)
        if settings:
            title += " " + words("cli-what-if-settings", settings=settings)
        line = own_words.shift(shift)
        row(listing, title, line["what"], line["before"], line["after"], line["difference"])
    show(listing)
    if len(found) == 1:
        _print_outcomes(own_words, found[0])


def _print_outcomes(own_words: Any, shift: Any) -> None:
    """Every outcome of the only question."""
    heads = (words(f"cli-what-if-{name}") for name in ("outcome", "before", "after", "difference"))
    listing = table(*heads, right=(1, 2, 3))
    for one in shift.moved:
        chances = (percent_of(one.before), percent_of(one.after), own_words.points(float(one.difference)))
        row(listing, own_words.labels.outcome(one.outcome), *chances)
    show(listing)


def _print_games(own_words: Any, found: Found) -> None:
    from navalgames.texts.figures import signed_text

    comparison = found.comparison
    facts = {"games": comparison.games, "seed": str(comparison.seed), "seconds": f"{comparison.seconds:.1f}"}
    say(words("cli-what-if-games", seats=seated(own_words.play, comparison.bots), **facts))
    heads = (words(f"cli-what-if-{name}") for name in ("what", "before", "after", "difference", "interval"))
    listing = table(*heads, right=(1, 2, 3, 4))
    for name, effect in comparison.wins.items():
        shares = (percent_of(round(share.share, 4)) for share in (effect.before, effect.after))
        ends = f"{signed_text(100 * effect.low, 1)} – {signed_text(100 * effect.high, 1)}"
        row(listing, own_words.side(name), *shares, own_words.points(effect.difference), ends)
    for label, effect in own_words.numbers(comparison):
        means = (f"{effect.before:.2f}", f"{effect.after:.2f}", signed_text(effect.difference))
        row(listing, label, *means, f"{signed_text(effect.low)} – {signed_text(effect.high)}")
    show(listing)
    say(own_words.told(comparison))
    say(words("cli-what-if-gain", gain=f"{comparison.gain:.1f}"))
    if found.stopped:
        say(words("cli-what-if-stopped"))
    elif comparison.enough:
        say(words("cli-what-if-precise"))


def _data(found: Found) -> dict[str, Any]:
    from navalgames.sessions.what_if import export

    return {
        "change": export.change_data(found.change),
        "odds": [export.shift_data(shift) for shift in found.shifts],
        "games": None if found.comparison is None else export.comparison_data(found.comparison),
        "stopped": found.stopped,
    }


def _write(path: Path, text: str) -> None:
    from navalgames.sessions.saved import write_whole

    write_whole(path, text)
    say(words("cli-what-if-written", file=str(path)))


# ------------------------------------------------------------------------ doubt


def _doubt(own_words: Any, asked: Asked) -> None:
    """How far the answers of questions could move because some values are not known."""
    from navalgames.sessions.what_if import export, ignorance

    game, charts = own_words.game, own_words.charts
    given = pairs(asked.settings, f"--question {asked.questions[0]}")
    found = [ignorance(game, name, charts, **given) for name in asked.questions]
    if asked.as_json:
        print_json([export.ignorance_data(one) for one in found])
    elif asked.csv:
        _write(asked.csv, export.csv_text(line for one in found for line in export.ignorance_rows(one)))
    else:
        for one in found:
            _print_doubt(own_words, one)


def _print_doubt(own_words: Any, found: Any) -> None:
    say(own_words.labels.question(found.answer.question.name), style="bold")
    say(words("cli-what-if-tried", tried=len(found.tries)))
    if not found.tries:
        return
    bands = table(
        *(words(f"cli-what-if-{name}") for name in ("what", "now", "least", "most")), right=(1, 2, 3)
    )
    for statistic in found.statistics:
        band = found.band(statistic)
        numbers = (own_words.height(statistic, one) for one in (band.now, band.least, band.most))
        row(bands, own_words.labels.statistic(statistic), *numbers)
    show(bands)
    widest = found.widest()
    reasons = table(*(words(f"cli-what-if-{name}") for name in ("cause", "least", "most")), right=(1, 2))
    for reason in found.reasons(widest):
        if reason.width:
            ends = (own_words.height(widest, one) for one in (reason.least, reason.most))
            row(reasons, own_words.reason(reason), *ends)
    if reasons.row_count:
        say(own_words.labels.statistic(widest))
        show(reasons)


# ------------------------------------------------------------------------ what may be changed


def _list(own_words: Any, asked: Asked) -> None:
    game, charts = own_words.game, own_words.charts
    if asked.as_json:
        options = {choice.name: list(choice.values) for choice in game.option_choices}
        variants = [variant.name for variant in charts.variants]
        print_json({"options": options, "charts": [*charts.names, *charts.list_names], "variants": variants})
        return
    from navalgames.sessions.what_if.changes import written

    say(words("cli-what-if-options"), style="bold")
    for choice in game.option_choices:
        default, *others = ((own_words.value(value), written(value)) for value in choice.values)
        told = own_words.texts.listed(named(one, f"{choice.name}={typed}") for one, typed in others)
        say(f"  {own_words.play.option(choice.name)}: {named(*default)} → {told}")
    say(words("cli-what-if-charts", game=game.id), style="bold")
    for name in (*charts.names, *charts.list_names):
        say(f"  {name}: {own_words.chart(name)}")
    say(words("cli-what-if-variants"), style="bold")
    for variant in charts.variants:
        say(f"  {variant.name}: {own_words.variant(variant.name)}. {own_words.variant_about(variant.name)}")
