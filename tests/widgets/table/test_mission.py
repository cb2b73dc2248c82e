"""A mission at the table, without a browser: what is told first, what stands in sight, how it ends."""

from __future__ import annotations

import json
from random import Random

import pytest

from navalgames.explore.missions import missions_of
from navalgames.games import GAME_IDS, game
from navalgames.sessions.lessons import find_episode
from navalgames.texts import Texts
from navalwidgets.table import outlook
from navalwidgets.table.page import TableApp

MISSIONS = [(name, number) for name in GAME_IDS for number in missions_of(game(name))]
RAIDERS = "raiders_of_the_deep"
GIVES_UP = {"Decline", "BreakOff", "HoldFire", "AbortPatrol", "EndTurn", "EndCommitment", "CeaseFire"}
"""Kinds of orders that end what was begun or leave it undone."""


@pytest.fixture(autouse=True)
def few_games(monkeypatch):
    """What lies ahead is played out in tests of its own."""
    monkeypatch.setattr(outlook, "GAMES", 1)


def table_of(name=RAIDERS, number="5", language="en", seed="&seed=7") -> TableApp:
    return TableApp(name, language, query=f"mission={number}{seed}")


def pressed(table: TableApp, key: str) -> None:
    curtain = table.parts.curtain
    curtain._heard(curtain, {"key": key, "drawn": curtain.drawn}, [])
    assert curtain.problem == "", curtain.problem


def ordered(table: TableApp, key: str, event: str = "order") -> None:
    orders = table.parts.orders
    orders._heard(orders, {"event": event, "key": key, "decision": orders.decision}, [])
    assert orders.problem == "", orders.problem


def told_words(name: str, number: str, language: str) -> list[str]:
    """The sentences that explain words of the table, as the catalogue has them."""
    episode, words = find_episode(game(name), number), Texts(language, game=name, strict=True)
    return [words.t(episode.key("mission", part)) for part in episode.mission.explained]


def screen(table: TableApp) -> str:
    return table.parts.box._dom_classes[1]


def blue(offer) -> list[str]:
    """The kinds of the orders whose buttons stand out."""
    actions = [action for group in offer.groups for action in group.actions]
    return [type(offer.orders[action.key]).__name__ for action in actions if action.main]


