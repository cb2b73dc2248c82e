"""The table of cards beside a lesson: what of the phantom's cards is shown."""

from __future__ import annotations

import pytest

from navalgames.explore.scenes import laid
from navalgames.games.kaisers_pirates import GAME
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import Texts
from navalwidgets.table.games.finding import table_of
from navalwidgets.table.games.kaisers_pirates import places

ANSWERS, ATTACKS = 2, 4
STEPS = [step for episode in episodes_of(GAME) for step in episode.step if step.scene and step.scene.drawn]


@pytest.mark.rule("5.3.3b", "5.4.3(1)")
@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)
def test_cards_of_the_phantom_show_what_counts_now(step):
    """Its answers in a learner's turn, its actions in its own; all that were turned up, in their order."""
    turned = ["S03", "S04", "S20"]
    table = laid(GAME.id, step.scene).change({"phantom.used": ("S01", *turned)})
    own = table.state.active is not None and table.state.active.side == "SOUTH"
    speaking = table_of(GAME.id, table.charts, table.options, Texts("en", GAME.id))
    areas = speaking.small_areas(table.view(step.scene.view), step.scene.view)
    cards = [card for area in areas for zone in area.zones for card in zone.cards]
    shown = [(card["name"], len(card["rows"])) for card in cards if card.get("place") == places.TURNED_UP]
    assert shown == [(name, ATTACKS if own else ANSWERS) for name in turned]


def test_the_episodes_show_both():
    assert {laid(GAME.id, step.scene).state.active.side for step in STEPS} == {"NORTH", "SOUTH"}
