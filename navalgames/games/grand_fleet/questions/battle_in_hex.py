"""A whole battle in one hex, gunnery round after gunnery round to its end (8.7-8.13).

Knows how a battle is cut into small steps, so that equal positions meet again and it can be
solved exactly. Every number comes from `rules.combat`; what the sides want, from `policies`.

Ships that leave the battle are counted as they leave, but whether one was sunk or went to the
DDbox changes nothing in the battle. It is settled afterwards, on the same damage table: roll until
the result is one of the two. That gives the same chances with far fewer positions.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.grand_fleet.questions import policies
from navalgames.games.grand_fleet.questions.gunnery import Conditions, Conduct, conditions, counted, points_of
from navalgames.games.grand_fleet.rules import combat
from navalgames.games.grand_fleet.state import DE, UK
from navalgames.games.grand_fleet.tables import Kind

FIRE, ANSWER, SETTLE, OVER = "fire", "answer", "settle", "over"
Fleets = tuple[int, ...]


@dataclass(frozen=True)
class Force:
    """One side: its kind of ship and its policies."""

    side: str
    kind: Kind
    home: bool
    half: bool
    k: int
    situations: str
    shoot_at: str
    fights_on: str

    def conduct(self, fleets: int) -> Conduct:
        """How this side goes into a round with so many fleets.

        Rule: 8.3a, 8.3b, 8.8g.
        """
        kind_of_fleet = combat.fleet_class([self.kind.type])
        fast, slow = fleets * (kind_of_fleet == "fast"), fleets * (kind_of_fleet == "slow")
        return Conduct(self.home, fast, slow, self.half, min(self.k, fleets), self.situations)


@dataclass(frozen=True, eq=False)
class Terms:
    """What stays the same during a battle. One object for equal terms, so that comparing costs nothing."""

    uk: Force
    de: Force
    table: str
    lost_of: tuple[str, ...] = ()  # the sides whose lost ships are counted,
    sunk_of: tuple[str, ...] = ()  # and whose lost ships are told apart at the end
    holder_counts: bool = False  # whether it matters who stays in the hex

    def __lt__(self, other: Terms) -> bool:
        return id(self) < id(other)


terms_of = lru_cache(maxsize=4096)(Terms)


class Plan(NamedTuple):
    """What a round still holds after its British damage: German targets in each fleet, and what follows if
    both sides are still there (None: it hangs on what they have left)."""

    on_de: Fleets
    after: combat.Declared | None


class Fight(NamedTuple):
    """A battle in one hex. Pairs are (UK, DE); fleets are numbers of ships, largest first.

    lost, sunk: ships that left the battle, and how many of them were sunk, where that is counted.
    plan: only between the damage of both sides.
    """

    terms: Terms
    stage: str
    uk: Fleets
    de: Fleets
    lost: tuple[int, int] = (0, 0)
    plan: Plan | None = None
    sunk: tuple[int, int] = (0, 0)
    holder: str = ""


def one_step(dice: Dice, fight: Fight, charts: Charts) -> Fight:
    """The next step: a round as far as the British damage, the German damage, or the fate of the lost.

    Rule: 8.7, 8.8b, 8.9b, 8.10a, 8.11a, 8.11e, 8.12a, 8.12g. Charts: type_table, damage_table.
    """
    return _STEPS[fight.stage](dice, fight, charts)


def _fire(dice: Dice, fight: Fight, charts: Charts) -> Fight:
    """Initiative, situations, targets, and the German shells (8.8-8.11)."""
    acted("8.7")
    terms = fight.terms
    on_uk, plan = dice.resolve(planned, terms, fight.uk, fight.de, charts)
    left, lost = dice.resolve(fleets_after, fight.uk, on_uk, terms.uk.kind, charts, terms.table)
    counted_lost = (fight.lost[0] + lost, fight.lost[1]) if UK in terms.lost_of else fight.lost
    return Fight(terms, ANSWER, left, fight.de, counted_lost, plan)


def _answer(dice: Dice, fight: Fight, charts: Charts) -> Fight:
    """The British shells, planned before any German one fell (8.11g), and the end of the round (8.12)."""
    terms, plan = fight.terms, fight.plan
    assert plan is not None, "nothing was planned before the shells fell"
    acted("8.11g")
    left, lost = dice.resolve(fleets_after, fight.de, plan.on_de, terms.de.kind, charts, terms.table)
    counted_lost = (fight.lost[0], fight.lost[1] + lost) if DE in terms.lost_of else fight.lost
    after = after_round(dice, terms, plan, fight.uk, left, charts)
    if after.another_round:
        return Fight(terms, FIRE, fight.uk, left, counted_lost)
    return ended(terms, after, counted_lost)


def ended(terms: Terms, after: combat.Declared, lost: tuple[int, int]) -> Fight:
    """A battle after its last round: who stays in the hex, where that counts (8.13a)."""
    holder = ""
    if terms.holder_counts and after.attacker_stays != after.defender_stays:
        acted("8.13a")
        holder = UK if after.attacker_stays else DE
    return Fight(terms, SETTLE if terms.sunk_of else OVER, (), (), lost, holder=holder)


def planned(dice: Dice, terms: Terms, uk: Fleets, de: Fleets, charts: Charts) -> tuple[Fleets, Plan]:
    """Initiative, situations, totals (8.8-8.10): the targets in British fleets, and the rest of the plan."""
    under = dice.resolve(conditions, terms.uk.conduct(len(uk)), terms.de.conduct(len(de)))
    on_uk, on_de = shot_at(dice, terms, uk, de, under, charts)
    after = _known_beforehand(terms, under, any(on_uk) or any(on_de))
    return on_uk, Plan(on_de, after)


def shot_at(
    dice: Dice, terms: Terms, uk: Fleets, de: Fleets, under: Conditions, charts: Charts
) -> tuple[Fleets, Fleets]:
    """How many ships of each British and of each German fleet are shot at."""
    on_de = _targets(dice, terms.uk, sum(uk), terms.de, de, under, charts)
    return _targets(dice, terms.de, sum(de), terms.uk, uk, under, charts), on_de


def _known_beforehand(terms: Terms, under: Conditions, shots_fall: bool) -> combat.Declared | None:
    """What follows from a round if both sides are still there, where it does not hang on the ships left.

    Rule: 8.12a, 8.12b, 8.12c, 8.12d.
    """
    if combat.goes_on(under.situations, under.confused, True):
        return combat.Declared(True, True, True)
    wishes = terms.uk.fights_on, terms.de.fights_on
    if shots_fall and not policies.BLIND.issuperset(wishes):
        return None
    return combat.declarations(*(policies.fights_on(wish, 0, 0, shots_fall) for wish in wishes))


def _targets(
    dice: Dice, shooter: Force, ships: int, enemy: Force, fleets: Fleets, under: Conditions, charts: Charts
) -> Fleets:
    """How many ships of each enemy fleet are shot at.

    Rule: 8.10a, 8.11a, 8.11b, 8.11c, 8.11d. Charts: type_table.
    """
    points = dice.resolve(_points, shooter.side, shooter.kind.type, ships, under, charts)
    reached = combat.targets_reached(points, enemy.kind.type, charts)
    return policies.targets_by_fleet(shooter.shoot_at, reached, fleets)


def _points(dice: Dice, side: str, ship_type: str, ships: int, under: Conditions, charts: Charts) -> float:
    return points_of(charts, side, (ship_type,) * ships, under)


def fleets_after(
    dice: Dice, fleets: Fleets, targets: Fleets, kind: Kind, charts: Charts, table: str
) -> tuple[Fleets, int]:
    """The fleets of a side that stay after its damage rolls, and how many ships were lost.

    Rule: 8.11e, 8.11i, 8.11j, 8.11l, 8.11m. Charts: damage_table.
    """
    lost = [dice.resolve(counted, kind, number, "out", charts, table) if number else 0 for number in targets]
    left = (ships - gone for ships, gone in zip(fleets, lost, strict=True))
    return tuple(sorted((ships for ships in left if not combat.leaves_map(ships)), reverse=True)), sum(lost)


def after_round(
    dice: Dice, terms: Terms, plan: Plan, uk: Fleets, de: Fleets, charts: Charts
) -> combat.Declared:
    """Whether another round follows, and which sides stay if it does not; the UK stands for the attacker.

    Rule: 8.12a, 8.12b, 8.12e, 8.12g, 8.13c.
    """
    if not (uk and de):
        if uk or de:
            acted("8.13c")
        return combat.Declared(bool(combat.goes_on((), (False, False), False)), bool(uk), bool(de))
    return plan.after or dice.resolve(_declared, terms, sum(uk), sum(de), charts)


def _declared(dice: Dice, terms: Terms, uk: int, de: int, charts: Charts) -> combat.Declared:
    """What both sides want after a round with shots, by the gunnery of the ships they have left.

    Rule: 8.12a, 8.12b, 8.13c. Charts: type_table.
    """
    uk_points = combat.fleet_gunnery((terms.uk.kind.type,) * uk, charts, 0.0, False, False)
    de_points = combat.fleet_gunnery((terms.de.kind.type,) * de, charts, 0.0, False, False)
    return combat.declarations(
        policies.fights_on(terms.uk.fights_on, uk_points, de_points, True),
        policies.fights_on(terms.de.fights_on, de_points, uk_points, True),
    )


def _settle(dice: Dice, fight: Fight, charts: Charts) -> Fight:
    """The fate of the lost ships of one side (8.11e): rolls are made again until they take a ship away."""
    terms, (uk_lost, de_lost), (uk_sunk, de_sunk) = fight.terms, fight.lost, fight.sunk
    if UK in terms.sunk_of and uk_lost:
        uk_sunk, uk_lost = dice.resolve(sunk_among, terms.uk.kind, uk_lost, charts, terms.table), 0
    elif DE in terms.sunk_of:
        de_sunk, de_lost = dice.resolve(sunk_among, terms.de.kind, de_lost, charts, terms.table), 0
    stage = SETTLE if DE in terms.sunk_of and de_lost else OVER
    return Fight(terms, stage, (), (), (uk_lost, de_lost), None, (uk_sunk, de_sunk))


def sunk_among(dice: Dice, kind: Kind, lost: int, charts: Charts, table: str) -> int:
    """How many of the lost ships were sunk.

    Rule: 8.11e, 8.11i, 8.11j. Charts: damage_table.
    """
    return dice.each(_fate, (kind,) * lost, charts, table).count(combat.SUNK)


def _fate(dice: Dice, kind: Kind, charts: Charts, table: str) -> str:
    return dice.until(_takes_away, combat.damage, kind, charts, table)


def _takes_away(result: str) -> bool:
    return result != combat.NONE


_STEPS = {FIRE: _fire, ANSWER: _answer, SETTLE: _settle}


def is_over(fight: Fight) -> bool:
    """Whether the battle has ended and every fate is known."""
    return fight.stage == OVER
