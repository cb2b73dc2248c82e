"""Scenes of a lesson as tables of the game: laid by its rules, played on with the dice a learner rolled.

Knows plays, tables and what a lesson says of a scene. Must not know how a board is drawn, nor a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from navalgames.chance import PlayedDice, RandomDice, ScriptedDice, Shown
from navalgames.errors import BadInput, IllegalOrder, Problem
from navalgames.explore.changing import part_of
from navalgames.explore.noting import Noted, noted
from navalgames.explore.tables import Table, lay
from navalgames.games import game as game_called
from navalgames.games.contract import Game
from navalgames.sessions.lesson_part import Value
from navalgames.sessions.lessons import episodes_of
from navalgames.sessions.play import Play
from navalgames.sessions.scene_grammar import ActOrder, Scene, SceneOrder

MOST_ORDERS = 2000
"""Orders after which a decision that never comes is given up."""
APART, MOST_SEED = 7919, 2**31
"""How far apart the seeds are with which the rules throw beside the dice of one roll and of the next."""
DRAWN = "draw "
"""How the notation of a draw begins."""


def play_of(game_id: str, scene: Scene) -> Play:
    """The play that stands where the scene begins, every seat with its computer player.

    Raises:
        BadInput: no such player or option, or the decision never comes.
    """
    game = game_called(game_id)
    seats = dict.fromkeys(game.sides_in(game.options(**scene.options)), scene.player)
    play = Play(game, options=scene.options, seats=seats, seed=scene.seed)
    came, before = 0, ""
    for _ in range(MOST_ORDERS):
        if not play.deciding():
            break
        name = play.decision()[0]
        came += name == scene.until and name != before
        if came == scene.time:
            return play
        before = name
        play.step_computer()
    facts = {"game": game_id, "decision": scene.until, "time": str(scene.time), "seed": str(scene.seed)}
    raise BadInput("error-scene-never", **facts)


def scenes_to_play_on(game: Game) -> dict[str, Scene]:
    """The scenes of a game's episodes that a table can go on from, as an address names them: "1-offer"."""
    return {
        f"{episode.number}-{step.id}": step.scene
        for episode in episodes_of(game)
        for step in episode.step
        if step.scene and step.scene.can_be_played_on
    }


@lru_cache(maxsize=64)
def _laid(game_id: str, written: str) -> Table:
    scene = Scene.model_validate_json(written)
    table = lay(game_id, saved=play_of(game_id, scene))
    return table.change(scene.changes) if scene.changes else table


def laid(game_id: str, scene: Scene) -> Table:
    """The table a scene begins with; the laws of the game have seen it.

    Raises:
        BadInput: as `play_of`, or a change the game does not allow.
    """
    return _laid(game_id, scene.model_dump_json())


def ordered(game_id: str, scene: Scene, order: ActOrder | None, parameters: Mapping[str, Value]) -> Table:
    """The table of a scene after what a learner's order does at once; as `laid` before any is given.

    Args:
        parameters: of the step's question, filled into the order's own orders.

    Raises:
        BadInput: as `laid`; or one of its orders cannot be given then, or throws dice.
    """
    if order is None or not (order.changes or order.orders):
        return laid(game_id, scene)
    return _ordered(game_id, scene.model_dump_json(), order.model_dump_json(), frozenset(parameters.items()))


@lru_cache(maxsize=64)
def _ordered(game_id: str, scene: str, order: str, parameters: frozenset[tuple[str, Value]]) -> Table:
    told, given = Scene.model_validate_json(scene), ActOrder.model_validate_json(order)
    known = dict(parameters)
    table = laid(game_id, told.model_copy(update={"changes": told.changes | given.changes}))
    for number, one in enumerate(given.orders, 1):
        if one.fits(known):
            try:
                table = table.give(one.filled(known), one.side, shows=())
            except Problem as problem:
                told_as = {"order": given.id, "number": str(number), "reason": str(problem)}
                raise BadInput("error-scene-act-order", **told_as) from None
    return table


