"""Charts as rules read them: cells, roll tables, lists, and who is told about a reading."""

from __future__ import annotations

import pytest

from navalgames.chance import RandomDice, ScriptedDice, witness
from navalgames.charts import SOURCE_KINDS, Cell, Span, derived, weakest
from navalgames.errors import BadInput


def test_a_cell_has_its_value_and_its_source(skirmish):
    cell = skirmish["ships"].cell("frigate", "guns")
    source = ("reconstruction", "our fit", "so that games last")
    assert cell == Cell("ships", "frigate", "guns", 18.0, *source, (16.0, 18.0, 20.0))
    assert isinstance(cell.value, float)
    assert skirmish["ships"].value("sloop", "rig") == "gaff"
    assert skirmish["ships"].cell("sloop", "rig").kind == "rulebook"


def test_tables_and_lists_are_in_their_charts_by_name(skirmish):
    assert "hits" in skirmish and "sea" in skirmish and "hit" not in skirmish and None not in skirmish
    assert all(table in skirmish for table in skirmish) and skirmish["sea"] in skirmish
    assert all(name in skirmish for name in (*skirmish.names, *skirmish.list_names))


@pytest.mark.parametrize(
    ("total", "result"), [(1, "miss"), (6, "miss"), (7, "hit"), (9, "hit"), (10, "sunk"), (12, "sunk")]
)
def test_a_roll_table_covers_its_ranges(skirmish, total, result):
    assert skirmish["hits"].result(total, "near") == result


def test_a_total_that_no_row_takes_is_refused(skirmish):
    with pytest.raises(BadInput, match="no row “13”"):
        skirmish["hits"].result(13, "near")


@pytest.mark.parametrize(("total", "result"), [(-9, -1), (0, -1), (1, 0), (6, None), (40, None)])
def test_open_ends_take_every_total_beyond(skirmish, total, result):
    assert skirmish["luck"].result(total, 1) == result


def test_columns_answer_to_number_and_text(skirmish):
    assert skirmish["luck"].value(0, 2) == skirmish["luck"].value("0", "2") == -2


def test_spans_are_the_printed_lines(skirmish):
    assert skirmish["hits"].spans("near") == (Span(1, 6, "miss"), Span(7, 9, "hit"), Span(10, 12, "sunk"))
    assert skirmish["luck"].spans(1) == (Span(None, 0, -1), Span(1, 5, 0), Span(6, None, None))


def test_rolling_on_a_chart_names_the_chart_and_its_rule(skirmish):
    dice = ScriptedDice([{"dice": "2d6", "why": "hits", "shows": [4, 6]}])
    assert skirmish["hits"].roll_on(dice, "near") == "sunk"
    dice.finish()
    shown = dice.record[0]
    assert (shown.why, shown.rule) == ("hits", "2")
    modified = ScriptedDice([{"dice": "2d6", "why": "broadside", "shows": [4, 6]}])
    assert skirmish["hits"].roll_on(modified, "near", modifier=-1, why="broadside") == "hit"


def test_a_chart_without_dice_cannot_be_rolled_on(skirmish):
    with pytest.raises(BadInput, match="has no dice"):
        skirmish["ships"].roll_on(RandomDice(seed=1), "guns")


def test_lists_are_frozen_records_with_a_source(skirmish):
    first, second = skirmish.list("sea")
    assert (first.id, first.vp, first.depth, first.open, first.neighbours) == ("101", 1.5, 40, True, ("102",))
    assert (second.depth, second.open) == (None, False)
    assert (first.source.kind, second.source.where) == ("rulebook", "our grid")
    with pytest.raises(AttributeError):
        first.vp = 3
    assert skirmish.record("sea", "102") == second
    assert skirmish["sea"].value("101", "vp") == 1.5
    assert skirmish.cell("sea", "101", "vp").plausible == (1.0, 2.0)


