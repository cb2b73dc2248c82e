"""Damage to the boat and its crew: tracks, systems, wounds, repairs, engines, scuttling, aborting."""

from __future__ import annotations

import pytest

from navalgames.chance import exact
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.rules import damage, endings, sailing, wounds
from navalgames.games.raiders_of_the_deep.state import (
    FIT,
    KILLED,
    LIGHT,
    SEVERE,
    Blows,
    Crew,
    Cycle,
    Patrol,
)
from tests.games.raiders_of_the_deep.table import (
    CHARTS,
    at_sea,
    boat,
    book,
    give,
    go,
    one,
    script,
)

BOOK = book()
EXPERT = frozenset({"engineer"})


def under_fire(hits, cause="depth_charges", surfaced=False, stage="hit", **parts):
    """Hits to be resolved, no ship in sight; afterwards contact is lost."""
    blows = Blows(hits, surfaced, "seep", "escaped", cause)
    return at_sea(stage=stage, blows=blows, **parts)


def hit(cell, *throws, **parts):
    return go(under_fire(1, **parts), script(("boat_damage", cell), *throws))


# ------------------------------------------------------------------------ tracks


@pytest.mark.rule("10.1.1", "E4.flooding", "10.6.1", "3.3.2i")
def test_flooding_and_hull_add_up_box_by_box():
    wet = damage.marked(damage.marked(boat(), "flooding", 1, BOOK), "flooding", 2, BOOK)
    holed = damage.marked(damage.marked(wet, "hull", 1, BOOK), "hull", 2, BOOK)
    assert (holed.flooding, holed.hull) == (3, 3)
    mat = BOOK.mats["U31"]
    last = damage.marked(boat(hull=mat.hull - 1, flooding=mat.flooding - 1), "hull", 2, BOOK)
    last = damage.marked(last, "flooding", 2, BOOK)
    assert (last.hull, last.flooding) == (mat.hull, mat.flooding), "the track ends with its last box"


@pytest.mark.rule("10.1.3a", "10.1.3b", "10.5.3f", "crew.li")
def test_water_comes_in_after_a_round_with_flooding():
    wet = go(under_fire(1, boat=boat(hull=1)), script(("boat_damage", (2, 1)), ("flooding_extra", 4)))
    assert wet.boat.flooding == 0 and wet.stage == "sail"
    state = under_fire(1, boat=boat(flooding=5))
    lost = go(state, script(("boat_damage", (2, 1)), ("flooding_extra", 5), ("scuttle", (1, 1))))
    assert lost.captain.fate == "scuttled"
    chances = [
        exact(damage.more_water, crew, BOOK).chance(1) * 6
        for crew in (
            Crew(),
            Crew(experts=EXPERT),
            Crew(engineer=SEVERE),
            Crew(engineer=KILLED, experts=EXPERT),
        )
    ]
    assert chances == [2, 1, 3, 3]
    dry = go(under_fire(1), script(("boat_damage", (3, 2))))
    assert dry.stage == "sail"


@pytest.mark.rule("10.1.2", "9.6.11b", "10.9.1", "10.9.2a", "10.9.2b", "9.6.9d")
def test_a_flooded_boat_surfaces_and_is_scuttled():
    state = under_fire(4, boat=boat(flooding=5))
    state = go(state, script(("boat_damage", (5, 4)), ("scuttle", (5, 6))))
    assert state.captain.fate == "scuttled" and state.outcome is not None
    taken = go(under_fire(1, boat=boat(flooding=6)), script(("boat_damage", (1, 2)), ("scuttle", (6, 6))))
    assert taken.captain.fate == endings.BOAT_CAPTURED


@pytest.mark.rule("10.9.3", "crew.kmdt")
def test_a_wounded_captain_may_fail_to_scuttle():
    state = under_fire(1, boat=boat(flooding=6), crew=Crew(captain=SEVERE))
    assert (
        go(state, script(("boat_damage", (1, 2)), ("scuttle", (5, 6)))).captain.fate == endings.BOAT_CAPTURED
    )


@pytest.mark.rule("10.1.4")
def test_water_is_pumped_out_when_contact_is_lost():
    assert go(at_sea(stage="escaped", boat=boat(flooding=4)), script()).boat.flooding == 0


@pytest.mark.rule("10.3.2", "9.6.11a", "E4.hull")
def test_the_last_hull_box_is_the_end():
    assert hit((3, 3), boat=boat(hull=6)).captain.fate == "depth_charges"
    assert hit((3, 3), boat=boat(hull=5)).boat.hull == 6


# ------------------------------------------------------------------------ systems


