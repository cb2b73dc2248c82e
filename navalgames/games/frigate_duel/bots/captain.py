"""The captain who looks ahead: manoeuvres two steps deep, fire by exact odds.

Knows views and the means of the rules' own rolls.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.frigate_duel.bots import boarding_odds, habits, mustering, reckoning, sensible
from navalgames.games.frigate_duel.bots.afterwards import guessed, placed, possible
from navalgames.games.frigate_duel.crew_form import CrewForm
from navalgames.games.frigate_duel.given import (
    Board,
    BonusMove,
    ChooseManoeuvre,
    ChooseShot,
    FireBroadside,
    FireChaser,
    HoldFire,
    LoadGuns,
    SplitCrew,
    TryFreeing,
    TryGrapple,
)
from navalgames.games.frigate_duel.rules import impulses, sailing, sea
from navalgames.games.frigate_duel.rules.asking import number_of
from navalgames.games.frigate_duel.state import (
    MELEE,
    Options,
    Ship,
    State,
    crew_points,
)
from navalgames.games.frigate_duel.tables import Box, box_of, tables_of

LIKED = 9
"""The distance that is liked: just beyond short range, to choose the moment at which to close."""
DARING = 0.1
"""What less the enemy's fire counts with every late turn: two that only wait never fight."""
WORTH_NEAR, WORTH_FAR = 0.25, 0.9
"""The mean of hits for which a broadside is fired, within short range and beyond."""
NEXT = 0.6
"""How much the step after this one counts."""
HARM = 1.8
"""What the harm of a broadside counts beside distances."""
FLEE = 1.0
"""What a point of distance counts in hits for a ship that flees."""
ESCAPE = 0.4
"""The same where the pursuer may be crippled instead (P19.4)."""
HUNT = 0.3
"""The same for a ship that hunts."""
PULL = 0.8
"""What a point of distance costs a ship whose hands stand ready to board."""
PRIZE = 10.0
"""What a ship taken counts in hits."""


def captain(view: State, side: str, orders: Any, charts: Charts, options: Options, dice: Dice) -> Any:
    """An order for the pending decision."""
    box = box_of(charts, options)
    if isinstance(orders, CrewForm):
        return mustering.assigned(view, side, orders, box)
    if len(orders) > 1:
        for kind, choose in _THOUGHT.items():
            if isinstance(orders[0], kind) or isinstance(orders[-1], kind):
                return choose(view, side, orders, box)
    return habits.usual(view, side, orders, box)


# ------------------------------------------------------------------------ manoeuvres


def _manoeuvre(view: State, side: str, orders: tuple[ChooseManoeuvre, ...], box: Box) -> ChooseManoeuvre:
    """The manoeuvre with the best outlook: after the enemy's next step, and after one more step of both."""
    own, foe = habits.own_and_foe(view, side, orders[0].ship)
    foe, aim = _expected(view, own, foe, box), reckoning.chases(box, side)

    def outlook(order: ChooseManoeuvre) -> float:
        return _outlook(view, placed(own, order.manoeuvre, view, box), foe, aim, box)

    return max(orders, key=outlook)


def _expected(view: State, own: Ship, foe: Ship, box: Box) -> Ship:
    """The enemy when the own manoeuvre is done, if she is handled sensibly."""
    until, aim, there = impulses.next_mark(own), reckoning.chases(box, foe.side), guessed(own, view, box)
    for _ in range(len(foe.moving) + len(foe.steering)):
        if not 0 < impulses.next_mark(foe) <= until:
            break
        steps = possible(foe, view, box)
        foe = max(steps, key=lambda step: sensible.worth_of(view, step, there, aim, box))
    return foe


def _outlook(view: State, own: Ship, foe: Ship, aim: str, box: Box) -> float:
    """What this position brings now, and what the best next step makes of it."""
    now = _worth(view, own, foe, aim, box)
    if not impulses.next_mark(own):
        return now
    later = _expected(view, own, foe, box)
    return now + NEXT * max(_worth(view, step, later, aim, box) for step in possible(own, view, box))


