"""Attacks on ships: who may be attacked how, salvoes, the gun, further rounds, following."""

from __future__ import annotations

import pytest

from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.rules import after, attacks, fire, meetings
from navalgames.games.raiders_of_the_deep.state import (
    RANGES,
    SEVERE,
    Boat,
    Captain,
    Crew,
    Patrol,
    Ship,
    Shot,
)
from tests.games.raiders_of_the_deep.table import (
    ARMED,
    CAPITAL,
    HUGE,
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
    script,
)

BOOK = book()


def engaged(*ships, month="1917-05", kind="ship", rules=BOOK, **fields):
    parts = {
        name: fields.pop(name)
        for name in ("boat", "crew", "captain", "patrol", "area", "at")
        if name in fields
    }
    state = at_sea(month, stage="engage", meeting=meeting(*ships, kind=kind, **fields), **parts)
    return [
        (order.posture, order.distance) for order in offers(state, rules) if isinstance(order, given.Approach)
    ]


def postures(*ships, **fields):
    return {posture for posture, _ in engaged(*ships, **fields)}


def salvo(
    *ships,
    month="1917-05",
    kind="ship_escort",
    posture="submerged",
    distance="medium",
    stage="salvo",
    **fields,
):
    parts = {name: fields.pop(name) for name in ("boat", "crew", "captain", "patrol") if name in fields}
    met = meeting(*ships, kind=kind, posture=posture, distance=distance, round=1, **fields)
    return at_sea(month, stage=stage, meeting=met, **parts)


def fore(kind="g6", target=1, number=1):
    return given.FireTorpedoes("fore", ((kind, target, number),))


def aft(kind="c06", target=1, number=1):
    return given.FireTorpedoes("aft", ((kind, target, number),))


# ------------------------------------------------------------------------ who may be attacked how


@pytest.mark.rule("9.4.0a", "cal.prize", "9.4.0b")
def test_prize_rules_keep_the_boat_on_the_surface():
    months = ("1914-08", "1915-02", "1915-03", "1915-09", "1915-10", "1917-01", "1917-02", "1918-10")
    kinds = {month: postures(LARGE, month=month) for month in months}
    only = {"surfaced"}
    both = {"surfaced", "submerged"}
    assert list(kinds.values()) == [only, only, both, both, only, only, both, both]


@pytest.mark.rule("switch:feb_1917_unrestricted", "9.4.0a")
def test_february_1917_may_still_be_under_prize_rules():
    rules = book(feb_1917_unrestricted=False)
    assert postures(LARGE, month="1917-02", rules=rules) == {"surfaced"}
    assert postures(LARGE, month="1917-03", rules=rules) == {"surfaced", "submerged"}


@pytest.mark.rule("9.4.0c", "8.2.4n", "9.3.1b")
def test_armed_ships_are_attacked_submerged_in_every_period():
    for month in ("1914-11", "1916-05", "1918-01"):
        assert postures(ARMED, month=month) == {"submerged"}
        assert postures(CAPITAL, month=month, kind="capital", time="night") == {"submerged"}
    mixed = salvo(ARMED, LARGE, month="1916-05", kind="two_ships", posture="surfaced", stage="weapon")
    aimed = {
        target for order in offers(mixed) if isinstance(order, given.FireGun) for target in order.targets
    }
    assert aimed == {2}


@pytest.mark.rule("9.5.0", "9.5.1a", "9.1.5", "9.1.3")
def test_escorted_ships_are_attacked_on_the_surface_only_by_night():
    assert postures(LARGE, kind="ship_escort", time="day") == {"submerged"}
    assert postures(LARGE, kind="ship_escort", time="night") == {"surfaced", "submerged"}
    assert postures(ARMED, kind="ship_escort", time="night") == {"submerged"}


@pytest.mark.rule("E4.periscope", "E4.door_fore", "E4.door_aft", "E4.gun", "9.3.4")
def test_damage_takes_away_ways_to_attack():
    def out(*systems):
        return boat(damaged=frozenset(systems))

    assert postures(LARGE, boat=out("periscope")) == {"surfaced"}
    assert postures(LARGE, kind="ship_escort", boat=out("periscope")) == set()
    assert meetings.ready(out("door_fore"), "fore") == (0, 0, 0) and any(
        meetings.ready(out("door_fore"), "aft")
    )
    assert meetings.ready(out("door_aft"), "aft") == (0, 0, 0)
    assert not meetings.gun_ready(out("gun"), BOOK) and not meetings.gun_ready(boat("UBI"), BOOK)
    state = salvo(LARGE, kind="ship", posture="surfaced", stage="weapon", boat=out("gun"))
    assert not any(isinstance(order, given.FireGun) for order in offers(state))


