"""Lessons without a browser: files are read strictly, and every episode can be walked to its end."""

from __future__ import annotations

import re
import tomllib
from fractions import Fraction

import pytest

from navalgames import odds
from navalgames.errors import BadInput, Problem
from navalgames.games import GAME_IDS, game
from navalgames.games.grand_fleet.tables import roster
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_saving import address, open_address, restore
from navalgames.sessions.lesson_words import often_text, setting_text
from navalgames.sessions.lessons import episodes_of, find_episode, read_episode, read_episodes
from navalgames.texts import LANGUAGES, Texts

FLEET = game("grand_fleet")
WORDS = Texts("en", game="grand_fleet", strict=True)
EPISODES = episodes_of(FLEET)
FIRST = FLEET.folder / "lessons" / "1_will_they_come_out.toml"


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
        ('kind = "choice"', 'kind = "guess"', "step.2.predict"),
        ('id = "offer"', 'id = "parity"', "two steps have the same id"),
        ('source = "jellicoe"', 'source = "jelico"', "cites the source jelico"),
        ("values = [1, 2], find = [2]", "values = [1, 2], find = [7]", "which is not among the values"),
        ("{ chance = [6] }", "{ chance = [6], mean = true }", "only one"),
        ('"count", right = true', '"count", misconception = "equal_results"', "exactly one answer"),
        ('misconception = "strength_in_dice"', "right = false", "names a misconception"),
        ("least = 40, most = 60", "least = 41, most = 60", "must start where"),
        ('"7.10e", "7.10f"]', '"7.10e"]', "rules of the episode and of its steps differ"),
        ("seed = 1932", "seed = -1", "step.1.seed"),
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


def test_a_worked_example_with_a_die_too_many_is_an_error(tmp_path):
    two = '{ dice = "2d6", why = "initiative-de", shows = [2, 1] }'
    episode = changed(tmp_path, lambda text: text.replace(two, two + ', { dice = "1d6", shows = [3] }'))
    with pytest.raises(Problem, match="1d6"):
        LessonPlayer(FLEET, episode, step="offer").worked_example()


def test_a_worked_example_with_another_outcome_is_an_error(tmp_path):
    episode = changed(tmp_path, lambda text: text.replace('outcome = "refused_de"', 'outcome = "battle"'))
    with pytest.raises(BadInput, match="gives refused_de; the lesson file promises battle"):
        LessonPlayer(FLEET, episode, step="offer").worked_example()


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
    assert player.answer().distribution == odds.ask(FLEET, "initiative", uk_dice=1, de_dice=2).distribution
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
    assert set(player.progress.answers) == {()}


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


def test_a_number_of_another_question_follows_the_parameters_it_is_asked_at():
    """What else is compared of the orders differs from one to the other where it names their parameter."""
    chase = game("atlantic_chase")
    player = LessonPlayer(chase, find_episode(chase, "air_strike"), step="rudder")
    act = player.step.act
    assert [player.measure(act.beside, player.first_parameters | one.given) for one in act.orders] == [
        odds.ask(chase, "vie_for_initiative", tally=tally, evasive="none").distribution.chance_of(
            lambda end: end == "loses"
        )
        for tally in (1, 0)
    ]


# ---- reload and link


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
    """Whatever a learner reads stands in a catalogue; only names of books and of ships are data."""
    ships = roster(odds.charts_of(FLEET))
    for path in (FLEET.folder / "lessons").glob("*.toml"):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        data.pop("sources")
        for text in _texts_in(data):
            assert text in ships or len(text.split()) == 1, f"{path.name}: {text}"


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


@pytest.mark.parametrize(
    ("ways", "of", "said", "in_japanese"),
    [
        (9, 20, "9 times in 20", "20回に9回"),
        (1, 4, "once in 4", "4回に1回"),
        (57, 100, "57 times in 100", "100回に57回"),
        (37, 160, "about 23 times in 100", "100回に約23回"),
        (1, 160, "about once in 100", "100回に約1回"),
        (1, 480, "less than once in 100", "100回に1回より少なく"),
    ],
)
def test_how_often_stands_behind_a_verb(ways, of, said, in_japanese):
    told = [often_text(Texts(language), Fraction(ways, of)) for language in ("en", "ja")]
    assert told == [said, in_japanese]
