"""Steps 1 to 4: crew, initiative, speeds, marks, manoeuvres."""

from __future__ import annotations

import pytest

from navalgames.chance import ScriptedDice
from navalgames.errors import IllegalOrder
from navalgames.games.frigate_duel import GAME
from navalgames.games.frigate_duel.given import AssignCrew, ChooseManoeuvre, LoseFrom, LoseInOrder
from navalgames.games.frigate_duel.rules import crew, impulses, losses, manoeuvring, sailing, turns
from navalgames.games.frigate_duel.state import MANOEUVRES, A, B, Task
from navalgames.games.frigate_duel.tables import tables_of
from tests.games.frigate_duel.table import CHARTS, HEADINGS, Table, die

T = tables_of(CHARTS)
N, NE, E, SE, S, SW, W, NW = range(8)


def number(name: str) -> int:
    return MANOEUVRES.index(name)


# ------------------------------------------------------------------------ crew


@pytest.mark.rule("1", "P5.1", "P5.2", "P1.13", "chart:crew_boxes")
def test_crew_is_assigned_in_secret_and_revealed_together():
    table = Table().run("assign", "muster")
    form = table.orders(A)
    assert form.points == 15 and form.most == (5, 5, 2, 2, 4, 2, 15, 15)
    table.give(A, AssignCrew("chesapeake", (5, 0, 2, 0, 0, 0, 8, 0)))
    assert GAME.view(table.state, B, table.options).assigned == ((), None)
    assert table[0].crew == (0,) * 7 + (15,)
    table.give(B, AssignCrew("shannon", (0, 6, 1, 0, 0, 0, 0, 6)))
    assert table[0].crew == (5, 0, 2, 0, 0, 0, 8, 0) and table[1].crew == (0, 6, 1, 0, 0, 0, 0, 6)


@pytest.mark.rule("P5.1")
@pytest.mark.parametrize(
    ("boxes", "key"),
    [
        ((6, 0, 0, 0, 0, 0, 0, 9), "fd-error-crew-box"),
        ((0, 0, 3, 0, 0, 0, 0, 12), "fd-error-crew-box"),
        ((0, 0, 0, 0, 0, 0, 0, 14), "fd-error-crew-points"),
        ((0, 0, 0, 0, 0, 0, -1, 16), "fd-error-crew-points"),
    ],
)
def test_too_many_in_a_box_are_refused_with_the_rule(boxes, key):
    form = Table().run("assign").orders(A)
    with pytest.raises(IllegalOrder) as refused:
        form.check(AssignCrew("chesapeake", boxes))
    assert (refused.value.key, refused.value.rule) == (key, "P5.1")


@pytest.mark.rule("P5.1")
def test_gun_boxes_take_the_firepower_of_the_moment():
    ship = Table().ship(0, hull_lost=20)[0]
    assert crew.limits(ship, T)[:2] == (3, 3)


@pytest.mark.rule("P3.4")
def test_lost_crew_is_taken_from_boxes_of_the_owners_choice():
    table = Table().crew(0, starboard_guns=3, melee=2)
    table.run(Task("losing", ship=0, data=3))
    assert table.decision == "lose_crew"
    names = {order.box for order in table.orders(A) if isinstance(order, LoseFrom)}
    assert names == {"starboard_guns", "melee", "reserve"}
    table.give(A, LoseFrom("chesapeake", "starboard_guns"))
    assert table[0].crew == (0, 2, 0, 0, 0, 0, 2, 10)
    table.give(A, LoseInOrder("chesapeake"))
    assert table[0].crew == (0, 2, 0, 0, 0, 0, 2, 8)


@pytest.mark.rule("P3.4")
def test_of_two_boxes_with_crew_the_owner_may_choose_and_of_one_there_is_no_choice():
    table = Table().crew(0, port_guns=5, melee=10, reserve=0).run(Task("losing", ship=0, data=2))
    assert {order.box for order in table.orders(A) if isinstance(order, LoseFrom)} == {"port_guns", "melee"}
    table.give(A, LoseFrom("chesapeake", "port_guns"))
    table.give(A, LoseFrom("chesapeake", "port_guns"))
    assert table[0].crew == (3, 0, 0, 0, 0, 0, 10, 0) and table.decision == ""
    alone = Table().crew(0, port_guns=15, reserve=0).run(Task("losing", ship=0, data=2))
    assert alone[0].crew == (13, 0, 0, 0, 0, 0, 0, 0) and alone.decision == ""


@pytest.mark.rule("P3.4", "chart:crew_boxes")
def test_the_usual_order_of_losses():
    full = (3, 2, 2, 2, 2, 2, 2, 2)
    gone = [crew.in_default_order(full, points, T) for points in (2, 4, 6, 8, 10, 12, 15)]
    assert gone[0] == (3, 2, 2, 2, 2, 2, 2, 0)
    assert gone[1] == (3, 2, 2, 2, 2, 2, 0, 0)
    assert gone[2] == (3, 2, 2, 2, 0, 2, 0, 0)
    assert gone[3] == (3, 2, 2, 0, 0, 2, 0, 0)
    assert gone[4] == (3, 2, 2, 0, 0, 0, 0, 0)
    assert gone[5] == (3, 2, 0, 0, 0, 0, 0, 0)
    assert gone[6] == (0, 2, 0, 0, 0, 0, 0, 0)


