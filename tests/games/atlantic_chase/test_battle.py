"""The battle board from the first shot to the end (11.8, 49.3, 54.6, 55 to 62)."""

from __future__ import annotations

import pytest

from navalgames.chance import ScriptedDice
from navalgames.games.atlantic_chase import read_tables
from navalgames.games.atlantic_chase.rules import board, breaking_away, gunnery, manoeuvring, torpedoes
from navalgames.games.atlantic_chase.rules.breaking_away import Position
from navalgames.games.atlantic_chase.rules.gunnery import Aim
from tests.games.atlantic_chase.table import BRITISH, CHARTS, GERMAN, Ship, Table, acting, given, two

AT = "12,0"


def three(*faces: int, best: bool = False, why: str = "gunnery") -> dict:
    """Three dice at extreme range or at point blank."""
    return {"dice": "best 2 of 3d6" if best else "worst 2 of 3d6", "shows": list(faces), "why": why}


def fought(
    german: tuple = ("Bismarck",),
    british: tuple = ("Hood",),
    stage: str = "round_begins",
    active=GERMAN,
    **fields,
) -> Table:
    """A battle with these ships; zones by name of the ship, with _ for blanks."""
    zones = {name: value for name, value in fields.items() if value in ("Far", "Near", "Close")}
    options = {name: value for name, value in fields.items() if name not in zones}
    rounds = options.pop("rounds", 3)
    evasive = options.pop("evasive", False)
    table = Table(active, **options).put("G1", *german, at=AT, evasive=evasive).put("B1", *british, at=AT)
    return table.battle(active, stage, rounds, **zones)


def quiet(table: Table) -> Table:
    """Nobody fires or launches until the Maneuver step, or the end."""
    while table.stage in ("fire", "launch"):
        table.give(given.CeaseFire())
    return table


# ------------------------------------------------------------------------ ranges and dice


@pytest.mark.rule("56.2", "56.5", "chart:zone_range")
def test_ranges_between_zones():
    expected = {
        ("Far", "Far"): "extreme", ("Far", "Near"): "long", ("Far", "Close"): "long",
        ("Near", "Near"): "short", ("Near", "Close"): "point blank", ("Close", "Close"): "point blank",
    }  # fmt: skip
    found = read_tables.zone_ranges(CHARTS)
    assert all(found[one_, other] == found[other, one_] == name for (one_, other), name in expected.items())


@pytest.mark.rule("56.3", "57.2a", "57.2b", "57.2c", "chart:range_dice", "5.5", "2.2")
def test_dice_and_gun_value_of_a_range():
    assert dict(read_tables.range_dice(CHARTS)) == {
        "extreme": "worst 2 of 3d6", "long": "2d6", "short": "2d6", "point blank": "best 2 of 3d6",
    }  # fmt: skip
    guns = {"extreme": "long", "long": "long", "short": "short", "point blank": "short"}
    assert dict(read_tables.range_guns(CHARTS)) == guns


@pytest.mark.rule("57.3", "57.4", "60.7a", "60.7b", "60.7c", "chart:gunnery_mods")
@pytest.mark.parametrize(
    ("speed", "firer", "target", "modifier"),
    [
        (4, False, False, 3),
        (3, True, False, 2),
        (2, False, True, 3),
        (1, False, False, 5),
        (4, True, True, 1),
    ],
)
def test_gunnery_modifiers(speed, firer, target, modifier):
    assert gunnery.gunnery_modifier(Aim("short", 3, speed, firer, target), CHARTS) == modifier


@pytest.mark.rule("58.1", "58.2", "53.2", "chart:gunnery")
@pytest.mark.parametrize(("roll", "hits"), [(5, 0), (6, 1), (9, 1), (10, 2), (12, 2)])
def test_the_gunnery_table(roll, hits):
    dice = ScriptedDice(
        [{"dice": "2d6", "shows": [roll - min(6, roll - 1), min(6, roll - 1)], "why": "gunnery"}]
    )
    assert gunnery.shot(dice, Aim("short", 3, 4, False, False), CHARTS) == hits


@pytest.mark.rule("6.6", "6.7", "6.8", "56.4", "6.13")
def test_who_may_not_fire():
    box = Table().box
    assert gunnery.gun_value(Ship("Convoy (British)"), "short", box) == -2
    assert gunnery.gun_value(Ship("Convoy (British)"), "long", box) is None
    assert gunnery.gun_value(Ship("Convoy (British)", dispersed=True), "short", box) is None
    assert gunnery.gun_value(Ship("Ark Royal"), "short", box) is None
    assert gunnery.gun_value(Ship("Ajax"), "long", box) == 0
    assert gunnery.gun_value(Ship("Ajax", damaged=True), "short", box) == -1


