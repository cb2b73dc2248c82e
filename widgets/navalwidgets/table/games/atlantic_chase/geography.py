"""Degrees north and east in the plane of the hexes, which follow no projection of the globe.

Knows numbers. Must not know a map, a chart or a name: it is told where some places lie.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

MIDDLE = (56.0, -18.0)
"""About the middle of the chart, degrees north and east: there the equal-area picture is true."""
DEGREE = 3
"""Of the polynomial that bends it: it meets the known hexes to a tenth of a hex on average."""

Known = tuple[tuple[float, float, float, float], ...]


def plane(known: Known, north: float, east: float) -> tuple[float, float]:
    """Where a place lies in the plane. known: (north, east, x, y) of places whose point is known."""
    (point,) = _terms(np.array([north]), np.array([east])) @ _bent(known)
    return float(point[0]), float(point[1])


@lru_cache(maxsize=4)
def _bent(known: Known) -> Any:
    """The coefficients that bend the equal-area picture to the known points, by least squares."""
    table = np.array(known)
    return np.linalg.lstsq(_terms(table[:, 0], table[:, 1]), table[:, 2:], rcond=None)[0]


def _terms(north: Any, east: Any) -> Any:
    """The terms of the polynomial, for each place, of its point in Lambert's equal-area picture."""
    up, right, zenith = np.radians(north), np.radians(east - MIDDLE[1]), np.radians(MIDDLE[0])
    scale = np.sqrt(2 / (1 + np.sin(zenith) * np.sin(up) + np.cos(zenith) * np.cos(up) * np.cos(right)))
    x = scale * np.cos(up) * np.sin(right)
    y = scale * (np.cos(zenith) * np.sin(up) - np.sin(zenith) * np.cos(up) * np.cos(right))
    powers = [(one, other) for one in range(DEGREE + 1) for other in range(DEGREE + 1 - one)]
    return np.stack([x**one * y**other for one, other in powers], axis=-1)
