"""Tables laid for a test: a state at any stage, and orders given with scripted dice.

Knows the engine. Must not know what a rule should do; that is the business of the tests.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Note, RandomDice, ScriptedDice
from navalgames.charts import Charts
from navalgames.games.grand_fleet import GAME
from navalgames.games.grand_fleet.rules import sequence
from navalgames.games.grand_fleet.state import (
    DE,
    INDEX,
    UK,
    AtSea,
    Battle,
    Combat,
    Initiative,
    Options,
    Stack,
    State,
    with_side,
)
from navalgames.games.grand_fleet.tables import roster

EMPTY_BOXES = ((),) * 7
ANY = Options(circled_start_box="spread")


def ships_of(charts: Charts, nation: str, ship_type: str, count: int, skip: int = 0) -> tuple[str, ...]:
    """The first `count` ships of a type and nation, whatever their mark."""
    names = [
        ship.name for ship in roster(charts).values() if ship.nation == nation and ship.type == ship_type
    ]
    assert len(names) >= skip + count, f"only {len(names)} {ship_type} of {nation}"
    return tuple(names[skip : skip + count])


def fleet(charts: Charts, nation: str, **types: int) -> tuple[str, ...]:
    """A fleet by numbers of types; keyword names: old_b, b, bb, old_bc, bc."""
    names = {"old_b": "(B)", "b": "B", "bb": "BB", "old_bc": "(BC)", "bc": "BC"}
    return tuple(s for key, count in types.items() for s in ships_of(charts, nation, names[key], count))


def boxes(*fleets: tuple[str, ...], number: int) -> tuple[tuple[str, ...], ...]:
    """Fleet boxes with these fleets in the first ones."""
    return (*fleets, *((),) * (number - len(fleets)))


def bare(stage: str, deciding: tuple[str, ...] = (), **fields: Any) -> State:
    """A table with no ship on it, at a stage."""
    state = State(
        turn=1, stage=stage, deciding=deciding, vp=0, usw_turn=0, fleets=(((),) * 8, ((),) * 6),
        ddbox=(EMPTY_BOXES, EMPTY_BOXES), waiting=((),) * 9, american=(), sunk=(), cancelled=(),
    )  # fmt: skip
    return state._replace(**fields)


def set_up(charts: Charts, options: Options = ANY) -> State:
    """The table at the first decision."""
    return sequence.start(RandomDice(seed=1), charts, options)


def full(charts: Charts, stage: str, deciding: tuple[str, ...] = (), **fields: Any) -> State:
    """The table of the set-up, taken to a stage without playing."""
    return set_up(charts)._replace(stage=stage, deciding=deciding, **fields)


def dice(*shown: Any) -> ScriptedDice:
    """Scripted dice; 3 is one d6, (1, 5) two d6, ("draw", ...) passes through as an entry."""
    entries = []
    for entry in shown:
        if isinstance(entry, dict):
            entries.append(entry)
        elif isinstance(entry, tuple):
            entries.append({"dice": f"{len(entry)}d6", "shows": list(entry)})
        else:
            entries.append({"dice": "1d6", "shows": [entry]})
    return ScriptedDice(entries)


def give(
    state: State, side: str, order: Any, charts: Charts, *shown: Any, options: Options = ANY
) -> tuple[State, list[str]]:
    """Give a legal order with these dice; returns the new table and the keys of the log."""
    legal = GAME.legal_orders(state, side, charts, options)
    if isinstance(legal, tuple):
        assert order in legal, f"{order} is not among {legal[:8]}"
    else:
        legal.check(order)
    reader = dice(*shown)
    after = GAME.apply(reader, state, side, order, charts, options)
    reader.finish()
    return after, [entry.key for entry in reader.record if isinstance(entry, Note)]


def advanced(state: State, charts: Charts, *shown: Any, options: Options = ANY) -> tuple[State, list[str]]:
    """Let the automatic stages run with these dice."""
    reader = dice(*shown)
    after = sequence.AGENDA.run(reader, state, (charts, options))
    reader.finish()
    return after, [entry.key for entry in reader.record if isinstance(entry, Note)]


def in_combat(
    charts: Charts,
    uk: tuple[tuple[str, ...], ...],
    de: tuple[tuple[str, ...], ...],
    hex_id: str = "605",
    attacker: str = UK,
    **fight: Any,
) -> State:
    """A gunnery round in one hex between these fleets, at the first declaration."""
    numbers = (tuple(range(1, len(uk) + 1)), tuple(range(1, len(de) + 1)))
    first = DE if len(de) > len(uk) else UK
    battle = Battle(attacker, at_sea=(AtSea(hex_id, numbers),), combat=Combat(hex_id, 1, first, **fight))
    return bare(
        "manoeuvre", (first,), fleets=(boxes(*uk, number=8), boxes(*de, number=6)), battle=battle,
        initiative=Initiative((1, 1), attacker, 3),
    )  # fmt: skip


def on_map(attacker: str, *stacks: Stack, mover: str = "") -> Battle:
    """A battle whose markers lie as given, at the interception step."""
    return Battle(attacker, stacks=tuple(sorted(stacks)), mover=mover or attacker)


def in_place(state: State, side: str, number: int, ships: tuple[str, ...]) -> State:
    """The table with one DDbox box of a side holding these ships."""
    ddbox = list(state.ddbox[INDEX[side]])
    ddbox[number] = ships
    return state._replace(ddbox=with_side(state.ddbox, side, tuple(ddbox)))
