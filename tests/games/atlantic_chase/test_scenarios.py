"""Scenarios played: set-up, end, victory, insets, and what the rules leave to teaching texts."""

from __future__ import annotations

import pytest

from navalgames.chance import RandomDice, ScriptedDice
from navalgames.games.atlantic_chase.hex_map import HexMap
from navalgames.games.atlantic_chase.rules import damage, ending, scoring, sequence, set_up
from navalgames.games.atlantic_chase.rules.frames import Battle
from navalgames.games.atlantic_chase.scenario.files import all_scenarios
from navalgames.games.atlantic_chase.scenario.records import Level, Line
from navalgames.games.atlantic_chase.state import Gone
from navalgames.games.atlantic_chase.tables import Box, Port, box_of
from navalgames.rule_index import read_rules
from tests.games.atlantic_chase.table import (
    BRITISH,
    CHARTS,
    GAME,
    GERMAN,
    Counter,
    Points,
    Ship,
    Table,
    TieRule,
    given,
    one,
)

SCENARIOS = all_scenarios(CHARTS)
MINIS = [name for name, told in SCENARIOS.items() if told.kind == "mini"]
MAPS = [name for name in SCENARIOS if name not in MINIS]


def begun(name: str, **options):
    return GAME.start(ScriptedDice([]), CHARTS, GAME.options(scenario=name, **options))


# ------------------------------------------------------------------------ set-up


@pytest.mark.rule("1.3", "SCN.1", "5.3", "7.6", "5.1")
@pytest.mark.parametrize("name", MAPS)
def test_a_scenario_lies_as_it_says(name):
    told, state = SCENARIOS[name], begun(name)
    assert (state.active, state.weather, state.tally) == (told.initiative, told.weather, told.tally)
    for fleet in told.fleets:
        force = next(one_ for one_ in state.task_forces if one_.id == fleet.id)
        assert [scoring.plain_name(ship.name) for ship in force.ships] == list(fleet.ships)
        assert force.hexes == fleet.place.hexes and force.box == fleet.place.box
        assert set(force.intel) == set(fleet.intel)
    aboard = {ship.name for force in state.task_forces for ship in force.ships}
    assert all(ship.name not in aboard for group in state.groups for ship in group.ships)
    GAME.invariants(state, CHARTS, GAME.options(scenario=name))


@pytest.mark.rule("1.4", "SCN.10", "SCN.6", "49.3b", "55.3b")
@pytest.mark.parametrize("name", MINIS)
def test_a_mini_scenario_is_a_battle_and_nothing_else(name):
    told, state = SCENARIOS[name], begun(name)
    frame = state.stack[0]
    assert isinstance(frame, Battle) and len(state.stack) == 1 and frame.mini
    assert frame.active == told.active and frame.rounds == told.rounds
    zones = {line.zone for line in told.battle}
    assert {fighter.zone for fighter in frame.fighters} == zones
    assert GAME.decision(state)[0] in ("set_up_smoke", "fire")


@pytest.mark.rule("option:escort_pool")
def test_the_escort_pool():
    def escorts(**options) -> int:
        state = begun("OP4", **options)
        return sum("Squadron" in ship.name for force in state.task_forces for ship in force.ships)

    assert escorts() == 0 and escorts(escort_pool="one_dd") == 3


@pytest.mark.rule("option:escort_pool")
def test_a_convoy_has_its_escort_beside_a_warship_too():
    fleet, *_ = (one_ for one_ in SCENARIOS["OP5"].fleets if one_.side == BRITISH)
    mixed = fleet._replace(ships=("Kent", "Convoy (British)"))
    table = Table(said={"fleets": (mixed, fleet._replace(id="B9", ships=("Hood",)))}, escort_pool="one_dd")
    convoy, other = set_up.laid_out(table.box).task_forces
    assert [scoring.plain_name(ship.name) for ship in convoy.ships] == [*mixed.ships, "DD Squadron (British)"]
    assert [ship.name for ship in other.ships] == ["Hood"]


