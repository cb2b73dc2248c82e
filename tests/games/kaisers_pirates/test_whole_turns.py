"""The long examples of the rulebook as whole turns: every order and every die, from the commitment to the refill.

Knows the sentences of 3.2.9 and 5.5. Nothing falls at random here: a die too many or too few fails.
"""

from __future__ import annotations

from typing import Any

import pytest

from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules.frames import PhantomTurn
from tests.games.kaisers_pirates.table import EAST, NORTH, SOUTH, Ship, Table, best, drawn, one

JEFF, CRAIG, JAY = NORTH, EAST, SOUTH
LIVE, PHANTOM = NORTH, SOUTH
EITEL = "Prinz Eitel Friedrich"
U_27 = "Submarines U-27 & U-41 1"


def laid_out(table: Table, side: str, *cards: tuple[str, str, str]) -> Table:
    """A player lays out cards and keeps the rest of the hand."""
    for card in cards:
        table.give(side, given.CommitCard(*card))
    return table.give(side, given.EndCommitment())


def pile_card(table: Table, card: str) -> dict[str, Any]:
    """The action card that is drawn at the end of a turn."""
    return drawn(1, len(table.state.unseen), card)


def trade(table: Table, *names: str) -> dict[str, Any]:
    """The merchantmen that fill a fleet up."""
    return drawn(len(names), len(table.state.merchant_deck), *names)


# ------------------------------------------------------------------------ three players (3.2.9)


def three_players() -> Table:
    """Jeff, Craig and Jay in the middle of a round; it is Jeff's turn."""
    table = Table("three", active=JEFF)
    table.put(
        JEFF, merchantmen=("Matheran", "Lovat", Ship("Maria", damage=1)),
        hand=("Recalled 1", "Surprise Attack 1", "QQQ 1", "Fast Ship 1"),
    )  # fmt: skip
    table.put(
        CRAIG, ships=(Ship("Leopard"), EITEL), merchantmen=("Bowes Castle", "Invercoe", "Mount Temple"),
        hand=("Shallow Run 1", "Lay Mines 1", "Good Hunting 1", "Boarding Party 1", U_27),
    )  # fmt: skip
    table.put(
        JAY, ships=("Meteor",), merchantmen=("Coleby", "Author", "Willerby"),
        hand=("Fair Seas 1", "Lay Mines 2", "Intelligence 1", "Deception 1", "Trap 1"),
    )  # fmt: skip
    return table.having(stack=(table.state.stack[0]._replace(stage="commit"),))


def jeffs_turn(table: Table) -> Table:
    """A British intercept with Surprise Attack sinks Leopard; Shallow Run is barred."""
    laid_out(table, JEFF, ("Recalled 1", "intercept", ""), ("Surprise Attack 1", "action", ""))
    table.give(JEFF, given.Intercept("Recalled 1", "Leopard"))
    table.give(JEFF, given.AddAssist("Surprise Attack 1")).give(JEFF, given.GoOn())
    assert table.orders(CRAIG) == (given.Decline(),)
    table.give(CRAIG, given.Decline(), best("d10+d8", 4, 6), best("d8", 4))
    assert table.pile(JEFF) == {"Leopard": ("german", False)}
    return table.give(JEFF, given.DiscardInOrder(), pile_card(table, "Collier 1"))


def craigs_turn(table: Table) -> Table:
    """Two targets with one ship, safe passage, a prize, and a torpedo."""
    laid_out(
        table, CRAIG, ("Lay Mines 1", "intercept", EITEL), ("Good Hunting 1", "action", ""),
        ("Boarding Party 1", "action", ""), (U_27, "action", ""),
    )  # fmt: skip
    table.give(CRAIG, given.Intercept("Lay Mines 1", "Matheran")).give(
        CRAIG, given.AddAssist("Good Hunting 1")
    )
    table.give(CRAIG, given.ChooseTarget("Lovat")).give(CRAIG, given.GoOn()).give(JEFF, given.Decline())
    table.give(CRAIG, given.ChooseTarget("Matheran")).give(CRAIG, given.GoOn())
    table.give(JEFF, given.React("QQQ 1"), best("d10+d6", 5, 2), best("d8", 6))
    assert table.ship(EITEL).identified
    table.give(JEFF, given.TrySafePassage(), best("d6", 5), best("d8", 4))
    assert table.pile(JEFF)["Matheran"] == ("passage", False)
    table.give(CRAIG, given.AddAssist("Boarding Party 1"))
    table.give(JEFF, given.React("Fast Ship 1"), best("d10+d6", 8, 2), best("d8", 2))
    assert table.where("Lovat") == (CRAIG, "prizes")
    table.give(CRAIG, given.TorpedoAttack(U_27, "Maria"))
    table.give(JEFF, given.Decline(), best("d10+d6+d4", 4, 5, 3), best("d6", 2))
    assert table.pile(CRAIG) == {"Maria": ("merchantman", False)}
    table.give(CRAIG, given.EndTurn())
    new = ("Potaro", "Floride", "Otaki")
    return table.give(CRAIG, given.DiscardInOrder(), pile_card(table, "Collier 1"), trade(table, *new))


@pytest.mark.rule("3.2.9a", "3.3.44b", "3.2.3g", "TS.5")
def test_the_first_of_three_turns():
    table = jeffs_turn(three_players().having(top=()))
    assert (table.stage, table.asked) == ("commit", (CRAIG,))
    assert table.state.discards == ("Recalled 1", "Surprise Attack 1")
    assert set(table.player(JEFF).hand) == {"QQQ 1", "Fast Ship 1", "Collier 1"}


@pytest.mark.rule("3.2.9b", "3.3.15d", "3.3.27d", "3.2.6d", "3.3.3h", "3.1.5a", "TS.6")
def test_the_second_of_three_turns():
    table = three_players()
    table.having(unseen=tuple(card for card in table.state.unseen if card != "Collier 1"))
    table.put(JEFF).having(stack=table.state.stack)
    state = table.state._replace(unseen=(*table.state.unseen, "Collier 1"))
    table.having(unseen=tuple(sorted(state.unseen)))
    table = jeffs_turn(table)
    table = craigs_turn(_with_next_card(table, "Interned 1"))
