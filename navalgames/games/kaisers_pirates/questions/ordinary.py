"""Cards that are no attack: supply, cards on one ship, weather (3.3.2, 3.3.16-20, 3.3.33, 3.3.45).

Knows how sliders name cards and ships. The card itself says whom it may name and what it does.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.questions import small_table as small
from navalgames.games.kaisers_pirates.questions.evasions import ended, resting
from navalgames.games.kaisers_pirates.questions.sliders import GERMAN, agreed, choice, switch, whole
from navalgames.games.kaisers_pirates.rules import sequence
from navalgames.games.kaisers_pirates.rules.cards import catalogue, own_ships
from navalgames.games.kaisers_pirates.state import (
    NORTH,
    SEATS,
    SOUTH,
    Active,
    Laid,
    Options,
    Player,
    Ship,
    State,
    located,
    player,
    with_player,
)
from navalgames.games.kaisers_pirates.tables import Box

GROUP = "fleet"
SUPPLY = {"blockade_runner": "Blockade Runner", "rendezvous_missed": "Rendezvous Missed"}
REFUGE = "Island Refuge 1"
ON_SHIP = {
    "interned": "Interned 1", "transfer_command": "Transfer Command 1", "breakdown": "Breakdown 1",
}  # fmt: skip
MODES = {2: "two", 3: "three", 4: "four"}


def supply_card(dice: Any, charts: Charts, card: str, ship: str, prize: bool, coal: bool, sail: bool) -> bool:
    """Whether a card brings supplies to a ship (Blockade Runner, Island Refuge) or takes them from it.

    Rule: 3.3.2b, 3.3.2g, 3.3.20d, 3.3.33b, 3.3.33g, 6.1.1-6.1.3, 6.2.1-6.2.3.
    Charts: german_ships, action_cards, modifiers, challenge_result.
    """
    box = small.box_for(charts, Options(coal=coal, sail=sail))
    name, missed = GERMAN[ship], card == "rendezvous_missed"
    for column in ("coal", "sail"):
        charts["german_ships"].value(name, column)
    kind = SUPPLY.get(card, "Island Refuge")
    _witness(charts, kind)
    refuge = "" if card in SUPPLY else REFUGE
    before = Ship(name, out_of_supply=not missed, refuge=refuge)
    owner = SOUTH if missed else NORTH
    state = with_player(small.table((), ()), owner, ships=(before,), prizes=(Ship("Maria"),) if prize else ())
    if refuge:
        state = own_ships.try_refuge(dice, state, name, "supply", box)
    else:
        state = played(dice, state, f"{kind} 1", owner if missed else "", "", box)
    return located(state, name)[2].out_of_supply == missed


def _witness(charts: Charts, kind: str) -> None:
    for column in ("challenge", "response"):
        charts["action_cards"].value(kind, column)


def played(dice: Any, state: State, card: str, side: str, ship: str, box: Box) -> State:
    """The table after North used a card on this player and ship; as it was if the rules bar that."""
    one = catalogue.ORDINARY[box.kind(card)]
    if (side, ship) not in one.aims(state, NORTH, box):
        return state
    state = one.effect(dice, resting(state), NORTH, given.UseAction(card, side, ship), box)
    return dice.resolve(ended, sequence.run(dice, state, box), box)


def card_on_ship(
    dice: Any, charts: Charts, card: str, ship: str, ship_damaged: bool, out_of_supply: bool, fog: bool,
    reflag: bool, fog_bank_scope: str, reflag_dodges: bool,
) -> bool:  # fmt: skip
    """Whether a card played on an identified German ship succeeds.

    A ship that may not be named is safe; the owner dodges with Reflag if he holds it and may.

    Rule: 3.3.6b, 3.3.14g, 3.3.18b, 3.3.18d, 3.3.32g, 3.3.45b. Charts: action_cards, modifiers.
    """
    box = small.box_for(charts, Options(fog_bank_scope=fog_bank_scope, reflag_dodges=reflag_dodges))
    before = Ship(GERMAN[ship], damage=int(ship_damaged), out_of_supply=out_of_supply)
    _witness(charts, box.kind(ON_SHIP[card]))
    state = with_player(
        small.table((), (before,), "ships"), SOUTH, hand=("Reflag 1",) if reflag else (),
        laid=Laid("Fog Bank") if fog else None,
    )  # fmt: skip
    found = located(played(dice, state, ON_SHIP[card], SOUTH, before.name, box), before.name)
    return found is None or found[0] == NORTH or found[2].damage > before.damage


def weather(dice: Any, charts: Charts, players: int, own: int, theirs: int, heavy_weather_scope: str) -> int:
    """How many damaged ships Heavy Weather takes out of play, the own ones and those of each opponent.

    Rule: 3.3.16b, 3.3.16d, 3.3.16g. Charts: action_cards, challenge_result.
    """
    box = small.box_for(charts, Options(players=MODES[players], heavy_weather_scope=heavy_weather_scope))
    _witness(charts, "Heavy Weather")
    seats, names = SEATS[MODES[players]], iter(GERMAN.values())
    fleets = tuple(
        Player(ships=tuple(Ship(next(names), damage=1) for _ in range(own if side == NORTH else theirs)))
        for side in seats
    )
    state = small.table((), ())._replace(seats=seats, players=fleets, active=Active(NORTH))
    aims = catalogue.ORDINARY["Heavy Weather"].aims(state, NORTH, box)
    if aims:
        state = played(dice, state, "Heavy Weather 1", *aims[0], box)
    return sum(map(len, (one.ships for one in fleets))) - sum(
        len(player(state, side).ships) for side in seats
    )


QUESTIONS = (
    Question(
        "supply_card", GROUP, ("3.3.2b", "3.3.20d", "3.3.33b", "6.1.1", "6.2.1"),
        (
            choice("card", (*SUPPLY, "island_refuge"), "blockade_runner", "3.3.2b"),
            choice("ship", tuple(GERMAN), "leipzig", "6.1"), switch("prize", "3.3.2g"),
            agreed("coal"), agreed("sail"),
        ),
        supply_card, outcomes=(True, False),
    ),
    Question(
        "card_on_ship", GROUP, ("3.3.14g", "3.3.18b", "3.3.32g", "3.3.45b"),
        (
            choice("card", tuple(ON_SHIP), "interned", "3.3.18b"),
            choice("ship", tuple(GERMAN), "wolf", "3.3.18b"), switch("ship_damaged", "3.3.18d"),
            switch("out_of_supply", "3.3.18d"), switch("fog", "3.3.14g"), switch("reflag", "3.3.32g"),
            agreed("fog_bank_scope"), agreed("reflag_dodges"),
        ),
        card_on_ship, outcomes=(True, False),
    ),
    Question(
        "weather", GROUP, ("3.3.16b", "3.3.16g"),
        (
            whole("players", 2, 4, 3, "3.3.16b"), whole("own", 0, 3, 1, "3.3.16b"),
            whole("theirs", 0, 1, 1, "3.3.16b"), agreed("heavy_weather_scope"),
        ),
        weather, unit="ships",
    ),
)  # fmt: skip
