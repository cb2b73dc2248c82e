"""Steps 4.6 and 5 to 7: grappling, melee, bonus move, housekeeping; and how a duel ends."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.chance import exact
from navalgames.games.frigate_duel import GAME
from navalgames.games.frigate_duel.given import (
    AgreeToEnd,
    Board,
    BonusMove,
    ChangeSail,
    Decline,
    OfferEnd,
    Repair,
    SplitCrew,
    TryFreeing,
    TryGrapple,
)
from navalgames.games.frigate_duel.rules import (
    boarding,
    bonus,
    crew,
    endings,
    housekeeping,
    sailing,
    sails,
    wounds,
)
from navalgames.games.frigate_duel.state import A, B, Task
from navalgames.games.frigate_duel.tables import box_of, tables_of
from tests.games.frigate_duel.table import CHARTS, Table, die

T = tables_of(CHARTS)


def side_by_side(scenario: str = "S09", **options) -> Table:
    """Both ships in one square on one heading, b with the initiative, nobody in melee yet."""
    table = Table(scenario, **options).ship(0, x=0, y=0, heading="E").ship(1, x=0, y=0, heading="E")
    return table.crew(0).crew(1).having(initiative=B, impulse=12)


def grappled(scenario: str = "S09", **options) -> Table:
    return side_by_side(scenario, **options).ship(0, grappled=1).ship(1, grappled=0)


# ------------------------------------------------------------------------ grappling


@pytest.mark.rule("4.6", "12.0a", "P12.1")
def test_each_side_may_try_once_the_initiative_player_first():
    table = side_by_side().run("grapples")
    assert table.state.asked == (B,) and Decline() in table.orders(B)
    table.give(B, TryGrapple("shannon", "chesapeake"), die("1d6", 3, why="grapple"))
    assert table.log == ["fd-log-grapple-fails"] and table.state.asked == (A,)
    table.give(A, TryGrapple("chesapeake", "shannon"), die("1d6", 6, why="grapple"))
    assert table.decision == "" and table[0].grappled == 1
    table = side_by_side().run("grapples")
    table.give(B, TryGrapple("shannon", "chesapeake"), die("1d6", 6, why="grapple"))
    assert table.decision == "", "after a success the other does not try"
    assert not side_by_side().ship(0, x=1).run("grapples").decision


@pytest.mark.rule("12.0c", "12.0d", "12.0e", "12.0f", "12.0g", "12.0h", "12.0i", "chart:grapple")
def test_every_modifier_of_a_grapple():
    base = (0, 0, 2, 2, 0, False)

    def modifier(place: int, value: int) -> int:
        return boarding.grapple_modifier(*base[:place], value, *base[place + 1 :], T)

    assert boarding.grapple_modifier(*base, T) == 0
    assert (modifier(0, 1), modifier(0, -1), modifier(1, 1), modifier(1, -1)) == (1, -1, -1, 1)
    assert (modifier(2, 5), modifier(3, 5)) == (3, -3)
    assert [modifier(4, apart) for apart in range(5)] == [0, -1, -1, -2, -2]
    assert modifier(5, True) == 1


@pytest.mark.rule("12.0c", "12.0d", "12.0e", "12.0f", "12.0g", "12.0h", "P1.5")
@pytest.mark.parametrize(
    ("heading", "apart"), [("E", 0), ("SE", -1), ("N", -1), ("NW", -2), ("W", -2), ("SW", -2)]
)
def test_an_attempt_counts_both_crews_and_both_headings(heading, apart):
    """Each side's own attempt: the same crews and the same angle, seen from the other side."""
    table = side_by_side().ship(0, morale=-1, heading=heading).ship(1, morale=1)
    table.crew(0, melee=1).crew(1, melee=4).run("grapples")
    table.give(B, TryGrapple("shannon", "chesapeake"), die("1d6", 6), rest=True)
    assert table.note("fd-log-grappled")["modifier"] == 1 + 1 + 4 - 1 + apart
    table = side_by_side().ship(0, morale=1, heading=heading).ship(1, morale=0)
    table.crew(0, melee=2).crew(1, melee=5).run("grapples").give(B, Decline())
    table.give(A, TryGrapple("chesapeake", "shannon"), die("1d6", 6))
    told = table.note("fd-log-grapple-fails" if 6 + 1 + 2 - 5 + apart < 5 else "fd-log-grappled")
    assert told["modifier"] == 1 - 0 + 2 - 5 + apart


@pytest.mark.rule("12.0i")
def test_french_ships_grapple_better():
    table = side_by_side("S12").run("grapples")
    table.give(B, TryGrapple("arethuse", "amelia"), die("1d6", 4, why="grapple"))
    assert table.note("fd-log-grappled")["modifier"] == 1


@pytest.mark.rule("P7.9", "P12.2")
def test_grappled_ships_lose_their_marks_but_fire_on():
    table = side_by_side().ship(0, moving=(12,)).ship(1, steering=(12,)).having(chosen=(1, 9), impulse=6)
    table.run("grapples").give(B, TryGrapple("shannon", "chesapeake"), die("1d6", 6))
    assert table.state.chosen == (0, 0) and not any(
        (*ship.moving, *ship.steering) for ship in table.state.ships
    )
    table.crew(1, port_guns=6).run("fire")
    assert table.state.asked == (B,)


# ------------------------------------------------------------------------ melee


@pytest.mark.rule("5", "15.0a", "P15.1")
def test_an_attack_is_voluntary_and_the_second_uses_what_is_left():
    table = grappled().crew(0, melee=3).crew(1, melee=2).run("melees")
    assert table.state.asked == (B,) and set(table.orders(B)) == {Decline(), Board("shannon")}
    table.give(B, Board("shannon"))
    assert set(table.state.asked) == {A, B}
    table.give(B, SplitCrew("shannon", 2, 0))
    hits = (die("2d6", 6, 6, why="melee-attack"), die("1d6", 1, why="melee-defence"))
    table.give(A, SplitCrew("chesapeake", 1, 2), *hits)
    assert table[0].crew[6] == 3 - 2 + 0 and table.state.asked == (A,)
    table.give(A, Board("chesapeake"))
    assert {order.points for order in table.orders(A)} == {1}
    assert not grappled().crew(0, melee=0).crew(1, melee=0).run("melees").decision


@pytest.mark.rule("15.0b", "P15.2", "P1.13")
def test_splits_are_secret_and_use_all_of_the_melee_crew():
    table = grappled().crew(0, melee=2).crew(1, melee=3).run("melees")
    table.give(B, Board("shannon"))
    assert {(order.points, order.support) for order in table.orders(B)} == {(3, 0), (2, 1), (1, 2)}
    assert {(order.points, order.support) for order in table.orders(A)} == {(2, 0), (1, 1), (0, 2)}
    table.give(B, SplitCrew("shannon", 1, 2))
    assert GAME.view(table.state, A, table.options).splits == ((-1, -1), None)
    assert GAME.view(table.state, B, table.options).splits == ((1, 2), None)


