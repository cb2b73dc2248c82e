"""Lessons without a browser: files are read strictly, and every episode can be walked to its end."""

from __future__ import annotations

import json
import re
import tomllib
from fractions import Fraction

import pytest

from navalgames import odds
from navalgames.errors import BadInput, Problem
from navalgames.games import GAME_IDS, game
from navalgames.rule_index import find
from navalgames.sessions.lesson_grammar import BarsPrediction, ChoicePrediction
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_saving import address, open_address, restore, saved
from navalgames.sessions.lesson_words import explanation, facts, setting_text
from navalgames.sessions.lessons import episodes_of, find_episode, read_episode, read_episodes
from navalgames.texts import LANGUAGES, Texts

FLEET = game("grand_fleet")
WORDS = Texts("en", game="grand_fleet", strict=True)
EPISODES = episodes_of(FLEET)
STEPS = [(episode, step) for episode in EPISODES for step in episode.step]
STEP_IDS = [f"{episode.number}-{step.id}" for episode, step in STEPS]
FIRST = FLEET.folder / "lessons" / "1_will_they_come_out.toml"
every_step = pytest.mark.parametrize(("episode", "step"), STEPS, ids=STEP_IDS)
every_episode = pytest.mark.parametrize("episode", EPISODES, ids=[episode.id for episode in EPISODES])


def player_at(episode, step) -> LessonPlayer:
    return LessonPlayer(FLEET, episode, step=step.id)


def guesses(player: LessonPlayer) -> dict[str, object]:
    """A prediction for every verdict a step can give."""
    step, exact = player.step, player.answer().distribution
    if isinstance(step.predict, ChoicePrediction):
        by_verdict = {}
        for option in step.predict.options:
            player.predict(option.id)
            by_verdict[player.verdict] = option.id
        return by_verdict
    if isinstance(step.predict, BarsPrediction):
        names, tokens = player.outcome_names, step.predict.tokens
        spreads = [{name: tokens} for name in names] + [_rounded(exact, player.answer().outcomes, tokens)]
        half = tokens // 2
        spreads += [{one: half, two: tokens - half} for one in names for two in names if one != two]
        by_verdict = {}
        for spread in spreads:
            player.predict(spread)
            by_verdict[player.verdict] = spread
        return by_verdict
    target = float(player.target * 100 if step.target.is_chance else player.target)
    least, step_size = step.predict.least, step.predict.step
    nearest = least + round((target - least) / step_size) * step_size
    return {"low": step.predict.least, "right": nearest, "high": step.predict.most}


def _rounded(exact, outcomes, tokens: int) -> dict[str, int]:
    """The exact chances in whole tokens: the largest remainders get the tokens that are left."""
    shares = {str(outcome): exact.chance(outcome) * tokens for outcome in outcomes}
    counts = {name: int(share) for name, share in shares.items()}
    for name in sorted(shares, key=lambda name: counts[name] - shares[name])[: tokens - sum(counts.values())]:
        counts[name] += 1
    return counts


# ---- the files


def test_there_are_six_episodes_of_four_to_six_steps_and_twenty_to_thirty_minutes():
    assert [episode.number for episode in EPISODES] == [1, 2, 3, 4, 5, 6]
    for episode in EPISODES:
        assert 4 <= len(episode.step) <= 6
        assert 20 <= episode.minutes <= 30


@every_episode
def test_every_sentence_is_in_the_catalogue(episode):
    missing = [key for key in episode.text_keys() if not WORDS.has(key)]
    assert not missing


def test_no_sentence_of_a_lesson_is_left_over():
    used = {key for episode in EPISODES for key in episode.text_keys()}
    settings = {
        episode.key(step.id, "set", str(value).lower())
        for episode, step in STEPS
        for value in step.vary.values
    }
    written = {key for n in range(1, 7) for key in WORDS.several(f"lesson-{n}-")}
    terms = {key for key in WORDS.several("lesson-term-")}
    assert written - used - settings == set()
    assert terms <= used


@every_step
def test_every_sentence_can_be_said_with_its_numbers(episode, step):
    player = player_at(episode, step)
    known = facts(player, WORDS)
    for key in episode.text_keys():
        if key.startswith(episode.key(step.id)):
            assert "⟦" not in WORDS.t(key, **known)
            assert "{" not in WORDS.t(key, **known)


