"""The two long examples of the rulebook, each as one whole journal: three turns of three players (3.2.9), and
a turn of the phantom with the turn of the live player after it (5.5)."""

from __future__ import annotations

import pytest

from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules.frames import PhantomTurn
from navalgames.games.kaisers_pirates.state import Laid, Scored, Ship, located, player
from tests.games.kaisers_pirates.journals import Journal
from tests.games.kaisers_pirates.table import EAST, NORTH, SOUTH, Table

JEFF, CRAIG, JAY = NORTH, EAST, SOUTH
MIKE, PHANTOM = NORTH, SOUTH
U27, RAIDER = "Submarines U-27 & U-41 1", "Prinz Eitel Friedrich"


def pile(state, side: str) -> set[Scored]:
    return set(player(state, side).pile)


def names(fleet) -> list[str]:
    return [ship.name for ship in fleet]


def three_players() -> Journal:
    """Jeff, Craig and Jay in the middle of a round, before Jeff lays out his cards."""
    table = Table("three", active=JEFF)
    table.put(
        JEFF, ships=("Emden",), merchantmen=("Matheran", "Lovat", Ship("Maria", damage=1)),
        hand=("Recalled 1", "Surprise Attack 1", "QQQ 1", "Fast Ship 1"),
    )  # fmt: skip
    table.put(
        CRAIG, ships=(Ship("Leopard"), RAIDER, "Karlsruhe"),
        merchantmen=("Bowes Castle", "Invercoe", "Mount Temple"),
        hand=("Shallow Run 1", "Lay Mines 1", "Good Hunting 1", "Boarding Party 1", U27),
    )  # fmt: skip
    table.put(
        JAY, ships=("Meteor",), merchantmen=("Appam", "Kaipara", "Lundy Island"),
        hand=("Fair Seas 1", "Lay Mines 2", "Intelligence 1", "Deception 1"),
    )  # fmt: skip
    return Journal(table.having(stack=(table.state.stack[0]._replace(stage="commit"),)))


JEFFS_TURN = (
    (JEFF, given.CommitCard("Recalled 1", "intercept", "")),
    (JEFF, given.CommitCard("Surprise Attack 1", "action", "")),
    (JEFF, given.EndCommitment()),
    (JEFF, given.Intercept("Recalled 1", "Leopard")),
    (JEFF, given.AddAssist("Surprise Attack 1")),
    (JEFF, given.GoOn()),
    (CRAIG, given.Decline(), ("d10+d8", 4, 6), ("d8", 4)),
    (JEFF, given.DiscardInOrder(), ["Collier 1"]),
)
CRAIGS_TURN = (
    (CRAIG, given.CommitCard("Lay Mines 1", "intercept", RAIDER)),
    (CRAIG, given.CommitCard("Good Hunting 1", "action", "")),
    (CRAIG, given.CommitCard("Boarding Party 1", "action", "")),
    (CRAIG, given.CommitCard(U27, "action", "")),
    (CRAIG, given.EndCommitment()),
    (CRAIG, given.Intercept("Lay Mines 1", "Matheran")),
    (CRAIG, given.AddAssist("Good Hunting 1")),
    (CRAIG, given.ChooseTarget("Lovat")),
    (CRAIG, given.GoOn()),
    (JEFF, given.Decline()),
    (CRAIG, given.ChooseTarget("Matheran")),
    (CRAIG, given.GoOn()),
    (JEFF, given.React("QQQ 1"), ("d10+d6", 5, 2), ("d8", 6)),
    (JEFF, given.TrySafePassage(), ("d6", 5), ("d8", 4)),
    (CRAIG, given.AddAssist("Boarding Party 1")),
    (JEFF, given.React("Fast Ship 1"), ("d10+d6", 8, 2), ("d8", 2)),
    (CRAIG, given.TorpedoAttack(U27, "Maria")),
    (JEFF, given.Decline(), ("d10+d6+d4", 4, 5, 3), ("d6", 2)),
    (CRAIG, given.EndTurn()),
    (CRAIG, given.DiscardInOrder(), ["Scuttle 1"], ["Dee", "Vandyck", "Voltaire"]),
)
JAYS_TURN = (
    (JAY, given.CommitCard("Fair Seas 1", "intercept", "")),
    (JAY, given.CommitCard("Lay Mines 2", "action", "Meteor")),
    (JAY, given.CommitCard("Intelligence 1", "action", "")),
    (JAY, given.CommitCard("Deception 1", "action", "")),
    (JAY, given.Intercept("Fair Seas 1", RAIDER)),
    (JAY, given.GoOn()),
    (CRAIG, given.React("Shallow Run 1"), ("d10+d4", 6, 3), ("d10", 9)),
    (CRAIG, given.Decline()),
    (JAY, given.MineAttack("Lay Mines 2", CRAIG, "Meteor")),
    (JAY, given.GoOn()),
    (
        CRAIG, given.Decline(),
        ("d10+d4", 7, 2), ("d4", 4), ("d10+d4", 3, 4), ("d4", 2),
    ),
    (CRAIG, given.Decline(), ("d10+d4", 5, 1), ("d10", 5)),
    (CRAIG, given.Decline()),
    (JAY, given.UseAction("Deception 1", JEFF, "")),
    (CRAIG, given.Decline()),
    (JAY, given.UseAction("Intelligence 1", "", ""), ["AMC 1", "Trap 1", "Trap 2"]),
    (JAY, given.PutBack(("Trap 2", "AMC 1", "Trap 1"))),
    (CRAIG, given.Decline()),
    (JAY, given.DiscardInOrder(), ["Troilus"], ["Collier 1"]),
)  # fmt: skip


