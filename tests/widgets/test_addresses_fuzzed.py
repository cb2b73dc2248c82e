"""Hostile addresses: every field of every dashboard, every kind of nonsense; a thousand in `make soak`.

Whatever an address says, the page is built; what does not fit is left at its default, with a note that never
repeats it. (The pages without a kernel: tests/serve/test_pages_fuzzed.py.)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from navalgames.games import game
from navalgames.sessions.lesson_saving import ADDRESS_FIELDS
from navalgames.texts.choice import language_of
from navalwidgets.base.address import read_address
from navalwidgets.base.widget import NavalWidget
from navalwidgets.choices import page as choices_page
from navalwidgets.choices.page import Choices
from navalwidgets.guide.page import Guide
from navalwidgets.lab.page import Lab
from navalwidgets.table import page as table_page
from navalwidgets.table.page import TableApp

FLEET = game("grand_fleet")
MANY_CASES = 250  # of each dashboard: a thousand in all
MARK = "zq9x"  # stands in every hostile value that could be repeated

#: As they stand in an address: nothing any field takes.
HOSTILE = [
    # numbers beyond every range, and what only looks like a number
    "-1", "-", "99999999999999999999999", "1e400", "1e3", "nan", "NaN", "inf", "-inf", "0x10", "1_0", "+7",
    "1.0.0", "%2B1", "%D9%A3", "%EF%BC%91", "%E2%91%A0", "1%00", "%20", "%09", "2147483648", "007" * 9,
    # markup, scripts, formats, templates, commands
    f"%3Cb%3E{MARK}%3C/b%3E", f"<script>{MARK}</script>", f"%22%3E%3Cimg%20src=x%20onerror={MARK}%3E",
    f"javascript:{MARK}", f"%7B%7B{MARK}%7D%7D", f"%7B%25%20{MARK}%20%25%7D", f"${{{MARK}}}",
    f"%25s%25n{MARK}",
    f"{{{MARK}}}", f"{{0.__class__}}{MARK}", f"';%20DROP%20TABLE%20{MARK};--", f"$({MARK})",
    f"`{MARK}`",
    f"%0d%0aSet-Cookie:%20{MARK}=1", f"%5Cu003cb%5Cu003e{MARK}",
    # paths
    f"../../etc/{MARK}", f"..%2F..%2F{MARK}", f"%2e%2e%2f{MARK}", f"/dev/{MARK}", f"file:///{MARK}",
    f"C:%5C{MARK}",
    # broken coding, control signs, signs that turn or hide text
    f"%{MARK}", "%", "%zz", f"%ff%fe{MARK}", f"%C0%AF{MARK}", f"%ED%A0%80{MARK}", f"%00{MARK}",
    f"{MARK}%00.csv",
    f"%1B%5B31m{MARK}", f"%E2%80%AE{MARK}", f"%F0%9F%9A%A2{MARK}", f"%EF%BF%BE{MARK}", f"e%CC%81{MARK}",
    # almost right
    f"True{MARK}", f"person{MARK}", f"offer%20{MARK}", f"{MARK}=", f"{MARK}=yes", f"{MARK},{MARK}", "-" * 40,
    # long
    MARK * 300, "9" * 1500, "%41" * 500, MARK + "%00" * 200,
]  # fmt: skip
NAMES = [
    "", MARK, f"%3Cb%3E{MARK}", "__class__", "step%00", "STEP", "step[]", "seed.x", "constructor",
    "__proto__", "%E6%AD%A9", f"../{MARK}", "lang%20", "episode;", "%", "%ff", "a" * 300, "toString", "self",
    "args", "charts",
]  # fmt: skip


class Page(NamedTuple):
    """A dashboard: how it is built from an address, its fields, and where its notes stand."""

    build: Callable[[str], Any]
    fields: tuple[str, ...]
    valid: tuple[str, ...]
    notes: Callable[[Any], list[str]]
    shown: Callable[[Any], Any]


def fields_of(module: Any, build: Callable[[], Any]) -> tuple[str, ...]:
    """The names that a dashboard reads from its address, as it reads them."""
    asked: dict[str, None] = {}

    def listen(fields: Any, query: str | None = None) -> Any:
        listed = list(fields)
        asked.update(dict.fromkeys(field.name for field in listed))
        return read_address(listed, query)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "read_address", listen)
        build()
    return tuple(asked)


@pytest.fixture(scope="module")
def pages() -> dict[str, Page]:
    lab = Lab(FLEET, "")
    parameters = {one.name for question in FLEET.questions() for one in question.parameters}
    return {
        "guide": Page(
            lambda query: Guide(FLEET, query, language_of(query)),
            ADDRESS_FIELDS,
            ("episode=2", "seed=7", "guess=skip"),
            lambda page: page.parts["head"].page["notes"],
            lambda page: page.player.episode.id,
        ),
        "lab": Page(
            lambda query: Lab(FLEET, query, language_of(query)),
            ("mechanic", "seed", *sorted(parameters)),
            (f"mechanic={lab.question.name}", "seed=7"),
            lambda page: page.head.notes,
            lambda page: page.question.name,
        ),
        "table": Page(
            lambda query: TableApp(FLEET.id, language_of(query), query),
            fields_of(table_page, lambda: TableApp(FLEET.id, "en", "")),
            ("seed=7", "UK=random"),
            lambda page: page.parts.new.notes,
            lambda page: page.parts.new.title,
        ),
        "choices": Page(
            lambda query: Choices(FLEET, query, language_of(query)),
            fields_of(choices_page, lambda: Choices(FLEET, "")),
            ("games=200", "series=3"),
            lambda page: page.head.notes,
            lambda page: page.change.text,
        ),
    }


def address(page: Page, rng: Random, number: int) -> str:
    """An address with at least one thing that no field takes; often several, repeated, or among good ones.

    Every kind of nonsense comes up in turn.
    """
    hostile = [HOSTILE[number % len(HOSTILE)], *rng.choices(HOSTILE, k=rng.choice((0, 0, 0, 1, 2, 4)))]
    pairs = [
        rng.choice(NAMES if rng.random() < 0.15 else (*page.fields, "lang")) + "=" + value
        for value in hostile
    ]
    if rng.random() < 0.3:
        pairs.insert(rng.randrange(len(pairs) + 1), rng.choice(page.valid))
    if rng.random() < 0.1:
        pairs += [pairs[-1]] * rng.choice((1, 2, 70))
    if rng.random() < 0.05:
        pairs.append(rng.choice(("&&&", "=", "==", "=&=", "%", "#" + MARK, ";", "?" + MARK, "%F0%9F%9A%A2")))
    return "&".join(pairs)


def held(page: Any) -> Iterator[dict[str, Any]]:
    """The state of every widget of a page, as the reader's browser gets it; not the fixed parts."""
    waiting, seen = [page], set()
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        if isinstance(one, NavalWidget):
            values = one.trait_values()
            yield {name: values[name] for name in one.keys if name not in ("texts", "_esm", "_css")}
        elif isinstance(one, dict):
            waiting += one.values()
        elif isinstance(one, (list, tuple)):
            waiting += one
        elif type(one).__module__.startswith("navalwidgets"):
            waiting += vars(one).values()


