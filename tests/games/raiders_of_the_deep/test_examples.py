"""The worked examples of examples.toml, on scripted dice and the engine.

Tables of chances are read from the example; every other example has a function of its own, and one without
a function fails.
"""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from navalgames.chance import Dice, exact
from navalgames.games.raiders_of_the_deep import GAME, given
from navalgames.games.raiders_of_the_deep.calendar import month_of, month_text
from navalgames.games.raiders_of_the_deep.rules import (
    awards,
    boxes,
    damage,
    dangers,
    endings,
    escorts,
    fire,
    hunt,
    port,
    postings,
    sailing,
    set_up,
    wounds,
)
from navalgames.games.raiders_of_the_deep.state import (
    FIT,
    KILLED,
    LIGHT,
    SEVERE,
    Award,
    Blows,
    Captain,
    Crew,
    Cycle,
    Logged,
    Patrol,
    PatrolLine,
    Refit,
    Ship,
)
from navalgames.games.raiders_of_the_deep.tables import in_service
from tests.games.raiders_of_the_deep.table import (
    CHARTS,
    HUGE,
    at_sea,
    boat,
    book,
    give,
    go,
    meeting,
    offers,
    one,
    script,
)

EXAMPLES = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))["example"]
with (GAME.folder / "rules.csv").open(encoding="utf-8") as file:
    RULES = {row["number"]: row["requirement"] for row in csv.DictReader(file)}
BOOK = book()
WOUND = {"LW": LIGHT, "SW": SEVERE, "KIA": KILLED}


def ways(distribution: Any, outcome: Any, of: int = 36) -> int:
    return distribution.chance(outcome) * of


def by_id(name: str) -> dict[str, Any]:
    return next(example for example in EXAMPLES if example["id"] == name)


# ------------------------------------------------------------------------ tables of chances


def check_detection(example: dict[str, Any]) -> None:
    found = exact(hunt.detection, example["given"]["modifier"], CHARTS)
    expect = example["expect"]
    assert ways(found, hunt.UNDETECTED) == expect["undetected_36"]
    assert ways(found, hunt.DETECTED) == expect["detected_9_11_36"]
    assert ways(found, hunt.WELL_DETECTED) == expect["well_detected_36"]


def check_attack(example: dict[str, Any]) -> None:
    found = exact(hunt.attack, example["given"]["modifier"], CHARTS)
    expect = example["expect"]
    if "hits_36" in expect:
        assert [ways(found, hits) for hits in (0, 1, 2, 3, 4, 5, hunt.SUNK)] == expect["hits_36"]
    else:
        assert ways(found, 0) == expect["no_hit_36"] and ways(found, hunt.SUNK) == expect["sunk_36"]


def check_ram(example: dict[str, Any]) -> None:
    found = exact(hunt.ram, example["given"]["modifier"], CHARTS)
    assert ways(found, 0) == example["expect"]["no_effect_36"]


def check_aircraft(example: dict[str, Any]) -> None:
    found = exact(dangers.is_caught, example["given"]["modifier"], BOOK)
    assert ways(found, True) == example["expect"]["attack_36"]


def dive(dice: Dice, box: int, fatal: int) -> bool:
    """Whether a boat lives through one attempt; an equal roll costs a box and another roll."""
    result = hunt.below_test_depth(dice, box, CHARTS)
    if result == "again":
        box += CHARTS["test_depth_cost"].value("equal", "boxes")
        return box < fatal and dive(dice, box, fatal)
    return result == "safe"


def check_test_depth(example: dict[str, Any]) -> None:
    given_ = example["given"]
    found = exact(dive, given_["box_after_automatic_damage"], given_["fatal_box"])
    assert found.chance(True) == Fraction(example["expect"]["survives"])