@pytest.mark.rule("6.19", "56.3")
def test_a_damaged_ship_uses_its_other_side():
    box = Table().box
    assert gunnery.gun_value(Ship("Bismarck"), "short", box) == 4
    assert gunnery.gun_value(Ship("Bismarck", damaged=True), "short", box) == 3
    assert box.speed(Ship("Bismarck", damaged=True)) == 2


# ------------------------------------------------------------------------ the gunnery step


@pytest.mark.rule("55.5b", "56.1", "57.1a", "57.1b", "49.3b", "57.7")
def test_each_ship_may_fire_once():
    table = fought(("Bismarck", "Prinz Eugen"), ("Hood",))
    assert {(order.ship, order.target) for order in table.orders(given.Fire)} == {
        ("Bismarck", "Hood"),
        ("Prinz Eugen", "Hood"),
    }
    table.give(given.Fire("Bismarck", "Hood"), three(1, 1, 1))
    assert {order.ship for order in table.orders(given.Fire)} == {"Prinz Eugen"}
    table.give(given.CeaseFire())
    assert table.asked == BRITISH


@pytest.mark.rule("57.5", "57.8", "52.2", "58.3", "option:gunnery_declaration")
def test_gunnery_is_simultaneous():
    table = fought(("Bismarck",), (Ship("Hood", 2, True),), Bismarck="Near", Hood="Near")
    table.give(given.Fire("Bismarck", "Hood"), two(5, 6, "gunnery"))
    assert table.afloat("Hood").hits == 2
    table.give(given.Fire("Hood", "Bismarck"), two(3, 4, "gunnery"), rest=True)
    assert table.gone("Hood") == "sunk" and table.afloat("Bismarck").hits == 1


@pytest.mark.rule("option:gunnery_declaration")
def test_all_targets_may_be_declared_first():
    table = fought(gunnery_declaration="all_first")
    table.give(given.Fire("Bismarck", "Hood"))
    assert table.asked == BRITISH and not table.shown
    table.give(given.Fire("Hood", "Bismarck"), three(1, 1, 2), three(1, 1, 3))
    assert [shown.faces for shown in table.shown] == [(1, 1, 2), (1, 1, 3)]


@pytest.mark.rule("54.6c", "57.6", "54.6f")
def test_after_a_surprise_the_active_ships_fire_first():
    table = fought(("Bismarck",), (Ship("Hood", 2, True),), Bismarck="Near", Hood="Near")
    table.having(stack=(table.state.stack[0], table.frame._replace(first=True)))
    table.give(given.Fire("Bismarck", "Hood"), two(5, 6, "gunnery"), rest=True)
    assert table.gone("Hood") == "sunk" and table.stage != "fire"
    damaged = fought(("Bismarck",), ("Hood",), Bismarck="Near", Hood="Near")
    damaged.having(stack=(damaged.state.stack[0], damaged.frame._replace(first=True)))
    damaged.give(given.Fire("Bismarck", "Hood"), two(5, 6, "gunnery"))
    assert damaged.afloat("Hood").damaged and damaged.asked == BRITISH
    damaged.give(given.Fire("Hood", "Bismarck"), two(3, 3, "gunnery"))
    assert damaged.note("shot")["total"] == 6 + 2


@pytest.mark.rule("54.6c", "57.6", "option:gunnery_declaration")
def test_after_a_surprise_all_declared_shots_fall_before_the_others_fire():
    hood = Ship("Hood", 2, True)
    table = fought(
        ("Bismarck", "Hipper"), (hood, "Kent"), Bismarck="Near", Hipper="Near", Hood="Near", Kent="Near",
        gunnery_declaration="all_first",
    )  # fmt: skip
    table.having(stack=(table.state.stack[0], table.frame._replace(first=True)))
    table.give(given.Fire("Bismarck", "Hood")).give(
        given.Fire("Hipper", "Kent"), two(5, 6, "gunnery"), two(1, 1, "gunnery")
    )
    assert table.gone("Hood") == "sunk" and table.asked == BRITISH
    assert {order.ship for order in table.orders(given.Fire)} == {"Kent"}


@pytest.mark.rule("54.6f", "59.7a", "57.5")
def test_first_fire_is_for_the_guns_of_round_one_only():
    table = fought(("Köln",), ("Ajax",), Köln="Close", Ajax="Close")
    table.having(stack=(table.state.stack[0], table.frame._replace(first=True)))
    quiet_guns(table)
    table.give(given.Launch("Köln", "Ajax"))
    table.give(given.Launch("Ajax", "Köln"), two(6, 6, "torpedo"), two(6, 6, "torpedo"), rest=True)
    assert table.gone("Köln") == table.gone("Ajax") == "sunk", "the torpedoes of both run"
    later = fought(("Bismarck",), (Ship("Hood", 2, True),), Bismarck="Near", Hood="Near")
    later.having(stack=(later.state.stack[0], later.frame._replace(first=True, round=2)))
    later.give(given.Fire("Bismarck", "Hood"), two(5, 6, "gunnery"))
    assert later.gone("Hood") == "" and later.asked == BRITISH, "in round 2 she still answers"


