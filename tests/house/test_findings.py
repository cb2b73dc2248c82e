"""What checks of a game find is told by sentences of the catalogues, in every language; none is to spare."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from navalgames.checking.check import MISSED, SECTIONS
from navalgames.checking.finding import Finding
from navalgames.checking.languages import LETTERS
from navalgames.errors import Problem
from navalgames.texts import LANGUAGES, Texts, catalogue_files
from navalgames.texts.catalogue import LazyBundle

PACKAGE = Path(__file__).resolve().parents[2] / "navalgames"
CHECKS = sorted((PACKAGE / "checking").glob("*.py"))
SOAK = PACKAGE / "sessions" / "soak.py"
MADE_BY = {"Finding": ("check-", 0), "Broken": ("error-soak-", 1), "_hold": ("error-soak-", 2)}
"""What makes a finding: how its keys begin, and which argument names the sentence."""


def made(path: Path) -> Iterator[tuple[str, set[str] | None, int]]:
    """The keys a module asks for by name, with the names of their facts (None where `**` adds some)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MADE_BY:
            begins, place = MADE_BY[node.func.id]
            name = node.args[place] if len(node.args) > place else None
            if isinstance(name, ast.Constant):
                known = {one.arg for one in node.keywords if one.arg}
                whole = len(known) == len(node.keywords)
                yield begins + str(name.value), known if whole else None, node.lineno


def catalogue(language: str) -> LazyBundle:
    """The sentences of the checks alone."""
    bundle = LazyBundle([language])
    file = next(path for path in catalogue_files(language) if path.name == "checking.ftl")
    bundle.add_text(file.read_text(encoding="utf-8"))
    return bundle


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_is_a_sentence_with_the_facts_it_asks_for(language):
    bundle, wrong = catalogue(language), []
    for path in (*CHECKS, SOAK):
        for key, facts, line in made(path):
            if key in MISSED and facts is not None:
                facts.add("file")  # `check` says in which one the word belongs
            if key not in bundle.sources or (facts is not None and facts != bundle.facts_asked(key)):
                wrong.append(f"{path.name}:{line}: {key}")
    assert wrong == []


def test_the_checks_have_no_sentence_to_spare():
    """Each stands by its name in a module of checks, or in the games by chance."""
    named = {
        str(node.value)
        for path in (*CHECKS, SOAK)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    }
    begins = re.compile("^(check-section-|check-|error-soak-)")
    assert [key for key in catalogue("en").sources if begins.sub("", key) not in named] == []
    assert {f"check-section-{one}" for one in SECTIONS} <= catalogue("en").sources.keys()


@pytest.mark.parametrize("path", CHECKS, ids=lambda path: path.stem)
def test_no_fact_of_a_finding_holds_words_of_its_own(path):
    """A fact is a name, a number or what was given: it is told alike in every language."""
    wordy = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        facts = [one.value for one in getattr(node, "keywords", ())] if isinstance(node, ast.Call) else []
        for said in (part for fact in facts for part in ast.walk(fact)):
            if isinstance(said, ast.Constant) and re.search(r"[a-z]{2} [a-z]{2}", str(said.value)):
                wordy.append(f"{path.name}:{said.lineno}: {said.value}")
    assert wordy == []


def test_a_place_and_a_cause_are_told_in_the_language_of_the_sentence():
    step = Finding("at-step", episode="2", step="fire")
    found = Finding("question-fails", where=step, kind="BadInput", given=Problem("error-seed", given="x"))
    english, japanese = (Texts(language, strict=True).problem(found) for language in LANGUAGES)
    assert english.startswith("episode 2, step fire: BadInput: The seed “x”")
    assert japanese.startswith("エピソード2、ステップfire：") and "The seed" not in japanese
    assert LETTERS["ja"].search(japanese) and repr(found) == english
