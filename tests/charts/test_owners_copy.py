"""The owner's layer: it replaces cell by cell, says so, and the form for it is sound."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from navalgames.charts import check, owned_path, read_charts, template
from navalgames.errors import BadInput


def test_the_owner_replaces_single_cells(folder):
    charts = folder.read('copy = "second printing"\n[hits]\ndice = "2d6"\n[hits.near]\n"5-6" = "hit"')
    assert [charts["hits"].result(total, "near") for total in (4, 5, 6, 7, 10)] == [
        "miss",
        "hit",
        "hit",
        "hit",
        "sunk",
    ]
    cell = charts["hits"].cell(5, "near")
    assert (cell.kind, cell.where, cell.plausible) == ("owner", "second printing", ())
    assert charts["hits"].cell(4, "near").kind == "reconstruction"


def test_the_owner_may_replace_what_is_known(folder):
    charts = folder.read('[luck."1"]\n"0 or less" = -2')
    assert charts["luck"].result(-1, 1) == -2
    assert charts["luck"].cell(0, 1).kind == "owner"


def test_the_owner_replaces_fields_of_records(folder):
    charts = folder.read('[sea."102"]\nvp = 2\ndepth = 12')
    assert (charts.record("sea", "102").vp, charts.record("sea", "102").depth) == (2.0, 12)
    assert charts.cell("sea", "102", "vp").kind == "owner"
    assert charts.cell("sea", "102", "open").kind == "reconstruction"


def test_the_owner_replaces_a_whole_list(folder):
    (folder.path / "mine.csv").write_text("id,vp,depth,open,neighbours\n7,1,,yes,\n", encoding="utf-8")
    charts = folder.read('[lists]\nsea = "mine.csv"')
    assert [record.id for record in charts.list("sea")] == ["7"]
    assert charts.record("sea", "7").source == ("owner", "mine.csv", "")


def test_the_form_changes_nothing_until_it_is_filled_in(folder, skirmish):
    form = folder.own(template(skirmish))
    assert check(folder.path, form) == ()
    assert read_charts(folder.path, form).differences(skirmish) == []


def test_every_line_of_the_form_can_be_filled_in(folder, skirmish):
    filled = re.sub(r'^# (?=".*" = )', "", template(skirmish), flags=re.MULTILINE)
    filled = re.sub(r"^# (?=\[sea\.|vp = )", "", filled, flags=re.MULTILINE)
    charts = folder.read(filled)
    assert charts.differences(skirmish) == []
    assert {cell.kind for chart in charts for cell in chart.cells()} == {"owner"}
    assert charts.cell("sea", "101", "vp").kind == "owner"


def test_the_variable_names_a_file_or_a_folder(tmp_path, monkeypatch):
    monkeypatch.delenv("NAVALGAMES_CHARTS", raising=False)
    assert owned_path("skirmish") is None
    mine = tmp_path / "skirmish.toml"
    mine.write_text('game = "skirmish"\n', encoding="utf-8")
    monkeypatch.setenv("NAVALGAMES_CHARTS", str(mine))
    assert owned_path("skirmish") == mine
    assert owned_path("grand_fleet") is None
    monkeypatch.setenv("NAVALGAMES_CHARTS", str(tmp_path))
    assert owned_path("skirmish") == mine
    assert owned_path("grand_fleet") is None
    monkeypatch.setenv("NAVALGAMES_CHARTS", str(tmp_path / "nowhere"))
    with pytest.raises(BadInput, match="does not exist"):
        owned_path("skirmish")


def test_a_malformed_file_of_the_variable_reaches_the_reader(folder, monkeypatch):
    monkeypatch.setenv("NAVALGAMES_CHARTS", str(folder.own("[hits.near\n")))
    with pytest.raises(BadInput, match="not written as it should be"):
        read_charts(folder.path, owned_path("skirmish"))


WORDS = st.sampled_from(["miss", "hit", "sunk"])


@st.composite
def valid_columns(draw):
    """Lines of a column of the table `hits`: ranges that do not overlap, written in every way allowed."""
    cuts = sorted(draw(st.sets(st.integers(1, 13), min_size=2, max_size=8)))
    lines = []
    for low, high in zip(cuts, [cut - 1 for cut in cuts[1:]], strict=False):
        if draw(st.booleans()):
            forms = [f"{low}-{high}"]
            forms += [f"{low}+", f"{low} or more"] if high == 12 else []
            forms += [f"{high} or less"] if low == 1 else []
            forms += [str(low)] if low == high else []
            lines.append(f'"{draw(st.sampled_from(forms))}" = "{draw(WORDS)}"')
    return "\n".join(lines)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
@given(near=valid_columns(), far=valid_columns())
def test_any_valid_owned_layer_still_covers_every_roll(folder, near, far):
    charts = folder.read(f"[hits.near]\n{near}\n[hits.far]\n{far}\n")
    for column in ("near", "far"):
        spans = charts["hits"].spans(column)
        assert [total for span in spans for total in range(span.least, span.most + 1)] == list(range(1, 13))
        ways = {"miss": 0, "hit": 0, "sunk": 0}
        for first in range(1, 7):
            for second in range(1, 7):
                ways[charts["hits"].result(first + second, column)] += 1
        assert sum(ways.values()) == 36


NAMES = ["hits", "ships", "sea", "near", "guns", "frigate", "101", "vp", "dice", "7-9", "lists", "game", "x"]
KEYS = st.sampled_from(NAMES)
SCALARS = st.integers(-3, 30) | st.booleans() | st.sampled_from(["hit", "2d6", "", "7"]) | st.floats(0, 9)


def as_toml(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {as_toml(inner)}' for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(as_toml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


TREES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=8,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=150)
@given(data=st.dictionaries(KEYS, TREES, max_size=4))
def test_no_owned_file_ends_in_a_traceback(folder, data):
    owned = folder.own("\n".join(f'"{key}" = {as_toml(value)}' for key, value in data.items()))
    for fault in check(folder.path, owned):
        assert isinstance(fault, BadInput) and "⟦" not in str(fault)


VALUES = [
    "1" * 5000, "-1", "nan", "inf", "1e400", "true", '"x"', '""', '"\\u0000"', '"<b>"', "[]", "[[1]]",
    "{a=1}", "2020-01-01", '"../../etc/passwd"', '"\\u202e"', "1.5",
]  # fmt: skip
LINES = [
    "[x]", "[lists]", "[a.b.c.d]", "game = 3", "copy = 3", "lists = 3", "[[hits]]", "\x00",
    '[lists]\nsea = "."', '[lists]\nsea = "/dev/zero"', '[lists]\nsea = "nul\\u0000"', "[hits.near]",
    '[lists]\nsea = "x.csv"',
]  # fmt: skip


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=150)
@given(
    faults=st.lists(
        st.tuples(st.integers(0, 200), st.integers(0, 3), st.sampled_from(VALUES), st.sampled_from(LINES)),
        min_size=1,
        max_size=4,
    )
)
def test_a_form_filled_in_wrongly_is_charts_or_one_sentence(folder, skirmish, faults):
    lines = template(skirmish).splitlines()
    for number, act, value, line in faults:
        at = number % len(lines)
        field = re.match(r"# (.+ = )", lines[at])
        if act == 0:
            lines.insert(at, line)
        elif act == 1:
            lines[at] = lines[at][: number % 7]
        elif field:
            lines[at] = field[1] + value
    try:
        folder.read("\n".join(lines))
    except BadInput as refused:
        said = str(refused)
        assert said.encode() and "⟦" not in said and folder.path.name in said


@pytest.mark.parametrize("name", ["x" * 300, "nul\0", "~nobody-of-this-name/x"])
def test_a_variable_that_can_name_no_file(name, tmp_path):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("os.environ", {"NAVALGAMES_CHARTS": name, "HOME": str(tmp_path)})
        with pytest.raises(BadInput, match="does not exist"):
            owned_path("skirmish")


def test_a_file_far_too_large_for_charts_is_not_read(folder):
    huge = folder.path / "huge.toml"
    with huge.open("wb") as file:
        file.truncate(50_000_000)
    with pytest.raises(BadInput, match=r"huge\.toml: this file is too large .* at most 8 million bytes"):
        read_charts(folder.path, huge)
