"""What each bridge card does, and when it may be played."""

from __future__ import annotations

import pytest

from navalgames.games.frigate_duel import GAME
from navalgames.games.frigate_duel.given import (
    Board,
    ChooseManoeuvre,
    DiscardCard,
    FireBroadside,
    HoldFire,
    KeepCards,
    LoseInOrder,
    PlayCard,
    Repair,
    ShiftMarker,
    TryFreeing,
    TryGrapple,
)
from navalgames.games.frigate_duel.state import A, B, Result, Task
from tests.games.frigate_duel.table import Table, die

UP, DOWN = "chesapeake", "shannon"


def table_with(side: str, *kinds: str, **options) -> Table:
    """Chesapeake (a) two squares north of Shannon (b), both heading east; b has the initiative."""
    table = Table(bridge_cards=True, **options).ship(0, x=0, y=2, heading="E").ship(1, x=0, y=0, heading="E")
    table.crew(0, starboard_guns=5, sailing=1).crew(1, port_guns=6, sailing=1)
    return table.having(initiative=B, impulse=4).hold(side, *kinds)


def fire(table: Table, aim: str = "hull") -> Table:
    """Shannon fires her port broadside; Chesapeake holds hers."""
    table.run("fire").give(B, FireBroadside(DOWN, "port", UP, aim))
    return table


@pytest.mark.rule("11.4.4g", "P17.card.steady_aim", "P17.6")
def test_steady_aim():
    table = fire(table_with(B, "steady_aim"))
    table.give(A, HoldFire())
    assert table.decision == "aim_card" and table.state.asked == (B,)
    table.give(B, PlayCard("steady_aim#1"), die("count 3+ in 6d6", 3, 2, 2, 2, 2, 2, why="hit"),
               die("count 5+ in 2d6", 5, 5, why="cancel"))  # fmt: skip
    assert table.state.hands == ((), ()) and table.state.discards == ("steady_aim#1",)


@pytest.mark.rule("11.4.4m", "P17.card.take_cover")
def test_take_cover():
    table = fire(table_with(A, "take_cover"))
    table.give(A, HoldFire())
    assert table.state.asked == (A,)
    table.give(A, PlayCard("take_cover#1"), die("count 4+ in 6d6", 4, 1, 1, 1, 1, 1, why="hit"),
               die("count 4+ in 2d6", 4, 1, why="cancel"))  # fmt: skip
    assert table.note("fd-log-hits")["hits"] == 0


@pytest.mark.rule("P17.6")
def test_whoever_holds_any_card_is_asked_and_may_keep_it():
    table = fire(table_with(A, "gust"))
    table.give(A, HoldFire())
    assert table.state.asked == (A,) and table.orders(A) == (KeepCards(),)
    table = fire(table_with(B))
    table.give(A, HoldFire(), rest=True)
    assert table.decision != "aim_card", "nobody holds a card"


@pytest.mark.rule("P17.card.quick_powder", "P10.1")
def test_quick_powder():
    table = table_with(B, "quick_powder").ship(1, loaded=(False, True), reload=(5, 0)).having(impulse=3)
    table.run("impulse")
    assert table.decision == "start_card" and table.state.impulse == 5
    assert table.orders(B) == (KeepCards(),), "not before the current impulse"
    table.ship(1, reload=(7, 0)).having(impulse=3).ship(0, moving=(6,), steering=()).having(chosen=(1, 0))
    table.run("impulse")
    assert {order.by for order in table.orders(B) if isinstance(order, PlayCard)} == {1}
    table.give(B, PlayCard("quick_powder#1", DOWN, "port", 1), rest=True)
    assert table[1].loaded == (True, True) and table[1].reload == (0, 0)


@pytest.mark.rule("P17.card.quick_powder")
@pytest.mark.parametrize(("marker", "earlier"), [(6, {1}), (7, {1, 2}), (8, {1, 2}), (17, {1, 2})])
def test_quick_powder_is_worth_two_impulses_at_most(marker, earlier):
    table = table_with(B, "quick_powder").ship(1, reload=(marker, 0)).having(impulse=5)
    table.run(Task("start_card", B))
    assert {order.by for order in table.orders(B) if isinstance(order, PlayCard)} == earlier


