"""What is drawn from: the cards or markers of a draw by kind, and how many are taken.

Knows a section's first choice. Must not know what is printed on a card, nor how one is drawn.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from navalgames.chance.anatomy import DRAW, Node
from navalgames.pictures.section import Data, Section

MOST_KINDS = 24


def hand_data(section: Section) -> Data | None:
    """The cards of a section that begins with a draw; None for any other.

    kinds: each with words, how many there are, and, where one card is drawn, the end it leads to by itself
    (0 and above: another throw decides). taken: how many are drawn.
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
        "cards": len(root.asked.cards),
    }


def _kind(section: Section, root: Node, card: Any, count: int, leads: int | None) -> Data:
    words = section.words.value((card,), root.asked) or section.labels.texts.name(str(card))
    return {"words": words, "count": count, "to": leads}
