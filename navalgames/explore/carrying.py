"""A step as the learner's own story has left it: the scene and the question go on from their own dice.

Knows steps, scenes and what was done in them. Must not know a rule of any game, nor how a step is shown.
"""

from __future__ import annotations

from typing import Any

from navalgames import odds
from navalgames.chance import RandomDice, Shown
from navalgames.errors import BadInput
from navalgames.explore.looking import looked_up
from navalgames.explore.scenes import beside, laid, ordered, played_on
from navalgames.sessions.carried_grammar import Added
from navalgames.sessions.lesson_grammar import Step
from navalgames.sessions.lesson_player import LessonPlayer

MOST_KNOWN = 64
"""Stories that are remembered; then all are worked out again."""


class OwnStory:
    """Works a step out from what the learner did before; as written where nothing was thrown there."""

    def __init__(self) -> None:
        self._known: dict[tuple[Any, ...], Step] = {}

    def __call__(self, player: LessonPlayer, step: Step) -> Step:
        """The step with what is carried over; as it is written where the story ended before it."""
        carried = step.carried
        if carried is None or player.progress_of(carried.step).threw is None:
            return step
        key = (player.game.id, player.episode.number, step.id, _story(player, step))
        if key not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[key] = self._gone_on(player, step)
        return self._known[key]

    def _gone_on(self, player: LessonPlayer, step: Step) -> Step:
        assert step.carried is not None and step.scene is not None, "the grammar asks for both"
        state = self._left(player, step.carried.step)
        if state is None:
            return step
        changes: dict[str, Any] = {place: looked_up(state, place) for place in step.carried.keeps}
        numbers = [(one, _number(player, one, state)) for one in step.carried.adds]
        changes |= {one.place: number for one, number in numbers}
        fixed = step.fixed | {one.parameter: number for one, number in numbers if one.parameter}
        scene = step.scene.model_copy(update={"changes": step.scene.changes | changes})
        try:
            laid(player.game.id, scene)
        except BadInput:  # the laws of the game do not let this story go on here
            return step
        return step.model_copy(update={"fixed": fixed, "scene": scene})

    def _left(self, player: LessonPlayer, step_id: str) -> Any:
        """The state in which the first dice with the learner's own order left a step; None where it ended."""
        earlier = self(player, next(one for one in player.episode.step if one.id == step_id))
        progress = player.progress_of(step_id)
        assert earlier.scene is not None and progress.threw is not None, "asked for by the grammar and before"
        order = earlier.act.named(progress.ordered) if earlier.act else None
        parameters = earlier.fixed | (order.given if order else {})
        dice = RandomDice(seed=progress.threw)
        odds.roll(player.game, earlier.question, dice, charts=player.charts, **parameters)
        shown = tuple(one for one in dice.record if isinstance(one, Shown))
        table = ordered(player.game.id, earlier.scene, order, parameters)
        played = played_on(table, earlier.scene, parameters, shown, beside(progress.threw, 1)).table
        return played.state if played.deciding() else None


def _story(player: LessonPlayer, step: Step) -> tuple[Any, ...]:
    """What was ordered and thrown in the steps before one."""
    before = player.episode.step[: [one.id for one in player.episode.step].index(step.id)]
    found = (player.progress_of(one.id) for one in before)
    return tuple((progress.ordered, progress.threw) for progress in found)


def _number(player: LessonPlayer, added: Added, state: Any) -> int:
    """How far a number has gone on: as it was left, by orders given before, and by what the story adds."""
    paid = sum(ways.get(player.progress_of(one).ordered or "", 0) for one, ways in added.orders.items())
    return min(added.most, int(looked_up(state, added.place)) + paid + added.plus)