@pytest.mark.rule("3.2.9a", "3.2.3a", "3.2.7d", "3.3.38e", "3.3.44b", "3.1.1b", "3.1.5a")
def test_the_turn_of_jeff():
    """Recalled with Surprise Attack: 6 + 2 is twice 4, and Shallow Run may not be played."""
    journal = three_players()
    journal.all(*JEFFS_TURN[:6])
    assert journal.play.orders(CRAIG) == (given.Decline(),)
    state = journal.all(*JEFFS_TURN[6:]).state
    assert pile(state, JEFF) == {Scored("Leopard", "german")}
    assert state.discards == ("Recalled 1", "Surprise Attack 1")
    assert player(state, JEFF).hand == ("Collier 1", "Fast Ship 1", "QQQ 1")
    assert state.active.side == CRAIG


@pytest.mark.rule("3.2.9b", "3.3.15d", "X.2", "3.3.27d", "3.2.6d", "3.2.5a", "3.2.7g", "3.1.5a", "3.1.6a")
def test_the_turn_of_craig():
    """Good Hunting: one merchantman gets away, one is boarded; a submarine sinks the damaged third."""
    journal = three_players()
    state = journal.all(*JEFFS_TURN, *CRAIGS_TURN[:14]).state
    assert Scored("Matheran", "passage") in pile(state, JEFF)
    assert journal.play.decision() == ("boarding", "3.3.3h")
    state = journal.all(*CRAIGS_TURN[14:]).state
    assert pile(state, CRAIG) == {Scored("Maria", "merchantman")}
    assert player(state, CRAIG).prizes == (Ship("Lovat", identified=False),)
    assert located(state, RAIDER)[2].identified
    own = ("Lay Mines 1", "Good Hunting 1", "Boarding Party 1", U27)
    assert state.discards[2:] == (*own, "QQQ 1", "Fast Ship 1")
    assert names(player(state, JEFF).merchantmen) == ["Dee", "Vandyck", "Voltaire"]
    assert player(state, CRAIG).hand == ("Scuttle 1", "Shallow Run 1")


@pytest.mark.rule("3.2.9c", "3.3.38c", "3.3.21d", "3.2.6a", "3.3.17b", "3.3.10d", "3.1.5d", "3.1.4")
def test_the_turn_of_jay_and_the_whole_journal():
    """Mines on three ships, Deception on one player and attacks on another; then all of it from the file."""
    journal = three_players()
    state = journal.all(*JEFFS_TURN, *CRAIGS_TURN, *JAYS_TURN).state
    assert located(state, RAIDER)[2] == Ship(RAIDER, damage=1)
    assert player(state, CRAIG).merchantmen == (
        Ship("Bowes Castle", damage=1), Ship("Mount Temple"), Ship("Troilus"),
    )  # fmt: skip
    assert pile(state, JAY) == {Scored("Invercoe", "merchantman")}
    assert player(state, JEFF).laid == Laid("Deception", "Deception 1")
    assert state.discards[-4:] == ("Fair Seas 1", "Lay Mines 2", "Intelligence 1", "Shallow Run 1")
    assert player(state, JAY).hand == ("Trap 2",) and state.top == ("AMC 1", "Trap 1")
    assert (state.active.side, [one.card for one in state.active.committed]) == (JEFF, ["Collier 1"])
    fights = [line.facts["result"] for line in journal.play.log if line.key == "kp-log-combat"]
    mines = ["damaged", "sunk", "no effect"]
    assert fights == ["sunk", "no effect", "captured", "sunk", *mines], "a boarded ship is not told as sunk"
    again = journal.again()
    assert again.states == journal.play.states and again.log == journal.play.log


