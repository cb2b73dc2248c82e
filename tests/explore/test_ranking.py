"""Which setting changes an answer most."""

from __future__ import annotations

import pytest

import navalgames
from navalgames.errors import BadInput


def broadside():
    return navalgames.ask("frigate_duel", "broadside", shot="double")


def test_the_setting_that_moves_the_answer_farthest_stands_first():
    ranking = broadside().rank()
    assert {one.settings[0] for one in ranking} == {name for name, _ in broadside().parameters}
    heights = [one.apart for one in ranking]
    assert heights == sorted(heights, reverse=True) and heights[0] > 0
    first = ranking[0]
    for values, height in ((first.at_least, first.least), (first.at_most, first.most)):
        changed = dict(broadside().parameters) | dict(zip(first.settings, values, strict=True))
        assert navalgames.ask("frigate_duel", "broadside", **changed).mean() == height


def test_it_is_told_in_a_line_each_and_what_makes_no_difference_in_one():
    told = repr(broadside().rank(settings=["distance", "heading_difference", "rake_facing"])).splitlines()
    assert told[0].startswith("distance (now 4): from ")
    assert told[1].startswith("No difference (1.98 at every value): heading_difference, rake_facing")


def test_two_settings_at_a_time():
    (pair,) = broadside().rank(settings=["distance", "rake"], pairs=True)
    assert pair.settings == ("distance", "rake") and pair.at_most[1] == "stern"
    alone = max(one.most for one in broadside().rank(settings=["distance", "rake"]))
    assert pair.most >= alone


def test_values_that_the_game_refuses_are_counted():
    (shot,) = navalgames.ask("frigate_duel", "broadside").rank(settings="shot")
    assert shot.left_out == 1, "chain shot is for rigging"


def test_the_charts_of_the_answer_are_asked():
    charts = navalgames.read_charts("grand_fleet").replace("damage_table", 9, "standard", "sunk")
    changed = navalgames.ask("grand_fleet", "damage", charts=charts)
    (table,) = changed.rank("sunk", settings=["table"])
    (usual,) = navalgames.ask("grand_fleet", "damage").rank("sunk", settings=["table"])
    assert table.least == changed.chance("sunk") > usual.least


def test_what_cannot_be_ranked_is_told():
    answer = navalgames.ask("grand_fleet", "initiative")
    with pytest.raises(BadInput, match="Say whose chance is wanted"):
        answer.rank()
    with pytest.raises(BadInput, match="Did you mean “uk_dice”"):
        answer.rank("nobody", settings=["dice"])
    with pytest.raises(BadInput, match="Name fewer settings"):
        navalgames.ask("kaisers_pirates", "german_intercept").rank("sunk", pairs=True)


def test_the_figure_shows_the_first_on_top():
    figure = broadside().rank(settings=["distance", "wind_effect", "rake_facing"]).plot()
    assert list(figure.data[0].y) == ["wind_effect", "distance"]


def test_every_cell_of_the_answer_is_tried_not_only_the_doubtful_ones():
    damage = navalgames.ask("grand_fleet", "damage")
    ranking = damage.rank("sunk", cells=True)
    assert {one.settings[0] for one in ranking} == {cell.place for cell in damage.cells}
    alone = {change.cells[0].place for change in damage.spread("sunk").changes if not change.variant}
    assert "damage_table 7 standard" not in alone
    first = ranking[0]
    assert first.settings == ("damage_table 7 standard",) and first.at_most == ("sunk",)
    changed = navalgames.read_charts("grand_fleet").replace("damage_table", 7, "standard", "sunk")
    assert navalgames.ask("grand_fleet", "damage", charts=changed).chance("sunk") == first.most
    with pytest.raises(BadInput, match="Did you mean “damage_table”"):
        damage.rank("sunk", cells="damage_tabel")


def test_cells_that_the_rules_cannot_reckon_with_are_left_out():
    """Fewer ships in a fleet than there are; what a rule divides by is never tried at 0 (its schema)."""
    ranking = navalgames.ask("grand_fleet", "fleets_formed").rank(cells="fleet_limits")
    assert any(one.left_out for one in ranking) and any(one.apart for one in ranking)
    assert not any(one.left_out for one in broadside().rank(cells="cancel"))


def test_one_change_that_comes_nearest_to_a_goal():
    damage = navalgames.ask("grand_fleet", "damage")
    found = damage.reach(0.25, "sunk")
    assert [one.off for one in found] == sorted(one.off for one in found)
    assert all(one.off < 0.25 - damage.chance("sunk") for one in found)
    assert found[0].height == 1 / 4 and found[0].names == ("damage_table 4 standard",)
    assert {one.names for one in damage.reach(0.25, "sunk", cells=False)} == {("table",)}
    assert (
        repr(damage.reach(1 / 6, "sunk", cells=False)) == "No single change comes nearer than it is (16.7 %)."
    )
    with pytest.raises(BadInput, match="It takes a number"):
        damage.reach("half", "sunk")
