"""The worked examples of examples.toml, on scripted dice and the rules themselves.

Every example has its check; one whose shape no check knows fails.
"""

from __future__ import annotations

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from navalgames.chance import ScriptedDice, exact
from navalgames.games.frigate_duel.given import (
    AssignCrew,
    Board,
    BonusMove,
    ChooseManoeuvre,
    ChooseShot,
    Decline,
    FireBroadside,
    HoldFire,
    LoadGuns,
    LoseInOrder,
    SplitCrew,
    TryFreeing,
    TryGrapple,
)
from navalgames.games.frigate_duel.rules import (
    boarding,
    crew,
    gunnery,
    housekeeping,
    sailing,
    sea,
    smoke_and_wind,
    wounds,
)
from navalgames.games.frigate_duel.state import SHOTS, Fire, Ship, Task
from navalgames.games.frigate_duel.tables import tables_of
from tests.games.frigate_duel.table import CHARTS, HEADINGS, A, B, Table, die

EXAMPLES = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))["example"]
T = tables_of(CHARTS)
VALUE = {"handy": 1, "steady": 0, "unfit": -1}


def of(*names: str) -> list[Any]:
    """The examples whose ids begin with one of these."""
    return [pytest.param(one, id=one["id"]) for one in EXAMPLES if one["id"].startswith(names)]


def by_id(name: str) -> dict[str, Any]:
    return next(one for one in EXAMPLES if one["id"] == name)


def faces(example: dict[str, Any], place: int = 0) -> list[int]:
    return example["dice"][place]["shows"]


CHECKED = (
    "fd-hit-", "fd-cancel-", "fd-mean-", "fd-dmg-", "fd-mor-", "fd-fire-", "fd-strike-", "fd-grap-",
    "fd-rep-",
    "fd-ff-", "fd-bonus-", "fd-melee-", "fd-smoke-", "fd-p-",
)  # fmt: skip


def test_there_are_82_examples_and_each_has_its_check():
    assert len(EXAMPLES) == 82
    assert [one["id"] for one in EXAMPLES if not one["id"].startswith(CHECKED)] == []
    single = {one["id"] for one in EXAMPLES if one["id"].startswith("fd-p-")}
    assert single == {*SINGLE, "fd-p-turn", "fd-p-turn-2"}


# ------------------------------------------------------------------------ hits and cancels


@pytest.mark.rule("11.4.4a", "11.4.4b", "11.4.4c", "11.4.4d", "11.4.4e", "11.4.4f", "P10.9")
@pytest.mark.parametrize("example", of("fd-hit-"))
def test_hits(example):
    given, expect = example["given"], example["expect"]
    shot = SHOTS.index(given.get("shot", "round"))
    modifier = given.get("modifier")
    if modifier is None:
        modifier = gunnery.hit_modifier(VALUE[given["morale"]], shot, given["distance"], T)
        assert modifier == expect["modifier"]
    dice = ScriptedDice([die(f"count {5 - modifier}+ in {given['firepower']}d6", *faces(example), why="hit")])
    assert gunnery.hits_left(dice, given["firepower"], modifier, 0, 0, T) == expect["hits"]
    dice.finish()


@pytest.mark.rule("11.4.4h", "11.4.4i", "11.4.4j", "11.4.4k", "11.4.4l", "P11.7")
@pytest.mark.parametrize("example", of("fd-cancel-"))
def test_cancels(example):
    given, expect = example["given"], example["expect"]
    number = gunnery.cancel_dice(given["distance"], given["smoke"], given["burning"], T)
    modifier = gunnery.cancel_modifier(given["distance"], T)
    assert (number, modifier) == (expect["dice"], expect["modifier"])
    for hits, left in ((given["hits"], expect["hits_left"]), (9, 9 - expect["cancelled"])):
        dice = ScriptedDice(
            [
                die(f"count 5+ in {hits}d6", *(6,) * hits, why="hit"),
                die(f"count {5 - modifier}+ in {number}d6", *faces(example), why="cancel"),
            ]
        )
        assert gunnery.hits_left(dice, hits, 0, number, modifier, T) == left
        dice.finish()