def check_encounter(example: dict[str, Any]) -> None:
    chart, column = int(example["given"]["chart"][-1]), example["given"]["column"]
    found = exact(lambda dice: boxes.encounter(dice.roll("2d6", "encounter"), chart, column, CHARTS))
    assert {word: ways(found, word) for word in found.weights} == example["expect"]


def check_evasion(example: dict[str, Any]) -> None:
    (throw,) = example["dice"]
    found = hunt.evaded(2, example["given"]["choice"], int(throw["shows"]), BOOK)
    assert found - 2 == example["expect"]["hit_change"]


def check_points(example: dict[str, Any]) -> None:
    given_ = example["given"]
    assert fire.points_to_sink(given_["kind"], given_["tons"], CHARTS) == example["expect"]["points"]


def check_wound(example: dict[str, Any]) -> None:
    given_ = example["given"]
    crew = wounds.hurt(Crew(engineer=WOUND[given_["before"]]), "engineer", WOUND[given_["wound"]])
    assert crew.engineer == WOUND[example["expect"]["after"]]


def check_refit_hull(example: dict[str, Any]) -> None:
    given_ = example["given"]
    hurt = boat(given_["type"], hull=given_["hull"])
    assert port.refit_months(hurt, BOOK) == 1 + example["expect"]["extra_months"]


FAMILIES: dict[str, Callable[[dict[str, Any]], None]] = {
    "e2_modifier_": check_detection, "e3_modifier_": check_attack, "e3_split_": check_attack,
    "mine_hit": check_attack, "ram_modifier_": check_ram, "a1_modifier_": check_aircraft,
    "test_depth_box_": check_test_depth, "e1_": check_encounter, "evasion_choice6_": check_evasion,
    "points_": check_points, "wounds_": check_wound, "refit_ub3_": check_refit_hull,
}  # fmt: skip


# ------------------------------------------------------------------------ examples of their own


def d100_double_zero(example: dict[str, Any]) -> None:
    assert max(CHARTS["s1_start_german"].rows) == example["expect"]["value"]
    assert script(("start", 100)).roll("1d100", "start") == 100


def setup_u31(example: dict[str, Any]) -> None:
    state = set_up.fresh_game(BOOK, ("FIRST",))
    state = go(state, script())
    state = give(state, given.TakeName("Walter Forstmann"))
    state = give(state, given.TakeStart("1915-04", "U31"))
    state = give(state, given.TakeBoat("U-35"))
    rank = give(state, given.TakeRank("KptLt"), ("agent", (3, 4)))
    mat = BOOK.mats["U31"]
    assert rank.crew == Crew() and rank.crew.quality == "trained" and not rank.crew.experts
    assert (rank.boat.hull, rank.boat.flooding, rank.patrol.at) == (0, 0, -1)
    assert (rank.boat.fore, rank.boat.aft) == (mat.fore, mat.aft)
    assert (rank.boat.fore_reloads, rank.boat.aft_reloads) == (mat.fore_reloads, mat.aft_reloads)
    assert BOOK.limits["gun_points"] == example["expect"]["gun_points"]


def convoy_salvo(example: dict[str, Any]) -> None:
    ships = (Ship("", "large", 10000, 4), HUGE, Ship("", "large", 7600, 3), HUGE)
    assert [fire.points_to_sink("large", tons, CHARTS) for tons in (10000, 7600)] == [4, 3]
    state = at_sea(
        kind="U81", stage="salvo", boat=boat("U81"),
        meeting=meeting(*ships, kind="convoy", posture="submerged", distance="medium", round=1),
    )  # fmt: skip
    order = given.FireTorpedoes("fore", (("c06", 1, 1), ("c06", 3, 1), ("g6", 1, 1), ("g6", 3, 1)))
    assert order in offers(state)
    throws = [("fire", (6, 6))] * 4
    after = give(state, order, *throws)
    assert after.stage == "test_depth" and sum(after.boat.fore) == 0


