"""The solitaire game against the phantom (5.x)."""

from __future__ import annotations

from typing import Any

import pytest

from navalgames.chance import Note, RandomDice, ScriptedDice, exact
from navalgames.games.kaisers_pirates import GAME, given
from navalgames.games.kaisers_pirates.rules import action_deck, opposed, phantom, phantom_choice
from navalgames.games.kaisers_pirates.rules.frames import (
    BRITISH,
    GERMAN,
    MONITOR,
    TORPEDO,
    Attack,
    PhantomTurn,
)
from navalgames.games.kaisers_pirates.state import Laid, Phantom, with_player
from tests.games.kaisers_pirates.table import (
    CHARTS,
    NORTH,
    SOUTH,
    Scored,
    Ship,
    Table,
    best,
    drawn,
    one,
)

LIVE, PHANTOM = NORTH, SOUTH


def solo(**options) -> Table:
    """The live player's turn."""
    return Table("solitaire", **options)


def phantom_turn(**options) -> Table:
    """The phantom's turn is about to begin."""
    table = Table("solitaire", active=PHANTOM, **options)
    return table.having(stack=(PhantomTurn("phantom_begins"),))


def card(name: str, row: int | None = None, left: int = 20) -> tuple[dict[str, Any], ...]:
    """A solitaire card drawn from so many, and the d4 that picks its row."""
    rolled = () if row is None else (one(4, row),)
    return (drawn(1, left, name), *rolled)


END = 1


# ------------------------------------------------------------------------ set-up


@pytest.mark.rule("5.0a", "5.2", "5.2.1", "5.2.2", "1.1.3")
@pytest.mark.rule("3.3.4f", "3.3.6f", "3.3.11f", "3.3.17f", "3.3.23f", "3.3.26f", "3.3.34f", "3.3.36f")
@pytest.mark.rule("3.3.41f", "3.3.47f")
def test_the_solitaire_deal():
    options = GAME.options(players="solitaire")
    state = GAME.start(RandomDice(seed=1), CHARTS, options)
    box = solo().box
    deck = action_deck.action_cards(box)
    assert len(deck) == 88
    everything = {card.kind for card in box.cards.values()}
    assert everything - {box.kind(name) for name in deck} == {
        "Bounding Main",
        "Breakdown",
        "Exchange Information",
        "Intelligence",
        "Mistaken Identity",
        "Pull the Plug",
        "Sail Q-Ship",
        "Searchlight",
        "Special Cargo",
        "Wireless Intercept",
    }
    assert (state.draw_pile, len(state.unseen)) == (28, 88 - 12)
    assert [len(who.hand) for who in state.players] == [6, 6]
    assert GAME.sides_in(options) == (LIVE,)


@pytest.mark.rule("5.2.2", "5.3.1", "3.1.7")
def test_the_phantoms_hand_and_all_discards_are_hidden():
    table = solo().put(PHANTOM, hand=("Trap 1",)).discard("QQQ 1", "Collier 1")
    seen = GAME.view(table.state, LIVE, table.options)
    assert seen.players[1].hand == ("?",)
    assert seen.discards == ("?", "?")


@pytest.mark.rule("5.2.3")
@pytest.mark.parametrize("first", [LIVE, PHANTOM])
def test_the_live_player_chooses_who_starts(first):
    options = GAME.options(players="solitaire")
    state = GAME.start(RandomDice(seed=5), CHARTS, options)
    assert GAME.decision(state)[0] == "choose_first"
    assert GAME.deciding(state) == (LIVE,)
    state = GAME.apply(RandomDice(seed=5), state, LIVE, given.ChooseFirst(first), CHARTS, options)
    assert state.first == first


@pytest.mark.rule("5.2.4", "5.2.5")
def test_the_live_player_decides_for_both_what_is_kept():
    table = solo().put(LIVE, ships=("Leopard",), merchantmen=("Maria",)).put(PHANTOM, ships=("Wolf",))
    table.having(draw_pile=1, stack=(table.state.stack[0]._replace(stage="drawing", asked=()),))
    table.state = table.state._replace(
        phantom=table.state.phantom._replace(used=("S02", "S03"), scouted=True)
    )
    table.run(rest=True).give(LIVE, given.CarryOver(LIVE, ()))
    assert table.state.phantom == Phantom()
    assert (table.stage, table.asked) == ("carry", (LIVE,))
    table.give(LIVE, given.CarryOver(PHANTOM, ("Wolf",)), rest=True)
    hands = [len(who.hand) for who in table.state.players]
    assert table.state.round == 2
    assert hands[1] == 5
    assert table.where("Wolf") == (PHANTOM, "ships")
    assert len(table.player(LIVE).points) == 1


# ------------------------------------------------------------------------ the live player's turn


@pytest.mark.rule("5.3.1", "3.1.5a")
def test_nobody_orders_discards():
    table = solo().commit("Good Hunting", "Boarding Party").having(draw_pile=9)
    table.give(LIVE, given.EndTurn(), rest=True)
    assert table.stage != "discard"


