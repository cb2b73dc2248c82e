"""Where a reading stops: at one of several decisions, and what it says where it cannot get so far."""

from __future__ import annotations

import re

import pytest

import navalgames
from navalgames.errors import BadInput, Problem


def come_to(game_id, decision, player, seed, **options):
    """A table on which computer players have come to a decision."""
    sides = navalgames.lay(game_id, **options).sides
    play = navalgames.new_play(game_id, seed=seed, seats=dict.fromkeys(sides, player), **options)
    while play.decision()[0] != decision:
        play.step_computer()
    return navalgames.lay(game_id, saved=play)


def stage(state):
    return getattr(state, "stage", "") or state.stack[-1].stage


def met():
    return come_to("raiders_of_the_deep", "engage", "historical", 3)


def test_a_round_of_attack_is_read_to_its_end_however_it_ends():
    table = met()
    for order in table.orders()[1:]:
        reading = table.read(order, policy="historical", until=("again", "sail"), measure=stage)
        assert set(reading.distribution.outcomes) == {"again", "sail"}


def test_the_dice_of_each_torpedo_are_read_by_themselves():
    """Two torpedoes: 2d6, a dud and damage each would be 48,000 ways to fall; to hit or miss they are few."""
    table = met()
    submerged = table.orders()[4]
    assert submerged.posture == "submerged"
    reading = table.read(submerged, policy="historical", until=("again", "sail"), measure=stage, most=50)
    rolled = table.simulate(400, submerged, policy="historical", until=("again", "sail"), measure=stage)
    low, high = rolled.interval("sail")
    assert low <= reading.chance("sail") <= high


def test_the_last_card_of_a_turn_ends_a_reading_of_one_card():
    table = come_to("kaisers_pirates", "resolve", "sensible", 5)
    end = table.find_orders("end the turn")[0]
    reading = table.read(end, policy="sensible", until=("resolve", "discard", "commit"), measure=stage)
    assert reading.chance("discard") == 1
    runs_on = table.read(end, policy="sensible", until="resolve", measure=lambda state: state.active.side)
    assert runs_on.chance("SOUTH") == 1, "one name alone: the next card is one of the other side"


def test_a_volley_is_read_to_its_end():
    table = come_to("atlantic_chase", "fire", "sensible", 5, scenario="MS9")
    reading = table.read(
        policy="sensible", until=("launch", "manoeuvre", "break_away", "act"),
        measure=lambda state: (stage(state), len(state.task_forces)),
    )  # fmt: skip
    assert {name for name, _ in reading.distribution.outcomes} == {"manoeuvre"}


def test_a_reading_that_is_given_up_says_where_it_can_stop():
    table = met()
    order = table.orders()[1]
    with pytest.raises(Problem, match=r"Stop there \(`until=\('sail', 'test_depth'\)`\)") as given_up:
        table.read(order, policy="historical", until="sail", most=2000)
    nearer = re.search(r"until=(\([^)]*\))", str(given_up.value))[1]
    names = tuple(re.findall(r"'(\w+)'", nearer))
    reading = table.read(order, policy="historical", until=names, measure=stage)
    assert "test_depth" in reading.distribution.outcomes
    with pytest.raises(Problem, match=r"Stop there \(`until=3`\)"):
        table.read(order, policy="historical", until=4, most=2000)
    assert table.read(order, policy="historical", until=3, most=2000).weakest


def test_what_cannot_be_read_at_all_is_rolled_with_the_same_words():
    """This lone ship may be a Q-ship, and her gunfire leaves the boat in more states than can be read."""
    table = come_to("raiders_of_the_deep", "engage", "historical", 4)
    asked = {"policy": "historical", "until": ("again", "sail"), "measure": stage}
    order = table.orders()[1]
    with pytest.raises(Problem, match=r"after 0 decisions, at “engage”; .* nearer to that point or roll"):
        table.read(order, **asked, most=500)
    assert table.simulate(50, order, **asked).n == 50


def test_advice_is_given_only_where_it_helps():
    """After one decision the broadside is only declared; where nothing had ended, no number will do."""
    duel = navalgames.lay("frigate_duel", bridge_cards=False).play("sensible", until="declare_fire", seed=3)
    duel = duel.change({"ships.0.heading": 2, "ships.1.y": 3, "ships.1.heading": 2})
    for until in (3, lambda state: state.turn > 1):
        with pytest.raises(Problem, match=r"at “declare_fire”; 0 % .* Lay the table nearer") as given_up:
            duel.read(policy="sensible", until=until, most=500)
        assert "Stop there" not in str(given_up.value) and "most=" not in str(given_up.value)


