"""The sea of the frigate duel: ships with their damage and arcs, places to sail to, smoke, wind, sentences.

Knows views and charts. Must not know orders' odds, widgets' pages or plays.
"""

from __future__ import annotations

import math
from typing import Any

from navalgames.games.frigate_duel import side_colours
from navalgames.games.frigate_duel.rules import manoeuvring, sailing, sea
from navalgames.games.frigate_duel.rules.impulses import GUNS, is_moving, next_mark, ship_to_choose
from navalgames.games.frigate_duel.rules.turns import weather_gauge
from navalgames.games.frigate_duel.rules.volleys import CHASERS, open_range
from navalgames.games.frigate_duel.state import (
    HIDDEN,
    MANOEUVRES,
    MORALE,
    SHOTS,
    SIDES,
    Ship,
    State,
    crew_points,
)
from navalgames.games.frigate_duel.tables import Box
from navalgames.texts import Texts
from navalwidgets.drawings.sea_chart import Arc, Fan, Gauge, Ghost, Vessel, Wind

MASTS = 3
MOST_HOLES = 9
"""Holes that the sails are drawn with, one for each box of rigging that is lost."""
LIES = {
    "H": "head",
    "F": "close",
    "G": "close",
    "D": "beam",
    "E": "beam",
    "A": "quarter",
    "B": "quarter",
    "C": "before",
}
"""How a ship lies to the wind, by her letter: a word for the catalogue."""


def place_of(manoeuvre: str) -> str:
    """The place on the sea to which a manoeuvre leads."""
    return f"do:{manoeuvre}"


