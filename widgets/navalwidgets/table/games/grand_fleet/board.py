"""The North Sea and what stands on it: the drawing, counters, sentences for each hex.

Knows the map chart, the coast and views. Must not know orders.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from navalgames.charts import Charts
from navalgames.games import grand_fleet
from navalgames.games.grand_fleet.rules import placement
from navalgames.games.grand_fleet.state import INDEX, SIDES, State
from navalgames.texts import Texts
from navalwidgets.drawings.hex_map import Counter, Hex, drawing
from navalwidgets.table.boards.hexes import Sheet
from navalwidgets.table.games.grand_fleet.words import (
    CLASS_MARKS,
    class_of_ships,
    place_name,
    points_text,
    tally_text,
)

SHAPES = {"UK": "square", "DE": "circle"}
COAST = Path(grand_fleet.__file__).parent / "charts" / "coast.json"


@lru_cache(maxsize=1)
def coast() -> dict[str, Any]:
    """The coast as drawn."""
    return json.loads(COAST.read_text(encoding="utf-8"))


def sheet(charts: Charts, texts: Texts) -> Sheet:
    """The map of the North Sea."""
    rows = charts.list("north_sea_map")
    places = [
        Hex(
            row.id,
            row.q,
            row.r,
            row.kind,
            row.owner or "",
            points_text(row.vp) if row.owner else "",
            "" if row.kind == "forbidden" else place_name(texts.name(row.place or "")),
            row.lat,
            row.lon,
        )
        for row in rows
    ]
    names = {label["key"]: texts.t(label["key"]) for label in coast()["labels"]}
    about = {row.id: hex_words(texts, row) for row in rows}
    legend = tuple(
        (texts.t(f"gf-table-sign-{name}"), texts.t(f"gf-table-sign-{name}-about"))
        for name in ("down", "up", "fast", "slow", "count", "spent", "near", "home", "shut")
    )
    return Sheet(
        drawing(places, SIDES, coast(), names, about),
        texts.t("gf-table-map", hexes=sum(row.usable for row in rows)),
        legend,
    )


def hex_words(texts: Texts, row: Any) -> str:
    """A hex in words: number, place, kind, owner and points."""
    return texts.t(
        "gf-table-hex",
        hex=row.id,
        place=place_name(texts.name(row.place or "")) or "none",
        kind=row.kind,
        owner=row.owner or "none",
        vp=points_text(row.vp),
    )


def counters(charts: Charts, texts: Texts, view: State) -> tuple[Counter, ...]:
    """Markers before they are turned up, fleets afterwards."""
    battle = view.battle
    if battle is None:
        return ()
    found: list[Counter] = []
    for stack in battle.stacks:
        for side in SIDES:
            if stack.down[INDEX[side]]:
                found.append(_face_down(texts, stack, side))
            found.extend(
                _fleet(charts, texts, view, stack.hex, side, n, stack.finished) for n in stack.up[INDEX[side]]
            )
    for entry in battle.at_sea:
        for side in SIDES:
            found.extend(
                _fleet(charts, texts, view, entry.hex, side, n, False) for n in entry.fleets[INDEX[side]]
            )
    return tuple(found)


def _face_down(texts: Texts, stack: placement.Stack, side: str) -> Counter:
    return Counter(
        stack.hex,
        side,
        SHAPES[side],
        texts.t("gf-table-letter", side=side),
        face="down",
        count=stack.down[INDEX[side]],
        spent=stack.finished,
    )


def _fleet(
    charts: Charts, texts: Texts, view: State, hex_id: str, side: str, number: int, spent: bool
) -> Counter:
    mark = CLASS_MARKS.get(class_of_ships(charts, view.fleets[INDEX[side]][number - 1]), "")
    letter = texts.t("gf-table-letter", side=side) + str(number)
    return Counter(hex_id, side, SHAPES[side], letter, mark, spent=spent)


def about_hexes(charts: Charts, texts: Texts, view: State) -> dict[str, str]:
    """What stands in each hex that holds something, after the words of the hex itself."""
    battle = view.battle
    if battle is None:
        return {}
    rows = {row.id: row for row in charts.list("north_sea_map")}
    told: dict[str, list[str]] = {}
    for stack in battle.stacks:
        told[stack.hex] = [
            texts.t(
                "gf-table-stack",
                side=side,
                down=stack.down[INDEX[side]],
                up=len(stack.up[INDEX[side]]),
                weight=placement.weight(charts, stack, side),
                finished=stack.finished,
            )
            for side in SIDES
            if placement.markers_of(stack, side)
        ]
    for entry in battle.at_sea:
        told[entry.hex] = [
            fleet_words(charts, texts, view, side, number)
            for side in SIDES
            for number in entry.fleets[INDEX[side]]
        ]
    return {
        hex_id: " ".join([hex_words(texts, rows[hex_id]), *parts]) for hex_id, parts in told.items() if parts
    }


def fleet_words(charts: Charts, texts: Texts, view: State, side: str, number: int) -> str:
    """A fleet at sea: side, number, class, ships."""
    ships = view.fleets[INDEX[side]][number - 1]
    return texts.t(
        "gf-table-fleet",
        side=side,
        fleet=number,
        kind=class_of_ships(charts, ships),
        ships=len(ships),
        types=tally_text(texts, charts, ships),
    )


def marked(view: State) -> tuple[str, ...]:
    """The hex of the combat being fought."""
    battle = view.battle
    return (battle.combat.hex,) if battle is not None and battle.combat is not None else ()
