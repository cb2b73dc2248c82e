"""Step 4.5: who may fire, what each roll is modified by, and when results count."""

from __future__ import annotations

import pytest

from navalgames.chance import ScriptedDice, exact
from navalgames.games.frigate_duel import GAME
from navalgames.games.frigate_duel.given import ChooseShot, FireBroadside, FireChaser, HoldFire
from navalgames.games.frigate_duel.rules import crew, gunnery, sea, smoke_and_wind, volleys
from navalgames.games.frigate_duel.state import A, B, Fire, Result, Task
from navalgames.games.frigate_duel.tables import box_of, tables_of
from tests.games.frigate_duel.table import CHARTS, Table, die

T = tables_of(CHARTS)
DOWN = "shannon"
UP = "chesapeake"


def broadside_to_broadside(**options) -> Table:
    """Chesapeake (a) two squares north of Shannon (b), both heading east; wind from the north."""
    table = Table(**options).ship(0, x=0, y=2, heading="E").ship(1, x=0, y=0, heading="E")
    table.crew(0, starboard_guns=5, sailing=1).crew(1, port_guns=6, sailing=1)
    return table.having(initiative=B, impulse=4)


def misses(firepower: int, target: int = 5) -> dict:
    return die(f"count {target}+ in {firepower}d6", *[1] * firepower, why="hit")


@pytest.mark.rule("fig.arcs", "P11.2", "chart:firing_arcs")
@pytest.mark.parametrize("heading", range(8))
def test_every_square_lies_in_one_arc_at_most_and_arcs_turn_with_the_ship(heading):
    hx, hy = T.steps[heading]
    for dx in range(-5, 6):
        for dy in range(-5, 6):
            if not (dx or dy):
                continue
            ahead, right = dx * hx + dy * hy, dx * hy - dy * hx
            expected = ""
            if abs(ahead) <= abs(right):
                expected = "starboard" if right > 0 else "port"
            elif 2 * abs(right) <= abs(ahead):
                expected = "bow" if ahead > 0 else "stern"
            assert sea.arc(heading, dx, dy, T) == expected


@pytest.mark.rule("P11.2", "chart:firing_arcs")
def test_the_bow_and_the_stern_arc_have_each_a_row_of_the_chart():
    """As shipped both arcs are alike; with a narrower stern arc only the stern chaser loses a square."""
    narrow = tables_of(CHARTS.replace("firing_arcs", "stern", "abeam", 3))
    north = 0
    seen = [[sea.arc(north, 1, dy, tables) for dy in (2, 3, -2, -3)] for tables in (T, narrow)]
    assert seen == [["bow", "bow", "stern", "stern"], ["bow", "bow", "", "stern"]]


@pytest.mark.rule("P1.2", "P1.3", "P1.5", "12.0g", "12.0h", "chart:headings")
def test_headings_steps_and_differences():
    assert T.headings == ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    assert T.steps == ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
    differences = [sea.heading_difference(0, other) for other in range(8)]
    assert differences == [0, 1, 2, 3, 4, 3, 2, 1]


@pytest.mark.rule("P11.6", "11.4.4i")
def test_the_line_of_fire_rounds_halves_towards_the_firer():
    assert sea.line_of_fire((0, 0), (0, 0)) == ((0, 0),)
    assert sea.line_of_fire((0, 0), (2, 1)) == ((0, 0), (1, 0), (2, 1))
    assert sea.line_of_fire((2, 1), (0, 0)) == ((2, 1), (1, 1), (0, 0))
    assert sea.line_of_fire((0, 0), (-3, 2)) == ((0, 0), (-1, 1), (-2, 1), (-3, 2))


@pytest.mark.rule("11.4.4i", "P11.6")
@pytest.mark.parametrize(("count", "dice"), [("markers", 2), ("values", 3)])
def test_smoke_on_the_line_counts_by_markers_or_by_values(count, dice):
    table = broadside_to_broadside(smoke_count=count).having(smoke=((0, 0, 2), (0, 1, 1), (5, 5, 2)))
    shooting = volleys.Volley(Fire(1, "port", 0, "hull"), 4)
    assert volleys.defence(table.state, shooting, table.box) == (2 + dice, 0)


@pytest.mark.rule("11.4.4j", "P11.7")
def test_a_fire_on_either_ship_is_a_die_for_the_defender():
    table = broadside_to_broadside().ship(0, burning=True).ship(1, burning=True)
    shooting = volleys.Volley(Fire(1, "port", 0, "hull"), 4)
    assert volleys.defence(table.state, shooting, table.box) == (4, 0)


@pytest.mark.rule("P11.1", "P5.3", "4.5")
def test_only_loaded_and_manned_guns_that_bear_may_fire():
    table = broadside_to_broadside().run("fire")
    fire = [order for order in table.orders(B) if isinstance(order, FireBroadside)]
    assert {(order.broadside, order.aim) for order in fire} == {("port", "hull"), ("port", "rigging")}
    assert HoldFire() in table.orders(B)
    assert ("fd-refusal-not-bearing", "P11.2") not in table.refused(B)  # starboard has no crew at all
    assert ("fd-refusal-no-gun-crew", "P5.3") in table.refused(B)
    table.ship(1, loaded=(False, True)).run("fire")
    assert table.decision == "declare_fire" and table.state.asked == (A,)
    table = broadside_to_broadside().crew(1, starboard_guns=6).run("fire")
    assert table.state.asked == (A,)
    table = broadside_to_broadside().ship(0, x=0, y=11).run("fire")
    assert not table.state.asked, "22 points are too far"