@pytest.mark.rule("5.3.2", "3.3.31b")
def test_recon_aircraft_takes_cards_of_the_phantom():
    table = solo().put(PHANTOM, hand=("Trap 1", "AMC 1", "QQQ 1")).commit("Recon Aircraft 1", "Collier")
    table.give(LIVE, given.UseAction("Recon Aircraft 1", PHANTOM, ""), rest=True)
    assert len(table.player(LIVE).hand) == 2
    assert table.state.phantom.scouted


def against(kind_card: str = "QQQ 1", target: str = "Kaipara", ship: str = "Leopard") -> Table:
    table = solo().put(LIVE, ships=(ship,)).put(PHANTOM, merchantmen=(target,), hand=("Trap",))
    return table.commit((kind_card, "intercept", ship), "Collier")


@pytest.mark.rule("5.3.3a", "5.3.3b", "5.3.3c", "5.1", "5.4.5")
def test_a_solitaire_card_reacts_for_the_phantom():
    table = against()
    table.give(
        LIVE,
        given.Intercept("QQQ 1", "Kaipara"),
        *card("S02", 2),
        best("d10+d8+d6", 6, 1, 3),
        best("d8", 4),
    )
    assert table.ship("Leopard").identified and table.ship("Kaipara").damage == 1
    table = against()
    table.give(
        LIVE,
        given.Intercept("QQQ 1", "Kaipara"),
        *card("S02", 3),
        best("d10+d8+d6", 1, 1, 1),
        best("d8", 4),
        best("d6", 5),
        best("d8", 4),
    )
    assert not table.ship("Leopard").identified
    assert table.pile(PHANTOM) == {"Kaipara": ("passage", False)}


@pytest.mark.rule("5.3.3c")
def test_a_reaction_that_does_not_fit_is_none():
    table = against()
    table.give(
        LIVE,
        given.Intercept("QQQ 1", "Kaipara"),
        *card("S20", 2),
        best("d10+d8+d6", 6, 1, 3),
        best("d8", 4),
    )
    assert "kp-log-phantom-unfit" in table.log


@pytest.mark.rule("5.3.3c")
@pytest.mark.parametrize(("hit", "there"), [(8, False), (1, True)])
def test_recalled_waits_for_the_result(hit, there):
    table = against()
    more = (best("d10+d4", 5, 1), best("d10", 4)) if hit == 8 else (best("d6", 1), best("d8", 4))
    table.give(
        LIVE,
        given.Intercept("QQQ 1", "Kaipara"),
        *card("S13", 4),
        best("d10+d8+d6", hit, 1, 1),
        best("d8", 4),
        *more,
    )
    assert (table.where("Leopard") is not None) == there


@pytest.mark.rule("5.3.3c", "3.3.30c")
def test_only_recalled_answers_a_sinking():
    table = against()
    sunk = (best("d10+d8+d6", 8, 1, 1), best("d8", 4))
    table.give(LIVE, given.Intercept("QQQ 1", "Kaipara"), *card("S02", 2), *sunk)
    assert table.where("Kaipara") is None and table.ship("Leopard").identified


@pytest.mark.rule("5.3.3a")
def test_one_card_for_a_whole_mine_attack():
    table = solo().put(LIVE, ships=("Meteor",)).put(PHANTOM, merchantmen=("Maria", "Lovat"))
    table.commit(("Lay Mines", "action", "Meteor"), "Collier")
    table.give(LIVE, given.MineAttack("Lay Mines 1", PHANTOM, "Meteor"), *card("S20", 2))
    assert "kp-log-mines-swept" in table.log


@pytest.mark.rule("5.3.3e", "3.3.1g", "3.3.28g")
def test_a_phantom_amc_scores_without_a_card():
    table = against()
    table.give(
        LIVE,
        given.Intercept("QQQ 1", "Kaipara"),
        *card("S01", 2),
        best("d10+d8+d6", 10, 1, 1),
        best("d10+d4", 4, 1),
        best("d10+d8+d6", 1, 1, 1),
        best("d8", 4),
    )
    assert table.pile(LIVE) == {"AMC 1": ("phantom", False)}


@pytest.mark.rule("5.4.1", "switch:solitaire_reshuffle")
@pytest.mark.parametrize(("reshuffle", "used"), [("each_turn", ()), ("when_exhausted", ("S02",))])
def test_used_solitaire_cards_go_back(reshuffle, used):
    table = solo(solitaire_reshuffle=reshuffle)
    table.state = table.state._replace(phantom=table.state.phantom._replace(used=("S02",)))
    assert phantom_choice.returned(table.state, table.box).phantom.used == used
    everything = tuple(f"S{number:02}" for number in range(1, 21))
    table.state = table.state._replace(phantom=table.state.phantom._replace(used=everything))
    assert phantom_choice.returned(table.state, table.box).phantom.used == ()
    state, drawn_one = phantom_choice.drawn_card(RandomDice(seed=1), table.state, "5.4.1")
    assert state.phantom.used == (drawn_one,)


# ------------------------------------------------------------------------ the phantom's turn


@pytest.mark.rule("5.4.3(1)", "5.4.2", "3.1.6a")
def test_a_one_ends_the_phantoms_turn():
    table = phantom_turn().put(LIVE, merchantmen=("Maria", "Lovat"), hand=("Trap",))
    table.run(*card("S02", END), rest=True)
    assert table.state.active.side == LIVE
    assert len(table.state.discards) == 1 and table.player(PHANTOM).hand == ()
    assert len(table.player(LIVE).merchantmen) == 3
    assert table.state.draw_pile == 27


