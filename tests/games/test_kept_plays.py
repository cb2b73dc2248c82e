"""What followed once from an order still follows: plays that were saved are told, laid and offered the same.

Each file holds a play as people save it, with the orders and the dice of its time.
"""

from __future__ import annotations

import pytest

from navalgames.games import GAME_IDS
from tests.games.kept_plays import differences, kept_plays, read

KEPT = [pytest.param(path, id=f"{game}-{path.stem}") for game in GAME_IDS for path in kept_plays(game)]


@pytest.mark.parametrize("path", KEPT)
@pytest.mark.by_turns(3)
def test_a_kept_play_goes_as_it_went(path):
    assert not (found := differences(read(path))), found[0]


def test_every_game_has_kept_plays():
    assert {path.parent.parent.name for game in GAME_IDS for path in kept_plays(game)} == set(GAME_IDS)


def test_a_play_that_follows_otherwise_is_told():
    kept = read(kept_plays("frigate_duel")[0])
    told, table, offer = kept.digests[3].split()
    changed = kept._replace(digests=[*kept.digests[:3], f"{told} {table} 000000", *kept.digests[4:]])
    assert [one.partition(":")[0].partition(",")[0] for one in differences(changed)] == ["order 3"]
    assert offer != "000000"
