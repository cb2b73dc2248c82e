"""The fleet charts of both sides, the turn track and the track of victory points.

Knows views and charts. Must not know orders or the map.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from navalgames.charts import Charts
from navalgames.games.grand_fleet.rules.armament import BOXES, box_cap
from navalgames.games.grand_fleet.state import (
    HIDDEN,
    INDEX,
    LAST_TURN,
    SIDES,
    Ships,
    State,
    in_ddbox,
    in_fleet_boxes,
)
from navalgames.games.grand_fleet.tables import defence, gunnery, roster, side_of
from navalgames.texts import Texts
from navalgames.texts.figures import number_text
from navalwidgets.drawings.fleet_view import Box, Panel, Ship, Track
from navalwidgets.table.games.grand_fleet.words import class_of_ships, kind_of_ship, type_words

SHAPES = {"(B)": "old", "B": "dreadnought", "BB": "super", "(BC)": "lightcruiser", "BC": "cruiser"}
TRACK_ENDS = 7


def panels(charts: Charts, texts: Texts, view: State) -> tuple[Panel, ...]:
    """Each side's fleet boxes and DDbox, then the ships lost."""
    found: list[Panel] = []
    for side in SIDES:
        at_home = in_fleet_boxes(view, side)
        summary = texts.t(
            "gf-table-fleets-summary", count=len(at_home), needed=charts["maintenance"].value(side, "ships")
        )
        found.append(
            Panel(
                texts.t("gf-table-fleet-boxes", side=side),
                INDEX[side],
                _fleet_boxes(charts, texts, view, side),
                summary,
            )
        )
        summary = texts.t("gf-table-ddbox-summary", count=len(in_ddbox(view, side)))
        found.append(
            Panel(
                texts.t("gf-table-ddbox", side=side), INDEX[side], _ddbox(charts, texts, view, side), summary
            )
        )
    lost = [Box(texts.t("gf-table-sunk"), _ships(charts, texts, view.sunk))]
    if view.american:
        lost.append(Box(texts.t("gf-table-american"), _ships(charts, texts, view.american)))
    if view.cancelled:
        lost.append(Box(texts.t("gf-table-cancelled"), _ships(charts, texts, view.cancelled)))
    return (
        *found,
        Panel(
            texts.t("gf-table-elsewhere"),
            None,
            tuple(lost),
            texts.t("gf-table-sunk-summary", count=len(view.sunk)),
        ),
    )


def _fleet_boxes(charts: Charts, texts: Texts, view: State, side: str) -> tuple[Box, ...]:
    boxes = []
    for number, ships in enumerate(view.fleets[INDEX[side]], start=1):
        kind = class_of_ships(charts, ships)
        note = texts.t("gf-table-fleet-note", kind=kind, count=len(ships)) if ships else ""
        label = texts.t("gf-table-fleet-box", box=number)
        boxes.append(_box(charts, texts, label, ships, note, f"{side}-fleet-{number}"))
    return tuple(boxes)


def _ddbox(charts: Charts, texts: Texts, view: State, side: str) -> tuple[Box, ...]:
    boxes = []
    for number in range(BOXES):
        ships = view.ddbox[INDEX[side]][number]
        cap = box_cap(charts, side, number)
        note = texts.t("gf-table-box-room", count=len(ships), most="none" if cap is None else cap)
        label = texts.t("gf-table-box", box=number)
        boxes.append(_box(charts, texts, label, ships, note, f"{side}-box-{number}"))
    return tuple(boxes)


def with_losses(
    charts: Charts, texts: Texts, panels: tuple[Panel, ...], before: State, view: State
) -> tuple[Panel, ...]:
    """The panels with every ship that was sunk, damaged or called home since `before` still where she lay."""
    damaged = {ship for one in view.sending if one.cause == "damage" for ship in one.ships}
    home = {ship for side in SIDES for ship in {*in_ddbox(before, side)} & {*in_fleet_boxes(view, side)}}
    fates = dict.fromkeys(damaged, "damaged") | dict.fromkeys(home, "home") | dict.fromkeys(view.sunk, "sunk")
    stood = {
        f"{side}-{kind}-{number}": ships
        for side in SIDES
        for kind, boxes, first in (("fleet", before.fleets, 1), ("box", before.ddbox, 0))
        for number, ships in enumerate(boxes[INDEX[side]], start=first)
    }

    def filled(box: Box) -> Box:
        here = {ship.name: ship for ship in box.ships}
        gone = {
            texts.name(ship): _ship(charts, texts, ship)._replace(
                fate=texts.t("gf-table-fate", fate=fates[ship]), lost=fates[ship] == "sunk"
            )
            for ship in stood.get(box.place, ())
            if ship in fates and texts.name(ship) not in here
        }
        order = [texts.name(ship) for ship in stood.get(box.place, ())]
        kept = tuple((gone | here)[name] for name in order if name in gone | here)
        return box._replace(ships=kept + tuple(ship for name, ship in here.items() if name not in order))

    return tuple(panel._replace(boxes=tuple(map(filled, panel.boxes))) for panel in panels)


