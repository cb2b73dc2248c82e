"""The games of ours that can be loaded: what is looked for while tests are collected asks no others.

One that cannot is told by `tests/house/test_contract.py`; it takes no test of another game down.
"""

from __future__ import annotations

from navalgames.games import GAME_IDS, game


def _loads(name: str) -> bool:
    try:
        game(name).questions()
    except Exception:
        return False
    return True


LOADED = tuple(name for name in GAME_IDS if _loads(name))


def asked() -> list[tuple[str, str]]:
    """(game, question) of all games that load."""
    return [(name, question.name) for name in LOADED for question in game(name).questions()]
