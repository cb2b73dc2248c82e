"""Cards that are no attack: supply, cards on one ship, weather (3.3.2, 3.3.16-20, 3.3.33, 3.3.45).

Knows how sliders name cards and ships. The card itself says whom it may name and what it does.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question, Setting
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.questions import fought_out as engine
from navalgames.games.kaisers_pirates.questions import small_table as small
from navalgames.games.kaisers_pirates.questions.named import GERMAN
from navalgames.games.kaisers_pirates.questions.sliders import (
    agreed,
    allowed,
    choice,
    idle,
    refused,
    switch,
    whole,
)
from navalgames.games.kaisers_pirates.rules import limits, sequence
from navalgames.games.kaisers_pirates.rules.cards import catalogue, enemy_ships, own_ships
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
    lying,
    player,
    with_player,
)
from navalgames.games.kaisers_pirates.tables import Box

GROUP = "fleet"
SUPPLY = {
    "blockade_runner": "Blockade Runner 1", "collier": "Collier 1",
    "rendezvous_missed": "Rendezvous Missed 1",
}  # fmt: skip
REFUGE = "Island Refuge 1"
ON_SHIP = {
    "interned": "Interned 1", "transfer_command": "Transfer Command 1", "breakdown": "Breakdown 1",
}  # fmt: skip
STORM = "Heavy Weather 1"
EVERY_SHIP = {"rendezvous_missed": "Rendezvous Missed 1", "heavy_weather": STORM}
MODES = {2: "two", 3: "three", 4: "four"}


def supply_card(
    dice: Dice, charts: Charts, card: str, ship: str, prize: bool, coal: bool, sail: bool
) -> bool:
    """Whether a card brings supplies to a ship, or takes them from it (Rendezvous Missed).

    Rule: 3.3.2b, 3.3.2g, 3.3.8b, 3.3.20d, 3.3.33b, 3.3.33g, 6.1.1-6.1.3, 6.2.1-6.2.3.
    Charts: german_ships, action_cards, modifiers, challenge_result.
    """
    box = small.box_for(charts, Options(coal=coal, sail=sail))
    name, missed = GERMAN[ship], card == "rendezvous_missed"
    refuge = "" if card in SUPPLY else REFUGE
    before = Ship(name, out_of_supply=not missed, refuge=refuge)
    owner = SOUTH if missed else NORTH
    state = with_player(small.table((), ()), owner, ships=(before,), prizes=(Ship("Maria"),) if prize else ())
    if refuge:
        state = own_ships.try_refuge(dice, state, name, "supply", box)
    else:
        state = played(dice, state, SUPPLY[card], owner if missed else "", "", box)
    return lying(state, name)[2].out_of_supply == missed


def _idle_supply(
    charts: Charts, card: str, ship: str, prize: bool, coal: bool, sail: bool
) -> tuple[Setting, ...]:
    if card == "collier":
        return idle("kp-idle-collier", "3.3.8b", "ship", "prize", "coal", "sail")
    one = small.box_for(charts).ships[GERMAN[ship]]
    found: tuple[Setting, ...] = ()
    if card == "island_refuge":
        found += idle("kp-idle-prize-in-refuge", "3.3.20l", "prize")
    found += () if one.coal else idle("kp-idle-no-coal", "6.1", "coal")
    return found if one.sail else found + idle("kp-idle-no-sail", "6.2", "sail")


def played(dice: Dice, state: State, card: str, side: str, ship: str, box: Box) -> State:
    """The table after North used a card on this player and ship."""
    order = given.UseAction(card, side, ship)
    state = catalogue.ORDINARY[box.kind(card)].effect(dice, engine.resting(state), NORTH, order, box)
    return dice.resolve(engine.ended, sequence.AGENDA.run(dice, state, box), True, box)


def fleet_in_sight(
    charts: Charts, card: str, ship: str, ship_damaged: bool, out_of_supply: bool, fog: bool, reflag: bool,
    fog_bank_scope: str, reflag_dodges: bool,
) -> tuple[State, Ship, Box]:  # fmt: skip
    """The table with one identified ship of the other player."""
    box = small.box_for(charts, Options(fog_bank_scope=fog_bank_scope, reflag_dodges=reflag_dodges))
    before = Ship(GERMAN[ship], damage=int(ship_damaged), out_of_supply=out_of_supply)
    hand, laid = ("Reflag 1",) if reflag else (), Laid("Fog Bank") if fog else None
    return with_player(small.table((), (before,), "ships"), SOUTH, hand=hand, laid=laid), before, box


def card_on_ship(dice: Dice, charts: Charts, card: str, **settings: Any) -> bool:
    """Whether a card played on an identified German ship succeeds.

    A ship in fog is safe where fog protects ships; the owner dodges with Reflag if he holds it and may.

    Rule: 3.3.6b, 3.3.14g, 3.3.18b, 3.3.18d, 3.3.32g, 3.3.45b. Charts: action_cards, modifiers.
    """
    state, before, box = fleet_in_sight(charts, card, **settings)
    if reason := limits.why_not_touch_ships(state, NORTH, SOUTH, box):
        acted(reason.rule)
        return False
    found = located(played(dice, state, ON_SHIP[card], SOUTH, before.name, box), before.name)
    return found is None or found[0] == NORTH or found[2].damage > before.damage


def _refused_on_ship(charts: Charts, card: str, **settings: Any) -> Setting | None:
    """Breakdown is for undamaged ships (3.3.6f)."""
    state, before, box = fleet_in_sight(charts, card, **{**settings, "fog": False})
    if (SOUTH, before.name) in catalogue.ORDINARY[box.kind(ON_SHIP[card])].aims(state, NORTH, box):
        return None
    rule = f"{box.number(box.kind(ON_SHIP[card]))}f"
    return refused("ship_damaged", limits.Reason("kp-refused-damaged", rule))


def _idle_on_ship(charts: Charts, card: str, **settings: Any) -> tuple[Setting, ...]:
    if settings["fog"] and settings["fog_bank_scope"] == "ships":
        others = ("card", *(name for name in settings if name not in ("fog", "fog_bank_scope")))
        return idle("kp-idle-fog", "3.3.14g", *others)
    found: tuple[Setting, ...] = ()
    if not settings["fog"]:
        found += idle("kp-idle-no-fog", "3.3.14g", "fog_bank_scope")
    if card != "interned":
        found += idle("kp-idle-markers", "3.3.18d", "ship_damaged", "out_of_supply")
    if card == "breakdown" or limits.is_warship(GERMAN[settings["ship"]], small.box_for(charts)):
        return found + idle("kp-idle-reflag", "3.3.32g", "reflag", "reflag_dodges")
    return found if settings["reflag"] else found + idle("kp-idle-reflag", "3.3.32g", "reflag_dodges")


def stormy_fleets(players: int, own: int, theirs: int) -> State:
    """The table with so many damaged ships of each player."""
    seats, names = SEATS[MODES[players]], iter(GERMAN.values())
    fleets = tuple(
        Player(ships=tuple(Ship(next(names), damage=1) for _ in range(own if side == NORTH else theirs)))
        for side in seats
    )
    return small.table((), ())._replace(seats=seats, players=fleets, active=Active(NORTH))


def weather(dice: Dice, charts: Charts, players: int, own: int, theirs: int, heavy_weather_scope: str) -> int:
    """How many damaged ships Heavy Weather takes out of play, the own ones and those of each opponent.

    Rule: 3.3.16b, 3.3.16d, 3.3.16g. Charts: action_cards, challenge_result.
    """
    box, aims = _storm(charts, players, own, theirs, heavy_weather_scope)
    state = stormy_fleets(players, own, theirs)
    after = played(dice, state, STORM, *aims[0], box)
    return sum(len(player(state, side).ships) - len(player(after, side).ships) for side in state.seats)


def _storm(
    charts: Charts, players: int, own: int, theirs: int, heavy_weather_scope: str
) -> tuple[Box, tuple[tuple[str, str], ...]]:
    box = small.box_for(charts, Options(players=MODES[players], heavy_weather_scope=heavy_weather_scope))
    return box, enemy_ships.weather_victims(stormy_fleets(players, own, theirs), NORTH, box)


def _refused_weather(
    charts: Charts, players: int, own: int, theirs: int, heavy_weather_scope: str
) -> Setting | None:
    """Somebody whom the storm may strike must have a damaged ship (3.3.16f)."""
    if _storm(charts, players, own, theirs, heavy_weather_scope)[1]:
        return None
    return refused("theirs", limits.Reason("kp-refused-no-aim", "3.3.16f"))


def _idle_weather(
    charts: Charts, players: int, own: int, theirs: int, heavy_weather_scope: str
) -> tuple[Setting, ...]:
    if heavy_weather_scope == "one_opponent":
        return idle("kp-idle-one-opponent", "3.3.16g", "players", "own")
    return () if theirs else idle("kp-idle-nobody-else", "3.3.16b", "players")


def every_ship(dice: Dice, charts: Charts, card: str, ships: int, prize: bool) -> int:
    """How many ships of a fleet are struck by a card that tries each of them.

    Rule: 3.3.16b, 3.3.33b, 3.3.33g. Charts: action_cards, modifiers, challenge_result.
    """
    box, storm = small.box_for(charts), card == "heavy_weather"
    fleet = tuple(Ship(name, damage=int(storm)) for name in tuple(GERMAN.values())[:ships])
    prizes = (Ship("Maria"),) if prize else ()
    state = with_player(small.table((), ()), SOUTH, ships=fleet, prizes=prizes)
    after = player(played(dice, state, EVERY_SHIP[card], "" if storm else SOUTH, "", box), SOUTH)
    return ships - len(after.ships) if storm else sum(ship.out_of_supply for ship in after.ships)


def _idle_every(charts: Charts, card: str, ships: int, prize: bool) -> tuple[Setting, ...]:
    return idle("kp-idle-prize-in-storm", "3.3.33g", "prize") if card == "heavy_weather" else ()


QUESTIONS = (
    Question(
        "every_ship", GROUP, ("3.3.16b", "3.3.33b", "3.3.33g"),
        (
            choice("card", tuple(EVERY_SHIP), "rendezvous_missed", "3.3.33b"),
            whole("ships", 1, 6, 3, "3.3.33b"), switch("prize", "3.3.33g"),
        ),
        OneStep(every_ship), unit="ships", idle=_idle_every,
    ),
    Question(
        "supply_card", GROUP, ("3.3.2b", "3.3.20d", "3.3.33b", "6.1.1"),
        (
            choice("card", (*SUPPLY, "island_refuge"), "blockade_runner", "3.3.2b"),
            choice("ship", tuple(GERMAN), "leipzig", "6.1"), switch("prize", "3.3.2g"),
            agreed("coal"), agreed("sail"),
        ),
        OneStep(supply_card), outcomes=(True, False), idle=_idle_supply,
    ),
    Question(
        "card_on_ship", GROUP, ("3.3.14g", "3.3.18b", "3.3.32g", "3.3.45b"),
        (
            choice("card", tuple(ON_SHIP), "interned", "3.3.18b"),
            choice("ship", tuple(GERMAN), "wolf", "3.3.18b"), switch("ship_damaged", "3.3.18d"),
            switch("out_of_supply", "3.3.18d"), switch("fog", "3.3.14g"), switch("reflag", "3.3.32g"),
            agreed("fog_bank_scope"), agreed("reflag_dodges"),
        ),
        OneStep(allowed(card_on_ship, _refused_on_ship)), outcomes=(True, False),
        refused=_refused_on_ship, idle=_idle_on_ship,
    ),
    Question(
        "weather", GROUP, ("3.3.16b", "3.3.16g"),
        (
            whole("players", 2, 4, 3, "3.3.16b"), whole("own", 0, 3, 1, "3.3.16b"),
            whole("theirs", 0, 1, 1, "3.3.16b"), agreed("heavy_weather_scope"),
        ),
        OneStep(allowed(weather, _refused_weather)),
        unit="ships", refused=_refused_weather, idle=_idle_weather,
    ),
)  # fmt: skip
