"""Set-up, scoring, the steps between rounds, who begins, who wins (2.x, 3.1a-d)."""

from __future__ import annotations

from random import Random

import pytest

from navalgames.chance import RandomDice, ScriptedDice
from navalgames.errors import BadInput
from navalgames.games.contract import Outcome
from navalgames.games.kaisers_pirates import GAME, given
from navalgames.games.kaisers_pirates.rules import action_deck, rounds, scoring
from navalgames.games.kaisers_pirates.state import MOST_ROUNDS, Player, Scored, Ship, player
from navalgames.games.kaisers_pirates.tables import box_of
from navalgames.texts import Texts
from tests.games.kaisers_pirates.table import CHARTS, EAST, NORTH, SOUTH, WEST, Table, one


def started(seed: int = 1, **options):
    agreed = GAME.options(**options)
    return GAME.start(RandomDice(seed=seed), CHARTS, agreed), box_of(CHARTS, agreed)


# ------------------------------------------------------------------------ set-up


@pytest.mark.rule(
    "1.1a",
    "1.1.1",
    "1.1.3",
    "2.1a",
    "2.1.1",
    "2.1.2",
    "2.1.3",
    "2.1.5a",
    "2.1.5b",
    "2.2a",
    "chart:setup_counts",
)
@pytest.mark.parametrize(
    ("players", "seats", "cards", "pile"),
    [
        ("two", 2, 40, 28),
        ("three", 3, 60, 42),
        ("four", 4, 80, 56),
        ("team", 4, 80, 56),
        ("solitaire", 2, 40, 28),
    ],
)
def test_the_deal(players, seats, cards, pile):
    state, box = started(players=players)
    assert len(state.seats) == seats
    assert state.draw_pile == pile
    assert action_deck.cards_in_round(box) == cards
    for one_player in state.players:
        assert (len(one_player.hand), len(one_player.ships), len(one_player.merchantmen)) == (6, 3, 3)
    assert len(state.german_deck) == 20 - 3 * seats
    assert len(state.merchant_deck) == 60 - 3 * seats
    assert (state.phantom is not None) == (players == "solitaire")
    GAME.invariants(state, CHARTS, box.options)


@pytest.mark.rule("2.1a")
def test_all_decks_are_shuffled():
    """No two of some deals are the same, and warships come from the same deck as raiders."""
    deals = [started(seed=seed)[0].players for seed in range(8)]
    for row in ("ships", "merchantmen", "hand"):
        assert len({tuple(str(getattr(one_player, row)) for one_player in deal) for deal in deals}) == 8
    box = started()[1]
    kinds = {box.ships[ship.name].kind for deal in deals for one_player in deal for ship in one_player.ships}
    assert kinds == {"warship", "raider"}


@pytest.mark.rule("2.1.4")
def test_all_hundred_cards_are_advised_against():
    about = Texts("en", game=GAME.id).t("kp-option-action_cards_in_round-about")
    assert "100" in about and "not recommended" in about


@pytest.mark.rule("2.1.4", "switch:action_cards_in_round")
def test_the_number_of_action_cards_may_be_agreed():
    state, _ = started(action_cards_in_round=60)
    assert state.draw_pile == 48
    state, _ = started(players="four", action_cards_in_round=100)
    assert state.draw_pile == 76 == len(state.unseen)


@pytest.mark.rule("2.1.4", "switch:action_cards_in_round")
@pytest.mark.parametrize(
    ("players", "least"), [("two", 13), ("solitaire", 13), ("three", 19), ("four", 25), ("team", 25)]
)
def test_any_number_of_action_cards_that_leaves_a_turn(players, least):
    """From one more than all hands together on; below it nobody would have a turn."""
    state, _ = started(players=players, action_cards_in_round=least)
    assert state.draw_pile == 1
    state, _ = started(players=players, action_cards_in_round=67)
    assert state.draw_pile == 67 - (least - 1)
    for given_number in (least - 1, 101):
        with pytest.raises(BadInput, match="action_cards_in_round"):
            GAME.options(players=players, action_cards_in_round=given_number)