@pytest.mark.rule("P11.1")
def test_at_night_broadsides_reach_12_points():
    def asked(scenario: str, y: int) -> tuple:
        table = Table(scenario).ship(0, x=0, y=y, heading="E").ship(1, x=0, y=0, heading="E")
        return table.crew(0, starboard_guns=2).crew(1, port_guns=2).run("fire").state.asked

    assert asked("S12", 10) and asked("S02", 6) and not asked("S02", 7)


@pytest.mark.rule("P11.1")
def test_one_broadside_at_one_enemy_in_an_impulse():
    table = Table().ship(0, x=0, y=0).ship(1, x=0, y=0).crew(1, port_guns=3, starboard_guns=3)
    table.crew(0).having(initiative=B, impulse=3).run("fire")
    table.give(B, FireBroadside(DOWN, "port", UP, "hull"), rest=True)
    assert not any(isinstance(order, FireBroadside) for order in table.orders(B) or ())


@pytest.mark.rule("P11.3")
def test_in_one_square_either_broadside_bears_but_no_chaser():
    table = Table().ship(0, x=0, y=0).ship(1, x=0, y=0).crew(1, port_guns=3, starboard_guns=3)
    table.having(initiative=B, impulse=3).run("fire")
    orders = table.orders(B)
    assert {order.broadside for order in orders if isinstance(order, FireBroadside)} == {"port", "starboard"}
    assert not any(isinstance(order, FireChaser) for order in orders)


@pytest.mark.rule("11.4.8a", "P10.10", "11.4.4f", "chart:ammunition")
def test_chain_shot_is_for_rigging_at_8_points_at_most():
    table = broadside_to_broadside().shot(1, port="chain").run("fire")
    aims = {order.aim for order in table.orders(B) if isinstance(order, FireBroadside)}
    assert aims == {"rigging"}
    assert ("fd-refusal-chain-only-rigging", "P10.10") in table.refused(B)
    table.ship(0, y=5).run("fire")
    assert table.state.asked == (B,), "the question tells nothing of what is loaded"
    assert table.orders(B) == (HoldFire(),)
    hull, rigging, points = gunnery.damage("rigging", 5, 8, 3, T)
    assert gunnery.damage("rigging", 5, 8, 1, T) == (4, 4, 2)
    assert (hull, rigging, points) == (0, 4, 1)


@pytest.mark.rule("P10.8", "P10.9", "11.4.4e", "chart:ammunition")
def test_double_shot_counts_up_to_6_points_and_round_shot_never():
    assert [gunnery.hit_modifier(0, 2, away, T) for away in (0, 6, 7, 20)] == [1, 1, 0, 0]
    assert [gunnery.hit_modifier(0, 1, away, T) for away in (0, 6, 7, 20)] == [0, 0, 0, 0]
    assert [gunnery.hit_modifier(0, 3, away, T) for away in (0, 8)] == [1, 1]


@pytest.mark.rule("P11.5", "P3.2", "11.4.4a", "chart:section_firepower")
def test_short_firepower_up_to_6_points_long_beyond_less_with_sections_gone():
    ship = Table("S03")[0]  # Constitution: 7 and 4, sections of 14
    assert [crew.firepower(ship, away, T) for away in (0, 6, 7, 20)] == [7, 7, 4, 4]
    hurt = ship._replace(hull_lost=28)
    assert [crew.firepower(hurt, away, T) for away in (6, 7)] == [4, 2]
    assert crew.sections_destroyed(ship._replace(hull_lost=27), T) == 1


@pytest.mark.rule("P1.12", "11.4.4b")
def test_modifiers_add_up_and_nothing_is_sure_by_itself():
    assert exact(gunnery.hits_left, 4, 4, 0, 0, T).chance(4) == 1
    assert exact(gunnery.hits_left, 4, -2, 0, 0, T).chance(0) == 1
    assert exact(gunnery.hits_left, 4, 4, 4, 4, T).chance(0) == 1
    assert gunnery.hit_modifier(1, 2, 4, T, card=1) == 3


@pytest.mark.rule("11.4.8g", "11.4.8h", "11.4.8i", "11.4.8j", "11.4.8c", "11.4.8d")
def test_what_is_added_to_the_damage_roll():
    rigging = [gunnery.damage_modifier("rigging", morale, 0, T) for morale in (1, 0, -1)]
    hull = [gunnery.damage_modifier("hull", morale, 0, T) for morale in (1, 0, -1)]
    assert (rigging, hull) == ([1, 0, -1], [-1, 0, 1])
    assert [gunnery.damage_modifier("hull", 0, wind, T) for wind in (1, 0, -1)] == [1, 0, -1]


@pytest.mark.rule("P1.8", "11.4.8c", "11.4.8d")
def test_windward_is_where_the_wind_comes_from():
    table = broadside_to_broadside()
    shoot = [Fire(0, "starboard", 1, "hull"), Fire(1, "port", 0, "hull")]
    assert [smoke_and_wind.wind_effect(table.state, fire, table.box) for fire in shoot] == [-1, 1]
    table.having(wind=2)
    assert [smoke_and_wind.wind_effect(table.state, fire, table.box) for fire in shoot] == [0, 0]


@pytest.mark.rule("P1.8", "11.4.8c", "11.4.8d")
@pytest.mark.parametrize(
    ("square", "effect"), [((4, 1), 1), ((4, 0), 0), ((4, -1), -1), ((-3, 1), 1), ((-3, -1), -1), ((0, 1), 1)]
)
def test_a_target_a_single_square_up_or_down_the_wind_counts(square, effect):
    """Wind from the north, both ships on a beam reach."""
    target = dict(zip("xy", square, strict=True))
    table = Table().having(wind=0).ship(0, x=0, y=0, heading="E").ship(1, **target, heading="E")
    fire = Fire(0, "port", 1, "hull")
    assert smoke_and_wind.wind_effect(table.state, fire, table.box) == effect