@pytest.mark.rule("15.0e", "15.0f", "15.0g", "chart:melee")
def test_quality_morale_and_the_french_attack():
    assert [boarding.melee_modifier(quality, 0, False, T) for quality in (-1, 0, 1)] == [-1, 0, 1]
    assert [boarding.melee_modifier(0, morale, False, T) for morale in (-1, 0, 1)] == [-1, 0, 1]
    assert boarding.melee_modifier(-1, 1, True, T) == 1
    table = grappled("S12").crew(0, melee=1).crew(1, melee=2).run("melees")
    table.give(B, Board("arethuse"))
    table.give(B, SplitCrew("arethuse", 2, 0))
    table.give(A, SplitCrew("amelia", 1, 0), die("2d6", 4, 1), die("1d6", 4))
    assert table.note("fd-log-melee")["hits"] == 1, "a French 4 hits, a British 4 does not cancel"
    table = grappled("S12").crew(0, melee=1).crew(1, melee=2).run("melees")
    table.give(B, Decline())
    table.give(A, Board("amelia"))
    table.give(A, SplitCrew("amelia", 1, 0))
    table.give(B, SplitCrew("arethuse", 2, 0), die("1d6", 5), die("2d6", 4, 4))
    assert table.note("fd-log-melee")["hits"] == 1, "a French 4 does not cancel: the +1 is for attackers"


@pytest.mark.rule("15.0e", "15.0f", "15.0d")
@pytest.mark.parametrize(
    ("attacker", "defender", "faces", "left"),
    [(0, 0, (4, 5), 0), (0, -1, (4, 5), 1), (-1, 0, (4, 1), 0), (-1, 1, (5, 4), 0), (1, 1, (3, 3), 1)],
)
def test_each_side_adds_its_own_quality_and_morale(attacker, defender, faces, left):
    """Shannon (quality +1) attacks Chesapeake (quality 0), one die each."""
    table = grappled().ship(0, morale=defender).ship(1, morale=attacker).crew(0, melee=1).crew(1, melee=1)
    table.run("melees").give(B, Board("shannon"))
    table.give(B, SplitCrew("shannon", 1, 0))
    table.give(A, SplitCrew("chesapeake", 1, 0), die("1d6", faces[0]), die("1d6", faces[1]))
    assert table.note("fd-log-melee")["hits"] == left


@pytest.mark.rule("15.0c", "15.0d", "15.0h")
@pytest.mark.parametrize(
    ("faces", "support", "stacked", "single"),
    [((4, 4, 4), 2, 2, 2), ((3, 3, 1), 2, 1, 0), ((6, 3, 4), 3, 3, 2), ((1,), 4, 1, 0), ((5, 5), 0, 2, 2)],
)
def test_support_goes_where_it_gives_most(faces, support, stacked, single):
    assert boarding.successes(faces, support, 0, T, True) == stacked
    assert boarding.successes(faces, support, 0, T, False) == single


@pytest.mark.rule("15.0h")
@pytest.mark.parametrize(("stack", "hits"), [(True, 1), (False, 0)])
def test_the_reading_of_support_counts_in_play(stack, hits):
    """A 2 and quality +1 are 3: two points of support on one die make a 5, one on a die does not."""
    table = grappled(melee_support_stack=stack).ship(1, morale=0).crew(0).crew(1, melee=3).run("melees")
    table.give(B, Board("shannon"))
    table.give(B, SplitCrew("shannon", 1, 2), die("1d6", 2))
    assert table.note("fd-log-melee")["hits"] == hits


@pytest.mark.rule("P15.5", "15.0d")
def test_a_defender_without_melee_crew_rolls_nothing():
    table = grappled().crew(0, melee=0).crew(1, melee=2).run("melees")
    table.give(B, Board("shannon"))
    assert table.state.asked == (B,)
    table.give(B, SplitCrew("shannon", 2, 0), die("2d6", 1, 1, why="melee-attack"))
    assert [one.dice for one in table.shown] == ["2d6"]
    assert exact(boarding.melee, (2, 0), 0, (0, 3), 0, T).chance(0) == Fraction(4, 9)


@pytest.mark.rule("P15.3", "P15.4", "P18.1", "P19.1")
def test_more_hits_left_than_melee_points_take_the_ship():
    table = grappled().crew(0, port_guns=4, melee=2, reserve=5).crew(1, melee=3).run("melees")
    table.give(B, Board("shannon"))
    table.give(B, SplitCrew("shannon", 3, 0))
    table.give(A, SplitCrew("chesapeake", 2, 0), die("3d6", 6, 6, 6), die("2d6", 1, 1))
    assert table[0].out == "captured"
    assert table[0].crew == (4, 0, 0, 0, 0, 0, 0, 4), "the melee box first, then the usual order"
    assert (table.state.outcome.winner, table.state.outcome.key) == (B, "fd-outcome-captured")
    table = grappled().crew(0, melee=3, reserve=9).crew(1, melee=3).run("melees")
    table.give(B, Board("shannon"))
    table.give(B, SplitCrew("shannon", 3, 0))
    table.give(A, SplitCrew("chesapeake", 3, 0), die("3d6", 6, 6, 6), die("3d6", 1, 1, 1))
    assert table[0].out == "" and table[0].crew[6] == 0, "as many hits as points are not enough"


# ------------------------------------------------------------------------ bonus move


@pytest.mark.rule("6", "16.0a", "P16.1", "P16.2")
def test_who_may_try_a_bonus_move():
    table = Table().having(initiative=B).run("bonuses")
    assert table.state.asked == (B,)
    assert {order.straining for order in table.orders(B) if isinstance(order, BonusMove)} == {1, 2}
    assert ("fd-refusal-needs-straining", "P16.1") in table.refused(B)
    table.give(B, Decline())
    assert table.state.asked == (A,)
    for change in ({"sail": "hove_to"}, {"heading": "N"}, {"rigging_lost": 19}, {"grappled": 1}):
        assert sailing.bonus_objection(Table().ship(0, **change).state, 0, table.box)
    table = Table().having(initiative=A).ship(0, x=-1, y=0, heading="E").run("bonuses")
    table.give(A, BonusMove("chesapeake", 2), die("1d6", 6, why="bonus-move"))
    assert (table[0].x, table[0].y) == (0, 0) == (table[1].x, table[1].y)
    table.give(B, Decline())
    assert table.decision == "", "no grapple follows"