@pytest.mark.rule("10.0b", "10.6.3a", "10.6.4", "E4.diesel", "E4.radio", "E4.gun", "E4.minor", "E4.motor")
def test_each_cell_marks_its_system_once():
    cells = {(1, 4): "periscope", (2, 3): "diesel_1", (2, 5): "diesel_2", (1, 6): "motor_1", (2,
        2): "motor_2",
             (4, 2): "radio", (2, 6): "gun", (6, 2): "door_aft", (6, 4): "door_fore", (6, 6): "fuel",
             (6, 1): "hydrophones", (1, 1): "batteries", (1, 5): "planes"}  # fmt: skip
    for (tens, ones), system in cells.items():
        word, times = damage.where_it_hits(script(("boat_damage", (tens, ones))), CHARTS)
        assert (word, times) == (system, 1)
        once = damage.marked(boat(), word, times, BOOK)
        assert once.damaged == {system} and damage.marked(once, word, times, BOOK) == once
        broken = boat(inoperative=frozenset({system}))
        assert damage.marked(broken, word, times, BOOK) == broken
    assert damage.marked(boat(), "minor", 1, BOOK) == boat()


@pytest.mark.rule("10.6.3b", "10.2.1e", "switch:ub1_single_engine")
def test_what_a_type_does_not_carry_cannot_be_hit():
    for system in ("gun", "diesel_2", "door_aft"):
        assert damage.marked(boat("UBI"), system, 1, BOOK).damaged == frozenset(), system
    assert damage.marked(boat("UBII"), "door_aft", 1, BOOK).damaged == frozenset()
    two = book(ub1_single_engine=False)
    assert damage.marked(boat("UBI"), "diesel_2", 1, two).damaged == {"diesel_2"}
    hurt = boat("UBI", inoperative=frozenset({"diesel_1"}))
    assert damage.no_engine_left(hurt, BOOK) and not damage.one_engine_left(hurt, BOOK)
    assert damage.one_engine_left(hurt, two) and not damage.no_engine_left(hurt, two)


@pytest.mark.rule("10.7.1", "10.7.2", "10.7.3", "10.7.4", "10.7.5", "10.5.3f", "crew.li", "11.1.0b")
def test_each_damaged_system_is_repaired_once():
    state = at_sea(stage="repairs", boat=boat(damaged=frozenset({"diesel_1", "radio"})))
    state = go(state, script(("repair", 4), ("repair", 3)))
    assert state.boat.damaged == frozenset() and state.boat.inoperative == {"radio"}
    again = go(state._replace(stage="repairs"), script())
    assert again.boat == state.boat
    for crew, four, two in (
        (Crew(), 4, 2),
        (Crew(experts=EXPERT), 5, 3),
        (Crew(engineer=SEVERE, experts=EXPERT), 3, 1),
    ):
        assert exact(damage.is_repaired, "batteries", crew, False, BOOK).chance(True) * 6 == four
        assert exact(damage.is_repaired, "gun", crew, False, BOOK).chance(True) * 6 == two


@pytest.mark.rule("R1.6")
def test_spares_help_one_repair():
    state = at_sea(
        stage="repairs", boat=boat(damaged=frozenset({"periscope", "gun"})), patrol=Patrol(spares=True)
    )
    state = go(state, script())
    state = give(state, given.SaveSpares(), ("repair", 4))
    state = give(state, given.UseSpares(), ("repair", 4))
    assert state.boat.inoperative == frozenset() and not state.patrol.spares


@pytest.mark.rule("10.2.1a", "10.4.2", "10.7.6", "10.8.1", "8.1.1b", "10.8.3")
def test_engines_and_tanks_force_the_boat_home():
    assert damage.must_abort(boat(inoperative=frozenset({"diesel_2"})), BOOK)
    assert damage.must_abort(boat(inoperative=frozenset({"fuel"})), BOOK)
    assert not damage.must_abort(boat(inoperative=frozenset({"radio", "motor_1", "gun", "planes"})), BOOK)
    state = at_sea(stage="repairs", at=4, boat=boat(damaged=frozenset({"diesel_2"})))
    state = go(state, script(("repair", 5), *(("encounter", (3, 4)),) * 4, ("agent", (1, 1))))
    assert [line.result for line in state.captain.patrols[:1]] == ["F"]


@pytest.mark.rule("10.2.1b", "10.2.1c", "10.9.4a", "10.9.4b", "10.9.5", "11.4.2e", "E4.radio", "10.2.1d")
def test_without_engines_the_boat_is_towed_or_scuttled():
    both = frozenset({"diesel_1", "diesel_2"})
    towed = go(at_sea(stage="repaired", at=6, boat=boat(inoperative=both)), script(("agent", (1, 1))))
    assert towed.captain.fate == "" and towed.captain.patrols[0].result == "F"
    first = go(at_sea(stage="repaired", at=0, boat=boat(inoperative=both)), script(("agent", (1, 1))))
    assert first.captain.fate == ""
    lost = go(at_sea(stage="repaired", boat=boat(inoperative=both)), script(("rescue", (5, 6))))
    assert lost.captain.fate == "engines"
    deaf = at_sea(stage="repaired", boat=boat(inoperative=both | {"radio"}))
    assert go(deaf, script(("rescue", (3, 4)))).captain.fate == "engines"
    saved = sailing.founder(script(("rescue", (4, 6))), at_sea(boat=boat(inoperative=both)), BOOK)
    assert saved.stage == "home" and saved.patrol.then == "rescued"