def quiet_guns(table: Table) -> Table:
    """Nobody fires; the torpedoes are next."""
    while table.stage == "fire":
        table.give(given.CeaseFire())
    return table


@pytest.mark.rule("57.3", "57.4", "60.7a", "60.7b", "60.7c")
@pytest.mark.parametrize(
    ("aim", "rules"),
    [
        (Aim("long", 0, 3, False, False), set()),
        (Aim("long", 2, 3, False, False), {"57.3"}),
        (Aim("long", 0, 2, False, False), {"57.4"}),
        (Aim("long", 0, 1, False, False), {"57.4"}),
        (Aim("long", 0, 3, False, True), {"60.7a"}),
        (Aim("long", 0, 3, True, False), {"60.7b"}),
        (Aim("long", 0, 3, True, True), {"60.7c"}),
    ],
)
def test_what_acts_on_a_shot(aim, rules):
    assert acting(lambda: gunnery.gunnery_modifier(aim, CHARTS)) == rules


@pytest.mark.rule("57.8", "option:gunnery_declaration")
def test_when_shots_are_rolled_acts_by_its_rule():
    boxes = {name: Table(gunnery_declaration=name).box for name in ("all_first", "sequential")}
    both = {name: acting(lambda box=box: gunnery.rolled_at_once(box)) for name, box in boxes.items()}
    assert both == {"all_first": {"option:gunnery_declaration"}, "sequential": {"57.8"}}


@pytest.mark.rule("60.7d", "60.6b", "60.7a")
def test_smoke_counts_once():
    table = fought(("Bismarck",), ("Hood", "Kent", "Fiji"))
    frame = table.frame
    for maker in ("Kent", "Fiji"):
        frame = board.with_fighter(
            frame, board.fighter(frame, maker)._replace(smoking=True, covers=("Hood",))
        )
    aim = gunnery.aim_at(table.state, frame, "Bismarck", "Hood", table.box)
    assert aim.target_hidden and gunnery.gunnery_modifier(aim, CHARTS) == 2 - 1
    assert board.obscured(frame, "Kent") and not board.obscured(frame, "Bismarck")


@pytest.mark.rule("11.5a", "57.5")
def test_each_attack_scores_one_hit_on_a_dispersed_convoy():
    """Two ships whose shots come to two hits each, and a torpedo attack of two hits."""
    zones = {"Bismarck": "Near", "Prinz_Eugen": "Close", "Convoy_(British)": "Near"}
    table = fought(("Bismarck", "Prinz Eugen"), (Ship("Convoy (British)", dispersed=True),), **zones)
    table.give(given.Fire("Bismarck", "Convoy (British)"), two(5, 6, "gunnery"))
    assert table.note("shot")["hits"] == 2
    table.give(given.Fire("Prinz Eugen", "Convoy (British)"), three(6, 6, 1, best=True))
    assert table.note("shot")["hits"] == 2 and table.afloat("Convoy (British)").hits == 2
    table.give(given.Launch("Prinz Eugen", "Convoy (British)"), two(6, 6, "torpedo"))
    assert table.note("torpedo")["hits"] == 2 and table.afloat("Convoy (British)").hits == 3


# ------------------------------------------------------------------------ torpedoes


@pytest.mark.rule("59.7b", "59.11", "60.7e", "chart:torpedo", "chart:torpedo_mods")
@pytest.mark.parametrize(
    ("roll", "speed", "hits"), [(11, 4, 2), (10, 4, 0), (10, 2, 2), (9, 2, 0), (9, 1, 2)]
)
def test_the_torpedo_table(roll, speed, hits):
    dice = ScriptedDice(
        [{"dice": "2d6", "shows": [roll - min(6, roll - 1), min(6, roll - 1)], "why": "torpedo"}]
    )
    assert torpedoes.torpedo(dice, speed, CHARTS) == hits


def launches(table: Table) -> set[tuple[str, str]]:
    while table.stage == "fire":
        table.give(given.CeaseFire())
    return (
        {(order.ship, order.target) for order in table.orders(given.Launch)}
        if table.stage == "launch"
        else set()
    )


@pytest.mark.rule("59.1", "59.5", "59.6", "59.8", "59.10")
def test_from_the_close_zone_at_close_or_near():
    table = fought(
        ("Hipper", "Prinz Eugen"),
        ("Hood", "Kent", "Nelson"),
        Hipper="Close",
        Prinz_Eugen="Near",
        Hood="Near",
        Kent="Close",
    )
    assert launches(table) == {("Hipper", "Hood"), ("Hipper", "Kent")}


