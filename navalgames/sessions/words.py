"""A play in words: sides, decisions, orders, refusals, log lines, forms and the outcome.

Knows the naming of a game's catalogue keys (see `navalgames.labels` for the questions). Knows no
rule, and not whether the words end in a terminal or on a page.

`gf-title`, `gf-side-<side>`, `gf-decision-<name>`, `gf-decision-<name>-help`, `gf-order-<kind>`
(with the order's fields as facts; `none` for an empty list or text), `gf-option-<name>`,
`gf-ending-<reason>`, `gf-field-<name>` (a part of an order, in a refusal).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from dataclasses import fields
from typing import Any

from navalgames.games.contract import Column, Form, Game, Refusal, Row
from navalgames.naming import prefix_of
from navalgames.sessions.journal import CARDS_KEY, LogLine
from navalgames.sessions.order_codec import kind_of
from navalgames.texts import Texts
from navalgames.texts.throws import throw_words

NONE = "none"
OF_THE_AGENDA = ("stage", "asked", "stack", "outcome")
"""Fields in which a state keeps where it stands in its agenda; told only where a game has words for them."""
MOST_VALUES = 6
_NUMBERS = ("one", "two", "three", "four")
_COPY = re.compile(r"[\w.'’ ()-]+#\d+")
"""One of several equal things: what it is, and a number that tells it from the others."""


class PlayWords:
    """The words of the plays of one game, in one language.

    called: what the sides are called in this very play (`Game.side_names`), where not always the same.
    """

    def __init__(self, game: Game, language: str = "en", called: Mapping[str, str] | None = None) -> None:
        self.game = game
        self._called = called or {}
        self.texts = Texts(language, game=game.id)
        self.prefix = prefix_of(game.id)
        self._names: Callable[[str], str] | None = None

    def with_names(self, names: Callable[[str], str] | None) -> PlayWords:
        """The same words where ids go by names in a position: `names` tells them, or gives back the id."""
        if names is None:
            return self
        told = copy(self)
        told._names = names
        return told

    def called(self, value: str) -> str:
        """What an id goes by in this position; the id where it has no name."""
        return self._names(value) if self._names else value

    def title(self) -> str:
        """The name of the game."""
        return self._first("title") or self.game.id

    def side(self, side: str) -> str:
        """The name of a side."""
        if side in self._called:
            return self.value(self._called[side])
        return self._first(f"side-{side}") or side

    def player(self, name: str) -> str:
        """Who holds a seat: a person, or a computer player."""
        key = f"table-player-{name}"
        return self._first(f"player-{name}") or (self.texts.t(key) if self.texts.has(key) else name)

    def option(self, name: str) -> str:
        """The label of a rule option."""
        return self._first(f"option-{name}") or name.replace("_", " ")

    def value(self, value: Any) -> str:
        """A value of an option."""
        return self._first(f"value-{value}") or str(value)

    def field(self, name: str) -> str:
        """A place on the table: a field of the state; "" where its words are empty: it is not told."""
        told = self._told(f"state-{name}")
        if told is None:
            return "" if name in OF_THE_AGENDA else name.replace("_", " ")
        return told

    def stands(self, field: str, value: Any) -> str | None:
        """What stands in a field; None where the catalogue has no words for it.

        A word may have its own, `state-<field>-value-<word>`: as a fact it goes by its name in charts.
        """
        if isinstance(value, str) and (own := self._told(f"state-{field}-value-{value}")) is not None:
            return own
        told = self._told(f"state-{field}-value", value=value)
        if isinstance(value, str) and value in self._called and told == self._first(f"side-{value}"):
            return self.side(value)
        return told

    def standing(self, field: str, value: Any) -> str:
        """What stands in a field, in words: its own, those of a side, a value or a name."""
        if isinstance(value, bool):
            return self.texts.t("odds-yes" if value else "odds-no")
        told = self.stands(field, value)
        if told is not None:
            return told
        if value in self.game.sides:
            return self.side(str(value))
        if isinstance(value, str):
            own = self.value(value)
            return own if own != value else self.name(value)
        return str(value)

    def each(self, field: str, index: int, depth: int) -> str:
        """A part of a field that belongs to no side: "Port guns"; `$depth` tells nested tuples apart."""
        return self._first(f"state-{field}-each", index=index, next=index + 1, depth=depth)

    def part(self, field: str, index: int) -> str:
        """One of several places in a field: "Fleet 3", "Box 0"; `$next` is the index plus one."""
        return self._first(f"state-{field}-part", index=index, next=index + 1) or str(index)

    def decision(self, name: str) -> str:
        """The question a decision puts."""
        return self._first(f"decision-{name}") or name.replace("_", " ")

    def decision_help(self, name: str) -> str:
        """What to bear in mind for a decision; "" when the question says it all."""
        return self._first(f"decision-{name}-help")

    def order_field(self, name: str) -> str:
        """A part of an order, as a refusal names it: "broadside"."""
        return self._first(f"field-{name}") or name.replace("_", " ")

    def order_values(self, field: str, values: Iterable[Any]) -> str:
        """What a part of an order may say: "round shot, double shot"; of many the first two and the last."""
        told = list(dict.fromkeys(str(self._fact(field, value)) for value in values))
        return self.texts.listed(told if len(told) <= MOST_VALUES else [*told[:2], "…", told[-1]])

    def order(self, order: Any) -> str:
        """An order, as a button or a line in a list."""
        kind = kebab(kind_of(self.game, order))
        facts = {field.name: self._fact(field.name, getattr(order, field.name)) for field in fields(order)}
        told = self._first(f"order-{kind}", **facts)
        if told:
            return told
        details = ", ".join(f"{name} {fact}" for name, fact in facts.items())
        return f"{kind.replace('-', ' ')} ({details})" if details else kind.replace("-", " ")

    def refusal(self, refusal: Refusal) -> tuple[str, str]:
        """What is not allowed now, and why."""
        facts = {NONE: NONE, **self.told(dict(refusal.facts))}
        label = (
            self.texts.t(refusal.label, **{"to": NONE, **facts})
            if self.texts.has(refusal.label)
            else refusal.label
        )
        return label, self.texts.t(refusal.key, **facts)

    def line(self, line: LogLine) -> str:
        """A line of the log."""
        facts = self.told(line.facts)
        if line.shown is not None:
            facts["why"] = self.why(line.facts["why"])
            facts["dice"] = throw_words(line.shown.dice, self.texts)
            if line.key == CARDS_KEY:
                facts["faces"] = self.texts.listed(self.name(str(face)) for face in line.shown.faces)
        return self.texts.t(line.key, **facts)

    def told(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """The facts of a note, with cards called by what they are: `card = "mine#2"` as `card-mine` says."""
        return {name: self._by_name(name, value) for name, value in facts.items()}

    def _by_name(self, field: str, value: Any) -> Any:
        named = self._without_copies(field, value)
        return self.called(value) if named is value and isinstance(value, str) else named

    def name(self, name: str) -> str:
        """A card or another thing of which there are several, each with its number: "mine#2"."""
        return str(self._without_copies("card", name))

    def _without_copies(self, field: str, value: Any) -> Any:
        if not isinstance(value, str) or "#" not in value:
            return value
        parts = value.split(", ")
        if not all(_COPY.fullmatch(part) or part == NONE for part in parts):
            return value
        return self.texts.listed(
            self._word(field if len(parts) == 1 else field.removesuffix("s"), one) for one in parts
        )

    def _word(self, field: str, value: str) -> str:
        """A word of a field as the catalogue tells it; a copy's number is never told."""
        if (named := self.called(value)) != value:
            return named
        what = value.partition("#")[0] if _COPY.fullmatch(value) else value
        return (
            self._first(f"{field}-{what}")
            or (self._first(f"card-{what}") if what != value else self._first(f"value-{what}"))
            or what
        )

    def why(self, reason: str) -> str:
        """What a roll is for."""
        return self._first(f"why-{reason}") or reason

    def row(self, row: Row) -> str:
        """A row of a form."""
        return self.texts.t(row.label, **dict(row.facts)) if self.texts.has(row.label) else row.key

    def column(self, column: Column) -> str:
        """A column of a form."""
        return (
            self.texts.t(column.label, **dict(column.facts)) if self.texts.has(column.label) else column.key
        )

    def suggestions(self, form: Form) -> list[tuple[str, Any]]:
        """The ready-made orders of a form, each with its name."""
        return [
            (self.texts.t(key) if self.texts.has(key) else key, order) for key, order in form.suggestions()
        ]

    def outcome(self, outcome: Any, log: tuple[LogLine, ...]) -> str:
        """How the game ended, filled in with what the log says about it."""
        told: dict[str, Any] = next((line.facts for line in reversed(log) if line.key == outcome.key), {})
        winners = self.texts.listed(self.side(side) for side in outcome.won_by) or NONE
        stock = {"winners": winners, "winner": outcome.winner or NONE, "vp": 0}
        return self.texts.t(outcome.key, **{**stock, **told})

    def ending(self, key: str) -> str:
        """The reason of an ending in a count of many games, in a word or two."""
        return self.ending_word(key) or self.ending_key(key).removeprefix("ending-").replace("-", " ")

    def ending_word(self, key: str) -> str:
        """The same as the catalogues have it, the game's own or everybody's; "" where neither has a word."""
        stock = self.ending_key(key)
        return self._first(stock) or (self.texts.t(stock) if self.texts.has(stock) else "")

    def ending_key(self, key: str) -> str:
        """What the word for an ending is called: `ending-lost` for `gf-lost` and `gf-outcome-lost`."""
        return f"ending-{key.removeprefix(self.prefix).removeprefix('outcome-')}"

    def _fact(self, field: str, value: Any) -> Any:
        """A field of an order: words of a field `situations` are told as `situation-<word>`.

        A part of several values is told by `<field>-part` with `$one`, `$two` and so on, where there is one.
        """
        if isinstance(value, tuple):
            if told := self._parts(field, value):
                return told
            return self.texts.listed(self._fact(field.removesuffix("s"), part) for part in value) or NONE
        return (self._word(field, value) or NONE) if isinstance(value, str) else value

    def _parts(self, field: str, value: tuple[Any, ...]) -> str:
        """Parts that are tuples themselves; "" where the catalogue has no sentence for them."""
        if not value or not all(isinstance(part, tuple) for part in value):
            return ""
        said = [
            self._first(
                f"{field}-part",
                **{number: self._fact(field, one) for number, one in zip(_NUMBERS, part, strict=False)},
            )
            for part in value
        ]
        return self.texts.listed(said) if all(said) else ""

    def _first(self, key: str, **facts: Any) -> str:
        """The sentence of the first spelling of `key` the catalogue has; "" when it has none."""
        return self._told(key, **facts) or ""

    def _told(self, key: str, **facts: Any) -> str | None:
        """The same; None when the catalogue has none."""
        for spelled in (self.prefix + key, self.prefix + key.replace("_", "-")):
            if self.texts.has(spelled):
                return self.texts.t(spelled, **facts)
        return None


def kebab(name: str) -> str:
    """A name as catalogue keys spell it.

    >>> kebab("PlaceMarker"), kebab("SendToDDbox"), kebab("choose_dice")
    ('place-marker', 'send-to-ddbox', 'choose-dice')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()
