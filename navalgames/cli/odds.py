"""`navalgames odds`: the questions of a game, and exact answers.

Knows how an answer is printed. The answers come from `navalgames.odds`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from navalgames.cli.output import named, pairs, print_json, row, say, show, table, words
from navalgames.games import game as game_called
from navalgames.sessions.settings import charts_for
from navalgames.texts.choice import language_here

ALL_LINES = 100_000
TOO_LONG = "…"
WORD = re.compile("[a-z]{2}")
"""What tells a name from a number such as 8.9b."""


def list_questions(game_name: str, as_json: bool) -> None:
    """Every question with its parameters, their values and defaults.

    Raises:
        BadInput: no such game.
    """
    from navalgames.labels import Labels
    from navalgames.odds import values_text

    game = game_called(game_name)
    labels = Labels(game, language_here())
    if as_json:
        print_json([_question_data(labels, question) for question in game.questions()])
        return
    for group in dict.fromkeys(question.group for question in game.questions()):
        say(labels.group(group), style="bold")
        for question in game.questions():
            if question.group != group:
                continue
            say(f"  {question.name}: {labels.question(question.name)}")
            for one in question.parameters:
                known = {"name": one.name, "values": values_text(one), "default": labels.value(one.default)}
                say("    " + words("cli-odds-parameter", label=labels.parameter(one.name), **known))
            say("    " + words("cli-odds-outcomes", outcomes=_outcomes(labels, question)))


def _outcomes(labels: Any, question: Any) -> str:
    """The outcomes of a question, as they are asked for and in words; numbers by what they count."""
    named = [f"{one} ({labels.outcome(one)})" for one in question.keys]
    if question.outcomes:
        return labels.texts.listed(named)
    unit = labels.unit(question.unit)
    return labels.texts.listed(
        [words("cli-odds-numbers-of", unit=unit) if unit else words("cli-odds-numbers"), *named]
    )


def show_answer(
    game_name: str, question: str, given: list[str], owned: Path | None, as_json: bool, with_why: bool,
    exact: bool = False,
) -> None:  # fmt: skip
    """The exact answer to one question, and how it comes about.

    exact: fractions are told in full, however long they are.

    Raises:
        Problem: unknown game, question or parameter, a value it does not take, or charts that cannot be used.
    """
    from navalgames.labels import Labels
    from navalgames.odds import ask
    from navalgames.odds.why import why

    game = game_called(game_name)
    game.question(question)
    charts, settings = charts_for(game, owned), pairs(given, f"odds {game_name} {question}")
    labels, answer = Labels(game, language_here()), ask(game, question, charts, **settings)
    found = why(game, question, charts, **settings) if with_why else None
    if as_json:
        print_json(answer_data(labels, answer) | ({"why": why_data(labels, found)} if found else {}))
        return
    print_answer(labels, answer, exact)
    if found:
        print_why(labels, found)


def print_why(labels: Any, found: Any) -> None:
    """Prints how an answer comes about: how its dice are read, then the throws as a tree."""
    from navalgames.pictures.tree import tree_of

    say()
    say(words("cli-odds-why"), style="bold")
    tree = tree_of(found, labels)
    for notation in tree.notations:
        say("  " + notation)
    for line in tree.lines:
        say("  " + "  " * line.depth + line.words)


def why_data(labels: Any, found: Any) -> list[dict[str, Any]]:
    """The same tree as data: depth, words, and the exact chance of a way from the very beginning."""
    from navalgames.pictures.tree import lines_of

    told = lines_of(found, labels, most=ALL_LINES)
    return [line._asdict() | {"chance": None if line.chance is None else str(line.chance)} for line in told]


def answer_data(labels: Any, answer: Any) -> dict[str, Any]:
    """An exact answer as data."""
    chances = answer.distribution
    data = {
        "game": answer.game,
        "question": answer.question.name,
        "title": labels.question(answer.question.name),
        "parameters": dict(answer.parameters),
        "outcomes": [
            {
                "outcome": outcome,
                "label": labels.outcome(outcome),
                "chance": str(chances.chance(outcome)),
                "percent": float(chances.chance(outcome)) * 100,
            }
            for outcome in answer.outcomes
        ],
        "rules": list(answer.rules),
        "charts": [cell._asdict() for cell in answer.cells],
        "weakest_source": answer.weakest,
        "sentence": labels.sentence(answer),
    }
    if answer.numeric:
        data["mean"] = str(chances.mean())
        data["deviation"] = chances.deviation()
    return data


def _question_data(labels: Any, question: Any) -> dict[str, Any]:
    return {
        "name": question.name,
        "title": labels.question(question.name),
        "about": labels.about(question.name),
        "group": question.group,
        "rules": list(question.rules),
        "outcomes": list(question.keys),
        "parameters": [
            {"name": one.name, "label": labels.parameter(one.name), "kind": one.kind}
            | {"values": list(one.values), "default": one.default, "rule": one.rule}
            for one in question.parameters
        ],
    }


def print_answer(labels: Any, answer: Any, exact: bool = False) -> None:
    """Prints an exact answer with all it rests on; fractions that nobody reads only where `exact` asks so."""
    from navalgames.texts.figures import fraction_text, number_text

    chances = answer.distribution
    say(labels.question(answer.question.name), style="bold")
    for name, value in answer.parameters:
        say(f"  {labels.parameter(name)} ({name}): {labels.value(value)}")
    told = labels.exactness(answer.question) or words("cli-odds-fraction")
    numbers = table(words("cli-odds-outcome"), told, words("cli-odds-percent"), right=(1, 2))
    left_out = False
    for outcome in answer.outcomes:
        chance = chances.chance(outcome)
        fraction = str(chance) if exact else fraction_text(chance)
        left_out = left_out or not fraction
        row(numbers, labels.outcome(outcome), fraction or TOO_LONG, labels.texts.percent(chance))
    show(numbers)
    if left_out:
        say(words("cli-odds-left-out"))
    say(labels.sentence(answer))
    if answer.numeric:
        mean, about = fraction_text(chances.mean()), number_text(chances.mean())
        say(words("cli-odds-mean" if mean else "cli-odds-mean-about", mean=mean, about=about))
    listed = labels.texts.listed
    say(words("cli-odds-rules", rules=listed(_rule(answer.game, number) for number in answer.rules)))
    charts = list(dict.fromkeys(cell.chart for cell in answer.cells))
    if charts:
        say(words("cli-odds-charts", charts=listed(named(labels.chart(name), name) for name in charts)))
    say(words("cli-odds-weakest", kind=labels.texts.t(f"charts-kind-{answer.weakest}")))


def _rule(game: str, number: str) -> str:
    """A rule by its number; one that is called by a word, such as `chart:gunnery`, by its title as well."""
    from navalgames.rule_index import find

    called = WORD.search(number)
    return named(find(game, number, language_here()).title, number) if called else number
