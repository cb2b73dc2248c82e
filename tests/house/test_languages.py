"""Every language says everything English says: the same keys, facts, cases, names and rules; no English left.

Languages are found by their folders, so a translation is held to this before it is switched on.
"""

from __future__ import annotations

import csv
import re
from collections import Counter, defaultdict
from fractions import Fraction
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from navalgames.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2] / "navalgames"
FIRST = "en"
FOLDERS = [ROOT / "texts", *sorted(path for path in (ROOT / "games").glob("*/texts") if path.is_dir())]
OTHERS = sorted({path.parent.name for folder in FOLDERS for path in folder.glob("*/*.ftl")} - {FIRST})
TRANSLATIONS = [
    pytest.param(folder, language, id=f"{folder.parent.name}-{language}")
    for folder in FOLDERS
    for language in OTHERS
]
GAMES_WITH_RULES = sorted(path.parent for path in (ROOT / "games").glob("*/rules.csv"))

# What a number can be in a language beside "other": a case for anything else is never told.
COUNTED = {"en": {"one"}, "ja": set()}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# Letters every sentence of a language must hold, unless it is made of signs, numbers and names only.
LETTERS = {"ja": re.compile(r"[ぁ-んァ-ヶ一-龠々]")}
# Latin words a Japanese sentence may consist of: names of things, formats and units that stay as they are.
STAYS = {"navalgames", "DDbox", "VP", "CSV", "SVG", "PNG", "JSON", "I", "II", "B", "BB", "BC"}
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
            self.branches[node.selector.id.name] |= named - PLURALS
            self.plurals |= named & PLURALS - {"other"}
        self.generic_visit(node)


@lru_cache(maxsize=64)
def messages(folder: Path, language: str) -> dict[str, Collected]:
    """Every message of one folder of catalogues, by key."""
    found = {}
    for path in sorted((folder / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Collected()
                found[entry.id.name].visit(entry)
    return found


def left_in_english(text: str, language: str) -> bool:
    """Whether a text holds words, and none of them in the letters of its language."""
    return not LETTERS[language].search(text) and bool(set(re.findall(r"[A-Za-z]+", text)) - STAYS)


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_every_language_offered_has_its_catalogues():
    assert set(LANGUAGES) <= {FIRST, *OTHERS}


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=str(path.relative_to(ROOT)))
        for folder in FOLDERS
        for path in sorted(folder.rglob("*.ftl"))
    ],
)
def test_a_catalogue_is_written_as_it_should_be(path):
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    keys = Counter(entry.id.name for entry in body if isinstance(entry, ast.Message))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize(("folder", "language"), TRANSLATIONS)
def test_a_translation_has_the_same_files_and_keys(folder, language):
    assert {path.name for path in (folder / language).glob("*.ftl")} == {
        path.name for path in (folder / FIRST).glob("*.ftl")
    }
    assert messages(folder, language).keys() ^ messages(folder, FIRST).keys() == set()


@pytest.mark.parametrize(("folder", "language"), TRANSLATIONS)
def test_a_translation_uses_the_same_facts(folder, language):
    first = messages(folder, FIRST)
    differing = {
        key: sorted(said.facts ^ first[key].facts)
        for key, said in messages(folder, language).items()
        if key in first and said.facts != first[key].facts
    }
    assert differing == {}


@pytest.mark.parametrize(("folder", "language"), TRANSLATIONS)
def test_a_translation_chooses_between_the_same_named_cases(folder, language):
    """Sides, kinds and the like: what English tells apart is told apart. Plurals are each language's own."""
    first = messages(folder, FIRST)
    differing = {
        (key, fact): sorted(first[key].branches[fact] ^ said.branches[fact])
        for key, said in messages(folder, language).items()
        if key in first
        for fact in said.branches.keys() | first[key].branches.keys()
        if first[key].branches[fact] != said.branches[fact]
    }
    assert differing == {}


@pytest.mark.parametrize(("folder", "language"), TRANSLATIONS)
def test_no_english_sentence_is_left(folder, language):
    english = [
        f"{key} = {text}"
        for key, said in messages(folder, language).items()
        for text in said.texts
        if left_in_english(text, language)
    ]
    assert english == []


@pytest.mark.parametrize(("folder", "language"), TRANSLATIONS)
def test_no_english_punctuation_is_left(folder, language):
    left = [
        f"{key} = {text}"
        for key, said in messages(folder, language).items()
        for text in said.texts
        if LEFT_OVER.search(text)
    ]
    assert left == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES_WITH_RULES, ids=lambda game: game.name)
def test_every_rule_is_translated_with_the_rules_it_names(game, language):
    first, told = rows(game / "rules.csv"), rows(game / f"rules_{language}.csv")
    assert [row["number"] for row in told] == [row["number"] for row in first]
    for row, own in zip(told, first, strict=True):
        for column in ("title", "requirement", "ruling"):
            where = f"{row['number']}, {column}"
            assert bool(row[column]) == bool(own[column]), where
            assert not left_in_english(row[column], language), where
            assert set(RULE_NUMBER.findall(row[column])) == set(RULE_NUMBER.findall(own[column])), where


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    ("kind", "chart", "column"),
    [
        ("ship", "roster", "name"),
        ("place", "north_sea_map", "place"),
        ("gun", "ship_facts", "guns"),
        ("class", "ship_facts", "ship_class"),
        ("fate", "ship_facts", "fate"),
        *(
            ("source", chart, column)
            for chart in ("roster", "ship_facts", "north_sea_map")
            for column in ("source_where", "source_note")
        ),
    ],
)
def test_every_name_of_the_charts_has_a_name_for_readers(kind, chart, column, language):
    charts = ROOT / "games" / "grand_fleet" / "charts"
    names = dict(list(csv.reader((charts / f"{kind}_names_{language}.csv").open(encoding="utf-8")))[1:])
    if kind == "class":  # most classes are called after a ship
        names |= dict(list(csv.reader((charts / f"ship_names_{language}.csv").open(encoding="utf-8")))[1:])
    used = {row[column] for row in rows(charts / f"{chart}.csv") if row[column]}
    assert used - names.keys() == set()
    assert [name for name in names.values() if not LETTERS[language].search(name)] == []
    if kind in ("ship", "place", "gun"):
        assert len(set(names.values())) == len(names), "two names are told alike"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_numbers_fall_into_the_cases_of_the_language(folder, language):
    never = {key: said.plurals - COUNTED[language] for key, said in messages(folder, language).items()}
    assert {key: cases for key, cases in never.items() if cases} == {}


@pytest.mark.parametrize(("folder", "language"), TRANSLATIONS)
def test_no_name_is_also_the_name_of_a_case(folder, language):
    """A fact that is a name is told in the reader's language before a sentence chooses by it; a game's own
    sentences are told with its own names."""
    cases = {
        case
        for said in messages(folder, language).values()
        for some in said.branches.values()
        for case in some
    }
    whose = folder.parent if folder.parent != ROOT else ROOT / "games" / "*"
    found = list(ROOT.glob(f"{whose.relative_to(ROOT)}/charts/*_names_{language}.csv"))
    assert found
    for path in found:
        assert cases & {row[0] for row in csv.reader(path.open(encoding="utf-8"))} == set(), path.name


def test_every_language_writes_percentages_its_own_way_in_sentences_and_in_numbers():
    from navalgames.texts import Texts

    for language, written in (("en", "44.4 %"), ("ja", "44.4%")):
        texts = Texts(language)
        assert texts.percent(Fraction(4, 9)) == written
        said = texts.t("odds-chance", percent="44.4 %", fraction="4/9")
        assert written in said and "4/9" in said
