"""How the chances of a question in rounds grow, in words: one sentence for each round that is told.

Knows the columns of a picture of rounds. Must not know a rule, nor where the sentences are shown.
"""

from __future__ import annotations

from typing import NamedTuple

from navalgames.labels import Labels
from navalgames.odds.why import Why
from navalgames.pictures.rounds import rounds_data
from navalgames.pictures.section import Data

TOLD = (1, 2, 3, 4, 6, 8, 12, 16, 24)
"""Rounds after which it is told how it stands; the last one is told in any case."""
MOST_ENDS = 4


class Grown(NamedTuple):
    """What the numbers count ("" for plain ones), and a sentence for each round that is told."""

    unit: str
    sentences: tuple[str, ...]


def grown(why: Why, labels: Labels) -> Grown | None:
    """How it stands after each round; None where nothing ever differs."""
    data = rounds_data(why, labels, why.charts, dict(why.answer.parameters), False)
    if data is None:
        return None
    last = len(data["steps"]) - 1
    told, before = [], data["steps"][0]
    for number, column in enumerate(data["steps"]):
        if number == last or (number in TOLD and column != before):
            told.append(_sentence(data, number, number == last, labels))
            before = column
    return Grown(data["unit"], tuple(told))


def _sentence(data: Data, number: int, end: bool, labels: Labels) -> str:
    """How it stands after one round: the likeliest ends, in their order."""
    t = labels.texts.t
    parts = [(one, part) for one, part in zip(data["ends"], data["steps"][number], strict=True) if part]
    shown = sorted(parts, key=lambda pair: -pair[1]["share"])[:MOST_ENDS]
    told = [
        t("picture-round-one", end=one["words"], percent=part["percent"])
        for one, part in parts
        if (one, part) in shown
    ]
    if len(parts) > len(shown):
        told.append(t("why-rounds-more", count=len(parts) - len(shown)))
    key = f"picture-{'end' if end else data['called']}-now"
    return t(key, round=number, listed=t("picture-separator").join(told))
