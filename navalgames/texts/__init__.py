"""The catalogues of every sentence a learner may see, one folder per language (Fluent files).

Knows languages and keys. Must not know a rule, a widget or a page: callers hand in
keys and facts, and get a sentence back.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache, reduce
from pathlib import Path
from typing import Any

from navalgames.errors import Problem, Told
from navalgames.folders import folder_of
from navalgames.folders import names as names_of_games
from navalgames.printing import CUT, LONGEST, cut, number, printed
from navalgames.texts.figures import MINUS, percent_text
from navalgames.texts.names import names

LANGUAGES = ("en", "ja")
MOST_REASONS = 5  # refusals inside each other
_SHARED = Path(__file__).parent
_BELOW_NOTHING = re.compile(r"(?<![\w-])-(?=\d)")
_log = logging.getLogger(__name__)


class MissingText(KeyError):
    """A key that no catalogue of the language holds."""


def catalogue_files(language: str, game: str | None = None) -> list[Path]:
    """The Fluent files of one language: those of one game, then the shared ones.

    What stands first is said: a game whose source is no rulebook names it in its own words.
    """
    folders = [_SHARED / language]
    if game:
        folders.insert(0, folder_of(game) / "texts" / language)
    return [path for folder in folders for path in sorted(folder.glob("*.ftl"))]


def _bundle(language: str, game: str | None):
    """The sentences of a language; remembered by where the game lies, for games may be added and dropped."""
    return _read_bundle(language, game, game and folder_of(game))


@lru_cache(maxsize=32)
def _read_bundle(language: str, game: str | None, _folder: Path | None):
    from navalgames.texts.catalogue import LazyBundle

    bundle = LazyBundle([language], use_isolating=False)
    for path in catalogue_files(language, game):
        bundle.add_text(path.read_text(encoding="utf-8"))
    return bundle


@lru_cache(maxsize=4096)
def _filled_in(bundle, key: str, facts: tuple[tuple[str, type, object], ...]) -> tuple[str, tuple]:
    """A sentence and what went wrong with it; remembered, for a table says most of its sentences again after
    every answer. The types keep 1 and 1.0 apart, which are not written alike."""
    sentence, problems = bundle.format_pattern(
        bundle.get_message(key).value, {name: value for name, _, value in facts}
    )
    if any(isinstance(value, int | float) and value < 0 for *_, value in facts):  # Fluent writes a hyphen
        sentence = _BELOW_NOTHING.sub(MINUS, sentence)
    return sentence, tuple(problems)


@lru_cache(maxsize=256)
def _read_several(prefix: str, language: str, game: str | None, _folder: Path | None) -> dict[str, str]:
    """The sentences of a prefix; remembered, for every widget of a page asks for the same ones."""
    texts, ours, first = Texts(language, game), _bundle(language, game), _bundle(LANGUAGES[0], game)
    told = {}
    for key in sorted(key for key in {*first.sources, *ours.sources} if key.startswith(prefix)):
        asked = (ours if ours.has_message(key) else first).facts_asked(key)
        told[key] = texts.t(key, **{name: f"{{{name}}}" for name in asked})
    return told


@lru_cache(maxsize=8)
def _percent_sign(language: str) -> str:
    bundle = _bundle(language, None)
    return bundle.format_pattern(bundle.get_message("general-percent").value)[0]


class Code(str):
    """A word that a sentence chooses by and never says: it is not put into another language."""

    __slots__ = ()


class Texts:
    """The sentences of one language, with those of one game if it is named.

    >>> Texts("en").t("language-name")
    'English'
    """

    def __init__(self, language: str = "en", game: str | None = None, strict: bool = False) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.game = game
        self.strict = strict
        self._bundle = _bundle(self.language, game)
        self._names = names(self.language, game)

    def has(self, key: str) -> bool:
        """Whether the catalogue holds `key`."""
        return self._bundle.has_message(key)

    def keys(self, begins: str) -> tuple[str, ...]:
        """The keys of the catalogue that begin so."""
        return tuple(key for key in self._bundle.sources if key.startswith(begins))

    def source(self, key: str) -> str:
        """The sentence of `key` as its file has it, with the names of its facts; "" where there is none."""
        return self._bundle.sources.get(key, "")

    def t(self, key: str, **facts: object) -> str:
        """The sentence of `key`, filled in with `facts`; names of ships and places in this language.

        A key this language lacks is told in the first language rather than not at all.

        Raises:
            MissingText: the key is unknown and the catalogue was opened strictly.
        """
        return self._sentence(key, facts)

    def _sentence(self, key: str, facts: Mapping[str, object]) -> str:
        if not self._bundle.has_message(key):
            if self.strict:
                raise MissingText(key)
            _log.warning("no text for %r in %s", key, self.language)
            first = Texts(LANGUAGES[0], self.game)
            return first._sentence(key, facts) if first.has(key) else f"⟦{printed(key)}⟧"
        plain = ((name, self._plain(value)) for name, value in facts.items())
        sentence, problems = _filled_in(
            self._bundle, key, tuple((name, type(value), value) for name, value in plain)
        )
        if problems and self.strict:
            raise MissingText(f"{key}: {problems}")
        return sentence

    def name(self, name: str) -> str:
        """What this language calls a ship or a place of the charts; several are divided by commas.

        >>> Texts("ja", "grand_fleet").name("Dominion, Africa")
        'ドミニオン、アフリカ'
        """
        if name in self._names:
            return self._names[name]
        several = name.split(", ")
        if len(several) == 1 or not all(one in self._names for one in several):
            return name
        return self.listed(self._names[one] for one in several)

    def percent(self, chance: Fraction | float) -> str:
        """A chance in percent, as this language writes it.

        >>> Texts("en").percent(0.5), Texts("ja").percent(0.5)
        ('50 %', '50%')
        """
        return self.typeset(percent_text(chance))

    def typeset(self, text: str) -> str:
        """A text with numbers in it, its percentages as this language writes them."""
        return text.replace(" %", _percent_sign(self.language))

    def listed(self, parts: Iterable[object]) -> str:
        """Several things after one another, as this language divides them; "" for none.

        >>> Texts("en").listed([2, 3]), Texts("ja").listed(["海", "空"])
        ('2, 3', '海、空')
        """
        told = [printed(part) for part in parts]
        return reduce(
            lambda before, following: self.t("language-list", before=before, next=following), told or [""]
        )

    def problem(self, problem: Problem) -> str:
        """The sentence of a refusal, looked for in the catalogues of all games if these do not hold it.

        A fact may be a refusal itself: it stands as its own sentence. An order stands in its own words. Any
        value can be a fact, and none keeps the sentence from being told.
        """
        return self._refusal(problem, MOST_REASONS)

    def _refusal(self, problem: Problem, most: int) -> str:
        facts = {name: self._told(fact, most) for name, fact in problem.facts.items()}
        if not self.has(problem.key):
            for game in names_of_games():
                of_game = Texts(self.language, game)
                if of_game.has(problem.key):
                    return of_game._sentence(problem.key, facts)
        return self._sentence(problem.key, facts)

    def _told(self, fact: Any, most: int) -> object:
        """A fact of a refusal, those with words of their own in this language."""
        kind = type(fact)  # what a value says of its own class may fail
        if issubclass(kind, str):
            return cut(str.__str__(fact), LONGEST)
        if issubclass(kind, Problem):
            return cut(self._refusal(fact, most - 1), LONGEST) if most else CUT
        if not issubclass(kind, Told):
            return fact
        try:
            return cut(fact.words(self.language), LONGEST)
        except Exception as failure:  # the refusal is told nevertheless, and the fault is not lost
            _log.error("no words for a %s", kind.__name__, exc_info=failure)
            return CUT

    def several(self, prefix: str) -> dict[str, str]:
        """All sentences whose key starts with `prefix`, by key: what a page hands to its scripts.

        A fact the script will fill in stands as its name in braces: `{n} rolls`.
        """
        return dict(_read_several(prefix, self.language, self.game, self.game and folder_of(self.game)))

    def _plain(self, value: Any) -> object:
        """Fluent takes text and numbers; anything else is shown as its text."""
        kind = type(value)  # what a value says of its own class may fail
        if kind is Code:
            return str.__str__(value)
        if kind is bool:
            return "yes" if value else "no"
        if issubclass(kind, str):
            text = cut(str.__str__(value))
            return self.typeset(self.name(text) if self._names else text)
        return number(value) if issubclass(kind, (int, float)) else printed(value)
