"""The episodes of every game: files, sentences, numbers, rules and history; each is walked to its end."""

from __future__ import annotations

import json
import re

import pytest

from navalgames import odds
from navalgames.games import GAME_IDS
from navalgames.games import game as game_called
from navalgames.rule_index import find
from navalgames.sessions.lesson_grammar import BarsPrediction, ChoicePrediction
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_saving import address, open_address, restore, saved
from navalgames.sessions.lesson_words import explanation, facts
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import LANGUAGES, Texts

WHOLE = {"en": {"100 %"}, "ja": {"100 %", "100%"}}
EPISODES_OF = {
    "grand_fleet": 6,
    "kaisers_pirates": 8,
    "raiders_of_the_deep": 8,
    "atlantic_chase": 8,
    "frigate_duel": 6,
}
YEARS = {
    "grand_fleet": (1914, 1918),
    "kaisers_pirates": (1914, 1918),
    "raiders_of_the_deep": (1914, 1918),
    "atlantic_chase": (1939, 1942),
    "frigate_duel": (1793, 1815),
}
GAMES = [game_called(game_id) for game_id in GAME_IDS]
WORDS = {
    (one.id, language): Texts(language, game=one.id, strict=True) for one in GAMES for language in LANGUAGES
}
EPISODES = [(one, episode) for one in GAMES for episode in episodes_of(one)]
STEPS = [(one, episode, step) for one, episode in EPISODES for step in episode.step]
every_game = pytest.mark.parametrize("game", GAMES, ids=GAME_IDS)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_episode = pytest.mark.parametrize(
    ("game", "episode"), EPISODES, ids=[f"{one.id}-{episode.id}" for one, episode in EPISODES]
)
every_step = pytest.mark.parametrize(
    ("game", "episode", "step"), STEPS, ids=[f"{one.id}-{e.number}-{step.id}" for one, e, step in STEPS]
)


def known_at(game, episode, step, language) -> dict:
    """What the sentences of a step may say."""
    return facts(LessonPlayer(game, episode, step=step.id), WORDS[game.id, language])


def written(game, episode, language) -> str:
    """The file with the sentences of an episode."""
    return (game.folder / "texts" / language / f"lesson_{episode.number}.ftl").read_text(encoding="utf-8")


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
    by_verdict = {}
    for guess in (step.predict.least, step.predict.most, nearest):
        player.predict(guess)
        by_verdict[player.verdict] = guess
    return by_verdict


def _rounded(exact, outcomes, tokens: int) -> dict[str, int]:
    """The exact chances in whole tokens: the largest remainders get the tokens that are left."""
    shares = {str(outcome): exact.chance(outcome) * tokens for outcome in outcomes}
    counts = {name: int(share) for name, share in shares.items()}
    for name in sorted(shares, key=lambda name: counts[name] - shares[name])[: tokens - sum(counts.values())]:
        counts[name] += 1
    return counts


# ---- the files


@every_game
def test_episodes_are_numbered_and_have_four_to_six_steps_and_twenty_to_thirty_minutes(game):
    episodes = episodes_of(game)
    assert [episode.number for episode in episodes] == list(range(1, EPISODES_OF[game.id] + 1))
    for episode in episodes:
        assert 4 <= len(episode.step) <= 6
        assert 20 <= episode.minutes <= 30


@every_language
@every_episode
def test_every_sentence_is_in_the_catalogue(game, episode, language):
    assert [key for key in episode.text_keys() if not WORDS[game.id, language].has(key)] == []


@every_game
def test_no_sentence_of_a_lesson_is_left_over(game):
    words, episodes = WORDS[game.id, "en"], episodes_of(game)
    used = {key for episode in episodes for key in episode.text_keys()}
    settings = {
        episode.key(step.id, "set", str(value).lower())
        for episode in episodes
        for step in episode.step
        for value in step.vary.values
    }
    found = {key for episode in episodes for key in words.several(f"lesson-{episode.number}-")}
    assert found - used - settings == set()
    assert set(words.several("lesson-term-")) <= used


@every_language
@every_step
def test_every_sentence_can_be_said_with_its_numbers(game, episode, step, language):
    known, words = known_at(game, episode, step, language), WORDS[game.id, language]
    own = [key for key in episode.text_keys() if key.startswith(episode.key(step.id) + "-")]
    said = [words.t(key, **known) for key in own]
    assert own and not any("⟦" in text or "{" in text for text in said)


@every_step
def test_every_number_is_said(game, episode, step):
    lines = written(game, episode, "en").splitlines()
    own = "\n".join(line for line in lines if line.startswith(episode.key(step.id)))
    for name in step.numbers:
        said = re.search(rf"\$ ?{name}(-fraction|-percent|-decimal)?\b", own)
        assert said, f"{name} is worked out for nothing"


@every_language
@every_episode
def test_no_percentage_is_typed_by_hand(game, episode, language):
    assert set(re.findall(r"[\d.]+ ?%", written(game, episode, language))) <= WHOLE[language]


