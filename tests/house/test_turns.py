"""Cases asked by turns: one in so many every day, the others in a soak."""

from __future__ import annotations

import pytest

from tests.turns import MARK, waiting


class Item:
    """A case as pytest has it."""

    def __init__(self, nodeid: str, *arguments: object, marked: bool = True) -> None:
        self.nodeid = nodeid
        self._mark = getattr(pytest.mark, MARK)(*arguments).mark if marked else None

    def get_closest_marker(self, name: str):
        return self._mark if name == MARK else None


def test_one_in_so_many_of_each_test_is_asked():
    first = [Item(f"a.py::test_x[{one}]", 3) for one in range(7)]
    second = [Item(f"a.py::test_y[{one}]", 2) for one in range(3)]
    every_day = [Item("a.py::test_z[1]", marked=False)]
    mixed = [one for pair in zip(first, second * 3, strict=False) for one in dict.fromkeys(pair)]
    later = waiting(dict.fromkeys([*mixed, *every_day]))
    assert [one.nodeid[-2] for one in first if one not in later] == ["0", "3", "6"]
    assert [one.nodeid[-2] for one in second if one not in later] == ["0", "2"]
    assert every_day[0] not in later


@pytest.mark.parametrize("given", [(), (1,), (True,), ("3",), (2.0,)])
def test_a_mark_without_a_number_is_refused_with_the_tests_name(given):
    with pytest.raises(ValueError, match=r"a\.py::test_x\[0\]: by_turns takes a whole number from 2 on"):
        waiting([Item("a.py::test_x[0]", *given)])
