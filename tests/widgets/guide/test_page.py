"""The guide without a browser: what each event does, what the page is told and what it is not told yet."""

from __future__ import annotations

import csv
import io

import pytest

from navalgames.chance import Distribution
from navalgames.games import game
from navalgames.texts import Texts
from navalwidgets.guide.page import Guide, asked_query, build
from navalwidgets.guide.rolled import rolled_words

FLEET = game("grand_fleet")


def guide(query: str = "") -> Guide:
    return Guide(FLEET, query)


def tell(shown: Guide, part: str, **message) -> str:
    """Send a message as the page would; the sentence of the problem, if any."""
    widget = shown.parts[part]
    before = widget.revision
    widget._heard(widget, message, [])
    assert widget.revision == before + 1, "the page waits for an answer to every message"
    return widget.problem


def begun(query: str = "episode=1&step=one_each", guess=30) -> Guide:
    shown = guide(query)
    assert tell(shown, "predict", event="predict", guess=guess) == ""
    return shown


def test_build_gives_the_page_of_a_game():
    assert "nv-guide" in build("grand_fleet")._dom_classes


def test_no_chance_reaches_the_page_before_the_learner_asks():
    shown = begun()
    assert all(row["chance"] is None and row["percent"] == 0 for row in shown.chart.rows)
    assert shown.chart.marks == []
    assert "4/9" not in str(shown.chart.get_state()) and "44.4" not in str(shown.chart.get_state())
    assert shown.parts["why"].page["explain"] == []
    tell(shown, "reveal", event="reveal")
    assert {row["key"]: row["fraction"] for row in shown.chart.rows}["nobody"] == "4/9"
    assert shown.parts["why"].page["explain"]


@pytest.mark.parametrize(("order", "told"), [("two", "216 ways"), ("one", "36 ways")])
def test_why_is_told_of_the_order_that_was_given(order, told):
    shown = guide(f"episode=1&step=one_each&order={order}&guess=30&shown=1")
    assert told in shown.parts["why"].page["explain"][1]


def test_what_one_sees_is_true_of_the_setting_on_the_page():
    shown = guide("episode=2&step=dummies&order=five&guess=60&shown=1")
    before = shown.parts["scene"].page["caption"]
    tell(shown, "reveal", event="vary", value="7")
    assert "seven are left" in shown.parts["scene"].page["caption"] != before


def test_what_was_read_before_the_answer_folds_with_it():
    shown = begun()
    assert not shown.parts["head"].page["folded"] and not shown.parts["predict"].page["folded"]
    tell(shown, "reveal", event="reveal")
    assert shown.parts["head"].page["folded"] and shown.parts["predict"].page["folded"]
    assert shown.parts["reveal"].focus == '.nv-lesson-why [data-at="explain"]'


def test_a_roll_that_came_to_a_number_says_what_it_counts():
    chase = Guide(game("atlantic_chase"), "episode=7&step=rodney&guess=2")
    chase.dice._heard(chase.dice, {"event": "roll", "n": 1}, [])
    assert chase.dice.status.startswith("Roll 1: actions: ")


def test_a_roll_that_came_to_yes_or_no_says_in_a_sentence_what_fell():
    hunt, said = Guide(game("kaisers_pirates"), "episode=6&step=hunt&guess=skip"), set()
    for _ in range(12):
        hunt.dice._heard(hunt.dice, {"event": "roll", "n": 1}, [])
        said.add(hunt.dice.status.split(". ")[0].split(": ", 1)[1].rstrip("."))
    assert said == {"the card succeeds", "“the card succeeds” did not come true this time"}


def test_what_our_own_numbers_mean_is_told_once_in_an_episode():
    pirates = Guide(game("kaisers_pirates"), "episode=6")
    told = []
    for step in [one.id for one in pirates.player.episode.step] * 2:
        tell(pirates, "nav", event="go", step=step)
        tell(pirates, "reveal", event="all")
        told.append(bool(pirates.parts["why"].page["reconstruction"]))
    assert told == [False, True, False, False] * 2


