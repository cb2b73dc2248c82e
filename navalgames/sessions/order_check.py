"""Whether an order can be given now, and if not, why: by whom, when, and by which rule.

Knows a play and the contract of its game. Changes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from navalgames.errors import IllegalOrder, Problem
from navalgames.sessions import order_codec

if TYPE_CHECKING:
    from navalgames.games.contract import Refusal
    from navalgames.sessions.play import Play


def check_order(play: Play, side: str, order: Any) -> None:
    """Raises what `Play.give` would raise; gives nothing.

    Raises:
        IllegalOrder: the rules forbid the order now.
        BadInput: not an order of this game.
    """
    deciding = play.deciding()
    if side not in deciding:
        if not deciding:
            raise IllegalOrder("error-game-over", "", side=side)
        raise IllegalOrder(
            "error-not-your-decision", play.decision()[1], side=side, expected=", ".join(deciding)
        )
    order_codec.kind_of(play.game, order)
    offered = play.orders(side)
    is_form = not isinstance(offered, tuple)
    # A form judges orders of its own kind; one of another kind is known by its first suggestion.
    fits = type(order) is type(offered.suggestions()[0][1]) if is_form else order in offered
    if not fits:
        raise refusal(play, side, order)
    if is_form:
        offered.check(order)


def refusal(play: Play, side: str, order: Any) -> IllegalOrder:
    """The refusal of an order: in the words of the game where it names the very thing, with its rule."""
    told = _told_of(play, side, order)
    if told is not None:
        reason = Problem(told.key, **dict(told.facts))
        return IllegalOrder("error-order-refused", told.rule, given=str(order), reason=reason)
    name, rule = play.decision()
    if off := order_codec.values_off(order, play.orders(side)):
        field, expected = off
        return IllegalOrder(
            "error-order-values", rule, given=str(order), field=field, expected=expected,
            value=str(getattr(order, field)),
        )  # fmt: skip
    return IllegalOrder("error-order-not-offered", rule, given=str(order), expected=name)


def _told_of(play: Play, side: str, order: Any) -> Refusal | None:
    """What the game says of this very order, else the listed refusal that names the same things."""
    if play.game.refusal_of is not None:
        told = play.game.refusal_of(play.state, side, order, play.charts, play.options)
        if told is not None:
            return told
    for refused in play.refused(side):
        named = [(name, fact) for name, fact in refused.facts if hasattr(order, name)]
        if named and all(getattr(order, name) == fact for name, fact in named):
            return refused
    return None
