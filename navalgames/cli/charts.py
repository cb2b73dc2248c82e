"""`navalgames charts`: the tables of a game with the source of every cell, and the owner's own file.

Knows how charts are printed. What is right or wrong in a file is said by `navalgames.charts`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from navalgames.chart_words import row_told, told
from navalgames.charts import Cell, Charts
from navalgames.charts.plan import ListPlan, Plan
from navalgames.cli.output import named, print_json, row, say, sentence, show, table, words
from navalgames.games import game as game_called
from navalgames.serve.chart_page import thrown
from navalgames.sessions.settings import charts_for
from navalgames.sessions.words import PlayWords
from navalgames.texts import Texts
from navalgames.texts.choice import language_here


def show_charts(game_name: str, owned: Path | None, as_json: bool) -> None:
    """All charts with where their numbers come from.

    Raises:
        Problem: no such game, or charts that cannot be used.
    """
    game = game_called(game_name)
    texts = PlayWords(game, language_here()).texts
    charts = charts_for(game, owned)
    found = []
    for name in (*charts.names, *charts.list_names):
        plan = _plan(charts, name)
        found.append(
            {"name": name, "title": texts.t(plan.title), "rule": plan.rule, "sources": charts.counts(name)}
        )
    if as_json:
        print_json({"game": game.id, "fingerprint": charts.fingerprint, "charts": found})
        return
    listing = table(*(words(f"cli-charts-{name}") for name in ("name", "title", "rule", "sources")))
    for one in found:
        told = ", ".join(
            f"{count} {texts.t(f'charts-kind-{kind}')}" for kind, count in one["sources"].items()
        )
        row(listing, one["name"], one["title"], one["rule"], told)
    show(listing)
    say(words("cli-charts-fingerprint", fingerprint=charts.fingerprint))


def show_chart(game_name: str, name: str, owned: Path | None, as_json: bool) -> None:
    """One chart or list, cell by cell, with sources.

    Raises:
        Problem: no such game or chart, or charts that cannot be used.
    """
    game = game_called(game_name)
    texts = PlayWords(game, language_here()).texts
    charts = charts_for(game, owned)
    cells = charts.cells(name)
    if as_json:
        print_json({"game": game.id, "chart": name, "cells": [cell._asdict() for cell in cells]})
        return
    plan = _plan(charts, name)
    say(f"{texts.t(plan.title)} ({plan.rule})", style="bold")
    if isinstance(plan, Plan) and (dice := thrown(texts, plan)):
        say(dice)
    listing = table(
        *(words(f"cli-charts-{heading}") for heading in ("row", "column", "value", "kind", "where"))
    )
    for cell in cells:
        row(
            listing,
            _row(texts, plan, cell.row),
            named(told(texts, "column", cell.column), cell.column),
            _told_and_named(texts, cell.value),
            texts.t(f"charts-kind-{cell.kind}"),
            texts.name(cell.where),
        )
    show(listing)


def _row(texts: Texts, plan: Plan | ListPlan, row: Any) -> str:
    """A row in words, with what an owner's file calls it."""
    label = row_told(texts, plan, row) if isinstance(plan, Plan) else told(texts, "row", row)
    return label if isinstance(row, int) else named(label, row)


def check_charts(game_name: str, file: Path | None) -> int:
    """Everything that is wrong in the charts or in an owner's file; the exit code is 2 if anything is.

    Raises:
        BadInput: no such game, or the variable for the owner's charts names nothing.
    """
    from navalgames.charts import check, owned_path

    game = game_called(game_name)
    texts = PlayWords(game, language_here()).texts
    owned = file if file is not None else owned_path(game.id)
    faults = check(game.folder / "charts", owned)
    for fault in faults:
        print(sentence(fault), file=sys.stderr)
    if faults:
        return 2
    charts = game.read_charts(owned)
    changed = game.read_charts().differences(charts) if owned else ()
    if owned:
        say(words("cli-charts-owned-sound", file=str(owned), count=len(changed)))
        for old, new in changed:
            one = old if new is None else new
            assert one is not None, "a difference has a side"
            say(
                words(
                    "cli-charts-change",
                    chart=_title(charts, texts, one.chart),
                    row=told(texts, "row", one.row),
                    column=told(texts, "column", one.column),
                    old=_value(texts, old),
                    new=_value(texts, new),
                )
            )
    else:
        say(words("cli-charts-sound", game=game.id))
    return 0


def _value(texts: Texts, cell: Cell | None) -> str:
    return "–" if cell is None else told(texts, "cell", cell.value)


def _told_and_named(texts: Texts, value: Any) -> str:
    """A value in words, with the word an owner's file has for it."""
    words_of_value = told(texts, "cell", value)
    return named(words_of_value, value) if isinstance(value, str) and value else words_of_value


def _title(charts: Charts, texts: Texts, name: str) -> str:
    return texts.t(_plan(charts, name).title)


def _plan(charts: Charts, name: str) -> Plan | ListPlan:
    return charts[name].plan if name in charts.names else charts.listing(name).plan


def write_template(game_name: str, output: Path | None) -> None:
    """An empty owner's file: to standard output, or to a file that must not be there yet.

    Raises:
        Problem: no such game, or the file is there already or cannot be written.
    """
    from navalgames.charts import template
    from navalgames.errors import BadInput
    from navalgames.sessions.saved import write_whole

    game = game_called(game_name)
    text = template(game.read_charts(), PlayWords(game, language_here()).texts)
    if output is None:
        print(text, end="")
        return
    if output.exists():
        raise BadInput("error-cli-exists", given=str(output))
    write_whole(output, text)
    say(words("cli-template-written", file=str(output)))