@pytest.mark.rule("4.5f", "9.1.4", "9.2.2g")
def test_a_range_is_offered_only_to_a_weapon_that_reaches():
    only_c06 = boat("UBI", "UB-10")
    assert {distance for _, distance in engaged(LARGE, kind="ship_escort", boat=only_c06)} == {
        "close",
        "medium",
    }
    empty = Boat("U31", "U-35")
    assert engaged(LARGE, kind="ship_escort", boat=empty) == []
    assert {distance for _, distance in engaged(LARGE, boat=empty)} == {"close", "medium", "long"}


@pytest.mark.rule("10.8.4a", "10.5.3c")
def test_a_boat_that_must_go_home_attacks_nobody():
    assert engaged(LARGE, patrol=Patrol(aborting=True)) == []
    assert engaged(LARGE, boat=boat(inoperative=frozenset({"fuel"}))) == []
    assert engaged(LARGE, crew=Crew(captain=SEVERE, first_officer=SEVERE, second_officer=SEVERE)) == []
    broken = boat(inoperative=frozenset({"fuel"}))
    # Neither another round nor ships that might be followed: the boat turns for home.
    alone = salvo(HUGE, kind="ship", posture="surfaced", stage="weapon")
    assert give(alone, given.HoldFire()).stage == "again"
    assert give(alone._replace(boat=broken), given.HoldFire()).stage != "again"
    assert escaped(LARGE._replace(damage=1)).stage == "follow"
    assert escaped(LARGE._replace(damage=1), boat=broken).stage != "follow"


# ------------------------------------------------------------------------ salvoes


@pytest.mark.rule("9.2.1a", "9.2.1c", "9.2.1d", "9.1.2", "9.1.1")
def test_any_number_of_tubes_of_one_end_at_any_targets():
    orders = [
        order
        for order in offers(salvo(LARGE, HUGE, kind="two_ships_escort"))
        if isinstance(order, given.FireTorpedoes)
    ]
    fired = {(order.end, sum(number for _, _, number in order.aim)) for order in orders}
    assert fired == {("fore", 1), ("fore", 2), ("aft", 1), ("aft", 2)}
    assert given.FireTorpedoes("fore", (("g6", 1, 1), ("g6", 2, 1))) in orders and len(orders) == 10
    state = give(salvo(LARGE, kind="ship_escort"), given.HoldFire())
    assert state.stage == "sail" and state.cycle is None


@pytest.mark.rule("9.2.1e", "9.2.1f", "9.2.3", "9.4.2c")
def test_torpedoes_fired_are_gone_whatever_they_do():
    state = salvo(SMALL, kind="ship", stage="weapon", posture="submerged")
    both = given.FireTorpedoes("fore", (("g6", 1, 2),))
    sunk = give(state, both, ("fire", (1, 1)), ("dud", 6), ("damage", 1))
    assert sum(line.tonnage for line in sunk.captain.log) == SMALL.tonnage
    left = sum(sunk.boat.fore) + sum(sunk.boat.fore_reloads)
    assert left == sum(state.boat.fore) + sum(state.boat.fore_reloads) - 2


@pytest.mark.rule("9.2.1e", "9.2.3", "9.4.2c")
def test_a_torpedo_spent_on_a_ship_already_sunk_takes_no_other_with_it():
    """Two at the small ship, one at the large: the first sinks her, the third still runs."""
    state = salvo(SMALL, HUGE, kind="two_ships", stage="weapon", posture="submerged", boat=boat("U81"))
    three = given.FireTorpedoes("fore", (("c06", 1, 2), ("g6", 2, 1)))
    throws = (("fire", (1, 1)), ("dud", 6), ("damage", 1), ("fire", (1, 2)), ("dud", 6), ("damage", 6))
    after_ = give(state, three, *throws)
    assert [ship.damage for ship in after_.meeting.ships] == [4, 1]
    assert [line.tonnage for line in after_.captain.log] == [SMALL.tonnage]


