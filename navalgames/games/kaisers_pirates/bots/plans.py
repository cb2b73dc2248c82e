"""What to lay out: each card weighed by the best it can do this turn against what it may do later.

Knows the worth of attacks and cards. Must not know what happens after the cards are laid out.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.bots import partners
from navalgames.games.kaisers_pirates.bots.cards import CARDS
from navalgames.games.kaisers_pirates.bots.worth import Reckoning
from navalgames.games.kaisers_pirates.rules import limits, resolving
from navalgames.games.kaisers_pirates.rules.cards import catalogue
from navalgames.games.kaisers_pirates.rules.frames import BRITISH, GERMAN, TORPEDO
from navalgames.games.kaisers_pirates.state import Committed, Names, active_of, lying, player
from navalgames.games.kaisers_pirates.tables import RAIDER, WARSHIP

WORTH = {**CARDS, "Exchange Information": partners.exchange}
PRICE, STEEPNESS = 3.6, 1.2
AGAIN = 0.35
HELD = {
    "AMC": 6.0, "Slim Pickings": 4.0, "Shallow Run": 4.0, "Break Contact": 3.8, "Non-Combatant": 3.2,
    "Trap": 4.0, "Fast Ship": 2.8, "Recalled": 3.0, "Q-Ship": 3.0, "Minesweeper": 2.5, "Razzle-Dazzle": 2.0,
    "Mistaken Identity": 2.0, "QQQ": 1.8, "Sail Q-Ship": 0.5, "Pull the Plug": 2.5, "Reflag": 1.5,
    "Recon Aircraft": 5.0, "Shipping Lanes": 4.0, "Special Cargo": 3.6, "Good Hunting": 2.8,
    "Surprise Attack": 2.5, "Lay Mines": 5.0, catalogue.TORPEDO_BOATS: 4.0, catalogue.MINE_BOATS: 5.0,
}  # fmt: skip
"""What a card is worth in hand early in a round, where that is more than the price of any card."""
SCARCE = 5
LANES, HUNTING = "Shipping Lanes", "Good Hunting"
ASSISTS = (LANES, HUNTING, "Special Cargo", "Surprise Attack", "Searchlight", "Boarding Party")


class Sortie(NamedTuple):
    """An intercept laid out, the target it is meant for, and what it is worth alone."""

    card: str
    ship: str
    target: str
    worth: float


class Plan:
    """The cards already laid out, what they are meant for, and the worth of one more."""

    def __init__(self, scene: Reckoning) -> None:
        self.scene = scene
        self.committed: tuple[Committed, ...] = active_of(scene.view).committed
        self.kinds = [scene.box.kind(one.card) for one in self.committed if one.use == "action"]
        self.targets = {
            kind: limits.targets_of(scene.view, scene.side, kind, scene.box)
            for kind in (GERMAN, BRITISH, TORPEDO)
        }
        self.sent = {one.ship for one in self.committed if one.ship}
        self.reserved: set[str] = set()
        self.sorties: list[Sortie] = []
        for one in self.committed:
            if one.use == "intercept":
                sortie = self.best_sortie(one.card, one.ship)
                if sortie is not None:
                    self.sorties.append(sortie)
                    self.reserved.add(sortie.target)
        self._reserve_further_targets()

    def _reserve_further_targets(self) -> None:
        """Targets that an assist laid out will add to an intercept are not meant for others."""
        for kind, column in ((LANES, "german_warship"), (HUNTING, "german_raider")):
            sortie = next((one for one in self.sorties if self.column(one) == column), None)
            if kind in self.kinds and sortie is not None:
                further = sorted(self.further(sortie), key=lambda name: -self.of(sortie, name))
                self.reserved.update(further if kind == LANES else further[:1])

    def best_sortie(self, card: str, ship: str) -> Sortie | None:
        """The target that makes the most of an intercept, of those not meant for others."""
        best = None
        for target in self.targets[GERMAN if ship else BRITISH]:
            if target in self.reserved:
                continue
            worth = self.scene.intercept(card, ship, target)
            if best is None or worth > best.worth:
                best = Sortie(card, ship, target, worth)
        return best

    # -------------------------------------------------------------------- prices

    def share_of_round(self) -> float:
        """How much of the time is left in which a card in hand is still of use."""
        return min(1.0, (self.scene.turns_left - 1) / SCARCE)

    def price(self, card: str) -> float:
        """What a card costs that is played now: the less, the more cards are left for the turns left."""
        scene = self.scene
        if scene.turns_left == 1:
            kept = HELD.get(scene.box.kind(card), 0.0) if scene.box.cards[card].colour == "reaction" else 0.0
            return 0.3 * kept if scene.view.draw_pile > 1 else 0.0
        pace = (len(scene.own.hand) + scene.turns_left - 1) / scene.turns_left
        usual = PRICE / pace**STEEPNESS
        return max(usual, HELD.get(scene.box.kind(card), 0.0) * self.share_of_round())

    # -------------------------------------------------------------------- one more card

    def gain(self, order: Any) -> float:
        """What laying out one more card brings above its price."""
        if isinstance(order, given.EndCommitment):
            return 0.0
        if order.use == "intercept":
            return self.gain_of_intercept(order)
        return self.worth_of_action(order) - self.price(order.card)

    def gain_of_intercept(self, order: Any) -> float:
        """An intercept, with the best assist in hand if that pays."""
        if order.ship in self.sent:
            return -1.0
        sortie = self.best_sortie(order.card, order.ship)
        if sortie is None:
            return -1.0
        return sortie.worth - self.price(order.card) + self.bonus(sortie)

    def bonus(self, sortie: Sortie) -> float:
        """What the best assist in hand would add to an intercept above its own price."""
        best = 0.0
        for card in self.scene.own.hand:
            if card != sortie.card and self.scene.box.kind(card) in ASSISTS:
                best = max(best, self.assist(card, sortie) - self.price(card))
        return best

    def worth_of_action(self, order: Any) -> float:
        """The action side of a card on its best aim."""
        scene, card = self.scene, self.scene.box.cards[order.card]
        if card.colour == "assist":
            free = [one for one in self.sorties if card.kind not in self.kinds]
            return max((self.assist(order.card, one) for one in free), default=-1.0)
        if card.kind == catalogue.LAY_MINES:
            return -1.0 if not order.ship or order.ship in self.sent else self.best_mines(card.mine)
        if card.kind in (catalogue.TORPEDO_BOATS, catalogue.MINE_BOATS):
            shots = [self.torpedo(card.id, name) for name in self.targets[TORPEDO]]
            mines = self.best_mines(card.mine) if card.mine else 0.0
            return max(mines, *shots) if shots else mines
        if card.kind not in WORTH:
            return -1.0
        aims = catalogue.ORDINARY[card.kind].aims(scene.view, scene.side, scene.box)
        best = max((WORTH[card.kind](scene, card.id, *aim) for aim in aims), default=-1.0)
        return best * AGAIN if card.kind in self.kinds else best

    def best_mines(self, coin: str) -> float:
        """Mines against the opponent whose merchantmen suffer most."""
        scene = self.scene
        victims = resolving.minable(scene.view, scene.side, scene.box)
        return max((scene.foresight.mined(coin, other) for other in victims), default=-1.0)

    def torpedo(self, card: str, name: str) -> float:
        """A torpedo at a merchantman that is not meant for others."""
        return 0.0 if name in self.reserved else self.scene.foresight.torpedoed(card, name)

    # -------------------------------------------------------------------- assists

    def assist(self, card: str, sortie: Sortie) -> float:
        """What an assist adds to an intercept."""
        scene, kind = self.scene, self.scene.box.kind(card)
        column = self.column(sortie)
        word = scene.box.charts["assist_legality"].value(kind, column)
        night = scene.box.cards[sortie.card].night
        if word == "no" or (word == "night" and not night):
            return -1.0
        if kind in (LANES, HUNTING):
            values = [self.of(sortie, name) for name in self.further(sortie)]
            return (sum(values) if kind == LANES else max(values)) if values else -1.0
        if kind == "Boarding Party":
            if lying(scene.view, sortie.target)[2].damage:
                return -1.0
            return scene.intercept(sortie.card, sortie.ship, sortie.target, (), True) - sortie.worth
        added = scene.intercept(sortie.card, sortie.ship, sortie.target, (card,)) - sortie.worth
        if kind in ("Special Cargo", "Surprise Attack") and LANES in self.kinds:
            added *= 2
        return added

    def column(self, sortie: Sortie) -> str:
        """The column of the chart of assists."""
        if not sortie.ship:
            return "british_intercept"
        return {WARSHIP: "german_warship", RAIDER: "german_raider"}[self.scene.box.ships[sortie.ship].kind]

    def further(self, sortie: Sortie) -> Names:
        """Further merchantmen of the same opponent that are not meant for others."""
        theirs = player(self.scene.view, lying(self.scene.view, sortie.target)[0]).merchantmen
        taken = self.reserved | {sortie.target}
        return tuple(
            ship.name for ship in theirs if ship.name not in taken and ship.name in self.targets[GERMAN]
        )

    def of(self, sortie: Sortie, name: str) -> float:
        """What a sortie is worth against one further target."""
        return self.scene.intercept(sortie.card, sortie.ship, name)