@pytest.mark.rule("2.2b", "3.2.3b", "3.2.4b", "3.1.7", "3.1.8", "3.1.9", "2.1.5b", "3.3.11d", "4.0a")
def test_what_a_player_sees():
    table = (
        Table("team")
        .put(NORTH, hand=("Trap 1",), pile=(Scored("Maria", "merchantman"),))
        .put(SOUTH, hand=("AMC 1",))
    )
    table.discard("QQQ 1", "QQQ 2", "Collier 1").commit("Fog Bank 1")
    seen = GAME.view(table.state, SOUTH, table.options)
    assert seen.players[0].hand == ("?",)
    assert seen.players[2].hand == ("AMC 1",)
    assert seen.players[0].pile == (Scored("Maria", "merchantman"),)
    assert seen.discards == ("?", "QQQ 2", "Collier 1")
    assert set(seen.unseen) == {"?"} and seen.draw_pile == 28
    assert seen.active.committed[0].card == "?" and seen.active.committed[0].use == "action"
    assert GAME.view(table.state, NORTH, table.options).active.committed[0].card == "Fog Bank 1"


# ------------------------------------------------------------------------ scoring


def pile(*cards: tuple) -> tuple[Scored, ...]:
    return tuple(Scored(*card) for card in cards)


@pytest.mark.rule("2.3", "2.3.1a", "2.3.1b", "2.3.2", "3.2.5c", "2.3.1c")
def test_the_worth_of_a_pile():
    box = Table().box
    ships = {
        name: box.ships[name].vp for name in ("Maria", "Lovat", "Kaipara", "Appam", "Leopard", "Matheran")
    }
    who = Player(
        prizes=(Ship("Matheran", False),),
        pile=pile(
            ("Maria", "merchantman"), ("Lovat", "merchantman", True), ("Kaipara", "prize"),
            ("Appam", "passage", True), ("Leopard", "german"), ("Submarines U-27 & U-41 1", "action"),
        ),
    )  # fmt: skip
    expected = (
        ships["Maria"] + 2 * ships["Lovat"] + ships["Kaipara"] + 2 * ships["Appam"] + ships["Leopard"]
        + 2 * ships["Matheran"] + box.cards["Submarines U-27 & U-41 1"].vp
    )  # fmt: skip
    assert scoring.victory_points(who, box) == expected


@pytest.mark.rule("2.3.1d", "2.3.1e", "2.3.1x", "6.12.2")
def test_no_more_german_cards_than_merchantmen():
    who = Player(
        prizes=(Ship("Matheran", False),),
        pile=pile(
            ("Maria", "merchantman", True),
            ("Wolf", "german"),
            ("Greif", "german"),
            ("Emden", "german"),
            ("AMC 1", "action"),
        ),
    )
    assert scoring.surplus(who) == 1
    dice = ScriptedDice([{"dice": "draw 1 of 3", "shows": ["Greif"]}])
    left, out = scoring.limited(dice, who)
    assert out == ("Greif",)
    assert {card.name for card in left.pile} == {"Maria", "Wolf", "Emden", "AMC 1"}
    safe = who._replace(pile=(*who.pile, Scored("Appam", "passage")))
    assert scoring.surplus(safe) == 0
    assert scoring.surplus(who._replace(pile=(*who.pile, Scored("Appam", "exhausted")))) == 0


@pytest.mark.rule(
    "2.3.3a",
    "2.3.3b",
    "2.3.3c",
    "2.3.3d",
    "2.3.3e",
    "2.3.3x1",
    "2.3.3x2",
    "chart:round_points",
    "4.8a",
    "4.8b",
)
@pytest.mark.parametrize(
    ("vp", "points"),
    [
        ((10, 20, 30, 40), (1, 2, 3, 4)), ((5, 9, 1), (2, 3, 1)), ((3, 4), (1, 2)), ((27, 0, 68), (2, 0, 3)),
        ((39, 39, 72, 18), (3, 3, 4, 1)), ((0, 0), (0, 0)), ((7, 7), (2, 2)), ((50, 1, 50, 0), (4, 2, 4, 0)),
    ],
)  # fmt: skip
def test_round_points(vp, points):
    assert scoring.round_points(vp, Table().box) == points


