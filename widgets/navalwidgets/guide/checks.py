"""What the page shows of the questions after the reveal: five kinds, each as a plain record.

Knows the player and the words of questions. Must not know how one is drawn, nor how an answer is judged.
"""

from __future__ import annotations

from typing import Any

from navalgames.sessions.check_grammar import BoardCheck, LineCheck, OrderCheck, OrdersCheck
from navalgames.sessions.check_words import CheckWords
from navalgames.sessions.lesson_checks import place_on_line
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.texts import Texts


def check_page(player: LessonPlayer, place: int, words: CheckWords, texts: Texts) -> dict[str, Any]:
    """The question at `place` of the step's tasks, its answers, and what is replied to the last one."""
    check, tries = player.step.tasks[place], player.progress.answers[place]
    answer = tries[-1] if tries else ""
    page: dict[str, Any] = {
        "kind": check.kind,
        "more": place >= len(player.step.check),
        "question": words.question,
        "answers": [{"id": one, "label": words.label(one)} for one in words.answers()],
        "ends": list(words.ends()),
        "marks": [{"at": float(100 * at), "label": told} for at, told in words.marks()],
        "chosen": answer,
        "said": words.said(answer) if answer else "",
        "right": False,
        "verdict": "",
        "feedback": "",
        "told": [],
        "columns": [],
        "rows": [],
        "exact": None,
    }
    if isinstance(check, OrderCheck) and answer:
        by_id = {one["id"]: one for one in page["answers"]}
        page["answers"] = [by_id[one] for one in answer.split(",")]
    return page | _replied(player, place, words, texts) if answer else page


def _replied(player: LessonPlayer, place: int, words: CheckWords, texts: Texts) -> dict[str, Any]:
    check, replied = player.step.tasks[place], player.reply(place)
    feedback = words.say(*words.own, *replied.key)
    if isinstance(check, OrdersCheck):
        chosen = player.progress.answers[place][-1]
        rows = [row._asdict() | {"own": row.id == chosen} for row in words.rows()]
        verdict = texts.t("lesson-ui-check-orders-yours", order=words.label(chosen))
        told = {"right": True, "verdict": verdict, "feedback": feedback}
        return told | {"columns": list(words.columns()), "rows": rows}
    if not replied.right:
        # An order or a place on a line is wrong for many reasons: no misconception is laid to it.
        trap = ""
        if isinstance(check, OrderCheck):
            named = texts.t("lesson-ui-not-yet-order", thing=words.label(replied.key[0]))
        elif isinstance(check, LineCheck):
            named = texts.t("lesson-ui-not-yet-line", way=texts.t(f"lesson-ui-check-{replied.key[0]}"))
        else:
            named = texts.t("lesson-ui-not-yet")
            trap = texts.t("lesson-ui-trap", misconception=words.misconception(replied.misconception))
        sentences = (feedback, trap, texts.t("lesson-ui-check-again"))
        return {"verdict": named, "feedback": " ".join(filter(None, sentences))}
    page = {"right": True, "verdict": texts.t("lesson-ui-right"), "feedback": feedback}
    if isinstance(check, LineCheck):
        page["exact"] = float(place_on_line(player, check))
    return page | {"told": list(words.numbers())}


def board_question(player: LessonPlayer) -> tuple[int, dict[str, str]] | None:
    """The first question on the board that is open: its place among the tasks, and place -> answer."""
    if not player.progress.revealed:
        return None
    for place, check in enumerate(player.step.tasks):
        answered = player.progress.answers[place]
        if isinstance(check, BoardCheck) and not (answered and player.reply(place).right):
            return place, {one.place: one.id for one in check.answers}
    return None
