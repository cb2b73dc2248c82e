"""The teacher's sheet of an episode and the pupils' worksheet, as plain records.

Knows the lesson files, their sentences and the exact answers of the questions they are about. Must not
know a page, a file format or a learner: every number is worked out here, none is written in a text.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance import Distribution
from navalgames.labels import Labels
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_verdict import right_option
from navalgames.sessions.lesson_words import facts, setting_text, unit_text
from navalgames.sessions.lessons import (
    DISCUSSIONS,
    Answer,
    BarsPrediction,
    Check,
    ChoicePrediction,
    Episode,
    NumberPrediction,
    Source,
    Step,
    misconception_key,
    term_keys,
)
from navalgames.texts.figures import fraction_text, number_text, percent_text

CLASS_ROLLS = 100
UNSAID = "…"  # stands for the number a pupil will have said
# Minutes before, and after the steps, of a lesson of so many minutes; the steps share what is left.
PLANS = {30: {"opening": 2, "discussion": 3, "closing": 2}, 45: {"opening": 4, "discussion": 9, "closing": 4}}


class Stage(NamedTuple):
    """One line of a plan: from and to a minute; `kind` is opening, step, discussion or closing."""

    start: int
    end: int
    kind: str
    step: str = ""


class Plan(NamedTuple):
    """A lesson of `minutes`, minute by minute."""

    minutes: int
    stages: tuple[Stage, ...]


class Chance(NamedTuple):
    """One line of an exact answer."""

    label: str
    chance: Fraction
    fraction: str
    percent: str


class WrongAnswer(NamedTuple):
    """What some pupils will say, the idea behind it, and what to answer."""

    said: str
    misconception: str
    feedback: str


class CheckKey(NamedTuple):
    """A check question with its key: all answers in the order of the page, the right one, the wrong ones."""

    question: str
    answers: tuple[str, ...]
    right: str
    why: str
    wrong: tuple[WrongAnswer, ...]


class Said(NamedTuple):
    """A statement about history: its mark (certain, disputed, simplification) and its source."""

    text: str
    mark: str
    source: str


class Seen(NamedTuple):
    """What the class sees when everybody opens the step with its own seed and rolls `rolls` times."""

    rolls: int
    hits: int | None
    share: str


class TeacherStep(NamedTuple):
    """One step: what pupils see, what they will say, what is right, and where to open it."""

    id: str
    number: int
    title: str
    goal: str
    hook: Said
    assumptions: tuple[str, ...]
    question: str
    kind: str
    form: str
    options: tuple[str, ...]
    target: str
    exact: Fraction
    answer: str
    right_option: str
    chances: tuple[Chance, ...]
    reconstruction: bool
    seed: int
    seen: Seen | None
    too_low: str
    too_high: str
    explain: tuple[str, ...]
    task: str
    setting: str
    varied: str
    checks: tuple[CheckKey, ...]
    paper_check: CheckKey | None
    history: tuple[Said, ...]
    rules: tuple[str, ...]
    links: dict[str, dict[str, str]]
    lab: dict[str, str]


class TeacherSheet(NamedTuple):
    """All a teacher needs for one episode."""

    game: str
    episode: str
    number: int
    title: str
    blurb: str
    goals: tuple[str, ...]
    prior: str
    terms: tuple[tuple[str, str], ...]
    plans: tuple[Plan, ...]
    steps: tuple[TeacherStep, ...]
    discussion: tuple[tuple[str, str], ...]
    summary: tuple[str, ...]
    exit: str
    sources: tuple[str, ...]


def teacher_sheet(game: Any, episode: Episode, language: str = "en", charts: Any = None) -> TeacherSheet:
    """The sheet of `episode` in `language`; its numbers are those of `charts` (the game's own by default)."""
    return _Writer(game, episode, language, charts).sheet()


def plans(episode: Episode) -> tuple[Plan, ...]:
    """A plan for 30 and one for 45 minutes; each step gets its share in whole minutes."""
    return tuple(Plan(minutes, tuple(_stages(episode, minutes))) for minutes in PLANS)


def _stages(episode: Episode, minutes: int) -> Iterator[Stage]:
    around = PLANS[minutes]
    left = minutes - sum(around.values())
    shares = apportioned([Fraction(str(step.minutes)) for step in episode.step], left)
    lengths = [("opening", "", around["opening"])]
    lengths += [("step", step.id, share) for step, share in zip(episode.step, shares, strict=True)]
    lengths += [(kind, "", around[kind]) for kind in ("discussion", "closing")]
    start = 0
    for kind, step, length in lengths:
        yield Stage(start, start + length, kind, step)
        start += length


def apportioned(weights: list[Fraction], whole: int) -> list[int]:
    """`whole` divided in proportion to `weights`, in whole parts; the largest remainders are rounded up.

    >>> apportioned([Fraction(5), Fraction(5), Fraction(5)], 16)
    [6, 5, 5]
    """
    exact = [weight * whole / sum(weights) for weight in weights]
    parts = [int(share) for share in exact]
    by_remainder = sorted(range(len(parts)), key=lambda place: parts[place] - exact[place])
    for place in by_remainder[: whole - sum(parts)]:
        parts[place] += 1
    return parts


class _Writer:
    """Writes the sheet of one episode in one language."""

    def __init__(self, game: Any, episode: Episode, language: str, charts: Any) -> None:
        self.episode = episode
        self.labels = Labels(game, language)
        self.texts = self.labels.texts
        self.player = LessonPlayer(game, episode, charts)

    def sheet(self) -> TeacherSheet:
        episode, t = self.episode, self.texts.t
        discussion = (episode.key("discussion", n) for n in range(1, DISCUSSIONS + 1))
        return TeacherSheet(
            game=self.player.game.id,
            episode=episode.id,
            number=episode.number,
            title=t(episode.key("title")),
            blurb=t(episode.key("blurb")),
            goals=self._several("goal", episode.goals),
            prior=t(episode.key("prior")),
            terms=tuple((t(word), t(means)) for word, means in map(term_keys, episode.terms)),
            plans=plans(episode),
            steps=tuple(self._step(step, number) for number, step in enumerate(episode.step, 1)),
            discussion=tuple((t(key), t(f"{key}-point")) for key in discussion),
            summary=self._several("summary", episode.summary),
            exit=t(episode.key("exit")),
            sources=tuple(self._source(source) for source in episode.sources.values()),
        )

    def _several(self, part: str, count: int) -> tuple[str, ...]:
        return tuple(self.texts.t(self.episode.key(part, n)) for n in range(1, count + 1))

    def _source(self, source: Source) -> str:
        year = str(source.year or "none")
        return self.texts.t("lesson-ui-source", author=source.author, title=source.title, year=year)

    def _cited(self, name: str | None) -> str:
        return self._source(self.episode.sources[name]) if name else ""

    # ---- one step

    def _step(self, step: Step, number: int) -> TeacherStep:
        player = self.player
        player.go(step.id)
        self.known = facts(player, self.texts) | {"guess": UNSAID}
        checks = tuple(self._check(n, check) for n, check in enumerate(step.check, 1))
        answer = player.answer(player.first_parameters)
        return TeacherStep(
            id=step.id,
            number=number,
            title=self._say("title"),
            goal=self._say("goal"),
            hook=Said(self._say("hook"), step.hook.mark, self._cited(step.hook.source)),
            assumptions=self._numbered("assumption", step.assumptions),
            question=self._say("predict"),
            kind=step.predict.kind,
            form=self._form(step),
            options=self._options(step, answer),
            target=self._say("target"),
            exact=player.target,
            answer=self.known["target"] if step.target.is_chance else self._mean(step, player.target),
            right_option=self._right_option(step),
            chances=tuple(
                self._chance(outcome, answer.distribution.chance(outcome)) for outcome in answer.outcomes
            ),
            reconstruction=answer.weakest == "reconstruction",
            seed=step.seed,
            seen=self._seen(step),
            too_low=self._say("low"),
            too_high=self._say("high"),
            explain=self._numbered("explain", step.explain),
            task=self._say("vary"),
            setting=self._setting(step),
            varied=self._say("varied"),
            checks=checks,
            paper_check=next(filter(self._keeps_the_secret, checks), None),
            history=tuple(
                Said(self._say("history", n), line.mark, self._cited(line.source))
                for n, line in enumerate(step.history, 1)
            ),
            rules=step.rules,
            links=self._links(step),
            lab={"mechanic": step.question},
        )

    def _say(self, *parts: object) -> str:
        return self.texts.t(self.episode.key(self.player.step.id, *parts), **self.known)

    def _numbered(self, part: str, count: int) -> tuple[str, ...]:
        return tuple(self._say(part, n) for n in range(1, count + 1))

    def _form(self, step: Step) -> str:
        """How the prediction is asked for."""
        predict = step.predict
        if isinstance(predict, NumberPrediction):
            least, most = (number_text(Fraction(str(end))) for end in (predict.least, predict.most))
            return self.texts.t("teach-form-number", least=least, most=most)
        if isinstance(predict, BarsPrediction):
            return self.texts.t("teach-form-bars", tokens=predict.tokens)
        return self.texts.t("teach-form-choice")

    def _options(self, step: Step, answer: Any) -> tuple[str, ...]:
        """What a pupil may say: the answers to choose from, the outcomes to spread over, or a blank."""
        if isinstance(step.predict, ChoicePrediction):
            return tuple(self._say("option", option.id) for option in step.predict.options)
        if isinstance(step.predict, BarsPrediction):
            return tuple(self.labels.outcome(outcome) for outcome in answer.outcomes)
        unit = self.texts.t(f"lesson-unit-{step.predict.unit}", value="______")
        return (unit,)

    def _mean(self, step: Step, mean: Fraction) -> str:
        unit = step.predict.unit if isinstance(step.predict, NumberPrediction) else ""
        said = self.known["target"]
        if mean.denominator == 1 and unit and unit != "percent":
            return unit_text(self.texts, unit, mean)
        return said

    def _right_option(self, step: Step) -> str:
        if not isinstance(step.predict, ChoicePrediction):
            return ""
        shown = self.player.target * 100 if step.target.is_chance else self.player.target
        return self._say("option", right_option(step.predict, shown))

    def _chance(self, outcome: Any, chance: Fraction) -> Chance:
        return Chance(self.labels.outcome(outcome), chance, fraction_text(chance), percent_text(chance))

    def _seen(self, step: Step) -> Seen | None:
        """The first rolls of the step's own seed; None where no die falls or the target is another's."""
        if self.player.certain or step.target.question or step.target.given:
            return None
        self.player.skip()
        self.player.roll(CLASS_ROLLS)
        share = step.target.of(Distribution(self.player.sample.counts))
        self.player.forget()
        if step.target.is_chance:
            return Seen(CLASS_ROLLS, int(share * CLASS_ROLLS), percent_text(share))
        return Seen(CLASS_ROLLS, None, number_text(share))

    def _setting(self, step: Step) -> str:
        """The setting that solves the task, as the page names it."""
        control = self._say("control")
        return self.texts.t(
            "teach-setting", control=control, setting=setting_text(self.player, self.texts, step.vary.find[0])
        )

    def _check(self, n: int, check: Check) -> CheckKey:
        def why(answer: Answer) -> str:
            return self._say("check", n, answer.id, "why")

        def said(answer: Answer) -> str:
            return self._say("check", n, answer.id)

        return CheckKey(
            question=self._say("check", n),
            answers=tuple(said(answer) for answer in check.answers),
            right=said(check.right),
            why=why(check.right),
            wrong=tuple(
                WrongAnswer(
                    said(answer),
                    self.texts.t(misconception_key(answer.misconception)),
                    why(answer),
                )
                for answer in check.answers
                if answer.misconception
            ),
        )

    def _keeps_the_secret(self, check: CheckKey) -> bool:
        """Whether a check question can stand on the worksheet: it does not tell the exact answer."""
        if not self.player.step.target.is_chance:
            return self.known["target"] not in check.question
        told = {self.known["target-fraction"], self.known["target-percent"]}
        return not any(number in text for number in told for text in (check.question, *check.answers))

    def _links(self, step: Step) -> dict[str, dict[str, str]]:
        """What the guide's address says: to begin the step, to show its answer, to show the change."""
        start = {"episode": self.episode.id, "step": step.id, "seed": str(step.seed)}
        shown = start | {"guess": "skip", "shown": "1"}
        return {
            "start": start,
            "answer": shown,
            "change": shown | {"set": str(step.vary.find[0]).lower()},
        }
