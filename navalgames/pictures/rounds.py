"""Round after round: what has ended after each, or how what every round brings adds up.

Knows questions in rounds and the words of outcomes. Must not know a rule, nor how a column is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import islice, pairwise
from typing import Any

from navalgames.charts import Charts
from navalgames.games.contract import Rounds
from navalgames.labels import Labels
from navalgames.odds import is_number
from navalgames.odds.flow import GOES_ON, MOST_ADDED, grown
from navalgames.odds.why import Why
from navalgames.pictures.futures import BRACKETED
from navalgames.pictures.highest import POWERS
from navalgames.pictures.section import Data, chance_data, percent_beside
from navalgames.texts.figures import fraction_text

MOST_ROUNDS = 24
LITTLE = Fraction(1, 200)
"""What goes on still, below which no further round is shown."""
LEAST_ALIKE = 2
"""So many rounds alike say that all are."""
Step = Mapping[Any, Fraction]


def rounds_data(why: Why, labels: Labels, charts: Charts, values: Any, parts: bool) -> Data | None:
    """The columns of a question in rounds; None for others, and where one column would only be the bars of
    the answer once more, beside other parts.

    added: what there is by then is told, not what has ended; sums: it is counted up from 0. hint: what says
    so, a key of the catalogue. steps: the columns, each with a chance for each of `ends`, or None. open: what
    is not decided after the last round that is read; then the answer stands last, as the end of all rounds.
    gained: of a question that asks how many rounds it takes, the end that grows by each answer's chance.
    """
    how = why.answer.question.how
    if not isinstance(how, Rounds):
        return None
    if how.so_far is not None or how.stages is not None:
        return _added_up(how, why, labels, charts, values)
    read = list(islice(_flow(why), MOST_ROUNDS + 1))
    left = read[-1].get(GOES_ON, Fraction(0))
    waiting = read if left else read[:-1]
    if parts and len(read) > 1 and all(step.keys() == {GOES_ON} for step in waiting):
        return None
    chances = why.answer.distribution
    ended = [one for one in why.answer.outcomes if chances.chance(one)]
    steps: list[Step] = [*read]
    if left:
        steps.append({one: chances.chance(one) for one in ended})
    unit = labels.unit(why.answer.question.unit)
    return _columns(how, why, labels, [*ended, GOES_ON], steps) | {
        "unit": unit, "open": chance_data(left, labels) if left else None, "added": False, "sums": False,
        "hint": f"picture-hint-{how.called}", "same": _same_each_time(waiting, read[-1], why, labels),
    }  # fmt: skip


def _same_each_time(waiting: Sequence[Step], last: Step, why: Why, labels: Labels) -> str:
    """What part of all that is open stays so every time, in a sentence, and what that comes to in the end;
    "" where that changes, or is all.
    """
    left = [step.get(GOES_ON, Fraction(0)) for step in waiting]
    parts = {after / before for before, after in pairwise(left) if before}
    if len(parts) != 1 or len(left) <= LEAST_ALIKE or parts & {0, 1}:
        return ""
    (part,), t = parts, labels.texts.t
    percent = percent_beside(part, labels.texts)
    told = fraction_text(part) or percent
    said = t("picture-same-each-time", part=told, percent=percent)
    ends = [one for one, chance in last.items() if chance == part ** len(left)]
    others = [one for one in last if one not in ends]
    if len(ends) != 1 or len(others) != 1 or GOES_ON in last:
        return said
    power, (end, other) = f"({told})" + str(len(left)).translate(POWERS), (*ends, *others)
    chances = {
        name: percent_beside(last[one], labels.texts) for name, one in (("left", end), ("rest", other))
    }
    words = {"end": _end(end, why, labels)["words"], "other": _end(other, why, labels)["words"]}
    whole = t("picture-same-in-the-end", count=len(left), power=power, **chances, **words)
    return t("picture-begins-both", said=said, settings=whole)


def _added_up(how: Rounds[Any], why: Why, labels: Labels, charts: Charts, values: Any) -> Data | None:
    steps = grown(how, charts, values, MOST_ADDED)
    if all(step == steps[0] for step in steps):
        return None
    left = steps[-1].get(GOES_ON, Fraction(0))
    if left:
        steps.append(dict(why.answer.distribution.items()))
    met = {one for step in steps for one in step}
    numbers = sorted(one for one in met if is_number(one))
    named = (one for one in why.answer.outcomes if one in met and not is_number(one))
    decided = (*numbers, *why.answer.outcomes, GOES_ON)
    others = sorted(str(one) for one in met if one not in decided)
    ends = [*numbers, *named, *others, *(one for one in (GOES_ON,) if one in met)]
    unit, called = labels.unit(how.counts or why.answer.question.unit), how.staged or how.called
    sums, begins = set(steps[0]) == {0}, set(steps[0]) != {GOES_ON}
    grows = "added-" if sums else "standing-" if begins else ""
    return _columns(how, why, labels, ends, steps) | {
        "unit": unit, "open": chance_data(left, labels) if left else None,
        "added": True, "sums": sums, "called": called, "hint": f"picture-hint-{grows}{called}",
        "gained": _gained(why, labels, ends, steps),
    }  # fmt: skip


def _gained(why: Why, labels: Labels, ends: list[Any], steps: Sequence[Step]) -> Data | None:
    """The end that grows in each column by the chance that it takes so many rounds, and by how much; `at`:
    the column in which it grows most, the likeliest answer. None where the answers are no such numbers.
    """
    chances = {one: chance for one, chance in why.answer.distribution.items() if is_number(one)}
    answers = [chances.get(count, Fraction(0)) for count in range(len(steps))]
    unit = BRACKETED.sub("", labels.unit(why.answer.question.unit))
    for place, one in enumerate(ends):
        amounts = [step.get(one, Fraction(0)) for step in steps]
        grown_by = [Fraction(0), *(after - before for before, after in pairwise(amounts))]
        if grown_by == answers and sum(map(bool, answers)) > 1:
            said = (labels.texts.t("odds-counted", number=count, unit=unit) for count in range(len(steps)))
            parts = [
                {"said": words, **chance_data(part, labels)} if part else None
                for words, part in zip(said, grown_by, strict=True)
            ]
            return {"end": place, "at": grown_by.index(max(grown_by)), "parts": parts}
    return None


def _columns(how: Rounds[Any], why: Why, labels: Labels, ends: list[Any], steps: Sequence[Step]) -> Data:
    return {
        "called": how.called,
        "ends": [_end(one, why, labels) for one in ends],
        "steps": [
            [chance_data(step[one], labels) if one in step else None for one in ends] for step in steps
        ],
    }


def _flow(why: Why) -> Iterator[dict[Any, Fraction]]:
    for step in why.flow or ():
        yield step
        if step.get(GOES_ON, 0) < LITTLE:
            return


def _end(outcome: Any, why: Why, labels: Labels) -> Data:
    if outcome == GOES_ON:
        return {"key": GOES_ON, "words": labels.texts.t("why-goes-on"), "value": None}
    number = float(outcome) if is_number(outcome) else None
    named = labels.ends(why.answer.question.name, outcome) or labels.outcome(outcome)
    return {"key": str(outcome), "words": named, "value": number}