@pytest.mark.rule("59.2a", "59.2b", "11.7a")
def test_a_squadron_has_the_torpedoes_of_its_counter_or_those_the_scenario_says():
    box = Table().box
    crews = set_up.Crews(("DD Squadron (British)", "Kent"), box)
    printed = int(box.counter("DD Squadron (British)").torpedo)
    assert crews.ship("DD Squadron (British)", Counter(), "B1").torpedoes == printed
    assert crews.ship("DD Squadron (British)", Counter(torpedoes=3), "B1").torpedoes == 3
    assert crews.ship("DD Squadron (British)", Counter(torpedoes=0), "B1").torpedoes == 0
    kent = int(box.counter("Kent").torpedo)
    assert crews.ship("Kent", Counter(torpedoes=3), "B1").torpedoes == kent != 3


@pytest.mark.rule("SCN.9", "59.2b", "chart:hit_limits")
def test_a_squadron_counter_as_another_ship():
    state = begun("MS6")
    jervis_bay = next(ship for force in state.task_forces for ship in force.ships if ship.alias)
    assert (jervis_bay.limit, jervis_bay.torpedoes, jervis_bay.smoke) == (1, 0, False)
    assert damage.after_hits(jervis_bay, 1, box_of(CHARTS, GAME.options(scenario="MS6"))) is None


@pytest.mark.rule("SCN.12")
def test_a_second_battle_keeps_hits_and_damage():
    lines = (
        Line(GERMAN, "Far", ("Bismarck",), hits=(("Bismarck", 1),), damaged=("Bismarck",)),
        Line(BRITISH, "Near", ("Hood",)),
    )
    table = Table(scenario="MS9", said={"battle": lines})
    state = set_up.start(ScriptedDice([]), table.box)
    assert state.task_forces[0].ships[0] == Ship("Bismarck", 1, True, torpedoes=0)
    assert {fighter.ship: fighter.zone for fighter in state.stack[0].fighters} == {
        "Bismarck": "Far",
        "Hood": "Near",
    }


# ------------------------------------------------------------------------ to the end


@pytest.mark.rule("1.3", "3.5", "SCN.17", "SCN.6", "SCN.4")
@pytest.mark.parametrize("name", list(SCENARIOS))
def test_every_scenario_is_played_to_its_end(name):
    options = GAME.options(scenario=name)
    dice = RandomDice(seed=sum(map(ord, name)))
    state = GAME.start(dice, CHARTS, options)
    while sides := GAME.deciding(state):
        orders = GAME.legal_orders(state, sides[0], CHARTS, options)
        state = GAME.apply(
            dice, state, sides[0], orders[dice.roll("1d100", "test") % len(orders)], CHARTS, options
        )
    assert GAME.outcome(state).winner in (GERMAN, BRITISH, None) and state.stack == ()


@pytest.mark.rule("SCN.17", "26.2")
def test_a_number_of_changes_ends_the_scenario_before_anybody_acts():
    table = (
        Table(scenario="T1").put("G1", "Scharnhorst", at="12,0").put("B1", "Hood", at="7,1").having(turn=10)
    )
    table.give(given.Pass(""))
    assert table.state.outcome is not None and not table.shown


@pytest.mark.rule("SCN.2", "SCN.17")
def test_an_operation_ends_with_the_last_german_force():
    table = (
        Table()
        .put("G1", "Bismarck", box="Kiel")
        .put("B1", "Hood", at="7,1")
        .wait("A", "Scheer", port="Kiel", side=GERMAN)
    )
    table.give(given.Complete("G1", "Kiel")).give(given.TakeEvasive("B1"))
    assert table.state.outcome is not None
    boxed = (
        Table().put("G1", "Bismarck", box="Kiel").put("G2", "Hipper", box="Brest").put("B1", "Hood", at="7,1")
    )
    boxed.give(given.Complete("G1", "Kiel")).give(given.TakeEvasive("B1"))
    assert boxed.state.outcome is None


@pytest.mark.rule("SCN.2", "SCN.17")
@pytest.mark.parametrize(
    ("name", "how", "over"),
    [
        ("Bismarck", "sunk", True),
        ("Bismarck", "completed", True),
        ("Bismarck", "exited", False),
        ("Prinz Eugen", "sunk", False),
    ],
)
def test_only_the_fate_a_scenario_names_ends_it(name, how, over):
    said = {"end": ("Bismarck sunk", "Bismarck completed")}
    table = Table(said=said).put("G1", "Hipper", at="12,0").having(gone=(gone(Ship(name), how, GERMAN),))
    assert (ending.after_action(ScriptedDice([]), table.state, table.box).outcome is not None) == over


