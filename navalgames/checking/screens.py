"""The pages of a game with a kernel, without a browser: guide, lab, choices, and whole games at the table.

Knows the pages and what their widgets hold. Must not know what a page shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from navalgames.checking.check import SCREENS, check
from navalgames.checking.finding import Finding
from navalgames.checking.subject import Subject
from navalgames.checking.table_walk import answer, held_by, on_the_page, play_on
from navalgames.checking.words import UNTOLD
from navalgames.errors import Problem
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import LANGUAGES
from navalwidgets.choices.page import Choices
from navalwidgets.guide.page import Guide
from navalwidgets.lab.page import Lab
from navalwidgets.table.page import TableApp

SEED = 7
GAMES_LOOKED_AT = 4


def unsaid_on_guide_lab_and_choices(subject: Subject, language: str) -> Iterator[Problem]:
    """What these pages have no words for."""
    game = subject.known
    pages: list[Any] = [Lab(game, "", language), Choices(game, "", language)]
    pages += [Guide(game, f"episode={episode.id}", language) for episode in episodes_of(game)]
    for page in pages:
        for key in UNTOLD.findall(held_by(page.widget)):
            where = Finding("at-page", page=type(page).__name__.lower())
            yield Finding("no-word-at", where=where, language=language, key=key)


@check(SCREENS)
def guide_lab_and_choices_open_with_all_their_words(subject: Subject) -> Iterator[Problem]:
    """In every language."""
    for language in LANGUAGES:
        yield from unsaid_on_guide_lab_and_choices(subject, language)


@check(SCREENS)
def the_choices_open_with_a_change_that_moves_odds(subject: Subject) -> Iterator[Problem]:
    """What is shown first moves a question; else a learner meets an empty list."""
    page = Choices(subject.known, "")
    if not page.exact.table.rows:
        yield Finding("choices-empty")


def unsaid_in_a_whole_game(game: str, language: str, seed: int) -> Iterator[Problem]:
    """A game by chance, to its end, which is told; what has no word on the page."""
    table = TableApp(game, language, query="")
    table.start({"seats": {}, "options": {}, "seed": str(seed), "staff": False})
    play_on(table, Random(seed))
    if not table.parts.curtain.title:
        yield Finding("table-end", language=language)
    for key in re.findall(UNTOLD, on_the_page(table)):
        where = Finding("at-page", page="table")
        yield Finding("no-word-at", where=where, language=language, key=key)


@check(SCREENS)
def whole_games_are_played_at_the_table(subject: Subject) -> Iterator[Problem]:
    """One in each language."""
    for language in LANGUAGES:
        yield from unsaid_in_a_whole_game(subject.id, language, SEED)


@check(SCREENS)
def a_hand_over_takes_everything_of_the_game_off_the_page(subject: Subject) -> Iterator[Problem]:
    """`clear` of the board leaves nothing of what one person saw to the next."""
    table, rng = TableApp(subject.id, query=""), Random(SEED)
    table.start({"seats": {}, "options": {}, "seed": str(SEED), "staff": False})
    left = []
    for _ in range(GAMES_LOOKED_AT):
        table.parts.board.clear()
        left.append(held_by(*table.parts.drawn))
        table.in_use.go_on()
        for _ in range(12):
            if not table.in_use.play.over:
                answer(table, rng)
    if len(set(left)) != 1:
        yield Finding("board-left")