@pytest.mark.rule("16.0b", "16.0d", "16.0e", "16.0f", "16.0g", "P5.4", "chart:bonus_move")
def test_modifiers_of_a_bonus_move():
    assert [bonus.bonus_modifier(quality, 0, 0, T) for quality in (-1, 0, 1)] == [-1, 0, 1]
    assert [bonus.bonus_modifier(0, points, 0, T) for points in (0, 1, 2)] == [0, 1, 1]
    assert [bonus.bonus_modifier(0, 0, straining, T) for straining in (0, 1, 2)] == [0, 1, 2]
    assert exact(bonus.bonus_succeeds, 2, T).chance(True) == Fraction(1, 2)


@pytest.mark.rule("16.0a", "16.0c")
@pytest.mark.parametrize(
    ("reading", "straining", "moved", "lost"),
    [("literal", 2, True, 2), ("free", 0, True, 0), ("free", 1, True, 1), ("success_only", 2, False, 2)],
)
def test_readings_of_a_failed_bonus_move(reading, straining, moved, lost):
    table = Table(bonus_move=reading).run(Task("bonus", A, 0))
    table.give(A, BonusMove("chesapeake", straining), die("1d6", 1, why="bonus-move"))
    assert ((table[0].x, table[0].y) == (-2, 3)) == moved and table[0].rigging_lost == lost


@pytest.mark.rule("16.0a", "16.0b", "16.0c")
def test_a_success_moves_in_every_reading_and_costs_nothing():
    for reading in ("literal", "free", "success_only"):
        table = Table(bonus_move=reading).crew(0, sailing=1).run(Task("bonus", A, 0))
        table.give(A, BonusMove("chesapeake", 2), die("1d6", 3, why="bonus-move"))
        assert (table[0].x, table[0].rigging_lost) == (-2, 0)


@pytest.mark.rule("16.0d", "16.0e")
def test_quality_and_sailing_crew_help_a_bonus_move():
    """Shannon, quality +1, straining 1: a 4 is enough, with crew in sailing a 3."""
    for hands, face, lost in ((0, 4, 0), (0, 3, 1), (2, 3, 0), (2, 2, 1)):
        table = Table().crew(1, sailing=hands).run(Task("bonus", B, 1))
        table.give(B, BonusMove("shannon", 1), die("1d6", face, why="bonus-move"))
        assert table[1].rigging_lost == lost


# ------------------------------------------------------------------------ housekeeping


@pytest.mark.rule("7", "P17.1", "P17.4", "17.5b1")
def test_the_steps_of_housekeeping_in_their_order():
    table = Table(bridge_cards=True).having(initiative=B)
    for number in (0, 1):
        table.ship(number, burning=True, hull_lost=10, grappled=1 - number)
        table.crew(number, repair=1, rigging_change=1)
    state = housekeeping.begin(None, table.state._replace(tasks=()), Task("housekeeping"), table.box)
    stages = [(task.stage, task.side) for task in reversed(state.tasks)]
    each = ["fire_fighting", "repairing", "hull_morale", "sail", "free"]
    pairs = {stage: [(stage, B), (stage, A)] for stage in each}
    assert stages == [
        *pairs["fire_fighting"], *pairs["repairing"], *pairs["hull_morale"], ("striking", ""), *pairs["sail"],
        *pairs["free"], ("smoke", ""), ("draw_card", B),
    ]  # fmt: skip


@pytest.mark.rule("17.1a", "17.1b", "17.1c", "P5.5")
@pytest.mark.parametrize(
    ("face", "party", "switch", "burning", "lost"),
    [
        (6, 1, True, False, 0),
        (3, 1, True, True, 0),
        (1, 1, True, True, 1),
        (6, 0, True, True, 0),
        (6, 0, False, False, 0),
    ],
)
def test_fighting_a_fire(face, party, switch, burning, lost):
    table = Table("S12", firefight_needs_party=switch).ship(0, burning=True).crew(0, fire_party=party)
    table.run(Task("fire_fighting", A, 0), dice=(die("1d6", face, why="fire-fighting"),))
    assert (table[0].burning, table[0].rigging_lost) == (burning, lost)
    assert exact(housekeeping.fire_fighting, 1, True, T).chance("out") == Fraction(1, 2)
    damaged = [exact(housekeeping.fire_fighting, one, True, T).chance("damaged") for one in (1, 0, -1)]
    assert damaged == [Fraction(1, 6), Fraction(1, 3), Fraction(1, 2)], "the modified roll counts for both"


@pytest.mark.rule("17.1a", "17.1b", "17.1c")
def test_a_good_crew_fights_its_fire_better():
    """Shannon, quality +1: a 4 puts the fire out, a 2 burns no rigging."""
    for face, burning in ((4, False), (2, True)):
        table = Table().ship(1, burning=True).crew(1, fire_party=1)
        table.run(Task("fire_fighting", B, 1), dice=(die("1d6", face, why="fire-fighting"),))
        assert (table[1].burning, table[1].rigging_lost) == (burning, 0)


@pytest.mark.rule("17.2a", "17.2b", "17.2c", "P17.2", "P3.6")
def test_repair_gives_back_one_box_of_the_owners_choice():
    table = Table().ship(0, hull_lost=11, rigging_lost=2).crew(0, repair=3)
    table.run(Task("repairing", A, 0), dice=(die("best 1 of 3d6", 6, 6, 5, why="repair"),))
    assert set(table.orders(A)) == {Repair("chesapeake", "hull"), Repair("chesapeake", "rigging")}
    table.give(A, Repair("chesapeake", "hull"))
    assert (table[0].hull_lost, table[0].rigging_lost) == (10, 2) and table.decision == ""
    table.run(Task("repairing", A, 0), dice=(die("best 1 of 3d6", 1, 1, 5, why="repair"),))
    assert table[0].rigging_lost == 1, "a destroyed section stays destroyed, so there is no choice"
    table.run(Task("repairing", A, 0), dice=(die("best 1 of 3d6", 4, 4, 4, why="repair"),))
    assert table[0].rigging_lost == 1
    shannon = Table().ship(1, rigging_lost=18).crew(1, repair=1)
    shannon.run(Task("repairing", B, 1), dice=(die("best 1 of 1d6", 4, why="repair"),))
    assert shannon[1].rigging_lost == 17, "quality +1; a dismasted ship gets a mast up"


@pytest.mark.rule("17.2a", "P17.2")
@pytest.mark.parametrize("fields", [{}, {"hull_lost": 10}, {"out": "struck", "rigging_lost": 3}])
def test_with_nothing_to_repair_no_die_is_rolled(fields):
    """A whole ship, one of whom only whole sections are gone, and one that has struck."""
    table = Table().ship(0, **fields).crew(0, repair=3).run(Task("repairing", A, 0))
    assert table.shown == [] and table.decision == ""