@pytest.mark.rule("9.2.2a", "9.2.2c", "9.2.2f", "9.0a")
def test_closing_in_is_checked_before_firing():
    close = give(
        salvo(LARGE, distance="close"), fore(), ("approach", (4, 5)), ("fire", (4, 4)), ("dud", 6),
        ("damage", 6),
    )  # fmt: skip
    # A total of 8 hits at close range only.
    assert close.stage == "test_depth" and close.cycle.close and close.meeting.ships[0].damage == 1
    medium = give(salvo(LARGE), fore(), ("fire", (6, 6)))
    assert medium.stage == "test_depth" and not medium.cycle.close


@pytest.mark.rule("9.2.2d", "9.2.2h")
def test_a_boat_found_closing_in_keeps_its_torpedoes_and_may_follow():
    start = salvo(LARGE, distance="close")
    state = give(start, fore(), ("approach", (5, 5)), ("ram", (1, 1)), ("depth_charges", (1, 1)))
    assert state.boat.fore == start.boat.fore and state.meeting.barred
    assert not state.cycle.close and not state.cycle.day_torpedo and state.cycle.previous
    state = give(state, given.KeepDepth(), ("detection", (1, 1)))
    assert given.FollowEscorted() in offers(state)


@pytest.mark.rule("9.5.2a", "9.5.2b", "9.5.2c", "9.5.2d", "9.2.1b")
def test_a_second_salvo_is_declared_before_the_first_is_seen():
    state = give(salvo(LARGE, posture="surfaced", time="night"), fore())
    assert state.stage == "second_salvo" and given.OneSalvo() in offers(state)
    assert all(order.end == "aft" for order in offers(state) if isinstance(order, given.FireTorpedoes))
    one = give(state, given.OneSalvo(), ("fire", (4, 5)), ("detection", (1, 1)))
    assert not one.captain.log
    # The first shot hits on 8 or less (7 and 1 better), the second on 7: one worse, one better.
    both = give(
        state, aft(), ("fire", (4, 4)), ("dud", 6), ("damage", 4), ("fire", (4, 4)), ("detection", (1, 1))
    )
    assert both.meeting is None or both.meeting.ships[0].damage == 1
    by_day = give(salvo(LARGE), fore(), ("fire", (6, 6)))
    assert by_day.stage == "test_depth"


@pytest.mark.rule("9.2.5a", "9.2.5c", "9.2.6", "4.3.2", "8.2.3")
def test_damage_adds_up_and_a_ship_sunk_is_logged():
    state = salvo(LARGE._replace(damage=2), kind="ship", stage="weapon")
    state = give(state, fore(), ("fire", (1, 1)), ("dud", 6), ("damage", 4))
    (line,) = state.captain.log
    assert (line.tonnage, line.fate, line.by) == (
        LARGE.tonnage,
        "sunk",
        "torpedo",
    ) and state.score == LARGE.tonnage


# ------------------------------------------------------------------------ the gun


@pytest.mark.rule("9.3.1a", "9.3.1b", "4.6.1", "4.6.2", "4.6.3", "9.3.2a")
def test_two_gun_points_for_a_surfaced_boat_against_unescorted_ships():
    state = salvo(SMALL, LARGE, kind="two_ships", posture="surfaced", stage="weapon")
    guns = {order.targets for order in offers(state) if isinstance(order, given.FireGun)}
    assert guns == {(1,), (2,), (1, 1), (1, 2), (2, 2)}
    for other in (
        salvo(SMALL, kind="ship", posture="submerged", stage="weapon"),
        salvo(SMALL, kind="ship_escort", posture="surfaced", time="night"),
    ):
        assert not any(isinstance(order, given.FireGun) for order in offers(other))


@pytest.mark.rule("9.3.3a", "9.3.3c", "3.3.2g", "9.3.3d", "9.3.2b")
def test_gun_points_roll_singly_and_come_back_every_round():
    state = salvo(LARGE, kind="ship", posture="surfaced", stage="weapon")
    state = give(state, given.FireGun((1, 1)), ("gun", (1, 1)), ("damage", 6), ("gun", (6, 6)))
    assert state.meeting.ships[0].damage == 1
    well_aimed = salvo(HUGE, kind="ship", posture="surfaced", stage="weapon")
    well_aimed = give(well_aimed, given.FireGun((1,)), ("gun", (1, 1)), ("damage", 1))
    assert well_aimed.meeting.ships[0].damage == 2
    assert not any(isinstance(order, given.FireGun) for order in offers(state))
    state = give(state, given.HoldFire())
    state = give(state, given.AnotherRound(), ("additional_round", (3, 4)))
    state = give(state, given.Approach("surfaced", "long"))
    assert given.FireGun((1, 1)) in offers(state)


