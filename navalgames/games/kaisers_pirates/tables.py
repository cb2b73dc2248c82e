"""What the charts say about cards and ships, ready for the rules, with the options agreed for the game.

Knows the names of charts and columns. Knows no game in progress.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from navalgames.charts import Charts, derived
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
def ship_cards(charts: Charts) -> dict[str, ShipCard]:
    """All 20 German ships and 60 merchantmen by name (rule 1.1.1)."""
    cards = {}
    german, merchantmen = charts["german_ships"], charts["merchantmen"]
    for name in german.rows:
        at = {column: german.value(name, column) for column in german.columns}
        cards[name] = ShipCard(name, at.pop("class"), **at)
    for name in merchantmen.rows:
        at = {column: merchantmen.value(name, column) for column in merchantmen.columns}
        sail = at.pop("type") == "sail"
        del at["flag"]
        cards[name] = ShipCard(name, MERCHANTMAN, sail=sail, **at)
    return cards


@derived
def action_cards(charts: Charts) -> dict[str, ActionCard]:
    """All 100 action cards by id (rules 1.1.2a-1.1.2d)."""
    kinds, faces = charts["action_cards"], charts["card_faces"]
    cards = {}
    for card in charts.list("action_deck"):
        coins = {coin: kinds.value(card.kind, coin) or "" for coin in ("intercept", "challenge", "response")}
        face = card.face or card.kind
        if face in faces.rows:
            coins |= {column: faces.value(face, column) or "" for column in faces.columns}
            coins["vp"] = coins["vp"] or 0
        colour = kinds.value(card.kind, "class")
        cards[card.id] = ActionCard(card.id, card.kind, colour, card.night, face=card.face or "", **coins)
    return cards


class Box:
    """Everything that stays the same during a game: charts, cards and the options agreed."""

    def __init__(self, charts: Charts, options: Options) -> None:
        self.charts = charts
        self.options = options
        self.solitaire = options.players == "solitaire"
        self.team = options.players == "team"
        self.ships = ship_cards(charts)
        self.cards = action_cards(charts)

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

    @cached_property
    def _lists(self) -> dict[str, Names]:
        chart = self.charts["option_lists"]
        return {row: tuple(chart.value(row, "names")) for row in chart.rows}

    def coins(self, name: str) -> tuple[str, str]:
        """Challenge and response coin of an optional rule (chart option_coins)."""
        chart = self.charts["option_coins"]
        return chart.value(name, "challenge"), chart.value(name, "response")

    def setup(self, column: str) -> int:
        """A number of the set-up for this number of players."""
        return self._setup[column]

    @cached_property
    def _setup(self) -> dict[str, int]:
        rows = {"two": "2", "three": "3", "four": "4", "team": "4", "solitaire": "solitaire"}
        chart, row = self.charts["setup_counts"], rows[self.options.players]
        return {column: chart.cell(row, column).value for column in chart.columns}

    def panel(self, card: str) -> dict[str, Any]:
        """What a solitaire card says, by column (rule 5.1)."""
        chart = self.charts["solitaire_cards"]
        return {column: chart.value(card, column) for column in chart.columns}

    def first_copy(self, kind: str) -> ActionCard:
        """The first copy of a kind: its face serves the phantom (rule 5.3.3e)."""
        return self._first[kind]

    @cached_property
    def _first(self) -> dict[str, ActionCard]:
        return {card.kind: card for card in reversed(self.cards.values())}


@lru_cache(maxsize=64)
def box_of(charts: Charts, options: Options) -> Box:
    """The box for these charts and options."""
    return Box(charts, options)
