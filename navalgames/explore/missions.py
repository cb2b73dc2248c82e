"""Missions: a few minutes of a game that begin with a laid position, end at a decision and have a goal.

Knows plays, scenes and what a lesson says of a mission. Must not know a page, nor a rule of any game.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from navalgames.chance import RandomDice
from navalgames.errors import BadInput
from navalgames.explore.looking import looked_up
from navalgames.explore.scenes import laid
from navalgames.games import game as game_called
from navalgames.games.contract import Game, Order, State
from navalgames.sessions.journal import PERSON
from navalgames.sessions.lessons import episodes_of
from navalgames.sessions.mission_grammar import Goal, Mission
from navalgames.sessions.play import Play

MOST_ORDERS = 2000
"""Orders after which a mission that never ends is given up."""
APART = 10_000
"""How far the dice of computer players lie from those of a learner's attempts."""
BY_LOT = "random"
"""The computer player who draws its orders by lot."""


def missions_of(game: Game) -> dict[str, Mission]:
    """The missions of a game's episodes, by the number of the episode."""
    return {str(one.number): one.mission for one in episodes_of(game) if one.mission}


class Ahead(NamedTuple):
    """What is to be played out: from what the learner sees, with an order first or as the captain likes.

    key: by which its results are told. view: of the learner's side. games: which, by their numbers.
    """

    key: str
    view: State
    order: Order | None
    games: range


class MissionPlay:
    """One mission of a game."""

    def __init__(self, game: Game, mission: Mission) -> None:
        self.game, self.mission, self.side = game, mission, mission.scene.view
        self._table = laid(game.id, mission.scene)
        self._turn = getattr(self._table.state, "turn", 0)

    def begin(self, attempt: int = 0, player: str = PERSON, staff: Collection[str] = ()) -> Play:
        """A play that stands at the beginning, with `player` in the learner's seat.

        attempt: each has other dice. staff: decisions that are bookkeeping, as `Play` takes them.

        Raises:
            BadInput: the learner's side does not play under these options.
        """
        scene, table = self.mission.scene, self._table
        seats = dict.fromkeys(table.sides, scene.player) | {self.side: player}
        return Play(
            self.game, options=table.options, charts=table.charts, seats=seats, seed=scene.seed + attempt,
            staff={self.side: staff} if staff else None, start=table.state,
        )  # fmt: skip

    def onward(self, state: State, seed: int, order: Order | None = None) -> bool:
        """Whether the goals are met when a game goes on from a position in the middle of the mission.

        The computer player of the other seats plays the learner's, too. order: what the learner's side is
        made to order first; nothing where its player decides from the start.
        """
        seats = dict.fromkeys(self._table.sides, self.mission.scene.player) | {self.side: PERSON}
        table = self._table
        play = Play(
            self.game, options=table.options, charts=table.charts, seats=seats, seed=seed, start=state
        )
        if order is not None:
            play.give(self.side, order)
        play.take_seat(self.side, self.mission.scene.player)
        self.go_on(play)
        return self.met(play)

    def world(self, view: State, number: int) -> State | None:
        """A position that the learner may take for the true one, the same each time for a number; None where
        the game cannot tell one.
        """
        charts, options = self._table.charts, self._table.options
        return self.game.world and self.game.world(view, self.side, charts, options, RandomDice(number))

    def ended(self, play: Play) -> bool:
        """Whether the mission is over, by its own end or by that of the game."""
        if play.over or (self.mission.at_once and self.met(play)):
            return True
        turns = self.mission.turns
        if turns is not None and play.turn is not None and play.turn >= self._turn + turns:
            return True
        return play.decision()[0] in self.mission.until and self._acted(play)

    def _acted(self, play: Play) -> bool:
        """Whether the learner's side has made a decision that is the learner's."""
        made = zip(play.journal, play.states, strict=False)
        return any(one.side == self.side and self._is_mine(state) for one, state in made)

    def _has_a_choice(self, play: Play) -> bool:
        """Whether a learner in the seat can choose between orders; a computer is asked anyhow."""
        offered = () if play.seats[self.side] != PERSON else play.orders(self.side)
        return not (isinstance(offered, tuple) and len(offered) == 1)

    def _is_mine(self, state: Any) -> bool:
        mine, name = self.mission.mine, self.game.decision(state)[0]
        return name not in self.mission.not_mine and (not mine or name in mine)

    def go_on(self, play: Play) -> None:
        """Let computers and staff give orders until the learner decides, or the mission ends.

        Raises:
            BadInput: it never ends.
        """
        for _ in range(MOST_ORDERS):
            if self.ended(play) or not self._step(play):
                return
        raise BadInput("error-mission-endless", game=self.game.id, most=MOST_ORDERS)

    def _step(self, play: Play) -> bool:
        """One order of somebody who is not the learner; False where the learner decides.

        What is not the learner's to decide, or leaves one order only, is given by the computer player that
        sits in the other seats.
        """
        if self.side not in play.deciding() or (self._is_mine(play.state) and self._has_a_choice(play)):
            return play.step_computer() is not None
        seated = play.seats[self.side]
        play.take_seat(self.side, self.mission.scene.player)
        play.step_computer()
        play.take_seat(self.side, seated)
        return True

    def found(self, goal: Goal, play: Play) -> Any:
        """What stands at the place of a goal: of a row how many things, or what was gained, where it asks.

        None where the place, or what it names in a row, is gone, or was not there at the beginning.
        """
        now = _counted(_standing(play.state, goal.place))
        if not goal.gained:
            return now
        begun = _counted(_standing(self._table.state, goal.place))
        return None if now is None or begun is None else now - begun

    def met(self, play: Play) -> bool:
        """Whether every goal is met."""
        return all(goal.met_by(self.found(goal, play)) for goal in self.mission.goals)

    def played_by(self, player: str, times: int) -> Iterator[bool]:
        """Whether a computer player in the learner's seat met the goals, so many times with other dice."""
        for attempt in range(1, times + 1):
            play = self.begin(APART + attempt, player)
            self.go_on(play)
            yield self.met(play)


