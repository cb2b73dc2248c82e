"""The sensible player: plain rules of thumb by the strength of cards and ships, no calculation.

Sends strong ships against rich merchantmen, keeps reactions for the enemy's turn, lays out two cards
a turn while the hand is full, and uses every card that says what to do with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.bots.habits import (
    SHARED,
    Habit,
    Scene,
    by_habit,
    coin_strength,
    free_business,
)
from navalgames.games.kaisers_pirates.rules.cards import catalogue
from navalgames.games.kaisers_pirates.state import (
    Committed,
    Options,
    Ship,
    State,
    active_of,
    opponents,
    player,
)
from navalgames.games.kaisers_pirates.tables import WARSHIP, ActionCard

KEPT_IN_HAND = 3
LAID_OUT = 3
RICH = 5
STRONG_SQUADRON = 6
ANSWERS = (
    "AMC", "Slim Pickings", "Shallow Run", "Q-Ship", "Sail Q-Ship", "Minesweeper", "Razzle-Dazzle", "Trap",
    "Break Contact", "Reflag", "Non-Combatant", "Fast Ship", "Recalled", "Mistaken Identity", "QQQ",
)  # fmt: skip
"""Reactions, the best first; Pull the Plug gives up a ship and is never played."""


def sensible(view: State, side: str, orders: Any, charts: Charts, options: Options, dice: Dice) -> Any:
    """The order of the sensible player."""
    return by_habit(HABITS, Scene, orders, view, side, charts, options, dice)


# ------------------------------------------------------------------------ laying out cards


def _commit(scene: Scene, orders: Any) -> Any:
    """Two or three cards while the hand is full, all that are of use in the last turn."""
    last = scene.turns_left == 1
    few = len(scene.own.hand) <= KEPT_IN_HAND or len(active_of(scene.view).committed) >= LAID_OUT
    if few and not last:
        return given.EndCommitment()
    return LayingOut(scene, last).best(orders)


class LayingOut:
    """The cards already laid out, and how much one more should be: what many orders ask is found out once."""

    def __init__(self, scene: Scene, last: bool) -> None:
        self.scene, self.last = scene, last
        committed = active_of(scene.view).committed
        self.kinds = [scene.box.kind(one.card) for one in committed if one.use == "action"]
        self.laid_on = _laid_on(committed)
        self.sent = _sent(scene, committed)
        self.guns = {ship.name: _strength(scene, ship) for ship in scene.own.ships}
        self._by_kind: dict[str, bool] = {}

    def best(self, orders: Any) -> Any:
        """The first of those that should most be laid out; none where no card should be."""
        cards, laid_on, guns = self.scene.box.cards, self.laid_on, self.guns
        best, most = given.said(given.EndCommitment), 0.0
        looked_at, spared, price, use = "", True, 0.0, 0.0
        for order in orders:
            if type(order) is given.EndCommitment:
                continue
            ship = order.ship
            if order.card != looked_at:  # all orders with one card stand together
                looked_at, card = order.card, cards[order.card]
                spared, use = self._spares(card), self._appeal_of_action(card.kind)
                price = 0.1 * coin_strength(card.intercept) + 0.5 * card.night
            if ship and ship in laid_on:
                continue
            if order.use == "action":
                appeal = use
            elif spared:
                continue
            elif ship:
                appeal = guns[ship] - price
            else:
                appeal = self._appeal_of_squadron(card)
            if appeal > most:
                best, most = order, appeal
        return best

    def _spares(self, card: ActionCard) -> bool:
        """Whether a card is too good for its intercept side: as a reaction, or for what it says."""
        kept = card.colour == "reaction" and not self.last
        return kept or (card.kind in OCCASIONS and self._has_occasion(card.kind))

    def _appeal_of_squadron(self, card: ActionCard) -> float:
        """A strong squadron sails against weak ships."""
        return 6.5 if coin_strength(card.intercept) >= STRONG_SQUADRON and _weak_ships(self.scene) else 0.0

    def _appeal_of_action(self, kind: str) -> float:
        """A card is used when there is occasion for it; an assist goes with a ship that is laid out."""
        if kind in self.kinds:
            return 0.0
        if kind in ASSISTS:
            return 8.5 if ASSISTS[kind](self.scene, self.sent) else 0.0
        return 6.0 if kind in OCCASIONS and self._has_occasion(kind) else 0.0

    def _has_occasion(self, kind: str) -> bool:
        """Whether a card of this kind is worth being used for what it says."""
        if kind not in self._by_kind:
            self._by_kind[kind] = OCCASIONS[kind](self.scene)
        return self._by_kind[kind]


def _strength(scene: Scene, ship: Ship) -> float:
    """Strong guns first, half strength when damaged or out of supply."""
    handicap = 3 if ship.damage or ship.out_of_supply else 0
    return coin_strength(scene.box.ships[ship.name].attack) - handicap


def _sent(scene: Scene, committed: tuple[Committed, ...]) -> list[str]:
    """The classes of the ships sent to intercept this turn."""
    return [scene.box.ships[one.ship].kind for one in committed if one.use == "intercept" and one.ship]


def _enemies(scene: Scene) -> list[Ship]:
    """German ships of all opponents."""
    others = opponents(scene.view, scene.side, scene.options)
    return [ship for other in others for ship in player(scene.view, other).ships]


def _laid_on(committed: tuple[Committed, ...]) -> set[str]:
    """The ships that have a card already; "" when a squadron is sent."""
    return {one.ship for one in committed if one.ship or one.use == "intercept"}


def _weak_ships(scene: Scene) -> bool:
    """Whether an enemy ship in sight is damaged or no warship."""
    cards = scene.box.ships
    for ship in _enemies(scene):
        if ship.identified and not ship.refuge and (ship.damage or cards[ship.name].kind != WARSHIP):
            return True
    return False


def _targets(scene: Scene, kind: str) -> Any:
    """Whether an ordinary card has anybody to be used on."""
    return catalogue.ORDINARY[kind].aims(scene.view, scene.side, scene.box)


def _if_possible(kind: str) -> Callable[[Scene], bool]:
    return lambda scene: bool(_targets(scene, kind))


def _full_hand_opposite(scene: Scene) -> bool:
    others = opponents(scene.view, scene.side, scene.options)
    return any(len(player(scene.view, other).hand) >= 2 for other in others)


ASSISTS: dict[str, Callable[[Scene, list[str]], bool]] = {
    "Shipping Lanes": lambda scene, sent: "warship" in sent,
    "Good Hunting": lambda scene, sent: "raider" in sent,
    "Boarding Party": lambda scene, sent: bool(sent),
    "Special Cargo": lambda scene, sent: bool(sent),
    "Surprise Attack": lambda scene, sent: bool(sent),
}
"""When an assist goes with the ships sent."""

OCCASIONS: dict[str, Callable[[Scene], bool]] = {
    **{
        kind: _if_possible(kind)
        for kind in (
            "Blockade Runner", "Collier", "Damage Control", "Deception", "Fair Seas", "Fog Bank",
            "Bounding Main", "Second Chance", "Wireless Intercept", "Interrogate", "Monitor",
            "Breakdown",
        )
    },
    "Recon Aircraft": _full_hand_opposite,
    "Breakout": lambda scene: len(scene.own.ships) < 3,
    "Interned": lambda scene: any(ship.identified for ship in _enemies(scene)),
    "Transfer Command": lambda scene: any(ship.identified for ship in _enemies(scene)),
    "Heavy Weather": lambda scene: any(ship.damage for ship in _enemies(scene)),
    "Lay Mines": lambda scene: any(scene.box.ships[ship.name].mines for ship in scene.own.ships),
    catalogue.TORPEDO_BOATS: lambda scene: True,
    catalogue.MINE_BOATS: lambda scene: True,
}  # fmt: skip
"""When a card is worth being used for what it says."""


# ------------------------------------------------------------------------ using them


def _resolve(scene: Scene, orders: Any) -> Any:
    """Everything laid out is used: first other cards, then squadrons, then the own ships, mines last."""
    business = free_business(orders, scene.own)
    if business is not None:
        return business
    laid_on = {one.card: one.ship for one in active_of(scene.view).committed}
    ships, damaged = scene.box.ships, scene.damaged

    def urgency(order: Any) -> tuple[int, float]:
        kind = type(order)
        if kind is given.Intercept:
            target = order.target
            return (2 if laid_on[order.card] else 3, ships[target].vp + 5 * (target in damaged))
        if kind is given.UseAction:
            return (4, _worth_naming(scene, order))
        if kind is given.TorpedoAttack:
            return (1, scene.vp(order.target))
        if kind is given.MineAttack:
            return (1, 6.0)
        return (0, 1.0 if kind is given.EndTurn else 0.0)

    return max(orders, key=urgency)


def _worth_naming(scene: Scene, order: Any) -> float:
    """The dearest ship, the largest hand."""
    if order.ship:
        return float(scene.vp(order.ship))
    return float(len(player(scene.view, order.player).hand)) if order.player else 0.0


# ------------------------------------------------------------------------ answers


def _answer(scene: Scene, orders: Any) -> Any:
    """The best reaction in hand, for a ship that is worth it; later in the round for any."""
    target = scene.frame.target
    if target and scene.vp(target) < RICH and scene.turns_left > 2:
        return given.Decline()
    reactions = [order for order in orders if isinstance(order, given.React)]
    known = [order for order in reactions if scene.box.kind(order.card) in ANSWERS]
    if not known:
        return given.Decline()
    return min(known, key=lambda order: ANSWERS.index(scene.box.kind(order.card)))


def _first_reaction(scene: Scene, orders: Any) -> Any:
    """Play what there is."""
    return next((order for order in orders if isinstance(order, given.React)), orders[-1])


def _assist(scene: Scene, orders: Any) -> Any:
    """All assists that may be added."""
    return orders[0]


HABITS: dict[str, Habit] = {
    **SHARED,
    "commit": _commit,
    "resolve": _resolve,
    "assists": _assist,
    "boarding": _assist,
    "reaction": _answer,
    "cut": _first_reaction,
    "dodge": _first_reaction,
    "sinking": _first_reaction,
    "window": _first_reaction,
}
