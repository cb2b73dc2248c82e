"""What happens in a battle in one hex, in order: the acts of a round, and what it has come to by then.

Knows the steps of `battle_in_hex`, and how a battle that ends after its first round came about. Holds no
rule.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from functools import cache, partial
from math import prod
from typing import Any, NamedTuple

from navalgames.chance import Dice, Distribution, exact
from navalgames.chance.rounds import until
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, Facts
from navalgames.games.grand_fleet.questions import battle_in_hex as battle
from navalgames.games.grand_fleet.questions.battle_in_hex import Fight, Plan, Terms
from navalgames.games.grand_fleet.questions.gunnery import (
    conditions_after,
    counted,
    initiative_rolls,
    old_for_a_point,
    who_is_ahead,
)
from navalgames.games.grand_fleet.rules import combat
from navalgames.games.grand_fleet.state import DE, SIDES, UK

MOST_ROUNDS = 4
"""Rounds of a battle of which it is told, one by one, what it has come to by then."""
LITTLE = Fraction(1, 50)
"""What goes on still, below which no further round is told."""
MOST_KINDS = 4
"""Kinds of ways that are told by themselves; the rarer ones are told together."""
HIT = 3
"""The act on which most depends, by its place."""
Begin = Callable[..., Fight]
Measured = Callable[[Fight], Hashable]


class First(NamedTuple):
    """One way in which a battle ends after its first round. Pairs are (UK, DE).

    planned, hit: how likely the initiative falls so, and then what the hit rolls do to the ships of each
    side.
    """

    rolls: tuple[int, int]
    lost: tuple[int, int]
    left: tuple[int, int]
    after: combat.Declared
    planned: Fraction
    hit: tuple[Fraction, Fraction]


class Way(NamedTuple):
    """The same with what became of the lost ships: so many sunk of each side, with its chance for each."""

    first: First
    sunk: tuple[int, int]
    fates: tuple[Fraction, Fraction]

    @property
    def chance(self) -> Fraction:
        return prod((self.first.planned, *self.first.hit, *self.fates), start=Fraction(1))


def course(begin: Begin, measure: Measured) -> Callable[..., Course]:
    """The course of the battles that begin so and are measured so."""

    def told(charts: Charts, outcome: Hashable, **given: Any) -> Course:
        fight = begin(charts, **given)
        ends = [*_first_rounds(fight, charts)]
        acts = (*_acts(fight, ends, charts), _counted(fight.terms))
        ways = [way for first in ends for way in _ways(first, fight.terms, charts)
                if measure(_ended(way, fight.terms)) == outcome]  # fmt: skip
        if not ways:
            return Course(acts, HIT)
        chances = [way.chance for way in ways]
        likeliest = ways[chances.index(max(chances))]
        facts = (("ways", len(ways)), ("chance", sum(chances)))
        after = (Act("battle-ways", facts), *_kinds(ways, fight.terms)) if len(ways) > 1 else ()
        after += tuple(_why_few(outcome, fight, charts))
        return Course(acts, HIT, _told(likeliest, fight, charts), after, at_once=sum(chances, Fraction(0)))

    return told


def stages(begin: Begin, measure: Measured) -> Callable[..., Iterator[Distribution]]:
    """What the battle has come to before its first round and after each of the first ones; None while it
    goes on.
    """

    def after_each(charts: Charts, **given: Any) -> Iterator[Distribution]:
        going: dict[Fight, Fraction] = {begin(charts, **given): Fraction(1)}
        ended: dict[Hashable, Fraction] = {}
        known = cache(partial(_ends, measure=measure, charts=charts))
        yield Distribution.sure(None)
        for _ in range(MOST_ROUNDS):
            for _ in (battle.FIRE, battle.ANSWER):
                going = _once(going, charts)
            over = [fight for fight in going if fight.stage != battle.FIRE]
            for fight in over:
                _add(ended, known(fight), going.pop(fight))
            left = sum(going.values(), Fraction(0))
            yield Distribution.from_fractions({**ended, None: left} if left else ended)
            if left < LITTLE:
                return

    return after_each


def _once(fights: dict[Fight, Fraction], charts: Charts) -> dict[Fight, Fraction]:
    """All fights one step farther."""
    later: dict[Fight, Fraction] = {}
    for fight, share in fights.items():
        _add(later, exact(battle.one_step, fight, charts), share)
    return later


def _ends(fight: Fight, measure: Measured, charts: Charts) -> Distribution:
    """What is counted once every fate is known."""
    return until(battle.one_step, fight, battle.is_over, charts).map(measure)


def _add(amounts: dict[Any, Fraction], more: Distribution, share: Fraction) -> None:
    for one, chance in more.items():
        amounts[one] = amounts.get(one, Fraction(0)) + share * chance


# ---- the acts -------------------------------------------------------------------------------


def _acts(fight: Fight, ends: list[First], charts: Charts) -> Iterator[Act]:
    """Initiative, fire, hit rolls, and whether another round follows."""
    terms = fight.terms
    ahead = exact(who_is_ahead, terms.uk.conduct(len(fight.uk)), terms.de.conduct(len(fight.de)))
    level = ahead.chance("")
    yield Act("battle-initiative", (("uk", ahead.chance(UK)), ("de", ahead.chance(DE)), ("level", level)))
    yield Act("battle-shells", (*_shells(fight, UK, charts), *_shells(fight, DE, charts)))
    yield Act("battle-fire", _rolls(fight, charts))
    hit = {f"{side.lower()}_{result}": _hit(force, result, terms, charts) for side, force in _sides(terms)
           for result in (combat.SUNK, combat.DDBOX)}  # fmt: skip
    yield Act("battle-hit", tuple(hit.items()))
    wants = terms.uk.fights_on, terms.de.fights_on
    yield Act("battle-wants", (("uk", wants[0]), ("de", wants[1]), ("alike", wants[0] == wants[1])))
    over = dict.fromkeys((UK, DE, ""), Fraction(0))
    for one in ends:
        over[_alone(one.after)] += one.planned * prod(one.hit)
    every = sum(over.values())
    chances = (("uk", over[UK]), ("de", over[DE]), ("neither", over[""]), ("chance", every))
    yield Act("battle-ends", (*chances, ("on", 1 - every)))


def _alone(after: combat.Declared) -> str:
    """The side that wants to fight on alone, or is alone in the hex; nothing where neither does."""
    return UK if after.attacker_stays else DE if after.defender_stays else ""


def _sides(terms: Terms) -> tuple[tuple[str, battle.Force], ...]:
    return tuple(zip(SIDES, (terms.uk, terms.de), strict=True))


def _hit(force: battle.Force, result: str, terms: Terms, charts: Charts) -> Fraction:
    return exact(combat.damage, force.kind, charts, terms.table).chance(result)


def _shells(fight: Fight, side: str, charts: Charts) -> Facts:
    """The points a side fires at the usual range, and the hit rolls they are enough for, halved as well."""
    firing, target, ships, most = fight.terms.uk, fight.terms.de, sum(fight.uk), sum(fight.de)
    if side == DE:
        firing, target, ships, most = target, firing, most, ships
    each, points, half = (
        combat.fleet_gunnery((firing.kind.type,) * number, charts, 0.0, halved, False)
        for number, halved in ((1, False), (ships, False), (ships, True))
    )
    kind = target.kind.type
    reached, halved = (min(most, combat.targets_reached(one, kind, charts)) for one in (points, half))
    told = {
        "ships": ships, "each": each, "all": points, "cost": combat.cost_of([kind], charts),
        "reached": reached, "halved": halved,
    }  # fmt: skip
    return tuple((f"{side.lower()}_{name}", fact) for name, fact in told.items())


def _rolls(fight: Fight, charts: Charts) -> tuple[tuple[str, Any], ...]:
    """How many ships of each side take a hit roll in the first round, and how many most often."""
    plans = exact(battle.planned, fight.terms, fight.uk, fight.de, charts)
    found: list[tuple[str, Any]] = []
    for side, number in (("uk", _on_uk), ("de", _on_de)):
        rolls = plans.map(number)
        least, most = min(rolls.outcomes), max(rolls.outcomes)
        found += [
            (f"{side}_rolls", f"{least}–{most}" if least < most else f"{least}"),
            (f"{side}_usual", rolls.mode), (f"{side}_chance", rolls.chance(rolls.mode)),
        ]  # fmt: skip
    return tuple(found)


def _on_uk(plan: tuple[battle.Fleets, Plan]) -> int:
    return sum(plan[0])


def _on_de(plan: tuple[battle.Fleets, Plan]) -> int:
    return sum(plan[1].on_de)


def _counted(terms: Terms) -> Act:
    """What is counted in the end."""
    if terms.holder_counts:
        return Act("battle-holder")
    if len(terms.sunk_of) > 1:
        return Act("battle-points", old_for_a_point())
    return Act("battle-sunk" if terms.sunk_of else "battle-lost", (("side", terms.lost_of[0]),))


def _why_few(outcome: Hashable, fight: Fight, charts: Charts) -> Iterator[Act]:
    """Where lost ships of one side are counted: how likely that many are, and one more, among the numbers of
    hit rolls that come most often.
    """
    terms = fight.terms
    if terms.sunk_of or len(terms.lost_of) != 1 or not isinstance(outcome, int):
        return
    side = SIDES.index(terms.lost_of[0])
    rolls = exact(battle.planned, terms, fight.uk, fight.de, charts).map((_on_uk, _on_de)[side])
    usual, *others = sorted(rolls.outcomes, key=lambda one: -rolls.chance(one))
    if not others:
        return
    kind = (terms.uk, terms.de)[side].kind
    facts: list[tuple[str, Any]] = [("few", outcome), ("more", outcome + 1)]
    for name, number in (("usual", usual), ("rare", others[0])):
        lost = exact(counted, kind, number, "out", charts, terms.table) if number else Distribution.sure(0)
        facts += [(name, number), (f"{name}_few", lost.chance(outcome)),
                  (f"{name}_more", lost.chance(outcome + 1))]  # fmt: skip
    yield Act("battle-lost-few", tuple(facts))


# ---- one way --------------------------------------------------------------------------------


def _first_rounds(fight: Fight, charts: Charts) -> Iterator[First]:
    """Every way in which the battle ends after its first round."""
    terms = fight.terms
    for (on_uk, plan), planned in exact(battle.planned, terms, fight.uk, fight.de, charts).items():
        targets, rolls = (on_uk, plan.on_de), (sum(on_uk), sum(plan.on_de))
        uk, de = (
            exact(battle.fleets_after, fleets, on, force.kind, charts, terms.table).items()
            for (_, force), fleets, on in zip(_sides(terms), (fight.uk, fight.de), targets, strict=True)
        )
        for (uk_left, uk_lost), uk_hit in uk:
            for (de_left, de_lost), de_hit in de:
                (after,) = exact(battle.after_round, terms, plan, uk_left, de_left, charts).outcomes
                if not after.another_round:
                    lost, left = (uk_lost, de_lost), (sum(uk_left), sum(de_left))
                    yield First(rolls, lost, left, after, planned, (uk_hit, de_hit))


def _ways(first: First, terms: Terms, charts: Charts) -> Iterator[Way]:
    """The same for each number of ships that were sunk, where that counts."""
    uk, de = (
        exact(battle.sunk_among, force.kind, lost, charts, terms.table).items() if side in terms.sunk_of
        else ((0, Fraction(1)),)
        for (side, force), lost in zip(_sides(terms), first.lost, strict=True)
    )  # fmt: skip
    for uk_sunk, uk_fate in uk:
        for de_sunk, de_fate in de:
            yield Way(first, (uk_sunk, de_sunk), (uk_fate, de_fate))


def _ended(way: Way, terms: Terms) -> Fight:
    """The battle that ended so, with what is counted of it."""
    uk, de = (lost if side in terms.lost_of else 0 for side, lost in zip(SIDES, way.first.lost, strict=True))
    return battle.ended(terms, way.first.after, (uk, de))._replace(sunk=way.sunk)


def _told(way: Way, fight: Fight, charts: Charts) -> tuple[Act, ...]:
    """A way, act by act."""
    first, terms, fleets = way.first, fight.terms, (fight.uk, fight.de)
    told: Facts = (("uk", first.rolls[0]), ("de", first.rolls[1]), *_ahead(first, fight, charts))
    acts = [Act("battle-way-rolls", told, first.planned)]
    for place, (side, force) in enumerate(_sides(terms)):
        rolls, lost, sunk = first.rolls[place], first.lost[place], way.sunk[place]
        kind = "fates" if side in terms.sunk_of else "left"
        told = (("side", side), ("rolls", rolls), ("sunk", sunk), ("out", lost - sunk), ("lost", lost),
                ("unhurt", rolls - lost))  # fmt: skip
        chance, each = first.hit[place] * way.fates[place], _each(force, lost, sunk, rolls, terms, charts)
        acts.append(Act(f"battle-way-{kind}", told, chance, each if len(fleets[place]) == 1 else ()))
    points = [
        combat.fleet_gunnery((force.kind.type,) * left, charts, 0.0, False, False)
        for (_, force), left in zip(_sides(terms), first.left, strict=True)
    ]
    left = (("uk", first.left[0]), ("de", first.left[1]), ("uk_points", points[0]), ("de_points", points[1]))
    return (*acts, Act("battle-way-ends", (*left, ("wants", _alone(first.after) or "neither"))))


def _kinds(ways: list[Way], terms: Terms) -> Iterator[Act]:
    """The ways put together: by the ships sunk where they bring points, else by the hit rolls."""
    of_points = len(terms.sunk_of) > 1
    kinds: dict[tuple[int, int], list[Fraction]] = {}
    for way in ways:
        kinds.setdefault(way.sunk if of_points else way.first.rolls, []).append(way.chance)
    likely = sorted(kinds, key=lambda one: -sum(kinds[one]))
    for uk, de in likely[:MOST_KINDS]:
        facts = (("uk", uk), ("de", de), ("ways", len(kinds[uk, de])))
        chance = sum(kinds[uk, de], Fraction(0))
        yield Act("battle-kind-sunk" if of_points else "battle-kind-rolls", facts, chance)
    rare = [chance for one in likely[MOST_KINDS:] for chance in kinds[one]]
    if rare:
        yield Act("battle-kind-others", (("ways", len(rare)),), sum(rare, Fraction(0)))


def _ahead(first: First, fight: Fight, charts: Charts) -> Facts:
    """How far which side must be ahead for these hit rolls; no side where that is not all they hang on."""
    found = exact(_choices, fight, charts).items()
    leads = {
        (chooser, choices): chance for (chooser, choices, rolls), chance in found if rolls == first.rolls
    }
    (chooser, choices), chance = next(iter(leads.items()))
    alone = len(leads) == 1 and chance == first.planned
    return (
        ("ahead", (chooser or "level") if alone else "several"),
        ("lead", 2 * choices),
        ("most", 2 * choices + 1),
    )


def _choices(dice: Dice, fight: Fight, charts: Charts) -> tuple[str, int, tuple[int, int]]:
    """Who may choose how many situations, and how many ships of each side then take a hit roll."""
    terms = fight.terms
    conducts = terms.uk.conduct(len(fight.uk)), terms.de.conduct(len(fight.de))
    rolls = initiative_rolls(dice, *conducts)
    on_uk, on_de = battle.shot_at(dice, terms, fight.uk, fight.de, conditions_after(rolls, *conducts), charts)
    return *combat.choices_won(rolls[UK], rolls[DE]), (sum(on_uk), sum(on_de))


def _each(
    force: battle.Force, lost: int, sunk: int, rolls: int, terms: Terms, charts: Charts
) -> tuple[tuple[Fraction, int], ...]:
    """How likely a hit roll does what it did to the ships of a side, and to how many of them."""
    gone, out = _hit(force, combat.SUNK, terms, charts), _hit(force, combat.DDBOX, terms, charts)
    if force.side in terms.sunk_of:
        return (gone, sunk), (out, lost - sunk), (1 - gone - out, rolls - lost)
    return (gone + out, lost), (1 - gone - out, rolls - lost)