# ------------------------------------------------------------------------ the crew


@pytest.mark.rule("10.5.1a", "10.5.1b", "3.3.2j")
def test_in_a_submerged_boat_wounds_are_light():
    severe = exact(wounds.wound, True, CHARTS)
    assert [severe.chance(one) * 6 for one in (LIGHT, SEVERE, KILLED)] == [3, 2, 1]
    assert exact(wounds.wound, False, CHARTS).chance(LIGHT) == 1
    for surfaced, expected in ((True, KILLED), (False, LIGHT)):
        after = go(
            under_fire(1, surfaced=surfaced),
            script(("boat_damage", (1, 3)), ("crew_hit", (2, 2)), ("wound", 6)),
        )
        assert after.crew.engineer == expected


@pytest.mark.rule("10.5.2", "2.0e", "5.1.3")
def test_the_career_ends_with_the_captain():
    state = hit((1, 3), ("crew_hit", (1, 1)), ("wound", 6), surfaced=True)
    assert state.captain.fate == "captain_killed" and state.outcome.lost


@pytest.mark.rule("10.6.2a", "10.6.2b")
def test_wounds_add_up():
    expected = {
        (FIT, LIGHT): LIGHT, (LIGHT, LIGHT): SEVERE, (SEVERE, LIGHT): SEVERE, (SEVERE, SEVERE): KILLED,
        (LIGHT, SEVERE): SEVERE, (FIT, KILLED): KILLED, (LIGHT, KILLED): KILLED,
    }  # fmt: skip
    assert {pair: wounds.added(*pair) for pair in expected} == expected


@pytest.mark.rule("10.5.3h", "crew.crew", "3.7b")
def test_generic_wounds_go_to_the_unhurt_first():
    crew = Crew()
    for _ in range(5):
        crew = wounds.hurt(crew, "crew", LIGHT)
    assert crew.generic == (SEVERE, LIGHT, LIGHT, LIGHT)
    assert wounds.hurt(Crew(generic=(SEVERE, FIT, LIGHT, KILLED)), "crew", SEVERE).generic == (
        SEVERE,
        SEVERE,
        LIGHT,
        KILLED,
    )
    assert not wounds.can_be_hurt(Crew(generic=(KILLED,) * 4), "crew")


@pytest.mark.rule("9.6.10b", "10.5.3i", "crew.agent")
def test_the_absent_and_the_dead_are_not_hurt():
    assert not wounds.can_be_hurt(Crew(), "agent") and wounds.can_be_hurt(Crew(agent=FIT), "agent")
    assert not wounds.can_be_hurt(Crew(doctor=KILLED), "doctor") and wounds.can_be_hurt(
        Crew(doctor=SEVERE), "doctor"
    )
    assert hit((1, 3), ("crew_hit", (6, 6))).crew == Crew()


@pytest.mark.rule("10.5.3c")
def test_without_officers_the_boat_goes_home():
    crew = Crew(captain=SEVERE, first_officer=SEVERE, second_officer=KILLED)
    state = go(at_sea(stage="box_done", at=0, crew=crew), script(*(("recovery", 1),) * 2, ("agent", (1, 1))))
    assert state.captain.patrols[0].result == "F"


@pytest.mark.rule("10.5.3d", "10.5.3e", "crew.doctor")
def test_without_a_doctor_the_wounded_may_die_in_every_box():
    crew = Crew(doctor=SEVERE, engineer=SEVERE, generic=(SEVERE, FIT, FIT, FIT))
    assert sailing.sick_men(crew) == ("engineer", "doctor", "crew_0")
    assert sailing.sick_men(crew._replace(doctor=LIGHT)) == ()
    state = at_sea(stage="enter", crew=crew)
    state = go(state, script(("survival", 3), ("survival", 4), ("survival", 6), ("encounter", (3, 4))))
    assert (state.crew.engineer, state.crew.doctor, state.crew.generic[0]) == (SEVERE, KILLED, KILLED)
    captain = at_sea(stage="enter", crew=Crew(doctor=KILLED, captain=SEVERE))
    assert go(captain, script(("survival", 5))).captain.fate == "captain_killed"


# ------------------------------------------------------------------------ aborting


