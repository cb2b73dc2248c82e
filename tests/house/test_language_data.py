"""What a language needs beside its catalogues: the rules, the names, and a font with every letter."""

from __future__ import annotations

import csv

import pytest
from fluent.syntax import ast, parse, visitor

from navalgames.errors import BadInput
from navalgames.games import GAME_IDS
from navalgames.rule_index import TRANSLATED, find, read_rules, translated
from navalgames.texts import LANGUAGES, Texts, catalogue_files
from navalgames.texts.fonts import WEIGHTS, font_file, letters_held, letters_needed
from navalgames.texts.names import names, read_names

OTHERS = LANGUAGES[1:]
RULES = read_rules("grand_fleet")[:3]
LARGEST_FONT = 400_000


# ---- the font


@pytest.mark.parametrize("weight", WEIGHTS)
def test_the_shipped_font_holds_every_letter_of_the_texts(weight):
    missing = letters_needed() - letters_held(font_file(weight))
    assert not missing, (
        f"naval-sans-jp-{weight}.woff2 lacks {''.join(sorted(missing))}: "
        "build it again, see navalgames/texts/fonts.py"
    )


@pytest.mark.parametrize("weight", WEIGHTS)
def test_the_shipped_font_is_a_subset(weight):
    assert font_file(weight).stat().st_size < LARGEST_FONT
    assert len(letters_needed()) > 500


# ---- the rules


def _file(tmp_path, rows, columns=TRANSLATED):
    path = tmp_path / "rules_ja.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([columns, *rows])
    return path


def _rows():
    return [
        [rule.number, f"題{n}", f"文{n}", f"解釈{n}" if rule.ruling else ""] for n, rule in enumerate(RULES)
    ]


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_are_the_same_in_every_language(game, language):
    english, told = read_rules(game), read_rules(game, language)
    words = TRANSLATED[1:]
    bare = dict.fromkeys(words, "")
    assert [rule._replace(**bare) for rule in told] == [rule._replace(**bare) for rule in english]
    assert all(a.requirement != b.requirement for a, b in zip(english, told, strict=True))
    assert find(game, english[1].number, language) == told[1]


def test_a_translation_replaces_words_only(tmp_path):
    told = translated(RULES, _file(tmp_path, _rows()))
    assert [rule.title for rule in told] == ["題0", "題1", "題2"]
    assert [rule.charts for rule in told] == [rule.charts for rule in RULES]


@pytest.mark.parametrize(
    ("spoil", "what", "named"),
    [
        (lambda rows: rows.pop(), "rows", RULES[2].number),
        (lambda rows: rows.append(rows[0]), "rows", RULES[0].number),
        (lambda rows: rows.reverse(), "rows", RULES[2].number),
        (lambda rows: rows[1].append("more"), "rows", RULES[1].number),
        (lambda rows: rows[1].__setitem__(2, " "), "empty", RULES[1].number),
        (lambda rows: rows[0].__setitem__(3, ""), "empty", RULES[0].number),
        (lambda rows: rows[2].__setitem__(0, "99.9"), "rows", "99.9"),
    ],
)
def test_a_translation_that_does_not_fit_is_refused(tmp_path, spoil, what, named):
    rows = _rows()
    spoil(rows)
    with pytest.raises(BadInput) as refused:
        translated(RULES, _file(tmp_path, rows))
    assert refused.value.key == f"error-rules-translation-{what}"
    for language in LANGUAGES:
        sentence = Texts(language, strict=True).problem(refused.value)
        assert named in sentence and "rules_ja.csv" in sentence


def test_other_columns_are_refused(tmp_path):
    with pytest.raises(BadInput) as refused:
        translated(RULES, _file(tmp_path, _rows(), ("number", "titel", "requirement", "ruling")))
    assert "titel" in str(refused.value) and "title" in str(refused.value)


def test_an_unknown_language_is_refused():
    with pytest.raises(BadInput, match="Did you mean “ja”"):
        read_rules("grand_fleet", "jp")


# ---- the names


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("language", OTHERS)
def test_no_name_is_a_word_that_sentences_choose_by(game, language):
    """A fact that is a name is told in the language: a sentence must not choose its form by that fact."""
    chosen = Chosen()
    for path in catalogue_files(language, game):
        chosen.visit(parse(path.read_text(encoding="utf-8")))
    assert chosen.words & names(language, game).keys() == set()


def test_a_name_that_is_chosen_by_would_be_found():
    chosen = Chosen()
    chosen.visit(parse("one = { $ship ->\n    [Dominion] a\n   *[other] b\n }"))
    chosen.visit(parse("two = { $own-ship ->\n    [Audacious] a\n   *[rest] b\n }"))
    assert chosen.words == {"Dominion", "other"}


class Chosen(visitor.Visitor):
    """The words that sentences choose by; a learner's own result (`$own-…`) is a code and never told."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        name = getattr(getattr(node.selector, "id", None), "name", "")
        if not name.startswith("own-"):
            self.words |= {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        self.generic_visit(node)


def test_names_reach_every_sentence():
    texts = Texts("ja", "grand_fleet", strict=True)
    told = texts.t("gf-log-hit-sunk", ship="Dominion", side="UK", nation="UK")
    assert "ドミニオン" in told and "Dominion" not in told
    assert texts.name("Dominion, Africa") == "ドミニオン、アフリカ"
    assert texts.name("Dominion, nobody") == "Dominion, nobody"
    assert Texts("en", "grand_fleet").name("Dominion, Africa") == "Dominion, Africa"


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        ("Lion,", "line"),
        ("Lion", "line"),
        ("Lion,ライオン,獅子", "line"),
        ("Lion,ライオン\nLion,獅子", "twice"),
    ],
)
def test_a_faulty_line_of_names_is_refused(tmp_path, lines, key):
    path = tmp_path / "ship_names_ja.csv"
    path.write_text(f"name,name_ja\n{lines}\n", encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        read_names([path])
    assert refused.value.key == f"error-names-{key}"
    assert "ship_names_ja.csv" in str(refused.value)


# ---- what a language lacks


def test_a_missing_sentence_is_told_in_the_first_language(monkeypatch, caplog):
    from navalgames.texts import _bundle

    monkeypatch.delitem(_bundle("ja", None)._messages, "home-title")
    monkeypatch.setitem(_bundle("ja", None)._compiled, "home-title", None)
    assert Texts("ja").t("home-title") == Texts("en").t("home-title")
    assert "home-title" in caplog.text
    assert Texts("ja").several("home-title") == {"home-title": Texts("en").t("home-title")}
    assert Texts("ja").t("no-such-key") == "⟦no-such-key⟧"
