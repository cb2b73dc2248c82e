"""Hits on several: fire divided over two ships, a raider among merchantmen, a U-boat's two (11, 41, 57.8).

Knows how sliders set them up. The engine fights them by the plan of all battles of the lab.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from fractions import Fraction
from itertools import islice
from math import comb
from typing import Any

from navalgames.chance import Dice, Distribution
from navalgames.charts import Charts
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.questions import raid_course, volleys
from navalgames.games.atlantic_chase.questions.battles import (
    CONDUCTS,
    Fight,
    afloat,
    fought,
    one_step,
    settled,
)
from navalgames.games.atlantic_chase.questions.laid import given_once, laid, offers, table
from navalgames.games.atlantic_chase.questions.sea import IN_U_BOAT_ZONE, OPEN, open_sea
from navalgames.games.atlantic_chase.questions.ships import GERMAN_SHIPS
from navalgames.games.atlantic_chase.questions.shots import DAMAGED, GROUP, SUNK, UNDAMAGED, the_counter
from navalgames.games.atlantic_chase.questions.sliders import choice, idle, switch, whole
from navalgames.games.atlantic_chase.rules import set_up
from navalgames.games.atlantic_chase.rules.sequence import AGENDA
from navalgames.games.atlantic_chase.state import BRITISH, GERMAN, Options, Ship, StealthForce, TaskForce
from navalgames.games.contract import Act, Course, OneStep, Question, Rounds, Setting

CONVOY = "Convoy (British)"
TARGETS = 2
"""Ships over which fire is divided."""


# ------------------------------------------------------------------------ fire divided


def _two_targets(charts: Charts, firers: int, zone: str, gunnery_declaration: str) -> Fight:
    """Cruisers fire at two cruisers of the enemy; as soon as one is known to sink they turn to the other."""
    cruisers = tuple(Ship(f"Norfolk#{number}") for number in range(1, firers + 1))
    targets = tuple(Ship(f"Nürnberg#{number}", damaged=True) for number in (1, 2))
    forces = (TaskForce("G1", GERMAN, targets, OPEN), TaskForce("B1", BRITISH, cruisers, OPEN))
    state = fought(forces, BRITISH, zone.capitalize(), 1)
    return Fight(state, ("", ""), ("stay", "stay"), Options(gunnery_declaration=gunnery_declaration))


def _sunk(fight: Fight) -> int:
    return 2 - sum(name.startswith("Nürnberg") for name in afloat(fight))


def _shot_by_shot(charts: Charts, **given: Any) -> Iterator[Distribution]:
    """How many would be sunk before the first shot and after each, by the shorter way."""
    return volleys.shot_by_shot(_two_targets(charts, **given), charts, BRITISH, _sunk)


def _divided(charts: Charts, **given: Any) -> Distribution:
    """How many are sunk, by the shorter way."""
    return volleys.ends(_two_targets(charts, **given), charts).map(_sunk)


def _course_of_divided_fire(
    charts: Charts, outcome: Hashable, firers: int, zone: str, gunnery_declaration: str
) -> Course:
    """How many of the shots have to hit, where each is fired once it is known what the one before did."""
    given = {"firers": firers, "zone": zone, "gunnery_declaration": gunnery_declaration}
    hit = list(islice(_shot_by_shot(charts, **given), 2))[-1].chance(1)
    shot = Act("divided-shot", (), hit)
    if gunnery_declaration != "sequential":
        return Course((shot,), 0)
    assert isinstance(outcome, int), "ships that are sunk are counted"
    wanted = range(TARGETS, firers + 1) if outcome == TARGETS else (outcome,)
    ways = [_so_many_hit(hits, firers, hit) for hits in wanted]
    together = sum((one.chance or Fraction(0) for one in ways), Fraction(0))
    added = (Act("divided-added", (("sunk", outcome), ("together", together))),) if len(ways) > 1 else ()
    return Course((shot,), 0, (), (*ways, *added))


def _so_many_hit(hits: int, shots: int, hit: Fraction) -> Act:
    misses = shots - hits
    chance = comb(shots, hits) * hit**hits * (1 - hit) ** misses
    return Act("divided-hits", (("hits", hits), ("shots", shots)), chance, ((hit, hits), (1 - hit, misses)))


# ------------------------------------------------------------------------ raider and convoy


def _raid(
    charts: Charts, raider: str, hit_limit: int, rounds: int, zone: str, conduct: str, escort_pool: str
) -> Fight:
    """One German ship and a convoy with the escort of the option, as the set-up would give it."""
    settings = Options(escort_pool=escort_pool)
    box = open_sea(charts, settings)
    crews = set_up.Crews((), box)
    convoy = Ship(CONVOY, limit=hit_limit)
    ship = the_counter(GERMAN_SHIPS[raider], False, box)
    forces = (
        TaskForce("G1", GERMAN, (ship,), OPEN),
        TaskForce("B1", BRITISH, (convoy, *set_up.escorts(crews, "B1", box)), OPEN),
    )
    state = fought(forces, GERMAN, zone.capitalize(), rounds)
    return Fight(state, (ship.name, CONVOY), (conduct, "close"), settings)


def _convoy_fate(fight: Fight) -> str:
    convoy = afloat(fight).get(CONVOY)
    if convoy is None:
        return SUNK
    return DAMAGED if convoy.hits else UNDAMAGED


def _hits_so_far(fight: Fight) -> int | str:
    """The hits on the convoy by now; SUNK once they have destroyed it."""
    convoy = afloat(fight).get(CONVOY)
    return SUNK if convoy is None else convoy.hits


def _shot_of_the_raider(charts: Charts, **given: Any) -> dict[str, Any]:
    return volleys.usual_shot(_raid(charts, **given), charts, GERMAN)


def _shot_of_a_cruiser(charts: Charts, **given: Any) -> dict[str, Any]:
    return volleys.usual_shot(_two_targets(charts, **given), charts, BRITISH)


def _raided(charts: Charts, **given: Any) -> Distribution:
    """What becomes of the convoy, by the shorter way."""
    return volleys.ends(_raid(charts, **given), charts).map(_convoy_fate)


def _course_of_a_raid(charts: Charts, outcome: Hashable, **given: Any) -> Course:
    """Each volley, and the likeliest way to what becomes of the convoy."""
    limit = given["hit_limit"]
    fates: dict[Hashable, int] = {SUNK: limit, UNDAMAGED: 0}

    def hits(fight: Fight) -> int:
        so_far = _hits_so_far(fight)
        return limit if isinstance(so_far, str) else so_far

    def wanted(stands: Hashable) -> bool:
        return stands == fates[outcome] if outcome in fates else stands not in fates.values()

    return raid_course.volley_by_volley(_raid(charts, **given), charts, limit, hits, wanted)


def _volleys_of_a_raid(charts: Charts, **given: Any) -> Iterator[Distribution]:
    """How the raid may stand after each volley, by the shorter way."""
    return volleys.stages(_raid(charts, **given), charts, _hits_so_far)


def _idle_raid(charts: Charts, rounds: int, **_: Any) -> tuple[Setting, ...]:
    """What the raider does after the first round cannot matter where there is no second."""
    return idle("one-round", "56.1", "conduct") if rounds == 1 else ()


# ------------------------------------------------------------------------ a U-boat's two results


def ships_struck(
    dice: Dice, charts: Charts, contact_marker: bool, u_boat_zone: bool, stealth_double: str
) -> int:
    """How many of two ships a Stealth Attack strikes, when both results may be spread. Rule: 41.13, 52.1.

    The attacker strikes a ship that he has not struck yet.
    """
    box = open_sea(charts, Options(stealth_double=stealth_double))
    place = IN_U_BOAT_ZONE if u_boat_zone else OPEN
    ships = (Ship("Rodney"), Ship("Nelson"))
    target = laid("B1", BRITISH, ships, place)._replace(contact=(place,) if contact_marker else ())
    state = table(GERMAN, target)._replace(stealth=(StealthForce("U1", GERMAN, "U-boat", place),))
    state = given_once(dice, state, given.StealthAttack("U1", "B1"), box)
    frame = state.stack[-1]
    while frame.stage != "attack_lapses":
        if frame.asked:
            fresh = [order for order in offers(state, box) if order.ship not in frame.struck]
            state = given_once(dice, state, fresh[0], box)
        else:
            state = AGENDA.stages[frame.stage](dice, state, frame, box)
        frame = state.stack[-1]
    return len(set(frame.struck))


QUESTIONS = (
    Question(
        "fire_divided", GROUP, ("57.5", "57.8", "58.1", "58.5"),
        (whole("firers", 2, 4, 3, "57.7"), choice("zone", ("far", "near", "close"), "near", "56.2"),
         choice("gunnery_declaration", ("sequential", "all_first"), "sequential",
                "option:gunnery_declaration")),
        throw="gunnery_hits", throw_at=_shot_of_a_cruiser,
        how=Rounds(
            _two_targets, one_step, settled, _sunk, solve=_divided, called="steps", stages=_shot_by_shot,
            staged="shots",
        ),
        unit="ships_sunk", course=_course_of_divided_fire,
    ),
    Question(
        "raider_and_convoy", GROUP, ("11.1b", "56.1", "57.5", "58.1", "59.7b"),
        (choice("raider", tuple(GERMAN_SHIPS), "hipper", "55.2"), whole("hit_limit", 1, 8, 4, "11.1b"),
         whole("rounds", 1, 3, 3, "55.5a"), choice("zone", ("far", "near", "close"), "near", "56.2"),
         choice("conduct", CONDUCTS, "stay", "60.1"),
         choice("escort_pool", ("none", "one_dd"), "none", "option:escort_pool")),
        throw="gunnery_hits", throw_at=_shot_of_the_raider,
        how=Rounds(
            _raid, one_step, settled, _convoy_fate, solve=_raided, called="volleys", so_far=_hits_so_far,
            counts="hits", stages=_volleys_of_a_raid,
        ),
        idle=_idle_raid, course=_course_of_a_raid,
        outcomes=(UNDAMAGED, DAMAGED, SUNK),
    ),
    Question(
        "ships_struck", "actions", ("41.9", "41.13", "52.1"),
        (switch("contact_marker", "46.1a", True), switch("u_boat_zone", "41.9"),
         choice("stealth_double", ("separate", "same_ship"), "separate", "option:stealth_double")),
        OneStep(ships_struck), unit="ships",
    ),
)  # fmt: skip
