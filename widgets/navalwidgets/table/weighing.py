"""Orders beside one another: how often the goal of a mission is reached after each.

Knows offers and shares. Must not know how the shares were found, nor a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from navalgames.sessions.words import PlayWords
from navalgames.texts import Texts
from navalwidgets.table.games import Offer
from navalwidgets.table.order_panel import Action, Group, Odds
from navalwidgets.table.outlook import WEIGHED, hundredths

MOST_WEIGHED = 14
"""Orders that are compared with one another at once."""
WEIGH = "mission-weigh"
"""The button that asks what each order leads to."""


def orders_in(offer: Offer) -> dict[str, Any]:
    """The orders that stand open on the page, by their keys there, places by theirs; none where they are too
    many to be compared.
    """
    shown = [action.key for group in offer.groups if not group.folded for action in group.actions]
    orders = {key: offer.orders[key] for key in shown if key in offer.orders} | dict(offer.places)
    return orders if 1 < len(orders) <= MOST_WEIGHED else {}


def called_in(offer: Offer, legal: Any, words: PlayWords) -> dict[str, Any]:
    """The orders that can be compared, by what they are called: all legal ones, where they are few enough,
    else those that stand on the page.
    """
    if isinstance(legal, tuple) and 1 < len(legal) <= MOST_WEIGHED:
        return {called(order, offer, words): order for order in legal}
    labels = {action.key: action.label for group in offer.groups for action in group.actions}
    labels |= dict(offer.picker.places) if offer.picker is not None else {}
    return {labels[key]: order for key, order in orders_in(offer).items() if key in labels}


def weighing(offer: Offer, shares: Mapping[str, float], texts: Texts) -> Offer:
    """The offer with how often the goal is reached after each order, or with a button that asks for it."""
    if shares:
        groups = tuple(
            group._replace(actions=tuple(_weighed(one, shares, texts) for one in group.actions))
            for group in offer.groups
        )
        picker = offer.picker
        if picker is not None:
            places = tuple((place, _label(place, label, shares, texts)) for place, label in picker.places)
            picker = picker._replace(places=places)
        return offer._replace(groups=groups, picker=picker)
    if not orders_in(offer):
        return offer
    ask = Action(WEIGH, texts.t("table-mission-weigh"), texts.t("table-mission-weigh-note", games=WEIGHED))
    return offer._replace(groups=(Group("", (ask,)), *offer.groups))


def _weighed(action: Action, shares: Mapping[str, float], texts: Texts) -> Action:
    return action._replace(odds=(*action.odds, *_odds(action.key, shares, texts)))


def _label(place: str, label: str, shares: Mapping[str, float], texts: Texts) -> str:
    """What a place in a list is called, with its share: a list has no room for bars."""
    if place not in shares:
        return label
    share = texts.t("table-mission-share", share=hundredths(shares[place]))
    return texts.t("table-mission-place", place=label, share=share)


def _odds(key: str, shares: Mapping[str, float], texts: Texts) -> tuple[Odds, ...]:
    if key not in shares:
        return ()
    percent = texts.t("table-mission-share", share=hundredths(shares[key]))
    return (Odds(texts.t("table-mission-from-there"), "", percent, shares[key]),)


def called(order: Any, offer: Offer | None, words: PlayWords) -> str:
    """What an order is called on its button; as the game calls it where it has none."""
    actions = [action for group in offer.groups for action in group.actions] if offer is not None else []
    labels = (one.label for one in actions if offer is not None and offer.orders.get(one.key) == order)
    return next(labels, "") or words.order(order)
