"""The table at the beginning: ships, wind, loaded guns, first cards.

Knows the scenario. Rule: P2.1 to P2.4, P20, P22.1.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.games.frigate_duel.rules import crew
from navalgames.games.frigate_duel.state import ENEMY, A, B, Ship, State, Task
from navalgames.games.frigate_duel.tables import Box


def set_up(dice: Dice, box: Box) -> State:
    """Both ships (and a consort) in their squares, guns to be loaded, the first cards drawn.

    Rule: P2.1, P2.2, P2.3, P2.4. Charts: scenarios, ships, consorts, bridge_cards.
    """
    scenario = box.scenario
    ships = _ships(box)
    dice.note("P2.1", "fd-log-scenario", scenario=scenario.id, date=scenario.date, wind=scenario.wind_from,
              strength=scenario.strength)  # fmt: skip
    first = scenario.initiative
    drawing = (Task("draw_card", first), Task("draw_card", ENEMY[first])) if box.options.bridge_cards else ()
    return State(
        turn=0,
        impulse=0,
        initiative=first,
        wind=box.headings.index(scenario.wind_from),
        strength=scenario.strength,
        ships=ships,
        tasks=(Task("turn"), *drawing[::-1], Task("load")),
        chosen=(0,) * len(ships),
        shots=((0, 0),) * len(ships),
        assigned=(None,) * len(ships),
        unseen=box.deck if box.options.bridge_cards else (),
    )


def _ships(box: Box) -> tuple[Ship, ...]:
    one = box.scenario
    ships = (
        _ship(box, one.ship_a, A, (one.ax, one.ay), one.a_heading, one.a_rigging_lost),
        _ship(box, one.ship_b, B, (one.bx, one.by), one.b_heading, one.b_rigging_lost),
    )
    consort = box.consort
    if consort is None:
        return ships
    lead = ships[0] if consort.side == A else ships[1]
    place = (lead.x + consort.dx, lead.y + consort.dy)
    return (*ships, _ship(box, consort.ship, consort.side, place, box.headings[lead.heading], 0))


def _ship(box: Box, name: str, side: str, place: tuple[int, int], heading: str, lost: int) -> Ship:
    card = box.ship_cards[name]
    return Ship(
        name, side, *place, box.headings.index(heading), box.scenario.sail, crew.mustered(card.crew),
        card.morale, rigging_lost=lost,
    )  # fmt: skip
