"""Patrols box by box: assignments, missions, encounters and their ships, random events, dangers, Q-ships."""

from __future__ import annotations

import pytest

from navalgames.games.raiders_of_the_deep import GAME, given
from navalgames.games.raiders_of_the_deep.calendar import month_of
from navalgames.games.raiders_of_the_deep.rules import assignments, boxes, dangers, meetings, q_ships, sailing
from navalgames.games.raiders_of_the_deep.state import (
    ABSENT,
    FIT,
    KILLED,
    LIGHT,
    SEVERE,
    Boat,
    Captain,
    Crew,
    Cycle,
    Patrol,
)
from navalgames.games.raiders_of_the_deep.tables import (
    Entry,
    boats,
    book_of,
    standing_flotilla,
    station,
    track,
)
from tests.games.raiders_of_the_deep.table import (
    CHARTS,
    LARGE,
    SMALL,
    acting,
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

PLAIN_CAPTAIN = Captain()
BOOK = book()
NOTHING = ("encounter", (3, 4))


def uc(stage="search", **parts):
    return at_sea(
        "1917-03", kind="UCII", area="british_isles", at=2, stage=stage, boat=boat("UCII", "UC-65"), **parts
    )


def with_mission(**parts):
    return uc(patrol=Patrol(mission="mines"), **parts)


# ------------------------------------------------------------------------ assignments


@pytest.mark.rule("7.0a", "6.1.1A", "7.0d", "6.1.1C", "7.1.2", "6.1.1B", "7.1.1")
def test_the_boat_gets_the_area_of_its_flotilla():
    state = go(at_sea("1917-05", stage="assign", boat=boat()), script(("agent", (1, 1))))
    assert (state.patrol.area, state.patrol.at) == ("mediterranean", -1)
    assert state.patrol.boxes == track(BOOK, "U31", "mediterranean")
    assert state.captain.patrols[-1].area == "mediterranean" and state.captain.patrols[-1].month == month_of(
        "1917-05"
    )
    entered = give(state, given.SailOn(), NOTHING)
    assert entered.patrol.at == 0


@pytest.mark.rule("7.0b", "7.0c", "chart:p1_assignment")
def test_lost_boats_and_closed_flotillas_keep_sailing():
    assert (
        station(BOOK, "U-35", month_of("1915-08")) == "HSF"
        and station(BOOK, "U-35", month_of("1918-10")) == "POLA"
    )
    assert station(BOOK, "U-35", month_of("1914-08")) == "HSF", "before its first month"
    assert station(BOOK, "UB-18", month_of("1918-10")) == "FLA"
    assert standing_flotilla(BOOK, "FLA", month_of("1918-10")) == "HSF"
    assert standing_flotilla(BOOK, "BAL", month_of("1918-01")) == "HSF"
    for entry in boats(BOOK).values():
        for month in range(entry.first, BOOK.last + 1):
            state = at_sea(stage="assign", boat=Boat(entry.type, entry.name), captain=Captain())
            state = state._replace(captain=state.captain._replace(month=month))
            flotilla = assignments.flotilla_of(state.captain, state.boat.name, BOOK)
            area = assignments.assigned_area(flotilla, state, BOOK)
            assert area == "in_port" or track(BOOK, entry.type, area), (entry.name, month, area)


@pytest.mark.rule("7.2.1")
def test_the_baltic_is_closed_in_winter():
    state = at_sea("1916-12", kind="UBII", area="baltic", stage="assigned", boat=boat("UBII", "UB-31"))
    state = go(state, script())
    assert state.captain.patrols[-1].month == month_of("1917-01") and state.patrol.area == "channel"
    waits = at_sea("1917-12", kind="UBII", area="baltic", stage="assigned", boat=boat("UBII", "UB-21"))
    assert go(waits, script()).patrol.area == "north_sea"


@pytest.mark.rule("7.1a", "7.1b", "7.1c", "7.3", "3.3.2h")
def test_agents_travel_with_u_boats_and_mines_with_uc_boats():
    state = go(at_sea("1917-05", stage="assign", boat=boat()), script(("agent", (6, 6))))
    assert state.patrol.mission == "agent" and state.crew.agent == FIT
    assert go(at_sea("1917-05", stage="assign", boat=boat()), script(("agent", (5, 6)))).patrol.mission == ""
    ub = at_sea("1917-05", kind="UBII", area="channel", stage="assign", boat=boat("UBII", "UB-18"))
    assert go(ub, script()).patrol.mission == ""
    assert go(uc("assign"), script()).patrol.mission == "mines"


@pytest.mark.rule("7.1.3", "4.4.2d", "2.0d")
def test_the_boat_departs_with_everything_aboard():
    tired = boat(fore=(0, 0, 0), hull=2, inoperative=frozenset({"gun"}))
    assert go(at_sea(stage="depart", boat=tired), script()).boat == boat()


# ------------------------------------------------------------------------ the encounter roll


@pytest.mark.rule("8.0", "8.1.1a", "6.1.2A", "6.1.2B", "8.1.2", "3.7a")
def test_one_roll_in_each_box_until_the_boat_is_home():
    state = at_sea(at=-1, stage="sail")
    for box in range(7):
        state = give(state, given.SailOn(), NOTHING)
        assert state.patrol.at == box
    home = give(state, given.SailOn(), ("agent", (1, 1)))
    assert home.patrol.at == -1 and home.captain.patrols[0].result == "F"


@pytest.mark.rule("8.1.3a", "8.1.3b", "8.1.3c", "9.4.1", "14.2.1", "switch:three_ship_convoys")
def test_what_each_result_brings():
    found = {word: meetings.begin(at_sea(), word, BOOK).meeting for word in
             ("ship", "two_ships", "ship_escort", "two_ships_escort", "convoy", "capital")}  # fmt: skip
    assert {word: (one.to_identify, one.escorted) for word, one in found.items()} == {
        "ship": (1, False), "two_ships": (2, False), "ship_escort": (1, True), "two_ships_escort": (2, True),
        "convoy": (4, True), "capital": (1, True),
    }  # fmt: skip
    assert meetings.ship_count("convoy", book(three_ship_convoys=True)) == 3


@pytest.mark.rule("8.2.1a", "8.2.2", "8.3.1", "E1.size", "E1.time")
def test_ships_are_identified_one_by_one():
    state = at_sea("1917-05", stage="search", at=3)
    state = go(
        state,
        script(
            ("encounter", (2, 2)),
            ("size", 1),
            ("identity", 20),
            ("size", 6),
            ("identity", 1),
            ("time_of_day", 3),
        ),
    )
    assert [ship.size for ship in state.meeting.ships] == ["small", "large"] and state.meeting.time == "day"
    assert [ship.tonnage for ship in state.meeting.ships] == [
        BOOK.slots[state.captain.month, "small"][19].tonnage, BOOK.slots[state.captain.month,
        "large"][0].tonnage,
    ]  # fmt: skip
    assert [ship.points for ship in state.meeting.ships] == [2, 3]


@pytest.mark.rule("8.2.4a")
def test_a_ship_already_sunk_makes_way_for_the_nearest():
    entries = tuple(Entry(name, 1000) for name in "abcde")
    assert meetings.nearest(entries, 3, frozenset()).name == "c"
    assert meetings.nearest(entries, 3, frozenset("c")).name == "b"
    assert meetings.nearest(entries, 3, frozenset("cb")).name == "d"
    assert meetings.nearest(entries, 3, frozenset("abcde")) is None
    month = month_of("1915-05")
    slot = next(place for place, ship in enumerate(BOOK.slots[month, "large"], 1) if ship.name == "Lusitania")
    first = meetings.freighter(script(("identity", slot)), "large", month, frozenset(), (), BOOK)
    second = meetings.freighter(
        script(("identity", slot)), "large", month, frozenset({"Lusitania"}), (), BOOK
    )
    assert first.name == "Lusitania" and second.name != "Lusitania"


@pytest.mark.rule("8.2.4a", "8.2.2")
def test_two_ships_in_sight_are_two_different_ships():
    """The Lusitania rolled twice: the nearest ship takes the second place; one without a name may repeat."""
    month = month_of("1915-05")
    large = BOOK.slots[month, "large"]
    slot = next(place for place, ship in enumerate(large, 1) if ship.name == "Lusitania")
    state = at_sea("1915-05", stage="identify", meeting=meeting(kind="two_ships", to_identify=2, time=""))
    throws = (("size", 6), ("identity", slot)) * 2
    state = go(state, script(*throws, ("time_of_day", 1)))
    first, second = state.meeting.ships
    assert first.name == "Lusitania" and second.name != "Lusitania"
    nameless = next(place for place, ship in enumerate(large, 1) if not ship.name)
    again = go(
        at_sea("1915-05", stage="identify", meeting=meeting(kind="two_ships", to_identify=2, time="")),
        script(*(("size", 6), ("identity", nameless)) * 2, ("time_of_day", 1)),
    )
    assert [ship.tonnage for ship in again.meeting.ships] == [large[nameless - 1].tonnage] * 2


@pytest.mark.rule("8.2.4b", "8.2.4c")
def test_capital_ships_come_from_the_nearest_earlier_month_or_not_at_all():
    assert meetings.capital_month(month_of("1914-12"), frozenset(), BOOK) == month_of("1914-10")
    october = frozenset(ship.name for ship in BOOK.capitals[month_of("1914-10")])
    assert meetings.capital_month(month_of("1914-12"), october, BOOK) == month_of("1914-09")
    (some, *_) = october
    assert meetings.capital_month(month_of("1914-12"), frozenset({some}), BOOK) == month_of("1914-10")
    assert meetings.capital_month(month_of("1914-10"), frozenset(), BOOK) == month_of("1914-10")
    assert meetings.capital_month(month_of("1914-08"), frozenset(), BOOK) is None
    alarm = go(
        at_sea("1914-08", kind="U19", stage="capital", meeting=meeting(kind="capital", to_identify=1)),
        script(),
    )
    assert alarm.stage == "sail" and alarm.meeting is None


@pytest.mark.rule("14.1.1", "14.1.2", "switch:standard_tonnage")
def test_standard_tonnage_needs_no_roster():
    rules = book(standard_tonnage=True)
    state = at_sea("1917-05", stage="identify", meeting=meeting(kind="two_ships", to_identify=2, time=""))
    state = go(state, script(("size", 1), ("size", 6), ("time_of_day", 1)), rules)
    assert [(ship.tonnage, ship.points) for ship in state.meeting.ships] == [(3500, 2), (7000, 3)]
    capital = at_sea(
        "1914-11", kind="U19", stage="identify", meeting=meeting(kind="capital", to_identify=1, time="")
    )
    assert (
        go(capital, script(("identity", 1, "1d3"), ("time_of_day", 1)), rules).meeting.ships[0].name
        == "Pallada"
    )


@pytest.mark.rule("8.1.5", "9.0c", "9.10.0a", "cal.air")
def test_aircraft_come_from_august_1917_and_cannot_be_declined():
    state = at_sea("1917-08", at=0, stage="search")
    safe = go(state, script(("encounter", (1, 2)), ("aircraft", (3, 3))))
    assert safe.stage == "sail"
    assert boxes.met(script(), at_sea("1917-07"), "aircraft", BOOK).stage == "sail"


# ------------------------------------------------------------------------ missions


@pytest.mark.rule("7.3.1a", "7.3.1b", "10.5.3i")
def test_an_agent_is_landed_when_nothing_is_in_sight():
    state = at_sea(at=1, stage="sail", patrol=Patrol(mission="agent"), crew=Crew(agent=FIT))
    state = give(state, given.SailOn(), NOTHING)
    assert state.patrol.mission_done and state.crew.agent == ABSENT
    met = at_sea(at=2, stage="box_done", patrol=Patrol(mission="agent"), crew=Crew(agent=FIT))
    met = go(met, script())
    again = give(met, given.SailOn(), NOTHING)
    assert again.patrol.at == 2 and again.patrol.mission_done
    hurt = at_sea(at=2, patrol=Patrol(mission="agent"), crew=Crew(agent=SEVERE))
    assert not dangers.mission_pending(hurt)


@pytest.mark.rule("7.3.2a", "7.3.2b", "7.3.2c", "7.3.2d", "7.3.2e", "7.3.2f")
def test_mines_sink_ships_in_the_month_after():
    one_ship = go(with_mission(), script(NOTHING, ("minelaying", 3), ("size", 1), ("identity", 20)))
    assert [(line.by, line.month) for line in one_ship.captain.log] == [("mine", month_of("1917-04"))]
    assert one_ship.captain.log[0].tonnage == BOOK.slots[month_of("1917-04"), "small"][19].tonnage
    throws = [("size", 1), ("identity", 20)]
    two = go(with_mission(), script(NOTHING, ("minelaying", 4), *throws * 2))
    three = go(with_mission(), script(NOTHING, ("minelaying", 6), *throws * 3))
    assert (len(two.captain.log), len(three.captain.log)) == (2, 3)
    last = at_sea(
        "1918-10",
        kind="UCII",
        at=2,
        stage="search",
        boat=boat("UCII", "UC-71"),
        patrol=Patrol(mission="mines"),
    )
    late = go(last, script(NOTHING, ("minelaying", 1), ("size", 1), ("identity", 20)))
    assert late.captain.log[0].month == month_of("1918-11")


@pytest.mark.rule("7.3.2c", "8.2.4a")
def test_a_minefield_sinks_a_ship_of_history_once():
    month = month_of("1915-05")
    slot = next(place for place, ship in enumerate(BOOK.slots[month, "large"], 1) if ship.name == "Lusitania")
    state = at_sea(
        "1915-04", at=2, stage="victim", patrol=Patrol(mission="mines", mission_done=True, rolls=2)
    )
    state = go(state, script(*(("size", 6), ("identity", slot)) * 2))
    assert "Lusitania" in state.captain.gone and {line.month for line in state.captain.log} == {month}
    assert [line.tonnage for line in state.captain.log].count(30395) == 1


@pytest.mark.rule("7.3.3", "A1.mission")
def test_the_mission_box_is_dangerous_only_for_the_mission():
    assert dangers.mission_pending(with_mission())
    assert not dangers.mission_pending(uc(patrol=Patrol(mission="mines", mission_done=True)))
    state = with_mission(stage="aircraft")
    state = state._replace(captain=state.captain._replace(month=month_of("1917-09")))
    assert one(state, "aircraft", script(("aircraft", (3, 3)))).stage == "air_attack"
    elsewhere = at_sea(
        "1917-09", kind="UCII", at=3, stage="aircraft", patrol=Patrol(mission="mines"), boat=boat("UCII")
    )
    assert one(elsewhere, "aircraft", script(("aircraft", (3, 3)))).stage == "box_done"


@pytest.mark.rule("7.3.5", "12.1.7", "8.1.7e", "8.1.7a")
def test_a_twelve_in_the_mission_box_is_no_event():
    state = with_mission(stage="seen")._replace(patrol=with_mission().patrol._replace(rolled=12))
    after = one(state, "seen", script())
    assert after.stage != "event" and not after.patrol.event_done and after.captain.multipliers == 1
    multiplied = with_mission()._replace(patrol=with_mission().patrol._replace(multiplier=5))
    assert sailing.rolls_owed(multiplied, BOOK) == 1
    done = multiplied._replace(patrol=multiplied.patrol._replace(at=3))
    assert sailing.rolls_owed(done, BOOK) == 5


# ------------------------------------------------------------------------ multipliers


@pytest.mark.rule("8.1.7a", "cal.mult", "switch:multiplier_earned_in_areas_only", "14.5.2")
def test_every_twelve_earns_a_multiplier():
    def twelve(month, rules=BOOK, at=0):
        state = at_sea(month, at=at, stage="seen", patrol=Patrol(rolled=12, event_done=True))
        return one(state, "seen", script(), rules).captain.multipliers

    assert [twelve(month) for month in ("1915-02", "1915-03", "1918-10")] == [0, 1, 1]
    areas = book(multiplier_earned_in_areas_only=True)
    assert twelve("1917-05", areas) == 0 and twelve("1917-05", areas, at=3) == 1
    assert not book(austrian_campaign=True).holds("multiplier", month_of("1917-05"))


@pytest.mark.rule("8.1.7b", "8.1.7c", "8.1.7d", "18b", "switch:multipliers_per_patrol", "11.3.6b")
def test_a_multiplier_counts_in_the_patrol_boxes_still_ahead():
    def offered(**parts):
        return given.UseMultiplier() in offers(at_sea(stage="sail", captain=Captain(multipliers=2), **parts))

    assert (
        offered(at=1)
        and offered(at=3)
        and not offered(at=4)
        and not offered(at=1, area="north_sea", kind="U31")
    )
    assert not offered(at=1, patrol=Patrol(multipliers_used=1)) and not offered(at=1, month="1915-02")
    more = at_sea(stage="sail", at=1, captain=Captain(multipliers=1), patrol=Patrol(multipliers_used=1))
    assert given.UseMultiplier() in offers(more, book(multipliers_per_patrol=2))
    state = at_sea(at=1, stage="sail", captain=Captain(multipliers=2, medal="HK"), crew=Crew(quality="elite"))
    state = give(state, given.UseMultiplier(), ("multiplier", 6))
    assert state.patrol.multiplier == 8 and state.captain.multipliers == 1
    assert given.UseMultiplier() not in offers(state), "one in a patrol"
    state = give(state, given.SailOn(), NOTHING)
    assert state.patrol.rolls == 7
    assert sailing.rolls_owed(state._replace(patrol=state.patrol._replace(at=5)), BOOK) == 1


@pytest.mark.rule("8.1.7c", "8.1.7d", "10.8.5", "switch:multipliers_per_patrol")
def test_a_multiplier_may_be_kept_and_two_agreed_are_two():
    """Whoever may use one may as well sail on or turn for home."""
    state = at_sea(at=1, stage="sail", captain=Captain(multipliers=3))
    assert offers(state) == (given.SailOn(), given.UseMultiplier(), given.AbortPatrol())
    assert given.AbortPatrol() not in offers(at_sea(at=-1, stage="sail", captain=Captain(multipliers=3)))
    two = book(multipliers_per_patrol=2)
    for used in range(2):
        assert given.UseMultiplier() in offers(state, two)
        state = give(state, given.UseMultiplier(), ("multiplier", 2), rules=two)
        assert (state.captain.multipliers, state.patrol.multiplier) == (2 - used, 2 + 2 * used)
    assert given.UseMultiplier() not in offers(state, two)


@pytest.mark.rule("8.1.7f", "8.1.4b", "12.1.6", "switch:event_ends_box")
def test_each_roll_of_a_multiplier_is_made():
    state = at_sea(at=3, stage="event", patrol=Patrol(rolls=3, multiplier=3))
    kept = go(state, script(("event", (2, 3))))
    assert kept.patrol.rolls == 2
    ended = go(state, script(("event", (2, 3))), book(event_ends_box=True))
    assert ended.patrol.rolls == 0


@pytest.mark.rule("switch:event_ends_box", "12.1.6")
@pytest.mark.parametrize(("rolls", "acts"), [(1, False), (2, True), (4, True)])
def test_an_event_ends_the_rolls_of_a_box_where_there_are_more(rolls, acts):
    state = at_sea(at=3, stage="event", patrol=Patrol(rolls=rolls, multiplier=4))
    rules = book(event_ends_box=True)
    told = acting(lambda: one(state, "event", script(("event", (2, 3))), rules))
    assert ("switch:event_ends_box" in told) == acts


# ------------------------------------------------------------------------ random events


def event(total, *throws, month="1917-05", rules=BOOK, **parts):
    pair = (total // 2, total - total // 2)
    return go(at_sea(month, stage="event", **parts), script(("event", pair), *throws), rules)


@pytest.mark.rule("12.0", "12.1.0", "12.1.1", "12.1.2", "8.1.6")
def test_the_first_twelve_of_a_patrol_is_an_event():
    state = at_sea(at=0, stage="search")
    state = go(state, script(("encounter", (6, 6)), ("event", (2, 3))))
    assert state.patrol.event_done and state.patrol.superior and state.stage == "sail"
    later = at_sea("1914-11", kind="U19", at=0, stage="search", patrol=Patrol(event_done=True))
    later = go(later, script(("encounter", (6, 6)), ("size", 1), ("identity", 20), ("time_of_day", 1)))
    assert later.stage == "engage"


@pytest.mark.rule("12.1.4", "12.1.5", "R1.2", "R1.3", "R1.8", "R1.11")
def test_barred_events_are_ignored_and_the_next_twelve_counts():
    assert not event(2, at=0).patrol.event_done
    assert not event(2, month="1915-02", at=3, kind="U19").patrol.event_done
    assert not event(3, month="1917-07").patrol.event_done
    for calm in ("baltic", "adriatic", "black_sea"):
        state = at_sea(patrol=Patrol(boxes=("transit", "patrol"), area=calm), area=calm, at=1)
        assert boxes.is_barred("storm", state, BOOK) and not boxes.is_barred("weather", state, BOOK)
    assert not event(11, area="baltic", at=2).patrol.event_done
    assert event(11, at=3).patrol.event_done
    assert boxes.is_barred("wireless", at_sea(patrol=Patrol(aborting=True)), BOOK)


@pytest.mark.rule("R1.2", "12.1.8")
def test_the_baralong_affair():
    assert event(2, ("baralong", 1)).captain.fate == "baralong"
    state = event(
        2,
        ("baralong", 2),
        ("q_ship_fire", (1, 1)),
        ("boat_damage", (3, 2)),
    )
    assert state.captain.fate == "" and state.patrol.event_done


@pytest.mark.rule("R1.2", "10.5.1b", "9.6.8h")
def test_the_baralong_finds_the_boat_on_the_surface():
    crew = (("boat_damage", (1, 3)), ("crew_hit", (2, 2)), ("wound", 4))
    state = event(2, ("baralong", 6), ("q_ship_fire", (1, 1)), *crew)
    assert state.crew.engineer == SEVERE
    assert event(2, ("baralong", 6), ("q_ship_fire", (5, 6))).captain.fate == "q_ship"


@pytest.mark.rule("R1.3")
def test_surprised_from_the_air():
    assert event(3, ("aircraft", (3, 3)), month="1917-08").stage == "sail"


@pytest.mark.rule("R1.4")
def test_the_gyro_compass():
    assert not event(4, ("gyro", 2), at=3).patrol.must_abort
    home = event(4, ("gyro", 3), at=3)
    assert home.stage == "leg"
    expert = event(4, ("gyro", 3), at=3, crew=Crew(experts=frozenset({"engineer"})))
    assert not expert.patrol.must_abort
    helpless = Crew(experts=frozenset({"engineer"}), engineer=SEVERE)
    assert event(4, ("gyro", 3), at=3, crew=helpless).stage == "leg"
    assert event(4, ("gyro", 2), at=3, crew=helpless).stage == "sail", "no worse than without an Experte"


@pytest.mark.rule("R1.5", "12.1.3a", "3.3.2e")
def test_superior_torpedoes_last_one_patrol():
    assert event(5).patrol.superior
    state = go(at_sea(stage="home", patrol=Patrol(superior=True)), script(("agent", (1, 1))))
    assert not state.patrol.superior


@pytest.mark.rule("R1.6")
def test_spares_are_kept_for_one_repair():
    assert event(6).patrol.spares


@pytest.mark.rule("R1.7", "12.1.3b", "18d")
def test_hals_und_beinbruch_is_one_reroll_kept_for_any_time():
    state = event(7, at=2)
    assert state.captain.luck == 1 and state.stage == "sail"
    rolled = give(state, given.SailOn(), ("encounter", (4, 4)))
    assert rolled.stage == "luck"
    kept = give(rolled, given.LetStand(False))
    assert kept.captain.luck == 1
    again = give(rolled, given.Reroll(), NOTHING)
    assert again.captain.luck == 0 and again.stage == "sail" and again.before is None
    trusting = give(rolled, given.LetStand(True))
    assert trusting.patrol.trusting or trusting.stage == "sail"


@pytest.mark.rule("R1.7", "12.1.3b")
def test_luck_is_asked_for_again_in_the_next_box_and_in_port():
    crew = Crew(engineer=SEVERE)
    state = at_sea(at=5, stage="sail", captain=Captain(luck=1), crew=crew)
    rolled = give(state, given.SailOn(), ("encounter", (4, 4)))
    last = give(rolled, given.LetStand(True))
    assert last.patrol.trusting and last.patrol.at == len(last.patrol.boxes) - 1
    port = give(last, given.SailOn(), ("recovery", 6))
    assert port.stage == "luck" and given.Reroll() in offers(port)


@pytest.mark.rule("R1.7", "12.1.3b", "10.8.1")
@pytest.mark.parametrize("luck", [0, 1])
def test_luck_is_asked_before_a_boat_that_must_go_home_enters_its_next_box(luck):
    leaking = boat(inoperative=frozenset({"fuel"}))
    state = at_sea(at=1, boat=leaking, captain=Captain(luck=luck))
    throws = (NOTHING,) if luck else (NOTHING, NOTHING, ("agent", (1, 1)))
    dice = script(*throws)
    state = go(state, dice)
    told = [note.args["number"] for note in dice.record if getattr(note, "key", "") == "rotd-log-box"]
    assert (state.stage, told) == (("luck", []) if luck else ("sail", [1]))


@pytest.mark.rule("R1.8")
def test_wireless_intelligence():
    assert event(8, ("size", 1), ("identity", 20), ("time_of_day", 1)).meeting.kind == "ship"


@pytest.mark.rule("R1.9", "R1.11")
def test_bad_weather_costs_the_rolls_of_two_boxes():
    for total in (9, 11):
        state = event(total, at=2, patrol=Patrol(rolls=4, multiplier=4))
        assert state.patrol.rolls == 0
        next_box = give(state, given.SailOn())
        assert next_box.patrol.at == 3 and next_box.patrol.rolls == 0
        assert give(next_box, given.SailOn(), NOTHING).patrol.at == 4


@pytest.mark.rule("R1.9", "8.1.7f")
@pytest.mark.parametrize("owed", [1, 4])
def test_the_roll_that_brought_bad_weather_is_taken_at_the_end_of_the_box(owed):
    state = at_sea(at=2, stage="event", patrol=Patrol(rolls=owed))
    stormy = one(state, "event", script(("event", (4, 5))))
    assert stormy.stage == "box_done" and stormy.patrol.rolls == 1 and stormy.patrol.skip_next
    assert one(stormy, "box_done", script()).patrol.rolls == 0


@pytest.mark.rule("R1.10")
def test_a_loose_torpedo():
    assert event(10).crew.generic == (SEVERE, FIT, FIT, FIT)
    assert event(10, crew=Crew(generic=(1, 1, 1, 2))).crew.generic == (1, 1, 1, 2)


@pytest.mark.rule("R1.12")
def test_man_overboard():
    men = {face: event(12, ("overboard", face)).crew for face in range(1, 7)}
    assert men[1].engineer == men[2].doctor == men[3].first_officer == men[5].second_officer == KILLED
    assert men[3] == men[4] and men[5] == men[6]


# ------------------------------------------------------------------------ mines, nets, aircraft


@pytest.mark.rule("9.8.1a", "9.8.1b")
def test_mines():
    assert go(at_sea(stage="mines"), script(("mines", (2, 3)))).stage == "sail"
    struck = go(at_sea(stage="mines"), script(("mines", (2, 2)), ("mine_hit", (2, 2))))
    assert struck.captain.fate == "mine"
    lucky = go(
        at_sea(stage="mines"),
        script(("mines", (1, 1)), ("mine_hit", (1, 1)), *(("boat_damage", (3, 2)),) * 4),
    )
    assert lucky.stage == "sail"


@pytest.mark.rule("9.8.1b", "10.5.1b")
def test_a_mine_finds_the_boat_on_the_surface():
    crew = (("boat_damage", (1, 3)), ("crew_hit", (2, 2)), ("wound", 4))
    hits = (*crew, *(("boat_damage", (3, 2)),) * 3)
    struck = go(at_sea(stage="mines"), script(("mines", (1, 1)), ("mine_hit", (1, 1)), *hits))
    assert struck.crew.engineer == SEVERE


@pytest.mark.rule("9.10.2a")
def test_bombs_sink_the_boat_where_the_chart_has_them_do_so():
    """The modifier of our chart keeps them from it; another might not."""
    charts = CHARTS.replace("e3_modifiers", "aircraft", "modifier", 1)
    state = at_sea("1917-09", stage="air_attack")
    sunk = go(state, script(("air_attack", (6, 6))), book_of(charts, GAME.options()))
    assert (sunk.captain.fate, sunk.stage) == ("aircraft", "over")


@pytest.mark.rule("9.8.2a", "9.8.2b", "E2.previous")
def test_a_net_has_found_the_boat_before():
    state = go(at_sea(stage="net"), script())
    assert state.cycle == Cycle(previous=True) and state.meeting is None
    from navalgames.games.raiders_of_the_deep.rules.escorts import modifier_now

    assert modifier_now(state, BOOK) == 1
    state = give(state, given.KeepDepth(), ("detection", (4, 4)), ("ram", (1, 1)), ("depth_charges", (1, 1)))
    assert modifier_now(state, BOOK) == 1 and state.cycle.rammed
    sunk = go(
        at_sea(stage="charge", cycle=Cycle(previous=True, rammed=True, well=True)),
        script(("depth_charges", (6, 6))),
    )
    assert sunk.captain.fate == "net"


@pytest.mark.rule("9.10.1a", "9.10.2a", "9.10.2b", "9.10.3", "switch:air_injury_surfaced", "A1.base")
def test_an_air_attack_always_hurts_somebody():
    throws = (("aircraft", (2, 3)), ("air_attack", (2, 3)), ("crew_hit", (2, 2)), ("wound", 4))
    state = go(at_sea("1917-09", stage="aircraft"), script(*throws))
    assert state.crew.engineer == SEVERE and state.stage == "sail"
    light = go(at_sea("1917-09", stage="aircraft"), script(*throws), book(air_injury_surfaced=False))
    assert light.crew.engineer == 1
    bombed = (("aircraft", (2, 3)), ("air_attack", (4, 4)), *throws[2:], ("boat_damage", (3, 3)))
    assert go(at_sea("1917-09", stage="aircraft"), script(*bombed)).boat.hull == 1


# ------------------------------------------------------------------------ Q-ships


def trap(month="1917-05", at=3, distance="close", **parts):
    met = meeting(SMALL, posture="surfaced", distance=distance, round=1)
    return at_sea(month, at=at, stage="attack", meeting=met, **parts)


@pytest.mark.rule("9.9a", "9.3.3b", "cal.q")
def test_a_lone_small_freighter_may_be_a_trap():
    from navalgames.games.raiders_of_the_deep.rules.attacks import may_be_trap

    assert may_be_trap(trap(), BOOK)
    assert not may_be_trap(trap("1915-02"), BOOK) and may_be_trap(trap("1915-03"), BOOK)
    assert not may_be_trap(trap(at=1), BOOK)
    assert not may_be_trap(trap(area="mediterranean"), BOOK)
    for met in (
        meeting(LARGE, posture="surfaced"), meeting(SMALL, posture="submerged"),
        meeting(SMALL, SMALL, kind="two_ships", posture="surfaced"),
        meeting(SMALL, kind="ship_escort", posture="surfaced", time="night"),
        meeting(SMALL, posture="surfaced", checked=True), meeting(SMALL, kind="straggler",
            posture="surfaced", follows="straggler"),
    ):  # fmt: skip
        assert not may_be_trap(trap()._replace(meeting=met), BOOK)
    state = go(trap(), script(("q_ship", (1, 2))))
    assert state.stage == "weapon" and state.meeting.checked


def ambushed(*throws, **parts):
    start = (("q_ship", (1, 1)), ("q_identity", 15), ("q_ship_fire", (1, 1)))
    return go(trap(**parts), script(*start, *throws))


@pytest.mark.rule("9.9b", "9.9c", "9.9e", "9.9f", "E3.q_close", "E3.q_medium")
def test_the_ambush_and_the_first_exchange():
    hit = ("boat_damage", (3, 2))
    state = ambushed(hit, ("gun", (6, 6)), ("gun", (6, 6)), ("q_ship_fire", (1, 1)), hit)
    assert state.stage == "q_ship" and state.meeting.ships[0].name == "Lyons" and state.meeting.exchanges == 1
    medium = trap(distance="medium", captain=Captain(met_q_ship=True))._replace(stage="q_fire")
    assert [q_ships.fire_modifier(medium._replace(meeting=medium.meeting._replace(distance=one)), BOOK)
            for one in ("close", "medium", "long")] == [2, 1, 0]  # fmt: skip


@pytest.mark.rule("9.9b", "T1.q")
def test_a_q_ship_sunk_makes_way_for_another_and_the_last_one_never_does():
    month = month_of("1917-05")
    listed = CHARTS.list("t1_q_ships")
    afloat = {one.slot: one.name for one in listed
              if one.begins <= "1917-05" <= one.ends}  # fmt: skip
    places = enumerate(q_ships.afloat(month, frozenset(), BOOK), start=1)
    assert {place: ship.name for place, ship in places if ship.name} == afloat
    slot, name = next(iter(afloat.items()))

    def met(*gone):
        state = trap(captain=Captain(gone=frozenset(gone)))._replace(stage="q_identity")
        return one(state, "q_identity", script(("q_identity", slot))).meeting.ships[0].name

    assert met() == name and met(name) in set(afloat.values()) - {name}
    longest = max(listed, key=lambda one: (month_of(one.ends) - month_of(one.begins), one.slot))
    assert met(*(one.name for one in listed)) == longest.name


@pytest.mark.rule("9.9d", "cal.q")
def test_the_first_q_ship_of_1915_is_always_close():
    def first(month, captain=PLAIN_CAPTAIN):
        state = trap(month, distance="long", captain=captain)._replace(stage="q_identity")
        return one(state, "q_identity", script(("q_identity", 1))).meeting.automatic_close

    assert first("1915-06") and not first("1915-06", Captain(met_q_ship=True)) and not first("1916-06")
    close = trap(distance="long")
    close = close._replace(meeting=close.meeting._replace(automatic_close=True))
    assert q_ships.fire_modifier(close, BOOK) == 2


@pytest.mark.rule("9.9g", "9.9i", "switch:q_exchanges_max")
def test_breaking_off():
    hit = ("boat_damage", (3, 2))
    quiet = (("gun", (6, 6)), ("gun", (6, 6)), ("q_ship_fire", (1, 1)), hit)
    state = ambushed(hit, *quiet)
    state = give(state, given.KeepFighting(), *quiet)
    assert state.meeting.exchanges == 2 and state.stage == "q_ship"
    dived = give(state, given.Dive(), ("depth_charges", (1, 1)))
    assert dived.stage == "sail"
    early = ambushed(hit, *quiet, month="1916-02")
    assert give(early, given.Dive()).stage == "sail"
    most = book(q_exchanges_max=2)
    forced = go(
        trap(), script(("q_ship", (1, 1)), ("q_identity", 15), ("q_ship_fire", (1, 1)), hit, *quiet), most
    )
    forced = give(forced, given.KeepFighting(), *quiet, ("depth_charges", (1, 1)), rules=most)
    assert forced.stage == "sail"


@pytest.mark.rule("9.9c", "9.9i", "9.6.8h", "10.5.1b")
def test_a_q_ship_sinks_the_boat_outright_or_wounds_its_men():
    quiet = (("boat_damage", (3, 2)), ("gun", (6, 6)), ("gun", (6, 6)), ("q_ship_fire", (1, 1)))
    start = (("q_ship", (1, 1)), ("q_identity", 15))
    at_once = go(trap(), script(*start, ("q_ship_fire", (5, 6))))
    assert (at_once.captain.fate, at_once.stage) == ("q_ship", "over")
    state = ambushed(*quiet, ("boat_damage", (3, 2)))
    charged = give(state, given.Dive(), ("depth_charges", (6, 6)), *(("boat_damage", (3, 2)),) * 5)
    assert charged.stage == "sail"
    hit = (("boat_damage", (1, 3)), ("crew_hit", (2, 2)), ("wound", 4))
    surfaced = go(trap(), script(*start, ("q_ship_fire", (1, 1)), *hit, *quiet[1:], ("boat_damage", (3, 2))))
    assert surfaced.crew.engineer == SEVERE
    exchanged = ambushed(*quiet, *hit)
    assert exchanged.crew.engineer == SEVERE
    below = give(state, given.Dive(), ("depth_charges", (2, 2)), *hit)
    assert below.crew.engineer == LIGHT


@pytest.mark.rule("9.9h", "9.9e")
def test_a_q_ship_sunk_still_fires_and_counts():
    hit = ("boat_damage", (3, 2))
    state = ambushed(hit, ("gun", (1, 1)), ("damage", 1), ("q_ship_fire", (1, 1)), hit)
    assert state.stage == "sail" and [line.size for line in state.captain.log] == ["q_ship"]
    assert state.captain.log[0].name == "Lyons" and "Lyons" in state.captain.gone


@pytest.mark.rule("9.9e", "9.3.4")
def test_a_boat_without_a_gun_suffers_the_exchange():
    no_gun = boat(inoperative=frozenset({"gun"}))
    state = ambushed(("boat_damage", (3, 2)), ("q_ship_fire", (1, 1)), ("boat_damage", (3, 2)), boat=no_gun)
    assert state.stage == "q_ship"


@pytest.mark.rule("T1.q", "9.9b")
def test_q_ships_out_of_service_are_passed_over():
    month = month_of("1915-04")
    names = {entry.name for entry in q_ships.afloat(month, frozenset(), BOOK) if entry.name}
    assert names == {
        ship.name
        for ship in CHARTS.list("t1_q_ships")
        if month_of(ship.begins) <= month <= month_of(ship.ends)
    }
    assert "Baralong" not in {entry.name for entry in q_ships.afloat(month, frozenset({"Baralong"}), BOOK)}
    assert q_ships.last_resort(BOOK).name == "Lyons"


@pytest.mark.rule("T1.q", "9.9b")
def test_q_ships_serve_from_their_first_month_through_their_last():
    def sailing_in(month):
        return {entry.name for entry in q_ships.afloat(month_of(month), frozenset(), BOOK) if entry.name}

    assert sailing_in("1915-02") == set() and sailing_in("1915-03") == {"Baralong", "Lyons"}
    assert "Prince Charles" in sailing_in("1915-12") - sailing_in("1916-01")