@pytest.mark.rule("SCN.17")
def test_a_ship_sunk_ends_the_scenario():
    table = Table(scenario="T3").put("G1", "Bismarck", at="12,0").put("B1", "Hood", at="7,1")
    state = damage.hit(ScriptedDice([]), table.state, "Bismarck", 6, table.box)
    assert ending.after_action(ScriptedDice([]), state, table.box).outcome is not None
    assert ending.after_action(ScriptedDice([]), table.state, table.box).outcome is None


@pytest.mark.rule("SCN.3")
def test_after_three_convoys_the_germans_go_home():
    home = tuple(
        Gone(Ship(f"Convoy (British)#{number}"), BRITISH, "completed", "B1", "Halifax") for number in range(3)
    )
    table = (
        Table()
        .put("G1", "Bismarck", at="12,0")
        .put("G2", "Hipper", "Scheer", box="Kiel")
        .put("B1", "Hood", at="12,0")
        .hide("U1")
    )
    assert {given.Engage("G1", "B1"), given.SendStealthForce("U1"), given.Reorganize()} <= set(table.orders())
    table.having(gone=home)
    assert {type(order) for order in table.orders()} - {given.LeaveBox} == {given.Complete}
    table.having(task_forces=(table.force("G1"), table.force("B1")))
    kinds = {type(order) for order in table.orders()}
    assert given.Engage not in kinds and given.SendStealthForce not in kinds and given.PlotCourse in kinds
    table.having(gone=home[:2])
    assert given.Engage in {type(order) for order in table.orders()}


# ------------------------------------------------------------------------ points


def counted(entry: Points, table: Table) -> int:
    return scoring.occurrences(table.state, entry, table.box)


def gone(ship: Ship, how: str, side: str = BRITISH, port: str = "") -> Gone:
    return Gone(ship, side, how, "B1", port)


@pytest.mark.rule("SCN.5", "SCN.15", "SCN.7")
def test_a_ship_counts_once_for_its_worst_state():
    table = Table().put("B1", Ship("Hood", damaged=True), "Nelson", at="12,0")
    table.having(
        gone=(
            gone(Ship("Kent", damaged=True), "sunk"),
            gone(Ship("Fiji", damaged=True), "completed", port="Clyde"),
        )
    )
    assert counted(Points(GERMAN, "ship_damaged", 1, match_side=BRITISH), table) == 2
    assert counted(Points(GERMAN, "ship_sunk", 1, classes=("CA", "CL")), table) == 1
    assert counted(Points(GERMAN, "ship_sunk", 1, classes=("BB",)), table) == 0


