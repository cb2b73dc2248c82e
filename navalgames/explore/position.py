"""A position of a game: what lies on the table, who decides, and which orders may be given.

Knows the contract of a game. Must not know where a position comes from or what may follow from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from navalgames.errors import BadInput, IllegalOrder
from navalgames.explore.handed import MOST_SIGNS
from navalgames.explore.names import check_decision, known_side
from navalgames.games.contract import Game, Outcome, Refusal
from navalgames.printing import listed, printed
from navalgames.sessions import order_codec
from navalgames.sessions.order_check import fits
from navalgames.sessions.players import computer_players

SomePosition = TypeVar("SomePosition", bound="Position")


@dataclass(frozen=True, eq=False)
class Position:
    """What lies on a table, with the charts and options that are played with. Immutable."""

    game: Game
    state: Any
    charts: Any
    options: Any

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides that play under these options."""
        return self.game.sides_in(self.options)

    @property
    def called(self) -> Mapping[str, str]:
        """What the sides are called on this table, where that is not always the same: ships of a duel."""
        names = self.game.side_names
        return {} if names is None else names(self.charts, self.options)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self.state)

    def deciding(self) -> tuple[str, ...]:
        """The sides that decide now; empty at the end."""
        return self.game.deciding(self.state)

    def decision(self) -> tuple[str, str]:
        """The name of the pending decision and its rule.

        Raises:
            BadInput: the game is over.
        """
        if not self.deciding():
            raise BadInput("error-table-over")
        return self.game.decision(self.state)

    def orders(self, side: str | None = None) -> Any:
        """What a side may do now: a tuple of orders, or a Form where they are too many to list.

        Raises:
            BadInput: no such side.
        """
        return self.game.legal_orders(self.state, self._side(side), self.charts, self.options)

    def refused(self, side: str | None = None) -> tuple[Refusal, ...]:
        """What a side may not do now, and why, with the rule."""
        return self.game.why_not(self.state, self._side(side), self.charts, self.options)

    def view(self, side: str | None = None) -> Any:
        """What a side may see of the table."""
        return self.game.view(self.state, self._side(side), self.options)

    def at(self: SomePosition, state: Any) -> SomePosition:
        """The same charts and options with another state."""
        return type(self)(self.game, state, self.charts, self.options)

    def checked(self, order: Any, side: str, number: int = 1, of: int = 1) -> Any:
        """The order as a record, if the rules allow it now. It may be one of several: `number` of so many.

        Raises:
            IllegalOrder: the rules forbid it now.
            BadInput: no order of this game.
        """
        if isinstance(order, str):
            raise BadInput("error-table-order-text", given=order)
        if not isinstance(order, (Mapping, *self.game.order_kinds.values())):
            raise BadInput("error-order-kind", given=printed(order, MOST_SIGNS))
        if isinstance(order, Mapping):
            order = order_codec.from_data(self.game, order)
        order_codec.kind_of(self.game, order)
        if not fits(self.orders(side), order):
            name, rule = self.decision()
            facts = {"given": str(order), "side": side, "decision": name}
            if of > 1:
                raise IllegalOrder("error-table-order-of", rule, number=number, of=of, **facts)
            raise IllegalOrder("error-table-order", rule, **facts)
        return order

    def decided(self, order: Any, side: str) -> Any:
        """What a policy gave back, as a record, if it is an order that the rules allow now.

        Raises:
            IllegalOrder: the rules forbid it now.
            BadInput: it is no order at all.
        """
        if not isinstance(order, (Mapping, *self.game.order_kinds.values())):
            raise BadInput(
                "error-policy-order", side=side, given=printed(order, MOST_SIGNS),
                decision=self.decision()[0], players=listed(sorted(computer_players(self.game))),
            )  # fmt: skip
        return self.checked(order, side)

    def _side(self, side: str | None) -> str:
        if side is None:
            waiting = self.deciding()
            if not waiting:
                raise BadInput("error-table-over")
            return waiting[0]
        return self.side_meant(side)

    def decision_or_side(self, name: str) -> str:
        """A decision of the game by its name, or the id of a side.

        Raises:
            BadInput: neither; tells both.
        """
        try:
            check_decision(self.game, name, self.sides)
        except BadInput as neither:
            try:
                return self.side_meant(name)
            except BadInput:
                raise neither from None
        return name

    def side_meant(self, side: str) -> str:
        """The id of a side, given by its id or its name, in a duel by that of its ship.

        Raises:
            BadInput: no such side.
        """
        return known_side(self.game, self.sides, side, self.called)
