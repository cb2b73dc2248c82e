"""A game as it is found by its name: with its title, its players and what there is to ask, in words.

Knows the contract of a game and the catalogue. Must not know a rule of any game.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from navalgames.explore.described import described_game, question_line
from navalgames.explore.lines import Lines
from navalgames.explore.told_question import ToldQuestion, told_question
from navalgames.games.contract import Game
from navalgames.sessions.players import computer_players
from navalgames.sessions.words import PlayWords
from navalgames.texts.choice import language_here

OFFERED = ("describe", "id", "option_choices", "players", "question", "questions", "sides", "title")


@dataclass(frozen=True, repr=False, eq=False, kw_only=True)
class FoundGame(Game):
    """A game with its words: `game.title`, `game.players`, `game.describe()`.

    plain: the game itself.
    """

    plain: Game

    @property
    def title(self) -> str:
        """What it is called."""
        return PlayWords(self, language_here()).title()

    @property
    def players(self) -> tuple[str, ...]:
        """The names of its computer players."""
        return tuple(computer_players(self))

    def question(self, name: str) -> ToldQuestion:
        """A question by its name.

        Raises:
            BadInput: no such question; offers the nearest.
        """
        return told_question(self.id, super().question(name))

    def describe(self, language: str | None = None) -> str:
        """In words: its sides, its players and its options."""
        return described_game(self, language or language_here())

    def __dir__(self) -> list[str]:
        return list(OFFERED)


def found_game(game: Game) -> FoundGame:
    """The same game with its words."""
    parts: dict[str, Any] = {one.name: getattr(game, one.name) for one in fields(Game)}
    asked = parts.pop("questions")

    def questions() -> tuple[ToldQuestion, ...]:
        told = (told_question(game.id, one) for one in asked())
        return Lines(told, lambda one: question_line(game, language_here(), one))

    return FoundGame(**parts, questions=questions, plain=game)
