"""What a browser may send: every event of every page, with hostile contents.

Each ends in a refusal in words, or is ignored by design; none in the sentence for what nobody expected.
The long run is `pytest -m soak tests/widgets/test_hostile_messages.py`.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from ipywidgets import Widget

import navalwidgets
from navalgames.games import game, game_ids
from navalgames.printing import printed
from navalgames.sessions import saved
from navalgames.sessions.check_grammar import LineCheck, OrderCheck, OrdersCheck
from navalgames.sessions.lesson_grammar import Step
from navalwidgets.base.background import Background
from navalwidgets.base.widget import NavalWidget
from navalwidgets.choices.page import Choices
from navalwidgets.guide.page import Guide
from navalwidgets.lab.page import Lab
from navalwidgets.table.page import TableApp

FOLDER = Path(navalwidgets.__file__).parent
SCRIPTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.js")))
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py")))
MESSAGES, LONG_RUN = 40, 6000  # to each page


def names_heard() -> list[str]:
    """Every name a page sends or listens for: read from the sources, so that a new one takes part."""
    asked = re.findall(r'(?:content|wanted|kept)(?:\.get\(|\[)"([a-z_]+)"', SOURCES)
    assert {"event", "key", "places", "counts", "kept"} <= {*asked, "kept"}
    return sorted(set(asked))


def events_heard() -> list[str]:
    events = set(re.findall(r'event: "([a-z ]+)"', SCRIPTS))
    events |= set(re.findall(r'event(?:"\))? == "([a-z ]+)"', SOURCES))
    listed = re.findall(r"(?:EVENTS|WATCHING)[^=\n]*= \(([^)]*)\)", SOURCES)
    for names in listed:
        events |= set(re.findall(r'"([a-z ]+)"', names))
    assert {"order", "undo", "place", "check", "roll", "recall", "load", "compare"} <= events, events
    return sorted(events)


def nested(depth: int, kind: Callable[[Any], Any]) -> Any:
    inner: Any = 1
    for _ in range(depth):
        inner = kind(inner)
    return inner


#: As they come out of JSON; deeper than it allows, too, for other ways may open.
HOSTILE: list[Any] = [
    None, True, False, 0, -1, 1, 3, 10**30, 10**5000, -(10**400), 0.5, -0.0, 1e308,
    float("nan"), float("inf"),
    "", "x", "0", "-1", "1e400", "²", "9" * 5000, "\x00", "\ud83d", "\u202e", "a" * 100_000,
    "__class__", "../../x",
    "{ $x }", "<img src=x onerror=zq9x()>", "sealed:", "sealed:x", "sealed:\ud83d",
    [], [[]], [None], [[1e400]], [["x"]], ["x", 1, None], list(range(2000)),
    nested(900, lambda inner: [inner]),
    nested(10_000, lambda inner: [inner]), {}, {"": {}}, {"x": 10**5000}, {"event": {}}, {"__proto__": [1]},
    nested(900, lambda inner: {"x": inner}), nested(10_000, lambda inner: {"x": inner}),
]  # fmt: skip
HOSTILE_TEXTS = [
    "{", "[]", "null", "1", "NaN", '"x"', "{}", '{"format": "navalgames-play"}', "[" * 100_000,
    '{"format": "navalgames-play", "version": 1' + "0" * 4000 + "}", '{"a": 1e400}', '"\\ud83d"',
    '{"format": "navalgames-play", "version": ' + "9" * 5000 + "}",
]  # fmt: skip


@pytest.fixture
def unexpected(monkeypatch) -> list[str]:
    """What the log of the server is told of failures nobody expected."""
    heard: list[str] = []

    class Hears(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(f"{record.getMessage()}: {record.exc_info[0]}" if record.exc_info else "")

    monkeypatch.setattr(Background, "run", lambda *_given, **_named: None)  # long counts are tried elsewhere
    log, handler = logging.getLogger("navalwidgets"), Hears(logging.ERROR)
    monkeypatch.setattr(log, "handlers", [handler])
    return heard


def hearing(page: Any) -> list[NavalWidget]:
    """Every widget of a page that listens."""
    found: dict[int, NavalWidget] = {}
    todo = [page]
    seen: set[int] = set()
    while todo:
        one = todo.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        if isinstance(one, NavalWidget) and one._msg_callbacks.callbacks:
            found[id(one)] = one
        if isinstance(one, Widget):
            todo += list(getattr(one, "children", ()))
        if isinstance(one, dict):
            todo += one.values()
        elif isinstance(one, (list, tuple)):
            todo += one
        elif type(one).__module__.startswith("navalwidgets"):
            todo += vars(one).values()
    return sorted(found.values(), key=lambda widget: type(widget).__name__)


PAGES: dict[str, Callable[[str], Any]] = {
    "guide": lambda name: Guide(game(name), ""),
    "lab": lambda name: Lab(game(name), ""),
    "table": lambda name: _started(name),
    "choices": lambda name: Choices(game(name), ""),
}


def _started(name: str) -> TableApp:
    table = TableApp(name, query="")
    table.start({"seed": "3"})
    return table


EVENTS, NAMES = events_heard(), names_heard()


def message(rng: Random, page: Any, widget: NavalWidget) -> dict[str, Any]:
    """Some hostile content: an event that is known or not, fields of every kind, some of them right."""
    content: dict[str, Any] = {"event": rng.choice(EVENTS) if rng.random() < 0.93 else rng.choice(HOSTILE)}
    for name in rng.sample(NAMES, rng.randint(0, 6)):
        content[name] = rng.choice(HOSTILE_TEXTS if name == "text" and rng.random() < 0.7 else HOSTILE)
    for name in ("decision", "drawn", "targets", "sizes"):  # what a message must know to be heard at all
        if rng.random() < 0.8 and hasattr(widget, name):
            content[name] = getattr(widget, name)
    if rng.random() < 0.5:
        content |= right(rng, page, widget)
    if rng.random() < 0.1 and content:
        content.pop(rng.choice(list(content)))
    if rng.random() < 0.05:
        content[rng.choice(["", "__class__", "x" * 1000])] = rng.choice(HOSTILE)
    return content


def right(rng: Random, page: Any, widget: NavalWidget) -> dict[str, Any]:
    """Some fields as an honest page fills them in, so that the answer gets further."""
    content: dict[str, Any] = {}
    offer = getattr(getattr(page, "desk", None), "_offer", None)
    if offer is not None:
        content["key"] = rng.choice([*offer.orders, "x"])
        content["place"] = rng.choice([*offer.places, *offer.stacks, "x"])
    if rng.random() < 0.5:
        content["key"] = rng.choice([button["key"] for button in getattr(widget, "buttons", [])] or ["x"])
    if getattr(widget, "counts", None) and rng.random() < 0.5:
        content["counts"] = [[rng.choice([0, 1, *HOSTILE]) for _ in row] for row in widget.counts]
    if getattr(widget, "targets", None):
        content["place"] = rng.choice(list(widget.targets))
    if isinstance(page, Guide):
        content |= lesson(rng, page)
    if isinstance(getattr(widget, "places", None), dict):
        content["places"] = {name: rng.choice([0, 1, *HOSTILE]) for name in widget.places}
    if isinstance(page, TableApp) and page.desk and rng.random() < 0.2:
        content["text"] = spoilt(rng, saved.to_json(page.desk.play))
        content["name"] = rng.choice(["x.json", *HOSTILE])
    if isinstance(page, TableApp):
        content["options"] = {one.name: rng.choice(HOSTILE) for one in page.game.option_choices[:2]}
        content["seats"] = {rng.choice([*page.game.sides, "x"]): rng.choice(["person", "sensible", *HOSTILE])}
    return content


def lesson(rng: Random, page: Guide) -> dict[str, Any]:
    step = page.player.step
    ids = [one.id for one in page.player.episode.step]
    kept = {
        "steps": {rng.choice(ids): {rng.choice(KEPT): rng.choice(HOSTILE) for _ in range(4)}},
        "step": rng.choice([*ids, *HOSTILE]),
    }
    return {
        "episode": page.player.episode.id,
        "step": rng.choice(ids),
        "question": rng.choice([0, *HOSTILE]),
        "answer": rng.choice([*answers(step), "x"]),
        "kept": rng.choice([kept, {**(page.parts["nav"].kept or {}), **kept}, *HOSTILE]),
    }


def answers(step: Step) -> Iterator[str]:
    """What a page sends as an answer to the questions of a step, of whatever kind."""
    for check in step.tasks:
        if isinstance(check, OrderCheck):
            yield ",".join(check.ids)
        elif isinstance(check, OrdersCheck):
            yield from (one.id for one in check.orders)
        elif isinstance(check, LineCheck):
            yield from ("0", "50", "100")
        else:
            yield from (one.id for one in check.answers)


KEPT = ["seed", "guess", "skipped", "before", "setting", "rolled", "revealed", "found", "answers"]


def spoilt(rng: Random, text: str) -> str:
    """A save with something in it that no save holds."""
    data = json.loads(text)
    part: Any = data
    while isinstance(part, (dict, list)) and part:
        name = rng.choice(list(part) if isinstance(part, dict) else range(len(part)))
        if rng.random() < 0.4 or not isinstance(part[name], (dict, list)):
            part[name] = rng.choice([value for value in HOSTILE if flat(value)])
            break
        part = part[name]
    return json.dumps(data)


def flat(value: Any) -> bool:
    try:
        json.dumps(value)
    except (RecursionError, ValueError):
        return False
    return True


def sent(page: Any, rng: Random, messages: int) -> Iterator[tuple[NavalWidget, dict[str, Any]]]:
    for _ in range(messages):
        widget = rng.choice(hearing(page))
        yield widget, message(rng, page, widget)


def besiege(name: str, kind: str, messages: int, seed: int, unexpected: list[str]) -> int:
    page, rng, refused = PAGES[kind](name), Random(seed), 0
    for widget, content in sent(page, rng, messages):
        before = widget.revision
        for heard in widget._msg_callbacks.callbacks:
            heard(widget, content, [])
        assert widget.revision == before + 1, "the page is not told that the answer is there"
        assert not unexpected, (type(widget).__name__, unexpected, printed(content))
        refused += bool(widget.problem)
        assert len(widget.problem) < 10_000
        widget.problem.encode()
    return refused


@pytest.mark.parametrize("kind", PAGES)
@pytest.mark.parametrize("name", game_ids())
@pytest.mark.by_turns(3)
def test_hostile_messages_are_refused_or_ignored(name, kind, unexpected):
    besiege(name, kind, MESSAGES, 1916, unexpected)


@pytest.mark.soak
@pytest.mark.parametrize("kind", PAGES)
@pytest.mark.parametrize("name", game_ids())
def test_hostile_messages_for_hours(name, kind, unexpected):
    besiege(name, kind, LONG_RUN, 1805, unexpected)
