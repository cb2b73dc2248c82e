"""One rule option of a game, as its record declares it. Knows nothing but names and values."""

from __future__ import annotations

from typing import Any, NamedTuple


class OptionChoice(NamedTuple):
    """One rule option: its values (the first is the default) and the rule that grants it.

    only_with: another option and those of its values beside which alone this one matters.
    """

    name: str
    values: tuple[Any, ...]
    rule: str
    only_with: tuple[str, tuple[Any, ...]] | None = None

    @property
    def default(self) -> Any:
        return self.values[0]