def test_no_roll_says_the_same_thing_twice():
    shown = begun()
    shown.dice._heard(shown.dice, {"event": "roll", "n": 1}, [])
    assert shown.dice.status.startswith("Roll 1: ") and "of 1 rolls" not in shown.dice.status
    shown.dice._heard(shown.dice, {"event": "roll", "n": 10}, [])
    assert "of 11 rolls" in shown.dice.status and "Most often" not in shown.dice.status
    shown.dice._heard(shown.dice, {"event": "roll", "n": 1}, [])
    assert shown.dice.status.startswith("Roll 12: ") and "of 12 rolls" in shown.dice.status


def test_a_number_among_names_has_its_unit_beside_the_bar():
    rows = Guide(game("atlantic_chase"), "episode=2&step=convoy&guess=30&shown=1").chart.rows
    assert [row["label"] for row in rows[1:3]] == ["turns (days): 4", "turns (days): 5"]


def test_what_a_setting_rules_out_gets_no_bar_unless_it_is_asked_for():
    pirates = game("kaisers_pirates")
    fire = Guide(pirates, "episode=4&step=capture&order=sink&guess=30&shown=1").chart
    assert [row["key"] for row in fire.rows] == ["untouched", "damaged", "sunk"]
    board = Guide(pirates, "episode=4&step=capture&order=board&guess=30&shown=1").chart
    assert [row["key"] for row in board.rows] == ["untouched", "captured"]
    shallows = Guide(pirates, "episode=3&step=secret&order=free&guess=30&set=shallow_run&shown=1").chart
    assert {row["key"]: row["percent"] for row in shallows.rows}["sunk"] == 0


def test_numbers_that_hardly_ever_come_share_a_bar_and_their_rolls():
    shown = Guide(game("kaisers_pirates"), "episode=3&step=hand&order=course&guess=30&shown=1")
    assert [row["key"] for row in shown.chart.rows] == ["target", "or_more", "2", "1", "0"], "the most first"
    assert shown.chart.rows[1]["label"] == "made up of: 3 or more"
    parts = [row["percent"] for row in shown.chart.rows[1:4]]
    assert sum(parts) == pytest.approx(shown.chart.rows[0]["percent"])
    shown.dice._heard(shown.dice, {"event": "roll", "n": 100}, [])
    shown.player.sample.counts[4] = 2
    shown._show()
    assert shown.chart.rolls["or_more"] >= 2


def test_a_number_that_is_rare_only_after_a_change_keeps_its_own_bar_beside_what_was():
    """Not "4 or more: 0.6 %" with "4: not possible" below it."""
    shown = Guide(game("frigate_duel"), "episode=3&step=high_or_low&order=rigging&guess=30&shown=1")
    tell(shown, "reveal", event="vary", value="4")
    both = (shown.chart.rows, shown.chart.ghost)
    now, before = ({row["key"]: row["percent"] for row in rows} for rows in both)
    assert before and now.keys() >= before.keys() - {"or_more"}
    assert all(now[key] > 0 for key in before if key != "or_more")


def test_what_lies_past_the_numbers_shares_the_bar_of_those_that_hardly_ever_come():
    """The one number that makes up the sum has no bar of its own: it would be the same again."""
    shown = Guide(game("atlantic_chase"), "episode=2&step=convoy&guess=30&shown=1")
    assert [row["key"] for row in shown.chart.rows] == ["target", "4", "5", "6", "or_more"]
    assert sum(row["percent"] for row in shown.chart.rows) == pytest.approx(100)


def test_no_axis_tells_the_answer_where_a_rule_gives_one_number():
    shown = Guide(game("frigate_duel"), "episode=1&step=which_way")
    assert [row["label"] for row in shown.chart.rows] == [str(n) for n in range(17)]
    assert all(row["chance"] is None for row in shown.chart.rows)


def test_the_dice_are_locked_until_a_prediction_is_made_or_skipped():
    shown = guide()
    assert shown.dice.locked
    shown.dice._heard(shown.dice, {"event": "roll", "n": 10}, [])
    assert shown.player.progress.rolled == 0
    tell(shown, "predict", event="skip")
    assert shown.dice.locked == ""
    shown.dice._heard(shown.dice, {"event": "roll", "n": 10}, [])
    assert shown.dice.total == shown.chart.roll_total == 10
    assert "10" in shown.dice.status


