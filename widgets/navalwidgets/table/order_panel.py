"""The orders of the pending decision: what may be done, with its odds; what may not, and why; taking back.

Knows actions, choices and sentences. Must not know a game: the tables say which orders there are.

The page answers with one message, stamped with the number of the decision it was shown for, so
that a late click on an old button does nothing:
`{"event": "order" | "pick" | "place" | "undo" | "reroll" | "why" | "way", "key": ..., "decision": n}`.
"why" asks how the chances of an order come about (its key, see `Asking`), "way" which way a throw took.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, ClassVar, NamedTuple

import traitlets

from navalgames.pictures.trial import Trial
from navalwidgets.base.guard import guarded
from navalwidgets.base.messages import text_in
from navalwidgets.base.widget import NavalWidget, script, style

EVENTS = ("order", "pick", "place", "undo", "reroll", "why", "way")


class Odds(NamedTuple):
    """One chance shown beside an order: what happens, the exact fraction and the percentage.

    trial: the rule that decides, where its pictures can be opened; end: which of its ends this is.
    """

    label: str
    fraction: str
    percent: str
    share: float
    trial: Trial | None = None
    end: Hashable = None


class Asking(NamedTuple):
    """A rule behind the chances of an order: its key on the page, and the chances it decides."""

    key: str
    trial: Trial
    odds: tuple[Odds, ...]


def _asking(key: str, odds: tuple[Odds, ...]) -> tuple[Asking, ...]:
    """The rules behind some chances, each once, in their order."""
    trials = dict.fromkeys(one.trial for one in odds if one.trial is not None)
    return tuple(
        Asking(f"{number}:{key}", trial, tuple(one for one in odds if one.trial == trial))
        for number, trial in enumerate(trials)
    )


class Action(NamedTuple):
    """One button: an order the player may give. `main` is the one that takes the focus."""

    key: str
    label: str
    note: str = ""
    odds: tuple[Odds, ...] = ()
    rule: str = ""
    main: bool = False

    @property
    def asking(self) -> tuple[Asking, ...]:
        """The rules behind its chances, each once."""
        return _asking(self.key, self.odds)


class Group(NamedTuple):
    """Actions that belong together, under a legend ("" for none); `folded` ones open on request."""

    legend: str
    actions: tuple[Action, ...]
    folded: bool = False


class Choice(NamedTuple):
    """A thing to pick before a place is named (a marker, a stack). `hex`: where it stands, or ""."""

    key: str
    label: str
    hex: str = ""


class Picker(NamedTuple):
    """Pick a thing, then a place for it: on the map or from the list.

    `places` are (hex, label) of the thing picked now; `chosen` is its key ("" for none). `folded`: the
    things are seen on request, the one picked now always. `odds`: the chances at each place.
    """

    legend: str
    choices: tuple[Choice, ...]
    chosen: str
    places_legend: str
    places: tuple[tuple[str, str], ...]
    confirm: str
    folded: bool = False
    odds: Mapping[str, tuple[Odds, ...]] = {}

    @property
    def asking(self) -> dict[str, tuple[Asking, ...]]:
        """The rules behind the chances at each place."""
        return {place: _asking(f"place:{place}", odds) for place, odds in self.odds.items()}


class Refused(NamedTuple):
    """Something that is not allowed now, why, and the rule that says so."""

    label: str
    why: str
    rule: str


class Happening(NamedTuple):
    """One line of what has just happened; `faces` are the dice it showed, `side` whose (0, 1 or None).

    throw: the key of its dice in the log, by which the way they took is asked for; "" for none.
    """

    text: str
    rule: str = ""
    faces: tuple[int, ...] = ()
    side: int | None = None
    throw: str = ""


class OrderPanel(NavalWidget):
    """The panel. One call of `show` puts a whole decision on the page.

    Traits:
        decision: counts the decisions shown; every message carries it back.
        who, side: whose decision it is, in words and as a number (0, 1; None for nobody).
        prompt, rule: the decision as a sentence, and its rule.
        about: facts that help with the decision, one sentence each.
        groups, picker: the orders. refusals: what is not allowed, with reasons.
        happened: what the last orders led to. undo: {"can", "label", "why", "reroll"}.
        thinking: a sentence while a computer opponent plays ("" otherwise).
    """

    _esm = script("drawings/focus", "table/door", "table/order_panel")
    _css = style("table/order_panel")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-order-",)
    links_rules = True

    decision = traitlets.Int(0).tag(sync=True)
    who = traitlets.Unicode("").tag(sync=True)
    side = traitlets.Int(None, allow_none=True).tag(sync=True)
    prompt = traitlets.Unicode("").tag(sync=True)
    rule = traitlets.Unicode("").tag(sync=True)
    about: traitlets.List[str] = traitlets.List().tag(sync=True)
    groups: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    picker = traitlets.Dict().tag(sync=True)
    refusals: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    happened: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    undo = traitlets.Dict().tag(sync=True)
    thinking = traitlets.Unicode("").tag(sync=True)

    def __init__(self, on_event: Callable[[str, str], None] | None = None, **traits: Any) -> None:
        super().__init__(**traits)
        self._on_event = on_event
        self.on_msg(self._heard)

    def show(
        self,
        *,
        who: str = "",
        side: int | None = None,
        prompt: str = "",
        rule: str = "",
        about: tuple[str, ...] = (),
        groups: tuple[Group, ...] = (),
        picker: Picker | None = None,
        refusals: tuple[Refused, ...] = (),
        happened: tuple[Happening, ...] = (),
        undo: Mapping[str, Any] | None = None,
    ) -> None:
        """Put one decision on the page, all at once; what is left out is not shown."""
        with self.hold_sync():
            self.who, self.side, self.prompt, self.rule = who, side, prompt, rule
            self.about = list(about)
            self.groups = [_group_data(group) for group in groups]
            self.picker = _picker_data(picker) if picker else {}
            self.refusals = [refused._asdict() for refused in refusals]
            self.happened = [line._asdict() for line in happened]
            self.undo = dict(undo or {})
            self.thinking = ""
            self.decision += 1

    @guarded()
    def _heard(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        event = content.get("event")
        if event in EVENTS and content.get("decision") == self.decision and self._on_event:
            self._on_event(event, text_in(content, "key"))


def _group_data(group: Group) -> dict[str, Any]:
    return group._asdict() | {"actions": [_action_data(action) for action in group.actions]}


def _action_data(action: Action) -> dict[str, Any]:
    odds = [
        {"label": one.label, "fraction": one.fraction, "percent": one.percent, "share": one.share}
        for one in action.odds
    ]
    return action._asdict() | {"odds": odds, "asking": _asking_data(action.asking)}


def _asking_data(asking: tuple[Asking, ...]) -> list[dict[str, Any]]:
    return [{"key": one.key, "percents": [odds.percent for odds in one.odds]} for one in asking]


def _picker_data(picker: Picker) -> dict[str, Any]:
    told = picker._asdict()
    del told["odds"]
    asking = {place: _asking_data(asked) for place, asked in picker.asking.items()}
    return told | {"choices": [choice._asdict() for choice in picker.choices], "asking": asking}
