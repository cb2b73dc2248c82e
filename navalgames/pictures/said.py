"""What stands beside a picture in words: the rules behind its throws, and how their dice are read.

Knows the rules index of a game and the notation of dice. Must not know a rule, nor where the words are shown.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from math import prod
from string import ascii_lowercase

from navalgames.chance.anatomy import FACES, ROLL, Asked
from navalgames.chance.notation import Pool, parsed
from navalgames.labels import Labels
from navalgames.pictures.section import Data
from navalgames.rule_names import rules_of
from navalgames.texts import Texts
from navalgames.texts.throws import throw_words

MOST_RULES, MOST_BESIDE, MOST_DICE = 2, 3, 3
ADDS = re.compile(r"[+\-−]\d|\bplus\b|\bminus\b|\badds \d", re.IGNORECASE)
"""What a rule says that changes a throw, in the English index: "+1", "-1", "Plus crew quality", "adds 1"."""
SENTENCE = re.compile(r"(?<=[.;!?])\s+|(?<=。)")
LONGEST = 330
"""Characters of a rule that are told beside a picture; the rest stands behind its link."""


def rules_said(numbers: Iterable[str], labels: Labels, acted: Sequence[str]) -> list[Data]:
    """The first rules of these that act at this setting and that the index tells: each with its number, its
    title, and the beginning of what it says; then those beside them that act as well: modifiers by their
    amounts.

    What the index says of a table comes last: the table is a picture of its own.
    """
    asked = sorted(dict.fromkeys(numbers), key=_of_a_chart)
    acting = [one for one in asked if one in acted or _of_a_chart(one)]
    first = _told(acting, labels)[:MOST_RULES]
    beside = {_paragraph(one["rule"]) for one in first}
    known = {one["rule"] for one in first}
    index = rules_of(labels.game.id, "en")  # the same rules in every language
    others = (one for one in acted if one not in known and _paragraph(one) in beside)
    adding = [one for one in others if one in index and ADDS.search(index[one].requirement)]
    return [*first, *_told(adding, labels)[:MOST_BESIDE]]


def _told(numbers: Iterable[str], labels: Labels) -> list[Data]:
    told = ((number, labels.requirement(number)) for number in numbers)
    return [
        {
            "rule": number, "words": beginning(words),
            "title": _title(number, labels),
        }
        for number, words in told
        if words
    ]  # fmt: skip


def _title(number: str, labels: Labels) -> str:
    """What a rule is called, where its link does not say so already."""
    title = "" if _of_a_chart(number) else labels.rule_title(number)
    return "" if title == labels.rule(number) else title


def _of_a_chart(number: str) -> bool:
    return number.startswith("chart:")


def _paragraph(number: str) -> str:
    """The rule that holds this one: "16.0" for "16.0e"; a chart stands by itself."""
    return number if _of_a_chart(number) else number.rstrip(ascii_lowercase)


def beginning(text: str) -> str:
    """As many whole sentences as fit; the first one in any case. One that goes on ends in dots.

    >>> beginning("Roll two dice. Add them.")
    'Roll two dice. Add them.'
    >>> beginning("First the torpedo; then " + LONGEST * "x")
    'First the torpedo …'
    """
    kept = ""
    for sentence in SENTENCE.split(text):
        longer = f"{kept} {sentence}".strip() if kept and kept[-1] != "。" else kept + sentence
        if kept and len(longer) > LONGEST:
            break
        kept = longer
    return kept[:-1] + " …" if kept.endswith(";") else kept


def dice_said(asked: Iterable[Asked], texts: Texts) -> list[str]:
    """What each notation among these throws means, for a reader who never saw it."""
    thrown = dict.fromkeys((one.kind, one.dice) for one in asked if one.kind in (ROLL, FACES))
    return [_said(kind, dice, texts) for kind, dice in thrown][:MOST_DICE]


def _said(kind: str, dice: str, texts: Texts) -> str:
    pool = parsed(dice)
    many = len(pool.sides) > 1 or pool.reading == "count"
    reading = ("faces" if kind == FACES else pool.reading) if many else "one"
    if reading == "count" and len(pool.sides) == 1:
        reading = "count-one"
    said = texts.t(
        f"picture-notation-{reading}",
        dice=throw_words(dice, texts), words=_dice(pool, texts), number=pool.number,
    )  # fmt: skip
    return f"{said} {_example(pool, texts)}" if reading == "best" and pool.number == 1 else said


def _example(pool: Pool, texts: Texts) -> str:
    """How often the likeliest of the highest dice comes, as what is no higher less what is lower."""
    value = pool.totals.mode
    upto, below = ([min(sides, most) for sides in pool.sides] for most in (value, value - 1))
    return texts.t(
        "picture-notation-best-example",
        value=value, less=value - 1, count=prod(upto) - prod(below), whole=prod(pool.sides),
        all=" × ".join(map(str, upto)), others=" × ".join(map(str, below)),
    )  # fmt: skip


def _dice(pool: Pool, texts: Texts) -> str:
    counts = Counter(pool.sides)
    return texts.listed(
        texts.t("picture-notation-dice", count=count, sides=sides) for sides, count in counts.items()
    )