@pytest.mark.rule("10.8.2a", "10.8.2b", "10.8.2c")
def test_an_aborting_boat_takes_the_nearest_transit_box():
    boxes = ("transit", "transit", "agent", "patrol", "patrol", "transit", "transit")
    assert sailing.ways_home(boxes, 2) == {"back": 1}
    assert sailing.ways_home(boxes, 3) == {"back": 1, "on": 5}
    assert sailing.ways_home(boxes, 4) == {"on": 5}
    assert sailing.ways_home(boxes, 1) == {"back": 0} and sailing.ways_home(boxes, 5) == {"on": 6}
    assert sailing.ways_home(boxes, 0) == {"back": -1} and sailing.ways_home(boxes, 6) == {"on": 7}
    # Where a track has no transit box on one side, port lies in its place.
    assert sailing.ways_home(("patrol", "patrol", "transit"), 0) == {"back": -1}
    assert sailing.ways_home(("transit", "patrol", "patrol"), 2) == {"on": 3}
    assert sailing.ways_home(("patrol", "patrol", "transit"), 1) == {"on": 2}
    state = give(at_sea(stage="sail"), given.AbortPatrol())
    assert state.stage == "leg"
    back = give(
        state, given.ChooseLeg("back"), ("encounter", (3, 4)), ("encounter", (3, 4)), ("agent", (1, 1))
    )
    assert back.captain.patrols[0].result == "F"


@pytest.mark.rule("10.8.5")
def test_the_captain_may_turn_for_home_between_encounters():
    state = give(at_sea(stage="sail", at=5), given.AbortPatrol(), ("encounter", (3, 4)), ("agent", (1, 1)))
    assert state.captain.patrols[0].result == "F"
    from navalgames.games.raiders_of_the_deep.rules.sailing import offer_sail

    assert given.AbortPatrol() not in offer_sail(at_sea(at=-1), BOOK)


@pytest.mark.rule("10.8.4b", "10.8.4a", "switch:abort_escort_detection")
def test_ships_are_passed_over_but_dangers_are_not():
    home = {"at": 4, "patrol": Patrol(aborting=True)}
    from navalgames.games.raiders_of_the_deep.rules import boxes

    assert boxes.met(script(), at_sea(**home), "ship_escort", BOOK).stage == "box_done"
    assert boxes.met(script(), at_sea(**home), "mines", BOOK).stage == "mines"
    rules = book(abort_escort_detection=True)
    searched = boxes.met(script(), at_sea(**home), "ship_escort", rules)
    assert searched.stage == "depth" and searched.cycle == Cycle()
    assert boxes.met(script(), at_sea(**home), "ship", rules).stage == "box_done"


@pytest.mark.rule("10.7.7", "2.0d")
def test_everything_works_again_after_the_refit():
    hurt = boat(hull=2, inoperative=frozenset({"radio", "gun"}), fore=(0, 0, 0))
    state = go(at_sea(stage="home", boat=hurt), script(("agent", (1, 1))))
    assert state.boat == boat() and state.stage == "sail"


@pytest.mark.rule("10.5.3g")
def test_a_boat_without_crew_is_marked_for_the_refit():
    state = under_fire(1, surfaced=True, crew=Crew(generic=(SEVERE, SEVERE, SEVERE, LIGHT)))
    state = go(state, script(("boat_damage", (1, 3)), ("crew_hit", (3, 4)), ("wound", 1)))
    assert state.crew.generic_out and state.patrol.all_crew_out


@pytest.mark.rule("11.3.0d", "10.5.2")
@pytest.mark.parametrize(("die", "badly"), [(3, False), (4, True)])
def test_a_captain_severely_wounded_is_remembered(die, badly):
    state = under_fire(1, surfaced=True)
    state = go(state, script(("boat_damage", (1, 3)), ("crew_hit", (1, 1)), ("wound", die)))
    assert state.captain.wounded_badly == badly and not state.patrol.all_crew_out


@pytest.mark.rule("10.5.3c", "10.8.1")
def test_one_officer_fit_for_duty_keeps_the_boat_at_sea():
    out = {"captain": SEVERE, "first_officer": SEVERE, "second_officer": SEVERE}
    for man in out:
        state = at_sea(at=3, crew=Crew(**{**out, man: LIGHT}))
        assert not sailing.forced_home(state, BOOK), man
    assert sailing.forced_home(at_sea(at=3, crew=Crew(**out)), BOOK)


@pytest.mark.rule("E4.crew", "E4.x2")
def test_two_injuries_of_one_hit():
    state = hit((6, 3), ("crew_hit", (1, 2)), ("wound", 1), ("crew_hit", (4, 6)), ("wound", 1))
    assert (state.crew.first_officer, state.crew.second_officer) == (LIGHT, LIGHT)
    assert one(at_sea(stage="escaped"), "escaped", script()).stage == "repairs"