@pytest.mark.rule("11.4.4a", "11.4.4b", "11.4.4c", "11.4.4h", "11.4.4k", "11.4.4l", "P11.8")
@pytest.mark.parametrize("example", of("fd-mean-"))
def test_mean_of_hits_left(example):
    given = example["given"]
    against = gunnery.cancel_dice(given["distance"], 0, 0, T)
    modifier = gunnery.cancel_modifier(given["distance"], T)
    fall = exact(gunnery.hits_left, given["firepower"], given["modifier"], against, modifier, T)
    assert fall.mean() == Fraction(example["expect"]["mean_exact"])
    assert round(float(fall.mean()), 2) == example["expect"]["mean"]


# ------------------------------------------------------------------------ damage, morale, fire


@pytest.mark.rule("11.4.8b", "11.5a")
@pytest.mark.parametrize("example", of("fd-dmg-low"))
def test_chance_of_the_lower_line(example):
    modifier = example["given"]["modifier"]
    totals = exact(gunnery.damage_roll).map(lambda pair: pair[1] + modifier)
    assert totals.chance_of(lambda total: total <= 10) == Fraction(example["expect"]["chance"])


@pytest.mark.rule("11.4.8c", "11.4.8d", "11.4.8e", "11.4.8f", "11.4.8h", "11.4.8i", "11.5a")
@pytest.mark.parametrize("example", of("fd-dmg-1", "fd-dmg-2", "fd-dmg-3", "fd-fire-line"))
@pytest.mark.parametrize("reading", ["both", "firer"])
def test_damage_total(example, reading):
    given, expect = example["given"], example["expect"]
    table = Table(wind_gunnery=reading)
    letters = "HFDACBEG"
    dy = {"windward": 3, "leeward": -3, "none": 0}[given["wind"]]
    table.ship(0, x=0, y=0, heading=letters.index(given["letters"][0]))
    table.ship(1, x=3 if not dy else 0, y=dy, heading=letters.index(given["letters"][1]))
    wind = smoke_and_wind.wind_effect(table.state, Fire(0, "port", 1, given["aim"]), table.box)
    modifier = gunnery.damage_modifier(given["aim"], VALUE[given["morale"]], wind, T)
    blue, *white = faces(example)
    dice = ScriptedDice([die("1d6", blue, why="damage-blue"), die("2d6", *white, why="damage-white")])
    total = gunnery.damage_roll(dice)[1] + modifier
    by_firer_only = example["id"] == "fd-dmg-3" and reading == "firer"
    assert total == (10 if by_firer_only else expect["total"])
    if not by_firer_only:
        assert ("upper" if total >= T.fire_lines["upper line from"] else "lower") == expect["fire_line"]


@pytest.mark.rule("1.8a", "1.8b", "1.8d")
@pytest.mark.parametrize("example", of("fd-mor-"))
def test_morale_check(example):
    given, expect = example["given"], example["expect"]
    morale = VALUE[given["morale"]]
    if example["dice"]:
        dice = ScriptedDice([die(f"worst 1 of {given['dice']}d6", *faces(example), why="morale")])
        ship = Table()[0]._replace(morale=morale)
        assert gunnery.morale_falls(dice, given["dice"], morale, T)
        assert wounds.morale_lost(ship, T).morale == VALUE[expect["morale"]]
    else:
        fall = exact(gunnery.morale_falls, given["dice"], morale, T)
        assert fall.chance(True) == Fraction(expect["chance"])


@pytest.mark.rule("11.5b", "11.5c")
@pytest.mark.parametrize("example", of("fd-fire-1", "fd-fire-2", "fd-fire-3"))
def test_chance_of_fire(example):
    fall = exact(gunnery.fire_starts, example["given"]["dice"], T)
    assert fall.chance(True) == Fraction(example["expect"]["chance"])


