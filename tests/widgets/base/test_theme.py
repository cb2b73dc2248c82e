"""The theme in numbers: every text and every part of a drawing stands out enough, in light and in dark."""

from __future__ import annotations

import re

import pytest

from navalgames.charts import SOURCE_KINDS, WHAT_IF
from navalwidgets.base.widget import PACKAGE

THEME = (PACKAGE / "base/theme.css").read_text(encoding="utf-8")
TEXT = ("ink", "ink-2", "uk", "de", "good", "warn", "focus")  # --us only fills counters, outlined in ink
PARTS = ("line", *(f"data-{number}" for number in range(1, 7)))
BADGES = tuple(f"badge-{kind}" for kind in (*SOURCE_KINDS, WHAT_IF, "none"))


def tokens(block: str) -> dict[str, str]:
    return dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6})", block))


def blocks() -> dict[str, dict[str, str]]:
    light = tokens(THEME[THEME.index(":root {") : THEME.index("@media")])
    dark = tokens(THEME[THEME.index(':root[data-theme="dark"]') :].split("}")[0])
    return {"light": light, "dark": dark}


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", (*TEXT, *BADGES))
def test_text_stands_out(theme, name):
    colours = blocks()[theme]
    for ground in ("paper", "paper-2") if name.startswith("ink") else ("paper",):
        assert contrast(colours[name], colours[ground]) >= 4.5, f"--{name} on --{ground}"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", PARTS)
def test_parts_of_drawings_stand_out(theme, name):
    colours = blocks()[theme]
    assert contrast(colours[name], colours["paper"]) >= 3


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_on_the_sea_and_on_buttons_stands_out(theme):
    colours = blocks()[theme]
    for ground in ("sea", "sea-2"):
        assert contrast(colours["ink"], colours[ground]) >= 4.5
    assert contrast(colours["paper"], colours["de"]) >= 4.5


def test_both_ways_into_the_dark_are_the_same():
    by_system = tokens(THEME[THEME.index("@media screen and (prefers-color-scheme: dark)") :].split("}")[0])
    assert by_system == blocks()["dark"]
    assert set(blocks()["light"]) == set(blocks()["dark"])


def test_every_badge_has_a_shape_of_its_own():
    script = (PACKAGE / "base/shared.js").read_text(encoding="utf-8")
    shapes = dict(re.findall(r'^  "?([a-z-]+)"?: "(M[^"]+)"', script, re.M))
    assert set(shapes) == {*SOURCE_KINDS, WHAT_IF, "none"}
    assert len(set(shapes.values())) == len(shapes)
