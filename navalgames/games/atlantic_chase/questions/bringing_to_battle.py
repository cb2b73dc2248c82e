"""Find, then engage: the chance to bring an enemy to battle within some actions (31, 33, 51 to 54).

The engine itself plays two task forces on an empty sea by a fixed plan. Knows that plan and sliders, no rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from operator import attrgetter
from typing import Any, NamedTuple

from navalgames.chance import Dice, Distribution, exact, memory, rounds
from navalgames.charts import Charts
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.counters import SPEEDS
from navalgames.games.atlantic_chase.questions.laid import carried_out, given_once, offers
from navalgames.games.atlantic_chase.questions.merging import forgetful, pauses
from navalgames.games.atlantic_chase.questions.sea import open_sea
from navalgames.games.atlantic_chase.read_tables import limits
from navalgames.games.atlantic_chase.rules import (
    attacks,
    designation,
    initiative,
    lapse,
    plotting,
    sequence,
    targets,
)
from navalgames.games.atlantic_chase.rules.frames import Battle, Change, Contest, Turn
from navalgames.games.atlantic_chase.state import (
    BRITISH,
    GERMAN,
    Names,
    Ship,
    State,
    TaskForce,
    force,
    going_on,
    told,
)
from navalgames.games.atlantic_chase.tables import Box

BATTLE, LOST, NOT_YET, AWAY = OUTCOMES = ("battle", "initiative_lost", "not_yet", "out_of_reach")
HUNTERS = {"slow": "Nelson", "medium": "Prince of Wales", "fast": "Hood"}
HUNTED = {"slow": "Orion", "medium": "Bismarck", "fast": "Hipper"}
_ROW = (*(f"{q},0" for q in range(7, 15)), *(f"{q},1" for q in range(13, 6, -1)))
MOST_OWN = 6


class Hunt(NamedTuple):
    """A hunt under way: attacks made so far, and how many there may be."""

    state: State
    attacks: int
    last: int
    ended: str = ""


def hunt_begun(
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


def one_step(dice: Dice, hunt: Hunt, charts: Charts) -> Hunt:
    """The plan's orders and what follows by itself, up to the next roll or just after it."""
    box = open_sea(charts)
    while True:
        frame = hunt.state.stack[-1]
        if frame.asked:
            hunt = _ordered(dice, hunt, box)
        else:
            hunt = _ended(hunt, sequence.AGENDA.stages[frame.stage](dice, hunt.state, frame, box))
        if hunt.ended or pauses(hunt.state):
            return hunt._replace(state=forgetful(hunt.state))


DRAWING = (given.PlotCourse, given.AddSegment, given.EndCourse)


def _ordered(dice: Dice, hunt: Hunt, box: Box) -> Hunt:
    """The plan's next order, after those that roll nothing: drawing the line on to the enemy."""
    state = hunt.state
    order = planned(state, box)
    while isinstance(order, DRAWING):
        state = carried_out(dice, state, order, box)
        order = planned(state, box)
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
    if any(isinstance(one, Change) for one in state.stack):
        return hunt._replace(ended=LOST, state=state._replace(stack=()))
    return hunt._replace(state=state)


def planned(state: State, box: Box) -> Any:
    """Engage a station, else search where the lines meet, else draw on to the enemy; None when he is away."""
    if isinstance(state.stack[-1], Turn):
        return _next_action(state, box)
    orders = offers(state, box)
    enemy = set(force(state, "G1").hexes)
    for wanted in (given.TryToSeize, given.LimitedBattle, given.Vie):
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


def _next_action(state: State, box: Box) -> Any:
    """What the hunter begins: an attack where there is one to make, else a course on to the enemy."""
    hunter, hunted = force(state, "B1"), force(state, "G1")
    found = targets.meetings([hunter], [hunted]) if designation.may_lead(hunter, box) else []
    if found:
        return found[0]
    return given.PlotCourse("B1") if _next_to(hunter, set(hunted.hexes), box) else None


def _still_there(order: given.Lapse, state: State, enemy: set[str]) -> int:
    """How many hexes of the enemy the line still touches after a lapse."""
    line = force(state, state.stack[-1].force).line
    left = (order.station,) if order.station else line[order.front : len(line) - order.back]
    return len(enemy & set(left))


def _next_to(one: TaskForce, enemy: set[str], box: Box) -> bool:
    """Whether a further segment, or the next after the first one, would meet the enemy."""
    line: Names = one.line or (one.station,)
    return any(order.hex in enemy for order in plotting.extensions(line, one.side, box))