@pytest.mark.rule("P11.8", "11.4.4k")
@pytest.mark.parametrize(("modifier", "against"), [(0, 2), (1, 4), (-1, 9)])
def test_nobody_cancels_a_clean_miss_and_the_odds_are_those_of_both_rolls(modifier, against):
    """Ruling R30: the roll that P11.8 lists next cannot change anything when nothing has hit."""
    dice = ScriptedDice([die(f"count {5 - modifier}+ in 3d6", 1, 1, 1)])
    assert gunnery.hits_left(dice, 3, modifier, against, 0, T) == 0
    dice.finish()

    def both_rolled(dice):
        hits = dice.roll(f"count {5 - modifier}+ in 3d6", "hit")
        return max(0, hits - dice.roll(f"count 5+ in {against}d6", "cancel"))

    assert exact(gunnery.hits_left, 3, modifier, against, 0, T) == exact(both_rolled)


@pytest.mark.rule("11.4.11a", "11.4.11b", "11.4.11c", "11.4.11d", "P11.12")
def test_morale_effect_by_blue_die_or_by_dice():
    assert [gunnery.morale_dice(4, 2, morale, T) for morale in (1, 0, -1)] == [1, 2, 3]
    assert [gunnery.morale_dice(4, 2, morale, T, True) for morale in (1, 0, -1)] == [1, 2, 3]
    assert [gunnery.morale_dice(9, 1, morale, T) for morale in (1, 0, -1)] == [3, 3, 3]
    assert [gunnery.morale_dice(9, 1, morale, T, True) for morale in (1, 0, -1)] == [2, 3, 3]
    assert [gunnery.morale_dice(1, 6, morale, T, True) for morale in (1, 0, -1)] == [0, 0, 1]


@pytest.mark.rule("1.8c", "1.8d", "1.8a")
def test_morale_helps_or_hurts_in_the_check_too():
    assert [exact(gunnery.morale_falls, 1, morale, T).chance(True) * 6 for morale in (1, 0, -1)] == [1, 2, 3]
    assert exact(gunnery.morale_falls, 0, -1, T).chance(True) == 0


@pytest.mark.rule("1.8b", "1.8c", "1.8d", "11.4.11b", "11.4.11c")
@pytest.mark.parametrize(
    ("morale", "faces", "after", "markers"), [(1, (2,), 1, 0), (1, (1,), 0, 0), (-1, (3, 6, 6), -1, 1)]
)
def test_the_morale_of_the_target_counts_for_the_dice_and_for_each_of_them(morale, faces, after, markers):
    """Six hits, blue 4: a handy crew rolls one die and adds 1, an unfit one rolls three and takes 1 off."""
    table = broadside_to_broadside().ship(0, morale=morale).run("fire")
    table.give(B, FireBroadside(DOWN, "port", UP, "hull"))
    table.give(
        A, HoldFire(), die("count 4+ in 6d6", *[6] * 6), die("count 5+ in 2d6", 1, 1),
        die("1d6", 4, why="damage-blue"), die("2d6", 3, 3, why="damage-white"),
        die(f"worst 1 of {len(faces)}d6", *faces, why="morale"), die("worst 1 of 1d6", 6, why="fire"),
    )  # fmt: skip
    assert (table[0].morale, table[0].markers) == (after, markers)


@pytest.mark.rule("P11.17", "P11.8", "11.4.11a", "11.5b", "P11.14")
def test_morale_is_checked_before_fire_and_counts_only_later():
    table = broadside_to_broadside().ship(1, crew=(6, 0, 1, 0, 0, 0, 0, 6))
    table.run("fire")
    table.give(B, FireBroadside(DOWN, "port", UP, "hull"))
    table.give(
        A, FireBroadside(UP, "starboard", DOWN, "hull"),
        die("count 4+ in 6d6", 6, 6, 6, 6, 6, 6, why="hit"), die("count 5+ in 2d6", 1, 1, why="cancel"),
        die("1d6", 1, why="damage-blue"), die("2d6", 1, 1, why="damage-white"),
        die("worst 1 of 3d6", 1, 1, 1, why="morale"), die("worst 1 of 1d6", 1, why="fire"),
        die("count 5+ in 5d6", 5, 1, 1, 1, 1, why="hit"), die("count 5+ in 2d6", 6, 1, why="cancel"),
    )  # fmt: skip
    assert [one.why for one in table.shown[4:6]] == ["morale", "fire"]
    assert table[0].morale == -1 and table[0].burning
    assert table.shown[6].dice == "count 5+ in 5d6", "Chesapeake fires with the morale she had before"


@pytest.mark.rule("11.5a", "11.5b", "P11.13", "chart:fire_check")
def test_the_modified_total_picks_the_line_of_the_fire_table():
    """Five hits: a die on the lower line, none on the upper one, which begins at 11."""
    assert [gunnery.fire_dice(total, 5, T) for total in (3, 10, 11, 18)] == [1, 1, 0, 0]
    assert [gunnery.fire_dice(total, 8, T) for total in (10, 11)] == [2, 1]
    for white, burns in (((3, 1), (die("worst 1 of 1d6", 1, why="fire"),)), ((4, 1), ())):
        table = broadside_to_broadside().ship(1, morale=0).run("fire")  # to windward: 1 more
        table.give(B, FireBroadside(DOWN, "port", UP, "hull"))
        table.give(
            A, HoldFire(),
            die("count 5+ in 6d6", 6, 6, 6, 6, 6, 1, why="hit"), die("count 5+ in 2d6", 1, 1, why="cancel"),
            die("1d6", 5, why="damage-blue"), die("2d6", *white, why="damage-white"), *burns,
        )  # fmt: skip
        assert table.note("fd-log-damage")["total"] == 5 + sum(white) + 1
        assert table[0].burning == bool(burns)


