"""The parameter panel: the parameters of a question as native controls.

Knows parameters and their words. Must not know what a value does to an answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

import traitlets

from navalgames.errors import BadInput
from navalgames.games.contract import Parameter
from navalwidgets.base.guard import guarded
from navalwidgets.base.messages import text_in
from navalwidgets.base.widget import NavalWidget, script, style

MOST_RADIOS = 3
MOST_LISTED = 14  # of more one is found by typing a part of its name
MOST_RADIO_LETTERS = 26


class ParameterWords(Protocol):
    """Who knows the words (`navalgames.labels.Labels` does)."""

    def parameter(self, name: str, /) -> str:
        """The label of a parameter."""

    def parameter_help(self, name: str, /) -> str:
        """What a parameter means; "" when the label says it all."""

    def value(self, value: Any, /) -> str:
        """A value of a parameter."""


class Offer(NamedTuple):
    """Values that may be set at once in place of what was refused, and the words of the button for it."""

    label: str
    values: Mapping[str, Any]


class SettingRefused(BadInput):
    """Values an observer does not take; `offers` stand as buttons beside the sentence."""

    def __init__(self, key: str, offers: tuple[Offer, ...], **facts: object) -> None:
        super().__init__(key, **facts)
        self.offers = offers


def control_of(parameter: Parameter, words: ParameterWords) -> dict[str, Any]:
    """What the page needs to draw one parameter."""
    values = parameter.values
    whole = parameter.kind == "whole" and len(values) > 2
    step = values[1] - values[0] if whole else 1
    stepwise = whole and all(later - value == step for value, later in pairwise(values))
    shown = [words.value(value) for value in values]
    few = len(values) <= MOST_RADIOS and sum(map(len, shown)) <= MOST_RADIO_LETTERS
    named = "radio" if few else "choice" if len(values) <= MOST_LISTED else "search"
    other = "switch" if parameter.kind == "switch" else named
    return {
        "name": parameter.name,
        "kind": "range" if stepwise else other,
        "label": words.parameter(parameter.name),
        "help": words.parameter_help(parameter.name),
        "rule": parameter.rule,
        "words": shown,
        "first": values[0] if stepwise else 0,
        "step": step,
    }


class ParameterPanel(NavalWidget):
    """Native controls for some parameters; `values` holds the chosen values by name.

    The page sends {event: "set", moved: name, places: {name: place of the value}} while a slider moves (only
    the newest is kept while an answer is awaited) and {event: "reset"}. Observe `values`; an exception raised
    by an observer is shown beside the control that was moved, until something else is set.

    Traits: controls (see `control_of`), places (synced: name to place in its values), notes (synced: name to
    a sentence beside the control: why it cannot matter here), moved (synced: the control that was moved last,
    "" for none; a `problem` stands beside it), offers (synced: [{"label", "places"}], buttons beside a
    problem), values (Python only).
    """

    _esm = script("parts/parameter_panel")
    _css = style("parts/parameter_panel")
    text_prefixes = ("panel-",)
    links_rules = True

    controls: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    places = traitlets.Dict().tag(sync=True)
    notes = traitlets.Dict().tag(sync=True)
    moved = traitlets.Unicode("").tag(sync=True)
    offers: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    legend = traitlets.Unicode("").tag(sync=True)
    resettable = traitlets.Bool(True).tag(sync=True)
    values = traitlets.Dict()

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._parameters: tuple[Parameter, ...] = ()
        self.on_msg(self._heard)

    def offer(
        self, parameters: Iterable[Parameter], words: ParameterWords, values: Mapping[str, Any] | None = None
    ) -> None:
        """Show these parameters, at `values` where given, else at their defaults."""
        self._parameters = tuple(parameters)
        given = values or {}
        with self.hold_sync():
            self._tell("")
            open_to_choice = [one for one in self._parameters if len(one.values) > 1]
            self.controls = [control_of(parameter, words) for parameter in open_to_choice]
            self.choose({one.name: given.get(one.name, one.default) for one in self._parameters})

    def choose(self, values: Mapping[str, Any]) -> None:
        """Set the values."""
        self.places = {one.name: _place(one, values[one.name]) for one in self._parameters}
        self.values = dict(values)

    @guarded()
    def _heard(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        if content.get("event") == "reset":
            self._choose_or_stay({one.name: one.default for one in self._parameters}, "")
        elif content.get("event") == "set" and isinstance(content.get("places"), dict):
            values = {one.name: self._value(one, content["places"]) for one in self._parameters}
            self._choose_or_stay(values, self._moved(text_in(content, "moved"), values))

    def _moved(self, told: str, values: Mapping[str, Any]) -> str:
        """The control that was moved: as the page tells, else the first with another value."""
        changed = [name for name, value in values.items() if value != self.values.get(name)]
        return told if told in values else next(iter(changed), "")

    def _choose_or_stay(self, values: Mapping[str, Any], moved: str) -> None:
        """Set the values; when an observer fails, the panel shows again what was chosen before."""
        before = dict(self.values)
        self._tell(moved)
        try:
            self.choose(values)
        except Exception as failure:
            with suppress(Exception):  # the first fault is the one that is told
                self.choose(before)
            offers = failure.offers if isinstance(failure, SettingRefused) else ()
            self._tell(moved, [self._offered(offer, before) for offer in offers])
            raise

    def _tell(self, moved: str, offers: Iterable[dict[str, Any]] = ()) -> None:
        """Where a problem will stand, and what is offered beside it; what was said before is gone."""
        with self.hold_sync():
            self.problem, self.moved, self.offers = "", moved, list(offers)

    def _offered(self, offer: Offer, before: Mapping[str, Any]) -> dict[str, Any]:
        values = {**before, **offer.values}
        return {
            "label": offer.label,
            "places": {one.name: _place(one, values[one.name]) for one in self._parameters},
        }

    def _value(self, parameter: Parameter, places: Mapping[str, Any]) -> Any:
        place = places.get(parameter.name)
        if isinstance(place, int) and 0 <= place < len(parameter.values):
            return parameter.values[place]
        return self.values[parameter.name]


def _place(parameter: Parameter, value: Any) -> int:
    pairs = enumerate(parameter.values)
    same = (place for place, known in pairs if known == value and type(known) is type(value))
    return next(same, parameter.values.index(value))