def damage_not_sunk(example: dict[str, Any]) -> None:
    ship = Ship("", "large", 10000, 4, damage=3)
    assert (ship.sunk, ship.damaged, ship.points - ship.damage) == (False, True, 1)


def damage_sunk(example: dict[str, Any]) -> None:
    ship = Ship("", "large", 7600, 3, damage=3)
    assert (ship.sunk, ship.damaged) == (True, False)


def unescorted_three_weapons(example: dict[str, Any]) -> None:
    state = at_sea(
        kind="U81", stage="weapon", boat=boat("U81"),
        meeting=meeting(HUGE, posture="surfaced", distance="medium", round=1),
    )  # fmt: skip
    state = give(state, given.FireGun((1, 1)), ("gun", (6, 6)), ("gun", (6, 6)))
    state = give(
        state, given.FireTorpedoes("aft", (("g6", 1, 2),)), ("fire", (6, 6)), ("fire", (1, 1)), ("dud", 1)
    )
    four = given.FireTorpedoes("fore", (("c06", 1, 2), ("g6", 1, 2)))
    state = give(state, four, ("fire", (1, 1)), ("dud", 6), ("damage", 1))
    assert sum(line.tonnage for line in state.captain.log) == HUGE.tonnage
    assert (state.stage, state.cycle) == ("sail", None) or state.stage == "reload"
    loaded = boat("U81")
    kinds = [sum(end) for end in (loaded.fore_reloads, loaded.aft_reloads)]
    assert kinds == [4, 2] and sum(state.boat.fore) + sum(state.boat.fore_reloads) == 4
    assert sum(state.boat.aft) + sum(state.boat.aft_reloads) == 2


def _second_turn(rules: Any, charges: int) -> int:
    cycle = Cycle(day_torpedo=True, previous=charges > 0, charges=charges, first=not charges)
    return hunt.detection_modifier(boat(), Crew(), Captain(), cycle, "british_isles", True, rules)


def detection_1916_round1(example: dict[str, Any]) -> None:
    assert _second_turn(BOOK, 0) == example["expect"]["modifier"]
    assert hunt.detection(script(("detection", (4, 4))), 1, CHARTS) == hunt.DETECTED


def detection_1916_round2(example: dict[str, Any]) -> None:
    assert _second_turn(BOOK, 1) == example["expect"]["modifier"]
    assert hunt.detection(script(("detection", (4, 5))), 2, CHARTS) == hunt.DETECTED


def detection_1916_round3(example: dict[str, Any]) -> None:
    assert _second_turn(book(dc_fatigue_on="e2"), 2) == example["expect"]["modifier"]


def detection_1916_round3_default(example: dict[str, Any]) -> None:
    assert _second_turn(BOOK, 2) == example["expect"]["modifier"]
    cycle = Cycle(charges=2, first=False, previous=True)
    modifier = hunt.charge_modifier(boat(), Captain(), cycle, True, BOOK)
    assert modifier == example["expect"]["next_depth_charge_modifier"]


def multiplier_elite(example: dict[str, Any]) -> None:
    rolls = sailing.multiplier(script(("multiplier", 4)), Crew(quality="elite"), Captain(), BOOK)
    assert rolls == example["expect"]["encounters_per_patrol_box"]


def _worse(hurt: Any, crew: Crew) -> bool:
    before = hunt.detection_modifier(boat(), Crew(), Captain(), Cycle(), "channel", False, BOOK)
    return hunt.detection_modifier(hurt, crew, Captain(), Cycle(), "channel", False, BOOK) > before


def immediate_effect_dive_planes(example: dict[str, Any]) -> None:
    state = at_sea(stage="hit", cycle=Cycle(rammed=True), blows=Blows(1, False, "seep", "turn_over", "ram"))
    after = one(state, "hit", script(("boat_damage", (1, 5))))
    assert after.boat.damaged == {"planes"} and _worse(after.boat, Crew())


