"""The escort cycle step by step: depth, detection, ram, depth charges, evasion, and how it ends."""

from __future__ import annotations

import pytest

from navalgames.chance import exact
from navalgames.games.raiders_of_the_deep import GAME, given
from navalgames.games.raiders_of_the_deep.rules import hunt
from navalgames.games.raiders_of_the_deep.state import SEVERE, Blows, Crew, Cycle
from tests.games.raiders_of_the_deep.table import (
    CHARTS,
    LARGE,
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

PLAIN_CYCLE = Cycle()
BOOK = book()


def hunted(month="1917-05", stage="test_depth", cycle=PLAIN_CYCLE, **parts):
    met = meeting(LARGE, kind="ship_escort", posture="submerged", distance="medium", round=1)
    return at_sea(month, stage=stage, cycle=cycle, meeting=parts.pop("meeting", met), **parts)


@pytest.mark.rule("9.6.0", "9.6.12b", "9.2.7b", "6.1.2Ac")
def test_the_cycle_goes_on_until_the_boat_is_not_found():
    state = hunted()
    state = give(state, given.KeepDepth(), ("detection", (4, 5)), ("ram", (1, 1)), ("depth_charges", (1, 1)))
    assert (state.stage, state.cycle.previous, state.cycle.first) == ("test_depth", True, False)
    state = give(state, given.KeepDepth(), ("detection", (4, 5)), ("depth_charges", (1, 1)))
    assert state.cycle.charges == 2
    state = give(state, given.KeepDepth(), ("detection", (1, 2)))
    assert state.cycle is None and state.stage == "follow"


@pytest.mark.rule("9.2.7b", "9.6.12b")
def test_the_cycle_ends_with_a_boat_sunk_or_forced_up():
    found = Cycle(first=False, previous=True, rammed=True, charges=1)
    weak = hunted("1917-09", cycle=found, boat=boat(damaged=frozenset({"batteries"})))
    sunk = give(weak, given.KeepDepth(), ("detection", (4, 5)), ("depth_charges", (6, 6)))
    assert sunk.captain.fate == "depth_charges" and sunk.cycle is None
    wet = hunted("1917-09", cycle=found, boat=boat(flooding=6))
    throws = (("detection", (4, 5)), ("depth_charges", (2, 2)), ("boat_damage", (1, 2)), ("scuttle", (1, 1)))
    assert give(wet, given.KeepDepth(), *throws).captain.fate == "scuttled"


@pytest.mark.rule("9.6.8b", "9.6.8a")
def test_only_the_first_detection_brings_a_ram():
    state = give(
        hunted(), given.KeepDepth(), ("detection", (4, 5)), ("ram", (1, 1)), ("depth_charges", (1, 1))
    )
    assert state.cycle.rammed
    state = give(state, given.KeepDepth(), ("detection", (4, 5)), ("depth_charges", (1, 1)))
    assert state.stage == "test_depth"


@pytest.mark.rule("9.6.8c", "9.6.8d", "cal.dc")
def test_depth_charges_come_from_march_1916_on():
    early = give(hunted("1916-02"), given.KeepDepth(), ("detection", (4, 5)), ("ram", (1, 1)))
    assert early.cycle is None and early.stage == "follow"
    late = give(
        hunted("1916-03"),
        given.KeepDepth(),
        ("detection", (4, 5)),
        ("ram", (1, 1)),
        ("depth_charges", (1, 1)),
    )
    assert late.cycle is not None


@pytest.mark.rule("E3.fatigue", "9.6.8e", "cal.fatigue")
def test_a_second_depth_charge_attack_is_weaker_until_july_1917():
    second = Cycle(first=False, previous=True, rammed=True, charges=1)
    tired = go(hunted("1917-07", "charge", second), script(("depth_charges", (2, 2))))
    fresh = go(
        hunted("1917-08", "charge", second), script(("depth_charges", (2, 2)), ("boat_damage", (3, 3)))
    )
    assert (tired.boat.hull, fresh.boat.hull) == (0, 1)
    ram = go(
        hunted("1917-07", "ram", second._replace(rammed=False), boat=boat(damaged=frozenset({"fuel"}))),
        script(("ram", (3, 4)), ("boat_damage", (3, 3)), ("boat_damage", (3, 2)), ("depth_charges", (1, 1))),
    )
    assert ram.boat.hull == 1


@pytest.mark.rule("9.6.7c", "E3.well_detected")
def test_a_boat_well_found_loses_the_bonus_after_the_round():
    state = give(
        hunted(), given.KeepDepth(), ("detection", (6, 6)), ("ram", (3, 4)), ("boat_damage", (3, 2)),
        ("boat_damage", (3, 2)), ("depth_charges", (1, 1)),
    )  # fmt: skip
    assert not state.cycle.well


@pytest.mark.rule("9.6.4a", "9.6.5", "10.3.4", "9.6.4d")
def test_going_below_test_depth_costs_hull_and_hides_for_one_round():
    state = give(
        hunted(), given.ExceedTestDepth(), ("test_depth", (1, 2)), ("detection", (5, 5)), ("ram", (1, 1)),
        ("depth_charges", (1, 1)),
    )  # fmt: skip
    assert state.boat.hull == 1 and not state.cycle.deep
    assert given.ExceedTestDepth() in offers(state)
    hidden = give(hunted(), given.ExceedTestDepth(), ("test_depth", (1, 2)), ("detection", (4, 4)))
    assert hidden.cycle is None


@pytest.mark.rule("9.6.4b", "9.6.4c", "9.6.11a")
def test_the_hull_may_be_crushed_or_give_way_by_a_box():
    crushed = give(hunted(boat=boat(hull=3)), given.ExceedTestDepth(), ("test_depth", (1, 2)))
    assert crushed.captain.fate == "test_depth" and crushed.outcome is not None
    again = give(
        hunted(boat=boat(hull=3)), given.ExceedTestDepth(), ("test_depth", (2, 2)), ("test_depth", (3, 3)),
        ("detection", (1, 1)),
    )  # fmt: skip
    assert again.boat.hull == 5
    last = give(hunted(boat=boat(hull=6)), given.ExceedTestDepth())
    assert last.captain.fate == "test_depth"


@pytest.mark.rule("9.6.6", "9.5.1c")
def test_a_surfaced_boat_cannot_dive_deep_in_the_first_round():
    surfaced = go(hunted(stage="depth", cycle=Cycle(night_surface=True)), script(("detection", (1, 1))))
    assert surfaced.cycle is None
    later = go(hunted(stage="depth", cycle=Cycle(night_surface=True, first=False)), script())
    assert later.stage == "test_depth" and given.ExceedTestDepth() in offers(later)


@pytest.mark.rule("9.6.9a", "9.6.9c", "10.0a", "E4.x2", "E4.hull", "10.3.1")
def test_hits_are_rolled_one_by_one_and_doubles_do_not_use_up_another():
    state = hunted(blows=Blows(2, False, "seep", "turn_over", "depth_charges"), cycle=Cycle(rammed=True))
    after = go(state._replace(stage="hit"), script(("boat_damage", (6, 5)), ("boat_damage", (3, 3))))
    assert after.boat.hull == 3 and after.stage == "test_depth"


@pytest.mark.rule("9.6.9d", "9.6.8h")
def test_a_boat_sunk_takes_no_more_hits():
    state = hunted(
        blows=Blows(4, False, "seep", "turn_over", "depth_charges"),
        boat=boat(hull=6),
        cycle=Cycle(rammed=True),
    )
    after = go(state._replace(stage="hit"), script(("boat_damage", (3, 3))))
    assert after.captain.fate == "depth_charges" and after.outcome.lost
    at_once = hunted(stage="charge", cycle=Cycle(rammed=True, well=True))
    lost = go(at_once, script(("depth_charges", (6, 6))))
    assert lost.captain.fate == "depth_charges"


@pytest.mark.rule("9.6.9b", "9.6.10a", "9.6.10c", "E4.crew")
def test_a_crew_result_is_resolved_before_the_next_hit():
    state = hunted(blows=Blows(2, False, "seep", "turn_over", "depth_charges"), cycle=Cycle(rammed=True))
    after = go(
        state._replace(stage="hit"),
        script(("boat_damage", (1, 3)), ("crew_hit", (1, 2)), ("wound", 6), ("boat_damage", (3, 2))),
    )
    assert after.crew.first_officer == 1


@pytest.mark.rule("9.6.1", "9.2.2e", "9.2.7a")
def test_every_attack_on_escorted_ships_is_followed_by_a_search():
    state = at_sea(
        stage="salvo",
        meeting=meeting(LARGE, kind="ship_escort", posture="submerged", distance="close", round=1),
    )
    state = give(state, given.FireTorpedoes("fore", (("g6", 1, 1),)), ("approach", (1, 2)), ("fire", (6, 6)))
    assert state.stage == "test_depth" and state.cycle.close and state.cycle.day_torpedo


@pytest.mark.rule("9.6.0n")
def test_escorts_are_no_targets():
    state = at_sea(
        stage="salvo",
        meeting=meeting(LARGE, kind="ship_escort", posture="submerged", distance="medium", round=1),
    )
    targets = {
        part[1] for order in offers(state) if isinstance(order, given.FireTorpedoes) for part in order.aim
    }
    assert targets == {1}


# ------------------------------------------------------------------------ evasion


EVADING = book(evasive_manoeuvres=True)


@pytest.mark.rule("14.4.1a", "14.4.1b", "switch:evasive_manoeuvres", "14.4.2a")
def test_a_turn_is_named_before_the_escort_rolls():
    state = go(hunted(stage="evasion", cycle=Cycle(rammed=True)), script(), EVADING)
    assert state.stage == "evade" and len(offers(state, EVADING)) == 6
    away = give(state, given.Evade(6), ("escort_direction", 1), ("depth_charges", (2, 2)), rules=EVADING)
    assert away.stage == "test_depth" and away.cycle.number == 0
    plain = go(hunted(stage="evasion", cycle=Cycle(rammed=True)), script(("depth_charges", (1, 1))))
    assert plain.stage == "test_depth"


@pytest.mark.rule("14.4.3", "14.4.2b", "14.4.2c")
def test_more_than_five_hits_sink_the_boat():
    assert hunt.evaded(5, 5, 6, BOOK) is hunt.SUNK
    assert hunt.evaded(3, 6, 6, BOOK) is hunt.SUNK and hunt.evaded(2, 6, 6, BOOK) == 5
    assert hunt.evaded(0, 5, 6, BOOK) == 1 and hunt.evaded(0, 1, 6, BOOK) == 0


@pytest.mark.rule("switch:evasion_saves_sunk", "14.4.2a")
def test_a_wrong_guess_may_save_a_boat_that_would_be_sunk():
    assert hunt.evaded(hunt.SUNK, 6, 1, BOOK) is hunt.SUNK
    rules = book(evasion_saves_sunk=True, evasive_manoeuvres=True)
    assert hunt.evaded(hunt.SUNK, 6, 1, rules) == 5
    assert hunt.evaded(hunt.SUNK, 6, 5, rules) is hunt.SUNK


@pytest.mark.rule("14.4.5", "E4.hydrophones")
def test_a_deaf_boat_cannot_evade():
    deaf = hunted(stage="evasion", cycle=Cycle(rammed=True), boat=boat(damaged=frozenset({"hydrophones"})))
    assert go(deaf, script(("depth_charges", (1, 1))), EVADING).stage == "test_depth"


@pytest.mark.rule("14.4.4", "13.1.2b")
def test_two_players_set_their_dice_in_secret():
    rules = book(evasive_manoeuvres=True, form="two_players")
    from navalgames.games.raiders_of_the_deep.rules.endings import fresh

    state = hunted(stage="evasion", cycle=Cycle(rammed=True))._replace(others=(fresh("SECOND"),))
    state = go(state, script(), rules)
    assert GAME.deciding(state) == ("FIRST", "SECOND")
    assert GAME.legal_orders(state, "SECOND", CHARTS, rules.options) == tuple(
        given.GuessTurn(n) for n in range(1, 7)
    )
    set_ = give(state, given.Evade(3), rules=rules)
    assert set_.asked == ("SECOND",) and GAME.view(set_, "SECOND", rules.options).cycle.number == -1
    assert GAME.view(set_, "FIRST", rules.options).cycle.number == 3
    dice = script(("depth_charges", (2, 2)))
    after = GAME.apply(dice, set_, "SECOND", given.GuessTurn(1), CHARTS, rules.options)
    dice.finish()
    assert after.stage == "test_depth" and after.boat == set_.boat


# ------------------------------------------------------------------------ exact shapes


@pytest.mark.rule("9.6.7a")
def test_an_unmodified_two_is_never_a_detection():
    found = exact(hunt.detection, 9, CHARTS)
    assert found.chance(hunt.UNDETECTED) * 36 == 1


@pytest.mark.rule("9.2.2b", "11.3.6f")
def test_the_approach_knows_one_modifier_only():
    from navalgames.games.raiders_of_the_deep.state import Captain

    captain = Captain(medal="PLM")
    hurt = Crew(captain=SEVERE, experts=frozenset({"first_officer"}))
    for rules in (BOOK, book(decorations_need_fit_captain=False)):
        assert exact(hunt.approach, captain, hurt, rules).chance(hunt.UNDETECTED) * 36 == 30


@pytest.mark.rule("switch:approach_twelve_bonus", "9.2.2d")
def test_a_twelve_in_the_approach_may_count_as_well_found():
    from navalgames.games.raiders_of_the_deep.state import Captain

    plain = exact(hunt.approach, Captain(), Crew(), BOOK)
    bonus = exact(hunt.approach, Captain(), Crew(), book(approach_twelve_bonus=True))
    assert plain.chance(hunt.WELL_DETECTED) == 0 and bonus.chance(hunt.WELL_DETECTED) * 36 == 1
    state = at_sea(
        stage="approach", meeting=meeting(LARGE, kind="ship_escort", posture="submerged", distance="close")
    )
    found = one(state, "approach", script(("approach", (6, 6))), book(approach_twelve_bonus=True))
    assert found.cycle.well and not one(state, "approach", script(("approach", (6, 6)))).cycle.well