def _box(charts: Charts, texts: Texts, label: str, ships: Ships, note: str, place: str) -> Box:
    seen = tuple(ship for ship in ships if ship != HIDDEN)
    return Box(label, _ships(charts, texts, seen), note, len(ships) - len(seen), place)


def _ships(charts: Charts, texts: Texts, names: Ships) -> tuple[Ship, ...]:
    return tuple(_ship(charts, texts, name) for name in names)


@lru_cache(maxsize=1024)
def _ship(charts: Charts, texts: Texts, name: str) -> Ship:
    kind = kind_of_ship(charts, name)
    facts = texts.t(
        "gf-table-ship",
        type=type_words(texts, kind.type),
        nation=kind.nation,
        gunnery=number_text(gunnery(charts, kind.type)),
        defence=number_text(defence(charts, kind.type)),
    )
    return Ship(texts.name(name), SHAPES[kind.type], kind.nation, f"{facts} {_history(charts, texts, name)}")


def _history(charts: Charts, texts: Texts, name: str) -> str:
    """The ship in history: class, year, guns and speed, as far as they are known."""
    known = _facts(charts).get(name)
    if known is None:
        return ""
    return texts.t(
        "gf-table-ship-history",
        ship_class=known.ship_class,
        year=str(known.commissioned)[:4] if known.commissioned else "none",
        guns=known.guns or "none",
        speed=number_text(known.speed_kn) if known.speed_kn else "none",
    )


@lru_cache(maxsize=8)
def _facts(charts: Charts) -> dict[str, Any]:
    return {ship.name: ship for ship in charts.list("ship_facts")}


def tracks(charts: Charts, texts: Texts, view: State) -> tuple[Track, ...]:
    """The turn track with the ships that wait on it and the submarine marker; the VP track."""
    table = roster(charts)
    spaces = []
    for turn in range(1, LAST_TURN + 1):
        ships = view.waiting[turn - 1]
        counts = {side: sum(side_of(table[ship].nation) == side for ship in ships) for side in SIDES}
        lies = (
            texts.t("gf-table-waiting", uk=counts["UK"], de=counts["DE"], usw=turn == view.usw_turn)
            if (ships or turn == view.usw_turn)
            else ""
        )
        spaces.append((str(turn), lies))
    turn_track = Track(
        texts.t("gf-table-turn-track"), tuple(spaces), view.turn - 1, turn_words(charts, texts, view.turn)
    )
    return (turn_track, _points(texts, view))


def _points(texts: Texts, view: State) -> Track:
    shown = max(-TRACK_ENDS, min(TRACK_ENDS, view.vp))
    spaces = tuple(
        (texts.t("gf-table-vp-space", lead=abs(lead), leader=leader(lead)), "")
        for lead in range(-TRACK_ENDS, TRACK_ENDS + 1)
    )
    return Track(texts.t("gf-table-vp-track"), spaces, shown + TRACK_ENDS, score_words(texts, view.vp))


def leader(vp: int) -> str:
    """Who leads: a side, or "none"."""
    return "none" if vp == 0 else "UK" if vp > 0 else "DE"


def score_words(texts: Texts, vp: int) -> str:
    """The difference of victory points in words."""
    return texts.t("gf-table-score", lead=abs(vp), leader=leader(vp))


def turn_words(charts: Charts, texts: Texts, turn: int) -> str:
    """A turn with its half-year."""
    year, half = charts["turn_track"].value(turn, "half_year").split()
    return texts.t("gf-table-turn", turn=turn, half=half, year=year)
