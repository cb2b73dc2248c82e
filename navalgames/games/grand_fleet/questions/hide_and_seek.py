"""Markers on the map: which are real, who meets whom, who may move a hex, what a raid earns (8.4-8.6, 8.13).

Knows how sliders count markers. The rules stand in `rules.placement` and `rules.ending`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from navalgames.chance import Dice, exact
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, OneStep, Question, Setting
from navalgames.games.grand_fleet.questions.sliders import choice, switch, too_many, whole
from navalgames.games.grand_fleet.rules import ending, placement
from navalgames.games.grand_fleet.state import DE, SIDES, UK

GROUP = "placement"
REAL, DUMMY = 1, 0
MOST_KINDS = 4
"""Kinds of ways to so many points that are told one by one."""
POINTS = {"half_point": 0.5, "one_point": 1.0, "point_and_half": 1.5, "three_points": 3.0}


def _face_down(markers: int, fleets: int) -> tuple[int, ...]:
    """A side's face-down markers, told apart only as fleets and dummies."""
    if fleets < markers:
        acted("8.2e")
        acted("8.2i")
    return (REAL,) * fleets + (DUMMY,) * (markers - fleets)


def _real_among(dice: Dice, side: str, markers: int, fleets: int, here: int) -> int:
    """How many of the markers in a hex turn out to be fleets.

    Rule: 8.6a.
    """
    shown, _ = placement.turn_up(dice, side, _face_down(markers, fleets), here)
    return shown.count(REAL)


def marker_real(dice: Dice, charts: Charts, markers: int, fleets: int) -> str:
    """Whether one face-down marker is a fleet.

    Rule: 8.2e, 8.2i, 8.4a, 8.6a.
    """
    return "fleet" if _real_among(dice, UK, markers, fleets, 1) else "dummy"


def markers_meet(dice: Dice, charts: Charts, markers: int, fleets: int, here: int) -> int:
    """How many of the face-down markers in one hex are fleets.

    Rule: 8.2i, 8.4a, 8.6a.
    """
    return _real_among(dice, UK, markers, fleets, here)


def meeting(dice: Dice, charts: Charts, uk_fleets: int, uk_here: int, de_fleets: int, de_here: int) -> str:
    """Whose real fleets are found in a hex; a combat needs both.

    Rule: 8.4a, 8.6a, 8.6b. Charts: fleet_limits.
    """
    found = {}
    for side, fleets, here in ((UK, uk_fleets, uk_here), (DE, de_fleets, de_here)):
        markers = charts["fleet_limits"].value(side, "fleets")
        found[side] = dice.resolve(_real_among, side, markers, fleets, here) > 0
    if found[UK] and found[DE]:
        acted("8.6b")
    if found[UK]:
        return "both" if found[DE] else "uk_only"
    return "de_only" if found[DE] else "none"


def meeting_course(charts: Charts, outcome: Hashable, **given: int) -> Course:
    """How likely a side has a fleet among its markers in the hex, side by side."""
    acts, way = [], []
    for side, found in ((UK, ("both", "uk_only")), (DE, ("both", "de_only"))):
        fleets, here = (given[f"{side.lower()}_{name}"] for name in ("fleets", "here"))
        markers = charts["fleet_limits"].value(side, "fleets")
        dummies = markers - fleets
        none = exact(_real_among, side, markers, fleets, here).chance(0)
        listed = " × ".join(f"{dummies - drawn}/{markers - drawn}" for drawn in range(here) if none)
        told = (("side", side), ("fleets", fleets), ("dummies", dummies), ("here", here), ("listed", listed),
                ("kind", "drawn" if 0 < none < 1 else "sure" if not none else "dummies"),
                ("none", none), ("some", 1 - none))  # fmt: skip
        acts.append(Act("meeting-side", told))
        kind = "some" if outcome in found else "none"
        way.append(Act(f"meeting-way-{kind}", (("side", side),), none if kind == "none" else 1 - none))
    return Course(tuple(acts), -1, tuple(way))


def interception_weight(dice: Dice, charts: Charts, home: bool, face_down: int, face_up: int) -> int:
    """What a side's markers in a hex weigh. No dice.

    Rule: 8.5d, 8.5e.
    """
    return placement.marker_weight(face_down, face_up, home)