@pytest.mark.rule("59.2a", "59.2b")
def test_one_attack_in_a_game():
    table = fought(("Hipper",), ("Hood",), Hipper="Close", Hood="Near")
    launches(table)
    table.give(given.Launch("Hipper", "Hood"), two(1, 1, "torpedo"))
    assert table.afloat("Hipper").torpedoes == 0
    assert not launches(fought((Ship("Hipper"),), ("Hood",), Hipper="Close", Hood="Near"))
    several = (Ship("DD Squadron (German)", torpedoes=2),)
    again = fought(several, ("Hood",), Hood="Near")
    frame = board.with_fighter(again.frame, again.frame.fighters[0]._replace(zone="Close"))
    again.having(stack=(again.state.stack[0], frame))
    launches(again)
    again.give(given.Launch("DD Squadron (German)", "Hood"), two(1, 1))
    assert again.afloat("DD Squadron (German)").torpedoes == 1


@pytest.mark.rule("59.7a", "10.7a", "10.10")
def test_each_launch_is_rolled_by_its_own_side():
    """Marschall and Forbes may each turn a die of their own side's torpedoes, the active player's first."""
    table = fought(("Hipper",), ("Ajax",), Hipper="Close", Ajax="Close")
    table.lead("Marschall", "Hipper", GERMAN).lead("Forbes", "Ajax", BRITISH)
    launches(table)
    table.give(given.Launch("Hipper", "Ajax")).give(given.Launch("Ajax", "Hipper"), two(1, 2, "torpedo"))
    assert table.asked == GERMAN and given.TurnDie("Marschall", 1) in table.orders()
    table.give(given.Decline(), two(1, 1, "torpedo"))
    assert table.asked == BRITISH and set(table.orders()) == {given.Decline(), given.TurnDie("Forbes", 1)}


@pytest.mark.rule("59.3", "6.16", "59.9", "option:damaged_torpedo")
def test_damaged_ships_launch_none():
    hurt = (Ship("Hipper", damaged=True, torpedoes=1),)
    assert not launches(fought(hurt, ("Hood",), Hipper="Close", Hood="Near"))
    assert launches(fought(hurt, ("Hood",), Hipper="Close", Hood="Near", damaged_torpedo="allowed"))
    table = fought(("Hipper",), ("Hood",), Hipper="Close", Hood="Near").give(given.CeaseFire())
    table.give(given.Fire("Hood", "Hipper"), three(4, 4, 4, best=True), rest=True)
    assert table.afloat("Hipper").damaged and table.stage != "launch"


@pytest.mark.rule("59.1", "59.3", "option:damaged_torpedo")
@pytest.mark.parametrize(
    ("ship", "option", "told", "may"),
    [
        (Ship("Hipper", torpedoes=1), "forbidden", set(), True),
        (Ship("Hipper", torpedoes=0), "forbidden", {"59.1"}, False),
        (Ship("Hipper", damaged=True, torpedoes=1), "forbidden", {"59.3"}, False),
        (Ship("Hipper", damaged=True, torpedoes=1), "allowed", {"option:damaged_torpedo"}, True),
        (Ship("Hipper", damaged=True, torpedoes=0), "allowed", {"59.1"}, False),
    ],
)
def test_why_a_ship_may_launch_or_not(ship, option, told, may):
    table = fought((ship,), ("Hood",), Hipper="Close", Hood="Near", damaged_torpedo=option)
    hunter = board.fighter(table.frame, "Hipper")
    for zone, launches_ in (("Close", may), ("Near", False), ("Far", False)):
        there = hunter._replace(zone=zone)
        assert torpedoes.may_launch(table.state, table.frame, there, table.box) == launches_, zone
    seen = acting(lambda: torpedoes.may_launch(table.state, table.frame, hunter, table.box))
    assert seen & {"59.1", "59.3", "option:damaged_torpedo"} == told


@pytest.mark.rule("57.5", "59.7a")
@pytest.mark.parametrize(("hits", "acts"), [((), False), ((("Hood", 1),), True)])
def test_simultaneous_effects_act_where_something_was_hit(hits, acts):
    table = fought(("Hipper",), ("Hood",), Hipper="Close", Hood="Near")
    frame = table.frame._replace(hits=hits)
    table.having(stack=(table.state.stack[0], frame))
    for stages, stage, rule in (
        (gunnery.STAGES, "gunnery_effects", "57.5"), (torpedoes.STAGES, "torpedo_effects", "59.7a"),
    ):  # fmt: skip
        told = acting(lambda of=stages, name=stage: of[name](ScriptedDice([]), table.state, frame, table.box))
        assert (rule in told) == acts