@pytest.mark.rule("17.3a", "17.3b", "17.3c", "P1.9")
def test_destroyed_sections_weigh_on_morale():
    table = Table().ship(0, hull_lost=25)
    table.run(Task("hull_morale", A, 0), dice=(die("worst 1 of 2d6", 2, 1, why="hull-morale"),))
    assert table[0].morale == -1
    table.run(Task("hull_morale", A, 0), dice=(die("worst 1 of 2d6", 3, 6, why="hull-morale"),))
    assert table[0].morale == -1 and table[0].markers == 1, "unfit: 3 - 1 is 2, a marker instead of a step"
    assert [exact(housekeeping.hull_morale_falls, 1, m, T).chance(True) * 6 for m in (1, 0, -1)] == [1, 2, 3]
    assert not Table().ship(0, hull_lost=9).run(Task("hull_morale", A, 0)).shown


@pytest.mark.rule("17.4a", "17.4b", "17.4c", "P17.1", "P18.2", "chart:strike_markers")
def test_strike_checks_are_all_made_before_a_ship_is_taken_off():
    table = Table().ship(0, markers=2).ship(1, markers=1, morale=0).having(initiative=A)
    table.run(
        "striking", dice=(die("worst 1 of 2d6", 1, 6, why="strike"), die("worst 1 of 1d6", 1, why="strike"))
    )
    assert table.state.outcome.winner is None and table.state.outcome.key == "fd-outcome-both-out"
    table = Table().ship(0, markers=1).ship(1, markers=3)
    table.run("striking", dice=(die("worst 1 of 3d6", 1, 1, 1), die("worst 1 of 1d6", 1)))
    assert table.state.outcome.winner == B and table[0].out == "struck", "handy Shannon cannot strike"
    assert [T.marker_causes[name] for name in ("section 2", "morale")] == [1, 1]
    times = CHARTS["strike_markers"]
    assert [times.value(name, "times") for name in ("section 2", "morale")] == ["once", "every time"]


@pytest.mark.rule("P3.5", "chart:strike_markers")
def test_each_cause_places_its_marker_once():
    ship = Table("S03")[1]  # 11 crew points, rigging 18, sections of 10
    for fields, markers in (
        ({"hull_lost": 19}, 0), ({"hull_lost": 20}, 1), ({"hull_lost": 39}, 2), ({"hull_lost": 40}, 3),
        ({"rigging_lost": 17}, 0), ({"rigging_lost": 18}, 1), ({"crew": (0,) * 7 + (6,)}, 0),
        ({"crew": (0,) * 7 + (5,)}, 1), ({"crew": (0,) * 7 + (3,)}, 1), ({"crew": (0,) * 7 + (2,)}, 2),
    ):  # fmt: skip
        hurt = wounds.with_markers(ship._replace(**fields), T)
        assert hurt.markers == markers, fields
        assert wounds.with_markers(hurt, T).markers == markers
    even = Table("S12")[0]  # 12 crew points: half and a quarter of them are whole numbers
    for left, markers in ((7, 0), (6, 1), (4, 1), (3, 2), (1, 2)):
        assert wounds.with_markers(even._replace(crew=(0,) * 7 + (left,)), T).markers == markers


@pytest.mark.rule("17.5a1", "17.5a2", "17.5a3", "P17.3")
def test_sails_are_changed_a_step_for_each_success():
    table = Table("S12").crew(0, rigging_change=2).run(Task("sail", A, 0))
    assert set(table.orders(A)) == {Decline(), ChangeSail("amelia", True), ChangeSail("amelia", False)}
    table.give(A, ChangeSail("amelia", False), die("count 3+ in 2d6", 3, 2, why="sail-change"))
    assert table[0].sail == "hove_to"
    table.run(Task("sail", A, 0))
    assert ("fd-refusal-no-less-sail", "P17.3") in table.refused(A)
    table.give(A, ChangeSail("amelia", True), die("count 3+ in 2d6", 3, 6))
    assert table[0].sail == "full"
    assert not Table().crew(0).run(Task("sail", A, 0)).decision
    table = Table().crew(1, rigging_change=1).run(Task("sail", B, 1))
    table.give(B, ChangeSail("shannon", True), die("count 2+ in 1d6", 2, why="sail-change"))
    assert table[1].sail == "full", "quality +1: a 2 is a 3"
    assert exact(sails.sail_steps, 1, -1, T).chance(1) == Fraction(1, 2)


@pytest.mark.rule("17.5a1", "P17.3")
@pytest.mark.parametrize(
    ("sail", "changes"), [("hove_to", {True}), ("battle", {True, False}), ("full", {False})]
)
def test_no_sail_is_set_beyond_full_nor_taken_in_beyond_hove_to(sail, changes):
    table = Table().ship(0, sail=sail).crew(0, rigging_change=1).run(Task("sail", A, 0))
    assert set(table.orders(A)) == {Decline(), *(ChangeSail("chesapeake", more) for more in changes)}


@pytest.mark.rule("17.5b1", "17.5b2", "17.5b3", "17.5b4", "17.5b5", "P17.4")
def test_freeing_one_attempt_each():
    assert sails.freeing_modifier(1, -1, 1) == 3 and sails.freeing_modifier(-1, 1, -1) == -3
    table = grappled().run(Task("free", B, 1), Task("free", A, 0))
    table.give(B, TryFreeing("shannon"), die("1d6", 1, why="freeing"))
    assert table[0].grappled < 0, "1 + 1 - 0 + 1 is 3"
    table = grappled().ship(1, morale=-1).run(Task("free", B, 1), Task("free", A, 0))
    table.give(B, TryFreeing("shannon"), die("1d6", 2, why="freeing"))
    assert table.state.asked == (A,)
    table.give(A, TryFreeing("chesapeake"), die("1d6", 3, why="freeing"))
    assert table[0].grappled == 1 and table.decision == ""


@pytest.mark.rule("17.6a", "17.6b", "P17.5", "P11.15")
def test_smoke_thins_drifts_and_the_higher_marker_stays():
    table = Table().having(smoke=((0, 1, 2), (0, 0, 1), (3, 3, 2)), wind=6).run("smoke")
    assert table.state.smoke == ((1, 1, 1), (4, 3, 1))
    from navalgames.games.frigate_duel.rules.impulses import with_smoke

    state = with_smoke(table.state, 1, 1)
    assert (1, 1, 2) in state.smoke
    assert with_smoke(state, 1, 1, 1).smoke == state.smoke


@pytest.mark.rule("17.7", "P17.6")
def test_only_the_initiative_player_draws_a_card():
    table = Table(bridge_cards=True).having(initiative=B)
    table.run(Task("draw_card", B), dice=(die("draw 1 of 38", *["steady_aim#1"], why="card"),))
    assert table.state.hands == ((), ("steady_aim#1",)) and len(table.state.unseen) == 37


# ------------------------------------------------------------------------ endings


def at_turn_end(scenario: str, turn: int = 3, **changes) -> Table:
    table = Table(scenario).having(turn=turn)
    for number, fields in changes.items():
        table.ship(int(number[1:]), **fields)
    return table.run("look_at_turn_end")