@pytest.mark.rule("SCN.15", "11.1b", "29.5")
def test_point_entries():
    convoy = Ship("Convoy (British)", hits=3, destination=("Clyde", "Liverpool"))
    table = (
        Table()
        .put("B1", convoy, at="12,0")
        .put("G1", Ship("Scheer", visited=("14,-6",), origin="G3"), at="9,0")
    )
    assert counted(Points(GERMAN, "convoy_hit", 1), table) == 3
    assert counted(Points(GERMAN, "still_in_play", 1, ships=("Scheer",)), table) == 1
    table.having(task_forces=(), gone=(
        gone(convoy, "completed", port="Clyde"), gone(table.afloat("Scheer"), "completed", GERMAN, "Kiel"),
        gone(Ship("DD Squadron (British)", origin="B1"), "sunk"),
    ), plotted=("Scheer",), entered=((GERMAN, "A"),))  # fmt: skip
    assert counted(Points(BRITISH, "convoy_completed", 3, dispersed=False), table) == 1
    assert counted(Points(BRITISH, "convoy_completed", 3, dispersed=True), table) == 0
    assert (
        counted(Points(GERMAN, "ship_completed", 2, ships=("Scheer",), ports=("Kiel",), damaged=False), table)
        == 1
    )
    assert counted(Points(GERMAN, "ship_completed", 2, ships=("Scheer",), ports=("Brest",)), table) == 0
    assert counted(Points(GERMAN, "ship_completed", 2, ships=("Scheer",), visited=("14,-6",)), table) == 1
    assert counted(Points(GERMAN, "ship_completed", 2, ships=("Scheer",), visited=("14,-5",)), table) == 0
    assert counted(Points(GERMAN, "squadron_destroyed", 2, task_force="B1"), table) == 1
    assert counted(Points(GERMAN, "squadron_destroyed", 2, task_force="B2"), table) == 0
    assert counted(Points(BRITISH, "trajectory_action", once=1, ships=("Scheer",)), table) == 1
    assert counted(Points(GERMAN, "group_entered", -1, variant="Jutland"), table) == 1
    for side, times in ((GERMAN, 1), (BRITISH, 0)):
        assert counted(Points(GERMAN, "group_entered", -1, match_side=side), table) == times
    assert counted(Points(GERMAN, "group_entered", -1), table) == 1
    liner = Ship("Scheer", destination=("Kiel",))
    at_home = Table().having(gone=(gone(liner, "completed", GERMAN, "Kiel"),))
    assert counted(Points(GERMAN, "convoy_completed", 3), at_home) == 0, "only convoys"
    elsewhere = Table().having(gone=(gone(convoy, "completed", port="Halifax"),))
    assert counted(Points(BRITISH, "convoy_completed", 3), elsewhere) == 0


@pytest.mark.rule("SCN.4", "SCN.13", "SCN.15")
def test_totals_and_ties():
    said = {
        "points": (
            Points(GERMAN, "ship_sunk", 0.5, match_side=BRITISH),
            Points(BRITISH, "trajectory_action", once=1),
        )
    }
    table = Table(said={**said, "tie": TieRule(BRITISH)}).having(gone=(gone(Ship("Kent"), "sunk"),))
    assert scoring.points(table.state, table.box) == {GERMAN: 0.5, BRITISH: 0}
    assert scoring.winner(table.state, table.box) == (GERMAN, False)
    table.having(plotted=("Kent", "Hood"))
    assert scoring.points(table.state, table.box)[BRITISH] == 1
    table.having(gone=())
    assert scoring.winner(Table(said={**said, "tie": TieRule(BRITISH)}).state, table.box) == (BRITISH, True)


@pytest.mark.rule("SCN.4")
@pytest.mark.parametrize(
    ("ship", "how", "port", "side"),
    [
        ("Bismarck", "completed", "Bordeaux", GERMAN),
        ("Bismarck", "completed", "Kiel", BRITISH),
        ("Bismarck", "sunk", "Brest", BRITISH),
        ("Hipper", "completed", "Brest", BRITISH),
    ],
)
def test_a_tie_asks_for_ship_port_and_completion(ship, how, port, side):
    table = Table(said={"points": ()}).having(gone=(gone(Ship(ship), how, GERMAN, port),))
    assert scoring.winner(table.state, table.box) == (side, True)


@pytest.mark.rule("SCN.15")
def test_ships_left_out_of_an_entry_do_not_count():
    table = Table().having(gone=(gone(Ship("Kent"), "sunk"), gone(Ship("Hood"), "sunk")))
    entry = Points(GERMAN, "ship_sunk", 1)
    assert counted(entry, table) == 2 and counted(entry._replace(not_ships=("Kent",)), table) == 1
    assert counted(entry._replace(ships=("Hood",), not_ships=("Kent",)), table) == 1
    hurt = Table().put("B1", Ship("Hood", damaged=True), "Nelson", at="12,0")
    afloat = Points(GERMAN, "still_in_play", 1)
    assert [counted(afloat._replace(damaged=asked), hurt) for asked in (None, True, False)] == [2, 1, 1]


