"""The option two_ships (P22): a consort, one side against one."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.games.frigate_duel.given import BonusMove, Decline, FireBroadside, TryGrapple
from navalgames.games.frigate_duel.rules import endings, turns
from navalgames.games.frigate_duel.state import A, B, Task
from tests.games.frigate_duel.table import CHARTS, Table, die


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


@pytest.mark.rule("P22.2", "P16.1")
def test_each_ship_of_a_side_may_try_a_bonus_move():
    table = three_ships().having(initiative=B)
    for number in range(3):
        table.ship(number, heading="E", sail="battle")
    table.run("bonuses")
    tried = []
    while table.decision:
        side = table.state.asked[0]
        tried.append((side, {order.ship for order in table.orders(side) if isinstance(order, BonusMove)}))
        table.give(side, Decline())
    assert tried == [(B, {"guerriere"}), (B, {"curlew"}), (A, {"constitution_1812"})]


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


@pytest.mark.rule("P22.4")
def test_contact_is_lost_only_when_all_enemies_are_far():
    table = three_ships().ship(0, x=0, y=0).ship(1, x=0, y=30).ship(2, x=0, y=5)
    assert not endings.contact_lost(table.state, table.box)
    table.ship(2, y=21)
    assert endings.contact_lost(table.state, table.box)