def test_the_same_rolls_and_new_rolls():
    shown = begun()
    shown.dice._heard(shown.dice, {"event": "roll", "n": 100}, [])
    first, seed = dict(shown.dice.counts), shown.dice.seed
    shown.dice._heard(shown.dice, {"event": "again"}, [])
    assert (shown.dice.counts, shown.dice.seed) == (first, seed)
    shown.dice._heard(shown.dice, {"event": "fresh"}, [])
    assert shown.dice.seed != seed and shown.dice.total == 100
    shown.dice._heard(shown.dice, {"event": "seed", "seed": seed}, [])
    assert shown.dice.total == 0


def test_a_wrong_prediction_is_told_and_nothing_is_lost():
    shown = guide()
    assert "from 0 to 100" in tell(shown, "predict", event="predict", guess=400)
    assert "from 0 to 100" in tell(shown, "predict", event="predict")
    assert shown.parts["predict"].page["open"]
    assert tell(shown, "predict", event="predict", guess=40) == ""


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ("nav", {"event": "go", "step": "nowhere"}),
        ("nav", {"event": "episode", "episode": "nine"}),
        ("talk", {"event": "check", "question": 7, "answer": "x"}),
        ("talk", {"event": "check", "question": 0, "answer": "<b>"}),
        ("reveal", {"event": "vary", "value": "17"}),
        ("reveal", {"event": "reveal"}),
    ],
)
def test_a_message_that_makes_no_sense_is_refused_in_a_sentence(part, message):
    shown = guide()
    said = tell(shown, part, **message)
    assert said.endswith((".", "?"))
    assert shown.player.progress.setting is None
    assert not shown.player.progress.revealed


def test_an_unknown_event_does_nothing():
    shown = guide()
    assert tell(shown, "nav", event="launch") == ""
    assert shown.player.index == 0


def test_an_unexpected_failure_becomes_a_plain_sentence(monkeypatch):
    shown = begun()
    monkeypatch.setattr(type(shown.player), "reveal", lambda player: 1 / 0)
    said = tell(shown, "reveal", event="reveal")
    assert "Something went wrong" in said
    assert "ZeroDivisionError" not in said
    monkeypatch.undo()
    assert tell(shown, "reveal", event="reveal") == ""


def test_what_the_change_will_bring_is_said_before_it_is_seen():
    shown = begun()
    tell(shown, "reveal", event="reveal")
    page = shown.parts["reveal"].page
    assert "German dice: 2" in page["foresee"]["question"]
    assert "nobody can attack" in page["foresee"]["question"]
    assert [one["id"] for one in page["foresee"]["answers"]] == ["less", "same", "more"]
    tell(shown, "reveal", event="foresee", said="less")
    page = shown.parts["reveal"].page
    assert page["foresee"] == {} and page["found"] and shown.player.setting == 2
    assert page["foreseen"].startswith("You said “rarer”. It is as before.")
    assert page["foreseen"].count("4 in 9") == 2
    assert page["foreseen"] in shown.parts["reveal"].said
    tell(shown, "reveal", event="vary", value="1")
    assert shown.parts["reveal"].page["foreseen"] == "", "the other setting is no longer seen"


def test_a_setting_is_named_first_where_there_are_several():
    shown = guide("episode=6&step=the_sum&guess=more&shown=1")
    answers = shown.parts["reveal"].page["foresee"]["answers"]
    assert [one["label"] for one in answers] == ["1", "2", "4", "5", "6"]
    tell(shown, "reveal", event="foresee", said="6")
    page = shown.parts["reveal"].page
    assert not page["found"] and "not it yet" in page["foreseen"]
    tell(shown, "reveal", event="vary", value="5")
    page = shown.parts["reveal"].page
    assert page["found"] and page["foreseen"] == ""


def test_the_number_a_task_is_about_is_told_at_the_first_setting_and_the_present_one():
    shown = guide("episode=6&step=the_sum&guess=more&shown=1")
    assert shown.parts["reveal"].page["watched"] == [
        "Points for Germany on average (Submarine rolls: 3): 0.67"
    ]
    shown.player.vary(5)
    shown._show()
    assert [one.rpartition(" ")[2] for one in shown.parts["reveal"].page["watched"]] == ["0.67", "−0.33"]
    assert guide().parts["reveal"].page["watched"] == []


