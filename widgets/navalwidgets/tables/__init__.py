"""What the play table must be told by each game: where things stand, what may be ordered, in which words.

Knows the shape of that knowledge and finds it by the name of the game. Must not know a rule.
A game's part is `navalwidgets.tables.<game>` and offers `make_table(charts, options, texts)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from navalgames.chance import Shown
from navalgames.games.contract import Form
from navalgames.texts import Texts
from navalwidgets.count_grid import Counts, Notes
from navalwidgets.fleet_view import Panel, Track
from navalwidgets.hex_map import Counter
from navalwidgets.order_panel import Group, Picker


class Sheet(NamedTuple):
    """The map as it never changes: the drawing (`hex_map.drawing`), its name and its signs in words."""

    chart: dict[str, Any]
    caption: str
    legend: tuple[tuple[str, str], ...]


class Standing(NamedTuple):
    """Where the game stands, in words: turn and date, phase, the score and who leads (0, 1, None)."""

    turn: str
    phase: str
    score: str
    leader: int | None


class Offer(NamedTuple):
    """One decision ready for the page.

    orders: action key -> order. places: hex -> order for the thing picked now.
    hint: what choosing a hex on the map does ("" when nothing). stacks: hexes that pick a thing.
    form: the form of a decision with too many orders to list, with its caption, notes and button.
    """

    prompt: str
    rule: str
    about: tuple[str, ...] = ()
    groups: tuple[Group, ...] = ()
    picker: Picker | None = None
    orders: Mapping[str, Any] = {}
    places: Mapping[str, Any] = {}
    stacks: Mapping[str, str] = {}
    hint: str = ""
    form: Form | None = None
    caption: str = ""
    notes: Callable[[Counts], Notes] | None = None
    confirm: str = ""


class GameTable(Protocol):
    """The part of one game. Everything is told from a view, never from a state.

    prefix: how the game's catalogue keys begin. paperwork: decisions the staff may be left to.
    """

    prefix: str
    paperwork: tuple[str, ...]

    def sheet(self) -> Sheet:
        """The map."""

    def side_name(self, side: str) -> str:
        """A side in words."""

    def standing(self, view: Any) -> Standing:
        """Where the game stands."""

    def counters(self, view: Any) -> tuple[Counter, ...]:
        """What stands on the map."""

    def about_hexes(self, view: Any) -> Mapping[str, str]:
        """What stands in each hex, as a sentence."""

    def marked(self, view: Any) -> tuple[str, ...]:
        """Hexes in which something is being decided."""

    def offer(self, view: Any, side: str, offered: Any, picked: str) -> Offer:
        """The pending decision of a side; `picked` is the thing picked so far ("" for none)."""

    def charts_of_fleets(self, view: Any) -> tuple[tuple[Panel, ...], tuple[Track, ...]]:
        """Both fleet charts and the tracks."""

    def dice_words(self, shown: Shown) -> str:
        """What a roll was for and what it came to, as a sentence."""

    def roll_words(self, why: str) -> str:
        """What a roll is for, in a few words."""

    def side_of_roll(self, why: str) -> str:
        """The side that made a roll; "" for nobody's."""

    def option_words(self, name: str) -> tuple[str, str]:
        """An option of the rules and what it does."""

    def value_words(self, name: str, value: Any) -> str:
        """A value of an option."""

    def player_words(self, name: str) -> tuple[str, str]:
        """A computer player and how it plays."""

    def turn_words(self, turn: int) -> str:
        """A turn with its date."""

    def ending(self, view: Any) -> str:
        """How and why the game ended, as a sentence."""


def table_of(game: str, charts: Any, options: Any, texts: Texts) -> GameTable:
    """The part of the game called `game`."""
    return import_module(f"navalwidgets.tables.{game}").make_table(charts, options, texts)