def _worth(view: State, own: Ship, foe: Ship, aim: str, box: Box) -> float:
    """The mean of hits given less those taken, by what the side is about."""
    away, soon = sea.between(own, foe, box), reckoning.away_soon(own, foe, box)
    given = HARM * reckoning.harm(view, own, foe, box, reckoning.DOUBLE)
    taken = HARM * reckoning.harm(view, foe, own, box)
    if aim == "flee":
        far = FLEE if box.scenario.kind == "chase" else ESCAPE
        return far * (away + soon) - taken + 0.3 * given
    boards = own.crew[MELEE] > 2 * foe.crew[MELEE]
    prize = 0.0 if away else PRIZE * _promise(own, foe, box) * boarding_odds.grapple(own, foe, box)
    if boards:
        prize -= PULL * away
    if aim == "hunt":
        return prize + given - HUNT * (away + soon) - 0.5 * taken
    late = reckoning.late(view)
    liked = 0 if boards else max(LIKED - late, sensible.LIKED)
    return prize + given - max(1 - DARING * late, 0.0) * taken - reckoning.pull(away, soon, liked, box)


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
    """The mean of hits worth a broadside: beyond short range the guns are kept for what comes, if it comes.

    Of two ships that each wait for the other to come nearer neither would fire a gun.
    """
    away = sea.between(own, foe, box)
    comes = away > box.measures["short range"] and reckoning.away_soon(own, foe, box) < away
    return WORTH_FAR if comes else WORTH_NEAR


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


# ------------------------------------------------------------------------ boarding


def _promise(own: Ship, foe: Ship, box: Box) -> float:
    """What a melee of the crews as they stand promises (boarding_odds.Promise.worth)."""
    return boarding_odds.attack(own, own.crew[MELEE], foe, foe.crew[MELEE], box).worth


def _grapple(view: State, side: str, orders: tuple[Any, ...], box: Box) -> Any:
    """Grapple where the melee promises enough."""
    for order in orders:
        if isinstance(order, TryGrapple):
            own, foe = view.ships[number_of(view, order.ship)], view.ships[number_of(view, order.target)]
            if _promise(own, foe, box) >= mustering.PROMISING:
                return order
    return orders[0]


def _board(view: State, side: str, orders: tuple[Any, ...], box: Box) -> Any:
    """An attack costs the attacker nothing (P15.3)."""
    return orders[-1]


def _split(view: State, side: str, orders: tuple[SplitCrew, ...], box: Box) -> SplitCrew:
    """The attack with the best chance of a capture, the defence with most cancels."""
    task, number = view.tasks[-1], number_of(view, orders[0].ship)
    own, stack = view.ships[number], box.options.melee_support_stack
    points, attacks, tables = own.crew[MELEE], task.ship == number, tables_of(box.charts)
    party = boarding_odds.party_of(own, points, attacks, box)
    if attacks:
        foe = view.ships[task.other]
        against = boarding_odds.party_of(foe, foe.crew[MELEE], False, box)
        dice = boarding_odds.best_attack(tables, party, against, stack).dice
    else:
        dice = boarding_odds.best_defence(tables, party, stack)
    return next((order for order in orders if order.points == dice), orders[0])


def _free(view: State, side: str, orders: tuple[Any, ...], box: Box) -> Any:
    """Stay where the ship may be taken next turn."""
    own, foe = habits.own_and_foe(view, side, orders[-1].ship)
    points = crew_points(own) - 3
    promising = (
        points > 0
        and boarding_odds.attack(own, points, foe, mustering.mustered(foe), box).worth >= mustering.PROMISING
    )
    return orders[0] if promising else orders[-1]


def _bonus(view: State, side: str, orders: tuple[Any, ...], box: Box) -> Any:
    """In a chase strain the rigging as long as no speed is lost by it (P7.2)."""
    own = view.ships[number_of(view, orders[-1].ship)]
    boxes = box.ship_cards[own.id].rigging
    lost = own.rigging_lost
    slower = sailing.quarters_lost(lost + 1, boxes) > sailing.quarters_lost(lost, boxes)
    if reckoning.chases(box, side) == "fight" or slower:
        return orders[0]
    return next(order for order in orders if isinstance(order, BonusMove) and order.straining == 1)


_THOUGHT: dict[type, Any] = {
    LoadGuns: _load,
    ChooseManoeuvre: _manoeuvre,
    ChooseShot: _shot,
    FireBroadside: _fire,
    FireChaser: _fire,
    SplitCrew: _split,
    TryGrapple: _grapple,
    Board: _board,
    TryFreeing: _free,
    BonusMove: _bonus,
}
