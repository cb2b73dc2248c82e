"""A question that knows its words: its title, what it asks, its settings.

Knows a question and its game. Must not know how an answer is found.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from navalgames.explore.described import described
from navalgames.games import game as game_called
from navalgames.games.contract import Question
from navalgames.labels import Labels
from navalgames.texts.choice import language_here

OFFERED = (
    "about",
    "describe",
    "game",
    "name",
    "outcomes",
    "parameters",
    "rules",
    "settings",
    "title",
    "unit",
)


@dataclass(frozen=True, repr=False)
class ToldQuestion(Question):
    """A question of `game`, as people ask for it: `question.title`, `question.describe()`.

    >>> from navalgames import list_questions
    >>> question = list_questions("grand_fleet", "parity loss")[0]
    >>> question.title, question.settings
    ('Two dice of equal parity', {'dice': (1, 2)})
    """

    game: str = ""

    @property
    def title(self) -> str:
        """What it asks, as the pages say it."""
        return self._labels.question(self.name)

    @property
    def about(self) -> str:
        """What it asks in a sentence or two; "" where the title says it all."""
        return self._labels.about(self.name)

    @property
    def settings(self) -> dict[str, tuple[Any, ...]]:
        """What it is asked with: each setting with its values."""
        return {one.name: one.values for one in self.parameters}

    def describe(self, language: str | None = None) -> str:
        """In words: what it asks, its settings with what their values mean, what may come out."""
        return described(game_called(self.game), self, language or language_here())

    def __dir__(self) -> list[str]:
        return list(OFFERED)

    @property
    def _labels(self) -> Labels:
        return Labels(game_called(self.game), language_here())


def told_question(game: str, question: Question) -> ToldQuestion:
    """The same question with its words; `game` is the id of its game."""
    parts = {one.name: getattr(question, one.name) for one in fields(Question)}
    return ToldQuestion(**parts, game=game)