@pytest.mark.rule("P11.4", "P11.15", "P10.1")
def test_fire_is_simultaneous_or_one_after_the_other():
    deadly = (
        die("count 4+ in 6d6", 6, 6, 6, 6, 6, 6, why="hit"), die("count 5+ in 2d6", 1, 1, why="cancel"),
        die("1d6", 1, why="damage-blue"), die("2d6", 1, 1, why="damage-white"),
    )  # fmt: skip
    effects = (die("worst 1 of 3d6", 6, 6, 6, why="morale"), die("worst 1 of 1d6", 6, why="fire"))
    table = broadside_to_broadside().ship(
        0, hull_lost=35
    )  # 5 of 40 boxes left, three sections gone: 5 -> 2 dice
    table.run("fire")
    table.give(B, FireBroadside(DOWN, "port", UP, "hull"))
    order = FireBroadside(UP, "starboard", DOWN, "hull")
    table.give(A, order, *deadly, *effects, die("count 5+ in 2d6", 1, 1, why="hit"))
    assert table[0].out == "sinking" and table.state.outcome.winner == B
    table = broadside_to_broadside(fire_order="initiative_first").ship(0, hull_lost=35).run("fire")
    table.give(B, FireBroadside(DOWN, "port", UP, "hull"), *deadly, *effects)
    assert table.state.outcome.winner == B, "sunk before she could fire"


@pytest.mark.rule("P11.15", "P10.1", "P10.5", "P10.6", "4.4")
def test_a_broadside_leaves_smoke_is_empty_and_loads_what_its_owner_chose():
    table = broadside_to_broadside().having(smoke=((0, 0, 1),)).run("fire", Task("impulse"))
    table.give(B, FireBroadside(DOWN, "port", UP, "hull"))
    table.give(A, HoldFire(), misses(6, 4))
    assert table.state.smoke == ((0, 0, 2),)
    assert not table[1].loaded[0] and table.state.shots[1] == (0, 1)
    assert table.decision == "choose_shot"
    assert {order.shot for order in table.orders(B)} == {"round", "double", "chain"}
    table.give(B, ChooseShot(DOWN, "port", "chain"), rest=True)
    assert table.note("fd-log-loading")["impulses"] == 5
    assert table.state.shots[1] == (3, 1)


@pytest.mark.rule("P10.5")
def test_a_marker_that_is_reached_loads_whoever_is_left():
    table = Table().ship(0, loaded=(False, True), reload=(7, 0)).crew(0).having(impulse=7).run("reload")
    assert table[0].loaded == (True, True) and table[0].reload == (0, 0)
    assert table.log == ["fd-log-loaded"]


@pytest.mark.rule("P10.4", "P10.6")
def test_an_empty_broadside_loads_when_its_crew_comes_back():
    table = Table().ship(0, loaded=(False, True)).crew(0)
    table.having(assigned=((0, 5, 0, 0, 0, 0, 0, 10), table[1].crew)).run("muster")
    assert not table.decision and table[0].reload == (0, 0)
    table.having(assigned=((3, 5, 0, 0, 0, 0, 0, 7), table[1].crew)).run("muster")
    assert table.decision == "choose_shot" and GAME.decision(table.state)[1] == "P10.4"
    table.give(A, ChooseShot(UP, "port", "double"))
    assert table[0].reload == (7 + 2, 0), "3 points are half of firepower 5"


@pytest.mark.rule("11.9a", "11.9b", "11.9c", "P11.16")
def test_chasers_fire_once_a_turn_at_2_to_24_points_and_a_6_cuts_rigging():
    table = (
        Table().ship(0, x=0, y=0, heading="N").ship(1, x=0, y=12, heading="N").having(initiative=A, impulse=5)
    )
    table.run("fire")
    assert [order for order in table.orders(A) if isinstance(order, FireChaser)] == [
        FireChaser(UP, "bow", DOWN)
    ]
    table.give(A, FireChaser(UP, "bow", DOWN))
    assert table.state.asked == (B,), "her stern chaser bears too"
    table.give(B, FireChaser(DOWN, "stern", UP), die("1d6", 6, why="chaser"), die("1d6", 5, why="chaser"))
    assert table[1].rigging_lost == 1 and table[0].rigging_lost == 0
    assert (table[0].fired, table[1].fired) == ((True, False), (False, True))
    assert not table.run("fire").state.asked, "only once in a turn"
    assert not table.state.smoke
    table.ship(0, fired=(False, False)).ship(1, y=13, sail="full").run("fire")
    assert not table.state.asked, "26 points are too far"
    table.ship(1, x=3, y=11).run("fire")
    assert not table.state.asked, "25 points are too far"


@pytest.mark.rule("P3.7", "11.9c")
def test_full_sail_loses_a_box_more_to_broadsides_but_not_to_chasers():
    dice = (
        misses(6, 4) | {"shows": [6, 6, 1, 1, 1, 1]}, die("count 5+ in 2d6", 1, 1, why="cancel"),
        die("1d6", 6, why="damage-blue"), die("2d6", 6, 6, why="damage-white"),
    )  # fmt: skip
    for sail, boxes in (("battle", 3), ("full", 4)):
        table = broadside_to_broadside().ship(0, sail=sail).run("fire")
        table.give(B, FireBroadside(DOWN, "port", UP, "rigging"))
        table.give(A, HoldFire(), *dice)
        assert table[0].rigging_lost == boxes
    table = Table().ship(0, x=0, y=0, heading="N").ship(1, x=0, y=3, sail="full", heading="E")
    table.having(initiative=A, impulse=5).crew(1).run("fire")
    table.give(A, FireChaser(UP, "bow", DOWN), die("1d6", 6, why="chaser"))
    assert table[1].rigging_lost == 1


