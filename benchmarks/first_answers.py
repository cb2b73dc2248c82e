"""How soon a question is answered that nobody has asked before: every question of every game, at its
defaults and at random settings. Processor time, because other programs must not decide.

Nothing is remembered but the charts, the rule index and the modules: each answer is asked in a process of its
own, forked from one that has only read them. What others worked out before (answers, tables, parts of both)
cannot help.

python -m benchmarks.first_answers [--settings 40] [--seed 1] [--game GAME ...] [--write]
"""

from __future__ import annotations

import argparse
import gc
import os
import pickle
import signal
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from time import process_time
from typing import Any, NamedTuple

from benchmarks.performance_page import machine, percentile, table, time_text, write
from navalgames import odds
from navalgames.chance import memory
from navalgames.errors import Problem
from navalgames.games import GAME_IDS
from navalgames.games import game as game_called
from navalgames.games.contract import Game, Question
from navalgames.odds import asking
from navalgames.rule_index import proposed

SETTINGS, SEED, SLOWEST = 40, 1, 10
LONGEST = 60.0
"""Seconds of processor time after which an answer is waited for no longer."""
DRAWS = 20
"""How often settings are drawn anew for each that is wanted: few questions have many."""


class Asked(NamedTuple):
    """One answer: what was asked, the settings off their defaults, seconds; whether the rules refused it."""

    question: str
    settings: tuple[tuple[str, Any], ...]
    seconds: float
    refused: bool = False

    @property
    def words(self) -> str:
        """The question with its settings, as the command line takes them."""
        return " ".join((self.question, *(f"{name}={value}" for name, value in self.settings)))


def settings_of(question: Question, wanted: int, seed: int) -> Iterator[dict[str, Any]]:
    """The defaults, then up to `wanted` other settings: every value of each parameter equally likely.

    They depend on the seed and the question alone, not on the other questions of the game.
    """
    rng = Random(f"{seed}:{question.name}")
    seen = {tuple(one.default for one in question.parameters)}
    yield {}
    for _ in range(wanted * DRAWS):
        values = tuple(rng.choice(one.values) for one in question.parameters)
        if len(seen) > wanted:
            return
        if values not in seen:
            seen.add(values)
            drawn = zip(question.parameters, values, strict=True)
            yield {one.name: value for one, value in drawn if value != one.default}


def answered(game: Game, question: str, settings: Mapping[str, Any]) -> tuple[float, bool]:
    """Seconds of processor time for an answer, and whether the rules refused the settings."""
    begun, refused = process_time(), False
    try:
        odds.ask(game, question, **settings)
    except Problem:
        refused = True
    return process_time() - begun, refused


def asked_afresh(game: Game, question: str, settings: Mapping[str, Any]) -> Asked:
    """The same in a process of its own. One that is still at it after `LONGEST` is ended.

    Raises:
        RuntimeError: the answer failed with anything but a refusal.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        failed = 1
        try:
            signal.setitimer(signal.ITIMER_PROF, LONGEST)
            os.write(writing, pickle.dumps(answered(game, question, settings)))
            failed = 0
        finally:
            os._exit(failed)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    _, status = os.waitpid(child, 0)
    if not told and not os.WIFSIGNALED(status):
        raise RuntimeError(f"{game.id} {question} {dict(settings)}")
    return Asked(question, tuple(settings.items()), *(pickle.loads(told) if told else (LONGEST, False)))


def answers_of(game: Game, wanted: int, seed: int) -> list[Asked]:
    """Every question of a game at its defaults and at random settings."""
    odds.charts_of(game)
    proposed(game.id)
    memory.forget()
    asking._remembered.clear()
    gc.freeze()
    return [
        asked_afresh(game, question.name, settings)
        for question in game.questions()
        for settings in settings_of(question, wanted, seed)
    ]


def row(name: str, asked: Sequence[Asked]) -> tuple[str, ...]:
    """How many answers, and how soon: half of them, 95 of 100, all."""
    times = [one.seconds for one in asked]
    parts = (percentile(times, 0.5), percentile(times, 0.95), max(times))
    return name, str(len({one.question for one in asked})), str(len(asked)), *map(time_text, parts)


def tables(found: Mapping[str, Sequence[Asked]]) -> Iterator[str]:
    """A row for each game, then the slowest answers of each."""
    head = ("game", "questions", "answers", "p50", "p95", "slowest")
    yield table(head, [row(game, asked) for game, asked in found.items()])
    for game, asked in found.items():
        slowest = sorted(asked, key=lambda one: -one.seconds)[:SLOWEST]
        rows = [(one.words, time_text(one.seconds) + " (refused)" * one.refused) for one in slowest]
        yield table((f"{game}: the slowest", "first answer"), rows)


def main() -> None:
    """Asks and prints."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--settings", type=int, default=SETTINGS, help="random settings of each question")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--game", nargs="*", choices=GAME_IDS, default=GAME_IDS)
    parser.add_argument("--write", action="store_true", help="into docs/performance.md (all games)")
    given = parser.parse_args()
    found = {name: answers_of(game_called(name), given.settings, given.seed) for name in given.game}
    command = f"python -m benchmarks.first_answers --settings {given.settings} --seed {given.seed}"
    text = "\n\n".join(tables(found)) + machine(command)
    print(text)
    if given.write and tuple(given.game) == tuple(GAME_IDS):
        write("first_answers", text)


if __name__ == "__main__":
    main()