@pytest.mark.rule("P17.card.well_laid", "P17.6", "11.5a")
def test_well_laid_guns():
    table = fire(table_with(B, "well_laid"))
    table.give(A, HoldFire())
    table.give(B, KeepCards(), die("count 4+ in 6d6", 6, 6, 6, 6, 6, 6), die("count 5+ in 2d6", 1, 1),
               die("1d6", 6, why="damage-blue"), die("2d6", 4, 1, why="damage-white"))  # fmt: skip
    assert table.decision == "laid_card"  # total 11 - 1 + 1 = 11: handy, to windward
    offered = {order.by for order in table.orders(B) if isinstance(order, PlayCard)}
    assert offered == {-2, -1, 1, 2}
    table.give(B, PlayCard("well_laid#1", by=-1), die("worst 1 of 1d6", 2, why="fire"), rest=True)
    assert table.note("fd-log-damage")["total"] == 10, "10 is the lower line: six hits, one die"


@pytest.mark.rule("P17.card.lucky_shot", "P3.7")
def test_lucky_shot():
    table = fire(table_with(B, "lucky_shot").ship(0, sail="full"), "rigging")
    table.give(A, HoldFire())
    table.give(B, KeepCards(), die("count 4+ in 6d6", 6, 6, 1, 1, 1, 1), die("count 5+ in 2d6", 1, 1),
               die("1d6", 5), die("2d6", 3, 3))  # fmt: skip
    table.give(B, KeepCards())
    assert table.decision == "lucky_card"
    table.give(B, PlayCard("lucky_shot#1"), rest=True)
    assert table[0].rigging_lost == 2 * 2 + 1, "full sail is added last"


@pytest.mark.rule("P7.3", "P17.card.gust", "P17.card.taken_aback")
def test_gust_and_taken_aback():
    table = table_with(A, "gust", "taken_aback").run("speeds", "marks")
    assert table.decision == "rate_card" and (table[0].rate, table[1].rate) == (0, 0)
    table.give(A, PlayCard("gust#1", UP))
    assert table[0].rate == 4 and len(table[0].moving) == 2
    table = table_with(A, "gust", "taken_aback").ship(1, heading="S").run("speeds", "marks")
    table.give(A, PlayCard("taken_aback#1", DOWN))
    assert table[1].rate == 13 - 4
    table = table_with(A, "gust", "taken_aback").ship(0, heading="N").ship(1, grappled=0).run("speeds")
    assert table.orders(A) == (KeepCards(),), "no effect on a ship without speed or grappled"


@pytest.mark.rule("P17.card.sharp_handling")
def test_sharp_handling():
    table = table_with(A, "sharp_handling").ship(0, heading="NE", moving=(4,)).having(chosen=(5, 0))
    table.run("reveal")
    table.give(A, KeepCards())  # the helmsman's card
    assert table.decision == "tack_card"
    table.give(A, PlayCard("sharp_handling#1"))
    assert table[0].heading == 7 and not table.shown


@pytest.mark.rule("P17.card.bold_helm")
def test_bold_helmsman():
    table = table_with(A, "bold_helm").ship(0, moving=(4,)).ship(1, moving=(4,)).having(chosen=(1, 8))
    table.run("reveal")
    assert table.decision == "helm_card"
    named = {order.what for order in table.orders(A) if isinstance(order, PlayCard)}
    assert named == {"port", "starboard", "wear", "back"}
    table.give(A, PlayCard("bold_helm#1", UP, "starboard"))
    assert (table[0].x, table[0].y, table[0].heading) == (1, 2, 3)


@pytest.mark.rule("P17.card.boarders")
def test_boarders_away():
    table = table_with(A, "boarders").ship(0, y=0).having(initiative=A).run("grapples")
    table.give(A, TryGrapple(UP, DOWN))
    table.give(A, PlayCard("boarders#1"), die("1d6", 4, why="grapple"))
    assert table.note("fd-log-grappled")["modifier"] == -1 + 2


@pytest.mark.rule("P17.card.tops")
def test_marines_in_the_tops():
    table = table_with(A, "tops").run(Task("impulse_card", A))
    assert table.orders(A) == (KeepCards(),), "4 points are too far"
    table.ship(0, y=1).run(Task("impulse_card", A))
    table.give(A, PlayCard("tops#1", DOWN), die("1d6", 4, why="tops"))
    table.give(B, LoseInOrder(DOWN))
    assert sum(table[1].crew) == 12 and table.decision == ""
    table = table_with(A, "tops").ship(0, y=1).run(Task("impulse_card", A))
    table.give(A, PlayCard("tops#1", DOWN), die("1d6", 3, why="tops"))
    assert sum(table[1].crew) == 13 and table.decision == "", "a 3 misses: nobody is to be lost"