@pytest.mark.parametrize("name", ["guide", "lab", "table", "choices"])
def test_no_address_breaks_a_page_or_comes_back(pages, name):
    nothing_breaks(pages[name], Random(f"1916:{name}"), len(HOSTILE))


@pytest.mark.soak
@pytest.mark.timeout(900)  # 250 pages are built
@pytest.mark.parametrize("name", ["guide", "lab", "table", "choices"])
def test_none_of_many_addresses_breaks_a_page_or_comes_back(pages, name, soak_seed):
    nothing_breaks(pages[name], Random(f"{1917 + soak_seed}:{name}"), MANY_CASES)


def nothing_breaks(page: Page, rng: Random, cases: int) -> None:
    """Built from each address: with a note, without repeating what the address says."""
    for number in range(cases):
        query = address(page, rng, number)
        case = f"case {number}: {query!r}"
        built = page.build(query)
        notes = page.notes(built)
        assert notes, f"{case} was taken without a note"
        assert all("⟦" not in note and len(note) < 400 for note in notes), f"{case}: {notes}"
        state = json.dumps(list(held(built)), ensure_ascii=False, default=str)
        assert len(state) > 2000, "the walk over the page's widgets has lost them"
        assert MARK not in state and "<script" not in state, f"{case} is repeated on the page"
        assert page.shown(built)


@pytest.mark.parametrize("name", ["guide", "lab", "table", "choices"])
def test_what_fits_is_taken_without_a_note(pages, name):
    page = pages[name]
    for query in ("", "token=x", "lang=ja", *page.valid, "&".join(page.valid)):
        assert page.notes(page.build(query)) == [], query


@pytest.mark.parametrize("name", ["guide", "lab", "table", "choices"])
def test_each_field_alone_falls_back_to_its_default(pages, name):
    page, rng = pages[name], Random(name)
    plain = page.shown(page.build(""))
    for field in page.fields:
        built = page.build(f"{field}={rng.choice(HOSTILE)}")
        assert page.shown(built) == plain and page.notes(built), field
