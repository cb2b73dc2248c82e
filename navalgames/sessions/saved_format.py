"""The shape of a saved play, version 1, checked by pydantic.

Knows field names and kinds of value only; whether the orders are legal is found out by
replaying them. Imported only when a file is read or written.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

PLAY_FORMAT = "navalgames-play"
VIEW_FORMAT = "navalgames-view"
VERSION = 1


class Strict(BaseModel):
    """A record that takes no unknown field and guesses no value."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class SavedDice(Strict):
    """One roll: the dice, what they were for, and what lay on the table."""

    dice: str
    why: str | None = None
    rule: str = ""
    shows: list[Any]


class SavedEntry(Strict):
    """One order of the journal."""

    side: str
    by: str = "person"
    order: dict[str, Any]
    dice: list[SavedDice] = []


class SavedPlay(Strict):
    """A whole play."""

    format: Literal["navalgames-play"]
    version: int
    game: str
    options: dict[str, bool | int | str | float]
    charts: str
    seats: dict[str, str]
    staff: dict[str, list[str]] = {}
    seed: int
    rerolls: int = Field(default=0, ge=0)
    set_up: list[SavedDice] = []
    journal: list[SavedEntry]
