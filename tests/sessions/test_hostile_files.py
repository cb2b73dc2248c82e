"""Files with contents no file of ours has: a refusal in words, never a fault, nor the end of the process."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from navalgames.charts import read_charts
from navalgames.errors import BadInput, Problem
from navalgames.folders import folder_of
from navalgames.games import game
from navalgames.sessions import sealing
from navalgames.sessions.lessons import read_episode
from navalgames.sessions.order_codec import from_data
from navalgames.sessions.play import Play
from navalgames.sessions.saved import to_data
from navalgames.texts import LANGUAGES, Texts

HUGE_TOML = "0x" + "f" * 9000  # tomllib reads it, Python writes it out for nobody
VALUES = [
    10**4000, -(10**4000), 1e308, True, None, "x" * 100_000, [], {}, [[]], [0] * 5000, {"a": {"b": []}},
    "\x00\x1b[2J",
]  # fmt: skip


def told(problem: Problem) -> None:
    for language in LANGUAGES:
        sentence = Texts(language).problem(problem)
        assert 0 < len(sentence) < 5000
        sentence.encode()


def save() -> dict:
    fleet = game("grand_fleet")
    return to_data(Play(fleet, seats=dict.fromkeys(fleet.sides, "random"), seed=1))


@pytest.mark.parametrize("version", [2, 10**4000, 10**30, 3.5, "2", None, [2], -1])
def test_a_save_of_another_version_is_refused_in_words(version):
    with pytest.raises(Problem) as refused:
        Play.from_json(json.dumps({**save(), "version": version}), where="\ud83d")
    told(refused.value)


@pytest.mark.parametrize("name", list(save()))
@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_field_of_a_save_may_hold_anything(name, value):
    try:
        Play.from_json(json.dumps({**save(), name: value}))
    except Problem as refused:
        told(refused)


@pytest.mark.parametrize("text", ["sealed:", "sealed:\ud83d", "sealed:" + "A" * 5000, "sealed:gAAAA\x00"])
def test_a_seal_that_is_none(text):
    with pytest.raises(BadInput) as refused:
        sealing.unseal(text)
    told(refused.value)


@pytest.mark.parametrize(
    "content", [f"id = {HUGE_TOML}\n", "a = " + "9" * 9000, "[" * 5000, "a = [" * 5000, "\x00", ""]
)
def test_a_lesson_may_hold_anything(tmp_path, content):
    (tmp_path / "x.toml").write_text(content)
    with pytest.raises(BadInput) as refused:
        read_episode(tmp_path / "x.toml")
    told(refused.value)


@pytest.mark.parametrize(
    "value", [HUGE_TOML, "9" * 9000, "1e400", "nan", "-inf", f"[{HUGE_TOML}]", "{a = 1}", "''"]
)
def test_an_owners_chart_may_hold_anything(tmp_path, value):
    folder = folder_of("grand_fleet") / "charts"
    own = tmp_path / "owned.toml"
    known = tomllib.loads((folder / "known.toml").read_text(encoding="utf-8"))
    name = next(name for name, table in known.items() if isinstance(table, dict))
    for text in ("[{name}]\nx = {value}", "[{name}.x]\n1 = {value}", "{name} = {value}", "copy = {value}"):
        own.write_text(text.replace("{name}", name).replace("{value}", value))
        try:
            read_charts(folder, owned=own)
        except Problem as refused:
            told(refused)


@pytest.mark.parametrize("text", ["a = " + "9" * 9000, f"id = {HUGE_TOML}", "[[tf]]\nside = [" * 300])
def test_a_scenario_may_hold_anything(tmp_path, text):
    from navalgames.games.atlantic_chase.scenario.text import Book

    (tmp_path / "x.toml").write_text(text)
    book = Book(tmp_path / "x.toml")
    book.root().text("id")
    book.root().finish()
    assert book.faults
    for fault in book.faults:
        told(fault)


MILLION = 600_000  # more than half of one: the room for them is doubled at 524,288
MANY = {
    "entries": lambda: {"journal": [0] * MILLION},
    "dice": lambda: {"set_up": [0] * MILLION},
    "fields": lambda: {f"x{n}": 0 for n in range(MILLION)},
    "options": lambda: {"options": {f"x{n}": [] for n in range(MILLION)}},
    "staff": lambda: {"staff": {"UK": [0] * MILLION}},
    "dice of an entry": lambda: {"journal": [{"side": "UK", "order": {}, "dice": [0] * MILLION}]},
}
LIMITED = """
import sys
from navalgames.errors import Problem
from navalgames.serve.kernel import take_limits
from navalgames.sessions.play import Play
text = open(sys.argv[1]).read()
take_limits(600)
try:
    Play.from_json(text)
except Problem as refused:
    print(str(refused)[:300])
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of a page's process is Linux's")
@pytest.mark.parametrize("name", MANY)
def test_a_million_faults_do_not_end_the_process(tmp_path, name):
    """A page's process has 600 MB; that many faults, kept all at once, do not fit."""
    file = tmp_path / "save.json"
    file.write_text(json.dumps({**save(), **MANY[name]()}))
    command, root = [sys.executable, "-c", LIMITED, str(file)], Path(__file__).parents[2]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=root)
    assert ended.returncode == 0, ended.stderr[-500:]
    assert ended.stdout.strip(), "nothing was told"


def test_an_order_beyond_measure_is_refused():
    kinds = game("grand_fleet").order_kinds
    kind = next(kind for kind in kinds if fields(kinds[kind]))
    with pytest.raises(BadInput) as refused:
        from_data(game("grand_fleet"), {"order": kind, fields(kinds[kind])[0].name: [0] * MILLION})
    assert refused.value.key == "error-order-shape"
    told(refused.value)
