"""Whether an order can be given now, and if not, why: by whom, when, and by which rule.

Knows a play and the contract of its game. Changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from navalgames.errors import IllegalOrder, Problem, Told
from navalgames.sessions import order_codec
from navalgames.sessions.played import Played
from navalgames.sessions.words import PlayWords

if TYPE_CHECKING:
    from navalgames.games.contract import Game, Refusal


class InWords(Told):
    """A part of a play that a refusal names, told in the words of its game when it is shown."""

    def __init__(self, game: Game, tell: Callable[[PlayWords], str]) -> None:
        self._game = game
        self._tell = tell

    def words(self, language: str) -> str:
        """The words of the game in `language`."""
        return self._tell(PlayWords(self._game, language))


def check_order(play: Played, side: str, order: Any) -> None:
    """Raises what `Play.give` would raise; gives nothing.

    Raises:
        IllegalOrder: the rules forbid the order now.
        BadInput: not an order of this game.
    """
    offered = play.orders(side)
    if type(offered) is tuple and id(order) in map(id, offered):
        return  # mostly it is the very one that was offered, and only who decides is offered any
    deciding = play.deciding()
    if side not in deciding:
        if not deciding:
            raise IllegalOrder("error-game-over", "", side=side)
        raise IllegalOrder(
            "error-not-your-decision", play.decision()[1], side=side, expected=", ".join(deciding)
        )
    order_codec.kind_of(play.game, order)
    if not fits(offered, order):
        raise refusal(play, side, order)


def fits(offered: Any, order: Any) -> bool:
    """Whether an order is among those offered, or of the kind a form asks for and right in itself.

    Raises:
        IllegalOrder: of that kind, but against the rules of the form.
    """
    if isinstance(offered, tuple):
        return id(order) in map(id, offered) or order in offered  # mostly it is the very one that was offered
    # A form judges orders of its own kind; one of another kind is known by its first suggestion.
    if type(order) is not type(offered.suggestions()[0][1]):
        return False
    offered.check(order)
    return True


def refusal(play: Played, side: str, order: Any) -> IllegalOrder:
    """The refusal of an order: in the words of the game where it names the very thing, with its rule."""

    def told(tell: Callable[[PlayWords], str]) -> InWords:
        return InWords(play.game, tell)

    given = told(lambda words: words.order(order))
    found = _told_of(play, side, order)
    if found is not None:
        reason = Problem(found.key, **dict(found.facts))
        return IllegalOrder("error-order-refused", found.rule, given=given, reason=reason)
    name, rule = play.decision()
    if off := order_codec.values_off(order, play.orders(side)):
        field, expected = off
        return IllegalOrder(
            "error-order-values", rule, given=given,
            field=told(lambda words: words.order_field(field)),
            expected=told(lambda words: words.order_values(field, expected)),
            value=told(lambda words: words.order_values(field, (getattr(order, field),))),
        )  # fmt: skip
    return IllegalOrder(
        "error-order-not-offered", rule, given=given, expected=told(lambda words: words.decision(name))
    )


def _told_of(play: Played, side: str, order: Any) -> Refusal | None:
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