@pytest.mark.rule("P3.3", "P3.6")
def test_marks_beyond_the_last_rigging_box_are_lost_and_a_dismasted_ship_loses_her_marks():
    from navalgames.games.frigate_duel.rules import wounds

    ship = Table().ship(0, moving=(6, 12))[0]
    hurt = wounds.with_rigging_lost(ship, 50, T)
    assert hurt.rigging_lost == 19 and hurt.moving == () == hurt.steering
    assert wounds.with_rigging_lost(ship, 18, T).moving == (6, 12)


@pytest.mark.rule("P11.14")
def test_a_second_fire_changes_nothing():
    table = Table().ship(0, burning=True).having(impulse=1)
    from navalgames.games.frigate_duel.state import Result

    table.having(results=(Result(0, burning=True),)).run("apply")
    assert table[0].burning and "fd-log-burns" not in table.log


@pytest.mark.rule("P11.9")
def test_any_bearing_rakes_with_the_switch():
    table = Table(rake_facing="any_bearing").ship(0, x=0, y=0, heading="N").ship(1, x=0, y=-2, heading="NE")
    found = [sea.rake(table[1], table[0], T, any_bearing) for any_bearing in (True, False)]
    assert found == ["stern", ""]


@pytest.mark.rule("P11.10", "chart:rake_multiplier")
def test_a_bow_rake_adds_half_and_rounds_up():
    assert [gunnery.raked(hits, "bow", T) for hits in range(6)] == [0, 2, 3, 5, 6, 8]
    assert [gunnery.raked(hits, "stern", T) for hits in range(6)] == [0, 2, 4, 6, 8, 10]
    assert [gunnery.raked(hits, "", T) for hits in range(6)] == [0, 1, 2, 3, 4, 5]


def raking() -> Table:
    """Six dice of guns fire into the stern of a ship two squares ahead."""
    table = Table().ship(0, x=0, y=0, heading="N").ship(1, x=0, y=-2, heading="E").crew(1, port_guns=6)
    table.crew(0).having(initiative=B, impulse=3).run("fire")
    return table.give(B, FireBroadside(DOWN, "port", UP, "hull"))


@pytest.mark.rule("11.4.11a", "P11.10")
def test_a_rake_doubles_what_is_left():
    table = raking()
    table.give(
        A, HoldFire(),
        die("count 4+ in 6d6", 6, 6, 6, 1, 1, 1, why="hit"), die("count 5+ in 2d6", 5, 1, why="cancel"),
        die("1d6", 6, why="damage-blue"), die("2d6", 2, 1, why="damage-white"), rest=True,
    )  # fmt: skip
    told = table.note("fd-log-hits")
    assert (told["hits"], told["rake"], told["raked"]) == (2, "stern", 4)


@pytest.mark.rule("P11.12", "P11.8", "P11.10", "11.4.8k", "11.5b")
def test_damage_morale_and_fire_count_the_hits_of_the_rake():
    """Three hits left, six by the rake from astern: the column, the morale dice and the fire dice of six."""
    table = raking()
    table.give(
        A, HoldFire(),
        die("count 4+ in 6d6", 6, 6, 6, 1, 1, 1, why="hit"), die("count 5+ in 2d6", 1, 1, why="cancel"),
        die("1d6", 4, why="damage-blue"), die("2d6", 3, 3, why="damage-white"),
        die("worst 1 of 2d6", 6, 6, why="morale"), die("worst 1 of 1d6", 6, why="fire"),
    )  # fmt: skip
    told = table.note("fd-log-damage")
    assert (told["total"], told["hull"], told["rigging"], told["crew"]) == (4 + 6 - 1, 6, 0, 2)


@pytest.mark.rule("P11.9", "P11.10")
@pytest.mark.parametrize(
    ("reading", "rake", "raked"), [("any_bearing", "stern", 2), ("perpendicular", "none", 1)]
)
def test_the_reading_of_rakes_counts_in_play(reading, rake, raked):
    """Shannon lies astern, one step off the course of her target."""
    table = Table(rake_facing=reading).ship(0, x=0, y=0, heading="N").ship(1, x=0, y=-2, heading="NE")
    table.crew(0).crew(1, port_guns=6).having(initiative=B, impulse=3).run("fire")
    table.give(B, FireBroadside(DOWN, "port", UP, "hull"))
    table.give(
        A, HoldFire(), die("count 4+ in 6d6", 6, 1, 1, 1, 1, 1), die("count 5+ in 2d6", 1, 1),
        die("1d6", 6, why="damage-blue"), die("2d6", 2, 1, why="damage-white"),
    )  # fmt: skip
    told = table.note("fd-log-hits")
    assert (told["rake"], told["raked"]) == (rake, raked)


@pytest.mark.rule("11.4.11b", "11.4.11c")
@pytest.mark.parametrize(
    ("reading", "check"), [("dice_count", (die("worst 1 of 1d6", 6, why="morale"),)), ("blue_die", ())]
)
def test_the_reading_of_the_morale_effect_counts_in_play(reading, check):
    """One hit, blue 6, an unfit target: a blue 5 is more than the hit, but a die more is one die."""
    table = broadside_to_broadside(morale_effect_modifier=reading).ship(0, morale=-1).run("fire")
    table.give(B, FireBroadside(DOWN, "port", UP, "hull"))
    table.give(
        A, HoldFire(), die("count 4+ in 6d6", 6, 1, 1, 1, 1, 1), die("count 5+ in 2d6", 1, 1),
        die("1d6", 6, why="damage-blue"), die("2d6", 2, 1, why="damage-white"), *check,
    )  # fmt: skip
    assert [one.why for one in table.shown].count("morale") == len(check)


@pytest.mark.rule("11.4.4k")
def test_hits_do_not_fall_below_nothing():
    script = [die("count 5+ in 2d6", 6, 1, why="hit"), die("count 5+ in 3d6", 6, 6, 6, why="cancel")]
    assert gunnery.hits_left(ScriptedDice(script), 2, 0, 3, 0, T) == 0