def test_outcomes_are_called_as_the_step_calls_them():
    shown = guide("episode=6&step=hold_or_begin&order=begin&guess=60&shown=1")
    labels = [row["label"] for row in shown.chart.rows]
    assert labels[1:3] == ["made up of: first half of 1916", "made up of: second half of 1916"]
    shown.dice._heard(shown.dice, {"event": "roll", "n": 1}, [])
    fell = shown.parts["scene"].page["fell"]
    assert "turn" not in fell and "half of 19" in fell


def test_a_yes_is_told_in_the_words_of_the_step_and_one_roll_without_a_share():
    shown = Guide(game("frigate_duel"), "episode=1&step=gauge&order=up&guess=60&rolls=1")
    fell = shown.parts["scene"].page["fell"]
    assert fell in {"Constitution acts first", "Java acts first"}
    ends = "yes, this time." if fell.startswith("Constitution") else "not this time."
    assert shown.dice.status == f"“Constitution acts first”: {ends}"
    shown.dice._heard(shown.dice, {"event": "roll", "n": 10}, [])
    assert rolled_words(shown.player, shown.texts).endswith(" %).")


def test_many_outcomes_share_a_bar_where_a_step_groups_them():
    shown = Guide(game("atlantic_chase"), "episode=8&step=close_in&order=close&guess=30&shown=1")
    rows = shown.chart.rows
    assert [row["key"] for row in rows] == ["target", "bismarck_only", "both", "hood_only", "neither"]
    assert (
        rows[1]["label"] == "made up of: Bismarck alone is hurt" and rows[3]["label"] == "Hood alone is hurt"
    )
    assert rows[1]["percent"] + rows[2]["percent"] == pytest.approx(rows[0]["percent"])
    assert sum(row["percent"] for row in rows[1:]) == pytest.approx(100)
    shown.dice._heard(shown.dice, {"event": "roll", "n": 10}, [])
    assert sum(shown.chart.rolls[row["key"]] for row in rows[1:]) == 10


def test_a_change_clears_the_rolls_and_says_so():
    shown = begun()
    shown.dice._heard(shown.dice, {"event": "roll", "n": 10}, [])
    tell(shown, "reveal", event="reveal")
    assert shown.chart.prediction == {"nobody": 30}
    tell(shown, "reveal", event="vary", value="2")
    assert shown.dice.total == 0 and shown.chart.rolls == {}
    assert "cleared" in shown.parts["reveal"].said
    assert shown.chart.ghost and "1" in shown.chart.ghost_label
    assert shown.chart.prediction is None, "the prediction was made for the other setting"
    tell(shown, "reveal", event="vary", value="1")
    assert shown.chart.prediction == {"nobody": 30}


def test_a_wrong_answer_names_the_misconception():
    shown = guide()
    tell(shown, "talk", event="check", question=0, answer="thirds")
    assert "counting results instead of ways" in shown.parts["talk"].said
    tell(shown, "talk", event="check", question=0, answer="count")
    assert shown.parts["talk"].said.startswith("Right.")


def test_what_the_browser_kept_comes_back_once():
    first = begun()
    tell(first, "talk", event="check", question=0, answer="thirds")
    tell(first, "nav", event="recall", episode="will_they_come_out", kept=None)
    kept = first.parts["nav"].kept
    again = guide("episode=1&step=one_each")
    assert again.parts["nav"].kept is None, "nothing may be kept before the old answers were asked for"
    tell(again, "nav", event="recall", episode="will_they_come_out", kept=kept)
    assert again.player.progress.guess == 30
    assert again.player.progress.answers[0] == ("thirds",)
    tell(again, "nav", event="start over")
    tell(again, "nav", event="recall", episode="will_they_come_out", kept=kept)
    assert again.player.progress.guess is None


def test_a_link_wins_over_what_was_kept_but_not_over_answers():
    first = begun()
    tell(first, "talk", event="check", question=0, answer="thirds")
    tell(first, "nav", event="recall", episode="will_they_come_out", kept=None)
    linked = guide("episode=will_they_come_out&step=one_each&guess=70&rolls=10&seed=5&shown=1")
    tell(linked, "nav", event="recall", episode="will_they_come_out", kept=first.parts["nav"].kept)
    assert linked.player.progress.guess == 70
    assert linked.player.progress.rolled == 10
    assert linked.player.progress.answers[0] == ("thirds",)