@pytest.mark.rule("P18.1", "P19.2")
def test_contact_lost_beyond_40_points_or_the_turn_limit():
    assert at_turn_end("S12", s0={"x": 0, "y": 20}, s1={"x": 0, "y": 0}).state.outcome is None
    lost = at_turn_end("S12", s0={"x": 0, "y": 21}, s1={"x": 0, "y": 0}).state.outcome
    assert (lost.winner, lost.key) == (None, "fd-outcome-draw")
    assert at_turn_end("S12", turn=29).state.outcome is None
    assert at_turn_end("S12", turn=30).state.outcome.key == "fd-outcome-draw"


@pytest.mark.rule("P19.2")
def test_the_less_damaged_side_wins_marginally_from_0_15_on():
    table = Table("S12")  # Amelia: hull 40, rigging 18, crew 12
    assert wounds.index_of_damage(table[0]._replace(hull_lost=10, rigging_lost=9), T) == Fraction(1, 4)
    bled = table[0]._replace(hull_lost=10, rigging_lost=9, crew=(0,) * 7 + (9,))
    assert wounds.index_of_damage(bled, T) == Fraction(1, 3), "three of twelve crew points count as much"
    narrow = at_turn_end("S12", turn=30, s0={"hull_lost": 17}).state.outcome
    clear = at_turn_end("S12", turn=30, s0={"hull_lost": 18}).state.outcome
    assert (narrow.winner, clear.winner, clear.key) == (None, B, "fd-outcome-marginal")
    marked = at_turn_end("S11", turn=30).state.outcome
    assert marked.winner == A, "marks of the set-up are included"


@pytest.mark.rule("P19.3")
def test_the_chased_ship_wins_if_she_is_not_taken():
    for scenario, turn in (("S04", 24), ("S06", 18), ("S08", 18)):
        found = at_turn_end(scenario, turn=turn, s1={"hull_lost": 12}).state.outcome
        assert (found.winner, found.key) == (B, "fd-outcome-escaped")
        assert at_turn_end(scenario, turn=turn - 1).state.outcome is None


@pytest.mark.rule("P19.4", "P20.S10")
def test_the_escape_of_president():
    away = {"x": 0, "y": 30}
    assert at_turn_end("S10", s0=away).state.outcome.winner == A
    assert at_turn_end("S10", s1={"rigging_lost": 15}).state.outcome is None
    crippled = at_turn_end("S10", s1={"rigging_lost": 16}).state.outcome
    assert (crippled.winner, crippled.key) == (A, "fd-outcome-crippled")
    late = at_turn_end("S10", turn=20, s1={"rigging_lost": 16}).state.outcome
    assert (late.winner, late.key) == (B, "fd-outcome-squadron")


@pytest.mark.rule("P1.15", "P18.2", "P19.1", "P18.1")
def test_sinking_ends_the_duel_at_once_and_both_at_once_is_a_draw():
    table = Table().ship(0, hull_lost=40)
    state = endings.take_sinking(_silent(), table.state, table.box)
    assert endings.look_for_end(_silent(), state, Task(""), table.box).outcome.winner == B
    table.ship(1, hull_lost=40)
    state = endings.take_sinking(_silent(), table.state, table.box)
    found = endings.look_for_end(_silent(), state, Task(""), table.box)
    assert (found.outcome.winner, found.tasks) == (None, ())


def _silent():
    from navalgames.chance import RandomDice

    return RandomDice(seed=1, record=False)


@pytest.mark.rule("P18.1")
def test_the_duel_may_end_by_agreement_with_the_switch():
    assert not Table().run("offers_of_end").decision
    table = Table(end_by_agreement=True).having(initiative=B).ship(0, hull_lost=30).run("offers_of_end")
    table.give(B, OfferEnd())
    assert table.state.asked == (A,) and set(table.orders(A)) == {Decline(), AgreeToEnd()}
    refused = table.state
    table.give(A, Decline())
    assert table.state.outcome is None and table.state.asked == (A,), "now she may offer herself"
    table.having(**refused._asdict()).give(A, AgreeToEnd())
    assert table.state.outcome.winner == B


@pytest.mark.rule("P18.1", "P19.4", "P20.S10")
def test_an_agreed_end_of_an_escape_brings_the_squadron_up():
    """Not judged by the damage: the pursuer has lost far more, and wins."""
    table = Table("S10", end_by_agreement=True).having(initiative=A).ship(1, hull_lost=20, rigging_lost=16)
    table.run("offers_of_end").give(A, OfferEnd()).give(B, AgreeToEnd())
    found = table.state.outcome
    assert (found.winner, found.key, found.rule) == (B, "fd-outcome-squadron", "P19.4")


@pytest.mark.rule("P3.1")
def test_a_section_is_gone_with_its_last_box():
    ship = Table("S03")[1]  # Guerriere: four sections of 10
    lost = (0, 1, 9, 10, 19, 20, 29, 30, 39, 40)
    gone = [crew.sections_destroyed(ship._replace(hull_lost=boxes), T) for boxes in lost]
    assert gone == [0, 0, 0, 1, 1, 2, 2, 3, 3, 4]
    assert wounds.with_hull_lost(ship._replace(hull_lost=38), 9, T).hull_lost == 40, "there are no more"


@pytest.mark.rule("P5.3", "P10.1", "P10.4")
def test_guns_without_crew_begin_no_reloading_and_no_ship_out_of_action_does():
    empty = {"loaded": (False, False)}
    table = Table().ship(0, **empty).crew(0, starboard_guns=2).having(impulse=4)
    table.run(Task("load_markers", data=((0, 0), (0, 1))))
    assert table[0].reload == (0, 4 + 10), "nobody at the port guns: no marker, not even for this impulse"
    table.run("reload")
    assert table[0].loaded == (False, False)
    table = Table().ship(0, **empty, out="struck").crew(0, port_guns=5).having(impulse=4)
    table.run(Task("load_markers", data=((0, 0),)))
    assert table[0].reload == (0, 0)


@pytest.mark.rule("P5.3", "P10.2", "P10.3", "chart:reload_time")
def test_reload_time_by_the_crew_that_is_left():
    assert [crew.reload_time(points, 7, 0, 1, T) for points in (7, 6, 4, 3, 1, 0)] == [5, 7, 7, 10, 10, 0]
    assert crew.reload_time(9, 1, 1, 1, T) == 4 and crew.reload_time(1, 1, 1, 3, T) == 5
    assert crew.reload_time(0, 0, 0, 1, T) == 0
    by_shot = [[crew.reload_time(7, 7, quality, shot, T) for shot in (1, 2, 3)] for quality in (-1, 0, 1)]
    assert by_shot == [[6, 8, 7], [5, 7, 6], [4, 6, 5]], "double shot 2 more, chain shot 1, less the quality"
    assert crew.reload_time(7, 7, 5, 1, T) == 3, "never below 3"


# ------------------------------------------------------------------------ a ship out of action