# ------------------------------------------------------------------------ all results of an impulse


@pytest.mark.rule("P1.15", "P3.4", "P11.4", "P18.2")
@pytest.mark.parametrize(
    ("lost", "winner", "key"),
    [
        ((2, 2), None, "fd-outcome-both-out"), ((3, 2), None, "fd-outcome-both-out"),
        ((2, 1), B, "fd-outcome-sinking"), ((1, 2), A, "fd-outcome-sinking"),
        ((2, 0), B, "fd-outcome-sinking"),
    ],
)  # fmt: skip
def test_who_loses_the_last_men_in_one_impulse_is_out_at_the_same_time(lost, winner, key):
    """Two points each: all results count together, and after the end nothing more is told."""
    table = Table().crew(0, reserve=2).crew(1, reserve=2).having(impulse=4)
    table.having(results=(Result(0, crew=lost[0]), Result(1, crew=lost[1]))).run("apply")
    assert (table.state.outcome.winner, table.state.outcome.key) == (winner, key)
    assert table.log[-1] == key and "fd-log-crew-lost" not in table.log


@pytest.mark.rule("P3.4", "P11.4")
def test_the_losses_of_several_broadsides_add_up_and_each_ship_has_her_own():
    table = Table().crew(0, reserve=9).crew(1, reserve=9).having(initiative=B, impulse=4)
    table.having(results=(Result(0, crew=2), Result(1, crew=1), Result(0, crew=3))).run("apply")
    assert [sum(ship.crew) for ship in table.state.ships] == [9 - 5, 9 - 1]
    told = [
        (note.args["ship"], note.args["points"]) for note in table.notes if note.key == "fd-log-crew-lost"
    ]
    assert sorted(told) == [(UP, 5), (DOWN, 1)]


@pytest.mark.rule("11.9c", "1.8b", "11.5c", "11.4.8k")
@pytest.mark.parametrize(
    ("result", "told", "fields"),
    [
        (Result(0, rigging=1, broadside=False), ["fd-log-rigging-lost"], {"rigging_lost": 1}),
        (Result(0, rigging=2), [], {"rigging_lost": 2}),
        (Result(0, hull=3), [], {"hull_lost": 3}),
        (Result(0, morale=True), ["fd-log-morale-falls"], {"morale": -1}),
        (Result(0, burning=True), ["fd-log-burns"], {"burning": True}),
        (Result(0), [], {}),
    ],
)
def test_each_part_of_a_result_changes_one_thing_and_is_told_once(result, told, fields):
    table = Table().having(impulse=4)
    before = table[0]
    table.having(results=(result,)).run("apply")
    assert table[0] == before._replace(**fields) and table.log == told


@pytest.mark.rule("P3.5", "11.4.8k")
def test_results_place_strike_markers_at_once():
    table = Table().ship(0, hull_lost=18).having(impulse=4)  # sections of 10
    table.having(results=(Result(0, hull=1), Result(0, hull=1))).run("apply")
    assert (table[0].hull_lost, table[0].markers) == (20, 1)


@pytest.mark.rule("P10.1", "P11.15", "P11.16", "P1.15")
def test_who_fired_and_went_down_leaves_smoke_but_chooses_no_shot():
    """Guerriere and Curlew have fired; Guerriere is sunk in the same impulse."""
    table = Table("S03", two_ships=True).having(impulse=4, initiative=B)
    table.ship(1, x=5, y=5).ship(2, x=7, y=7)
    for number in (1, 2):
        table.crew(number, port_guns=2)
    fires = (Fire(1, "port", 0, "hull"), Fire(2, "port", 0, "hull"), Fire(2, "bow", 0))
    table.having(fires=fires, results=(Result(1, hull=99),)).run("apply")
    assert table[1].out == "sinking" and table.state.outcome is None
    assert table.decision == "choose_shot" and {order.ship for order in table.orders(B)} == {"curlew"}
    assert table.state.smoke == ((5, 5, 2), (7, 7, 2)) and table[2].fired == (True, False)
    assert (table[2].loaded, table.state.shots[2]) == ((False, True), (0, 1))


# ------------------------------------------------------------------------ who may fire at whom


def three() -> Table:
    """Constitution (a) heading north; Guerriere right ahead, Curlew on her starboard beam."""
    table = Table("S03", two_ships=True).ship(0, x=0, y=0, heading="N")
    table.ship(1, x=0, y=3, heading="N").ship(2, x=3, y=0, heading="N").crew(0, starboard_guns=7)
    return table.crew(1).crew(2).having(initiative=A, impulse=5)


@pytest.mark.rule("P11.1", "P11.16", "P22.3")
@pytest.mark.parametrize("chaser_first", [True, False])
def test_a_broadside_and_a_chaser_may_fire_in_one_impulse_each_once(chaser_first):
    chase = FireChaser("constitution_1812", "bow", "guerriere")
    hull = FireBroadside("constitution_1812", "starboard", "curlew", "hull")
    rigging = FireBroadside("constitution_1812", "starboard", "curlew", "rigging")
    table = three().run("fire")
    assert set(table.orders(A)) == {chase, hull, rigging, HoldFire()}
    table.give(A, chase if chaser_first else hull)
    assert set(table.orders(A)) == ({hull, rigging} if chaser_first else {chase}) | {HoldFire()}


@pytest.mark.rule("11.9a", "P11.1", "P11.16")
@pytest.mark.parametrize(("y", "asked"), [(1, True), (12, True), (13, False)])
def test_chasers_reach_24_points(y, asked):
    table = Table().ship(0, x=0, y=0, heading="N").ship(1, x=0, y=y, heading="E").crew(0).crew(1)
    assert (A in table.having(initiative=A, impulse=5).run("fire").state.asked) is asked


