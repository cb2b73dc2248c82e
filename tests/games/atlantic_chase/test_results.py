"""What the words of the tables do (49 to 54), hits and damage (11, 50.3, 52)."""

from __future__ import annotations

import pytest

from navalgames.games.atlantic_chase.rules import attacks, damage, results
from tests.games.atlantic_chase.table import (
    BRITISH,
    CHARTS,
    GERMAN,
    Ship,
    Table,
    acting,
    given,
    sum_of,
    two,
)

SEARCH = given.NavalSearch("G1", "B1", "10,1")
ENGAGE = given.Engage("G1", "B1")
QUIET = {"airbases": ()}
LINE = ("10,1", "11,0", "12,0", "13,0", "14,0", "13,1", "12,1", "11,1")


def searched(
    length: int, roll: int, at: int = 0, ship: str = "Hood", active: str = "Bismarck", **markers
) -> Table:
    """A search by a German station, at place `at` of a line of `length`, up to the next decision."""
    table = Table(said=QUIET).put("G1", active, at=LINE[at]).put("B1", ship, line=LINE[:length], **markers)
    return table.give(given.NavalSearch("G1", "B1", LINE[at]), sum_of(roll, "naval_search"))


@pytest.mark.rule("49.1", "53.1a")
def test_contact_and_sighted_come_before_the_skirmish():
    box = Table().box
    words = attacks.read_table("naval_search", 0, 13, CHARTS, box.column("naval_search", 0))
    assert words == ("Sighted", "Skirmish")
    assert attacks.read_table("naval_search", 16, 3, CHARTS, box.column("naval_search", 16)) == ("Miss",)


TABLES = {
    "naval_search": [("0-4", 0), ("0-4", 4), ("5-9", 5), ("10-15", 15), ("16 or more", 16)],
    "engage": [("0", 0), ("1-4", 1), ("5-9", 9), ("10-13", 13), ("14 or more", 40)],
    "air_strike": [("0", 0), ("1-4", 4), ("10-15", 10), ("16 or more", 17)],
    "stealth_attack": [("0", 0), ("1", 1), ("2-3", 3), ("4-6", 6), ("7 or more", 7)],
}


@pytest.mark.rule(
    "13.2", "17.1", "chart:naval_search", "chart:engage", "chart:air_strike", "chart:stealth_attack"
)
def test_columns_by_the_total():
    box = Table().box
    for table, cases in TABLES.items():
        for column, total in cases:
            assert box.column(table, total) == column


CELLS = {
    (
        "naval_search",
        "0-4",
    ): "Contact;Contact + Sighted;Contact + Sighted;Skirmish + Sighted;Skirmish + Sighted",
    (
        "naval_search",
        "10-15",
    ): "Early or Late;Early or Late;Early or Late;Contact + Sighted;Skirmish + Sighted",
    ("engage", "1-4"): "Miss;Miss;Miss;Battle;Surprise",
    ("air_strike", "5-9"): "Miss;Miss;Hit if very slow;Contact + Hit if slow;Contact + Hit",
    ("stealth_attack", "0"): "Miss;Miss;Miss;Hit;Hit + Hit",
}


@pytest.mark.rule("49.1", "chart:naval_search", "chart:engage", "chart:air_strike", "chart:stealth_attack")
@pytest.mark.parametrize("place", CELLS)
def test_cells_of_the_tables(place):
    table, column = place
    found = [CHARTS[table].result(roll, column) for roll in (2, 5, 7, 12, 13)]
    assert found == CELLS[place].split(";")


# ------------------------------------------------------------------------ lines


@pytest.mark.rule("54.1a", "54.1b", "50.2a", "50.2b", "23.1", "23.2", "23.3", "23.5b", "3.6")
def test_sighted_makes_a_station():
    table = searched(3, 6, at=1, intel=LINE[2:3], contact=LINE[:1])
    target = table.force("B1")
    assert (target.station, target.line, target.intel, target.contact) == (LINE[1], (), (), (LINE[1],))


