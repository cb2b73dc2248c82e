"""What the charts say about cards and ships, ready for the rules, with the options agreed for the game.

Knows the names of charts and columns. Knows no game in progress.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from navalgames.chance import witness
from navalgames.charts import Charts, Telling, derived, telling_record, untold
from navalgames.games.kaisers_pirates.state import Names, Options

WARSHIP, RAIDER, MERCHANTMAN = "warship", "raider", "merchantman"


class ShipCard(NamedTuple):
    """A German ship or a merchantman, as its card says. `attack` is "" for merchantmen."""

    name: str
    kind: str
    vp: int
    defence: str
    attack: str = ""
    challenge: str = ""
    response: str = ""
    mines: bool = False
    coal: bool = False
    sail: bool = False
    aircraft: bool = False


class ActionCard(NamedTuple):
    """One of the 100 action cards. Coins that a card does not bear are ""."""

    id: str
    kind: str
    colour: str
    night: bool
    intercept: str
    challenge: str = ""
    response: str = ""
    face: str = ""
    attack: str = ""
    mine: str = ""
    torpedo: str = ""
    gun: str = ""
    depth_charge: str = ""
    defence: str = ""
    vp: int = 0


@derived
def german_records(charts: Charts) -> Telling[str, ShipCard]:
    """The 20 German ships by name; each field tells its own cell (rule 1.1.1)."""
    chart = charts["german_ships"]

    def of(name: str) -> ShipCard:
        fields = {column: _field(chart, name, column) for column in chart.columns}
        return telling_record(ShipCard, name=lambda: name, kind=fields.pop("class"), **fields)

    return Telling(chart.rows, of)


@derived
def merchant_records(charts: Charts) -> Telling[str, ShipCard]:
    """The 60 merchantmen by name; each field tells its own cell (rule 1.1.1)."""
    chart = charts["merchantmen"]

    def of(name: str) -> ShipCard:
        fields = {one: _field(chart, name, one) for one in ("vp", "defence", "challenge", "response")}
        return telling_record(
            ShipCard, name=lambda: name, kind=lambda: MERCHANTMAN,
            sail=lambda: chart.value(name, "type") == "sail", **fields,
        )  # fmt: skip

    return Telling(chart.rows, of)


@derived
def ship_records(charts: Charts) -> Telling[str, ShipCard]:
    """All German ships and merchantmen by name."""
    german, trade = german_records(charts), merchant_records(charts)
    return Telling((*german, *trade), lambda name: german[name] if name in german else trade[name])


def _field(chart: Any, row: str, column: str) -> Callable[[], Any]:
    """What reads one cell; "" where a card does not bear it."""
    return lambda: "" if (value := chart.value(row, column)) is None else value


@derived
def action_records(charts: Charts) -> Telling[str, ActionCard]:
    """All 100 action cards by id; each field tells the cells it rests on (rules 1.1.2a-1.1.2d)."""
    deck = charts["action_deck"]
    return Telling(deck.rows, lambda card: telling_record(ActionCard, **_card_fields(charts, card)))


def _card_fields(charts: Charts, card: str) -> dict[str, Callable[[], Any]]:
    """What works out each field of an action card."""
    deck, kinds, faces = charts["action_deck"], charts["action_cards"], charts["card_faces"]

    def kind() -> str:
        return deck.value(card, "kind")

    def of_kind(column: str) -> Callable[[], Any]:
        return lambda: kinds.value(kind(), column) or ""

    def of_face(column: str, nothing: Any = "") -> Callable[[], Any]:
        def work_out() -> Any:
            face = deck.value(card, "face") or kind()
            return (faces.value(face, column) if face in faces.rows else None) or nothing

        return work_out

    fields = {column: of_kind(column) for column in ("intercept", "challenge", "response")}
    fields |= {column: of_face(column) for column in faces.columns if column != "vp"}
    fields |= {"colour": of_kind("class"), "vp": of_face("vp", 0)}
    fields |= {"face": lambda: deck.value(card, "face") or "", "night": lambda: deck.value(card, "night")}
    return {"id": lambda: card, "kind": kind, **fields}


def plain(records: Mapping[str, Any]) -> dict[str, Any]:
    """The same records without anything that tells."""
    return {name: untold(record) for name, record in records.items()}


class Box:
    """Everything that stays the same during a game: charts, cards and the options agreed."""

    ships: Mapping[str, ShipCard]
    cards: Mapping[str, ActionCard]

    def __init__(self, charts: Charts, options: Options) -> None:
        self.charts = charts
        self.options = options
        self.solitaire = options.players == "solitaire"
        self.team = options.players == "team"
        self.german = frozenset(charts["german_ships"].rows)
        self.trade = frozenset(charts["merchantmen"].rows)
        self._lay_out()

    def _lay_out(self) -> None:
        """Reads everything at once, for the speed of play."""
        self.ships = plain(ship_records(self.charts))
        self.cards = plain(action_records(self.charts))
        self._lists = {name: self._listed(name) for name in self.charts["option_lists"].rows}
        self._setup = {column: self._set_up(column) for column in self.charts["setup_counts"].columns}
        self._first = {card.kind: card for card in reversed(self.cards.values())}

    def kind(self, card: str) -> str:
        """The kind of an action card, such as "Break Contact"."""
        return self.cards[card].kind

    def number(self, kind: str) -> str:
        """The number of a kind in the rulebook, such as "3.3.5"."""
        return self._numbers[kind]

    @cached_property
    def _numbers(self) -> dict[str, str]:
        chart = self.charts["action_cards"]
        return {kind: f"3.3.{chart.cell(kind, 'number').value}" for kind in chart.rows}

    def modifier(self, name: str) -> int:
        """A row of the chart of modifiers."""
        return self.charts["modifiers"].value(name, "points")

    def listed(self, name: str) -> Names:
        """A list of names of the options (chart option_lists)."""
        return self._lists[name]

    def _listed(self, name: str) -> Names:
        return tuple(self.charts["option_lists"].value(name, "names"))

    def coins(self, name: str) -> tuple[str, str]:
        """Challenge and response coin of an optional rule (chart option_coins)."""
        chart = self.charts["option_coins"]
        return chart.value(name, "challenge"), chart.value(name, "response")

    def setup(self, column: str) -> int:
        """A number of the set-up for this number of players."""
        return self._setup[column]

    def _set_up(self, column: str) -> int:
        rows = {"two": "2", "three": "3", "four": "4", "team": "4", "solitaire": "solitaire"}
        return self.charts["setup_counts"].value(rows[self.options.players], column)

    def panel(self, card: str) -> dict[str, Any]:
        """What a solitaire card says, by column (rule 5.1)."""
        chart = self.charts["solitaire_cards"]
        return {column: chart.value(card, column) for column in chart.columns}

    def first_copy(self, kind: str) -> ActionCard:
        """The first copy of a kind: its face serves the phantom (rule 5.3.3e)."""
        return self._first[kind]


class TellingBox(Box):
    """The box of which questions are answered: each thing tells the cells it rests on when it is used."""

    def _lay_out(self) -> None:
        self.ships, self.cards = ship_records(self.charts), action_records(self.charts)

    def listed(self, name: str) -> Names:
        return self._listed(name)

    def setup(self, column: str) -> int:
        return self._set_up(column)

    def first_copy(self, kind: str) -> ActionCard:
        return next(card for card in self.cards.values() if card.kind == kind)


@lru_cache(maxsize=64)
def _box(charts: Charts, options: Options) -> Box:
    with witness.apart():  # which cells an answer rests on is told by `telling_box`
        return Box(charts, options)


_latest: tuple[Any, Any, Any] = (None, None, None)


def box_of(charts: Charts, options: Options) -> Box:
    """The box for these charts and options, for play. Asked twice for every decision, mostly for the same
    game: its options are not compared each time."""
    global _latest
    last_charts, last_options, box = _latest
    if last_charts is not charts or last_options is not options:
        box = telling_box(charts, options) if charts.telling else _box(charts, options)
        _latest = charts, options, box
    return box


@derived
def telling_box(charts: Charts, options: Options) -> TellingBox:
    """The box for these charts and options, for questions."""
    return TellingBox(charts, options)