class Sea:
    """One view of the duel, told and drawn."""

    def __init__(self, box: Box, texts: Texts, view: State) -> None:
        self._box, self._texts, self._view = box, texts, view
        self._colours = side_colours(box.charts, box.options)

    def t(self, key: str, **facts: Any) -> str:
        """A sentence of the table."""
        return self._texts.t(f"fd-table-{key}", **facts)

    def wind(self) -> Wind:
        """Where the wind blows from."""
        heading = self._box.headings[self._view.wind]
        return Wind(self._view.wind, self.t("wind", heading=heading, strength=self._view.strength))

    def smoke(self) -> tuple[tuple[int, int, int], ...]:
        """Smoke as it lies."""
        return self._view.smoke

    # ---- ships

    def vessels(self) -> tuple[Vessel, ...]:
        """All ships, those out of action too."""
        return tuple(self._vessel(number, ship) for number, ship in enumerate(self._view.ships))

    def _vessel(self, number: int, ship: Ship) -> Vessel:
        card = self._box.ship_cards[ship.id]
        left = 1 - min(ship.rigging_lost, card.rigging) / card.rigging
        return Vessel(
            ship.id,
            self._colours[ship.side],
            ship.side,
            self._texts.name(ship.id),
            ship.x,
            ship.y,
            ship.heading,
            ship.sail,
            math.ceil(MASTS * left),
            self._sections(ship, card),
            ship.burning,
            ship.out,
            self._about(ship),
            self._arcs(ship),
            self._rakes(ship),
            self._gauges(ship, card),
            self._facts(number, ship),
            min(ship.rigging_lost, MOST_HOLES),
        )

    def _sections(self, ship: Ship, card: Any) -> tuple[float, ...]:
        """The share lost of each section, the first one first."""
        sections = self._box.measures["hull sections"]
        return tuple(
            min(max(ship.hull_lost - n * card.section, 0), card.section) / card.section
            for n in range(sections)
        )

    def _arcs(self, ship: Ship) -> tuple[Arc, ...]:
        """The two broadsides and the two chasers, as far as they may reach."""
        box, straight = self._box, self._box.measures["straight step"]
        along, abeam = box.arcs["broadside"]
        wide, reach = math.degrees(math.atan2(abeam, along)), open_range(box) / straight
        found = [Arc("starboard", 90 - wide, 90 + wide, reach), Arc("port", 270 - wide, 270 + wide, reach)]
        chase = box.chasers["range"] / straight
        for name, middle in (("bow", 0), ("stern", 180)):
            along, abeam = box.arcs[name]
            narrow = math.degrees(math.atan2(along, abeam))
            found.append(Arc(name, middle - narrow, middle + narrow, chase))
        return tuple(found)

    def _rakes(self, ship: Ship) -> tuple[tuple[int, int, str], ...]:
        """The squares from which this ship may be raked."""
        return tuple(
            (ship.x + dx, ship.y + dy, self.t("rake-sign", rake=rake))
            for (heading, dx, dy), rake in self._box.rake_squares.items()
            if heading == ship.heading
        )

    def _gauges(self, ship: Ship, card: Any) -> tuple[Gauge, ...]:
        parts = (
            ("hull", card.hull - ship.hull_lost, card.hull),
            ("rigging", card.rigging - ship.rigging_lost, card.rigging),
            ("crew", crew_points(ship), card.crew),
        )
        return tuple(Gauge(self.t(f"gauge-{name}"), max(left, 0), most) for name, left, most in parts)

    def _about(self, ship: Ship) -> str:
        return self.t(
            "about-ship",
            side=ship.side,
            heading=self._box.headings[ship.heading],
            lies=LIES[sea.letter(ship.heading, self._view.wind, self._box)],
            sail=ship.sail,
            morale=MORALE[ship.morale],
            out=ship.out or "none",
        )

    def _facts(self, number: int, ship: Ship) -> tuple[str, ...]:
        if ship.out:
            return ()
        found = [self._gun(number, ship, place) for place in range(len(GUNS))]
        marks = sorted((*ship.moving, *ship.steering))
        found.append(
            self.t("speed", speed=ship.speed, count=len(marks), marks=self._texts.listed(map(str, marks)))
        )
        lost = sailing.quarters_lost(ship.rigging_lost, self._box.ship_cards[ship.id].rigging)
        if lost:
            found.append(self.t("rigging-lost", quarters=lost))
        if ship.burning:
            found.append(self.t("burning"))
        if ship.markers:
            found.append(self.t("markers", count=ship.markers))
        if ship.grappled >= 0:
            found.append(self.t("grappled", ship=self._view.ships[ship.grappled].id))
        return tuple(found)

    def _gun(self, number: int, ship: Ship, place: int) -> str:
        shot = self._view.shots[number][place]
        state = "loaded" if ship.loaded[place] else "loading" if ship.reload[place] else "empty"
        known = SHOTS[shot] if state == "loaded" and shot != HIDDEN else ""
        later, impulse = divmod(max(ship.reload[place] - 1, 0), self._box.measures["impulses"])
        return self.t(
            "gun", gun=GUNS[place], state="later" if state == "loading" and later else state,
            shot=known or "none", points=ship.crew[place], impulse=impulse + 1,
        )  # fmt: skip

    # ---- where manoeuvres lead

    def ghosts(self, viewer: str) -> tuple[Ghost, ...]:
        """Where each manoeuvre that the viewer may choose now leads; a tack as if it succeeds."""
        view, box = self._view, self._box
        choosing = bool(view.tasks) and view.tasks[-1].stage == "choose" and viewer in view.asked
        number = ship_to_choose(view, viewer) if choosing else None
        if number is None:
            return ()
        ship = view.ships[number]
        moving = is_moving(ship, next_mark(ship))
        found = []
        for legal in manoeuvring.legal(ship, view.wind, moving, box):
            done = manoeuvring.steered(ship, view.wind, moving, legal, box, succeeds=True)
            words = self._texts.t(f"fd-manoeuvre-{MANOEUVRES[legal]}")
            found.append(
                Ghost(place_of(MANOEUVRES[legal]), self._colours[viewer], done.x, done.y, done.heading, words)
            )
        return tuple(found)

    def fans(self) -> tuple[Fan, ...]:
        """How far each ship afloat would sail in a turn on every heading, in straight squares."""
        return tuple(self._fan(ship) for ship in self._view.ships if not ship.out)

    def _fan(self, ship: Ship) -> Fan:
        box, view = self._box, self._view
        card = box.ship_cards[ship.id]
        speeds = [
            sailing.speed(
                sea.letter(heading, view.wind, box), ship.sail, view.strength, card.rating,
                ship.rigging_lost, card.rigging, box,
            )
            for heading in range(len(box.headings))
        ]  # fmt: skip
        squares = tuple(sailing.squares(speed, 0, box) for speed in speeds)
        return Fan(ship.id, self._colours[ship.side], ship.x, ship.y, squares)

    # ---- the position in sentences

    def summary(self) -> str:
        """Distance and weather gauge, and what bears on whom."""
        view = self._view
        pairs = [
            (one, other)
            for one in view.ships
            for other in view.ships
            if one.side == SIDES[0] and other.side == SIDES[1] and not one.out and not other.out
        ]
        told = []
        gauge = weather_gauge(view, self._box) if pairs else ""
        for one, other in pairs:
            away = sea.between(one, other, self._box)
            told.append(self.t("between", one=one.id, other=other.id, distance=away))
            told += [self._bears(one, other), self._bears(other, one)]
        if gauge:
            told.append(self.t("gauge", side=gauge))
        return " ".join(told)

    def _bears(self, firer: Ship, target: Ship) -> str:
        arc = sea.arc(firer.heading, target.x - firer.x, target.y - firer.y, self._box)
        known = arc if arc in (*GUNS, *CHASERS, "any") else "none"
        rake = sea.rake(firer, target, self._box, self._box.options.rake_facing == "any_bearing")
        return self.t("bears", firer=firer.id, arc=known, rake=rake or "none")
