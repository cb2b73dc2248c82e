"""The one chart of a lesson step: the learner's prediction, the rolls and the exact chances in one drawing.

Knows the player's state and the odds chart. Works out nothing: rows come from exact answers, and before
the reveal they are veiled.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import takewhile
from typing import Any

from navalgames.chance import Distribution
from navalgames.labels import Labels
from navalgames.odds import Answer
from navalgames.sessions.lesson_grammar import BarsPrediction, ChoicePrediction, NumberPrediction
from navalgames.sessions.lesson_labels import StepLabels
from navalgames.sessions.lesson_part import Value
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_verdict import bars_drawn
from navalgames.sessions.lesson_words import guess_text, number_facts, setting_text
from navalgames.texts import Texts
from navalgames.texts.figures import number_text
from navalwidgets.guide.rolled import hits, rolled_mean, rolled_words, share_text
from navalwidgets.parts.odds_chart import OddsChart, Percent, key_of, rows_of, veil

TARGET = "target"
OR_MORE = "or_more"
RARE, MOST_RARE = Fraction(1, 100), 2  # so rare, and so many: they share a row


def draw_chart(chart: OddsChart, player: LessonPlayer, labels: Labels) -> None:
    """Draw the present step."""
    answer, revealed = player.answer(), player.progress.revealed
    ghost, own = player.ghost, StepLabels(player, labels)
    rows = _rows(player, own, answer, ghost[1] if ghost else answer)
    with chart.hold_sync():
        chart.title = labels.texts.t("lesson-ui-chart")
        chart.rows = rows if revealed else veil(rows)
        chart.ghost = _rows(player, own, ghost[1], answer) if ghost else []
        chart.ghost_label = _ghost_label(player, labels.texts, ghost[0]) if ghost else ""
        chart.rolls, chart.roll_total = _rolls(player, rows), player.sample.size
        chart.prediction, chart.prediction_label = _prediction(player, labels.texts)
        chart.marks = _marks(player, labels.texts) if revealed else []
        chart.unit = labels.unit(answer.question.unit)
        chart.badge = answer.weakest
        chart.exactness = own.exactness(answer.question)
        chart.summary = summary(player, labels.texts)
        chart.file_name = f"{player.game.id}-{player.episode.number}-{player.step.id}"


def _ghost_label(player: LessonPlayer, texts: Texts, before: Value) -> str:
    return texts.t("lesson-ui-ghost", setting=setting_text(player, texts, before))


# ---- rows


def _target_key(player: LessonPlayer) -> str | None:
    """The row the prediction is about: an outcome of its own, or a row that sums several; None for means."""
    step = player.step
    if not step.target.is_chance:
        return None
    if step.target.chance is not None and len(step.target.chance) == 1:
        return key_of(step.target.chance[0])
    return TARGET


def _rows(player: LessonPlayer, labels: StepLabels, answer: Answer, beside: Answer) -> list[dict[str, Any]]:
    """The rows of an answer as it stands beside another: what is rare in both is rare."""
    if player.certain and isinstance(player.step.predict, NumberPrediction):
        return _scale_rows(player.step.predict, labels, answer)
    percent = labels.texts.percent
    rows = rows_of(answer.distribution, labels.outcome, answer.question.outcomes, percent)
    if not player.step.target.is_chance or isinstance(player.step.predict, BarsPrediction):
        return rows
    unit = labels.unit(answer.question.unit)
    lying = [row | {"value": None, "label": _lying_label(row, unit, labels)} for row in rows]
    name = labels.texts.t(player.episode.key(player.step.id, "target"))
    if (key := _target_key(player)) != TARGET:
        shown = [row for row in lying if _can_happen(row) or row["key"] == key]
        return [_answered(row, key, name, labels) for row in shown] if _yes_or_no(answer) else shown
    chance = player.step.target.of(answer.distribution)
    if player.step.groups:
        return [_summed_row(name, chance, percent), *_grouped(player, answer, beside, labels)]
    met = _met(player, answer, rows)
    within = [row for row, met_by in zip(rows, met, strict=True) if met_by and _can_happen(row)]
    others = [row for row, met_by in zip(lying, met, strict=True) if not met_by and _can_happen(row)]
    last = answer.question.beyond
    gathered = _gathered(within, labels, last, beside)
    parts = [_part(row, unit, labels) for row in gathered] if _several(player, answer, beside) else []
    others = others if gathered != within else _gathered(others, labels, last, beside)
    if player.step.target.at_least is not None:  # from the most, so that what is short of it goes on from it
        parts, others = parts[::-1], others[::-1]
    return [_summed_row(name, chance, percent), *parts, *others]


def _yes_or_no(answer: Answer) -> bool:
    """Whether every outcome is yes or no."""
    return all(type(one) is bool for one in answer.outcomes)


def _answered(row: dict[str, Any], key: str | None, name: str, labels: StepLabels) -> dict[str, Any]:
    """A row of a yes or no as what the step asks about: "the turn goes on" may be the no of its question.

    The other one as the step calls it, where it does.
    """
    if row["key"] == key:
        return row | {"label": name}
    own = any(labels.is_own(one) and key_of(one) == row["key"] for one in (True, False))
    return row if own else row | {"label": labels.texts.t("lesson-ui-otherwise")}


def _can_happen(row: dict[str, Any]) -> bool:
    """An outcome that this setting rules out gets no bar: "captured 0 %" says nothing where nobody boards."""
    return bool(row["chance"][0] != "0")


def _gathered(
    rows: list[dict[str, Any]], labels: Labels, beyond: str, beside: Answer
) -> list[dict[str, Any]]:
    """Numbers at the end that are rarer than 1 in 100, each of them, as one row: "3 or more".

    Args:
        beside: an answer in which they must be as rare.
        beyond: what lies past all numbers, where the question looks no farther; it belongs to them.
    """
    end = [row for row in rows[-1:] if beyond and row["key"] == key_of(beyond)]
    counted = rows[: len(rows) - len(end)]
    often = {key_of(one) for one, chance in beside.distribution.items() if chance >= RARE}
    rare = list(takewhile(lambda row: _is_rare(row) and row["key"] not in often, reversed(counted)))
    if len(rare) < MOST_RARE:
        return rows
    chance, first = sum(map(_chance, [*rare, *end]), Fraction(0)), rare[-1]
    label = labels.texts.t("lesson-ui-or-more", number=first["label"])
    row = _chance_row(chance, labels.texts.percent) | {"key": OR_MORE, "label": label, "value": None}
    return [*counted[: -len(rare)], row]


def _is_rare(row: dict[str, Any]) -> bool:
    return _chance(row) < RARE and bool(row["key"].isdigit())


def _chance(row: dict[str, Any]) -> Fraction:
    return Fraction(int(row["chance"][0]), int(row["chance"][1]))


def _met(player: LessonPlayer, answer: Answer, rows: list[dict[str, Any]]) -> list[bool]:
    """Which rows the sum is made of."""
    outcomes, target = {key_of(one): one for one in answer.outcomes}, player.step.target
    told = [outcomes.get(row["key"], row["value"]) for row in rows]
    return [bool(target.of(Distribution.sure(one))) for one in told]


def _grouped(
    player: LessonPlayer, answer: Answer, beside: Answer, labels: StepLabels
) -> list[dict[str, Any]]:
    """A bar for each group of outcomes that can happen in either answer, those first that make up the sum."""
    step, texts = player.step, labels.texts
    within: list[dict[str, Any]] = []
    others: list[dict[str, Any]] = []
    for name, group in step.groups.items():
        told = texts.t(player.episode.key(step.id, "group", name))
        met = step.target.chance is not None and group[0] in map(str, step.target.chance)
        chance, other = (_together(one.distribution, group) for one in (answer, beside))
        if not chance and not other:
            continue
        label = texts.t("lesson-ui-part", label=told) if met else told
        row = _chance_row(chance, texts.percent) | {"key": name, "label": label, "value": None}
        (within if met else others).append(row)
    return [*within, *others]


def _together(distribution: Distribution, outcomes: tuple[str, ...]) -> Fraction:
    return sum(map(distribution.chance, outcomes), Fraction(0))


def _several(player: LessonPlayer, *answers: Answer) -> bool:
    """Whether more than one outcome makes up the sum: one alone would be the same bar again."""
    target = player.step.target
    outcomes = {one for answer in answers for one, _ in answer.distribution}
    return sum(bool(target.of(Distribution.sure(one))) for one in outcomes) > 1


def _part(row: dict[str, Any], unit: str, labels: StepLabels) -> dict[str, Any]:
    """A row below the sum that it is a part of."""
    label = labels.texts.t("lesson-ui-part", label=_lying_label(row, unit, labels))
    return row | {"value": None, "label": label}


def _scale_rows(predict: NumberPrediction, labels: Labels, answer: Answer) -> list[dict[str, Any]]:
    """Where a rule gives one number: the whole scale of the prediction, so that no axis tells the answer."""
    steps = round((predict.most - predict.least) / predict.step)
    values = {Fraction(str(predict.least)) + n * Fraction(str(predict.step)) for n in range(steps + 1)}
    sure = Fraction(answer.distribution.mean())
    certain, never = (_chance_row(Fraction(one), labels.texts.percent) for one in (1, 0))
    return [
        (certain if value == sure else never)
        | {"key": key_of(value), "label": labels.outcome(value), "value": float(value)}
        for value in sorted(values | {sure})
    ]


def _chance_row(chance: Fraction, percent: Percent) -> dict[str, Any]:
    both = {met: share for met, share in ((True, chance), (False, 1 - chance)) if share}
    return rows_of(Distribution.from_fractions(both), outcomes=(True,), percent=percent)[0]


def _lying_label(row: dict[str, Any], unit: str, labels: StepLabels) -> str:
    """A row with its name beside it has no axis below: a bare number gets its unit."""
    if not unit or labels.is_own(row["key"]) or (row["value"] is None and not row["key"].isdigit()):
        return row["label"]
    return labels.texts.t("lesson-ui-row", unit=unit, number=row["label"])


def _summed_row(name: str, chance: Fraction, percent: Percent) -> dict[str, Any]:
    return _chance_row(chance, percent) | {"key": TARGET, "label": name, "value": None}


def _rolls(player: LessonPlayer, rows: list[dict[str, Any]]) -> dict[str, int]:
    counts, shown = player.sample.counts, {row["key"] for row in rows}
    rolls = {key_of(outcome): count for outcome, count in counts.items()}
    if _target_key(player) == TARGET and counts and not isinstance(player.step.predict, BarsPrediction):
        rolls[TARGET] = hits(player)
    for name, group in player.step.groups.items() if counts else ():
        rolls[name] = sum(rolls.get(one, 0) for one in group)
    if OR_MORE in shown:
        rolls[OR_MORE] = sum(count for key, count in rolls.items() if key not in shown)
    return rolls


def _prediction(player: LessonPlayer, texts: Texts) -> tuple[Any, str]:
    """The prediction as the chart draws it, while the setting it was made for is shown."""
    guess, predict = player.progress.guess, player.step.predict
    if guess is None or player.setting != player.first_setting:
        return None, ""
    if isinstance(predict, BarsPrediction):
        return {key: 100 * count / predict.tokens for key, count in bars_drawn(guess).items()}, ""
    key = _target_key(player)
    if isinstance(predict, NumberPrediction):
        return ({key: guess} if key else guess), ""
    return ({key: _range(predict, str(guess))} if key else None), guess_text(player, texts)


def _range(predict: ChoicePrediction, guess: str) -> list[float]:
    """From where to where a chosen range goes, in per cent."""
    option = next(one for one in predict.options if one.id == guess)
    return [0.0 if option.least is None else option.least, 100.0 if option.most is None else option.most]


def _marks(player: LessonPlayer, texts: Texts) -> list[dict[str, Any]]:
    if player.step.target.is_chance or player.certain:
        return []
    mean = player.answer().distribution.mean()
    words = texts.t("odds-mark-mean", number=number_text(mean))
    return [{"value": float(mean), "label": words, "kind": "mean"}]


# ---- the sentence


def summary(player: LessonPlayer, texts: Texts) -> str:
    """The one sentence over the chart: hidden, the gap between guess and answer, or the new setting."""
    total = player.sample.size
    if not player.progress.revealed:
        return texts.t("lesson-ui-veiled", total=total, rolled=rolled_words(player, texts))
    is_chance = player.step.target.is_chance
    name = texts.t(player.episode.key(player.step.id, "target"))
    exact = player.measure(player.step.target, player.parameters)
    target = number_facts(texts, TARGET, exact, is_chance)[TARGET]
    if player.setting != player.first_setting:
        control = texts.t(player.episode.key(player.step.id, "control"))
        setting, rolled = setting_text(player, texts, player.setting), rolled_words(player, texts)
        varied = {"control": control, "setting": setting, "rolled": rolled}
        return texts.t("lesson-ui-varied", name=name, target=target, total=total, **varied)
    facts: dict[str, object] = {"name": name, "target": target, "total": total}
    facts["guess"] = guess_text(player, texts)
    facts["said"] = "none" if player.progress.guess is None else "yes"
    if player.certain:
        return texts.t("lesson-ui-gap-certain", **facts)
    if is_chance:
        met = hits(player)
        facts |= {"hits": met, "share": share_text(met, total) if total else ""}
        return texts.t("lesson-ui-gap-chance", **facts)
    return texts.t("lesson-ui-gap-mean", share=rolled_mean(player) if total else "", **facts)
