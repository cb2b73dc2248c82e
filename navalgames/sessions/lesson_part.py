"""What every piece of a lesson file is made of: a record that refuses unknown fields, names and plain values.

Knows no piece of a lesson.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Value = bool | int | str
Name = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")]
NumberName = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]


class Part(BaseModel):
    """A piece of a lesson file: unknown fields are errors, nothing is changed after reading."""

    model_config = ConfigDict(extra="forbid", frozen=True)
