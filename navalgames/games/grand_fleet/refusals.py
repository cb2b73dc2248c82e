"""What a side might look for but may not do now, and why: each refusal with its rule.

Knows the decisions of `orders` by the name of their stage. Offers nothing and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from navalgames.charts import Charts
from navalgames.games.contract import Refusal
from navalgames.games.grand_fleet.rules import formation, initiative, placement
from navalgames.games.grand_fleet.state import (
    ENEMY,
    INDEX,
    Options,
    State,
    battle_of,
    fight_of,
    fleets_in,
    initiative_of,
)


def why_not(state: State, side: str, charts: Charts, options: Options) -> tuple[Refusal, ...]:
    """What the side might look for but may not do now, each with its reason and rule."""
    if side not in state.deciding or state.stage not in _REFUSED:
        return ()
    return _REFUSED[state.stage](state, side, charts, options)


def _refused_offer(state: State, side: str, charts: Charts, options: Options) -> tuple[Refusal, ...]:
    difference = initiative_of(state).difference
    if not initiative.must_offer(difference):
        return ()
    return (Refusal("gf-order-decline-battle", "gf-refused-decline", "7.10c", (("difference", difference),)),)


def _refused_hexes(state: State, side: str, charts: Charts, options: Options) -> tuple[Refusal, ...]:
    return tuple(
        Refusal(
            "gf-order-place-in",
            "gf-refused-forbidden",
            "8.4d",
            (("hex", row.id), ("place", row.place or "-")),
        )
        for row in charts.list("north_sea_map")
        if not row.usable
    )


def _refused_stacks(state: State, side: str, charts: Charts, options: Options) -> tuple[Refusal, ...]:
    rules = {"no-own": "8.5c", "no-enemy": "8.5c", "finished": "8.5i", "too-light": "8.5c"}
    refused = []
    for stack in battle_of(state).stacks:
        reason = placement.why_fixed(charts, stack, side)
        if reason and reason != "no-own":
            facts = (
                ("hex", stack.hex),
                ("to", "none"),
                ("own", placement.weight(charts, stack, side)),
                ("enemy", placement.weight(charts, stack, ENEMY[side])),
            )
            refused.append(Refusal("gf-order-move-stack", "gf-refused-" + reason, rules[reason], facts))
    return tuple(refused)


def _refused_manoeuvres(state: State, side: str, charts: Charts, options: Options) -> tuple[Refusal, ...]:
    fleets = len(fleets_in(state, fight_of(state).hex, side))
    return (Refusal("gf-order-over-more", "gf-refused-over", "8.8g", (("fleets", fleets),)),)


def _refused_situations(state: State, side: str, charts: Charts, options: Options) -> tuple[Refusal, ...]:
    fight = fight_of(state)
    refused = []
    if not fight.half[INDEX[side]]:
        refused.append(Refusal("gf-situation-cancel_half", "gf-refused-cancel-half", "8.9d"))
    if fight.half[INDEX[ENEMY[side]]]:
        refused.append(Refusal("gf-situation-enemy_half", "gf-refused-enemy-half", "8.9e"))
    if not options.range_mix:
        refused.append(Refusal("gf-order-mixed-range", "gf-refused-mixed-range", "8.9f"))
    return tuple(refused)


def _refused_face_up(state: State, side: str, charts: Charts, options: Options) -> tuple[Refusal, ...]:
    fast = set(formation.fast_fleets(state, side, charts))
    return tuple(
        Refusal("gf-order-show-fleet", "gf-refused-not-fast", "8.4b", (("fleet", number),))
        for number, fleet in enumerate(state.fleets[INDEX[side]], start=1)
        if fleet and number not in fast
    )


_REFUSED: dict[str, Callable] = {
    "offer_battle": _refused_offer,
    "place_marker": _refused_hexes,
    "intercept": _refused_stacks,
    "manoeuvre": _refused_manoeuvres,
    "choose_situations": _refused_situations,
    "show_fleets": _refused_face_up,
}