@pytest.mark.rule("P17.card.example", "1.8b")
def test_captain_sets_the_example():
    table = fire(table_with(A, "example"))
    table.give(A, HoldFire())
    table.give(A, KeepCards(), die("count 4+ in 6d6", 6, 6, 6, 6, 6, 6), die("count 5+ in 2d6", 1, 1),
               die("1d6", 1), die("2d6", 1, 1), die("worst 1 of 3d6", 1, 1, 1),
               die("worst 1 of 1d6", 6))  # fmt: skip
    assert table.decision == "example_card"
    table.give(A, PlayCard("example#1"), rest=True)
    assert table[0].morale == 0
    table = table_with(A, "example").ship(0, hull_lost=10, morale=-1)
    table.run(Task("hull_morale", A, 0), dice=(die("worst 1 of 1d6", 1),))
    table.give(A, PlayCard("example#1"))
    assert table[0].markers == 0
    table = table_with(A, "example").ship(0, hull_lost=10)
    table.run(Task("hull_morale", A, 0), dice=(die("worst 1 of 1d6", 1),))
    table.give(A, KeepCards())
    assert table[0].morale == -1


@pytest.mark.rule("P17.card.example", "P11.4")
def test_the_example_spares_its_own_side_and_leaves_what_other_fire_did():
    """Both have fired: what Shannon did to Chesapeake still waits when Shannon's morale is held."""
    first, last = Result(0, hull=3, morale=True), Result(1, hull=2, rigging=1, morale=True)
    table = table_with(B, "example").having(results=(first, last)).run(Task("example_card", B, 1))
    table.give(B, PlayCard("example#1"))
    assert table.state.results == (first, last._replace(morale=False))


@pytest.mark.rule("P17.card.cut_free")
def test_cut_free():
    table = table_with(A, "cut_free").ship(0, y=0, grappled=1).ship(1, grappled=0).run(Task("free", A, 0))
    table.give(A, TryFreeing(UP))
    table.give(A, PlayCard("cut_free#1"), die("1d6", 2, why="freeing"))
    assert table[0].grappled < 0, "2 - 1 + 2 is 3"


@pytest.mark.rule("P17.card.shipwrights")
def test_shipwrights():
    table = table_with(A, "shipwrights").ship(0, hull_lost=1, rigging_lost=5).crew(0, repair=1)
    table.run(Task("repairing", A, 0))
    table.give(A, PlayCard("shipwrights#1"), die("best 1 of 1d6", 5, why="repair"))
    table.give(A, Repair(UP, "hull"))
    assert (table[0].hull_lost, table[0].rigging_lost) == (0, 4)


@pytest.mark.rule("P17.card.thick_smoke")
def test_thick_smoke():
    table = table_with(A, "thick_smoke").run(Task("impulse_card", A))
    table.give(A, PlayCard("thick_smoke#1", UP))
    assert table.state.smoke == ((0, 2, 2),)


# ------------------------------------------------------------------------ Play Now


def drawn(card: str, side: str = A, *more: dict, **changes) -> Table:
    table = Table(bridge_cards=True).having(initiative=side)
    for key, fields in changes.items():
        table.ship(int(key[1:]), **fields)
    return table.run(Task("draw_card", side), dice=(die("draw 1 of 38", card, why="card"), *more))


@pytest.mark.rule("P17.card.wind_veers", "P17.card.wind_backs", "P1.7")
def test_the_wind_turns():
    assert drawn("wind_veers#1").state.wind == 1
    assert drawn("wind_backs#1").state.wind == 7
    assert drawn("wind_backs#1").state.discards == ("wind_backs#1",)


@pytest.mark.rule("P17.card.freshens", "P17.card.falls_light")
def test_the_wind_changes_its_strength():
    assert drawn("freshens#1").state.strength == "fresh"
    assert drawn("falls_light#1").state.strength == "light"
    for card, end in (("freshens#1", "fresh"), ("falls_light#1", "light")):
        table = Table(bridge_cards=True).having(strength=end)
        table.run(Task("draw_card", A), dice=(die("draw 1 of 38", card),))
        assert table.state.strength == end, "no further than that"


