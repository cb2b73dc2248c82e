"""The teacher's sheet without a page: complete for every episode, and every number the exact one."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache

import pytest

from navalgames import odds
from navalgames.chance import Distribution
from navalgames.games import game
from navalgames.serve.worksheet_rtf import escaped, worksheet_rtf
from navalgames.sessions.lesson_grammar import DISCUSSIONS
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_saving import open_address
from navalgames.sessions.lesson_words import facts, setting_text
from navalgames.sessions.lessons import episodes_of
from navalgames.sessions.teacher_kit import CLASS_ROLLS, HALF, apportioned, plans, teacher_sheet, tells
from navalgames.texts import LANGUAGES, Texts, catalogue_files
from navalgames.texts.figures import fraction_text, percent_text

FLEET = game("grand_fleet")
EPISODES = episodes_of(FLEET)
STEPS = [(episode, step) for episode in EPISODES for step in episode.step]
every_sheet = pytest.mark.parametrize("episode", EPISODES, ids=[one.id for one in EPISODES])
every_step = pytest.mark.parametrize(
    ("episode", "step"), STEPS, ids=[f"{one.number}-{step.id}" for one, step in STEPS]
)


@cache
def sheet_of(number: int):
    """The sheet of an episode, made once where a test asks for it: not while tests are being found."""
    return teacher_sheet(FLEET, EPISODES[number - 1])


@pytest.fixture
def sheet(episode):
    return sheet_of(episode.number)


@pytest.fixture
def told(episode, step):
    return sheet_of(episode.number).steps[episode.step.index(step)]


def sentences(part) -> list[str]:
    """Every text of a sheet, however deep it lies."""
    if isinstance(part, str):
        return [part]
    if isinstance(part, dict):
        return [text for value in part.values() for text in sentences(value)]
    return [text for one in part for text in sentences(one)] if isinstance(part, tuple) else []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("episode", EPISODES, ids=[one.id for one in EPISODES])
def test_a_sheet_is_complete_in_every_language(episode, language):
    sheet = teacher_sheet(FLEET, episode, language)
    assert len(sheet.goals) == episode.goals >= 2
    assert len(sheet.discussion) == DISCUSSIONS == 3
    assert len(sheet.steps) == len(episode.step)
    assert len(sheet.sources) == len(episode.sources)
    assert [plan.minutes for plan in sheet.plans] == [30, 45]
    needed = [sheet.title, sheet.prior, sheet.exit, *sentences(sheet.discussion), *sheet.summary]
    for step in sheet.steps:
        needed += [step.hook.text, step.hook.source, step.question, step.form, step.answer]
        needed += [step.task, step.varied, step.too_low, step.too_high]
        keys = [one._replace(right=one.right or "-", why=one.why or "-") for one in step.checks]
        assert all(one.right and one.why for one in step.checks if one.kind != "what_would_you_order")
        needed += [*step.explain, *sentences(tuple(keys))]
        assert step.history
        assert step.assumptions
    assert all(text.strip() for text in needed)
    assert [text for text in sentences(sheet) if "⟦" in text or "{" in text] == []


@every_sheet
def test_plans_fill_the_lesson_without_a_gap(episode, sheet):
    assert sheet.plans == plans(episode)
    for plan in sheet.plans:
        ends = [0, *(stage.end for stage in plan.stages)]
        assert [stage.start for stage in plan.stages] == ends[:-1]
        assert ends[-1] == plan.minutes
        assert [stage.step for stage in plan.stages if stage.kind == "step"] == [
            one.id for one in episode.step
        ]
        assert all(stage.end - stage.start >= 2 for stage in plan.stages)


def test_minutes_are_shared_in_proportion():
    assert apportioned([Fraction(1), Fraction(2), Fraction(1)], 8) == [2, 4, 2]
    assert sum(apportioned([Fraction(5), Fraction(7), Fraction(3)], 28)) == 28


@every_step
def test_every_number_is_the_exact_one(episode, step, told):
    exact = odds.ask(FLEET, step.question, **step.fixed)
    assert [line.chance for line in told.chances] == [
        exact.distribution.chance(outcome) for outcome in exact.outcomes
    ]
    assert sum(line.chance for line in told.chances) == 1
    target = step.target
    given = ({} if target.question else step.fixed) | target.given
    asked = odds.ask(FLEET, target.question or step.question, **given)
    assert told.exact == target.of(asked.distribution)
    if target.is_chance:
        assert percent_text(told.exact) in told.answer
        assert fraction_text(told.exact) in told.answer


@every_step
def test_what_pupils_find_is_told_at_the_setting_that_solves_the_task(episode, step, told):
    words = Texts("en", game="grand_fleet", strict=True)
    setting = setting_text(LessonPlayer(FLEET, episode, step=step.id), words, step.vary.find[0])
    said = words.t(episode.key(step.id, "varied"), **{**_facts(episode, step), "setting": setting})
    assert told.varied == said


@every_step
def test_the_key_holds_the_right_answers(episode, step, told):
    words = Texts("en", game="grand_fleet", strict=True)
    for place, (check, key) in enumerate(zip(step.tasks, told.checks, strict=True)):
        if check.kind not in ("choice", "board"):
            continue
        own = step.task_key(place)
        bare = words.t(episode.key(step.id, *own, check.right.id), **_facts(episode, step))
        assert key.right == bare
        assert key.right in key.answers
        assert len(key.wrong) == len(check.answers) - 1
        assert all(wrong.misconception and wrong.feedback and wrong.said != key.right for wrong in key.wrong)


def _facts(episode, step) -> dict[str, str]:
    return facts(LessonPlayer(FLEET, episode, step=step.id), Texts("en", game="grand_fleet"))


@every_step
def test_the_right_choice_is_the_one_the_page_calls_right(episode, step, told):
    if step.predict.kind != "choice":
        assert told.right_option == ""
        return
    chosen = step.predict.options[told.options.index(told.right_option)]
    player = LessonPlayer(FLEET, episode, step=step.id)
    player.predict(chosen.id)
    assert player.verdict == "right"


@every_step
def test_the_class_sees_what_the_sheet_foretells(episode, step, told):
    player = LessonPlayer(FLEET, episode, step=step.id)
    assert (told.seen is None) == player.certain
    if told.seen is None:
        return
    player.skip()
    for n in (1, 10, CLASS_ROLLS - 11):  # however the rolls are made
        player.roll(n)
    if told.seen.hits is not None:
        share = step.target.of(Distribution(player.sample.counts))
        assert told.seen.hits == share * CLASS_ROLLS


@every_step
def test_the_links_open_the_step_as_promised(episode, step, told):
    for kind, query in told.links.items():
        player, notes = open_address(FLEET, query)
        assert notes == []
        assert (player.episode.id, player.step.id) == (episode.id, step.id)
        assert player.progress.seed == told.seed
        assert player.progress.revealed == (kind != "start")
    changed, _ = open_address(FLEET, told.links["change"])
    assert changed.setting in step.vary.find


@every_sheet
def test_the_worksheet_file_holds_every_question_and_no_answer(episode, sheet):
    file = worksheet_rtf(sheet, Texts("en"))
    assert file.startswith(r"{\rtf1")
    assert file.isascii()
    bare = re.sub(r"\\[\\{}]", "", file)
    assert bare.count("{") == bare.count("}")
    for step in sheet.steps:
        assert escaped(step.paper_question) in file
        assert escaped(step.hook.text) in file
        assert not any(escaped(line) in file for line in (*step.explain, step.varied, step.answer))
    assert escaped(sheet.exit) in file


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("episode", EPISODES, ids=[one.id for one in EPISODES])
def test_no_step_on_paper_tells_the_answer_of_another(episode, language):
    """All steps of the worksheet lie on the table at once. A half is said in too many ways to be a secret."""
    sheet = teacher_sheet(FLEET, episode, language)
    chances = {
        one.exact
        for one, step in zip(sheet.steps, episode.step, strict=True)
        if step.target.is_chance and one.exact != HALF
    }
    answers = [number for chance in chances for number in (fraction_text(chance), percent_text(chance))]
    assert answers
    for step in sheet.steps:
        texts = [step.paper_question, step.paper_task]
        texts += [step.paper_check.question, *step.paper_check.answers] if step.paper_check else []
        assert [(step.id, number, text) for number in answers for text in texts if tells(text, number)] == []


@every_sheet
def test_what_an_earlier_step_asks_is_left_open_on_paper(episode, sheet):
    """All steps lie on the table at once: no question tells what a step before it asks for."""
    asked = ""
    for step in sheet.steps:
        told = [number for number in re.findall(r"[\d.]+ %", asked) if tells(step.paper_question, number)]
        assert told == [], step.id
        asked += step.answer


@every_sheet
def test_every_episode_names_its_place_in_the_curriculum(episode, sheet):
    assert [subject for subject, _ in sheet.topics] == ["Mathematics", "History"]
    assert all(len(topics) >= 2 for _, topics in sheet.topics)
    assert "⟦" not in str(sheet.topics)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_pages_is_used(language):
    from navalgames.serve.places import PAGES_FOLDER

    file = next(path for path in catalogue_files(language) if path.name == "teach.ftl")
    keys = re.findall(r"^(teach-[a-z-]+) =", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    package = PAGES_FOLDER.parents[1]
    sources = [*PAGES_FOLDER.glob("*.html"), *package.glob("serve/*.py"), *package.glob("sessions/teach*.py")]
    written = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    begun = ("teach-material-", "teach-mark-", "teach-plan-", "teach-topic-")
    assert [
        key
        for key in keys
        if f"'{key}'" not in written and f'"{key}"' not in written and not key.startswith(begun)
    ] == []
    assert len(keys) > 80
