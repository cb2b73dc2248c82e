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


def small(view: str, **changes):
    """The zones of both players beside a lesson, by form, after changes of a position with cards played."""
    step = next(step for episode in episodes_of(GAME) for step in episode.step if step.id == "hunt")
    before = laid(GAME.id, step.scene)
    after = before.change(changes)
    speaking = table_of(GAME.id, before.charts, before.options, Texts("en", GAME.id))
    areas = speaking.small_areas(after.view(view), view, before.view(view))
    return [{zone.form: zone for zone in area.zones} for area in areas]


def names(zone) -> list[str]:
    return [card["name"] for card in zone.cards]


LEFT = [{"name": "Berlin"}, {"name": "Leopard"}]
GONE = {"players.0.ships": LEFT, "german_used": ["Prinz Eitel Friedrich"]}


def test_another_s_hand_lies_there_with_its_backs_up():
    other, own = small("SOUTH")
    assert {card["kind"] for card in other["hand"].cards} == {"back"}
    assert {card["place"] for card in other["hand"].cards} == {places.hand_place("NORTH")}
    assert "hand" not in own


@pytest.mark.rule("X.4")
def test_a_ship_that_left_the_table_lies_apart():
    other, own = small("SOUTH", **GONE)
    assert (other["tiles"].title, names(other["tiles"])) == ("Left the table", ["Prinz Eitel Friedrich"])
    assert "harbour" not in other and "harbour" not in own


@pytest.mark.rule("3.3.18b")
def test_an_interned_ship_lies_in_a_harbour_and_the_card_that_did_it_is_seen():
    step = next(step for episode in episodes_of(GAME) for step in episode.step if step.id == "hunt")
    hand = [card for card in laid(GAME.id, step.scene).state.players[1].hand if card != "Interned 1"]
    played = {"players.1.hand": hand, "active.used": ["Interned 1"]}
    other, own = small("SOUTH", **GONE, **played)
    assert names(other["harbour"]) == ["Prinz Eitel Friedrich"]
    assert names(own["played"]) == ["Interned"]