@pytest.mark.rule("P1.15", "P3.4")
def test_a_ship_without_crew_is_out():
    table = Table()
    state = losses.lose_crew(ScriptedDice([]), table.state, 0, 15, table.box)
    assert state.ships[0].out == "sinking" and state.outcome.winner == B


# ------------------------------------------------------------------------ initiative


@pytest.mark.rule("2", "P6.1", "P1.8")
def test_initiative_adds_quality_and_the_weather_gauge():
    table = Table().having(initiative=A)  # a, quality 0, lies to the north of b, quality 1; wind north
    table.run("initiative", dice=(die("1d6", 4, why="initiative"), die("1d6", 5, why="initiative")))
    told = table.note("fd-log-initiative")
    assert (told["a"], told["b"], table.state.initiative) == (5, 6, B)
    table.having(wind=S).run("initiative", dice=(die("1d6", 4), die("1d6", 3)))
    told = table.note("fd-log-initiative")
    assert (told["a"], told["b"], table.state.initiative) == (4, 5, B)


@pytest.mark.rule("P6.2")
@pytest.mark.parametrize("holder", [A, B])
def test_on_a_tie_the_holder_keeps_the_initiative(holder):
    table = Table().having(initiative=holder).run("initiative", dice=(die("1d6", 4), die("1d6", 4)))
    assert table.state.initiative == holder


# ------------------------------------------------------------------------ speeds and marks


@pytest.mark.rule("P7.1", "P1.14", "P1.7", "chart:sailing_speed")
def test_base_speed_by_bearing_sail_and_wind():
    assert [sailing.base_speed(letter, "battle", "moderate", T) for letter in "HFDAC"] == [0, 8, 12, 14, 13]
    assert [sailing.base_speed("D", sail, "moderate", T) for sail in ("hove_to", "battle", "full")] == [
        0,
        12,
        20,
    ]
    assert [sailing.base_speed("D", "battle", wind, T) for wind in ("light", "moderate", "fresh")] == [
        8,
        12,
        14,
    ]
    full = [sailing.base_speed(letter, "full", "moderate", T) for letter in "HFGDEABC"]
    assert full == [0, 14, 14, 20, 20, 24, 24, 22]
    assert [sailing.base_speed(letter, "battle", "moderate", T) for letter in "GEB"] == [8, 12, 14]
    assert sailing.base_speed("H", "full", "fresh", T) == 0 == sailing.base_speed("A", "hove_to", "fresh", T)


@pytest.mark.rule("P7.2", "P3.6", "chart:rigging_speed")
def test_rigging_and_rating_change_the_speed():
    speeds = [sailing.speed("D", "battle", "moderate", 0, lost, 20, T) for lost in (0, 4, 5, 10, 15, 19, 20)]
    assert speeds == [12, 12, 10, 7, 4, 4, 0]
    assert sailing.speed("F", "battle", "light", -2, 16, 20, T) == 2, "at least 2"
    assert sailing.speed("D", "battle", "moderate", 2, 0, 20, T) == 14
    assert sailing.speed("H", "full", "fresh", 2, 0, 20, T) == 0


@pytest.mark.rule("P7.4", "chart:relative_common")
def test_the_common_part_of_the_speed():
    assert [sailing.common_part((14, 11), (0, turn), T) for turn in range(5)] == [11, 5, 0, 0, 0]


@pytest.mark.rule("P7.5", "17.5b6", "P8.5")
def test_ships_that_were_freed_move_at_half_rate_in_the_next_turn():
    table = Table("S12").having(initiative=A).ship(0, grappled=1, heading=E).ship(1, grappled=0, heading=S)
    table.run(Task("free", A, 0))
    from navalgames.games.frigate_duel.given import TryFreeing

    table.give(A, TryFreeing("amelia"), die("1d6", 6, why="freeing"))
    assert [ship.grappled for ship in table.state.ships] == [-1, -1]
    table.run("turn", rest=True).run("speeds")
    assert [(ship.speed, ship.rate) for ship in table.state.ships] == [(12, 6), (13, 6)]
    table.run("turn", rest=True).run("speeds")
    assert [ship.rate for ship in table.state.ships] == [12, 13], "one turn only"


@pytest.mark.rule("P7.6", "P7.6a")
def test_squares_by_rate_and_heading_fixed_for_the_turn():
    assert [sailing.squares(rate, N, T) for rate in (0, 1, 2, 3, 24, 40)] == [0, 0, 1, 1, 12, 12]
    assert [sailing.squares(rate, NE, T) for rate in (0, 1, 2, 3, 5, 24)] == [0, 0, 1, 1, 2, 8]
    table = Table("S12").ship(0, heading=E).ship(1, heading=S).run("speeds", "marks")
    marks = table[0].moving
    assert len(marks) == 6
    table.ship(0, heading=NE, rigging_lost=10).having(strength="fresh", chosen=(8, 8))
    table.run("impulse", rest=True)
    assert table[0].moving in (marks, marks[1:])


