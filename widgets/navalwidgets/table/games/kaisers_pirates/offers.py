"""The pending decision for the page: cards and ships to choose on the table, and the same orders in words.

Knows the decisions of the game by name and the exact odds beside orders. Must not know widgets' pages.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.state import active_of
from navalgames.sessions.words import NONE, kebab
from navalwidgets.table.games import Offer
from navalwidgets.table.games.kaisers_pirates import aiming, chances, places
from navalwidgets.table.games.kaisers_pirates.deciding import Deciding
from navalwidgets.table.games.plain import MOST_IN_SIGHT
from navalwidgets.table.odds import odds_of
from navalwidgets.table.order_panel import Action, Choice, Group, Odds, Picker

WITH_A_CARD = (given.React, given.AddAssist, given.DiscardNext, given.GiveCard)
FREE = (given.TrySafePassage, given.DiscardInOrder)
"""What costs nothing and may help: the default. Where a decision has a price there is none."""


def offer(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer | None:
    """The pending decision; None for one that is a plain list."""
    if deciding.name == "commit":
        return _commit(deciding, offered, picked)
    if deciding.name == "resolve":
        return _resolve(deciding, offered, picked)
    return None if deciding.name == "look" else _listed(deciding, offered)


# ------------------------------------------------------------------------ laying out


def _commit(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """A card of the hand, then where it lies (3.2.1); or no more."""
    uses: dict[str, dict[str, Any]] = {}
    cards: dict[str, str] = {}
    *commits, ending = offered
    for order in commits:
        place = places.card_place(order.card)
        cards[place] = order.card
        uses.setdefault(place, {})[_lies(order)] = order
    useful = (place for place in cards if aiming.has_use(deciding, uses[place]))
    chosen = picked if picked in cards else next(useful, next(iter(cards)))
    card, found = cards[chosen], uses[chosen]
    laid = deciding.t("table-laid-count", count=len(active_of(deciding.view).committed))
    return deciding.offer(
        (*aiming.ways(deciding, found), Group("", (Action("end", deciding.told(ending), laid),))),
        {**found, "end": ending},
        picker=_picker(deciding, cards, chosen),
        places=found,
        stacks={place: place for place in cards},
        hint=deciding.t("table-hint-commit", card=card),
        about=(f"{deciding.texts.name(card)}: {deciding.about_card(card)}",),
    )


def _lies(order: given.CommitCard) -> str:
    """The place of a card laid out: across a ship, upright on a raider, or before the fleet."""
    if order.ship:
        return places.ship_place(order.ship) if order.use == "intercept" else places.mines_place(order.ship)
    return places.BEFORE_INTERCEPT if order.use == "intercept" else places.BEFORE_ACTION


def _picker(deciding: Deciding, cards: dict[str, str], chosen: str) -> Picker:
    """Which card; where it goes are buttons of their own."""
    choices = tuple(Choice(place, deciding.card(card), place) for place, card in cards.items())
    return Picker(deciding.t("table-which-card"), choices, chosen, "", (), "")


# ------------------------------------------------------------------------ using what was laid out


def _resolve(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """A card laid out, then what it is aimed at (3.2.8); what needs no card; or the end of the turn."""
    uses: dict[str, list[Any]] = {}
    for order in offered:
        if hasattr(order, "card"):
            uses.setdefault(order.card, []).append(order)
    actions, orders = _actions(deciding, [one for one in offered if not hasattr(one, "card")], not uses)
    if not uses:
        return deciding.offer((Group("", actions),), orders)
    cards = {places.card_place(card): card for card in uses}
    chosen = picked if picked in cards else next(iter(cards))
    card = cards[chosen]
    aims = aiming.aims(uses[card])
    aimed = tuple(aiming.aimed(deciding, place, order) for place, order in aims.items())
    return deciding.offer(
        (Group(deciding.t("table-aim"), aimed), Group("", actions)),
        {**aims, **orders},
        picker=_picker(deciding, cards, chosen),
        places=aims,
        stacks={place: place for place in cards if place not in aims},
        hint=deciding.t("table-hint-aim", card=card),
        about=(f"{deciding.texts.name(card)}: {_about_use(deciding, card)}",),
    )


def _about_use(deciding: Deciding, card: str) -> str:
    """What a card laid out does, by the side it lies on."""
    laid = next((one for one in active_of(deciding.view).committed if one.card == card), None)
    if laid is None or laid.use == "action":
        return deciding.about_card(card)
    return deciding.t("table-lay", use="intercept", ship=laid.ship or NONE)


# ------------------------------------------------------------------------ everything else


def _listed(deciding: Deciding, offered: tuple[Any, ...]) -> Offer:
    """A few orders as buttons, and on the table where each belongs to one card, ship or player."""
    actions, orders = _actions(deciding, offered)
    where = [(_place(order), order) for order in offered]
    taken = [place for place, _ in where]
    aims = {place: order for place, order in where if place and taken.count(place) == 1}
    groups = [Group("", actions[:MOST_IN_SIGHT])]
    if actions[MOST_IN_SIGHT:]:
        legend = deciding.texts.t("table-plain-more", count=len(actions) - MOST_IN_SIGHT)
        groups.append(Group(legend, actions[MOST_IN_SIGHT:], folded=True))
    hint = deciding.t("table-hint") if aims else ""
    return deciding.offer(tuple(groups), orders, places=aims, hint=hint)


def _actions(
    deciding: Deciding, offered: Any, alone: bool = True
) -> tuple[tuple[Action, ...], dict[str, Any]]:
    """Orders as buttons; the default is one that costs nothing, or the only one, if they are `alone`."""
    actions, orders = [], {}
    for number, order in enumerate(offered):
        key = f"{kebab(type(order).__name__)}-{number}"
        note, odds = _note(deciding, order), _odds(deciding, order)
        main = isinstance(order, FREE) or (alone and len(offered) == 1)
        actions.append(Action(key, deciding.told(order), note, odds, main=main))
        orders[key] = order
    return tuple(actions), orders


def _place(order: Any) -> str:
    """Where on the table an order is given."""
    if isinstance(order, given.React) and order.ship:
        return places.ship_place(order.ship)
    if isinstance(order, WITH_A_CARD):
        return places.card_place(order.card)
    if isinstance(order, given.ChooseTarget):
        return places.ship_place(order.target)
    if isinstance(order, given.ChooseFirst):
        return places.player_place(order.player)
    if isinstance(order, given.CarryOver) and len(order.ships) == 1:
        return places.ship_place(order.ships[0])
    return ""


def _note(deciding: Deciding, order: Any) -> str:
    if isinstance(order, (given.React, given.AddAssist)):
        return deciding.about_card(order.card)
    if isinstance(order, given.ChooseShip):
        ship = deciding.box.ships[order.ship]
        dice = {name: getattr(ship, name) or NONE for name in ("attack", "defence", "challenge", "response")}
        return deciding.t("table-ship-dice", vp=ship.vp, **dice)
    left = len(active_of(deciding.view).committed) if isinstance(order, given.EndTurn) else 0
    return deciding.t("table-unused", count=left) if left else ""


def _odds(deciding: Deciding, order: Any) -> tuple[Odds, ...]:
    frame, view, box, texts = deciding.frame, deciding.view, deciding.box, deciding.texts
    if isinstance(order, given.TrySafePassage):
        trial = chances.passage(frame.target, frame.bonus, box)
        return (odds_of(texts, texts.t("kp-table-odds-passage"), trial),)
    if isinstance(order, given.ChooseTarget):
        aimed = frame._replace(target=order.target)
        return chances.odds_of_attack(texts, chances.attack(view, aimed, order.target, box))
    if isinstance(order, given.Decline) and deciding.name == "reaction" and frame.target:
        return chances.odds_of_attack(texts, chances.attack(view, frame, frame.target, box))
    if isinstance(order, given.React):
        return aiming.succeeds(deciding, order.card, order.ship or getattr(frame, "target", ""))
    return ()
