"""A step as the learner's own story has left it: the scene and the question go on from their own dice.

Knows steps, scenes and what was done in them. Must not know a rule of any game, nor how a step is shown.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames import odds
from navalgames.chance import RandomDice, Shown
from navalgames.errors import BadInput
from navalgames.explore.looking import looked_up
from navalgames.explore.scenes import beside, come_to, laid, ordered, played_on
from navalgames.sessions.carried_grammar import Added, Read
from navalgames.sessions.lesson_grammar import Step, Vary
from navalgames.sessions.lesson_part import Value
from navalgames.sessions.lesson_player import LessonPlayer

MOST_KNOWN = 64
"""Stories that are remembered; then all are worked out again."""


class Left(NamedTuple):
    """How a step was left: the state, what the dice came to, and the parameters they were thrown with."""

    state: Any
    outcome: Any
    parameters: dict[str, Value]

    @property
    def came(self) -> Value:
        """What the dice came to, as a sentence chooses by it."""
        return self.outcome if isinstance(self.outcome, (int, str)) else str(self.outcome)

    def found(self, read: Read) -> str:
        """What a step reads off it, as its file names that."""
        told = looked_up(self.state, read.place) if read.place else self.outcome
        if read.has:
            told = read.has in told
        return " ".join(map(str, (*(self.parameters[one] for one in read.beside), told)))


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
        carried, scene = step.carried, step.scene
        assert carried is not None and scene is not None, "the grammar asks for both"
        left = self._left(player, carried.step)
        if left is None:
            return step
        changes: dict[str, Any] = {place: _kept(left.state, place) for place in carried.keeps}
        numbers = [(one, _number(player, one, left.state)) for one in carried.adds]
        changes |= {one.place: number for one, number in numbers}
        fixed = step.fixed | {one.parameter: number for one, number in numbers if one.parameter}
        told: dict[str, Value] = {}
        for read in carried.reads:
            found = left.found(read)
            if found not in read.values:
                return step
            (fixed if read.parameter else told)[read.parameter or str(read.named)] = read.values[found]
            changes |= read.changes.get(found, {})
        gone_on = scene.model_copy(update={"changes": scene.changes | changes})
        try:
            laid(player.game.id, gone_on)
        except BadInput:  # the laws of the game do not let this story go on here
            return step
        own = carried.model_copy(update={"told": told, "came": left.came})
        update = {"fixed": fixed, "scene": gone_on, "vary": _varied(step, fixed), "carried": own}
        return step.model_copy(update=update)

    def _left(self, player: LessonPlayer, step_id: str) -> Left | None:
        """How the first dice with the learner's own order left a step; None where the game ended with it."""
        earlier = self(player, next(one for one in player.episode.step if one.id == step_id))
        progress, scene = player.progress_of(step_id), earlier.scene
        assert scene is not None and progress.threw is not None, "asked for by the grammar and before"
        order = earlier.act.named(progress.ordered) if earlier.act else None
        parameters = earlier.fixed | (order.given if order else {})
        dice = RandomDice(seed=progress.threw)
        outcome = odds.roll(player.game, earlier.question, dice, charts=player.charts, **parameters)
        shown = tuple(one for one in dice.record if isinstance(one, Shown))
        table = ordered(player.game.id, scene, order, parameters)
        if scene.comes_to:
            table = come_to(table, scene, outcome, order, shown)
        else:
            table = played_on(table, scene, parameters, shown, beside(progress.threw, 1)).table
        return Left(table.state, outcome, parameters) if table.deciding() else None


def _varied(step: Step, fixed: dict[str, Value]) -> Vary:
    """The task of *Change one thing* begun at what the story gives its control."""
    vary, written = step.vary, step.fixed.get(step.vary.control)
    begins = fixed.get(vary.control, written)
    if begins == written or step.carried is None:
        return vary
    values = (
        vary.values
        if begins in vary.values
        else tuple(begins if one == written else one for one in vary.values)
    )
    return vary.model_copy(
        update={"values": values, "find": step.carried.turned if begins in vary.find else vary.find}
    )


def _story(player: LessonPlayer, step: Step) -> tuple[Any, ...]:
    """What was ordered and thrown in the steps before one."""
    before = player.episode.step[: [one.id for one in player.episode.step].index(step.id)]
    found = (player.progress_of(one.id) for one in before)
    return tuple((progress.ordered, progress.threw) for progress in found)


def _kept(state: Any, place: str) -> Any:
    """What stands at a place, as a scene writes it."""
    found = looked_up(state, place)
    return tuple(sorted(found)) if isinstance(found, frozenset) else found


def _number(player: LessonPlayer, added: Added, state: Any) -> int:
    """How far a number has gone on: as it was left, by orders given before, and by what the story adds."""
    paid = sum(ways.get(player.progress_of(one).ordered or "", 0) for one, ways in added.orders.items())
    return min(added.most, int(looked_up(state, added.place)) + paid + added.plus)
