"""Wrong orders and broken files: what people are told, and by which rule."""

from __future__ import annotations

import json
import shutil

import pytest

from navalgames.charts import read_charts
from navalgames.errors import BadInput, IllegalOrder
from navalgames.games.frigate_duel import GAME, with_known_ships
from navalgames.games.frigate_duel.given import (
    AssignCrew,
    BonusMove,
    ChooseManoeuvre,
    FireBroadside,
    LoadGuns,
    TryGrapple,
)
from navalgames.games.frigate_duel.state import A, B, Task
from navalgames.sessions.play import Play
from navalgames.sessions.saved import to_json
from navalgames.sessions.words import kebab
from navalgames.texts import Texts
from tests.games.frigate_duel.table import CHARTS, Table


def told(table: Table, order) -> IllegalOrder:
    """The refusal of an order of side A at a laid table."""
    play = Play(GAME, options=table.options, charts=CHARTS, seed=1)
    play._start = table.state  # a laid table: nothing was played before it
    with pytest.raises(IllegalOrder) as refused:
        play.check(A, order)
    return refused.value


@pytest.mark.rule("P5.3")
def test_guns_without_crew_do_not_fire():
    table = Table().ship(0, x=0, y=0, heading="N").ship(1, x=2, y=0, heading="N")
    table.crew(0, port_guns=3, starboard_guns=3).shot(0, "round", "round").crew(1, port_guns=3)
    table.run(Task("declare", A))
    order = FireBroadside("chesapeake", "starboard", "shannon", "hull")
    assert order in table.orders(A)
    table.crew(0, port_guns=3, starboard_guns=0).ship(1, x=2)
    assert told(table, order).rule == "P5.3"


@pytest.mark.rule("P11.2")
def test_a_broadside_that_does_not_bear():
    table = Table().ship(0, x=0, y=0, heading="N").ship(1, x=2, y=0, heading="N")
    table.crew(0, port_guns=3, starboard_guns=3).crew(1, port_guns=3).run(Task("declare", A))
    assert told(table, FireBroadside("chesapeake", "port", "shannon", "hull")).rule == "P11.2"


@pytest.mark.rule("P10.10")
def test_chain_shot_at_the_hull():
    table = Table().ship(0, x=0, y=0, heading="N").ship(1, x=2, y=0, heading="N")
    table.crew(0, port_guns=3, starboard_guns=3).shot(0, "chain", "chain").crew(1, port_guns=3)
    table.run(Task("declare", A))
    assert told(table, FireBroadside("chesapeake", "starboard", "shannon", "hull")).rule == "P10.10"


@pytest.mark.rule("P9.3", "P9.4", "P9.5", "P5.4")
@pytest.mark.parametrize(
    ("heading", "crew", "manoeuvre", "rule"),
    [
        ("S", 1, "tack", "P9.4"),
        ("NE", 1, "wear", "P9.3"),
        ("N", 1, "ahead", "P9.5"),
        ("NE", 0, "tack", "P5.4"),
    ],
)
def test_a_manoeuvre_that_wind_or_crew_forbid(heading, crew, manoeuvre, rule):
    table = Table().ship(0, heading=heading, moving=(6, 12), speed=4).crew(0, sailing=crew)
    table.run("choose")
    refused = told(table, ChooseManoeuvre("chesapeake", manoeuvre))
    assert refused.rule == rule and rule in str(refused)
    for language, name in (("en", "Chesapeake"), ("ja", "チェサピーク")):
        sentence = Texts(language).problem(refused)
        assert name in sentence and "=" not in sentence and "_" not in sentence


@pytest.mark.rule("P5.1")
def test_a_crew_that_is_too_large_or_stands_in_too_small_a_box():
    play = Play(GAME, options={"scenario": "S09", "bridge_cards": False}, charts=CHARTS, seed=1)
    while play.decision()[0] != "assign_crew":
        side = play.deciding()[0]
        play.give(side, play.orders(side)[0])
    form = play.orders(A)
    for boxes in ((0, 0, 0, 0, 0, 0, 0, form.points + 1), (0, 0, 3, 0, 0, 0, 0, form.points - 3)):
        with pytest.raises(IllegalOrder) as refused:
            play.give(A, AssignCrew(form.ship, boxes))
        assert refused.value.rule == "P5.1" and "P5.1" in str(refused.value)


@pytest.mark.rule("P16.1", "P12.1")
def test_straining_and_grappling_where_they_cannot_be():
    table = Table().ship(0, heading="E").crew(0, sailing=1).run(Task("bonus", A, 0))
    assert told(table, BonusMove("chesapeake", 0)).rule == "P16.1"
    table = Table().ship(0, x=0, y=0).ship(1, x=4, y=4).having(asked=(A,), tasks=(Task("grapple", A),))
    assert told(table, TryGrapple("chesapeake", "shannon")).rule == "P12.1"


