"""The captain who looks ahead: manoeuvres two steps deep, fire by exact odds.

Knows views and the means of the rules' own rolls.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import exact
from navalgames.charts import Charts
from navalgames.games.frigate_duel.bots import habits, reckoning
from navalgames.games.frigate_duel.bots.afterwards import guessed, placed, possible
from navalgames.games.frigate_duel.given import (
    ChooseManoeuvre,
    ChooseShot,
    FireBroadside,
    FireChaser,
    HoldFire,
    LoadGuns,
    SplitCrew,
)
from navalgames.games.frigate_duel.rules import boarding, impulses, sea
from navalgames.games.frigate_duel.rules.asking import number_of
from navalgames.games.frigate_duel.state import Options, Ship, State
from navalgames.games.frigate_duel.tables import Box, box_of, tables_of

LIKED = 6
"""The distance up to which the short firepower counts and double shot tells."""
WORTH_NEAR, WORTH_FAR = 0.25, 0.9
"""The mean of hits for which a broadside is fired, within short range and beyond."""
NEXT = 0.6
"""How much the step after this one counts."""


def captain(view: State, side: str, orders: Any, charts: Charts, options: Options, dice: Any) -> Any:
    """An order for the pending decision."""
    box = box_of(charts, options)
    if isinstance(orders, tuple) and len(orders) > 1:
        for kind, choose in _THOUGHT.items():
            if isinstance(orders[0], kind):
                return choose(view, side, orders, box)
    return habits.usual(view, side, orders, box)


# ------------------------------------------------------------------------ manoeuvres


def _manoeuvre(view: State, side: str, orders: tuple[ChooseManoeuvre, ...], box: Box) -> ChooseManoeuvre:
    """The manoeuvre with the best outlook: after the enemy's next step, and after one more step of both."""
    own, foe = habits.own_and_foe(view, side, orders[0].ship)
    foe, aim = guessed(foe, view, box), reckoning.chases(box, side)

    def outlook(order: ChooseManoeuvre) -> float:
        return _outlook(view, placed(own, order.manoeuvre, view, box), foe, aim, box)

    return max(orders, key=outlook)


def _outlook(view: State, own: Ship, foe: Ship, aim: str, box: Box) -> float:
    """What this position brings now, and what the best next step makes of it."""
    now = _worth(view, own, foe, aim, box)
    if not impulses.next_mark(own):
        return now
    later = guessed(foe, view, box)
    return now + NEXT * max(_worth(view, step, later, aim, box) for step in possible(own, view, box))


def _worth(view: State, own: Ship, foe: Ship, aim: str, box: Box) -> float:
    """The mean of hits given less those taken, by what the side is about."""
    away, soon = sea.between(own, foe, box), reckoning.away_soon(own, foe, box)
    given = reckoning.threat(view, own, foe, box)
    taken = reckoning.threat(view, foe, own, box)
    if aim == "flee":
        return 0.4 * (away + soon) - taken + 0.3 * given
    if aim == "hunt":
        return given - 0.15 * (away + soon) - 0.5 * taken
    return given - taken - reckoning.pull(away, soon, LIKED, box)


def _load(view: State, side: str, orders: tuple[LoadGuns, ...], box: Box) -> LoadGuns:
    """Double shot: the first loading costs no time, and far away it is as good as round shot."""
    return LoadGuns(orders[0].ship, "double", "double")


# ------------------------------------------------------------------------ fire


def _fire(view: State, side: str, orders: tuple[Any, ...], box: Box) -> Any:
    """Fire when the odds are good now, or will not become better before the guns could fire again."""
    for order in orders:
        if isinstance(order, FireBroadside):
            own, foe = view.ships[number_of(view, order.ship)], view.ships[number_of(view, order.target)]
            shot = view.shots[number_of(view, order.ship)][0 if order.broadside == "port" else 1]
            smoke = reckoning.smoke_between(view, own, foe, box)
            worth = reckoning.worth_of_fire(own, foe, smoke, shot, box)
            if worth >= _threshold(own, foe, box):
                return _best_aim(orders, order, foe, reckoning.chases(box, side), box)
        elif not isinstance(order, HoldFire):
            return order
    return orders[-1]


def _threshold(own: Ship, foe: Ship, box: Box) -> float:
    """The mean of hits worth a broadside: beyond short range the guns are kept for what comes."""
    near = sea.between(own, foe, box) <= box.measures["short range"]
    return WORTH_NEAR if near else WORTH_FAR


def _best_aim(orders: tuple[Any, ...], order: FireBroadside, foe: Ship, aim: str, box: Box) -> Any:
    """The hull in a fight, the rigging of a ship that chases or flees."""
    wanted = "hull" if aim == "fight" else "rigging"
    same = [
        one
        for one in orders
        if isinstance(one, FireBroadside) and (one.ship, one.target) == (order.ship, order.target)
    ]
    return next((one for one in same if one.aim == wanted), order)


def _shot(view: State, side: str, orders: tuple[ChooseShot, ...], box: Box) -> ChooseShot:
    """The kind with most hits for its time of loading at the present distance."""
    own, foe = habits.own_and_foe(view, side, orders[0].ship)
    rate = {}
    for order in orders:
        shot = {"round": reckoning.ROUND, "double": reckoning.DOUBLE, "chain": reckoning.CHAIN}[order.shot]
        time = box.reload["full"] - box.ship_cards[own.id].quality + box.kinds[shot].reload
        hits = reckoning.worth_of_fire(own, foe, 0, shot, box)
        rate[order] = 0.0 if order.shot == "chain" else hits / max(time, box.reload["least"])
    return max(orders, key=rate.__getitem__)


# ------------------------------------------------------------------------ melee


def _split(view: State, side: str, orders: tuple[SplitCrew, ...], box: Box) -> SplitCrew:
    """The split with the best mean of successes, by the exact chances of its dice."""
    own = view.ships[number_of(view, orders[0].ship)]
    card = box.ship_cards[own.id]
    attacks = view.tasks[-1].ship == number_of(view, orders[0].ship)
    modifier = boarding.melee_modifier(card.quality, own.morale, attacks and card.nation == "FR", box)

    def mean(order: SplitCrew) -> float:
        if order.points > 8:  # many dice: every die counts about alike, so most of them roll
            return float(order.points) / 3
        return float(
            exact(
                boarding.melee_successes, order.points, order.support, modifier, tables_of(box.charts),
                box.options.melee_support_stack, "melee-attack",
            ).mean()
        )  # fmt: skip

    return max(orders, key=mean)


_THOUGHT: dict[type, Any] = {
    LoadGuns: _load,
    ChooseManoeuvre: _manoeuvre,
    ChooseShot: _shot,
    FireBroadside: _fire,
    FireChaser: _fire,
    SplitCrew: _split,
}