@pytest.mark.rule("9.3.5a", "9.3.5b", "3.3.2k")
def test_one_small_freighter_a_patrol_may_be_a_prize():
    state = salvo(SMALL, kind="ship", posture="surfaced", stage="weapon")
    state = give(state, given.FireGun((1,)), ("gun", (1, 1)), ("damage", 1))
    assert state.stage == "prize"
    taken = give(state, given.TakePrize())
    assert taken.captain.log[0].fate == "prize" and taken.patrol.prize and taken.score == SMALL.tonnage
    left = give(state, given.LeavePrize())
    assert left.captain.log[0].fate == "sunk"
    second = salvo(SMALL, kind="ship", posture="surfaced", stage="weapon", patrol=Patrol(prize=True))
    assert give(second, given.FireGun((1,)), ("gun", (1, 1)), ("damage", 1)).stage != "prize"
    large = salvo(LARGE._replace(damage=1), kind="ship", posture="surfaced", stage="weapon")
    assert give(large, given.FireGun((1,)), ("gun", (1, 1)), ("damage", 1)).stage != "prize"


# ------------------------------------------------------------------------ unescorted ships


@pytest.mark.rule("9.4.1", "9.4.2a", "9.4.2b", "8.1.3c")
def test_unescorted_ships_are_attacked_weapon_by_weapon_without_detection():
    state = salvo(HUGE, kind="ship", posture="surfaced", stage="weapon")
    state = give(state, given.FireGun((1,)), ("gun", (6, 6)))
    kinds = {type(order).__name__ for order in offers(state)}
    assert state.stage == "weapon" and kinds == {"HoldFire", "FireTorpedoes"}
    state = give(state, fore(), ("fire", (6, 6)))
    assert {order.end for order in offers(state) if isinstance(order, given.FireTorpedoes)} == {"aft"}
    state = give(state, aft(), ("fire", (6, 6)))
    assert state.stage == "again" and state.cycle is None


@pytest.mark.rule("9.4.2e", "9.4.2d")
def test_the_other_end_fires_as_well_at_unescorted_ships():
    state = salvo(HUGE, kind="ship", posture="surfaced", stage="weapon")
    state = give(state, fore(), ("fire", (4, 4)), ("dud", 6), ("damage", 6))
    state = give(state, aft(), ("fire", (4, 4)), ("dud", 6), ("damage", 6))
    assert state.meeting.ships[0].damage == 2


@pytest.mark.rule("9.4.3a", "9.4.3b", "9.4.3c", "9.4.4a", "9.4.5", "9.2.7c", "9.0b", "6.1.2Ab")
def test_round_after_round_against_unescorted_ships():
    state = salvo(HUGE, kind="ship", posture="surfaced", stage="weapon")
    for _ in range(4):
        state = give(state, given.HoldFire())
        assert state.stage == "again"
        state = give(state, given.AnotherRound(), ("additional_round", (3, 4)))
        assert state.stage == "engage" and not state.meeting.escorted
        assert given.WaitForNight() not in offers(state)
        state = give(state, given.Approach("surfaced", "medium"))
    state = give(state, given.HoldFire())
    assert give(state, given.BreakOff()).stage == "sail"
    escorted = salvo(HUGE, kind="ship_escort")
    assert give(escorted, given.HoldFire()).stage == "sail"


@pytest.mark.rule("9.4.3a", "E4.door_fore", "E4.door_aft", "9.3.4")
def test_another_round_needs_a_weapon():
    """By submerged attack alone: a torpedo of an end whose door opens, in a tube or beside it."""
    none, some = (0, 0, 0), (0, 1, 0)

    def stage(posture="submerged", ship=ARMED, **fields):
        loads = {"fore": none, "fore_reloads": none, "aft": none, "aft_reloads": none, **fields}
        hunter = boat(**loads)
        state = salvo(ship, kind="ship", posture=posture, stage="weapon", boat=hunter)
        return give(state, given.HoldFire()).stage

    assert stage() == "sail"
    for end in ("fore", "aft"):
        for box in (end, f"{end}_reloads"):
            assert stage(**{box: some}) == "again", box
            assert stage(**{box: some}, damaged=frozenset({f"door_{end}"})) == "sail", box
            other = "door_aft" if end == "fore" else "door_fore"
            assert stage(**{box: some}, damaged=frozenset({other})) == "again", box
    assert stage("surfaced", LARGE) == "again"
    assert stage("surfaced", LARGE, damaged=frozenset({"gun"})) == "sail"
    sunk = salvo(LARGE._replace(damage=3), kind="ship", posture="surfaced", stage="weapon")
    assert give(sunk, given.HoldFire()).stage == "sail"


