"""What a player might look for but may not do now, and why, with the rule.

Knows the pending decision. Changes nothing.
"""

from __future__ import annotations

from navalgames.charts import Charts
from navalgames.games.contract import Refusal
from navalgames.games.frigate_duel.rules import boarding, manoeuvring, sea, volleys
from navalgames.games.frigate_duel.rules.impulses import GUNS, chooser_of, is_moving, next_mark
from navalgames.games.frigate_duel.state import (
    MANOEUVRES,
    RIGGING_CHANGE,
    Options,
    State,
    enemies_of,
    ships_of,
)
from navalgames.games.frigate_duel.tables import Box, box_of


def why_not(state: State, side: str, charts: Charts, options: Options) -> tuple[Refusal, ...]:
    """The refusals of the pending decision."""
    if side not in state.asked:
        return ()
    found = _REFUSALS.get(state.tasks[-1].stage)
    return found(state, side, box_of(charts, options)) if found else ()


def _manoeuvres(state: State, side: str, box: Box) -> tuple[Refusal, ...]:
    """Manoeuvres that wind, mark or crew forbid (P9.1-P9.7, P5.4)."""
    ship = chooser_of(state, side)
    moving = is_moving(ship, next_mark(ship))
    refused = []
    for number in range(1, len(MANOEUVRES)):
        rule = manoeuvring.objection(ship, state.wind, moving, number, box)
        if rule:
            facts = (("ship", ship.id), ("manoeuvre", MANOEUVRES[number]))
            key = f"fd-refusal-manoeuvre-{rule.replace('.', '-')}"
            refused.append(Refusal("fd-refusal-manoeuvre", key, rule, facts))
    return tuple(refused)


def _fire(state: State, side: str, box: Box) -> tuple[Refusal, ...]:
    """Broadsides that cannot fire: not loaded, without crew, not bearing, too far (P11.1, P5.3, P10.10)."""
    refused = []
    for number in ships_of(state, side):
        bearing = volleys.bearing_guns(state, number, box)
        for target in enemies_of(state, number):
            for gun in GUNS:
                why = _no_fire(state, number, gun, target, (gun, target) in bearing, box)
                if why:
                    facts = (
                        ("ship", state.ships[number].id),
                        ("broadside", gun),
                        ("target", state.ships[target].id),
                    )
                    refused.append(Refusal("fd-refusal-fire", f"fd-refusal-{why[0]}", why[1], facts))
    return tuple(refused)


def _no_fire(
    state: State, number: int, gun: str, target: int, bears: bool, box: Box
) -> tuple[str, str] | None:
    ship, other, place = state.ships[number], state.ships[target], GUNS.index(gun)
    if bears:
        rule = volleys.objection_to_aim(state, number, gun, target, "hull", box)
        return ("chain-only-rigging" if rule == "P10.10" else "too-far", rule) if rule else None
    if any(fire.ship == number and fire.gun in GUNS for fire in state.fires):
        return ("one-broadside", "P11.1")
    if not ship.loaded[place]:
        return ("not-loaded", "P11.1")
    if not ship.crew[place]:
        return ("no-gun-crew", "P5.3")
    if not sea.bears(gun, sea.arc(ship.heading, other.x - ship.x, other.y - ship.y, box)):
        return ("not-bearing", "P11.2")
    return ("too-far", "P11.1")


def _bonus(state: State, side: str, box: Box) -> tuple[Refusal, ...]:
    """Without straining nothing is tried, in the literal reading (P16.1)."""
    if box.options.bonus_move != "literal":
        return ()
    facts = (("ship", state.ships[state.tasks[-1].ship].id),)
    return (Refusal("fd-refusal-bonus", "fd-refusal-needs-straining", "P16.1", facts),)


def _grapple(state: State, side: str, box: Box) -> tuple[Refusal, ...]:
    """Ships of the side that cannot grapple because no free enemy is in their square (P12.1)."""
    return tuple(
        Refusal(
            "fd-refusal-grapple", "fd-refusal-not-in-square", "P12.1", (("ship", state.ships[number].id),)
        )
        for number in ships_of(state, side)
        if not boarding.foes_in_square(state, number)
    )


def _sail(state: State, side: str, box: Box) -> tuple[Refusal, ...]:
    """Sails at their limit (P17.3)."""
    ship = state.ships[state.tasks[-1].ship]
    if ship.sail == "battle" or not ship.crew[RIGGING_CHANGE]:
        return ()
    key = "fd-refusal-no-more-sail" if ship.sail == "full" else "fd-refusal-no-less-sail"
    return (Refusal("fd-refusal-sail", key, "P17.3", (("ship", ship.id),)),)


_REFUSALS = {
    "choose": _manoeuvres,
    "declare": _fire,
    "bonus": _bonus,
    "grapple": _grapple,
    "sail": _sail,
}
