"""Scripts and catalogues fit together: a script only says what its widget was given words for."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

from navalgames.texts import Texts
from navalwidgets.base.widget import PACKAGE, NavalWidget

WORDS = re.compile(r'\bt\(model, (?:[^"()]*\? )?"([a-z][a-z0-9-]+)"(?: : "([a-z][a-z0-9-]+)")?')
LITERAL = re.compile(r'text: "([A-Za-z][a-z]+[^"]*)"|aria-label": "([A-Za-z][^"]*)"')
DRAWN = sorted(path for path in PACKAGE.rglob("*") if path.suffix in (".js", ".css"))


def within(path: Path) -> str:
    """A file by its room."""
    return path.relative_to(PACKAGE).as_posix()


def widgets() -> list[type[NavalWidget]]:
    """All kinds there are, whichever of them a test before has imported."""
    for one in walk_packages([str(PACKAGE)], f"{PACKAGE.name}."):
        import_module(one.name)
    found, waiting = [], [NavalWidget]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            found.append(kind)
            waiting.append(kind)
    return sorted((kind for kind in found if "_esm" in vars(kind)), key=lambda kind: kind.__name__)


def made(kind: type[NavalWidget]) -> NavalWidget:
    """A widget of the kind; those that report to somebody get somebody who does not listen."""
    try:
        return kind()
    except TypeError:
        return kind(lambda *_: None)


def keys_in(script: str) -> set[str]:
    return {key for pair in WORDS.findall(script) for key in pair if key and not key.endswith("-")}


@pytest.mark.parametrize("kind", widgets(), ids=lambda kind: kind.__name__)
def test_every_sentence_a_script_says_reaches_it(kind):
    script = (PACKAGE / "base/shared.js").read_text(encoding="utf-8")
    esm = getattr(kind._esm, "default_value", kind._esm)
    own = str(esm)[str(esm).index(script[-200:]) + 200 :]
    sentences = made(kind).texts
    assert keys_in(own) <= set(sentences), keys_in(own) - set(sentences)


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.js")), ids=within)
def test_no_script_holds_a_sentence_of_its_own(path):
    assert LITERAL.findall(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.js")), ids=within)
def test_ids_are_counted_by_the_page_not_by_a_module_that_each_widget_has_of_its_own(path):
    assert re.findall(r'"nv-[a-z-]*-" \+ (?:\+\+|\()', path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", DRAWN, ids=within)
def test_nothing_is_fetched_from_elsewhere(path):
    text = path.read_text(encoding="utf-8").replace("http://www.w3.org/", "")
    assert "http://" not in text and "https://" not in text and "@import" not in text


def test_a_fact_left_open_stands_in_braces():
    sentences = Texts("en").several("odds-bar")
    assert sentences["odds-bar"] == "{label}: {fraction}, {percent}."
    assert "{n}" in Texts("en").several("dice-roll-many")["dice-roll-many"]