@pytest.mark.rule("9.4.2d", "9.5.1a")
@pytest.mark.parametrize(
    ("kind", "posture", "rules"),
    [
        ("ship", "surfaced", {"9.4.2d"}),
        ("ship", "submerged", {"9.4.2d"}),
        ("ship_escort", "surfaced", {"9.5.1a"}),
        ("ship_escort", "submerged", set()),
    ],
)
def test_why_a_torpedo_aims_better(kind, posture, rules):
    shot = Shot("g6", 0)
    state = salvo(LARGE, kind=kind, posture=posture, time="night")
    assert acting(lambda: attacks.modifier_of(state, shot, BOOK)) & {"9.4.2d", "9.5.1a"} == rules


@pytest.mark.rule("9.2.5c")
def test_a_ship_sinks_by_as_many_points_as_she_takes():
    assert [fire.is_sunk(done, 3) for done in (2, 3, 4)] == [False, True, True]
    assert acting(lambda: fire.is_sunk(2, 3)) == set() and acting(lambda: fire.is_sunk(3, 3)) == {"9.2.5c"}


@pytest.mark.rule("9.2.8", "4.5.1b", "4.5.1a", "4.5c", "4.5d", "4.5b")
def test_tubes_are_reloaded_from_their_own_end_before_another_round():
    state = salvo(HUGE, kind="ship", posture="submerged", stage="weapon")
    state = give(state, given.FireTorpedoes("fore", (("g6", 1, 1),)), ("fire", (6, 6)))
    state = give(state, given.FireTorpedoes("aft", (("c06", 1, 2),)), ("fire", (6, 6)), ("fire", (6, 6)))
    state = give(state, given.AnotherRound())
    assert state.stage == "reload"
    assert set(offers(state)) == {given.Reload((0, 1, 0), (0, 0, 0)), given.Reload((0, 0, 1), (0, 0, 0))}
    state = give(state, given.Reload((0, 1, 0), (0, 0, 0)), ("additional_round", (3, 4)))
    assert (state.boat.fore, state.boat.fore_reloads) == ((0, 1, 1), (0, 0, 1))
    assert state.boat.aft == state.boat.aft_reloads == (0, 0, 0)
    assert after.fillings(2, (0, 0, 0)) == ((0, 0, 0),)


@pytest.mark.rule("9.4.3d", "9.4.3f", "9.4.4b", "9.4.6", "E1.add")
def test_an_escort_may_come_up():
    state = salvo(HUGE._replace(damage=1), kind="ship", posture="surfaced", stage="again", distance="close")
    state = give(state, given.AnotherRound(), ("additional_round", (1, 1)))
    assert state.meeting.escorted and state.meeting.posture == "submerged"
    assert not any((state.cycle.close, state.cycle.day_torpedo, state.cycle.night_surface))
    found = give(state, given.KeepDepth(), ("detection", (4, 5)), ("ram", (1, 1)), ("depth_charges", (1, 1)))
    assert found.meeting.barred
    gone = give(found, given.KeepDepth(), ("detection", (1, 1)))
    assert gone.stage == "follow" and set(offers(gone)) == {given.BreakOff(), given.FollowDamaged()}


@pytest.mark.rule("9.4.3e", "9.6.2", "9.2.2e")
def test_a_boat_missed_by_the_arriving_escort_may_attack_submerged():
    state = salvo(HUGE, kind="ship", posture="surfaced", stage="again", time="night")
    state = give(state, given.AnotherRound(), ("additional_round", (1, 1)))
    state = give(state, given.KeepDepth(), ("detection", (1, 1)))
    assert {order.posture for order in offers(state) if isinstance(order, given.Approach)} == {"submerged"}
    assert give(state, given.Decline()).stage == "sail"
    state = give(state, given.Approach("submerged", "close"))
    state = give(state, fore(), ("fire", (6, 6)))
    assert state.stage == "test_depth" and state.cycle.close