@pytest.mark.rule("P7.8", "P7.9", "P3.6", "chart:impulse_marks")
def test_steering_marks_and_ships_without_marks():
    assert sailing.marks(0, True, T) == ((), (6, 12))
    assert sailing.marks(1, True, T) == ((12,), (6,))
    assert sailing.marks(0, False, T) == ((), (12,))
    table = Table("S12").ship(0, rigging_lost=18).run("speeds", "marks")
    assert table[0].moving == () == table[0].steering and table[1].moving
    table = Table("S12").ship(0, x=0, y=0, grappled=1).ship(1, x=0, y=0, grappled=0).run("speeds", "marks")
    assert not any((*ship.moving, *ship.steering) for ship in table.state.ships)


# ------------------------------------------------------------------------ impulses


@pytest.mark.rule("P8.1", "4.2", "4")
def test_only_impulses_with_a_mark_or_a_marker_and_the_last_one_are_active():
    table = Table().ship(0, moving=(3, 9), steering=()).ship(1, reload=(5, 20), loaded=(False, False))
    table.having(chosen=(1, 0)).run("impulse", rest=True)
    seen = [note.args["impulse"] for note in table.notes if note.key == "fd-log-impulse"]
    assert seen == [3], "then a manoeuvre must be chosen"
    table.give(A, ChooseManoeuvre("chesapeake", "ahead"), rest=True)
    while table.decision:
        seen += [note.args["impulse"] for note in table.notes if note.key == "fd-log-impulse"]
        table.give(table.state.asked[0], table.orders(table.state.asked[0])[-1], rest=True)
    seen += [note.args["impulse"] for note in table.notes if note.key == "fd-log-impulse"]
    assert seen == [3, 5, 9, 12]


@pytest.mark.rule("P8.2", "P17.6", "4.3", "4.4", "4.5", "4.6")
def test_the_order_within_an_impulse():
    table = Table().having(impulse=0)
    table.ship(0, moving=(4,)).having(chosen=(1, 0))
    state = impulses.next_impulse(
        ScriptedDice([]), table.state._replace(tasks=()), Task("impulse"), table.box
    )
    stages = [task.stage for task in reversed(state.tasks)]
    assert stages == ["reveal", "choose", "reload", "fire", "grapples", "impulse"]
    table = Table(bridge_cards=True).ship(0, moving=(4,)).having(initiative=B).hold(A, "gust").hold(B, "tops")
    state = impulses.next_impulse(
        ScriptedDice([]), table.state._replace(tasks=()), Task("impulse"), table.box
    )
    assert [(task.stage, task.side) for task in reversed(state.tasks)] == [
        ("start_card", B), ("start_card", A), ("reveal", ""), ("choose", ""), ("reload", ""),
        ("impulse_card", B), ("impulse_card", A), ("fire", ""), ("grapples", ""), ("impulse", ""),
    ]  # fmt: skip


@pytest.mark.rule("P8.3", "4.3.1", "4.3.2")
def test_both_reveal_then_the_ship_without_initiative_moves_first():
    table = Table().having(initiative=A, impulse=6, chosen=(1, 1)).ship(0, moving=(6,)).ship(1, moving=(6,))
    table.run("reveal")
    assert table.log == ["fd-log-reveals", "fd-log-reveals", "fd-log-moves", "fd-log-moves"]
    assert [note.args["ship"] for note in table.notes[2:]] == ["shannon", "chesapeake"]


@pytest.mark.rule("P8.4")
@pytest.mark.parametrize(
    ("heading", "moving", "chosen", "done"),
    [
        (NE, True, "tack", "ahead"),  # no crew in sailing any more
        (NE, False, "tack", "hold"),
        (N, True, "ahead", "fall_off_port"),
        (NE, True, "port", "ahead"),  # would lie head to wind
    ],
)
def test_an_illegal_manoeuvre_is_replaced(heading, moving, chosen, done):
    marks = {"moving": (6,)} if moving else {"steering": (6,)}
    table = Table().having(impulse=6, chosen=(number(chosen), 0)).ship(0, heading=heading, **marks).crew(0)
    table.run("reveal")
    assert table.note("fd-log-replaced")["manoeuvre"] == done


@pytest.mark.rule("P9.8", "P9.9", "4.1", "4.3.3")
def test_manoeuvres_are_chosen_by_both_at_once_for_ships_with_marks_left():
    table = Table().ship(0, moving=(6, 12)).ship(1, moving=()).run("choose")
    assert table.state.asked == (A,)
    table.ship(1, steering=(12,)).having(chosen=(0, 0)).run("choose")
    assert table.state.asked == (A, B)
    table.having(chosen=(1, 0)).run("choose")
    assert table.state.asked == (B,), "what is chosen stays chosen"
    table.run("turn", rest=True)
    assert table.state.chosen == (0, 0), "an unused choice is thrown away"


