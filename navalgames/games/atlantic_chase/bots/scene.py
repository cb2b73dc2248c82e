"""What one decision is made from, and what things on the table are worth to a side.

Worth is counted by the points of the scenario themselves: what would change if a ship were hit or
came home. Knows views, never more. Decides nothing.
"""

from __future__ import annotations

from collections import deque
from functools import cached_property, lru_cache
from statistics import fmean as mean

from navalgames.chance import ScriptedDice
from navalgames.charts import Charts
from navalgames.games.atlantic_chase.counters import borne_by
from navalgames.games.atlantic_chase.rules import completion, damage, gunnery, scoring
from navalgames.games.atlantic_chase.state import (
    BRITISH,
    ENEMY,
    GERMAN,
    GOOD,
    Names,
    Options,
    Ship,
    State,
    TaskForce,
    forces_of,
)
from navalgames.games.atlantic_chase.tables import Box, box_of

NOTHING_ROLLED = ScriptedDice((), record=False)
FUEL = 50
"""Changes of initiative after which German ships have been at sea for long enough: they make for home."""
PLENTY = 20
"""The lead that is enough for anybody: a convoy can be hit for points without end (11.1b)."""
OWN_LOSS = 0.25
"""What a hit on a ship is worth beside the scenario's points: sound ships are needed later."""


Ships = tuple[Ship, ...]


def faces(one: TaskForce) -> tuple[Ships, ...]:
    """What a task force may turn out to be: its ships, or the identities of one nobody knows yet (SOL.2)."""
    return (one.ships,) if one.ships else one.unknown


class Scene:
    """The view, the side that decides, and the box of the game."""

    def __init__(self, view: State, side: str, charts: Charts, options: Options) -> None:
        self.view, self.side, self.charts, self.options = view, side, charts, options
        self.box: Box = box_of(charts, options)
        self.frame = view.stack[-1]
        self.homeward = self.spent  # or a player who is content with the points as they stand
        self._battles: dict[tuple[str, str], float] = {}
        self._homes: dict[str, frozenset[str]] = {}

    @cached_property
    def own(self) -> list[TaskForce]:
        """The own task forces."""
        return forces_of(self.view, self.side)

    @cached_property
    def enemies(self) -> list[TaskForce]:
        """The enemy's task forces."""
        return forces_of(self.view, ENEMY[self.side])

    @cached_property
    def lead(self) -> float:
        """The own points less the enemy's, as the table lies."""
        return lead_of(self.view, self.side, self.box)

    @cached_property
    def spent(self) -> bool:
        """Whether German ships have been out for long enough, or won enough for anybody."""
        return self.side == GERMAN and (self.view.turn > FUEL or self.lead >= PLENTY)

    # ------------------------------------------------------------------------ worth

    def worth_home(self, one: TaskForce, port: str) -> float:
        """What a Completion would change."""
        return mean(sum(home_worth(ship, one.side, port, self.box) for ship in ships) for ships in faces(one))

    def worth_hit(self, ship: Ship) -> float:
        """What one hit on a ship is worth, a step towards its damage or sinking counted in parts."""
        return hit_worth(ship, self.box)

    def best_hit(self, one: TaskForce) -> float:
        """What a hit on the best ship of a task force is worth."""
        return mean(max((self.worth_hit(ship) for ship in ships), default=0) for ships in faces(one))

    def battle(self, own: TaskForce, enemy: TaskForce) -> float:
        """What a battle is worth: hits given less hits taken, each by what it is worth."""
        key = own.id, enemy.id
        if key not in self._battles:
            met = (self._battle(mine, theirs) for mine in faces(own) for theirs in faces(enemy))
            self._battles[key] = mean(met)
        return self._battles[key]

    def _battle(self, own: Ships, enemy: Ships) -> float:
        given_, taken = self._hits(own, enemy), self._hits(enemy, own)
        mine = sum(map(self.worth_hit, own)) / len(own)
        theirs = sum(map(self.worth_hit, enemy)) / len(enemy)
        return given_ * theirs - taken * mine

    def _hits(self, firing: Ships, target: Ships) -> float:
        """Hits to expect of ships in a battle, firing at short range now and then."""
        slow = min(self.box.speed(ship) for ship in target)
        total = 0.0
        for ship in firing:
            value = gunnery.gun_value(ship, "short", self.box)
            if value is not None:
                total += SALVOES * mean_hits(self.charts, value, slow)
        return total

    # ------------------------------------------------------------------------ the way

    def path(self, starts: Names, goals: frozenset[str], barred: frozenset[str] = frozenset()) -> Names:
        """The shortest way to a goal, the start left out, past enemy bases if it can be; () without one."""
        bases = self.box.triggers[self.side] - goals
        return self._shortest(starts, goals, barred | bases) or self._shortest(starts, goals, barred)

    def _shortest(self, starts: Names, goals: frozenset[str], barred: frozenset[str]) -> Names:
        next_to = self.box.map.neighbours[self.side]
        came: dict[str, str] = dict.fromkeys(starts, "")
        queue = deque(starts)
        while queue:
            here = queue.popleft()
            if here in goals and here not in starts:
                way = [here]
                while came[way[-1]] and came[way[-1]] not in starts:
                    way.append(came[way[-1]])
                return tuple(reversed(way))
            for place in next_to[here]:
                if place not in came and place not in barred:
                    came[place] = here
                    queue.append(place)
        return ()

    def home_ports(self, one: TaskForce) -> frozenset[str]:
        """The hexes of ports where coming home would earn most; any own port where none does."""
        if one.id not in self._homes:
            self._homes[one.id] = self._home_ports(one)
        return self._homes[one.id]

    def _home_ports(self, one: TaskForce) -> frozenset[str]:
        found: dict[str, float] = {}
        for port in self.box.ports.values():
            if self.box.control.get(port.name) == self.side:
                worth = self.worth_home(one, port.name)
                for place in port.hexes:
                    found[place] = max(worth, found.get(place, worth))
        best = max(found.values(), default=0)
        return frozenset(
            place for place, worth in found.items() if worth == best and place in self.box.map.hexes
        )