def _standing(state: Any, place: str) -> Any:
    """What stands at a place; a thing in a row may be meant by its id or name, wherever it lies now."""
    found = state
    for name in place.split("."):
        if isinstance(found, tuple) and not hasattr(found, "_fields") and not name.isdecimal():
            found = next((one for one in found if name in (_called(one, "id"), _called(one, "name"))), None)
        else:
            found = looked_up(found, name)
    return found


def _called(thing: Any, field: str) -> str:
    return str(getattr(thing, field, ""))


def _counted(found: Any) -> Any:
    if isinstance(found, (tuple, frozenset, Mapping)):
        return len(found)
    return found


def fared(
    game_id: str, number: str, players: Collection[str], times: int
) -> Generator[tuple[str, bool], None, None]:
    """How computer players fared in the learner's seat, game after game, each player in turn.

    Args:
        number: of the episode whose mission it is. times: games of each player.
    """
    game = game_called(game_id)
    mission = MissionPlay(game, missions_of(game)[number])
    for pair in zip(*(mission.played_by(one, times) for one in players), strict=True):
        yield from zip(players, pair, strict=True)


def looked_ahead(
    game_id: str, number: str, ahead: Sequence[Ahead], seed: int
) -> Generator[tuple[str, bool], None, None]:
    """How games go on from where a learner stands, round after round: the key, and whether the goal was met.

    In one round all that lies ahead has the same hidden cards and the same dice, so that orders are compared
    and not luck. What is hidden is drawn from the learner's own view; nothing comes where that is impossible.

    Args:
        number: of the episode whose mission it is. seed: of the dice.
    """
    game = game_called(game_id)
    mission = MissionPlay(game, missions_of(game)[number])
    for again in range(max((one.games.stop for one in ahead), default=0)):
        for one in ahead:
            if again in one.games:
                world = mission.world(one.view, seed + again)
                if world is None:
                    return
                yield one.key, mission.onward(world, seed + again, one.order)