# ------------------------------------------------------------------------ attack by attack


class Stand(NamedTuple):
    """A hunt between two attacks. state: with Tally 0 where no Intel lets it matter before the contest."""

    state: State
    tally: int
    ended: str = ""


def solved(charts: Charts, attacks: int, **given: Any) -> Distribution:
    """How the hunt ends, attack by attack: what an attack comes to does not depend on how many there were."""
    *_, last = after_each(charts, attacks=attacks, **given)
    return last


def after_each(charts: Charts, attacks: int, **given: Any) -> Iterator[Distribution]:
    """What has become of the hunt before the first attack and after each one; None while it goes on."""
    for number, level in enumerate(stands(charts, attacks, **given)):
        yield level.map(lambda one: one.ended or None) if number < attacks else level.map(attrgetter("ended"))


def stands(charts: Charts, attacks: int, **given: Any) -> Iterator[Distribution]:
    """How a hunt may stand before the first attack and after each one."""
    hunt = hunt_begun(charts, attacks=attacks, **given)
    level = Distribution.sure(Stand(hunt.state, hunt.state.tally))
    for number in range(attacks + 1):
        if number < attacks:
            yield level
        step = _attacked if number < attacks else _stopped
        level = Distribution.mix(
            (Distribution.sure(one) if one.ended else step(one, charts), weight)
            for one, weight in level.weights.items()
        )
    yield level


def by_kind(stand: Stand, charts: Charts) -> tuple[bool, Fraction] | None:
    """Whether the next attack of a hunt that goes on is a search, and how likely it brings a battle; None
    where the enemy is out of reach.
    """
    ready = hunt_ready(stand, charts)
    if ready.ended:
        return None
    state = exact(declared, ready.state, charts).outcomes[0]
    battle = _attacked(stand, charts).map(attrgetter("ended")).chance(BATTLE)
    return state.stack[-1].kind == attacks.NAVAL_SEARCH, battle


def hunt_ready(stand: Stand, charts: Charts) -> Stand:
    """The hunter's line drawn on to the enemy, if it can be."""
    ready = exact(_drawn, stand.state, charts).outcomes[0]
    if ready is None:
        return Stand(stand.state, 0, AWAY)
    seen = bool(force(ready, "B1").intel)
    return Stand(ready._replace(tally=stand.tally if seen else 0), stand.tally)


def _drawn(dice: Dice, state: State, charts: Charts) -> State | None:
    """The table when the next order is an attack; None when the enemy is out of reach."""
    box = open_sea(charts)
    order = planned(state, box)
    while isinstance(order, DRAWING):
        state = carried_out(dice, state, order, box)
        order = planned(state, box)
    return state if order is not None else None


def _stopped(stand: Stand, charts: Charts) -> Distribution:
    """No attack is left."""
    ready = hunt_ready(stand, charts)
    return Distribution.sure(ready if ready.ended else ready._replace(ended=NOT_YET))


def _attacked(stand: Stand, charts: Charts) -> Distribution:
    """One attack, and the contest that ends it."""
    ready = hunt_ready(stand, charts)
    if ready.ended:
        return Distribution.sure(ready)
    found = memory.recall((_fought, ready.state, charts), lambda: _fought(ready.state, charts))
    return Distribution.mix((_contest(hunt, ready, charts), weight) for hunt, weight in found.weights.items())


def _fought(state: State, charts: Charts) -> Distribution:
    """What one attack comes to, up to the contest that ends it."""
    aimed = exact(declared, state, charts).outcomes[0]
    if aimed.stack[-1].stage == "interruption":
        return rounds.until(one_step, Hunt(aimed, 1, 1), _contested, charts)
    results = exact(_words, aimed, charts)
    found = results.map(lambda words: exact(_resulted, aimed, words, charts).outcomes[0])
    return Distribution.mix((_lapsed(one, charts), weight) for one, weight in found.weights.items())


def declared(dice: Dice, state: State, charts: Charts) -> State:
    """The attack is ordered and supported, up to its roll or to the Interruption before it."""
    box = open_sea(charts)
    state = given_once(dice, state, planned(state, box), box)
    while state.stack[-1].stage != "evasion":
        frame = state.stack[-1]
        if frame.stage == "interruption" and designation.intel_designated(state, frame):
            return state
        if frame.asked:
            state = given_once(dice, state, planned(state, box), box)
        else:
            state = sequence.AGENDA.stages[frame.stage](dice, state, frame, box)
    return state


