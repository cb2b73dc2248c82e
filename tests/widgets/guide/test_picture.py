"""The rule before a prediction and the picture after its reveal, without a browser."""

from __future__ import annotations

import pytest

from navalgames.games import game
from navalgames.sessions.lesson_picture import StepLook
from navalwidgets.guide.page import Guide
from navalwidgets.guide.picture import MOST_AGAIN
from tests.toys import TOYS

STEP = "episode=1&step=one_each"


def guide(query: str = STEP) -> Guide:
    return Guide(game("grand_fleet"), query)


def tell(shown: Guide, part: str, **message) -> None:
    shown.parts[part]._heard(shown.parts[part], message, [])
    assert shown.parts[part].problem == ""


def shown_at(query: str = STEP + "&guess=30&shown=1") -> Guide:
    """A guide whose picture is made: without a page nothing is done in idle time."""
    shown = guide(query)
    shown.picture.look()
    return shown


def test_the_rule_stands_open_until_a_prediction_is_made():
    shown = guide("episode=6&step=first_blow")
    assert shown.picture.rule.page["open"] and "nv-lesson-asking" in shown.widget._dom_classes
    assert [table["rule"] for table in shown.picture.rule.page["tables"]] == ["chart:usw_effect"]
    assert shown.picture.rule.page["rules"] == [], "the step tells its rules itself"
    tell(shown, "predict", event="predict", guess=1)
    assert not shown.picture.rule.page["open"] and "nv-lesson-asking" not in shown.widget._dom_classes
    tell(shown, "predict", event="again")
    assert shown.picture.rule.page["open"]


def test_every_step_has_its_own_rule():
    shown = guide("episode=6&step=hold_or_begin")
    first = shown.picture.rule.page["tables"]
    tell(shown, "talk", event="next")
    assert shown.picture.rule.page["tables"] != first


@pytest.mark.usefixtures("toys")
def test_the_rules_of_a_step_that_tells_none_itself_stand_there():
    shown = Guide(game(next(iter(TOYS))), "")
    assert [rule["rule"] for rule in shown.picture.rule.page["rules"]]


def test_the_rule_is_that_of_the_order_that_was_given():
    shown = Guide(game("frigate_duel"), "episode=where_her_guns_end&step=out_of_reach")
    thrown = {}
    for order in ("near", "out"):
        tell(shown, "act", event="order", order=order)
        thrown[order] = shown.picture.rule.page["throws"]
    assert thrown["near"] != thrown["out"]


def test_a_rule_without_throw_table_or_card_is_not_headed():
    shown = Guide(game("frigate_duel"), "episode=the_wind_owns_the_sea&step=which_way")
    tell(shown, "act", event="order", order=shown.player.step.act.ids[0])
    assert shown.picture.rule.page == {}
    tell(shown, "talk", event="next")
    assert shown.picture.rule.page["throws"]


def test_no_picture_reaches_the_page_before_the_answer_is_asked_for():
    shown = guide()
    tell(shown, "predict", event="predict", guess=30)
    shown.dice.roll(10)
    assert shown.picture.why.data == {} and shown.picture.why.fallen == {}
    assert shown.picture.through is None
    with pytest.raises(LookupError):
        shown.picture.look()
    assert "44.4" not in str(shown.picture.rule.page) and "4/9" not in str(shown.picture.rule.page)


def test_the_picture_is_of_the_step_and_its_setting():
    shown = shown_at()
    section = shown.picture.why.data["sections"][0]
    assert {end["key"]: end["fraction"] for end in section["ends"]}["nobody"] == "4/9"
    tell(shown, "reveal", event="vary", value="2")
    shown.picture.look()
    varied = shown.picture.why.data["sections"][0]
    assert varied["ends"] != section["ends"]
    tell(shown, "talk", event="next")
    assert shown.picture.why.data == {}


def test_what_is_rolled_falls_through_the_picture_into_the_bars():
    shown = shown_at()
    shown.dice.roll(10)
    fallen = shown.picture.why.fallen
    assert len(fallen["order"]) == 10 and all(path["way"] for path in fallen["paths"])
    landed = [fallen["paths"][path]["row"] for path in fallen["order"]]
    assert {row: landed.count(row) for row in landed} == shown.chart.rolls
    shown.dice.roll(1)
    assert len(shown.picture.why.fallen["order"]) == 1 and shown.chart.roll_total == 11


def test_the_same_rolls_fall_again_and_other_dice_do_not_change_them():
    shown = shown_at()
    shown.dice.roll(10)
    before, rolls = shown.picture.why.fallen, shown.chart.rolls
    shown.dice._repeat(new_seed=False)
    again = shown.picture.why.fallen
    assert (again["paths"], again["order"], shown.chart.rolls) == (before["paths"], before["order"], rolls)


@pytest.mark.parametrize("rolled, falls", [(0, 0), (10, 10), (MOST_AGAIN, MOST_AGAIN), (MOST_AGAIN + 1, 0)])
def test_at_the_reveal_the_rolls_made_before_fall_through_the_picture(rolled, falls):
    shown = guide()
    tell(shown, "predict", event="predict", guess=30)
    if rolled:
        shown.dice.roll(rolled)
    before = dict(shown.chart.rolls)
    tell(shown, "reveal", event="reveal")
    shown.picture.look()
    assert len(shown.picture.why.fallen.get("order", [])) == falls
    assert shown.chart.rolls == before, "nothing is rolled a second time"


def test_a_page_that_is_opened_again_stands_still():
    shown = shown_at(STEP + "&guess=30&shown=1&rolls=10")
    assert shown.picture.why.data and shown.picture.why.fallen == {}


def test_a_roll_that_fails_leaves_nothing_to_fall(monkeypatch):
    shown = shown_at()
    rolled = StepLook.roll
    calls = iter(range(100))

    def fails_later(self, dice):
        if next(calls) == 3:
            raise RuntimeError("a die fell off the table")
        return rolled(self, dice)

    monkeypatch.setattr(StepLook, "roll", fails_later)
    with pytest.raises(RuntimeError):
        shown.dice.roll(10)
    assert shown.chart.roll_total == 0
    shown.dice.roll(2)
    assert len(shown.picture.why.fallen["order"]) == 2
