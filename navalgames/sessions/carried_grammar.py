"""What a step may take over from an earlier one: what the learner's own orders and dice have left there.

Knows fields and their limits. Must not know a rule, a table, nor how a scene is laid.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, model_validator

from navalgames.errors import BadInput
from navalgames.sessions.lesson_part import Laid, Name, Part, Value


class Added(Part):
    """A number that goes on from what the learner's story left, and what the story of the step adds to it.

    plus: what happened since. most: more is never taken over. parameter: of the step's question that takes
    the number, too. orders: what an order of a step adds, by the step and the order. named: what sentences
    call it, where it is no parameter.
    """

    place: str
    plus: Annotated[int, Field(ge=0)] = 0
    most: Annotated[int, Field(ge=0)]
    parameter: Name | None = None
    named: Name | None = None
    orders: dict[Name, dict[Name, int]] = Field(default={})


class Read(Part):
    """A parameter of the step's question that is read off what the learner's story came to.

    named: what sentences call it, where it is no parameter: the odds are as written, the scene goes on.
    place: of the state that it left; the outcome of the throw without one. has: whether this is among what
    stands there. beside: parameters of the earlier step that are told first: "vandyck damaged".
    values: what was found -> the parameter; for what is not named the step stays as written.
    changes: what was found -> what it changes on the scene.
    """

    parameter: Name | None = None
    named: Name | None = None
    place: str = ""
    has: str = ""
    beside: tuple[Name, ...] = ()
    values: Annotated[dict[str, Value], Field(min_length=1)]
    changes: dict[str, dict[str, Laid]] = Field(default={})

    @model_validator(mode="after")
    def _one_name(self) -> Read:
        if (self.parameter is None) == (self.named is None):
            raise BadInput("expected-parameter-or-named")
        return self


class Carried(Part):
    """What stays as the learner's first dice left it on the scene of an earlier step.

    step: that step. keeps: places that stay as they were. adds: numbers that go on growing. reads: parameters
    that follow from it. turned: what solves the task of *Change one thing* where its control begins with what
    the file's task looks for. told: what was found for those that are only named; never written. came: what
    those dice came to; filled in when they fell.
    """

    step: Name
    keeps: tuple[str, ...] = ()
    adds: tuple[Added, ...] = ()
    reads: tuple[Read, ...] = ()
    turned: tuple[Value, ...] = ()
    told: dict[Name, Value] = Field(default={})
    came: Value = "none"

    def goes_on(self, step: Any, before: tuple[Any, ...]) -> bool:
        """Whether a step can take over what was thrown on the scene of one of the steps before it."""
        earlier = next((one for one in before if one.id == self.step), None)
        if not step.scene or not earlier or not earlier.scene or not (self.adds or self.reads):
            return False
        begins = {
            value for one in self.reads for value in one.values.values() if one.parameter == step.vary.control
        }
        if begins & set(step.vary.find) and not set(self.turned) <= set(step.vary.values) - {*step.vary.find}:
            return False
        return set(self.parameters) <= step.fixed.keys() and bool(self.turned) == bool(
            begins & {*step.vary.find}
        )

    @property
    def parameters(self) -> tuple[str, ...]:
        """Those of the step's question that the story gives."""
        grown = (one.parameter for one in self.adds if one.parameter)
        return (*grown, *(one.parameter for one in self.reads if one.parameter))
