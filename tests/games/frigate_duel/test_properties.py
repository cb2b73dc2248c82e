"""What holds for every frigate duel, whoever plays and whatever the dice show.

The long version: `python -m navalgames.sessions.soak frigate_duel --games 1000`.
"""

from __future__ import annotations

from random import Random

import pytest

from navalgames.chance import RandomDice
from navalgames.games.frigate_duel import GAME
from navalgames.games.frigate_duel.state import ENEMY, SEAT, SIDES, State
from tests.games.frigate_duel.table import CHARTS
from tests.random_games import played

# ------------------------------------------------------------------------ the wind

WINDS = {"wind_veers", "wind_backs", "freshens", "falls_light"}


@pytest.mark.rule("P1.7")
@pytest.mark.parametrize("cards", [True, False])
def test_the_wind_changes_by_cards_only(cards):
    """Four duels to their ends: it is another wind only where a card of the wind has just been drawn."""
    changes = 0
    for seed in range(4):
        options = GAME.options(scenario=f"S{seed + 10:02}", bridge_cards=cards)
        dice, rng = RandomDice(seed=seed), Random(seed)
        before, state = None, GAME.start(dice, CHARTS, options)
        noted = len(dice.record)
        while state.asked:
            before = state
            side = rng.choice(state.asked)
            offered = GAME.legal_orders(state, side, CHARTS, options)
            order = rng.choice(offered) if isinstance(offered, tuple) else offered.draw(rng)
            state = GAME.apply(dice, state, side, order, CHARTS, options)
            drawn = {getattr(one, "rule", "").removeprefix("P17.card.") for one in dice.record[noted:]}
            noted = len(dice.record)
            if (state.wind, state.strength) != (before.wind, before.strength):
                changes += 1
                assert cards and drawn & WINDS
    assert bool(changes) == cards


# ------------------------------------------------------------------------ secrets


def in_the_dark_anew(state: State, side: str, rng: Random) -> State:
    """The state with everything that `side` cannot see chosen anew: manoeuvres, shot, crew, cards."""
    seat, theirs = SEAT[ENEMY[side]], [ship.side != side for ship in state.ships]
    pool = [*state.unseen, *state.hands[seat]]
    rng.shuffle(pool)
    hand = tuple(sorted(pool.pop() for _ in state.hands[seat]))
    return state._replace(
        chosen=tuple(
            rng.randint(1, 9) if hide and one else one for one, hide in zip(state.chosen, theirs, strict=True)
        ),
        shots=tuple(
            tuple(rng.randint(1, 3) if hide and shot else shot for shot in pair)
            for pair, hide in zip(state.shots, theirs, strict=True)
        ),
        assigned=tuple(
            tuple(sorted(one)) if hide and one else one
            for one, hide in zip(state.assigned, theirs, strict=True)
        ),
        hands=(hand, state.hands[1]) if seat == 0 else (state.hands[0], hand),
        unseen=tuple(sorted(pool)),
    )


@pytest.mark.rule("P1.13", "P9.8", "P5.2", "P2.2", "P10.1", "P17.6")
@pytest.mark.parametrize("seed", range(4))
def test_what_a_side_cannot_see_changes_nothing_for_it(seed):
    """Manoeuvres, kinds of shot, crew and cards chosen anew: the same view, orders, bot choice."""
    options, steps, _ = played(GAME, 20 + seed)
    rng = Random(seed)
    bot = GAME.bots()["sensible"]
    for state, _, _ in steps[::5]:
        for side in SIDES:
            other = in_the_dark_anew(state, side, rng)
            assert GAME.view(other, side, options) == GAME.view(state, side, options)
            for what in (GAME.legal_orders, GAME.why_not):
                assert what(other, side, CHARTS, options) == what(state, side, CHARTS, options)
            if side in state.asked:
                orders = GAME.legal_orders(state, side, CHARTS, options)
                seen = GAME.view(state, side, options)
                assert bot(seen, side, orders, CHARTS, options, None) == bot(
                    GAME.view(other, side, options), side, orders, CHARTS, options, None
                )