@pytest.mark.rule("4.3.3", "P9.8")
def test_the_next_manoeuvre_is_chosen_after_each_one_but_the_last():
    """In the impulse of the mark, before guns are loaded; after the mark of impulse 12 there is no next."""
    table = Table().ship(0, steering=(6, 12)).ship(1, steering=(12,)).having(chosen=(9, 9), impulse=0)
    table.crew(0).crew(1).run("impulse")
    assert (table.state.impulse, table.decision, table.state.asked) == (6, "choose_manoeuvre", (A,))
    assert table.log[-1] == "fd-log-moves" and table.state.chosen == (0, 9)
    table.give(A, ChooseManoeuvre("chesapeake", "hold"))
    assert table.state.impulse == 12 and table.decision == "", "nobody is asked any more"
    assert [note.args["ship"] for note in table.notes if note.key == "fd-log-reveals"].count("shannon") == 1


# ------------------------------------------------------------------------ manoeuvres


def after(heading: int, name: str, moving: bool = True, wind: int = N, dice: tuple = (), points: int = 1):
    table = Table().ship(0, x=0, y=0, heading=heading).crew(0, sailing=points)
    script = ScriptedDice(dice)
    ship = manoeuvring.carried_out(script, table[0], wind, moving, number(name), T, False)
    script.finish()
    return ship.x, ship.y, HEADINGS[ship.heading]


@pytest.mark.rule("P9.1", "P9.2", "P9.6", "P9.7", "chart:manoeuvres")
def test_ahead_turns_back_and_hold():
    assert after(E, "ahead") == (1, 0, "E")
    assert after(SE, "port") == (1, -1, "E")
    assert after(E, "starboard") == (1, 0, "SE")
    assert after(E, "port", moving=False) == (0, 0, "NE")
    assert after(E, "back") == (0, 0, "E")
    assert after(E, "hold", moving=False) == (0, 0, "E")


@pytest.mark.rule("P9.3")
def test_wearing_turns_two_steps_off_the_wind():
    assert [after(heading, "wear")[2] for heading in (E, SE, SW, W)] == ["S", "SW", "SE", "S"]
    assert after(E, "wear")[:2] == (1, 0) and after(E, "wear", moving=False)[:2] == (0, 0)


@pytest.mark.rule("P9.3")
@pytest.mark.parametrize("wind", range(8))
def test_wearing_is_the_same_in_every_wind(wind):
    for off_wind, then in ((2, 4), (3, 5), (6, 4), (5, 3)):
        assert manoeuvring.worn((wind + off_wind) % 8, wind) == (wind + then) % 8


@pytest.mark.rule("P9.4", "P5.4")
def test_tacking_through_the_wind_or_into_irons():
    assert after(NE, "tack", dice=[die("1d6", 4, why="tack")]) == (0, 0, "NW")
    assert after(NE, "tack", dice=[die("1d6", 3, why="tack")]) == (0, 0, "N")
    assert after(NW, "tack", dice=[die("1d6", 3, why="tack")], points=2) == (0, 0, "NE")
    assert after(NE, "tack", dice=[die("1d6", 4, why="tack")], points=2, wind=E) == (0, 0, "SE")
    table = Table().having(impulse=6, chosen=(0, number("tack"))).ship(1, heading=NE, moving=(6,))
    table.crew(1, sailing=1).run("reveal", dice=(die("1d6", 3, why="tack"),))
    assert HEADINGS[table[1].heading] == "NW" and not table[1].moving, "3 and the quality of Shannon are 4"


@pytest.mark.rule("P9.5")
def test_a_ship_in_irons_can_only_fall_off():
    ship = Table().ship(0, heading=N).crew(0, sailing=2)[0]
    for moving in (True, False):
        names = {MANOEUVRES[one] for one in manoeuvring.legal(ship, N, moving, T)}
        assert names == {"fall_off_port", "fall_off_starboard"}
    assert after(N, "fall_off_port") == (0, 0, "NW") and after(N, "fall_off_starboard") == (0, 0, "NE")


@pytest.mark.rule("P9.1", "P9.2", "P9.3", "P9.4", "P9.6", "P9.7", "P5.4", "chart:manoeuvres")
@pytest.mark.parametrize(
    ("heading", "moving", "points", "names"),
    [
        (NE, True, 1, {"ahead", "starboard", "tack", "back"}),
        (NE, True, 0, {"ahead", "starboard", "back"}),
        (E, True, 1, {"ahead", "port", "starboard", "wear", "back"}),
        (S, True, 1, {"ahead", "port", "starboard", "back"}),
        (SW, False, 1, {"port", "starboard", "wear", "hold"}),
        (NW, False, 2, {"port", "tack", "hold"}),
    ],
)
def test_what_wind_mark_and_crew_allow(heading, moving, points, names):
    ship = Table().ship(0, heading=heading).crew(0, sailing=points)[0]
    assert {MANOEUVRES[one] for one in manoeuvring.legal(ship, N, moving, T)} == names


@pytest.mark.rule("P9.2", "P9.3", "P5.4")
def test_a_forbidden_manoeuvre_is_refused_with_its_rule():
    table = Table().ship(0, heading=NE, moving=(6,)).crew(0).run("choose")
    refused = table.refused(A)
    assert ("fd-refusal-manoeuvre-P9-2", "P9.2") in refused
    assert ("fd-refusal-manoeuvre-P9-3", "P9.3") in refused
    assert ("fd-refusal-manoeuvre-P5-4", "P5.4") in refused