@pytest.mark.rule("5.4.3(2)")
def test_an_impossible_intercept_ends_the_turn():
    table = phantom_turn().put(LIVE, merchantmen=("Maria",), hand=("Trap",)).put(PHANTOM, ships=("Leipzig",))
    table.run(*card("S02", 2), rest=True)
    assert "kp-log-phantom-impossible" in table.log
    assert table.state.active.side == LIVE


def leipzig(**options) -> Table:
    table = phantom_turn(**options).put(PHANTOM, ships=("Leipzig",))
    return table.put(LIVE, merchantmen=("Lundy Island",))


@pytest.mark.rule("5.4.3(3)a", "5.4.3(3)b", "5.4.3(3)c", "5.4.3(3)d", "3.2.5a")
def test_special_actions_are_collected_until_a_blank():
    table = leipzig()
    table.run(
        *card("S01", 2),
        *card("S04", left=19),
        *card("S05", left=18),
        *card("S06", left=17),
        best("d10+d8+d4", 5, 7, 2),
        best("d6", 4),
        *card("S02", END, left=16),
        rest=True,
    )
    assert table.where("Lundy Island") == (PHANTOM, "prizes")


@pytest.mark.rule("5.4.3(3)a")
@pytest.mark.parametrize(
    ("special", "ship", "targets", "possible"),
    [
        ("Shipping Lanes", "Leopard", ("Maria",), False),
        ("Shipping Lanes", "Leipzig", ("Maria",), True),
        ("Reflag", "Leipzig", ("Maria",), False),
        ("Reflag", "Leopard", ("Maria",), True),
        ("Good Hunting", "Leopard", ("Maria",), False),
        ("Good Hunting", "Leopard", ("Maria", "Lovat"), True),
        ("Good Hunting", "Leipzig", ("Maria", "Lovat"), False),
        ("Boarding Party", "Leopard", ("Appam",), False),
        ("Boarding Party", "Leopard", ("Appam", "Maria"), True),
        ("Surprise Attack", "Leipzig", ("Maria",), True),
    ],
)
def test_which_special_actions_are_possible(special, ship, targets, possible):
    table = (
        phantom_turn()
        .put(PHANTOM, ships=(ship,))
        .put(LIVE, merchantmen=("Maria", "Lovat", Ship("Appam", damage=1)))
    )
    assert phantom.special_possible(table.state, special, ship == "Leopard", targets) == possible


@pytest.mark.rule("5.4.3(3)a", "5.4.3(3)b")
def test_a_repeated_special_action_stops_the_collecting():
    table = leipzig()
    dice = ScriptedDice([*card("S04"), *card("S17", left=19)])
    state, kinds = phantom.specials(dice, table.state, False, ("Lundy Island",), table.box)
    assert kinds == ("Surprise Attack",)
    told = [entry.args["specials"] for entry in dice.record if isinstance(entry, Note)]
    assert told == ["Surprise Attack"]
    assert state.phantom.used == ("S04", "S17")


@pytest.mark.rule("5.4.3(3)c", "5.0b", "switch:pp_choice")
def test_equal_candidates_are_chosen_by_an_even_die():
    assert phantom_choice.chosen(ScriptedDice([one(6, 4)]), ("a", "b", "c"), "5.4.3(3)c") == "b"
    assert phantom_choice.chosen(ScriptedDice([one(6, 4)]), ("a", "b"), "5.4.3(3)c") == "b"
    assert phantom_choice.chosen(ScriptedDice([]), ("a",), "5.4.3(3)c") == "a"


@pytest.mark.rule("5.0b", "switch:pp_choice", "5.4.3(3)c")
@pytest.mark.parametrize(("choice", "dice"), [("best", ()), ("random", (one(6, 6),))])
def test_the_phantom_chooses_the_best_or_any(choice, dice):
    table = phantom_turn(pp_choice=choice)
    picked = phantom_choice.best(ScriptedDice(dice), (1, 5, 3), lambda value: value, "5.0b", table.box)
    assert picked == (5 if choice == "best" else 3)


@pytest.mark.rule("5.4.3(3)f", "5.4.3(2)")
def test_each_phantom_ship_intercepts_once():
    for before in ({"acted": ("Leipzig",)}, {"intercepted": ("Lundy Island",)}):
        table = leipzig().put(LIVE, hand=("Trap",)).turn(**before)
        table.run(*card("S01", 2), rest=True)
        assert "kp-log-phantom-impossible" in table.log and "kp-log-german" not in table.log
        assert table.state.active.side == LIVE


@pytest.mark.rule("5.4.3(5)", "5.4.3(3)e", "5.4.7")
def test_a_torpedo_has_no_special_actions_and_the_turn_goes_on():
    table = phantom_turn().put(LIVE, merchantmen=("Appam",))
    fire = (best("d10+d6+d4", 3, 2, 4), best("d8", 3))
    table.run(*card("S02", 3), *fire, *card("S01", END, left=19), rest=True)
    assert "kp-log-damaged" in table.log


