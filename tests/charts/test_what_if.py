"""Trying other values: copies, differences, variants, fingerprints."""

from __future__ import annotations

import pytest

from navalgames.charts import weakest
from navalgames.errors import BadInput


def test_a_replaced_value_is_marked_and_the_original_stays(skirmish):
    tried = skirmish.replace("ships", "frigate", "guns", 20)
    assert tried["ships"].value("frigate", "guns") == 20.0
    assert tried["ships"].cell("frigate", "guns").kind == "what-if"
    assert skirmish["ships"].value("frigate", "guns") == 18.0
    assert weakest(tried.cells("ships")) == "what-if"


def test_trying_the_same_value_again_gives_the_same_charts(skirmish):
    assert skirmish.replace("hits", 6, "near", "hit") is skirmish.replace("hits", 6, "near", "hit")
    assert skirmish.replace("hits", 6, "near", "miss") is skirmish
    assert skirmish.replace("hits", 6, "near", "hit") is not skirmish.replace("hits", 6, "near", "sunk")


def test_a_record_can_be_tried_out(skirmish):
    tried = skirmish.replace("sea", "101", "vp", 4)
    assert tried.record("sea", "101").vp == 4.0
    assert tried.cell("sea", "101", "vp").kind == "what-if"
    assert tried.cell("sea", "101", "depth").kind == "rulebook"
    assert skirmish.record("sea", "101").vp == 1.5


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        (("hits", 6, "near", "hurt"), "one of: miss, hit, sunk"),
        (("ships", "frigate", "guns", 18.25), r"steps of 0\.5"),
        (("ships", "frigate", "guns", float("nan")), "from 0.5 to 50"),
        (("luck", 0, 1, 4), "from -3 to 3"),
        (("luck", 0, 1, True), "whole number"),
        (("sea", "101", "neighbours", "102"), "a list of row names"),
        (("sea", "103", "vp", 1), "no row “103”"),
        (("hits", 13, "near", "hit"), "no row “13”"),
    ],
)
def test_an_impossible_value_is_refused(skirmish, place, sentence):
    with pytest.raises(BadInput, match=sentence):
        skirmish.replace(*place)


def test_differences_name_both_cells(skirmish):
    tried = skirmish.replace("hits", 6, "near", "hit").replace("sea", "102", "vp", 1)
    pairs = skirmish.differences(tried)
    assert [(a.chart, a.row, a.column, a.value, b.value) for a, b in pairs] == [
        ("hits", 6, "near", "miss", "hit"),
        ("sea", "102", "vp", 0.0, 1.0),
    ]
    assert skirmish.differences(skirmish) == []


def test_differences_show_records_that_one_side_lacks(folder, skirmish):
    mine = "id,vp,depth,open,neighbours\n101,1.5,40,yes,\n"
    (folder.path / "my_sea.csv").write_text(mine, encoding="utf-8")
    own = folder.read('[lists]\nsea = "my_sea.csv"')
    gone = [a.row for a, b in skirmish.differences(own) if b is None]
    new = [b.row for a, b in own.differences(skirmish) if a is None]
    assert set(gone) == set(new) == {"102"}


def test_a_variant_changes_its_cells_together(skirmish):
    tried = skirmish.variant("gunnery-school")
    assert [(a.row, b.value) for a, b in skirmish.differences(tried)] == [
        (5, "hit"),
        (6, "hit"),
        ("101", 2.0),
    ]
    assert skirmish.variant("gunnery-school") is tried


def test_the_fingerprint_follows_the_values_and_nothing_else(folder, skirmish):
    assert folder.read().fingerprint == skirmish.fingerprint
    assert skirmish.replace("hits", 6, "near", "hit").fingerprint != skirmish.fingerprint
    folder.change("proposed.toml", "so that games last", "for another reason")
    assert folder.read().fingerprint == skirmish.fingerprint
    folder.change("proposed.toml", "sloop = 7.5", "sloop = 8")
    assert folder.read().fingerprint != skirmish.fingerprint


def test_charts_are_remembered_by_identity(folder, skirmish):
    again = folder.read()
    assert again != skirmish
    assert len({again, skirmish, skirmish}) == 2
