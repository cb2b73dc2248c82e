"""Words no game by chance need come across: of keys the code writes out, of charts, of the rule index.

Knows how keys are spelled and where pages look for them. Must not know a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from navalgames.chart_words import chart_key, told
from navalgames.checking.check import WORDS, check
from navalgames.checking.code import Said, said_in
from navalgames.checking.finding import Finding
from navalgames.checking.languages import left_in_english
from navalgames.checking.playing import spoken
from navalgames.checking.subject import Subject
from navalgames.errors import Problem
from navalgames.naming import key_wanted, prefix_of, told_by
from navalgames.rule_index import read_rules
from navalgames.texts import LANGUAGES, Texts

KEY = "[A-Za-z0-9]+(-[A-Za-z0-9]+)*"
OTHERS = LANGUAGES[1:]
DICE = re.compile(r"\b[0-9n]*d[0-9N]+")
"""Written alike in every language."""


@check(WORDS)
def every_key_in_the_code_has_its_words(subject: Subject) -> Iterator[Problem]:
    """A text of the modules that begins with the initials is a key, or begins several."""
    prefix = prefix_of(subject.id)
    keys = [one for one in said_in(subject.folder) if re.fullmatch(re.escape(prefix) + KEY, one.text)]
    for language in LANGUAGES:
        texts = Texts(language, game=subject.id)
        for one in keys:
            if not told_by(texts, prefix, f"outcome-{one.text}") and not texts.several(f"{one.text}-"):
                yield _unsaid(one, language, one.text)


def _unsaid(one: Said, language: str, key: str) -> Finding:
    where = Finding("at-code", file=one.file, line=str(one.line))
    return Finding("no-word-at", where=where, language=language, key=key)


@check(WORDS)
def every_throw_and_every_ending_has_its_words(subject: Subject) -> Iterator[Problem]:
    """What each roll and draw is for, those of questions and computer players too; each ending in a count."""
    for language in LANGUAGES:
        words = spoken(subject.known, language)
        for one in said_in(subject.folder):
            if one.role == "why" and not told_by(words.texts, words.prefix, f"why-{one.text}"):
                yield _unsaid(one, language, key_wanted(words.prefix, f"why-{one.text}"))
            elif one.role == "ending" and language in OTHERS and not words.ending_word(one.text):
                yield _unsaid(one, language, words.prefix + words.ending_key(one.text))


@check(WORDS)
def the_charts_are_told_in_every_language(subject: Subject) -> Iterator[Problem]:
    """The rows, columns and values of the charts; in English their own names are words."""
    charts = subject.known.read_charts()
    for language in OTHERS:
        texts = Texts(language, game=subject.id)
        for cell in (cell for chart in charts for cell in chart.cells()):
            for kind, name in (("row", cell.row), ("column", cell.column), ("cell", cell.value)):
                if isinstance(name, str) and _in_english(told(texts, kind, name), language):
                    yield Finding("no-word", language=language, key=chart_key(subject.id, kind, name))


@check(WORDS)
def the_index_is_told_in_every_language(subject: Subject) -> Iterator[Problem]:
    """Who decides and what is rolled: a name in a file of names."""
    for language in OTHERS:
        texts = Texts(language, game=subject.id)
        for rule in read_rules(subject.id):
            for column, file, given in (
                ("who_decides", "decider", rule.who_decides),
                ("dice", "throw", rule.dice),
            ):
                if _in_english(texts.name(given), language):
                    names = f"charts/{file}_names_{language}.csv"
                    yield Finding("no-name", rule=rule.number, column=column, given=given, file=names)


def _in_english(text: str, language: str) -> bool:
    return left_in_english(DICE.sub("", text), language)