def beside(seed: int, roll: int) -> int:
    """The seed with which the rules throw beside the dice of the learner's roll of that number."""
    return (seed + APART * roll) % MOST_SEED


class PlayedOn(NamedTuple):
    """The table after a scene's orders, those that were given, the step's dice, and what the rules threw
    beside them.
    """

    table: Table
    given: tuple[SceneOrder, ...]
    fell: tuple[Noted, ...]
    then: tuple[Noted, ...]


def played_on(
    table: Table, scene: Scene, parameters: Mapping[str, Any], shown: Iterable[Any], seed: int
) -> PlayedOn:
    """What becomes of a scene by its orders.

    Args:
        parameters: of the step's question, filled into the orders.
        shown: the dice that fell for the step's question: they or the last of them fall first, but for those
            that the scene says the rules throw before.
        seed: for dice that the rules throw before and after these.
    """
    whole = tuple(shown)
    script = whole[-scene.last :] if scene.last else whole
    lead = _led(table, scene, parameters, seed)
    dice = ScriptedDice((*lead, *script), then=RandomDice(seed))
    played, given = _given(table, scene, parameters, dice)
    thrown = noted(dice.record, scene.also)
    before = tuple(Noted(one) for one in whole[: len(whole) - len(script)])
    led, thrown = thrown[: len(lead)], thrown[len(lead) :]
    beside = tuple(Noted(one) for one in script[len(thrown) :])  # this table had no use for them
    return PlayedOn(played, given, before + thrown[: len(script)] + beside, led + thrown[len(script) :])


def _led(table: Table, scene: Scene, parameters: Mapping[str, Any], seed: int) -> tuple[Shown, ...]:
    """The throws that the rules make before the dice of the step."""
    if not scene.lead:
        return ()
    dice = RandomDice(seed)
    _given(table, scene, parameters, dice)
    return tuple(one for one in dice.record if isinstance(one, Shown))[: scene.lead]


def _given(
    table: Table, scene: Scene, parameters: Mapping[str, Any], dice: PlayedDice
) -> tuple[Table, tuple[SceneOrder, ...]]:
    """The table after the orders of a scene, each given as soon as its side may, and which were."""
    known, waiting = dict(parameters), list(scene.orders)
    given: list[SceneOrder] = []
    while (order := next((one for one in waiting if _may_give(table, one, known)), None)) is not None:
        waiting.remove(order)
        record = table.checked(order.filled(known), order.side)
        state = table.game.apply(dice, table.state, order.side, record, table.charts, table.options)
        table, given = replace(table, state=state), [*given, order]
    return table, tuple(given)


def come_to(
    table: Table, scene: Scene, outcome: Any, order: ActOrder | None = None, shown: Iterable[Shown] = (),
    last: str = "",
) -> Table:  # fmt: skip
    """The table after an outcome whose dice are not thrown on it: what it changes, and the row it shortens.

    Args:
        order: the learner's, which may say otherwise what becomes of an outcome. shown: what was thrown.
        last: what the last throw came to, where a question tells that.

    Raises:
        BadInput: a change the laws of the game do not allow.
    """
    told = scene.becomes | (order.becomes if order else {})
    changes = dict(told.get(str(outcome), told.get(last, {})))
    if scene.shortened and scene.shortened not in changes:
        row = part_of(table.state, scene.shortened)
        changes[scene.shortened] = tuple(row[len(row) - int(outcome) :])
    drawn = tuple(card for one in shown if one.dice.startswith(DRAWN) for card in one.faces)
    if scene.drawn and drawn:
        changes[scene.drawn] = drawn
    return table.change(changes) if changes else table


def _may_give(table: Table, order: SceneOrder, parameters: dict[str, Any]) -> bool:
    """Whether the side decides now, and this is one of its orders."""
    if order.side not in table.deciding() or not order.fits(parameters):
        return False
    try:
        table.checked(order.filled(parameters), order.side)
    except IllegalOrder:
        return False
    return True