@pytest.mark.rule("P1.15", "P18.1", "17.2a", "17.5a1", "P3.4", "4.4", "P10.1")
@pytest.mark.parametrize(
    ("task", "fields"),
    [
        (Task("repairing", A, 0), {"rigging_lost": 3}),
        (Task("sail", A, 0), {"sail": "battle"}),
        (Task("losing", ship=0, data=2), {}),
        (Task("mark_losses", ship=0), {"crew": (0,) * 7 + (2,)}),
        (Task("reload"), {"loaded": (False, True), "reload": (4, 0)}),
        (Task("next_shot", data=((0, 0),)), {"loaded": (False, True)}),
        (Task("late_shot", data=((0, 0),)), {"loaded": (False, True)}),
        (Task("load_markers", data=((0, 0),)), {"loaded": (False, True)}),
        (Task("choose"), {"moving": (6,)}),
        (Task("fire"), {}),
    ],
)
def test_a_ship_out_of_action_takes_no_part_in_any_step(task, fields):
    table = Table().ship(0, x=0, y=0, heading="E").ship(1, x=0, y=2, heading="E").having(impulse=4)
    table.crew(0, port_guns=2, rigging_change=1, repair=1, reserve=2).crew(1)
    table.ship(0, out="struck", **fields)
    before = table.state.ships
    table.run(task)
    assert (table.decision, table.log, table.shown) == ("", [], []) and table.state.ships == before


@pytest.mark.rule("17.4b", "17.5a1", "P22.4", "P17.1")
def test_a_ship_that_has_struck_changes_no_sail_any_more():
    table = Table("S03", two_ships=True).having(initiative=B).ship(1, markers=1)
    table.crew(1, rigging_change=1).crew(2, rigging_change=1)
    table.run("housekeeping", dice=(die("worst 1 of 1d6", 1, why="strike"),))
    assert table[1].out == "struck" and table.decision == "change_sail"
    assert {order.ship for order in table.orders(B) if isinstance(order, ChangeSail)} == {"curlew"}


@pytest.mark.rule("P1.15", "P22.4")
def test_a_ship_goes_out_of_action_once_only():
    """Captured with nobody left: she is not sinking as well."""
    table = Table("S03", two_ships=True).ship(1, out="captured", crew=(0,) * 8)
    state = endings.take_sinking(_silent(), table.state, table.box)
    assert state == table.state


@pytest.mark.rule("P1.15", "P22.4")
@pytest.mark.parametrize(("number", "partner"), [(0, 1), (1, 0), (2, 0)])
def test_whoever_held_a_ship_that_goes_out_of_action_is_free(number, partner):
    table = Table("S03", two_ships=True).ship(number, grappled=partner, reload=(7, 0), loaded=(False, True))
    table.ship(partner, grappled=number, reload=(0, 9), loaded=(True, False))
    others = [place for place in range(3) if place not in (number, partner)]
    before = [table[place] for place in others]
    state = endings.taken_out(_silent(), table.state, number, "struck", "17.4b")
    gone, free = state.ships[number], state.ships[partner]
    assert (gone.out, gone.grappled, gone.reload) == ("struck", -1, (0, 0))
    assert (free.out, free.grappled, free.reload) == ("", -1, (0, 9))
    assert [state.ships[place] for place in others] == before


# ------------------------------------------------------------------------ what is told, and who is asked


@pytest.mark.rule("P12.1", "4.6")
@pytest.mark.parametrize("fields", [{"x": 1}, {"y": 1}, {"out": "struck"}])
def test_only_an_enemy_still_there_in_the_same_square_is_grappled(fields):
    for number in (0, 1):
        assert not side_by_side().ship(number, **fields).run("grapples").decision
    assert side_by_side().run("grapples").decision == "grapple"


@pytest.mark.rule("12.0b", "12.0a")
@pytest.mark.parametrize(("face", "holds"), [(4, False), (5, True)])
def test_a_5_with_nothing_added_holds(face, holds):
    table = side_by_side().ship(0, morale=0).ship(1, morale=0).run("grapples")
    table.give(B, TryGrapple("shannon", "chesapeake"), die("1d6", face, why="grapple"))
    assert [ship.grappled for ship in table.state.ships] == ([1, 0] if holds else [-1, -1])
    assert table.note("fd-log-grappled" if holds else "fd-log-grapple-fails")["modifier"] == 0


@pytest.mark.rule("15.0d", "P15.3", "P15.5")
def test_an_attack_without_hits_costs_nobody_and_an_absent_defender_has_no_points():
    table = grappled().crew(0, melee=0).crew(1, melee=1).run("melees")
    table.give(B, Board("shannon"))
    assert table.log == ["fd-log-boards"]
    table.give(B, SplitCrew("shannon", 1, 0), die("1d6", 1, why="melee-attack"))
    assert table.log == ["fd-log-melee"]
    told = table.note("fd-log-melee")
    assert (told["attack"], told["attack_support"], told["defence"], told["defence_support"]) == (1, 0, 0, 0)
    assert sum(table[0].crew) == 15 and table.decision == ""


@pytest.mark.rule("15.0b", "15.0d", "P15.3", "P3.5")
def test_hits_left_in_melee_are_told_and_place_strike_markers():
    """Eight of fifteen are left to Chesapeake, all of them in melee but one: a hit makes it seven."""
    table = grappled().crew(0, melee=7, reserve=1).crew(1, melee=2).run("melees")
    table.give(B, Board("shannon"))
    table.give(B, SplitCrew("shannon", 1, 1))
    table.give(A, SplitCrew("chesapeake", 1, 6), die("1d6", 6), die("1d6", 1), rest=True)
    told = table.note("fd-log-melee")
    assert (told["attack"], told["attack_support"], told["defence"], told["defence_support"]) == (1, 1, 1, 6)
    assert told["hits"] == 0, "six points of support make the 1 a cancel"
    table = grappled().crew(0, melee=7, reserve=1).crew(1, melee=2).run("melees")
    table.give(B, Board("shannon"))
    table.give(B, SplitCrew("shannon", 2, 0))
    table.give(A, SplitCrew("chesapeake", 7, 0), die("2d6", 6, 6), die("7d6", 5, 1, 1, 1, 1, 1, 1))
    assert table.note("fd-log-crew-lost")["points"] == 1
    assert (table[0].crew[6], sum(table[0].crew), table[0].markers) == (6, 7, 1)