@pytest.mark.rule("SCN.3")
@pytest.mark.parametrize(("convoys", "others", "home"), [(3, 0, True), (2, 1, False), (2, 0, False)])
def test_three_convoys_that_completed_send_the_germans_home(convoys, others, home):
    """A convoy sunk is none, nor is a warship that completed."""
    done = [gone(Ship(f"Convoy (British)#{number}"), "completed", port="Clyde") for number in range(convoys)]
    lost = [gone(Ship("Convoy (British)#9"), "sunk"), gone(Ship("Kent"), "completed", port="Clyde")] * others

    def kinds(side, **said):
        table = Table(side, said={"airbases": (), **said}).put("G1", "Bismarck", at="12,0")
        table.put("B1", "Hood", at="12,0").put("G2", "Hipper", box="Brest").having(gone=(*done, *lost))
        return {type(order) for order in table.orders()}

    assert (given.Engage not in kinds(GERMAN)) == home and given.Engage in kinds(BRITISH)
    assert (given.PlotCourse not in kinds(GERMAN)) == home
    after = SCENARIOS["OP5"].after_convoys._replace(completion_mandatory=False)
    assert {given.PlotCourse, given.Complete} <= kinds(GERMAN, after_convoys=after)
    assert (given.Engage not in kinds(GERMAN, after_convoys=after)) == home


@pytest.mark.rule("SCN.6")
@pytest.mark.parametrize(
    ("levels", "score"),
    [((), 0), ((GERMAN, "decisive"), 2), ((GERMAN, "marginal"), 1), ((BRITISH, "marginal"), -1),
     ((BRITISH, "decisive"), -2)],
)  # fmt: skip
def test_a_level_as_a_score(levels, score):
    reached = (Level(*levels, "sunk(Hood)"),) if levels else ()
    table = Table(scenario="MS9", said={"levels": (*reached, Level(GERMAN, "decisive", "sunk(Bismarck)"))})
    state = set_up.start(ScriptedDice([]), table.box)
    hurt = damage.hit(ScriptedDice([]), state, "Hood", 9, table.box)
    assert ending.after_mini(ScriptedDice([]), hurt._replace(stack=()), table.box).score == score


@pytest.mark.rule("SCN.4")
def test_a_tie_by_where_a_ship_completed():
    table = Table(said={"points": ()})
    home = table.having(gone=(gone(Ship("Bismarck"), "completed", GERMAN, "Brest"),))
    assert scoring.winner(home.state, home.box) == (GERMAN, True)
    assert scoring.winner(Table(said={"points": ()}).state, home.box) == (BRITISH, True)


@pytest.mark.rule("SCN.6", "SCN.7", "SCN.8", "SCN.16")
@pytest.mark.parametrize(
    ("reached", "best"),
    [
        ((), (None, "none")),
        (((GERMAN, "marginal"),), (GERMAN, "marginal")),
        (((GERMAN, "marginal"), (BRITISH, "marginal")), (None, "marginal")),
        (((GERMAN, "marginal"), (BRITISH, "decisive")), (BRITISH, "decisive")),
        (((GERMAN, "decisive"), (BRITISH, "decisive")), (None, "decisive")),
    ],
)
def test_levels_of_a_mini_scenario(reached, best):
    assert scoring.best_level(reached) == best


@pytest.mark.rule("SCN.6", "SCN.7", "SCN.8", "SCN.16", "61.7")
def test_a_mini_scenario_tells_its_levels():
    table = Table(scenario="MS9")
    state = set_up.start(ScriptedDice([]), table.box)
    state = sequence.AGENDA.run(ScriptedDice([]), state, table.box)
    hurt = damage.hit(ScriptedDice([]), state, "Bismarck", 2, table.box)
    over = ending.after_mini(ScriptedDice([]), hurt._replace(stack=()), table.box)
    assert (over.outcome.winner, over.outcome.key) == (BRITISH, "ac-outcome-marginal")
    river = Table(scenario="MS1")
    state = set_up.start(ScriptedDice([]), river.box)
    spee = state.task_forces[0]
    left = state._replace(task_forces=(spee._replace(ships=()), state.task_forces[1]),
                          gone=(Gone(spee.ships[0], GERMAN, "exited"),), stack=())  # fmt: skip
    assert ending.after_mini(ScriptedDice([]), left, river.box).outcome.winner == GERMAN