def scores(*both: tuple, players: str = "two", number: int = 3) -> Table:
    """A game after some rounds; (vp, points) by player."""
    table = Table(players).having(round=number)
    changed = tuple(
        one_player._replace(vp=(vp,), points=(points,))
        for one_player, (vp, points) in zip(table.state.players, both, strict=True)
    )
    return table.having(players=changed)


@pytest.mark.rule("2.5a", "2.5b", "2.0b", "2.3.3f")
def test_who_wins():
    assert scoring.outcome(scores((9, 5), (50, 4)).state, scores((9, 5), (50, 4)).box).winner == NORTH
    level = scores((9, 5), (50, 5))
    assert scoring.outcome(level.state, level.box)[:3] == (SOUTH, "kp-outcome-vp", "2.5b")
    early = scores((9, 5), (50, 4), number=2)
    assert scoring.outcome(early.state, early.box) is None


@pytest.mark.rule("2.5c")
@pytest.mark.parametrize("number", [2, 3])
def test_a_full_tie_is_broken_by_another_round(number):
    """It is told as one; before the third round is over nobody speaks of a tie."""
    table = scores((9, 5), (9, 5), number=number)
    table.having(stack=(table.state.stack[0]._replace(stage="drawing", asked=()),), draw_pile=1)
    table.run(rest=True)
    assert table.state.outcome is None and table.state.round == number + 1
    assert table.told("kp-log-tie") == ([{"round": 3}] if number == 3 else [])


@pytest.mark.rule("2.5c")
@pytest.mark.parametrize("players", ["two", "team"])
def test_a_tie_that_lasts_is_a_draw_after_three_further_rounds(players):
    even = ((9, 5), (9, 5)) if players == "two" else ((9, 5), (4, 1), (4, 1), (9, 5))
    for number in (3, 4, 5):
        table = scores(*even, players=players, number=number)
        assert scoring.outcome(table.state, table.box) is None
    table = scores(*even, players=players, number=6)
    assert scoring.outcome(table.state, table.box) == Outcome(None, "kp-outcome-draw", "2.5c")
    table = scores((9, 5), (8, 5), number=6)
    assert scoring.outcome(table.state, table.box).winner == NORTH


@pytest.mark.rule("2.5c", "2.3.3d")
def test_players_who_never_lay_out_a_card_come_to_an_end():
    options = GAME.options(action_cards_in_round=30)
    dice, state = RandomDice(seed=1), None
    state = GAME.start(dice, CHARTS, options)
    while GAME.deciding(state):
        assert state.round <= MOST_ROUNDS, "the game ends"
        side = GAME.deciding(state)[0]
        order = GAME.legal_orders(state, side, CHARTS, options)[-1]
        state = GAME.apply(dice, state, side, order, CHARTS, options)
    assert (state.round, state.outcome.winner, state.outcome.key) == (6, None, "kp-outcome-draw")


@pytest.mark.rule("4.10", "4.8a")
def test_the_team_with_more_round_points_wins():
    table = scores((9, 4), (5, 3), (1, 1), (4, 3), players="team")
    assert scoring.outcome(table.state, table.box)[:4] == (
        EAST,
        "kp-outcome-team-points",
        "4.10",
        (EAST, WEST),
    )


# ------------------------------------------------------------------------ between rounds


def ended(players: str = "two", **options) -> Table:
    """The last card of a round is about to be drawn by NORTH."""
    table = Table(players, **options).having(draw_pile=1)
    table.put(
        NORTH,
        ships=(Ship("Leopard", True, 1, True), "Dresden", "Wolf"),
        merchantmen=("Maria",),
        prizes=("Lovat",),
    )
    table.put(NORTH, pile=pile(("Kaipara", "merchantman"), ("Emden", "german")), hand=("Trap",))
    refuge = table.take("Island Refuge")
    table.put(SOUTH, ships=(Ship("Greif", refuge=refuge),), merchantmen=(Ship("Appam", damage=1),))
    table.put(SOUTH, pile=pile(("AMC 1", "action")), laid="Deception")
    table.take("AMC 1")
    return table


