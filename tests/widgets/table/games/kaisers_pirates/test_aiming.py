"""What a card of the hand could do where it may lie, and what cards laid out are aimed at."""

from __future__ import annotations

import pytest

from navalgames.games.kaisers_pirates import GAME, given
from navalgames.games.kaisers_pirates.rules.frames import Turn
from navalgames.games.kaisers_pirates.state import Active, Committed, Player, Ship, State
from navalgames.games.kaisers_pirates.tables import box_of
from navalgames.sessions.words import PlayWords
from navalwidgets.table.games.kaisers_pirates import aiming, offers
from navalwidgets.table.games.kaisers_pirates.deciding import Deciding

BOX = box_of(GAME.read_charts(), GAME.options())


def deciding(
    hand=(), committed=(), stage="commit", language="en", merchantmen=("Lovat", "Maria")
) -> Deciding:
    """North's turn with Emden before a fleet of South."""
    players = (
        Player(ships=(Ship("Emden"),), hand=hand),
        Player(merchantmen=tuple(map(Ship, merchantmen)), ships=(Ship("Wolf"),)),
    )
    active, turn = Active("NORTH", committed=committed), Turn(stage, ("NORTH",))
    state = State(1, 1, ("NORTH", "SOUTH"), players, (), (), (), active=active, stack=(turn,))
    return Deciding(PlayWords(GAME, language), BOX, state, "NORTH")


def laid_out(asked: Deciding, card: str):
    """The buttons for the places of a card: those of use, and those folded."""
    offered = GAME.legal_orders(asked.view, "NORTH", BOX.charts, GAME.options())
    mine = {offers._lies(one): one for one in offered if getattr(one, "card", "") == card}
    groups = aiming.ways(asked, mine)
    return [group.actions for group in groups if not group.folded], [
        action for group in groups if group.folded for action in group.actions
    ]


def test_a_card_in_hand_tells_the_chances_of_its_best_use_before_it_lies():
    asked = deciding(hand=("Collier 1",))
    (useful,), _ = laid_out(asked, "Collier 1")
    across = next(one for one in useful if one.label.startswith("Across Emden"))
    there = deciding(committed=(Committed("Collier 1", "intercept", "Emden"),), stage="resolve")
    shots = [aiming.aimed(there, "", given.Intercept("Collier 1", ship)) for ship in ("Lovat", "Maria")]
    best = max(shots, key=lambda one: one.odds[0].share)
    assert [one.share for one in across.odds] == [one.share for one in best.odds]
    assert across.odds[0].label.endswith(": Sunk") and across.asking


def test_what_would_do_nothing_is_folded_and_says_why():
    asked = deciding(hand=("Damage Control 1", "AMC 1", "Boarding Party 1"), merchantmen=())
    _, idle = laid_out(asked, "Damage Control 1")
    notes = {one.label.partition(",")[0].partition(" ")[0]: one.note for one in idle}
    assert "no ship" in notes["Across"] and "do nothing" in notes["Upright"]
    _, answer = laid_out(asked, "AMC 1")
    assert any("as an answer" in one.note for one in answer)
    useful, _ = laid_out(asked, "Boarding Party 1")
    assert any("added to an attack" in one.note for group in useful for one in group)


def test_a_second_card_across_a_ship_is_no_use():
    """Each ship acts once in a turn, so that no chance stands there."""
    asked = deciding(hand=("Collier 1",), committed=(Committed("AMC 1", "intercept", "Emden"),))
    _, idle = laid_out(asked, "Collier 1")
    twice = next(one for one in idle if one.label.startswith("Across Emden"))
    assert "once in a turn" in twice.note and not twice.odds


@pytest.mark.parametrize(("language", "sunk"), [("en", "Lovat: Sunk"), ("ja", "：沈没")])
def test_mines_tell_the_chance_at_every_ship_they_lie_before(language, sunk):
    committed = (Committed("Lay Mines 1", "action", "Emden"),)
    asked = deciding(committed=committed, stage="resolve", language=language)
    told = aiming.aimed(asked, "", given.MineAttack("Lay Mines 1", "SOUTH", "Emden"))
    assert len(told.odds) == 2 and any(one.label.endswith(sunk) for one in told.odds)


def test_only_what_costs_nothing_stands_out():
    asked = deciding(hand=("Collier 1",))
    offered = GAME.legal_orders(asked.view, "NORTH", BOX.charts, GAME.options())
    offer = offers.offer(asked, offered, "")
    assert not [action for group in offer.groups for action in group.actions if action.main]


def picked_of(*hand: str) -> str:
    """The card that is picked at first, before a fleet that only an Interrogate can touch."""
    asked = deciding(hand=hand)
    north, south = asked.view.players
    hidden = south._replace(ships=(Ship("Wolf", identified=False),), merchantmen=())
    asked = Deciding(asked.words, BOX, asked.view._replace(players=(north, hidden)), "NORTH")
    offered = GAME.legal_orders(asked.view, "NORTH", BOX.charts, GAME.options())
    return offers.offer(asked, offered, "").picker.chosen


def test_the_first_card_that_has_a_use_is_picked_at_first():
    assert picked_of("Damage Control 1", "Interrogate 1") == "card-interrogate-1"
    assert picked_of("Damage Control 1", "Damage Control 2") == "card-damage-control-1", "none has one"
