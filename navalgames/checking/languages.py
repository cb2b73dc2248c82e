"""Every language says everything English says: the same files, keys, facts and cases; no English is left.

Knows Fluent's grammar and what a language's letters and plurals are. Must not know a key. A language of a
folder is looked at as soon as it has a catalogue there, before pages are offered in it.
"""

from __future__ import annotations

import csv
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from navalgames.checking.check import WORDS, check
from navalgames.checking.finding import Finding
from navalgames.checking.subject import Subject
from navalgames.errors import Problem
from navalgames.texts import LANGUAGES

FIRST = LANGUAGES[0]
# What a number can be in a language beside "other": a case for anything else is never told.
COUNTED: dict[str, set[str]] = {"en": {"one"}, "ja": set()}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
BY_ID = {"order", "set"}
"""Facts of a step by which a sentence chooses what is true of them: their cases are ids, not numbers."""
OWN = "own-"
"""How the facts begin that went on from an earlier step."""
# Letters every sentence of a language must hold, unless it is made of signs, numbers and names only.
LETTERS = {"ja": re.compile(r"[ぁ-んァ-ヶ一-龠々]")}
# Latin words a Japanese sentence may consist of: names of things, formats and units that stay as they are.
# Capitals are abbreviations and numbers of rules.
STAYS = {"navalgames", "DDbox"}
# A half-width mark after a Japanese letter, or English quotes and dashes, are left over from English.
LEFT_OVER = re.compile(r"[ぁ-んァ-ヶ一-龠々）」][,.!?;:]|[“”‘’—]")
RULE_NUMBER = re.compile(r"(?<![\d.])\d{1,2}\.\d{1,2}[a-z]?(?!\d|\.\d)")


class Collected(Visitor):
    """What a message is made of: its facts, the texts of its branches, the branches of its choices."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.texts: list[str] = []
        self.branches: dict[str, set[str]] = defaultdict(set)
        self.plurals: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.texts.append("".join(part.value for part in node.elements if isinstance(part, ast.TextElement)))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            named = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            counted = set() if node.selector.id.name in BY_ID else named & PLURALS
            self.branches[node.selector.id.name] |= named - counted - {"other"}
            self.plurals |= counted - {"other"}
        self.generic_visit(node)


@lru_cache(maxsize=64)
def _messages(files: tuple[tuple[Path, int], ...]) -> dict[str, Collected]:
    found = {}
    for path, _ in files:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Collected()
                found[entry.id.name].visit(entry)
    return found


def messages(folder: Path, language: str) -> dict[str, Collected]:
    """Every message of one folder of catalogues, by key; read again when a file has changed."""
    files = sorted((folder / language).glob("*.ftl"))
    return _messages(tuple((path, path.stat().st_mtime_ns) for path in files))


def left_in_english(text: str, language: str) -> bool:
    """Whether a text holds words, and none of them in the letters of its language."""
    words = {word for word in re.findall(r"[A-Za-z]+", text) if not word.isupper()}
    return not LETTERS[language].search(text) and bool(words - STAYS)


# ------------------------------------------------------------------------ one folder of catalogues


def badly_written(folder: Path, language: str) -> Iterator[Problem]:
    """Entries that are none, and keys that stand twice."""
    keys: Counter[str] = Counter()
    for path in sorted((folder / language).glob("*.ftl")):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        junk = (entry.content for entry in body if isinstance(entry, ast.Junk))
        place = f"{language}/{path.name}"
        yield from (Finding("no-entry", where=place, given=(one or "").strip()[:80]) for one in junk)
        own = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        keys.update(own if path.name != "sources.ftl" else set(own))
    several = ((key, str(times)) for key, times in keys.items() if times > 1)
    yield from (Finding("key-twice", language=language, key=key, times=times) for key, times in several)


def other_keys(folder: Path, language: str) -> Iterator[Problem]:
    """Files and keys that only one of the languages has."""
    ours, first = ({path.name for path in (folder / one).glob("*.ftl")} for one in (language, FIRST))
    yield from (Finding("file-alone", language=language, file=name) for name in sorted(ours ^ first))
    told, said = messages(folder, language).keys(), messages(folder, FIRST).keys()
    yield from (Finding("no-word", language=language, key=key) for key in sorted(said - told))
    yield from (Finding("no-word", language=FIRST, key=key) for key in sorted(told - said))


def other_facts(folder: Path, language: str) -> Iterator[Problem]:
    """Sentences filled in with other facts than in the first language."""
    first = messages(folder, FIRST)
    for key, said in messages(folder, language).items():
        if key in first and said.facts != first[key].facts:
            apart = ", ".join(sorted(said.facts ^ first[key].facts))
            yield Finding("other-facts", language=language, key=key, given=apart)


def other_cases(folder: Path, language: str) -> Iterator[Problem]:
    """Sides, kinds and the like: what English tells apart is told apart. Plurals are each language's own."""
    first = messages(folder, FIRST)
    for key, said in messages(folder, language).items():
        for fact in said.branches.keys() | first[key].branches.keys() if key in first else ():
            apart = first[key].branches[fact] ^ said.branches[fact]
            if apart:
                cases = {"fact": f"${fact}", "given": ", ".join(sorted(apart))}
                yield Finding("other-cases", language=language, key=key, **cases)