@pytest.mark.rule("P11.16")
@pytest.mark.parametrize(
    ("fired", "offered"), [((False, False), True), ((False, True), True), ((True, False), False)]
)
def test_each_chaser_has_its_own_shot_of_the_turn(fired, offered):
    table = Table().ship(0, x=0, y=0, heading="N", fired=fired).ship(1, x=0, y=4, heading="E")
    table.crew(0).crew(1).having(initiative=A, impulse=5).run("fire")
    assert (table.decision == "declare_fire") is offered


@pytest.mark.rule("P11.1")
@pytest.mark.parametrize(
    ("scenario", "y", "asked"), [("S09", 10, True), ("S09", 11, False), ("S02", 6, True), ("S02", 7, False)]
)
def test_broadsides_reach_20_points_by_day_and_12_at_night(scenario, y, asked):
    table = Table(scenario).ship(0, x=0, y=y, heading="E").ship(1, x=0, y=0, heading="E")
    table.crew(0).crew(1, port_guns=2).having(initiative=B).run("fire")
    assert (table.state.asked == (B,)) is asked


@pytest.mark.rule("P11.1", "P10.10", "chart:ammunition")
@pytest.mark.parametrize(
    ("shot", "far", "far_at_night"), [("round", 20, 12), ("double", 20, 12), ("chain", 8, 8)]
)
def test_how_far_each_kind_of_shot_may_be_fired(shot, far, far_at_night):
    kind = ("", "round", "double", "chain").index(shot)
    for night, most in ((False, far), (True, far_at_night)):
        assert [gunnery.reaches(kind, away, night, T) for away in (0, most, most + 1)] == [True, True, False]


@pytest.mark.rule("P11.1", "chart:ammunition")
@pytest.mark.parametrize("shot", ["round", "double", "chain"])
def test_who_may_fire_depends_on_the_shot_that_reaches_farthest(shot):
    """Whatever kind it is in the charts of an owner: what is loaded stays covered."""
    for column, scenario, most in (("range", "S09", 23), ("night_range", "S02", 15)):
        charts = CHARTS.replace("ammunition", shot, column, most)
        assert volleys.open_range(box_of(charts, GAME.options(scenario=scenario))) == most
    assert volleys.open_range(box_of(CHARTS, GAME.options(scenario="S09"))) == 20


@pytest.mark.rule("P10.10", "P11.1", "11.4.8a")
@pytest.mark.parametrize(
    ("shot", "away", "aim", "night", "rule"),
    [
        (1, 20, "hull", False, ""), (1, 21, "hull", False, "P11.1"), (2, 12, "rigging", True, ""),
        (2, 13, "rigging", True, "P11.1"), (3, 8, "rigging", False, ""), (3, 9, "rigging", False, "P10.10"),
        (3, 8, "hull", False, "P10.10"), (3, 8, "rigging", True, ""),
    ],
)  # fmt: skip
def test_which_rule_forbids_a_shot(shot, away, aim, night, rule):
    assert volleys.shot_objection(shot, away, aim, night, T) == rule


# ------------------------------------------------------------------------ the numbers of a broadside


@pytest.mark.rule("11.4.4e", "11.4.4f", "P10.8", "P10.9")
def test_the_hit_modifier_of_each_shot_ends_at_its_distance():
    assert [gunnery.shot_modifier(3, away, T) for away in (0, 8, 9)] == [1, 1, 0]
    assert [gunnery.shot_modifier(2, away, T) for away in (0, 6, 7)] == [1, 1, 0]
    assert [gunnery.shot_modifier(1, away, T) for away in (0, 20)] == [0, 0]


@pytest.mark.rule("11.4.4h", "11.4.4i", "11.4.4j", "11.4.4l", "11.4.4m", "P11.7", "chart:cancel")
def test_what_the_dice_of_the_defender_come_from():
    assert [gunnery.cancel_dice(away, 0, 0, T) for away in (0, 1, 2, 3, 4, 11, 12)] == [0, 1, 1, 2, 2, 6, 6]
    assert [gunnery.cancel_dice(0, smoke, 0, T) for smoke in (0, 1, 3)] == [0, 1, 3]
    assert [gunnery.cancel_dice(0, 0, fires, T) for fires in (0, 1, 2)] == [0, 1, 2]
    assert gunnery.cancel_dice(3, 2, 1, T) == 2 + 2 + 1
    assert [gunnery.cancel_modifier(away, T) for away in (0, 11, 12, 20)] == [0, 0, 1, 1]
    assert [gunnery.cancel_modifier(away, T, card=1) for away in (11, 12)] == [1, 2]


