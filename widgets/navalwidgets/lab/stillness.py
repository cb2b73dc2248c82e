"""Which controls of a mechanic move nothing at its present settings: said beside them.

Knows questions, their answers and the panel. Must not know a rule: reasons come with the question. That a
control moves nothing for which no reason is known is found out by trying, while nobody waits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from navalgames import odds
from navalgames.errors import Problem
from navalgames.games.contract import Parameter
from navalgames.labels import Labels
from navalgames.odds import Answer
from navalgames.rule_names import rule_told
from navalwidgets.base.idle import Idle
from navalwidgets.parts.parameter_panel import ParameterPanel

LONGEST_TRY = 0.6
"""Seconds a try may take: the next click waits for it. After one that took longer the rest stays unknown."""


class Stillness:
    """The notes beside the controls of one panel."""

    def __init__(self, labels: Labels, panel: ParameterPanel) -> None:
        self.labels, self.panel = labels, panel
        self._idle = Idle(wait=0.25, longest=LONGEST_TRY)
        self._question = ""
        self._at: Mapping[str, Any] = {}
        self._reasons: dict[str, str] = {}
        self._still: set[str] = set()
        self._counts_with: dict[str, str] = {}  # what one other control would have to be for it to count

    def tell(self, answer: Answer) -> None:
        """Say what is known at the settings of this answer, and begin to try the rest."""
        settings, t = dict(answer.parameters), self.labels.texts.t
        self._keep(answer.question.name, settings)
        self._reasons = {
            one.parameter: t(
                "lab-idle", reason=t(one.key, **dict(one.facts)), rule=rule_told(self.labels.texts, one.rule)
            )
            for one in odds.idle_settings(self.labels.game, answer.question.name, **settings)
        }
        self._show()
        self._idle.run((), guesses=self.tries(answer))

    def tries(self, answer: Answer) -> Iterator[Callable[[], object]]:
        """One other value after the other, control by control, until one gives other chances.

        Each try has to be done before the next one is asked for.
        """
        few_first = sorted(answer.question.parameters, key=lambda one: len(one.values))
        for one in few_first:
            if one.name not in {*self._reasons, *self._still}:
                yield from self._tries_of(answer, one)
        for one in few_first:
            if one.name in self._still - {*self._reasons, *self._counts_with}:
                yield from self._tries_with_others(answer, one)

    def _keep(self, question_name: str, settings: Mapping[str, Any]) -> None:
        """Of the controls known to move nothing only those stay that are the only ones moved since."""
        known = self._still if question_name == self._question else set()
        moved = {name for name, value in settings.items() if known and value != self._at[name]}
        self._still = {name for name in known if moved <= {name}}
        self._counts_with = {name: told for name, told in self._counts_with.items() if name in self._still}
        self._question, self._at = question_name, settings

    def _show(self) -> None:
        t, known = self.labels.texts.t, self._counts_with
        still = {
            name: t("lab-still-but", pair=known[name]) if name in known else t("lab-still")
            for name in sorted(self._still)
        }
        self.panel.notes = {**still, **self._reasons}

    def _tries_of(self, answer: Answer, one: Parameter) -> Iterator[Callable[[], object]]:
        settings = dict(answer.parameters)
        place = one.values.index(settings[one.name])
        found: list[Any] = []
        for value in sorted(one.values, key=lambda value: abs(one.values.index(value) - place))[1:]:
            yield partial(self._try, answer.question.name, {**settings, one.name: value}, found)
            if found and found[-1] != answer.distribution:
                return
        if found:
            self._still.add(one.name)
            self._show()

    def _tries_with_others(self, answer: Answer, one: Parameter) -> Iterator[Callable[[], object]]:
        """One other control after the other, until one is found with which this one counts."""
        settings = dict(answer.parameters)
        for other in sorted(answer.question.parameters, key=lambda other: len(other.values)):
            if other.name == one.name:
                continue
            for with_it in _some(other, settings[other.name]):
                found: list[Any] = []
                for value in dict.fromkeys((settings[one.name], *_some(one, settings[one.name]))):
                    tried = {**settings, other.name: with_it, one.name: value}
                    yield partial(self._try, answer.question.name, tried, found)
                    if found and found[-1] != found[0]:
                        self._counts_with[one.name] = self._pair(other.name, with_it)
                        self._show()
                        return

    def _pair(self, name: str, value: Any) -> str:
        t, labels = self.labels.texts.t, self.labels
        pair = t("panel-pair", parameter=labels.parameter(name), value=labels.value(value))
        return t("panel-quoted", pair=pair)

    def _try(self, name: str, settings: Mapping[str, Any], found: list[Any]) -> None:
        with suppress(Problem):  # what is refused is no choice here
            found.append(odds.ask(self.labels.game, name, **settings).distribution)


def _some(one: Parameter, now: Any) -> list[Any]:
    """A few other values of a parameter: the next ones, the first and the last."""
    place, values = one.values.index(now), one.values
    near = values[max(place - 1, 0) : place + 2]
    return [value for value in dict.fromkeys((*near, values[0], values[-1])) if value != now]
