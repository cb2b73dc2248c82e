"""How an answer comes about, for people at a prompt and in a notebook: the tree of its throws in words.

Knows trees of throws in words. Must not know how one is found.
"""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from navalgames.charts import Charts
from navalgames.games import game as game_called
from navalgames.labels import Labels
from navalgames.odds import Answer
from navalgames.odds.why import why
from navalgames.pictures.tree import Line, lines_of


class CameAbout(NamedTuple):
    """The tree of an answer: `lines` with their depth, words and, of a way, its exact chance."""

    title: str
    lines: tuple[Line, ...]

    def __repr__(self) -> str:
        return "\n".join((self.title, *("  " * (line.depth + 1) + line.words for line in self.lines)))

    def _repr_html_(self) -> str:
        return f"<pre>{escape(repr(self))}</pre>"


def came_about(answer: Answer, charts: Charts | None, language: str) -> CameAbout:
    """How the dice come to an answer; of a question in rounds the first, and how the chances grow."""
    game = game_called(answer.game)
    labels = Labels(game, language)
    found = why(game, answer.question.name, charts, **dict(answer.parameters))
    return CameAbout(labels.question(answer.question.name), lines_of(found, labels))
