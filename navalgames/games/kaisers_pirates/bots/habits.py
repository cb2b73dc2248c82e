"""How a player comes to an order: one habit for each decision, and the small habits all players share.

Knows the shape of a habit and decisions without much to weigh. Knows no player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from typing import Any, TypeVar

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.state import Options, Ship, State, player
from navalgames.games.kaisers_pirates.tables import Box, box_of


class Scene:
    """What one decision is made from: the view, the side that decides, and the box of the game."""

    def __init__(self, view: State, side: str, charts: Charts, options: Options, dice: Dice) -> None:
        self.view, self.side, self.charts, self.options, self.dice = view, side, charts, options, dice
        self.box: Box = box_of(charts, options)
        self.own = player(view, side)
        self.frame = view.stack[-1]

    def vp(self, name: str) -> int:
        """The VP on a ship's card."""
        return self.box.ships[name].vp

    @cached_property
    def damaged(self) -> frozenset[str]:
        """The names of all damaged ships on the table, whosever they are."""
        return frozenset(
            [
                ship.name
                for one in self.view.players
                for row in (one.ships, one.merchantmen, one.prizes)
                for ship in row
                if ship.damage
            ]
        )

    @property
    def turns_left(self) -> int:
        """The own turns up to the end of the round, this or the next one included."""
        seats = len(self.view.seats)
        return max(1, -(-self.view.draw_pile // seats))


STEPS = {"d4": 1, "d6": 2, "d8": 3, "d10": 4}
Habit = Callable[[Scene, Any], Any]
SomeScene = TypeVar("SomeScene", bound=Scene)


def by_habit(
    habits: Mapping[str, Callable[[SomeScene, Any], Any]],
    scene: Callable[..., SomeScene],
    orders: Any,
    *asked: Any,
) -> Any:
    """The order of the habit for the pending decision; the only order where there is no choice.

    Args:
        scene: what makes the scene of a decision.
        asked: what it makes it from: view, side, charts, options, dice.
    """
    if len(orders) == 1:
        return orders[0]
    here = scene(*asked)
    return habits[here.frame.stage](here, orders)


def always_first(scene: Scene, orders: Any) -> Any:
    """The first order offered: go on, try, discard in the order of use."""
    return orders[0]


def always_last(scene: Scene, orders: Any) -> Any:
    """The last order offered: decline, stop, go on."""
    return orders[-1]


def own_first_turn(scene: Scene, orders: Any) -> Any:
    """Begin oneself."""
    return given.ChooseFirst(scene.side)


def dearest(scene: Scene, orders: Any) -> Any:
    """The target with the most victory points; with the fewest when the defender picks it."""
    pick = max if scene.frame.attacker == scene.side else min
    return pick(orders, key=lambda order: scene.vp(order.target))


def for_the_next_draw(scene: Scene, orders: Any) -> Any:
    """The strongest of the cards lifted on top: the own draw comes first, then those of the others."""
    cards = scene.box.cards

    def strength(card: str) -> int:
        return sum(int(die[1:]) for die in cards[card].intercept.split("+"))

    def placed(order: Any) -> float:
        return sum(strength(card) * (-1 if place else 1) for place, card in enumerate(order.cards))

    return max(orders, key=placed)


@lru_cache(maxsize=256)
def coin_strength(coin: str) -> int:
    """A rough measure of a coin: one step for a d4 up to four for a d10, for all its dice.

    >>> coin_strength("d6"), coin_strength("d10"), coin_strength("d10+d8+d4")
    (2, 4, 8)
    """
    return sum(STEPS[die] for die in coin.split("+"))


def strongest(scene: Scene, orders: Any) -> Any:
    """The ship with the best dice to attack and to defend itself with."""

    def strength(order: Any) -> int:
        ship = scene.box.ships[order.ship]
        return sum(coin_strength(coin) for coin in (ship.attack, ship.defence) if coin)

    return max(orders, key=strength)


def weakest_to_mate(scene: Scene, orders: Any) -> Any:
    """The ship with fewer VP goes to the team-mate."""
    return min(orders, key=lambda order: scene.vp(order.ship))


def keep_the_best_hidden(scene: Scene, orders: Any) -> Any:
    """Carry over the raider whose guns come near a cruiser's; of an opponent the ship worth least."""
    owner = orders[0].player
    if owner != scene.side:
        return min(orders, key=lambda order: sum(map(scene.vp, order.ships)))

    def appeal(order: Any) -> float:
        return sum(scene.box.ships[name].attack.count("+") - 0.5 for name in order.ships)

    return max(orders, key=appeal)


def damaged_or_short(ship: Ship) -> bool:
    """Whether a ship has something to wait for in Island Refuge."""
    return bool(ship.damage or ship.out_of_supply)


def free_business(orders: Any, own: Any) -> Any:
    """What needs no card: refuge is tried and, by a sound ship, left; prizes give supplies."""
    waiting = {ship.name for ship in own.ships if damaged_or_short(ship)}
    for order in orders:
        if isinstance(order, (given.TryRefuge, given.SupplyFromPrize)):
            return order
        if isinstance(order, given.LeaveRefuge) and order.ship not in waiting:
            return order
    return None


SHARED: dict[str, Habit] = {
    "choose_first": own_first_turn,
    "choose_warship": strongest,
    "choose_merchantman": strongest,
    "second_target": dearest,
    "keep_target": dearest,
    "choose_target": dearest,
    "discard": always_first,
    "passage": always_first,
    "capture_supply": always_first,
    "pursuit": always_first,
    "shallow_pursuit": always_last,
    "look": for_the_next_draw,
    "giving": always_last,
    "returning": always_last,
    "gift": weakest_to_mate,
    "carry": keep_the_best_hidden,
    "swap": always_last,
}
"""What all players do alike."""