@pytest.mark.rule("2.0c", "3.1.1b", "TS.5", "3.1.6b")
def test_the_last_card_ends_the_round_at_once():
    table = ended()
    table.having(stack=(table.state.stack[0]._replace(stage="drawing", asked=()),))
    table.run(rest=True)
    assert (table.stage, table.asked) == ("carry", (NORTH,))
    assert "kp-log-refilled" not in table.log


def after_round(**options) -> Table:
    table = ended(**options)
    table.having(stack=(table.state.stack[0]._replace(stage="drawing", asked=()),))
    return table.run(rest=True)


@pytest.mark.rule("2.4a", "2.4b", "2.4c", "2.4d", "2.3.3f", "2.3.1a")
def test_everything_goes_back():
    table = after_round()
    assert table.player(NORTH).vp == (
        table.box.ships["Lovat"].vp * 2 + table.box.ships["Kaipara"].vp + table.box.ships["Emden"].vp,
    )
    assert table.player(NORTH).points == (2,)
    assert table.player(NORTH).pile == table.player(NORTH).hand == table.player(NORTH).prizes == ()
    assert set(table.state.merchant_used) == {"Maria", "Lovat", "Kaipara", "Appam"}
    assert table.state.german_used == ("Emden",)
    assert table.ship("Leopard") == Ship("Leopard", False) and table.ship("Greif") == Ship("Greif", False)
    assert table.player(SOUTH).laid is None and table.player(SOUTH).pile == ()


@pytest.mark.rule("2.4.1a", "2.4.1b", "2.4.2", "2.4.3", "2.4.4", "2.4.5")
def test_one_ship_may_be_carried_over_for_a_card():
    table = after_round()
    kept = {order.ships for order in table.orders(NORTH)}
    assert kept == {(), ("Leopard",), ("Dresden",), ("Wolf",)}
    assert ("kp-refused-carry-one", "2.4.1a") in table.refused(NORTH)
    table.give(NORTH, given.CarryOver(NORTH, ("Leopard",)))
    assert set(table.state.german_used) == {"Emden", "Dresden", "Wolf"}
    table.give(SOUTH, given.CarryOver(SOUTH, ()), rest=True)
    assert table.state.round == 2
    north, south = table.player(NORTH), table.player(SOUTH)
    assert (len(north.hand), len(south.hand), table.state.draw_pile) == (5, 6, 29)
    assert len(north.ships) == len(south.ships) == len(north.merchantmen) == 3
    assert north.ships[0] == Ship("Leopard", False)
    assert len(table.state.unseen) == 100 - 11


@pytest.mark.rule("6.7", "6.7.1", "6.7.2")
@pytest.mark.parametrize(
    ("ships", "hand"), [(("Leopard",), 5), (("Leopard", "Wolf"), 4), (("Leopard", "Dresden", "Wolf"), 3)]
)
def test_more_ships_may_be_carried_over(ships, hand):
    table = after_round(carry_more=True)
    table.give(NORTH, given.CarryOver(NORTH, ships)).give(SOUTH, given.CarryOver(SOUTH, ()), rest=True)
    assert len(table.player(NORTH).hand) == hand


# ------------------------------------------------------------------------ who begins


@pytest.mark.rule("3.1a", "3.1d", "switch:first_player_method")
def test_the_highest_number_thrown_alone_begins():
    dice = ScriptedDice([one(10, face) for face in (9, 9, 4, 7)])
    assert rounds.thrown_for_first(dice, 4) == 3
    dice = ScriptedDice([one(10, face) for face in (9, 9, 4, 4)])
    assert rounds.thrown_for_first(dice, 4) is None


