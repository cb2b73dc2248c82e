"""A player that weighs actions by exact odds: every cell of a table by its chance and its worth.

For each attack, also for those a course would open, it adds up what the results are worth; the
initiative has a price. Knows views, the rules' own tables, and the worth of things in `scene`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from navalgames.chance import Dice, exact
from navalgames.charts import Charts
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.bots import habits, regrouping, sensible
from navalgames.games.atlantic_chase.bots.scene import Scene, is_trade
from navalgames.games.atlantic_chase.rules import attacks, designation, initiative, results
from navalgames.games.atlantic_chase.rules.frames import Attack, Support
from navalgames.games.atlantic_chase.state import ENEMY, GERMAN, Options, State, TaskForce, force, with_force

INITIATIVE = 0.25
"""The price of losing the initiative."""
HELPED_HOME, KEPT_OUT = 0.8, 0.8
"""What a convoy gains by a shorter line that still touches its port, and loses by a station at sea."""
STATION, CONTACT, CUT = 0.45, 0.15, 0.12
"""What is won by a station, by Contact, by each segment cut off, as a share of what a battle is worth."""
EXPOSED = 0.2
"""What a base or a stronger enemy near by costs, as a share of what a hit on the own ships is worth."""
ENOUGH = 1
"""The lead with which the German ships make for home: with the last of them the game is over and won."""
ATTACKS = (given.Engage, given.NavalSearch, given.AirStrike, given.StealthAttack)


def planner(view: State, side: str, orders: Any, charts: Charts, options: Options, dice: Dice) -> Any:
    """The order with the best outlook."""
    scene = Scene(view, side, charts, options)
    scene.homeward = scene.spent or (side == GERMAN and scene.lead >= ENOUGH)
    stage = scene.frame.stage
    if stage == "act":
        return _act(scene, orders)
    if stage in ("plot", "plot_gate"):
        return _plot(scene, orders)
    if stage in ("seize", "vie"):
        return _contest(scene, orders)
    if stage == "recon":
        return regrouping.where_to_scout(scene, orders)
    if stage == "reorganize":
        return regrouping.part(scene, orders) or habits.by_habit(scene, orders)
    return habits.by_habit(scene, orders)


def _act(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """The best of homecoming, attack and course; else what a sensible player would do."""
    home = homecoming(scene, orders) or (scene.homeward and sensible.to_safety(scene, orders))
    if home:
        return home
    value, order = max(
        (
            (outlook(scene, order), number)
            for number, order in enumerate(orders)
            if isinstance(order, ATTACKS)
        ),
        default=(0.0, -1),
    )
    opened, ship = max(
        ((_opening(scene, order), number) for number, order in _courses(orders)), default=(0.0, -1)
    )
    if value > 0 and value >= opened:
        return orders[order]
    if opened > 0.05:
        return orders[ship]
    return (
        sensible.signals(scene, orders)
        or regrouping.scouting(scene, orders)
        or regrouping.regrouping(scene, orders)
        or _trade_course(scene, orders)
        or sensible.group(scene, orders)
        or sensible.shortening(scene, orders)
    )


def _courses(orders: tuple[Any, ...]) -> list[tuple[int, given.PlotCourse]]:
    return [(number, order) for number, order in enumerate(orders) if isinstance(order, given.PlotCourse)]


def homecoming(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """A Completion that earns something; the last German one only when the game is won or lost by it."""
    best, most = None, 0.0
    for order in orders:
        if isinstance(order, given.Complete):
            one = force(scene.view, order.task_force)
            worth = scene.worth_home(one, order.port)
            ending = scene.side == GERMAN and len(scene.own) == 1
            if ending and scene.lead + worth <= 0:
                continue
            if worth > most:
                best, most = order, worth
    return best


def _trade_course(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """Courses home and to the ports, not to the enemy: those are weighed."""
    wanted = []
    for order in orders:
        if isinstance(order, given.PlotCourse):
            one = force(scene.view, order.task_force)
            if is_trade(scene, one) or habits.wants_home(scene, one):
                wanted.append(order)
    return sensible.course(scene, tuple(wanted))


# ------------------------------------------------------------------------ the initiative

MARKER = 0.2
"""The gain in chances for the initiative that is worth an Evasive marker."""


def _contest(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """As everybody does, but with an Evasive marker where it helps enough (24.5, 26.6)."""
    usual = habits.by_habit(scene, orders)
    chance = {given.TryToSeize: seizing, given.Vie: vying}.get(type(usual))
    if chance is None:
        return usual
    tally = scene.view.tally

    def gain(order: Any) -> float:
        worth = initiative.evasive_modifier(scene.view, order.evasive, scene.box)
        return chance(scene.charts, tally + worth) - chance(scene.charts, tally) - MARKER

    spending = [order for order in orders if isinstance(order, type(usual)) and order.evasive]
    best = max(spending, key=gain, default=usual)
    return best if best is not usual and gain(best) > 0 else usual


@lru_cache(maxsize=64)
def seizing(charts: Charts, modifier: int) -> float:
    """The chance of an attempt to seize."""
    return float(exact(initiative.seizes, modifier, charts).chance(True))


@lru_cache(maxsize=64)
def vying(charts: Charts, modifier: int) -> float:
    """The chance of the inactive player in a vie."""
    return float(exact(initiative.vies, modifier).chance(True))


# ------------------------------------------------------------------------ attacks


@lru_cache(maxsize=4096)
def cells(charts: Charts, kind: str, column: str, modifier: int) -> tuple[tuple[str, int], ...]:
    """Every result of a table with its ways in 36."""
    ways: dict[str, int] = {}
    for one in range(1, 7):
        for other in range(1, 7):
            cell = charts[kind].result(one + other + modifier, column)
            ways[cell] = ways.get(cell, 0) + 1
    return tuple(ways.items())


def outlook(scene: Scene, order: Any) -> float:
    """What an attack is worth with the best own support: results by their chances, less the initiative."""
    frame = attacks.declared(scene.view, scene.side, order)
    return _best(scene, scene.view, frame)


def _best(scene: Scene, state: State, frame: Attack) -> float:
    tried = (
        frame._replace(own=Support(one.coordination, one.air, one.launch))
        for one in designation.supports(state, frame, scene.side, scene.box)
    )
    return max((_expected(scene, state, one) for one in tried), default=0.0)


def _expected(scene: Scene, state: State, frame: Attack) -> float:
    """Results by chance; Intel may stop the attack before it is rolled."""
    box = scene.box
    total = designation.trajectory_total(state, frame, box)
    value = sum(points for _, points in designation.modifiers(state, frame, box))
    found = cells(scene.charts, frame.kind, box.column(frame.kind, total), value)
    worth = _prizes(scene, state, frame)
    expected = sum(ways * worth(cell) for cell, ways in found) / 36
    going = max(0.1, 1 - 0.35 * designation.intel_designated(state, frame))
    return going * expected - INITIATIVE * (0.4 + 0.06 * state.tally) - _exposure(scene, state, frame)


def _exposure(scene: Scene, state: State, frame: Attack) -> float:
    """What it costs to be found where the enemy strikes from the air or lies in strength."""
    one = _leading(state, frame)
    if one is None:
        return 0.0
    bases = len(scene.box.bases_near[ENEMY[scene.side]].get(frame.hex, ()))
    hunters = sum(
        frame.hex in enemy.hexes and enemy.id != frame.target and scene.battle(one, enemy) < 0
        for enemy in scene.enemies
    )
    return EXPOSED * min(2, bases + hunters) * scene.best_hit(one)


def _prizes(scene: Scene, state: State, frame: Attack) -> Any:
    """The worth of a cell: battle, hits, and what makes the next attack easier."""
    target = force(state, frame.target)
    hunters = [one for one in scene.own if frame.hex in one.hexes or one.id == frame.force]
    fighter = _leading(state, frame)
    battle = scene.battle(fighter, target) if fighter else 0.0
    prize = max([battle, *(scene.battle(one, target) for one in hunters)])
    hit = scene.best_hit(target)
    haven = habits.goal_of(scene, target) if is_trade(scene, target) else frozenset()
    faster = fighter is not None and scene.box.force_speed(fighter) > scene.box.force_speed(target)

    def worth(cell: str) -> float:
        value = 0.0
        for word in cell.split(" + "):
            if word in ("Battle", "Surprise") or (word == "Closing" and faster):
                value += battle
            elif word == "Skirmish" and faster:
                value += max(0.0, battle / 2)
            elif word == "Sighted":
                value += STATION * max(0.0, prize)
                if haven:
                    value += -HELPED_HOME if frame.hex in haven else KEPT_OUT
            elif word in ("Contact", "Closing", "Skirmish"):
                value += CONTACT * max(0.0, prize)
            elif word in ("Shadow", "Early or Late") and haven & set(target.line):
                value += _cut_off(word, target.line, frame.hex, haven)
            elif word in ("Shadow", "Early or Late"):
                value += CUT * max(0.0, prize) * max(0, len(target.line) - 3) / 3
            elif word == "Damaged":
                value += 2 * hit
            elif word.startswith("Hit"):
                slowest = {"Hit": 9, "Hit if slow": 2, "Hit if very slow": 1}[word]
                value += hit if results.struck_by(target, slowest, scene.box) else 0.0
        return value

    return worth


def _cut_off(word: str, line: tuple[str, ...], place: str, haven: frozenset[str]) -> float:
    """What a shorter line means to a convoy whose line touches its port: the attacker chooses what stays."""
    where = line.index(place)
    near = min(abs(where - line.index(port)) for port in haven if port in line)
    if word == "Early or Late":
        return 0.0 if where in (0, len(line) - 1) and near else KEPT_OUT
    return KEPT_OUT if near >= 3 else -HELPED_HOME


def _leading(state: State, frame: Attack) -> TaskForce | None:
    """The active task force, where ships would fight."""
    if frame.kind not in ("engage", "naval_search"):
        return None
    return force(state, frame.force)


# ------------------------------------------------------------------------ courses that open an attack


def _opening(scene: Scene, order: given.PlotCourse) -> float:
    """The best attack that a course of this task force would open."""
    return _best_course(scene, force(scene.view, order.task_force))[0]


def _best_course(scene: Scene, one: TaskForce) -> tuple[float, tuple[str, ...]]:
    """(outlook, segments to add) of the course that opens the best attack."""
    if not designation.may_lead(one._replace(box=""), scene.box) or habits.wants_home(scene, one):
        return 0.0, ()
    starts = one.hexes or scene.box.exits.get((scene.side, one.box), ())
    best: tuple[float, tuple[str, ...]] = (0.0, ())
    for enemy in scene.enemies:
        if enemy.box or set(enemy.hexes) & set(one.hexes) or scene.battle(one, enemy) <= 0:
            continue
        ends = tuple(dict.fromkeys((starts[0], starts[-1]))) if starts else ()
        way = scene.path(ends, frozenset(enemy.hexes), frozenset(one.line) - set(ends)) if ends else ()
        length = max(1, len(one.line)) + len(way)
        if not way or length > scene.box.limits["segments"]:
            continue
        value = _after(scene, one, enemy, way, length)
        if value > best[0]:
            best = (value, way)
    return best


def _after(scene: Scene, one: TaskForce, enemy: TaskForce, way: tuple[str, ...], length: int) -> float:
    """The outlook of the attack at the end of a course."""
    place = way[-1]
    line = (place, *(f"?{number}" for number in range(length - 1)))
    state = with_force(scene.view, one._replace(station="", box="", line=line, intel=one.intel))
    kind = "naval_search" if enemy.line else "engage"
    return _best(scene, state, Attack("attack", kind, scene.side, one.id, enemy.id, place))


def _plot(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """On along the course that opens the best attack; else as everybody draws lines."""
    if scene.frame.stage == "plot":
        one = force(scene.view, scene.frame.force)
        meets = any(set(enemy.hexes) & set(one.line) for enemy in scene.enemies)
        _, way = _best_course(scene, one)
        for order in orders:
            if way and isinstance(order, given.AddSegment) and order.hex == way[0]:
                return order
        if meets and given.EndCourse() in orders and not is_trade(scene, one):
            return given.EndCourse()
    return habits.next_segment(scene, orders)