@pytest.mark.rule("5.4.3(5)", "5.4.7")
def test_an_impossible_action_without_et_is_ignored():
    table = phantom_turn().put(LIVE, merchantmen=("Appam",), hand=("Trap",))
    table.run(*card("S01", 4), *card("S02", END, left=19), rest=True)
    assert "kp-log-phantom-impossible" in table.log


@pytest.mark.rule("5.4.3(4)", "5.4.3(8)", "5.4.2")
def test_recon_aircraft_ends_the_turn_and_takes_two_cards():
    table = phantom_turn().put(LIVE, merchantmen=("Appam",), hand=("Trap 1", "Trap 2", "AMC 1"))
    table.run(*card("S03", 3), drawn(2, 3, "Trap 1", "AMC 1"), rest=True)
    assert _solitaire_cards(table) == 1
    assert table.player(LIVE).hand == ("Trap 2",)
    told = [(entry["side"], entry["player"], entry["ship"]) for entry in table.told("kp-log-action")]
    assert told == [(PHANTOM, LIVE, "none")]
    assert table.state.active.side == LIVE
    assert {"Trap 1", "AMC 1"} <= set(table.state.discards)


@pytest.mark.rule("5.4.3(4)")
def test_an_impossible_action_with_et_ends_the_turn():
    table = phantom_turn().put(LIVE, ships=("Leopard",), merchantmen=("Appam",), hand=("Trap",))
    table.run(*card("S04", 4), rest=True)
    assert "kp-log-phantom-impossible" in table.log and table.state.active.side == LIVE
    assert _solitaire_cards(table) == 1


@pytest.mark.rule("5.4.3(6)", "3.3.14g")
@pytest.mark.parametrize(("name", "row", "kind"), [("S12", 4, "Deception"), ("S10", 4, "Fog Bank")])
def test_deception_and_fog_are_remembered_without_a_card(name, row, kind):
    table = phantom_turn().put(LIVE, merchantmen=("Appam",), hand=("Trap 1", "Collier 1"))
    dice = ScriptedDice(card(name, row), then=RandomDice(seed=1))
    state = phantom.draws(
        dice,
        table.state._replace(stack=(PhantomTurn("phantom_draws"),)),
        PhantomTurn("phantom_draws"),
        table.box,
    )
    assert state.players[0].laid == Laid(kind)


@pytest.mark.rule("5.4.3(7)a", "5.4.3(7)b", "3.3.20b", "3.3.20d")
def test_the_phantom_prefers_a_ship_in_need_of_refuge_which_tries_at_once():
    table = phantom_turn().put(PHANTOM, ships=("Leipzig", Ship("Wolf", False, 1, True), "Leopard"))
    tries = (best("d10+d6", 5, 1), best("d10", 4), best("d10+d6", 4, 1), best("d10", 4))
    dice = ScriptedDice([*card("S15", 4), *tries])
    frame = PhantomTurn("phantom_draws")
    state = phantom.draws(dice, table.state._replace(stack=(frame,)), frame, table.box)
    dice.finish()
    assert [ship.refuge for ship in state.players[1].ships] == ["", PHANTOM, ""]
    assert state.players[1].ships[1] == Ship("Wolf", False, 0, True, PHANTOM)


@pytest.mark.rule("5.4.3(7)b", "3.3.20d")
def test_a_phantom_ship_stays_in_refuge_until_it_is_well():
    table = phantom_turn().put(
        PHANTOM, ships=(Ship("Wolf", True, 1, refuge=PHANTOM), Ship("Leopard", True, refuge=PHANTOM))
    )
    table.put(LIVE, merchantmen=("Appam",), hand=("Trap",))
    table.run(best("d10+d6", 5, 1), best("d10", 4), *card("S02", END), rest=True)
    assert table.ship("Wolf") == Ship("Wolf", True, 0, refuge=PHANTOM)
    assert table.ship("Leopard") == Ship("Leopard", False)


def laid(table: Table, kind: str) -> Table:
    """A card of the live player lies on the phantom's fleet."""
    name = table.take(kind)
    table.state = with_player(table.state, PHANTOM, laid=Laid(kind, name))
    return table.put(LIVE, merchantmen=("Appam",), hand=("Trap",))


@pytest.mark.rule("5.4.3(9)", "3.3.10b")
@pytest.mark.parametrize(("roll", "fired"), [(1, True), (3, True), (2, False), (4, False)])
def test_a_deceived_phantom_uses_row_3_or_4_once(roll, fired):
    table = laid(phantom_turn(), "Deception").put(PHANTOM, ships=("Leopard",))
    table.run(*card("S07", roll), rest=not fired)
    assert (table.stage == "reaction") == fired
    turned_up = _solitaire_cards(table)
    table, more = _until_live(table)
    assert turned_up + more == 1 and table.state.draw_pile == 27
    assert "Deception 1" in table.state.discards


def _solitaire_cards(table: Table) -> int:
    """How many solitaire cards the last order turned up."""
    return sum(entry.why == "solitaire_card" for entry in table.shown)


