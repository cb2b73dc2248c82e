"""No word of a game is left over, and none that is asked for is taken for one."""

from __future__ import annotations

import pytest

from navalgames.checking.spare_words import no_word_is_left_over
from navalgames.checking.subject import subject_called
from navalgames.games import GAME_IDS


@pytest.mark.parametrize("name", GAME_IDS)
def test_no_word_of_ours_is_left_over(name):
    assert [str(one) for one in no_word_is_left_over(subject_called(name))] == []
