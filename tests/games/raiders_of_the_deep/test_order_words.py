"""Orders in words, as buttons, terminal and log tell them."""

from __future__ import annotations

import pytest

from navalgames.games.raiders_of_the_deep import GAME, given
from navalgames.sessions.words import PlayWords

SALVO = given.FireTorpedoes("fore", (("c35_91", 1, 2), ("g6", 2, 1)))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Fire from the bow: 2 C35/91 at ship 1, 1 G/6 at ship 2"),
        ("ja", "艦首から撃つ：船1へC35/91魚雷を2本、船2へG/6魚雷を1本"),
    ],
)
def test_a_salvo_names_number_kind_and_ship(language, told):
    assert PlayWords(GAME, language).order(SALVO) == told


def test_a_list_of_numbers_stays_a_list():
    assert PlayWords(GAME).order(given.FireGun((1, 1, 2))) == "Fire the gun at target 1, 1, 2"
