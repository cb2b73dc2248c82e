"""How long an episode takes a quick reader, and from what age its sentences can be read.

Knows the keys of an episode's sentences. Must not know a page. Both are judged from the English sentences,
which every language retells; the formula itself is made for English and says nothing about another language.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

from navalgames.serve.places import lessons_folder
from navalgames.sessions.lesson_grammar import Episode
from navalgames.sessions.lessons import read_episodes
from navalgames.texts import catalogue_files
from navalgames.texts.catalogue import entries
from navalgames.texts.readability import WORDS_A_MINUTE, reading_age, words_of

JUDGED = "en"
"""The language the formula is made for; in another one no age is told."""
MINUTES_A_STEP = Fraction(3, 4)
"""Our allowance for a prediction, a roll, a change and the answers of a step."""
_ASIDE = re.compile(r"lesson-\d+-(discussion|prior|exit|home|what-if|more|blurb|goal-\d)")
"""For teachers, and for those who are done; no part of the episode itself."""
_PROSE = re.compile(r"-(hook|predict|varied|(explain|history|assumption|rule)(-.*)?)$")
_REPLIES = re.compile(r"-(right|low|high)$")
"""A learner is given one of these three."""
_ANSWERS = re.compile(r"-check-\d+-.+-why$")
"""A learner is given the reply to one answer of two or more."""


def quick_minutes(game: str, episode: Episode) -> int:
    """The whole minutes an episode takes who reads as quickly as adults do and does not linger."""
    words = sum(len(words_of(said)) * _share(key) for key, said in _english(game, episode).items())
    return math.ceil(words / WORDS_A_MINUTE + MINUTES_A_STEP * len(episode.step))


def _share(key: str) -> Fraction:
    """How much of a sentence a learner meets, on average."""
    if _ASIDE.match(key):
        return Fraction(0)
    return Fraction(1, 3) if _REPLIES.search(key) else Fraction(1, 2) if _ANSWERS.search(key) else Fraction(1)


def age_of_episode(game: str, episode: Episode) -> int:
    """The reading age of an episode's running sentences."""
    return reading_age(_prose(_english(game, episode)))


@lru_cache(maxsize=64)
def age_of_game(game: str) -> int | None:
    """The reading age of all its episodes; None without any."""
    episodes = read_episodes(lessons_folder(game))
    said = [one for episode in episodes for one in _prose(_english(game, episode))]
    return reading_age(said) if said else None


def _prose(sentences: dict[str, str]) -> Iterable[str]:
    return [said for key, said in sentences.items() if _PROSE.search(key)]


def _english(game: str, episode: Episode) -> dict[str, str]:
    begins = episode.key("")
    return {key: said for key, said in _sentences(game).items() if key.startswith(begins)}


@lru_cache(maxsize=64)
def _sentences(game: str) -> dict[str, str]:
    """The sentences of the lessons as they are written: what fills them in is not asked for."""
    found: dict[str, str] = {}
    for path in catalogue_files(JUDGED, game):
        for key, source in entries(path.read_text(encoding="utf-8")).items():
            if key.startswith("lesson-"):
                found.setdefault(key, source.partition("=")[2].strip())
    return found