@pytest.mark.rule("P17.card.burst_gun")
def test_burst_gun():
    assert sum(drawn("burst_gun#1", A, die("1d6", 3, why="burst-gun"))[0].crew) == 14
    assert sum(drawn("burst_gun#1", A, die("1d6", 4, why="burst-gun"))[0].crew) == 15


@pytest.mark.rule("P17.card.fouled_tackle", "P10.1")
def test_fouled_tackle():
    table = drawn("fouled_tackle#1", A, s0={"reload": (14, 17), "loaded": (False, False)})
    assert set(table.orders(A)) == {ShiftMarker(UP, "port"), ShiftMarker(UP, "starboard")}
    table.give(A, ShiftMarker(UP, "port"))
    assert table[0].reload == (17, 17)
    assert not drawn("fouled_tackle#1").decision


@pytest.mark.rule("P17.card.sprung_spar")
def test_sprung_spar():
    assert drawn("sprung_spar#1")[0].rigging_lost == 1
    assert drawn("sprung_spar#1", s0={"sail": "full"})[0].rigging_lost == 2


@pytest.mark.rule("P17.card.cheers", "P1.9")
def test_three_cheers():
    assert drawn("cheers#1", s0={"morale": -1})[0].morale == 0
    assert drawn("cheers#1")[0].morale == 0, "not above the start"
    table = Table(bridge_cards=True).ship(1, morale=-1).having(initiative=B)
    for morale in (0, 1, 1):  # Shannon starts handy: a step for each card, and no more than she had
        table.having(unseen=table.box.deck, discards=())
        table.run(Task("draw_card", B), dice=(die("draw 1 of 38", "cheers#1", why="card"),))
        assert (table[1].morale, table[0].morale) == (morale, 0)


@pytest.mark.rule("P17.6")
def test_three_cards_at_most_and_an_empty_deck_is_shuffled_again():
    table = table_with(A, "gust", "tops", "boarders").having(initiative=A)
    table.run(Task("draw_card", A), dice=(die("draw 1 of 35", "cut_free#1"),))
    assert table.decision == "discard_card" and len(table.orders(A)) == 4
    table.give(A, DiscardCard("gust#1"))
    assert len(table.state.hands[0]) == 3 and table.state.discards == ("gust#1",)
    table = Table(bridge_cards=True)
    table.having(unseen=(), discards=table.box.deck)
    table.run(Task("draw_card", A), dice=(die("draw 1 of 38", "tops#2"),))
    assert table.state.hands[0] == ("tops#2",) and table.state.discards == ()


@pytest.mark.rule("P17.6", "17.7")
def test_without_cards_nobody_draws():
    assert not Table().state.unseen
    state = Table().run("housekeeping").state
    assert state.hands == ((), ())


@pytest.mark.rule("P1.13", "P17.6")
def test_hands_and_deck_are_covered():
    table = table_with(A, "gust", "tops")
    seen = GAME.view(table.state, B, table.options)
    assert seen.hands == (("?", "?"), ()) and set(seen.unseen) == {"?"} and len(seen.unseen) == 36
    assert GAME.view(table.state, A, table.options).hands[0] == ("gust#1", "tops#1")


def test_manoeuvres_and_boarding_are_not_mixed_up():
    """Orders that share a word keep their kinds apart."""
    assert ChooseManoeuvre(UP, "port") != PlayCard("bold_helm#1", UP, "port") and Board(UP) != TryFreeing(UP)


# ------------------------------------------------------------------------ when, and when not


@pytest.mark.rule("P17.6", "11.4.4g", "11.4.4m")
def test_each_broadside_has_its_own_cards():
    """Both fire: Chesapeake's steady aim is for her own broadside, the second; a cover for the first."""
    table = fire(table_with(A, "steady_aim"))
    table.give(A, FireBroadside(UP, "starboard", DOWN, "hull"))
    assert table.orders(A) == (KeepCards(),), "Shannon's broadside comes first"
    table.give(A, KeepCards(), die("count 4+ in 6d6", *[1] * 6, why="hit"))
    assert table.orders(A) == (KeepCards(), PlayCard("steady_aim#1"))
    table.give(A, PlayCard("steady_aim#1"), die("count 4+ in 5d6", *[1] * 5, why="hit"))
    table = fire(table_with(A, "take_cover", "steady_aim"))
    table.give(A, FireBroadside(UP, "starboard", DOWN, "hull"))
    assert table.orders(A) == (KeepCards(), PlayCard("take_cover#1"))
    table.give(A, PlayCard("take_cover#1"), die("count 4+ in 6d6", 6, 1, 1, 1, 1, 1, why="hit"),
               die("count 4+ in 2d6", 4, 1, why="cancel"))  # fmt: skip
    table.give(A, KeepCards(), die("count 5+ in 5d6", 6, 1, 1, 1, 1, why="hit"),
               die("count 5+ in 2d6", 4, 5, why="cancel"))  # fmt: skip
    assert table.note("fd-log-hits")["hits"] == 0, "the cover was for one broadside"


