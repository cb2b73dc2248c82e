"""The battle board: shots, torpedoes, breaking away, and whole battles between two ships (54 to 61).

Knows how sliders name ships and ranges. The rules stand in `rules`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.charts import Charts
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.questions.laid import given_once, offers
from navalgames.games.atlantic_chase.questions.merging import forgetful, pauses
from navalgames.games.atlantic_chase.questions.sliders import (
    RANGE_NAMES,
    SHIPS,
    SPEED_PLACES,
    box_for,
    choice,
    switch,
    the_speed,
    whole,
)
from navalgames.games.atlantic_chase.rules import board, breaking_away, damage, gunnery, sequence, torpedoes
from navalgames.games.atlantic_chase.rules.breaking_away import Position
from navalgames.games.atlantic_chase.rules.frames import Battle, Fighter, Turn
from navalgames.games.atlantic_chase.rules.gunnery import Aim
from navalgames.games.atlantic_chase.state import (
    BRITISH,
    CLOSE,
    GERMAN,
    GOOD,
    ZONES,
    Options,
    Ship,
    State,
    TaskForce,
)
from navalgames.games.atlantic_chase.tables import Box
from navalgames.games.contract import Question

GROUP = "battle"
UNDAMAGED, DAMAGED, SUNK = FATES = ("undamaged", "damaged", "sunk")
_AIM = (
    choice("range", tuple(RANGE_NAMES), "long", "56.2"),
    whole("value", -2, 5, 2, "57.3"),
)
_SMOKE = (switch("firer_in_smoke", "60.7b"), switch("target_in_smoke", "60.7a"))


def shot_hits(
    dice: Any, charts: Charts, range: str, value: int, target_speed: str, firer_in_smoke: bool,
    target_in_smoke: bool,
) -> int:  # fmt: skip
    """The hits of one gunnery attack. Rule: 57.2a to 57.4, 58.1, 60.7a to 60.7c."""
    aim = Aim(RANGE_NAMES[range], value, SPEED_PLACES[target_speed], firer_in_smoke, target_in_smoke)
    return gunnery.shot(dice, aim, charts)


def ship_fires(
    dice: Any, charts: Charts, firer: str, damaged: bool, range: str, target_speed: str, **options: Any
) -> int:
    """The hits of one gunnery attack of a ship as its counter has it. Rule: 6.6 to 6.8, 6.19, 56.3, 56.4."""
    value = gunnery.gun_value(Ship(SHIPS[firer], damaged=damaged), RANGE_NAMES[range], _box(charts, options))
    return 0 if value is None else shot_hits(dice, charts, range, value, target_speed, False, False)


def ship_launches(
    dice: Any, charts: Charts, launcher: str, damaged: bool, target_speed: str, **options: Any
) -> int:
    """The hits of a ship's torpedoes in the Close zone, if it may launch. Rule: 6.16, 59.1 to 59.5, 59.7b."""
    box = _box(charts, options)
    ship = Ship(SHIPS[launcher], damaged=damaged, torpedoes=int(box.counter(SHIPS[launcher]).torpedo))
    state = fought((TaskForce("G1", GERMAN, (ship,), "12,0"), TaskForce("B1", BRITISH, ())), GERMAN, CLOSE, 1)
    frame = state.stack[-1]
    if not torpedoes.may_launch(state, frame, frame.fighters[0], box):
        return 0
    return torpedo_hits(dice, charts, target_speed)


def _box(charts: Charts, options: dict[str, Any]) -> Box:
    return box_for(charts, Options(**options))


def torpedo_hits(dice: Any, charts: Charts, target_speed: str) -> int:
    """The hits of one torpedo attack. Rule: 59.7b."""
    return torpedoes.torpedo(dice, SPEED_PLACES[target_speed], charts)


def away(
    dice: Any, charts: Charts, all_far: bool, enemy_near: bool, own_slowest: str, enemy_slowest: str,
    enemy_fastest: str, break_away_speed: str,
) -> str:  # fmt: skip
    """Whether an attempt to break away succeeds. Rule: 61.3 to 61.6. Charts: break_away."""
    speeds = sorted((SPEED_PLACES[enemy_slowest], SPEED_PLACES[enemy_fastest]))
    position = Position(all_far, enemy_near, SPEED_PLACES[own_slowest], *speeds)
    return "gets_away" if breaking_away.breaks_away(dice, position, charts, break_away_speed) else "stays"


class Target(NamedTuple):
    """A ship under fire, shot by shot; None once it is sunk."""

    ship: Ship | None
    shots: int
    last: int
    range: str
    value: int
    firer_in_smoke: bool
    target_in_smoke: bool


