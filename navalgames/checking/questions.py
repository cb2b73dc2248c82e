"""The questions of a game: documented, answered, rolled alike; and its options in their exact odds.

Knows questions, their words, and what the README says of options that move none. Must not know a rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

from navalgames.chance import RandomDice
from navalgames.checking.check import QUESTIONS, check
from navalgames.checking.finding import Finding
from navalgames.checking.subject import Subject
from navalgames.errors import Problem
from navalgames.games.contract import Game, Question
from navalgames.labels import Labels
from navalgames.odds import ask, roll
from navalgames.printing import listed, quoted
from navalgames.rule_index import read_rules
from navalgames.sessions.what_if.changes import option_change
from navalgames.sessions.what_if.shifts import Shift, parameter_of_option, questions_of_option, shifts
from navalgames.texts import LANGUAGES, Texts

KINDS = ("whole", "choice", "switch")
SILENT = "### Options without odds of their own"
"""The heading in the README under which options stand that change no chance: * `name`: why."""


@check(QUESTIONS)
def every_question_is_documented(subject: Subject) -> Iterator[Problem]:
    """Words in every language, rules that exist, parameters with a default among their values."""
    game = subject.known
    numbers = {rule.number for rule in read_rules(game.id)}
    if not game.questions():
        yield Finding("no-question")
    for question in game.questions():
        yield from _misfits(question, numbers)
        for language in LANGUAGES:
            labels = _strict(game, language)
            for key in _unsaid(question, labels):
                yield Finding("no-word-at", where=_at(question), language=language, key=key)


def _at(question: Question) -> Finding:
    return Finding("at-question", question=question.name)


def _strict(game: Game, language: str) -> Labels:
    labels = Labels(game, language)
    labels.texts = Texts(language, game=game.id, strict=True)
    return labels


def _misfits(question: Question, numbers: set[str]) -> Iterator[Problem]:
    if not question.rules:
        yield Finding("question-rules", where=_at(question))
    unknown = (rule for rule in question.rules if rule not in numbers)
    yield from (Finding("no-rule", where=_at(question), rule=rule) for rule in unknown)
    for one in question.parameters:
        where = Finding("at-parameter", question=question.name, parameter=one.name)
        if one.default not in one.values or len(one.values) < 2 or len(set(one.values)) != len(one.values):
            given, default = listed(one.values) or "–", quoted(one.default)
            yield Finding("parameter-values", where=where, given=given, default=default)
        if one.kind not in KINDS:
            yield Finding("parameter-kind", where=where, given=one.kind, expected=", ".join(KINDS))
        if one.rule not in numbers:
            yield Finding("no-rule", where=where, rule=one.rule)


def _unsaid(question: Question, labels: Labels) -> Iterator[str]:
    """What has no words: the strict catalogue raises the key that is missing."""
    asked: list[tuple[Any, Any]] = [(labels.question, question.name), (labels.group, question.group)]
    asked += [(labels.unit, question.unit)] if question.unit else []
    asked += [(labels.parameter, one.name) for one in question.parameters]
    asked += [(labels.value, value) for one in question.parameters for value in one.values]
    asked += [(labels.outcome, outcome) for outcome in question.keys]
    for tell, what in asked:
        try:
            tell(what)
        except KeyError as missing:
            yield str(missing.args[0])
    if not labels.about(question.name):
        yield f"{labels.prefix}question-{question.name}-about"


@check(QUESTIONS)
def every_question_is_answered_at_its_defaults(subject: Subject) -> Iterator[Problem]:
    """Chances that sum to one, outcomes as declared, and dice that give one of them."""
    game, labels = subject.known, _strict(subject.known, LANGUAGES[0])
    for question in game.questions():
        try:
            answer = ask(game, question.name)
            rolled = roll(game, question.name, RandomDice(seed=1))
        except Exception as failure:
            given = failure if isinstance(failure, Problem) else str(failure)
            yield Finding("question-fails", where=_at(question), kind=type(failure).__name__, given=given)
            continue
        found = answer.distribution
        if sum((chance for _, chance in found), Fraction(0)) != 1:
            yield Finding("question-sum", where=_at(question))
        extra = [one for one in found.outcomes if one not in question.keys]
        if extra and (question.outcomes or any(isinstance(one, str) for one in extra)):
            yield Finding("question-outcomes", where=_at(question), given=listed(extra))
        elif not labels.sentence(answer) or not found.chance(rolled):
            yield Finding("question-rolled", where=_at(question), given=quoted(rolled))


# ------------------------------------------------------------------------ options in exact odds


def _section(folder: Path) -> str:
    """What the README says of options that move no odds; "" where all move some."""
    path = folder / "README.md"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return text.split(SILENT, 1)[1].split("\n## ", 1)[0] if SILENT in text else ""


def silent_options(folder: Path) -> set[str]:
    """Options that the README says move no odds."""
    return set(re.findall(r"^\* `(\w+)`: \S", _section(folder), re.MULTILINE))


def silent_values(folder: Path) -> set[tuple[str, str]]:
    """Values of options that the README says move no odds."""
    return set(re.findall(r"`(\w+) = (\w+)`", _section(folder)))


def first_shift(game: Game, option: str, value: object) -> Shift | None:
    """What the change does to the first question that has the option as a parameter."""
    choice = next(one for one in game.option_choices if one.name == option)
    asked = [question.name for question in questions_of_option(game, choice)]
    return next(shifts(game, option_change(game, option, value), questions=asked), None)


@check(QUESTIONS)
def every_option_moves_odds_or_is_said_not_to(subject: Subject) -> Iterator[Problem]:
    """An option is a parameter of a question, or stands in the README with the reason why not."""
    game = subject.known
    listed = silent_options(subject.folder)
    silent = {choice.name for choice in game.option_choices if not questions_of_option(game, choice)}
    for name in sorted(silent - listed):
        yield Finding("option-silent", option=name, heading=SILENT)
    for name in sorted(listed - silent):
        yield Finding("option-not-silent", option=name)


@check(QUESTIONS)
def every_value_of_an_option_moves_odds_or_is_said_not_to(subject: Subject) -> Iterator[Problem]:
    """The same for each value beside the default."""
    game, options = subject.known, silent_options(subject.folder)
    values = silent_values(subject.folder)
    for choice in game.option_choices:
        for value in choice.values:
            listed = (choice.name, str(value)) in values
            in_none = choice.name in options or not questions_of_option(game, choice)
            if in_none or (value == choice.default and not listed):
                continue
            moves = first_shift(game, choice.name, value)
            if listed and moves is not None:
                moved = {"value": str(value), "question": moves.question.name}
                yield Finding("value-not-silent", option=choice.name, **moved)
            elif not listed and (moves is None or not moves.distance):
                yield Finding("value-silent", option=choice.name, value=str(value), heading=SILENT)


@check(QUESTIONS)
def an_option_in_a_question_has_the_default_of_the_option(subject: Subject) -> Iterator[Problem]:
    """Also where two options take the same words: no parameter stands for an option of another name."""
    game = subject.known
    names = {choice.name for choice in game.option_choices}
    for question in game.questions():
        for choice in game.option_choices:
            one = parameter_of_option(question, choice, game.option_choices)
            if one is None:
                continue
            if one.name != choice.name and one.name in names:
                facts = {"parameter": one.name, "option": choice.name}
                yield Finding("parameter-of-option", where=_at(question), **facts)
            if one.default != choice.default:
                defaults = {"given": quoted(one.default), "expected": quoted(choice.default)}
                yield Finding("parameter-default", where=_at(question), parameter=one.name, **defaults)
