"""What the play table must be told by each game: where things stand, what may be ordered, in which words.

Knows the shape of that knowledge; `finding` finds it by the name of the game. Must not know a rule.
A game's part is `navalwidgets.table.games.<game>` and offers `make_table(charts, options, texts)` and
`make_board(choose, **words)`, a `navalwidgets.table.boards.board.Board`. A game without one gets `plain`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple, Protocol

from navalgames.chance import Shown
from navalgames.chance.dice import Procedure
from navalgames.games.contract import Form
from navalwidgets.table.count_grid import Counts, Notes
from navalwidgets.table.order_panel import Group, Picker


class Standing(NamedTuple):
    """Where the game stands, in words: turn and date, phase, the score and which side leads (None: none).

    about: what tells this game from others of its kind that are kept; "" for turn and score.
    """

    turn: str
    phase: str
    score: str
    leader: int | None
    about: str = ""


class Offer(NamedTuple):
    """One decision ready for the page.

    orders: action key -> order. places: place of the board -> order for the thing picked now.
    hint: what choosing a place of the board does ("" when nothing). stacks: places that pick a thing.
    form: the form of a decision with too many orders to list, with its caption, notes and button.
    keep: the thing that stays picked when one of these orders leads back to a choice of things; "" for none.
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
    keep: str = ""


class GameTable(Protocol):
    """The part of one game. Everything is told from a view, never from a state.

    paperwork: decisions the staff may be left to; paperwork_at_first: whether it is, unless the players say
    otherwise. first_options: options that stand with the seats on the form that starts a game. results: for
    rules that come to records, which of the game's outcomes each of those is. A board asks for more: see
    `boards.hexes.HexTable`.
    """

    paperwork: tuple[str, ...]
    paperwork_at_first: bool
    first_options: tuple[str, ...]
    results: Mapping[Procedure, Callable[[Any], Hashable]]

    def side_name(self, side: str) -> str:
        """A side in words."""

    def names(self, look: Callable[[], Any]) -> Callable[[str], str] | None:
        """What ids of the log and of orders go by in a position, which `look` shows as one side sees it; None
        where they are names themselves."""

    def seat_name(self, side: str) -> str:
        """A side on the form that starts a game, before the options are chosen."""

    def standing(self, view: Any) -> Standing:
        """Where the game stands."""

    def offer(self, view: Any, side: str, offered: Any, picked: str) -> Offer:
        """The pending decision of a side; `picked` is the thing picked so far ("" for none)."""

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
