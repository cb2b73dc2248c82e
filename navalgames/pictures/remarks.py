"""What stands beside a picture in small sentences: what is added, how dice are read, what is not drawn.

Knows sections and the words of a game. Must not know which pictures are drawn of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import comb

from navalgames.chance.anatomy import PART, ROLL, Asked, Node
from navalgames.chance.notation import Pool, parsed
from navalgames.charts import Charts
from navalgames.odds.flow import GOES_ON
from navalgames.pictures.begun import first_that_matters
from navalgames.pictures.laws import law_of
from navalgames.pictures.looked import rows_told
from navalgames.pictures.products import product_of, product_told
from navalgames.pictures.said import dice_said
from navalgames.pictures.section import Data, Section, percent_beside
from navalgames.pictures.sums import adds_told, sums_told
from navalgames.texts import Texts
from navalgames.texts.figures import fraction_text
from navalgames.texts.throws import throw_words

MOST_INSIDE = 2
"""Parts of which it is told what is thrown for them first; of more the buttons tell enough."""


def explained(section: Section, tables: list[Data], charts: Charts, like: Iterable[str]) -> list[str]:
    """What is done with what the dice show: added, compared, put together, looked up; what its ends mean.

    like: what settings do to throws that are looked up in no table.
    """
    t, sums = section.labels.texts.t, sums_told(section)
    said = [*_added(section, tables), *(one.words for one in sums)]
    rows = _rows(section, tables, charts)
    said += [] if any(one.named for one in sums) or (rows and not tables[0]["shift"]) else like
    said += [] if said and not adds_told(section) else [law_of(section)]
    then = next((other["title"] for other in tables[1:] if other["steps"]), "none")
    said += [
        t("picture-looked-up-rows", title=table["title"], listed=rows)
        if rows
        else t("picture-looked-up", title=table["title"], then=then)
        for table in tables[:1]
    ]
    said += map(section.labels.outcome_help, section.outcomes)
    return [words for words in said if words]


def remarks(section: Section, shut: list[Data]) -> list[str]:
    """How the dice of a section are read, what is not drawn. shut: the doors to its parts."""
    labels = section.labels
    said = dice_said((node.asked for node in section.rolls), labels.texts)
    said += _inside(section, shut)
    said += _idle_throws(section)
    return [words for words in said if words]


def _rows(section: Section, tables: list[Data], charts: Charts) -> str:
    """The rows of the first table with what they lead to, where its throw alone decides."""
    return rows_told(section, charts[tables[0]["name"]], tables[0]["shift"] or 0) if tables else ""


def _added(section: Section, tables: list[Data]) -> Iterator[str]:
    """What is added to the throws that are looked up, table by table."""
    t, adding = section.labels.texts.t, [table for table in tables if table["steps"]]
    for table in adding:
        listed = t("picture-begins-separator").join(t("picture-added-one", **step) for step in table["steps"])
        of = t("picture-sum-of", throw=table["title"]) if len(tables) > 1 else ""
        yield of + t("picture-added", listed=listed)


def combined(section: Section) -> str:
    """How chances are put together where one throw follows another; "" elsewhere."""
    deep = max(section.depths.values(), default=0) > first_that_matters(section)[1]
    return section.labels.texts.t("picture-combined") if deep else ""


def told_once(sections: list[Data]) -> list[Data]:
    """The sections of a page without what an earlier one has said already of dice and of chances."""
    said: set[str] = set()
    for one in sections:
        told = one["notations"][one["explains"] :]
        new = [line for line in told if line not in said]
        combined_once = "" if one["combined"] in said else one["combined"]
        one |= {"notations": [*one["notations"][: one["explains"]], *new], "combined": combined_once}
        said.update((*told, one["combined"]))
    return sections


def pools_told(section: Section) -> list[str]:
    """How likely the likeliest number of dice that count is, of each pool of equal dice, as a product."""
    pools = (parsed(node.asked.dice) for node in section.rolls if node.asked.kind == ROLL)
    return [_pool_told(pool, section.labels.texts) for pool in dict.fromkeys(pools) if _is_equal_pool(pool)]


def _is_equal_pool(pool: Pool) -> bool:
    return pool.reading == "count" and len(pool.sides) > 1 and len(pool.totals.outcomes) > 1


def _pool_told(pool: Pool, texts: Texts) -> str:
    sides, count = pool.sides[0], pool.totals.mode
    one = Fraction(sides - pool.number + 1, sides)
    shown = (True,) * count + (False,) * (len(pool.sides) - count)
    product = product_of(shown, {True: one, False: 1 - one})
    told = product_told(product, percent_beside(pool.totals.chance(count), texts), texts)
    return texts.t(
        "picture-pool", dice=throw_words(pool.notation, texts), one=fraction_text(one), count=count,
        told=told, orders=comb(len(shown), count),
    )  # fmt: skip


def decided_here(section: Section) -> str:
    """Of the first rounds of many, how much is decided by then; "" of all others."""
    if GOES_ON not in section.chances:
        return ""
    texts = section.labels.texts
    return texts.t("picture-decided-here", percent=percent_beside(1 - section.chances[GOES_ON], texts))


def _inside(section: Section, shut: list[Data]) -> list[str]:
    """The dice behind a part that is shut, as its chances stand in the picture without them."""
    if len(shut) > MOST_INSIDE:
        return []
    dice = [_first_dice(section, section.rolls[one["node"]].asked) for one in shut]
    t = section.labels.texts.t
    return [
        t("picture-dice-inside", part=one["throw"], dice=thrown)
        for one, thrown in zip(shut, dice, strict=True)
        if thrown
    ]


def _first_dice(section: Section, asked: Asked) -> str:
    """The dice or cards that a part begins with; "" for a part that is resolved for several things at once,
    whose heading tells what one of them is.
    """
    while asked.procedure is not None:
        if asked.kind != PART:
            return ""
        begins = asked.inside(most=2).root
        if not isinstance(begins, Node):
            return ""
        asked = begins.asked
    return section.words.thrown(asked)


def _idle_throws(section: Section) -> list[str]:
    """What is thrown before the field and cannot change anything."""
    t, (root, idle) = section.labels.texts.t, first_that_matters(section)
    if root is None or not idle:
        return []
    thrown = section.words.thrown
    named = dict.fromkeys(thrown(one.asked) for one in section.rolls[:idle])
    if thrown(root.asked) in named:
        return [t("picture-idle-before" if idle > 1 else "picture-idle-before-one", count=idle)]
    return [t("picture-idle-throw", throw=throw) for throw in named]
