"""How a game's own words are named in its catalogue, and things told in those words when they are shown.

Knows prefixes, kinds and spellings of keys. Must not know a rule, nor what the words are about.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from navalgames.errors import Told

if TYPE_CHECKING:
    from navalgames.texts import Texts

NO_LETTERS = re.compile(r"[^a-z0-9]+")
"""What stands between the words of a cell: "Hit + Hit" is the outcome hit_hit."""


def prefix_of(game_id: str) -> str:
    """What the catalogue keys of a game begin with.

    >>> prefix_of("grand_fleet")
    'gf-'
    """
    return "".join(word[0] for word in game_id.split("_")) + "-"


def spellings(prefix: str, key: str) -> tuple[str, ...]:
    """A key as catalogues spell it: kebab-case, with names kept as they are where that was done.

    A key that is in the catalogue as it stands (a game's outcome "gf-hit") is taken as it is.
    """
    whole = key.split("-", 1)[1]
    kebab = key.replace("_", "-").replace(" ", "-").replace("+", "-").lower()
    return (prefix + kebab, prefix + key, whole)


def key_wanted(prefix: str, key: str) -> str:
    """What a word that is missing should be called: an outcome that is a key itself, else kind and name.

    >>> key_wanted("gf-", "outcome-gf-hit"), key_wanted("gf-", "value-box_0")
    ('gf-hit', 'gf-value-box-0')
    """
    kebab, _, whole = spellings(prefix, key)
    return whole if key.startswith(f"outcome-{prefix}") else kebab


def told_by(texts: Texts, prefix: str, key: str) -> str:
    """The words of the first spelling of `key` that the catalogue has; "" for none."""
    return next((texts.t(one) for one in spellings(prefix, key) if texts.has(one)), "")


class InWords(Told):
    """A question, a parameter or a value of one game, told in its words when it is shown."""

    def __init__(self, game_id: str, kind: str, value: Any) -> None:
        """`kind`: question, parameter, value or outcome."""
        self._game, self._kind, self._value = game_id, kind, value

    def words(self, language: str) -> str:
        """The words of the game in `language`, a number as a number; the name itself where it has none."""
        from navalgames.texts import Texts  # the sentences are loaded when one is shown
        from navalgames.texts.figures import number_text

        texts = Texts(language, self._game)
        if isinstance(self._value, bool):
            return texts.t("odds-yes" if self._value else "odds-no")
        if isinstance(self._value, int | float | Fraction):
            return number_text(self._value)
        return told_by(texts, prefix_of(self._game), f"{self._kind}-{self._value}") or str(self._value)
