"""What a lesson says in numbers: every chance and mean of a sentence, worked out when it is shown.

Knows the player, its exact answers and the catalogues. Must not hold a number of its own: a
sentence about odds is a template, and its numbers come from the question it is about.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from navalgames.sessions.lesson_grammar import ChoicePrediction, NumberPrediction, Step
from navalgames.sessions.lesson_part import Value, code_of
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_verdict import bars_drawn
from navalgames.texts import Code, Texts
from navalgames.texts.figures import fraction_text, number_text

MOST_COUNTED = 250  # ways a reader can follow; of more only the hundredths are told
MOST_TIMES = 20  # up to so many times a chance is told as it is, in words for how often something happens
# Denominators of chances that one decimal of a per cent writes in full.
UNTHROWN = {"number": "", "outcome": ""}
"""What the sentence of a throw is told with, before one fell."""
MOST_READ = 999  # a longer denominator is not read: the table of numbers has it
EXACT_PERCENT = frozenset(n for n in range(1, 1001) if 1000 % n == 0)
Numbers = dict[tuple[str | None, ...], dict[str, str]]
_TOLD: WeakKeyDictionary[LessonPlayer, Numbers] = WeakKeyDictionary()
"""The numbers of a player's steps in words, by step, order, language and what the own story left."""


class Sentence(NamedTuple):
    """A catalogue key and the facts that fill it in."""

    key: str
    facts: dict[str, Any]

    def said(self, texts: Texts) -> str:
        """The sentence in the language of `texts`."""
        return texts.t(self.key, **self.facts)


def explanation(player: LessonPlayer, texts: Texts) -> list[Sentence]:
    """What to say after the reveal: first on the learner's own prediction, then from rule to number."""
    known, step, key = facts(player, texts), player.step, player.episode.key
    own = []
    if player.progress.skipped:
        own = [Sentence("lesson-ui-skipped", known)]
    elif player.verdict:
        own = [Sentence(key(step.id, player.verdict), known)]
    return own + [Sentence(key(step.id, "explain", n), known) for n in range(1, step.explain + 1)]


def facts(player: LessonPlayer, texts: Texts) -> dict[str, Any]:
    """Every number the sentences of the present step may use, computed now from the exact answers; of a throw
    nothing before it falls.

    By `order` (its id, "none" before one is given) and `set` (the setting: a number, or its code) a sentence
    chooses what is true of them alone.
    """
    step = player.step
    told = _TOLD.setdefault(player, {})
    own = _own_numbers(step)
    asked = step.id, player.progress.ordered, texts.language, *map(str, own.values())
    if asked not in told:  # nothing else moves them, and a page says dozens of sentences
        told[asked] = {}
        for name, measure in {"target": step.target, **step.numbers}.items():
            told[asked] |= number_facts(texts, name, player.measure(measure), measure.is_chance)
    known: dict[str, Any] = {
        "setting": setting_text(player, texts, player.setting),
        "guess": guess_text(player, texts),
        "order": Code(player.progress.ordered or "none"),
        "set": _chosen_by(player.setting),
    }
    return known | told[asked] | own | UNTHROWN


def _own_numbers(step: Step) -> dict[str, int | str]:
    """What goes on from the learner's own dice, as `$own-hull`: numbers, and codes to choose by; as written
    without them."""
    if step.carried is None or step.scene is None:
        return {}
    told: dict[str, Any] = {one: step.fixed[one] for one in step.carried.parameters}
    told |= {one.named: step.scene.changes[one.place] for one in step.carried.adds if one.named}
    told |= {one.named: "none" for one in step.carried.reads if one.named} | step.carried.told
    told["came"] = step.carried.came
    return {f"own-{name}": _chosen_by(value) for name, value in told.items()}


def _chosen_by(value: Value) -> int | str:
    """A number, or the code of another value: what a sentence chooses by."""
    return value if isinstance(value, int) and not isinstance(value, bool) else Code(code_of(value))


def given_text(player: LessonPlayer, texts: Texts) -> list[str]:
    """What a step takes as given, on paper: its rule, its set-up, and the order given or to give."""
    step, known = player.step, facts(player, texts)
    parts = [("rule", n) for n in range(1, step.rule_told + 1)]
    parts += [("assumption", n) for n in range(1, step.assumptions + 1)]
    told = [texts.t(player.episode.key(step.id, *part), **known) for part in parts]
    if step.act:
        order = texts.t(player.episode.key(step.id, "act", player.progress.ordered or step.act.ids[0]))
        told.append(texts.t("lesson-ui-act-taken", order=order))
    return told


