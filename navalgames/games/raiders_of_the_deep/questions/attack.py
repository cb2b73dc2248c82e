"""A whole attack on an escorted ship, to the end of the hunt that follows.

Knows the branches: near or far, by day or by night, from one end or from both. The shots stand in `shooting`,
the hunt in `hunted`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance import Dice, Distribution, exact
from navalgames.chance.memory import memory
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, Question, Rounds, Setting
from navalgames.games.parts import quick
from navalgames.games.raiders_of_the_deep.questions import hunted, shooting, sliders
from navalgames.games.raiders_of_the_deep.questions.hunt_course import by_turns, second_turn, turn_acts
from navalgames.games.raiders_of_the_deep.questions.hunt_solved import ends_of, turns_of
from navalgames.games.raiders_of_the_deep.questions.hunted import ESCAPED, Hunted, Hurt
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, refused, switch, whole
from navalgames.games.raiders_of_the_deep.rules import attacks, fire, hunt, meetings
from navalgames.games.raiders_of_the_deep.state import (
    DAY,
    KINDS,
    NIGHT,
    SUBMERGED,
    SURFACED,
    Crew,
    Cycle,
    Load,
    Meeting,
    Names,
    Shot,
)
from navalgames.games.raiders_of_the_deep.tables import Book

WAYS = {
    "day": (DAY, SUBMERGED),
    "night": (NIGHT, SUBMERGED),
    "night_surface": (NIGHT, SURFACED),
}
AFLOAT, SUNK = "afloat", "sunk"


class Attack(NamedTuple):
    """An attack under way. `ship`: what became of the target; `hunted`: the boat that is searched for."""

    distance: str
    way: str
    ends: str
    target: str
    torpedoes: int
    type: str
    era: str
    deep: bool
    ship: str = ""
    hunted: Hunted | None = None


quick(Attack)


def attack_begins(charts: Charts, **values: Any) -> Attack:
    """The boat closes in on a ship with escorts (9.1.4, 9.1.5)."""
    return Attack(way=values.pop("attack"), **values)


def attack_step(dice: Dice, attack: Attack, charts: Charts) -> Attack:
    """Approach and salvo, then the hunt roll by roll (9.2, 9.5, 9.6)."""
    if attack.hunted is not None:
        return attack._replace(hunted=hunted.hunt_step(dice, attack.hunted, charts))
    ship, seen = fired(dice, attack, charts)
    return attack._replace(ship=ship, hunted=hunt_of(attack, seen))


def fired(dice: Dice, attack: Attack, charts: Charts) -> tuple[str, bool]:
    """(what becomes of the ship, whether the boat was found before it could fire).

    Rule: 9.2.2a-9.2.2d, 9.5.2a. Charts: e2_close_approach, u1_fire, u2_dud, u3_damage.
    """
    book, captain = sliders.book_for(attack.type, charts), sliders.captain("none")
    if attack.distance == "close" and hunt.approach(dice, captain, Crew(), book) != hunt.UNDETECTED:
        acted("9.2.2d")
        return AFLOAT, True
    surfaced = WAYS[attack.way][1] == SURFACED
    sunk = dice.resolve(
        shooting.sinks, shots_of(attack, book), attack.distance, surfaced, attack.target,
        book.chart_of(sliders.month_in(attack.era)), captain, book,
    )  # fmt: skip
    return SUNK if sunk else AFLOAT, False


def shots_of(attack: Attack, book: Book) -> tuple[Shot, ...]:
    """The torpedoes fired: from the bow, for both ends as many from the stern (4.5a, 9.2.1c, 9.5.2a)."""
    mat = book.mats[attack.type]
    loads = (mat.fore, mat.aft) if attack.ends == "both" else (mat.fore,)
    return tuple(
        Shot(kind, 0, bool(second))
        for second, load in enumerate(loads)
        for kind in aimed(load, attack.torpedoes, attack.distance, book)
    )


def aimed(load: Load, number: int, distance: str, book: Book) -> Names:
    """So many torpedoes of a load that reach a range, those of the longest reach first (4.5f)."""
    reaching = meetings.reaching(load, distance, book)
    kinds = [kind for kind, count in zip(KINDS, reaching, strict=True) for _ in range(count)]
    return tuple(reversed(kinds))[:number]


def attack_refused(
    charts: Charts, distance: str, attack: str, ends: str, torpedoes: int, type: str, era: str, deep: bool,
    **others: Any,
) -> Setting | None:  # fmt: skip
    """Types that sail later, tubes that are not there, ranges out of reach (3.3.2a, 4.5f, 9.2.1c, 9.5.2a)."""
    book = sliders.book_for(type, charts)
    mat = book.mats[type]
    if ends == "both" and WAYS[attack][1] != SURFACED:
        return refused("ends", "one-end", "9.5.2a")
    for end, load in (("fore", mat.fore), ("aft", mat.aft))[: 2 if ends == "both" else 1]:
        if sum(load) < torpedoes:
            return refused("torpedoes", f"tubes-{end}", "9.2.1c")
        if len(aimed(load, torpedoes, distance, book)) < torpedoes:
            return refused("distance", "out-of-range", "4.5f")
    return sliders.too_early(type, era, charts)


def hunt_of(attack: Attack, seen: bool) -> Hunted:
    """The hunt that follows: by what the escorts know of the attack, or by the approach that was seen."""
    time, posture = WAYS[attack.way]
    ends = frozenset({"fore", "aft"} if attack.ends == "both" else {"fore"})
    cycle = attacks.cycle_after(
        Meeting("ship_escort", time=time, posture=posture, distance=attack.distance, ends=ends)
    )
    if seen:
        cycle = Cycle(night_surface=posture == SURFACED)
    known = hunted.setting(attack.type, cycle, sliders.month_in(attack.era), attack.deep, "captain")
    return Hunted(Hurt(), known, caught=seen)


def attack_over(attack: Attack) -> bool:
    return attack.hunted is not None and hunted.hunt_over(attack.hunted)


def attack_end(attack: Attack) -> str:
    assert attack.hunted is not None, "the hunt has ended"
    return told(attack.ship, hunted.hunt_end(attack.hunted))


def told(ship: str, end: str) -> str:
    """How both came out of it."""
    return f"{ship}_{'home' if end == ESCAPED else 'lost'}"


def solved(charts: Charts, **values: Any) -> Distribution:
    """The same chances, each hunt solved in one passage."""
    attack = attack_begins(charts, **values)
    chances: dict[str, Fraction] = {}
    for (ship, seen), weight in exact(fired, attack, charts):
        for end, share in ends_of(hunt_of(attack, seen), charts):
            outcome = told(ship, end)
            chances[outcome] = chances.get(outcome, Fraction(0)) + weight * share
    return Distribution.from_fractions(chances)


def after_each(charts: Charts, **values: Any) -> Iterator[Distribution]:
    """What has become of ship and boat before the first turn of the hunt and after each of the first ones;
    None while it goes on."""
    attack = attack_begins(charts, **values)
    hunts = [
        (ship, weight, _turns(hunt_of(attack, seen), charts))
        for (ship, seen), weight in exact(fired, attack, charts).items()
    ]
    for turn in range(max(len(turns) for _, _, turns in hunts)):
        chances: dict[str | None, Fraction] = {}
        for ship, weight, turns in hunts:
            for end, share in turns[min(turn, len(turns) - 1)].items():
                outcome = None if end is None else told(ship, end)
                chances[outcome] = chances.get(outcome, Fraction(0)) + weight * share
        yield Distribution.from_fractions(chances)


def _turns(hunt_begun: Hunted, charts: Charts) -> tuple[Distribution, ...]:
    """The first turns of a hunt, which is the same whatever became of the ship."""
    return memory.recall((_turns, hunt_begun, charts), lambda: tuple(turns_of(hunt_begun, charts)))


def attack_course(charts: Charts, outcome: Hashable, **values: Any) -> Course:
    """What happens in an attack, and how it comes to this end by a boat that is not seen before it fires."""
    attack, book = attack_begins(charts, **values), sliders.book_for(values["type"], charts)
    fates = exact(fired, attack, charts)
    unseen = 1 - fates.chance((AFLOAT, True))
    sunk = fates.chance((SUNK, False)) / unseen
    hunt_after = hunt_of(attack, False)
    ends = ends_of(hunt_after, charts)
    told = _turns(hunt_after, charts)
    home, turns = ends.chance(ESCAPED), by_turns(ESCAPED, told, ends)
    second = second_turn(hunt_after, ESCAPED, told, charts)
    known = ("known", bool(second)), ("steps", second)
    ship, boat = str(outcome).split("_")
    boxes = fire.points_to_sink(*shooting.TARGETS[attack.target], charts)
    salvo = (("torpedoes", len(shots_of(attack, book))), ("boxes", boxes), ("sunk", sunk))
    seen = (Act("attack-approach", (("seen", 1 - unseen),)),) if unseen < 1 else ()
    together = Act("attack-home", (("home", home), ("lost", 1 - home), *turns, *known))
    acts = (*seen, Act("attack-salvo", salvo), *turn_acts(hunt_after, charts), together)
    way = (
        *((Act("attack-way-unseen", chance=unseen),) if unseen < 1 else ()),
        Act(f"attack-way-{ship}", chance=sunk if ship == SUNK else 1 - sunk),
        Act(f"attack-way-{boat}", chance=home if boat == "home" else 1 - home),
    )
    return Course(acts, len(seen), way)


def _approach(charts: Charts, distance: str, **_: Any) -> dict[str, Any] | None:
    """The search before the boat fires, at close range only (9.2.2a)."""
    return {} if hunt.comes_close(distance) else None


def _salvo(charts: Charts, **values: Any) -> dict[str, Any] | None:
    """The torpedoes at the ship; None for those that are not all alike."""
    attack = attack_begins(charts, **values)
    shots = shots_of(attack, sliders.book_for(attack.type, charts))
    if len(set(shots)) > 1:
        return None
    situation = "night_surface" if WAYS[attack.way][1] == SURFACED else "escorted"
    return {**values, "kind": shots[0].weapon, "number": len(shots), "situation": situation}


def _first_search(charts: Charts, attack: str, ends: str, **values: Any) -> dict[str, Any]:
    """The first search for a boat that was not seen before."""
    surfaced = WAYS[attack][1] == SURFACED
    return {**values, "day_torpedo": attack == "day", "both_ends": ends == "both", "night_surface": surfaced}


QUESTIONS = (
    Question(
        "attack_to_the_end", "fire", ("9.2.2a", "9.2.3", "9.5.2a", "9.6.0", "9.6.12b"),
        (
            choice("distance", sliders.RANGES, "medium", "9.1.4"),
            choice("attack", tuple(WAYS), "day", "E2.day_torpedo"),
            choice("ends", ("one", "both"), "one", "9.5.2a"),
            choice("target", tuple(shooting.TARGETS), "large", "9.2.5d"),
            whole("torpedoes", 1, 4, 2, "9.2.1c"), choice("type", sliders.TYPES, "UBII", "9.6.11a"),
            sliders.era("1917", "cal.e1"), switch("deep", "9.6.4a"),
        ),
        how=Rounds(
            attack_begins, attack_step, attack_over, attack_end, solve=solved, called="steps",
            stages=after_each, staged="turns",
        ),
        outcomes=("sunk_home", "sunk_lost", "afloat_home", "afloat_lost"),
        refused=attack_refused, course=attack_course,
        throw="detection", throw_at=_first_search, throws_before=(("approach", _approach), ("salvo", _salvo)),
    ),
)  # fmt: skip
