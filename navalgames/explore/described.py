"""A game, a question or an option in words: what it is about, its values, and what may come of it.

Knows labels, and questions that are asked at their usual settings. Must not know how an answer is found.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from navalgames.explore.terms import counted_told, endings_told, player_told
from navalgames.explore.values_told import option_values_told
from navalgames.games.contract import Game, OptionChoice, Parameter, Question
from navalgames.labels import Labels
from navalgames.naming import told_by
from navalgames.odds import ask
from navalgames.odds.evidence import OF_A_CHART
from navalgames.printing import listed
from navalgames.sessions.players import computer_players
from navalgames.sessions.words import PlayWords
from navalgames.texts import Texts

MOST_SETTINGS = 8
"""Of a question that is told in one line."""


class Description(str):
    """A text that a prompt shows as it is written, without quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def described(game: Game, question: Question, language: str) -> Description:
    """What a question is about, each setting with its values and what they mean, and what may come out."""
    labels, words = Labels(game, language), Texts(language)
    lines = [labels.question(question.name), labels.about(question.name), ""]
    for one in question.parameters:
        lines += _setting(one, labels, words)
    outcomes = [_meant(labels, outcome, labels.outcome(outcome)) for outcome in question.keys]
    if not question.outcomes and _is_yes_or_no(game, question):
        outcomes = [words.t("explore-kind-switch")]
    elif not question.outcomes:
        unit = labels.unit(question.unit)
        outcomes.insert(0, words.t("explore-numbers-of", unit=unit) if unit else words.t("explore-numbers"))
    told = words.listed(outcomes)
    return Description("\n".join([*lines, words.t("explore-outcomes", outcomes=told)]))


def described_setting(game: Game, name: str, language: str) -> list[Description]:
    """A setting of one question or of several: its values, told once for all that take the same."""
    labels, words = Labels(game, language), Texts(language)
    asked: dict[tuple[str, ...], list[str]] = {}
    for question in game.questions():
        for one in question.parameters:
            if one.name == name:
                asked.setdefault(tuple(_setting(one, labels, words)), []).append(question.name)
    return [
        Description("\n".join([*told, "    " + words.t("explore-setting-of", questions=words.listed(names))]))
        for told, names in asked.items()
    ]


def _setting(one: Parameter, labels: Labels, words: Texts) -> list[str]:
    """A setting with its rule, and the values that it takes."""
    told = words.t("explore-setting", name=one.name, label=labels.parameter(one.name), rule=one.rule)
    values = words.listed([_meant(labels, value) for value in one.values])
    return [told, "    " + words.t("explore-values", values=values, default=_meant(labels, one.default))]


def _is_yes_or_no(game: Game, question: Question) -> bool:
    """Whether a question that names no outcomes is answered by yes or no; those have no unit."""
    if question.unit:
        return False
    return all(isinstance(one, bool) for one in ask(game, question.name).distribution.outcomes)


def question_line(game: Game, language: str, question: Question) -> str:
    """A question in one line: its name, its title, and the names of its settings."""
    names = listed((one.name for one in question.parameters), MOST_SETTINGS)
    return f"{question.name}: {Labels(game, language).question(question.name)} ({names})"


def described_option(game: Game, choice: OptionChoice, language: str) -> Description:
    """An option of a game: what it changes, its values, the usual one, its rule."""
    return Description("\n".join(_option(game, choice, language)))


def described_game(game: Game, language: str) -> Description:
    """A game: its sides, its computer players and all its options, in the words of the pages."""
    words, texts = PlayWords(game, language), Texts(language, game=game.id)
    sides = texts.listed([_named(side, words.side(side)) for side in game.sides])
    lines = [words.title(), "", texts.t("explore-sides", sides=sides), "", texts.t("explore-players")]
    lines += ["    " + player_told(game, name, language) for name in computer_players(game)]
    counted = [
        texts.t("explore-counted", name=name, told=told) for name, told in counted_told(game, language)
    ]
    lines += ["", texts.t("explore-counts"), *("    " + one for one in counted)] if counted else []
    endings = [_named(key, word) for key, word in endings_told(game, language).items()]
    lines += ["", texts.t("explore-endings", endings=texts.listed(endings))] if endings else []
    kinds = listed((kind.__name__ for kind in game.order_kinds.values()), most=len(game.order_kinds))
    lines += ["", texts.t("explore-order-kinds", kinds=kinds)]
    lines += ["", texts.t("explore-options")]
    for choice in game.option_choices:
        lines += _option(game, choice, language)
    return Description("\n".join(lines))


def _option(game: Game, choice: OptionChoice, language: str) -> Iterable[str]:
    words, texts = PlayWords(game, language), Texts(language, game=game.id)
    named = {"name": choice.name, "label": words.option(choice.name)}
    if choice.rule.startswith(OF_A_CHART):
        yield texts.t("explore-setting-chart", **named)
    else:
        yield texts.t("explore-setting", rule=choice.rule, **named)
    about = told_by(texts, words.prefix, f"option-{choice.name}-about")
    if about:
        yield "    " + about
    values = option_values_told(choice.values, partial(_of_option, texts, words))
    usual = _named(choice.default, _of_option(texts, words, choice.default))
    yield "    " + texts.t("explore-values", values=texts.listed(values), default=usual)


def _of_option(texts: Texts, words: PlayWords, value: Any) -> str:
    if isinstance(value, bool):
        return texts.t("odds-yes" if value else "odds-no")
    return str(value) if isinstance(value, int) else words.value(value)


def _meant(labels: Labels, value: Any, called: str | None = None) -> str:
    """How a value is written, and in brackets what it is called where that is something else."""
    told = labels.value(value) if called is None else called
    return _named(value, told) if not isinstance(value, int) or isinstance(value, bool) else str(value)


def _named(value: Any, told: str) -> str:
    return str(value) if str(value) == told else f"{value} ({told})"