def _until_live(table: Table) -> tuple[Table, int]:
    """Runs the phantom's turn; the live player declines whatever he is asked. And the cards turned up."""
    turned_up = 0
    while table.state.active.side == PHANTOM:
        table.give(LIVE, given.Decline(), rest=True)
        turned_up += _solitaire_cards(table)
    return table, turned_up


@pytest.mark.rule("5.4.3(10)", "5.3.2")
def test_a_scouted_phantom_has_one_action():
    table = phantom_turn().put(LIVE, merchantmen=("Appam",), hand=("Trap",))
    table.state = table.state._replace(phantom=table.state.phantom._replace(scouted=True))
    table.run(*card("S02", 3))
    table, more = _until_live(table)
    assert more == 0 and not table.state.phantom.scouted
    assert table.state.draw_pile == 27


@pytest.mark.rule("5.4.4", "3.3.14b")
def test_a_fogged_phantom_loses_its_turn():
    table = laid(phantom_turn(), "Fog Bank").run(rest=True)
    assert "kp-log-phantom-fogged" in table.log
    assert table.state.draw_pile == 28
    assert table.player(PHANTOM).laid is None and "Fog Bank 1" in table.state.discards


@pytest.mark.rule("5.4.3(11)a")
@pytest.mark.parametrize(("name", "row", "found"), [("S05", 4, "Seeadler"), ("S06", 3, "Wolf")])
def test_the_card_says_whom_the_phantom_interrogates(name, row, found):
    table = phantom_turn().put(
        LIVE, ships=("Seeadler", "Wolf", "Leopard"), merchantmen=("Appam",), hand=("Trap",)
    )
    table.run(*card(name, row), best("d10+d8", 9, 1), best("d10", 1))
    assert table.stage == "reaction"
    assert [ship.name for ship in table.player(LIVE).ships if ship.identified] == [found]


@pytest.mark.rule("5.4.3(11)b")
def test_without_a_hidden_ship_there_is_no_interrogation():
    table = phantom_turn().put(LIVE, ships=("Leipzig",), merchantmen=("Appam",), hand=("Trap",))
    table.run(*card("S02", 4), *card("S01", END, left=19), rest=True)
    assert "kp-log-phantom-impossible" in table.log


@pytest.mark.rule("5.4.3(12)", "5.4.3(3)b")
@pytest.mark.parametrize(("name", "hidden"), [("S10", True), ("S01", False)])
def test_at_the_end_an_identified_ship_may_be_hidden(name, hidden):
    table = phantom_turn().put(PHANTOM, ships=(Ship("Leopard", True),))
    table.put(LIVE, merchantmen=("Appam",), hand=("Trap",))
    table.run(*card("S02", END), *card(name, left=19), rest=True)
    assert table.ship("Leopard").identified != hidden


@pytest.mark.rule("5.4.3(3)b")
def test_a_collected_reflag_hides_the_interceptor_afterwards():
    table = phantom_turn().put(PHANTOM, ships=("Leopard",)).put(LIVE, merchantmen=("Maria",), hand=("QQQ 1",))
    table.run(*card("S02", 2), *card("S10", left=19), *card("S01", left=18))
    assert (table.stage, table.asked) == ("reaction", (LIVE,))
    miss = (best("d10+d8+d6", 1, 1, 1), best("d6", 6))
    table.give(LIVE, given.React("QQQ 1"), *miss).give(
        LIVE, given.Decline(), *card("S07", END, left=17), rest=True
    )
    assert not table.ship("Leopard").identified


@pytest.mark.rule("5.4.6", "1.1.4e")
def test_a_british_intercept_of_the_phantom():
    table = phantom_turn().put(LIVE, ships=("Leipzig", "Leopard"), merchantmen=("Appam",), hand=("Trap",))
    table.run(*card("S10", 3))
    assert (table.stage, table.asked) == ("reaction", (LIVE,))
    frame = table.state.stack[-1]
    assert (frame.target, frame.coin, frame.night) == ("Leipzig", "d10", True)


@pytest.mark.rule("5.4.6", "5.0b")
def test_a_prize_is_worth_more_to_the_phantom_than_its_number():
    """Leipzig has 17 points and Dee 3, but Dee is easily sunk and would score twice for the live player."""
    table = phantom_turn().put(LIVE, ships=("Leipzig",), prizes=(Ship("Dee", True),), hand=("Trap",))
    table.run(*card("S10", 3))
    assert table.state.stack[-1].target == "Dee"


@pytest.mark.rule("5.3.3d")
def test_the_live_player_reacts_from_hand():
    table = leipzig().put(LIVE, hand=("Break Contact", "Slim Pickings"))
    table.run(*card("S01", 2), *card("S04", left=19), *card("S06", left=18))
    assert table.orders(LIVE) == (given.React("Slim Pickings 1"), given.Decline())
    assert ("kp-refused-surprise", "3.3.5e") in table.refused(LIVE)


@pytest.mark.rule("5.4.7", "3.3.21b", "3.3.43b")
@pytest.mark.parametrize(("name", "ship"), [("S09", "Meteor"), ("S15", "Leopard")])
def test_the_phantom_lays_mines(name, ship):
    table = (
        phantom_turn()
        .put(PHANTOM, ships=(ship,))
        .put(LIVE, merchantmen=("Maria", "Lovat"), hand=("Minesweeper",))
    )
    table.run(*card(name, 3))
    assert (table.stage, table.asked) == ("reaction", (LIVE,))
    assert table.orders(LIVE)[0] == given.React("Minesweeper 1")


