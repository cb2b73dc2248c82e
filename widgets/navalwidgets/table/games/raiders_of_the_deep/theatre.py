"""The waters of the war as we draw them: coasts, bases and the ways of the patrols, in degrees.

Knows longitude and latitude, roughly: the drawing is our own and shows where, not how far. Knows no state.
"""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import NamedTuple

Point = tuple[float, float]
Line = tuple[Point, ...]

#: Degrees of longitude are narrower; one degree of latitude is ten units of the drawing.
ACROSS, DOWN = 6.6, 10.0


def _line(text: str) -> Line:
    """Points written "longitude,latitude longitude,latitude ..."."""
    return tuple((float(lon), float(lat)) for lon, lat in (pair.split(",") for pair in text.split()))


COASTS: tuple[Line, ...] = tuple(
    map(
        _line,
        (
            # Great Britain
            "-5.7,50.07 -5.05,50.4 -4.55,50.8 -4.2,51.2 -3,51.2 -2.7,51.6 -3.2,51.4 -3.9,51.6 -5.1,51.7 "
            "-5.3,51.9 -4.2,52.3 -4.1,52.9 -4.7,52.8 -4.6,53.3 -3.2,53.4 -3,53.8 -2.8,54.1 -3.6,54.5 "
            "-3.4,54.95 -4.9,54.7 -5.1,55 -4.7,55.6 -5.6,55.3 -5.5,56 -6.2,56.7 -5.7,57.3 -5.8,57.8 "
            "-5.2,58.3 -5,58.6 -3.05,58.65 -4.2,57.7 -3.8,57.65 -2,57.65 -2.1,57 -2.7,56.4 -3.3,56.1 "
            "-2.6,56.05 -2,55.8 -1.5,55.1 -1.1,54.6 -0.2,54.1 0.1,53.6 0.3,53.1 0.2,52.8 0.5,52.95 "
            "1.3,52.9 1.75,52.6 1.6,52.1 1,51.7 0.6,51.45 1.4,51.35 1.35,51.1 0.9,50.9 0.2,50.75 "
            "-1.2,50.75 -2,50.6 -2.5,50.6 -3.3,50.65 -3.6,50.25 -4.3,50.35 -5.1,50",
            # Ireland
            "-6,53.3 -6.3,52.3 -7,52.1 -8.3,51.8 -9.5,51.45 -10.2,51.9 -9.6,52.6 -9.3,53.1 -10.1,53.5 "
            "-9.9,54.2 -8.5,54.3 -8.7,54.7 -8.2,55.15 -7.3,55.3 -6.1,55.2 -5.5,54.5 -6.1,54",
            # Norway and Sweden
            "9,64 7,63 5.1,61.8 5,61 5.2,59.5 5.6,58.7 7,58 8.5,58.3 10.4,59.2 10.7,59.6 11.2,58.9 "
            "11.8,57.7 12.7,56.4 12.9,55.5 14.2,55.4 14.5,56 16.3,56.2 16.6,57.8 18,59 18.9,59.9 "
            "17.2,60.7 17.4,62.3 18.5,64",
            # The mainland in one line, so that no border is drawn where Europe and Asia join: from Finland
            # round to the Caucasus, then Asia Minor, the Levant and Africa
            "21.5,64 21.4,61 22.5,60 24.9,60.1 28,60.5 30,59.9 27,59.45 23.5,59.2 23.5,58.6 24.4,58.3 "
            "24.2,57.2 23.2,57 22,57.6 21,56.8 21,55.5 20,54.9 19.5,54.4 18.6,54.4 18.3,54.8 16.5,54.5 "
            "14.3,53.95 13.4,54.6 12.3,54.3 11,54 10.9,54.4 10,54.6 9.6,55.3 10.9,56.4 10.3,57 10.6,57.7 "
            "9.5,57.2 8.2,56.9 8.1,55.6 8.7,55 8.9,54.2 8.6,53.9 8,53.7 7,53.4 6,53.4 4.9,52.9 4.4,52.2 "
            "3.5,51.5 2.4,51.1 1.6,50.9 1.5,50.2 0.2,49.7 0.2,49.4 -1.2,49.4 -1.3,49.7 -1.9,49.7 "
            "-1.5,48.7 -3,48.8 -4.7,48.5 -4.5,47.9 -2.8,47.5 -2.1,47.1 -1.2,46.1 -1.2,44.6 -1.6,43.4 "
            "-3.8,43.5 -8,43.75 -9.2,43.1 -8.8,41.9 -8.7,40.7 -9.4,38.9 -8.8,38.4 -8.9,37 -7.4,37.2 "
            "-6.4,36.8 -5.9,36.05 -5.3,36.15 -4.4,36.7 -2.1,36.75 -0.7,37.6 0.2,38.7 -0.3,39.5 0.9,41 "
            "3.2,41.9 3.1,43 4.5,43.4 6.2,43.1 7.5,43.8 8.8,44.4 10.2,43.9 10.6,42.9 12.2,41.8 13.7,41.2 "
            "15,40.1 15.7,39.9 16.1,38.8 15.65,38 16.1,37.95 17.1,39 16.6,39.6 17,40.5 18.4,39.8 "
            "18.5,40.2 17.3,41 15.9,41.6 16.1,41.9 14.7,42.1 13.6,43.6 12.4,44.3 12.4,45.3 13.6,45.7 "
            "13.6,45 13.9,44.8 14.4,45.3 15.2,44.2 16.4,43.5 18.1,42.6 19.4,41.8 19.3,40.6 20.2,39.5 "
            "21.2,38.3 21.1,37.8 21.7,36.8 22.5,36.5 23.1,36.5 23,37.4 24,37.7 22.9,39.3 22.7,40.4 "
            "23.9,40 24.4,40.2 23.8,40.7 26,40.85 26.7,40.65 26.15,40.1 26.75,40.45 27.4,40.95 "
            "29,41.15 28.2,41.6 "
            "27.7,42.5 28.6,43.7 29.7,45.2 31,46.6 33.3,46.1 32.5,45.4 33.6,44.5 35.3,45 36.5,45.3 "
            "35,46.2 38.2,47.1 38,46.3 36.8,45.2 37.5,44.7 39.6,43.5 41.5,42 41.5,41.4 "
            "39.5,41.1 38,41 36.2,41.4 35,42 33.3,42 31.3,41.2 29.2,41.15 29.3,40.7 "
            "27.5,40.35 26.2,39.9 26.1,39.5 26.8,39.2 26.4,38.3 27.2,37.6 27.3,37 28.2,36.7 29.2,36.3 "
            "30.5,36.4 30.7,36.9 32,36.5 32.9,36.05 34.1,36.4 35.5,36.6 36.2,36.7 35.8,35.9 35.8,34.5 "
            "35,32.9 34.3,31.4 32.3,31.25 31,31.55 29.8,31 27.9,31 25,31.6 23.2,32.3 21.6,32.9 20.1,32.4 "
            "20,31 19,30.3 17,31 15.3,32.3 13.2,32.9 11.3,33.2 10.2,34 10.9,35.2 10.5,36.4 11,37 9.8,37.3 "
            "7.9,36.9 5,36.8 3,36.85 0.3,36.2 -1.8,35.2 -3,35.3 -5.2,35.6 -5.4,35.9 -5.9,35.8 -6.5,34.2 "
            "-8.5,33.2 -9.8,31.4 -10,28 60,28 60,64",
            # Islands: Sicily, Sardinia, Corsica, Crete, Cyprus, Majorca, Zealand,
            # Gotland, Ösel, Orkney, Shetland
            "12.5,38 13.4,38.2 15.6,38.3 15.1,36.7 14.3,37 12.6,37.55",
            "8.2,40.9 9.2,41.25 9.7,40.8 9.6,39.2 9,38.9 8.4,39.1",
            "8.6,42.4 9.4,43 9.5,42.1 9.2,41.4 8.7,41.8",
            "23.5,35.5 24,35.55 26.3,35.2 25,34.95 23.6,35.25",
            "32.3,35 33,35.35 34.5,35.65 33.9,34.95 32.9,34.6",
            "2.4,39.6 3.1,39.9 3.4,39.6 3,39.3",
            "11.1,55.7 12.3,56.1 12.6,55.6 12,54.9 11.2,55.2",
            "18.1,57.3 18.8,57.9 19,57.8 18.3,57",
            "22,58.3 23.2,58.6 22.9,58.2 22,57.95",
            "-3.4,58.95 -2.9,59.2 -2.7,58.9",
            "-1.6,60.4 -1,60.7 -1.2,60 -1.5,59.9",
        ),
    )
)

