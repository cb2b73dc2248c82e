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
from typing import Any, NamedTuple

from navalgames.charts import Charts
from navalgames.games.contract import Parameter, Question
from navalgames.games.grand_fleet.questions import policies
from navalgames.games.grand_fleet.questions.gunnery import (
    SHIP_TYPE,
    Conduct,
    Conditions,
    conditions,
    counted,
    points_of,
)
from navalgames.games.grand_fleet.questions.sliders import (
    TYPES,
    choice,
    damage_column,
    ship_kind,
    switch,
    the_side,
    whole,
)
from navalgames.games.grand_fleet.rules import combat, formation
from navalgames.games.grand_fleet.state import DE, ENEMY, INDEX, SIDES, UK, with_side
from navalgames.games.grand_fleet.tables import Kind

GROUP = "battle"
FIRE, ON_UK, ON_DE, SETTLE, OVER = "fire", "on_uk", "on_de", "settle", "over"
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
    """What stays the same during a battle. One object for equal terms, so that it compares at no cost."""

    forces: tuple[Force, Force]
    table: str
    lost_of: tuple[str, ...]    # the sides whose lost ships are counted,
    sunk_of: tuple[str, ...]    # and whose lost ships are told apart at the end

    def __lt__(self, other: Terms) -> bool:
        return id(self) < id(other)


_terms = lru_cache(maxsize=4096)(Terms)


class Plan(NamedTuple):
    """What a round will bring: targets in each fleet as (UK, DE), and what bears on the next round."""

    targets: tuple[Fleets, Fleets]
    situations: tuple[str, ...]
    all_confused: bool

    @property
    def shots_fall(self) -> bool:
        return any(map(any, self.targets))


class Fight(NamedTuple):
    """A battle in one hex. Pairs are (UK, DE); fleets are numbers of ships, largest first."""

    terms: Terms
    stage: str
    fleets: tuple[Fleets, Fleets]
    lost: tuple[int, int] = (0, 0)
    sunk: tuple[int, int] = (0, 0)
    plan: Plan | None = None
    holder: str = ""


def one_step(dice: Any, fight: Fight, charts: Charts) -> Fight:
    """The next step of a battle: initiative and targets, the damage of one side, or the fate of one ship.

    Rule: 8.7, 8.8b, 8.9b, 8.10a, 8.11a, 8.11e, 8.12a, 8.12g. Charts: type_table, damage_table.
    """
    return _STEPS[fight.stage](dice, fight, charts)


def _fire(dice: Any, fight: Fight, charts: Charts) -> Fight:
    """Initiative, situations and targets of a round (8.8, 8.9, 8.10, 8.11a)."""
    plan = dice.resolve(_planned, fight.terms, fight.fleets, charts)
    return fight._replace(stage=ON_UK, plan=plan)


