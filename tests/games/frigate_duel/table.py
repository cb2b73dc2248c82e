"""Tables laid for a test: two ships where a test wants them, and orders given with scripted dice.

Knows the engine. Must not know what a rule should do; that is the business of the tests.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice, Note, RandomDice, ScriptedDice
from navalgames.games.frigate_duel import GAME
from navalgames.games.frigate_duel.rules import sequence
from navalgames.games.frigate_duel.state import SHOTS, A, B, Ship, State, Task, at, push
from navalgames.games.frigate_duel.tables import box_of

__all__ = ["CHARTS", "A", "B", "Table", "die"]
CHARTS = GAME.read_charts()
HEADINGS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def die(dice: str, *faces: int, why: str | None = None) -> dict[str, Any]:
    """A throw as it falls: die("1d6", 4), die("count 5+ in 3d6", 1, 5, 6)."""
    entry = {"dice": dice, "shows": list(faces)}
    return entry if why is None else {**entry, "why": why}


class Table:
    """A duel at a point a test chooses: Chesapeake (a, ship 0) and Shannon (b, ship 1) in scenario S09.

    Without cards unless a test gives some. Each change gives `self.state` anew; `log` holds the keys of the
    last order, `notes` its notes.
    """

    def __init__(self, scenario: str = "S09", **options: Any) -> None:
        options.setdefault("bridge_cards", False)
        self.options = GAME.options(scenario=scenario, **options)
        self.charts = CHARTS
        self.box = box_of(CHARTS, self.options)
        self.notes: list[Note] = []
        self.shown: list[Any] = []
        state = GAME.start(RandomDice(seed=1), CHARTS, self.options)
        crew = tuple(ship.crew for ship in state.ships)
        self.state: State = state._replace(
            turn=1,
            tasks=(Task("turn"),),
            asked=(),
            shots=((1, 1),) * len(crew),
            unseen=self.box.deck if self.options.bridge_cards else (),
            hands=((), ()),
            discards=(),
            wind=0,
            strength=state.strength,
        )

    # ---------------------------------------------------------------- laying the table

    def ship(self, number: int, **fields: Any) -> Table:
        """Changes fields of a ship; headings may be given by name, `crew` by box names."""
        if isinstance(fields.get("heading"), str):
            fields["heading"] = HEADINGS.index(fields["heading"])
        ship = self.state.ships[number]._replace(**fields)
        self.state = self.state._replace(ships=at(self.state.ships, number, ship))
        return self

    def crew(self, number: int, **points: int) -> Table:
        """The crew by box (port_guns=5, melee=2 ...); everybody else who is alive goes to reserve."""
        names = ("port_guns", "starboard_guns", "sailing", "rigging_change", "repair", "fire_party", "melee")
        boxes = [points.pop(name, 0) for name in names]
        rest = points.pop("reserve", sum(self.state.ships[number].crew) - sum(boxes))
        assert not points, points
        return self.ship(number, crew=(*boxes, rest))

    def having(self, **fields: Any) -> Table:
        """Changes fields of the state."""
        self.state = self.state._replace(**fields)
        return self

    def shot(self, number: int, port: str = "round", starboard: str = "round") -> Table:
        """The kinds of shot in the broadsides of a ship."""
        shots = (SHOTS.index(port), SHOTS.index(starboard))
        return self.having(shots=at(self.state.shots, number, shots))

    def hold(self, side: str, *kinds: str) -> Table:
        """Cards in a hand, by design."""
        cards = []
        for kind in kinds:
            card = next(one for one in self.state.unseen if one.startswith(f"{kind}#"))
            self.having(unseen=tuple(one for one in self.state.unseen if one != card))
            cards.append(card)
        place = 0 if side == A else 1
        hand = tuple(sorted((*self.state.hands[place], *cards)))
        return self.having(hands=at(self.state.hands, place, hand))

    # ---------------------------------------------------------------- playing

    def run(self, *stages: Any, dice: tuple = (), rest: bool = False) -> Table:
        """Lets these stages run (names or tasks), up to the next decision or until all of them are done."""
        tasks = [Task(stage) if isinstance(stage, str) else stage for stage in stages]
        self.state = push(self.state._replace(tasks=(Task("halt"),), asked=()), *tasks)
        return self._go(dice, rest, lambda dice: sequence.AGENDA.run(dice, self.state, self.box))

    def _go(self, shown: tuple, rest: bool, going_on: Any) -> Table:
        dice = ScriptedDice(shown, then=RandomDice(seed=1) if rest else None)
        sequence.AGENDA.stages["halt"] = _halt
        try:
            self.state = going_on(dice)
        except _Halted as halted:
            self.state = halted.state
        finally:
            del sequence.AGENDA.stages["halt"]
        dice.finish()
        self.notes = [entry for entry in dice.record if isinstance(entry, Note)]
        self.shown = [entry for entry in dice.record if not isinstance(entry, Note)]
        return self

    def give(self, side: str, order: Any, *shown: dict[str, Any], rest: bool = False) -> Table:
        """Gives a legal order with these dice; with `rest` any other dice fall at random."""
        offered = self.orders(side)
        if isinstance(offered, tuple):
            assert order in offered, f"{order} is not among {offered[:12]}"
        else:
            offered.check(order)
        apply = sequence.AGENDA.apply
        return self._go(
            shown, rest, lambda dice: apply(dice, self.state, side, order, self.charts, self.options)
        )

    def orders(self, side: str) -> Any:
        """What a side may order now."""
        return GAME.legal_orders(self.state, side, self.charts, self.options)

    def refused(self, side: str) -> set[tuple[str, str]]:
        """The refusals of a side as (key, rule)."""
        found = GAME.why_not(self.state, side, self.charts, self.options)
        return {(refusal.key, refusal.rule) for refusal in found}

    # ---------------------------------------------------------------- looking

    def __getitem__(self, number: int) -> Ship:
        return self.state.ships[number]

    @property
    def log(self) -> list[str]:
        return [note.key for note in self.notes]

    def note(self, key: str) -> dict[str, Any]:
        """The facts of the first note with this key."""
        return next(note.args for note in self.notes if note.key == key)

    @property
    def decision(self) -> str:
        """The pending decision, "" when all stages are done."""
        return GAME.decision(self.state)[0] if self.state.asked else ""


class _Halted(Exception):
    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state


def _halt(dice: Dice, state: State, task: Task, box: Any) -> State:
    raise _Halted(state._replace(asked=()))
