"""What every piece of a lesson file is made of: a record that refuses unknown fields, names and plain values.

Knows no piece of a lesson.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Value = bool | int | str
Fields = dict[str, Value | tuple[str, ...] | tuple[dict[str, Value], ...]]
Laid = Value | tuple[str, ...] | tuple[Fields, ...] | Fields
"""What is put at a place of a scene: a plain value, a row of names, a record by its fields, a row of them."""


def code_of(value: Value) -> str:
    """A value as a page or a table of a lesson file names it."""
    return str(value).lower()


Name = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")]
NumberName = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]


class Part(BaseModel):
    """A piece of a lesson file: unknown fields are errors, nothing is changed after reading."""

    model_config = ConfigDict(extra="forbid", frozen=True)