BASES: dict[str, Point] = {
    "HSF": (8.1, 53.75),
    "FLA": (3.2, 51.42),
    "BAL": (10.2, 54.5),
    "POLA": (13.75, 44.85),
    "CATTARO": (18.55, 42.4),
    "CON": (29.05, 41.05),
}


class Way(NamedTuple):
    """How a patrol goes: from the base to the waters, and round in them."""

    out: Line
    round: Line


_ROUND_IRELAND = _line("-8.5,58.4 -13.6,56.4 -13.9,51 -10.5,49.6 -6.9,49.2 -10.9,51 -10.9,54.6 -8.9,57.2")
_CHANNEL = _line("0.6,50.45 -1.6,50.3 -3.8,49.9 -6.4,49.2 -4,49.1 -2.2,49.8")
_SEA = _line("17.3,37 15.6,35 19.5,33.2 24.5,32.6 29.8,32.4 27.8,34 21.6,35.6")
WAYS: dict[tuple[str, str], Way] = {
    ("british_isles", "HSF"): Way(_line("6,54.9 1.6,58.6 -2.6,60.8"), _ROUND_IRELAND),
    ("british_isles", "FLA"): Way(
        _line("1.5,51.1 -1,50.3 -4.2,49.4"), _line("-7,49.9 -9.8,50.9 -11,53 -12.6,55 -14.3,52.5 -12.5,49.8")
    ),
    ("channel", "HSF"): Way(_line("6,54.1 3.4,52.9 2.2,51.7 1.5,51.05"), _CHANNEL),
    ("channel", "FLA"): Way(
        _line("2.3,51.4 1.5,51.05 0,50.45"),
        _line("-0.8,50.3 -2.2,50.25 -4.2,50 -6.6,49.3 -4,49 -2.4,49.75"),
    ),
    ("north_sea", "HSF"): Way(_line("6.6,54.3"), _line("4,54.6 1.2,55 -0.6,56.4 0.6,58 3.4,57.6 4.4,56")),
    ("north_sea", "FLA"): Way(
        _line("2.6,52 2.6,53.2"), _line("2.2,53.9 1.2,54.4 0.3,55.4 2,56.2 3.7,55.1 3.5,53.8")
    ),
    ("baltic", "BAL"): Way(
        _line("12,54.75 14.8,55"),
        _line("16.6,55.4 18.4,55.2 20.2,56.4 20.6,58.2 22.6,59.6 20.2,59.3 19.3,58.3"),
    ),
    ("mediterranean", "POLA"): Way(_line("13.6,44.3 15.6,42.8 18.3,41 19,39.4"), _SEA),
    ("mediterranean", "CATTARO"): Way(_line("18.4,41.6 19,39.4"), _SEA),
    ("mediterranean", "CON"): Way(
        _line("28,40.75 26.95,40.38 26.1,39.97 25.4,39.2"),
        _line("25,38 24.7,36.4 21.4,35.6 22.4,33.8 27,33.6"),
    ),
    ("adriatic", "POLA"): Way(
        _line("13.7,44.4 14.5,43.8"), _line("15.4,43.1 16.6,42.4 17.8,41.7 18.8,40.8 18.6,41.9 17,42.7")
    ),
    ("adriatic", "CATTARO"): Way(
        _line("18.2,42.05 17.3,41.9"), _line("17.7,41.1 16.9,41.6 16.4,42.4 15.2,43.2 16.4,42.9")
    ),
    ("black_sea", "CON"): Way(
        _line("29.3,41.6 31.4,42.6"), _line("30.6,43.6 31.6,44.8 33.4,43.5 36.4,43.8 38.6,42.3 34.6,42.8")
    ),
}
HOME = {
    "british_isles": "HSF", "channel": "FLA", "north_sea": "HSF", "baltic": "BAL", "mediterranean": "POLA",
    "adriatic": "POLA", "black_sea": "CON",
}  # fmt: skip
#: What of the drawing is shown: west, north, east, south.
FRAMES = {
    "british_isles": (-15.5, 62, 12.5, 48.3),
    "channel": (-8.5, 54.6, 11, 48),
    "north_sea": (-5.5, 60, 11.5, 51),
    "baltic": (8, 61, 31, 53.3),
    "mediterranean": (8, 46.2, 37.5, 30),
    "adriatic": (11.6, 46.2, 21.5, 39.5),
    "black_sea": (26, 47.6, 42.5, 39.8),
}
WHOLE = (-15.5, 62, 42.5, 29.5)
#: Where the names of the waters stand.
NAMES: dict[str, Point] = {
    "british_isles": (-1.4, 52.3), "channel": (-2.8, 50.0), "north_sea": (1.5, 55.8), "baltic": (19, 56.6),
    "mediterranean": (21.0, 34.3), "adriatic": (15.8, 42.9), "black_sea": (34, 43.6),
}  # fmt: skip
#: Where the name stands that the boxes of a patrol to the same waters would cover.
NAMES_APART: dict[str, Point] = {"channel": (-6.9, 50.7)}
#: Where they stand on the drawing of all waters, on which they take up more room.
NAMES_OF_ALL: dict[str, Point] = {
    **NAMES, "british_isles": (-8.4, 59.2), "channel": (-8.4, 48.6), "north_sea": (2.9, 55.9),
    "baltic": (19.6, 56.1), "mediterranean": (18.4, 33.9), "adriatic": (15.6, 43.4),
}  # fmt: skip

