"""The two toy games as games of the house: every shared part finds them by their names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from navalgames import folders
from navalgames.games import add_game

TOYS = ("toy_game", "toy_cards")


@contextmanager
def added(*names: str) -> Iterator[None]:
    """As long as this lasts, these toys are games like all others."""
    for name in names:
        add_game(f"tests.{name}")
    try:
        yield
    finally:
        for name in names:
            folders.let_go(name)
