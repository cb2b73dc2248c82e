"""Functions that people hand over, and what is none: what was given, what was expected, where."""

from __future__ import annotations

import pytest

import navalgames
from navalgames.errors import BadInput, IllegalOrder


def fails(*given):
    return 1 / 0


def too_few():
    return 1


@pytest.mark.parametrize("function", [fails, too_few, int])
def test_a_function_that_fails_says_where_and_how(function):
    told = {fails: "ZeroDivisionError: .*line 12, given ", too_few: "never begun", int: "was given"}
    table = navalgames.lay("frigate_duel", bridge_cards=False)
    answer = navalgames.ask("grand_fleet", "initiative")
    for use in (
        lambda: table.read(policy="sensible", until=1, measure=function),
        lambda: table.read(policy=function, until=1, measure="turn"),
        lambda: table.simulate(2, policy={"A": function, "B": "sensible"}, until=3, measure="turn"),
        lambda: navalgames.simulate_games("frigate_duel", 1, bots={"A": function, "B": "sensible"}),
        lambda: answer.chance_of(function),
        lambda: navalgames.curve("grand_fleet", "initiative", "uk_dice", outcome=function),
    ):
        with pytest.raises(BadInput, match=f"handed over as .* failed: .*{told[function]}"):
            use()


@pytest.mark.parametrize("given", [3, None, "hold", ()])
def test_a_policy_that_gives_no_order_back_is_told_so(given):
    table = navalgames.lay("grand_fleet", seed=1)
    with pytest.raises(BadInput, match=r"policy of UK gave back .* at “send_start”, which is no order"):
        table.read(policy=lambda view, orders: given, until=1, measure="vp")


def test_what_is_no_order_is_told_so():
    table = navalgames.lay("frigate_duel")
    with pytest.raises(BadInput, match="3 is no order"):
        table.read(3)
    with pytest.raises(BadInput, match="3 is no order"):
        table.give(3)
    with pytest.raises(IllegalOrder):
        table.give({"order": "FireBroadside", "ship": "a", "broadside": "port", "target": "b", "aim": "hull"})


@pytest.mark.parametrize(
    ("use", "told"),
    [
        (lambda: navalgames.lay("grand_fleet", saved=3), "name of a file"),
        (lambda: navalgames.lay("grand_fleet", seed="x"), "seed “x”"),
        (lambda: navalgames.lay("grand_fleet").change("vp"), "places with their values"),
        (lambda: navalgames.lay("grand_fleet").read(policy="sensible", until=-1), "`until` cannot be -1"),
        (lambda: navalgames.lay("grand_fleet").read(policy="sensible", most=0), "`most` cannot be 0"),
        (lambda: navalgames.simulate_games("grand_fleet", 1, seed="x"), "seed “x”"),
        (lambda: navalgames.simulate_games("grand_fleet", 1, options=3), "options cannot be 3"),
        (lambda: navalgames.simulate_games("grand_fleet", 1, bots=3), "one player for all"),
        (lambda: navalgames.new_play("grand_fleet", seats=3), "one player for all"),
        (lambda: navalgames.ask("grand_fleet", "damage", charts=3), "no charts of grand_fleet"),
        (lambda: navalgames.compare({"a": 3}), "a: int cannot be compared"),
        (
            lambda: navalgames.compare({"a": navalgames.ask("grand_fleet", "damage")}, 3),
            "3 cannot be compared",
        ),
        (lambda: navalgames.simulate_games("grand_fleet", 1, jobs="x"), "`jobs` cannot be x"),
        (lambda: navalgames.simulate_games("grand_fleet", 1, progress=3), "`progress` cannot be 3"),
        (
            lambda: navalgames.rule("grand_fleet", "99"),
            r'1\.3, 2\.1a.*All of them: `list_rules\("grand_fleet"\)`',
        ),
        (
            lambda: navalgames.read_charts("grand_fleet")["damage_table"].cell(99, "standard"),
            "2, 3, 4, .* 12",
        ),
    ],
)
def test_what_cannot_be_used_says_what_can(use, told):
    with pytest.raises(BadInput, match=told):
        use()


def test_charts_of_another_game_are_refused():
    other = navalgames.read_charts("frigate_duel")
    for use in (
        lambda: navalgames.ask("grand_fleet", "damage", charts=other),
        lambda: navalgames.curve("grand_fleet", "best_die", "dice", charts=other),
        lambda: navalgames.lay("grand_fleet", charts=other),
        lambda: navalgames.new_play("grand_fleet", charts=other),
        lambda: navalgames.simulate_games("grand_fleet", 1, charts=other),
    ):
        with pytest.raises(BadInput, match=r"Expected those of `read_charts\(\"grand_fleet\"\)`"):
            use()


def test_one_player_takes_every_seat():
    result = navalgames.simulate_games("grand_fleet", 1, seed=1, bots="sensible")
    assert result.bots == {"UK": "sensible", "DE": "sensible"}
    play = navalgames.new_play("grand_fleet", seed=1, seats="sensible")
    assert play.seats == {"UK": "sensible", "DE": "sensible"}
