"""A state that a player may take for the true one: cards that cannot be seen are dealt anew.

Knows what a view covers. Must never see the state behind it.
"""

from __future__ import annotations

from collections.abc import Iterator

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.kaisers_pirates.rules import action_deck
from navalgames.games.kaisers_pirates.rules.frames import Exchange, Look
from navalgames.games.kaisers_pirates.state import HIDDEN, Names, Options, State
from navalgames.games.kaisers_pirates.tables import box_of
from navalgames.games.kaisers_pirates.view import unseen_by


def another(view: State, side: str, charts: Charts, options: Options, dice: Dice) -> State:
    """A state that looks so: the cards that lie nowhere in sight, dealt at random to every covered place.

    A hand is taken to be any hand: what somebody has not played is no clue.

    Rule: 2.1.5b, 2.2b, 3.2a, 3.1.7.
    """
    dark = unseen_by(view, action_deck.action_cards(box_of(charts, options)))
    cards = iter(_shuffled(dark, dice))
    players = tuple(one._replace(hand=_dealt(one.hand, cards)) for one in view.players)
    state = view._replace(
        players=players,
        top=_dealt(view.top, cards),
        discards=_dealt(view.discards, cards),
        stack=tuple(_frame(frame, cards) for frame in view.stack),
    )
    if view.active is not None:
        committed = tuple(
            one._replace(card=next(cards)) if one.card == HIDDEN else one for one in view.active.committed
        )
        state = state._replace(active=view.active._replace(committed=committed))
    return state._replace(unseen=tuple(sorted(cards)))


def _shuffled(cards: Names, dice: Dice) -> Iterator[str]:
    """The cards one after the other, each of those that are left equally likely."""
    left = [*cards]
    while left:
        (card,) = dice.draw(tuple(left), 1, "world", "2.1.5b")
        left.remove(card)
        yield card


def _dealt(row: Names, cards: Iterator[str]) -> Names:
    return tuple(next(cards) if card == HIDDEN else card for card in row)


def _frame(frame: object, cards: Iterator[str]) -> object:
    if isinstance(frame, Look):
        return frame._replace(cards=_dealt(frame.cards, cards))
    if isinstance(frame, Exchange):
        return frame._replace(given=_dealt(frame.given, cards), returned=_dealt(frame.returned, cards))
    return frame