@pytest.mark.rule("51.1a", "51.1d", "24.1a", "51.2", "51.1f")
def test_early_or_late_at_an_end():
    table = searched(5, 4, intel=LINE[:1])
    assert table.force("B1").line == LINE[1:5] and table.force("B1").evasive and not table.force("B1").intel


@pytest.mark.rule("51.1f", "21.10", "23.5b")
def test_markers_go_with_the_segments_they_lie_on_and_stay_on_the_others():
    """A hole at the fifth of seven; the first two carry both markers, and so does the last but one."""
    table = searched(7, 4, at=4, intel=(LINE[0], LINE[5]), contact=(LINE[1], LINE[5]))
    later = Table(table.asked)
    later.state = table.state
    table.give(given.KeepLine(LINE[5:7]))
    assert (table.force("B1").intel, table.force("B1").contact) == (LINE[5:6], LINE[5:6])
    later.give(given.KeepLine(LINE[:4]))
    assert (later.force("B1").intel, later.force("B1").contact) == (LINE[:1], LINE[1:2])


@pytest.mark.rule("51.1b", "24.1a")
def test_early_or_late_of_the_only_segment():
    table = (
        Table()
        .put("G1", "Bismarck", line=("10,1", "9,1", "8,1", "7,1", "7,2"))
        .put("B1", "Hood", line=LINE[:1])
    )
    table.give(SEARCH, two(2, 2, "naval_search"))
    assert table.force("B1").station == LINE[0] and table.force("B1").evasive


@pytest.mark.rule("51.1c", "51.1e", "51.2")
def test_early_or_late_with_a_hole():
    table = searched(7, 4, at=4, intel=LINE[:1])
    assert table.asked == GERMAN
    assert set(table.orders()) == {given.KeepLine(LINE[:4]), given.KeepLine(LINE[5:7])}
    table.give(given.KeepLine(LINE[5:7]))
    assert (
        table.force("B1").line == LINE[5:7] and not table.force("B1").evasive and not table.force("B1").intel
    )


@pytest.mark.rule("51.1e", "24.6", "53.4c", "24.4a")
@pytest.mark.parametrize(("roll", "rule"), [(4, "51.1e"), (7, "53.4c")])
def test_the_target_may_choose_by_its_evasive(roll, rule):
    table = Table(said=QUIET).put("G1", "Bismarck", at=LINE[3]).put("B1", "Hood", line=LINE[:7], evasive=True)
    table.give(given.NavalSearch("G1", "B1", LINE[3])).give(given.Decline(), sum_of(roll, "naval_search"))
    assert table.asked == BRITISH and set(table.orders()) == {given.Decline(), given.SpendEvasive("B1")}
    table.give(given.SpendEvasive("B1"))
    assert table.asked == BRITISH and isinstance(table.orders()[0], given.KeepLine)
    assert not table.force("B1").evasive
    other = Table(said=QUIET).put("G1", "Bismarck", at=LINE[3]).put("B1", "Hood", line=LINE[:7], evasive=True)
    other.give(given.NavalSearch("G1", "B1", LINE[3])).give(given.Decline(), sum_of(roll)).give(
        given.Decline()
    )
    assert other.asked == GERMAN and other.force("B1").evasive and rule


@pytest.mark.rule("53.4a", "53.4b", "53.4c", "53.4e", "53.5")
def test_shadow_keeps_three():
    table = searched(7, 7, at=3)
    assert set(table.orders()) == {given.KeepLine(LINE[first : first + 3]) for first in (1, 2, 3)}
    table.give(given.KeepLine(LINE[1:4]))
    assert table.force("B1").line == LINE[1:4] and table.stage == "seize"
    ended = table.give(given.TryToSeize(""), two(1, 1))
    assert ended.stage == "act"
    assert results.windows(LINE[:7], LINE[0], 3) == (LINE[:3],)