@pytest.mark.rule("9.4.3g", "9.10.1b", "9.10.0b")
def test_an_aircraft_drives_the_boat_off():
    state = at_sea(
        "1917-09", kind="U31", at=0, stage="again", meeting=meeting(HUGE._replace(damage=1), round=1)
    )
    state = give(state, given.AnotherRound(), ("additional_round", (1, 2)), ("aircraft", (3, 3)))
    assert state.meeting is None and [line.fate for line in state.captain.log] == ["damaged"]


# ------------------------------------------------------------------------ following


def escaped(*ships, kind="ship_escort", **fields):
    captain = fields.pop("captain", Captain())
    crew = fields.pop("crew", Crew())
    parts = {name: fields.pop(name) for name in ("boat", "patrol") if name in fields}
    met = meeting(*ships, kind=kind, posture="submerged", distance="medium", round=1, **fields)
    return go(at_sea(stage="escaped", meeting=met, captain=captain, crew=crew, **parts), script())


@pytest.mark.rule("9.7.1", "9.7.2", "9.7.S", "9.7.4a", "9.7.8a")
def test_what_may_be_followed():
    assert set(offers(escaped(LARGE))) == {given.BreakOff(), given.FollowEscorted()}
    hurt = LARGE._replace(damage=1)
    assert set(offers(escaped(hurt))) == {given.BreakOff(), given.FollowDamaged()}
    mixed = escaped(hurt, HUGE, kind="two_ships_escort")
    assert set(offers(mixed)) == {given.BreakOff(), given.FollowDamaged(), given.FollowEscorted()}
    assert escaped(CAPITAL, kind="capital").stage == "sail"
    assert set(offers(escaped(CAPITAL._replace(damage=1), kind="capital"))) == {
        given.BreakOff(),
        given.FollowDamaged(),
    }
    assert escaped(LARGE, kind="ship", escorted=False).stage == "sail"
    home = at_sea(meeting=meeting(LARGE, kind="ship_escort"), patrol=Patrol(aborting=True))
    assert after.follows(home, BOOK) == ()


@pytest.mark.rule("9.7.7a", "9.7.7c", "9.7.5", "9.7.9a", "9.7.9b")
def test_undamaged_ships_are_found_again_on_four_or_less():
    state = escaped(LARGE)
    found = give(state, given.FollowEscorted(), ("follow_escorted", 4), ("time_of_day", 6))
    assert found.meeting.ships == (LARGE,) and found.meeting.time == "night" and found.meeting.round == 0
    assert found.cycle is None and found.stage == "engage"
    assert give(state, given.FollowEscorted(), ("follow_escorted", 5)).stage == "sail"


@pytest.mark.rule("9.7.7b", "8.1.3a", "8.2.1b")
def test_a_convoy_found_again_has_new_ships():
    state = escaped(LARGE, LARGE, LARGE._replace(damage=1), SMALL, kind="convoy")
    throws = [("follow_escorted", 1)]
    for _ in range(4):
        throws += [("size", 1), ("identity", 20)]
    found = give(state, given.FollowEscorted(), *throws, ("time_of_day", 1))
    assert len(found.meeting.ships) == 4 and {ship.size for ship in found.meeting.ships} == {"small"}
    assert [line.fate for line in found.captain.log] == ["damaged"]


@pytest.mark.rule("9.7.7d", "11.3.6e")
def test_the_order_of_leopold_finds_every_ship_again():
    state = escaped(LARGE, captain=Captain(medal="OL"))
    assert give(state, given.FollowEscorted(), ("time_of_day", 1)).stage == "engage"
    damaged = escaped(LARGE._replace(damage=1), captain=Captain(medal="OL"))
    assert give(damaged, given.FollowDamaged(), ("follow_damaged", 1)).stage == "time"


@pytest.mark.rule("9.7.6a", "9.7.6b", "9.7.6c", "9.7.8b", "9.7.10", "8.3.4")
def test_damaged_ships_are_followed_without_fail():
    hurt = LARGE._replace(damage=1)
    state = escaped(hurt, HUGE, SMALL._replace(damage=1), SMALL, kind="convoy")
    followed = give(state, given.FollowDamaged(), ("follow_damaged", 4))
    assert followed.meeting.escorted and len(followed.meeting.ships) == 2 and followed.stage == "time"
    night = give(followed, given.ChooseTime("night"))
    assert night.meeting.time == "night"
    assert give(night, given.Decline()).stage == "sail"
    attack = give(night, given.Approach("submerged", "medium"))
    columns = {
        part[1] for order in offers(attack) if isinstance(order, given.FireTorpedoes) for part in order.aim
    }
    assert columns == {1, 2}