def immediate_effect_captain(example: dict[str, Any]) -> None:
    assert _worse(boat(), Crew(captain=SEVERE))


def fuel_tanks_abort(example: dict[str, Any]) -> None:
    state = at_sea(boat=boat(damaged=frozenset({"fuel"})), stage="repairs")
    state = go(state, script(("repair", 6)))
    assert state.stage == "leg" and state.patrol.aborting and "fuel" in state.boat.inoperative


def ub1_gun_result(example: dict[str, Any]) -> None:
    assert damage.marked(boat("UBI"), "gun", 1, BOOK).damaged == frozenset()


def abort_equal_distance(example: dict[str, Any]) -> None:
    ways_ = sailing.ways_home(("transit",) * 2 + ("patrol",) * 3 + ("transit",) * 2, 3)
    assert sorted(place + 1 for place in ways_.values()) == example["expect"]["choices"]


def refit_u87(example: dict[str, Any]) -> None:
    hurt = boat("U87", hull=5, inoperative=frozenset({"periscope", "fuel", "planes"}))
    assert port.refit_months(hurt, BOOK) == example["expect"]["total"]


def transfer_after_award(example: dict[str, Any]) -> None:
    state = at_sea(
        kind="UBII", area="channel", stage="applications", boat=boat("UBII", "UB-18"),
        captain=Captain(flotilla="FLA"), refit=Refit(months=1, applications=1),
    )  # fmt: skip
    state = go(state, script())
    state = give(state, given.Apply(), ("application", 2))
    assert given.MoveTo("POLA") in offers(state)
    state = give(state, given.MoveTo("POLA"))
    assert (state.boat.name, state.captain.flotilla, state.patrol.area) == ("UB-18", "POLA", "mediterranean")
    assert month_text(state.captain.month) == "1917-07"


def log_u6_calendar(example: dict[str, Any]) -> None:
    months = [month_of(example["given"]["first_patrol"])]
    for refit in example["given"]["refits"]:
        state = at_sea(month_text(months[-1]), refit=Refit(months=refit))
        months.append(postings.back_at_sea(state))
    assert [month_text(month) for month in months] == example["expect"]["patrol_months"]


def log_u6_awards(example: dict[str, Any]) -> None:
    april = month_of("1915-04")
    lines = tuple(PatrolLine(april + 3 * i, "U-6", "U5", "british_isles", result="S") for i in range(2))
    lost = (*lines, PatrolLine(april + 6, "U-6", "U5", "british_isles"))
    captain = Captain(month=april + 6, patrols=lost, successes=2)
    assert set(awards.earned_without_effect(captain, BOOK)) == {"ek2", "ek1"}
    assert captain.successes % BOOK.limits["successes_per_advancement"] != 0


def two_player_start(example: dict[str, Any]) -> None:
    given_ = example["given"]
    assert in_service(BOOK, given_["type"], month_of(given_["month"]))


def arriving_escort_two_checks(example: dict[str, Any]) -> None:
    state = at_sea(
        "1917-05", stage="again",
        meeting=meeting(HUGE._replace(damage=1), posture="submerged", distance="medium", round=1),
    )  # fmt: skip
    state = give(state, given.AnotherRound(), ("additional_round", (1, 1)))
    assert state.stage == "test_depth"
    state = give(state, given.KeepDepth(), ("detection", (1, 1)))
    state = give(state, given.Approach("submerged", "medium"))
    state = give(state, given.FireTorpedoes("aft", (("c06", 1, 1),)), ("fire", (6, 6)))
    assert state.stage == "test_depth"
    state = give(state, given.KeepDepth(), ("detection", (1, 1)))
    assert state.cycle is None