@pytest.mark.rule("17.4a", "17.4b", "17.4c")
@pytest.mark.parametrize("example", of("fd-strike-"))
def test_chance_to_strike(example):
    given = example["given"]
    fall = exact(housekeeping.strikes, given["markers"], VALUE[given["morale"]], T)
    assert fall.chance(True) == Fraction(example["expect"]["chance"])


# ------------------------------------------------------------------------ grapple, melee, housekeeping


@pytest.mark.rule("12.0b")
@pytest.mark.parametrize("example", [one for one in of("fd-grap-") if one.id != "fd-grap-x"])
def test_chance_of_a_grapple(example):
    fall = exact(boarding.grapples, example["given"]["modifier"], T)
    assert fall.chance(True) == Fraction(example["expect"]["chance"])


@pytest.mark.rule("12.0c", "12.0d", "12.0e", "12.0f", "12.0g", "12.0i")
def test_grapple_with_all_modifiers():
    example = by_id("fd-grap-x")
    given = example["given"]
    modifier = boarding.grapple_modifier(
        VALUE[given["own_morale"]],
        VALUE[given["enemy_morale"]],
        given["own_melee"],
        given["enemy_melee"],
        given["heading_difference"],
        given["french"],
        T,
    )
    assert modifier == example["expect"]["modifier"]
    dice = ScriptedDice([die("1d6", *faces(example), why="grapple")])
    assert boarding.grapples(dice, modifier, T) == example["expect"]["success"]


@pytest.mark.rule("17.2a", "17.2c")
@pytest.mark.parametrize("example", of("fd-rep-"))
def test_chance_of_a_repair(example):
    given, expect = example["given"], example["expect"]
    fall = exact(housekeeping.repairs, given["points"], given["quality"], T)
    assert fall.chance(True) == Fraction(expect["chance"])
    assert T.housekeeping["repaired boxes"] == expect["boxes"]


@pytest.mark.rule("17.1a", "17.1b", "17.1c")
def test_chance_of_fire_fighting():
    expect = by_id("fd-ff-1")["expect"]
    fall = exact(housekeeping.fire_fighting, 0, True, T)
    assert fall.chance(housekeeping.OUT) == Fraction(expect["out"])
    assert fall.chance(housekeeping.DAMAGED) == Fraction(expect["rigging_box"])


@pytest.mark.rule("16.0a", "16.0b", "16.0c", "16.0e", "16.0g")
def test_bonus_move():
    example = by_id("fd-bonus-1")
    expect = example["expect"]
    table = Table().crew(0, sailing=1).run(Task("bonus", A, 0))
    name = table[0].id
    table.give(
        A, BonusMove(name, example["given"]["straining"]), die("1d6", *faces(example), why="bonus-move")
    )
    modifier = table.note("fd-log-bonus")["modifier"]
    assert faces(example)[0] + modifier == expect["total"]
    assert table[0].rigging_lost == expect["rigging_boxes"]
    assert ((table[0].x, table[0].y) != (-3, 3)) == expect["moved"]


@pytest.mark.rule("15.0b", "15.0c", "15.0d", "15.0h")
def test_melee():
    example = by_id("fd-melee-1")
    given, expect = example["given"], example["expect"]
    hits = boarding.successes(tuple(faces(example)), given["attack_support"], 0, T, True)
    cancels = boarding.successes(tuple(faces(example, 1)), given["defence_support"], 0, T, True)
    assert (hits, cancels) == (expect["hits"], expect["cancels"])
    dice = ScriptedDice(
        [
            die(f"{given['attack']}d6", *faces(example), why="melee-attack"),
            die(f"{given['defence']}d6", *faces(example, 1), why="melee-defence"),
        ]
    )
    sides = (given["attack"], given["attack_support"]), (given["defence"], given["defence_support"])
    assert boarding.melee(dice, sides[0], 0, sides[1], 0, T) == expect["hits_left"]


@pytest.mark.rule("17.6a", "17.6b")
def test_smoke():
    example = by_id("fd-smoke-1")
    given, expect = example["given"], example["expect"]
    table = Table().having(
        smoke=((*given["square"], given["smoke"]),), wind=HEADINGS.index(given["wind_from"])
    )
    assert table.run("smoke").state.smoke == ((*expect["square"], expect["smoke"]),)
    assert table.run("smoke").state.smoke == ()


