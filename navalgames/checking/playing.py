"""Random games over random options, watched at every step, and whole games of the computer players.

Knows plays and their words. Must not know a rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from functools import lru_cache
from itertools import count
from typing import Any

from navalgames.checking.check import PLAYERS, RELIED_ON, WORDS, check
from navalgames.checking.code import said_in
from navalgames.checking.finding import Finding
from navalgames.checking.subject import Subject
from navalgames.errors import Problem
from navalgames.games.contract import Game
from navalgames.naming import key_wanted, told_by
from navalgames.printing import printed
from navalgames.rule_index import read_rules
from navalgames.sessions.play import Play
from navalgames.sessions.players import RANDOM, computer_players
from navalgames.sessions.soak import Broken, soak_one
from navalgames.sessions.words import PlayWords
from navalgames.texts import LANGUAGES, Texts

SOAKED = 4
ENOUGH, MOST = 400, 1000
"""Orders: short games go on to the first at least, to the second until all lines and endings came."""
RAW = re.compile(r"[a-z]+(_[a-z]+)*")
"""A value as the rules write it."""


@lru_cache(maxsize=8)
def soaked(game: Game, seeds: range | None = None) -> tuple[tuple[Play, ...], tuple[Problem, ...]]:
    """Some random games over random options, and what broke in them; as many as it takes, or these seeds."""
    plays: list[Play] = []
    broken: list[Problem] = []
    for seed in seeds or count():
        if seeds is None and seed >= SOAKED and (broken or _enough(game, plays)):
            break
        try:
            plays.append(soak_one(game, seed))
        except Broken as failure:
            place = {"seed": str(seed), "order": str(len(failure.play.journal) + 1)}
            again = f"python -m navalgames.sessions.soak {game.id}"
            broken.append(Finding("soaked", what=failure, command=again, **place))
    return tuple(plays), tuple(broken)


def _enough(game: Game, plays: list[Play]) -> bool:
    """Whether these games say enough: each line and each ending the rules write out came, or long enough."""
    orders = sum(len(play.journal) for play in plays)
    if ENOUGH <= orders < MOST:
        told = {line.key for play in plays for line in play.log}
        ended = {play.outcome.key for play in plays if play.outcome is not None}
        named = {one.text for one in said_in(game.folder) if one.role in ("log", "ending")}
        return named <= told | ended
    return orders >= MOST or len(plays) >= MOST


def spoken(game: Game, language: str) -> PlayWords:
    """The words of a game, where a missing one is an error."""
    words = PlayWords(game, language)
    words.texts = Texts(language, game=game.id, strict=True)
    return words


@check(RELIED_ON)
def random_games_break_nothing(subject: Subject) -> Iterator[Problem]:
    """Invariants, undo, secrets, dead ends, states and orders as data, replay; no orders at the end."""
    plays, broken = soaked(subject.known)
    yield from broken
    for play in plays:
        if not play.over or play.outcome is None:
            yield Finding("no-outcome")
        if any(play.orders(side) for side in play.sides) or play.refused(play.sides[0]):
            yield Finding("over-and-asked")


@check(PLAYERS)
def every_computer_player_plays_whole_games(subject: Subject) -> Iterator[Problem]:
    """Each on every side; at least one besides the random player."""
    game = subject.known
    players = computer_players(game)
    if len(players) < 2:
        yield Finding("no-player")
    sides = game.sides_in(game.options())
    for name in players:
        for side in sides:
            play = Play(game, seats={**dict.fromkeys(sides, RANDOM), side: name}, seed=3)
            play.let_computers_play()
            if not play.over:
                yield Finding("player-endless", player=name, side=side)


@check(WORDS)
def everything_that_happens_has_its_words_and_its_rule(subject: Subject) -> Iterator[Problem]:
    """The log, the orders, the decisions, the refusals and the outcomes of random games."""
    for language in LANGUAGES:
        yield from unsaid(subject.known, language, soaked(subject.known)[0])


def unsaid(game: Game, language: str, plays: tuple[Play, ...]) -> Iterator[Problem]:
    """What has no words or no rule of the index in these games."""
    numbers = {rule.number for rule in read_rules(game.id)}
    words = spoken(game, language)
    for play in plays:
        yield from _unsaid_of_log(play, words, numbers)
        yield from _unsaid_of_orders(play, words, language)
        outcome: Any = play.outcome
        where = Finding("at-outcome", key=outcome.key)
        yield from _told(language, where, words.outcome, outcome, play.log)
        if outcome.rule not in numbers:
            yield Finding("no-rule", where=where, rule=outcome.rule)
        for state in play.states:
            yield from _unsaid_of_decision(play, state, words, numbers)


def _told(language: str, where: Finding, tell: Any, *given: Any) -> Iterator[Problem]:
    """A fault where telling something fails or says nothing."""
    try:
        if not tell(*given):
            yield Finding("says-nothing", where=where, language=language)
    except KeyError as missing:
        yield Finding("no-word-at", where=where, language=language, key=str(missing.args[0]))


def _unsaid_of_log(play: Play, words: PlayWords, numbers: set[str]) -> Iterator[Problem]:
    language = words.texts.language
    for line in play.log:
        where = Finding("at-line", key=line.key)
        yield from _told(language, where, words.line, line)
        if line.rule not in numbers:
            yield Finding("no-rule", where=where, rule=line.rule)
        if line.shown is not None:
            key = f"why-{line.shown.why}"
            if not told_by(words.texts, words.prefix, key):
                yield Finding("no-word", language=language, key=key_wanted(words.prefix, key))


def _unsaid_of_orders(play: Play, words: PlayWords, language: str) -> Iterator[Problem]:
    for entry in play.journal:
        try:
            said = words.order(entry.order)
        except KeyError as missing:
            where = Finding("at-order", order=printed(entry.order))
            yield Finding("no-word-at", where=where, language=language, key=str(missing.args[0]))
            continue
        for field in fields(entry.order):
            value = getattr(entry.order, field.name)
            untold = isinstance(value, str) and RAW.fullmatch(value) and re.search(rf"\b{value}\b", said)
            if untold and language != LANGUAGES[0]:
                key = f"{words.prefix}{field.name}-{value}"
                yield Finding("order-raw", language=language, order=said, given=value, key=key)


def _unsaid_of_decision(play: Play, state: Any, words: PlayWords, numbers: set[str]) -> Iterator[Problem]:
    game, language = play.game, words.texts.language
    for side in game.deciding(state):
        name, rule = game.decision(state)
        if rule not in numbers:
            yield Finding("no-rule", where=Finding("at-decision", decision=name), rule=rule)
        for key in (f"{words.prefix}decision-{name}", f"{words.prefix}decision-{name}-help"):
            if not words.texts.has(key):
                yield Finding("no-word", language=language, key=key)
        for refusal in game.why_not(state, side, play.charts, play.options):
            where = Finding("at-refusal", key=refusal.key)
            yield from _told(language, where, _both, words, refusal)
            if refusal.rule not in numbers:
                yield Finding("no-rule", where=where, rule=refusal.rule)
        offered = game.legal_orders(state, side, play.charts, play.options)
        if not isinstance(offered, tuple):
            yield from _unsaid_of_form(offered, name, words)


def _both(words: PlayWords, refusal: Any) -> bool:
    return all(words.refusal(refusal))


def _unsaid_of_form(form: Any, decision: str, words: PlayWords) -> Iterator[Problem]:
    language = words.texts.language
    if form.decision != decision:
        yield Finding("form-decision", given=form.decision, expected=decision)
    for row in form.rows:
        yield from _told(language, Finding("at-row", key=row.key), words.row, row)
    for column in form.columns:
        yield from _told(language, Finding("at-column", key=column.key), words.column, column)
    lacking = (key for key, _ in form.suggestions() if not words.texts.has(key))
    yield from (Finding("no-word", language=language, key=key) for key in lacking)
