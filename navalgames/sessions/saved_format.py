"""The shape of a saved play, version 1, checked by pydantic.

Knows field names and kinds of value only; whether the orders are legal is found out by
replaying them. Imported only when a file is read or written.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, FailFast, Field, model_validator

from navalgames.errors import BadInput

PLAY_FORMAT = "navalgames-play"
VIEW_FORMAT = "navalgames-view"
VERSION = 1
MOST_FIELDS = 200


class Strict(BaseModel):
    """A record that takes no unknown field and guesses no value.

    Only the first fault is told, so only few are looked for: pydantic keeps each in 272 bytes, and ends the
    whole process when a million of them do not fit.
    """

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    @model_validator(mode="before")
    @classmethod
    def few_fields(cls, data: Any) -> Any:
        """The record as it is, if neither it nor a table in it has more fields than any."""
        if isinstance(data, dict):
            tables = [part for part in data.values() if isinstance(part, dict)]
            if any(len(table) > MOST_FIELDS for table in (data, *tables)):
                raise BadInput("expected-fewer", limit=MOST_FIELDS)
        return data


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
    dice: Annotated[list[SavedDice], FailFast()] = []


class SavedPlay(Strict):
    """A whole play."""

    format: Literal["navalgames-play"]
    version: int
    game: str
    options: dict[str, bool | int | str | float]
    charts: str
    seats: dict[str, str]
    staff: dict[str, Annotated[list[str], FailFast()]] = {}
    seed: int
    rerolls: int = Field(default=0, ge=0)
    set_up: Annotated[list[SavedDice], FailFast()] = []
    journal: Annotated[list[SavedEntry], FailFast()]