@pytest.mark.rule("P1.2")
def test_the_sea_has_no_edge_and_a_square_room_for_any_number_of_ships():
    table = Table("S03", two_ships=True).having(initiative=A, impulse=6, chosen=(1, 1, 1))
    for place, (x, y, heading) in enumerate(((-1000, 999, NE), (-1000, 1000, E), (-999, 1001, S))):
        table.ship(place, x=x, y=y, heading=heading, moving=(6,))
    table.run("reveal")
    assert [(ship.x, ship.y) for ship in table.state.ships] == [(-999, 1000)] * 3
    table.having(chosen=(1, 1, 1), impulse=9)
    for place in range(3):
        table.ship(place, moving=(9,))
    table.run("reveal")
    assert [(ship.x, ship.y) for ship in table.state.ships] == [(-998, 1001), (-998, 1000), (-999, 999)]


# ------------------------------------------------------------------------ the turn


@pytest.mark.rule("8", "P8.5", "P10.1", "chart:reload_time")
def test_a_new_turn_keeps_damage_and_moves_the_markers():
    table = Table().having(turn=3, chosen=(1, 1), smoke=((0, 0, 1),), initiative=B)
    table.ship(
        0, fired=(True, True), reload=(15, 0), loaded=(False, True), burning=True, hull_lost=3, moving=(12,)
    )
    table.run("turn", rest=True)
    ship = table[0]
    assert (table.state.turn, table.state.impulse) == (4, 0)
    assert ship.fired == (False, False) and ship.reload == (3, 0) and ship.moving == ()
    assert ship.burning and ship.hull_lost == 3 and table.state.smoke == ((0, 0, 1),)
    assert table.state.initiative == B and table.decision == "assign_crew"


@pytest.mark.rule("P2.3", "P2.4", "P2.2")
def test_the_sea_is_empty_and_the_first_cards_are_drawn():
    from navalgames.chance import RandomDice

    options = GAME.options()
    state = GAME.start(RandomDice(seed=5), CHARTS, options)
    assert GAME.decision(state) == ("load_guns", "P2.2") and state.asked == (A, B)
    for scenario in CHARTS.list("scenarios"):
        for two in (False, True):
            laid = GAME.start(RandomDice(seed=5), CHARTS, GAME.options(scenario=scenario.id, two_ships=two))
            assert laid.smoke == () and not any(ship.burning or ship.markers for ship in laid.ships)
            assert [ship.hull_lost for ship in laid.ships] == [0] * len(laid.ships)
            lost = [scenario.a_rigging_lost, scenario.b_rigging_lost, 0]
            assert [ship.rigging_lost for ship in laid.ships] == lost[: len(laid.ships)]
            assert all(sum(ship.crew) == T.ship_cards[ship.id].crew for ship in laid.ships)
    assert {one.id: one.b_rigging_lost for one in CHARTS.list("scenarios") if one.b_rigging_lost} == {
        "S01": 4, "S11": 8,
    }  # fmt: skip
    assert len(GAME.legal_orders(state, A, CHARTS, options)) == 9
    dice = RandomDice(seed=5)
    for side in (A, B):
        state = GAME.apply(
            dice, state, side, GAME.legal_orders(state, side, CHARTS, options)[0], CHARTS, options
        )
    drawn = [one for one in dice.record if getattr(one, "why", "") == "card"]
    assert len(drawn) == 2 and state.turn == 1
    assert len(state.unseen) == 36


@pytest.mark.rule("P1.1", "P1.4")
def test_the_scale_is_for_texts_only():
    assert CHARTS["measures"].value("straight step", "value") == 2, "a square is 200 yards, a point 100"
    assert turns.GUNS == ("port", "starboard")


@pytest.mark.rule("P8.1", "P7.7", "P7.8")
@pytest.mark.parametrize(
    ("moving", "steering", "mark"),
    [((), (), 0), ((4, 8), (), 4), ((), (6, 12), 6), ((12,), (6,), 6), ((3,), (6,), 3)],
)
def test_the_next_mark_is_the_first_of_both_kinds(moving, steering, mark):
    ship = Table().ship(0, moving=moving, steering=steering)[0]
    assert impulses.next_mark(ship) == mark


@pytest.mark.rule("P9.5")
@pytest.mark.parametrize("moving", [True, False])
def test_in_irons_every_manoeuvre_but_falling_off_is_barred_by_one_rule(moving):
    ship = Table().ship(0, heading="N")[0]._replace(crew=(0, 0, 9, 0, 0, 0, 0, 0))
    t = tables_of(CHARTS)
    for manoeuvre in range(1, len(MANOEUVRES)):
        falls_off = MANOEUVRES[manoeuvre].startswith("fall_off")
        assert manoeuvring.objection(ship, 0, moving, manoeuvre, t) == ("" if falls_off else "P9.5")


@pytest.mark.rule("P9.3")
@pytest.mark.parametrize("wind", range(8))
def test_a_ship_wears_away_from_any_wind(wind):
    for off, turn in ((1, 2), (2, 2), (3, 2), (5, -2), (6, -2), (7, -2)):
        heading = (wind + off) % 8
        assert manoeuvring.worn(heading, wind) == (heading + turn) % 8


