"""The computer players: legal, honest, fast enough, and the commodore the better one."""

from __future__ import annotations

from random import Random

import pytest

from navalgames.chance import RandomDice
from navalgames.games.kaisers_pirates import GAME, given
from navalgames.games.kaisers_pirates.bots import BOTS, odds
from navalgames.games.kaisers_pirates.bots.commodore import HABITS as COMMODORE
from navalgames.games.kaisers_pirates.bots.foresight import HANDS
from navalgames.games.kaisers_pirates.bots.habits import coin_strength
from navalgames.games.kaisers_pirates.bots.partners import NEEDED, keep
from navalgames.games.kaisers_pirates.bots.plans import WORTH, Plan
from navalgames.games.kaisers_pirates.bots.sensible import ANSWERS
from navalgames.games.kaisers_pirates.bots.sensible import HABITS as SENSIBLE
from navalgames.games.kaisers_pirates.bots.worth import CARD, Reckoning
from navalgames.games.kaisers_pirates.rules.frames import Between, Turn
from navalgames.games.kaisers_pirates.rules.sequence import AGENDA
from navalgames.games.kaisers_pirates.state import EAST, NORTH, SOUTH
from navalgames.sessions.players import RANDOM, random_player
from navalgames.sessions.simulate import simulate_games
from navalgames.sessions.soak import random_options
from tests.games.kaisers_pirates.table import Table
from tests.games.kaisers_pirates.test_properties import dealt_anew

PLAYERS = ("two", "three", "four", "team", "solitaire")


def decisions_of(seed, bots, options, charts):
    """Every decision of a game: state, side, what was offered, what was ordered; last its end."""
    dice, own = RandomDice(seed, record=False), RandomDice(seed + 1, record=False)
    state = GAME.start(dice, charts, options)
    while sides := GAME.deciding(state):
        side = sides[0]
        offered = GAME.legal_orders(state, side, charts, options)
        player = random_player if bots[side] == RANDOM else BOTS[bots[side]]
        order = player(GAME.view(state, side, options), side, offered, charts, options, own)
        yield state, side, offered, order
        state = GAME.apply(dice, state, side, order, charts, options)
    yield state, None, (), None


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.by_turns(2)
def test_players_give_legal_orders_whatever_the_options(seed, players, charts):
    rng = Random(seed)
    options = random_options(GAME, rng)
    options = GAME.options(**{**options, "players": players, "action_cards_in_round": 0, "after_1914": False})
    bots = {
        side: rng.choice(("sensible", "commodore", "commodore", RANDOM)) for side in GAME.sides_in(options)
    }
    state = None
    for state, side, offered, order in decisions_of(seed, bots, options, charts):
        assert side is None or order in offered, (GAME.decision(state), side, order)
    assert state.outcome is not None


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("players", ("two", "team"))
def test_players_decide_without_the_cards_they_may_not_see(name, players, charts):
    """Hands, piles and cards laid out are dealt anew: the same order from the same thoughts."""
    options, rng, compared = GAME.options(players=players), Random(5), 0
    bots = dict.fromkeys(GAME.sides_in(options), name)
    for state, side, offered, _ in decisions_of(3, bots, options, charts):
        if side is None or type(state.stack[-1]).__name__ in ("Exchange", "Look") or rng.random() > 0.2:
            continue
        other = dealt_anew(state, side, options, rng)
        first, again = (
            BOTS[name](GAME.view(one, side, options), side, offered, charts, options, RandomDice(7))
            for one in (state, other)
        )
        assert first == again, GAME.decision(state)
        compared += other != state
    assert compared > 30


@pytest.mark.parametrize("name", sorted(BOTS))
def test_players_beat_the_random_one_clearly(name):
    """Ten games from each seat."""
    won = 0
    for side, other in ((NORTH, SOUTH), (SOUTH, NORTH)):
        counted = simulate_games(GAME, 10, seed=1, bots={side: name, other: RANDOM})
        won += counted.wins[side].count
    assert won >= 17


def test_odds_are_those_of_the_rules(charts):
    """d10 against d4, d6 against d4: counted by hand over all pairs of faces."""
    sunk = sum(attack >= 2 * defence for attack in range(1, 11) for defence in range(1, 5)) / 40
    hit = sum(attack > defence for attack in range(1, 11) for defence in range(1, 5)) / 40
    fate = odds.fate("d10", 0, "d4", 0, charts)
    assert fate == pytest.approx((sunk, hit - sunk))
    wins = sum(challenge > response for challenge in range(1, 7) for response in range(1, 5)) / 24
    assert odds.success("d6", 0, "d4", charts) == pytest.approx(wins)