# ------------------------------------------------------------------------ own rules


def _distances(given, expect):
    assert [sea.distance(dx, dy, T) for dx, dy in given["offsets"]] == expect["distances"]


def _letters(given, expect):
    headings = given.get("headings", HEADINGS)
    wind = HEADINGS.index(given["wind_from"])
    assert [sea.letter(HEADINGS.index(one), wind, T) for one in headings] == expect["letters"]


def _rates(given, expect):
    table = Table("S12").having(strength="moderate")
    lost = {0: 0, 5: 9}
    for number, heading in enumerate(given["headings"]):
        penalty = given.get("rigging_penalty", [0, 0])[number]
        table.ship(number, heading=heading, sail=given["sail"], rigging_lost=lost[penalty])
    table.run("speeds", "marks")
    found = table.state.ships
    assert [ship.speed for ship in found] == expect["speeds"]
    assert [ship.rate for ship in found] == expect["rates"]
    if "squares" in expect:
        squares = [sailing.squares(ship.rate, ship.heading, T) for ship in found]
        assert squares == expect["squares"]
    if "marks" in expect:
        assert [sorted((*ship.moving, *ship.steering)) for ship in found] == expect["marks"]
    assert not expect.get("steering_only") or not any(ship.moving for ship in found)


def _marks(given, expect):
    assert [list(sailing.marks(n, True, T)[0]) for n in given["n"]] == expect["marks"]


def _arc(given, expect):
    heading = HEADINGS.index(given["heading"])
    assert [sea.arc(heading, *target, T) or "none" for target in given["targets"]] == expect["bears"]


def _rake(given, expect):
    target = Ship("", B, 0, 0, HEADINGS.index(given["target_heading"]), "battle", (), 0)
    firer = target._replace(
        x=given["firer"][0], y=given["firer"][1], heading=HEADINGS.index(given["firer_heading"])
    )
    found = sea.rake(firer, target, T)
    assert (found or "none", gunnery.raked(given["hits"], found, T)) == (expect["rake"], expect["hits"])


def _reload(given, expect):
    time = crew.reload_time(
        given["points"], given["firepower"], given["quality"], SHOTS.index(given["shot"]), T
    )
    marker = given["impulse"] + time
    assert (time, (marker - 1) % 12 + 1, marker > 12) == (
        expect["reload"],
        expect["marker"],
        expect["next_turn"],
    )


def _reload_wrap(given, expect):
    for place, case in enumerate(given["cases"]):
        time = crew.reload_time(
            case["points"], case["firepower"], case["quality"], SHOTS.index(case["shot"]), T
        )
        assert time == expect["reload"][place]
        table = Table().ship(0, loaded=(False, True), reload=(case["impulse"] + time, 0))
        for turns in range(expect["turns_later"][place]):
            assert table[0].reload[0] > 12, turns
            table.run("turn", rest=True)
        assert table[0].reload[0] == expect["marker"][place]


def _damage(given, expect):
    found = [list(gunnery.damage(aim, total, hits, 1, T)) for aim, total, hits in given["cases"]]
    assert found == expect["marks"]


def _morale_effect(given, expect):
    found = [gunnery.morale_dice(given["hits"], given["blue"], VALUE[one], T) for one in given["morale"]]
    assert found == expect["dice"]


def _ship_values(given, expect):
    cards = [T.ship_cards[one] for one in given["ships"]]
    assert [card.short for card in cards] == expect["firepower_short"]
    assert [card.hull for card in cards] == expect["hull_boxes"]
    assert [card.crew for card in cards] == expect["crew_points"]