def capture_is_defeat(example: dict[str, Any]) -> None:
    ships = tuple(Logged("", 30000, "large", False, "sunk", "torpedo", 1, 0, "channel") for _ in range(6))
    state = at_sea(captain=Captain(log=ships), boat=boat(flooding=7), stage="scuttle")
    after = go(state._replace(score=180000), script(("scuttle", (6, 6))))
    assert after.captain.fate == endings.BOAT_CAPTURED and after.captain.level == "defeat"
    assert after.outcome.lost


def steinbrinck_ub18(example: dict[str, Any]) -> None:
    figures = RULES["15.1.4"].replace(",", "")
    assert str(example["expect"]["tons"]) in figures and f"{example['given']['patrols']} patrols" in figures


def approach_plain(example: dict[str, Any]) -> None:
    assert (
        ways(exact(hunt.approach, Captain(), Crew(), BOOK), hunt.UNDETECTED)
        == example["expect"]["undetected_36"]
    )


def approach_plm(example: dict[str, Any]) -> None:
    captain = Captain(awards=(Award("PLM", 0, 1),), medal="PLM")
    assert (
        ways(exact(hunt.approach, captain, Crew(), BOOK), hunt.UNDETECTED)
        == example["expect"]["undetected_36"]
    )


def u1_parent_hits(example: dict[str, Any]) -> None:
    for distance, expected in example["expect"].items():
        assert ways(exact(fire.hits, distance, 0, CHARTS), True) == expected


def family_of(name: str) -> Callable[[dict[str, Any]], None] | None:
    return next((check for start, check in FAMILIES.items() if name.startswith(start)), None)


@pytest.mark.rule(
    "ex:abort_track", "ex:combat_mat", "ex:d100", "ex:damage_track", "ex:detection_1916", "ex:evasion",
    "ex:fuel_abort", "ex:immediate_effect", "ex:log_u6", "ex:multiplier", "ex:points_13000",
    "ex:points_7600", "ex:refit_u87", "ex:refit_ub3_4", "ex:refit_ub3_6", "ex:setup_u31", "ex:transfer",
    "ex:two_player", "ex:ub1_gun", "ex:unescorted_large", "ex:wounds_add", "3.4b", "4.4.2a", "4.4.2b",
    "4.4.2c", "4.4.2d", "9.1.1", "9.1.2", "9.2.1a", "9.2.1d", "9.2.5d", "U3.points", "9.2.5b", "9.2.5c",
    "9.4.2a", "9.4.2b", "9.4.2c", "9.2.4", "U3.torpedo", "9.6.7b", "E2.day_torpedo", "9.6.12a", "9.6.8e",
    "8.1.7d", "10.0b", "E2.planes", "10.5.3a", "E2.kmdt", "10.4.2", "10.8.1", "10.6.2a", "10.6.2b",
    "10.6.3b", "10.8.2a", "10.8.2b", "10.10.3", "10.10.0", "10.10.1", "10.10.2b", "14.4.1a", "14.4.2a",
    "14.4.2b", "14.4.2c", "11.4.3a", "11.4.3c", "6.0b", "10.10.4", "11.3.0b", "11.3.0c", "11.1.0a",
    "13.1.1", "9.6.2", "9.4.3d", "9.4.3e", "5.2.2f", "10.9.2a", "15.1.4", "9.6.7a", "9.6.7c", "9.2.2a",
    "9.2.2b", "9.6.8f", "9.6.8h", "9.8.1b", "E3.mines", "9.6.8a", "9.6.8g", "9.10.1a", "9.6.4a",
    "9.6.4b", "9.6.4c", "9.6.4d", "E1.rows", "U1.target",
)  # fmt: skip
@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_worked_example(example):
    own = globals().get(example["id"]) or family_of(example["id"])
    assert own is not None, f"no test for the example {example['id']}"
    own(example)


def test_every_example_of_the_index_is_among_them():
    assert len(EXAMPLES) == 85 and len({example["id"] for example in EXAMPLES}) == 85
    assert FIT == 0 and Patrol().at == -1 and escorts.TURNS == (1, 2, 3, 4, 5, 6)