@pytest.mark.rule("9.7.10", "9.2.2h")
def test_damaged_ships_escape_a_boat_that_did_not_fire_at_them():
    hurt = LARGE._replace(damage=1)
    throws = (("approach", (5, 5)), ("ram", (1, 1)), ("depth_charges", (1, 1)))
    followed = give(escaped(hurt), given.FollowDamaged(), ("follow_damaged", 4))
    followed = give(followed, given.ChooseTime("day"))
    again = give(followed, given.Approach("submerged", "close"))
    for near, stage in ((salvo(hurt, distance="close"), "follow"), (again, "sail")):
        found = give(near, fore(), *throws)
        assert give(found, given.KeepDepth(), ("detection", (1, 1))).stage == stage
    fired = give(salvo(hurt, follows="damaged", must_attack=True), fore(), ("fire", (6, 6)))
    assert give(fired, given.KeepDepth(), ("detection", (1, 1))).stage == "follow"
    held = give(salvo(hurt, follows="damaged", must_attack=True), given.HoldFire())
    assert held.stage == "sail" and [line.fate for line in held.captain.log] == ["damaged"]


@pytest.mark.rule("9.7.6d", "9.7.6a")
def test_one_straggler_is_attacked_as_unescorted():
    hurt = SMALL._replace(damage=1)
    state = escaped(hurt, LARGE._replace(damage=2), kind="two_ships_escort")
    apart = give(state, given.FollowDamaged(), ("follow_damaged", 5))
    assert apart.stage == "straggler" and len(offers(apart)) == 2
    alone = give(apart, given.PickStraggler(1))
    assert alone.meeting.ships == (hurt,) and not alone.meeting.escorted
    assert [line.fate for line in alone.captain.log] == ["damaged"]
    day = give(alone, given.ChooseTime("day"))
    surfaced = give(day, given.Approach("surfaced", "close"))
    assert surfaced.stage == "weapon" and given.FireGun((1, 1)) in offers(surfaced)


@pytest.mark.rule("9.7.4b")
def test_a_damaged_capital_ship_keeps_its_escorts():
    state = escaped(CAPITAL._replace(damage=1), kind="capital")
    followed = give(state, given.FollowDamaged())
    assert followed.meeting.escorted and followed.meeting.kind == "capital" and followed.stage == "time"


@pytest.mark.rule("9.7.3", "10.7.0", "6.1.2Ad")
def test_repairs_come_before_following():
    met = meeting(LARGE, kind="ship_escort", posture="submerged", distance="medium", round=1)
    state = at_sea(stage="escaped", meeting=met, boat=boat(damaged=frozenset({"radio"}), flooding=3))
    state = go(state, script(("repair", 2)))
    assert state.stage == "follow" and state.boat.damaged == frozenset() and state.boat.flooding == 0


@pytest.mark.rule("8.1.4a", "8.1.4b", "8.2.6", "2.0c", "6.1.2Aa")
def test_ships_may_pass_unharmed():
    state = at_sea(stage="engage", meeting=meeting(LARGE), patrol=Patrol(rolls=2, multiplier=2))
    passed = give(state, given.Decline())
    assert passed.stage == "sail" and passed.patrol.rolls == 1 and passed.meeting is None
    again = give(passed, given.SailOn(), ("encounter", (3, 4)))
    assert again.patrol.at == state.patrol.at and again.patrol.rolls == 0


@pytest.mark.rule("2.0c", "8.2.6", "9.1.4", "9.1.5")
def test_the_choices_of_the_captain_come_once_the_targets_are_known():
    state = at_sea(stage="identify", meeting=meeting(kind="two_ships", to_identify=2, time=""))
    throws = (("size", 1), ("identity", 20), ("size", 6), ("identity", 20), ("time_of_day", 3))
    state = go(state, script(*throws))
    assert len(state.meeting.ships) == 2
    everywhere = {given.Approach(how, far) for how in ("surfaced", "submerged") for far in RANGES}
    assert set(offers(state)) == {given.Decline(), given.WaitForNight(), *everywhere}
    night = give(state, given.WaitForNight(), ("shift_to_night", 1))
    assert set(offers(night)) == {given.Decline(), *everywhere}
    weapons = offers(give(state, given.Approach("surfaced", "close")))
    assert {given.HoldFire(), given.FireGun((2,)), fore(target=1), fore(target=2), aft()} <= set(weapons)


