"""Orders as data: there and back, and clear refusals."""

from __future__ import annotations

import pytest

from navalgames.errors import BadInput
from navalgames.sessions.order_codec import from_data, to_data
from tests.toy_game import GAME, ChooseDice, Look, Press, Stow


@pytest.mark.parametrize("order", [ChooseDice(2), Stow(1, 3), Look(), Press(False)])
def test_there_and_back(order):
    data = to_data(GAME, order)
    assert from_data(GAME, data) == order


def test_the_data_names_the_kind_and_the_fields():
    assert to_data(GAME, Stow(1, 3)) == {"order": "stow", "fore": 1, "aft": 3}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (None, 'In entry 4: given None, expected an order written as {"order": name, ...}'),
        ({}, "expected an order written"),
        ({"order": 3}, "expected an order written"),
        ({"order": "stw"}, "Did you mean “stow”"),
        ({"order": "stow", "fore": 1}, "“stow” cannot take {'fore': 1} as “aft”; expected: an entry"),
        ({"order": "stow", "fore": 1, "aft": "2"}, "cannot take '2' as “aft”"),
        ({"order": "press", "on": 1}, "cannot take 1 as “on”"),
        ({"order": "look", "at": "x"}, "has no field “at”"),
    ],
)
def test_a_refusal_says_given_expected_and_where(data, said):
    with pytest.raises(BadInput) as refused:
        from_data(GAME, data, where="entry 4")
    assert said in str(refused.value)


def test_an_order_of_another_game_is_no_order():
    with pytest.raises(BadInput, match="no order “int”"):
        to_data(GAME, 3)
