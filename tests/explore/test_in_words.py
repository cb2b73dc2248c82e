"""What a prompt shows: tables and orders in words, names where ids are, things in one line."""

from __future__ import annotations

import pytest

import navalgames
from navalgames.errors import BadInput
from navalgames.games import GAME_IDS
from navalgames.sessions.words import PlayWords
from navalgames.texts import LANGUAGES

MOST_LINES = 70


def played_on(game_id: str, decisions: int = 8) -> navalgames.Table:
    table = navalgames.lay(game_id)
    for _ in range(decisions):
        table = table.give(table.find_orders()[0])
    return table


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_table_is_looked_at_in_words_on_a_screen(game_id):
    table = played_on(game_id)
    for language in LANGUAGES:
        told = table.look(language=language)
        lines = told.splitlines()
        assert repr(told) == told and 10 < len(lines) < MOST_LINES
        assert lines[0] == PlayWords(table.game, language).title()
        assert lines[-1] == PlayWords(table.game, language).decision(table.decision()[0])
        assert max(map(len, lines)) <= 110


def test_a_ship_is_called_by_its_name_and_nothing_is_told_of_zeros():
    told = navalgames.lay("atlantic_chase", scenario="OP5").look()
    assert "      Bismarck: May make smoke: yes" in told and "Hits: 0" not in told
    assert "  G1: Side: Germany; Port box: Kiel" in told
    duel = navalgames.lay("frigate_duel").look()
    assert "  L'Insurgente: Side: L'Insurgente; " in duel and "Ship 2: Name:" not in duel


def test_a_table_shows_no_more_than_its_side_sees():
    table = played_on("kaisers_pirates", 4)
    north, south = table.look("North"), table.look("SOUTH")
    assert north != south and "?" in north and "?" in south


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_orders_are_found_by_their_words(game_id):
    table = played_on(game_id)
    orders = table.find_orders()
    assert len(repr(orders).splitlines()) == len(orders)
    for order, words in zip(orders, orders.words, strict=True):
        assert order in table.find_orders(words) and words in repr(table.find_orders(words))
    assert table.find_orders("no order has these words") == ()


def test_orders_are_found_by_their_parts():
    table = navalgames.lay("atlantic_chase", scenario="T3")
    (strike,) = table.find_orders("air strike", launch="13,0", hex="13,-1")
    assert (strike.launch, strike.hex) == ("13,0", "13,-1")
    assert len(table.find_orders("air strike")) > 1
    with pytest.raises(BadInput, match=r"Their parts: .*launch"):
        table.find_orders(lunch="13,0")


@pytest.mark.parametrize("named", ["Rheinübung (May 1941)", "Rheinübung", "rheinübung", "OP5", "op5"])
def test_an_option_is_named_as_it_is_shown(named):
    assert navalgames.lay("atlantic_chase", scenario=named).options.scenario == "OP5"
    assert navalgames.new_play("atlantic_chase", scenario=named).options.scenario == "OP5"
    played = navalgames.simulate_games("grand_fleet", 1, options={})
    assert played.games == 1


def test_a_value_that_an_option_does_not_take_is_refused_with_the_names():
    with pytest.raises(BadInput, match=r"OP5 \(Rheinübung \(May 1941\)\)"):
        navalgames.lay("atlantic_chase", scenario="Rhein")
    with pytest.raises(BadInput, match="There is no option"):
        navalgames.lay("atlantic_chase", scenery="OP5")


def test_many_numbers_are_told_as_a_span():
    assert "    0, 13–100; usually 0" in navalgames.describe("kaisers_pirates", "action_cards_in_round")


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_reading_stops_where_a_decision_is_to_be_made(game_id):
    """The same word in every game: the name of a decision, of the one that is pending now as well."""
    table = navalgames.lay(game_id)
    player = navalgames.list_games()[list(GAME_IDS).index(game_id)].players[0]
    names = [table.decision()[0]]
    later = table
    while len(set(names)) < 2:
        later = later.give(later.find_orders()[0])
        names.append(later.decision()[0])
    told = table.simulate(3, policy=player, until=names[-1], measure=lambda state: game_decides(table, state))
    assert set(told.counts) <= {names[-1], "over"}
    with pytest.raises(BadInput, match="This game has no decision and no side “action”"):
        table.read(policy=player, until="action")


def game_decides(table: navalgames.Table, state: object) -> str:
    return table.game.decision(state)[0] if table.game.deciding(state) else "over"