@pytest.mark.rule("53.4d", "24.1b", "24.3")
def test_shadow_of_a_short_line_gives_evasive():
    table = Table().put("G1", "Bismarck", line=("10,1", "9,1", "8,1")).put("B1", "Hood", line=LINE[:3])
    table.give(SEARCH, sum_of(7, "naval_search"))
    assert len(table.force("B1").line) == 3 and table.force("B1").evasive


@pytest.mark.rule("24.3")
def test_a_second_evasive_marker_is_lost():
    """The force has one, keeps it through the search, and gains nothing: one spending leaves none."""
    table = Table().put("G1", "Bismarck", line=("10,1", "9,1", "8,1"))
    table.put("B1", "Hood", line=LINE[:3], evasive=True).give(SEARCH)
    table.give(given.Decline(), sum_of(7, "naval_search"))
    assert table.force("B1").evasive and "evasive" not in table.log
    table.give(table.orders()[0]).give(given.TryToSeize("B1"), sum_of(2))
    assert not table.force("B1").evasive


@pytest.mark.rule("52.8", "23.6")
def test_lose_contact():
    table = Table().put("G1", "Hipper", at="7,0").hide("U1", at=LINE[1])
    table.put("B1", "Hood", line=LINE[:4], contact=LINE[:2], intel=LINE[1:3])
    table.give(given.StealthAttack("U1", "B1"), two(1, 1, "stealth_attack"), rest=True)
    assert table.force("B1").contact == LINE[:1] and table.force("B1").intel == LINE[2:3]


# ------------------------------------------------------------------------ battles that come of it


@pytest.mark.rule("50.1a", "50.1b", "50.1c", "50.4", "13.3", "chart:battle_setup")
@pytest.mark.parametrize(("active", "battle"), [("Hipper", True), ("Bismarck", False), ("Orion", False)])
def test_closing_in(active, battle):
    table = Table().put("G1", active, at="10,1").put("B1", "Prince of Wales", at="10,1")
    table.give(ENGAGE, sum_of(7, "engage"), rest=True)
    assert ("battle" in table.log) == battle
    if not battle:
        assert table.force("B1").contact == ("10,1",) and table.force("G1").contact == ()


@pytest.mark.rule("54.2a", "54.2b", "55.5a", "chart:battle_length", "33.9", "55.1")
def test_a_skirmish_is_limited():
    table = searched(1, 12, active="Hipper", ship="Prince of Wales")
    assert set(table.orders()) == {given.LimitedBattle(True), given.LimitedBattle(False)}
    table.give(given.LimitedBattle(True))
    assert table.frame.rounds == 1 and all(fighter.zone == "Far" for fighter in table.frame.fighters)
    declined = searched(1, 12, active="Hipper", ship="Prince of Wales").give(given.LimitedBattle(False))
    assert declined.stage == "seize" and declined.force("B1").contact == ("10,1",)
    slower = searched(1, 12, active="Bismarck")
    assert slower.stage == "seize" and slower.force("B1").station == "10,1"


@pytest.mark.rule("54.2a", "33.9", "62.2", "62.4", "49.3c")
def test_after_a_limited_battle_all_is_as_after_any():
    """A search that ends with a vie, and two stations with Contact."""
    table = searched(1, 12, active="Hipper", ship="Prince of Wales").give(given.LimitedBattle(True))
    while table.stage != "act":
        order = given.BreakAway(False) if table.stage == "break_away" else table.orders()[0]
        table.give(order, rest=True)
    assert "vie" in table.log and "seize" not in table.log
    for name in ("G1", "B1"):
        assert (table.force(name).station, table.force(name).contact) == ("10,1", ("10,1",))