@pytest.mark.rule("5.4.7", "3.3.21b", "3.1.3b")
@pytest.mark.parametrize(("fleet", "acted"), [(("Leipzig",), ()), (("Leipzig", "Meteor"), ("Meteor",))])
def test_the_phantom_lays_mines_only_from_a_ship_that_may_act(fleet, acted):
    table = phantom_turn().put(PHANTOM, ships=fleet).turn(acted=acted)
    table.put(LIVE, merchantmen=("Maria",), hand=("Minesweeper",))
    table.run(*card("S09", 3), rest=True)
    assert "kp-log-phantom-impossible" in table.log and "kp-log-mines" not in table.log


@pytest.mark.rule("5.4.7", "5.4.5", "3.3.12b")
def test_the_phantom_uses_cards_for_its_own_side():
    table = phantom_turn().put(PHANTOM, merchantmen=("Matheran",), ships=(Ship("Leipzig", damage=1),))
    table.put(LIVE, merchantmen=("Maria",), hand=("Trap",))
    fair = (*card("S06", 4), best("d6", 4), best("d8", 4))
    table.run(*fair, *card("S01", 4, left=19), *card("S02", END, left=18), rest=True)
    assert table.pile(PHANTOM) == {"Matheran": ("passage", False)}
    assert table.ship("Leipzig").damage == 0
    told = [(entry["side"], entry["player"], entry["ship"]) for entry in table.told("kp-log-action")]
    assert told == [(PHANTOM, "none", "Matheran"), (PHANTOM, "none", "Leipzig")]


@pytest.mark.rule("5.3.3e")
def test_a_phantom_submarine_scores_without_a_card():
    table = phantom_turn().put(LIVE, merchantmen=("Appam",), hand=("Q-Ship 1",))
    table.run(*card("S02", 3))
    guns = (best("d8", 8), best("d6", 4), best("d6", 1), best("d6", 4))
    table.give(
        LIVE,
        given.React("Q-Ship 1"),
        best("d10+d4", 9, 1),
        best("d10", 1),
        *guns,
        *card("S01", END, left=19),
        rest=True,
    )
    assert table.pile(LIVE) == {"Submarines U-27 & U-41 1": ("phantom", False)}


@pytest.mark.rule("5.0a", "5.2.4")
def test_the_phantom_may_win():
    table = solo().having(round=3)
    who = table.state.players
    table.having(players=(who[0]._replace(points=(1,), vp=(3,)), who[1]._replace(points=(2,), vp=(9,))))
    from navalgames.games.kaisers_pirates.rules import scoring

    ended = scoring.outcome(table.state, table.box)
    assert ended.lost and ended.winner is None
    assert Scored("AMC 1", "phantom").how in scoring.CARDS


@pytest.mark.rule("3.3.45f", "5.4.3(7)b", "3.3.20d")
def test_a_refuge_card_that_came_with_a_ship_is_discarded_when_it_leaves():
    table = phantom_turn()
    refuge = table.take("Island Refuge")
    table.put(PHANTOM, ships=(Ship("Leopard", True, refuge=refuge),))
    table.put(LIVE, merchantmen=("Appam",), hand=("Trap",))
    table.run(*card("S02", END), rest=True)
    assert table.ship("Leopard") == Ship("Leopard", False)
    assert refuge in table.state.discards


# ------------------------------------------------------------------------ what the phantom chooses


def hunting(ship: Ship, answer: str, target: str = "Matheran", **options) -> Table:
    """A ship of the phantom intercepts a merchantman; the live player plays his answer."""
    table = phantom_turn(**options).put(PHANTOM, ships=(ship,))
    table.put(LIVE, merchantmen=(target,), hand=(answer,))
    frame = Attack(
        "ask_reaction", GERMAN, PHANTOM, LIVE, "S01", table.box.ships[ship.name].attack, (), ship=ship.name,
        target=target,
    )  # fmt: skip
    table.having(stack=(PhantomTurn("phantom_goes_on", ends=True), frame))
    return table.run()


@pytest.mark.rule("6.10.1", "5.0b")
@pytest.mark.parametrize(("damage", "follows"), [(0, True), (1, False)])
def test_the_phantom_follows_into_the_shallows_unless_its_ship_is_damaged(damage, follows):
    table = hunting(Ship("Leopard", False, damage), "Shallow Run", shallow_pursuit=True)
    runs = (best("d10+d4", 9, 1), best("d10", 1))
    table.give(LIVE, given.React("Shallow Run 1"), *runs * (2 if follows else 1), rest=True)
    assert ("kp-log-pursuit" in table.log) == follows
    assert ("kp-log-cancelled" in table.log) != follows