def interception(
    dice: Dice,
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


def _weight(charts: Charts, home: bool, face_down: int, face_up: int) -> dict[str, int]:
    """What the markers weigh together, and one of each kind."""
    return {
        "weight": placement.marker_weight(face_down, face_up, home),
        "each": placement.marker_weight(1, 0, home),
        "one": placement.marker_weight(0, 1, home),
    }


def _weights(charts: Charts, home: str, **given: int) -> dict[str, Any]:
    """What the markers of both sides weigh, and how that is counted."""
    told: dict[str, Any] = {}
    for side in SIDES:
        down, up = (given[f"{side.lower()}_face_{name}"] for name in ("down", "up"))
        one = _weight(charts, home == side, down, up)
        parts = [f"{number} × {one[name]}" for number, name in ((down, "each"), (up, "one")) if number]
        told |= {f"{side.lower()}_weight": one["weight"], f"{side.lower()}_sum": " + ".join(parts) or "0"}
    return told


def _worth(charts: Charts, **hexes: int) -> dict[str, Any]:
    """What the hexes are worth, as a sum, before the fraction is dropped."""
    named = {name: number for name, number in hexes.items() if number}
    listed = " + ".join(f"{number} × {POINTS[name]:g}" for name, number in named.items())
    total = sum(POINTS[name] * number for name, number in named.items())
    return {"sum": listed or "0", "total": total, "points": ending.control_points((total,))}


def control_points(dice: Dice, charts: Charts, **hexes: int) -> int:
    """The points for hexes that are controlled, by their values. No dice.

    Rule: 8.13a, 8.13d, 11.3e.
    """
    return ending.control_points(POINTS[name] for name, number in hexes.items() for _ in range(number))


def control(
    dice: Dice,
    charts: Charts,
    markers: int,
    fleets: int,
    half_point: int,
    one_point: int,
    point_and_half: int,
) -> int:
    """The points of a raid: each marker stands alone in an enemy hex, and only real fleets control theirs.

    Rule: 8.6a, 8.13a, 8.13b, 8.13d, 11.3e.
    """
    face_down, controlled = _face_down(markers, fleets), []
    hexes = {"half_point": half_point, "one_point": one_point, "point_and_half": point_and_half}
    for name, number in hexes.items():
        for _ in range(number):
            shown, face_down = placement.turn_up(dice, None, face_down, 1)
            if shown == (REAL,):
                acted("8.13b")
                controlled.append(POINTS[name])
    return ending.control_points(controlled)


def raid_course(charts: Charts, outcome: Hashable, markers: int, fleets: int, **hexes: int) -> Course:
    """What stands in each hex, one after the other, for so many points."""
    worth = [POINTS[name] for name, number in hexes.items() for _ in range(number)]
    acts = (
        Act("raid-markers", (("hexes", len(worth)), ("fleets", fleets), ("markers", markers))),
        Act("raid-points", (("sum", " + ".join(f"{one:g}" for one in worth) or "0"),)),
    )
    ways: dict[tuple[Act, ...], Fraction] = {}
    for stands in product((True, False), repeat=len(worth)):
        held = [one for one, real in zip(worth, stands, strict=True) if real]
        if ending.control_points(held) == outcome and 0 <= fleets - len(held) <= markers - len(worth):
            way = tuple(_turned_up(worth, stands, markers, fleets))
            ways[way] = prod((act.chance for act in way if act.chance is not None), start=Fraction(1))
    if not worth or not ways:
        return Course(acts, 0)
    together = Act("raid-ways", (("ways", len(ways)), ("chance", sum(ways.values()))))
    after = (*_kinds(ways), together) if len(ways) > 1 else ()
    return Course(acts, 0, max(ways, key=ways.__getitem__), after)


def _kinds(ways: Mapping[tuple[Act, ...], Fraction]) -> Iterator[Act]:
    """Ways with fleets in hexes of the same worth together, the likeliest first; nothing of many kinds."""
    kinds: dict[str, list[Fraction]] = {}
    for way, chance in ways.items():
        worth = [str(dict(act.facts)["points"]) for act in way if act.name == "raid-way-fleet"]
        kinds.setdefault(" + ".join(worth), []).append(chance)
    for held, chances in (
        sorted(kinds.items(), key=lambda kind: -sum(kind[1])) if len(kinds) <= MOST_KINDS else ()
    ):
        yield Act(
            "raid-kind",
            (("held", held or "0"), ("fleets", len(held)), ("ways", len(chances))),
            sum(chances, Fraction(0)),
        )


def _turned_up(worth: Sequence[float], stands: Sequence[bool], markers: int, fleets: int) -> Iterator[Act]:
    """The markers turned up one after the other."""
    real = 0
    for done, (points, is_fleet) in enumerate(zip(worth, stands, strict=True)):
        left, among = markers - done, fleets - real
        of_kind, kind = (among, "fleet") if is_fleet else (left - among, "dummy")
        told = (("points", f"{points:g}"), ("left", left), ("of_kind", of_kind))
        yield Act(f"raid-way-{kind}", told, Fraction(of_kind, left))
        real += is_fleet


def _more_fleets(charts: Charts, markers: int, fleets: int, here: int = 0, **_: Any) -> Setting | None:
    """Every fleet has one marker (8.2i), and no more of them stand in a hex than there are (8.4f)."""
    if fleets > markers:
        return too_many("fleets", "8.2i", markers, "markers")
    return too_many("here", "8.4f", markers, "markers") if here > markers else None


def _more_than_play(charts: Charts, **given: int) -> Setting | None:
    """As many markers as the side has fleets (8.2b). Charts: fleet_limits."""
    for side in SIDES:
        markers = charts["fleet_limits"].value(side, "fleets")
        for name, rule in ((f"{side.lower()}_fleets", "8.2b"), (f"{side.lower()}_here", "8.4f")):
            if given[name] > markers:
                return too_many(name, rule, markers, "markers")
    return None


def _more_hexes(
    charts: Charts, markers: int, fleets: int, half_point: int, one_point: int, point_and_half: int
) -> Setting | None:
    """Each marker stands alone in one hex (8.4f)."""
    if half_point + one_point + point_and_half <= markers:
        return _more_fleets(charts, markers, fleets)
    last = "point_and_half" if point_and_half else "one_point" if one_point else "half_point"
    return too_many(last, "8.4f", markers, "markers")


def _one_side_alone(charts: Charts, uk_face_down: int, uk_face_up: int, de_face_down: int, de_face_up: int,
                    **_: Any) -> tuple[Setting, ...]:  # fmt: skip
    """Without markers of both sides the hex never moves, wherever it lies (8.5c)."""
    both = (uk_face_down or uk_face_up) and (de_face_down or de_face_up)
    return () if both else (Setting("home", "gf-idle-one-side", "8.5c"),)


_FLEETS = whole("fleets", 0, 8, 5, "8.2e")

QUESTIONS = (
    Question(
        "marker_real", GROUP, ("8.2e", "8.2i", "8.4a", "8.6a"), (whole("markers", 1, 8, 8, "8.2i"), _FLEETS),
        OneStep(marker_real), outcomes=("fleet", "dummy"), refused=_more_fleets,
    ),
    Question(
        "markers_meet", GROUP, ("8.2i", "8.4a", "8.6a"),
        (whole("markers", 1, 8, 8, "8.2i"), _FLEETS, whole("here", 0, 8, 3, "8.4f")),
        OneStep(markers_meet), unit="fleets", refused=_more_fleets,
    ),
    Question(
        "meeting", GROUP, ("8.4a", "8.6a", "8.6b"),
        (
            whole("uk_fleets", 0, 8, 5, "8.2e"),
            whole("uk_here", 0, 8, 3, "8.4f"),
            whole("de_fleets", 0, 6, 3, "8.2e"),
            whole("de_here", 0, 6, 2, "8.4f"),
        ),
        OneStep(meeting), outcomes=("both", "uk_only", "de_only", "none"), refused=_more_than_play,
        course=meeting_course,
    ),
    Question(
        "interception_weight", GROUP, ("8.5d", "8.5e"),
        (switch("home", "8.5e"), whole("face_down", 0, 8, 2, "8.5d"), whole("face_up", 0, 6, 1, "8.5d")),
        OneStep(interception_weight), facts=_weight,
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
        OneStep(interception), outcomes=("uk_moves", "de_moves", "nobody_moves"), idle=_one_side_alone,
        facts=_weights,
    ),
    Question(
        "control_points", GROUP, ("8.13a", "8.13d", "11.3e"),
        (
            whole("half_point", 0, 8, 3, "8.13a"),
            whole("one_point", 0, 8, 0, "8.13a"),
            whole("point_and_half", 0, 8, 0, "8.13a"),
            whole("three_points", 0, 1, 0, "8.13a"),
        ),
        OneStep(control_points), unit="vp_attacker", facts=_worth,
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
        OneStep(control), unit="vp_attacker", refused=_more_hexes, course=raid_course,
    ),
)  # fmt: skip
