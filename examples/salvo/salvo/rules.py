"""What may be ordered and what then happens. Knows dice and the chart; must not know players or words."""

from dataclasses import replace

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.agenda import Ask, PlainAgenda
from navalgames.games.contract import Outcome
from salvo.state import SIDES, ChangeRange, Fire, Options, State

SHIPS, HULL, LAST_TURN = 3, 2, 30
Box = tuple[Charts, Options]


def start(dice: Dice, charts: Charts, options: Options) -> State:
    """Rule: 1.1, 1.4."""
    return State(((HULL,) * SHIPS,) * 2, options.distance)


def afloat(hulls: tuple[int, ...]) -> int:
    """How many ships of a line are not sunk. Rule: 1.1."""
    return sum(hull > 0 for hull in hulls)


def hits(dice: Dice, charts: Charts, ships: int, distance: str) -> int:
    """The hits of so many ships at this distance. Rule: 1.3. Charts: gunnery."""
    throws = [charts["gunnery"].roll_on(dice, distance, why="gunnery") for _ in range(ships)]
    return throws.count("hit")


def offers(state: State, side: str, box: Box) -> tuple[Fire | ChangeRange, ...]:
    """Every enemy ship afloat, and the other distance. Rule: 1.2."""
    enemy = state.hulls[1 - SIDES.index(side)]
    other = "near" if state.distance == "far" else "far"
    return (*(Fire(ship) for ship, hull in enumerate(enemy, 1) if hull), ChangeRange(other))


def answer(dice: Dice, state: State, side: str, order: Fire | ChangeRange, box: Box) -> State:
    """The state after an order; then the other side is asked, or the game is over. Rule: 1.2, 1.5."""
    if isinstance(order, ChangeRange):
        dice.note("1.4", "s-log-range", side=side, to=order.to)
        return next_side(replace(state, distance=order.to), side)
    me = SIDES.index(side)
    scored = hits(dice, box[0], afloat(state.hulls[me]), state.distance)
    left = max(0, state.hulls[1 - me][order.target - 1] - scored)
    dice.note("1.3", "s-log-fire", side=side, target=order.target, hits=scored, left=left)
    line = tuple(left if ship == order.target else hull for ship, hull in enumerate(state.hulls[1 - me], 1))
    fired = replace(state, hulls=(state.hulls[0], line) if me == 0 else (line, state.hulls[1]))
    if not any(line):
        return replace(fired, asked=(), outcome=Outcome(side, "verdict-won", "1.5"))
    return next_side(fired, side)


def next_side(state: State, side: str) -> State:
    """Rule: 1.2, 1.5."""
    if side == SIDES[0]:
        return replace(state, asked=(SIDES[1],))
    if state.turn == LAST_TURN:
        return replace(state, asked=(), outcome=Outcome(None, "verdict-draw", "1.5"))
    return replace(state, asked=(SIDES[0],), turn=state.turn + 1)


AGENDA = PlainAgenda((), lambda charts, options: (charts, options), {"order": Ask("1.2", offers, answer)})