@pytest.mark.rule("54.6a", "54.6b", "54.6d", "54.6e", "55.3c", "chart:battle_setup")
def test_surprise():
    table = Table().put("G1", "Hipper", at="10,1").put("B1", "Prince of Wales", "Nelson", at="10,1")
    table.give(ENGAGE, sum_of(10, "engage"))
    assert table.asked == GERMAN and {order.zone for order in table.orders()} == {"Near", "Far"}
    table.give(given.PlaceShip("Prince of Wales", "Near")).give(given.PlaceShip("Nelson", "Far"))
    assert table.stage == "fire" and table.frame.first and table.frame.rounds == 3
    equal = Table().put("G1", "Bismarck", at="10,1").put("B1", "Prince of Wales", at="10,1")
    equal.give(ENGAGE, sum_of(10, "engage"))
    assert equal.stage == "set_up_smoke" and not equal.frame.first


@pytest.mark.rule(
    "31.9", "49.3a", "49.3b", "55.2", "55.3a", "31.7a", "47.7", "55.5a", "55.4", "55.6", "31.3a"
)
@pytest.mark.parametrize(("weather", "rounds"), [("good", 3), ("bad", 2)])
def test_a_battle_of_active_and_target_only(weather, rounds):
    table = Table(weather=weather).put("G1", "Bismarck", at="10,1").put("B1", "Hood", at="10,1")
    table.put("G2", "Hipper", at="10,1").give(ENGAGE).give(
        given.Support("G2", "", ""), sum_of(8 if weather == "good" else 9, "engage")
    )
    assert {fighter.ship for fighter in table.frame.fighters} == {"Bismarck", "Hood"}
    assert table.frame.rounds == rounds and {fighter.zone for fighter in table.frame.fighters} == {"Far"}


@pytest.mark.rule("31.7a", "47.7", "47.8", "31.6")
def test_who_only_helped_in_a_battle_lapses_after_it():
    """The coordinating force is not on the board, but its line is shorter when the battle is over."""
    table = Table(said=QUIET).put("G1", "Bismarck", at="10,1").put("B1", "Hood", at="10,1")
    table.put("G2", "Hipper", line=LINE[:5]).give(ENGAGE).give(
        given.Support("G2", "", ""), sum_of(11, "engage")
    )
    assert {fighter.ship for fighter in table.frame.fighters} == {"Bismarck", "Hood"}
    while table.stage != "lapse_ends":
        table.give(table.orders()[0], rest=True)
    assert table.frame.force == "G2" and "battle-over" in table.log
    table.give(table.orders()[0], rest=True)
    assert len(table.force("G2").line) == 1 and table.force("G1").station == "10,1"


# ------------------------------------------------------------------------ hits


def hit(ship: Ship, *hits: int) -> Ship | None:
    box = Table().box
    for number in hits:
        ship = damage.after_hits(ship, number, box)
    return ship


@pytest.mark.rule("52.2", "52.3", "52.4", "52.5", "52.9", "58.3", "58.4a", "58.4b", "58.5", "6.4", "6.5")
@pytest.mark.parametrize(
    ("name", "hits", "after"),
    [
        ("Rodney", (1,), Ship("Rodney", 1)),
        ("Hood", (2,), Ship("Hood", 0, True)),
        ("Hood", (1, 2), Ship("Hood", 1, True)),
        ("Neptune", (2,), None),
        ("Kent", (1,), Ship("Kent", 0, True)),
        ("Hood", (2, 2), Ship("Hood", 2, True)),
        ("Hood", (2, 3), None),
    ],
)
def test_hits(name, hits, after):
    assert hit(Ship(name), *hits) == after


@pytest.mark.rule("58.4b", "11.1b")
@pytest.mark.parametrize(
    ("ship", "hits", "rules"),
    [
        (Ship("Hood"), 1, set()),
        (Ship("Hood"), 2, set()),
        (Ship("Hood"), 3, {"58.4b"}),
        (Ship("Hood", 0, True), 1, set()),
        (Ship("Hood", 0, True), 3, set()),
        (Ship("DD Squadron (British)", limit=4), 3, set()),
        (Ship("DD Squadron (British)", limit=4), 4, {"11.1b"}),
    ],
)
def test_what_acts_when_a_ship_is_hit_in_battle(ship, hits, rules):
    assert acting(lambda: damage.struck_in_battle(ship, hits, Table().box)) == rules


