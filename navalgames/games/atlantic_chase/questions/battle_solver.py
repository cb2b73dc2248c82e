"""The steps of a round of battle, each worked out for both sides at once: guns, torpedoes, manoeuvres.

Within a step nothing takes effect before all have fired (57.5, 59.7a): what one side hits does not depend on
what the other hits, and all that counts of a shot is what becomes of its target. Shots, damage, launches and
manoeuvres are the rules' own.

Knows the steps of a round and the gunners' plan. Must not know a rule's number of dice, hits or zones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from navalgames.chance import Dice, Distribution, exact
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.atlantic_chase.questions.battles import MAKE_OFF, Fight, first_worth_it, one_step
from navalgames.games.atlantic_chase.questions.laid import offers
from navalgames.games.atlantic_chase.questions.sea import open_sea
from navalgames.games.atlantic_chase.rules import board, breaking_away, damage, gunnery, torpedoes
from navalgames.games.atlantic_chase.rules.frames import Fighter
from navalgames.games.atlantic_chase.rules.sequence import AGENDA
from navalgames.games.atlantic_chase.state import BRITISH, ENEMY, GERMAN, Ship, going_on

Line = tuple[tuple[Ship, str], ...]
"""The ships of a side that are afloat, each with its zone."""
Shots = tuple[tuple[int, Any], ...]
"""What one ship may fire at: places in the enemy's line, each with the shot or the target's speed."""


class Standing(NamedTuple):
    """How a battle stands between two steps. german, british: the numbers of their lines."""

    german: int
    british: int
    over: bool = False


class Kind(NamedTuple):
    """Guns or torpedoes: the rule of one shot, and the rule by which all take effect together."""

    shot: Callable[..., int]
    together: str


GUNS, TORPEDOES = Kind(gunnery.shot, "57.5"), Kind(torpedoes.torpedo, "59.7a")


class Solver:
    """One battle being solved. What was worked out for lines alike is kept for all that are."""

    def __init__(self, fight: Fight, charts: Charts) -> None:
        self.fight, self.charts = fight, charts
        self.box = open_sea(charts, fight.options)
        self.lines: list[Line] = []
        self.numbers: dict[Line, int] = {}
        self.kept: dict[Any, Any] = {}

    def once(self, work_out: Callable[..., Any], *args: Any) -> Any:
        """What is worked out once."""
        key = (work_out, args)
        if key not in self.kept:
            self.kept[key] = work_out(*args)
        return self.kept[key]

    def number(self, line: Line) -> int:
        """The number of a line; equal ones have the same."""
        if line not in self.numbers:
            self.numbers[line] = len(self.lines)
            self.lines.append(line)
        return self.numbers[line]

    def after(self, step: Callable[[Standing], Distribution], level: Distribution) -> Distribution:
        """All that may be after one more step, where the battle is not over."""
        return Distribution.mix(
            (Distribution.sure(one) if one.over else step(one), weight)
            for one, weight in level.weights.items()
        )

    def fights(self) -> Iterator[Distribution]:
        """The battle before the first volley of guns or torpedoes and after each one: Fights."""
        return (level.map(self.fight_of) for level in self._levels())

    def _levels(self) -> Iterator[Distribution]:
        rounds = self.fight.state.stack[-1].rounds
        level = Distribution.sure(self.standing(self.fight))
        yield level
        for number in range(1, rounds + 1):
            level = self.after(self.gunnery, level)
            yield level
            level = self.after(self.torpedoes, level)
            yield level
            if number < rounds:
                level = self.after(self.parting, level)

    # ------------------------------------------------------------------------ engine and lines

    def standing(self, fight: Fight) -> Standing:
        """The lines of a battle that the engine has fought so far."""
        frame = fight.state.stack[-1]
        lines = [
            tuple((ship, board.fighter(frame, ship.name).zone) for ship in one.ships if _fights(frame, ship))
            for one in fight.state.task_forces
        ]
        german, british = map(self.number, lines)
        return Standing(german, british, frame.stage == "battle_over")

    def fight_of(self, one: Standing, stage: str = "round_begins") -> Fight:
        """A battle for the engine, as it stands."""
        lines = [self.lines[one.german], self.lines[one.british]]
        frame = self.fight.state.stack[-1]._replace(
            stage="battle_over" if one.over else stage,
            fighters=tuple(
                Fighter(ship.name, side, zone)
                for side, line in zip((GERMAN, BRITISH), lines, strict=True)
                for ship, zone in line
            ),
        )
        forces = tuple(
            force._replace(ships=tuple(ship for ship, _ in line))
            for force, line in zip(self.fight.state.task_forces, lines, strict=True)
        )
        return self.fight._replace(state=going_on(self.fight.state._replace(task_forces=forces), frame))

    def unhurt(self, number: int) -> int:
        """The line without the hits on its ships, which only tell how much they still bear."""
        return self.number(tuple((ship._replace(hits=0), zone) for ship, zone in self.lines[number]))

    def plain(self, one: Standing) -> Standing:
        """The standing without hits: all that moves, aims and launches go by."""
        return Standing(self.once(self.unhurt, one.german), self.once(self.unhurt, one.british))

    # ------------------------------------------------------------------------ the steps

    def gunnery(self, one: Standing) -> Distribution:
        """Both sides fire (56.1, 57.5)."""
        guns = self.once(self.aimed, self.plain(one))
        german = self.once(self._volley, guns[BRITISH], one.german, GUNS)
        british = self.once(self._volley, guns[GERMAN], one.british, GUNS)
        return german.combine(british, self._both)

    def torpedoes(self, one: Standing) -> Distribution:
        """Both sides launch at what they named before (59.7a)."""
        tubes, spent = self.once(self._tubes, self.plain(one))
        if not any(tubes.values()):
            return Distribution.sure(one)
        left = {
            GERMAN: self.once(self._less_torpedoes, one.german, spent.german),
            BRITISH: self.once(self._less_torpedoes, one.british, spent.british),
        }
        german = self.once(self._volley, tubes[BRITISH], left[GERMAN], TORPEDOES)
        british = self.once(self._volley, tubes[GERMAN], left[BRITISH], TORPEDOES)
        return german.combine(british, self._both)

    def parting(self, one: Standing) -> Distribution:
        """Ships move, and who wants it tries to break away (60, 61)."""
        return self.once(self._moved, self.plain(one)).map(
            lambda moved: Standing(
                self.once(self._in_zones, one.german, moved.german),
                self.once(self._in_zones, one.british, moved.british),
                moved.over,
            )
        )

    def _both(self, german: int, british: int) -> Standing:
        return Standing(german, british, not (self.lines[german] and self.lines[british]))

    def _in_zones(self, number: int, moved: int) -> int:
        """The ships of one line in the zones of another."""
        pairs = zip(self.lines[number], self.lines[moved], strict=True)
        return self.number(tuple((ship, zone) for (ship, _), (_, zone) in pairs))

    def _less_torpedoes(self, number: int, spent: int) -> int:
        """The ships of one line with the torpedoes that those of another have left."""
        pairs = zip(self.lines[number], self.lines[spent], strict=True)
        return self.number(
            tuple((ship._replace(torpedoes=left.torpedoes), zone) for (ship, zone), (left, _) in pairs)
        )

    # ------------------------------------------------------------------------ what the engine says

    def aimed(self, one: Standing) -> dict[str, tuple[Shots, ...]]:
        """What each ship may fire at, in the order in which the engine offers it (57.1a, 57.7)."""
        return {side: self._guns_of(one, side) for side in (GERMAN, BRITISH)}

    def _guns_of(self, one: Standing, side: str) -> tuple[Shots, ...]:
        fight = exact(_ready_to_fire, self.fight_of(one), side, self.charts).outcomes[0]
        state, frame = fight.state, fight.state.stack[-1]
        places = self._places(one, ENEMY[side])
        shots: dict[str, list[tuple[int, Any]]] = {}
        for order in offers(state, self.box)[1:] if frame.asked else ():
            aim = gunnery.aim_at(state, frame, order.ship, order.target, self.box)
            shots.setdefault(order.ship, []).append((places[order.target], aim))
        return tuple(map(tuple, shots.values()))

    def _tubes(self, one: Standing) -> tuple[dict[str, tuple[Shots, ...]], Standing]:
        """What each ship launches at, as the engine has it declared, and what that leaves (59.1 to 59.7a)."""
        fight = exact(one_step, self.fight_of(one, "torpedoes_begin"), self.charts).outcomes[0]
        frame = fight.state.stack[-1]
        found: dict[str, tuple[Shots, ...]] = {GERMAN: (), BRITISH: ()}
        for ship, target in frame.shots:
            speed = self.box.speed(board.ship_of(fight.state, target))
            side = board.fighter(frame, ship).side
            found[side] += (((self._places(one, ENEMY[side])[target], speed),),)
        return found, self.standing(fight)

    def _places(self, one: Standing, side: str) -> dict[str, int]:
        line = self.lines[one.german if side == GERMAN else one.british]
        return {ship.name: place for place, (ship, _) in enumerate(line)}

    def _moved(self, one: Standing) -> Distribution:
        """Where ships are when they have moved, and whether one side has got away (60.1, 61.1 to 61.3)."""
        fight = exact(one_step, self.fight_of(one, "manoeuvre_begins"), self.charts).outcomes[0]
        frame = fight.state.stack[-1]
        moved = self.standing(fight)
        sides = (frame.active, ENEMY[frame.active])
        leaving = [side for side in sides if self.fight.conduct[side == BRITISH] == MAKE_OFF]
        if not leaving:
            return Distribution.sure(moved)
        acted("61.1")
        if len(leaving) > 1:
            acted("61.2")
            return Distribution.sure(moved._replace(over=True))
        position = breaking_away.position_of(fight.state, frame, leaving[0], self.box)
        rule = self.box.options.break_away_speed
        gone = exact(breaking_away.breaks_away, position, self.charts, rule)
        return gone.map(lambda success: moved._replace(over=success))

    # ------------------------------------------------------------------------ volleys

    def _volley(self, shooters: tuple[Shots, ...], number: int, kind: Kind) -> Distribution:
        """What one side's volley makes of a line: the numbers of the lines that may be left."""
        *_, last = self.shots(shooters, number, kind)
        return last.map(lambda end: self.struck(number, end[0], kind))

    def shots(self, shooters: tuple[Shots, ...], number: int, kind: Kind) -> Iterator[Distribution]:
        """The hits on a line and who has yet to fire, before the first shot of a volley and after each."""
        ships = [ship for ship, _ in self.lines[number]]
        seen = kind is GUNS and gunnery.rolled_at_once(self.box)
        level = Distribution.sure(((0,) * len(ships), shooters))
        yield level
        for _ in shooters:
            level = Distribution.mix(
                (self._one_shot(hits, waiting, ships, kind, seen), weight)
                for (hits, waiting), weight in level.weights.items()
            )
            yield level

    def _one_shot(
        self, hits: tuple[int, ...], waiting: tuple[Shots, ...], ships: list[Ship], kind: Kind, seen: bool
    ) -> Distribution:
        """The next shot by the plan: hits known so far, and who has yet to fire."""
        shots = [(one, *shot) for one in waiting for shot in one]
        shooter, place, aim = first_worth_it(
            shots, lambda shot: damage.after_hits(ships[shot[1]], hits[shot[1]] if seen else 0, self.box)
        )
        left = list(waiting)
        left.remove(shooter)
        return exact(kind.shot, aim, self.charts).map(
            lambda more: ((*hits[:place], hits[place] + more, *hits[place + 1 :]), tuple(left))
        )

    def struck(self, number: int, hits: tuple[int, ...], kind: Kind) -> int:
        """The line when the hits of a volley have taken effect (58.3 to 58.5)."""
        if any(hits):
            acted(kind.together)
        line = []
        for (ship, zone), more in zip(self.lines[number], hits, strict=True):
            after = damage.struck_in_battle(ship, more, self.box) if more else ship
            acted(damage.rule_of(ship, after, battle=True))
            if after is not None:
                line.append((after, zone))
        return self.number(tuple(line))


def _fights(frame: Any, ship: Ship) -> bool:
    return board.on_board(frame, ship.name)


def _ready_to_fire(dice: Dice, fight: Fight, side: str, charts: Charts) -> Fight:
    """A round has begun and a side is asked for its first shot, if it has one."""
    box = open_sea(charts, fight.options)
    state = AGENDA.stages["round_begins"](dice, fight.state, fight.state.stack[-1], box)
    frame = state.stack[-1]._replace(sides=(side,))
    return fight._replace(state=AGENDA.stages["gunnery"](dice, going_on(state, frame), frame, box))
