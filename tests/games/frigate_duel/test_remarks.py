"""Guns, remarks, accounts and sources of the lists, told in every language the charts are read in."""

from __future__ import annotations

import csv
import re

import pytest

from navalgames.games.frigate_duel import GAME
from navalgames.texts import LANGUAGES, Texts
from tests.games.frigate_duel.table import CHARTS

OTHERS = [language for language in LANGUAGES if language != "en"]
LISTS = {"ship_history": ("armament", "note"), "scenarios": ("history",), "ships": (), "consorts": ()}
ROWS = {
    name: list(
        csv.DictReader((GAME.folder / "charts" / f"{name}.csv").read_text(encoding="utf-8").splitlines(True))
    )
    for name in (*LISTS, "rake_squares")
}
FIGURES = re.compile(r"\d+(?:\.\d+)?")


def remarks() -> dict[str, str]:
    """Every text of the lists, with the place where it stands."""
    found = {}
    for name, rows in ROWS.items():
        for row in rows:
            for column in (*LISTS.get(name, ()), "source_where", "source_note"):
                if row[column]:
                    found.setdefault(row[column], f"{name} {row['id']} {column}")
    return found


def sources() -> set[str]:
    """Where and why, of every cell of every chart."""
    return {text for cell in CHARTS.cells() for text in (cell.where, cell.note) if text}


@pytest.mark.parametrize("language", OTHERS)
def test_every_remark_and_source_is_told_in_the_readers_language(language):
    texts = Texts(language, game=GAME.id)
    silent = [text for text in {**remarks(), **dict.fromkeys(sources())} if texts.name(text) == text]
    assert silent == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_figure_of_a_remark_is_lost_or_changed(language):
    """A single gun, left without a number in English, may get its 1."""
    texts = Texts(language, game=GAME.id)
    for name, columns in LISTS.items():
        for row in ROWS[name]:
            for column in columns:
                figures, told = (set(FIGURES.findall(one)) for one in (row[column], texts.name(row[column])))
                assert figures <= told <= {*figures, "1"}, (name, row["id"], column)
