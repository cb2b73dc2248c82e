"""Odds while playing: the game's questions that bear on the pending decision.

Knows questions and the rules they rest on. A hint never looks at the state of the play, so it
cannot tell a secret.
"""

from __future__ import annotations

from typing import Any

from navalgames.cli.odds import print_answer
from navalgames.cli.output import pairs, say, words
from navalgames.labels import Labels
from navalgames.odds import ask
from navalgames.sessions.play import Play
from navalgames.texts.choice import language_here


def show_hints(play: Play, typed: str) -> None:
    """Answers `question name=value ...`; with nothing typed, the questions about this decision.

    Raises:
        Problem: an unknown question or parameter, or a value it does not take.
    """
    labels = Labels(play.game, language_here())
    if typed:
        name, *given = typed.split()
        play.game.question(name)
        print_answer(labels, ask(play.game, name, play.charts, **pairs(given, f"o {name}")))
        return
    _, rule = play.decision()
    related = questions_about(play.game, rule)
    if not related:
        say(words("cli-hints-none", rule=rule))
    for question in related:
        answer = ask(play.game, question.name, play.charts)
        say(f"  {labels.question(question.name)}: {labels.sentence(answer)}")
        parameters = " ".join(f"{name}={value}" for name, value in answer.parameters)
        say("    " + words("cli-hints-more", command=f"o {question.name} {parameters}".strip()))


def questions_about(game: Any, rule: str) -> list[Any]:
    """The questions that rest on a rule; else those on a rule of the same section (8.8 for 8.8b)."""
    exact = [question for question in game.questions() if rule in question.rules]
    section = rule.rstrip("abcdefghijklmnopqrstuvwxyz")
    return exact or [
        question
        for question in game.questions()
        if any(one.rstrip("abcdefghijklmnopqrstuvwxyz") == section for one in question.rules)
    ]