@every_step
def test_the_first_control_comes_within_120_words(game, episode, step):
    known = known_at(game, episode, step, "en")
    parts = ["title", "goal", "hook", "predict", *(f"assumption-{n + 1}" for n in range(step.assumptions))]
    shown = " ".join(WORDS[game.id, "en"].t(episode.key(step.id, part), **known) for part in parts)
    assert len(shown.split()) <= 110  # the headings around them are ten words more


@every_step
def test_feedback_is_never_only_right_or_wrong(game, episode, step):
    known = known_at(game, episode, step, "en")
    for n, check in enumerate(step.check, 1):
        for answer in check.answers:
            why = WORDS[game.id, "en"].t(episode.key(step.id, "check", n, answer.id, "why"), **known)
            assert len(why.split()) >= 5, why
            assert not (answer.right and why.startswith(("Right", "Yes")))


@every_step
def test_every_rule_named_exists(game, episode, step):
    for number in step.rules:
        assert find(game.id, number).number == number


@every_step
def test_the_hook_says_its_date_in_the_years_of_the_game(game, episode, step):
    date = step.hook.date
    first, last = YEARS[game.id]
    assert first <= date.year <= last
    said = {
        language: WORDS[game.id, language].t(
            episode.key(step.id, "hook"), **known_at(game, episode, step, language)
        )
        for language in LANGUAGES
    }
    assert f"{date:%B}" in said["en"] and str(date.year) in said["en"]
    assert f"{date.year}年{date.month}月" in said["ja"]


@every_step
def test_every_way_back_to_history_says_how_sure_it_is(game, episode, step):
    marks = [line.mark for line in step.history]
    for line in step.history:
        assert line.source or line.mark == "simplification"
    assert "simplification" in marks or "disputed" in marks


# ---- walking


@every_episode
@pytest.mark.parametrize("answers", ["right", "wrong first", "skip"])
def test_an_episode_can_be_walked_to_its_end(game, episode, answers):
    player = LessonPlayer(game, episode)
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
        words = WORDS[game.id, "en"]
        assert all(sentence.said(words) for sentence in explanation(player, words))
        assert player.is_done(step)
        player.next()
    assert player.finished
    assert player.minutes_left == 0


@every_step
def test_the_explanation_answers_the_learners_own_prediction(game, episode, step):
    player = LessonPlayer(game, episode, step=step.id)
    possible = guesses(player)
    assert "right" in possible
    assert {"high", "low"} & set(possible)
    first = {}
    for verdict, guess in possible.items():
        player.predict(guess)
        assert player.verdict == verdict
        first[verdict] = explanation(player, WORDS[game.id, "en"])[0].said(WORDS[game.id, "en"])
    assert len(set(first.values())) == len(possible)


@every_step
def test_no_die_of_a_worked_example_is_unused(game, episode, step):
    throw = LessonPlayer(game, episode, step=step.id).worked_example()
    assert (throw is None) == (step.example is None)


@every_step
def test_the_facts_of_a_step_are_the_exact_answers(game, episode, step):
    player = LessonPlayer(game, episode, step=step.id)
    known = facts(player, WORDS[game.id, "en"])
    exact = step.target.of(odds.ask(game, step.question, **step.fixed).distribution)
    assert player.target == exact
    assert known["target-fraction"].replace("−", "-") in (str(exact), known.get("target-percent"))


@every_step
def test_varying_finds_something_new(game, episode, step):
    answers = {
        value: odds.ask(game, step.question, **(dict(step.fixed) | {step.vary.control: value})).distribution
        for value in step.vary.values
    }
    assert len(set(answers.values())) > 1
    player = LessonPlayer(game, episode, step=step.id)
    assert player.first_setting in step.vary.values
    assert player.first_setting not in step.vary.find, "the task would be solved before it is set"


# ---- keeping


@every_step
def test_a_reload_brings_everything_back(game, episode, step):
    player = LessonPlayer(game, episode, step=step.id)
    player.predict(guesses(player)["right"])
    player.set_seed(12)
    player.reveal()
    player.vary(step.vary.find[0])
    player.roll(10)
    player.check(0, step.check[0].answers[0].id)
    kept = json.loads(json.dumps(saved(player)))
    again = LessonPlayer(game, episode, step=step.id)
    assert restore(again, kept) == []
    assert again.progress == player.progress
    assert again.sample.counts == player.sample.counts


@every_step
def test_a_link_shows_the_same_plot_and_numbers(game, episode, step):
    player = LessonPlayer(game, episode, step=step.id)
    player.predict(guesses(player)["right"])
    player.reveal()
    player.vary(step.vary.find[0])
    player.roll(25)
    opened, notes = open_address(game, address(player))
    assert notes == []
    assert (opened.episode.id, opened.step.id) == (episode.id, step.id)
    assert opened.progress.guess == player.progress.guess
    assert opened.setting == player.setting
    assert opened.sample.counts == player.sample.counts
    assert opened.progress.revealed
    assert address(opened) == address(player)
