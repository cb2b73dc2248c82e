"""The pending decision for the page: manoeuvres to choose on the sea, orders with their exact odds.

Knows the decisions of the game by name. Must not know widgets' pages.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import exact
from navalgames.games.frigate_duel import given
from navalgames.games.frigate_duel.state import State, card_kind
from navalgames.games.frigate_duel.tables import Box
from navalgames.sessions.words import PlayWords
from navalgames.texts.figures import number_text
from navalwidgets.table.games import Offer
from navalwidgets.table.games.frigate_duel import chances, melee_odds
from navalwidgets.table.games.frigate_duel.sea_view import place_of
from navalwidgets.table.odds import odds_of
from navalwidgets.table.order_panel import Action


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
    trial = chances.of_order(view, order, box)
    if trial is None:
        return action
    return action._replace(odds=(odds_of(words.texts, words.texts.t("fd-table-odds-success"), trial),))


def _broadside(action: Action, order: Any, words: PlayWords, view: State, box: Box) -> Action:
    shot = chances.of_broadside(view, order, box)
    trials = (("hit", shot.hits), ("morale", shot.morale), ("fire", shot.fire))
    found = (
        odds_of(words.texts, words.texts.t(f"fd-table-odds-{name}"), trial)
        for name, trial in trials
        if trial is not None
    )
    left = exact(shot.hits.procedure, *shot.hits.args).mean()
    mean, hull, rigging = (words.texts.typeset(number_text(one)) for one in (left, *shot.broken))
    facts = {"mean": mean, "hull": hull, "rigging": rigging, "rake": shot.rake or "none"}
    note = words.texts.t("fd-table-shot", distance=shot.distance, **facts)
    return action._replace(odds=tuple(odds for odds in found if odds.share), note=note)


def _melee(action: Action, order: Any, words: PlayWords, view: State, box: Box) -> Action:
    """An attack or a defence, if the other side divides its crew as well as it can."""
    trials, attacks = melee_odds.of_fight(view, order, box)
    names = ("hit", "taken") if attacks else ("unhurt", "kept")
    odds = tuple(
        odds_of(words.texts, words.texts.t(f"fd-table-odds-{name}"), trial, attacks)
        for name, trial in zip(names, trials, strict=True)
    )
    note = words.texts.t("fd-table-melee-attack" if attacks else "fd-table-melee-defence")
    return action._replace(odds=odds, note=note)