@pytest.mark.rule("6.11", "50.3f")
@pytest.mark.parametrize("name", ["Orion", "Widder", "Tanker"])
def test_raiders_and_tankers_sink_at_one_hit(name):
    assert hit(Ship(name), 1) is None
    assert damage.after_damage(Ship(name), Table().box) is None


@pytest.mark.rule("11.1a", "11.1b", "11.7a", "58.7a", "58.7b", "chart:hit_limits")
def test_convoys_and_squadrons_only_take_hits():
    assert hit(Ship("Convoy (British)"), 2, 2, 2) == Ship("Convoy (British)", 6)
    assert hit(Ship("DD Squadron (British)", limit=4), 2, 1) == Ship("DD Squadron (British)", 3, limit=4)
    assert hit(Ship("DD Squadron (British)", limit=4), 2, 2) is None


@pytest.mark.rule("11.5a", "11.9", "6.13")
def test_a_dispersed_convoy_takes_one_hit_from_an_attack():
    assert hit(Ship("Convoy (British)", dispersed=True), 2, 2).hits == 2


@pytest.mark.rule("50.3c", "50.3d", "50.5", "50.3e", "11.5b")
def test_damage():
    box = Table().box
    assert damage.after_damage(Ship("Repulse"), box) == Ship("Repulse", damaged=True)
    assert damage.after_damage(Ship("Repulse", damaged=True), box) is None
    assert damage.after_damage(Ship("Hood", 1), box) == Ship("Hood", 1, True)
    assert damage.after_damage(Ship("Convoy (British)"), box).hits == 2
    assert damage.after_damage(Ship("Convoy (British)", dispersed=True), box).hits == 1
    assert damage.after_damage(Ship("DD Squadron (British)"), box).hits == 2


def struck(roll: int, *ships: str | Ship, **options) -> Table:
    """A German stealth attack on a British station in the U-Boat Zone (+3); the dice show `roll`."""
    table = (
        Table(said=QUIET, **options)
        .put("G1", "Bismarck", at="7,0")
        .hide("U1", at="15,-1")
        .put("B1", *ships, at="15,-1")
    )
    return table.give(given.StealthAttack("U1", "B1"), sum_of(roll, "stealth_attack"), rest=True)


@pytest.mark.rule("52.1", "52.6a", "52.6b", "50.3b")
def test_whom_a_hit_may_strike():
    table = (
        Table()
        .put("B1", "Nelson", "Convoy (British)", "Hood", at="12,0")
        .put("B2", "Nelson", "Hood", at="12,0")
    )
    table.put("B3", "Hood", at="12,0")
    box = table.box
    assert results.struck_by(table.force("B1"), 1, box) == ("Convoy (British)",)
    assert results.struck_by(table.force("B1"), 2, box) == ("Nelson", "Convoy (British)")
    assert results.struck_by(table.force("B2"), 1, box) == ()
    assert results.struck_by(table.force("B2"), 2, box) == ("Nelson",)
    assert results.struck_by(table.force("B3"), 2, box) == ()
    assert results.struck_by(table.force("B2"), 9, box) == ("Nelson", "Hood")


@pytest.mark.rule("52.1", "50.3b", "28.1", "52.6b")
def test_the_active_player_chooses_the_ship():
    table = struck(9, "Nelson", "Hood")
    assert table.asked == GERMAN and {order.ship for order in table.orders()} == {"Nelson", "Hood"}
    table.give(given.StrikeShip("Nelson"), rest=True)
    assert table.afloat("Nelson").hits == 1
    slow = struck(7, "Nelson", "Hood")
    assert slow.afloat("Nelson").hits == 1 and slow.afloat("Hood").hits == 0
    assert struck(7, "Hood", "Kent").afloat("Kent").hits == 0


