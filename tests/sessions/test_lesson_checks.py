"""Five kinds of question: what can be answered, what is right, what is replied, what a file may say."""

from __future__ import annotations

from fractions import Fraction

import pytest
from pydantic import TypeAdapter, ValidationError

from navalgames.errors import BadInput
from navalgames.games import game
from navalgames.sessions.check_grammar import Check, LineCheck, OrderCheck
from navalgames.sessions.check_order import in_turn, things_in_turn
from navalgames.sessions.check_words import CheckWords
from navalgames.sessions.lesson_checks import in_column, place_on_line, reply, right_answer, wrong_answers
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_saving import restore, saved
from navalgames.sessions.lesson_words import facts
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import Texts

FLEET = game("grand_fleet")
EPISODE = episodes_of(FLEET)[0]
READ = TypeAdapter(Check)


def at(step: str) -> LessonPlayer:
    return LessonPlayer(FLEET, EPISODE, step=step)


def asked(player: LessonPlayer, kind: str) -> tuple[int, Check]:
    return next((place, one) for place, one in enumerate(player.step.tasks) if one.kind == kind)


def words(player: LessonPlayer, place: int) -> CheckWords:
    texts = Texts("en", game="grand_fleet", strict=True)
    known = facts(player, texts)
    return CheckWords(
        player, place, texts, lambda *parts: texts.t(EPISODE.key(player.step.id, *parts), **known)
    )


def test_things_are_right_in_the_order_of_their_numbers_only():
    player = at("one_each")
    place, check = asked(player, "order")
    numbers = [player.measure(player.step.number(one.number)) for one in check.items]
    assert numbers == sorted(numbers) == [Fraction(n, 36) for n in (3, 10, 16, 20)]
    assert player.check(place, ",".join(check.ids))
    assert not player.check(place, ",".join(reversed(check.ids)))
    assert player.reply(place).key == (check.ids[0], "why")
    assert not player.check(place, "must,nobody,britain,somebody")
    assert player.reply(place).key == ("britain", "why"), "told of the first that stands elsewhere"


@pytest.mark.parametrize("given", ["must,britain", "must,must,britain,nobody", "", 7, None])
def test_an_order_names_each_thing_once(given):
    player = at("one_each")
    with pytest.raises(BadInput):
        player.check(asked(player, "order")[0], given)


def test_a_place_on_the_line_is_right_within_its_tolerance():
    player = at("parity")
    place, check = asked(player, "line")
    assert place_on_line(player, check) == Fraction(252, 512) * 100
    assert [player.check(place, str(one)) for one in (41, 42, 49, 57, 58)] == [False, True, True, True, False]
    assert player.reply(place).misconception == check.high
    player.check(place, "0")
    assert player.reply(place) == (False, ("low",), check.low)


@pytest.mark.parametrize("given", ["101", "-1", "4.5", "", "half", "٣", 44, None])
def test_what_is_no_place_on_the_line_is_refused(given):
    player = at("parity")
    with pytest.raises(BadInput):
        player.check(asked(player, "line")[0], given)


def test_no_order_is_wrong_and_every_one_is_compared():
    player = at("two_against_one")
    place, check = asked(player, "what_would_you_order")
    assert player.check(place, "one") and player.check(place, "two") and wrong_answers(player, check) == ()
    rows = [[in_column(player, check, one, column) for column in check.columns] for one in check.orders]
    assert rows == [
        [Fraction(10, 36), Fraction(3, 36), 0],
        [Fraction(90, 216), Fraction(31, 216), Fraction(-1, 2)],
    ]
    key = words(player, place).key()
    assert key.right == "" and [one.said for one in key.wrong] == list(key.answers)
    assert "5 in 12" in key.wrong[1].misconception


def test_a_place_on_the_board_is_answered_by_its_name():
    player = at("best_of_two")
    place, check = asked(player, "board")
    assert player.check(place, check.right.id) and not player.check(place, "dover")
    with pytest.raises(BadInput):
        player.check(place, check.right.place)


@pytest.mark.parametrize("step", [one.id for one in EPISODE.step])
def test_every_wrong_answer_has_a_reply_of_its_own(step):
    player = at(step)
    for check in player.step.tasks:
        replies = [reply(player, check, one) for one in wrong_answers(player, check)]
        assert len({one.key for one in replies}) == len(replies)
        assert not any(one.right for one in replies)
        assert reply(player, check, right_answer(player, check)).right