def _target(
    charts: Charts, ship: str, shots: int, range: str, value: int, firer_in_smoke: bool, target_in_smoke: bool
) -> Target:
    return Target(Ship(SHIPS[ship]), 0, shots, RANGE_NAMES[range], value, firer_in_smoke, target_in_smoke)


def one_shot(dice: Any, target: Target, charts: Charts) -> Target:
    """One more shot, applied at once: in a battle those of one step wait for its end (57.5, 58.3 to 58.5)."""
    box = box_for(charts)
    aim = Aim(
        target.range, target.value, box.speed(target.ship), target.firer_in_smoke, target.target_in_smoke
    )
    hits = gunnery.shot(dice, aim, charts)
    return target._replace(ship=damage.after_hits(target.ship, hits, box), shots=target.shots + 1)


def _shot_over(target: Target) -> bool:
    return target.ship is None or target.shots >= target.last


def fate(ship: Ship | None) -> str:
    """Undamaged, damaged or sunk."""
    return SUNK if ship is None else DAMAGED if ship.damaged else UNDAMAGED


def _fate(target: Target) -> str:
    return fate(target.ship)


# ------------------------------------------------------------------------ a whole battle


class Fight(NamedTuple):
    """A battle of one or two ships of each side, played by the engine.

    ships: the first ships, whose fate is asked for. conduct: what each side does. Both: German first.
    """

    state: State
    ships: tuple[str, str]
    conduct: tuple[str, str]
    options: Options


SEEN = ("torpedoes_begin",)
"""Where a question may want to stop: the guns have had their effect."""
CONDUCTS = ("stay", "close", "away")


def _fight(
    charts: Charts, german: str, german_second: str, german_damaged: bool, british: str, british_second: str,
    british_damaged: bool, active: str, rounds: int, zone: str, german_conduct: str, british_conduct: str,
) -> Fight:  # fmt: skip
    given_ships = (
        (GERMAN, "G1", german_damaged, german, german_second),
        (BRITISH, "B1", british_damaged, british, british_second),
    )
    forces = tuple(_force(charts, *told) for told in given_ships)
    state = fought(forces, GERMAN if active == "german" else BRITISH, zone.capitalize(), rounds)
    return Fight(state, (SHIPS[german], SHIPS[british]), (german_conduct, british_conduct), Options())


def fought(forces: tuple[TaskForce, ...], side: str, zone: str, rounds: int) -> State:
    """A battle of a German and a British task force that begins with all ships in one zone."""
    fighters = tuple(Fighter(ship.name, one.side, zone) for one in forces for ship in one.ships)
    names = tuple(one.id for one in sorted(forces, key=lambda one: one.side != side))
    frame = Battle("round_begins", side, names, "12,0", rounds, fighters=fighters)
    return State(side, 1, GOOD, task_forces=forces, stack=(Turn("act", (side,)), frame))


def _force(charts: Charts, side: str, name: str, damaged: bool, *ships: str) -> TaskForce:
    """A task force of one ship, or of two different ones; the first may be damaged."""
    box = box_for(charts)
    names = list(dict.fromkeys(SHIPS[ship] for ship in ships if ship != "none"))
    made = tuple(
        Ship(ship, damaged=damaged and ship == names[0], torpedoes=int(box.counter(ship).torpedo))
        for ship in names
    )
    return TaskForce(name, side, made, "12,0")


def one_step(dice: Any, fight: Fight, charts: Charts) -> Fight:
    """The battle goes on by orders and by itself, up to the next roll or just after it."""
    box = box_for(charts, fight.options)
    state = fight.state
    while True:
        frame = state.stack[-1]
        if frame.asked:
            order = _ordered(offers(state, box), state, fight, box)
            state = given_once(dice, state, order, box)
        else:
            state = sequence.STAGES[frame.stage](dice, state, frame, box)
        if not isinstance(state.stack[-1], Battle) or state.stack[-1].stage in SEEN or pauses(state):
            return fight._replace(state=forgetful(state))


def _ordered(orders: tuple[Any, ...], state: State, fight: Fight, box: Box) -> Any:
    """Fire and launch what can be; hold the zone, close in, or make for the Far zone and away."""
    frame = state.stack[-1]
    conduct = fight.conduct[0 if frame.asked[0] == GERMAN else 1]
    if frame.stage in ("fire", "launch"):
        return _worth_it(orders[1:], state, frame, box)
    if frame.stage == "break_away":
        return given.BreakAway(conduct == "away")
    if frame.stage == "manoeuvre":
        steps = {"stay": lambda zone: zone == _zone(frame, orders[0].ship), "close": ZONES.index}
        wanted = steps.get(conduct, lambda zone: -ZONES.index(zone))
        plain = (order for order in orders if not order.smoke and not order.disperse)
        return max(plain, key=lambda order: wanted(order.zone))
    return orders[0]