@pytest.mark.parametrize("given", [(), 1.5, ("sail", 3), ["sial"], True])
def test_what_tells_no_decision_is_refused(given):
    with pytest.raises(BadInput):
        met().read(policy="historical", until=given)


def test_a_reading_tells_at_which_decisions_it_stopped():
    table = met()
    order = table.orders()[1]
    reading = table.read(order, policy="historical", until=("again", "sail"), measure=stage)
    assert reading.stops == reading.distribution and "; stopped at " in repr(reading)


def test_a_decision_stops_a_reading_at_the_time_that_is_named():
    table = navalgames.lay("frigate_duel", bridge_cards=False).play(
        "sensible", until="choose_manoeuvre", seed=3
    )
    assert table.deciding() == ("A", "B"), "both choose together"
    impulses = [
        table.read(policy="sensible", until={"choose_manoeuvre": times}, measure=("turn", "impulse"))
        for times in (1, 2)
    ]
    assert impulses[0].chance((1, 6)) == 1, "that the other has still to choose is no other time"
    assert impulses[1].chance((2, 0)) == 1


def test_two_rounds_of_attack_end_more_than_one():
    boat = navalgames.lay("raiders_of_the_deep").play("historical", until="engage", seed=10)
    close = boat.find_orders("close")

    def over(rounds):
        until = {"again": rounds, "sail": 1}
        return boat.simulate(200, close, policy="historical", until=until, measure=stage).chance("sail")

    assert over(1) < over(2) < 1


def test_the_orders_that_are_handed_over_come_before_the_first_time():
    table = navalgames.lay("frigate_duel", bridge_cards=False).play(
        "sensible", until="choose_manoeuvre", seed=3
    )
    hold = table.find_orders("hold", side="A")
    reading = table.read(hold, policy="sensible", until="choose_manoeuvre", measure=("turn", "impulse"))
    assert reading.chance((1, 6)) == 1, "what the other side chooses belongs to the same decision"


@pytest.mark.parametrize("until", [{"initiative_dice": 0}, {"initiative_dice": "twice"}, {}])
def test_a_time_that_is_no_number_is_refused(until):
    with pytest.raises(BadInput, match="the how-manieth time"):
        navalgames.lay("grand_fleet").read(policy="sensible", until=until)


def test_a_table_is_played_on_to_a_point_and_says_where_it_never_comes():
    table = navalgames.lay("grand_fleet")
    sunk = table.play("sensible", until=lambda state: len(state.sunk) > 0, seed=5)
    assert (
        sunk.state.sunk
        and sunk.state == table.play("sensible", until=lambda state: len(state.sunk) > 0, seed=5).state
    )
    assert table.play("sensible").outcome is not None
    with pytest.raises(BadInput, match="ended before it came to"):
        table.play("sensible", until={"initiative_dice": 900})


def test_a_game_that_is_over_has_no_decision():
    play = navalgames.new_play("grand_fleet", seed=2, seats="sensible")
    play.let_computers_play()
    with pytest.raises(BadInput, match="The game is over"):
        play.decision()


def test_a_side_stands_for_whatever_it_decides():
    table = navalgames.lay("grand_fleet").play("sensible", until="initiative_dice", seed=7)
    game = navalgames.find_game("grand_fleet")
    two = table.orders("UK")[1]

    def asked(state):
        return "UK" in game.deciding(state)

    reading = table.read([two, two], policy="sensible", until="UK", measure=asked)
    assert reading.chance(True) == 1 and len(reading.stops) > 1
    assert reading.stops == table.read([two, two], policy="sensible", until="United Kingdom").stops
    both = table.read([two, two], policy="sensible", until=["UK", "DE"])
    assert both.stops == table.read([two, two]).stops


def test_a_side_that_decides_first_is_not_there_again_at_once():
    duel = navalgames.lay("frigate_duel")
    first = duel.deciding()[0]
    later = duel.play("sensible", until=first, seed=1)
    assert later.deciding()[0] == first and later.state != duel.state
    assert duel.play("sensible", until={first: 2}, seed=1).state != later.state


def test_neither_a_decision_nor_a_side_is_refused_with_both():
    with pytest.raises(BadInput, match=r"no decision and no side “Frence”\. Known: DE, UK, accept_battle"):
        navalgames.lay("grand_fleet").play("sensible", until="Frence")
