"""The sea and its ships as a board, and the whole position in words beside it.

Knows the chart of the sea as a widget. Must not know a game: its table says what is drawn.
"""

from __future__ import annotations

from math import ceil, floor
from typing import Any, Protocol

from navalgames.sessions.journal import LogLine
from navalwidgets.drawings.sea_chart import Fan, Ghost, Run, SeaChart, Track, Vessel, Wind
from navalwidgets.drawings.text_view import Place, TextView
from navalwidgets.table.boards.board import Board, Choose


class SeaTable(Protocol):
    """What a game's table tells this board, beside what `table.games.GameTable` tells the page."""

    def caption(self) -> str:
        """The name of the chart."""

    def labels(self) -> dict[str, str]:
        """Words of the drawing: `arcs`, `ships`, `legend`, `north`, `left` (what is counted of a ship)."""

    def vessels(self, view: Any) -> tuple[Vessel, ...]:
        """The ships."""

    def ghosts(self, view: Any, viewer: str) -> tuple[Ghost, ...]:
        """Where the manoeuvres that the viewer may choose would lead."""

    def smoke(self, view: Any) -> tuple[tuple[int, int, int], ...]:
        """Smoke: x, y, value."""

    def wind(self, view: Any) -> Wind:
        """The wind."""

    def track(self, view: Any) -> Track | None:
        """The moments of the turn, if there are any."""

    def fans(self, view: Any) -> tuple[Fan, ...]:
        """How far each ship would sail in a turn on every heading."""

    def summary(self, view: Any) -> str:
        """The position in a few sentences."""

    def places(self, view: Any) -> tuple[Place, ...]:
        """Everything in words."""


COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""A step of a square on each heading: east, north."""
ROUND = 3  # squares around the ships in which a place can be named
COURSE = "sail:"
SIGNS = ("arcs", "rakes", "fan")


class SeaBoard(Board):
    """The chart as the main part, the position in words aside.

    Beside a lesson places are: a ship by her id; a square, or a ship lying there on a heading ("4,-2",
    "4,-2,SE"); a course of the viewer's ship ("sail:SE"); a ghost of a manoeuvre ("do:tack"). A lesson is
    about ships, their arcs or squares of rakes ("arcs:java", "rakes:java"), or how they sail ("fan:java").
    A fan is shown once no course is to be chosen: then the ship is seen to sail on the one that was.
    """

    main: SeaChart
    aside: TextView

    def __init__(self, choose: Choose, *, aside_title: str, **words: str) -> None:
        self.aside_title = aside_title
        self.main, self.aside = SeaChart(choose, **words), TextView(**words)
        self._viewer, self._taken = "", ""
        self._lit: tuple[str, ...] = ()
        self._fans: tuple[Fan, ...] = ()
        self._manoeuvres: tuple[Ghost, ...] = ()
        self._sailing: tuple[Run, ...] = ()
        self._before: Any = None
        self._lay: set[tuple[float, float, int]] = set()

    @property
    def places(self) -> frozenset[str]:
        """Every place that can be chosen on the chart."""
        if not self.main.still:
            return frozenset(ghost["id"] for ghost in self.main.ghosts)
        ships = [ship["id"] for ship in self.main.ships]
        known = {*ships, *(ghost.id for ghost in self._manoeuvres), *(COURSE + one for one in COMPASS)}
        known |= {f"{sign}:{ship}" for sign in SIGNS for ship in ships}
        return frozenset(known | self._squares())

    def _squares(self) -> set[str]:
        xs, ys = ([ship[axis] for ship in self.main.ships] for axis in ("x", "y"))
        if not xs:
            return set()
        squares = {
            f"{x},{y}"
            for x in range(floor(min(xs)) - ROUND, ceil(max(xs)) + ROUND + 1)
            for y in range(floor(min(ys)) - ROUND, ceil(max(ys)) + ROUND + 1)
        }
        return squares | {f"{square},{heading}" for square in squares for heading in COMPASS}

    def lay(self, table: SeaTable) -> None:
        """The name of the chart and its words."""
        with self.main.hold_sync():
            self.main.caption, self.main.labels = table.caption(), table.labels()

    def hear(self, viewer: str, lines: tuple[LogLine, ...]) -> None:
        """Who looks: only that side's manoeuvres are drawn."""
        self._viewer = viewer

    def show(self, table: SeaTable, view: Any) -> None:
        """Ships, smoke and wind, and the same in words."""
        self.main.lay_out(
            table.vessels(view), table.ghosts(view, self._viewer), table.smoke(view), table.wind(view),
            table.summary(view), table.track(view),
        )  # fmt: skip
        self.aside.places = [
            {"name": place.name, "lines": [list(line) for line in place.lines]}
            for place in table.places(view)
        ]

    def make_small(self) -> None:
        """The sea is a picture to look at."""
        self.main.still = True

    def show_small(self, table: SeaTable, view: Any) -> None:
        """Ships, smoke and wind; places when they are offered."""
        self.main.lay_out(
            table.vessels(view), (), table.smoke(view), table.wind(view), table.summary(view)
        )  # fmt: skip
        self._fans, self._manoeuvres = table.fans(view), table.ghosts(view, self._viewer)
        ships = table.vessels(view if self._before is None else self._before)
        self._lay = {(ship.x, ship.y, ship.heading) for ship in ships}

    def remember(self, view: Any | None) -> None:
        """The position before the dice: a ship that had arrived then is not seen to sail there again."""
        self._before = view

    def light(self, places: tuple[str, ...]) -> None:
        """The ships a lesson is about, their arcs and how they sail."""
        self._lit = places
        self.main.marked = [place for place in places if not place.startswith("fan:")]

    def put_to_sea(self, courses: tuple[tuple[str, str, str], ...]) -> None:
        """Ships that are seen to sail from place to place."""
        found = []
        for start, end, side in courses:
            one, other = self._lying(start, side), self._lying(end, side)
            found.append(Run(other.side, (one.x, one.y), (other.x, other.y), other.heading))
        self._sailing = tuple(found)

    def recall(self, place: str) -> None:
        """The course, square or outline that was chosen: the ship is seen to sail there once none may be."""
        self._taken = place

    def _lying(self, place: str, side: str = "") -> Ghost:
        """The ship or outline that a place means."""
        ships = {ship["id"]: ship for ship in self.main.ships}
        own = next((one for one in self.main.ships if one["letter"] == (side or self._viewer)), {"side": 0})
        if place in ships:
            ship = ships[place]
            return Ghost(place, ship["side"], ship["x"], ship["y"], ship["heading"], ship["name"])
        if place.startswith(COURSE):
            course = COMPASS.index(place.removeprefix(COURSE))
            east, north = STEPS[course]
            away = 3.4 / (east * east + north * north) ** 0.5
            return Ghost(place, own["side"], own["x"] + east * away, own["y"] + north * away, course, "")
        made = next((ghost for ghost in self._manoeuvres if ghost.id == place), None)
        if made:
            return made
        x, y, *turned = place.split(",")
        facing = COMPASS.index(turned[0]) if turned else -1
        return Ghost(place, own["side"], int(x), int(y), facing, "")

    def _is_there(self, outline: Ghost) -> bool:
        """Whether a ship lies as the outline does: the order that chose it has moved her already."""
        return (outline.x, outline.y, outline.heading) in self._lay

    def _offer_small(self, targets: tuple[str, ...], chosen: tuple[str, ...]) -> None:
        """Ships and outlines to choose; without outlines how the lit ships sail, the chosen one under way."""
        ships = {ship["id"] for ship in self.main.ships}
        steering = bool(set(targets) - ships)
        fans = tuple(one for one in self._fans if f"fan:{one.id}" in self._lit and not steering)
        outlines = (self._lying(place) for place in targets if place not in ships)
        self.main.ghosts = [one._asdict() for one in outlines if not self._is_there(one)]
        self.main.fans = [fan._asdict() | {"reach": list(fan.reach)} for fan in fans]
        runs = self._sailing or (self._under_way(fans) if self._taken and not steering else ())
        self.main.runs = [run._asdict() | {"start": list(run.start), "end": list(run.end)} for run in runs]
        self.main.chosen = list(chosen)

    def _under_way(self, fans: tuple[Fan, ...]) -> tuple[Run, ...]:
        """The viewer's ship on the way that was chosen: a whole turn far where her fan is shown."""
        own = next((one for one in self.main.ships if one["letter"] == self._viewer), None)
        if own is None or self._taken in {ship["id"] for ship in self.main.ships}:
            return ()
        to, x, y = self._lying(self._taken), own["x"], own["y"]
        if self._is_there(to):
            return ()
        fan = next((one for one in fans if one.id == own["id"]), None)
        if self._taken.startswith(COURSE) and fan:
            east, north = STEPS[to.heading]
            away = fan.reach[to.heading] / (east * east + north * north) ** 0.5
            return (Run(to.side, (x, y), (x + east * away, y + north * away), to.heading),)
        return (Run(to.side, (x, y), (to.x, to.y), to.heading),)

    def offer(self, targets: tuple[str, ...], chosen: tuple[str, ...], hint: str) -> None:
        """The places that may be chosen now."""
        if self.main.still:
            with self.main.hold_sync():
                self._offer_small(targets, chosen)
                self.main.targets, self.main.hint = list(targets), hint
            return
        known = self.places
        with self.main.hold_sync():
            self.main.targets = [place for place in targets if place in known]
            self.main.hint = hint if self.main.targets else ""

    def clear(self) -> None:
        """An empty sea."""
        self._viewer, self._taken, self._lit = "", "", ()
        self._fans, self._manoeuvres, self._sailing = (), (), ()
        self._before, self._lay = None, set()
        with self.main.hold_sync():
            self.main.lay_out()
            self.main.targets, self.main.hint, self.main.chosen = [], "", []
            self.main.marked, self.main.fans, self.main.runs = [], [], []
        self.aside.places = []