def _strike_markers(given, expect):
    table = Table("S03").crew(1, reserve=given["crew"])  # Guerriere: 4 x 10, rigging 18, crew 11
    ship = table[1]._replace(hull_lost=given["hull_lost"], rigging_lost=given["rigging_lost"], morale=-1)
    assert crew.sections_destroyed(ship, T) == expect["destroyed_sections"]
    for _ in range(given["losses_while_unfit"]):
        ship = wounds.morale_lost(ship, T)
    assert wounds.with_markers(ship, T).markers == expect["strike_markers"]


def _repair_hull(given, expect):
    ship = Table("S03")[1]
    for place, lost in enumerate(given["hull_lost"]):
        hurt = ship._replace(hull_lost=lost)
        allowed = "hull" in wounds.repairable(hurt, T)
        assert allowed == expect["allowed"][place]
        after = wounds.repaired(hurt, "hull").hull_lost if allowed else lost
        assert after == expect["hull_lost_after"][place]


SINGLE = {
    "fd-p-dist": _distances,
    "fd-p-letter": _letters,
    "fd-p-letter2": _letters,
    "fd-p-rate-1": _rates,
    "fd-p-rate-2": _rates,
    "fd-p-rate-3": _rates,
    "fd-p-marks": _marks,
    "fd-p-arc": _arc,
    "fd-p-rake": _rake,
    "fd-p-rake2": _rake,
    "fd-p-reload": _reload,
    "fd-p-reload-wrap": _reload_wrap,
    "fd-p-dmg": _damage,
    "fd-p-me": _morale_effect,
    "fd-p-ship": _ship_values,
    "fd-p-strike": _strike_markers,
    "fd-p-repair-hull": _repair_hull,
}


@pytest.mark.rule("P1.4", "P1.6", "P7.1", "P7.2", "P7.4", "P7.6", "P7.7", "P11.2", "P11.9", "P11.10")
@pytest.mark.rule("P10.1", "P10.2", "P10.3", "P11.11", "P11.12", "P3.1", "P3.5", "P1.9", "P17.2")
@pytest.mark.parametrize("name", SINGLE)
def test_own_rules(name):
    example = by_id(name)
    SINGLE[name](example["given"], example["expect"])


def boxes_of(points: dict[str, int]) -> tuple[int, ...]:
    names = (
        "port_guns", "starboard_guns", "sailing", "rigging_change", "repair", "fire_party", "melee",
        "reserve",
    )  # fmt: skip
    return tuple(points.get(name, 0) for name in names)


@pytest.mark.rule(
    "1", "2", "3", "4", "4.1", "4.2", "4.3", "4.3.1", "4.3.2", "4.3.3", "4.4", "4.5", "6", "7", "8"
)
@pytest.mark.rule("P5.1", "P6.1", "P7.1", "P7.4", "P7.8", "P8.1", "P8.3", "P9.2", "P9.7", "P10.1", "P10.2")
@pytest.mark.rule("P11.1", "P11.2", "P11.4", "P11.6", "P11.8", "P11.11", "P11.12", "P11.15", "P16.1", "P16.2")
@pytest.mark.rule("17.6a", "17.6b", "P2.1", "P2.2", "P3.4")
def test_the_first_turn_of_shannon_and_chesapeake():
    """The first turn of S09, step by step, with the dice of the example."""
    example = by_id("fd-p-turn")
    given, expect = example["given"], example["expect"]
    chesapeake, shannon = "chesapeake", "shannon"
    table = Table().having(turn=0, shots=((0, 0), (0, 0)))
    table.run("load", "turn")
    table.give(A, LoadGuns(chesapeake, given["shot"], given["shot"]))
    table.give(B, LoadGuns(shannon, given["shot"], given["shot"]))
    table.give(A, AssignCrew(chesapeake, boxes_of(given["crew_a"])))
    table.give(
        B, AssignCrew(shannon, boxes_of(given["crew_b"])),
        die("1d6", 3, why="initiative"), die("1d6", 4, why="initiative"),
    )  # fmt: skip
    rolled = table.note("fd-log-initiative")
    assert {"a": rolled["a"], "b": rolled["b"]} == expect["initiative_totals"]
    assert rolled["winner"] == expect["initiative"].upper()
    assert [ship.speed for ship in table.state.ships] == expect["speeds"]
    assert [ship.rate for ship in table.state.ships] == expect["rates"]
    assert all(list(ship.steering) == expect["steering_marks"] for ship in table.state.ships)
    table.give(A, ChooseManoeuvre(chesapeake, given["marks"]["a"]["6"]))
    table.give(B, ChooseManoeuvre(shannon, given["marks"]["b"]["6"]))
    impulses = [table.state.impulse]
    table.give(A, ChooseManoeuvre(chesapeake, given["marks"]["a"]["12"]))
    table.give(B, ChooseManoeuvre(shannon, given["marks"]["b"]["12"]))
    sixth(table, expect["impulse_6"])
    impulses += to_the_twelfth(table)
    assert impulses == expect["active_impulses"]
    twelfth(table, expect["impulse_12"])
    table.give(B, Decline())
    table.give(A, BonusMove(chesapeake, 1), die("1d6", 3, why="bonus-move"))
    bonus = table.note("fd-log-bonus")
    assert (3 + bonus["modifier"], bonus["boxes"]) == (
        expect["bonus_move"]["total"],
        expect["bonus_move"]["rigging_boxes"],
    )
    turn_end(table, expect)


