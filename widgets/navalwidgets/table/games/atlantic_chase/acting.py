"""Between two actions: pick a task force, an airbase or a boat, then what it does, with exact odds.

Knows the orders that begin an action. Must not know what happens inside one.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.rules import attacks, initiative
from navalgames.games.atlantic_chase.state import AIRBASE, force, force_with, stealth_called, stealth_force
from navalwidgets.table.games import Offer
from navalwidgets.table.games.atlantic_chase import chances
from navalwidgets.table.games.atlantic_chase.deciding import Deciding
from navalwidgets.table.games.atlantic_chase.forces import force_words, marks_words
from navalwidgets.table.odds import odds_of
from navalwidgets.table.order_panel import Action, Choice, Odds, Picker

ATTACKS = (given.Engage, given.NavalSearch, given.AirStrike, given.StealthAttack)
SEIZED_AFTER = (given.NavalSearch, given.Complete, given.Signals)
"""After these the enemy may try to seize the initiative; after other attacks there is a vie."""
EVERYBODY = (given.Signals, given.Reorganize, given.AllPass)
BASE = "base "
UNITS_IN_SIGHT = 5
"""More task forces than these are folded: their orders come first."""


def unit_of(order: Any, deciding: Deciding) -> str:
    """Who carries an order out: a task force, a stealth force, an airbase; "" for the whole side."""
    if isinstance(order, given.AirStrike):
        return BASE + order.launch if order.source == AIRBASE else order.source
    if isinstance(order, given.Disperse):
        return force_with(deciding.view, order.ship).id
    if isinstance(order, EVERYBODY):
        return ""
    return getattr(order, "task_force", "") or getattr(order, "force", "")


def act(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """A unit, its orders, and those of the whole side (25.1)."""
    by_unit: dict[str, list[Any]] = {}
    for order in offered:
        by_unit.setdefault(unit_of(order, deciding), []).append(order)
    units = [unit for unit in by_unit if unit]
    attacking = (unit for unit in units if any(isinstance(order, ATTACKS) for order in by_unit[unit]))
    chosen = picked if picked in units else next(attacking, units[0] if units else "")
    groups = (
        *(_orders_of(deciding, by_unit[chosen]) if chosen else ()),
        *deciding.group("side", [_of_the_side(deciding, order) for order in by_unit.get("", ())]),
    )
    picker = Picker(
        deciding.t("which-unit"),
        tuple(Choice(unit, unit_words(deciding, unit)) for unit in units),
        chosen,
        "",
        (),
        "",
        folded=len(units) > UNITS_IN_SIGHT,
    )
    about = (
        [deciding.t("answers")] if any(isinstance(one, ATTACKS) for one in by_unit.get(chosen, ())) else []
    )
    if _is_force(deciding, chosen):
        marks = marks_words(deciding.words, force(deciding.view, chosen))
        about += [deciding.t("bears", force=deciding.words.called(chosen), marks=marks)] if marks else []
    return deciding.offer(
        groups,
        tuple(about),
        picker=picker if units else None,
        stacks=_stacks(deciding, units, chosen),
        hint=deciding.t("hint-act", unit=deciding.words.called(chosen) or "none"),
        keep=chosen,
    )


def _stays(deciding: Deciding, order: Any) -> Odds:
    """Whether the initiative stays after an action, by the Tally as it stands (26.3a, 26.4a, 10.6a)."""
    adds, charts = initiative.contest_modifier(deciding.view.tally, 0), deciding.box.charts
    if not isinstance(order, SEIZED_AFTER):
        return odds_of(deciding.texts, deciding.t("odds-stays"), chances.vying(adds), False)
    leader = deciding.texts.name(deciding.seizing_leader) or "none"
    label = deciding.t("odds-stays-seized", leader=leader)
    return odds_of(deciding.texts, label, chances.seizing(charts, adds), False)


def _is_force(deciding: Deciding, unit: str) -> bool:
    return any(one.id == unit for one in deciding.view.task_forces)


def unit_words(deciding: Deciding, unit: str) -> str:
    """A task force, an airbase or a stealth force in words."""
    if unit.startswith(BASE):
        return deciding.t("unit-base", hex=deciding.words.called(unit.removeprefix(BASE)))
    if _is_force(deciding, unit):
        return force_words(deciding.words, force(deciding.view, unit))
    hidden = stealth_called(deciding.view, unit)
    return deciding.t(
        "unit-stealth", force=unit, kind=hidden.kind, hex=deciding.words.called(hidden.hex) or "none"
    )


def _hexes_of(deciding: Deciding, unit: str) -> tuple[str, ...]:
    """Where on the chart a unit can be picked; a force in port at the hexes of its box."""
    if unit.startswith(BASE):
        return (unit.removeprefix(BASE),)
    if not _is_force(deciding, unit):
        hidden = stealth_force(deciding.view, unit)
        return (hidden.hex,) if hidden and hidden.hex else ()
    one = force(deciding.view, unit)
    return one.hexes or tuple(deciding.box.exits.get((one.side, one.box), ()))[:1]


def _stacks(deciding: Deciding, units: list[str], chosen: str) -> dict[str, str]:
    """Which unit each hex picks; where several are, the one after the unit picked now."""
    at: dict[str, list[str]] = {}
    for unit in units:
        for place in _hexes_of(deciding, unit):
            at.setdefault(place, []).append(unit)
    return {
        place: found[(found.index(chosen) + 1) % len(found)] if chosen in found else found[0]
        for place, found in at.items()
    }


def _orders_of(deciding: Deciding, orders: list[Any]) -> tuple[Any, ...]:
    """The orders of one unit: courses and ports first, then attacks, the best before the others."""
    plain = [order for order in orders if not isinstance(order, (*ATTACKS, given.Pass))]
    fighting = [order for order in orders if isinstance(order, ATTACKS)]
    passing = [order for order in orders if isinstance(order, given.Pass)]
    moves = [_move(deciding, order) for order in plain]
    told = sorted((_attack(deciding, order) for order in fighting), key=_promise)
    return (
        *deciding.group("moves", moves),
        *deciding.group("attacks", told),
        *deciding.group("pass", [deciding.action(order, deciding.t("note-pass")) for order in passing]),
    )


def _move(deciding: Deciding, order: Any) -> Action:
    """A course, a move in port or a Completion; this last one with its chance (29.3a)."""
    if isinstance(order, given.PlotCourse):
        return deciding.action(order, deciding.t("note-plot"))
    if not isinstance(order, given.Complete):
        return deciding.action(order)
    stolen = chances.seizing(deciding.box.charts, deciding.view.tally)
    home = odds_of(deciding.texts, deciding.texts.t("ac-table-odds-home"), stolen, False)
    return deciding.action(order, odds=(home,))


def _of_the_side(deciding: Deciding, order: Any) -> Action:
    """An order of the whole side; signals with what they risk (39.7)."""
    if not isinstance(order, given.Signals):
        return deciding.action(order)
    return deciding.action(order, deciding.t("note-signals"), (_stays(deciding, order),))


def _promise(action: Action) -> tuple[float, ...]:
    return tuple(-odds.share for odds in action.odds)


def _attack(deciding: Deciding, order: Any) -> Action:
    """An attack with its odds before anybody supports it."""
    frame = attacks.declared(deciding.view, deciding.side, order)
    if isinstance(order, given.AirStrike):
        frame = frame._replace(own=frame.own._replace(air=order.source, launch=order.launch))
    note = chances.note_of_attack(deciding.texts, deciding.view, frame, deciding.box)
    odds = chances.odds_of_attack(deciding.texts, deciding.view, frame, deciding.box)
    return deciding.action(order, note, (*odds, _stays(deciding, order)))
