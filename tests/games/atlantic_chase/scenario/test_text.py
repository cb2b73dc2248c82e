"""A scenario file taken apart: the line of every entry."""

from __future__ import annotations

from navalgames.games.atlantic_chase.scenario.text import lines_of


def test_the_lines_of_tables_in_tables():
    text = 'a = 1\n[victory]\nmode = "points"\n[[victory.points]]\neach = 1\n[[victory.points]]\neach = 2\n'
    lines = lines_of(text)
    assert lines["victory", "points", 0, "each"] == 5 and lines["victory", "points", 1] == 6
    assert lines["victory", "mode"] == 3