@pytest.mark.rule("3.1b", "switch:first_player_method")
@pytest.mark.parametrize(
    ("method", "fleets", "shown", "first"),
    [
        ("ship_values", ("Dresden", "Geier", "Emden"), (), EAST),
        ("ship_values", ("Geier", "Dresden", "Geier"), (), EAST),
        ("ship_values", ("Geier", "Geier", "Geier"), (3, 8, 8), NORTH),
        ("dice", ("Geier", "Dresden", "Emden"), (3, 4, 9), SOUTH),
    ],
)
def test_the_lowest_fleet_may_begin(method, fleets, shown, first):
    """Equal fleets are out of contention; if nobody is left, or as usual, the dice decide."""
    table = Table("three", first_player_method=method)
    fleet = {side: (Ship(name),) for side, name in zip(table.state.seats, fleets, strict=True)}
    players = tuple(player(table.state, side)._replace(ships=fleet[side]) for side in table.state.seats)
    dice = ScriptedDice([one(10, face) for face in shown])
    state = rounds.choose_first(dice, table.state._replace(players=players), table.box)
    dice.finish()
    assert state.first == first


@pytest.mark.rule("3.1c", "switch:first_player_later")
@pytest.mark.parametrize(("later", "first"), [("total", SOUTH), ("last_round", NORTH)])
def test_the_fewest_points_begin_later_rounds(later, first):
    table = Table(first_player_later=later).having(round=3)
    changed = [
        one_player._replace(points=points, vp=(1, 1))
        for one_player, points in zip(table.state.players, ((4, 1), (1, 2)), strict=True)
    ]
    state = rounds.choose_first(RandomDice(seed=1), table.state._replace(players=tuple(changed)), table.box)
    assert state.first == first


@pytest.mark.rule("3.1c")
@pytest.mark.parametrize(
    ("points", "shown", "first"),
    [((2, 2, 3), (), SOUTH), ((1, 3, 1), (), EAST), ((2, 2, 2), (4, 4, 1), SOUTH)],
)
def test_equal_points_are_out_of_contention(points, shown, first):
    table = Table("three").having(round=2)
    players = tuple(
        one_player._replace(points=(value,), vp=(5,))
        for one_player, value in zip(table.state.players, points, strict=True)
    )
    dice = ScriptedDice([one(10, face) for face in shown])
    state = rounds.choose_first(dice, table.state._replace(players=players), table.box)
    dice.finish()
    assert state.first == first


@pytest.mark.rule("2.0b", "2.0d", "3.0a", "3.1d")
@pytest.mark.parametrize("players", ["two", "three", "four"])
def test_turns_go_clockwise_through_three_rounds(players):
    options = GAME.options(players=players, action_cards_in_round=30)
    dice, rng = RandomDice(seed=2), Random(2)
    state = GAME.start(dice, CHARTS, options)
    turns = {}
    while GAME.deciding(state):
        assert state.round <= MOST_ROUNDS, "the game ends"
        if state.active is not None and not state.active.extra:
            turns[state.turn] = (state.round, state.active.side)
        side = GAME.deciding(state)[0]
        order = rng.choice(GAME.legal_orders(state, side, CHARTS, options))
        state = GAME.apply(dice, state, side, order, CHARTS, options)
    assert {number for number, _ in turns.values()} >= {1, 2, 3}
    seats = state.seats
    for turn, (number, before) in turns.items():
        if turns.get(turn + 1, (0, ""))[0] == number:
            assert turns[turn + 1][1] == seats[(seats.index(before) + 1) % len(seats)]
    assert state.outcome is not None


@pytest.mark.rule("3.1.10")
def test_used_merchantmen_are_shuffled_in_when_the_deck_runs_out():
    table = Table().put(SOUTH, merchantmen=("Maria",))
    table.having(merchant_used=table.state.merchant_deck[:-1], merchant_deck=table.state.merchant_deck[-1:])
    state, names = action_deck.drawn_merchantmen(RandomDice(seed=1), table.state, 2, "3.1.6a")
    assert len(set(names)) == 2
    assert state.merchant_used == () and len(state.merchant_deck) == 57
    state, names = action_deck.drawn_merchantmen(
        RandomDice(seed=1), state._replace(merchant_deck=("Lovat",), merchant_used=()), 3, "3.1.6a"
    )
    assert names == ("Lovat",)