@pytest.mark.rule("6.10.1", "5.0b", "switch:pp_choice")
@pytest.mark.parametrize(("damage", "roll", "follows"), [(1, 3, True), (0, 4, False)])
def test_a_phantom_that_chooses_at_random_follows_by_a_die(damage, roll, follows):
    table = hunting(Ship("Leopard", False, damage), "Shallow Run", shallow_pursuit=True, pp_choice="random")
    table.give(LIVE, given.React("Shallow Run 1"), one(6, roll), best("d10+d4", 9, 1), rest=True)
    assert ("kp-log-pursuit" in table.log) == follows


@pytest.mark.rule("6.12.3", "3.2.5b", "5.0b", "3.3.25d")
@pytest.mark.parametrize("costs", [True, False])
def test_the_phantom_takes_supplies_from_a_fresh_prize_unless_they_may_cost_it(costs):
    """It is not asked: with option 6.12 its ship stays without, else it is supplied at once."""
    table = hunting(Ship("Leipzig", out_of_supply=True), "Non-Combatant", prize_supply=costs)
    captures = (best("d10+d8+d4", 10, 1, 1), best("d8", 3))
    table.give(LIVE, given.React("Non-Combatant 1"), *captures, rest=True)
    assert table.where("Matheran") == (PHANTOM, "prizes")
    assert table.ship("Leipzig").out_of_supply == costs
    assert table.asked == (LIVE,)


@pytest.mark.rule("5.4.3(3)a", "5.4.3(3)c", "3.3.15d", "3.3.40d")
def test_the_phantoms_good_hunting_takes_the_two_best_and_may_be_cut_to_one():
    table = phantom_turn().put(PHANTOM, ships=("Leopard",))
    table.put(LIVE, merchantmen=("Matheran", "Dee", "Maria"), hand=("Slim Pickings", "Trap"))
    table.run(*card("S02", 2), *card("S07", left=19), *card("S01", left=18))
    assert (table.stage, table.asked) == ("cut", (LIVE,))
    assert table.orders(LIVE) == (given.React("Slim Pickings 1", whole=True), given.Decline())
    frame, box = table.state.stack[-1], table.box
    worth = {
        name: phantom_choice.worth_of_attack(table.state, frame, name, box)
        for name in ("Matheran", "Dee", "Maria")
    }
    assert set(frame.targets) == set(sorted(worth, key=worth.__getitem__)[1:])
    assert len(set(worth.values())) == 3


@pytest.mark.rule("3.3.3h", "5.4.3(3)b", "3.3.3f")
@pytest.mark.parametrize(("damage", "boarding"), [(0, "Boarding Party 1"), (1, "")])
def test_the_phantoms_boarding_party_waits_for_an_undamaged_target(damage, boarding):
    table = phantom_turn().put(PHANTOM, ships=("Leipzig",))
    table.put(LIVE, merchantmen=(Ship("Lovat", damage=damage), "Maria"))
    frame = Attack(
        "ask_boarding", GERMAN, PHANTOM, LIVE, "S01", "", ("Maria",), ship="Leipzig", target="Lovat",
        assists=("Surprise Attack 1", "Boarding Party 1", "Shipping Lanes 1"), several=True,
    )  # fmt: skip
    then = phantom_choice.board(table.having(stack=(frame,)).state, frame, table.box).stack[-1]
    assert (then.boarding, then.stage) == (boarding, "ask_reaction")
    assert set(frame.assists) - set(then.assists) == ({boarding} if boarding else set())


@pytest.mark.rule("6.6.1a", "5.0b")
def test_the_phantom_pursues_a_fast_ship_with_a_damaged_raider_too():
    """In the open sea pursuit costs no VP."""
    table = hunting(Ship("Berlin", False, 1), "Fast Ship", fast_raiders=True)
    table.give(LIVE, given.React("Fast Ship 1"), rest=True)
    assert "kp-log-pursuit" in table.log


@pytest.mark.rule("5.0b", "2.3.1a", "3.2.5c", "3.2.6a")
def test_the_worth_of_an_attack():
    """What is sunk scores; what a German intercept misses may reach port, what a squadron misses does not."""
    table = phantom_turn().put(PHANTOM, ships=("Leopard",)).put(LIVE, ships=("Emden",), prizes=("Maria",))
    table.put(LIVE, merchantmen=("Matheran", Ship("Lovat", damage=1)))
    box = table.box

    def worth(kind: str, coin: str, target: str, **more: Any) -> Any:
        frame = Attack("declared", kind, PHANTOM, LIVE, "S01", coin, (target,), **more)
        return phantom_choice.worth_of_attack(table.state, frame, target, box)

    def fate(coin: str, target: str, modifier: int = 0) -> tuple[Any, Any]:
        return phantom_choice.chances(coin, 0, box.ships[target].defence, modifier, box)

    coin = box.ships["Leopard"].attack
    sunk, missed = fate(coin, "Matheran")
    ship = box.ships["Matheran"]
    safe = exact(opposed.succeeds, ship.challenge, 0, ship.response, box.charts).chance(True)
    assert 0 < missed < 1 and 0 < safe < 1
    assert worth(GERMAN, coin, "Matheran", ship="Leopard") == (sunk - missed * safe) * ship.vp
    boarded = worth(GERMAN, coin, "Matheran", ship="Leopard", assists=("Boarding Party 1",))
    assert boarded == (2 * sunk - missed * safe) * ship.vp
    assert worth(GERMAN, coin, "Lovat", ship="Leopard") == fate(coin, "Lovat", -2)[0] * box.ships["Lovat"].vp
    assert worth(TORPEDO, "d10", "Matheran") == fate("d10", "Matheran")[0] * ship.vp
    assert worth(BRITISH, "d10", "Emden") == fate("d10", "Emden")[0] * box.ships["Emden"].vp
    assert worth(BRITISH, "d10", "Maria") == fate("d10", "Maria")[0] * 3 * box.ships["Maria"].vp