def test_nonsense_in_the_browsers_storage_is_noted_and_left_out():
    shown = guide()
    tell(shown, "nav", event="recall", episode="will_they_come_out", kept={"version": 1, "steps": "x"})
    assert "left out" in shown.parts["head"].page["notes"][0]


def test_every_episode_and_step_is_in_the_list():
    shown = guide()
    page = shown.parts["nav"].page
    assert page["episodes"][0]["id"] == "will_they_come_out"
    assert len(page["episodes"]) == 6
    for one in page["episodes"]:
        assert tell(shown, "nav", event="episode", episode=one["id"]) == ""
        assert shown.parts["nav"].focus == "", "looking through the list must not move the focus"
        assert shown.parts["nav"].said
        for step in shown.parts["nav"].page["steps"]:
            assert tell(shown, "nav", event="go", step=step["id"]) == ""
            assert shown.parts["nav"].focus


def test_answers_can_be_saved_as_a_table():
    shown = begun()
    tell(shown, "talk", event="check", question=0, answer="thirds")
    tell(shown, "nav", event="save")
    rows = list(csv.DictReader(io.StringIO(shown.parts["nav"].file["text"])))
    checks = sum(len(step.tasks) for step in shown.player.episode.step)
    assert len(rows) == checks
    assert rows[0]["prediction"] == "30 out of 100"
    assert rows[0]["verdict"] == "low"
    assert (rows[0]["tries"], rows[0]["right"]) == ("thirds", "no")
    tell(shown, "nav", event="go", step="offer")
    assert shown.parts["nav"].file == {}, "the same file must not be handed over twice"


def test_the_sheet_to_print_holds_every_step():
    shown = guide("episode=6")
    tell(shown, "nav", event="print")
    sheet = shown.parts["nav"].file["sheet"]
    assert [step["title"] for step in sheet["steps"]] == [
        shown.texts.t(shown.player.episode.key(step.id, "title")) for step in shown.player.episode.step
    ]
    for step in sheet["steps"]:
        assert step["chances"] and step["explain"] and step["checks"] and step["history"]


def test_the_address_of_the_page_is_read_with_a_whitelist():
    assert asked_query("episode=2&step=dummies&token=x&_xsrf=y") == ({"episode": "2", "step": "dummies"}, [])
    for query in ("colour=red", "step=" + "x" * 3000, "&".join(f"step={n}" for n in range(100))):
        known, notes = asked_query(query)
        assert (known, [note.key for note in notes]) == ({}, ["address-unknown"])
    assert "named something this page does not know" in guide("colour=red").parts["head"].page["notes"][0]


def test_what_a_sum_is_made_of_is_called_its_part():
    """Sighted, and the two ways to sight: three bars that would be more than 100 % if each stood alone."""
    guide = Guide(game("atlantic_chase"), "episode=pins_and_string&step=short_line")
    rows = guide.chart.rows
    assert rows[0]["key"] == "target"
    step = guide.player.step
    parts = [row for row in rows if row["label"].startswith("made up of: ")]
    assert [row["key"] for row in parts] == [str(one) for one in step.target.chance]
    assert rows[1 : 1 + len(parts)] == parts, "right below their sum"


@pytest.mark.parametrize(("step", "wanted"), [("how_long", "True"), ("answer", "True")])
def test_a_yes_or_no_bears_the_name_of_what_is_asked(step, wanted):
    """No bar of a lesson is called yes or no."""
    shown = Guide(game("kaisers_pirates"), f"episode=alone_against_the_phantom&step={step}")
    target = shown.texts.t(shown.player.episode.key(step, "target"))
    names = {row["key"]: row["label"] for row in shown.chart.rows}
    assert names.pop(wanted) == target and list(names.values()) == ["otherwise"]


def test_the_other_of_yes_and_no_is_called_as_the_step_calls_it():
    shown = Guide(game("frigate_duel"), "episode=1&step=gauge&order=ahead")
    assert {row["label"] for row in shown.chart.rows} == {"Constitution acts first", "Java acts first"}


