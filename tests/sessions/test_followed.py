"""Which rule is behind a throw, as far as a side may know it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from navalgames.games import game
from navalgames.games.grand_fleet.state import ENEMY, HIDDEN, INDEX, with_side
from navalgames.sessions.followed import known_before, rule_behind
from navalgames.sessions.play import Play


def initiative_thrown(chosen) -> tuple[Play, int]:
    """A play up to the second choice of dice, with which both sides' dice fall; the number of that order."""
    play = Play(chosen, seed=2, seats=dict.fromkeys(chosen.sides_in(chosen.options()), "admiral"))
    for number in range(1, 200):
        play.let_computers_play(most=1)
        entry = play.journal[number - 1]
        if any(one.why.startswith("initiative-") for one in entry.shown):
            return play, number
    raise AssertionError("nobody threw for the initiative")


def whole(_rule) -> bool:
    return True


def test_what_an_order_turns_up_may_be_told():
    """Both numbers of dice are turned up with the throw (7.9a): each side may read the rule behind it."""
    play, number = initiative_thrown(game("grand_fleet"))
    entry = play.journal[number - 1]
    for side in play.sides:
        assert rule_behind(play, side, number, entry.shown[0], whole) is not None
    assert HIDDEN not in known_before(play, entry.side, number).initiative.dice


def test_a_rule_that_is_told_a_hidden_number_is_not_handed_on():
    """Where the order cannot be carried out from what a side knows, nothing of it is told."""

    chosen = game("grand_fleet")

    def hides_the_dice(state, side, options):
        seen, enemy = chosen.view(state, side, options), ENEMY[side]
        if seen.initiative is None or seen.initiative.dice[INDEX[enemy]] is None:
            return seen
        dice = with_side(seen.initiative.dice, enemy, HIDDEN)
        return seen._replace(initiative=seen.initiative._replace(dice=dice))

    play, number = initiative_thrown(replace(chosen, view=hides_the_dice))
    entry = play.journal[number - 1]
    assert HIDDEN in known_before(play, entry.side, number).initiative.dice
    theirs = [one for one in entry.shown if one.why != f"initiative-{entry.side.lower()}"]
    assert theirs and rule_behind(play, entry.side, number, theirs[0], whole) is None


@pytest.mark.parametrize("side", ["UK", "DE"])
def test_a_throw_that_a_side_did_not_see_is_in_no_rule_that_it_reads(side, monkeypatch):
    play, number = initiative_thrown(game("grand_fleet"))
    entry = play.journal[number - 1]
    told = play.journal_for(side, number)[0]
    monkeypatch.setattr(play, "journal_for", lambda *_asked: (told._replace(shown=told.shown[:1]),))
    rule = rule_behind(play, side, number, entry.shown[0], whole)
    assert rule is None or rule.shown == entry.shown[:1]