@pytest.mark.rule("chart:manoeuvres", "P9.4")
def test_a_manoeuvre_without_letters_is_never_legal():
    tried = tables_of(CHARTS.replace("manoeuvres", "tack", "letters", ""))
    ship = Table().ship(0, heading=NE).crew(0, sailing=2)[0]
    assert number("tack") in manoeuvring.legal(ship, N, True, T)
    assert number("tack") not in manoeuvring.legal(ship, N, True, tried)


@pytest.mark.rule("P1.13")
def test_that_a_broadside_is_loaded_is_seen_but_not_with_what():
    table = Table().having(shots=((1, 0), (0, 2)))
    assert GAME.view(table.state, A, table.options).shots == ((1, 0), (0, -1))
    assert GAME.view(table.state, B, table.options).shots == ((-1, 0), (0, 2))


# ------------------------------------------------------------------------ boundaries of the turn


@pytest.mark.rule("P3.4", "chart:crew_boxes")
def test_of_two_gun_boxes_the_one_with_more_points_loses_first():
    assert crew.in_default_order((2, 3, 0, 0, 0, 0, 0, 0), 3, T) == (2, 0, 0, 0, 0, 0, 0, 0)
    assert crew.in_default_order((3, 2, 0, 0, 0, 0, 0, 0), 4, T) == (0, 1, 0, 0, 0, 0, 0, 0)
    assert crew.in_default_order((2, 1, 0, 0, 0, 0, 3, 1), 3, T, first=6) == (2, 1, 0, 0, 0, 0, 0, 1)


@pytest.mark.rule("P3.4")
@pytest.mark.parametrize(("points", "told"), [(0, None), (1, 1), (15, 15), (20, 15)])
def test_lost_crew_is_told_and_never_more_than_there_is(points, told):
    from navalgames.chance import RandomDice

    dice = RandomDice(seed=1)
    table = Table()
    state = losses.lose_crew(dice, table.state, 0, points, table.box)
    notes = [note.args["points"] for note in dice.record if getattr(note, "key", "") == "fd-log-crew-lost"]
    assert notes == ([told] if told else [])
    assert (state.outcome is not None) is (points >= 15)
    assert [task.stage for task in state.tasks] == (
        [] if points >= 15 else ["turn", "mark_losses", "losing"][: 3 if points else 1]
    )


@pytest.mark.rule("P3.4", "P3.5")
def test_the_marker_for_half_of_the_crew_comes_after_the_owner_has_chosen():
    table = Table().crew(0, port_guns=4, reserve=4)
    state = losses.lose_crew(ScriptedDice([]), table.state, 0, 1, table.box)
    table.run(*[task for task in reversed(state.tasks) if task.stage != "turn"])
    assert (table.decision, table[0].markers) == ("lose_crew", 0)
    table.give(A, LoseFrom("chesapeake", "port_guns"))
    assert (table.decision, table[0].markers, sum(table[0].crew)) == ("", 1, 7)


@pytest.mark.rule("P10.2", "chart:reload_time")
def test_exactly_half_of_the_firepower_loads_as_half_a_crew():
    assert [crew.reload_time(points, 6, 0, 1, T) for points in (6, 5, 3, 2)] == [5, 7, 7, 10]
    assert crew.reload_time(1, 2, 0, 1, T) == 7 and crew.reload_time(1, 1, 0, 1, T) == 5


@pytest.mark.rule("P5.1", "P3.2", "chart:crew_boxes")
def test_what_the_boxes_take_with_few_men_left():
    ship = Table().crew(0, reserve=3)[0]
    assert crew.limits(ship, T) == (3, 3, 2, 2, 3, 2, 3, 3)
    assert crew.mustered(4) == (0,) * 7 + (4,)


@pytest.mark.rule("P10.4", "P10.6")
@pytest.mark.parametrize(
    ("loaded", "marker", "points", "asked"),
    [(False, 0, 3, True), (True, 0, 3, False), (False, 7, 3, False), (False, 0, 0, False)],
)
def test_only_an_empty_broadside_with_crew_and_no_marker_loads_late(loaded, marker, points, asked):
    table = Table().ship(0, loaded=(True, loaded), reload=(0, marker))
    table.having(assigned=((0, points, 0, 0, 0, 0, 0, 15 - points), table[1].crew)).run("muster")
    assert (table.decision == "choose_shot") is asked and table[0].reload == (0, marker)


@pytest.mark.rule("P6.1", "P6.2")
@pytest.mark.parametrize(
    ("own", "enemy", "held", "first"),
    [(4, 3, False, True), (3, 4, True, False), (4, 4, True, True), (4, 4, False, False)],
)
def test_the_higher_total_goes_first(own, enemy, held, first):
    assert turns.goes_first(own, enemy, held) is first


@pytest.mark.rule("P1.8", "P6.1")
@pytest.mark.parametrize(("y", "gauge"), [(1, A), (0, ""), (-1, B)])
def test_a_single_square_to_windward_gives_the_gauge(y, gauge):
    table = Table().ship(0, x=7, y=y).ship(1, x=0, y=0)
    assert turns.weather_gauge(table.state, table.box) == gauge
    table.having(wind=4)
    assert turns.weather_gauge(table.state, table.box) == {A: B, B: A, "": ""}[gauge]