@pytest.mark.rule("11.4.8k", "P11.11", "P10.10", "chart:damage_hull_aim", "chart:damage_rigging_aim")
@pytest.mark.parametrize("aim", ["hull", "rigging"])
def test_totals_and_hits_beyond_the_table_count_as_its_last_row_and_column(aim):
    table = T.damage_hull if aim == "hull" else T.damage_rigging
    least, most = min(total for total, _ in table), max(total for total, _ in table)
    for scored in (1, 4, 9, 16):
        assert gunnery.damage(aim, least - 2, scored, 1, T) == table[least, scored]
        assert gunnery.damage(aim, most + 2, scored, 1, T) == table[most, scored]
    for total in range(least, most + 1):
        assert (
            gunnery.damage(aim, total, 17, 1, T) == gunnery.damage(aim, total, 30, 1, T) == table[total, 16]
        )
        for scored in range(1, 17):
            hull, rigging, men = table[total, scored]
            assert gunnery.damage(aim, total, scored, 1, T) == (hull, rigging, men)
            assert gunnery.damage(aim, total, scored, 3, T) == (0, rigging, men // 2)


@pytest.mark.rule("P11.12", "11.4.11a", "11.4.11d", "chart:morale_effect")
def test_the_morale_effect_is_hits_less_the_blue_die_from_0_to_3():
    for scored in (1, 2, 4, 6, 16, 40):
        for blue in range(1, 7):
            for morale in (1, 0, -1):
                expected = min(max(min(scored, 16) - (blue + morale), 0), 3)
                assert gunnery.morale_dice(scored, blue, morale, T) == expected
                by_blue = min(max(min(scored, 16) - blue, 0), 3)
                assert gunnery.morale_dice(scored, blue, morale, T, True) == min(max(by_blue - morale, 0), 3)


@pytest.mark.rule("P11.13", "11.5a", "11.5b", "11.5c", "chart:fire_check")
def test_the_dice_of_the_fire_table():
    lower = [gunnery.fire_dice(10, scored, T) for scored in (1, 4, 5, 7, 8, 16, 30)]
    upper = [gunnery.fire_dice(11, scored, T) for scored in (1, 5, 6, 8, 9, 16, 30)]
    assert (lower, upper) == ([0, 0, 1, 1, 2, 2, 2], [0, 0, 1, 1, 2, 2, 2])
    for face, burns in ((1, True), (2, False)):
        dice = ScriptedDice([die("worst 1 of 2d6", 6, face, why="fire")])
        assert gunnery.fire_starts(dice, 2, T) is burns
    assert gunnery.fire_starts(ScriptedDice([]), 0, T) is False


@pytest.mark.rule("1.8b", "1.8c", "1.8d")
@pytest.mark.parametrize(
    ("morale", "face", "falls"),
    [(0, 2, True), (0, 3, False), (1, 1, True), (1, 2, False), (-1, 3, True), (-1, 4, False)],
)
def test_a_modified_2_lowers_the_morale(morale, face, falls):
    dice = ScriptedDice([die("worst 1 of 2d6", face, 6, why="morale")])
    assert gunnery.morale_falls(dice, 2, morale, T) is falls


@pytest.mark.rule("11.9b")
@pytest.mark.parametrize("face", range(1, 7))
def test_only_a_6_of_a_chaser_hits(face):
    assert gunnery.chaser_hits(ScriptedDice([die("1d6", face, why="chaser")]), T) is (face == 6)


@pytest.mark.rule("P11.9", "P1.4", "chart:rake_squares")
def test_bow_and_stern_are_raked_from_the_distances_of_their_own_squares():
    tried = tables_of(CHARTS.copy())
    tried.rake_squares = {(0, 0, 1): "bow", (0, 1, 3): "bow", (0, 0, -2): "stern", (4, 0, 4): "stern"}
    assert sea.rake_distances("bow", tried) == {2, 7} and sea.rake_distances("stern", tried) == {4, 8}
    for kind in ("bow", "stern"):
        assert sea.rake_distances(kind, T) == {2, 3, 4, 5, 6, 7, 8}


@pytest.mark.rule("P11.9", "fig.rakes", "chart:rake_squares")
@pytest.mark.parametrize("heading", range(8))
def test_the_squares_that_rake_turn_with_the_target(heading):
    """At 2 to 8 points in her bow or stern sector, and nowhere else; the firer lies across."""
    hx, hy = T.steps[heading]
    target = Table().ship(0, x=0, y=0, heading=heading)[0]
    for dx in range(-5, 6):
        for dy in range(-5, 6):
            ahead, right = dx * hx + dy * hy, dx * hy - dy * hx
            near = 2 <= 2 * max(abs(dx), abs(dy)) + min(abs(dx), abs(dy)) <= 8
            expected = ""
            if near and 2 * abs(right) <= abs(ahead):
                expected = "bow" if ahead > 0 else "stern"
            for turn in range(5):
                firer = Table().ship(1, x=dx, y=dy, heading=(heading + turn) % 8)[1]
                assert sea.rake(firer, target, T) == (expected if turn == 2 else "")
                assert sea.rake(firer, target, T, any_bearing=True) == expected


@pytest.mark.rule("P1.4")
def test_the_distance_is_two_for_a_straight_step_and_three_for_a_diagonal_one():
    for (dx, dy), away in (
        ((0, 0), 0), ((1, 0), 2), ((0, -1), 2), ((1, 1), 3), ((-2, 1), 5), ((1, 3), 7), ((4, -4), 12),
    ):  # fmt: skip
        assert sea.distance(dx, dy, T) == away == sea.distance(dy, dx, T)


@pytest.mark.rule("P11.6", "11.4.4i")
def test_smoke_beside_the_line_does_not_count_and_that_of_a_shared_square_once():
    table = broadside_to_broadside().having(smoke=((0, 1, 1), (1, 1, 2), (0, 3, 2)))
    assert smoke_and_wind.smoke_on_line(table.state, (0, 0), (0, 2), "markers") == 1
    assert smoke_and_wind.smoke_on_line(table.state, (1, 1), (1, 1), "markers") == 1
    assert smoke_and_wind.smoke_on_line(table.state, (1, 1), (1, 1), "values") == 2
    assert smoke_and_wind.smoke_on_line(table.state, (5, 5), (7, 5), "values") == 0


@pytest.mark.rule("11.4.8e", "11.4.8f", "chart:bearing_letter")
@pytest.mark.parametrize("firer", "ABCDEFGH")
@pytest.mark.parametrize("target", "ABCDEFGH")
def test_only_c_and_h_do_not_feel_the_wind(firer, target):
    letters = [firer, target]
    assert smoke_and_wind.wind_felt(letters, "both", T) is (not {firer, target} & {"C", "H"})
    assert smoke_and_wind.wind_felt(letters, "firer", T) is (firer not in "CH")
