"""What a learner can take along: the answers as a table, and the whole episode as a sheet to print.

Knows the player and the words of a lesson. Must not know how a file is saved or a sheet is drawn.
"""

from __future__ import annotations

import csv
import io
from typing import Any

from navalgames.sessions.lesson_grammar import ChoicePrediction
from navalgames.sessions.lesson_labels import StepLabels
from navalgames.sessions.lesson_picture import StepLook
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_words import explanation, given_text, guess_text
from navalwidgets.guide.chart import summary
from navalwidgets.guide.records import Pages
from navalwidgets.guide.rolled import rolled_words
from navalwidgets.guide.still import still_scenes
from navalwidgets.parts.odds_chart import rows_of

ANSWER_FIELDS = ("step", "prediction", "verdict", "seed", "rolls", "setting", "check", "tries", "right")


def answers_csv(player: LessonPlayer, pages: Pages) -> str:
    """One line for each check question of each step, with the step's prediction and rolls."""
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(ANSWER_FIELDS)
    with player.visiting():
        for step in player.episode.step:
            player.go(step.id)
            progress = player.progress
            said = "skipped" if progress.skipped else guess_text(player, pages.labels.texts)
            own = [step.id, said, player.verdict or "", progress.seed, progress.rolled, player.setting]
            for place, tries in enumerate(progress.answers):
                right = "" if not tries else "yes" if player.reply(place).right else "no"
                part, n = step.task_key(place)
                table.writerow([*own, n if part == "check" else f"{part} {n}", " ".join(tries), right])
    return out.getvalue()


def sheet(player: LessonPlayer, pages: Pages) -> dict[str, Any]:
    """The whole episode, every step expanded, with what the learner has said, rolled and answered so far.

    `drawn` is a script that draws the scene of each step in its place.
    """
    episode = player.episode
    fresh = LessonPlayer(player.game, episode, player.charts)
    steps = []
    with player.visiting():
        for step in episode.step:
            for one in (player, fresh):
                one.go(step.id)
            fresh.skip()
            fresh.reveal()
            steps.append(_step(fresh, pages) | _own(player, fresh, pages))
    return {
        "title": pages.episode_title(episode),
        "drawn": still_scenes(player.game.id, episode, pages.labels.texts.language),
        "goals": pages.several(episode, "goal", episode.goals),
        "steps": steps,
        "summary": pages.several(episode, "summary", episode.summary),
        "exit": pages.t(episode.key("exit")),
        "sources": [pages.source(source) for source in episode.sources.values()],
    }


def _step(fresh: LessonPlayer, pages: Pages) -> dict[str, Any]:
    """What a step says to everybody."""
    step, answer = fresh.step, fresh.answer()
    head, talk = pages.head(fresh, []), pages.talk(fresh)
    words = StepLabels(fresh, pages.labels)
    rows = rows_of(answer.distribution, words.outcome, answer.question.outcomes, words.texts.percent)
    options = step.predict.options if isinstance(step.predict, ChoicePrediction) else ()
    most = max(row["percent"] for row in rows)
    return {
        "id": step.id,
        "place": head["place"],
        "scene": pages.say(fresh, "scene") if step.scene else "",
        "title": head["title"],
        "hook": head["hook"],
        "question": pages.say(fresh, "predict"),
        "options": [pages.say(fresh, "option", one.id) for one in options],
        "chances": [[row["label"], row["fraction"], row["percent_text"]] for row in rows],
        "bars": [round(100 * row["percent"] / most, 1) for row in rows],
        "explain": [pages.say(fresh, "explain", n) for n in range(1, step.explain + 1)],
        "picture": StepLook(fresh, words).data,
        "task": pages.say(fresh, "vary"),
        "history": talk["history"],
    }


def _own(player: LessonPlayer, fresh: LessonPlayer, pages: Pages) -> dict[str, Any]:
    """What the learner did in a step; the sentence of its chart stands there in any case."""
    progress, texts = player.progress, pages.labels.texts
    told = summary(player if progress.revealed else fresh, texts)
    rolled = rolled_words(player, texts) if not progress.revealed else ""
    verdict = explanation(player, texts)[0].said(texts) if progress.revealed and player.verdict else ""
    return {
        "assumptions": given_text(player, texts),
        "said": pages.predict(player)["said"] if progress.committed else "",
        "told": " ".join(filter(None, (rolled, told))),
        "own": verdict,
        "found": pages.say(player, "varied") if progress.found else "",
        "checks": pages.talk(player)["checks"],
    }
