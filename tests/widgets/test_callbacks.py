"""Every callback of every page is guarded: a fault ends in a sentence with an id, and the page works on.

The first part finds the callbacks in the sources, the second forces a fault into each event of each page.
"""

from __future__ import annotations

import ast
import logging
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from navalgames.games import game
from navalgames.sessions import saved
from navalgames.sessions.lesson_saving import address
from navalgames.sessions.lesson_saving import saved as lesson_saved
from navalgames.sessions.play import Play
from navalwidgets.base.widget import PACKAGE, NavalWidget
from navalwidgets.choices.page import Choices
from navalwidgets.guide.page import Guide
from navalwidgets.lab.page import Lab
from navalwidgets.table.page import TableApp
from tests.widgets.table.test_page import app, at_decision, behind_curtain, play_on
from tests.widgets.test_scripts import made, widgets, within

SOURCES = sorted(path for path in PACKAGE.rglob("*.py"))
FLEET = game("grand_fleet")

# ---- in the sources

#: What may call us without a message: only the two modules that tell what goes wrong in it.
CALLERS = {
    "Thread", "Timer", "call_later", "call_soon", "call_soon_threadsafe", "call_at", "create_task",
    "ensure_future", "run_in_executor", "submit", "on_click", "on_submit", "interact", "interactive",
    "on_displayed", "link", "dlink", "jslink", "unobserve_all",
}  # fmt: skip
#: Traits whose observers run inside the guarded answer to a message, or while a page is built.
OBSERVED = {"values", "counts", "seed"}