def setting_text(player: LessonPlayer, texts: Texts, value: Value) -> str:
    """A value of the step's control in words, where the catalogue has some, else the value itself."""
    key = player.episode.key(player.step.id, "set", str(value).lower())
    return texts.t(key) if texts.has(key) else str(value)


def guess_text(player: LessonPlayer, texts: Texts) -> str:
    """The prediction in words ("" without one)."""
    guess, predict = player.progress.guess, player.step.predict
    if guess is None:
        return ""
    if isinstance(predict, ChoicePrediction):
        return texts.t(player.episode.key(player.step.id, "option", guess))
    if isinstance(predict, NumberPrediction):
        return unit_text(texts, predict.unit, Fraction(str(guess)))
    counts = " · ".join(str(count) for count in bars_drawn(guess).values())
    return texts.t("lesson-ui-guess-bars", n=predict.tokens, counts=counts)


def unit_text(texts: Texts, unit: str, number: Fraction) -> str:
    """A number with its unit (percent, ships, points, ...)."""
    return texts.t(f"lesson-unit-{unit}", value=number_text(number), count=float(number))


def chance_text(texts: Texts, chance: Fraction, *, whole: bool = False) -> str:
    """A chance as a sentence tells it; `whole`: with its fraction, however long, as a key tells it."""
    style = _style(chance, chance.denominator in EXACT_PERCENT, whole)
    return texts.t(
        "lesson-number-chance", style=style, fraction=fraction_text(chance), shown=texts.percent(chance)
    )


def _style(number: Fraction, exact: bool, whole: bool = False) -> str:
    """How a number is told; `exact`: whether its decimals are all of it."""
    if not fraction_text(number) or number.denominator == 1:
        return "plain"
    if exact:
        return "exact"
    return "rounded" if whole or number.denominator <= MOST_READ else "awkward"


def number_facts(texts: Texts, name: str, number: Fraction, is_chance: bool) -> dict[str, str]:
    """How sentences may say one number: `$name`, `$name-fraction`, `$name-plain`, `$name-often` and
    `$name-percent`, or `$name-decimal`."""
    fraction = fraction_text(number)
    if is_chance:
        shown, said = texts.percent(number), chance_text(texts, number)
        other = {
            "percent": shown,
            "plain": plain_chance(texts, number),
            "often": often_text(texts, number),
        }
    else:
        shown = number_text(number)
        style = _style(number, exact=number * 100 == int(number * 100))
        said = texts.t("lesson-number-mean", style=style, fraction=fraction, shown=shown)
        other = {"decimal": shown}
    forms = {"fraction": fraction or shown} | other
    return {name: said} | {f"{name}-{form}": text for form, text in forms.items()}


def in_hundred(chance: Fraction) -> int:
    """About so many in 100; a half goes up, as pupils learn it.

    >>> in_hundred(Fraction(13, 40)), in_hundred(Fraction(23, 40)), in_hundred(Fraction(1, 3))
    (33, 58, 33)
    """
    return floor(chance * 100 + Fraction(1, 2))


def plain_chance(texts: Texts, chance: Fraction) -> str:
    """A chance as one counts it: so many in so many, about so many in 100."""
    of = chance.denominator
    style = "both" if of <= MOST_COUNTED else "rounded"
    if 100 % of == 0:
        style = "hundred" if of in (1, 100) else "exact"
    return texts.t(
        "lesson-number-plain",
        style=style,
        ways=chance.numerator,
        of=of,
        hundred=number_text(Fraction(in_hundred(chance))),
    )


def often_text(texts: Texts, chance: Fraction) -> str:
    """A chance as one number of times, to stand behind a verb: 9 times in 20, about 23 times in 100."""
    of = chance.denominator
    few = 1 < of <= MOST_TIMES
    exact = few or 100 % of == 0
    ways, whole = (chance.numerator, of) if few else (in_hundred(chance), 100)
    style = "exact" if exact else "rounded" if ways else "rarer"
    return texts.t("lesson-number-often", style=style, ways=ways, of=whole)


def rests_on_ours_first(player: LessonPlayer) -> bool:
    """Whether this step is the first of those the learner has seen whose answer rests on our own numbers:
    what that means is told once in an episode.
    """
    seen = [one.id for one in player.episode.step[: player.index] if player.progress_of(one.id).revealed]
    with player.visiting():
        rests = [player.answer().weakest == "reconstruction"]
        for step in seen:
            player.go(step)
            rests.append(player.answer().weakest == "reconstruction")
    return rests[0] and not any(rests[1:])