@pytest.mark.rule("1.4", "49.3b")
@pytest.mark.parametrize(("rounds", "weather", "fought"), [(5, "bad", 5), (0, "good", 3), (0, "bad", 2)])
def test_a_mini_scenario_that_names_no_rounds_goes_by_the_weather(rounds, weather, fought):
    table = Table(scenario="MS9", said={"rounds": rounds, "weather": weather})
    (battle,) = set_up.laid_out(table.box).stack
    assert battle.rounds == fought


@pytest.mark.rule("SCN.11")
def test_break_away_may_be_barred_early():
    def step(first: int) -> str:
        table = Table(scenario="MS9", said={"break_away_from": first})
        table.state = set_up.start(ScriptedDice([]), table.box)
        table.run()
        while table.stage in ("set_up_smoke", "fire"):
            table.give(given.Decline() if table.stage == "set_up_smoke" else given.CeaseFire())
        while table.stage == "manoeuvre":
            table.give(table.orders()[0])
        return table.stage

    assert step(1) == "break_away" and step(2) == "fire"


# ------------------------------------------------------------------------ an inset, made up for the test


def inset(active: str = GERMAN) -> Table:
    """Five hexes in a row: Scapa Flow, Methil, open sea, and Kiel in two hexes; Murmansk has no box."""
    row = tuple(f"{q},0" for q in range(8, 14))
    neighbours = {
        place: tuple(row[where] for where in (number - 1, number + 1) if 0 <= where < 6)
        for number, place in enumerate(row)
    }
    sea = HexMap(
        frozenset(row), {GERMAN: neighbours, BRITISH: neighbours}, frozenset(), frozenset(),
        {place: (number, 0) for number, place in enumerate(row)}, {place: frozenset() for place in row},
    )  # fmt: skip
    ports = {
        "Scapa Flow": Port("Scapa Flow", "Scapa Flow/Methil", (row[0],)),
        "Methil": Port("Methil", "Scapa Flow/Methil", (row[1],)),
        "Murmansk": Port("Murmansk", "", (row[3],)),
        "Kiel": Port("Kiel", "Kiel", row[4:6]),
    }
    control = (("Scapa Flow", BRITISH), ("Methil", BRITISH), ("Murmansk", GERMAN), ("Kiel", GERMAN))
    table = Table(active)
    table.box = Box(
        CHARTS, table.options, table.box.scenario._replace(control=control, airbases=()), ports, sea
    )
    return table


@pytest.mark.rule("9.1", "9.2", "9.3", "2.3", "option:inset_maps", "chart:inset_maps")
def test_an_inset_port_without_a_box():
    table = inset().put("G1", "Bismarck", at="11,0").put("B1", "Hood", line=("10,0",))
    assert not table.orders(given.EnterBox)
    drawn = inset(BRITISH).put("G1", "Bismarck", at="13,0").put("B1", "Hood", line=("10,0",))
    drawn.give(given.PlotCourse("B1")).give(given.AddSegment("back", "9,0"))
    assert drawn.force("B1").intel == (), "Methil is her own"
    drawn.give(given.AddSegment("front", "11,0"))
    assert drawn.force("B1").intel == ("11,0",), "nobody is there: the port alone is the trigger"
    assert "Norwegian Sea: Murmansk" in CHARTS["inset_maps"].rows
    assert {told.map for told in SCENARIOS.values() if told.kind != "mini"} == {"operations"}


@pytest.mark.rule("9.4")
def test_task_forces_of_two_ports_are_kept_apart_in_their_box():
    table = (
        inset(BRITISH)
        .put("G1", "Bismarck", at="11,0")
        .put("B1", "Hood", at="8,0")
        .put("B2", "Kent", at="9,0")
    )
    table.give(given.EnterBox("B1", "Scapa Flow/Methil")).give(given.EnterBox("B2", "Scapa Flow/Methil"))
    assert set(table.orders(given.LeaveBox)) == {given.LeaveBox("B1", "8,0"), given.LeaveBox("B2", "9,0")}
    assert given.Reorganize() not in table.orders()
    assert {(order.task_force, order.port) for order in table.orders(given.Complete)} == {
        ("B1", "Scapa Flow"),
        ("B2", "Methil"),
    }