# ------------------------------------------------------------------------ alone


def alone() -> Journal:
    """Mike alone, as the phantom's turn begins: Leipzig comes out, and Lundy Island is its target."""
    table = Table("solitaire", active=PHANTOM, pp_choice="random")
    table.put(
        MIKE, ships=("Leopard",), merchantmen=("Maria", "Lundy Island", "Appam"),
        hand=("Break Contact 1", "Collier 1", "Interned 1", "Lay Mines 1", "Scuttle 1"),
    )  # fmt: skip
    table.put(PHANTOM, ships=("Leipzig",), merchantmen=("Kaipara", "Dee", "Troilus"), hand=("Trap 1",))
    table.having(stack=(PhantomTurn("phantom_begins"),))
    return Journal(table, ["S01"], ("d4", 2), ["S04"], ["S05"], ["S06"], ("d6", 4))


PHANTOMS_TURN = (
    (MIKE, given.Decline(), ("d10+d8+d4", 5, 7, 2), ("d6", 4), ["S02"], ("d4", 3), ("d6", 4)),
    (
        MIKE, given.Decline(), ("d10+d6+d4", 3, 2, 4), ("d8", 3),
        ["S03"], ("d4", 3), ["Collier 1", "Scuttle 1"], ["Trap 2"], ["Vandyck"],
    ),
)  # fmt: skip
MIKES_TURN = (
    (MIKE, given.CommitCard("Lay Mines 1", "intercept", "Leopard")),
    (MIKE, given.CommitCard("Interned 1", "action", "")),
    (MIKE, given.EndCommitment()),
    (MIKE, given.Intercept("Lay Mines 1", "Kaipara")),
    (MIKE, given.GoOn(), ["S02"], ("d4", 2), ("d10+d8+d6", 6, 1, 3), ("d8", 4)),
    (MIKE, given.UseAction("Interned 1", PHANTOM, "Leipzig"), ("d10+d8", 8, 4), ("d10", 5)),
)


@pytest.mark.rule("5.5.1x", "5.4.3(3)a", "5.4.3(3)c", "5.4.3(3)d", "5.4.3(4)", "5.4.3(8)", "5.4.2", "5.4.1")
def test_the_turn_of_the_phantom():
    """Boarded under Surprise Attack, torpedoed, and two cards of the hand lost; its cards go back."""
    journal = alone()
    assert journal.play.orders(MIKE) == (given.Decline(),)
    state = journal.all(*PHANTOMS_TURN).state
    assert player(state, PHANTOM).prizes == (Ship("Lundy Island", identified=False),)
    assert located(state, "Appam")[2].damage == 1
    assert player(state, MIKE).hand == ("Break Contact 1", "Interned 1", "Lay Mines 1")
    assert state.discards == ("Collier 1", "Scuttle 1", "Trap 2") and state.phantom.used == ()
    assert names(player(state, MIKE).merchantmen) == ["Maria", "Appam", "Vandyck"]
    assert (state.active.side, journal.play.decision()[0]) == (MIKE, "commit")


@pytest.mark.rule("5.5.2x", "5.3.3b", "3.3.27d", "3.3.18b", "X.4", "5.3.1")
def test_the_turn_of_the_live_player_and_the_whole_journal():
    """Leopard hits and is found out, Leipzig is interned; then all of it from the file."""
    journal = alone()
    state = journal.all(*PHANTOMS_TURN, *MIKES_TURN).state
    assert located(state, "Kaipara")[2].damage == 1 and located(state, "Leopard")[2].identified
    assert located(state, "Leipzig") is None and state.german_used == ("Leipzig",)
    assert not pile(state, MIKE) and not pile(state, PHANTOM)
    journal.give(MIKE, given.EndTurn(), ["AMC 1"], ["S07"], ("d4", 1), ["AMC 2"])
    state = journal.play.state
    assert state.discards[3:5] == ("Lay Mines 1", "Interned 1")
    assert player(state, MIKE).hand == ("AMC 1", "Break Contact 1")
    again = journal.again()
    assert again.states == journal.play.states and again.log == journal.play.log
