"""What is drawn from: the cards or markers of a draw by kind, and how many are taken.

Knows a section's first choice. Must not know what is printed on a card, nor how one is drawn.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb, factorial, prod
from typing import Any

from navalgames.chance.anatomy import DRAW, Node
from navalgames.odds import is_number
from navalgames.pictures.section import MOST_ONE_BY_ONE, Data, Section, followed_kind

MOST_KINDS = 24
MOST_HANDS = 12


def hand_data(section: Section) -> Data | None:
    """The cards of a section that begins with a draw; None for any other.

    kinds: each with words, how many there are, and, where one card is drawn, the end it leads to by itself
    (0 and above: another throw decides). taken: how many are drawn. ways: where several are drawn, what they
    may be, each with how many of all hands are so, as a product of choices, and where it leads; the most
    come first. sought: where the rarer of two kinds is followed instead, its words and how many there are.
    """
    root = section.found.root
    if not isinstance(root, Node) or root.asked.kind != DRAW:
        return None
    counts = Counter(root.asked.cards)
    if len(counts) > MOST_KINDS:
        return None
    taken = len(root.asked.whole.outcomes[0])
    ways = root.ways if taken == 1 else ()
    leads = {value: section.target(way.then) for way in ways for value in way.values}
    return {
        "kinds": [_kind(section, root, card, count, leads.get((card,))) for card, count in counts.items()],
        "taken": taken,
        "sought": _followed(section, root, counts),
        "cards": len(root.asked.cards),
        "hands": str(comb(len(root.asked.cards), taken)),
        "ways": _hands(section, root, counts) if taken > 1 else [],
    }


def _hands(section: Section, root: Node, counts: Counter[Any]) -> list[Data]:
    """What several cards that are drawn together may be, by kind."""
    found: dict[tuple[int, ...], int] = {}
    for way in root.ways:
        end = section.target(way.then)
        for value in way.values:
            drawn = Counter(value)
            found[tuple(drawn[card] for card in counts)] = end
    rows = []
    for drawn_each, end in found.items():
        picked = [
            (card, count, comb(of, count))
            for (card, of), count in zip(counts.items(), drawn_each, strict=True)
        ]
        hands = prod(choices for _, _, choices in picked)
        words = (
            _of_sought(section, root, counts, drawn_each)
            or _drawn(section, root, picked)
            or section.labels.texts.t("picture-separator").join(
                section.labels.texts.t("picture-times", count=count, what=_words(section, root, card))
                for card, count, _ in picked
                if count
            )
        )
        factors = [choices for _, count, choices in picked if count and choices > 1]
        product = " × ".join(map(str, factors)) if len(factors) > 1 else ""
        share = Fraction(hands, comb(sum(counts.values()), sum(drawn_each)))
        rows.append((hands, {
            "words": words, "product": product, "hands": str(hands), "to": end,
            "drawn": _one_by_one(counts, drawn_each),
            "percent": section.labels.texts.percent(share),
        }))  # fmt: skip
    rows.sort(key=lambda row: -row[0])
    return [row for _, row in rows[:MOST_HANDS]]


def _one_by_one(counts: Counter[Any], drawn_each: tuple[int, ...]) -> str:
    """The chance of a hand drawn one after the other, as a product; "" for too many to be read.

    >>> _one_by_one(Counter({"trap": 2, "shoal": 3, "other": 5}), (1, 1, 1))
    '6 × 2/10 × 3/9 × 5/8'
    """
    left, taken = sum(counts.values()), sum(drawn_each)
    if followed_kind(counts, taken) is not None:
        return _sought(counts, drawn_each)
    if taken > MOST_ONE_BY_ONE:
        return ""
    orders = factorial(taken) // prod(map(factorial, drawn_each))
    factors = [str(orders)] if orders > 1 else []
    for of, count in zip(counts.values(), drawn_each, strict=True):
        for gone in range(count):
            factors.append(f"{of - gone}/{left}")
            left -= 1
    return " × ".join(factors)


def _followed(section: Section, root: Node, counts: Counter[Any]) -> Data | None:
    """The rarer of two kinds of cards, that is followed one by one where fewer are there than are drawn."""
    card = followed_kind(counts, len(root.asked.whole.outcomes[0]))
    return None if card is None else {"words": _words(section, root, card), "count": counts[card]}


def _of_sought(section: Section, root: Node, counts: Counter[Any], drawn_each: tuple[int, ...]) -> str:
    """How many of the cards that are followed are drawn; "" where none are."""
    if (followed := _followed(section, root, counts)) is None:
        return ""
    drawn = drawn_each[[*counts.values()].index(followed["count"])]
    return section.labels.texts.t(
        "picture-hand-sought-way", count=drawn, of=followed["count"], what=followed["words"]
    )


def _sought(counts: Counter[Any], drawn_each: tuple[int, ...]) -> str:
    """Of two kinds that are drawn, the few cards of the rarer kind followed one by one instead, each of which
    is among those drawn or not.

    >>> _sought(Counter({"other": 97, "breakout": 3}), (39, 1))
    '3 × 40/100 × 60/99 × 59/98'
    """
    cards, taken = sum(counts.values()), sum(drawn_each)
    few = min(counts.values())
    drawn = drawn_each[[*counts.values()].index(few)]
    orders = comb(few, drawn)
    inside = [f"{taken - one}/{cards - one}" for one in range(drawn)]
    outside = [f"{cards - taken - one}/{cards - drawn - one}" for one in range(few - drawn)]
    return " × ".join([*([str(orders)] if orders > 1 else []), *inside, *outside])


def _drawn(section: Section, root: Node, picked: list[tuple[Any, int, int]]) -> str:
    """What all that was drawn is called together; "" where it has no word."""
    drawn = tuple(card for card, count, _ in picked for _ in range(count))
    return section.labels.drawn(root.asked.why, drawn) if all(map(is_number, drawn)) else ""


def _words(section: Section, root: Node, card: Any) -> str:
    return section.words.value((card,), root.asked) or section.labels.texts.name(str(card))


def _kind(section: Section, root: Node, card: Any, count: int, leads: int | None) -> Data:
    return {"words": _words(section, root, card), "count": count, "to": leads}