@pytest.mark.rule("6.6", "6.7", "6.8", "56.3", "56.4")
@pytest.mark.parametrize(
    ("ship", "range_", "value", "told"),
    [
        (Ship("Ark Royal"), "short", None, {"6.8"}),
        (Ship("Convoy (British)", dispersed=True), "short", None, set()),
    ],
)
def test_who_has_no_gun_at_all(ship, range_, value, told):
    box = Table().box
    assert gunnery.gun_value(ship, range_, box) is value
    assert acting(lambda: gunnery.gun_value(ship, range_, box)) & {"6.6", "6.8", "56.3", "56.4"} == told


@pytest.mark.rule("6.6", "56.3", "56.4")
def test_a_gun_value_acts_by_its_kind():
    """No value: no shot so far; 0 or less: a shot without bonus; more: a bonus."""
    box = Table().box
    found = {}
    for name in ("Bismarck", "Hipper", "Köln", "Orion", "Convoy (German)", "DD Squadron (German)"):
        for range_ in ("short", "long"):
            ship = Ship(name)
            value = gunnery.gun_value(ship, range_, box)
            kind = "none" if value is None else "low" if value <= 0 else "high"
            seen = acting(lambda one=ship, at=range_: gunnery.gun_value(one, at, box))
            found.setdefault(kind, []).append(seen & {"6.6", "56.3", "56.4"})
    assert set(found) == {"none", "low", "high"}
    expected = {"none": {"56.3", "6.6"}, "low": {"56.3", "56.4"}, "high": {"56.3"}}
    for kind, seen in found.items():
        assert all(rules == expected[kind] for rules in seen), kind


@pytest.mark.rule("59.4a", "59.4b")
def test_torpedoes_and_smoke():
    table = fought(("Hipper",), ("Hood", "Kent"), Hipper="Close", Hood="Near", Kent="Close")
    frame = board.with_fighter(table.frame, board.fighter(table.frame, "Hood")._replace(smoking=True))
    assert torpedoes.may_launch(table.state, frame, board.fighter(frame, "Hipper"), table.box)
    table.having(stack=(table.state.stack[0], frame))
    assert ("Hipper", "Hood") in launches(table)
    smoking = board.with_fighter(frame, board.fighter(frame, "Hipper")._replace(smoking=True))
    assert not torpedoes.may_launch(table.state, smoking, board.fighter(smoking, "Hipper"), table.box)
    covering = board.fighter(smoking, "Kent")._replace(smoking=True, covers=("Hipper",))
    covered = board.with_fighter(frame, covering)
    assert not torpedoes.may_launch(table.state, covered, board.fighter(covered, "Hipper"), table.box)


@pytest.mark.rule("59.1", "59.7a")
def test_a_side_that_launches_none_leaves_it_to_the_other():
    table = fought(("Köln",), ("Ajax",), Köln="Close", Ajax="Close")
    launches(table)
    table.give(given.CeaseFire())
    assert table.asked == BRITISH and set(table.orders(given.Launch)) == {given.Launch("Ajax", "Köln")}
    table.give(given.CeaseFire())
    assert table.stage == "manoeuvre" and not table.shown


@pytest.mark.rule("59.7a")
def test_torpedoes_take_effect_together():
    table = fought(("Köln",), ("Ajax",), Köln="Close", Ajax="Close")
    assert launches(table) == {("Köln", "Ajax")}
    table.give(given.Launch("Köln", "Ajax"))
    assert table.asked == BRITISH and not table.shown
    table.give(given.Launch("Ajax", "Köln"), two(6, 6, "torpedo"), two(6, 6, "torpedo"), rest=True)
    assert table.gone("Köln") == table.gone("Ajax") == "sunk"


# ------------------------------------------------------------------------ manoeuvre


@pytest.mark.rule("60.1", "60.2a", "60.2b", "60.2c", "60.8", "6.3")
def test_the_order_of_manoeuvre():
    table = quiet(
        fought(
            (Ship("Scharnhorst", damaged=True),),
            ("Warspite", "Belfast", "Fiji"),
            active=BRITISH,
            Scharnhorst="Near",
            Warspite="Near",
        )
    )
    order = []
    while table.stage == "manoeuvre":
        ships = sorted({choice.ship for choice in table.orders()})
        order.append(ships[0])
        table.give(next(choice for choice in table.orders() if choice.ship == ships[0]))
    assert order == ["Scharnhorst", "Warspite", "Belfast", "Fiji"]


