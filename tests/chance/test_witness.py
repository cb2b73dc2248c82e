"""Which cells took part: right at the first reading and at every later one."""

import pytest

from navalgames.chance import exact, memory, witness


@pytest.fixture(autouse=True)
def fresh_memory():
    memory.forget()


def hits(dice, row):
    total = dice.roll("2d6", "damage")
    witness.saw((row, total))
    return total >= 9


def battle(dice, rows):
    witness.saw("battle")
    return sum(dice.each(hits, rows)), dice.resolve(hits, "flagship")


def test_saw_without_a_collection_does_nothing():
    witness.saw("anything")
    with witness.collect() as seen:
        pass
    assert seen == set()


def test_nested_collections():
    with witness.collect() as outer:
        witness.saw("before")
        with witness.collect() as inner:
            witness.saw("inside")
        witness.saw("after")
    assert inner == {"inside"}
    assert outer == {"before", "inside", "after"}


def test_a_collection_closes_when_something_fails():
    with witness.collect() as outer:
        with pytest.raises(ValueError), witness.collect():
            witness.saw("inside")
            raise ValueError
        witness.saw("after")
    assert outer == {"inside", "after"}
    witness.saw("nobody sees this")
    assert "nobody sees this" not in outer


def test_exact_reading_sees_every_branch_again_from_memory():
    everything = {"battle"} | {(row, total) for row in ("BB", "BC", "flagship") for total in range(2, 13)}
    for _ in range(2):
        with witness.collect() as seen:
            exact(battle, ("BB", "BC", "BB"))
        assert seen == everything


def test_parts_remembered_earlier_are_seen_by_a_new_whole():
    exact(hits, "flagship")
    exact(battle, ("BB", "BB"))  # nobody watches: the memory must watch by itself
    with witness.collect() as seen:
        exact(lambda dice: dice.resolve(battle, ("BB", "BB")))
    assert {item[0] for item in seen if item != "battle"} == {"BB", "flagship"}
    with witness.collect() as seen:
        exact(lambda dice: sum(dice.each(hits, ("BB", "BB"))))
    assert seen == {("BB", total) for total in range(2, 13)}
