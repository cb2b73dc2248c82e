"""Equal things of which only the highest counts: how likely each highest is, told as two products.

Knows the results of each thing and where they lead. Must not know a rule, nor how it is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.odds import is_number
from navalgames.pictures.section import Section
from navalgames.texts.figures import fraction_text

POWERS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
Leads = dict[tuple[Any, ...], int]
"""What equal items came to, in order, and the end it leads to."""


class Together(NamedTuple):
    """What equal items come to together: how likely it is, in words, as a product, and where it leads."""

    chance: Fraction
    words: str
    product: str
    end: int


def by_highest(section: Section, times: int, chances: Mapping[Any, Fraction], leads: Leads) -> list[Together]:
    """A row for each end, from the lowest to the highest, where it hangs on the highest result alone; nothing
    where it does not, or where each result hangs on others as well.
    """
    if not all(map(is_number, chances)) or len(chances) < 3:
        return []
    ends: dict[Any, int] = {}
    for results, end in leads.items():
        if ends.setdefault(max(results), end) != end:
            return []
    ordered = sorted(ends)
    rows: list[Together] = []
    below = Fraction(0)
    for place, number in enumerate(ordered):
        last = place + 1 == len(ordered) or ends[ordered[place + 1]] != ends[number]
        if not last:
            continue
        upto = sum((chance for one, chance in chances.items() if one <= number), Fraction(0))
        held = [one for one in ordered if ends[one] == ends[number]]
        words = section.labels.texts.t(
            "picture-each-highest", values=section.words.any_of(held, ordered, str)
        )
        product = _less(_power(upto, times), _power(below, times))
        rows.append(Together(upto**times - below**times, words, product, ends[number]))
        below = upto
    return rows if len({row.end for row in rows}) == len(rows) > 2 else []


def _power(chance: Fraction, times: int) -> str:
    """A chance that holds for each of so many; "" for none.

    >>> _power(Fraction(2, 3), 3), _power(Fraction(1), 3)
    ('(2/3)³', '1')
    """
    written = fraction_text(chance)
    return written if chance == 1 else f"({written})" + str(times).translate(POWERS) if chance else ""


def _less(all_of: str, others: str) -> str:
    return f"{all_of} − {others}" if others else all_of
