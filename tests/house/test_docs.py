"""Every Python block of the documentation runs and shows what it says."""

from __future__ import annotations

import doctest
import inspect
from pathlib import Path

import pytest

import navalgames
from navalgames import api
from navalgames.chance import Dice
from navalgames.charts import Chart
from navalgames.texts import Texts

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md"), *(ROOT / "navalgames" / "games").rglob("*.md")]
)
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_blocks_of_a_page_run(page):
    text = page.read_text(encoding="utf-8")
    parser = doctest.DocTestParser()
    # A closing fence right after an example would be read as its output.
    examples = parser.get_doctest(text.replace("```", ""), {}, page.name, str(page), 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(examples, out=said.append)
    assert said == [], "".join(said)


def test_the_package_offers_the_names_of_its_api():
    """The list stands twice: the package does not load the parts to know their names."""
    assert list(navalgames._API) == api.__all__
    assert set(api.__all__) <= set(dir(navalgames))


def test_python_blocks_of_the_api_page_are_all_examples():
    text = (ROOT / "docs" / "python_api.md").read_text(encoding="utf-8")
    blocks = text.split("```python\n")[1:]
    assert len(blocks) >= 10
    for block in blocks:
        assert block.startswith(">>> "), f"this block is not run: {block[:60]!r}"


GUIDE = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
TOLD = {name: (Dice, name) for name in ("roll", "faces", "draw", "each", "until", "resolve", "note")} | {
    name: (Chart, name) for name in ("roll_on", "result", "value")
}


@pytest.mark.parametrize("name", TOLD)
def test_the_guide_tells_the_verbs_of_a_rule_as_they_are(name):
    kind, verb = TOLD[name]
    given = [one for one in inspect.signature(getattr(kind, verb)).parameters.values() if one.name != "self"]
    bare = ", ".join(str(one.replace(annotation=inspect.Parameter.empty)) for one in given)
    owner = "dice" if kind is Dice else "chart"
    assert f"`{owner}.{verb}({bare.replace(chr(39), chr(34))})`" in GUIDE


def test_the_guide_of_episodes_lists_the_shared_misconceptions():
    text = (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8")
    begins = "lesson-misconception-"
    shared = {key.removeprefix(begins).replace("-", "_") for key in Texts("en").several(begins)}
    assert {name for name in shared if f"`{name}`" not in text} == set()
