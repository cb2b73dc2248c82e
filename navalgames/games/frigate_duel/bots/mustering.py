"""Where the captain's crew stands: to board, to chase or flee, to fight with the guns.

Knows views. Chooses nothing but crew.
"""

from __future__ import annotations

from collections.abc import Iterable

from navalgames.games.frigate_duel.bots import boarding_odds, habits, reckoning
from navalgames.games.frigate_duel.crew_form import CrewForm
from navalgames.games.frigate_duel.given import AssignCrew
from navalgames.games.frigate_duel.rules import sea, wounds
from navalgames.games.frigate_duel.rules.crew import short_firepower
from navalgames.games.frigate_duel.state import (
    FIRE_PARTY,
    MELEE,
    PORT,
    REPAIR,
    RESERVE,
    RIGGING_CHANGE,
    SAILING,
    STARBOARD,
    Ship,
    State,
    crew_points,
)
from navalgames.games.frigate_duel.tables import Box

Wishes = Iterable[tuple[int, int]]
REACH = 6
"""The distance at the start of a turn up to which an enemy may be boarded in it."""
PROMISING = 0.15
"""What a melee must promise for all hands to be called to it; a ship taken is 1."""
FEARED = 0.2
"""What an enemy's attack may promise before more crew is kept against it."""


def assigned(view: State, side: str, form: CrewForm, box: Box) -> AssignCrew:
    """The crew for this turn."""
    own, foe = habits.own_and_foe(view, side, form.ship)
    aim, near = reckoning.chases(box, side), own.grappled >= 0 or sea.between(own, foe, box) <= REACH
    if near and aim != "flee":
        order = placed(form, boarding(form.points))
        if boarding_odds.attack(own, order.boxes[MELEE], foe, mustered(foe), box).worth >= PROMISING:
            return order
    if aim != "fight" and box.scenario.kind == "chase" and own.grappled < 0:
        return placed(form, chasing(view, form, own, foe, box))
    return placed(form, fighting(view, form, own, foe, near, box))


def placed(form: CrewForm, wishes: Wishes) -> AssignCrew:
    """The crew by wishes, first come first served: each names a box and the points it is to have by then."""
    left, crew = form.points, [0] * len(form.most)
    for box, wanted in wishes:
        more = min(left, max(min(wanted, form.most[box]) - crew[box], 0))
        crew[box] += more
        left -= more
    crew[RESERVE] += left
    return AssignCrew(form.ship, tuple(crew))


def boarding(points: int) -> Wishes:
    """All hands to board: a single point fires a loaded broadside (P5.3)."""
    return ((PORT, 1), (STARBOARD, 1), (SAILING, 1), (MELEE, points))


def chasing(view: State, form: CrewForm, own: Ship, foe: Ship, box: Box) -> Wishes:
    """In a chase sails and rigging come first; guns are served when they may soon bear."""
    near = sea.between(own, foe, box) <= box.kinds[reckoning.CHAIN].range
    first, second = habits.gun_order(view, own, foe, box)
    guns = short_firepower(own, box)
    return (
        (FIRE_PARTY, int(own.burning)),
        (SAILING, 2),
        (RIGGING_CHANGE, 0 if own.sail == "full" else 2),
        (first, guns if near else 1),
        (REPAIR, 4 if wounds.repairable(own, box) else 0),
        (second, (guns + 1) // 2),
        (MELEE, form.points),
    )


def fighting(view: State, form: CrewForm, own: Ship, foe: Ship, near: bool, box: Box) -> Wishes:
    """In a fight: whoever is loaded can fire, the side to the enemy loads fast, boarders are met."""
    first, second = habits.gun_order(view, own, foe, box)
    guns = short_firepower(own, box)
    return (
        (FIRE_PARTY, int(own.burning)),
        (first, 1),
        (second, int(own.loaded[second])),
        (SAILING, 1),
        (first, (guns + 1) // 2),
        (MELEE, guard(form, own, foe, box) if near else 0),
        (first, guns),
        (second, (guns + 1) // 2),
        (REPAIR, 2 if wounds.repairable(own, box) else 0),
        (second, guns),
        (MELEE, form.points),
    )


def guard(form: CrewForm, own: Ship, foe: Ship, box: Box) -> int:
    """The fewest defenders against whom the enemy's attack is not to be feared."""
    most = form.points // 3
    for defenders in range(most):
        if boarding_odds.attack(foe, mustered(foe), own, defenders, box).worth < FEARED:
            return defenders
    return most


def mustered(foe: Ship) -> int:
    """How many boarders an enemy is likely to have who sees us come."""
    return max(foe.crew[MELEE], crew_points(foe) // 3)