SALVOES = 2.0


def lead_of(state: State, side: str, box: Box) -> float:
    """A side's points less the enemy's."""
    totals = scoring.points(state, box)
    return totals[side] - totals[ENEMY[side]]


def _alone(ship: Ship, side: str) -> State:
    """A table with one ship: what it counts for does not hang on the others."""
    return State(side, 1, GOOD, task_forces=(TaskForce("", side, (ship,)),))


@lru_cache(maxsize=65536)
def hit_worth(ship: Ship, box: Box) -> float:
    """What one hit on a ship is worth to its enemy; all the hits it takes to damage or sink it share that."""
    counter = box.counter(ship)
    if counter.kind == "battery":
        return 0.0
    if counter.kind in ("convoy", "squadron"):
        needed = max(1, ship.limit - ship.hits) if ship.limit else 1
    else:
        needed = max(1, borne_by(box.face(ship)) - ship.hits)
    state = _alone(ship, counter.side)
    struck = damage.hit(NOTHING_ROLLED, state, ship.name, needed, box)
    return abs(lead_of(struck, BRITISH, box) - lead_of(state, BRITISH, box)) / needed + OWN_LOSS


@lru_cache(maxsize=65536)
def home_worth(ship: Ship, side: str, port: str, box: Box) -> float:
    """What a ship's coming home to a port changes for its side."""
    state = _alone(ship, side)
    home = completion.brought_home(NOTHING_ROLLED, state, "", port)
    return lead_of(home, side, box) - lead_of(state, side, box)


@lru_cache(maxsize=256)
def mean_hits(charts: Charts, value: int, speed: int) -> float:
    """The average hits of one shot with two dice."""
    modifier = gunnery.gunnery_modifier(gunnery.Aim("short", value, speed, False, False), charts)
    faces = range(1, 7)
    return sum(charts["gunnery"].result(a + b + modifier, "hits") for a in faces for b in faces) / 36


def is_trade(scene: Scene, one: TaskForce) -> bool:
    """Whether a task force is there to come home: it has a convoy with a destination."""
    return one.side == BRITISH and any(ship.destination for ship in one.ships)