def test_a_step_says_what_is_taken_as_given():
    """Set-up and simplification stand in one list: its heading is true of both."""
    assert "given" in Texts("en").t("lesson-ui-assumptions")
    assert "前提" in Texts("ja").t("lesson-ui-assumptions")


def test_a_chance_that_is_rounded_somewhere_is_not_called_exact():
    raiders = game("raiders_of_the_deep")
    rounded = Guide(raiders, "episode=a_career&step=six").chart
    assert rounded.exactness == "chance, rounded"
    assert Guide(raiders, "episode=a_career&step=mine").chart.exactness == ""


def test_a_step_whose_answer_was_seen_is_walked_and_its_open_questions_are_told():
    shown = begun()
    tell(shown, "reveal", event="reveal")
    page = shown.parts["nav"].page
    assert page["steps"][0]["state"] == "seen" and page["progress"].startswith("1 of 5 steps")
    for step in ("parity", "best_of_two", "two_against_one", "offer"):
        tell(shown, "nav", event="go", step=step)
        shown.player.skip()
        shown.player.reveal()
    tell(shown, "nav", event="go", step="one_each")
    assert shown.parts["nav"].page["progress"].startswith("All 5 steps walked. Questions are still open in 5")


def test_the_story_admits_how_the_learners_own_dice_fell():
    shown = guide("episode=1&step=one_each&seed=7")
    tell(shown, "act", event="order", order="two")
    tell(shown, "predict", event="predict", guess=30)
    told = shown_head(shown, "parity")
    assert "Your dice said" not in told
    tell(shown, "nav", event="go", step="one_each")
    tell(shown, "reveal", event="reveal")
    shown.player.roll(1)
    one = shown.labels.outcome(shown.player.sample.fallen[-1])
    assert (
        shown_head(shown, "parity")
        == f"{told} Your first throw said “{one}”. From here the story goes on as it happened."
    )
    tell(shown, "nav", event="go", step="one_each")
    shown.player.roll(100)
    tell(shown, "reveal", event="vary", value="2")
    assert shown_head(shown, "parity").startswith(f"{told} Your first throw said “{one}”."), (
        "the first dice count"
    )


@pytest.mark.parametrize(
    ("name", "rolled", "step", "told"),
    [
        ("kaisers_pirates", "episode=8&step=how_long&order=prey", "luck", "the phantom’s turn is over"),
        ("grand_fleet", "episode=2&step=slow_fleet&order=one", "all_or_nothing", "4 or more"),
    ],
)
def test_the_story_tells_of_a_bare_yes_or_number_whether_it_came_to_what_was_asked(name, rolled, step, told):
    shown = Guide(game(name), f"{rolled}&guess=skip&rolls=1&shown=1")
    met = shown.player.step.target.of(Distribution.sure(shown.player.sample.fallen[-1]))
    came = "came true" if met else "did not come true"
    assert (
        f"With your first throw “{told}” {came}. From here the story goes on as it happened."
        in shown_head(shown, step)
    )


def test_the_story_names_what_fell_and_not_what_was_asked_for():
    thrown = "episode=8&step=island&order=carmania&seed=4&guess=skip&rolls=1&shown=1"
    shown = Guide(game("kaisers_pirates"), thrown)
    assert shown.parts["scene"].page["fell"].endswith(": “Cap Trafalgar is hit” came true")
    one = shown.labels.outcome(shown.player.sample.fallen[-1])
    assert f"Your first throw said “{one}”." in shown_head(shown, "answer")


@pytest.mark.parametrize(
    ("rolled", "step", "told"),
    [
        ("episode=5&step=deeper&order=deep&seed=3", "hunt", "From here the story goes on as it happened."),
        ("episode=5&step=deeper&order=deep&seed=1", "hunt", "5 of seven hull boxes are gone"),
        ("episode=6&step=spares&order=tank&seed=3", "search", "no oil leaks any more"),
    ],
)
def test_the_story_says_what_came_along_or_that_the_dice_ended_it(rolled, step, told):
    """The step that was thrown need not stand just before."""
    assert told in shown_head(
        Guide(game("raiders_of_the_deep"), f"{rolled}&guess=skip&rolls=1&shown=1"), step
    )


def shown_head(shown: Guide, step: str) -> str:
    tell(shown, "nav", event="go", step=step)
    return shown.parts["head"].page["since"]