@pytest.mark.parametrize(
    ("look", "sentence"),
    [
        (lambda c: c["hist"], "Did you mean “hits”"),
        (lambda c: c["ships"].value("frigat", "guns"), "Did you mean “frigate”"),
        (lambda c: c["ships"].value("frigate", "gun"), "Did you mean “guns”"),
        (lambda c: c.list("seas"), "Did you mean “sea”"),
        (lambda c: c.record("sea", "1O1"), "Did you mean “101”"),
        (lambda c: c["sea"].value("101", "deep"), "no column “deep”"),
        (lambda c: c.cell("sia", "101", "vp"), "Did you mean “sea”"),
        (lambda c: c.cells("hots"), "Did you mean “hits”"),
        (lambda c: c.variant("gunnery-schol"), "Did you mean “gunnery-school”"),
    ],
)
def test_unknown_names_are_refused_with_the_nearest(skirmish, look, sentence):
    with pytest.raises(BadInput, match=sentence):
        look(skirmish)


def test_every_reading_is_witnessed_and_looking_is_not(skirmish):
    with witness.collect() as seen:
        skirmish["ships"].value("frigate", "guns")
        skirmish["hits"].result(7, "far")
        skirmish["sea"].value("101", "vp")
        skirmish.cells()
        skirmish["hits"].spans("near")
    assert {cell[:3] for cell in seen} == {
        ("ships", "frigate", "guns"),
        ("hits", 7, "far"),
        ("sea", "101", "vp"),
    }
    assert weakest(seen) == "reconstruction"


def test_reading_a_list_rests_on_its_weakest_record(skirmish):
    with witness.collect() as seen:
        skirmish.list("sea")
    assert [(cell.chart, cell.kind) for cell in seen] == [("sea", "reconstruction")]


def test_what_is_derived_is_worked_out_once_and_witnessed_each_time(folder, skirmish):
    worked = []

    @derived
    def heaviest(charts):
        """The ship with most guns."""
        worked.append(charts)
        return max(charts["ships"].rows, key=lambda ship: charts["ships"].value(ship, "guns"))

    assert heaviest.__name__ == "heaviest" and heaviest.__doc__
    for _ in range(3):
        with witness.collect() as seen:
            assert heaviest(skirmish) == "frigate"
        assert {cell[:3] for cell in seen} == {("ships", "frigate", "guns"), ("ships", "sloop", "guns")}
    assert worked == [skirmish]
    tried = skirmish.replace("ships", "sloop", "guns", 50)
    assert heaviest(tried) == "sloop"
    with witness.collect() as seen:
        heaviest(tried)
    assert weakest(seen) == "what-if"


def test_the_weakest_source_wins(skirmish):
    cells = [Cell("c", "r", "c", 1, kind, "somewhere") for kind in SOURCE_KINDS]
    for place in range(1, len(cells) + 1):
        assert weakest(reversed(cells[:place])) == SOURCE_KINDS[place - 1]
    assert weakest([*cells, cells[0]._replace(kind="what-if")]) == "what-if"
    assert weakest([]) == "rulebook"


def test_counts_tell_how_much_is_known(skirmish):
    assert skirmish.counts("ships") == {"reconstruction": 2, "rulebook": 2}
    assert skirmish.counts("sea") == {"rulebook": 1, "reconstruction": 1}


def test_a_field_of_a_list_may_have_its_own_source(folder):
    """Where one field of all records is known better than the rest, only that field says so."""
    block = '[[sea.depth]]\nsource = "book"\n\n[[ships.rig]]'
    sea = folder.change("known.toml", "[[ships.rig]]", block).read()["sea"]
    assert {sea.cell(key, "depth").kind for key in sea.rows} == {"rulebook"}
    assert sea.cell("102", "open").kind == "reconstruction" == sea.of_record("102").kind
    with witness.collect() as seen:
        assert sea.value("102", "depth") is None
    assert seen == {Cell("sea", "102", "depth", None, "rulebook", "section 1")}
    folder.change("known.toml", '[[sea.depth]]\nsource = "book"', '[[sea.depth]]\nsource = "bok"')
    assert "bok" in str(folder.refusal())
