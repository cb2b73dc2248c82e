"""One shot, one torpedo attack, one attempt to break away, and shots at a ship one after another (57 to 61).

Knows how sliders name ships and ranges. The rules stand in `rules`.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from navalgames.chance import Dice, exact
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.atlantic_chase.counters import borne_by
from navalgames.games.atlantic_chase.questions import shots_course
from navalgames.games.atlantic_chase.questions.sea import OPEN, Sea, open_sea, sea_as
from navalgames.games.atlantic_chase.questions.ships import COUNTERS, SHIPS
from navalgames.games.atlantic_chase.questions.sliders import (
    RANGE_NAMES,
    SPEED_PLACES,
    choice,
    idle,
    refused,
    switch,
    the_speed,
    whole,
)
from navalgames.games.atlantic_chase.rules import breaking_away, damage, gunnery, torpedoes
from navalgames.games.atlantic_chase.rules.breaking_away import Position
from navalgames.games.atlantic_chase.rules.frames import Battle, Fighter, Turn
from navalgames.games.atlantic_chase.rules.gunnery import Aim
from navalgames.games.atlantic_chase.state import CLOSE, GERMAN, GOOD, Ship, State, TaskForce
from navalgames.games.contract import Course, OneStep, Question, Rounds, Setting

GROUP = "battle"
UNDAMAGED, DAMAGED, SUNK = FATES = ("undamaged", "damaged", "sunk")
AWAY, STAYS = "gets_away", "stays"
_AIM = (
    choice("range", tuple(RANGE_NAMES), "long", "56.2"),
    whole("value", -2, 5, 2, "57.3"),
)
_SMOKE = (switch("firer_in_smoke", "60.7b"), switch("target_in_smoke", "60.7a"))


def shot_hits(
    dice: Dice, charts: Charts, range: str, value: int, target_speed: str, firer_in_smoke: bool,
    target_in_smoke: bool,
) -> int:  # fmt: skip
    """The hits of one gunnery attack. Rule: 57.2a to 57.4, 58.1, 60.7a to 60.7c."""
    aim = Aim(RANGE_NAMES[range], value, SPEED_PLACES[target_speed], firer_in_smoke, target_in_smoke)
    return gunnery.shot(dice, aim, charts)


# ------------------------------------------------------------------------ one counter


def has_damaged_side(counter: str, box: Sea) -> bool:
    """Whether a counter can be turned over to a damaged side (6.17, 6.19)."""
    return box.counter(counter).damaged is not None


def refused_damage(charts: Charts, name: str, counter: str, damaged: bool) -> Setting | None:
    """Why a counter without a damaged side cannot be damaged."""
    if not damaged or has_damaged_side(counter, open_sea(charts)):
        return None
    return refused(name, "no-damaged-side", "6.19")


def the_counter(counter: str, damaged: bool, box: Sea) -> Ship:
    """A ship as its counter has it, damaged or not."""
    hurt = damaged and has_damaged_side(counter, box)
    return Ship(counter, damaged=hurt, torpedoes=int(box.counter(counter).torpedo))


def ship_fires(
    dice: Dice, charts: Charts, firer: str, damaged: bool, range: str, target_speed: str, **options: Any
) -> int:
    """The hits of one gunnery attack of a ship as its counter has it. Rule: 6.6 to 6.8, 6.19, 56.3, 56.4."""
    value = _gun(charts, firer, damaged, range, options)
    return 0 if value is None else shot_hits(dice, charts, range, value, target_speed, False, False)


def _gun(charts: Charts, firer: str, damaged: bool, range: str, options: dict[str, Any]) -> int | None:
    box = sea_as(options, charts)
    return gunnery.gun_value(the_counter(COUNTERS[firer], damaged, box), RANGE_NAMES[range], box)


def _refused_firer(charts: Charts, firer: str, damaged: bool, **_: Any) -> Setting | None:
    return refused_damage(charts, "damaged", COUNTERS[firer], damaged)


def _idle_firer(
    charts: Charts, firer: str, damaged: bool, range: str, target_speed: str, **options: Any
) -> tuple[Setting, ...]:
    """What cannot matter for a gun that does not fire, or where both printings agree."""
    found: tuple[Setting, ...] = ()
    if COUNTERS[firer] not in charts["counter_diagrams"].rows:
        found += idle("one-printing", "option:counter_printing", "counter_printing")
    elif damaged:
        found += idle("front-alone", "option:counter_printing", "counter_printing")
    if open_sea(charts).counter(COUNTERS[firer]).cls == "CV":
        return found + idle("carrier-silent", "6.8", "range", "target_speed")
    if _gun(charts, firer, damaged, range, options) is None:
        found += idle("no-gun", "6.6", "target_speed")
    return found


def _launching(
    charts: Charts, launcher: str, damaged: bool, options: dict[str, Any]
) -> tuple[State, Ship, Sea]:
    """A ship in the Close zone, alone with the enemy she aims at."""
    box = sea_as(options, charts)
    ship = the_counter(COUNTERS[launcher], damaged, box)
    forces = (TaskForce("G1", GERMAN, (ship,), OPEN),)
    frame = Battle("torpedoes", GERMAN, ("G1", "B1"), OPEN, 1, fighters=(Fighter(ship.name, GERMAN, CLOSE),))
    return State(GERMAN, 1, GOOD, task_forces=forces, stack=(Turn("act", (GERMAN,)), frame)), ship, box


def _may_launch(charts: Charts, launcher: str, damaged: bool, options: dict[str, Any]) -> bool:
    state, _, box = _launching(charts, launcher, damaged, options)
    frame = state.stack[-1]
    return torpedoes.may_launch(state, frame, frame.fighters[0], box)


def ship_launches(
    dice: Dice, charts: Charts, launcher: str, damaged: bool, target_speed: str, **options: Any
) -> int:
    """The hits of a ship's torpedoes in the Close zone, if it may launch. Rule: 6.16, 59.1 to 59.5, 59.7b."""
    if not _may_launch(charts, launcher, damaged, options):
        return 0
    return torpedo_hits(dice, charts, target_speed)