@pytest.mark.rule("option:stealth_double", "11.5b")
def test_two_results_of_a_stealth_attack():
    table = struck(10, "Nelson", "Rodney").give(given.StrikeShip("Nelson"))
    assert {order.ship for order in table.orders()} == {"Nelson", "Rodney"}
    table.give(given.StrikeShip("Rodney"), rest=True)
    assert (table.afloat("Nelson").hits, table.afloat("Rodney").hits) == (1, 1)
    same = struck(10, "Nelson", "Rodney", stealth_double="same_ship").give(
        given.StrikeShip("Nelson"), rest=True
    )
    assert same.afloat("Nelson").damaged and same.afloat("Rodney").hits == 0
    convoy = struck(8, Ship("Convoy (British)", dispersed=True))
    assert convoy.afloat("Convoy (British)").hits == 1


@pytest.mark.rule("41.7b", "10.8a")
def test_only_the_force_that_attacked_goes_with_its_leader():
    table = Table(said=QUIET).put("G1", "Bismarck", at="7,0", leader="Krancke").put("B1", "Hood", at="10,1")
    table.hide("U1", at="10,1").hide("U2", at="9,0").lead("Prien", "U1", GERMAN)
    table.give(given.StealthAttack("U1", "B1"), sum_of(2, "stealth_attack"), rest=True)
    assert [one.id for one in table.state.stealth] == ["U2"]
    assert [one.name for one in table.state.leaders] == ["Krancke"]


@pytest.mark.rule("option:stealth_double", "11.5b")
def test_a_second_result_for_a_ship_that_has_sunk_is_lost():
    """Both results for the same ship: the first has sunk it, and the other ships are spared."""
    weak = Ship("Fiji", damaged=True, hits=1)
    table = struck(10, weak, "Nelson", "Rodney", stealth_double="same_ship")
    table.give(given.StrikeShip("Fiji"), rest=True)
    assert table.gone("Fiji") == "sunk" and table.stage == "act"
    assert [table.afloat(name).hits for name in ("Nelson", "Rodney")] == [0, 0]
    apart = struck(10, weak, "Nelson", "Rodney").give(given.StrikeShip("Fiji"))
    assert {order.ship for order in apart.orders()} == {"Nelson", "Rodney"}


@pytest.mark.rule("50.3g", "50.3h", "52.5", "62.3d")
def test_the_last_ship_sunk_takes_its_force_away():
    table = (
        Table(BRITISH)
        .put("B1", "Ark Royal", line=("11,0", "12,0", "13,0", "14,0"))
        .put("G1", "Orion", line=("11,0", "10,1"))
    )
    table.put("G2", "Hipper", at="7,0")
    table.give(given.AirStrike("B1", "11,0", "G1", "11,0"), sum_of(10, "air_strike"), rest=True)
    assert table.gone("Orion") == "sunk" and not table.in_play("G1")
    assert "lapse" in table.log and "vie" in table.log


@pytest.mark.rule("10.2", "10.3")
def test_leaders_move_to_another_ship():
    table = Table(BRITISH).put("B1", "Ark Royal", at="11,0").put("G1", "Bismarck", "Hipper", at="11,0")
    table.lead("Lütjens", "Bismarck", GERMAN)
    state = table.state
    from navalgames.chance import ScriptedDice

    def after(state, hits, name="Bismarck"):
        return damage.hit(ScriptedDice([]), state, name, hits, table.box)

    assert after(state, 1).leaders[0].ship == "Bismarck"
    moved = after(state, 2)
    assert moved.leaders[0].ship == "Hipper"
    sunk = after(moved, 3, "Hipper")
    assert sunk.leaders[0].ship == "Bismarck"
    assert after(sunk, 4).leaders == ()
    alone = table.having(
        task_forces=(table.force("B1"), table.force("G1")._replace(ships=table.force("G1").ships[:1]))
    )
    assert after(alone.state, 2).leaders[0].ship == "Bismarck"
