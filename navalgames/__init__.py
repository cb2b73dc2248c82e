"""Historical naval games as rule engines, with the exact odds of every roll.

Knows the names of the Python API (`navalgames.api`) and loads it when one of them is used.
"""

from __future__ import annotations

from typing import Any

_API = (
    "BadInput",
    "Comparison",
    "Curve",
    "GameInfo",
    "IllegalOrder",
    "Play",
    "PlayWords",
    "Problem",
    "Reading",
    "Replay",
    "Sweep",
    "Table",
    "ask",
    "compare",
    "curve",
    "describe",
    "find_game",
    "lay",
    "list_games",
    "list_questions",
    "list_rules",
    "load_play",
    "luck_of",
    "new_play",
    "read_charts",
    "rule",
    "simulate_games",
    "sweep",
)


def __getattr__(name: str) -> Any:
    if name == "__all__":
        return list(_API)
    if name in _API:
        from importlib import import_module

        return getattr(import_module("navalgames.api"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({name for name in globals() if name.startswith("__")} | {*_API})