def _refused_launcher(charts: Charts, launcher: str, damaged: bool, **_: Any) -> Setting | None:
    return refused_damage(charts, "damaged", COUNTERS[launcher], damaged)


def _idle_launcher(
    charts: Charts, launcher: str, damaged: bool, target_speed: str, **options: Any
) -> tuple[Setting, ...]:
    """What cannot matter for a ship that launches nothing, or is sound."""
    if not open_sea(charts).counter(COUNTERS[launcher]).torpedo:
        return idle("no-torpedoes", "59.1", "target_speed", "damaged_torpedo")
    if not damaged:
        return idle("undamaged", "59.3", "damaged_torpedo")
    if not _may_launch(charts, launcher, damaged, options):
        return idle("no-launch", "59.3", "target_speed")
    return ()


def torpedo_hits(dice: Dice, charts: Charts, target_speed: str) -> int:
    """The hits of one torpedo attack. Rule: 59.7b."""
    return torpedoes.torpedo(dice, SPEED_PLACES[target_speed], charts)


# ------------------------------------------------------------------------ breaking away


def away(
    dice: Dice, charts: Charts, all_far: bool, enemy_near: bool, own_slowest: str, enemy_slowest: str,
    enemy_fastest: str, break_away_speed: str,
) -> str:  # fmt: skip
    """Whether an attempt to break away succeeds. Rule: 61.3 to 61.6. Charts: break_away."""
    speeds = (SPEED_PLACES[own_slowest], SPEED_PLACES[enemy_slowest], SPEED_PLACES[enemy_fastest])
    position = Position(all_far, enemy_near, *speeds)
    return AWAY if breaking_away.breaks_away(dice, position, charts, break_away_speed) else STAYS


def _refused_speeds(charts: Charts, enemy_slowest: str, enemy_fastest: str, **_: Any) -> Setting | None:
    """The slowest ship is never faster than the fastest."""
    if SPEED_PLACES[enemy_slowest] <= SPEED_PLACES[enemy_fastest]:
        return None
    return refused("enemy_slowest", "slowest-too-fast", "61.6")


def _idle_speeds(charts: Charts, break_away_speed: str, **_: Any) -> tuple[Setting, ...]:
    """The enemy's slowest ship counts, or his fastest one, as the option says."""
    other = "enemy_fastest" if break_away_speed == "own_slowest" else "enemy_slowest"
    return idle("speed-not-compared", "option:break_away_speed", other)


# ------------------------------------------------------------------------ shots at one ship


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


def one_shot(dice: Dice, target: Target, charts: Charts) -> Target:
    """One more shot, applied at once: in a battle those of one step wait for its end (57.5, 58.3 to 58.5)."""
    return _struck(target, dice.resolve(gunnery.shot, _aim(target, open_sea(charts)), charts), charts)