def test_every_decision_of_the_game_has_a_habit_and_every_habit_is_told():
    for habits in (SENSIBLE, COMMODORE):
        assert set(habits) == set(AGENDA.asks)
        for stage, habit in habits.items():
            assert habit.__doc__ and habit.__doc__.strip(), stage


def test_coins_are_measured_in_their_order():
    coins = ("d4", "d6", "d8", "d10", "d10+d6", "d10+d8", "d10+d8+d4", "d10+d8+d6")
    assert [coin_strength(coin) for coin in coins] == sorted(map(coin_strength, coins))


def test_the_sensible_player_knows_every_reaction_but_the_last_resort(charts):
    kinds = charts["reaction_legality"].rows
    assert set(ANSWERS) == set(kinds) - {"Pull the Plug"}


# ---- what the commodore does with it ------------------------------------------------------------


def order_of(table: Table, side: str, name: str = "commodore"):
    """What a player orders at this table."""
    view = GAME.view(table.state, side, table.options)
    return BOTS[name](view, side, table.orders(side), table.charts, table.options, RandomDice(1))


def reckoning(table: Table, side: str) -> Reckoning:
    """What the commodore reckons with at this table."""
    view = GAME.view(table.state, side, table.options)
    return Reckoning(view, side, table.charts, table.options, RandomDice(1))


def about_to_commit(**having) -> Table:
    """A cruiser and a mixed hand against three merchantmen, before cards are laid out."""
    table = Table().put(NORTH, ships=("Emden", "Meteor"), hand=("Shipping Lanes", "Boarding Party 4", "Trap"))
    table.put(
        SOUTH, ships=("Leipzig",), merchantmen=("Yarrowdale", "Dramatist", "Igotz Mendi"), hand=("QQQ", "AMC")
    )
    return table.having(stack=(Turn("commit", (NORTH,)),), **having)


def test_a_cruiser_is_sent_with_shipping_lanes():
    table, laid_out = about_to_commit(), set()
    while table.stage == "commit" and isinstance(order := order_of(table, NORTH), given.CommitCard):
        laid_out.add((order.card, order.use, order.ship))
        table.give(NORTH, order)
    assert {("Boarding Party 4", "intercept", "Emden"), ("Shipping Lanes 1", "action", "")} <= laid_out


def test_the_last_turn_leaves_nothing_of_use_in_hand():
    table = about_to_commit(draw_pile=1)
    while table.stage == "commit":
        table.give(NORTH, order_of(table, NORTH), rest=True)
    assert not table.player(NORTH).hand


def test_a_rich_ship_is_saved_and_a_weak_shot_is_let_pass():
    table = Table().put(NORTH, ships=("Emden",)).commit(("Fair Seas 1", "intercept", "Emden"))
    table.put(SOUTH, merchantmen=("Yarrowdale",), hand=("Slim Pickings", "Scuttle"))
    table.give(NORTH, given.Intercept("Fair Seas 1", "Yarrowdale"), rest=True)
    assert order_of(table, SOUTH) == given.React("Slim Pickings 1")
    table = Table().put(NORTH, ships=("Geier",)).commit(("Fair Seas 1", "intercept", "Geier"))
    table.put(SOUTH, merchantmen=("Yarrowdale",), hand=("Slim Pickings", "Scuttle"))
    table.give(NORTH, given.Intercept("Fair Seas 1", "Yarrowdale"), rest=True)
    assert order_of(table, SOUTH) == given.Decline()


def test_hands_are_sampled_from_the_cards_that_lie_in_the_dark():
    table = about_to_commit()
    scene = reckoning(table, NORTH)
    own, sampled = table.player(NORTH).hand, scene.foresight.hands(SOUTH)
    assert len(sampled) == HANDS and all(len(hand) == 2 for hand in sampled)
    assert not {card for hand in sampled for card in hand} & set(own)


def test_an_armed_merchant_cruiser_in_the_enemys_hand_spoils_an_attack():
    """Known cards of a hand count as they are: the more there is to fear, the less an attack is worth."""
    worth = {}
    for held in ("AMC", "Slim Pickings", "Scuttle"):
        table = Table().put(NORTH, ships=("Emden",)).put(SOUTH, merchantmen=("Voltaire",), hand=(held,))
        table.commit(("Fair Seas 1", "intercept", "Emden"))
        scene = Reckoning(table.state, NORTH, table.charts, table.options, RandomDice(1))
        worth[held] = scene.intercept("Fair Seas 1", "Emden", "Voltaire")
    assert worth["AMC"] < worth["Slim Pickings"] < worth["Scuttle"]


