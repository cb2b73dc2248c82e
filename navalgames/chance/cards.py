"""Drawing cards without replacement.

Knows a deck as a tuple in which equal cards may repeat. Must not know what is printed on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from math import comb
from typing import Any

from navalgames.chance.distribution import Distribution, in_order
from navalgames.errors import BadInput
from navalgames.printing import listed, printed, quoted


def draw_name(cards: tuple[Any, ...], count: int) -> str:
    """How a draw is written where dice have their notation.

    Raises:
        BadInput: fewer than 0 or more cards than there are.
    """
    if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= len(cards):
        raise BadInput("error-cards-count", given=quoted(count), expected=len(cards))
    return f"draw {count} of {len(cards)}"


def drawn_at_random(cards: tuple[Any, ...], count: int, random: Callable[[], float]) -> tuple[Any, ...]:
    """`count` cards in the order of drawing; `random` gives numbers from 0 up to 1."""
    if count == 1:
        return (cards[int(random() * len(cards))],)
    deck = list(cards)
    for place in range(count):
        other = place + int(random() * (len(deck) - place))
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck[:count])


def drawn_as_given(cards: tuple[Any, ...], count: int, given: Any, where: str = "") -> tuple[Any, ...]:
    """The cards someone names, checked against the deck.

    Raises:
        BadInput: too few, too many, or a card that is not (or no longer) in the deck.
    """
    taken = tuple(_settled(card) for card in given) if isinstance(given, (list, tuple)) else (given,)
    dice = draw_name(cards, count)
    if len(taken) != count:
        raise BadInput("error-dice-faces", given=len(taken), expected=count, dice=dice, where=where)
    missing = Counter(taken) - Counter(cards)
    if missing:
        expected = listed(dict.fromkeys(cards))
        given = printed(next(iter(missing)))
        raise BadInput("error-dice-face", given=given, expected=expected, dice=dice, where=where)
    return taken


def _settled(card: Any) -> Any:
    """Lists, as files have them, become tuples, as decks have them."""
    return tuple(_settled(part) for part in card) if isinstance(card, list) else card


@lru_cache(maxsize=1024)
def hands(cards: tuple[Any, ...], count: int) -> Distribution:
    """The exact distribution of the drawn cards in sorted order.

    >>> hands(("mine", "mine", "torpedo"), 2).weights
    mappingproxy({('mine', 'torpedo'): 2, ('mine', 'mine'): 1})
    """
    draw_name(cards, count)
    held = Counter(cards)
    kinds = in_order(held)
    partial: dict[tuple[Any, ...], int] = {(): 1}
    behind = len(cards)
    for kind in kinds:
        behind -= held[kind]
        partial = {
            taken + (kind,) * more: ways * comb(held[kind], more)
            for taken, ways in partial.items()
            for more in range(held[kind] + 1)
            if len(taken) + more <= count <= len(taken) + more + behind
        }
    return Distribution(partial)


def in_hand(drawn: tuple[Any, ...]) -> tuple[Any, ...]:
    """Drawn cards in the order in which rules see them."""
    return in_order(drawn) if len(drawn) > 1 else drawn
