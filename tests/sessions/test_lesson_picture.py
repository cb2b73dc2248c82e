"""The rule before a prediction tells no chance; the picture after it rolls as the step does."""

from __future__ import annotations

import json
import re

import pytest

from navalgames.chance import RandomDice
from navalgames.games import game, game_ids
from navalgames.labels import Labels
from navalgames.pictures import Look
from navalgames.sessions.lesson_picture import StepLook, blank_field, picture_to_keep, rule_in_view
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_words import given_text
from navalgames.sessions.lessons import episodes_of, find_episode
from navalgames.sessions.teacher_kit import tells
from navalgames.texts import LANGUAGES
from navalgames.texts.figures import fraction_text

EPISODES = [
    pytest.param(name, episode, id=f"{name}-{episode.number}")
    for name in game_ids()
    for episode in episodes_of(game(name))
]


def at(name: str, episode: str, step: str) -> LessonPlayer:
    record = game(name)
    return LessonPlayer(record, find_episode(record, episode), step=step)


def labels(name: str, language: str = "en") -> Labels:
    return Labels(game(name), language)


@pytest.mark.parametrize("name, episode", EPISODES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.by_turns(3)
def test_a_rule_tells_no_chance_before_it_is_asked_for(name, episode, language):
    player, words = LessonPlayer(game(name), episode), labels(name, language)
    for step in episode.step:
        player.go(step.id)
        rule = rule_in_view(player, words)
        assert rule["rules"] or step.rule_told, f"{step.id}: no rule stands before the prediction"
        told = json.dumps(rule, ensure_ascii=False)
        assert not any(re.search(r"\b\d+d\d", one["throw"]) for one in rule["throws"]), "in words, not 2d6"
        assert not any(f'"{key}"' in told for key in ("lit", "percent", "share", "fraction", "end"))
        if step.target.is_chance:
            target = player.target
            for number in (fraction_text(target), words.texts.percent(target)):
                assert not tells(told, number), f"{step.id}: the rule says {number}"


@pytest.mark.parametrize("name, episode", EPISODES)
def test_the_dice_fall_through_the_picture_as_they_fall_without_it(name, episode):
    player, words = LessonPlayer(game(name), episode), labels(name)
    for step in episode.step:
        player.go(step.id)
        player.skip()
        player.roll(10)
        look, dice = StepLook(player, words), RandomDice(seed=step.seed)
        through = [look.roll(dice).outcome for _ in range(10)]
        assert {one: through.count(one) for one in through} == player.sample.counts, step.id


@pytest.mark.parametrize("name, episode", EPISODES)
def test_a_picture_that_a_step_asks_for_is_one_that_there_is(name, episode):
    player, words = LessonPlayer(game(name), episode), labels(name)
    for step in filter(lambda one: one.picture, episode.step):
        player.go(step.id)
        for value in step.vary.values:
            given = player.first_parameters | {step.vary.control: value}
            first = [section["pictures"][:1] for section in StepLook(player, words, given).data["sections"]]
            assert [step.picture] in first, f"{step.id}, {value}: {first}"


def test_the_picture_a_step_asks_for_comes_first_and_the_others_stay():
    player = at("atlantic_chase", "pins_and_string", "who_searches")
    [section] = StepLook(player, labels("atlantic_chase")).data["sections"]
    assert section["pictures"] == ["table", "grid", "dice"]


def test_a_picture_follows_the_setting_unless_others_are_given():
    player = at("grand_fleet", "forming_the_fleets", "come_back")
    player.skip()
    player.reveal()
    player.vary(1)
    thrown = StepLook(player, labels("grand_fleet")).data["sections"][-1]
    kept = picture_to_keep(player, labels("grand_fleet"))["sections"][-1]
    assert len(thrown["nodes"]) == 1 < len(kept["nodes"]), "one roll as it is set now, two as it was asked"


def test_a_table_is_told_whole_with_the_rows_that_take_every_total_beyond():
    player = at("atlantic_chase", "pins_and_string", "who_searches")
    [table] = rule_in_view(player, labels("atlantic_chase"))["tables"]
    assert [row["words"] for row in table["rows"]][:: len(table["rows"]) - 1] == ["4 or less", "13 or more"]
    assert {len(row["cells"]) for row in table["rows"]} == {len(table["columns"])} == {4}


def test_totals_that_lead_to_the_same_share_a_row_before_a_prediction():
    player = at("raiders_of_the_deep", "near_or_far", "range")
    tables = rule_in_view(player, labels("raiders_of_the_deep"))["tables"]
    assert [[row["words"] for row in table["rows"]] for table in tables] == [["9 or less", "10 or more"]]


def test_before_a_prediction_no_sentence_sends_inside_what_cannot_be_opened():
    player, words = at("kaisers_pirates", "alone_against_the_phantom", "how_long"), labels("kaisers_pirates")
    [first, *_] = StepLook(player, words).data["sections"]
    assert any("look inside" in said for said in first["notations"])
    assert not any("look inside" in said for said in rule_in_view(player, words)["notations"])


def test_cards_are_told_without_what_they_lead_to():
    player = at("grand_fleet", "hide_and_seek", "handful")
    hand = rule_in_view(player, labels("grand_fleet"))["hand"]
    assert sum(kind["count"] for kind in hand["kinds"]) == hand["cards"] == 7
    assert {kind["to"] for kind in hand["kinds"]} == {None} and hand["ways"] == []


@pytest.mark.parametrize("episode, step", [("forming_the_fleets", "dummies"), ("hide_and_seek", "news")])
def test_cards_that_would_answer_by_being_counted_stand_only_in_the_picture_afterwards(episode, step):
    player = at("grand_fleet", episode, step)
    assert rule_in_view(player, labels("grand_fleet"))["hand"] is None
    [section] = StepLook(player, labels("grand_fleet")).data["sections"]
    assert section["hand"]["taken"] == 1 and len(section["hand"]["kinds"]) == 2


def test_a_single_card_that_only_leads_on_is_told():
    player = at("grand_fleet", "hide_and_seek", "raid")
    assert rule_in_view(player, labels("grand_fleet"))["hand"]["taken"] == 1


@pytest.mark.parametrize(
    "step, kind, size",
    [("one_each", "two", (6, 6)), ("best_of_two", "dice", (6, 6)), ("parity", None, None)],
)
def test_a_field_to_fill_in_has_heads_and_no_ends(step, kind, size):
    player = at("grand_fleet", "will_they_come_out", step)
    field = blank_field(picture_to_keep(player, labels("grand_fleet")))
    if kind is None:
        assert field is None, "two dice against one are no field of six by six"
        return
    assert (field["kind"], (len(field["rows"]), len(field["columns"]))) == (kind, size)
    assert set(field) == {"kind", "down", "across", "rows", "columns"}


def test_nothing_opens_on_paper():
    sections = picture_to_keep(
        at("raiders_of_the_deep", "near_or_far", "range"), labels("raiders_of_the_deep")
    )["sections"]
    nodes = [node for section in sections for node in section["nodes"]]
    assert nodes and not any(node["opens"] for node in nodes)


def test_a_table_that_only_compares_two_results_is_told_in_a_sentence():
    player = at("kaisers_pirates", "the_highest_die", "tie")
    rule = rule_in_view(player, labels("kaisers_pirates"))
    told = given_text(player, labels("kaisers_pirates").texts)
    assert rule["tables"] == [] and "6 against 6 fails" in str(told)
    shown = StepLook(player, labels("kaisers_pirates")).data["sections"][0]["tables"]
    assert [table["title"] for table in shown] == ["Challenge result"]


def test_dice_that_a_rule_leaves_to_other_steps_stand_beside_it():
    throws = rule_in_view(at("frigate_duel", "5", "her_deck"), labels("frigate_duel"))["throws"]
    assert [one["dice"]["sides"] for one in throws] == [[6] * 3, [6]]
    assert all(name in one["throw"] for name, one in zip(("attack", "defence"), throws, strict=True))
    throws = rule_in_view(at("frigate_duel", "5", "hold_her"), labels("frigate_duel"))["throws"]
    assert len(throws) == 1, "where a rule throws dice itself, they are all"


def test_twenty_cards_each_of_which_is_another_are_no_list():
    pirates = game("kaisers_pirates")
    player = LessonPlayer(pirates, find_episode(pirates, "8"), step="answer")
    rule = rule_in_view(player, labels("kaisers_pirates"))
    assert rule["hand"] is None and rule["tables"]


def test_what_dice_show_is_not_called_as_the_step_calls_an_outcome():
    """A lead of 5 is "Britain wins 5" in this step; a die that shows 5 shows 5."""
    player = at("grand_fleet", "how_hard_dare_you_push", "too_far")
    grids = [one["grid"] for one in StepLook(player, labels("grand_fleet")).data["sections"] if one["grid"]]
    heads = [head["words"] for grid in grids for head in (*grid["rows"], *grid["columns"])]
    assert "5" in heads and not any("Britain" in head for head in heads), heads
    likened = "act like numbers added"
    shown = Look(player.game, labels("grand_fleet"), player.step.question, **player.parameters)
    assert likened in str(shown.data) and likened not in str(StepLook(player, labels("grand_fleet")).data)