@pytest.mark.rule("P17.card.lucky_shot")
@pytest.mark.parametrize(
    ("white", "rigging", "asked"), [((1, 1), 0, False), ((3, 3), 1, True), ((6, 6), 2, True)]
)
def test_a_lucky_shot_needs_a_rigging_box(white, rigging, asked):
    table = fire(table_with(B, "lucky_shot"))
    table.give(A, HoldFire())
    table.give(B, KeepCards(), die("count 4+ in 6d6", 6, 6, 1, 1, 1, 1), die("count 5+ in 2d6", 1, 1),
               die("1d6", 6, why="damage-blue"), die("2d6", *white, why="damage-white"))  # fmt: skip
    table.give(B, KeepCards())
    assert table.note("fd-log-damage")["rigging"] == rigging
    assert (table.decision == "lucky_card") is asked


@pytest.mark.rule("P17.6")
def test_with_all_cards_in_hands_nothing_is_drawn():
    table = table_with(A, "gust").having(unseen=(), discards=())
    before = table.state.hands
    table.run(Task("draw_card", A))
    assert table.state.hands == before and (table.log, table.shown, table.decision) == ([], [], "")


@pytest.mark.rule("P17.6")
@pytest.mark.parametrize(
    ("held", "asked"), [(("gust",), False), (("gust", "tops"), False), (("gust", "tops", "boarders"), True)]
)
def test_more_than_three_cards_are_too_many(held, asked):
    table = table_with(A, *held)
    table.run(Task("draw_card", A), dice=(die(f"draw 1 of {38 - len(held)}", "cut_free#1"),))
    assert (table.decision == "discard_card") is asked and len(table.state.hands[0]) == len(held) + 1
    assert "fd-log-draws" in table.log


@pytest.mark.rule("P17.card.cheers", "P1.9")
def test_cheers_that_change_nothing_are_not_told():
    assert drawn("cheers#1").log == ["fd-log-draws-now"]
    assert drawn("cheers#1", s0={"morale": -1}).log == ["fd-log-draws-now", "fd-log-morale-up"]


@pytest.mark.rule("P17.card.sprung_spar", "P22.2")
def test_a_card_meets_the_first_ship_of_a_side_that_is_still_there():
    for lost, hit in (("", 1), ("struck", 2)):
        table = Table("S03", two_ships=True, bridge_cards=True).ship(1, out=lost)
        table.run(Task("draw_card", B), dice=(die("draw 1 of 38", "sprung_spar#1", why="card"),))
        assert [ship.rigging_lost for ship in table.state.ships] == [int(place == hit) for place in range(3)]


@pytest.mark.rule("P17.card.sprung_spar", "P3.5", "P3.6")
def test_a_sprung_spar_may_be_the_last():
    assert drawn("sprung_spar#1", s0={"rigging_lost": 18})[0].markers == 1


@pytest.mark.rule("P7.3", "P17.card.taken_aback")
@pytest.mark.parametrize(("rate", "then"), [(9, 5), (4, 0), (3, 0)])
def test_taken_aback_leaves_no_rate_below_nothing(rate, then):
    table = table_with(A, "taken_aback").ship(1, speed=12, rate=rate).run(Task("rate_card", A))
    table.give(A, PlayCard("taken_aback#1", DOWN))
    assert table[1].rate == then and table.note("fd-log-rate")["rate"] == then


@pytest.mark.rule("P7.3", "P17.card.gust", "P17.card.taken_aback")
@pytest.mark.parametrize(
    ("number", "fields", "offered"),
    [
        (0, {}, {UP, DOWN}), (0, {"speed": 0}, {DOWN}), (1, {"speed": 0}, {UP}), (0, {"grappled": 1}, {DOWN}),
        (1, {"grappled": 0}, {UP}),
    ],
)  # fmt: skip
def test_cards_on_speed_are_for_ships_that_sail_free(number, fields, offered):
    table = table_with(A, "gust", "taken_aback").ship(0, speed=1).ship(1, speed=1).ship(number, **fields)
    table.run(Task("rate_card", A))
    assert {order.ship for order in table.orders(A) if isinstance(order, PlayCard)} == offered


