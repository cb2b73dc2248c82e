"""The figures of the choices page: what is drawn is what was handed in."""

from __future__ import annotations

from navalwidgets.choices.figures import Bar, bands_figure, shares_figure


def test_figures_say_what_they_are_given():
    figure = shares_figure(["A", "B"], [Bar(40, 35, 46), Bar(60, 54, 65)], [Bar(50, 45, 55)] * 2, labels=("x", "y"), y_title="share")  # fmt: skip  # noqa: E501
    first = figure["data"][0]
    assert (
        first["y"] == [40, 60]
        and first["error_y"]["array"] == [6, 5]
        and first["error_y"]["arrayminus"] == [5, 6]
    )
    assert first["marker"]["pattern"]["shape"] and "pattern" not in figure["data"][1]["marker"]
    bands = bands_figure(
        ["one", "two"], [1, 2], [3, 2], now=2, now_label="ours", x_title="mean", percent=False
    )
    assert bands["data"][0]["base"] == [1, 2] and bands["data"][0]["x"] == [2, 0]
    assert [one["text"] for one in bands["layout"]["annotations"]] == ["one", "two", "ours"]
