"""Tables laid by hand: where they come from, what may be done on them, and what follows exactly."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import navalgames
from navalgames.chance import RandomDice
from navalgames.errors import BadInput, IllegalOrder, Problem
from navalgames.games import GAME_IDS


def first(orders):
    return orders[0] if isinstance(orders, tuple) else orders.suggestions()[0][1]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_table_is_laid_looked_at_and_played_on(game_id):
    table = navalgames.lay(game_id, seed=3)
    before = table.state
    for _ in range(12):
        if not table.deciding():
            break
        table.check()
        table = table.give(first(table.orders()), seed=5)
    assert table.state != before and game_id in repr(table)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_is_read_is_what_the_game_does(game_id):
    """One order read exactly against the same order given with many seeds."""
    table = navalgames.lay(game_id, seed=3)
    while len(reading := table.read([first(table.orders())], measure=hash).distribution) == 1:
        table = table.give(first(table.orders()), seed=5)
        if not table.deciding():
            return
    given = Counter(hash(table.give(first(table.orders()), seed=seed).state) for seed in range(300))
    assert set(given) <= set(reading.outcomes)
    for outcome, chance in reading:
        assert abs(given[outcome] / 300 - chance) < 0.15


def begun(turns: int = 1) -> navalgames.Table:
    """Grand Fleet where the number of initiative dice is to be chosen, by computer players until then."""
    play = navalgames.new_play("grand_fleet", seed=7, seats={"UK": "sensible", "DE": "sensible"})
    while play.decision()[0] != "initiative_dice":
        play.step_computer()
    return navalgames.lay("grand_fleet", saved=play)


def test_orders_are_read_in_turn_with_rules_and_sources():
    table = begun()
    one_die, two = table.orders()
    reading = table.read([one_die, one_die], measure=lambda state: state.vp)
    assert reading.chance(table.state.vp) == 1, "one die each never costs a point"
    assert {"7.9a", "7.10a"} <= set(reading.rules)
    lost = table.read([two, one_die], measure=lambda state: state.vp)
    assert lost.mean() - table.state.vp == Fraction(-1, 2)
    assert lost.weakest in repr(lost)


def test_a_policy_decides_what_is_not_ordered():
    table = begun()

    def cautious(view, orders):
        return orders[0] if isinstance(orders, tuple) else orders.suggestions()[0][1]

    reading = table.read(policy=cautious, until=2, measure=lambda state: state.turn)
    assert sum(chance for _, chance in reading.distribution) == 1
    by_side = table.read(policy={"UK": cautious, "DE": "sensible"}, until=2)
    assert sum(chance for _, chance in by_side.distribution) == 1
    later = table.read(policy=cautious, until=lambda state: state.stage != "initiative_dice")
    assert sum(chance for _, chance in later.distribution) == 1 and len(later.distribution) > 1


def test_what_cannot_be_is_refused_in_words():
    table = navalgames.lay("grand_fleet", seed=1)
    with pytest.raises(BadInput, match="could never show"):
        table.change({"usw_turn": 5})
    with pytest.raises(BadInput, match="Did you mean"):
        table.change({"tunr": 2})
    with pytest.raises(BadInput, match="side"):
        table.orders("FR")
    with pytest.raises(BadInput, match="Nobody says"):
        table.read(until=1)
    with pytest.raises(BadInput, match="policy"):
        table.read(policy=3, until=1)
    with pytest.raises(BadInput):
        table.read(policy="admirall", until=1)
    with pytest.raises(IllegalOrder):
        begun().read([begun().orders()[0], first(table.orders())])
    with pytest.raises(Problem):
        navalgames.lay("grand_fleet", no_such_option=1)


def test_a_duel_as_one_likes_it():
    table = navalgames.lay("frigate_duel")
    assert table.give(table.orders()[0]).state != table.state
    assert table.state == navalgames.lay("frigate_duel").state, "a table never changes"
    dice = RandomDice(1)
    assert table.game.start(dice, table.charts, table.options) == table.state


def test_one_order_is_read_without_a_list():
    table = begun()
    order = table.orders()[1]
    assert table.read(order, measure=hash).distribution == table.read([order], measure=hash).distribution


def test_a_reading_without_an_end_is_given_up_and_says_where():
    with pytest.raises(Problem, match=r"More than 300 ways .* after .*, at “initiative_dice”; 0 %"):
        begun().read(policy="random", most=300)


def test_a_reading_that_is_given_up_says_how_much_is_done():
    """Dice that end a game one time in two: after three rounds seven eighths of the chance is done."""
    from navalgames.chance import rounds

    def step(dice, at, most):
        if at[0] == most:
            raise rounds.GivenUp("error-table-over")
        return at[0] + 1, dice.roll("1d2", "over") == 2

    with pytest.raises(rounds.GivenUp) as given_up:
        rounds.until(step, (0, False), lambda at: at[1], 3)
    assert (given_up.value.rounds, given_up.value.ended) == (3, 0.875)
    table = begun()
    with pytest.raises(Problem, match=r"after one decision, at “.*”; 0 % of the chance had come to its end"):
        table.read(policy="sensible", until=lambda state: state.vp > 1, most=60)


def test_a_side_can_be_called_by_its_name():
    table = begun()
    assert table.orders("United Kingdom") == table.orders("UK")
    with pytest.raises(BadInput, match=r"“France”. Known sides: DE \(Germany\), UK \(United Kingdom\)"):
        table.orders("France")
    with pytest.raises(BadInput, match="“France”"):
        table.read(policy={"France": "sensible"})


def test_what_is_no_end_and_no_measure_is_refused():
    table = begun()
    for walked in (table.read, lambda **more: table.simulate(3, **more)):
        for until in (True, 1.5):
            with pytest.raises(BadInput, match="It takes a number of decisions"):
                walked(policy="sensible", until=until)
        with pytest.raises(BadInput, match="`measure` cannot be 3"):
            walked(policy="sensible", until=1, measure=3)


def test_policies_are_told_by_the_names_of_sides():
    asked = {"until": 2, "measure": lambda state: state.turn}
    by_name = begun().read(policy={"United Kingdom": "sensible", "Germany": "sensible"}, **asked)
    assert by_name.distribution == begun().read(policy="sensible", **asked).distribution


def test_a_person_is_no_policy():
    with pytest.raises(BadInput, match="A person cannot be asked here"):
        begun().read(policy="person")
    with pytest.raises(BadInput, match=r"no computer player “sensibel”.*Did you mean “sensible”"):
        begun().read(policy="sensibel")


def test_what_is_rolled_fits_what_is_read():
    """The same orders, policy, end and measure, once read exactly and once rolled."""
    table = begun()
    asked = {
        "policy": "sensible",
        "until": lambda state: state.stage != "initiative_dice",
        "measure": lambda state: state.vp,
    }
    reading, rolled = table.read(**asked), table.simulate(2000, **asked)
    assert rolled.n == 2000 and len(reading.distribution) > 1
    for outcome, chance in reading.distribution:
        low, high = rolled.interval(outcome, 0.9999)
        assert low <= chance <= high
    assert rolled.counts == table.simulate(2000, **asked).counts, "the same seed"
    assert rolled.counts != table.simulate(2000, seed=2, **asked).counts


def test_what_cannot_be_counted_and_what_is_no_order_is_told():
    table = begun()
    one_die, two = table.orders()
    for walked in (table.read, lambda *orders, **more: table.simulate(3, *orders, **more)):
        with pytest.raises(BadInput, match="gave a list, which cannot be counted"):
            walked([one_die, two], measure=lambda state: [state.vp])
        with pytest.raises(BadInput, match="“dice” is a text"):
            walked("dice")
        with pytest.raises(IllegalOrder, match=r"Order 3 of 3, .* decides"):
            walked([one_die, two, two])


def test_a_computer_player_of_ones_own_plays_whole_games():
    def last(view, orders):
        return orders[-1] if isinstance(orders, tuple) else orders.suggestions()[0][1]

    result = navalgames.simulate_games("frigate_duel", 6, seed=3, bots={"A": last, "B": "sensible"})
    assert result.bots == {"A": "last", "B": "sensible"} and result.games == 6
    again = navalgames.simulate_games("frigate_duel", 6, seed=3, bots={"A": last, "B": "sensible"}, jobs=2)
    assert again.wins == result.wins
    with pytest.raises(IllegalOrder, match="A decides"):
        navalgames.simulate_games("frigate_duel", 1, bots={"A": lambda view, orders: None})


def test_options_are_given_by_name_everywhere():
    assert navalgames.new_play("frigate_duel", seed=1, scenario="S05").options.scenario == "S05"
    play = navalgames.new_play("frigate_duel", seed=1, options={"scenario": "S05"}, bridge_cards=False)
    assert (play.options.scenario, play.options.bridge_cards) == ("S05", False)
    again = navalgames.new_play("frigate_duel", seed=1, options=play.options, bridge_cards=True)
    assert (again.options.scenario, again.options.bridge_cards) == ("S05", True), "a record of options, too"
    with pytest.raises(BadInput, match="Did you mean “bridge_cards”"):
        navalgames.new_play("frigate_duel", bridge_card=True)
    assert set(navalgames.__all__) <= set(dir(navalgames))


@pytest.mark.rule("6.2a", "3.3a")
def test_ships_that_arrive_are_named_one_by_one():
    """A reading that goes on into the next turn rests on the ships that arrive then, not on the list."""
    one_die, two = begun().orders()
    named = {cell.row for cell in begun().read([two, one_die]).cells if cell.chart == "roster"}
    assert named == set(begun().state.waiting[1]) and "" not in named


def test_a_saved_play_is_laid_as_it_was_played():
    play = navalgames.new_play("grand_fleet", seed=1)
    assert navalgames.lay("Grand Fleet", saved=play, historical=False).state == play.state
    with pytest.raises(BadInput, match="one of grand_fleet, not of kaisers_pirates"):
        navalgames.lay("kaisers_pirates", saved=play)
    with pytest.raises(BadInput, match="historical=False; it cannot be laid with historical=True"):
        navalgames.lay("grand_fleet", saved=play, historical=True)
    with pytest.raises(BadInput, match="Did you mean “historical”"):
        navalgames.lay("grand_fleet", saved=play, historcal=True)


def test_a_measure_may_be_a_place():
    table = begun()
    one_die, two = table.orders()
    by_place = table.read([two, one_die], measure="vp")
    assert by_place.distribution == table.read([two, one_die], measure=lambda state: state.vp).distribution
    assert by_place.chance_of([-1, 0]) == 1
    assert table.read(one_die, measure="battle.attacker").chance(None) == 1, "there is no battle yet"
    assert table.simulate(3, [two, one_die], measure="vp").n == 3
    with pytest.raises(BadInput, match="Did you mean “vp”"):
        table.read(one_die, measure="vps")
    with pytest.raises(BadInput, match=r"no place “vps”.*Did you mean “vp”"):
        table.read(one_die, measure=lambda state: state.vps)
    with pytest.raises(BadInput, match=r"no place “stge”.*Did you mean “stage”"):
        table.read(policy="sensible", until=lambda state: state.stge == "over")
    with pytest.raises(BadInput, match=r"measure\(state\) failed: AttributeError: .*line \d+, given State"):
        table.read(one_die, measure=lambda state: "text".nothing)


@pytest.mark.parametrize("game_id", ["atlantic_chase", "kaisers_pirates", "frigate_duel"])
def test_a_game_that_is_over_says_so(game_id):
    from navalgames.explore.tables import Table
    from navalgames.odds import charts_of
    from tests.random_games import played

    game = navalgames.find_game(game_id)
    one = played(game, 1)
    table = Table(game, one.last, charts_of(game), one.options)
    assert table.outcome is not None and "over" in repr(table)
    table.check()
    for look in (table.decision, table.orders):
        with pytest.raises(BadInput, match="The game is over"):
            look()
    assert table.read(policy="sensible", measure=lambda state: 1).chance(1) == 1


def test_a_policy_may_leave_a_decision_to_a_player():
    table = begun()

    def borrowed(view, orders):
        return "sensible"

    read = {"until": 3, "measure": lambda state: (state.stage, state.vp)}
    assert (
        table.read(policy=borrowed, **read).distribution == table.read(policy="sensible", **read).distribution
    )
    games = {"n": 12, "seed": 3}
    by_name, by_loan = (
        navalgames.simulate_games("grand_fleet", **games, seats={"UK": one, "DE": "sensible"})
        for one in ("sensible", borrowed)
    )
    assert by_name.wins == by_loan.wins and by_name.turns == by_loan.turns


def test_a_policy_that_names_nobody_is_told_who_there_is():
    with pytest.raises(BadInput, match=r"gave back sensibel .*this time: admiral, random, sensible"):
        begun().read(policy=lambda view, orders: "sensibel", until=1)
    with pytest.raises(Problem, match="The order sensibel cannot be given"):
        navalgames.simulate_games("grand_fleet", 2, seats={"UK": lambda view, orders: "sensibel"})
