"""Figures as plain data: what is drawn is what was handed in, told apart by more than colour."""

from __future__ import annotations

import json
import subprocess
import sys

from navalwidgets.parts.exploration import (
    HEAT_INK,
    HEAT_SCALE,
    LINE_STYLES,
    Exploration,
    curve_figure,
    heat_figure,
    plotly_script,
)
from tests.widgets.base.test_theme import contrast


def lines(count):
    return [(f"line {number}", [1.0, 2.0, 3.0]) for number in range(count)]


def heat(columns, rows):
    heights = [[float(column * row) for column in range(columns)] for row in range(rows)]
    written = [[str(height) for height in row] for row in heights]
    return heat_figure(
        range(columns), range(rows), heights, written, x_title="x", y_title="y", z_title="z", percent=False
    )


def test_lines_differ_by_dash_and_marker_too():
    figure = curve_figure([1, 2, 3], lines(6), x_title="x", y_title="y", percent=True)
    looks = {(t["line"]["color"], t["line"]["dash"], t["marker"]["symbol"]) for t in figure["data"]}
    assert len(looks) == 6
    assert len({dash for _, dash, _ in looks}) == len({marker for *_, marker in looks}) == 6
    assert all(colour.startswith("--data-") for colour, *_ in LINE_STYLES)
    assert figure["layout"]["showlegend"] and figure["layout"]["yaxis"]["ticksuffix"] == " %"


def test_whole_numbers_are_ticked_one_by_one_and_names_are_not_numbers():
    one = curve_figure([1, 2, 3], lines(1), x_title="x", y_title="y", percent=False)
    assert one["layout"]["xaxis"]["tickvals"] == [1, 2, 3]
    assert not one["layout"]["showlegend"]
    named = curve_figure(["half", "full"], lines(1), x_title="x", y_title="y", percent=False)
    assert "tickvals" not in named["layout"]["xaxis"]


def test_a_heat_map_writes_its_numbers_where_there_is_room():
    assert heat(5, 6)["data"][0]["texttemplate"] == "%{text}"
    assert "texttemplate" not in heat(5, 31)["data"][0]
    assert heat(3, 2)["data"][0]["z"] == [[0.0, 0.0, 0.0], [0.0, 1.0, 2.0]]


def test_numbers_stand_out_on_every_step_of_the_scale():
    assert all(contrast(HEAT_INK, colour) >= 4.5 for _, colour in HEAT_SCALE)


def test_figures_travel_as_plain_data():
    view = Exploration()
    figure = heat(3, 3)
    view.show(figure, title="t", sentence="s", head=["a"], body=[["1"]], file_name="f")
    assert json.loads(json.dumps(view.figure)) == figure
    assert (view.title, view.body, view.file_name) == ("t", [["1"]], "f")


def test_the_library_is_sent_only_when_asked_for():
    view = Exploration()
    sent = []
    view.send = lambda content, buffers=None: sent.append((content, buffers))
    view._heard(view, {"event": "other"}, [])
    assert sent == []
    view._heard(view, {"event": "plotly"}, [])
    (content, buffers), script = sent[0], plotly_script().read_bytes()
    assert content == {"event": "plotly"} and buffers == [script]
    assert b"plotly.js" in script[:200]


def test_the_lab_never_imports_plotly_or_numpy():
    code = (
        "import sys\nfrom navalwidgets.lab.page import Lab\nfrom navalgames.games import game\n"
        "lab = Lab(game('grand_fleet'), '')\nlab._show_explorer(open_now=True)\n"
        "print(*(name for name in ('plotly', 'numpy', 'pandas', 'scipy') if name in sys.modules))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == []


def test_no_line_joins_two_names():
    one = curve_figure(["UK", "DE"], [("hits", [1.0, 2.0])], x_title="x", y_title="y", percent=False)
    assert [trace["type"] for trace in one["data"]] == ["bar"]
    several = curve_figure(["UK", "DE"], lines(3), x_title="x", y_title="y", percent=True)
    assert {trace["mode"] for trace in several["data"]} == {"markers"}
    assert len({trace["marker"]["symbol"] for trace in several["data"]}) == 3
    years = curve_figure(["1914", "1915"], lines(1), x_title="x", y_title="y", percent=False)
    assert years["layout"]["xaxis"]["type"] == "category", "names that look like numbers"