def _words(dice: Dice, state: State, charts: Charts) -> tuple[str, ...]:
    """What the table says to the attack that is about to be rolled."""
    frame, box = state.stack[-1], open_sea(charts)
    added = sum(value for _, value in designation.modifiers(state, frame, box))
    return dice.resolve(_read, frame.kind, designation.trajectory_total(state, frame, box), added, charts)


def _read(dice: Dice, kind: str, total: int, added: int, charts: Charts) -> tuple[str, ...]:
    """The table for a roll of two dice."""
    rolled = dice.roll("2d6", *attacks.WHY[kind]) + added
    return attacks.read_table(kind, total, rolled, charts, open_sea(charts).column(kind, total))


def _resulted(dice: Dice, state: State, words: tuple[str, ...], charts: Charts) -> Hunt:
    """The result takes effect, up to the lapse of the hunter's line or the contest."""
    state = attacks.resulted(dice, state, state.stack[-1], words)
    return _played(dice, Hunt(state, 1, 1), charts)


def _played(dice: Dice, hunt: Hunt, charts: Charts) -> Hunt:
    """The engine goes on by the plan, up to a lapse, the contest, or the end of the hunt."""
    box = open_sea(charts)
    while not _contested(hunt) and hunt.state.stack[-1].stage != "lapse":
        frame = hunt.state.stack[-1]
        if frame.asked:
            hunt = _ordered(dice, hunt, box)
        else:
            hunt = _ended(hunt, sequence.AGENDA.stages[frame.stage](dice, hunt.state, frame, box))
    return hunt._replace(state=_unmarked(forgetful(hunt.state)))


def _unmarked(state: State) -> State:
    """The table without Evasive markers: by the plan nobody spends one."""
    if not any(one.evasive for one in state.task_forces):
        return state
    return state._replace(task_forces=tuple(one._replace(evasive=False) for one in state.task_forces))


def _lapsed(hunt: Hunt, charts: Charts) -> Distribution:
    """The hunter's line lapses, if it has one; that does not depend on the attack."""
    if hunt.ended or hunt.state.stack[-1].stage != "lapse":
        return Distribution.sure(hunt)
    return exact(_after_lapse, hunt, charts)


def _after_lapse(dice: Dice, hunt: Hunt, charts: Charts) -> Hunt:
    """The table after the lapse; more than the line has is as good as all of it (19.4)."""
    state, box = hunt.state, open_sea(charts)
    one = force(state, state.stack[-1].force)
    speed = SPEEDS[box.force_speed(one)]
    amount = dice.resolve(_at_most, len(one.line), speed, state.weather, charts)
    state = going_on(state, state.stack[-1], stage="lapse_amount", rolled=amount)
    return _played(dice, hunt._replace(state=state), charts)


def _at_most(dice: Dice, segments: int, speed: str, weather: str, charts: Charts) -> int:
    """How many segments of a line go."""
    return min(segments, lapse.amount(dice, speed, weather, charts))


def _contested(hunt: Hunt) -> bool:
    """Whether the hunt has ended, or the contest at the end of the attack is next."""
    if hunt.ended:
        return True
    frame = hunt.state.stack[-1]
    return isinstance(frame, Contest) and hunt.state.stack[-2].stage == "attack_over"


def _contest(hunt: Hunt, before: Stand, charts: Charts) -> Distribution:
    """The contest after an attack (26.3a, 26.4a), and the table after it."""
    if hunt.ended:
        return Distribution.sure(Stand(hunt.state, 0, hunt.ended))
    kind = hunt.state.stack[-1].kind
    tally = before.tally + hunt.state.tally - before.state.tally
    adds = initiative.contest_modifier(tally, 0)
    if kind == initiative.SEIZE:
        lost = exact(initiative.seizes, adds, charts)
    else:
        lost = exact(initiative.vies, adds)
    kept: Any = None
    if lost.chance(False):
        left = exact(_after_contest, hunt.state, charts).outcomes[0]
        kept = Stand(left, initiative.raised(tally, kind, limits(charts)))
    return lost.map(lambda yes: Stand(hunt.state._replace(stack=()), 0, LOST) if yes else kept)


def _after_contest(dice: Dice, state: State, charts: Charts) -> State:
    """The table when the hunter has kept the initiative."""
    return _unmarked(sequence.AGENDA.run(dice, told(state, won=False), open_sea(charts)))._replace(tally=0)


def is_over(hunt: Hunt) -> bool:
    """Whether it is known how the hunt ends."""
    return bool(hunt.ended)


def ending(hunt: Hunt) -> str:
    """How the hunt has ended: one of the outcomes."""
    return hunt.ended