@pytest.mark.rule("9.5", "9.7")
def test_a_port_in_two_hexes_has_two_ways_out():
    table = (
        inset()
        .put("G1", "Bismarck", at="12,0")
        .put("B1", "Hood", at="8,0")
        .give(given.EnterBox("G1", "Kiel"))
    )
    assert set(table.orders(given.LeaveBox)) == {given.LeaveBox("G1", "12,0"), given.LeaveBox("G1", "13,0")}
    table.give(given.PlotCourse("G1"))
    assert {order.hex for order in table.orders()} == {"12,0", "13,0"}
    assert table.give(given.AddSegment("back", "13,0")).force("G1").line == ("13,0",)


@pytest.mark.rule("9.6", "4.2")
def test_a_hex_that_is_not_on_the_inset_is_unplayable():
    table = (
        inset().put("G1", "Bismarck", line=("13,0",)).put("B1", "Hood", at="8,0").give(given.PlotCourse("G1"))
    )
    assert {order.hex for order in table.orders(given.AddSegment)} == {"12,0"}
    assert "Kiel Bight" in {row.split(": ")[1] for row in CHARTS["inset_maps"].rows}


# ------------------------------------------------------------------------ what remains


@pytest.mark.rule("50.2c", "23.8")
def test_contact_exposes_a_segment_to_stealth():
    table = (
        Table().put("G1", "Bismarck", at="7,0").put("B1", "Hood", line=("12,0", "11,0")).hide("U1", at="12,0")
    )
    assert not table.orders(given.StealthAttack)
    table.having(task_forces=(table.force("G1"), table.force("B1")._replace(contact=("12,0",))))
    assert table.orders(given.StealthAttack) == (given.StealthAttack("U1", "B1"),)


@pytest.mark.rule("50.3a")
def test_damage_strikes_the_ship_that_was_attacked():
    table = Table().put("B1", "Hood", "Kent", at="12,0")
    state = damage.damaged(ScriptedDice([]), table.state, "Kent", table.box)
    ships = {ship.name: ship.damaged for ship in state.task_forces[0].ships}
    assert ships == {"Hood": False, "Kent": True}


@pytest.mark.rule("55.3b", "60.6a")
def test_smoke_at_set_up():
    table = (
        Table(said={"airbases": ()})
        .put("G1", "Bismarck", at="10,1")
        .put("B1", "Prince of Wales", "Kent", at="10,1")
    )
    table.give(given.Engage("G1", "B1"), {"dice": "2d6", "shows": [5, 3], "why": "engage"})
    assert set(table.orders()) == {given.Decline(), given.MakeSmoke("Bismarck")}
    table.give(given.Decline()).give(given.MakeSmoke("Kent")).give(given.Decline())
    assert table.stage == "cover" and table.frame.round == 0
    table.give(given.Cover("Kent", ("Prince of Wales",)))
    assert table.stage == "fire" and table.frame.round == 1 and table.asked == GERMAN


@pytest.mark.rule("SCN.14")
def test_two_sides_and_no_teams():
    assert GAME.sides_for is None and GAME.sides == (GERMAN, BRITISH)


@pytest.mark.rule("5.8")
def test_aids_need_no_state():
    state = begun("T1")
    words = {"launch", "strike", "search", "destination"}
    assert not words & ({*state._fields} | {*state.task_forces[0]._fields})


@pytest.mark.rule("1.5", "13.11", "23.4", "35.7", "39.9", "55.8", "57.9")
def test_rows_for_teaching_say_that_they_bind_nobody():
    told = {rule.number: rule.requirement for rule in read_rules("atlantic_chase")}
    for number in ("1.5", "13.11", "23.4", "35.7", "39.9", "55.8", "57.9"):
        assert told[number].startswith(("Informative", "Historical note")), number


@pytest.mark.rule("25.7a", "25.8")
def test_one_weather_for_the_map():
    table = Table(weather="bad").put("G1", "Bismarck", at="12,0").put("B1", "Hood", at="7,1")
    table.give(given.Pass(""), one(5, "weather"))
    assert table.state.weather == "good" and table.box.local_weather(table.state, "14,-8") == "bad"
