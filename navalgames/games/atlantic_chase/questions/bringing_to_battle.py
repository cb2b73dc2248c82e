"""Find, then engage: the chance to bring an enemy to battle within some actions (31, 33, 51 to 54).

The engine itself plays two task forces on an empty sea by a fixed plan. Knows that plan and sliders, no rule.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.charts import Charts
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.questions.laid import carried_out, given_once, offers
from navalgames.games.atlantic_chase.questions.merging import forgetful, pauses
from navalgames.games.atlantic_chase.questions.sea import open_sea
from navalgames.games.atlantic_chase.questions.sliders import choice, the_weather, whole
from navalgames.games.atlantic_chase.rules import plotting, sequence
from navalgames.games.atlantic_chase.rules.frames import Battle, Turn
from navalgames.games.atlantic_chase.state import BRITISH, GERMAN, Names, Ship, State, TaskForce, force
from navalgames.games.atlantic_chase.tables import Box
from navalgames.games.contract import Question

GROUP = "finding"
BATTLE, LOST, NOT_YET, AWAY = OUTCOMES = ("battle", "initiative_lost", "not_yet", "out_of_reach")
HUNTERS = {"slow": "Nelson", "medium": "Prince of Wales", "fast": "Hood"}
HUNTED = {"slow": "Orion", "medium": "Bismarck", "fast": "Hipper"}
_ROW = (*(f"{q},0" for q in range(7, 15)), *(f"{q},1" for q in range(13, 6, -1)))
_OWN = 6


class Hunt(NamedTuple):
    """A hunt under way: attacks made so far, and how many there may be."""

    state: State
    attacks: int
    last: int
    ended: str = ""


def _hunt(
    charts: Charts, own: int, target: int, where: str, hunter: str, hunted: str, tally: int,
    attacks: int, weather: str,
) -> Hunt:  # fmt: skip
    """The British line crosses the German one at its end or in its middle."""
    line = _ROW[:target]
    place = line[0] if where == "end" else line[min(target // 2, 3)]
    column = int(place.split(",")[0])
    tail = tuple(f"{column + step},-1" for step in range(1, own))
    forces = (
        TaskForce(
            "B1", BRITISH, (Ship(HUNTERS[hunter]),), *(("", "", (place, *tail)) if own else (place, "", ()))
        ),
        TaskForce("G1", GERMAN, (Ship(HUNTED[hunted]),), line=line),
    )
    state = State(BRITISH, 1, weather, tally, forces, stack=(Turn("act", (BRITISH,)),))
    return Hunt(state, 0, attacks)


def one_step(dice: Any, hunt: Hunt, charts: Charts) -> Hunt:
    """The plan's orders and what follows by itself, up to the next roll or just after it."""
    box = open_sea(charts)
    while True:
        frame = hunt.state.stack[-1]
        if frame.asked:
            hunt = _ordered(dice, hunt, box)
        else:
            hunt = _ended(hunt, sequence.STAGES[frame.stage](dice, hunt.state, frame, box))
        if hunt.ended or pauses(hunt.state):
            return hunt._replace(state=forgetful(hunt.state))


DRAWING = (given.PlotCourse, given.AddSegment, given.EndCourse)


def _ordered(dice: Any, hunt: Hunt, box: Box) -> Hunt:
    """The plan's next order, after those that roll nothing: drawing the line on to the enemy."""
    state = hunt.state
    order = planned(offers(state, box), state, box)
    while isinstance(order, DRAWING):
        state = carried_out(dice, state, order, box)
        order = planned(offers(state, box), state, box)
    if order is None:
        return hunt._replace(ended=AWAY)
    attack = isinstance(order, (given.Engage, given.NavalSearch))
    if attack and hunt.attacks == hunt.last:
        return hunt._replace(ended=NOT_YET)
    return _ended(hunt._replace(attacks=hunt.attacks + attack), given_once(dice, state, order, box))


def _ended(hunt: Hunt, state: State) -> Hunt:
    """The hunt goes on, unless there is a battle or the initiative is lost."""
    if any(isinstance(one, Battle) for one in state.stack):
        return hunt._replace(ended=BATTLE, state=state._replace(stack=()))
    if state.active != BRITISH:
        return hunt._replace(ended=LOST, state=state._replace(stack=()))
    return hunt._replace(state=state)


def planned(orders: tuple[Any, ...], state: State, box: Box) -> Any:
    """Engage a station, else search where the lines meet, else draw on to the enemy; None when he is away."""
    enemy = set(force(state, "G1").hexes)
    for wanted in (given.Engage, given.NavalSearch, given.TryToSeize, given.LimitedBattle, given.Vie):
        found = [order for order in orders if isinstance(order, wanted)]
        if found:
            return found[0]
    kinds = {type(order) for order in orders}
    if given.KeepLine in kinds:
        return min(
            orders, key=lambda order: (not set(order.hexes) & set(force(state, "B1").hexes), len(order.hexes))
        )
    if given.Lapse in kinds:
        return max(orders, key=lambda order: _still_there(order, state, enemy))
    if given.PlotCourse in kinds:
        return given.PlotCourse("B1") if _next_to(force(state, "B1"), enemy, box) else None
    if given.AddSegment in kinds:
        for order in orders:
            if (
                isinstance(order, given.AddSegment)
                and order.hex in enemy
                and not enemy & set(force(state, "B1").line)
            ):
                return order
        return given.EndCourse() if given.EndCourse in kinds else None
    return orders[0]


def _still_there(order: given.Lapse, state: State, enemy: set[str]) -> int:
    """How many hexes of the enemy the line still touches after a lapse."""
    line = force(state, state.stack[-1].force).line
    left = (order.station,) if order.station else line[order.front : len(line) - order.back]
    return len(enemy & set(left))


def _next_to(one: TaskForce, enemy: set[str], box: Box) -> bool:
    """Whether a further segment, or the next after the first one, would meet the enemy."""
    line: Names = one.line or (one.station,)
    return any(order.hex in enemy for order in plotting.extensions(line, one.side, box))


def _over(hunt: Hunt) -> bool:
    return bool(hunt.ended)


def _ending(hunt: Hunt) -> str:
    return hunt.ended


QUESTIONS = (
    Question(
        "bring_to_battle", GROUP, ("31.5", "33.5", "51.1a", "53.4a", "54.1a", "26.3a", "26.4a"),
        (whole("own", 0, _OWN, 2, "17.2"), whole("target", 1, 12, 5, "17.4"),
         choice("where", ("end", "middle"), "middle", "33.2b"),
         choice("hunter", tuple(HUNTERS), "fast", "50.1c"),
         choice("hunted", tuple(HUNTED), "medium", "50.1c"),
         whole("tally", 0, 5, 0, "26.5"), whole("attacks", 1, 6, 3, "25.2"), the_weather("20.1a")),
        start=_hunt, step=one_step, over=_over, measure=_ending, outcomes=OUTCOMES,
    ),
)  # fmt: skip
