"""The questions about a whole battle in one hex, and the battles that they begin with.

Knows the sliders, and what is counted at the end. The battle itself stands in `battle_in_hex`, what
happens in it in order in `battle_course`.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.contract import Parameter, Question, Rounds, Setting
from navalgames.games.grand_fleet.questions import battle_course, policies
from navalgames.games.grand_fleet.questions.battle_in_hex import (
    FIRE,
    Fight,
    Fleets,
    Force,
    is_over,
    one_step,
    terms_of,
)
from navalgames.games.grand_fleet.questions.gunnery import SHIP_TYPE
from navalgames.games.grand_fleet.questions.sliders import (
    choice,
    damage_column,
    ship_kind,
    switch,
    the_side,
    whole,
)
from navalgames.games.grand_fleet.rules import combat, formation
from navalgames.games.grand_fleet.state import DE, SIDES

GROUP = "battle"


def formed(ships: int, fleets: int) -> Fleets:
    """Ships in so many fleets, nearly equal, largest first."""
    share, extra = divmod(ships, fleets)
    return (share + 1,) * extra + (share,) * (fleets - extra)


def _not_formed(charts: Charts, **given: Any) -> Setting | None:
    """Why the ships of a side cannot stand in so many fleets, or its over-manoeuvre number is too high.

    Rule: 8.2b, 8.2c, 8.8g. Charts: fleet_limits.
    """
    for side in SIDES:
        own = {name: given[f"{side.lower()}_{name}"] for name in _EACH}
        most_fleets, least, most = formation.limits(charts, side)
        fewest, largest = -(-own["ships"] // most), min(own["ships"] // least, most_fleets)
        if not fewest <= own["fleets"] <= largest:
            facts = (("ships", own["ships"]), ("least", least), ("most", most))
            return Setting(f"{side.lower()}_fleets", "gf-refused-fleets-of", "8.2c", facts)
        if own["k"] > own["fleets"]:
            return Setting(f"{side.lower()}_k", "gf-refused-over", "8.8g", (("fleets", own["fleets"]),))
    return None


def _start(charts: Charts, given: dict[str, Any], **counting: Any) -> Fight:
    forces: list[Force] = []
    fleets: list[Fleets] = []
    for side in SIDES:
        own = {name: given[f"{side.lower()}_{name}"] for name in _EACH}
        forces.append(
            Force(
                side, ship_kind(own["type"], side), given["home"] == side, own["half"], own["k"],
                own["situations"], own["shoot_at"], own["fights_on"],
            )
        )  # fmt: skip
        fleets.append(formed(own["ships"], own["fleets"]))
    return Fight(terms_of(*forces, given["table"], **counting), FIRE, fleets[0], fleets[1])


def _for_points(charts: Charts, **given: Any) -> Fight:
    return _start(charts, given, lost_of=SIDES, sunk_of=SIDES)


def _for_sunk(charts: Charts, side: str, **given: Any) -> Fight:
    return _start(charts, given, lost_of=(side,), sunk_of=(side,))


def _for_lost(charts: Charts, side: str, **given: Any) -> Fight:
    return _start(charts, given, lost_of=(side,))


def _for_holder(charts: Charts, **given: Any) -> Fight:
    return _start(charts, given, holder_counts=True)


def _points_scored(fight: Fight) -> int:
    """Points for the ships sunk, positive for the UK (11.3c, 11.3d)."""
    uk, de = fight.sunk
    return combat.points_for_sunk((), (fight.terms.uk.kind,) * uk + (fight.terms.de.kind,) * de)


def _ships_sunk(fight: Fight) -> int:
    return sum(fight.sunk)


def _ships_lost(fight: Fight) -> int:
    return sum(fight.lost)


def _who_holds(fight: Fight) -> str:
    return fight.holder.lower() + "_holds" if fight.holder else "nobody_holds"


def _fought(begin: battle_course.Begin, measure: battle_course.Measured) -> Rounds[Fight]:
    """Battles that begin so, solved step by step and told round by round."""
    told = battle_course.stages(begin, measure)
    return Rounds(begin, one_step, is_over, measure, called="steps", stages=told, staged="rounds")


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
    "8.7", "8.8b", "8.8h", "8.9a", "8.9b", "8.10a", "8.11a", "8.11e", "8.11g", "8.11l", "8.12a", "8.12b",
    "8.12c", "8.12d", "8.12e", "8.12g",
)  # fmt: skip

QUESTIONS = (
    Question(
        "battle_in_hex", GROUP, (*_RULES, "11.3c", "11.3d"), _HEX,
        throw="damage", throw_by="side",
        how=_fought(_for_points, _points_scored),
        course=battle_course.course(_for_points, _points_scored), unit="vp", refused=_not_formed,
    ),
    Question(
        "battle_in_hex_sunk", GROUP, (*_RULES, "8.11j"), (the_side("8.11j", DE), *_HEX),
        throw="damage", throw_by="side",
        how=_fought(_for_sunk, _ships_sunk), course=battle_course.course(_for_sunk, _ships_sunk),
        unit="ships", refused=_not_formed,
    ),
    Question(
        "battle_in_hex_lost", GROUP, (*_RULES, "8.11i", "8.11j"), (the_side("8.11e", DE), *_HEX),
        throw="damage", throw_by="side",
        how=_fought(_for_lost, _ships_lost), course=battle_course.course(_for_lost, _ships_lost),
        unit="ships", refused=_not_formed,
    ),
    Question(
        "battle_in_hex_holder", GROUP, (*_RULES, "8.13a", "8.13c"), _HEX,
        throw="damage", throw_by="side",
        how=_fought(_for_holder, _who_holds), course=battle_course.course(_for_holder, _who_holds),
        outcomes=("uk_holds", "de_holds", "nobody_holds"), refused=_not_formed,
    ),
)  # fmt: skip
