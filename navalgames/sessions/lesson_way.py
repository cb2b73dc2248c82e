"""Where a learner stands in an episode, what was done in each step, and the moves from step to step.

Knows steps and progress. Must not know a question, a die or a page: `lesson_player` does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from navalgames.errors import unknown
from navalgames.sessions.lesson_grammar import Episode, Step
from navalgames.sessions.lesson_progress import Progress, Sample

Own = Callable[[Any, Step], Step]
"""What becomes of a step in the story of a learner who stands in an episode."""


class LessonWay:
    """The steps of one episode, the present one, and what was done in each.

    own: what the learner's story makes of a step that goes on from an earlier one; as written without it.
    """

    def __init__(self, episode: Episode) -> None:
        self.episode = episode
        self.own: Own | None = None
        self._samples: dict[str, Sample] = {}
        self._progress: dict[str, Progress] = {}
        self.start_over()

    @property
    def step(self) -> Step:
        """The present step, as the learner's own story has left it."""
        written = self.written
        return self.own(self, written) if self.own and written.carried else written

    @property
    def written(self) -> Step:
        """The present step as it stands in the file."""
        return self.episode.step[self.index]

    @property
    def progress(self) -> Progress:
        return self._progress[self.written.id]

    def progress_of(self, step_id: str) -> Progress:
        return self._progress[step_id]

    def go(self, step_id: str) -> None:
        """Show a step; everything done so far stays.

        Raises:
            BadInput: no such step; offers the nearest.
        """
        ids = [step.id for step in self.episode.step]
        if step_id not in ids:
            raise unknown("step", step_id, ids)
        self.index = ids.index(step_id)

    @contextmanager
    def visiting(self) -> Iterator[None]:
        """Look at other steps for a while; afterwards the present one is shown again."""
        here = self.index
        try:
            yield
        finally:
            self.index = here

    @contextmanager
    def whole(self) -> Iterator[None]:
        """What is done inside is done whole: when it fails, the learner stands where they stood before."""
        index, progress = self.index, dict(self._progress)
        try:
            yield
        except Exception:
            self.index, self._progress = index, progress
            self._samples.clear()
            raise

    def next(self) -> None:
        self.index = min(self.index + 1, len(self.episode.step) - 1)

    def back(self) -> None:
        self.index = max(self.index - 1, 0)

    def start_over(self) -> None:
        """Forget everything and show the first step."""
        self.index = 0
        self._progress = {step.id: self._fresh(step) for step in self.episode.step}
        self._samples.clear()

    def forget(self) -> None:
        """Forget what was done in the present step."""
        self._progress[self.step.id] = self._fresh(self.step)
        self._samples.pop(self.step.id, None)

    def adopt(self, other: LessonWay) -> None:
        """Take over what `other` did in the present step, except for the answers given here."""
        theirs = other.progress_of(self.step.id)
        self._samples.pop(self.step.id, None)
        self._set(**{**vars(theirs), "answers": self.progress.answers})

    @staticmethod
    def _fresh(step: Step) -> Progress:
        return Progress(seed=step.seed, answers=((),) * len(step.tasks))

    def _set(self, **changes: Any) -> None:
        self._progress[self.step.id] = replace(self.progress, **changes)
