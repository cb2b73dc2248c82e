"""The table at the start of a scenario (1.3, 1.4, SCN.1)."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Iterable

from navalgames.chance import Dice
from navalgames.charts import derived
from navalgames.games.atlantic_chase.rules import battle, forces
from navalgames.games.atlantic_chase.rules.frames import Battle, Fighter, Turn
from navalgames.games.atlantic_chase.scenario.records import Counter, Fleet, Group, Line
from navalgames.games.atlantic_chase.state import (
    BRITISH,
    ENEMY,
    GERMAN,
    SIDES,
    Leader,
    Ship,
    State,
    StealthForce,
    TaskForce,
    Waiting,
)
from navalgames.games.atlantic_chase.tables import Box


class Crews:
    """Makes the ships of a scenario; equal counters get numbers in the order of the set-up."""

    def __init__(self, names: Iterable[str], box: Box) -> None:
        self._several = {name for name, times in Count(names).items() if times > 1}
        self._met: Count[str] = Count()
        self._box = box

    def ship(self, name: str, said: Counter, origin: str, destination: tuple[str, ...] = ()) -> Ship:
        """A ship as the scenario says (11.1b, 11.7a, 59.2a, 59.2b, SCN.9)."""
        counter = self._box.counter(name)
        self._met[name] += 1
        called = f"{name}#{self._met[name]}" if name in self._several else name
        torpedoes = int(counter.torpedo)
        if counter.kind not in ("squadron", "convoy"):
            return Ship(called, torpedoes=torpedoes, origin=origin)
        if counter.kind == "squadron" and said.torpedoes is not None:
            torpedoes = said.torpedoes
        return Ship(
            called, torpedoes=torpedoes, limit=said.hit_limit, smoke=said.may_make_smoke, alias=said.alias,
            destination=destination if counter.kind == "convoy" else (), origin=origin,
        )  # fmt: skip


def start(dice: Dice, box: Box) -> State:
    """The pieces as the scenario places them."""
    state = laid_out(box)
    dice.note("SCN.1", "ac-log-begins", scenario=box.scenario.id, side=state.active, turn=1)
    return state


@derived(most=64)
def laid_out(box: Box) -> State:
    """The table before anything is rolled: the same in every game of a scenario."""
    return _mini(box) if box.mini else _operation(box)


def _operation(box: Box) -> State:
    """Pieces on the map (SCN.1)."""
    scenario = box.scenario
    forces: tuple[Fleet | Group, ...] = (*scenario.fleets, *scenario.groups)
    names = [name for one in forces for name in one.ships]
    crews = Crews((*names, *_escorts(names, box)), box)
    state = State(scenario.initiative, 1, scenario.weather, scenario.tally)
    state = state._replace(task_forces=tuple(_force(one, crews, box) for one in scenario.fleets))
    return state._replace(
        stealth=_stealth(box),
        groups=tuple(
            Waiting(
                one.side, one.group,
                tuple(crews.ship(name, one.counter, one.group, one.destination) for name in one.ships),
                one.port, one.variant, one.leaders,
            )
            for one in scenario.groups
            if not one.variant or one.variant == box.options.variant
        ),
        leaders=_leaders(box),
        stack=(Turn(),),
    )  # fmt: skip


def _escorts(names: list[str], box: Box) -> list[str]:
    """The squadrons that option:escort_pool gives to convoys."""
    convoys = sum(box.counter(name).kind == "convoy" for name in names)
    return [_ESCORT] * convoys * box.charts["escort_pool"].value(box.options.escort_pool, "squadrons")


_ESCORT = "DD Squadron (British)"


def _force(one: Fleet, crews: Crews, box: Box) -> TaskForce:
    """A task force where the scenario puts it, with hits, damage and markers."""
    hits = dict(one.hits)
    ships = [
        crews.ship(name, one.counter, one.id, one.destination)._replace(
            hits=hits.get(name, 0), damaged=name in one.damaged
        )
        for name in one.ships
    ]
    if one.side == BRITISH and any(box.is_convoy(ship) for ship in ships):
        ships += escorts(crews, one.id, box)
    line = one.place.hexes if one.place.kind == "line" else ()
    (station,) = one.place.hexes if one.place.kind == "hex" else ("",)
    unknown = tuple(
        tuple(crews.ship(name, one.counter, one.id) for name in identity) for identity in one.identities
    )
    force = TaskForce(
        one.id, one.side, tuple(ships), station, one.place.box, line, one.intel, one.contact, one.evasive,
        unknown=unknown,
    )  # fmt: skip
    return forces.been(force, force.hexes, box)


def escorts(crews: Crews, origin: str, box: Box) -> list[Ship]:
    """The squadrons that sail with a convoy (option:escort_pool). Charts: escort_pool."""
    pool, row = box.charts["escort_pool"], box.options.escort_pool
    said = Counter(pool.value(row, "hit_limit"), pool.value(row, "torpedoes"))
    return [crews.ship(_ESCORT, said, origin) for _ in range(pool.value(row, "squadrons"))]


def _stealth(box: Box) -> tuple[StealthForce, ...]:
    """U-boats, submarines and mines, numbered by kind (5.6, 7.7)."""
    met: Count[str] = Count()
    found = []
    for one in box.scenario.submerged:
        initial = one.kind[0].upper()
        met[initial] += 1
        (place,) = one.place.hexes or ("",)
        found.append(StealthForce(f"{initial}{met[initial]}", one.side, one.kind, place))
    return tuple(found)


def _leaders(box: Box) -> tuple[Leader, ...]:
    """Leaders on ships, on U-boats and at hand (10.1a, 10.1b, 10.4)."""
    scenario = box.scenario
    records = {row.name: row for row in box.charts.list("leaders")}
    led: tuple[Fleet | Line, ...] = (*scenario.fleets, *scenario.battle)
    found = [Leader(name, one.side, ship, records[name].uses) for one in led for name, ship in one.leaders]
    for one, force in zip(scenario.submerged, _stealth(box), strict=True):
        if one.leader:
            found.append(Leader(one.leader, one.side, force.id, records[one.leader].uses))
    found += [Leader(name, records[name].side, "", records[name].uses) for name in scenario.at_hand]
    return tuple(found)


def _mini(box: Box) -> State:
    """Only the Battle Board: ships in the zones of the set-up (1.4, SCN.6, SCN.10, SCN.12)."""
    scenario = box.scenario
    crews = Crews([name for line in scenario.battle for name in line.ships], box)
    made = [(line, tuple(_fighting(line, crews))) for line in scenario.battle]
    names = {GERMAN: "G1", BRITISH: "B1"}
    task_forces = tuple(
        TaskForce(
            names[side], side, tuple(ship for line, ships in made if line.side == side for ship in ships)
        )
        for side in SIDES
    )
    fighters = tuple(Fighter(ship.name, line.side, line.zone) for line, ships in made for ship in ships)
    active, other = scenario.active, ENEMY[scenario.active]
    frame = Battle(
        "smoke_setup", active, (names[active], names[other]), "",
        scenario.rounds or battle.rounds_of(scenario.weather, False, box.charts),
        round=0, fighters=fighters, mini=True, sides=(active, other),
    )  # fmt: skip
    return State(active, 1, scenario.weather, task_forces=task_forces, leaders=_leaders(box), stack=(frame,))


def _fighting(line: Line, crews: Crews) -> Iterable[Ship]:
    hits = dict(line.hits)
    for name in line.ships:
        ship = crews.ship(name, line.counter, "")
        yield ship._replace(hits=hits.get(name, 0), damaged=name in line.damaged)