@pytest.mark.rule("P17.card.tops", "P22.2")
@pytest.mark.parametrize(
    ("one", "other", "reached"), [(1, 9, True), (9, 1, True), (9, 9, False), (2, 2, False)]
)
def test_one_own_ship_close_by_is_enough_for_the_tops(one, other, reached):
    table = Table("S03", two_ships=True, bridge_cards=True).hold(B, "tops").having(impulse=4)
    table.ship(0, x=0, y=0).ship(1, x=0, y=one).ship(2, x=other, y=0).run(Task("impulse_card", B))
    assert (len(table.orders(B)) == 2) is reached


@pytest.mark.rule("P17.6", "P17.card.tops", "P17.card.thick_smoke")
def test_after_a_card_of_an_impulse_the_side_may_play_another():
    table = table_with(A, "tops", "thick_smoke").ship(0, y=1).run(Task("impulse_card", A))
    assert set(table.orders(A)) == {KeepCards(), PlayCard("tops#1", DOWN), PlayCard("thick_smoke#1", UP)}
    table.give(A, PlayCard("thick_smoke#1", UP))
    assert table.decision == "impulse_card" and table.orders(A) == (KeepCards(), PlayCard("tops#1", DOWN))
    table.give(A, KeepCards())
    assert table.decision == ""


@pytest.mark.rule("P17.card.bold_helm", "P17.6")
def test_nobody_is_asked_for_a_helmsman_without_a_ship_that_reveals():
    table = table_with(A, "bold_helm").ship(0, moving=(9,)).ship(1, moving=(4,)).having(chosen=(1, 1))
    assert table.run("reveal").decision == ""
    table = table_with(B, "bold_helm").ship(0, moving=(9,)).ship(1, moving=(4,)).having(chosen=(1, 1))
    assert table.run("reveal").decision == "helm_card"


@pytest.mark.rule("P17.card.sharp_handling")
def test_sharp_handling_is_for_a_tack_only():
    table = table_with(A, "sharp_handling").ship(0, heading="E", moving=(4,)).having(chosen=(1, 0))
    table.run("reveal").give(A, KeepCards())
    assert table.decision == "" and table[0].x == 1


@pytest.mark.rule("P17.card.fouled_tackle", "P22.2")
def test_only_broadsides_with_a_marker_can_be_fouled():
    table = drawn("fouled_tackle#1", A, s0={"reload": (0, 17), "loaded": (True, False)})
    assert table.orders(A) == (ShiftMarker(UP, "starboard"),)
    table.give(A, ShiftMarker(UP, "starboard"))
    assert table[0].reload == (0, 20)


@pytest.mark.rule("P17.6", "P17.card.boarders", "P17.card.cut_free", "P17.card.shipwrights")
def test_a_kept_card_changes_no_roll():
    table = table_with(A, "boarders").ship(0, y=0).having(initiative=A).run("grapples")
    table.give(A, TryGrapple(UP, DOWN))
    table.give(A, KeepCards(), die("1d6", 5, why="grapple"))
    assert table.note("fd-log-grapple-fails")["modifier"] == -1
    table = table_with(A, "cut_free").ship(0, y=0, grappled=1).ship(1, grappled=0).run(Task("free", A, 0))
    table.give(A, TryFreeing(UP))
    table.give(A, KeepCards(), die("1d6", 3, why="freeing"))
    assert table.note("fd-log-not-freed")["modifier"] == -1
    table = (
        table_with(A, "shipwrights").ship(0, rigging_lost=5).crew(0, repair=1).run(Task("repairing", A, 0))
    )
    table.give(A, KeepCards(), die("best 1 of 1d6", 5, why="repair"))
    assert table[0].rigging_lost == 4


@pytest.mark.rule("P17.card.burst_gun", "P3.4")
def test_a_burst_gun_may_kill_the_last_man():
    table = Table(bridge_cards=True).crew(0, reserve=1).having(initiative=A)
    table.run(Task("draw_card", A), dice=(die("draw 1 of 38", "burst_gun#1"), die("1d6", 1, why="burst-gun")))
    assert table[0].out == "sinking" and table.state.outcome.winner == B