#: Where ocean ships are drawn off the British Isles: one by one, and the same ships in a convoy.
ALONE = _line(
    "-15,57.4 -13.9,58.7 -14.6,55.6 -13.7,54.3 -15,53.1 -13.9,52.3 -14.8,50.9 -13.3,49.9 -14.6,49.1 "
    "-12.1,48.9 -10.6,49.2 -8.3,48.8 -7.3,51.2 -6.4,50.6 -10.8,57.4 -9.6,56 -10.2,58.7 -12.4,59.7 "
    "-9.9,55 -6.6,48.9"
)
TOGETHER: Line = tuple((-15 + 0.6 * column, 57.6 - 0.4 * row) for row in range(4) for column in range(5))


def put(point: Point) -> Point:
    """A place of the earth on the drawing."""
    lon, lat = point
    return (lon - WHOLE[0]) * ACROSS, (WHOLE[1] - lat) * DOWN


def base_of(area: str, flotilla: str) -> str:
    """The base from which boats of a flotilla go to an area; the usual one where we draw no other way."""
    return flotilla if (area, flotilla) in WAYS else HOME[area]


def along(line: Line, count: int) -> Line:
    """So many places at equal distances along a line, half a distance from its ends."""
    return tuple(at(line, (place + 0.5) / count) for place in range(count))


def at(line: Line, share: float) -> Point:
    """The place at a share of the length of a line."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)]
    left = share * sum(lengths)
    for (start, end), length in zip(pairwise(line), lengths, strict=True):
        if left <= length:
            part = left / length if length else 0.0
            return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        left -= length
    return line[-1]