def _worth_it(shots: tuple[Any, ...], state: State, frame: Battle, box: Box) -> Any:
    """The first shot at a ship that known hits do not sink already; else the first."""
    waiting: dict[str, int] = {}
    for name, hits in frame.hits:
        waiting[name] = waiting.get(name, 0) + hits
    for shot in shots:
        if damage.after_hits(board.ship_of(state, shot.target), waiting.get(shot.target, 0), box):
            return shot
    return shots[0]


def _zone(frame: Battle, ship: str) -> str:
    return next(one.zone for one in frame.fighters if one.ship == ship)


def fight_over(fight: Fight) -> bool:
    return not isinstance(fight.state.stack[-1], Battle)


def _fates(fight: Fight) -> str:
    afloat = {ship.name: ship for one in fight.state.task_forces for ship in one.ships}
    return "_".join(fate(afloat.get(name)) for name in fight.ships)


GERMAN_SHIPS = tuple(SHIPS)[: tuple(SHIPS).index("hood")]
BRITISH_SHIPS = tuple(SHIPS)[len(GERMAN_SHIPS) :]

QUESTIONS = (
    Question(
        "gunnery_hits", GROUP, ("57.2a", "57.2b", "57.2c", "57.3", "58.1", "60.7a", "60.7b"),
        (*_AIM, the_speed("57.4", "fast", "target_speed"), *_SMOKE), shot_hits, unit="hits",
    ),
    Question(
        "shots_at_a_ship", GROUP, ("57.3", "58.1", "58.4a", "58.4b", "58.5"),
        (choice("ship", tuple(SHIPS), "hood", "52.3"), whole("shots", 1, 8, 4, "57.7"), *_AIM, *_SMOKE),
        start=_target, step=one_shot, over=_shot_over, measure=_fate, outcomes=FATES,
    ),
    Question(
        "ship_fires", GROUP, ("6.6", "6.19", "56.3", "57.3", "58.1"),
        (choice("firer", tuple(SHIPS), "renown", "6.6"), switch("damaged", "6.19"),
         choice("range", tuple(RANGE_NAMES), "short", "56.2"), the_speed("57.4", "medium", "target_speed"),
         choice("counter_printing", ("final", "rulebook_diagrams"), "final", "option:counter_printing")),
        ship_fires, unit="hits",
    ),
    Question(
        "ship_launches", GROUP, ("6.16", "59.1", "59.3", "59.7b"),
        (choice("launcher", tuple(SHIPS), "hipper", "59.1"), switch("damaged", "59.3", True),
         the_speed("59.7b", "medium", "target_speed"),
         choice("damaged_torpedo", ("forbidden", "allowed"), "forbidden", "option:damaged_torpedo")),
        ship_launches, unit="hits",
    ),
    Question(
        "torpedo_hits", GROUP, ("59.7b",), (the_speed("59.7b", "slow", "target_speed"),), torpedo_hits,
        unit="hits",
    ),
    Question(
        "break_away", GROUP, ("61.3", "61.4", "61.5", "61.6"),
        (switch("all_far", "61.4", True), switch("enemy_near", "61.5"),
         the_speed("61.6", "medium", "own_slowest"),
         the_speed("61.6", "medium", "enemy_slowest"), the_speed("61.6", "fast", "enemy_fastest"),
         choice(
             "break_away_speed", ("own_slowest", "enemy_faster"), "own_slowest", "option:break_away_speed"
         )),
        away, outcomes=("gets_away", "stays"),
    ),
    Question(
        "ship_against_ship", GROUP, ("55.5a", "56.1", "57.5", "58.5", "59.7b", "60.2a", "61.3", "62.1a"),
        (choice("german", GERMAN_SHIPS, "bismarck", "55.2"),
         choice("german_second", ("none", *GERMAN_SHIPS), "none", "55.2"),
         choice("british", BRITISH_SHIPS, "hood", "55.2"),
         choice("british_second", ("none", *BRITISH_SHIPS), "none", "55.2"),
         choice("active", ("german", "british"), "british", "60.2b"), whole("rounds", 1, 3, 3, "55.5a"),
         choice("zone", ("far", "near", "close"), "far", "56.2"),
         choice("german_conduct", CONDUCTS, "stay", "60.1"),
         choice("british_conduct", CONDUCTS, "close", "60.1"),
         switch("german_damaged", "6.16"), switch("british_damaged", "6.16")),
        start=_fight, step=one_step, over=fight_over, measure=_fates,
        outcomes=tuple(f"{one}_{other}" for one in FATES for other in FATES),
    ),
)  # fmt: skip
