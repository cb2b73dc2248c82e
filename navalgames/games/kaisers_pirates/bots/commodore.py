"""The commodore: plays to win, by the exact odds of the rules and by hands the enemy might hold.

Weighs every card by what it does best, in victory points, against what it may be worth later in the
round; lays out as many as pay; answers when the ship saved is worth more than the card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.bots import odds, partners
from navalgames.games.kaisers_pirates.bots.foresight import ANSWERS
from navalgames.games.kaisers_pirates.bots.habits import SHARED, by_habit, free_business
from navalgames.games.kaisers_pirates.bots.plans import ASSISTS, HELD, WORTH, Plan, Sortie
from navalgames.games.kaisers_pirates.bots.worth import Reckoning
from navalgames.games.kaisers_pirates.rules.frames import INTERCEPTS, MINES, Attack
from navalgames.games.kaisers_pirates.state import Options, State, active_of, located, lying

FIRST = {"Recon Aircraft": 9, "Wireless Intercept": 8, "Breakdown": 7, "Transfer Command": 6, "Interned": 6}
LAST = {"Fog Bank": -3, "Deception": -2, "Heavy Weather": -1}
ANSWER_PRICE = 1.6


def commodore(view: State, side: str, orders: Any, charts: Charts, options: Options, dice: Dice) -> Any:
    """The order of the commodore."""
    return by_habit(HABITS, Reckoning, orders, view, side, charts, options, dice)


# ------------------------------------------------------------------------ the own turn


def _commit(scene: Reckoning, orders: Any) -> Any:
    """The card that brings most above its price, as long as one does."""
    plan = Plan(scene)
    return max(reversed(orders), key=plan.gain)


def _resolve(scene: Reckoning, orders: Any) -> Any:
    """News and helpers first, then attacks by worth, what hides the enemy last; nothing that does harm."""
    business = free_business(orders, scene.own)
    if business is not None:
        return business
    laid_out = {one.card: one.ship for one in active_of(scene.view).committed}
    plan = Plan(scene)
    plan.reserved = set()

    def urgency(order: Any) -> tuple[float, float]:
        worth = _worth(scene, order, laid_out, plan)
        if isinstance(order, given.EndTurn):
            return 0.0, 0.0
        if worth <= 0:
            return -1.0, worth
        kind = scene.box.kind(order.card) if isinstance(order, given.UseAction) else ""
        return 100.0 + FIRST.get(kind, 0) + LAST.get(kind, 0), worth

    return max(orders, key=urgency)


def _worth(scene: Reckoning, order: Any, laid_out: dict[str, str], plan: Plan) -> float:
    """What an order of the own turn is worth."""
    if isinstance(order, given.Intercept):
        ship = laid_out[order.card]
        worth = scene.intercept(order.card, ship, order.target)
        assists = [
            one.card for one in plan.committed if scene.box.kind(one.card) in ASSISTS and one.use == "action"
        ]
        sortie = Sortie(order.card, ship, order.target, worth)
        return worth + sum(max(0.0, plan.assist(card, sortie)) for card in assists)
    if isinstance(order, given.MineAttack):
        return scene.foresight.mined(scene.box.cards[order.card].mine, order.player)
    if isinstance(order, given.TorpedoAttack):
        return scene.foresight.torpedoed(order.card, order.target)
    if isinstance(order, given.UseAction):
        kind = scene.box.kind(order.card)
        return WORTH[kind](scene, order.card, order.player, order.ship) if kind in WORTH else 0.0
    if isinstance(order, given.React):
        return WORTH["Reflag"](scene, order.card, "", order.ship) - HELD["Reflag"]
    return 0.0


# ------------------------------------------------------------------------ during the own attack


def _assist(scene: Reckoning, orders: Any) -> Any:
    """The assists laid out, those that name further targets first, a boarding party last if it pays."""
    added = [order for order in orders if isinstance(order, given.AddAssist)]
    if not added:
        return orders[-1]
    first = min(added, key=lambda order: ASSISTS.index(scene.box.kind(order.card)))
    if scene.box.kind(first.card) == "Boarding Party" and not _boarding_pays(scene):
        return orders[-1]
    return first


def _boarding_pays(scene: Reckoning) -> bool:
    """Whether a prize is worth more than a sinking."""
    frame: Attack = scene.frame
    frame = frame._replace(target=frame.target or frame.targets[0])
    return scene.fire(frame._replace(boarding=frame.card)) > scene.fire(frame)


def _target(scene: Reckoning, orders: Any) -> Any:
    """The target that brings the attacker the most; the least when the defender picks it."""
    frame: Attack = scene.frame
    pick = max if frame.attacker == scene.side else min
    return pick(orders, key=lambda order: scene.fire(frame._replace(target=order.target)))


def _pursue(scene: Reckoning, orders: Any) -> Any:
    """Pursue: full odds are worth more than supply."""
    frame: Attack = scene.frame
    weaker = scene.fire(frame, scene.box.modifier("intercept_fast_ship"))
    supply = 0.3 * scene.power(lying(scene.view, frame.ship)[2])
    return orders[0] if scene.fire(frame) - 0.5 * supply > weaker else orders[-1]


# ------------------------------------------------------------------------ answers


def _price(scene: Reckoning, kind: str) -> float:
    """What a reaction in hand might still be worth later in the round."""
    return ANSWER_PRICE * min(1.0, scene.turns_left / 5) * (HELD.get(kind, 1.0) / 3) ** 0.5


def _best_answer(scene: Reckoning, orders: Any, saved: Any) -> Any:
    """The reaction that saves most above its price, or none."""

    def gain(order: Any) -> float:
        if isinstance(order, given.Decline):
            return 0.0
        kind = scene.box.kind(order.card)
        return saved(kind, order) - (_price(scene, kind) if scene.view.draw_pile > 1 else 0.0)

    return max(reversed(orders), key=gain)


def _react(scene: Reckoning, orders: Any) -> Any:
    """Answer an attack when that saves more than the card may save later."""
    frame: Attack = scene.frame
    if frame.kind == MINES:
        lost = scene.mines(frame.coin, scene.side)
        return _best_answer(scene, orders, lambda kind, order: lost)
    if frame.kind not in INTERCEPTS:
        return _best_answer(scene, orders, lambda kind, order: _saved_from_torpedo(scene, frame, order.card))
    unanswered = scene.fire(frame)

    def saved(kind: str, order: Any) -> float:
        if kind not in ANSWERS:
            return 0.0
        return unanswered - ANSWERS[kind](scene, frame, order.card, unanswered)

    return _best_answer(scene, orders, saved)


def _saved_from_torpedo(scene: Reckoning, frame: Attack, card: str) -> float:
    """What Razzle-Dazzle or a Q-ship saves from a torpedo, and may win."""
    coins, boat = scene.box.cards[card], scene.box.cards[frame.card]
    lost = scene.bomb(frame.coin, lying(scene.view, frame.target)[2])
    if coins.kind == "Razzle-Dazzle":
        return lost * odds.success(coins.challenge, 0, coins.response, scene.charts)
    boat_sunk, ship_sunk = odds.duel(coins, boat, scene.charts) if boat.torpedo else (0.0, 0.0)
    return lost + boat_sunk * boat.vp - ship_sunk * scene.weight * coins.vp


def _cut(scene: Reckoning, orders: Any) -> Any:
    """Slim Pickings against all targets of a multiple intercept but one."""
    frame: Attack = scene.frame
    threats = sorted(scene.fire(frame._replace(target=name)) for name in frame.targets)
    return _best_answer(scene, orders, lambda kind, order: sum(threats[:-1]))


def _after_sinking(scene: Reckoning, orders: Any) -> Any:
    """Recalled against the ship that sank a merchantman, Mistaken Identity for the better of two sunk."""
    frame: Attack = scene.frame

    def saved(kind: str, order: Any) -> float:
        coins = scene.box.cards[order.card]
        chance = odds.success(coins.challenge, 0, coins.response, scene.charts)
        if kind == "Recalled":
            return chance * _threat(scene, frame.ship)
        return chance * 2 * (scene.vp(frame.target) - scene.vp(order.ship))

    return _best_answer(scene, orders, saved)


def _threat(scene: Reckoning, name: str) -> float:
    """What an enemy ship may still do."""
    found = located(scene.view, name)
    return scene.power(found[2]) if found else 0.0


def _window(scene: Reckoning, orders: Any) -> Any:
    """Reflag for a ship just identified, Recalled for a ship that sank a merchantman."""

    def saved(kind: str, order: Any) -> float:
        if kind == "Recalled":
            coins = scene.box.cards[order.card]
            chance = odds.success(coins.challenge, 0, coins.response, scene.charts)
            return chance * _threat(scene, order.ship)
        return WORTH["Reflag"](scene, order.card, "", order.ship)

    return _best_answer(scene, orders, saved)


def _dodge(scene: Reckoning, orders: Any) -> Any:
    """Reflag before Interned or Transfer Command takes the ship."""
    return _best_answer(scene, orders, lambda kind, order: 0.6 * scene.fate_values(scene.frame.target)[2])


HABITS: dict[str, Callable[[Reckoning, Any], Any]] = {
    **SHARED,
    "carry": partners.carry,
    "giving": partners.give_cards,
    "returning": partners.give_cards,
    "commit": _commit,
    "resolve": _resolve,
    "assists": _assist,
    "boarding": _assist,
    "second_target": _target,
    "keep_target": _target,
    "choose_target": _target,
    "pursuit": _pursue,
    "reaction": _react,
    "cut": _cut,
    "sinking": _after_sinking,
    "window": _window,
    "dodge": _dodge,
}
