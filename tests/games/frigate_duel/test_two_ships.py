"""The option two_ships (P22): a consort, one side against one."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from navalgames import new_play
from navalgames.errors import BadInput
from navalgames.games.frigate_duel.given import (
    BonusMove,
    ChangeSail,
    Decline,
    FireBroadside,
    KeepCards,
    TakeFirst,
    TryGrapple,
)
from navalgames.games.frigate_duel.rules import endings, impulses, turns
from navalgames.games.frigate_duel.state import MANOEUVRES, A, B, Task
from navalgames.sessions.play import Play
from navalgames.sessions.players import draw_order
from navalgames.texts import LANGUAGES, Texts
from tests.games.frigate_duel.table import CHARTS, HEADINGS, Table, die


def three_ships(**options) -> Table:
    """Scenario S03: Constitution (a) against Guerriere and the consort Curlew (b)."""
    return Table("S03", two_ships=True, **options)


@pytest.mark.rule("P22.1", "P22.2")
def test_the_weaker_side_has_a_consort_with_a_crew_of_her_own():
    table = three_ships()
    assert [(ship.id, ship.side) for ship in table.state.ships] == [
        ("constitution_1812", A), ("guerriere", B), ("curlew", B),
    ]  # fmt: skip
    assert sum(table[2].crew) == 5
    for one in CHARTS.list("scenarios"):
        state = Table(one.id, two_ships=True).state
        assert len({ship.id for ship in state.ships}) == 3
        assert {ship.side for ship in state.ships} == {A, B}


@pytest.mark.rule("P22.1", "P7.4")
def test_the_common_part_is_that_of_all_ships():
    table = three_ships().having(strength="moderate")
    for number in range(3):
        table.ship(number, heading="E", sail="battle")
    table.run("speeds")
    assert [ship.speed for ship in table.state.ships] == [12, 10, 14]
    assert [ship.rate for ship in table.state.ships] == [2, 0, 4]
    table.ship(2, heading="SE").run("speeds")
    assert [ship.rate for ship in table.state.ships] == [12 - 5, 10 - 5, 16 - 5]
    table.ship(2, heading="S").run("speeds")
    assert table[0].rate == 12


@pytest.mark.rule("P22.1", "P6.1", "P22.2", "P1.8")
def test_initiative_counts_the_best_quality_and_the_mean_square():
    table = three_ships().ship(0, x=0, y=0).ship(1, x=0, y=3).ship(2, x=0, y=-2)
    assert turns.weather_gauge(table.state, table.box) == B
    table.ship(2, y=-4)
    assert turns.weather_gauge(table.state, table.box) == A
    table.run("initiative", dice=(die("1d6", 3), die("1d6", 3)))
    assert (table.note("fd-log-initiative")["a"], table.note("fd-log-initiative")["b"]) == (3 + 1 + 1, 3)


@pytest.mark.rule("P22.2", "P6.1")
def test_the_best_quality_is_that_of_a_ship_still_there():
    """S01: Insurgente (-1) and Baionnaise (0) against Constellation (+1); nobody has the gauge."""
    table = Table("S01", two_ships=True)
    for number in range(3):
        table.ship(number, y=0)
    for lost, total in ({}, 3), ({"out": "struck"}, 2):
        table.ship(2, **lost).run("initiative", dice=(die("1d6", 3), die("1d6", 3)))
        assert (table.note("fd-log-initiative")["a"], table.note("fd-log-initiative")["b"]) == (4, total)


@pytest.mark.rule("P22.3", "P11.4")
def test_each_ship_fires_at_the_enemy_of_the_owners_choice_and_all_together():
    table = (
        three_ships()
        .ship(0, x=0, y=0, heading="E")
        .ship(1, x=0, y=2, heading="E")
        .ship(2, x=0, y=-2, heading="E")
    )
    table.crew(0, port_guns=7, starboard_guns=7).crew(1, starboard_guns=3).crew(2, port_guns=2)
    table.having(initiative=A, impulse=3).run("fire")
    targets = {order.target for order in table.orders(A) if isinstance(order, FireBroadside)}
    assert targets == {"guerriere", "curlew"}
    table.give(A, FireBroadside("constitution_1812", "port", "guerriere", "hull"))
    assert table.state.asked == (B,), "one broadside in an impulse"
    table.give(B, FireBroadside("guerriere", "starboard", "constitution_1812", "hull"))
    assert {order.ship for order in table.orders(B) if isinstance(order, FireBroadside)} == {"curlew"}


@pytest.mark.rule("P22.3", "12.0a", "P12.1")
def test_one_enemy_at_a_time_and_the_owner_says_which_ship_tries():
    table = three_ships().having(initiative=B, impulse=12)
    for number in range(3):
        table.ship(number, x=0, y=0, heading="E")
        table.crew(number)
    table.run("grapples")
    tries = {order.ship for order in table.orders(B) if isinstance(order, TryGrapple)}
    assert tries == {"guerriere", "curlew"}
    table.give(B, TryGrapple("curlew", "constitution_1812"), die("1d6", 6))
    assert table[0].grappled == 2 and table[1].grappled == -1
    assert table.decision == "", "Constitution is grappled already"
    assert not table.run("grapples").decision, "nor may Guerriere grapple her in a later impulse"
    table.crew(0, melee=2).crew(1, melee=3).run("melees")
    assert table.state.asked == (A,), "Curlew has nobody in melee, Guerriere takes no part"


@pytest.mark.rule("P12.1", "P22.3")
@pytest.mark.parametrize("partner", [0, 1])
def test_an_enemy_grappled_to_any_ship_is_not_free_for_another(partner):
    """Two ships of side A: whichever of them holds the enemy, the other may not grapple her too."""
    table = Table("S11", two_ships=True)
    mine = [number for number, ship in enumerate(table.state.ships) if ship.side == table[2].side]
    (enemy,) = (number for number in range(3) if number not in mine)
    for number in range(3):
        table.ship(number, x=0, y=0).crew(number)
    holder, free = mine[partner], mine[1 - partner]
    assert impulses.foes_in_square(table.state, free) == (enemy,)
    table.ship(holder, grappled=enemy).ship(enemy, grappled=holder)
    assert impulses.foes_in_square(table.state, free) == ()
    assert impulses.foes_in_square(table.state, enemy) == (free,)
    assert table.run("grapples").decision == "", "nor may the enemy grapple the free one"


@pytest.mark.rule("P22.2", "P16.1")
@pytest.mark.parametrize("first", ["guerriere", "curlew"])
def test_each_ship_of_a_side_may_try_a_bonus_move_in_the_owners_order(first):
    table = three_ships().having(initiative=B)
    for number in range(3):
        table.ship(number, heading="E", sail="battle")
    table.run("bonuses")
    assert table.orders(B) == (TakeFirst("guerriere"), TakeFirst("curlew")) and table.refused(B) == set()
    table.give(B, TakeFirst(first))
    tried = []
    while table.decision:
        side = table.state.asked[0]
        tried.append((side, {order.ship for order in table.orders(side) if isinstance(order, BonusMove)}))
        table.give(side, Decline())
    second = "curlew" if first == "guerriere" else "guerriere"
    assert tried == [(B, {first}), (B, {second}), (A, {"constitution_1812"})]


@pytest.mark.rule("P22.2", "P16.1")
def test_a_ship_that_may_not_try_leaves_no_order_to_choose():
    table = three_ships().having(initiative=B).ship(1, sail="hove_to").run("bonuses")
    assert table.decision == "bonus_move"
    assert {order.ship for order in table.orders(B) if isinstance(order, BonusMove)} == {"curlew"}


@pytest.mark.rule("P22.2", "P17.1", "17.5a1")
def test_the_owner_says_which_ship_changes_sail_first():
    table = three_ships().having(initiative=A).crew(1, rigging_change=1).crew(2, rigging_change=1)
    table.crew(0, rigging_change=1).run("housekeeping")
    assert (table.decision, table.state.asked) == ("change_sail", (A,)), "the initiative player first, alone"
    table.give(A, Decline())
    assert table.decision == "ship_first"
    table.give(B, TakeFirst("curlew"))
    table.give(B, ChangeSail("curlew", True), die("count 3+ in 1d6", 6, why="sail-change"))
    assert (table[2].sail, table[1].sail) == ("full", "battle") and table.decision == "change_sail"
    table.give(B, ChangeSail("guerriere", False), die("count 3+ in 1d6", 6, why="sail-change"))
    assert table[1].sail == "hove_to"


@pytest.mark.rule("P22.2", "P8.3", "P17.card.sharp_handling")
@pytest.mark.parametrize("cards", [(), ("boarders",)])
def test_the_owner_says_which_ship_tacks_first_where_a_card_may_be_played(cards):
    """Without a card two tacks are two rolls; who is first changes nothing, and nobody is asked."""
    table = Table("S03", two_ships=True, bridge_cards=True).having(initiative=A, impulse=6)
    table.hold(B, *cards)
    for number in (1, 2):
        table.ship(number, heading="NE", moving=(6,)).crew(number, sailing=2)
    tack = (0, MANOEUVRES.index("tack"), MANOEUVRES.index("tack"))
    rolls = die("1d6", 6, why="tack"), die("1d6", 1, why="tack")
    table.having(chosen=tack).run("reveal", dice=() if cards else rolls)
    if cards:
        table.give(B, KeepCards())
        assert table.decision == "ship_first"
        table.give(B, TakeFirst("curlew"))
        table.give(B, KeepCards(), rolls[0])
        table.give(B, KeepCards(), rolls[1])
    done = [table[number].heading == HEADINGS.index("NW") for number in (1, 2)]
    assert done == ([False, True] if cards else [True, False])


@pytest.mark.rule("P22.2", "P17.card.bold_helm")
def test_one_revealed_manoeuvre_of_two_ships_may_be_replaced():
    table = Table("S03", two_ships=True, bridge_cards=True).having(initiative=A, impulse=6)
    table.hold(B, "bold_helm").ship(1, heading="E", moving=(6,)).ship(2, heading="E", moving=(9,))
    table.having(chosen=(0, MANOEUVRES.index("ahead"), MANOEUVRES.index("ahead"))).run("reveal")
    assert table.decision == "helm_card"
    assert {order.ship for order in table.orders(B) if order != KeepCards()} == {"guerriere"}


@pytest.mark.rule("P22.2", "17.2a", "17.3a")
def test_the_owner_says_which_ship_is_repaired_first_and_whose_morale_is_tried():
    table = Table("S03", two_ships=True, bridge_cards=True).having(initiative=A).hold(B, "shipwrights")
    for number in (1, 2):
        table.ship(number, rigging_lost=2, hull_lost=16).crew(number, repair=1)
    table.run("housekeeping")
    asked = []
    for order in (TakeFirst("curlew"), KeepCards()):
        asked.append((table.decision, table.state.asked))
        table.give(B, order, *([die("best 1 of 1d6", 1)] if order == KeepCards() else []))
    assert asked == [("ship_first", (B,)), ("repair_card", (B,))]
    table.give(B, KeepCards(), die("best 1 of 1d6", 1))
    assert table.decision == "ship_first", "destroyed sections: a card may spare one ship her loss of morale"
    table = three_ships().having(initiative=A).ship(1, hull_lost=10).ship(2, hull_lost=10)
    for number in (1, 2):
        table.ship(number, burning=True)
    table.run("housekeeping", rest=True)
    assert table.decision == "", "nothing to decide: nobody is asked for an order"


@pytest.mark.rule("P22.2")
def test_a_duel_of_three_with_the_owners_order_is_saved_and_played_again(tmp_path):
    play = new_play("frigate_duel", seed=5, options={"scenario": "S03", "two_ships": True})
    rng, chosen = Random(5), 0
    while play.deciding() and chosen < 3:
        side = play.deciding()[0]
        order = draw_order(play.orders(side), rng)
        chosen += isinstance(order, TakeFirst)
        play.give(side, order)
    assert chosen == 3
    assert Play.load(play.save(tmp_path / "three.json")).state == play.state


@pytest.mark.rule("P22.2")
def test_a_duel_of_three_saved_before_owners_chose_an_order_is_refused_in_words(tmp_path):
    """An order for the first ship of the list, where now the owner is asked which ship goes first."""
    play = new_play("frigate_duel", seed=5, options={"scenario": "S03", "two_ships": True})
    rng = Random(5)
    while play.decision()[0] != "ship_first":
        side = play.deciding()[0]
        play.give(side, draw_order(play.orders(side), rng))
    play.give(play.deciding()[0], play.orders(play.deciding()[0])[0])
    path = play.save(tmp_path / "three.json")
    old = path.read_text(encoding="utf-8").replace('"TakeFirst"', '"Board"')
    path.write_text(old, encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        Play.load(path)
    for language in LANGUAGES:
        assert "⟦" not in Texts(language, "frigate_duel").problem(refused.value)


@pytest.mark.rule("P22.4", "P19.2", "P18.1")
def test_a_lost_ship_leaves_and_the_duel_goes_on():
    table = three_ships().ship(0, grappled=2, x=0, y=0).ship(2, grappled=0, x=0, y=0, moving=(6,))
    from navalgames.chance import RandomDice

    dice = RandomDice(seed=1)
    state = endings.taken_out(dice, table.state, 2, "captured", "P15.4")
    assert state.ships[0].grappled == -1, "the captor is free"
    state = endings.look_for_end(dice, state, Task(""), table.box)
    assert state.outcome is None
    share = endings.index_of_side(state, B, table.box)
    assert share == Fraction(1, 2), "a lost ship counts 1, an undamaged one 0"
    gone = endings.taken_out(dice, state, 1, "struck", "17.4b")
    assert endings.look_for_end(dice, gone, Task(""), table.box).outcome.winner == A


@pytest.mark.rule("P1.15", "P22.4")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_what_a_lost_ship_had_chosen_is_forgotten_and_nothing_else(number):
    table = three_ships().having(chosen=(2, 3, 4))
    from navalgames.chance import RandomDice

    state = endings.taken_out(RandomDice(seed=1), table.state, number, "sinking", "P1.15")
    assert state.chosen == tuple(0 if place == number else 2 + place for place in range(3))


@pytest.mark.rule("P22.4")
def test_contact_is_lost_only_when_all_enemies_are_far():
    table = three_ships().ship(0, x=0, y=0).ship(1, x=0, y=30).ship(2, x=0, y=5)
    assert not endings.contact_lost(table.state, table.box)
    table.ship(2, y=21)
    assert endings.contact_lost(table.state, table.box)