# ------------------------------------------------------------------------ options of the set-up


@pytest.mark.rule("6.0", "switch:options")
def test_all_options_are_off_by_default():
    names = (
        "coal",
        "sail",
        "aircraft",
        "tournament",
        "after_1914",
        "remove_breakouts",
        "remove_1914_merchantmen",
        "fast_raiders",
        "carry_more",
        "extra_damage",
        "torpedo_prizes",
        "shallow_pursuit",
        "sailing",
        "prize_supply",
    )
    assert not any(getattr(GAME.options(), name) for name in names)
    assert all(getattr(GAME.options(**{name: True}), name) for name in names)


@pytest.mark.rule("6.4", "6.4.1", "6.4.2a", "6.4.2b", "6.4.3a", "6.4.3b")
@pytest.mark.parametrize(("players", "seed"), [("two", 1), ("three", 2), ("four", 3), ("four", 4)])
def test_the_tournament_deal(players, seed):
    state, box = started(players=players, tournament=True, seed=seed)
    four = set(box.listed("tournament_warships"))
    ten = set(action_deck.german_ships(box)) - four - set(box.listed("tournament_set_aside"))
    assert len(ten) == 10
    for one_player in state.players:
        names = [ship.name for ship in one_player.ships]
        assert len(set(names) & four) == 1 and len(set(names) & ten) == 2
        assert sorted(box.ships[ship.name].vp for ship in one_player.merchantmen) == [5, 7, 9]
    assert "William P. Frye" in state.merchant_deck
    assert len(state.german_deck) == 20 - 3 * len(state.seats)


def chosen_fleets(players: str, choice: str, pick: int = 0):
    """A tournament deal in which everybody takes the ship at this place of those offered."""
    options = GAME.options(players=players, tournament=True, tournament_choice=choice)
    dice, asked = RandomDice(seed=7), []
    state = GAME.start(dice, CHARTS, options)
    while GAME.decision(state)[0] in ("choose_warship", "choose_merchantman"):
        GAME.invariants(state, CHARTS, options)
        side = GAME.deciding(state)[0]
        offered = GAME.legal_orders(state, side, CHARTS, options)
        asked.append((GAME.decision(state), side, tuple(order.ship for order in offered), offered[pick].ship))
        state = GAME.apply(dice, state, side, offered[pick], CHARTS, options)
    return state, asked, box_of(CHARTS, options), dice


@pytest.mark.rule("6.4.1")
def test_warships_may_be_chosen_one_after_the_other():
    state, asked, box, _ = chosen_fleets("three", "warships")
    assert [side for _, side, _, _ in asked] == [NORTH, EAST, SOUTH]
    assert {decision for decision, *_ in asked} == {("choose_warship", "6.4.1")}
    assert [len(offered) for *_, offered, _ in asked] == [4, 3, 2]
    assert asked[0][2] == box.listed("tournament_warships")
    for one_player, (*_, taken) in zip(state.players, asked, strict=True):
        assert one_player.ships[0] == Ship(taken) and len(one_player.hand) in (6, 7)
        assert sorted(box.ships[ship.name].vp for ship in one_player.merchantmen) == [5, 7, 9]


@pytest.mark.rule("6.4.3a", "6.4.3b")
@pytest.mark.parametrize("players", ["two", "team"])
def test_merchantmen_may_be_chosen_in_turn(players):
    state, asked, box, _ = chosen_fleets(players, "merchantmen")
    assert [side for _, side, _, _ in asked] == [*state.seats] * 3
    assert all("William P. Frye" not in offered for *_, offered, _ in asked)
    classes = [{box.ships[name].vp for name in offered} for *_, offered, _ in asked]
    assert classes == [{vp} for vp in (5, 7, 9) for _ in state.seats]
    for one_player in state.players:
        assert [box.ships[ship.name].vp for ship in one_player.merchantmen] == [5, 7, 9]
    assert "William P. Frye" in state.merchant_deck
    taken = [name for *_, name in asked]
    assert len(set(taken)) == len(taken) and not set(taken) & set(state.merchant_deck)


