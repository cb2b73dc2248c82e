"""The play table of any game, from its words alone: orders as buttons, the table as text.

Knows the contract and the naming of catalogue keys. Must not know a game: a game's own table builds on
`PlainTable`, puts its board in place of the text, and its odds, drawings and forms beside the orders.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from itertools import groupby
from typing import Any

from navalgames.chance import Shown
from navalgames.chance.dice import Procedure
from navalgames.games import game as game_called
from navalgames.games.contract import Form
from navalgames.sessions.journal import lines_of
from navalgames.sessions.order_codec import kind_of
from navalgames.sessions.state_lines import INDENT, state_lines
from navalgames.sessions.words import PlayWords
from navalgames.texts import Texts
from navalwidgets.drawings.text_view import Place
from navalwidgets.table.boards.text import TextBoard
from navalwidgets.table.games import Offer, Standing
from navalwidgets.table.order_panel import Action, Group

MOST_IN_SIGHT = 12
"""How many orders of one kind are seen at once."""


class PlainTable:
    """See `table.games.GameTable`. Holds charts, options and words, nothing of a game in progress."""

    paperwork: tuple[str, ...] = ()
    paperwork_at_first: bool = False
    first_options: tuple[str, ...] = ()
    results: Mapping[Procedure, Callable[[Any], Hashable]] = {}

    def __init__(self, game_id: str, charts: Any, options: Any, texts: Texts) -> None:
        self.game = game_called(game_id)
        self.words = PlayWords(self.game, texts.language)
        self._charts, self._options, self._texts = charts, options, texts

    # ---- the words of the game

    def side_name(self, side: str) -> str:
        """A side in words."""
        return self.words.side(side)

    def names(self, look: Callable[[], Any]) -> Callable[[str], str] | None:
        """No ids that are no names."""
        return None

    def seat_name(self, side: str) -> str:
        """A side on the form that starts a game, before the options are chosen."""
        return self.words.side(side)

    def option_words(self, name: str) -> tuple[str, str]:
        """An option of the rules and what it does."""
        return self.words.option(name), self._perhaps(f"option-{name}-about")

    def value_words(self, name: str, value: Any) -> str:
        """A value of an option."""
        return self.words.value(value)

    def player_words(self, name: str) -> tuple[str, str]:
        """A computer player and how it plays."""
        return self._perhaps(f"player-{name}") or name, self._perhaps(f"player-{name}-about")

    def turn_words(self, turn: int) -> str:
        """A turn, by the word the game has for it."""
        name = self._perhaps("state-turn")
        return self._texts.t("table-plain-turn-named", name=name, turn=turn) if name else str(turn)

    def roll_words(self, why: str) -> str:
        """What a roll is for, in a few words."""
        return self.words.why(why)

    def dice_words(self, shown: Shown) -> str:
        """What a roll was for and what it came to."""
        return self.words.line(lines_of([shown], 0, None, None)[0])

    def side_of_roll(self, why: str) -> str:
        """The side that made a roll; "" for nobody's."""
        return ""

    # ---- one position

    def standing(self, view: Any) -> Standing:
        """Turn and phase."""
        turn = getattr(view, "turn", None)
        pending = self.game.decision(view)[0] if self.game.deciding(view) else ""
        return Standing(
            "" if turn is None else self.turn_words(turn),
            self.words.decision(pending) if pending else "",
            "",
            None,
        )

    def places(self, view: Any) -> tuple[Place, ...]:
        """What lies where, for the board in words."""
        found: list[Place] = []
        for line in state_lines(view, self.words, self.game.sides_in(self._options)):
            depth, text = (len(line) - len(line.lstrip())) // len(INDENT), line.strip()
            if depth:
                found[-1] = found[-1]._replace(lines=(*found[-1].lines, (depth - 1, text)))
            else:
                name, colon, rest = text.partition(": ")
                found.append(Place(name, ((0, rest),) if colon else ()))
        return tuple(found)

    def ending(self, view: Any) -> str:
        """How and why the game ended."""
        return self.words.outcome(self.game.outcome(view), ())

    # ---- the pending decision

    def offer(self, view: Any, side: str, offered: Any, picked: str) -> Offer:
        """The pending decision of a side: a form, or its orders as buttons by kind."""
        name, rule = self.game.decision(view)
        prompt = self.words.decision(name)
        about = tuple(filter(None, (self.words.decision_help(name),)))
        if not isinstance(offered, tuple):
            return self._form_offer(prompt, rule, about, offered)
        orders = {str(number): order for number, order in enumerate(offered)}
        groups = tuple(
            group
            for _, numbered in groupby(orders.items(), key=lambda one: kind_of(self.game, one[1]))
            for group in self._groups(list(numbered), alone=len(orders) == 1)
        )
        return Offer(prompt, rule, about, groups, orders=orders)

    def _groups(self, orders: list[tuple[str, Any]], alone: bool) -> tuple[Group, ...]:
        """The orders of one kind: the first ones in sight, the others folded; one `alone` is the default."""
        actions = tuple(Action(key, self.words.order(order), main=alone) for key, order in orders)
        shown, others = Group("", actions[:MOST_IN_SIGHT]), actions[MOST_IN_SIGHT:]
        if not others:
            return (shown,)
        legend = self._texts.t("table-plain-more", count=len(others))
        return shown, Group(legend, others, folded=True)

    def _form_offer(self, prompt: str, rule: str, about: tuple[str, ...], form: Form) -> Offer:
        return Offer(
            prompt, rule, about, form=form, caption=prompt, confirm=self._texts.t("table-plain-confirm")
        )

    def _perhaps(self, key: str) -> str:
        for spelled in (self.words.prefix + key, self.words.prefix + key.replace("_", "-")):
            if self._texts.has(spelled):
                return self._texts.t(spelled)
        return ""


make_board = TextBoard
