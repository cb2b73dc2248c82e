"""A learner's way through one episode: predict, roll, reveal, explain, vary, check, back to history.

Knows steps, settings, seeds, predictions and answers, and asks the game's own questions for every
number. Must not know a widget, a page or a browser: whoever shows the lesson reads this object.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from navalgames import odds
from navalgames.chance import Dice, RandomDice, ScriptedDice
from navalgames.errors import BadInput, unknown
from navalgames.games.contract import Game
from navalgames.printing import printed
from navalgames.sessions.answer_number import AnswerNumber
from navalgames.sessions.lesson_checks import Reply, checked_answer, reply
from navalgames.sessions.lesson_foresight import sayings, tried
from navalgames.sessions.lesson_grammar import Episode, Step
from navalgames.sessions.lesson_part import Value
from navalgames.sessions.lesson_progress import Sample, Throw
from navalgames.sessions.lesson_verdict import checked_guess, verdict
from navalgames.sessions.lesson_way import LessonWay

MOST_ROLLS = 10_000
MOST_TRIES = 12  # of one question that are remembered
Roller = Callable[[Dice], Any]
MOST_SEED = 2**31 - 1


class LessonPlayer(LessonWay):
    """One learner in one episode.

    Args:
        game: the game record.
        episode: what is taught.
        charts: the charts to read; the game's own by default.
        step: id of the first step to show.
    """

    def __init__(self, game: Game, episode: Episode, charts: Any = None, step: str | None = None) -> None:
        super().__init__(episode)
        self.game = game
        self.charts = odds.charts_of(game) if charts is None else charts
        if step is not None:
            self.go(step)

    # ---- where we are

    @property
    def parameters(self) -> dict[str, Value]:
        """The question's parameters as they stand now."""
        setting = self.progress.setting
        given = self.first_parameters
        return given if setting is None else given | {self.step.vary.control: setting}

    @property
    def first_parameters(self) -> dict[str, Value]:
        """The parameters the prediction was about: those of the step, with the order the learner gave."""
        act = self.step.act
        return dict(self.step.fixed) | (act.given_by(self.progress.ordered) if act else {})

    def give_order(self, order_id: str) -> None:
        """Give one of the orders the step offers on its scene; a later one replaces it until a prediction.

        Raises:
            BadInput: no such order, the step offers none, or a prediction was already made.
        """
        if self.progress.committed or self.progress.revealed:
            raise BadInput("error-lesson-ordered")
        ids = self.step.act.ids if self.step.act else []
        if order_id not in ids:
            raise unknown("order", order_id, ids)
        self._set(ordered=order_id)

    @property
    def stage(self) -> str:
        """Where the learner stands in the step: ordering, predicting, rolling or told."""
        if self.progress.revealed:
            return "told"
        if self.progress.committed:
            return "rolling"
        return "ordering" if self.step.act and self.progress.ordered is None else "predicting"

    @property
    def setting(self) -> Value:
        """The present value of the step's new control."""
        setting = self.progress.setting
        return self.first_setting if setting is None else setting

    @property
    def first_setting(self) -> Value:
        """The value of the control the prediction was about."""
        control = self.step.vary.control
        if control in self.step.fixed:
            return self.step.fixed[control]
        default: Value = odds.parameter(self.game.question(self.step.question), control).default
        return default

    def is_done(self, step: Step) -> bool:
        """Predicted or skipped, revealed, and every check question answered rightly; `more` is free."""
        progress = self.progress_of(step.id)
        answered = progress.answers[: len(step.check)]
        if not (progress.committed and progress.revealed and all(answered)):
            return False
        with self.visiting():
            self.go(step.id)
            return all(self.reply(place).right for place in range(len(step.check)))

    @property
    def minutes_left(self) -> float:
        """Of the steps whose answer has not been seen."""
        return sum(step.minutes for step in self.episode.step if not self.progress_of(step.id).revealed)

    @property
    def finished(self) -> bool:
        return all(self.is_done(step) for step in self.episode.step)

    # ---- exact answers

    def answer(self, parameters: Mapping[str, Value] | None = None, question: str | None = None) -> Any:
        """The exact answer for the present parameters, or for others; of another question without the cells
        that only the settings of this step were read off."""
        given = self.parameters if parameters is None else dict(parameters)
        found = odds.ask(self.game, question or self.step.question, charts=self.charts, **given)
        if question:
            return found
        return found.resting_also_on(self.charts.cell(*place) for place in self.step.read_off)

    def measure(self, measure: AnswerNumber, parameters: Mapping[str, Value] | None = None) -> Fraction:
        """The number a measure reads; its own `given` wins over `parameters`."""
        base = self.first_parameters if parameters is None else dict(parameters)
        if measure.question and measure.question != self.step.question:
            answer = self.answer(measure.filled(base), measure.question)
        else:
            answer = self.answer(base | measure.given)
        return measure.of(answer.distribution)

    @property
    def target(self) -> Fraction:
        """The exact number the prediction was about."""
        return self.measure(self.step.target)

    @property
    def outcome_names(self) -> list[str]:
        """The outcomes the prediction is about, as texts, in the order of the chart."""
        return [str(outcome) for outcome in self.answer(self.first_parameters).outcomes]

    @property
    def certain(self) -> bool:
        """Whether no die is rolled in this step."""
        return odds.is_certain(self.game, self.step.question, charts=self.charts, **self.first_parameters)

    # ---- predict

    def predict(self, guess: object) -> None:
        """Make the prediction. A second one replaces the first until the answer is revealed.

        Args:
            guess: a `Guess`, or whatever came instead from a page, a file or a link.

        Raises:
            BadInput: not a prediction of this step, or the answer was already shown.
        """
        if self.progress.revealed:
            raise BadInput("error-lesson-late")
        self._set(guess=checked_guess(self.step.predict, guess, self.outcome_names), skipped=False)

    def skip(self) -> None:
        """Go on without a prediction; that is remembered as skipped.

        Raises:
            BadInput: a prediction was already made.
        """
        if self.progress.guess is not None:
            raise BadInput("error-lesson-predicted")
        self._set(skipped=True)

    def take_back(self) -> None:
        """Take the prediction, or the skipping of it, back; the rolls go with it.

        Raises:
            BadInput: the answer was already shown.
        """
        if self.progress.revealed:
            raise BadInput("error-lesson-late")
        self._begin_sample(guess=None, skipped=False, rolled=0, threw=None)

    # ---- roll

    def roll(self, n: int, through: Roller | None = None) -> Throw:
        """Roll the step's question `n` more times, by `through` where that is given; the last throw.

        Raises:
            BadInput: no prediction yet, or too many rolls.
        """
        if not self.progress.committed:
            raise BadInput("error-lesson-predict-first")
        if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= MOST_ROLLS - self.progress.rolled:
            raise BadInput("error-lesson-rolls", given=printed(n, 20), most=MOST_ROLLS - self.progress.rolled)
        first = self.progress.threw is None and self.progress.setting is None
        self._set(rolled=self.progress.rolled + n, threw=self.progress.seed if first else self.progress.threw)
        throw = self.rolls(through).last
        assert throw is not None
        return throw

    @property
    def sample(self) -> Sample:
        """The rolls so far, always those of the present seed, setting and number."""
        return self.rolls()

    def rolls(self, through: Roller | None = None) -> Sample:
        """The rolls so far. Those that have not fallen yet are rolled by `through`, which rolls the step's
        question at its present setting with the dice handed in, and may look on."""
        step_id, progress = self.step.id, self.progress
        sample, given = self._samples.get(step_id), self.parameters
        if sample is None or sample.size > progress.rolled or sample.given != given:
            sample = self._samples[step_id] = Sample(RandomDice(seed=progress.seed), given)
        while sample.size < progress.rolled:
            del sample.dice.record[:]
            outcome = through(sample.dice) if through else self._rolled(sample.dice, self.parameters)
            sample.counts[outcome] = sample.counts.get(outcome, 0) + 1
            sample.size += 1
            sample.fallen.append(outcome)
            sample.last = Throw(tuple(sample.dice.record), outcome)
        return sample

    @property
    def story_roll(self) -> Any:
        """What the first roll with the learner's own order came to, whatever was changed since."""
        threw = self.progress.threw
        return None if threw is None else self._rolled(RandomDice(seed=threw), self.first_parameters)

    def remember_thrown(self, seed: int) -> None:
        """The story was thrown in an earlier visit, with this seed.

        Raises:
            BadInput: not a whole number in the range of seeds.
        """
        self._set(threw=_checked_seed(seed))

    def _rolled(self, dice: Dice, parameters: Mapping[str, Value]) -> Any:
        return odds.roll(self.game, self.step.question, dice, charts=self.charts, **parameters)

    def _begin_sample(self, **changes: Any) -> None:
        self._samples.pop(self.step.id, None)
        self._set(**changes)

    def same_rolls(self) -> None:
        """Roll as often as so far again from the same seed: the same dice fall."""
        self._begin_sample(seed=self.progress.seed, rolled=self.progress.rolled)

    def new_rolls(self, seed: int) -> None:
        """Roll as often as so far from another seed.

        Raises:
            BadInput: not a whole number in the range of seeds.
        """
        self._begin_sample(seed=_checked_seed(seed), rolled=self.progress.rolled)

    def set_seed(self, seed: int) -> None:
        """Take the rolls back; the next ones come from this seed.

        Raises:
            BadInput: not a whole number in the range of seeds.
        """
        self._begin_sample(seed=_checked_seed(seed), rolled=0)

    def worked_example(self) -> Throw | None:
        """The step's example with its fixed dice, or None when it has none.

        Raises:
            Problem: the dice do not fit the rule, or some are left over.
            BadInput: the outcome is not the one the file promises.
        """
        example = self.step.example
        if example is None:
            return None
        dice = ScriptedDice([shown.model_dump() for shown in example.dice])
        outcome = self._rolled(dice, self.first_parameters | example.given)
        dice.finish()
        if outcome != example.outcome:
            shown, told = printed(outcome), printed(example.outcome)
            raise BadInput("error-lesson-example", step=self.step.id, given=shown, expected=told)
        return Throw(tuple(dice.record), outcome)

    # ---- reveal and explain

    def reveal(self) -> None:
        """Show the exact answer.

        Raises:
            BadInput: neither predicted nor skipped.
        """
        if not self.progress.committed:
            raise BadInput("error-lesson-predict-first")
        self._set(revealed=True)

    @property
    def verdict(self) -> str | None:
        """right, high or low (drawn bars also: shape); None without a prediction."""
        if self.progress.guess is None:
            return None
        return verdict(self.step, self.progress.guess, self.target, self.answer(self.first_parameters))

    # ---- vary

    def vary(self, value: Value) -> bool:
        """Set the step's control; whether that changed anything. Clears the rolls, keeps a ghost.

        Raises:
            BadInput: not a value of this control.
        """
        vary = self.step.vary
        if value not in vary.values:
            raise BadInput(
                "error-lesson-setting", given=printed(value, 20), expected=", ".join(map(str, vary.values))
            )
        if value == self.setting:
            return False
        found = self.progress.found or value in vary.find
        self._begin_sample(rolled=0, setting=value, before=self.setting, found=found)
        return True

    @property
    def foresees(self) -> tuple[str, ...]:
        """What can be said of the change before it is seen; nothing once the control was moved."""
        progress = self.progress
        return sayings(self) if progress.foreseen is None and progress.setting is None else ()

    def foresee(self, said: str) -> None:
        """Say what the change will bring, then see it: the control moves.

        Args:
            said: one of `foresees`.

        Raises:
            BadInput: that cannot be said here, or the control was moved before.
        """
        if said not in self.foresees:
            raise unknown("prediction", said, self.foresees)
        self.vary(tried(self, said))
        self._set(foreseen=said)

    def remember_foreseen(self, said: str) -> None:
        """What was said of the change in an earlier visit.

        Raises:
            BadInput: that cannot be said in this step.
        """
        tried(self, said)
        self._set(foreseen=said)

    def remember_found(self) -> None:
        """The vary task was solved in an earlier visit."""
        self._set(found=True)

    @property
    def ghost(self) -> tuple[Value, Any] | None:
        """The setting before the last change and its exact answer, or None."""
        before = self.progress.before
        if before is None:
            return None
        return before, self.answer(self.first_parameters | {self.step.vary.control: before})

    # ---- check

    def check(self, question: object, given: object) -> bool:
        """Answer the question at that place of the step's tasks; whether it was right. Tries are remembered.

        Args:
            question: a whole number from 0, or whatever came instead from a page or a file.
            given: an answer as `lesson_checks.checked_answer` takes it.

        Raises:
            BadInput: no such question or answer.
        """
        tasks = self.step.tasks
        if isinstance(question, bool) or not isinstance(question, int) or not 0 <= question < len(tasks):
            raise BadInput("error-lesson-check", given=printed(question, 20), most=len(tasks))
        answer = checked_answer(tasks[question], given)
        answers = list(self.progress.answers)
        answers[question] = (*answers[question], answer)[-MOST_TRIES:]
        self._set(answers=tuple(answers))
        return reply(self, tasks[question], answer).right

    def reply(self, place: int) -> Reply:
        """What is said to the last answer to the question at `place`, which was answered."""
        return reply(self, self.step.tasks[place], self.progress.answers[place][-1])


def _checked_seed(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
        raise BadInput("error-lesson-seed", given=printed(seed, 20), most=MOST_SEED)
    return seed