def calls(path: Path) -> list[tuple[str, ast.Call]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [(getattr(node.func, "attr", getattr(node.func, "id", "")), node) for node in found]


@pytest.mark.parametrize("path", SOURCES, ids=within)
def test_nothing_is_called_back_but_by_guarded_messages(path):
    for name, call in calls(path):
        where = f"{path.name}:{call.lineno}"
        if name == "on_msg":
            (heard,) = call.args
            assert ast.unparse(heard) == "self._heard", f"{where}: messages are heard by a guarded _heard"
        elif name == "observe":
            assert {ast.literal_eval(one) for one in call.args[1:]} <= OBSERVED, where
        elif path.name not in ("background.py", "idle.py"):
            assert name not in CALLERS, f"{where}: {name} calls without a guard; use Background or Idle"


@pytest.mark.parametrize("kind", widgets(), ids=lambda kind: kind.__name__)
def test_whatever_hears_messages_is_guarded_and_can_tell(kind):
    widget = made(kind)
    for heard in widget._msg_callbacks.callbacks:
        assert getattr(heard, "is_guarded", False), f"{kind.__name__} hears messages unguarded"
        own = str(getattr(kind._esm, "default_value", kind._esm)).split("/** The token `name`")[-1]
        assert "problemLine(model)" in own or 'model.get("problem")' in own, f"{kind.__name__} cannot tell"


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.js")), ids=within)
def test_every_script_hands_its_drawing_over_guarded_and_writes_no_trait(path):
    text = path.read_text(encoding="utf-8")
    exported = re.findall(r"^export .*$", text, re.MULTILINE)
    draws = re.search(r"^function render\(", text, re.MULTILINE)
    assert exported == (["export default widget(render);"] if draws else [])
    # The page only sends messages; a trait it wrote would run observers that nobody guards.
    assert "model.set(" not in text and "save_changes" not in text


# ---- forced into every event


class Event(NamedTuple):
    """A message of a page, and what is made to fail while it is answered."""

    page: str
    name: str
    widget: Callable[[Any], NavalWidget]
    message: Callable[[Any], dict[str, Any]]
    broken: str

    def __str__(self) -> str:
        return f"{self.page}-{self.name}"


def guide() -> Guide:
    """A guide in the middle of a step."""
    shown = Guide(FLEET, "episode=1&step=one_each&guess=30&rolls=10&shown=1")
    nav = shown.parts["nav"]
    nav._heard(nav, {"event": "recall", "episode": shown.player.episode.id, "kept": None}, [])
    return shown


def fresh_guide() -> Guide:
    return Guide(FLEET, "episode=1&step=one_each")


def told_of_guide(shown: Guide) -> Any:
    return lesson_saved(shown.player), address(shown.player), dict(shown.player.sample.counts)


def told_of_lab(lab: Lab) -> Any:
    return lab.question.name, lab.settings, lab.tray.seed


def told_of_table(table: Any) -> Any:
    return table.desk and saved.to_json(table.desk.play)


def told_of_choices(page: Choices) -> Any:
    return page.change, page.games.settings, page.doubt.question


def forms(de: str = "person") -> Any:
    """A table at a decision that is filled in on the grid."""
    table = app("person", de)
    play_on(table, Random(5), lambda one: not behind_curtain(one) and one.desk._offer.form is not None)
    return table


def curtained() -> Any:
    table = app("person", "person")
    play_on(table, Random(5), behind_curtain)
    return table


def placing() -> Any:
    table = at_decision("place_marker")
    assert table.desk._offer.places
    return table


def initiative() -> Any:
    """A table where dice have fallen, at a decision with chances, one of which is explained."""
    table = at_decision("initiative_dice")
    send_to(table.parts.orders, asked_why(table))
    return table


def asked_why(page: Any) -> dict[str, Any]:
    groups = page.parts.orders.groups
    key = next(one["key"] for group in groups for action in group["actions"] for one in action["asking"])
    return {"event": "why", "key": key, "decision": page.parts.orders.decision}


def throw_of(page: Any) -> str:
    return next(line["throw"] for line in page.parts.log.lines if line["throw"])


def asked_way(path: str) -> Callable[[Any], dict[str, Any]]:
    return lambda page: {"event": "way", "key": throw_of(page), "decision": at(path)(page).decision}


def send_to(widget: NavalWidget, message: dict[str, Any]) -> None:
    widget._heard(widget, message, [])
    assert not widget.problem


def career() -> Any:
    """A table with a career at sea."""
    table = TableApp("raiders_of_the_deep", query="")
    table.start({"options": {"commander_tile": "rose"}, "seed": "9"})
    return table


def told_of_career(table: Any) -> Any:
    return told_of_table(table), table.parts.board.aside.beside


def another_career(_page: Any) -> dict[str, Any]:
    play = Play(
        game("raiders_of_the_deep"), options={"commander_tile": "rose"}, seats={"FIRST": "random"}, seed=1
    )
    play.let_computers_play()
    return {"event": "compare", "name": "x.json", "text": saved.to_json(play)}


MAKERS: dict[str, tuple[Callable[[], Any], Callable[[Any], Any]]] = {
    "guide": (guide, told_of_guide),
    "fresh guide": (fresh_guide, told_of_guide),
    "lab": (lambda: Lab(FLEET, "mechanic=salvo"), told_of_lab),
    "table": (lambda: app("person", "random"), told_of_table),
    "form": (forms, told_of_table),
    "curtain": (curtained, told_of_table),
    "map": (placing, told_of_table),
    "career": (career, told_of_career),
    "initiative": (initiative, told_of_table),
    "choices": (lambda: Choices(FLEET, ""), told_of_choices),
}


def part(name: str) -> Callable[[Any], NavalWidget]:
    return lambda page: getattr(page, "parts", page)[name] if isinstance(page, Guide) else at(name)(page)


def at(path: str) -> Callable[[Any], Any]:
    def found(page: Any) -> Any:
        for name in path.split("."):
            page = getattr(page, name)
        return page

    return found


def always(**message: Any) -> Callable[[Any], dict[str, Any]]:
    return lambda page: message


def numbered(path: str, **message: Any) -> Callable[[Any], dict[str, Any]]:
    return lambda page: {**message, "decision": at(path)(page).decision}


def moved(path: str) -> Callable[[Any], dict[str, Any]]:
    """Another value of the first field of a panel that has a choice."""

    def message(page: Any) -> dict[str, Any]:
        panel = at(path)(page)
        name = next(one.name for one in panel._parameters if len(one.values) > 1)
        count = next(len(one.values) for one in panel._parameters if one.name == name)
        return {"event": "set", "places": {**panel.places, name: (panel.places[name] + 1) % count}}

    return message


SHOWN = "navalwidgets.guide.page.draw_chart"


def of_guide(name: str, sent: str, broken: str = SHOWN, **message: Any) -> Event:
    return Event("guide", name, part(sent), always(event=name, **message), broken)


DRAWN = "navalwidgets.table.desk.Desk._show_table"
EVENTS = [
    of_guide("episode", "nav", episode="2"),
    of_guide("go", "nav", step="offer"),
    of_guide("next", "talk"),
    of_guide("back", "talk"),
    of_guide("start over", "nav"),
    of_guide("vary", "reveal", value="2", broken="navalwidgets.guide.records.Pages.reveal"),
    of_guide("check", "talk", question=0, answer="count", broken="navalwidgets.guide.records.Pages.talk"),
    of_guide("recall", "nav", episode="x", kept={}, broken="navalwidgets.guide.page.Guide._recall"),
    of_guide("save", "nav", broken="navalwidgets.guide.page.answers_csv"),
    of_guide("print", "nav", broken="navalwidgets.guide.page.sheet"),
    Event("fresh guide", "predict", part("predict"), always(event="predict", guess=30),
          SHOWN),
    Event("fresh guide", "skip", part("predict"), always(event="skip"),
          "navalwidgets.guide.records.Pages.head"),
    Event("guide", "roll", at("dice"), always(event="roll", n=10),
          "navalgames.sessions.lesson_player.LessonPlayer.roll"),
    Event("guide", "roll, drawn", at("dice"), always(event="roll", n=10), SHOWN),
    Event("guide", "fresh rolls", at("dice"), always(event="fresh"), SHOWN),
    Event("guide", "same rolls", at("dice"), always(event="again"), SHOWN),
    Event("guide", "seed", at("dice"), always(event="seed", seed=3), SHOWN),
    Event("lab", "choose", at("list"), always(event="choose", name="best_die"), "navalgames.odds.ask"),
    Event("lab", "set", at("panel"), moved("panel"), "navalgames.odds.ask"),
    Event("lab", "set, drawn", at("panel"), moved("panel"), "navalwidgets.parts.odds_chart.OddsChart.show"),
    Event("lab", "roll", at("tray"), always(event="roll", n=100),
          "navalwidgets.parts.odds_chart.OddsChart.show_rolls"),
    Event("lab", "keep", at("actions"), always(event="press", key="keep"),
          "navalwidgets.parts.odds_chart.OddsChart.keep_as_ghost"),
    Event("lab", "explore", at("explorer_door"), always(event="press", key="explore"),
          "navalwidgets.lab.explorer.Explorer.draw"),
    Event("lab", "doubt", at("evidence"), always(event="doubt"), "navalgames.odds.doubt"),
    Event("lab", "plotly", at("explorer.view"), always(event="plotly"),
          "navalwidgets.parts.exploration.plotly_script"),
    Event("table", "start", at("parts.new"), always(event="start", seats={}, options={}, seed="3"), DRAWN),
    Event("table", "start, set up", at("parts.new"), always(event="start", seats={}, options={}, seed="3"),
          "navalwidgets.table.page.Play"),
    Event("table", "resume", at("parts.new"),
          lambda page: {"event": "resume", "play": "a1", "text": saved.to_json(page.desk.play)}, DRAWN),
    Event("table", "back", at("parts.new"), always(event="back"), DRAWN),
    Event("table", "save", at("parts.bar"), always(event="save"), "navalgames.sessions.saved.to_json"),
    Event("table", "load", at("parts.bar"),
          lambda page: {"event": "load", "name": "x.json", "text": saved.to_json(page.desk.play)}, DRAWN),
    Event("table", "new", at("parts.bar"), always(event="new"), "navalwidgets.table.page.read_address"),
    Event("table", "rule", at("parts.log"), always(event="rule", number="5.1"),
          "navalwidgets.table.page.rule_text"),
    Event("initiative", "why", at("parts.orders"), asked_why, "navalwidgets.table.explaining.look_at"),
    Event("initiative", "way", at("parts.orders"), asked_way("parts.orders"),
          "navalwidgets.table.explaining.look_at"),
    Event("initiative", "way, in the log", at("parts.log"),
          lambda page: {"event": "way", "throw": throw_of(page)}, "navalwidgets.table.explaining.look_at"),
    Event("initiative", "close", at("parts.why.head"), always(event="close"),
          "navalwidgets.why.view.WhyView.show"),
    Event("table", "turn", at("parts.log"), always(event="turn", turn=0), "navalwidgets.table.log.Log._fill"),
    Event("curtain", "lift", at("parts.curtain"),
          lambda page: {"event": "press", "key": "lift", "drawn": page.parts.curtain.drawn}, DRAWN),
    Event("form", "suggest", at("parts.grid"), numbered("parts.grid", event="suggest", index=1),
          "navalwidgets.table.count_grid.CountGrid._judge"),
    Event("form", "confirm", at("parts.grid"),
          lambda page: {"event": "confirm", "counts": page.parts.grid.counts,
                        "decision": page.parts.grid.decision}, DRAWN),
    Event("form", "confirm, by the bot", at("parts.grid"),
          lambda page: {"event": "confirm", "counts": page.parts.grid.counts,
                        "decision": page.parts.grid.decision},
          "navalgames.sessions.play.Play.let_computers_play"),
    Event("map", "choose a hex", at("parts.board.main"),
          lambda page: {"event": "choose", "place": next(iter(page.desk._offer.places))}, DRAWN),
    Event("map", "place", at("parts.orders"),
          lambda page: {"event": "place", "key": next(iter(page.desk._offer.places)),
                        "decision": page.parts.orders.decision}, "navalgames.sessions.play.Play._bot_order"),
    Event("career", "compare", at("parts.board.aside"), another_career,
          "navalwidgets.table.games.raiders_of_the_deep.plot.axes"),
    Event("career", "alone", at("parts.board.aside"), always(event="alone"),
          "navalwidgets.table.games.raiders_of_the_deep.book.head"),
    Event("choices", "set", at("picker.widget"), moved("picker.widget"),
          "navalwidgets.choices.exact.ExactOdds.show"),
    Event("choices", "choose", at("exact.table"),
          lambda page: {"event": "choose", "name": page.exact.table.rows[-1]["name"]},
          "navalwidgets.parts.odds_chart.OddsChart.show"),
    Event("choices", "settings", at("exact.door"), always(event="press", key="settings"),
          "navalwidgets.choices.exact.ExactOdds._show_door"),
    Event("choices", "games set", at("games.panel"), moved("games.panel"),
          "navalwidgets.choices.page.write_address"),
    Event("choices", "games start", at("games.run"), always(event="start"),
          "navalwidgets.base.background.Background.run"),
    Event("choices", "file", at("games.run"), always(event="file", kind="csv"),
          "navalgames.sessions.what_if.export.rows_of"),
    Event("choices", "doubt set", at("doubt.panel"), moved("doubt.panel"),
          "navalwidgets.choices.doubt.DoubtPart._offer_fields"),
    Event("choices", "doubt start", at("doubt.run"), always(event="start"),
          "navalwidgets.base.background.Background.run"),
]  # fmt: skip


def send(event: Event, page: Any) -> NavalWidget:
    widget = event.widget(page)
    before = widget.revision
    widget._heard(widget, event.message(page), [])
    assert widget.revision > before, "the page waits for an answer to every message"
    return widget


@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_a_fault_in_any_event_is_told_and_nothing_is_lost(event, monkeypatch, caplog):
    make, told = MAKERS[event.page]
    page = make()
    before = told(page)
    with monkeypatch.context() as patch:

        def fails(*_: Any, **__: Any) -> None:
            raise ZeroDivisionError("a detail for the log alone")

        patch.setattr(event.broken, fails)
        with caplog.at_level(logging.ERROR, "navalwidgets"):
            problem = send(event, page).problem
    records = [record for record in caplog.records if record.name == "navalwidgets"]
    assert records, "the fault never happened: is this still what the event calls?"
    assert "should not have" in problem and "ZeroDivision" not in problem and "detail" not in problem
    assert records[-1].args[0] in problem, "the sentence has the number of the log"
    assert records[-1].exc_info[0] is ZeroDivisionError
    assert told(page) == before, "nothing is lost, and nothing half done"
    widget = send(event, page)  # the same control, pressed again
    assert widget.problem == "" or "should not have" not in widget.problem


def test_a_fault_in_idle_time_is_told_where_it_would_have_been_drawn(monkeypatch):
    import asyncio

    async def page() -> str:
        lab = Lab(FLEET, "mechanic=salvo")
        lab._toggle_explorer()
        with monkeypatch.context() as patch:
            patch.setattr("navalgames.odds.curve", None)
            lab.panel._heard(lab.panel, moved("panel")(lab), [])
            while not lab.explorer.view.problem:
                await asyncio.sleep(0.02)
        return lab.explorer.view.problem

    assert "should not have" in asyncio.run(asyncio.wait_for(page(), 60))


@pytest.mark.parametrize("part", ["games", "doubt"])
def test_a_fault_in_a_long_run_gives_the_controls_back(part, monkeypatch):
    import asyncio

    def fails(*_: Any, **__: Any) -> Any:
        raise ZeroDivisionError

    async def page() -> NavalWidget:
        shown = Choices(FLEET, "")
        where = {"games": "games.compare_games", "doubt": "doubt.tries"}[part]
        monkeypatch.setattr(f"navalwidgets.choices.{where}", fails)
        run = getattr(shown, part).run
        run._heard(run, {"event": "start"}, [])
        while run.running:
            await asyncio.sleep(0.02)
        return run

    run = asyncio.run(asyncio.wait_for(page(), 60))
    assert "should not have" in run.problem and not run.running


@pytest.mark.parametrize(
    "message", ["text", 7, None, [], {"event": ["x"]}, {"event": None}, {"event": {"a": 1}}]
)
@pytest.mark.parametrize("kind", widgets(), ids=lambda kind: kind.__name__)
def test_a_message_that_is_nonsense_is_answered(kind, message):
    widget = made(kind)
    for heard in widget._msg_callbacks.callbacks:
        heard(widget, message, [])
        assert widget.revision == 1


def test_a_problem_whose_sentence_cannot_be_made_is_told_too(monkeypatch):
    from navalgames.errors import BadInput
    from navalgames.texts import Texts
    from navalwidgets.base.guard import sentence_of

    def fails(*_: Any) -> str:
        raise KeyError

    monkeypatch.setattr(Texts, "problem", fails)
    assert "should not have" in sentence_of(BadInput("error-cli-choice"), Texts("en"))