def english_left(folder: Path, language: str) -> Iterator[Problem]:
    """Sentences without a letter of their language, and English marks in them."""
    for key, said in messages(folder, language).items():
        for text in said.texts if language in LETTERS else ():
            if left_in_english(text, language):
                yield Finding("english-left", language=language, key=key, given=text[:60])
            if LEFT_OVER.search(text):
                yield Finding("english-marks", language=language, key=key, given=text[:60])


def cases_never_told(folder: Path, language: str) -> Iterator[Problem]:
    """Plural cases that no number of the language falls into."""
    for key, said in messages(folder, language).items():
        if never := said.plurals - COUNTED.get(language, said.plurals):
            yield Finding("case-never", language=language, key=key, given=", ".join(sorted(never)))


def names_that_are_cases(folder: Path, charts: list[Path], language: str) -> Iterator[Problem]:
    """A fact that is a name is told in the reader's language before a sentence chooses by it."""
    cases = {
        case
        for said in messages(folder, language).values()
        for fact, some in said.branches.items()
        if fact not in BY_ID and not fact.startswith(OWN)  # told as codes
        for case in some
    }
    for path in (file for one in charts for file in sorted(one.glob(f"*_names_{language}.csv"))):
        with path.open(encoding="utf-8", newline="") as file:
            both = cases & {row[0] for row in csv.reader(file) if row}
        yield from (Finding("name-is-case", file=path.name, name=one) for one in sorted(both))


def rules_left(folder: Path, language: str) -> Iterator[Problem]:
    """Rules left in English, or that name other rules than in the first language."""
    tables = [folder / "rules.csv", folder / f"rules_{language}.csv"]
    if not all(path.is_file() for path in tables):
        return
    first, told = (list(csv.DictReader(path.open(encoding="utf-8", newline=""))) for path in tables)
    for row, own in zip(told, first, strict=False):
        for column in ("title", "requirement", "ruling"):
            said, meant = row.get(column) or "", own.get(column) or ""
            where = {"file": f"rules_{language}.csv", "rule": own.get("number"), "column": column}
            if left_in_english(said, language):
                yield Finding("rule-english", **where)
            if set(RULE_NUMBER.findall(said)) != set(RULE_NUMBER.findall(meant)):
                yield Finding("rule-names-others", **where)


CATALOGUE_CHECKS = (other_keys, other_facts, other_cases, english_left)
"""What is asked of each language but the first."""


@check(WORDS, loaded=False)
def every_language_says_the_same(subject: Subject) -> Iterator[Problem]:
    """The catalogues of the game, its rules and its names, in every language."""
    texts = subject.folder / "texts"
    for language in LANGUAGES:
        yield from badly_written(texts, language)
        yield from cases_never_told(texts, language)
    for language in LANGUAGES[1:]:
        for faults in CATALOGUE_CHECKS:
            yield from faults(texts, language)
        yield from names_that_are_cases(texts, [subject.folder / "charts"], language)
        yield from rules_left(subject.folder, language)
