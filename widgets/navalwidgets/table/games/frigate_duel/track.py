"""The impulse track: when each ship may move or turn in this turn, and when her guns will be loaded.

Knows views and charts. Must not know orders, widgets' pages or plays.
"""

from __future__ import annotations

from navalgames.games.frigate_duel import side_colours
from navalgames.games.frigate_duel.rules.impulses import GUNS
from navalgames.games.frigate_duel.state import Ship, State
from navalgames.games.frigate_duel.tables import Box
from navalgames.texts import Texts
from navalwidgets.drawings.sea_chart import Lane, Track

Sign = tuple[str, str]


def track_of(view: State, box: Box, texts: Texts) -> Track | None:
    """The track of the turn; None before the first one."""
    if not view.turn:
        return None
    colours = side_colours(box.charts, box.options)
    impulses = range(1, box.measures["impulses"] + 1)
    lanes = tuple(
        Lane(
            colours[ship.side],
            ship.side,
            texts.name(ship.id),
            tuple(_signs(ship, impulse, texts) for impulse in impulses),
        )
        for ship in view.ships
        if not ship.out
    )
    title, legend = texts.t("fd-table-track"), texts.t("fd-table-track-legend")
    return Track(title, legend, view.impulse, texts.t("fd-table-track-now"), lanes)


def _signs(ship: Ship, impulse: int, texts: Texts) -> tuple[Sign, ...]:
    found = []
    if impulse in ship.moving:
        found.append("moving")
    if impulse in ship.steering:
        found.append("steering")
    found += [gun for gun, marker in zip(GUNS, ship.reload, strict=True) if marker == impulse]
    return tuple((texts.t(f"fd-table-sign-{one}"), texts.t(f"fd-table-sign-{one}-words")) for one in found)
