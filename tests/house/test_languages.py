"""Every language says what English says: the same keys, facts, cases, names and rules; no English left.

The checks are those of `navalgames check-game`. Languages are found by their folders, so a translation is
held to this before it is switched on.
"""

from __future__ import annotations

import csv
from fractions import Fraction
from pathlib import Path

import pytest

from navalgames.checking import languages
from navalgames.checking.languages import LETTERS
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
every_translation = pytest.mark.parametrize(("folder", "language"), TRANSLATIONS)


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_every_language_offered_has_its_catalogues():
    assert set(LANGUAGES) <= {FIRST, *OTHERS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_catalogue_is_written_as_it_should_be(folder, language):
    assert list(languages.badly_written(folder, language)) == []


@every_translation
def test_a_translation_has_the_same_files_and_keys(folder, language):
    assert list(languages.other_keys(folder, language)) == []


@every_translation
def test_a_translation_uses_the_same_facts(folder, language):
    assert list(languages.other_facts(folder, language)) == []


@every_translation
def test_a_translation_chooses_between_the_same_named_cases(folder, language):
    assert list(languages.other_cases(folder, language)) == []


@every_translation
def test_no_english_is_left(folder, language):
    assert list(languages.english_left(folder, language)) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES_WITH_RULES, ids=lambda game: game.name)
def test_every_rule_is_translated_with_the_rules_it_names(game, language):
    first, told = rows(game / "rules.csv"), rows(game / f"rules_{language}.csv")
    assert [row["number"] for row in told] == [row["number"] for row in first]
    assert list(languages.rules_left(game, language)) == []


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
    assert list(languages.cases_never_told(folder, language)) == []


def test_ids_of_orders_are_no_plural_cases(tmp_path):
    """A sentence that chooses by the order is not counted."""
    (tmp_path / "ja").mkdir()
    chosen = "a = { $order ->\n    [two] あ\n   *[other] い\n }\n"
    (tmp_path / "ja" / "game.ftl").write_text(chosen, encoding="utf-8")
    assert list(languages.cases_never_told(tmp_path, "ja")) == []


@every_translation
def test_no_name_is_also_the_name_of_a_case(folder, language):
    """A game's own sentences are told with its own names, the shared ones with those of all games."""
    own = folder.parent != ROOT
    charts = [folder.parent / "charts"] if own else [path / "charts" for path in GAMES_WITH_RULES]
    assert list(languages.names_that_are_cases(folder, charts, language)) == []


def test_every_language_writes_percentages_its_own_way_in_sentences_and_in_numbers():
    from navalgames.texts import Texts

    for language, written in (("en", "44.4 %"), ("ja", "44.4%")):
        texts = Texts(language)
        assert texts.percent(Fraction(4, 9)) == written
        said = texts.t("odds-chance", percent="44.4 %", fraction="4/9")
        assert written in said and "4/9" in said


@pytest.mark.parametrize(
    ("find", "english", "japanese", "said"),
    [
        (languages.other_keys, "a = A\nb = B\n", "a = あ\n", "ja: missing b"),
        (languages.other_facts, "a = A { $n }\n", "a = あ\n", "other facts: n"),
        (
            languages.other_cases,
            "a = { $n ->\n    [x] X\n   *[other] Y\n }\n",
            "a = { $n ->\n   *[other] あ\n }\n",
            "other cases: x",
        ),
        (languages.english_left, "a = Hello\n", "a = Hello\n", "left in English"),
        (languages.english_left, "a = Hello\n", "a = あ.\n", "English punctuation"),
        (languages.badly_written, "a = A\n", "a = あ\na = い\n", "a stands there 2 times"),
        (languages.badly_written, "a = A\n", "a = { $n ->\n", "this is no entry"),
        (languages.cases_never_told, "a = A\n", "a = { $n ->\n    [one] あ\n   *[other] い\n }\n", "one"),
    ],
)
def test_a_translation_that_says_something_else_is_found(tmp_path, find, english, japanese, said):
    for language, text in (("en", english), ("ja", japanese)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "game.ftl").write_text(text, encoding="utf-8")
    (fault, *_) = find(tmp_path, "ja")
    assert said in str(fault)