@pytest.mark.rule("P7.2", "P3.6", "chart:rigging_speed")
def test_each_quarter_of_the_rigging_slows_a_ship_from_its_last_box_on():
    assert [sailing.quarters_lost(lost, 18) for lost in (0, 4, 5, 8, 9, 13, 14, 17, 18, 30)] == [
        0, 0, 1, 1, 2, 2, 3, 3, 4, 4,
    ]  # fmt: skip
    ship = Table()[0]  # 19 boxes
    assert [sailing.dismasted(ship._replace(rigging_lost=lost), T) for lost in (18, 19)] == [False, True]


@pytest.mark.rule("P7.2", "chart:measures")
@pytest.mark.parametrize(("rating", "speed"), [(-8, 2), (-6, 2), (-5, 3)])
def test_a_ship_that_sails_at_all_makes_two_points(rating, speed):
    assert sailing.speed("F", "battle", "moderate", rating, 0, 20, T) == speed


@pytest.mark.rule("P7.4", "P22.1")
def test_the_greatest_difference_of_any_two_headings_counts():
    assert sailing.common_part((9, 7, 8), (0, 0, 1), T) == 3
    assert sailing.common_part((9, 7, 8), (7, 0, 1), T) == 0
    assert sailing.common_part((9, 7, 8), (3, 3, 3), T) == 7


@pytest.mark.rule("P7.6", "P7.7")
def test_squares_at_each_boundary_of_the_rate():
    assert [sailing.squares(rate, E, T) for rate in (4, 5, 6, 23, 25, 26)] == [2, 2, 3, 11, 12, 12]
    assert [sailing.squares(rate, SE, T) for rate in (4, 5, 7, 8, 34, 35, 39)] == [1, 2, 2, 3, 11, 12, 12]