@pytest.mark.rule("60.1", "60.3", "60.5")
@pytest.mark.parametrize(
    ("zone", "reached"),
    [("Far", {"Far", "Near"}), ("Near", {"Far", "Near", "Close"}), ("Close", {"Near", "Close"})],
)
def test_a_ship_may_stay_or_move_one_zone_with_or_without_smoke(zone, reached):
    """And so in the next round, whether it begins smoke, keeps it up or stops."""
    wanted = {given.Manoeuvre("Hood", place, smoke, False) for place in reached for smoke in (False, True)}
    for before in (False, True):
        for order in sorted(wanted, key=repr):
            table = quiet(fought((Ship("Bismarck", damaged=True),), active=GERMAN, Hood=zone))
            hood = board.fighter(table.frame, "Hood")._replace(smoking=before)
            frame = board.with_fighter(table.frame, hood)
            table.state = table.state._replace(stack=(*table.state.stack[:-1], frame))
            while table.asked != BRITISH:
                table.give(table.orders()[0])
            assert set(table.orders()) == wanted
            table.give(order)
            moved = board.fighter(table.frame, "Hood")
            assert (moved.zone, moved.smoking) == (order.zone, order.smoke)


@pytest.mark.rule("57.2a", "57.2b", "57.2c", "10.7a")
@pytest.mark.parametrize(("zone", "counted"), [("Near", 6 + 5), ("Far", 4 + 2)])
def test_of_three_dice_two_count_also_where_a_leader_may_turn_one(zone, counted):
    """Near to Close is point blank, Far to Far extreme: the two highest or the two lowest dice."""
    other = "Close" if zone == "Near" else "Far"
    table = Table(GERMAN).put("G1", "Bismarck", at=AT, leader="Marschall").put("B1", "Hood", at=AT)
    table.battle(GERMAN, Bismarck=zone, Hood=other)
    faces = (6, 5, 2) if zone == "Near" else (6, 4, 2)
    table.give(given.Fire("Bismarck", "Hood"), three(*faces, best=zone == "Near"))
    table.give(given.Decline())
    gun = table.box.counter("Bismarck").front
    value = gun.gun_short if zone == "Near" else gun.gun_long
    assert table.note("shot")["total"] == counted + value


@pytest.mark.rule("60.2b")
def test_players_alternate_within_a_class():
    table = quiet(fought(("Bismarck", "Tirpitz"), ("Prince of Wales", "Duke of York", "King George V")))
    order = []
    while table.stage == "manoeuvre":
        order.append(table.asked)
        table.give(table.orders()[0])
    assert order == [BRITISH, GERMAN, BRITISH, GERMAN, BRITISH]


@pytest.mark.rule("60.3")
def test_zones_next_to_each_other():
    assert manoeuvring.next_to("Far") == ("Far", "Near")
    assert set(manoeuvring.next_to("Near")) == {"Far", "Near", "Close"}
    assert manoeuvring.next_to("Close") == ("Near", "Close")


@pytest.mark.rule("60.6a", "6.15", "11.2", "11.7b", "58.10", "60.6d", "11.8c", "SCN.9")
def test_who_may_make_smoke():
    box = Table().box
    assert board.may_smoke(Ship("Hood", 1), box) and board.may_smoke(Ship("DD Squadron (British)", 1), box)
    for ship in (
        Ship("Hood", damaged=True),
        Ship("Convoy (British)"),
        Ship("Shore Battery (British)"),
        Ship("Kent", smoke=False),
    ):
        assert not board.may_smoke(ship, box)
    table = quiet(fought((Ship("Bismarck", damaged=True),), ("Hood",)))
    assert not any(order.smoke for order in table.orders())


@pytest.mark.rule("60.6b", "60.6c", "11.2")
def test_smoke_covers_two_others_in_its_zone():
    table = quiet(fought(("Bismarck",), ("Nelson", "Convoy (British)", "Kent", "Fiji")))
    while table.stage == "manoeuvre":
        mine = table.orders()[0]
        stay = given.Manoeuvre(mine.ship, "Near" if mine.ship == "Fiji" else "Far", mine.ship == "Nelson")
        table.give(stay)
    assert table.stage == "cover" and table.frame.shots[0][0] == "Nelson"
    covers = {order.others for order in table.orders()}
    assert covers == {(), ("Convoy (British)",), ("Kent",), ("Convoy (British)", "Kent")}
    table.give(given.Cover("Nelson", ("Convoy (British)", "Kent")))
    fighters = table.frame.fighters
    assert board.obscured(table.frame, "Kent") and not board.obscured(table.frame, "Fiji") and fighters


@pytest.mark.rule("60.6c", "60.6d", "60.6e")
def test_smoke_stays_until_the_step_and_goes_with_its_ship():
    table = fought(("Bismarck",), ("Hood", "Kent"), Bismarck="Near", Hood="Near", Kent="Near")
    frame = board.with_fighter(
        table.frame, board.fighter(table.frame, "Kent")._replace(smoking=True, covers=("Hood",))
    )
    table.having(stack=(table.state.stack[0], frame))
    table.give(given.Fire("Bismarck", "Kent"), two(3, 3, "gunnery"))
    quiet(table)
    assert table.afloat("Kent").damaged and board.obscured(table.frame, "Hood")
    assert not any(order.smoke for order in table.orders() if order.ship == "Kent")
    assert not board.obscured(board.without(frame, "Kent"), "Hood")