def _planned(dice: Any, terms: Terms, fleets: tuple[Fleets, Fleets], charts: Charts) -> Plan:
    conducts = [force.conduct(len(own)) for force, own in zip(terms.forces, fleets, strict=True)]
    under = dice.resolve(conditions, *conducts)
    targets = []
    for side in SIDES:
        shooter, ships = terms.forces[INDEX[ENEMY[side]]], sum(fleets[INDEX[ENEMY[side]]])
        points = dice.resolve(_points, shooter.side, shooter.kind.type, ships, under, charts)
        cost = combat.cost_of([terms.forces[INDEX[side]].kind.type], charts)
        targets.append(policies.targets_by_fleet(shooter.shoot_at, int(points // cost), fleets[INDEX[side]]))
    situations = (combat.CONTINUE,) if combat.CONTINUE in under.situations else ()
    return Plan((targets[0], targets[1]), situations, all(under.confused))


def _points(dice: Any, side: str, ship_type: str, ships: int, under: Conditions, charts: Charts) -> float:
    return points_of(charts, side, (ship_type,) * ships, under)


def _on_uk(dice: Any, fight: Fight, charts: Charts) -> Fight:
    """German shells (8.11e): the British fire is already planned, so both fire at once (8.11g)."""
    return _hit(dice, fight, UK, charts)._replace(stage=ON_DE)


def _on_de(dice: Any, fight: Fight, charts: Charts) -> Fight:
    """British shells (8.11e), and what follows from the round (8.12)."""
    return _after_round(_hit(dice, fight, DE, charts), charts)


def _hit(dice: Any, fight: Fight, side: str, charts: Charts) -> Fight:
    place, terms = INDEX[side], fight.terms
    left, lost = dice.resolve(
        _fleets_after, fight.fleets[place], fight.plan.targets[place], terms.forces[place].kind, charts, terms.table
    )
    if side in terms.lost_of:
        fight = fight._replace(lost=with_side(fight.lost, side, fight.lost[place] + lost))
    targets = with_side(fight.plan.targets, side, (1,) * fight.plan.shots_fall)
    return fight._replace(
        fleets=with_side(fight.fleets, side, left), plan=fight.plan._replace(targets=targets)
    )


def _fleets_after(
    dice: Any, fleets: Fleets, targets: Fleets, kind: Kind, charts: Charts, table: str
) -> tuple[Fleets, int]:
    """The fleets of a side that stay after its damage rolls, and how many ships were lost.

    Rule: 8.11e, 8.11i, 8.11j, 8.11l, 8.11m. Charts: damage_table.
    """
    lost = [dice.resolve(counted, kind, number, "out", charts, table) if number else 0 for number in targets]
    left = (ships - gone for ships, gone in zip(fleets, lost, strict=True))
    return tuple(sorted((ships for ships in left if not combat.leaves_map(ships)), reverse=True)), sum(lost)


def _after_round(fight: Fight, charts: Charts) -> Fight:
    """The next round, or who stays (8.12)."""
    plan, present = fight.plan, all(fight.fleets)
    on = combat.goes_on(plan.situations, (plan.all_confused,) * 2, present)
    if on is None:
        wants = [_wants_more(fight, side, charts) for side in SIDES]
        declared = combat.declarations(*wants)
        on, stays = declared.another_round, (declared.attacker_stays, declared.defender_stays)
    else:
        stays = tuple(map(bool, fight.fleets))
    if on:
        return fight._replace(stage=FIRE, plan=None)
    holder = "" if sum(stays) != 1 else SIDES[stays.index(True)]
    return _settled(fight._replace(stage=SETTLE, fleets=((), ()), plan=None, holder=holder))


def _wants_more(fight: Fight, side: str, charts: Charts) -> bool:
    points = [
        combat.fleet_gunnery((force.kind.type,) * sum(fleets), charts, 0.0, False, False)
        for force, fleets in zip(fight.terms.forces, fight.fleets, strict=True)
    ]
    own, enemy = points[INDEX[side]], points[INDEX[ENEMY[side]]]
    return policies.fights_on(
        fight.terms.forces[INDEX[side]].fights_on, own, enemy, fight.plan.shots_fall
    )


def _settle(dice: Any, fight: Fight, charts: Charts) -> Fight:
    """The fate of one lost ship (8.11e): none means that the roll is made again."""
    side = next(side for side in fight.terms.sunk_of if fight.lost[INDEX[side]])
    place, terms = INDEX[side], fight.terms
    result = dice.resolve(combat.damage, terms.forces[place].kind, charts, terms.table)
    if result == combat.NONE:
        return fight
    lost = with_side(fight.lost, side, fight.lost[place] - 1)
    sunk = with_side(fight.sunk, side, fight.sunk[place] + (result == combat.SUNK))
    return _settled(fight._replace(lost=lost, sunk=sunk))


def _settled(fight: Fight) -> Fight:
    open_fates = any(fight.lost[INDEX[side]] for side in fight.terms.sunk_of)
    return fight if open_fates else fight._replace(stage=OVER)


_STEPS = {FIRE: _fire, ON_UK: _on_uk, ON_DE: _on_de, SETTLE: _settle}


def is_over(fight: Fight) -> bool:
    """Whether the battle has ended and every fate is known."""
    return fight.stage == OVER


# ---- the questions --------------------------------------------------------------------------


def formed(charts: Charts, side: str, ships: int, fleets: int) -> Fleets:
    """Ships in as many fleets as wanted and allowed, nearly equal, largest first.

    Rule: 8.2b, 8.2c. Charts: fleet_limits.
    """
    most_fleets, least, most = formation.limits(charts, side)
    number = max(-(-ships // most), min(fleets, ships // least, most_fleets))
    share, extra = divmod(ships, number)
    return (share + 1,) * extra + (share,) * (number - extra)


def _start(charts: Charts, lost_of: tuple[str, ...], sunk_of: tuple[str, ...], given: dict[str, Any]) -> Fight:
    forces, fleets = [], []
    for side in SIDES:
        own = {name: given[f"{side.lower()}_{name}"] for name in _EACH}
        forces.append(
            Force(
                side, ship_kind(own["type"], side), given["home"] == side, own["half"], own["k"],
                own["situations"], own["shoot_at"], own["fights_on"],
            )
        )  # fmt: skip
        fleets.append(formed(charts, side, own["ships"], own["fleets"]))
    terms = _terms((forces[0], forces[1]), given["table"], lost_of, sunk_of)
    return Fight(terms, FIRE, (fleets[0], fleets[1]))


def _for_points(charts: Charts, **given: Any) -> Fight:
    return _start(charts, SIDES, SIDES, given)


def _for_sunk(charts: Charts, side: str, **given: Any) -> Fight:
    return _start(charts, (side,), (side,), given)


def _for_lost(charts: Charts, side: str, **given: Any) -> Fight:
    return _start(charts, (side,), (), given)


def _for_holder(charts: Charts, **given: Any) -> Fight:
    return _start(charts, (), (), given)


def _points_scored(fight: Fight) -> int:
    """Points for the ships sunk, positive for the UK (11.3c, 11.3d)."""
    sunk = (force.kind for force, n in zip(fight.terms.forces, fight.sunk, strict=True) for _ in range(n))
    return combat.points_for_sunk((), sunk)


def _ships_sunk(fight: Fight) -> int:
    return sum(fight.sunk)


def _ships_lost(fight: Fight) -> int:
    return sum(fight.lost)


def _who_holds(fight: Fight) -> str:
    return fight.holder.lower() + "_holds" if fight.holder else "nobody_holds"


_EACH = ("ships", "fleets", "type", "half", "k", "situations", "shoot_at", "fights_on")


def _force(prefix: str, most: int, ships: int) -> tuple[Parameter, ...]:
    return (
        whole(prefix + "ships", 3, most, ships, "8.2c"),
        whole(prefix + "fleets", 1, 2, 1, "8.2b"),
        SHIP_TYPE._replace(name=prefix + "type"),
        switch(prefix + "half", "8.8f"),
        whole(prefix + "k", 0, 2, 0, "8.8g"),
        choice(prefix + "situations", policies.SITUATION_POLICIES, "cripple", "8.9b"),
        choice(prefix + "shoot_at", policies.FLEET_POLICIES, "one_fleet", "8.11a"),
        choice(prefix + "fights_on", policies.FIGHT_ON_POLICIES, "stronger", "8.12b"),
    )


_HEX = (
    *_force("uk_", 8, 8),
    *_force("de_", 8, 8),
    choice("home", ("nowhere", *SIDES), "nowhere", "8.8c"),
    damage_column(),
)
_RULES = (
    "8.7", "8.8b", "8.8h", "8.9a", "8.9b", "8.10a", "8.11a", "8.11e", "8.11g", "8.11l", "8.12a", "8.12b", "8.12c",
    "8.12d", "8.12e", "8.12g",
)  # fmt: skip

QUESTIONS = (
    Question(
        "battle_in_hex", GROUP, (*_RULES, "11.3c", "11.3d"), _HEX,
        start=_for_points, step=one_step, over=is_over, measure=_points_scored, unit="vp",
    ),
    Question(
        "battle_in_hex_sunk", GROUP, (*_RULES, "8.11j"), (the_side("8.11j", DE), *_HEX),
        start=_for_sunk, step=one_step, over=is_over, measure=_ships_sunk, unit="ships",
    ),
    Question(
        "battle_in_hex_lost", GROUP, (*_RULES, "8.11i", "8.11j"), (the_side("8.11e", DE), *_HEX),
        start=_for_lost, step=one_step, over=is_over, measure=_ships_lost, unit="ships",
    ),
    Question(
        "battle_in_hex_holder", GROUP, (*_RULES, "8.13a", "8.13c"), _HEX,
        start=_for_holder, step=one_step, over=is_over, measure=_who_holds,
        outcomes=("uk_holds", "de_holds", "nobody_holds"),
    ),
)  # fmt: skip