def sixth(table: Table, expect: dict[str, Any]) -> None:
    """Impulse 6: both fire; b fires first, because she holds the initiative."""
    ships = table.state.ships
    assert sea.between(*ships, T) == expect["distance"]
    arcs = [sea.arc(one.heading, other.x - one.x, other.y - one.y, T) for one, other in (ships, ships[::-1])]
    assert arcs == expect["arcs"]
    table.give(B, FireBroadside("shannon", "port", "chesapeake", "hull"))
    table.give(
        A, FireBroadside("chesapeake", "starboard", "shannon", "hull"),
        die("count 4+ in 3d6", 4, 3, 6, why="hit"), die("count 5+ in 5d6", 1, 2, 3, 4, 4, why="cancel"),
        die("1d6", 1, why="damage-blue"), die("2d6", 2, 3, why="damage-white"),
        die("worst 1 of 1d6", 2, why="morale"),
        die("count 5+ in 3d6", 5, 2, 6, why="hit"), die("count 5+ in 5d6", 5, 1, 2, 3, 4, why="cancel"),
        die("1d6", 2, why="damage-blue"), die("2d6", 3, 4, why="damage-white"),
    )  # fmt: skip
    left = [note.args["hits"] for note in table.notes if note.key == "fd-log-hits"]
    assert left == [expect["hits_left"]["b"], expect["hits_left"]["a"]]
    damage = [note.args for note in table.notes if note.key == "fd-log-damage"]
    assert [one["total"] for one in damage] == [expect["totals"]["b"], expect["totals"]["a"]]
    assert [damage[0][name] for name in ("hull", "rigging", "crew")] == expect["damage_to_a"]
    assert [damage[1][name] for name in ("hull", "rigging", "crew")] == expect["damage_to_b"]
    table.give(A, LoseInOrder("chesapeake"))
    table.give(A, ChooseShot("chesapeake", "starboard", "round"))
    table.give(B, ChooseShot("shannon", "port", "round"))
    markers = [note.args["impulses"] + 6 for note in table.notes if note.key == "fd-log-loading"]
    assert sorted(markers) == sorted(expect["reload_markers"].values())


def impulses_of(table: Table) -> list[int]:
    return [note.args["impulse"] for note in table.notes if note.key == "fd-log-impulse"]


def to_the_twelfth(table: Table) -> list[int]:
    """Both hold their fire; the impulses that were active on the way."""
    passed = impulses_of(table)
    while table.state.impulse < 12:
        table.give(table.state.asked[0], HoldFire())
        passed += impulses_of(table)
    return passed