@pytest.mark.rule("P1.15", "P15.3", "P15.4", "P18.1")
def test_a_ship_whose_last_men_fall_in_melee_is_out_but_not_captured():
    table = grappled().crew(0, melee=2, reserve=0).crew(1, melee=2).run("melees")
    table.give(B, Board("shannon"))
    table.give(B, SplitCrew("shannon", 2, 0))
    table.give(A, SplitCrew("chesapeake", 2, 0), die("2d6", 6, 6), die("2d6", 1, 1))
    assert (table[0].out, table.state.outcome.winner) == ("sinking", B)
    table = grappled().crew(0, melee=1, reserve=0).crew(1, melee=2).run("melees")
    table.give(B, Board("shannon"))
    table.give(B, SplitCrew("shannon", 2, 0))
    table.give(A, SplitCrew("chesapeake", 1, 0), die("2d6", 6, 6), die("1d6", 1))
    assert table[0].out == "captured" and table.note("fd-log-crew-lost")["points"] == 1, "there is no second"


@pytest.mark.rule("15.0a", "P15.1", "P22.3")
@pytest.mark.parametrize("initiative", [A, B])
def test_the_initiative_player_may_attack_first(initiative):
    table = grappled().crew(0, melee=1).crew(1, melee=1).having(initiative=initiative).run("melees")
    asked = []
    while table.decision:
        asked += table.state.asked
        table.give(table.state.asked[0], Decline())
    assert asked == [initiative, B if initiative == A else A]
    assert not side_by_side().crew(0, melee=1).crew(1, melee=1).run("melees").decision, "not grappled"


@pytest.mark.rule("15.0h", "15.0d")
@pytest.mark.parametrize(
    ("faces", "support", "modifier", "stacked", "single"),
    [
        ((4,), 1, 0, 1, 1), ((4,), 0, 0, 0, 0), ((3,), 1, 0, 0, 0), ((3,), 2, 0, 1, 0), ((3,), 1, 1, 1, 1),
        ((4, 4), 1, 0, 1, 1), ((4, 3), 3, 0, 2, 1), ((5, 4), 1, 0, 2, 2), ((6, 6), 3, -1, 2, 2),
        ((6, 5), 1, -1, 2, 2), ((6, 5), 0, -1, 1, 1),
    ],
)  # fmt: skip
def test_a_point_of_support_adds_one_to_a_die(faces, support, modifier, stacked, single):
    assert boarding.successes(faces, support, modifier, T, True) == stacked
    assert boarding.successes(faces, support, modifier, T, False) == single


@pytest.mark.rule("16.0b", "16.0c")
@pytest.mark.parametrize("straining", [1, 2])
def test_a_6_after_the_modifiers_makes_a_bonus_move_free(straining):
    for face, lost in ((6 - straining, 0), (5 - straining, straining)):
        table = Table().crew(0).run(Task("bonus", A, 0))
        table.give(A, BonusMove("chesapeake", straining), die("1d6", face, why="bonus-move"))
        told = table.note("fd-log-bonus")
        assert (told["modifier"], told["boxes"], table[0].rigging_lost) == (straining, lost, lost)
        assert (told["x"], told["y"]) == (table[0].x, table[0].y) == (-2, 3)


@pytest.mark.rule("16.0c", "P3.5", "P3.6")
def test_a_bonus_move_may_cost_the_last_mast():
    table = Table().ship(0, rigging_lost=18).crew(0).run(Task("bonus", A, 0))
    table.give(A, BonusMove("chesapeake", 2), die("1d6", 1, why="bonus-move"))
    assert (table[0].rigging_lost, table[0].markers) == (19, 1)


@pytest.mark.rule("16.0a", "P16.1")
@pytest.mark.parametrize(
    ("reading", "offered"), [("literal", {1, 2}), ("free", {0, 1, 2}), ("success_only", {0, 1, 2})]
)
def test_the_strainings_on_offer(reading, offered):
    table = Table(bonus_move=reading).run(Task("bonus", A, 0))
    assert {order.straining for order in table.orders(A) if isinstance(order, BonusMove)} == offered
    assert bool(table.refused(A)) is (reading == "literal")


@pytest.mark.rule("17.1a", "17.1b", "P5.5")
def test_what_became_of_a_fire_is_told():
    for face, party, told in ((5, 1, "out"), (4, 1, "burning"), (3, 1, "burning"), (2, 1, "damaged"),
                              (5, 0, "burning"), (2, 0, "damaged")):  # fmt: skip
        table = Table().ship(0, burning=True).crew(0, fire_party=party)
        table.run(Task("fire_fighting", A, 0), dice=(die("1d6", face, why="fire-fighting"),))
        assert table.log == [f"fd-log-fire-{told}"]
        assert (table[0].burning, table[0].rigging_lost) == (told != "out", int(told == "damaged"))


@pytest.mark.rule("17.1b", "P3.5", "P3.6")
def test_a_fire_may_burn_the_last_mast():
    table = Table().ship(0, burning=True, rigging_lost=18)
    table.run(Task("fire_fighting", A, 0), dice=(die("1d6", 1, why="fire-fighting"),))
    assert (table[0].rigging_lost, table[0].markers) == (19, 1)


@pytest.mark.rule("7", "17.1a", "17.2a", "17.3a", "17.5a1", "17.5b1")
def test_with_nothing_to_do_housekeeping_asks_and_tells_nothing():
    table = Table().having(initiative=B)
    table.crew(0).crew(1).run("housekeeping")
    assert (table.decision, table.log, table.shown) == ("", [], [])


@pytest.mark.rule("17.2a", "P17.2", "P17.card.shipwrights")
def test_without_crew_at_repair_nothing_is_repaired_and_nobody_is_asked():
    table = Table(bridge_cards=True).ship(0, rigging_lost=3).crew(0).hold(A, "shipwrights")
    table.run(Task("repairing", A, 0))
    assert (table.decision, table.log, table.shown) == ("", [], [])


@pytest.mark.rule("17.2a", "17.2c", "P17.2")
@pytest.mark.parametrize(
    ("hull", "rigging", "choices"),
    [(1, 0, {"hull"}), (10, 2, {"rigging"}), (11, 1, {"hull", "rigging"}), (20, 0, set())],
)
def test_what_can_be_repaired(hull, rigging, choices):
    ship = Table().ship(0, hull_lost=hull, rigging_lost=rigging)[0]
    assert set(wounds.repairable(ship, T)) == choices


@pytest.mark.rule("17.2a")
def test_a_failed_repair_is_told_and_gives_nothing_back():
    table = Table().ship(0, rigging_lost=3).crew(0, repair=2)
    table.run(Task("repairing", A, 0), dice=(die("best 1 of 2d6", 4, 1, why="repair"),))
    assert table.log == ["fd-log-repair-fails"] and table[0].rigging_lost == 3


@pytest.mark.rule("17.3a", "17.3b", "17.3c")
@pytest.mark.parametrize(
    ("morale", "face", "falls"),
    [(0, 2, True), (0, 3, False), (1, 1, True), (1, 2, False), (-1, 3, True), (-1, 4, False)],
)
def test_a_modified_2_for_a_destroyed_section_lowers_the_morale(morale, face, falls):
    table = Table().ship(0, hull_lost=10, morale=morale)
    table.run(Task("hull_morale", A, 0), dice=(die("worst 1 of 1d6", face, why="hull-morale"),))
    assert table.log == (["fd-log-morale-falls"] if falls else [])
    assert (table[0].morale, table[0].markers) == (max(morale - falls, -1), int(falls and morale == -1))


