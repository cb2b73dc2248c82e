"""The staff's advice, folded below the orders: what it would order, and what it expects of that.

Knows the advice and its words. Must not know how the staff weighs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.chance import RandomDice
from navalgames.games.raiders_of_the_deep.bots.staff import Weighed, advice
from navalwidgets.table.games import Offer
from navalwidgets.table.games.raiders_of_the_deep.deciding import Deciding
from navalwidgets.table.order_panel import Action, Group

KEY = "staff"
UNASKED = ("name", "start", "boat", "rank", "guess")
"""Decisions in which the staff has no say: who the captain is, and what the other player thinks."""


def advised(offer: Offer, deciding: Deciding, offered: tuple[Any, ...], words: Callable[[Any], str]) -> Offer:
    """The offer with the staff's order, opened on request; `words` tells an order."""
    own = deciding.side == deciding.view.seat and deciding.name not in UNASKED
    if not own or len(offered) < 2:
        return offer
    book = deciding.book
    told = advice(deciding.view, deciding.side, offered, book.charts, book.options, RandomDice(seed=0))
    weighed = next((one for one in told.weighed if one.order == told.order), None)
    action = Action(KEY, words(told.order), _note(deciding, weighed))
    group = Group(deciding.t("staff"), (action,), folded=True)
    return offer._replace(groups=(*offer.groups, group), orders={**offer.orders, KEY: told.order})


def _note(deciding: Deciding, weighed: Weighed | None) -> str:
    """The tonnage it expects, and about how great it thinks the danger is."""
    if weighed is None:
        return deciding.t("staff-habit")
    tonnage = round(weighed.tonnage, -2)
    if weighed.lost is None:
        return deciding.t("staff-expects", tonnage=int(tonnage))
    lost = deciding.texts.percent(round(weighed.lost, 3))
    return deciding.t("staff-expects-danger", tonnage=int(tonnage), lost=lost)