@pytest.mark.rule("6.4.1", "6.4.3a", "5.0b")
def test_both_are_chosen_and_the_phantom_is_dealt_its_ships():
    _, asked, _, _ = chosen_fleets("two", "both")
    assert [decision for (decision, _), *_ in asked] == ["choose_warship"] * 2 + ["choose_merchantman"] * 6
    state, asked, box, _ = chosen_fleets("solitaire", "both")
    assert [side for _, side, _, _ in asked] == [NORTH] * 4
    assert [len(one_player.ships) for one_player in state.players] == [3, 3]
    assert sorted(box.ships[ship.name].vp for ship in state.players[1].merchantmen) == [5, 7, 9]


@pytest.mark.rule("6.4", "2.1.5a")
@pytest.mark.parametrize("choice", ["random", "both"])
def test_the_log_names_the_whole_fleets_of_a_tournament(choice):
    state, _, _, dice = chosen_fleets("two", choice)
    told = {
        note.args["side"]: note.args for note in dice.record if getattr(note, "key", "") == "kp-log-fleet"
    }
    for side, one_player in zip(state.seats, state.players, strict=True):
        assert told[side]["ships"] == ", ".join(ship.name for ship in one_player.ships)
        assert told[side]["merchantmen"] == ", ".join(ship.name for ship in one_player.merchantmen)


@pytest.mark.rule("6.4", "6.5.2a")
def test_a_fleet_without_ships_is_told_so():
    names = {"ships": "none", "merchantmen": "Maria", "side": NORTH}
    assert Texts("en", GAME.id).t("kp-log-fleet", **names) == "North commands no German ship and owns Maria."


@pytest.mark.rule("6.4a")
def test_tournament_after_1914_is_for_two():
    state, _ = started(tournament=True, after_1914=True)
    assert all(len(one_player.ships) == 3 for one_player in state.players)
    for players in ("three", "four", "team"):
        with pytest.raises(BadInput):
            GAME.options(players=players, tournament=True, after_1914=True)


@pytest.mark.rule("6.5", "6.5.1", "6.5.2a", "6.5.4", "6.5.3")
def test_after_1914():
    state, box = started(players="four", after_1914=True, remove_1914_merchantmen=True, remove_breakouts=True)
    names = action_deck.german_ships(box)
    assert len(names) == 12 and sum(box.ships[name].kind == "raider" for name in names) == 10
    assert len(action_deck.merchantmen(box)) == 41
    assert len(action_deck.action_cards(box)) == 97 and state.draw_pile == 77 - 24
    assert state.german_deck == ()


@pytest.mark.rule("6.5.2b", "6.5.2a")
def test_ships_removed_this_round_do_not_come_back_after_1914():
    table = (
        Table(after_1914=True).put(NORTH, ships=(Ship("Wolf", damage=1),)).commit("Scuttle 1", "Breakout 1")
    )
    table.having(german_deck=())
    everyone = [name for name in action_deck.german_ships(table.box) if name != "Wolf"]
    table.put(SOUTH, ships=tuple(everyone))
    table.give(NORTH, given.UseAction("Scuttle 1", "", "Wolf"))
    assert table.uses(NORTH, "Breakout 1") == set()
    table = Table(after_1914=True).having(german_deck=(), german_removed=("Wolf",))
    assert rounds.collected(table.state, table.box).german_used == ("Wolf",)


@pytest.mark.rule("6.5.3", "6.5.4")
def test_choices_within_option_65_count_only_with_it():
    _, three = started(players="three", after_1914=True, remove_breakouts=True)
    assert len(action_deck.action_cards(three)) == 100 and action_deck.cards_in_round(three) == 60
    _, box = started(players="four", remove_breakouts=True, remove_1914_merchantmen=True)
    assert len(action_deck.action_cards(box)) == 100
    assert len(action_deck.merchantmen(box)) == 60
    assert action_deck.cards_in_round(box) == 80
