"""The worksheet as a file that every word processor opens and edits (Rich Text Format, by its public syntax).

Knows RTF and the parts of a teacher's sheet a pupil may see. Must not write an answer.
"""

from __future__ import annotations

from collections.abc import Iterator

from navalgames.sessions.teacher_kit_records import CheckKey, TeacherSheet, TeacherStep
from navalgames.texts import Texts

BOX = "☐"
# A4 with margins of 2 cm, in twentieths of a point; 10-point text.
_HEAD = (
    r"{\rtf1\ansi\ansicpg1252\deff0\uc1{\fonttbl{\f0\fswiss Arial;}}"
    r"\paperw11906\paperh16838\margl1134\margr1134\margt1134\margb1134\f0\fs20" + "\n"
)


def worksheet_rtf(sheet: TeacherSheet, texts: Texts) -> str:
    """The worksheet of an episode; plain ASCII, every other letter written by its number."""
    return _HEAD + "".join(_paragraphs(sheet, texts)) + "}\n"


def escaped(text: str) -> str:
    r"""Text as RTF holds it.

    >>> escaped("5/36 {x}"), escaped("é"), escaped("艦")
    ('5/36 \\{x\\}', '\\u233?', '\\u-32154?')
    """
    return "".join(_letter(letter) for letter in text)


def _letter(letter: str) -> str:
    if letter in "\\{}":
        return "\\" + letter
    if letter.isascii():
        return letter
    units = letter.encode("utf-16-be")
    numbers = (
        int.from_bytes(units[place : place + 2], "big", signed=True) for place in range(0, len(units), 2)
    )
    return "".join(f"\\u{number}?" for number in numbers)


def _paragraph(text: str, style: str = "", after: int = 60) -> str:
    return rf"{{\pard\sa{after}{style} {escaped(text)}\par}}" + "\n"


def _line() -> str:
    """An empty line to write on."""
    return r"{\pard\sa60\sb180\brdrb\brdrs\brdrw5\brsp20 \par}" + "\n"


def _paragraphs(sheet: TeacherSheet, texts: Texts) -> Iterator[str]:
    t = texts.t
    yield _paragraph(t("teach-sheet-title", title=sheet.title), r"\b\fs32")
    yield _paragraph(
        f"{t('teach-sheet-name')}: ____________________    {t('teach-sheet-date')}: ______________"
    )
    yield _paragraph(t("teach-sheet-how"), r"\i")
    for step in sheet.steps:
        yield from _step(step, texts)
    yield _paragraph(t("teach-sheet-exit"), r"\keepn\sb160\b\fs24")
    yield _paragraph(sheet.exit, r"\keepn")
    yield from (_line() for _ in range(3))
    yield _paragraph(t("teach-sheet-rules"), r"\page\b\fs28")
    for step in sheet.steps:
        yield _paragraph(f"{step.number}. {step.title}", r"\keepn\sb160\b\fs24")
        yield from map(_paragraph, _rule(step))


def _rule(step: TeacherStep) -> Iterator[str]:
    """The rule of a step in lines: its sentences, what is thrown, and its tables, a line for each row."""
    yield from (f"{one['words']} ({one['rule']})" for one in step.rule["rules"])
    yield from (one["throw"] for one in step.rule["throws"])
    yield from step.rule["notations"]
    for chart in step.rule["tables"]:
        yield f"{chart['title']}: {' | '.join(chart['columns'])}"
        for row in chart["rows"]:
            yield f"{row['words']}: {' | '.join(cell['words'] for cell in row['cells'])}"


def _step(step: TeacherStep, texts: Texts) -> Iterator[str]:
    t = texts.t
    yield _paragraph(f"{step.number}. {step.title}", r"\keepn\sb160\b\fs24")
    yield _paragraph(step.hook.text)
    yield _paragraph(step.paper_question, r"\b")
    yield _paragraph(f"{t('teach-sheet-predict')}: {_blanks(step)}")
    if step.seen is not None:
        yield _paragraph(t("teach-sheet-rolled-mean" if step.seen.hits is None else "teach-sheet-rolled"))
    yield _paragraph(f"{t('teach-sheet-exact')}: ____________________")
    yield _paragraph(f"{t('teach-sheet-why')}", r"\keepn")
    yield _line()
    yield _paragraph(f"{t('teach-sheet-change')}: {step.paper_task}")
    yield _paragraph(f"{t('teach-sheet-found')}: ________________________________________")
    if check := step.paper_check:
        yield _paragraph(f"{t('teach-sheet-check')}: {check.question}", r"\keepn")
        yield from (_paragraph(line, r"\li284", 20) for line in _answers(check))


def _answers(check: CheckKey) -> Iterator[str]:
    """Where a pupil answers a question: boxes to tick, boxes to fill in an order, a line to mark."""
    if check.kind == "line":
        yield "0 |____________|____________|____________|____________| 100"
        yield from check.answers
    elif check.kind == "order":
        yield f"{check.ends[0]}  {'   '.join(BOX for _ in check.answers)}  {check.ends[1]}"
        yield from (f"{letter} {answer}" for letter, answer in zip("ABCDE", check.answers, strict=False))
    else:
        yield from (f"{BOX} {answer}" for answer in check.answers)


def _blanks(step: TeacherStep) -> str:
    """Where a pupil writes the prediction."""
    if step.kind == "choice":
        return "   ".join(f"{BOX} {option}" for option in step.options)
    if step.kind == "bars":
        return "   ".join(f"{option} ____" for option in step.options)
    return step.options[0]
