"""A person at the play table of any game, without a browser: answers as a page would give them."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from navalgames.checking.finding import Finding
from navalwidgets.table.page import TableApp

MOST_ANSWERS = 3000
FIXED = {"texts", "chart", "legend", "_esm", "_css", "layout", "comm"}
"""Traits that hold words for scripts and drawings, not what lies on the table."""


def behind_curtain(table: TableApp) -> bool:
    """Whether the screen waits for the next player, or tells the end."""
    return "nv-screen-curtain" in table.parts.box._dom_classes


def press(table: TableApp, event: str, key: str = "") -> None:
    """A button, a pick or a place of the orders."""
    orders = table.parts.orders
    orders._heard(orders, {"event": event, "key": key, "decision": orders.decision}, [])
    assert orders.problem == "", orders.problem


def lift(table: TableApp) -> None:
    """The next player takes the screen."""
    curtain = table.parts.curtain
    curtain._heard(curtain, {"key": "lift", "drawn": curtain.drawn}, [])
    assert curtain.problem == "" and not behind_curtain(table), curtain.problem


def answer(table: TableApp, rng: Random) -> None:
    """One answer to the pending decision."""
    grid = table.parts.grid
    if behind_curtain(table):
        lift(table)
        return
    offer = table.in_use._offer
    if offer is None:
        raise Finding("table-silent")
    if offer.form is not None:
        grid._heard(grid, {"event": "confirm", "counts": grid.counts, "decision": grid.decision}, [])
        assert grid.problem == "", grid.problem
    elif offer.places and rng.random() < 0.8:
        press(table, "place", rng.choice(list(offer.places)))
    elif offer.picker and (not offer.orders or rng.random() < 0.5):
        press(table, "pick", rng.choice(offer.picker.choices).key)
    else:
        press(table, "order", rng.choice(list(offer.orders)))


def play_on(table: TableApp, rng: Random, each: Callable[[TableApp], Any] = lambda table: None) -> None:
    """Answers until the game is over; `each` looks at the table after every answer."""
    for _ in range(MOST_ANSWERS):
        if table.in_use.play.over:
            return
        answer(table, rng)
        each(table)
    raise Finding("table-endless", answers=str(MOST_ANSWERS))


def on_the_page(table: TableApp) -> str:
    """All that the widgets hold of the game, as the page gets it."""
    parts = table.parts
    return held_by(*parts.drawn, parts.bar, parts.orders, parts.grid, parts.log, parts.luck, parts.curtain)


def held_by(*widgets: Any) -> str:
    """What widgets and those inside them hold, as text."""
    return json.dumps([_held(widget) for widget in widgets], default=str, ensure_ascii=False)


def _held(widget: Any) -> list[Any]:
    inner = [_held(child) for child in getattr(widget, "children", ())]
    return [{name: widget.trait_values()[name] for name in widget.keys if name not in FIXED}, inner]
