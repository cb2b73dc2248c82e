"""A lesson kept across a reload and carried by a link.

Knows what a player has to remember and trusts nothing it reads: what does not fit is left at its
default, with a note that never repeats the value. Must not know a browser or a file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from navalgames.errors import BadInput, Problem
from navalgames.sessions.lesson_grammar import ChoicePrediction, NumberPrediction
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_progress import Progress
from navalgames.sessions.lesson_verdict import Guess
from navalgames.sessions.lesson_words import Sentence
from navalgames.sessions.lessons import episodes_of, find_episode

SAVED_VERSION = 1
ADDRESS_FIELDS = ("episode", "step", "order", "guess", "seed", "was", "set", "rolls", "shown")


# ---- a reload


def saved(player: LessonPlayer) -> dict[str, Any]:
    """Everything a reload must bring back, as plain data."""
    return {
        "version": SAVED_VERSION,
        "game": player.game.id,
        "episode": player.episode.id,
        "step": player.step.id,
        "steps": {step.id: _plain(player.progress_of(step.id)) for step in player.episode.step},
    }


def _plain(progress: Progress) -> dict[str, Any]:
    return dict(vars(progress)) | {"answers": [list(tries) for tries in progress.answers]}


def restore(player: LessonPlayer, kept: Any) -> list[Sentence]:
    """Bring back what `kept` holds for this episode; notes on what did not fit.

    The step shown stays the one that is shown: the address decides that.
    """
    fits = (
        isinstance(kept, Mapping)
        and kept.get("version") == SAVED_VERSION
        and kept.get("game") == player.game.id
        and kept.get("episode") == player.episode.id
        and isinstance(kept.get("steps"), Mapping)
    )
    if not fits:
        return [Sentence("lesson-note-saved", {})]
    whole = True
    with player.visiting():
        for step in player.episode.step:
            player.go(step.id)
            if isinstance(kept["steps"].get(step.id), Mapping):
                whole &= _restore_step(player, kept["steps"][step.id])
    return [] if whole else [Sentence("lesson-note-saved", {})]


def _restore_step(player: LessonPlayer, kept: Mapping[str, Any]) -> bool:
    """Do again what was done, in the order of the lesson; whether all of it was possible."""
    player.forget()
    done: list[Callable[[], Any]] = [lambda: player.set_seed(kept["seed"])]
    if kept.get("ordered") is not None:
        done.append(lambda: player.give_order(kept["ordered"]))
    if kept.get("guess") is not None:
        done.append(lambda: player.predict(kept["guess"]))
    if kept.get("skipped"):
        done.append(player.skip)
    for name in ("before", "setting"):
        if kept.get(name) is not None:
            done.append(partial(player.vary, kept[name]))
    if kept.get("rolled"):
        done.append(lambda: player.roll(kept["rolled"]))
    if kept.get("threw") is not None:
        done.append(lambda: player.remember_thrown(kept["threw"]))
    if kept.get("revealed"):
        done.append(player.reveal)
    if kept.get("found") is True:
        done.append(player.remember_found)
    if kept.get("foreseen") is not None:
        done.append(lambda: player.remember_foreseen(kept["foreseen"]))
    done.append(lambda: _answer_again(player, kept.get("answers", ())))
    return all([_tried(again) for again in done])


def _answer_again(player: LessonPlayer, answers: Any) -> None:
    for question, tries in enumerate(answers):
        for answer_id in tries:
            player.check(question, answer_id)


def _tried(action: Callable[[], Any]) -> bool:
    try:
        action()
    except (Problem, TypeError, ValueError, KeyError):
        return False
    return True


# ---- a link


def address(player: LessonPlayer) -> dict[str, str]:
    """The query of a link that shows the present step with the same plot and the same numbers."""
    progress = player.progress
    query = {"episode": player.episode.id, "step": player.step.id}
    if progress.ordered is not None:
        query["order"] = progress.ordered
    if progress.skipped:
        query["guess"] = "skip"
    elif progress.guess is not None:
        query["guess"] = _guess_code(progress.guess)
    if progress.seed != player.step.seed:
        query["seed"] = str(progress.seed)
    if progress.before not in (None, player.first_setting):
        query["was"] = _code(progress.before)  # what the hatched bars show
    if progress.setting is not None:
        query["set"] = _code(progress.setting)
    if progress.rolled:
        query["rolls"] = str(progress.rolled)
    if progress.revealed:
        query["shown"] = "1"
    return query


def open_address(
    game: Any, query: Mapping[str, str], charts: Any = None
) -> tuple[LessonPlayer, list[Sentence]]:
    """The player a link describes, and notes on what the link says wrongly."""
    notes: list[Sentence] = []
    try:
        episode = find_episode(game, query.get("episode", "1"))
    except BadInput:
        episode = episodes_of(game)[0]
        notes.append(Sentence("lesson-note-address", {"name": "episode"}))
    player = LessonPlayer(game, episode, charts)
    for name, take in _takers(player).items():
        if name in query and not _tried(partial(take, query[name])):
            notes.append(Sentence("lesson-note-address", {"name": name}))
    return player, notes


def _takers(player: LessonPlayer) -> dict[str, Callable[[str], Any]]:
    """What each field of a link does, in the order of the lesson."""
    return {
        "step": player.go,
        "order": player.give_order,
        "guess": lambda text: _take_guess(player, text),
        "seed": lambda text: player.set_seed(_whole(text)),
        "was": lambda text: _take_setting(player, text),
        "set": lambda text: _take_setting(player, text),
        "rolls": lambda text: player.roll(_whole(text)),
        "shown": lambda text: _take_shown(player, text),
    }


def _take_guess(player: LessonPlayer, text: str) -> None:
    predict = player.step.predict
    if text == "skip":
        player.skip()
    elif isinstance(predict, ChoicePrediction):
        player.predict(text)
    elif isinstance(predict, NumberPrediction):
        player.predict(_number(text))
    else:
        names = player.outcome_names
        player.predict(dict(zip(names, (_whole(part) for part in text.split("-")), strict=True)))


def _take_setting(player: LessonPlayer, text: str) -> None:
    by_code = {_code(value): value for value in player.step.vary.values}
    player.vary(by_code[text])


def _take_shown(player: LessonPlayer, text: str) -> None:
    if text != "1":
        raise ValueError("shown")
    player.reveal()


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 10):
        raise ValueError("not a whole number")
    return int(text)


def _number(text: str) -> float:
    if len(text) > 24 or not re.fullmatch(r"-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?", text):
        raise ValueError("not a number")
    return float(text)


def _guess_code(guess: Guess) -> str:
    if isinstance(guess, Mapping):
        return "-".join(str(count) for count in guess.values())
    return f"{guess:g}" if isinstance(guess, (int, float)) else guess


def _code(value: Any) -> str:
    return str(value).lower()
