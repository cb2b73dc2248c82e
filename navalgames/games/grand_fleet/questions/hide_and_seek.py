"""Markers on the map: which are real, who meets whom, who may move a hex, what a raid earns (8.4-8.6, 8.13).

Knows how sliders count markers. The rules stand in `rules.placement` and `rules.ending`.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.grand_fleet.questions.sliders import choice, switch, whole
from navalgames.games.grand_fleet.rules import ending, placement
from navalgames.games.grand_fleet.state import DE, SIDES, UK

GROUP = "placement"
REAL, DUMMY = 1, 0
POINTS = {"half_point": 0.5, "one_point": 1.0, "point_and_half": 1.5, "three_points": 3.0}


def _face_down(markers: int, fleets: int) -> tuple[int, ...]:
    """A side's face-down markers, told apart only as fleets and dummies."""
    real = min(fleets, markers)
    return (REAL,) * real + (DUMMY,) * (markers - real)


def _real_among(dice: Any, side: str, markers: int, fleets: int, here: int) -> int:
    """How many of the markers in a hex turn out to be fleets.

    Rule: 8.6a.
    """
    shown, _ = placement.turn_up(dice, side, _face_down(markers, fleets), min(here, markers))
    return shown.count(REAL)


def marker_real(dice: Any, charts: Charts, markers: int, fleets: int) -> str:
    """Whether one face-down marker is a fleet.

    Rule: 8.2e, 8.2i, 8.4a, 8.6a.
    """
    return "fleet" if _real_among(dice, UK, markers, fleets, 1) else "dummy"


def markers_meet(dice: Any, charts: Charts, markers: int, fleets: int, here: int) -> int:
    """How many of the face-down markers in one hex are fleets.

    Rule: 8.2i, 8.4a, 8.6a.
    """
    return _real_among(dice, UK, markers, fleets, here)


def meeting(dice: Any, charts: Charts, uk_fleets: int, uk_here: int, de_fleets: int, de_here: int) -> str:
    """Whose real fleets are found in a hex; a combat needs both.

    Rule: 8.4a, 8.6a, 8.6b. Charts: fleet_limits.
    """
    found = {}
    for side, fleets, here in ((UK, uk_fleets, uk_here), (DE, de_fleets, de_here)):
        markers = charts["fleet_limits"].value(side, "fleets")
        found[side] = dice.resolve(_real_among, side, markers, fleets, here) > 0
    if found[UK]:
        return "both" if found[DE] else "uk_only"
    return "de_only" if found[DE] else "none"


def interception_weight(dice: Any, charts: Charts, home: bool, face_down: int, face_up: int) -> int:
    """What a side's markers in a hex weigh. No dice.

    Rule: 8.5d, 8.5e.
    """
    return placement.marker_weight(face_down, face_up, home)


def interception(
    dice: Any,
    charts: Charts,
    home: str,
    uk_face_down: int,
    uk_face_up: int,
    de_face_down: int,
    de_face_up: int,
) -> str:
    """Which side may move the hex. No dice.

    Rule: 8.5c, 8.5d, 8.5e.
    """
    uk = placement.marker_weight(uk_face_down, uk_face_up, home == UK)
    de = placement.marker_weight(de_face_down, de_face_up, home == DE)
    if not uk or not de:
        return "nobody_moves"
    if placement.outweighs(uk, de):
        return "uk_moves"
    return "de_moves" if placement.outweighs(de, uk) else "nobody_moves"


def control_points(dice: Any, charts: Charts, **hexes: int) -> int:
    """The points for hexes that are controlled, by their values. No dice.

    Rule: 8.13a, 8.13d, 11.3e.
    """
    return ending.control_points(POINTS[name] for name, number in hexes.items() for _ in range(number))


def control(
    dice: Any, charts: Charts, markers: int, fleets: int, half_point: int, one_point: int, point_and_half: int
) -> int:
    """The points of a raid: each marker stands alone in an enemy hex, and only real fleets control theirs.

    Rule: 8.6a, 8.13a, 8.13b, 8.13d, 11.3e.
    """
    face_down, controlled = _face_down(markers, fleets), []
    hexes = {"half_point": half_point, "one_point": one_point, "point_and_half": point_and_half}
    for name, number in hexes.items():
        for _ in range(min(number, len(face_down))):
            shown, face_down = placement.turn_up(dice, UK, face_down, 1)
            if shown == (REAL,):
                controlled.append(POINTS[name])
    return ending.control_points(controlled)


_FLEETS = whole("fleets", 0, 8, 5, "8.2e")

QUESTIONS = (
    Question(
        "marker_real", GROUP, ("8.2e", "8.2i", "8.4a", "8.6a"), (whole("markers", 1, 8, 8, "8.2i"), _FLEETS),
        marker_real, outcomes=("fleet", "dummy"),
    ),
    Question(
        "markers_meet", GROUP, ("8.2i", "8.4a", "8.6a"),
        (whole("markers", 1, 8, 8, "8.2i"), _FLEETS, whole("here", 0, 8, 3, "8.4f")),
        markers_meet, unit="fleets",
    ),
    Question(
        "meeting", GROUP, ("8.4a", "8.6a", "8.6b"),
        (
            whole("uk_fleets", 0, 8, 5, "8.2e"),
            whole("uk_here", 0, 8, 3, "8.4f"),
            whole("de_fleets", 0, 6, 3, "8.2e"),
            whole("de_here", 0, 6, 2, "8.4f"),
        ),
        meeting, outcomes=("both", "uk_only", "de_only", "none"),
    ),
    Question(
        "interception_weight", GROUP, ("8.5d", "8.5e"),
        (switch("home", "8.5e"), whole("face_down", 0, 8, 2, "8.5d"), whole("face_up", 0, 6, 1, "8.5d")),
        interception_weight,
    ),
    Question(
        "interception", GROUP, ("8.5c", "8.5d", "8.5e"),
        (
            choice("home", ("nowhere", *SIDES), "nowhere", "8.5e"),
            whole("uk_face_down", 0, 8, 2, "8.5d"),
            whole("uk_face_up", 0, 6, 0, "8.5d"),
            whole("de_face_down", 0, 6, 1, "8.5d"),
            whole("de_face_up", 0, 6, 1, "8.5d"),
        ),
        interception, outcomes=("uk_moves", "de_moves", "nobody_moves"),
    ),
    Question(
        "control_points", GROUP, ("8.13a", "8.13d", "11.3e"),
        (
            whole("half_point", 0, 8, 3, "8.13a"),
            whole("one_point", 0, 8, 0, "8.13a"),
            whole("point_and_half", 0, 8, 0, "8.13a"),
            whole("three_points", 0, 1, 0, "8.13a"),
        ),
        control_points, unit="vp_attacker",
    ),
    Question(
        "control", GROUP, ("8.6a", "8.13a", "8.13b", "8.13d", "11.3e"),
        (
            whole("markers", 1, 8, 8, "8.2i"),
            _FLEETS,
            whole("half_point", 0, 8, 2, "8.13a"),
            whole("one_point", 0, 8, 1, "8.13a"),
            whole("point_and_half", 0, 8, 0, "8.13a"),
        ),
        control, unit="vp_attacker",
    ),
)  # fmt: skip
