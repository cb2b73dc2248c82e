"""What a step may take over from an earlier one: what the learner's own orders and dice have left there.

Knows fields and their limits. Must not know a rule, a table, nor how a scene is laid.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from navalgames.sessions.lesson_part import Name, Part


class Added(Part):
    """A number that goes on from what the learner's story left, and what the story of the step adds to it.

    plus: what happened since. most: more is never taken over. parameter: of the step's question that takes
    the number, too. orders: what an order of a step adds, by the step and the order.
    """

    place: str
    plus: Annotated[int, Field(ge=0)] = 0
    most: Annotated[int, Field(ge=0)]
    parameter: Name | None = None
    orders: dict[Name, dict[Name, int]] = Field(default={})


class Carried(Part):
    """What stays as the learner's first dice left it on the scene of an earlier step.

    step: that step, whose dice fall on its scene. keeps: places that stay as they were. adds: numbers that go
    on growing.
    """

    step: Name
    keeps: tuple[str, ...] = ()
    adds: Annotated[tuple[Added, ...], Field(min_length=1)]

    def goes_on(self, step: Any, before: tuple[Any, ...]) -> bool:
        """Whether a step can take over what was thrown on the scene of one of the steps before it."""
        earlier = next((one for one in before if one.id == self.step), None)
        if not step.scene or not earlier or not earlier.scene or not earlier.scene.orders:
            return False
        return all(one.parameter in (None, *step.fixed) for one in self.adds)