def twelfth(table: Table, expect: dict[str, Any]) -> None:
    """Impulse 12: b fires again; a holds."""
    assert sea.between(*table.state.ships, T) == expect["distance"]
    table.give(B, FireBroadside("shannon", "port", "chesapeake", "hull"))
    table.give(
        A, HoldFire(),
        die("count 4+ in 3d6", 6, 4, 2, why="hit"), die("count 5+ in 7d6", 5, 5, 1, 1, 2, 3, 4, why="cancel"),
    )  # fmt: skip
    assert table.note("fd-log-hits")["hits"] == expect["hits_left_b"]
    assert not expect["damage_roll"] and "fd-log-damage" not in table.log
    table.give(B, ChooseShot("shannon", "port", "double"))
    assert table[1].reload[0] - 12 == expect["reload_marker_b"]


def turn_end(table: Table, expect: dict[str, Any]) -> None:
    """After housekeeping: both ships, and the smoke, a turn on."""
    for ship, shots, wanted in zip(
        table.state.ships, table.state.shots, (expect["end_a"], expect["end_b"]), strict=True
    ):
        assert [ship.x, ship.y] == wanted["square"]
        assert HEADINGS[ship.heading] == wanted["heading"]
        assert ship.morale == VALUE[wanted["morale"]]
        assert (ship.hull_lost, ship.rigging_lost) == (wanted["hull_lost"], wanted["rigging_lost"])
        assert sum(ship.crew) == wanted["crew"]
        if "starboard" in wanted:
            assert ship.loaded[1] and SHOTS[shots[1]] == wanted["starboard"]
        if "port" in wanted:
            assert not ship.loaded[0]
    smoke = [{"square": [x, y], "value": value} for x, y, value in table.state.smoke]
    assert sorted(smoke, key=str) == sorted(expect["smoke"], key=str)
    assert (table.state.outcome is not None) == expect["game_over"]
    assert table.state.initiative == expect["card_drawn_by"].upper()


@pytest.mark.rule("4.6", "5", "12.0a", "12.0b", "15.0a", "15.0b", "15.0c", "15.0d", "15.0e", "15.0f", "15.0h")
@pytest.mark.rule(
    "17.5b1", "17.5b2", "17.5b3", "17.5b4", "17.5b5", "P7.9", "P12.1", "P15.1", "P15.3", "P15.4", "P16.1"
)
def test_shannon_boards_chesapeake():
    """Shannon grapples and boards Chesapeake, who cannot get free."""
    example = by_id("fd-p-turn-2")
    given, expect = example["given"], example["expect"]
    table = Table().having(initiative=B, impulse=12)
    table.ship(0, x=0, y=0, heading="E", morale=-1).ship(1, x=0, y=0, heading="E", morale=1)
    table.crew(0, melee=3, reserve=given["crew_a"] - 3).crew(1, melee=4)
    table.run("grapples", "melees", "bonuses", Task("free", B, 1), Task("free", A, 0), "marks")
    table.give(B, TryGrapple("shannon", "chesapeake"), die("1d6", 2, why="grapple"))
    assert table.note("fd-log-grappled")["modifier"] == expect["grapple"]["modifier"]
    table.give(B, Board("shannon"))
    table.give(B, SplitCrew("shannon", given["melee_b"]["attack"], given["melee_b"]["support"]))
    table.give(
        A, SplitCrew("chesapeake", given["melee_a"]["defence"], given["melee_a"]["support"]),
        die("3d6", 3, 2, 1, why="melee-attack"), die("2d6", 5, 2, why="melee-defence"),
    )  # fmt: skip
    assert table.note("fd-log-melee")["hits"] == expect["melee"]["hits_left"]
    assert sum(table[0].crew) == expect["melee"]["crew_a_after"]
    assert table[0].crew[6] == expect["melee"]["melee_a_after"]
    assert table.state.outcome is None and not expect["melee"]["captured"]
    table.give(A, Decline())
    assert table.decision == "try_freeing", "no bonus move for grappled ships"
    table.give(B, Decline())
    table.give(A, TryFreeing("chesapeake"), die("1d6", 4, why="freeing"))
    assert table.note("fd-log-not-freed")["modifier"] == expect["freeing"]["modifier"]
    assert table[0].grappled == 1 and not table[0].moving and not table[0].steering