@pytest.mark.rule("8.3.2a", "8.3.2b", "8.3.2c", "E1.shift")
def test_waiting_for_night():
    state = at_sea(stage="engage", meeting=meeting(LARGE))
    night = give(state, given.WaitForNight(), ("shift_to_night", 4))
    assert night.meeting.time == "night" and given.WaitForNight() not in offers(night)
    assert give(state, given.WaitForNight(), ("shift_to_night", 5)).stage == "sail"
    whole = at_sea(stage="engage", meeting=meeting(CAPITAL, kind="capital"))
    assert given.WaitForNight() not in offers(whole)
    hurt = at_sea(stage="engage", meeting=meeting(CAPITAL._replace(damage=1), kind="capital"))
    assert given.WaitForNight() in offers(hurt)
    dark = at_sea(stage="engage", meeting=meeting(LARGE, time="night"))
    assert given.WaitForNight() not in offers(dark)
    begun = at_sea(stage="engage", meeting=meeting(LARGE, round=1))
    assert given.WaitForNight() not in offers(begun)
    for follows, may in (("escorted", True), ("damaged", False), ("straggler", False)):
        again = at_sea(stage="engage", meeting=meeting(LARGE, kind="ship_escort", follows=follows))
        assert (given.WaitForNight() in offers(again)) == may, follows
    elite = at_sea(stage="engage", meeting=meeting(LARGE), crew=Crew(quality="elite"))
    assert give(elite, given.WaitForNight(), ("shift_to_night", 5)).meeting.time == "night"


@pytest.mark.rule("9.1.6", "9.1.7", "8.3.3")
def test_the_combat_mat_has_its_boxes():
    ship = Ship("", "small", 100, 2)
    met = meeting(ship, kind="ship_escort", posture="submerged", distance="long", time="night")
    assert (met.escorted, met.time, met.distance, met.posture) == (True, "night", "long", "submerged")
    assert BOOK.charts["u4_combat_mat"].value("incoming_hits", "count") == BOOK.limits["most_hits"]


# ------------------------------------------------------------------------ what is refused, and why


def reasons(state, rules=BOOK):
    from navalgames.games.raiders_of_the_deep import GAME

    state = state._replace(asked=(state.seat,))
    return {
        (refusal.label.removeprefix("rotd-refusal-"), refusal.key.removeprefix("rotd-refused-"), refusal.rule)
        for refusal in GAME.why_not(state, state.seat, rules.charts, rules.options)
    }


def test_what_is_closed_is_told_with_its_rule():
    lone = at_sea("1916-05", stage="engage", meeting=meeting(LARGE))
    assert ("submerged", "prize-rules", "9.4.0a") in reasons(lone)
    guarded = at_sea(stage="engage", meeting=meeting(LARGE, kind="ship_escort"))
    assert ("surfaced", "escort-by-day", "9.5.0") in reasons(guarded)
    capital = at_sea(stage="engage", meeting=meeting(CAPITAL, kind="capital"))
    assert ("wait", "capital-whole", "8.3.2b") in reasons(capital)
    home = at_sea(stage="engage", meeting=meeting(LARGE), patrol=Patrol(aborting=True))
    assert reasons(home) == {("attack", "going-home", "10.8.4a")}
    blind = at_sea(stage="engage", meeting=meeting(LARGE), boat=boat(damaged=frozenset({"periscope"})))
    assert ("submerged", "no-periscope", "E4.periscope") in reasons(blind)
    short = at_sea(stage="engage", meeting=meeting(LARGE, kind="ship_escort"), boat=boat("UBI", "UB-10"))
    assert ("range", "out-of-range", "4.5f") in reasons(short)
    early = at_sea(stage="sail", area="north_sea", captain=Captain(multipliers=1))
    assert reasons(early) == {("multiplier", "multiplier-area", "8.1.7b")}
    used = salvo(LARGE, kind="ship", posture="surfaced", stage="weapon", used=frozenset({"gun", "fore"}))
    assert {("gun", "used", "9.4.2b"), ("fore", "used", "9.4.2b")} <= reasons(used)
