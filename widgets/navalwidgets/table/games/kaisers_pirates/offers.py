"""The pending decision for the page: cards and ships to choose on the table, and the same orders in words.

Knows the decisions of the game by name and the exact odds beside orders. Must not know widgets' pages.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules.frames import Attack
from navalgames.games.kaisers_pirates.rules.resolving import declared_attack
from navalgames.games.kaisers_pirates.rules.sequence import AGENDA
from navalgames.games.kaisers_pirates.state import State, active_of, owner_of
from navalgames.games.kaisers_pirates.tables import Box
from navalgames.sessions.words import NONE, PlayWords, kebab
from navalgames.texts import Texts
from navalwidgets.table.games import Offer
from navalwidgets.table.games.kaisers_pirates import chances, duels, places
from navalwidgets.table.games.kaisers_pirates.cards import key_of
from navalwidgets.table.games.plain import MOST_IN_SIGHT
from navalwidgets.table.odds import odds_of
from navalwidgets.table.order_panel import Action, Choice, Group, Odds, Picker

WITH_A_CARD = (given.React, given.AddAssist, given.DiscardNext, given.GiveCard)
PASSING = (given.Decline, given.GoOn, given.DiscardInOrder, given.StopGiving, given.EndTurn)
"""What may always be done: the default, for it costs no card."""


class Deciding:
    """One pending decision: the view, the side that decides, and the words for it."""

    def __init__(self, words: PlayWords, box: Box, view: State, side: str) -> None:
        self.words, self.texts, self.box, self.view, self.side = words, words.texts, box, view, side
        self.name, self.rule = AGENDA.decision(view)
        self.frame = view.stack[-1]

    def t(self, key: str, **facts: Any) -> str:
        """A sentence of the game."""
        return self.texts.t(f"kp-{key}", **facts)

    def told(self, order: Any) -> str:
        """An order in words."""
        facts = {field.name: self._fact(getattr(order, field.name)) for field in fields(order)}
        return self.t("order-" + kebab(type(order).__name__), **facts)

    def _fact(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return self.texts.listed(map(self.texts.name, value)) or NONE
        return NONE if value == "" else value

    def card(self, card: str) -> str:
        """A card by its name; of two alike the night card is told apart."""
        night = (self.t("sign-night"),) if self.box.cards[card].night else ()
        return self.texts.listed((self.texts.name(card), *night))

    def about_card(self, card: str) -> str:
        """What a card does."""
        return self.t(f"action-{key_of(self.box.kind(card))}-about")

    def about(self) -> tuple[str, ...]:
        """What the decision is about, and the attack it belongs to."""
        found = [self.words.decision_help(self.name)]
        if isinstance(self.frame, Attack) and (coming := duels.coming(self.words, self.view, self.box)):
            found.append(f"{coming.title} {coming.result}")
        if self.name == "carry":
            found += self.scored()
        return tuple(filter(None, found))

    def scored(self) -> list[str]:
        """What the round that has ended brought to everybody."""
        return [
            self.t("log-round-score", side=side, vp=one.vp[-1], points=one.points[-1], round=len(one.vp))
            for side, one in zip(self.view.seats, self.view.players, strict=True)
        ]

    def offer(self, groups: tuple[Group, ...], orders: Mapping[str, Any], **more: Any) -> Offer:
        """An offer with the words of the decision."""
        about = (*self.about(), *more.pop("about", ()))
        return Offer(self.words.decision(self.name), self.rule, about, groups, orders=orders, **more)


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
    chosen = picked if picked in cards else next(iter(cards))
    card, found = cards[chosen], uses[chosen]
    where = [
        (place, deciding.t("table-lay", use=order.use, ship=order.ship or NONE))
        for place, order in found.items()
    ]
    laid = deciding.t("table-laid-count", count=len(active_of(deciding.view).committed))
    return deciding.offer(
        (Group("", (Action("end", deciding.told(ending), laid),)),),
        {"end": ending},
        picker=_picker(deciding, cards, chosen, where, ("table-where", "table-lay-out")),
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


def _picker(
    deciding: Deciding,
    cards: dict[str, str],
    chosen: str,
    found: list[tuple[str, str]],
    words: tuple[str, str],
) -> Picker:
    """Which card, and then where: `found` are places with their words."""
    where, confirm = words
    return Picker(
        deciding.t("table-which-card"),
        tuple(Choice(place, deciding.card(card), place) for place, card in cards.items()),
        chosen,
        deciding.t(where),
        tuple(found),
        deciding.t(confirm),
    )


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
    aims = _aims(uses[card])
    found = [(place, _aim_words(deciding, order)) for place, order in aims.items()]
    return deciding.offer(
        (Group("", actions),),
        orders,
        picker=_picker(deciding, cards, chosen, found, ("table-aim", "table-use"))._replace(
            odds={place: _aim_odds(deciding, order) for place, order in aims.items()}
        ),
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


def _aims(orders: list[Any]) -> dict[str, Any]:
    """The orders of one card by the place they are aimed at; several at one place are told apart."""
    found: dict[str, Any] = {}
    for order in orders:
        place = _aim(order)
        found[place if place not in found else f"{place}-{len(found)}"] = order
    return found


def _aim(order: Any) -> str:
    target = getattr(order, "target", "") or ("" if isinstance(order, given.MineAttack) else order.ship)
    if target:
        return places.ship_place(target)
    side = getattr(order, "player", "")
    return places.player_place(side) if side else places.HERE


def _aim_words(deciding: Deciding, order: Any) -> str:
    """What a card is aimed at, with its exact chances."""
    if isinstance(order, given.MineAttack):
        return deciding.told(order)
    target = getattr(order, "target", "") or order.ship
    if not target:
        side = getattr(order, "player", "")
        return deciding.texts.name(side) if side else deciding.t("table-use-now")
    owner = owner_of(deciding.view, target)
    told = _aim_odds_words(deciding.texts, _aim_odds(deciding, order))
    return deciding.t("table-aim-at", target=target, owner=owner, odds=told)


def _aim_odds(deciding: Deciding, order: Any) -> tuple[Odds, ...]:
    """What a card does to what it is aimed at."""
    texts, target = deciding.texts, getattr(order, "target", "") or getattr(order, "ship", "")
    if not target or isinstance(order, given.MineAttack):
        return ()
    if isinstance(order, (given.Intercept, given.TorpedoAttack)):
        laid = next(one for one in active_of(deciding.view).committed if one.card == order.card)
        frame = declared_attack(deciding.view, deciding.side, order, laid.ship, deciding.box)
        trial = chances.attack(deciding.view, frame._replace(target=target), target, deciding.box)
        return chances.odds_of_attack(texts, trial)
    return _succeeds(deciding, order.card, target)


def _succeeds(deciding: Deciding, card: str, target: str) -> tuple[Odds, ...]:
    trial = chances.challenge(deciding.view, card, target, deciding.box)
    texts = deciding.texts
    return () if trial is None else (odds_of(texts, texts.t("kp-table-odds-succeeds"), trial),)


def _aim_odds_words(texts: Texts, odds: tuple[Odds, ...]) -> str:
    """Chances in a few words, behind what is aimed at."""
    if not odds:
        return NONE
    if len(odds) == 1 and odds[0].end is True:
        return odds[0].percent
    return chances.words_of_attack(texts, {str(one.end): one.percent for one in odds}, "kp-table-aim-odds")


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
    deciding: Deciding, offered: Any, main: bool = True
) -> tuple[tuple[Action, ...], dict[str, Any]]:
    """Orders as buttons; the default (if `main`) is the one that costs nothing, else the first."""
    default = next((order for order in offered if isinstance(order, PASSING)), offered[0])
    actions, orders = [], {}
    for number, order in enumerate(offered):
        key = f"{kebab(type(order).__name__)}-{number}"
        note, odds = _note(deciding, order), _odds(deciding, order)
        actions.append(Action(key, deciding.told(order), note, odds, main=main and order is default))
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
    if isinstance(order, given.React):
        return _succeeds(deciding, order.card, order.ship or getattr(frame, "target", ""))
    return ()
