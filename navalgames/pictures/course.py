"""What happens in order where a question is a whole procedure: each act, and one way multiplied out.

Knows the course that a question tells, and the words of its game. Must not know a rule, nor where it stands.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import groupby, pairwise
from math import factorial, prod
from typing import Any

from navalgames.chance import Distribution
from navalgames.charts import Charts
from navalgames.games.contract import Act, Rounds
from navalgames.labels import Labels
from navalgames.odds import Answer
from navalgames.pictures.begins import end_in_words
from navalgames.pictures.products import product_of, product_told
from navalgames.pictures.section import Data, percent_beside
from navalgames.pictures.summed import Sums, sums_to
from navalgames.texts import Texts
from navalgames.texts.figures import fraction_text, number_text

LEAST_MULTIPLIED = 2
"""Chances of a way from which on they are multiplied."""
CHOSEN = 2
"""Kinds of equal things, of which one need only be chosen: the others are the other kind."""
LONGEST_PART = 7
"""Signs of a fraction that is told beside its percentage: more are no longer counted on dice."""


def course_data(answer: Answer, labels: Labels, charts: Charts, values: Mapping[str, Any]) -> Data | None:
    """The course of a question at its settings, or a way to a sum that grows round after round; None where
    neither is told.

    acts: the sentences in order. most: the place of the one on which most depends. way: what has to happen
    for the likeliest outcome, each with its chance; nothing where no single way is told. told: how these are
    multiplied, and what all ways come to.
    """
    question, outcome = answer.question, answer.distribution.mode
    if question.course is None:
        return _summed(answer, labels, charts, values, outcome)
    course = question.course(charts, outcome, **values)
    if not course.way and (summed := _summed(answer, labels, charts, values, outcome)):
        return {**summed, "acts": [_said(act, labels) for act in course.acts], "most": course.most}
    factors = [act.chance for act in course.way if act.chance is not None]
    more = [fact for act in course.after for _, fact in act.facts if isinstance(fact, Fraction)]
    only = prod(factors, start=Fraction(1)) == answer.distribution.chance(outcome)
    head = "picture-course-only" if only else "picture-course-way"
    product = _multiplied(factors, labels.texts)
    whole = _whole(answer, labels, outcome, factors, more, course.at_once)
    orders = _orders(course.way, labels.texts)
    return {
        "acts": [_said(act, labels) for act in course.acts],
        "most": course.most if len(course.acts) > 1 else -1,
        "compared": course.compared,
        "head": labels.texts.t(head, end=end_in_words(answer, labels, outcome)),
        "way": [_said(act, labels) for act in course.way],
        "told": [*orders, *product, *(_said(act, labels) for act in course.after), *whole],
    }


def _summed(
    answer: Answer, labels: Labels, charts: Charts, values: Mapping[str, Any], outcome: Hashable
) -> Data | None:
    """The likeliest way to a sum, round after round, and how many ways there are."""
    how, t = answer.question.how, labels.texts.t
    sums = sums_to(how, charts, values, outcome) if isinstance(how, Rounds) else None
    if sums is None or not isinstance(how, Rounds):
        return None
    factors = [chance for _, chance in sums.likeliest]
    steps = _gains(sums, how.called, labels) if sums.begins == 0 else _sums(sums, how.called, labels)
    end, whole = end_in_words(answer, labels, outcome), answer.distribution.chance(outcome)
    alike = whole == sums.ways * prod(factors, start=Fraction(1))
    facts = {"end": end, "ways": sums.ways, "alike": alike, "percent": percent_beside(whole, labels.texts)}
    return {
        "acts": [],
        "most": 0,
        "head": t("picture-course-way", end=end),
        "way": steps,
        "told": [*_multiplied(factors, labels.texts), t("picture-course-ways", **facts)],
    }


def _sums(sums: Sums, called: str, labels: Labels) -> list[str]:
    """What there is after each round of the likeliest way."""
    t, told = labels.texts.t, []
    for step, (one, chance) in enumerate(sums.likeliest, start=1):
        percent = percent_beside(chance, labels.texts)
        listed = t("picture-course-sum", sum=labels.outcome(one), percent=percent)
        told.append(t(f"picture-{called}-now", round=step, listed=listed))
    return told


def _gains(sums: Sums, called: str, labels: Labels) -> list[str]:
    """What each round of the likeliest way brings; rounds that follow one another and bring the same, as
    likely, are told together.
    """
    gains = [
        (labels.outcome(one - before), chance)
        for (before, _), (one, chance) in pairwise([(0, Fraction(1)), *sums.likeliest])
    ]
    told, step = [], 1
    for (gain, chance), same in groupby(gains):
        last = step + len(list(same)) - 1
        percent = percent_beside(chance, labels.texts)
        facts = {"called": called, "from": step, "to": last, "alone": step == last}
        told.append(labels.texts.t("picture-course-gains", gain=gain, percent=percent, **facts))
        step = last + 1
    return told


def _orders(way: Sequence[Act], texts: Texts) -> list[str]:
    """What the largest number in front of a product of equal things counts; nothing where there is none."""
    found = [[count for _, count in act.each if count] for act in way]
    counts = max(found, key=_orders_of, default=[])
    orders = _orders_of(counts)
    if orders == 1:
        return []
    kind = "choose" if len(counts) == CHOSEN else "several"
    facts = {"orders": orders, "few": min(counts), "all": sum(counts), "less": sum(counts) - 1}
    return [texts.t(f"picture-course-{kind}", **facts)]


def _orders_of(counts: Sequence[int]) -> int:
    return factorial(sum(counts)) // prod(map(factorial, counts))


def _multiplied(factors: list[Fraction], texts: Texts) -> list[str]:
    """The chances of one way multiplied; nothing where there is but one."""
    if len(factors) < LEAST_MULTIPLIED:
        return []
    listed = " × ".join(percent_beside(one, texts) for one in factors)
    own = percent_beside(prod(factors, start=Fraction(1)), texts)
    return [texts.t("picture-course-product", listed=listed, percent=own)]


def _whole(
    answer: Answer, labels: Labels, outcome: Hashable, factors: list[Fraction], more: list[Fraction],
    at_once: Fraction,
) -> list[str]:  # fmt: skip
    """What all ways to an outcome come to together, where it is not said already; those of the first round
    by themselves.
    """
    whole = answer.distribution.chance(outcome)
    if not factors or whole in (prod(factors, start=Fraction(1)), *more):
        return []
    end, percent = end_in_words(answer, labels, outcome), percent_beside(whole, labels.texts)
    if not at_once:
        return [labels.texts.t("picture-course-all", end=end, percent=percent)]
    parts = {"first": at_once, "later": whole - at_once}
    facts = {name: percent_beside(chance, labels.texts) for name, chance in parts.items()}
    return [labels.texts.t("picture-course-later", end=end, percent=percent, **facts)]


def _said(act: Act, labels: Labels) -> str:
    """One act in a sentence; its chance stands behind it."""
    texts = labels.texts
    chances = {name: percent_beside(fact, texts) for name, fact in act.facts if isinstance(fact, Fraction)}
    chances |= {name: _listed(fact, texts) for name, fact in act.facts if isinstance(fact, Distribution)}
    chances |= {name: _product_of(fact, texts) for name, fact in act.facts if isinstance(fact, tuple)}
    chances |= {name: _sum_of(fact, texts) for name, fact in act.facts if isinstance(fact, list)}
    chances |= {name: _for_each(fact, texts) for name, fact in act.facts if isinstance(fact, dict)}
    said = labels.course(act.name, dict(act.facts) | chances)
    if act.chance is None:
        return said
    told = product_told(_product(act, texts), percent_beside(act.chance, texts), texts) if act.each else ""
    return texts.t("picture-course-act", said=said, chance=told or _counted(act.chance, texts))


def _product(act: Act, texts: Texts) -> str:
    """The chances of equal things side by side as a product, the number of their orders in front; in percent
    where a fraction would be too long.
    """
    results = tuple(place for place, (_, count) in enumerate(act.each) for _ in range(count))
    chances = {place: chance for place, (chance, _) in enumerate(act.each)}
    return product_of(results, chances) or product_of(results, chances, partial(percent_beside, texts=texts))


def _counted(chance: Fraction, texts: Texts) -> str:
    """A chance in percent, with its fraction where that is short."""
    percent, part = percent_beside(chance, texts), fraction_text(chance)
    if chance in (0, 1) or not 0 < len(part) <= LONGEST_PART:
        return percent
    return texts.t("odds-chance", percent=percent, fraction=part)


def _product_of(chances: tuple[Fraction, ...], texts: Texts) -> str:
    """Chances that are multiplied, in a row."""
    return " × ".join(percent_beside(one, texts) for one in chances)


def _for_each(chances: Mapping[Any, Fraction], texts: Texts) -> str:
    """The chance for each of some numbers."""
    return texts.t("picture-separator").join(
        texts.t("picture-course-each", number=number, percent=percent_beside(chance, texts))
        for number, chance in chances.items()
    )


def _sum_of(chances: list[Fraction], texts: Texts) -> str:
    """Chances that are added, in a row."""
    return " + ".join(percent_beside(one, texts) for one in chances)


def _listed(numbers: Distribution, texts: Texts) -> str:
    """Numbers that may come, each with its chance, the likeliest first."""
    likely = sorted(numbers.items(), key=lambda pair: -pair[1])
    return texts.t("picture-separator").join(
        texts.t("picture-round-one", end=number_text(one), percent=percent_beside(chance, texts))
        for one, chance in likely
    )
