"""What the address of a page may say (step, options, seed, parameters), read with a whitelist.

Knows names, kinds and ranges of fields. Must not trust a character of what it reads: a value
that does not fit its field is replaced by the default, with a note for the learner that never
repeats the value itself.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlencode

from navalgames.games.contract import OptionChoice, Parameter
from navalgames.texts import LANGUAGES
from navalgames.texts.choice import FIELD, LONGEST, MOST_FIELDS, SERVER_FIELDS, language_of

SEED_LIMIT = 2**31


class Field(NamedTuple):
    """One thing an address may say: the values it takes, by the text that stands for them.

    A whole number in a range is given by `least` and `most` instead of `values`.
    """

    name: str
    default: Any
    values: tuple[Any, ...] = ()
    least: int = 0
    most: int = 0


# The language of the page: read by whoever builds it, written by the address bar.
LANGUAGE = Field(FIELD, LANGUAGES[0], LANGUAGES)


class Note(NamedTuple):
    """Something in the address that was not used: the catalogue key of the sentence, and its facts."""

    key: str
    facts: Mapping[str, Any]


class Address(NamedTuple):
    """What was read: a value for every field, the names the address really gave, and what was not used."""

    values: Mapping[str, Any]
    given: frozenset[str]
    notes: tuple[Note, ...]


def seed_field(default: int, name: str = "seed") -> Field:
    """The seed of the dice."""
    return Field(name, default, least=0, most=SEED_LIMIT - 1)


def parameter_field(parameter: Parameter) -> Field:
    """The field of a question's parameter."""
    return Field(parameter.name, parameter.default, values=tuple(parameter.values))


def option_field(choice: OptionChoice) -> Field:
    """The field of a rule option."""
    return Field(choice.name, choice.default, values=tuple(choice.values))


def written(value: Any) -> str:
    """A value as it stands in an address."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def read_address(fields: Iterable[Field], query: str | None = None) -> Address:
    """Read the query of the page (Voila puts it in QUERY_STRING; elsewhere there is none).

    >>> fields = [Field("step", 1, least=1, most=6), Field("fast", False, values=(False, True))]
    >>> read_address(fields, "step=3&fast=yes").values
    {'step': 3, 'fast': True}
    >>> read_address(fields, "step=99&x=<b>").values
    {'step': 1, 'fast': False}
    """
    known = {field.name: field for field in fields}
    values = {name: field.default for name, field in known.items()}
    given: set[str] = set()
    notes: list[Note] = []
    for name, text in _pairs(page_query(query)):
        if name == LANGUAGE.name and name not in known:
            if text not in LANGUAGE.values:
                notes.append(Note("address-value", {"name": name, "default": LANGUAGE.default}))
            continue
        if name not in known:
            notes.append(Note("address-unknown", {}))
            continue
        try:
            values[name] = _value(known[name], text)
            given.add(name)
        except ValueError:
            notes.append(Note("address-value", {"name": name, "default": written(known[name].default)}))
    return Address(values, frozenset(given), tuple(_once(notes)))


def page_query(query: str | None = None) -> str:
    """The query of the page this kernel serves, or `query` where one is given."""
    return os.environ.get("QUERY_STRING", "") if query is None else query


def page_language() -> str:
    """The language the page's address asks for; what builds a page hands it to every part."""
    return language_of(page_query())


def write_address(values: Mapping[str, Any], fields: Iterable[Field]) -> str:
    """The query for `values`, in the order of the fields; what stands at its default is left out."""
    pairs = [
        (field.name, written(values[field.name]))
        for field in fields
        if field.name in values and values[field.name] != field.default
    ]
    return urlencode(pairs)


def _pairs(query: str) -> list[tuple[str, str]]:
    """The names and values of a query; names of the server's own (token) are passed over in silence."""
    if len(query) > LONGEST:
        return [("", "")]
    try:
        pairs = parse_qsl(query, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="replace")
    except ValueError:
        return [("", "")]
    return [(name, text) for name, text in pairs if name not in SERVER_FIELDS]


def _value(field: Field, text: str) -> Any:
    for value in field.values:
        told = written(value)
        if text in (told, told.replace("+", " "), told.replace("+", "_")):  # a plus that was typed is a space
            return value
    if field.values or not text.isascii() or not text.isdigit() or len(text) > 12:
        raise ValueError(field.name)
    number = int(text)
    if not field.least <= number <= field.most:
        raise ValueError(field.name)
    return number


def _once(notes: list[Note]) -> list[Note]:
    return [note for place, note in enumerate(notes) if note not in notes[:place]]
