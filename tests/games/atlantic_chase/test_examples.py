"""The worked examples of examples.toml, on scripted dice and the engine.

Every example has a function of its own, found by its number; one without a function fails.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from navalgames.chance import ScriptedDice
from navalgames.games.atlantic_chase import read_tables
from navalgames.games.atlantic_chase.counters import SPEEDS, Counter, Face
from navalgames.games.atlantic_chase.rules import (
    board,
    breaking_away,
    damage,
    designation,
    gunnery,
    initiative,
    interruption,
    lapse,
    results,
    torpedoes,
    trajectory,
)
from navalgames.games.atlantic_chase.rules.breaking_away import Position
from navalgames.games.atlantic_chase.rules.gunnery import Aim
from navalgames.games.atlantic_chase.tables import Box
from navalgames.rule_index import read_rules
from tests.games.atlantic_chase.table import BRITISH, CHARTS, GERMAN, Ship, Table, given, one, sum_of, two

EXAMPLES = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))["example"]
QUIET = {"airbases": ()}
ROW = tuple(f"{q},0" for q in range(7, 15))
SNAKE = (*ROW, *(f"{q},1" for q in range(13, 6, -1)))
SHIP_OF_SPEED = {
    "fast": "Hood",
    "medium": "Prince of Wales",
    "slow": "Nelson",
    "very slow": "Convoy (British)",
}
CHECKS: dict[str, Callable[[dict, dict, list], None]] = {}


def example(number: str) -> Callable:
    """The function that plays an example."""

    def known(play: Callable) -> Callable:
        CHECKS[number] = play
        return play

    return known


@pytest.mark.rule(
    "6.18", "7.8", "14.6", "16.3", "16.4", "17.8", "18.1", "19.9", "20.4", "20.5", "28.1", "28.2", "30.1",
    "30.2", "30.3", "32.1", "34.1", "36.1", "36.2", "35.8", "38.1", "40.1", "42.1", "42.2", "43.11", "44.1",
    "45.10", "46.3", "47.10", "48.1", "48.2", "50.4", "50.5", "51.2", "52.9", "53.5", "56.5", "58.8", "58.9",
    "59.11", "60.8", "61.12", "22.11", "26.9", "11.9", "14.7", "8.13", "3.6",
)  # fmt: skip
@pytest.mark.parametrize("told", EXAMPLES, ids=[one_["id"] for one_ in EXAMPLES])
def test_example(told):
    CHECKS[told["id"]](told["given"], told["expect"], [roll["shows"] for roll in told["dice"]])


def test_every_example_names_rules_that_exist():
    numbers = {rule.number for rule in read_rules("atlantic_chase")}
    assert len(EXAMPLES) == 52 and not {rule for told in EXAMPLES for rule in told["rules"]} - numbers


def ends_of(table: Table) -> list[list[int]]:
    return sorted([order.front, order.back] for order in table.orders(given.Lapse))


# ------------------------------------------------------------------------ lines


@example("E-01")
def _(told: dict, expect: dict, rolls: list) -> None:
    ships = {"A": ("Hood", "Kent"), "B": ("Convoy (British)", "Belfast")}
    for force in told["task_forces"]:
        table = Table().put("B1", *ships[force["id"]], at="12,0")
        assert [SPEEDS[table.box.speed(ship)] for ship in table.force("B1").ships] == force["ship_speeds"]
        assert SPEEDS[table.box.force_speed(table.force("B1"))] == expect["speeds"][force["id"]]


@example("E-02")
def _(told: dict, expect: dict, rolls: list) -> None:
    lines = [
        ROW[:5],
        (*ROW[:2], *ROW[3:5]),
        (*ROW[:3], "9,1", ROW[2]),
        (*ROW[:2], ROW[0]),
        ("Kiel",),
        ROW[:2],
        SNAKE,
        (*SNAKE, "6,2"),
    ]
    box = Table().put("G1", "Bismarck", line=ROW[:2]).box
    assert [trajectory.line_fault(line, BRITISH, box) is None for line in lines] == expect["legal"]
    assert len(told["cases"]) == len(lines)


@example("E-03")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = (
        Table(BRITISH, said=QUIET)
        .put("B1", "Hood", at=ROW[0])
        .put("G1", "Bismarck", at="9,1")
        .put("G2", "Hipper", at="7,1")
    )
    table.give(given.PlotCourse("B1"))
    for place in ROW[1:4]:
        table.give(given.AddSegment("back", place))
    table.give(given.EndCourse())
    table.having(active=GERMAN, stack=(table.state.stack[0]._replace(asked=(GERMAN,)),))
    table.give(given.PlotCourse("G1")).give(given.AddSegment("back", ROW[2])).give(given.EndCourse())
    table.give(given.NavalSearch("G1", "B1", ROW[2]), sum_of(11, "naval_search"), rest=True)
    assert table.force("B1").station == ROW[2]
    table.having(active=GERMAN, stack=(table.state.stack[0]._replace(asked=(GERMAN,), stage="act"),))
    assert any(order.target == "B1" for order in table.orders(given.Engage)) == expect["can_be_engaged"]


@example("E-04")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = Table(BRITISH).put("B1", "Hood", line=("11,-3", "12,-3", "13,-3")).put("G1", "Bismarck", at="7,0")
    table.give(given.PlotCourse("B1")).give(given.AddSegment("back", "13,-4"))
    assert {order.end for order in table.orders(given.AddSegment)} == {"front", "back"}
    table.give(given.AddSegment("back", "14,-4")).give(given.AddSegment("back", "15,-4")).give(
        given.EndCourse()
    )
    assert len(table.force("B1").line) == expect["segments_after"] == told["segments_before"] + told["added"]


@example("E-05")
def _(told: dict, expect: dict, rolls: list) -> None:
    found = lapse.choices(told["segments"], (), told["remove"], 1)
    assert sorted(map(list, found)) == sorted(expect["legal_choices_left_right"])


@example("E-06")
def _(told: dict, expect: dict, rolls: list) -> None:
    assert designation.base_total(told["active"], 0, 0, told["target"], 0) == expect["total"]


@example("E-07")
def _(told: dict, expect: dict, rolls: list) -> None:
    lengths = (told["active"], told["own_coordinating"], told["own_air_support"])
    against = told["enemy_coordinating"] + told["enemy_air_support"]
    assert max(lengths) == expect["longest"]
    assert designation.base_total(*lengths, told["target"], 0) == expect["base"]
    assert designation.base_total(*lengths, told["target"], against) == expect["total"]


def passed(ship: str, length: int, weather: str = "good", intel: tuple[int, ...] = (), *dice: dict) -> Table:
    table = Table(weather=weather).put("B1", "Hood", at="7,1")
    table.put("G1", ship, line=ROW[:length], intel=tuple(ROW[place] for place in intel))
    return table.give(given.Pass("G1"), *dice)


@example("E-08")
def _(told: dict, expect: dict, rolls: list) -> None:
    assert {sum(pair) for pair in ends_of(passed("Bismarck", 5))} == {expect["removed"]}


@example("E-09")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = passed("Bismarck", 6, "bad", (), one(rolls[0][0], "lapse"))
    assert {sum(pair) for pair in ends_of(table)} == {expect["removed"]}


@example("E-10")
def _(told: dict, expect: dict, rolls: list) -> None:
    def removed(amount: int, limit: int, with_limit: bool) -> list[list[str]]:
        letters = told["segments"]
        sets = [
            sorted(letters[:front] + letters[5 - back :])
            for front, back in lapse.choices(5, (3,), amount, limit)
        ]
        return sorted(one_ for one_ in sets if ("d" in one_) == with_limit)

    assert removed(told["medium_amount"], 2, True) == expect["medium_with_limit"]
    assert removed(told["medium_amount"], 2, False) == expect["medium_without_limit"]
    assert removed(told["slow_amount"], 1, True) == expect["slow_with_limit"]
    assert removed(told["slow_amount"], 1, False) == expect["slow_without_limit"]


# ------------------------------------------------------------------------ air strikes


@example("E-11")
def _(told: dict, expect: dict, rolls: list) -> None:
    line = ("10,1", "9,1", "8,1", "7,1", "7,2")
    table = Table(BRITISH, said=QUIET, counter_printing="rulebook_diagrams")
    table.put("B1", "Ark Royal", line=line).put("G1", "Leipzig", at="11,0")
    table.give(given.AirStrike("B1", "10,1", "G1", "11,0"), sum_of(rolls[0][0], "air_strike"), rest=True)
    note = table.note("result")
    assert (note["total"], note["rolled"], note["results"]) == (
        expect["total"],
        expect["sum"],
        ", ".join(expect["results"]),
    )
    assert table.afloat("Leipzig").hits == 0 and not table.afloat("Leipzig").damaged
    assert table.force("G1").contact == ("11,0",)
    assert len(table.force("B1").line) == 5 - expect["active_removed"] and "10,1" in table.force("B1").line


@example("E-12")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = Table(BRITISH).put("G1", "Scheer", line=("12,-2", "12,-1", "12,0"))
    table.put("B1", "Convoy (British)", line=("12,-2", "11,-2", "11,-1", "10,-1", "10,0", "9,0"))
    table.give(next(order for order in table.orders(given.AirStrike) if order.hex == "12,-2"))
    order = next(order for order in table.orders(given.Support) if order.coordination == "B1")
    assert table.box.in_air_range["12,-2"][order.launch] == told["range"]
    table.give(order, sum_of(rolls[0][0]))
    note = table.note("result")
    assert (note["total"], note["rolled"], note["results"]) == (
        expect["total"],
        expect["sum"],
        ", ".join(expect["results"]),
    )
    assert table.afloat("Scheer").damaged
    assert {sum(pair) for pair in ends_of(table)} == {expect["coordinating_removed"]}


# ------------------------------------------------------------------------ Completion


@example("E-13")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = Table(BRITISH, tally=told["tally"]).put("G1", "Bismarck", at="7,0")
    table.put("B1", "Convoy (British)", line=("15,-4", "14,-4", "13,-3", "12,-3"))
    table.give(given.Complete("B1", "Clyde")).give(given.TryToSeize(""), sum_of(rolls[0][0], "seize"))
    assert table.note("seize")["total"] == expect["sum"]
    assert {sum(pair) for pair in ends_of(table)} == {expect["removed"]}
    table.give(table.orders()[0], one(3, "weather"))
    assert table.state.active == expect["weather_check_by"] and table.state.tally == expect["tally"]
    assert table.in_play("B1")


@example("E-14")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = (
        Table(BRITISH).put("G1", "Bismarck", at="7,0").put("B1", "Convoy (British)", "Suffolk", at="15,-4")
    )
    table.put("B2", "Hood", at="9,0")
    table.give(given.Complete("B1", "Clyde")).give(given.TryToSeize(""), sum_of(rolls[0][0], "seize"))
    assert table.gone("Suffolk") == table.gone("Convoy (British)") == "completed"
    assert table.state.tally == expect["tally"] and table.state.active == BRITISH


@example("E-15")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = Table(BRITISH).put("G1", "Bismarck", at="7,0")
    table.put("B1", "Prince of Wales", line=("15,-4", "14,-4", "13,-3"), intel=("13,-3",))
    assert bool(table.orders(given.Complete)) == expect["legal"]
    table.give(given.Pass("B1"))
    assert any(order.back for order in table.orders())


# ------------------------------------------------------------------------ Engage, Naval Search


@example("E-16")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = (
        Table(said=QUIET)
        .put("G1", "Bismarck", line=("10,1", "9,1", "8,1", "7,1"))
        .put("B1", "Hood", at="10,1")
    )
    table.hide("U1", at="10,1").put("B2", "Kent", line=("10,1", "11,0", "12,0")).give(
        given.Engage("G1", "B1")
    )
    table.give(given.Support("U1", "", "")).give(given.Support("B2", "", ""), sum_of(rolls[0][0], "engage"))
    note = table.note("result")
    assert (note["total"], note["rolled"], note["results"]) == (expect["total"], expect["sum"], "Miss")
    assert table.frame.force == "G1"
    assert table.give(table.orders()[0]).frame.force == "B2"
    assert [shown.why for shown in table.give(table.orders()[0], one(1), one(1)).shown] == [
        "vie_active",
        "vie_inactive",
    ]


@example("E-17")
def _(told: dict, expect: dict, rolls: list) -> None:
    target = ("9,0", "10,0", "11,0", "12,0", "13,0", "14,0", "13,1")
    table = Table(said=QUIET, counter_printing="rulebook_diagrams").put("B1", "Hood", line=target)
    table.put("G1", "Leipzig", line=("13,0", "12,1", "11,1")).give(
        given.NavalSearch("G1", "B1", "13,0"), sum_of(rolls[0][0])
    )
    note = table.note("result")
    assert (note["total"], note["rolled"], note["results"]) == (
        expect["total"],
        expect["sum"],
        "Early or Late",
    )
    assert table.asked == GERMAN
    assert sorted(len(order.hexes) for order in table.orders()) == sorted(
        told["target"]["sides_after_removal"]
    )
    table.give(given.KeepLine(target[5:]))
    assert len(table.force("B1").line) == expect["target_left"]
    assert {order.station for order in table.orders()} == {"13,0", "12,1", "11,1"}
    assert table.give(table.orders()[0]).stage == "seize"


# ------------------------------------------------------------------------ Pass, Reorganize, Signals, Stealth


@example("E-18")
def _(told: dict, expect: dict, rolls: list) -> None:
    assert ends_of(passed("Hipper", told["segments"])) == sorted(expect["legal_choices_left_right"])


@example("E-19")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = passed("Hipper", 6, "good", (1, 4))
    freeing = given.Lapse(2, 0)
    table.give(freeing, one(3, "weather"))
    assert len(table.force("G1").line) == 6 - expect["removed"]
    assert len(table.force("G1").intel) == expect["intel_left"]


@example("E-20")
def _(told: dict, expect: dict, rolls: list) -> None:
    def ships(table: Table) -> list[list[str]]:
        return [
            [ship.name for ship in force.ships] for force in table.state.task_forces if force.side == BRITISH
        ]

    table = (
        Table(BRITISH)
        .put("B1", *told["merge"][0], at="12,0")
        .put("B2", *told["merge"][1], at="12,0")
        .put("G1", "Bismarck", at="7,0")
    )
    table.give(given.Reorganize()).give(given.Merge("B2", "B1"))
    assert ships(table) == expect["after_merge"]
    table = Table(BRITISH).put("B1", *told["split"]["ships"], at="12,0").put("G1", "Bismarck", at="7,0")
    table.give(given.Reorganize()).give(given.Split("B1", told["split"]["moved"][0]))
    assert ships(table) == expect["after_split"]


@example("E-21")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = Table().put("B1", "Hood", line=SNAKE[:7], intel=(SNAKE[0], SNAKE[3], SNAKE[6]))
    table.put("G1", "Bismarck", line=(SNAKE[3], "10,1", "10,2", "10,3")).give(given.Signals("B1", SNAKE[3]))
    target = table.force("B1")
    assert target.station == SNAKE[3] and len(target.line) == expect["segments_left"] == len(target.intel)
    assert given.LapseForce("G1") in table.orders()
    assert table.give(given.LapseForce("G1")).give(table.orders()[0]).stage == "seize"


@example("E-22")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = Table().put("G1", "Bismarck", at="7,0").hide("U1").put("B1", "Hood", line=("12,0",))
    table.give(given.SendStealthForce("U1")).give(
        given.GoTo("12,0"), one(1, "vie_active"), one(1, "vie_inactive")
    )
    assert table.force("B1").intel == ("12,0",)


@example("E-23")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = Table(said=QUIET).put("G1", "Bismarck", line=("12,0", "12,1")).hide("U1", at="12,0")
    table.put("B1", "Hood", line=("12,0", "11,0", "10,0", "9,0", "8,0"), intel=("12,0",))
    table.give(given.StealthAttack("U1", "B1")).give(
        given.Support("G1", "", ""), sum_of(rolls[0][0], "stealth_attack")
    )
    note = table.note("result")
    assert (note["total"], note["rolled"], note["results"]) == (expect["total"], expect["sum"], "Miss")
    assert not table.state.stealth and table.frame.force == "G1"
    assert [shown.why for shown in table.give(table.orders()[0], one(1), one(1)).shown] == [
        "vie_active",
        "vie_inactive",
    ]


@example("E-24")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = (
        Table(BRITISH)
        .put("G1", "Bismarck", at="7,7")
        .put("B1", "Hood", box="St. John's")
        .hide("U1", at="10,-1")
    )
    table.give(given.PlotCourse("B1"))
    assert table.force("B1").line == ("6,3",)
    for place in ("7,2", "8,1", "9,0", "10,-1", "11,-2", "12,-3", "13,-3", "14,-4", "15,-4"):
        table.give(given.AddSegment("back", place))
    table.give(given.EndCourse())
    assert table.force("B1").intel == ("10,-1",) and table.state.active == BRITISH


# ------------------------------------------------------------------------ modifiers


@example("E-25")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = (
        Table(BRITISH, said=QUIET).put("B1", "Hood", at="10,1").put("B2", "Ark Royal", line=("10,1", "9,1"))
    )
    table.put("G1", "Bismarck", at="10,1").put("G2", "Graf Zeppelin", line=("11,0", "12,0")).give(
        given.Engage("B1", "G1")
    )
    table.give(given.Support("", "B2", "10,1")).give(given.Support("", "G2", "11,0"), two(1, 1, "engage"))
    assert table.note("result")["rolled"] == 2 + expect["net"]
    table.give(given.LimitedBattle(False), one(1, "vie_active"), one(1, "vie_inactive"))
    assert [note.args["force"] for note in table.notes if note.key == "ac-log-lapse"] == ["B2", "G2"]


@example("E-26")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = (
        Table(weather="bad", said=QUIET)
        .put("G1", "Bismarck", at="10,1")
        .put("B1", "Hood", at="10,1", contact=("10,1",), evasive=True)
    )
    table.give(given.Engage("G1", "B1"))
    frame = table.frame._replace(spent=True)
    found = dict(designation.modifiers(table.state, frame, table.box))
    assert found == {"contact": expect["contact"], "evasive": expect["evasive"]}
    assert sum(found.values()) == expect["net"]


@example("E-27")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = (
        Table(said=QUIET)
        .put("G1", "Bismarck", at="10,1")
        .put("G2", "Hipper", line=("10,1",), intel=("10,1",))
    )
    table.put("B1", "Hood", line=("10,1", "9,1")).give(given.NavalSearch("G1", "B1", "10,1"))
    table.give(given.Support("G2", "", ""), sum_of(2, "interruption"), rest=True)
    assert table.note("interruption") == {"side": BRITISH, "result": "Alert -0"}


@example("E-28")
def _(told: dict, expect: dict, rolls: list) -> None:
    assert designation.base_total(0, told["own_coordinating"], 0, told["target"], 0) == expect["total"]


@example("E-29")
def _(told: dict, expect: dict, rolls: list) -> None:
    assert (
        designation.base_total(told["active"], told["own_coordinating"], 0, told["target"], 0)
        == expect["base"]
    )
    against = told["enemy_coordinating"]
    assert (
        designation.base_total(told["active"], told["own_coordinating"], 0, told["target"], against)
        == expect["total"]
    )


# ------------------------------------------------------------------------ results


@example("E-30")
def _(told: dict, expect: dict, rolls: list) -> None:
    for case, result in zip(told["cases"], expect["results"], strict=True):
        german = {"fast": "Hipper", "slow": "Orion"}[case["active"]]
        table = (
            Table(said=QUIET).put("G1", german, at="10,1").put("B1", SHIP_OF_SPEED[case["target"]], at="10,1")
        )
        table.give(given.Engage("G1", "B1"), sum_of(7, "engage"), rest=True)
        assert ("battle" in table.log) == (result == "Battle")
        assert ("contact" in table.log) == (result == "Contact")


@example("E-31")
def _(told: dict, expect: dict, rolls: list) -> None:
    names = {"Convoy": "Convoy (British)", "DD Squadron": "DD Squadron (British)"}
    for case, result in zip(told["cases"], expect["results"], strict=True):
        ship = Ship(names.get(case["ship"], case["ship"]), damaged=case.get("damaged", False))
        after = damage.after_damage(ship, Table().box)
        assert (after is None) == (result == "sunk")
        if after is not None:
            assert after.damaged == (result == "damaged") and after.hits == (2 if result == "2 hits" else 0)


@example("E-32")
def _(told: dict, expect: dict, rolls: list) -> None:
    for number, case in enumerate(told["cases"]):
        before, after = results.sides_of_hole(SNAKE[: case["segments"]], SNAKE[case["removed_index"]])
        assert [len(before), len(after)] == expect["sides"][number]
        table = (
            Table(said=QUIET)
            .put("G1", "Bismarck", line=(SNAKE[case["removed_index"]],))
            .put("B1", "Hood", line=SNAKE[: case["segments"]])
        )
        table.give(given.NavalSearch("G1", "B1", SNAKE[case["removed_index"]]), sum_of(4, "naval_search"))
        assert (table.stage == "early_or_late") == expect["hole"][number]
        assert table.force("B1").evasive == expect["evasive_gained"][number]


@example("E-33")
def _(told: dict, expect: dict, rolls: list) -> None:
    for case, state in zip(told["cases"], expect["states"], strict=True):
        table = Table()
        box = Box(CHARTS, table.options, table.box.scenario)
        box.counters = {case["ship"]["name"]: counter_of(case["ship"])}
        after = damage.after_hits(Ship(case["ship"]["name"]), case["hits"], box)
        word = "sunk" if after is None else f"{'damaged' if after.damaged else 'undamaged'}, {after.hits} hit"
        assert state.startswith(word)


def counter_of(told: dict) -> Counter:
    """A counter with the values of an example."""
    speed = SPEEDS.index(told["speed"])
    guns = told.get("damaged_guns", [None, None])
    damaged = Face(guns[0], guns[1], told.get("sink", 9), SPEEDS.index(told.get("damaged_speed", "slow")))
    front = Face(told["gun_short"], told["gun_long"], told["hits"], speed)
    return Counter(told["name"], BRITISH, "British", "CA", "ship", True, front, damaged)


@example("E-34")
def _(told: dict, expect: dict, rolls: list) -> None:
    line = SNAKE[: told["segments"]]
    kept = [
        [line.index(place) for place in part]
        for part in results.windows(line, line[told["target_index"]], expect["left"])
    ]
    assert kept == expect["legal_remaining"]


# ------------------------------------------------------------------------ battle


@example("E-35")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = (
        Table()
        .put("G1", "Scharnhorst", at="12,0")
        .put("B1", "Kent", "Rodney", at="12,0")
        .battle(Rodney="Near")
    )
    for ship, what in (("Kent", "ca"), ("Rodney", "bb")):
        aim = gunnery.aim_at(table.state, table.frame, "Scharnhorst", ship, table.box)
        assert (aim.range, aim.value) == (expect[f"range_{what}"], expect[f"gun_value_{what}"])
        dice = {"3d6 lowest 2": "worst 2 of 3d6"}.get(expect[f"dice_{what}"], expect[f"dice_{what}"])
        assert read_tables.range_dice(CHARTS)[aim.range] == dice


@example("E-36")
def _(told: dict, expect: dict, rolls: list) -> None:
    aim = Aim(told["range"], told["gun_value"], SPEEDS.index(told["target_speed"]), False, True)
    assert rolls[0][0] + gunnery.gunnery_modifier(aim, CHARTS) == expect["sum"]
    assert gunnery.shot(ScriptedDice([sum_of(rolls[0][0], "gunnery")]), aim, CHARTS) == 0


@example("E-37")
def _(told: dict, expect: dict, rolls: list) -> None:
    aim = Aim(told["range"], told["gun_value"], SPEEDS.index(told["target"]["speed"]), False, True)
    assert rolls[0][0] + gunnery.gunnery_modifier(aim, CHARTS) == expect["sum"]
    hits = gunnery.shot(ScriptedDice([sum_of(rolls[0][0], "gunnery")]), aim, CHARTS)
    box = Table().box
    after = damage.after_hits(Ship("Glasgow"), hits, box)
    face = box.face(after)
    assert (
        hits == 1 and after.damaged and (face.gun_short, face.gun_long, SPEEDS[face.speed]) == (0, -1, "slow")
    )


@example("E-38")
def _(told: dict, expect: dict, rolls: list) -> None:
    speed = SPEEDS.index(told["target_speed"])
    assert rolls[0][0] + torpedoes.torpedo_modifier(speed, CHARTS) == expect["sum"]
    assert torpedoes.torpedo(ScriptedDice([sum_of(rolls[0][0], "torpedo")]), speed, CHARTS) == expect["hits"]


@example("E-39")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = (
        Table(BRITISH)
        .put("B1", "Warspite", "Belfast", "Fiji", at="12,0")
        .put("G1", Ship("Scharnhorst", damaged=True), at="12,0")
    )
    table.battle(BRITISH, Scharnhorst="Near", Warspite="Near", Belfast="Near", Fiji="Near")
    while table.stage == "fire":
        table.give(given.CeaseFire())
    moves = [("Scharnhorst", "Far"), ("Warspite", "Near"), ("Belfast", "Close"), ("Fiji", "Close")]
    for ship, zone in moves:
        assert ship in {order.ship for order in table.orders()}
        table.give(given.Manoeuvre(ship, zone))
    assert {fighter.ship: fighter.zone for fighter in table.frame.fighters} == dict(moves)
    assert not board.obscured(table.frame, "Warspite")
    assert [name.split(" ")[0] for name in expect["order"]] == [ship for ship, _ in moves]


@example("E-40")
def _(told: dict, expect: dict, rolls: list) -> None:
    own, enemy = told["own"][0], told["enemy"][0]
    speeds = SPEEDS.index(own["speed"]), SPEEDS.index(enemy["speed"])
    position = Position(own["zone"] == "Far", enemy["zone"] != "Far", speeds[0], speeds[1], speeds[1])
    for rule in ("own_slowest", "enemy_faster"):
        modifier = breaking_away.break_away_modifier(position, CHARTS, rule)
        assert rolls[0][0] + modifier == expect["sum"] and modifier == sum(expect["modifiers"].values())
        dice = ScriptedDice([sum_of(rolls[0][0], "break_away")])
        assert breaking_away.breaks_away(dice, position, CHARTS, rule) == expect["success"]


# ------------------------------------------------------------------------ the advanced booklet, by its charts


@example("E-41")
def _(told: dict, expect: dict, rolls: list) -> None:
    chart, closing, acquiring = CHARTS["adv_gunnery"], "closing, running or split", "acquiring"
    hood, suffolk, at_hood, at_suffolk = (sum(shows) for shows in rolls[:4])
    assert chart.result(hood + told["hood"]["gun_value"], closing) == expect["hood"]
    assert chart.result(suffolk + told["suffolk"]["gun_value"], acquiring) == expect["suffolk"]
    split = told["bismarck"]["split"]
    assert chart.result(at_hood + split["Hood"], closing) == expect["bismarck_at_hood"]
    result = chart.result(at_suffolk + split["Suffolk"], closing)
    effect = CHARTS["adv_severe"].result(rolls[4][0], "extreme, long")
    assert expect["bismarck_at_suffolk"].startswith(f"{result} -> {effect}")


@example("E-42")
def _(told: dict, expect: dict, rolls: list) -> None:
    result = CHARTS["adv_torpedo"].result(rolls[0][0], "result")
    effect = CHARTS["adv_waterline"].result(rolls[1][0], "severe")
    assert result == "severe (waterline)" and expect["result"] == f"severe -> waterline -> {effect}"


@example("E-43")
def _(told: dict, expect: dict, rolls: list) -> None:
    total = rolls[0][0] + sum(expect["modifiers"])
    assert total == expect["sum"]
    assert (total >= CHARTS["break_away"].value("success", "value")) == expect["success"]


# ------------------------------------------------------------------------ the rest


@example("E-44")
def _(told: dict, expect: dict, rolls: list) -> None:
    for bands in ("rulebook", "board"):
        assert interruption.outcome(rolls[0][0], told["intel"], bands, CHARTS) == expect[bands]


@example("E-45")
def _(told: dict, expect: dict, rolls: list) -> None:
    convoy = Ship("Convoy (British)", dispersed=told["dispersed"])
    for hits in told["attacks_hits"]:
        convoy = damage.after_hits(convoy, hits, Table().box)
    assert convoy.hits == expect["hits_total"]


@example("E-46")
def _(told: dict, expect: dict, rolls: list) -> None:
    for case, modifier in zip(told["cases"], expect["modifiers"], strict=True):
        place = "14,-8" if case.get("spender_on_arctic_line") else "12,0"
        table = Table(weather=case["weather"], tally=case["tally"]).put(
            "B1", "Hood", at=place, evasive=case["evasive"]
        )
        assert table.state.tally + initiative.evasive_modifier(table.state, "B1", table.box) == modifier


@example("E-47")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = (
        Table(told["active"], said=QUIET)
        .put("B1", "Hood", line=("10,1", "9,1"), intel=("9,1",))
        .put("G1", "Bismarck", line=("10,1",))
    )
    table.give(given.NavalSearch("B1", "G1", "10,1"), sum_of(2, "interruption"), rest=True)
    assert table.note("interruption")["side"] == expect["interruption_check_by"]


@example("E-48")
def _(told: dict, expect: dict, rolls: list) -> None:
    table = Table().put("B1", "Hood", at="7,7").lead(told["leader"], "", GERMAN, 2)
    for number, row in enumerate((0, 1, 2), start=1):
        table.put(
            f"G{number}",
            ("Bismarck", "Hipper", "Scheer")[row],
            line=tuple(f"{q},{row}" for q in range(8, 13)),
        )
    for uses in (1, 0):
        before = {force.id: len(force.line) for force in table.state.task_forces if force.line}
        assert len(before) == told["trajectories"]
        table.give(given.AllPass())
        while table.stage == "lapse_ends":
            table.give(table.orders()[0], rest=True)
        assert all(len(table.force(name).line) < length for name, length in before.items())
        assert sum(leader.uses for leader in table.state.leaders) == uses
        table.having(
            active=GERMAN,
            stack=(table.state.stack[0]._replace(asked=(GERMAN,), stage="act"),),
            weather="good",
        )
        table.having(task_forces=tuple(
            force._replace(station="", line=(force.station,))
            if force.station and force.side == GERMAN
            else force
            for force in table.state.task_forces
        ))  # fmt: skip
    assert not table.orders(given.AllPass)


@example("E-49")
def _(told: dict, expect: dict, rolls: list) -> None:
    counter = Table().box.counter(told["ship"])
    assert (counter.cls, counter.torpedo) == (expect["class"], expect["torpedo"])
    assert [counter.front.gun_short, counter.front.gun_long] == expect["front"]
    assert (counter.front.hits, SPEEDS[counter.front.speed]) == (expect["hits_to_damage"], expect["speed"])
    assert [counter.damaged.gun_short, counter.damaged.gun_long] == expect["damaged_side"]
    assert counter.damaged.hits == expect["hits_to_sink"]


@example("E-50")
def _(told: dict, expect: dict, rolls: list) -> None:
    places = [
        ({"line": ("12,0",)}, {"line": ("12,0",)}),
        ({"at": "12,0"}, {"line": ("12,0",)}),
        ({"at": "12,0"}, {"at": "11,0"}),
    ]
    for (one_, other), together in zip(places, expect["in_together"], strict=True):
        table = Table().put("G1", "Bismarck", **one_).put("B1", "Hood", **other)
        assert bool(set(table.force("G1").hexes) & set(table.force("B1").hexes)) == together


@example("E-51")
def _(told: dict, expect: dict, rolls: list) -> None:
    box = Table().box
    found = [
        trajectory.step_fault((case["from"],), "back", case["to"], case["side"], box) is None
        for case in told["cases"]
    ]
    assert found == expect["legal"]


@example("E-52")
def _(told: dict, expect: dict, rolls: list) -> None:
    box = Table(scenario="T1").box
    assert box.scenario.year == told["year"]
    assert [case["hex"] in box.airbases[case["side"]] for case in told["cases"]] == expect["in_play"]
