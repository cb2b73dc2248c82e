"""A gunnery duel at a fixed distance, round by round: how many rounds to strike, exactly (11, 17).

Knows one ship that is fired at and one that fires. The rules stand in `rules.gunnery` and
`rules.housekeeping`. A round is one broadside and the checks of a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from math import lcm
from typing import Any, NamedTuple

from navalgames.chance import Dice, Distribution, exact
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question, Setting
from navalgames.games.frigate_duel.questions.broadsides import (
    FIRER,
    Shooting,
    raked_hits,
)
from navalgames.games.frigate_duel.questions.sliders import (
    DISTANCE,
    FIREPOWER,
    MORALE,
    SHOT,
    SHOTS,
    choice,
    idle,
    morale,
    refusal,
    whole,
)
from navalgames.games.frigate_duel.rules import crew, gunnery, housekeeping, wounds
from navalgames.games.frigate_duel.tables import Tables, tables_of

LONGEST = 8
NOT_YET = "not_yet"


class UnderFire(NamedTuple):
    """What stays the same in such a duel: how many rounds, the fire, the sections of the hull."""

    rounds: int
    shooting: Shooting
    aim: str
    section: int
    sections: int


class Condition(NamedTuple):
    """A ship under fire: hull boxes lost, morale, strike markers of morale; `struck` also when she sinks."""

    hull: int
    morale: int
    markers: int
    struck: bool


STRUCK = Condition(0, 0, 0, True)
AFLOAT = Condition(0, 0, 0, False)
"""A ship that has not struck when the last round is over: nothing else is asked of her then."""


class Battered(NamedTuple):
    """A ship under fire after some rounds."""

    round: int
    fire: UnderFire
    ship: Condition


def duel_begun(
    charts: Charts,
    rounds: int,
    firepower: int,
    firer: str,
    shot: str,
    distance: int,
    hull_per_section: int,
    target: str,
) -> Battered:
    """The ship before the first round, and what stays the same in such a duel."""
    sections = tables_of(charts).measures["hull sections"]
    one = Shooting(firepower, firer, shot, distance)
    aim = "rigging" if shot == "chain" else "hull"
    fire = UnderFire(rounds, one, aim, hull_per_section, sections)
    return Battered(0, fire, Condition(0, MORALE[target], 0, False))


def one_round(dice: Dice, battered: Battered, charts: Charts) -> Battered:
    """The next round; what it does to a ship is found once, whichever round it is."""
    fire, number = battered.fire, battered.round + 1
    later = partial(Battered if number < fire.rounds else _ended, number, fire)
    return dice.conclude_as(later, _fired_at, battered.ship, fire, tables_of(charts))


def _ended(number: int, fire: UnderFire, ship: Condition) -> Battered:
    return Battered(number, fire, STRUCK if ship.struck else AFLOAT)


def _fired_at(dice: Dice, ship: Condition, fire: UnderFire, t: Tables) -> Condition:
    """A broadside, then the morale check for destroyed sections and the strike check.

    Rule: P11.8, 17.3a, 17.4a, P1.9, P3.5, P1.15.
    """
    boxes, falls = dice.resolve(hull_and_morale, fire.shooting, fire.aim, ship.morale, t)
    hull = ship.hull + boxes
    destroyed = _destroyed(hull, fire)
    if destroyed is None:
        return STRUCK
    morale, markers = _weaker(ship.morale, ship.markers, falls, t)
    return dice.conclude_as(partial(_condition, hull), _checks, destroyed, morale, markers, t)


def _destroyed(hull: int, fire: UnderFire) -> int | None:
    """The sections destroyed; None when she sinks (P3.1, P1.15)."""
    destroyed = crew.destroyed(hull, fire.section)
    if destroyed < fire.sections:
        return destroyed
    acted("P1.15")
    return None


def _condition(hull: int, found: tuple[int, int, bool]) -> Condition:
    morale, markers, struck = found
    return STRUCK if struck else Condition(hull, morale, markers, False)


def hull_and_morale(dice: Dice, one: Shooting, aim: str, morale: int, t: Tables) -> tuple[int, bool]:
    """The hull boxes of a broadside, and whether the morale falls."""
    scored = raked_hits(dice, one, "", t)
    if not scored:
        acted("P11.8")
        return 0, False
    hull, checks = dice.resolve(_hull_and_checks, scored, one.shot, aim, MORALE[one.morale], morale, t)
    return hull, dice.resolve(gunnery.morale_falls, checks, morale, t)


def _hull_and_checks(
    dice: Dice, scored: int, shot: str, aim: str, own: int, morale: int, t: Tables
) -> tuple[int, int]:
    """The hull boxes of some hits, and the dice of the morale check after them."""
    blue, rolled = gunnery.damage_roll(dice)
    hull, _, _ = gunnery.damage(aim, rolled + gunnery.damage_modifier(aim, own, 0, t), scored, SHOTS[shot], t)
    return hull, gunnery.morale_dice(scored, blue, morale, t)


def _checks(dice: Dice, destroyed: int, morale: int, markers: int, t: Tables) -> tuple[int, int, bool]:
    """Morale and strike checks of a turn: (morale, markers of morale, struck)."""
    falls = housekeeping.hull_morale_falls(dice, destroyed, morale, t)
    morale, markers = _weaker(morale, markers, falls, t)
    struck = housekeeping.strikes(dice, markers + wounds.section_markers(destroyed, t), morale, t)
    return (0, 0, True) if struck else (morale, markers, False)


def _weaker(morale: int, markers: int, falls: bool, t: Tables) -> tuple[int, int]:
    """Morale and strike markers after a loss of morale, where there is one (P1.9)."""
    if not falls:
        return morale, markers
    lower, more = wounds.weaker(morale, t)
    return lower, markers + more


# ------------------------------------------------------------------------ all ships of a round at once


def struck_in_round(charts: Charts, **setting: Any) -> list[Fraction]:
    """The chance that she strikes in each of the rounds.

    The broadside depends on the morale alone and the checks not on the hull boxes, so that each is read once
    and whole distributions of ships are led through them.
    """
    fire, t = duel_begun(charts, **setting).fire, tables_of(charts)
    afloat, below, struck = {duel_begun(charts, **setting).ship: 1}, 1, []
    for _ in range(fire.rounds):
        hit, times = _led_on(afloat, partial(_ways_of_fire, fire, t))
        after, again = _led_on(hit, partial(_ways_of_checks, fire, t))
        below *= times * again
        struck.append(Fraction(after.pop(STRUCK, 0), below))
        afloat = after
    return struck


Ways = tuple[Sequence[tuple[Condition, int]], int]
"""What may become of a ship, each with its weight, and the sum of all weights."""


def _led_on(
    ships: dict[Condition, int], ways_of: Callable[[Condition], Ways]
) -> tuple[dict[Condition, int], int]:
    """The ships after a step, and by how much the common denominator has grown."""
    leaving = [(amount, *ways_of(ship)) for ship, amount in ships.items()]
    common = lcm(*(total for _, _, total in leaving))
    arrived: dict[Condition, int] = {}
    for amount, ways, total in leaving:
        share = amount * (common // total)
        for ship, weight in ways:
            arrived[ship] = arrived.get(ship, 0) + share * weight
    return arrived, common


def _ways_of_fire(fire: UnderFire, t: Tables, ship: Condition) -> Ways:
    found = exact(hull_and_morale, fire.shooting, fire.aim, ship.morale, t)
    fallen = {falls for _, falls in found.outcomes}
    weaker = {falls: _weaker(ship.morale, ship.markers, falls, t) for falls in fallen}
    ways = [
        (Condition(ship.hull + boxes, *weaker[falls], False), weight)
        for (boxes, falls), weight in found.weights.items()
    ]
    return ways, found.total


def _ways_of_checks(fire: UnderFire, t: Tables, ship: Condition) -> Ways:
    destroyed = _destroyed(ship.hull, fire)
    if destroyed is None:
        return [(STRUCK, 1)], 1
    found = exact(_checks, destroyed, ship.morale, ship.markers, t)
    return [(_condition(ship.hull, one), weight) for one, weight in found.weights.items()], found.total


def has_she_struck(charts: Charts, **setting: Any) -> Distribution:
    """Whether she has struck within the rounds."""
    *_, last = flag_by_then(charts, **setting)
    return last


def how_long(charts: Charts, **setting: Any) -> Distribution:
    """The round in which she strikes; a flag that flies after the last one is an outcome of its own."""
    *_, last = round_by_then(charts, **setting)
    return last


def flag_by_then(charts: Charts, **setting: Any) -> Iterator[Distribution]:
    """Whether she has struck, before the first round and after each."""
    struck, down = struck_in_round(charts, **setting), Fraction(0)
    for chance in (Fraction(0), *struck[:-1]):
        down += chance
        yield _told({"has_struck": down, None: 1 - down})
    down += struck[-1]
    yield _told({"has_struck": down, "still_flying": 1 - down})


def round_by_then(charts: Charts, **setting: Any) -> Iterator[Distribution]:
    """In which round she has struck, before the first round and after each."""
    struck = struck_in_round(charts, **setting)
    for rounds in range(len(struck) + 1):
        known = struck[:rounds]
        left = None if rounds < len(struck) else NOT_YET
        yield _told({**dict(enumerate(known, start=1)), left: 1 - sum(known, Fraction(0))})


def _told(chances: dict[Any, Fraction]) -> Distribution:
    return Distribution.from_fractions({outcome: chance for outcome, chance in chances.items() if chance})


def is_over(battered: Battered) -> bool:
    """Whether she has struck, or the last round is over."""
    return battered.ship.struck or battered.round >= battered.fire.rounds


def how_it_ends(battered: Battered) -> str:
    """Whether her flag still flies: an outcome."""
    return "has_struck" if battered.ship.struck else "still_flying"


def round_she_strikes(battered: Battered) -> int | str:
    """In which round she has struck; NOT_YET for a flag that still flies."""
    return battered.round if battered.ship.struck else NOT_YET


def reply(
    dice: Dice, charts: Charts, fire_order: str, firepower: int, firer: str, distance: int,
    own_firepower: int, own_morale: str, hull_per_section: int, hull_lost: int,
) -> int:  # fmt: skip
    """Hits left of the broadside that answers another one, fired at once with it or after it.

    Rule: P11.4, P11.8, P3.2, 1.8b. Both fire round shot at the hull.
    """
    t = tables_of(charts)
    acted("P11.4")
    morale, boxes, falls = MORALE[own_morale], 0, False
    if fire_order == "initiative_first":
        first = Shooting(firepower, firer, "round", distance)
        boxes, falls = dice.resolve(hull_and_morale, first, "hull", morale, t)
    sections = min(crew.destroyed(hull_lost + boxes, hull_per_section), t.measures["hull sections"])
    guns = crew.firepower_in_use(own_firepower, sections, t)
    morale, _ = _weaker(morale, 0, falls, t)
    modifier = gunnery.hit_modifier(morale, SHOTS["round"], distance, t)
    against = gunnery.cancel_dice(distance, 0, 0, t)
    against_modifier = gunnery.cancel_modifier(distance, t) if against else 0
    return dice.conclude(gunnery.hits_left, guns, modifier, against, against_modifier, t)


def _refused_reply(charts: Charts, hull_per_section: int, hull_lost: int, **_: Any) -> Setting | None:
    """A ship that is sinking does not answer."""
    sections = tables_of(charts).measures["hull sections"]
    if hull_lost < sections * hull_per_section:
        return None
    return refusal("hull_lost", "sunk-already", "P1.15", boxes=sections * hull_per_section)


def _idle_reply(charts: Charts, fire_order: str, hull_lost: int, **_: Any) -> tuple[Setting, ...]:
    if fire_order != "simultaneous":
        return ()
    whole_hull = () if hull_lost else idle(("hull_per_section",), "whole-hull", "P3.1")
    return idle(("firepower", "firer"), "fired-together", "P11.4") + whole_hull


def broadsides_in_a_turn(dice: Dice, charts: Charts, points: int, guns: int, quality: int, shot: str) -> int:
    """How many broadsides a side fires in a turn that begins loaded.

    Rule: P10.1, P10.2, P10.3. No die is rolled: the guns fire at once and again whenever they are loaded.
    """
    t = tables_of(charts)
    return len(impulses_of_fire(crew.reload_time(points, guns, quality, SHOTS[shot], t), 1, t))


def _loading(charts: Charts, points: int, guns: int, quality: int, shot: str) -> dict[str, int]:
    """The impulses of a turn, and those that loading takes."""
    t = tables_of(charts)
    return {
        "impulses": t.measures["impulses"], "loading": crew.reload_time(points, guns, quality, SHOTS[shot], t)
    }  # fmt: skip


def impulses_of_fire(time: int, turns: int, t: Tables) -> range:
    """The impulses, counted from 0, in which guns that begin loaded and load in `time` impulses can fire;
    none where nobody is at the guns (`time` 0).

    Rule: P10.1.
    """
    acted("P10.1")
    if not time:
        return range(0)
    return range(0, turns * t.measures["impulses"], time)


QUESTIONS = (
    Question(
        "broadsides_in_a_turn", "turns", ("P10.1", "P10.2", "P10.3"),
        (
            whole("points", 1, 9, 6, "P10.2"), whole("guns", 1, 9, 6, "P10.2"),
            whole("quality", -1, 1, 0, "P10.3"), SHOT,
        ),
        OneStep(broadsides_in_a_turn), unit="broadsides", facts=_loading,
    ),
    Question(
        "reply", "damage", ("P11.4", "P11.8", "P3.2", "1.8b"),
        (
            choice("fire_order", ("simultaneous", "initiative_first"), "simultaneous", "P11.4"),
            FIREPOWER, FIRER, DISTANCE, whole("own_firepower", 1, 9, 6, "11.4.4a"),
            morale("own_morale", "11.4.4c"), whole("hull_per_section", 4, 14, 10, "P3.1"),
            whole("hull_lost", 0, 55, 0, "P3.2"),
        ),
        OneStep(reply), unit="hits", refused=_refused_reply, idle=_idle_reply,
    ),
)  # fmt: skip
