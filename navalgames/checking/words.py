"""The words of a game, its sides, options and players, on its pages and on the table in words.

Knows the naming of catalogue keys and the pages that show them. Must not know a sentence.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from navalgames.checking.check import WORDS, check
from navalgames.checking.finding import Finding
from navalgames.checking.playing import RAW, soaked, spoken
from navalgames.checking.subject import Subject
from navalgames.errors import Problem
from navalgames.folders import table_module_of
from navalgames.games.contract import Game
from navalgames.serve.pages import Pages
from navalgames.sessions.state_lines import INDENT, state_lines
from navalgames.sessions.words import OF_THE_AGENDA, PlayWords, kebab
from navalgames.texts import LANGUAGES

UNTOLD = re.compile("⟦([^⟧]*)⟧")
"""What stands on a page for a sentence that is missing."""
EVERY = 5  # states of a game whose table is read


@check(WORDS)
def the_game_its_sides_options_and_players_have_words(subject: Subject) -> Iterator[Problem]:
    """Everything that is chosen before a game begins, every order, and every place on the table."""
    game = subject.known
    wanted = ["title", "years", "hook", *(f"side-{side}" for side in game.sides), *_keys_of_options(game)]
    wanted += [f"player-{name}{part}" for name in game.bots() for part in ("", "-about")]
    wanted += [f"order-{kebab(kind)}" for kind in game.order_kinds]
    wanted += [f"state-{field}" for field in _fields(game.state_type) if field not in OF_THE_AGENDA]
    for language in LANGUAGES:
        words = spoken(game, language)
        missing = (words.prefix + key for key in wanted if not words.texts.has(words.prefix + key))
        yield from (Finding("no-word", language=language, key=key) for key in missing)


def _keys_of_options(game: Game) -> list[str]:
    names = [f"option-{choice.name}{part}" for choice in game.option_choices for part in ("", "-about")]
    told = [value for choice in game.option_choices for value in choice.values if type(value) is not int]
    values = dict.fromkeys(f"value-{value}" for value in told)  # a number may be its own word
    return [*names, *values]


def _fields(record: Any) -> tuple[str, ...]:
    named = getattr(record, "_fields", None)
    return named or tuple(field.name for field in dataclasses.fields(record))


@check(WORDS)
def its_rules_and_charts_have_words(subject: Subject) -> Iterator[Problem]:
    """The pages of the rules and of the charts."""
    for language in LANGUAGES:
        pages = Pages("/", language)
        for page in (pages.rules(subject.id), pages.charts(subject.id)):
            yield from (Finding("no-word", language=language, key=key) for key in UNTOLD.findall(page))


def has_own_table(game: str) -> bool:
    """Whether a game says itself what its table shows."""
    return find_spec(table_module_of(game)) is not None


@check(WORDS)
def the_table_is_told_in_words(subject: Subject) -> Iterator[Problem]:
    """In positions of random games: no side, value or place is told by the name it has in the rules.

    A game with a table of its own says there what lies where.
    """
    if has_own_table(subject.id):
        return
    for language in LANGUAGES[1:]:  # in English a name of the rules may be the word
        words = spoken(subject.known, language)
        for play in soaked(subject.known)[0]:
            for state in play.states[::EVERY]:
                for side in play.sides[:1]:
                    view = play.game.view(state, side, play.options)
                    yield from _untold(state_lines(view, words, play.sides), words, play.sides)


def _untold(lines: list[str], words: PlayWords, sides: tuple[str, ...]) -> Iterator[Problem]:
    """What stands on a table in words and is none."""
    known = {"language": words.texts.language, "prefix": f"{words.prefix}state"}
    open_places: dict[int, list[str]] = {}
    for line in lines:
        depth = (len(line) - len(line.lstrip())) // len(INDENT)
        label, _, told = line.strip().partition(": ")
        beside = open_places.setdefault(depth, [])
        open_places = {level: names for level, names in open_places.items() if level <= depth}
        if label in beside:
            yield Finding("places-alike", place=label, **known)
        beside.append(label)
        if label.isdigit():
            yield Finding("place-number", place=label, **known)
        raw = told in sides and words.side(told) != told
        if raw or RAW.fullmatch(told):
            yield Finding("place-raw", place=label, given=told, **known)
