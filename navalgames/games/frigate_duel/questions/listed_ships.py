"""The ships of the twenty duels as they are listed: their guns, their boarders, and how far drill goes.

Knows how a scenario and a side name a ship. Chances here move with the list of ships: quality, morale,
firepower. The rules stand in `rules.gunnery`, `rules.boarding` and `rules.crew`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.frigate_duel.questions import duels
from navalgames.games.frigate_duel.questions.broadsides import Shooting, marks, raked_hits
from navalgames.games.frigate_duel.questions.sliders import GAUGES, SHOTS, choice, whole
from navalgames.games.frigate_duel.questions.sliders import MORALE as SLIDER_MORALE
from navalgames.games.frigate_duel.rules import boarding, crew, turns
from navalgames.games.frigate_duel.state import MORALE, A, Ship
from navalgames.games.frigate_duel.tables import ShipCard, Tables, tables_of

SHIPS = "ships"
FIRST, SECOND = "first_ship", "second_ship"
SCENARIOS = tuple(f"S{number:02}" for number in range(1, 21))


def cards_of(charts: Charts, scenario: str, side: str) -> tuple[ShipCard, ShipCard]:
    """The card of the ship asked about, and that of her enemy."""
    one, cards = charts.record("scenarios", scenario), tables_of(charts).ship_cards
    first, second = cards[one.ship_a], cards[one.ship_b]
    return (first, second) if side == FIRST else (second, first)


class Firing(NamedTuple):
    """A ship that fires broadside after broadside at the hull: how many, with what, and the boxes so far."""

    broadsides: int
    shooting: Shooting
    fired: int = 0
    hull: int = 0


def _begin(charts: Charts, scenario: str, side: str, turns: int, distance: int) -> Firing:
    """Round shot with all guns served, in every impulse in which they are loaded (P10.1, P10.2)."""
    t = tables_of(charts)
    own, _ = cards_of(charts, scenario, side)
    ship = Ship(own.id, A, 0, 0, 0, "battle", crew.mustered(own.crew), own.morale)
    guns = crew.short_firepower(ship, t)
    time = crew.reload_time(guns, guns, own.quality, SHOTS["round"], t)
    one = Shooting(crew.firepower(ship, distance, t), MORALE[own.morale], "round", distance)
    return Firing(len(duels.impulses_of_fire(time, turns, t)), one)


def _next_broadside(dice: Any, firing: Firing, charts: Charts) -> Firing:
    """One more broadside.

    Rule: P11.8, 11.4.8k.
    """
    boxes = dice.resolve(hull_boxes, firing.shooting, tables_of(charts))
    return firing._replace(fired=firing.fired + 1, hull=firing.hull + boxes)


def hull_boxes(dice: Any, one: Shooting, t: Tables) -> int:
    """The hull boxes of one broadside aimed at the hull, without a rake."""
    scored = raked_hits(dice, one, "", t)
    return marks(dice, scored, one.shot, "hull", SLIDER_MORALE[one.morale], 0, t)[0] if scored else 0


def _all_fired(firing: Firing) -> bool:
    return firing.fired == firing.broadsides


def _hull_lost(firing: Firing) -> int:
    return firing.hull


def listed_boarding(
    dice: Any, charts: Charts, scenario: str, side: str, attack: int, attack_support: int, defence: int,
    defence_support: int,
) -> bool:  # fmt: skip
    """Is the enemy of a listed ship taken by this attack?

    Rule: 15.0e, 15.0f, 15.0g, P15.4.
    """
    t = tables_of(charts)
    own, foe = cards_of(charts, scenario, side)
    modifier = boarding.melee_modifier(own.quality, own.morale, own.nation == boarding.FRENCH, t)
    against = boarding.melee_modifier(foe.quality, foe.morale, False, t)
    pools = (attack, attack_support), modifier, (defence, defence_support), against
    return boarding.melee(dice, *pools, t) > defence + defence_support


def listed_initiative(dice: Any, charts: Charts, scenario: str, side: str, gauge: str) -> bool:
    """Does a listed ship get the initiative, her enemy having held it?

    Rule: P6.1, P6.2.
    """
    own, foe = cards_of(charts, scenario, side)
    total = turns.initiative_total(dice, own.quality, gauge == "own_gauge")
    return total > turns.initiative_total(dice, foe.quality, gauge == "enemy_gauge")


SCENARIO = choice("scenario", SCENARIOS, SCENARIOS[0], "chart:scenarios")
SIDE = choice("side", (FIRST, SECOND), FIRST, "chart:scenarios")

QUESTIONS = (
    Question(
        "listed_gunnery", SHIPS, ("P3.2", "P10.1", "P10.2", "P11.8", "11.4.8k"),
        (SCENARIO, SIDE, whole("turns", 1, 3, 2, "P10.1"), whole("distance", 0, 20, 4, "11.4.4h")),
        start=_begin, step=_next_broadside, over=_all_fired, measure=_hull_lost, unit="boxes",
    ),
    Question(
        "listed_boarding", SHIPS, ("15.0e", "15.0f", "15.0g", "P15.4"),
        (
            SCENARIO, SIDE, whole("attack", 1, 8, 5, "15.0b"), whole("attack_support", 0, 6, 1, "15.0h"),
            whole("defence", 0, 8, 2, "15.0b"), whole("defence_support", 0, 6, 0, "15.0h"),
        ),
        listed_boarding,
    ),
    Question(
        "listed_initiative", SHIPS, ("P6.1", "P6.2"),
        (SCENARIO, SIDE, choice("gauge", GAUGES, "nobodys_gauge", "P6.1")),
        listed_initiative,
    ),
)  # fmt: skip
