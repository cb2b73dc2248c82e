"""What must be true of every state, whatever was ordered: used by tests and by the soak run.

Knows where cards and ships may be. Must not be needed in play: a broken invariant is a bug of ours.
"""

from __future__ import annotations

from navalgames.charts import Charts
from navalgames.games.kaisers_pirates.rules import action_deck
from navalgames.games.kaisers_pirates.rules.frames import Exchange, Look, Turn
from navalgames.games.kaisers_pirates.state import PHANTOM, Options, State
from navalgames.games.kaisers_pirates.tables import MERCHANTMAN, WARSHIP, Box, box_of
from navalgames.games.laws import amiss, in_two_places


def check(state: State, charts: Charts, options: Options) -> None:
    """Raises AssertionError when a state breaks a law of the table.

    Rule: 1.1.1 (no ship twice), 1.1.2a (100 cards), 1.3.1-1.3.2 (markers), 3.2.3e, 3.2.4b.
    """
    box = box_of(charts, options)
    _every_ship_once(state, box)
    _every_card_once(state, box)
    _conditions(state, box)
    assert (state.outcome is None) == bool(state.stack), "over without an outcome, or nothing left to do"
    assert all(side in state.seats for side in (state.stack[-1].asked if state.stack else ())), (
        "somebody is asked who does not play"
    )
    looked_at = sum(len(frame.cards) for frame in state.stack if isinstance(frame, Look))
    assert 0 <= state.draw_pile <= len(state.unseen) + len(state.top) + looked_at, (
        f"a draw pile of {state.draw_pile}: more cards than are unseen, or fewer than none"
    )
    assert len(state.top) <= state.draw_pile, "more known cards on top than the draw pile has"


def _every_ship_once(state: State, box: Box) -> None:
    places = [*state.german_deck, *state.german_used, *state.german_removed]
    places += [*state.merchant_deck, *state.merchant_used]
    for one in state.players:
        places += [ship.name for ship in one.ships + one.prizes + one.merchantmen]
        places += [card.name for card in one.pile if card.how not in ("action", "phantom")]
    twice = in_two_places(places)
    assert not twice, f"in two places: {twice}"
    wrong = amiss(places, {*action_deck.german_ships(box), *action_deck.merchantmen(box)})
    assert not wrong, f"ships lost or invented ({wrong})"


def _every_card_once(state: State, box: Box) -> None:
    if not state.draw_pile and not state.discards:
        return
    places = [*state.unseen, *state.top, *state.discards]
    for one in state.players:
        places += [*one.hand, *(card.name for card in one.pile if card.how == "action")]
        places += [ship.refuge for ship in one.ships if ship.refuge not in ("", PHANTOM)]
        places += [one.laid.card] if one.laid is not None and one.laid.card else []
    if state.active is not None:
        places += [one.card for one in state.active.committed]
        places += [*state.active.used, *(card for _, card in state.active.reactions)]
    for frame in state.stack:
        places += [*frame.given, *frame.returned] if isinstance(frame, Exchange) else []
        places += frame.cards if isinstance(frame, (Turn, Look)) else []
    wrong = amiss(places, action_deck.action_cards(box))
    assert not wrong, f"cards lost, doubled or invented ({wrong})"


def _conditions(state: State, box: Box) -> None:
    for one in state.players:
        for ship in one.ships:
            card = box.ships[ship.name]
            assert card.kind != MERCHANTMAN, f"{ship.name} is no German ship"
            assert ship.identified or card.kind != WARSHIP, f"the warship {ship.name} is hidden"
        for ship in one.prizes + one.merchantmen:
            assert box.ships[ship.name].kind == MERCHANTMAN, f"{ship.name} is no merchantman"
            assert not ship.out_of_supply and not ship.refuge, f"{ship.name} has a marker it cannot have"
        assert all(ship.identified for ship in one.merchantmen), "a merchantman is hidden"
        if not box.options.extra_damage:
            assert all(ship.damage <= 1 for ship in one.ships + one.prizes + one.merchantmen), (
                "a ship has more damage than its card allows"
            )
        assert len(one.merchantmen) <= box.setup("merchantmen"), (
            "a player has more merchantmen than the set-up deals"
        )
