"""The teacher's sheet of an episode and the pupils' worksheet, as plain records.

Knows the lesson files, their sentences and the exact answers of the questions they are about. Must not
know a page, a file format or a learner: every number is worked out here, none is written in a text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from navalgames.chance import Distribution
from navalgames.labels import Labels
from navalgames.sessions.check_words import CheckWords
from navalgames.sessions.lesson_grammar import (
    DISCUSSIONS,
    BarsPrediction,
    ChoicePrediction,
    Episode,
    NumberPrediction,
    Source,
    Statement,
    Step,
    term_keys,
)
from navalgames.sessions.lesson_labels import StepLabels
from navalgames.sessions.lesson_picture import blank_field, picture_to_keep, rule_in_view
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_verdict import right_option
from navalgames.sessions.lesson_words import chance_text, facts, given_text, setting_text, unit_text
from navalgames.sessions.teacher_kit_records import (
    Chance,
    CheckKey,
    Plan,
    Said,
    Seen,
    Stage,
    TeacherSheet,
    TeacherStep,
)
from navalgames.texts import Texts
from navalgames.texts.figures import fraction_text, number_text

CLASS_ROLLS = 100
HALF = Fraction(1, 2)
UNSAID = "…"  # stands for the number a pupil will have said
# Minutes before, and after the steps, of a lesson of so many minutes; the steps share what is left.
PLANS = {30: {"opening": 2, "discussion": 3, "closing": 2}, 45: {"opening": 4, "discussion": 9, "closing": 4}}


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


def topic_key(topic: str) -> str:
    """The catalogue key of a topic of the curriculum, or of a subject."""
    return f"teach-topic-{topic}".replace("_", "-")


def tells(text: str, number: str) -> bool:
    """Whether a text says a number, not merely another one that holds its digits.

    >>> tells("1/6 of them", "1/6"), tells("11/6 of them", "1/6"), tells("16.7 %", "6.7 %")
    (True, False, False)
    """
    return bool(number) and re.search(rf"(?<![\d/.]){re.escape(number)}(?![\d/])", text) is not None


def _written(chance: Fraction, texts: Texts) -> list[str]:
    return [fraction_text(chance), texts.percent(chance)]


class _Writer:
    """Writes the sheet of one episode in one language."""

    def __init__(self, game: Any, episode: Episode, language: str, charts: Any) -> None:
        self.episode = episode
        self.labels = Labels(game, language)
        self.texts = self.labels.texts
        self.player = LessonPlayer(game, episode, charts)
        self.answers = dict(self._answers())  # exact chance -> number of the step it answers
        self.paper: dict[str, str] = {}

    def sheet(self) -> TeacherSheet:
        episode, ending, t = self.episode, self.episode.ending, self.texts.t
        discussion = (episode.key("discussion", n) for n in range(1, DISCUSSIONS + 1))
        return TeacherSheet(
            game=self.player.game.id,
            episode=episode.id,
            number=episode.number,
            title=t(episode.key("title")),
            blurb=t(episode.key("blurb")),
            goals=self._several("goal", episode.goals),
            prior=t(episode.key("prior")),
            topics=self._topics(),
            terms=tuple((t(word), t(means)) for word, means in map(term_keys, episode.terms)),
            plans=plans(episode),
            steps=tuple(self._step(step, number) for number, step in enumerate(episode.step, 1)),
            discussion=tuple((t(key), t(f"{key}-point")) for key in discussion),
            summary=self._several("summary", episode.summary),
            exit=t(episode.key("exit")),
            ending=self._ending(ending.history if ending else ()),
            home=self._several("home", ending.home if ending else 0),
            more=self._several("more", len(ending.more) if ending else 0),
            sources=tuple(self._source(source) for source in episode.sources.values()),
        )

    def _answers(self) -> Iterator[tuple[Fraction, int]]:
        for number, step in reversed(list(enumerate(self.episode.step, 1))):
            self.player.go(step.id)
            if step.target.is_chance:
                yield self.player.target, number

    def _topics(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The topics of the curriculum by subject, in the order of the lesson file."""
        subjects: dict[str, list[str]] = {}
        for topic in self.episode.topics:
            subjects.setdefault(topic.split("_")[0], []).append(self.texts.t(topic_key(topic)))
        return tuple((self.texts.t(topic_key(name)), tuple(told)) for name, told in subjects.items())

    def _several(self, part: str, count: int) -> tuple[str, ...]:
        return tuple(self.texts.t(self.episode.key(part, n)) for n in range(1, count + 1))

    def _person(self, name: str) -> str:
        key = self.episode.key("person", name)
        return self.texts.t("teach-person", name=self.texts.t(key), post=self.texts.t(f"{key}-post"))

    def _ending(self, history: tuple[Statement, ...]) -> tuple[Said, ...]:
        key = self.episode.key
        return tuple(
            Said(self.texts.t(key("ending", n)), line.mark, self._cited(line.source))
            for n, line in enumerate(history, 1)
        )

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
        self.paper = self.known | self._blanks(step, number)
        checks = tuple(
            CheckWords(player, place, self.texts, self._say).key() for place in range(len(step.tasks))
        )
        answer = player.answer(player.first_parameters)
        picture = picture_to_keep(player, self.labels)
        return TeacherStep(
            id=step.id,
            number=number,
            title=self._say("title"),
            goal=self._say("goal"),
            hook=Said(self._say("hook"), step.hook.mark, self._cited(step.hook.source)),
            faces=tuple(map(self._person, step.faces)),
            since=self._say("since", "none") if step.since else "",
            scene=self._say("scene") if step.scene else "",
            assumptions=tuple(given_text(player, self.texts)),
            question=self._say("predict"),
            kind=step.predict.kind,
            form=self._form(step),
            options=self._options(step, answer),
            paper_question=self._say("predict", facts=self.paper),
            target=self._say("target"),
            exact=player.target,
            answer=(
                chance_text(self.texts, player.target, whole=True)
                if step.target.is_chance
                else self._mean(step, player.target)
            ),
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
            paper_task=self._say("vary", facts=self.paper),
            setting=self._setting(step),
            varied=self._say("varied", facts=self._solved(step)),
            checks=checks,
            paper_check=next((one for one in checks if not one.more and self._keeps_the_secret(one)), None),
            history=tuple(
                Said(self._say("history", n), line.mark, self._cited(line.source))
                for n, line in enumerate(step.history, 1)
            ),
            rules=step.rules,
            links=self._links(step),
            lab={"mechanic": step.question},
            rule=rule_in_view(player, self.labels),
            picture=picture,
            field=blank_field(picture),
        )

    def _say(self, *parts: object, facts: dict[str, Any] | None = None) -> str:
        return self.texts.t(self.episode.key(self.player.step.id, *parts), **(facts or self.known))

    def _solved(self, step: Step) -> dict[str, str]:
        """What is known once the control stands at a value that solves the task."""
        return self.known | {"setting": setting_text(self.player, self.texts, step.vary.find[0])}

    def _blanks(self, step: Step, number: int) -> dict[str, str]:
        """On paper all steps stand together: what an earlier one asks for is left open, to be filled in."""
        blanks: dict[str, str] = {}
        for name, measure in step.numbers.items():
            earlier = self.answers.get(self.player.measure(measure), number)
            if measure.is_chance and earlier < number:
                blank = self.texts.t("teach-sheet-earlier", number=earlier)
                blanks |= {key: blank for key in self.known if key == name or key.startswith(f"{name}-")}
        return blanks

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
            return tuple(StepLabels(self.player, self.labels).outcome(outcome) for outcome in answer.outcomes)
        unit = self.texts.t(f"lesson-unit-{step.predict.unit}", value="______")
        return (unit,)

    def _mean(self, step: Step, mean: Fraction) -> str:
        unit = step.predict.unit if isinstance(step.predict, NumberPrediction) else ""
        said = str(self.known["target"])
        if mean.denominator == 1 and unit and unit != "percent":
            return unit_text(self.texts, unit, mean)
        return said

    def _right_option(self, step: Step) -> str:
        if not isinstance(step.predict, ChoicePrediction):
            return ""
        shown = self.player.target * 100 if step.target.is_chance else self.player.target
        return self._say("option", right_option(step.predict, shown))

    def _chance(self, outcome: Any, chance: Fraction) -> Chance:
        return Chance(
            StepLabels(self.player, self.labels).outcome(outcome),
            chance,
            fraction_text(chance),
            self.texts.percent(chance),
        )

    def _seen(self, step: Step) -> Seen | None:
        """The first rolls of the step's own seed; None where no die falls or the target is another's."""
        if self.player.certain or step.target.question or step.target.given:
            return None
        self.player.skip()
        self.player.roll(CLASS_ROLLS)
        share = step.target.of(Distribution(self.player.sample.counts))
        self.player.forget()
        if step.target.is_chance:
            return Seen(CLASS_ROLLS, int(share * CLASS_ROLLS), self.texts.percent(share))
        return Seen(CLASS_ROLLS, None, number_text(share))

    def _setting(self, step: Step) -> str:
        """The setting that solves the task, as the page names it."""
        control = self._say("control")
        return self.texts.t(
            "teach-setting", control=control, setting=setting_text(self.player, self.texts, step.vary.find[0])
        )

    def _keeps_the_secret(self, check: CheckKey) -> bool:
        """Whether a check question can stand on the worksheet: it tells the exact answer of no step.

        A half is no secret: it is said in many ways that have nothing to do with a step.
        """
        own = self.player.target
        if not self.player.step.target.is_chance and self.known["target"] in check.question:
            return False
        said = [number for chance in {*self.answers, own} - {HALF} for number in _written(chance, self.texts)]
        said += _written(own, self.texts) if self.player.step.target.is_chance else []
        return not any(tells(text, number) for number in said for text in (check.question, *check.answers))

    def _links(self, step: Step) -> dict[str, dict[str, str]]:
        """What the guide's address says: to begin the step, to show its answer, to show the change."""
        start = {"episode": self.episode.id, "step": step.id, "seed": str(step.seed)}
        shown = start | {"guess": "skip", "shown": "1"}
        return {
            "start": start,
            "answer": shown,
            "change": shown | {"set": str(step.vary.find[0]).lower()},
        }