def _aim(target: Target, box: Sea) -> Aim:
    assert target.ship is not None, "nobody fires at a ship that is sunk"
    speed = box.speed(target.ship)
    return Aim(target.range, target.value, speed, target.firer_in_smoke, target.target_in_smoke)


def _struck(target: Target, hits: int, charts: Charts) -> Target:
    """The ship after the hits of one more shot."""
    assert target.ship is not None, "nobody fires at a ship that is sunk"
    after = damage.struck_in_battle(target.ship, hits, open_sea(charts))
    acted(damage.rule_of(target.ship, after, battle=True))
    return target._replace(ship=after, shots=target.shots + 1)


def _shot_over(target: Target) -> bool:
    return target.ship is None or target.shots >= target.last


def _first_shot(charts: Charts, ship: str, shots: int, **aim: Any) -> dict[str, Any]:
    """The shot at the ship while she is sound."""
    speeds = {speed: key for key, speed in SPEED_PLACES.items()}
    return {**aim, "target_speed": speeds[open_sea(charts).speed(Ship(SHIPS[ship]))]}


def bears(charts: Charts, ship: str, **_: Any) -> dict[str, int]:
    """How many hits damage the ship, and how many more sink her; 0 where the first damage sinks."""
    counter = open_sea(charts).counter(Ship(SHIPS[ship]))
    more = 0 if counter.damaged is None else borne_by(counter.damaged)
    return {"damaging": borne_by(counter.front), "sinking": more}


def fate(ship: Ship | None) -> str:
    """Undamaged, damaged or sunk."""
    return SUNK if ship is None else DAMAGED if ship.damaged else UNDAMAGED


def _fate(target: Target) -> str:
    return fate(target.ship)


def _shots_in_order(charts: Charts, outcome: Hashable, **given: Any) -> Course:
    """What each shot and all together bring, and the likeliest way to what becomes of the ship."""
    box = open_sea(charts)
    volley = shots_course.Volley(
        lambda target: exact(gunnery.shot, _aim(target, box), charts),
        lambda target, hits: _struck(target, hits, charts),
        _shot_over,
    )
    return shots_course.told(_target(charts, **given), volley, _fate, outcome)


QUESTIONS = (
    Question(
        "gunnery_hits", GROUP, ("57.2a", "57.2b", "57.2c", "57.3", "58.1", "60.7a", "60.7b", "60.7c"),
        (*_AIM, the_speed("57.4", "fast", "target_speed"), *_SMOKE), OneStep(shot_hits), unit="hits",
    ),
    Question(
        "shots_at_a_ship", GROUP, ("57.3", "58.1", "58.3", "58.4a", "58.5"),
        (choice("ship", tuple(SHIPS), "hood", "52.3"), whole("shots", 1, 8, 4, "57.7"), *_AIM, *_SMOKE),
        throw="gunnery_hits", throw_at=_first_shot, facts=bears,
        how=Rounds(_target, one_shot, _shot_over, _fate, called="rolls", so_far=_fate), outcomes=FATES,
        course=_shots_in_order,
    ),
    Question(
        "ship_fires", GROUP, ("6.6", "6.19", "56.3", "57.3", "58.1"),
        (choice("firer", tuple(COUNTERS), "renown", "6.6"), switch("damaged", "6.19"),
         choice("range", tuple(RANGE_NAMES), "short", "56.2"), the_speed("57.4", "medium", "target_speed"),
         choice("counter_printing", ("final", "rulebook_diagrams"), "final", "option:counter_printing")),
        OneStep(ship_fires), unit="hits", refused=_refused_firer, idle=_idle_firer,
    ),
    Question(
        "ship_launches", GROUP, ("59.1", "59.3", "59.7b"),
        (choice("launcher", tuple(COUNTERS), "hipper", "59.1"), switch("damaged", "59.3"),
         the_speed("59.7b", "medium", "target_speed"),
         choice("damaged_torpedo", ("forbidden", "allowed"), "forbidden", "option:damaged_torpedo")),
        OneStep(ship_launches), unit="hits", refused=_refused_launcher, idle=_idle_launcher,
    ),
    Question(
        "torpedo_hits", GROUP, ("59.7b",), (the_speed("59.7b", "slow", "target_speed"),),
        OneStep(torpedo_hits),
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
        OneStep(away), outcomes=(AWAY, STAYS), refused=_refused_speeds, idle=_idle_speeds,
    ),
)  # fmt: skip