@pytest.mark.rule("60.5", "11.3b")
def test_a_convoy_disperses_in_battle():
    table = quiet(fought(("Bismarck",), ("Convoy (British)",)))
    assert {order.disperse for order in table.orders()} == {True, False}
    table.give(given.Manoeuvre("Convoy (British)", "Far", False, True))
    assert table.afloat("Convoy (British)").dispersed
    barred = quiet(fought(("Bismarck",), ("Convoy (British)",), scenario="T1"))
    assert not any(order.disperse for order in barred.orders())


# ------------------------------------------------------------------------ Break Away


@pytest.mark.rule("61.3", "61.4", "61.5", "61.6", "61.12", "chart:break_away", "option:break_away_speed")
@pytest.mark.parametrize(
    ("position", "rule", "modifier", "told"),
    [
        (Position(True, True, 3, 4, 4), "own_slowest", 0, {"61.4", "61.5", "61.6"}),
        (Position(True, False, 3, 3, 4), "own_slowest", 2, {"61.4"}),
        (Position(True, False, 3, 3, 4), "enemy_faster", 1, {"61.4", "option:break_away_speed"}),
        (Position(False, True, 4, 3, 3), "own_slowest", -1, {"61.5"}),
        (Position(False, False, 2, 3, 4), "own_slowest", -1, {"61.6"}),
    ],
)
def test_break_away_modifiers(position, rule, modifier, told):
    assert breaking_away.break_away_modifier(position, CHARTS, rule) == modifier
    assert acting(lambda: breaking_away.break_away_modifier(position, CHARTS, rule)) == told
    dice = ScriptedDice([two(4, 5 - modifier if 1 <= 5 - modifier <= 6 else 6, "break_away")])
    assert breaking_away.breaks_away(dice, position, CHARTS, rule)


def leaving(**fields) -> Table:
    """A round without fire or manoeuvre, up to the Break Away step."""
    table = quiet(fought(**fields))
    while table.stage == "manoeuvre":
        ship = table.orders()[0].ship
        zone = board.fighter(table.frame, ship).zone
        table.give(given.Manoeuvre(ship, zone))
    return table


@pytest.mark.rule(
    "61.1", "61.2", "61.7", "62.2", "62.3a", "62.3b", "62.4", "31.7b", "49.3c", "55.5c", "55.6", "23.1"
)
def test_both_agree_and_the_battle_is_over():
    table = leaving()
    table.having(
        task_forces=tuple(
            one_._replace(station="", line=(AT, "11,0"), intel=("11,0",)) for one_ in table.state.task_forces
        )
    )
    table.give(given.BreakAway(True)).give(given.BreakAway(True))
    for name in ("G1", "B1"):
        force = table.force(name)
        assert (force.station, force.line, force.intel, force.contact) == (AT, (), (), (AT,))
    assert not table.shown and table.in_play("G1")


@pytest.mark.rule("61.3", "61.7", "61.9", "61.11")
def test_one_side_rolls():
    table = (
        leaving(Bismarck="Far", Hood="Far")
        .give(given.BreakAway(True))
        .give(given.BreakAway(False), two(3, 5, "break_away"))
    )
    assert table.stage == "act"
    failed = leaving(Bismarck="Near", Hood="Near").give(given.BreakAway(False))
    failed.give(given.BreakAway(True), two(3, 4, "break_away"))
    assert failed.frame.round == 2 and failed.stage == "fire"
    last = leaving(Bismarck="Near", Hood="Near", rounds=1)
    assert last.stage == "break_away"


@pytest.mark.rule("61.8a", "61.8b", "61.8c", "24.8", "24.9", "62.1b")
def test_one_ship_leaves_by_evasive():
    table = leaving(german=("Bismarck", "Prinz Eugen"), evasive=True, Prinz_Eugen="Near", Hood="Near")
    table.give(given.BreakAway(True)).give(given.BreakAway(False), two(1, 1, "break_away"))
    assert set(table.orders()) == {given.Decline(), given.LeaveAlone("Bismarck")}
    table.give(given.LeaveAlone("Bismarck"))
    assert not board.on_board(table.frame, "Bismarck") and table.frame.round == 2
    assert not table.force("G1").evasive and len(table.force("G1").ships) == 2
    alone = leaving(german=("Bismarck",), evasive=True, Hood="Near")
    alone.give(given.BreakAway(True)).give(given.BreakAway(False), two(1, 1)).give(
        given.LeaveAlone("Bismarck")
    )
    assert alone.stage == "act" and alone.in_play("G1")


