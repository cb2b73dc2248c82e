"""What people type: lines, dice and cards that lie on their own table.

Knows standard input. Knows no order and no rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.chance import parsed
from navalgames.chance.cards import drawn_as_given
from navalgames.cli.output import say, sentence, words
from navalgames.errors import BadInput
from navalgames.sessions.words import PlayWords


class Leave(Exception):
    """The person leaves the table."""


def read(prompt: str) -> str:
    """A line that a person types.

    Raises:
        Leave: there is nobody to type.
    """
    try:
        return input(prompt).strip()
    except EOFError:
        say()
        raise Leave from None


class RealDice:
    """Asks for the dice and cards on the table until what is typed is possible."""

    def __init__(self, play_words: PlayWords) -> None:
        self.words = play_words

    def ask(self, notation: str, why: str, rule: str) -> tuple[int, ...]:
        """The faces of some dice."""
        prompt = words("cli-play-dice", dice=notation, why=self.words.why(why), rule=rule or "–")
        return _until_possible(prompt, lambda typed: parsed(notation).read(typed, where=why))

    def ask_cards(self, cards: tuple[Any, ...], count: int, why: str, rule: str) -> tuple[Any, ...]:
        """The cards (or markers) drawn."""
        by_name = {str(card): card for card in cards}
        prompt = words(
            "cli-play-cards",
            count=count,
            there=", ".join(by_name),
            why=self.words.why(why),
            rule=rule or "–",
        )

        def drawn(typed: str) -> tuple[Any, ...]:
            names = [name.strip() for name in typed.split(",")]
            return drawn_as_given(cards, count, tuple(by_name.get(name, name) for name in names), where=why)

        return _until_possible(prompt, drawn)


def _until_possible(prompt: str, reading: Callable[[str], tuple[Any, ...]]) -> tuple[Any, ...]:
    while True:
        try:
            return reading(read(prompt + " "))
        except BadInput as refused:
            say(sentence(refused), style="red")