@every_step
def test_every_number_said_is_used_somewhere(episode, step):
    text = (FLEET.folder / "texts" / "en" / f"lesson_{episode.number}.ftl").read_text(encoding="utf-8")
    own = "\n".join(line for line in text.splitlines() if line.startswith(episode.key(step.id)))
    for name in step.numbers:
        said = re.search(rf"\$ ?{name}(-fraction|-percent|-decimal)?\b", own)
        assert said, f"{name} is worked out for nothing"


def test_no_percentage_is_typed_by_hand():
    for n in range(1, 7):
        text = (FLEET.folder / "texts" / "en" / f"lesson_{n}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"[\d.]+ ?%", text)) <= {"100 %"}


@every_step
def test_the_first_control_comes_within_120_words(episode, step):
    known = facts(player_at(episode, step), WORDS)
    parts = ["title", "goal", "hook", "predict", *(f"assumption-{n + 1}" for n in range(step.assumptions))]
    shown = " ".join(WORDS.t(episode.key(step.id, part), **known) for part in parts)
    assert len(shown.split()) <= 110  # the headings around them are ten words more


@every_step
def test_feedback_is_never_only_right_or_wrong(episode, step):
    known = facts(player_at(episode, step), WORDS)
    for n, check in enumerate(step.check, 1):
        for answer in check.answers:
            why = WORDS.t(episode.key(step.id, "check", n, answer.id, "why"), **known)
            assert len(why.split()) >= 5, why
            assert not (answer.right and why.startswith(("Right", "Yes")))


@every_step
def test_every_rule_named_exists(episode, step):
    for number in step.rules:
        assert find("grand_fleet", number).number == number


@every_step
def test_the_hook_lies_in_the_years_of_the_game(episode, step):
    assert 1914 <= step.hook.date.year <= 1918
    shown = WORDS.t(episode.key(step.id, "hook"))
    assert f"{step.hook.date:%B}" in shown
    assert str(step.hook.date.year) in shown


@every_step
def test_every_way_back_to_history_says_how_sure_it_is(episode, step):
    marks = [line.mark for line in step.history]
    for line in step.history:
        assert line.source or line.mark == "simplification"
    assert "simplification" in marks or "disputed" in marks


# ---- reader errors


def changed(tmp_path, change) -> object:
    """Read the first episode after `change(text)`."""
    path = tmp_path / "lesson.toml"
    text = FIRST.read_text(encoding="utf-8")
    path.write_text(change(text), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != text
    return read_episode(path)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("minutes = 25", "minutes = 45", "at minutes: given 45"),
        ("goals = 3", "gaols = 3", "at gaols"),
        ('kind = "choice"', 'kind = "guess"', "step.3.predict"),
        ('id = "offer"', 'id = "parity"', "two steps have the same id"),
        ('source = "jellicoe"', 'source = "jelico"', "cites the source jelico"),
        ("values = [1, 2], find = [2]", "values = [1, 2], find = [7]", "which is not among the values"),
        ("{ chance = [6] }", "{ chance = [6], mean = true }", "only one"),
        ('"count", right = true', '"count", misconception = "equal_results"', "exactly one answer"),
        ('misconception = "strength_in_dice"', "right = false", "names a misconception"),
        ("least = 40, most = 60", "least = 41, most = 60", "must start where"),
        ('"7.10e", "7.10f"]', '"7.10e"]', "rules of the episode and of its steps differ"),
        ("seed = 1914", "seed = -1", "step.1.seed"),
        ("tokens = 36", "tokens = 3", "tokens"),
        ('mark = "disputed"', 'mark = "maybe"', "mark"),
    ],
)
def test_a_wrong_entry_is_named_with_its_file_and_place(tmp_path, old, new, said):
    with pytest.raises(BadInput) as refused:
        changed(tmp_path, lambda text: text.replace(old, new, 1))
    assert "lesson.toml" in str(refused.value)
    assert said in str(refused.value)