@pytest.mark.rule("17.4a", "17.4b", "17.4c")
@pytest.mark.parametrize(
    ("morale", "face", "struck"), [(0, 1, True), (0, 2, False), (-1, 2, True), (-1, 3, False), (1, 1, False)]
)
def test_a_modified_1_strikes(morale, face, struck):
    table = Table().ship(0, markers=1, morale=morale).run("striking", dice=(die("worst 1 of 1d6", face),))
    assert table[0].out == ("struck" if struck else "")


@pytest.mark.rule("17.5b2", "P17.4", "17.5b3", "17.5b4", "17.5b5")
@pytest.mark.parametrize(("face", "free"), [(2, False), (3, True)])
def test_a_3_with_nothing_added_frees_both(face, free):
    """Shannon, quality +1 and unfit, from Chesapeake, quality 0."""
    table = grappled().ship(1, morale=-1).run(Task("free", B, 1))
    assert set(table.orders(B)) == {Decline(), TryFreeing("shannon")}
    table.give(B, TryFreeing("shannon"), die("1d6", face, why="freeing"))
    assert table.note("fd-log-freed" if free else "fd-log-not-freed")["modifier"] == 0
    assert [(ship.grappled, ship.freed) for ship in table.state.ships] == (
        [(-1, True)] * 2 if free else [(1, False), (0, False)]
    )
    assert not side_by_side().run(Task("free", B, 1)).decision, "not grappled"


@pytest.mark.rule("17.6a", "17.6b", "P17.5")
@pytest.mark.parametrize("wind", range(8))
def test_smoke_drifts_downwind_in_every_wind(wind):
    dx, dy = T.steps[wind]
    table = Table().having(smoke=((5, -5, 2), (9, 9, 1)), wind=wind).run("smoke")
    assert table.state.smoke == ((5 - dx, -5 - dy, 1),)


@pytest.mark.rule("P17.5", "P11.15")
@pytest.mark.parametrize(("lies", "comes", "stays"), [(1, 1, 1), (1, 2, 2), (2, 1, 2), (2, 2, 2)])
def test_of_two_smoke_markers_in_a_square_the_higher_stays(lies, comes, stays):
    from navalgames.games.frigate_duel.rules.impulses import with_smoke

    state = Table().having(smoke=((3, 4, lies), (4, 3, 1))).state
    assert with_smoke(state, 3, 4, comes).smoke == ((3, 4, stays), (4, 3, 1))


# ------------------------------------------------------------------------ strike markers and the end


@pytest.mark.rule("P3.5", "chart:strike_markers")
def test_from_the_second_section_on_each_places_a_marker():
    assert [wounds.section_markers(gone, T) for gone in range(5)] == [0, 0, 1, 2, 3]


@pytest.mark.rule("P3.5")
def test_each_cause_is_remembered_by_itself():
    """Whatever cause comes first, the others still come; and none comes twice."""
    ship = Table("S03")[1]  # 11 crew points, rigging 18, sections of 10
    causes = ({"rigging_lost": 18}, {"crew": (0,) * 7 + (5,)}, {"hull_lost": 20}, {"crew": (0,) * 7 + (2,)})
    total = {0: 1, 1: 1, 2: 1, 3: 2}
    for first in range(4):
        hurt = wounds.with_markers(ship._replace(**causes[first]), T)
        assert hurt.markers == total[first]
        healed = wounds.with_markers(hurt._replace(rigging_lost=0, hull_lost=0, crew=ship.crew), T)
        assert healed.markers == total[first], "markers are never removed"
        for second in range(4):
            both = wounds.with_markers(healed._replace(**causes[second]), T)
            crews = {first, second} == {1, 3}
            assert both.markers == (2 if crews else total[first] + total[second] * (first != second))


@pytest.mark.rule("P3.7")
def test_full_sail_costs_a_box_more_only_where_there_is_one():
    ship = Table()[0]
    found = [
        [wounds.under_full_sail(boxes, ship._replace(sail=sail)) for boxes in (0, 1, 2)]
        for sail in ("hove_to", "battle", "full")
    ]
    assert found == [[0, 1, 2], [0, 1, 2], [0, 2, 3]]


@pytest.mark.rule("P1.9", "P3.5")
def test_a_loss_of_morale_is_a_step_or_while_unfit_a_marker():
    assert [wounds.weaker(morale, T) for morale in (1, 0, -1)] == [(0, 0), (-1, 0), (-1, 1)]


@pytest.mark.rule("P19.4", "P20.S10")
@pytest.mark.parametrize(
    ("turn", "lost", "outcome"), [(3, 20, None), (3, 21, "crippled"), (20, 21, "squadron")]
)
def test_the_pursuer_is_crippled_from_the_share_of_the_chart_on(turn, lost, outcome):
    """With four quarters in the chart: all 21 rigging boxes of Endymion, and 20 are not enough."""
    table = Table("S10").having(turn=turn).ship(1, rigging_lost=lost)
    table.box = box_of(CHARTS.replace("victory", "escape rigging quarters", "value", 4), table.options)
    table.run("look_at_turn_end")
    found = table.state.outcome
    assert (found and found.key) == (outcome and f"fd-outcome-{outcome}")


@pytest.mark.rule("P19.4", "P22.4")
def test_every_pursuer_must_be_crippled():
    table = Table("S10", two_ships=True).having(turn=3).ship(1, rigging_lost=16)
    assert table[2].side == B and table.run("look_at_turn_end").state.outcome is None
    table.ship(2, rigging_lost=T.ship_cards[table[2].id].rigging).run("look_at_turn_end")
    assert table.state.outcome.key == "fd-outcome-crippled"


@pytest.mark.rule("P18.1", "P19.4")
@pytest.mark.parametrize(("y", "away"), [(20, False), (21, True)])
def test_president_is_away_beyond_40_points(y, away):
    for turn in (3, 20):
        found = at_turn_end("S10", turn=turn, s0={"x": 0, "y": y}, s1={"x": 0, "y": 0}).state.outcome
        assert (found is not None and found.key == "fd-outcome-away") is away


@pytest.mark.rule("P19.2", "P22.4")
def test_an_outcome_by_damage_tells_both_shares():
    rigging = T.ship_cards["arethuse"].rigging
    for hull, key in ((30, "fd-outcome-marginal"), (10, "fd-outcome-draw")):
        told = at_turn_end("S12", turn=30, s0={"hull_lost": hull}, s1={"rigging_lost": 2}).note(key)
        assert told["index_a"] == float(Fraction(hull, 120))
        assert told["index_b"] == float(Fraction(2, 3 * rigging))
