"""A battle that the engine fights by a plan: who fires at whom, who closes in, who makes off (54 to 62).

Knows the plan. Knows no rule, no slider, and nothing of what is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.questions.laid import given_once, offers
from navalgames.games.atlantic_chase.questions.merging import forgetful, pauses
from navalgames.games.atlantic_chase.questions.sea import OPEN, open_sea
from navalgames.games.atlantic_chase.rules import board, damage, sequence
from navalgames.games.atlantic_chase.rules.frames import Battle, Fighter, Turn
from navalgames.games.atlantic_chase.state import GERMAN, GOOD, ZONES, Options, Ship, State, TaskForce
from navalgames.games.atlantic_chase.tables import Box


class Fight(NamedTuple):
    """A battle of one or two ships of each side, played by the engine.

    ships: the first ships, whose fate is asked for. conduct: what each side does. Both: German first.
    """

    state: State
    ships: tuple[str, str]
    conduct: tuple[str, str]
    options: Options


STOPS = ("round_begins", "torpedoes_begin", "manoeuvre_begins", "battle_over")
"""Where a question may want to stop: between the steps of a round."""
CONDUCTS = STAY, CLOSE_IN, MAKE_OFF = "stay", "close", "away"
"""What a side may do all the time."""


def fought(forces: tuple[TaskForce, ...], side: str, zone: str, rounds: int) -> State:
    """A battle of a German and a British task force that begins with all ships in one zone."""
    fighters = tuple(Fighter(ship.name, one.side, zone) for one in forces for ship in one.ships)
    first, second = sorted(forces, key=lambda one: one.side != side)
    frame = Battle("round_begins", side, (first.id, second.id), OPEN, rounds, fighters=fighters)
    return State(side, 1, GOOD, task_forces=forces, stack=(Turn("act", (side,)), frame))


def one_step(dice: Dice, fight: Fight, charts: Charts) -> Fight:
    """The battle goes on by orders and by itself, up to the next roll or just after it."""
    box = open_sea(charts, fight.options)
    state = fight.state
    while True:
        frame = state.stack[-1]
        if frame.asked:
            order = _ordered(offers(state, box), state, fight, box)
            state = given_once(dice, state, order, box)
        else:
            state = sequence.AGENDA.stages[frame.stage](dice, state, frame, box)
        if state.stack[-1].stage in STOPS or pauses(state):
            return fight._replace(state=forgetful(state))


def _ordered(orders: tuple[Any, ...], state: State, fight: Fight, box: Box) -> Any:
    """Fire and launch what can be; hold the zone, close in, or make for the Far zone and away."""
    frame = state.stack[-1]
    conduct = fight.conduct[0 if frame.asked[0] == GERMAN else 1]
    if frame.stage in ("fire", "launch"):
        return _worth_it(orders[1:], state, frame, box)
    if frame.stage == "break_away":
        return given.BreakAway(conduct == MAKE_OFF)
    if frame.stage == "manoeuvre":
        steps = {STAY: lambda zone: zone == _zone(frame, orders[0].ship), CLOSE_IN: ZONES.index}
        wanted = steps.get(conduct, lambda zone: -ZONES.index(zone))
        plain = (order for order in orders if not order.smoke and not order.disperse)
        return max(plain, key=lambda order: wanted(order.zone))
    return orders[0]


def _worth_it(shots: tuple[Any, ...], state: State, frame: Battle, box: Box) -> Any:
    """The first shot at a ship that known hits do not sink already; else the first."""
    waiting: dict[str, int] = {}
    for name, hits in frame.hits:
        waiting[name] = waiting.get(name, 0) + hits
    return first_worth_it(
        shots,
        lambda shot: damage.after_hits(board.ship_of(state, shot.target), waiting.get(shot.target, 0), box),
    )


def first_worth_it(shots: Sequence[Any], afloat: Callable[[Any], Any]) -> Any:
    """The plan of a gunner: the first shot whose target is afloat as far as is known; else the first."""
    return next((shot for shot in shots if afloat(shot)), shots[0])


def _zone(frame: Battle, ship: str) -> str:
    return next(one.zone for one in frame.fighters if one.ship == ship)


def settled(fight: Fight) -> bool:
    """Whether nothing that comes can change a fate: the battle is over, or the last shots have had effect.

    Rule: 56.1, 62.1a, 62.1b.
    """
    frame = fight.state.stack[-1]
    return frame.stage == "battle_over" or (frame.stage == "manoeuvre_begins" and frame.round >= frame.rounds)


def afloat(fight: Fight) -> dict[str, Ship]:
    """The ships of a battle that are not sunk, by name."""
    return {ship.name: ship for one in fight.state.task_forces for ship in one.ships}