def test_what_is_there_for_those_who_are_done_is_free():
    player = at("offer")
    player.skip()
    player.reveal()
    for place, check in enumerate(player.step.check):
        player.check(place, right_answer(player, check))
    assert player.step.more and player.is_done(player.step)
    player.check(len(player.step.check), ",".join(reversed(player.step.more[0].ids)))
    assert player.is_done(player.step)


def test_a_step_is_not_done_before_its_line_is_right():
    player = at("parity")
    player.skip()
    player.reveal()
    player.check(0, player.step.check[0].right.id)
    player.check(1, "0")
    assert not player.is_done(player.step)
    player.check(1, "49")
    assert player.is_done(player.step)


def test_answers_of_every_kind_come_back_after_a_reload():
    player = at("one_each")
    for step in EPISODE.step:
        player.go(step.id)
        for place, check in enumerate(step.tasks):
            for answer in (*wrong_answers(player, check), right_answer(player, check)):
                player.check(place, answer)
    again = LessonPlayer(FLEET, EPISODE)
    assert restore(again, saved(player)) == []
    assert [again.progress_of(one.id).answers for one in EPISODE.step] == [
        player.progress_of(one.id).answers for one in EPISODE.step
    ]


def test_things_never_begin_as_is_right():
    for step in EPISODE.step:
        for place, check in enumerate(step.tasks):
            if isinstance(check, OrderCheck):
                shown = things_in_turn(EPISODE, step, place)
                assert sorted(shown) == sorted(check.ids) and shown != check.ids
                assert shown == things_in_turn(EPISODE, step, place), "the same for everybody"
    board = asked(at("best_of_two"), "board")
    assert {one.id for one in in_turn(EPISODE, EPISODE.step[2], board[0])} == {"scapa", "dogger", "dover"}


def test_a_line_tells_no_more_than_its_marks_before_it_is_answered():
    player = at("parity")
    place, _ = asked(player, "line")
    assert [round(100 * number, 1) for number, _ in words(player, place).marks()] == [Fraction("0.2")]
    assert words(player, place).key().right == "63 in 128, about 49 in 100"


RIGHT = {"id": "a", "right": True}
WRONG = {"id": "b", "misconception": "half_half"}
THINGS = [{"id": "a"}, {"id": "b"}, {"id": "c"}]
PAIR = [{"id": "a", "given": {"n": 1}}, {"id": "b", "given": {"n": 2}}]
WHAT = "what_would_you_order"
COLUMNS = [{"id": "x", "number": {"mean": True}}]


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ({"answers": [RIGHT, WRONG, {"id": "c", "right": True}]}, "expected-one-right"),
        (
            {"kind": "board", "answers": [RIGHT | {"place": "1"}, WRONG | {"place": "1"}]},
            "expected-places-apart",
        ),
        (
            {"kind": "order", "items": [*THINGS, THINGS[0]], "misconception": "half_half"},
            "expected-answers-apart",
        ),
        (
            {"kind": "order", "items": [{"id": "d", "number": "x"}, *THINGS], "misconception": "half_half"},
            "expected-all-numbers",
        ),
        (
            {"kind": "line", "number": "x", "tolerance": 5, "marks": ["x"], "high": "a", "low": "b"},
            "expected-marks-apart",
        ),
        (
            {"kind": WHAT, "orders": [PAIR[0], {"id": "b", "given": {"m": 1}}], "columns": COLUMNS},
            "expected-same-parameters",
        ),
        ({"kind": WHAT, "orders": [PAIR[0], PAIR[0]], "columns": COLUMNS}, "expected-orders-apart"),
    ],
)
def test_a_question_that_contradicts_itself_is_refused(written, expected):
    with pytest.raises(ValidationError) as refused:
        READ.validate_python(written)
    assert refused.value.errors()[0]["ctx"]["error"].key == expected


@pytest.mark.parametrize("written", [{"kind": "riddle"}, {"kind": "line", "tolerance": 5, "number": "x"}])
def test_a_question_of_no_kind_or_without_a_part_is_refused(written):
    with pytest.raises(ValidationError):
        READ.validate_python(written)


def test_a_step_has_the_numbers_and_the_scene_its_questions_name():
    step = EPISODE.step[2]
    line = LineCheck(kind="line", number="nobody-knows", tolerance=5, high="half_half", low="half_half")
    board = EPISODE.step[2].check[1]
    for task, lacking in ((line, step), (board, step.model_copy(update={"scene": None}))):
        data = lacking.model_dump() | {"check": [task.model_dump()]}
        with pytest.raises(ValidationError) as refused:
            type(step).model_validate(data)
        expected = "expected-scene-of-board" if task is board else "expected-number-of-step"
        assert refused.value.errors()[0]["ctx"]["error"].key == expected
