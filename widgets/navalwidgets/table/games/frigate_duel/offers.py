"""The pending decision for the page: manoeuvres to choose on the sea, orders with their exact odds.

Knows the decisions of the game by name. Must not know widgets' pages.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.frigate_duel import given
from navalgames.games.frigate_duel.state import State, card_kind
from navalgames.games.frigate_duel.tables import Box
from navalgames.sessions.words import PlayWords
from navalgames.texts.figures import number_text
from navalwidgets.table.games import Offer
from navalwidgets.table.games.frigate_duel import chances, melee_odds
from navalwidgets.table.games.frigate_duel.sea_view import place_of
from navalwidgets.table.order_panel import Action, Odds


def furnished(plain: Offer, words: PlayWords, view: State, box: Box) -> Offer:
    """The plain offer with odds and notes at each order, and manoeuvres as places of the sea."""
    groups = tuple(
        group._replace(
            actions=tuple(
                _told(action, plain.orders[action.key], words, view, box) for action in group.actions
            )
        )
        for group in plain.groups
    )
    places = {
        place_of(order.manoeuvre): order
        for order in plain.orders.values()
        if isinstance(order, given.ChooseManoeuvre)
    }
    hint = words.texts.t("fd-table-hint-manoeuvre") if places else ""
    return plain._replace(groups=groups, places=places, hint=hint)


def _told(action: Action, order: Any, words: PlayWords, view: State, box: Box) -> Action:
    if isinstance(order, given.FireBroadside):
        return _broadside(action, order, words, view, box)
    if isinstance(order, given.PlayCard):
        action = action._replace(note=words.texts.t("fd-table-card", kind=card_kind(order.card)))
    if isinstance(order, given.Board | given.SplitCrew):
        return _melee(action, order, words, view, box)
    chance = chances.of_order(view, order, box)
    if chance is None:
        return action
    return action._replace(odds=(chances.odds(words.texts, "fd-table-odds-success", chance),))


def _broadside(action: Action, order: Any, words: PlayWords, view: State, box: Box) -> Action:
    shot = chances.of_broadside(view, order, box)
    shares = (("hit", shot.hits.at_least(1)), ("morale", shot.morale), ("fire", shot.fire))
    found: tuple[Odds, ...] = tuple(
        chances.odds(words.texts, f"fd-table-odds-{name}", share) for name, share in shares if share
    )
    mean = words.texts.typeset(number_text(shot.hits.mean()))
    note = words.texts.t("fd-table-shot", distance=shot.distance, mean=mean, rake=shot.rake or "none")
    return action._replace(odds=found, note=note)


def _melee(action: Action, order: Any, words: PlayWords, view: State, box: Box) -> Action:
    """An attack or a defence, if the other side divides its crew as well as it can."""
    found, attacks = melee_odds.of_fight(view, order, box)
    kept = (1 - found.hit, 1 - found.taken)
    names, shares = (("hit", "taken"), found) if attacks else (("unhurt", "kept"), kept)
    odds = tuple(
        chances.odds(words.texts, f"fd-table-odds-{name}", share)
        for name, share in zip(names, shares, strict=True)
    )
    note = words.texts.t("fd-table-melee-attack" if attacks else "fd-table-melee-defence")
    return action._replace(odds=odds, note=note)