def to_the_end(table: TableApp, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(200):
        if screen(table) == "nv-screen-curtain":
            return
        offer = table.in_use._offer
        if offer is None:
            ordered(table, "mission-end")
            continue
        assert offer.form or len({*offer.orders, *offer.places, *offer.stacks}) > 1, "one answer only"
        assert GIVES_UP.isdisjoint(blue(offer)), "the button that stands out gives up"
        if offer.form is not None:
            table.in_use.fill_in(offer.form.suggestions()[0][1])
        elif offer.places and not offer.orders:
            ordered(table, rng.choice(list(offer.places)), "place")
        elif offer.picker and (not offer.orders or rng.random() < 0.3):
            ordered(table, rng.choice(offer.picker.choices).key, "pick")
        else:
            ordered(table, rng.choice(list(offer.orders)))
    raise AssertionError("the mission does not end")


@pytest.mark.parametrize(("name", "number"), MISSIONS)
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.by_turns(6)
def test_every_mission_is_told_played_and_ended_in_words(name, number, language):
    table = table_of(name, number, language)
    curtain = table.parts.curtain
    assert screen(table) == "nv-screen-curtain" and [one["key"] for one in curtain.buttons] == ["begin"]
    assert not table.parts.orders.groups, "nothing of the game is shown before"
    words = curtain.explained
    pressed(table, "begin")
    assert screen(table) == "nv-screen-play" and table.parts.bar.goal
    assert table.parts.bar.explained == words == told_words(name, number, language)
    to_the_end(table)
    assert [one["key"] for one in curtain.buttons] == ["again", "look"]
    assert curtain.doors[0]["href"].split("/")[-1].startswith(f"{name}_guide.ipynb?episode={number}&step=")
    told = [curtain.title, curtain.lines, curtain.bars, table.parts.bar.goal]
    assert "⟦" not in json.dumps(told, ensure_ascii=False)


def test_the_end_tells_whether_the_goal_was_met_and_how_others_fared():
    table = table_of()
    pressed(table, "begin")
    ordered(table, next(iter(table.in_use._offer.orders)))  # lets the convoy pass
    assert screen(table) == "nv-screen-play" and "No ship went down" in table.parts.orders.about[0]
    ordered(table, "mission-end")
    told, (captain, lot) = " ".join(table.parts.curtain.lines), table.parts.curtain.bars
    assert table.parts.curtain.title == "Not this time"
    assert "No ship went down." in told
    assert "of 100 games" in captain["said"] and "drawn by lot" in lot["said"]
    assert all(0 <= one["low"] < one["share"] < one["high"] <= 1 for one in (captain, lot))
    assert "tries" not in told


def test_what_happened_last_is_seen_with_its_dice_before_the_end_is_told():
    table = table_of()
    pressed(table, "begin")
    while table.in_use._offer is not None:
        ordered(table, list(table.in_use._offer.orders)[-1])
    assert screen(table) == "nv-screen-play"
    last = table.parts.orders.happened
    assert last and any(line["faces"] for line in last)
    assert [one["key"] for group in table.parts.orders.groups for one in group["actions"]] == ["mission-end"]


def test_each_try_has_other_dice_and_is_counted():
    table, fell = table_of(), []
    pressed(table, "begin")
    for _ in range(3):
        to_the_end(table, seed=2)
        fell.append(str([entry.shown for entry in table.in_use.play.journal]))
        pressed(table, "again")
    to_the_end(table, seed=2)
    assert len(set(fell)) == 3
    assert "of your 4 tries" in " ".join(table.parts.curtain.lines)


def test_a_learner_is_not_asked_where_only_one_answer_is_left():
    table = table_of("kaisers_pirates", "8")
    pressed(table, "begin")
    play, asked = table.in_use.play, []
    for _ in range(60):
        if table.in_use._offer is None:
            break
        asked.append(len(play.orders("NORTH")))
        ordered(table, list(table.in_use._offer.orders)[-1])
    assert asked and min(asked) > 1
    pairs = zip(play.states, play.journal, strict=False)
    mine = [(state, entry) for state, entry in pairs if entry.side == "NORTH"]
    spared = [state for state, entry in mine if entry.by != "person"]
    game_of, told = play.game, (play.charts, play.options)
    assert spared and {len(game_of.legal_orders(one, "NORTH", *told)) for one in spared} == {1}


def test_two_learners_have_other_dice_unless_their_address_names_a_seed():
    fell = []
    for seed in ("", "", "&seed=3", "&seed=3"):
        table = table_of("kaisers_pirates", "1", seed=seed)
        pressed(table, "begin")
        to_the_end(table, seed=2)
        fell.append(str([entry.shown for entry in table.in_use.play.journal]))
    assert len(set(fell)) == 3 and fell[2] == fell[3]
    assert "seed=3" in table.address.query and "mission=1" in table.address.query


def test_dice_cannot_be_thrown_again_nor_the_play_be_kept_or_saved():
    table, sent = table_of(), []
    table.parts.bar.send = sent.append
    pressed(table, "begin")
    assert not table.parts.bar.playing, "the page offers no file"
    ordered(table, next(key for key, one in table.in_use._offer.orders.items() if "medium" in str(one)))
    assert not table.parts.orders.undo.get("reroll")
    bar = table.parts.bar
    bar._heard(bar, {"event": "save"}, [])
    assert "cannot be saved" in bar.problem and sent == []


def test_a_new_game_takes_the_goal_off_the_page_and_the_way_back_leads_to_the_mission():
    table = table_of()
    bar, new = table.parts.bar, table.parts.new
    bar._heard(bar, {"event": "new"}, [])
    assert screen(table) == "nv-screen-new"
    table._back()
    assert table.parts.curtain.title.startswith("Now you"), "what is to be done is told first"
    pressed(table, "begin")
    table.start({"seats": {}, "options": {}, "seed": "4"})
    assert bar.goal == "" and new.problem == ""


def test_a_mission_that_was_told_in_the_guide_begins_at_once():
    table = table_of(seed="&told=yes")
    assert screen(table) == "nv-screen-play" and table.parts.bar.goal
    assert "told" not in table.address.query, "a reload tells it again"


def test_what_is_not_the_learners_to_decide_is_decided_by_the_computer():
    table = table_of("grand_fleet", "1")
    pressed(table, "begin")
    to_the_end(table)
    play = table.in_use.play
    made = {
        (play.game.decision(state)[0], one.by)
        for one, state in zip(play.journal, play.states, strict=False)
        if one.side == "UK"
    }
    mine = {"initiative_dice", "offer_battle", "accept_battle"}
    assert made and all((by == "person") == (name in mine) for name, by in made)


def test_a_mission_that_there_is_not_is_named_and_a_game_can_begin():
    table = table_of(number="99")
    assert table.desk is None and table.parts.new.notes


def test_what_others_reached_is_told_later_only_where_the_end_still_stands():
    table = table_of()
    pressed(table, "begin")
    to_the_end(table)
    desk = table.in_use
    desk._others = {"historical": [0, 7], "random": [7, 0]}
    desk._compared(None)
    assert "in 7 of 7 games" in table.parts.curtain.bars[0]["said"]
    pressed(table, "again")
    before = table.parts.curtain.drawn
    desk._compared(None)
    assert table.parts.curtain.drawn == before
    with pytest.raises(ValueError, match="lost"):
        desk._compared(ValueError("lost"))