def test_an_action_is_read_to_its_end():
    table = navalgames.lay("atlantic_chase", scenario="T3")
    strike = table.find_orders("air strike", launch="13,0", hex="13,-1")[0]
    begun = table.read([strike], measure=lambda state: game_decides(table, state))
    assert "act" not in begun.distribution.outcomes, "it is not over with the order"
    ended = table.read(
        [strike], policy="sensible", until="act", measure=lambda state: game_decides(table, state)
    )
    assert ended.distribution.outcomes == ("act",)


def test_a_comparison_puts_the_same_outcomes_side_by_side():
    answers = {
        one: navalgames.ask("atlantic_chase", "ship_against_ship", british_conduct=one)
        for one in ("close", "stay")
    }
    told = repr(navalgames.compare(answers))
    for outcome in told.removeprefix("<Comparison ").split("; "):
        assert ": close " in outcome and ", stay " in outcome
    assert "undamaged_undamaged: close 32 %, stay 65.4 %" in told


def test_things_that_were_rolled_are_compared():
    samples = {
        player: navalgames.lay("grand_fleet").simulate(10, policy=player, until=1, measure="vp")
        for player in ("random", "sensible")
    }
    assert repr(navalgames.compare(samples)) == "<Comparison random: mean 0; sensible: mean 0>"
    assert repr(samples["random"]) == "<Sample of 10: 0: 100 %>"


def test_simulated_games_are_compared_by_who_won():
    played = {
        seed: navalgames.simulate_games("grand_fleet", 4, seed=int(seed), seats={"UK": "sensible"})
        for seed in ("1", "2")
    }
    for side, *shares in navalgames.compare(played).rows():
        assert [float(share) for share in shares] == [one.wins[side].share for one in played.values()]
    assert "UK: 1 " in repr(navalgames.compare(played))


def test_charts_distributions_and_simulations_are_told_in_a_line():
    charts = navalgames.read_charts("atlantic_chase")
    assert repr(charts["ship_counters"]).startswith("<Chart ship_counters: rows Bismarck, Tirpitz, …")
    assert repr(navalgames.ask("grand_fleet", "initiative").distribution).count(" %") == 5
    played = navalgames.simulate_games("grand_fleet", 4, bots={"UK": "sensible"})
    assert "4 games (UK: sensible, DE: random): UK " in repr(played) and len(repr(played)) < 160


def test_a_card_that_does_not_answer_says_what_it_does_not_answer():
    for answer in ("qqq", "fast_ship"):
        assert navalgames.ask("kaisers_pirates", "german_intercept", ship="wolf", answer=answer)
        with pytest.raises(BadInput, match="This card does not answer an intercept by a warship"):
            navalgames.ask("kaisers_pirates", "german_intercept", ship="emden", answer=answer)


def test_plays_readings_and_curves_are_told_in_a_line():
    play = navalgames.new_play("grand_fleet", seed=2, seats={"UK": "sensible", "DE": "sensible"})
    assert repr(play) == (
        "<Play grand_fleet (UK: sensible, DE: sensible), seed 2, orders: 0; send_start, UK to decide>"
    )
    play.let_computers_play()
    assert repr(play).endswith(f"orders: {len(play.journal)}; over, won by DE>")
    duel = navalgames.lay("frigate_duel")
    assert repr(duel.read(duel.orders()[0])) == (
        "<Reading 1 state, no measure: 100.0%; rulebook; stopped at load_guns>"
    )
    curve = navalgames.curve(
        "frigate_duel", "broadside", "distance", shot="chain", aim="rigging", part="rigging"
    )
    assert repr(curve).startswith("<Curve frigate_duel broadside along distance, mean: 0: 2.708, 1: 2.427")
    assert repr(curve).endswith("; left out: 12>") and "\n" not in repr(curve)
    long = navalgames.curve(
        "kaisers_pirates", "german_intercept", "target", outcome=["captured", "sunk"], ship="emden"
    )
    assert repr(long).endswith("%, …>") and len(repr(long)) < 400


def test_numbers_that_come_later_say_what_they_count():
    told = repr(navalgames.ask("grand_fleet", "battle_in_hex_sunk").why())
    assert "→ in the end 0 (ships): 52.3 %, 1: 22.1 %, or 5 other outcomes" in told