def test_a_file_that_is_not_toml_is_refused_in_a_sentence(tmp_path):
    with pytest.raises(BadInput, match=r"lesson\.toml is not readable TOML"):
        changed(tmp_path, lambda text: text[: len(text) // 2] + "[[")


def test_a_missing_file_is_refused_in_a_sentence(tmp_path):
    with pytest.raises(BadInput, match=r"gone\.toml does not exist"):
        read_episode(tmp_path / "gone.toml")


def test_a_gap_in_the_numbers_is_refused(tmp_path):
    text = FIRST.read_text(encoding="utf-8").replace("number = 1", "number = 2", 1)
    (tmp_path / "a.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match="numbered 1, 2, 3"):
        read_episodes(tmp_path)


def test_an_unknown_episode_offers_the_nearest():
    with pytest.raises(BadInput, match="hide_and_seek"):
        find_episode(FLEET, "hide_and_sek")


# ---- walking


@every_episode
@pytest.mark.parametrize("answers", ["right", "wrong first", "skip"])
def test_an_episode_can_be_walked_to_its_end(episode, answers):
    player = LessonPlayer(FLEET, episode)
    for step in episode.step:
        assert player.step.id == step.id
        if answers == "skip":
            player.skip()
        else:
            player.predict(guesses(player)["right"])
        if not player.certain:
            player.roll(step.rolls[0])
        player.reveal()
        for value in (*step.vary.values, *step.vary.find):
            player.vary(value)
            player.answer()
        assert player.progress.found
        for number, check in enumerate(step.check):
            if answers == "wrong first":
                for answer in check.answers:
                    assert player.check(number, answer.id) == answer.right
            assert player.check(number, check.right.id)
        assert all(sentence.said(WORDS) for sentence in explanation(player, WORDS))
        assert player.is_done(step)
        player.next()
    assert player.finished
    assert player.minutes_left == 0


@every_step
def test_the_explanation_answers_the_learners_own_prediction(episode, step):
    player = player_at(episode, step)
    possible = guesses(player)
    assert "right" in possible
    assert {"high", "low"} & set(possible)
    first = {}
    for verdict, guess in possible.items():
        player.predict(guess)
        assert player.verdict == verdict
        first[verdict] = explanation(player, WORDS)[0].said(WORDS)
    assert len(set(first.values())) == len(possible)


@every_step
def test_no_die_of_a_worked_example_is_unused(episode, step):
    throw = player_at(episode, step).worked_example()
    assert (throw is None) == (step.example is None)


def test_a_worked_example_with_a_die_too_many_is_an_error(tmp_path):
    two = '{ dice = "2d6", why = "initiative-de", shows = [5, 1] }'
    episode = changed(tmp_path, lambda text: text.replace(two, two + ', { dice = "1d6", shows = [3] }'))
    with pytest.raises(Problem, match="1d6"):
        LessonPlayer(FLEET, episode, step="parity").worked_example()


def test_a_worked_example_with_another_outcome_is_an_error(tmp_path):
    episode = changed(tmp_path, lambda text: text.replace("outcome = 1", "outcome = 0"))
    with pytest.raises(BadInput, match="gives 1; the lesson file promises 0"):
        LessonPlayer(FLEET, episode, step="parity").worked_example()


@every_step
def test_the_facts_of_a_step_are_the_exact_answers(episode, step):
    player = player_at(episode, step)
    known = facts(player, WORDS)
    exact = step.target.of(odds.ask(FLEET, step.question, **step.fixed).distribution)
    assert player.target == exact
    assert known["target-fraction"].replace("−", "-") in (str(exact), known.get("target-percent"))


@every_step
def test_varying_finds_something_new(episode, step):
    answers = {
        value: odds.ask(FLEET, step.question, **(dict(step.fixed) | {step.vary.control: value})).distribution
        for value in step.vary.values
    }
    assert len(set(answers.values())) > 1
    player = player_at(episode, step)
    assert player.first_setting in step.vary.values
    assert player.first_setting not in step.vary.find, "the task would be solved before it is set"


# ---- the rules of the loop


@pytest.fixture
def player() -> LessonPlayer:
    return LessonPlayer(FLEET, EPISODES[0])


def test_the_dice_open_with_a_prediction_or_a_skip(player):
    with pytest.raises(BadInput, match="Predict first"):
        player.roll(1)
    with pytest.raises(BadInput, match="Predict first"):
        player.reveal()
    player.skip()
    assert player.progress.skipped
    player.roll(1)


def test_a_prediction_may_change_until_the_answer_is_shown(player):
    player.predict(30)
    player.predict(40)
    player.take_back()
    player.predict(50)
    player.reveal()
    with pytest.raises(BadInput, match="already shown"):
        player.predict(44)
    with pytest.raises(BadInput, match="already shown"):
        player.take_back()
    assert player.progress.guess == 50


@pytest.mark.parametrize("guess", [-1, 101, "half", None, True, {"nobody": 3}])
def test_an_impossible_prediction_is_refused(player, guess):
    with pytest.raises(BadInput, match="from 0 to 100"):
        player.predict(guess)
    assert player.progress.guess is None


def test_drawn_bars_need_all_their_blocks(player):
    player.go("best_of_two")
    with pytest.raises(BadInput, match="35 blocks were placed"):
        player.predict({"6": 35})
    with pytest.raises(BadInput, match="whole numbers"):
        player.predict({"7": 36})
    with pytest.raises(BadInput, match="whole numbers"):
        player.predict({"6": 37, "5": -1})
    player.predict({"6": 36})
    assert player.verdict == "high"
    assert player.progress.guess == {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0, "6": 36}


def test_the_same_seed_gives_the_same_rolls_and_another_seed_others(player):
    player.predict(30)
    player.roll(10)
    player.roll(100)
    first = dict(player.sample.counts)
    assert sum(first.values()) == 110
    player.same_rolls()
    assert player.sample.counts == first
    player.new_rolls(7)
    assert player.sample.size == 110
    assert player.sample.counts != first
    player.set_seed(player.step.seed)
    assert player.sample.size == 0
    player.roll(110)
    assert player.sample.counts == first


@pytest.mark.parametrize("seed", [-1, 2**31, 1.5, True, "7"])
def test_an_impossible_seed_is_refused(player, seed):
    with pytest.raises(BadInput, match="is not a seed"):
        player.new_rolls(seed)


@pytest.mark.parametrize("n", [0, -3, 10_001, 2.0, True])
def test_an_impossible_number_of_rolls_is_refused(player, n):
    player.skip()
    with pytest.raises(BadInput, match="rolls are not possible"):
        player.roll(n)
    assert player.progress.rolled == 0


def test_changing_the_control_clears_the_rolls_and_keeps_a_ghost(player):
    player.predict(30)
    player.roll(100)
    player.reveal()
    assert player.vary(2)
    assert player.sample.size == 0
    assert player.ghost[0] == 1
    assert player.ghost[1].distribution == odds.ask(FLEET, "initiative", uk_dice=1, de_dice=1).distribution
    assert player.answer().distribution == odds.ask(FLEET, "initiative", uk_dice=2, de_dice=1).distribution
    assert not player.vary(2)
    with pytest.raises(BadInput, match="It takes: 1, 2"):
        player.vary(3)


def test_going_back_keeps_what_was_done_and_starting_over_forgets_it(player):
    player.predict(30)
    player.check(0, "thirds")
    player.next()
    player.back()
    assert player.progress.guess == 30
    assert player.progress.answers[0] == ("thirds",)
    player.start_over()
    assert player.progress.guess is None
    assert player.progress.answers == ((), ())


def test_a_wrong_check_answer_is_kept_and_can_be_mended(player):
    assert not player.check(0, "thirds")
    assert player.check(0, "count")
    assert player.progress.answers[0] == ("thirds", "count")
    with pytest.raises(BadInput, match="not one of the answers"):
        player.check(0, "cuont")
    with pytest.raises(BadInput, match="There is no question 5"):
        player.check(5, "count")


def test_an_unknown_step_offers_the_nearest(player):
    with pytest.raises(BadInput, match="parity"):
        player.go("pairty")


@pytest.mark.parametrize("percent", [0, 20, 40, 44, 50, 51, 100])
def test_a_number_is_right_within_its_tolerance(player, percent):
    player.predict(percent)
    gap = percent - Fraction(400, 9)
    tolerance = player.step.predict.tolerance
    assert player.verdict == ("right" if abs(gap) <= tolerance else "high" if gap > 0 else "low")


# ---- reload and link


@every_step
def test_a_reload_brings_everything_back(episode, step):
    player = player_at(episode, step)
    player.predict(guesses(player)["right"])
    player.set_seed(12)
    player.reveal()
    player.vary(step.vary.find[0])
    player.roll(10)
    player.check(0, step.check[0].answers[0].id)
    kept = json.loads(json.dumps(saved(player)))
    again = player_at(episode, step)
    assert restore(again, kept) == []
    assert again.progress == player.progress
    assert again.sample.counts == player.sample.counts


@every_step
def test_a_link_shows_the_same_plot_and_numbers(episode, step):
    player = player_at(episode, step)
    player.predict(guesses(player)["right"])
    player.reveal()
    player.vary(step.vary.find[0])
    player.roll(25)
    opened, notes = open_address(FLEET, address(player))
    assert notes == []
    assert (opened.episode.id, opened.step.id) == (episode.id, step.id)
    assert opened.progress.guess == player.progress.guess
    assert opened.setting == player.setting
    assert opened.sample.counts == player.sample.counts
    assert opened.progress.revealed
    assert address(opened) == address(player)


def test_a_link_keeps_the_setting_that_was_there_before(player):
    first, other = player.step.vary.values[:2]
    player.skip()
    player.reveal()
    for value in (other, first):
        player.vary(value)
    opened, notes = open_address(FLEET, address(player))
    assert notes == []
    assert opened.ghost == player.ghost
    assert opened.ghost[0] == other


def test_a_fresh_link_is_short(player):
    assert address(player) == {"episode": "will_they_come_out", "step": "one_each"}
    player.skip()
    assert address(player)["guess"] == "skip"


@pytest.mark.parametrize(
    "query",
    [
        {"episode": "<script>"},
        {"episode": "99"},
        {"step": "../../etc"},
        {"guess": "nan"},
        {"guess": "1e9"},
        {"guess": "<b>"},
        {"seed": "-1"},
        {"seed": "9" * 30},
        {"guess": "30", "rolls": "99999999"},
        {"rolls": "5"},
        {"set": "17"},
        {"shown": "2"},
        {"shown": "1"},
        {"episode": "1", "step": "best_of_two", "guess": "1-2-3"},
        {"episode": "1", "step": "best_of_two", "guess": "6-6-6-6-6-٦"},
    ],
)
def test_what_a_link_says_wrongly_is_left_out_with_a_note(query):
    opened, notes = open_address(FLEET, query)
    assert len(notes) == 1
    said = notes[0].said(WORDS)
    for value in query.values():
        assert len(value) < 3 or value not in said
    assert opened.progress.rolled == 0


KEPT = {"version": 1, "game": "grand_fleet", "episode": "will_they_come_out"}
NONSENSE = {"seed": 3, "guess": "no", "rolled": 10**9, "answers": [["never"]], "setting": 9}


@pytest.mark.parametrize(
    "kept",
    [
        None,
        [],
        {"version": 2},
        KEPT | {"episode": "other", "steps": {}},
        KEPT | {"steps": {"one_each": {"seed": "x"}}},
        KEPT | {"steps": {"one_each": NONSENSE}},
        KEPT | {"steps": {"one_each": {"seed": 3, "answers": 7}}},
    ],
)
def test_kept_answers_that_do_not_fit_are_left_out_with_a_note(player, kept):
    assert [note.key for note in restore(player, kept)] == ["lesson-note-saved"]
    assert player.progress.guess is None
    assert player.progress.rolled == 0


def test_lesson_files_hold_no_sentences():
    """Whatever a learner reads stands in a catalogue; only names of books are data."""
    for path in (FLEET.folder / "lessons").glob("*.toml"):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        data.pop("sources")
        for text in _texts_in(data):
            assert len(text.split()) == 1, f"{path.name}: {text}"


def _texts_in(data):
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from _texts_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from _texts_in(value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAME_IDS)
def test_every_value_of_a_control_has_words(name, language):
    texts, raw = Texts(language, game=name), []
    for episode in episodes_of(game(name)):
        for step in episode.step:
            player = LessonPlayer(game(name), episode, step=step.id)
            named = {value: setting_text(player, texts, value) for value in step.vary.values}
            raw += [(episode.id, step.id, text) for text in named.values() if re.search("_|True|False", text)]
    assert raw == []
