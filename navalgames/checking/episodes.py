"""The episodes of a game: sentences, numbers, rules and history of every step; each is walked to its end.

Knows lessons, their player and their words. Must not know a rule. The limits stand in docs/lessons.md.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from navalgames import odds
from navalgames.checking.check import EPISODES, check
from navalgames.checking.finding import Finding
from navalgames.checking.subject import Subject
from navalgames.errors import Problem
from navalgames.games.contract import Game
from navalgames.naming import prefix_of
from navalgames.rule_index import read_rules
from navalgames.sessions.lesson_checks import right_answer, wrong_answers
from navalgames.sessions.lesson_grammar import STEPS, BarsPrediction, ChoicePrediction, Episode, Step
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_saving import address, open_address, restore, saved
from navalgames.sessions.lesson_words import explanation, facts
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import LANGUAGES, Texts

MINUTES = (20, 30)
FIRST_WORDS = 110  # the headings around them are ten words more
WHOLE = {"100 %", "100%"}
OURS = re.compile(r"\b(our|ours)\b")
THEIRS = re.compile(r"sheet|printed|rulebook", re.IGNORECASE)


def steps_of(game: Game) -> Iterator[tuple[Episode, Step, Finding]]:
    """Every step of every episode, and how it is called in a fault."""
    for episode in episodes_of(game):
        yield from ((episode, step, _at(episode, step)) for step in episode.step)


def _at(episode: Episode, step: Step) -> Finding:
    return Finding("at-step", episode=str(episode.number), step=step.id)


def _words(game: str, language: str) -> Texts:
    return Texts(language, game=game, strict=True)


def known_at(game: Game, episode: Episode, step: Step, language: str) -> dict[str, Any]:
    """What the sentences of a step may say."""
    return facts(LessonPlayer(game, episode, step=step.id), _words(game.id, language))


def sentences_of(game: Game, episode: Episode, step: Step, language: str) -> dict[str, str]:
    """Every sentence of a step with its numbers, by key; those that are missing are left out."""
    words, known = _words(game.id, language), known_at(game, episode, step, language)
    own = [key for key in episode.text_keys() if key.startswith(episode.key(step.id) + "-")]
    return {key: words.t(key, **known) for key in own if words.has(key)}


def sources_of(game: Game, episode: Episode, language: str) -> dict[str, str]:
    """The sentences of an episode as they are written, by key."""
    words = _words(game.id, language)
    own = (key for key in episode.text_keys() if key.startswith(f"lesson-{episode.number}-"))
    return {key: words.source(key) for key in own if words.has(key)}


# ------------------------------------------------------------------------ files and sentences


@check(EPISODES)
def episodes_have_four_to_six_steps_and_twenty_to_thirty_minutes(subject: Subject) -> Iterator[Problem]:
    """The length of a lesson."""
    for episode in episodes_of(subject.known):
        for what, given, (least, most) in (
            ("episode-steps", len(episode.step), STEPS),
            ("episode-minutes", episode.minutes, MINUTES),
        ):
            if not least <= given <= most:
                limits = {"least": str(least), "most": str(most)}
                yield Finding(what, episode=str(episode.number), given=str(given), **limits)


@check(EPISODES)
def every_sentence_of_an_episode_is_in_the_catalogue(subject: Subject) -> Iterator[Problem]:
    """All keys of the lesson file, in every language."""
    for language in LANGUAGES:
        for episode in episodes_of(subject.known):
            words = _words(subject.id, language)
            lacking = (key for key in episode.text_keys() if not words.has(key))
            yield from (Finding("no-word", language=language, key=key) for key in lacking)


@check(EPISODES)
def units_of_predictions_have_words(subject: Subject) -> Iterator[Problem]:
    """The unit of a prediction on a slider: `lesson-unit-<unit>`."""
    for _, step, where in steps_of(subject.known):
        unit = getattr(step.predict, "unit", "")
        for language in LANGUAGES:
            if unit and not _words(subject.id, language).has(f"lesson-unit-{unit}"):
                yield Finding("no-word-at", where=where, language=language, key=f"lesson-unit-{unit}")


@check(EPISODES)
def no_sentence_of_an_episode_is_left_over(subject: Subject) -> Iterator[Problem]:
    """Every sentence of a lesson is said somewhere."""
    words, episodes = _words(subject.id, LANGUAGES[0]), episodes_of(subject.known)
    used = {key for episode in episodes for key in episode.text_keys()}
    used |= {
        episode.key(step.id, "set", str(value).lower())
        for episode in episodes
        for step in episode.step
        for value in step.vary.values
    }
    found = {key for episode in episodes for key in words.several(f"lesson-{episode.number}-")}
    spare = sorted((found | set(words.several("lesson-term-"))) - used)
    yield from (Finding("never-said", key=key) for key in spare)


@check(EPISODES)
def every_sentence_can_be_said_with_its_numbers(subject: Subject) -> Iterator[Problem]:
    """No fact is missing, and none is left standing in braces."""
    for episode, step, where in steps_of(subject.known):
        for language in LANGUAGES:
            try:
                said = sentences_of(subject.known, episode, step, language)
            except KeyError as missing:
                yield Finding("unsayable", where=where, language=language, key=str(missing.args[0]))
                continue
            for key, text in said.items():
                if "⟦" in text or "{" in text:
                    facts = {"language": language, "key": key, "given": text[:60]}
                    yield Finding("in-braces", where=where, **facts)


@check(EPISODES)
def what_is_called_ours_does_not_look_printed(subject: Subject) -> Iterator[Problem]:
    """What a step calls ours shows in the badge at one of its settings, or it says what is printed, too."""
    for episode, step, where in steps_of(subject.known):
        said = sentences_of(subject.known, episode, step, LANGUAGES[0])
        player = LessonPlayer(subject.known, episode, step=step.id)
        asked = [{**player.parameters, step.vary.control: value} for value in step.vary.values]
        if any(player.answer(one).weakest == odds.PROPOSED for one in (player.parameters, *asked)):
            continue
        for number in range(1, step.assumptions + 1):
            text = said.get(episode.key(step.id, "assumption", number), "")
            if OURS.search(text) and not THEIRS.search(text):
                yield Finding("looks-printed", where=where, given=text)


@check(EPISODES)
def every_number_is_said(subject: Subject) -> Iterator[Problem]:
    """A number that is worked out stands in a sentence, or a question asks for it."""
    for episode, step, where in steps_of(subject.known):
        sources = sources_of(subject.known, episode, LANGUAGES[0])
        own = f"{episode.key(step.id)}-"
        written = "\n".join(source for key, source in sources.items() if key.startswith(own))
        asked = {name for one in step.tasks for name in one.numbers}
        for name in step.numbers.keys() - asked:
            if not re.search(rf"\$ ?{name}(-fraction|-plain|-often|-percent|-decimal)?\b", written):
                yield Finding("number-unsaid", where=where, number=name)


@check(EPISODES)
def no_percentage_is_typed_by_hand(subject: Subject) -> Iterator[Problem]:
    """Chances are worked out when they are told."""
    for language in LANGUAGES:
        for episode in episodes_of(subject.known):
            for key, source in sources_of(subject.known, episode, language).items():
                for typed in set(re.findall(r"[\d.]+ ?%", source)) - WHOLE:
                    yield Finding("percent-typed", language=language, key=key, given=typed)


@check(EPISODES)
def the_first_control_comes_within_120_words(subject: Subject) -> Iterator[Problem]:
    """What is read before the prediction is short."""
    for episode, step, where in steps_of(subject.known):
        said = sentences_of(subject.known, episode, step, "en")
        parts = ["title", "goal", "hook", "predict"]
        parts += [f"assumption-{number + 1}" for number in range(step.assumptions)]
        length = sum(len(said.get(episode.key(step.id, part), "").split()) for part in parts)
        if length > FIRST_WORDS:
            yield Finding("first-words", where=where, given=str(length), expected=str(FIRST_WORDS))


@check(EPISODES)
def every_rule_named_exists(subject: Subject) -> Iterator[Problem]:
    """The rules of an episode and of its steps."""
    numbers = {rule.number for rule in read_rules(subject.id)}
    for episode in episodes_of(subject.known):
        whole = Finding("at-episode", episode=str(episode.number))
        yield from (Finding("no-rule", where=whole, rule=one) for one in episode.rules if one not in numbers)
    for _, step, where in steps_of(subject.known):
        yield from (Finding("no-rule", where=where, rule=one) for one in step.rules if one not in numbers)


@check(EPISODES)
def the_hook_says_its_date_in_the_years_of_the_game(subject: Subject) -> Iterator[Problem]:
    """The month and the year of the hook stand in its sentence, within the years the home page tells."""
    told = _words(subject.id, "en").t(f"{prefix_of(subject.id)}years")
    years = [int(year) for year in re.findall(r"\b\d{4}\b", told)]
    for episode, step, where in steps_of(subject.known):
        date = step.hook.date
        if years and not min(years) <= date.year <= max(years):
            yield Finding("hook-year", where=where, given=str(date.year), expected=told)
        key = episode.key(step.id, "hook")
        en, ja = (sentences_of(subject.known, episode, step, one).get(key, "") for one in ("en", "ja"))
        if f"{date:%B}" not in en or str(date.year) not in en:
            yield Finding("hook-date", where=where, language="en", date=f"{date:%B} {date.year}")
        if f"{date.year}年{date.month}月" not in ja:
            yield Finding("hook-date", where=where, language="ja", date=f"{date.year}年{date.month}月")


@check(EPISODES)
def every_way_back_to_history_says_how_sure_it_is(subject: Subject) -> Iterator[Problem]:
    """A source for what is certain or disputed, and one statement of what the game leaves out."""
    for _, step, where in steps_of(subject.known):
        if any(not line.source and line.mark != "simplification" for line in step.history):
            yield Finding("history-source", where=where)
        if not {"simplification", "disputed"} & {line.mark for line in step.history}:
            yield Finding("history-mark", where=where)


# ------------------------------------------------------------------------ walking


def guesses(player: LessonPlayer) -> dict[str, Any]:
    """A prediction for every verdict a step can give."""
    by_verdict: dict[str, Any] = {}
    for guess in _to_guess(player):
        player.predict(guess)
        by_verdict[player.verdict or ""] = guess
    return by_verdict


def _to_guess(player: LessonPlayer) -> Iterator[Any]:
    predict, exact = player.step.predict, player.answer().distribution
    if isinstance(predict, ChoicePrediction):
        yield from (option.id for option in predict.options)
    elif isinstance(predict, BarsPrediction):
        names, tokens = player.outcome_names, predict.tokens
        half = tokens // 2
        yield from ({name: tokens} for name in names)
        yield _rounded(exact, player.answer().outcomes, tokens)
        yield from ({one: half, two: tokens - half} for one in names for two in names if one != two)
    else:
        target = float(player.target * 100 if player.step.target.is_chance else player.target)
        nearest = predict.least + round((target - predict.least) / predict.step) * predict.step
        yield from (predict.least, predict.most, nearest)


def _rounded(exact: Any, outcomes: Any, tokens: int) -> dict[str, int]:
    """The exact chances in whole tokens: the largest remainders get the tokens that are left."""
    shares = {str(outcome): exact.chance(outcome) * tokens for outcome in outcomes}
    counts = {name: int(share) for name, share in shares.items()}
    for name in sorted(shares, key=lambda name: counts[name] - shares[name])[: tokens - sum(counts.values())]:
        counts[name] += 1
    return counts


@check(EPISODES)
def an_episode_can_be_walked_to_its_end(subject: Subject) -> Iterator[Problem]:
    """By right answers, by wrong ones first, and by skipping; every value of its control is tried."""
    for episode in episodes_of(subject.known):
        for answers in ("right", "wrong", "skip"):
            player = LessonPlayer(subject.known, episode)
            for step in episode.step:
                yield from _walked(player, step, answers)
                player.next()
            if not player.finished or player.minutes_left:
                yield Finding("episode-end", episode=str(episode.number), answers=answers)


def _walked(player: LessonPlayer, step: Step, answers: str) -> Iterator[Problem]:
    """One step; what goes wrong on the way. answers: right, wrong ones first, or skip."""
    where = _at(player.episode, step)
    if answers == "skip":
        player.skip()
    elif "right" in (possible := guesses(player)):
        player.predict(possible["right"])
    else:
        yield Finding("walk-right", where=where)
        player.skip()
    if not player.certain:
        player.roll(step.rolls[0])
    player.reveal()
    for value in (*step.vary.values, *step.vary.find):
        player.vary(value)
        if sum(chance for _, chance in player.answer().distribution) != 1:
            yield Finding("walk-sum", where=where, control=step.vary.control, value=str(value))
    if not player.progress.found:
        yield Finding("walk-find", where=where)
    for number, question in enumerate(step.tasks):
        right = right_answer(player, question)
        for answer in (*wrong_answers(player, question), right) if answers == "wrong" else (right,):
            if player.check(number, answer) != (answer == right):
                yield Finding("walk-check", where=where, check=str(number + 1), answer=answer)
    words = _words(player.game.id, LANGUAGES[0])
    if not all(sentence.said(words) for sentence in explanation(player, words)):
        yield Finding("walk-explanation", where=where)
    if not player.is_done(step):
        yield Finding("walk-done", where=where)


@check(EPISODES)
def the_explanation_answers_the_learners_own_prediction(subject: Subject) -> Iterator[Problem]:
    """A prediction can be right and too high or too low, and each verdict has a sentence of its own."""
    for episode, step, where in steps_of(subject.known):
        player = LessonPlayer(subject.known, episode, step=step.id)
        possible = guesses(player)
        if "right" not in possible or not {"high", "low"} & set(possible):
            given = ", ".join(sorted(possible))
            yield Finding("verdicts", where=where, given=given)
        first, words = {}, _words(subject.id, "en")
        for verdict, guess in possible.items():
            player.predict(guess)
            first[verdict] = explanation(player, words)[0].said(words)
        if len(set(first.values())) != len(possible):
            yield Finding("verdicts-alike", where=where)


@check(EPISODES)
def worked_examples_use_all_their_dice(subject: Subject) -> Iterator[Problem]:
    """An example gives the outcome it names, and no die of it is left."""
    for episode, step, where in steps_of(subject.known):
        throw = LessonPlayer(subject.known, episode, step=step.id).worked_example()
        if (throw is None) != (step.example is None):
            yield Finding("example", where=where)


@check(EPISODES)
def the_facts_of_a_step_are_the_exact_answers(subject: Subject) -> Iterator[Problem]:
    """The number a step is about is the one its question gives."""
    for episode, step, where in steps_of(subject.known):
        player = LessonPlayer(subject.known, episode, step=step.id)
        known = known_at(subject.known, episode, step, LANGUAGES[0])
        asked: Any = dict(step.fixed)
        question = step.target.question or step.question
        exact = step.target.of(odds.ask(subject.known, question, **asked).distribution)
        told = known["target-fraction"].replace("−", "-")
        others = (known.get("target-percent"), known.get("target-decimal"))  # of a fraction too long to read
        if not step.target.given and (player.target != exact or told not in (str(exact), *others)):
            yield Finding("number-told", where=where, given=told, expected=str(exact))


@check(EPISODES)
def varying_finds_something_new(subject: Subject) -> Iterator[Problem]:
    """The control moves the answer, and the task is not solved before it is set."""
    for episode, step, where in steps_of(subject.known):
        found = set()
        for value in step.vary.values:
            asked: Any = dict(step.fixed) | {step.vary.control: value}
            found.add(odds.ask(subject.known, step.question, **asked).distribution)
        if len(found) < 2:
            yield Finding("control-idle", where=where, control=step.vary.control)
        first = LessonPlayer(subject.known, episode, step=step.id).first_setting
        if first not in step.vary.values or first in step.vary.find:
            yield Finding("control-begins", where=where, control=step.vary.control, given=str(first))


# ------------------------------------------------------------------------ keeping


@check(EPISODES)
def a_reload_and_a_link_bring_everything_back(subject: Subject) -> Iterator[Problem]:
    """What the browser keeps and what an address says show the same prediction, setting and rolls."""
    for episode, step, where in steps_of(subject.known):
        player = LessonPlayer(subject.known, episode, step=step.id)
        player.predict(guesses(player)["right"])
        player.set_seed(12)
        player.reveal()
        player.vary(step.vary.find[0])
        player.roll(10)
        opened, notes = open_address(subject.known, address(player))
        same = (opened.progress.guess, opened.setting, opened.sample.counts)
        if notes or same != (player.progress.guess, player.setting, player.sample.counts):
            yield Finding("link-lost", where=where)
        for place, question in enumerate(step.tasks):
            player.check(place, (*wrong_answers(player, question), right_answer(player, question))[0])
        again = LessonPlayer(subject.known, episode, step=step.id)
        notes = restore(again, json.loads(json.dumps(saved(player))))
        if notes or (again.progress, again.sample.counts) != (player.progress, player.sample.counts):
            yield Finding("reload-lost", where=where)
