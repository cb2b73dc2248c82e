"""Scenes of a lesson: positions of the game, an order given on them, and what the dice make of it."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from navalgames.chance import Shown
from navalgames.errors import BadInput
from navalgames.explore.scenes import come_to, laid, ordered, play_of, played_on
from navalgames.games import game
from navalgames.sessions.lesson_grammar import Step
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_saving import address, open_address, restore, saved
from navalgames.sessions.lessons import episodes_of, find_episode
from navalgames.sessions.scene_grammar import ActOrder, Scene

FLEET = game("grand_fleet")
EPISODE = episodes_of(FLEET)[0]


def step(name: str):
    return next(one for one in EPISODE.step if one.id == name)


def fell(dice: str, why: str, *faces: int) -> Shown:
    return Shown(dice=dice, why=why, rule="", faces=faces, result=None)


@pytest.fixture
def player() -> LessonPlayer:
    return LessonPlayer(FLEET, EPISODE, step="one_each")


def test_a_scene_stands_at_its_decision_and_is_laid_once():
    scene = step("two_against_one").scene
    table = laid("grand_fleet", scene)
    assert (table.decision()[0], table.state.turn, table.deciding()) == ("initiative_dice", 4, ("UK", "DE"))
    assert laid("grand_fleet", scene) is table
    assert play_of("grand_fleet", scene).state == table.state


def test_a_scene_that_never_comes_is_refused():
    with pytest.raises(BadInput, match="1914"):
        laid("grand_fleet", step("one_each").scene.model_copy(update={"time": 30}))


def test_a_scene_may_be_changed_within_the_laws_of_the_game():
    scene = step("one_each").scene
    assert laid("grand_fleet", scene.model_copy(update={"changes": {"vp": 3}})).state.vp == 3
    with pytest.raises(BadInput):
        laid("grand_fleet", scene.model_copy(update={"changes": {"turn": 44}}))


def test_a_scene_follows_the_new_control_where_it_says_so():
    scene = step("one_each").scene.model_copy(update={"at": {"true": {"vp": 3}}})
    assert laid("grand_fleet", scene.standing_at(True)).state.vp == 3
    assert scene.standing_at(False) is scene


def test_a_scene_is_told_of_no_value_that_the_control_never_has():
    told = step("one_each").model_dump(exclude_unset=True)
    told["scene"]["at"] = {"17": {"vp": 3}}
    with pytest.raises(ValidationError, match="17"):
        Step.model_validate(told)


def act_order(**more) -> ActOrder:
    return ActOrder.model_validate({"id": "two", "given": {"uk_dice": 2}, **more})


def dice_of(side: str) -> dict:
    return {"side": side, "order": {"order": "ChooseInitiativeDice", "dice": f"${side.lower()}_dice"}}


def test_what_an_order_does_without_dice_stands_on_the_scene_at_once():
    scene, known = step("one_each").scene, {"uk_dice": 2, "de_dice": 1}
    assert ordered("grand_fleet", scene, None, known) is laid("grand_fleet", scene)
    after = ordered("grand_fleet", scene, act_order(changes={"vp": 3}, orders=[dice_of("DE")]), known)
    assert (after.state.vp, after.deciding()) == (3, ("UK",))
    assert ordered("grand_fleet", scene, act_order(changes={"vp": 3}, orders=[dice_of("DE")]), known) is after


def test_an_order_that_throws_dice_or_breaks_a_law_is_refused_and_named():
    scene, known = step("one_each").scene, {"uk_dice": 2, "de_dice": 1}
    with pytest.raises(BadInput, match="order 2 of “two”"):
        ordered("grand_fleet", scene, act_order(orders=[dice_of("DE"), dice_of("UK")]), known)
    with pytest.raises(BadInput, match="order 2 of “two”"):
        ordered("grand_fleet", scene, act_order(orders=[dice_of("DE"), dice_of("DE")]), known)
    with pytest.raises(BadInput):
        ordered("grand_fleet", scene, act_order(changes={"turn": 44}), known)


def test_an_act_stands_beside_a_scene_without_orders():
    """A rule for a whole hunt: its dice cannot fall one by one on the scene."""
    told = step("one_each").model_dump()
    told["scene"] |= {"orders": (), "after": {}, "courses": {}}
    assert Step.model_validate(told).act
    with pytest.raises(ValueError, match="an act needs a scene"):
        Step.model_validate(told | {"scene": None})


def test_the_dice_that_were_rolled_fall_on_the_scene():
    scene = step("one_each").scene
    shown = [fell("2d6", "initiative-uk", 1, 5), fell("1d6", "initiative-de", 1)]
    after, given, *_ = played_on(laid("grand_fleet", scene), scene, {"uk_dice": 2, "de_dice": 1}, shown, 7)
    assert (after.state.vp, after.decision()[0], after.deciding()) == (-1, "offer_battle", ("UK",))
    assert [order.side for order in given] == ["DE", "UK"]


@pytest.mark.parametrize(
    ("uk", "offers", "accepts", "stage"),
    [(6, True, True, "form_fleets"), (6, True, False, "refused"), (3, False, True, "declined")],
)
def test_orders_are_given_as_soon_as_their_side_may_give_them(uk, offers, accepts, stage):
    scene = step("offer").scene
    shown = [fell("1d6", "initiative-uk", uk), fell("1d6", "initiative-de", 1)]
    known = {"uk_dice": 1, "de_dice": 1, "uk_offers": offers, "de_accepts": accepts}
    before = laid("grand_fleet", scene)
    after, given, *_ = played_on(before, scene, known, shown, 7)
    last = given[-1].order["order"]
    if stage == "form_fleets":
        assert last == "AcceptBattle" and after.decision()[0] == "form_fleets"
    else:
        assert last == {"refused": "RefuseBattle", "declined": "DeclineBattle"}[stage]
        assert after.state.turn == before.state.turn + 1
        assert after.state.vp == before.state.vp + (3 if stage == "refused" else 0)


def test_the_prediction_is_about_the_order_that_was_given():
    player = LessonPlayer(FLEET, EPISODE, step="two_against_one")
    bold = player.target
    player.give_order("one")
    assert player.parameters["uk_dice"] == 1 and player.target < bold
    player.predict(28)
    assert player.verdict == "right"
    with pytest.raises(BadInput):
        player.give_order("two")
    player.take_back()
    player.give_order("two")
    assert player.target == bold


def test_an_order_that_is_not_offered_is_refused(player):
    with pytest.raises(BadInput):
        player.give_order("three")
    player.go("best_of_two")
    with pytest.raises(BadInput):
        player.give_order("one")


def test_the_order_comes_back_with_a_link_and_a_reload(player):
    player.give_order("two")
    player.predict(44)
    player.roll(3)
    opened, notes = open_address(FLEET, address(player))
    assert not notes and opened.progress == player.progress and opened.sample.counts == player.sample.counts
    again = LessonPlayer(FLEET, EPISODE, step="one_each")
    assert restore(again, saved(player)) == [] and again.progress == player.progress
    _, notes = open_address(FLEET, address(player) | {"order": "three"})
    assert [note.facts for note in notes] == [{"name": "order"}]


def sea_step(name):
    return next(one for one in find_episode(game("atlantic_chase"), "2").step if one.id == name)


@pytest.mark.parametrize(("left", "line"), [(3, ("9,-2", "8,-1", "8,0")), (1, ("8,0",)), (0, ())])
def test_an_outcome_shortens_a_row_where_its_dice_are_not_thrown_on_the_table(left, line):
    told = sea_step("which_way")
    before = ordered("atlantic_chase", told.scene, told.act.named("strait"), {})
    ours = come_to(before, told.scene, left).state.task_forces[0]
    assert (ours.line, ours.station) == (line, "" if line else "8,0")


def test_an_outcome_changes_what_the_scene_says_of_it():
    told = sea_step("weather").scene
    before = laid("atlantic_chase", told)
    skies = [come_to(before, told, one).state.weather for one in ("good", "bad", "other")]
    assert skies == ["good", "bad", "bad"]


def test_dice_fall_on_the_table_or_an_outcome_changes_it_but_not_both():
    told = sea_step("fair_weather").scene.model_dump()
    with pytest.raises(ValueError, match="either `orders`"):
        Scene.model_validate(told | {"shortened": "task_forces.0.line"})


def test_of_several_tries_only_the_last_falls_on_the_table():
    scene = find_episode(game("kaisers_pirates"), "boarding_party").step[2].scene
    assert scene.last == 2
    tries = [
        Shown("best 1 of 1d8", why, "3.2.6c", (face,), face)
        for why, face in (("challenge", 2), ("response", 7), ("challenge", 6), ("response", 5))
    ]
    table = laid("kaisers_pirates", scene)
    home = played_on(table, scene, {}, tries, 1).table.state.players[0]
    assert [(one.name, one.how) for one in home.pile] == [("Appam", "passage")]
    with pytest.raises(ValueError, match="orders"):
        Scene.model_validate(scene.model_dump() | {"orders": (), "after": {}})


def step_of(episode, name):
    return next(one for one in find_episode(game("kaisers_pirates"), episode).step if one.id == name)


def test_an_order_may_say_otherwise_what_becomes_of_an_outcome():
    told = step_of("counting_the_round", "count")
    left = {}
    for order in told.act.orders:
        before = ordered("kaisers_pirates", told.scene, order, {})
        pile = come_to(before, told.scene, False, order).state.players[0].pile
        left[order.id] = [one.name for one in pile if one.how == "german"]
    assert left == {
        "keep": ["Emden", "Königsberg", "Leipzig"],
        "attack": ["Emden", "Königsberg", "Leipzig", "Nürnberg"],
    }


def test_what_a_roll_drew_is_laid_in_a_row():
    told = step_of("alone_against_the_phantom", "answer").scene
    before = laid("kaisers_pirates", told)
    drawn = [
        Shown("draw 1 of 20", "solitaire_card", "5.3.3a", ("S07",), ("S07",)),
        Shown("1d4", "defence_row", "5.3.3b", (2,), 2),
        Shown("draw 1 of 19", "solitaire_card", "5.3.3a", ("S11",), ("S11",)),
    ]
    assert come_to(before, told, True, None, drawn).state.phantom.used == ("S07", "S11")
    assert come_to(before, told, True).state.phantom.used == ()