def test_a_card_costs_less_the_more_cards_and_the_fewer_turns_there_are():
    early, late = (
        Plan(reckoning(about_to_commit(draw_pile=pile), NORTH)).price("Boarding Party 4") for pile in (28, 4)
    )
    assert early > late > 0
    assert Plan(reckoning(about_to_commit(draw_pile=1), NORTH)).price("Boarding Party 4") == 0


def test_cards_that_serve_the_partner_better_are_exchanged():
    """Shipping Lanes goes to the partner with the warship, and comes back from one who has only raiders."""
    hand = ("Exchange Information", "Shipping Lanes", "Good Hunting", "Trap")
    table = Table("team").put(NORTH, ships=("Meteor",), hand=hand)
    table.put(SOUTH, ships=("Emden",), hand=("Good Hunting 2", "AMC")).put(EAST, hand=("QQQ",))
    table.having(stack=(Turn("commit", (NORTH,)),))
    scene = reckoning(table, NORTH)
    worth = WORTH["Exchange Information"](scene, "Exchange Information 1", SOUTH, "")
    assert worth == NEEDED["Shipping Lanes"]
    table.give(NORTH, given.CommitCard("Exchange Information 1", "action", ""))
    table.give(NORTH, given.EndCommitment())
    table.give(NORTH, given.UseAction("Exchange Information 1", SOUTH, ""))
    assert order_of(table, NORTH) == given.GiveCard("Shipping Lanes 1")
    table.give(NORTH, given.GiveCard("Shipping Lanes 1"))
    assert order_of(table, NORTH) == given.StopGiving()
    table.give(NORTH, given.StopGiving())
    assert order_of(table, SOUTH) == given.GiveCard("Good Hunting 2")


def test_only_a_ship_worth_its_card_is_carried_over():
    """Never one that is no better than what the deck holds; the best one when a card costs nothing."""
    table = Table(carry_more=True).put(NORTH, ships=("Iltis", "Dresden"))
    table.having(stack=(Between("carry", (NORTH,), (NORTH, SOUTH)),), active=None)
    assert order_of(table, NORTH) == given.CarryOver(NORTH, ())
    scene = reckoning(table, NORTH)
    worth = {name: keep(scene, name) for name in table.charts["german_ships"].rows}
    best, worst = max(worth, key=worth.get), min(worth, key=worth.get)
    assert worth[best] > worth["Iltis"] > worth[worst] or "Iltis" in (best, worst)
    table = Table().put(NORTH, ships=(best, worst))
    table.having(stack=(Between("carry", (NORTH,), (NORTH, SOUTH)),), active=None, german_deck=(worst,) * 3)
    scene = reckoning(table, NORTH)
    gain = keep(scene, best) - keep(scene, worst)
    expected = (best,) if gain > CARD else ()
    assert order_of(table, NORTH) == given.CarryOver(NORTH, expected)


def test_what_may_answer_mines_and_torpedoes_is_reckoned_with():
    """Known hands: a minesweeper spoils mines, camouflage and decoys a torpedo; other cards do neither."""
    worth = {}
    for held in ("Minesweeper", "Razzle-Dazzle", "Q-Ship", "Scuttle"):
        table = Table().put(NORTH, ships=("Wolf",)).put(SOUTH, merchantmen=("Yarrowdale",), hand=(held,))
        scene = Reckoning(table.state, NORTH, table.charts, table.options, RandomDice(1))
        mines = scene.foresight.mined(scene.box.cards["Lay Mines 1"].mine, SOUTH)
        worth[held] = mines, scene.foresight.torpedoed("Submarines U-27 & U-41 1", "Yarrowdale")
    mines, torpedo = worth["Scuttle"]
    assert worth["Minesweeper"][0] < mines and worth["Minesweeper"][1] == torpedo
    for decoy in ("Razzle-Dazzle", "Q-Ship"):
        assert worth[decoy][0] == mines and worth[decoy][1] < torpedo


def test_tournament_ships_are_taken_by_their_dice():
    table = Table(tournament=True, tournament_choice="merchantmen")
    table.having(stack=(Between("choose_merchantman", (NORTH,), (NORTH, SOUTH)),), active=None)
    ships = table.box.ships
    taken = ships[order_of(table, NORTH).ship]
    strength = coin_strength(taken.defence)
    assert strength == max(coin_strength(ships[order.ship].defence) for order in table.orders(NORTH))