@pytest.mark.rule("P7.7", "chart:impulse_marks")
def test_marks_are_spread_over_the_turn():
    for squares in range(2, 13):
        moving, steering = sailing.marks(squares, True, T)
        assert steering == () and moving == tuple(-(-12 * k // squares) for k in range(1, squares + 1))


@pytest.mark.rule("P7.8", "3")
@pytest.mark.parametrize(
    ("speed", "rate", "moving", "steering"),
    [(0, 0, (), (12,)), (1, 0, (), (6, 12)), (2, 1, (), (6, 12)), (9, 2, (12,), (6,)), (9, 4, (6, 12), ())],
)
def test_the_marks_of_a_ship_by_her_speed_and_rate(speed, rate, moving, steering):
    table = Table().ship(0, heading=E, speed=speed, rate=rate).run("marks")
    assert (table[0].moving, table[0].steering) == (moving, steering)
    told = table.note("fd-log-marks")
    assert told["squares"] == len(table[0 if told["ship"] == "chesapeake" else 1].moving)


@pytest.mark.rule("P7.5", "P7.4")
@pytest.mark.parametrize(("halved", "rate"), [(False, 13), (True, 6)])
def test_half_a_rate_is_rounded_down(halved, rate):
    table = Table("S12").ship(0, heading=E).ship(1, heading=S, halved=halved).run("speeds")
    assert table[1].rate == rate and table[0].rate == 12


@pytest.mark.rule("P8.5", "P7.5", "P11.16")
def test_a_new_turn_halves_only_who_was_freed_in_the_last():
    table = (
        Table().having(turn=3).ship(0, freed=True, fired=(True, False)).ship(1, halved=True, steering=(12,))
    )
    table.run("turn", rest=True)
    assert [(ship.halved, ship.freed) for ship in table.state.ships] == [(True, False), (False, False)]
    assert table[0].fired == (False, False) and table[1].steering == ()


@pytest.mark.rule("P10.1", "P8.5")
@pytest.mark.parametrize(("marker", "then"), [(0, 0), (13, 1), (24, 12), (25, 13)])
def test_reload_markers_are_counted_on_into_the_next_turn(marker, then):
    table = (
        Table().having(turn=3).ship(0, reload=(marker, 0), loaded=(not marker, True)).run("turn", rest=True)
    )
    assert table[0].reload == (then, 0)


# ------------------------------------------------------------------------ marks and impulses


@pytest.mark.rule("P8.1", "P7.7", "P7.8")
@pytest.mark.parametrize(
    ("moving", "steering", "mark"),
    [((3, 9), (6,), 3), ((9, 12), (4, 11), 4), ((5,), (4, 11), 4), ((4, 8), (6, 7), 4), ((3, 9), (), 3)],
)
def test_of_several_marks_of_both_kinds_the_very_first_is_next(moving, steering, mark):
    ship = Table().ship(0, moving=moving, steering=steering)[0]
    assert impulses.next_mark(ship) == mark
    assert impulses.is_moving(ship, mark) is (mark in moving[:1])
    assert not impulses.is_moving(ship, moving[-1] + 1) and not impulses.is_moving(ship, 0)
    assert impulses.is_moving(ship, moving[-1]) is (len(moving) == 1)


@pytest.mark.rule("P8.1", "4.2", "P10.1")
@pytest.mark.parametrize(
    ("impulse", "marks", "reload", "then"),
    [
        (0, (4, 9), (7, 0), 4), (4, (9,), (7, 0), 7), (7, (9,), (0, 8), 8), (8, (9,), (0, 0), 9),
        (9, (), (0, 15), 12), (0, (), (0, 0), 12), (0, (), (1, 0), 1), (11, (), (12, 0), 12),
        (10, (11,), (0, 0), 11),
    ],
)  # fmt: skip
def test_the_next_active_impulse_is_the_first_with_a_mark_or_a_marker(impulse, marks, reload, then):
    table = Table().having(impulse=impulse, chosen=(1, 0))
    table.ship(0, moving=marks, reload=reload, loaded=(not reload[0], not reload[1]))
    state = impulses.next_impulse(
        ScriptedDice([]), table.state._replace(tasks=()), Task("impulse"), table.box
    )
    assert state.impulse == then


@pytest.mark.rule("4", "P8.1")
def test_after_impulse_12_the_cycle_is_over():
    table = (
        Table().having(impulse=12, revealed=(1, 1)).ship(0, moving=(), reload=(15, 0), loaded=(False, True))
    )
    table.run("impulse")
    assert (table.log, table.decision, table.state.revealed) == ([], "", ())


@pytest.mark.rule("4.3.1", "P8.2", "P9.8")
def test_only_ships_marked_in_the_impulse_reveal_and_the_others_keep_their_choice():
    table = Table().having(impulse=6, chosen=(1, 9)).ship(0, moving=(6, 12)).ship(1, steering=(9,))
    table.run("reveal")
    assert table.state.chosen == (0, 9) and table.log == ["fd-log-reveals", "fd-log-moves"]
    assert table[0].moving == (12,) and table[1].steering == (9,)
    assert table.state.revealed == (1, 0)
    table = Table().having(impulse=5, chosen=(1, 9)).ship(0, moving=(6,)).ship(1, steering=(9,)).run("reveal")
    assert (table.log, table.state.chosen, table.state.revealed) == ([], (1, 9), ())


@pytest.mark.rule("4.4", "P10.5")
def test_each_broadside_is_loaded_at_its_own_marker():
    empty = {"loaded": (False, False)}
    for reload, loaded, left in (
        ((4, 9), (True, False), (0, 9)), ((9, 4), (False, True), (9, 0)),
        ((4, 4), (True, True), (0, 0)), ((5, 9), (False, False), (5, 9)),
    ):  # fmt: skip
        table = Table().having(impulse=4).ship(1, **empty, reload=reload).run("reload")
        assert (table[1].loaded, table[1].reload) == (loaded, left)
        assert table.log == ["fd-log-loaded"] * sum(loaded)


@pytest.mark.rule("P9.4", "P5.4")
@pytest.mark.parametrize(
    ("quality", "hands", "face", "through"),
    [(0, 1, 4, True), (0, 1, 3, False), (0, 2, 3, True), (0, 2, 2, False), (0, 3, 3, True), (1, 1, 3, True),
     (1, 2, 2, True), (-1, 1, 4, False), (-1, 2, 4, True)],
)  # fmt: skip
def test_what_a_tack_needs(quality, hands, face, through):
    dice = ScriptedDice([die("1d6", face, why="tack")])
    assert manoeuvring.tack_succeeds(dice, quality, hands, T) is through


@pytest.mark.rule("P9.1", "P9.2", "P9.3", "P9.4", "P9.5", "P9.6", "P9.7", "P5.4")
@pytest.mark.parametrize(
    ("heading", "moving", "points", "manoeuvre", "rule"),
    [
        (E, False, 1, "ahead", "P9.1"), (E, False, 1, "back", "P9.6"), (E, True, 1, "hold", "P9.7"),
        (E, True, 1, "fall_off_port", "P9.5"), (S, True, 1, "wear", "P9.3"), (E, True, 1, "tack", "P9.4"),
        (E, True, 0, "wear", "P5.4"), (NE, True, 0, "tack", "P5.4"), (NE, True, 1, "port", "P9.2"),
        (NW, True, 1, "starboard", "P9.2"), (NE, True, 1, "starboard", ""), (NW, True, 1, "port", ""),
        (E, True, 1, "wear", ""), (E, True, 1, "port", ""), (E, False, 0, "starboard", ""),
    ],
)  # fmt: skip
def test_which_rule_forbids_a_manoeuvre(heading, moving, points, manoeuvre, rule):
    ship = Table().ship(0, heading=heading).crew(0, sailing=points)[0]
    assert manoeuvring.objection(ship, N, moving, number(manoeuvre), T) == rule


@pytest.mark.rule("P9.4")
@pytest.mark.parametrize("wind", range(8))
def test_a_tack_goes_to_the_other_side_of_any_wind_or_into_irons(wind):
    for off in (1, -1):
        ship = Table().ship(0, heading=(wind + off) % 8)[0]
        assert manoeuvring.tacked(ship.heading, wind, True) == (wind - off) % 8
        assert manoeuvring.tacked(ship.heading, wind, False) == wind
