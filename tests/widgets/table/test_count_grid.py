"""The editor of a form: filled with a legal order, judged as one types, silent about stale answers."""

from __future__ import annotations

import pytest

from navalgames.errors import IllegalOrder
from navalgames.games.contract import Column, Row
from navalwidgets.table.count_grid import CountGrid, Notes


class Loading:
    """Two kinds of cargo into two holds; no hold takes more than three."""

    decision, rule, total, place_all = "load", "4.1", 4, True
    rows = (Row("coal", "table-tabs-log", 3), Row("shells", "table-tabs-luck", 1))
    columns = (Column("fore", "table-tabs-log", 0, 3), Column("aft", "table-tabs-luck", 0, 3))

    def suggestions(self):
        return (("table-grid-left", ((2, 1), (0, 1))), ("table-grid-stay", ((0, 3), (1, 0))))

    def to_counts(self, order):
        return order

    def from_counts(self, counts):
        for number, row in enumerate(counts):
            if sum(row) != self.rows[number].available:
                raise IllegalOrder(
                    "gf-error-number-of-ships", "4.1", given=sum(row), expected=self.rows[number].available
                )
        return counts


@pytest.fixture
def orders():
    return []


@pytest.fixture
def grid(orders):
    shown = CountGrid(orders.append, game="grand_fleet")
    shown.show(
        Loading(), "Cargo", "Load", lambda counts: Notes((f"{sum(r[0] for r in counts)} t", ""), "note")
    )
    return shown


def say(grid, event, **facts):
    grid._heard(grid, {"event": event, "decision": grid.decision, **facts}, [])


def test_the_first_suggestion_is_filled_in_and_legal(grid):
    assert grid.counts == [[2, 1], [0, 1]]
    assert grid.verdict["ok"]
    assert grid.column_notes == ["2 t", ""]
    assert (grid.confirm, grid.note) == ("Load", "note")


def test_another_suggestion_replaces_it(grid):
    say(grid, "suggest", index=1)
    assert grid.counts == [[0, 3], [1, 0]]
    assert grid.filled == 2


def test_a_wrong_grid_is_told_with_its_rule_and_gives_no_order(grid, orders):
    say(grid, "check", counts=[[1, 1], [0, 1]])
    assert not grid.verdict["ok"]
    assert "2 ships; it must be 3" in grid.verdict["text"]
    assert grid.verdict["rule"] == "4.1"
    say(grid, "confirm", counts=[[1, 1], [0, 1]])
    assert orders == []


def test_a_right_grid_gives_the_order(grid, orders):
    say(grid, "confirm", counts=[[0, 3], [1, 0]])
    assert orders == [((0, 3), (1, 0))]


@pytest.mark.parametrize("counts", [[["x"]], [[None, 1], [0, 1]], "no", [[1]], 7])
def test_nonsense_gives_a_sentence_and_no_order(grid, orders, counts):
    say(grid, "confirm", counts=counts)
    assert orders == []
    assert grid.problem or not grid.verdict["ok"]


def test_an_answer_to_an_earlier_form_is_not_heard(grid, orders):
    grid._heard(grid, {"event": "confirm", "decision": grid.decision - 1, "counts": [[2, 1], [0, 1]]}, [])
    assert orders == []


def test_hidden_it_holds_nothing(grid, orders):
    grid.hide()
    assert (grid.rows, grid.columns, grid.counts, grid.suggestions, grid.caption, grid.note) == (
        [],
        [],
        [],
        [],
        "",
        "",
    )
    say(grid, "confirm", counts=[[2, 1], [0, 1]])
    assert orders == []