@pytest.mark.rule("5.0b", "2.3.1b", "3.2.5c", "3.3.12b", "3.3.18b", "3.3.35b", "3.3.45b")
def test_the_worth_of_an_aim():
    """The change of own VP minus the live player's: a prize counts twice for whoever has it in port."""
    table = phantom_turn().put(LIVE, ships=("Emden",), prizes=(Ship("Maria"), Ship("Lovat", damage=1)))
    table.put(PHANTOM, ships=("Leipzig",), prizes=("Appam",), merchantmen=("Matheran",))
    box = table.box

    def worth(action: str, name: str) -> Any:
        aim = ("", name)
        return phantom.worth_of_aim(table.state, action, aim, box.first_copy(action).id, box)

    def chance(action: str, modifier: int = 0) -> Any:
        coins = box.first_copy(action)
        return exact(opposed.succeeds, coins.challenge, modifier, coins.response, box.charts).chance(True)

    weak = box.modifier("interned_damaged")
    assert weak != 0
    assert worth("Interned", "Maria") == 2 * 5 * chance("Interned")
    assert worth("Interned", "Lovat") == 2 * 7 * chance("Interned", weak)
    assert worth("Transfer Command", "Maria") == 4 * 5 * chance("Transfer Command")
    assert worth("Transfer Command", "Lovat") == 4 * 7 * chance("Transfer Command")
    assert worth("Fair Seas", "Matheran") == 7 * phantom.chance_of_fair_seas("d6", "d8", box)
    assert 0 < phantom.chance_of_fair_seas("d6", "d8", box) < 1
    nothing = [("Interned", "Emden"), ("Transfer Command", "Emden"), ("Scuttle", "Leipzig")]
    nothing += [("Fair Seas", "Appam"), ("Damage Control", "Lovat"), ("Recon Aircraft", "")]
    nothing += [("Interrogate", "Maria")]
    assert [worth(action, name) for action, name in nothing] == [0] * 7
    assert worth("Scuttle", "Appam") == -2 * 7


@pytest.mark.rule("5.0b", "3.3.32g", "3.3.18e")
def test_the_phantom_is_not_asked_whether_it_hides_a_ship_in_time():
    table = solo().put(PHANTOM, ships=(Ship("Leopard"),), hand=("Reflag",)).commit("Interned", "Collier")
    table.give(LIVE, given.UseAction("Interned 1", PHANTOM, "Leopard"), rest=True)
    assert table.asked == (LIVE,) and "kp-log-challenge" in table.log
    assert table.player(PHANTOM).hand == ("Reflag 1",)


@pytest.mark.rule("5.0b", "3.3.32c")
def test_the_phantom_is_not_asked_between_two_cards():
    table = solo().put(PHANTOM, ships=(Ship("Leopard"),), hand=("Reflag",))
    table.put(LIVE, ships=(Ship("Leipzig", damage=1), Ship("Emden", out_of_supply=True)))
    table.commit("Damage Control", "Collier")
    table.give(LIVE, given.UseAction("Damage Control 1", "", "Leipzig"), rest=True)
    assert (table.stage, table.asked) == ("resolve", (LIVE,))


@pytest.mark.rule("5.0b", "3.3.40c", "3.3.15d", "X.2")
def test_the_phantom_does_not_cut_an_intercept_of_two_from_its_hand():
    table = (
        solo()
        .put(LIVE, ships=("Leopard",))
        .put(PHANTOM, merchantmen=("Lovat", "Matheran"), hand=("Slim Pickings",))
    )
    table.commit(("Lay Mines 1", "intercept", "Leopard"), "Good Hunting")
    table.give(LIVE, given.Intercept("Lay Mines 1", "Lovat"))
    table.give(LIVE, given.AddAssist("Good Hunting 1")).give(LIVE, given.ChooseTarget("Matheran"))
    table.give(LIVE, given.GoOn())
    assert (table.stage, table.asked) == ("choose_target", (LIVE,))


@pytest.mark.rule("5.0b", "X.1")
def test_the_phantom_adds_no_assists_of_cards_laid_out():
    """Monitor of a solitaire card: its attack is declared at once."""
    table = phantom_turn().put(PHANTOM, ships=("Leopard",)).put(LIVE, hand=("Trap",))
    table.put(LIVE, ships=(Ship("Leipzig", refuge="Island Refuge 1"),))
    frame = Attack("declare", MONITOR, PHANTOM, LIVE, "Monitor 1", "d8", ("Leipzig",))
    table.having(stack=(PhantomTurn("phantom_goes_on", ends=True), frame)).run(rest=True)
    assert (table.stage, table.asked) == ("reaction", (LIVE,))