def test_an_order_of_another_moment_names_the_decision_that_is_open():
    play = Play(GAME, options={"scenario": "S09"}, charts=CHARTS, seed=1)
    with pytest.raises(IllegalOrder) as refused:
        play.give(A, ChooseManoeuvre("chesapeake", "tack"))
    assert refused.value.rule == play.decision()[1]
    with pytest.raises(IllegalOrder):
        play.give(A, LoadGuns("victory", "round", "round"))


@pytest.mark.parametrize(
    ("number", "order", "english", "japanese"),
    [
        (
            3,
            {"order": "choose_shot", "ship": "shannon", "broadside": "port", "shot": "chain"},
            "“Shannon, port: chain shot” is not allowed now; the decision is “Where does the crew stand this",
            "「シャノン、左舷：鎖弾」は出せません。いま決めるのは「このターン、乗組員をどこに置きますか？」です",
        ),
        (
            1,
            {"order": "load_guns", "ship": "chesapeake", "port": "grape", "starboard": "double"},
            "the shot to port is grape; expected: round shot, double shot, chain shot",
            "左舷の弾がgrapeです。選べるのは：丸弾、二重弾、鎖弾",
        ),
        (
            3,
            {"order": "assign_crew", "ship": "shannon", "boxes": [0, 0, 0, 0, 0, 0, 0, 15]},
            "The crew of Chesapeake is assigned now, not that of Shannon (rule 1)",
            "いま割り当てるのはチェサピークの乗組員です。シャノンの乗組員ではありません（ルール1）",
        ),
        (
            3,
            {"order": "assign_crew", "ship": "chesapeake", "boxes": [15]},
            "The crew stands in 8 boxes; given are 1 (rule 1)",
            "乗組員のボックスは8個ですが、1個あります（ルール1）",
        ),
    ],
)
def test_a_save_edited_by_hand_is_told_in_words(number, order, english, japanese):
    """A forged order stands in the words of the table, in both languages: no name of a record or a field."""
    play = Play(GAME, options={"scenario": "S09", "bridge_cards": False}, charts=CHARTS, seed=1)
    for side in (A, B, A):
        offered = play.orders(side)
        play.give(side, offered[0] if isinstance(offered, tuple) else offered.suggestions()[0][1])
    data = json.loads(to_json(play))
    kind = next(name for name in GAME.order_kinds if kebab(name) == order["order"].replace("_", "-"))
    data["journal"][number - 1]["order"] = {**order, "order": kind}
    with pytest.raises(BadInput) as refused:
        Play.from_json(json.dumps(data))
    told = str(refused.value), Texts("ja").problem(refused.value)
    assert english in told[0] and japanese in told[1]
    for sentence in told:
        assert kind not in sentence and "=" not in sentence and "_" not in sentence


@pytest.mark.parametrize(
    ("option", "value", "offered"),
    [("scenario", "S21", "S20"), ("scenaro", "S01", "scenario"), ("fire_order", "both", "simultaneous")],
)
def test_a_wrong_option_is_told_with_what_there_is(option, value, offered):
    with pytest.raises(BadInput) as refused:
        GAME.options(**{option: value})
    assert offered in str(refused.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "named"),
    [
        ("known.toml", '"long range" = 12', '"long rang" = 12', "long rang"),
        (
            "known.toml",
            'cells = { "target" = 5, "handy" = 1',
            'cells = { "target" = "five", "handy" = 1',
            "to_hit",
        ),
        ("proposed.toml", '"double" = 2, "chain" = 1 }', '"double" = 9, "chain" = 1 }', "ammunition"),
        ("proposed.toml", '"5 or less" = "2/0/1", ', "", "damage_hull_aim"),
        (
            "ships.csv",
            "constitution_1812,Constitution,US,7",
            "constitution_1812,Constitution,US,seven",
            "ships",
        ),
        ("scenarios.csv", "S01,1799-02-09,constellation_1799", "S01,1799-02-09,constelation", "constelation"),
    ],
)
def test_a_broken_file_of_charts_is_named_with_its_place(tmp_path, file, old, new, named):
    """An unknown row, a word for a number, a value out of its limits, a gap, a ship that is not listed."""
    folder = tmp_path / "charts"
    shutil.copytree(GAME.folder / "charts", folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        with_known_ships(read_charts(folder))
    assert named in str(refused.value)
