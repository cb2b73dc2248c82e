"""The orders of a captain in words: what is said beside a decision."""

from __future__ import annotations

from navalgames.games import game
from navalgames.games.raiders_of_the_deep.rules.sequence import AGENDA
from navalgames.sessions.play import Play
from navalgames.texts import Texts
from navalwidgets.table.games.raiders_of_the_deep.table import make_table

RAIDERS = game("raiders_of_the_deep")


def told_before(seed: int, decision: str, damaged: frozenset[str]) -> tuple[str, ...]:
    """What stands beside a decision of a captain with this damage."""
    play = Play(RAIDERS, seats={"FIRST": "historical"}, seed=seed)
    state = play.state._replace(stage=decision, asked=("FIRST",))
    state = state._replace(
        boat=state.boat._replace(damaged=damaged), patrol=state.patrol._replace(system="diesel_1")
    )
    assert AGENDA.decision(state)[0] == decision
    table = make_table(play.charts, play.options, Texts("en", game=RAIDERS.id))
    offered = RAIDERS.legal_orders(state, "FIRST", play.charts, play.options)
    return table.offer(state, "FIRST", offered, "").about


def test_spares_are_offered_with_the_name_of_what_is_repaired_and_of_what_comes_after():
    told = told_before(51, "spares", frozenset({"diesel_1", "fuel", "gun"}))
    assert told[1:] == (
        "Being repaired now: diesel 1.",
        "To be repaired after it: fuel tanks, deck gun.",
    )
    assert told_before(51, "spares", frozenset({"diesel_1"}))[1:] == ("Being repaired now: diesel 1.",)