def test_yes_or_no_is_told_where_it_is_the_answer():
    for name in ("initiative", "captured"):
        assert navalgames.describe("frigate_duel", name).endswith("Outcomes: yes or no (True, False)")
    assert navalgames.describe("frigate_duel", "captured", "ja").endswith("はいかいいえ（True、False）")
    assert navalgames.describe("grand_fleet", "best_die").endswith("Outcomes: numbers")


def test_a_flat_curve_says_so_and_why_where_its_question_does():
    flat = navalgames.curve("kaisers_pirates", "british_intercept", "sail", outcome="sunk")
    assert "; makes no difference with these settings: Only Seeadler sails" in repr(flat)
    same = navalgames.curve("grand_fleet", "initiative", "de_dice", outcome="nobody")
    assert not same.idle and repr(same).endswith("; the same at every value>")
    assert "same" not in repr(navalgames.curve("grand_fleet", "best_die", "dice"))


def test_curves_side_by_side_tell_where_they_are_farthest_apart():
    one, two = (
        navalgames.curve("grand_fleet", "initiative", "de_dice", outcome="nobody", uk_dice=dice)
        for dice in (1, 2)
    )
    assert repr(navalgames.compare({"one": one, "two": two})).endswith(
        "; farthest apart at 2: one 44.4 %, two 55.2 %>"
    )
    assert repr(navalgames.compare({"one": one, "other": one})).endswith("; nowhere apart>")


def test_a_spread_lists_every_change_that_was_tried():
    spread = navalgames.ask("grand_fleet", "damage").spread("sunk")
    assert len(spread.changes) == spread.tried
    farthest = next(one for one in spread.changes if one.cells == spread.worst)
    assert (farthest.value, farthest.cells[0].value, farthest.height) == ("sunk", "ddbox", spread.most)
    assert "damage_table 9 standard: sunk instead of ddbox → 27.8 %" in repr(spread.changes)
    assert "farthest by damage_table 9 standard: sunk instead of ddbox>" in repr(spread)


def test_orders_that_there_are_not_say_which_there_are():
    table = navalgames.lay("atlantic_chase", scenario="Find her again")
    told = repr(table.find_orders("air srike"))
    assert told.startswith(
        "No order here has air srike. There are 15 orders, of these kinds: PlotCourse, AirStrike"
    )
    assert told.splitlines()[1] == "Nearest:" and told.splitlines()[2].startswith("AirStrike(")
    assert "launch='13,0', '15,-3', '13,1'" in repr(table.find_orders("air strike", launch="99,0"))
    assert "Nearest" not in repr(table.find_orders("zzzz"))
    with pytest.raises(BadInput, match="Nothing to give"):
        table.find_orders("zzzz")[0]
    assert table.find_orders("zzzz")[:1] == ()


def test_orders_to_choose_from_are_no_orders_in_a_row():
    table = navalgames.lay("grand_fleet").play("sensible", until="initiative_dice", seed=7)
    one = table.find_orders("one die")
    assert table.give(one).state == table.give(one[0]).state
    for give in (table.give, table.read):
        with pytest.raises(BadInput, match="These are 2 orders to choose from"):
            give(table.find_orders())
        with pytest.raises(BadInput, match=r"Nothing to give\. No order here has three"):
            give(table.find_orders("three"))


def test_a_month_that_was_rolled_or_read_goes_by_its_name():
    boat = navalgames.lay("raiders_of_the_deep").play("historical", until="engage", seed=10)
    rolled = boat.simulate(30, policy="historical", until={"sail": 2}, measure="captain.month")
    assert repr(rolled).startswith("<Sample of 30: May 1916: ") and rolled.names[22996] == "May 1916"
    assert rolled.chance("May 1916") == rolled.chance("1916-5") == rolled.chance(22996) > 0.5
    assert rolled.interval("May 1916") == rolled.interval(22996) and rolled.share("May 1916") > 0.5
    assert rolled.chance_of(["May 1916", "July 1916"]) == rolled.chance_of([22996, 22998])
    assert "May 1916" in rolled._repr_html_() and rolled.plot().data[0].x[0] == "May 1916"
    assert repr(rolled.given([22996])).startswith("<Sample of") and "May" in repr(rolled.given([22996]))
    reading = boat.read(until=1, policy="historical", measure="Captain.Month")
    assert repr(reading).startswith("<Reading May 1916: 100.0%") and reading.chance("May 1916") == 1
    assert "May 1916" in reading._repr_html_() and reading.plot().data[0].x == ("May 1916",)
    plain = boat.simulate(10, policy="historical", until={"sail": 2}, measure="score")
    assert not plain.names and "mean" in repr(plain)
