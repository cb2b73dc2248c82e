"""The ships of the list as they are: their guns, their boarders, and how far drill goes.

Knows how a slider names a ship, by herself or by her duel and side. Chances here move with the list of ships:
quality, morale, firepower. The rules stand in `rules.gunnery`, `rules.boarding`, `rules.crew` and
`rules.turns`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question, Rounds, Setting
from navalgames.games.frigate_duel.questions import duels
from navalgames.games.frigate_duel.questions.broadsides import Shooting, marks, raked_hits
from navalgames.games.frigate_duel.questions.sliders import GAUGES, SHIPS, SHOTS, choice, refusal, whole
from navalgames.games.frigate_duel.questions.sliders import MORALE as SLIDER_MORALE
from navalgames.games.frigate_duel.rules import boarding, crew, turns
from navalgames.games.frigate_duel.state import MORALE, A, Ship
from navalgames.games.frigate_duel.tables import Tables, tables_of

GROUP = "ships"


class Firing(NamedTuple):
    """A ship that fires broadside after broadside at the hull: how many, with what, and the boxes so far."""

    broadsides: int
    shooting: Shooting
    fired: int = 0
    hull: int = 0


def _begin(charts: Charts, ship: str, turns: int, distance: int) -> Firing:
    """Round shot with all guns served, in every impulse in which they are loaded (P10.1, P10.2)."""
    t = tables_of(charts)
    own = t.ship_cards[ship]
    afloat = Ship(own.id, A, 0, 0, 0, "battle", crew.mustered(own.crew), own.morale)
    guns = crew.short_firepower(afloat, t)
    time = crew.reload_time(guns, guns, own.quality, SHOTS["round"], t)
    one = Shooting(crew.firepower(afloat, distance, t), MORALE[own.morale], "round", distance)
    return Firing(len(duels.impulses_of_fire(time, turns, t)), one)


def _begin_duel(charts: Charts, scenario: str, side: str, turns: int, distance: int) -> Firing:
    """The same for a ship of one of the twenty duels."""
    one = charts.record("scenarios", scenario)
    return _begin(charts, one.ship_a if side == FIRST else one.ship_b, turns, distance)


def _broadside_of(firing: Firing) -> dict[str, Any]:
    """Her broadside at the hull, as the question of a broadside has it."""
    one = firing.shooting
    return {
        "part": "hull", "firepower": one.firepower, "firer": one.morale, "shot": one.shot,
        "distance": one.distance,
    }  # fmt: skip


def _broadside_of_the_ship(charts: Charts, **given: Any) -> dict[str, Any]:
    return _broadside_of(_begin(charts, **given))


def _broadside_in_the_duel(charts: Charts, **given: Any) -> dict[str, Any]:
    return _broadside_of(_begin_duel(charts, **given))


def _so_many(charts: Charts, **given: Any) -> dict[str, int]:
    return {"broadsides": _begin(charts, **given).broadsides}


def _so_many_in_the_duel(charts: Charts, **given: Any) -> dict[str, int]:
    return {"broadsides": _begin_duel(charts, **given).broadsides}


def _next_broadside(dice: Dice, firing: Firing, charts: Charts) -> Firing:
    """One more broadside.

    Rule: P11.8, 11.4.8k.
    """
    boxes = dice.resolve(hull_boxes, firing.shooting, tables_of(charts))
    return firing._replace(fired=firing.fired + 1, hull=firing.hull + boxes)


def hull_boxes(dice: Dice, one: Shooting, t: Tables) -> int:
    """The hull boxes of one broadside aimed at the hull, without a rake."""
    scored = raked_hits(dice, one, "", t)
    if not scored:
        acted("P11.8")
        return 0
    return marks(dice, scored, one.shot, "hull", SLIDER_MORALE[one.morale], 0, t)[0]


def _all_fired(firing: Firing) -> bool:
    return firing.fired == firing.broadsides


def _hull_lost(firing: Firing) -> int:
    return firing.hull


def listed_boarding(
    dice: Dice, charts: Charts, ship: str, enemy: str, attack: int, attack_support: int, defence: int,
    defence_support: int,
) -> bool:  # fmt: skip
    """Is the enemy of a listed ship taken by this attack?

    Rule: 15.0e, 15.0f, 15.0g, P15.4.
    """
    t = tables_of(charts)
    modifier, against = _melee_modifiers(ship, enemy, defence, t)
    pools = (attack, attack_support), modifier, (defence, defence_support), against
    return boarding.captures(boarding.melee(dice, *pools, t), defence + defence_support)


def _melee_modifiers(ship: str, enemy: str, defence: int, t: Tables) -> tuple[int, int]:
    """What quality and morale add to a die of the attackers, and to one of the defenders if there is any."""
    own, foe = t.ship_cards[ship], t.ship_cards[enemy]
    return (
        boarding.melee_modifier(own.quality, own.morale, own.nation == boarding.FRENCH, t),
        boarding.melee_modifier(foe.quality, foe.morale, False, t) if defence else 0,
    )


def _needed_in_melee(charts: Charts, ship: str, enemy: str, defence: int, **_: Any) -> dict[str, int]:
    """What a die of each side must show."""
    t = tables_of(charts)
    own, foe = (t.melee["target"] - modifier for modifier in _melee_modifiers(ship, enemy, defence, t))
    return {"own_needs": own, "foe_needs": foe}


def _refused_boarders(
    charts: Charts, ship: str, enemy: str, attack: int, attack_support: int, defence: int,
    defence_support: int,
) -> Setting | None:  # fmt: skip
    """A ship against herself, or more boarders than a ship has crew."""
    found = _refused_pair(charts, ship, enemy)
    parties = (("attack", ship, attack + attack_support), ("defence", enemy, defence + defence_support))
    for parameter, name, points in parties:
        most = tables_of(charts).ship_cards[name].crew
        if points > most:
            found = found or refusal(parameter, "crew-beyond-ship", "P5.1", points=most)
    return found


def _refused_pair(charts: Charts, ship: str, enemy: str, **_: Any) -> Setting | None:
    return refusal("enemy", "herself", "P2.1") if ship == enemy else None


def listed_initiative(dice: Dice, charts: Charts, ship: str, enemy: str, gauge: str) -> bool:
    """Does a listed ship get the initiative, her enemy having held it?

    Rule: P6.1, P6.2.
    """
    t = tables_of(charts)
    own = turns.initiative_total(dice, t.ship_cards[ship].quality, gauge == "own_gauge")
    foe = turns.initiative_total(dice, t.ship_cards[enemy].quality, gauge == "enemy_gauge")
    return turns.goes_first(own, foe, False)


def _qualities(charts: Charts, ship: str, enemy: str, **_: Any) -> dict[str, int]:
    """What the crew of each ship adds to her die."""
    cards = tables_of(charts).ship_cards
    return {"own_quality": cards[ship].quality, "enemy_quality": cards[enemy].quality}


FIRST, SECOND = "first_ship", "second_ship"
BROADSIDES = "broadsides"
SCENARIOS = tuple(f"S{number:02}" for number in range(1, 21))
GUNNERY = (whole("turns", 1, 3, 2, "P10.1"), whole("distance", 0, 20, 4, "11.4.4h"))
SHIP = choice("ship", SHIPS, "chesapeake", "chart:ships")
FOE = choice("enemy", SHIPS, "shannon", "chart:ships")

QUESTIONS = (
    Question(
        "listed_gunnery", GROUP, ("P3.2", "P10.1", "P10.2", "P11.8", "11.4.8k"),
        (SHIP, *GUNNERY),
        throw="broadside", throw_at=_broadside_of_the_ship, unit="boxes", facts=_so_many,
        how=Rounds(
            _begin, _next_broadside, _all_fired, _hull_lost, called=BROADSIDES, so_far=_hull_lost,
        ),
    ),
    Question(
        "duel_gunnery", GROUP, ("P3.2", "P10.1", "P10.2", "P11.8", "11.4.8k"),
        (
            choice("scenario", SCENARIOS, SCENARIOS[0], "chart:scenarios"),
            choice("side", (FIRST, SECOND), FIRST, "chart:scenarios"), *GUNNERY,
        ),
        throw="broadside", throw_at=_broadside_in_the_duel, unit="boxes",
        facts=_so_many_in_the_duel,
        how=Rounds(
            _begin_duel, _next_broadside, _all_fired, _hull_lost, called=BROADSIDES, so_far=_hull_lost,
        ),
    ),
    Question(
        "listed_boarding", GROUP, ("15.0e", "15.0f", "15.0g", "P15.4"),
        (
            SHIP, FOE, whole("attack", 1, 8, 5, "15.0b"), whole("attack_support", 0, 6, 1, "15.0h"),
            whole("defence", 0, 8, 2, "15.0b"), whole("defence_support", 0, 6, 0, "15.0h"),
        ),
        OneStep(listed_boarding), refused=_refused_boarders, facts=_needed_in_melee,
    ),
    Question(
        "listed_initiative", GROUP, ("P6.1", "P6.2"),
        (SHIP, FOE, choice("gauge", GAUGES, "nobodys_gauge", "P6.1")),
        OneStep(listed_initiative), refused=_refused_pair, facts=_qualities,
    ),
)  # fmt: skip