@pytest.mark.rule("24.9", "61.8a", "61.8b")
def test_a_ship_of_the_inactive_side_leaves_by_its_own_marker():
    table = leaving(british=("Hood", "Kent"), Hood="Near", Bismarck="Near", Kent="Far")
    table.having(task_forces=(table.force("G1"), table.force("B1")._replace(evasive=True)))
    table.give(given.BreakAway(False)).give(given.BreakAway(True), two(1, 1, "break_away"))
    assert table.asked == BRITISH and table.stage == "leave_alone"
    table.give(given.LeaveAlone("Kent"))
    assert not table.force("B1").evasive
    assert board.on_board(table.frame, "Hood") and not board.on_board(table.frame, "Kent")


@pytest.mark.rule("62.7", "62.8", "option:opt_battle_removes_evasive")
@pytest.mark.parametrize("on", [False, True])
def test_evasive_after_a_battle(on):
    table = leaving(opt_battle_removes_evasive=on)
    table.having(task_forces=tuple(one_._replace(evasive=True) for one_ in table.state.task_forces))
    table.give(given.BreakAway(True)).give(given.BreakAway(True))
    assert table.force("G1").evasive is table.force("B1").evasive is not on


# ------------------------------------------------------------------------ the end


@pytest.mark.rule("62.1a", "55.5a", "49.3c")
def test_the_battle_ends_after_its_last_round():
    table = leaving(rounds=1).give(given.BreakAway(False)).give(given.BreakAway(False))
    assert table.stage == "act" and "battle-over" in table.log


@pytest.mark.rule("62.1b", "62.3c", "62.3d", "58.5", "50.3h")
def test_a_side_without_ships():
    table = fought(("Bismarck",), (Ship("Hood", 2, True),), Bismarck="Near", Hood="Near")
    table.give(given.Fire("Bismarck", "Hood"), two(5, 6)).give(given.CeaseFire())
    assert not table.in_play("B1") and table.force("G1").contact == (AT,) and table.stage == "act"


@pytest.mark.rule("10.2", "58.6", "10.3")
def test_leaders_in_a_battle_go_to_a_ship_on_the_board():
    table = fought(("Bismarck", "Prinz Eugen", "Hipper"), ("Hood",), Bismarck="Near", Hood="Near")
    table.lead("Raeder", "Bismarck", GERMAN)
    frame = board.without(table.frame, "Prinz Eugen")
    table.having(stack=(table.state.stack[0], frame)).give(given.CeaseFire())
    table.give(given.Fire("Hood", "Bismarck"), two(5, 6))
    assert table.afloat("Bismarck").damaged and table.state.leaders[0].ship == "Hipper"


@pytest.mark.rule("10.7a", "10.13a", "57.2b")
def test_a_die_is_turned_before_dice_are_selected():
    table = fought().lead("Marschall", "Bismarck", GERMAN)
    table.give(given.Fire("Bismarck", "Hood"), three(1, 5, 3)).give(given.TurnDie("Marschall", 1), rest=True)
    assert table.note("shot")["total"] == 3 + 5 + 2
    plus = fought(active=BRITISH).lead("Somerville", "Hood", BRITISH)
    plus.give(given.Fire("Hood", "Bismarck"), three(1, 5, 3)).give(given.AddTwo("Somerville"), rest=True)
    assert plus.note("shot")["total"] == 1 + 3 + 2 + 1


# ------------------------------------------------------------------------ shore batteries


def battery() -> Table:
    zones = {"Shore_Battery_(German)": "Near"}
    return fought(("Dunkerque", "Shore Battery (German)"), ("Hood",), Hood="Near", evasive=True, **zones)


@pytest.mark.rule("11.8a", "11.8b", "11.8c", "11.8d", "60.4", "61.10", "62.1b", "6.3")
def test_a_shore_battery():
    table = battery()
    assert "Shore Battery (German)" in {order.ship for order in table.orders(given.Fire)}
    table.give(given.CeaseFire())
    assert {order.target for order in table.orders(given.Fire)} == {"Dunkerque"}
    quiet(table)
    assert "Shore Battery (German)" not in {order.ship for order in table.orders()}
    position = breaking_away.position_of(table.state, table.frame, BRITISH, table.box)
    assert position.enemy_slowest == 4 and not position.enemy_near
    own = breaking_away.position_of(table.state, table.frame, GERMAN, table.box)
    assert own.own_slowest == 4 and own.all_far, "it keeps nobody from leaving"
    while table.stage == "manoeuvre":
        ship = table.orders()[0].ship
        table.give(given.Manoeuvre(ship, board.fighter(table.frame, ship).zone))
    table.give(given.BreakAway(True)).give(given.BreakAway(False), two(1, 1, "break_away"))
    assert set(table.orders()) == {given.Decline(), given.LeaveAlone("Dunkerque")}
    assert board.over(board.without(table.frame, "Dunkerque"), table.box)
