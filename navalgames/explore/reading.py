"""What may follow from a table, read exactly: orders first, then a policy, until a point is reached.

Knows chains of rounds and the contract of a game. Must not know a rule: the game itself is read.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any, NamedTuple

from navalgames.chance import Dice, Distribution, RandomDice, rounds, simulation, witness
from navalgames.charts import Cell
from navalgames.errors import BadInput, Problem
from navalgames.explore.cells import told_cells
from navalgames.explore.handed import handed
from navalgames.explore.measuring import MeasureOfState, checked_measure, measured
from navalgames.explore.named import NamedChances, names_of
from navalgames.explore.numbers import Exact
from navalgames.explore.position import Position
from navalgames.explore.rolled import Rolled
from navalgames.explore.shown import Rows, bars_figure, bars_html, rows_of
from navalgames.explore.state_words import StateWords
from navalgames.explore.thoughts import Thoughts
from navalgames.games.contract import Game
from navalgames.odds.evidence import evidence
from navalgames.printing import printed
from navalgames.sessions.players import computer_player, computer_players
from navalgames.sessions.settings import checked_seed
from navalgames.sessions.simulate import MOST_DECISIONS
from navalgames.texts import Texts
from navalgames.texts.choice import language_here
from navalgames.texts.figures import percent_text

POLICY = "policy(view, orders)"
Policy = str | Callable[[Any, Any], Any] | Mapping[str, Any]
Until = int | str | Collection[str] | Mapping[str, int] | Callable[[Any], bool]
MOST_WAYS = 20_000
"""Read within some seconds to a minute."""


@dataclass(frozen=True)
class Reading(NamedChances):
    """Everything that may follow, with its chances, and what they rest on.

    cells: the chart cells that took part. rules: the rules that acted. weakest: the weakest source kind.
    measured: whether a measure told the outcomes; without one they are whole states. stops: the decisions
    at which it stopped, each with its chance; "" where the game ended. names: of outcomes that are called
    otherwise than they are written.
    """

    distribution: Distribution
    cells: tuple[Cell, ...]
    rules: tuple[str, ...]
    weakest: str
    stops: Distribution
    measured: bool = True
    names: Mapping[Any, str] = field(default_factory=dict, compare=False)

    def chance(self, outcome: Any) -> Exact:
        """The chance of one outcome, given by itself or by its name."""
        return Exact(self.distribution.chance(self.outcome_meant(outcome)))

    def chance_of(self, wanted: Any) -> Exact:
        """The chance of several outcomes together, or of all for which a function holds."""
        return Exact(self.distribution.chance_of(self.wanted(wanted)))

    def rows(self) -> Rows:
        """Each outcome with its chance."""
        return rows_of(self.distribution)

    def plot(self) -> Any:
        """The chances as a plotly figure (`plotly.graph_objects.Figure`)."""
        return bars_figure(tuple((self.told(outcome), chance) for outcome, chance in self.rows()))

    def _repr_html_(self) -> str:
        """What a notebook shows: bars, rules and the weakest source."""
        t = Texts(language_here()).t
        rests = t("explore-rests", rules=", ".join(self.rules) or "-", kind=t(f"charts-kind-{self.weakest}"))
        return f"{bars_html(self.rows(), told=self.told)}<p>{escape(rests)}</p>"

    def __repr__(self) -> str:
        many = len(self.distribution)
        shown = sorted(self.distribution, key=lambda pair: -pair[1])[:4]
        more = f", and {many - len(shown)} more" if many > len(shown) else ""
        if not self.measured:
            chances = ", ".join(f"{float(chance):.1%}" for _, chance in shown)
            told = f"{many} state{'s' * (many > 1)}, no measure: {chances}"
            return f"<Reading {told}{more}; {self.weakest}{self._stopped()}>"
        told = ", ".join(f"{self.told(outcome)!s:.40}: {float(chance):.1%}" for outcome, chance in shown)
        return f"<Reading {told}{more}; {self.weakest}{self._stopped()}>"

    def _stopped(self) -> str:
        """At which decisions it stopped; with their chances where they are several."""
        over = Problem("explore-reading-over")
        names = [(name or str(over), chance) for name, chance in self.stops]
        told = (name if chance == 1 else f"{name} {float(chance):.1%}" for name, chance in names)
        return f"; {Problem('explore-reading-stops', stops=', '.join(told))}"


class _At(NamedTuple):
    """A state on the way, and how many decisions were made since the table.

    came: how often each decision at which the reading may stop was due. rest: whether such a one is due
    still, of which another side has made its part.
    """

    state: Any
    made: int
    came: tuple[int, ...] = ()
    rest: bool = False


class _Plan:
    """What is decided on the way and where it ends. One object for one reading: compared by identity."""

    def __init__(
        self, position: Position, orders: tuple[Any, ...], policy: Any, until: Any, most: int
    ) -> None:
        self.position, self.orders, self.most = position, orders, most
        self.charts = position.charts  # by which the rules play; a reading has them tell what they read
        self.words = StateWords(position.game, None, position.called, position.sides)
        self.walked = 0
        self._policies = _by_side(position, policy)
        self._named = _decisions(position, until)
        self._holds = handed(until, "until(state)") if callable(until) else None
        self._counts = len(orders) if policy is None and until is None else None
        if type(until) is int:
            self._counts = until
        self._told = len(orders)  # decisions that are told apart: those of the orders; the one that begins
        if self._named:
            self._told = max(1, self._told)
        self.counting = bool(self._told) or self._counts is not None

    def made(self, before: int) -> int:
        """How many decisions were made after one more, as far as they are told apart."""
        return before + 1 if self._counts is not None else min(before + 1, self._told)

    def gone_on(self, at: _At, after: Any) -> _At:
        """Where one more decision leads, with what `over` must know of it.

        What several sides decide together is due once, however many of them have still to do so.
        """
        game, made, due = self.position.game, self.made(at.made), self._due(after)
        if not due:
            return _At(after, made, at.came)
        before = game.deciding(at.state)
        together = _stop(game, after) == game.decision(at.state)[0]
        if together and (*before[:1], *game.deciding(after)) == before:
            return _At(after, made, at.came, rest=True)
        if made < self._told:
            return _At(after, made, at.came)
        pairs = zip(self._named.items(), at.came or (0,) * len(self._named), strict=True)
        return _At(after, made, tuple(min(came + (one in due), times) for (one, times), came in pairs))

    def _due(self, state: Any) -> tuple[str, ...]:
        """What of all that it may stop at has come: the decision that is due, and the sides that make it."""
        game = self.position.game
        deciding = game.deciding(state) if self._named else ()
        return tuple(one for one in (_stop(game, state), *deciding) if one in self._named)

    def walk(self, at: _At) -> None:
        """One more way.

        Raises:
            Problem: that is one too many.
        """
        self.walked += 1
        if self.walked > self.most:
            name = self.position.game.decision(at.state)[0]
            raise rounds.GivenUp("error-table-ways", most=self.most, decision=name)

    def nearer(self, decisions: int, decision: str) -> str:
        """Where to stop instead, written as for `until`; "none" where nothing would have happened by then.

        decisions: how many it got behind it; the first, and orders that were handed in, tell nothing of what
        follows. decision: at which it gave up.
        """
        if decisions <= max(1, len(self.orders)):
            return "none"
        if self._counts is not None:
            return str(decisions)
        names = sorted({*self._named, decision})
        return repr(tuple(names) if self._named else decision)

    def over(self, at: _At) -> bool:
        """Whether the reading stops here."""
        if self._counts is not None:
            return at.made >= self._counts or not self.position.game.deciding(at.state)
        if at.made < self._told:
            return not self.orders and not self.position.game.deciding(at.state)
        if self._named and self.position.game.deciding(at.state):
            times = dict(zip(self._named, at.came, strict=False))
            due = () if at.rest else self._due(at.state)
            return any(times.get(one, 0) >= self._named[one] for one in due)
        if self._holds is not None:
            with witness.apart():
                if self._holds(at.state):
                    return True
        return not self.position.game.deciding(at.state)

    def order(self, dice: Dice, at: _At, side: str) -> Any:
        """What is decided here. What a player looks at and thinks is no source of what follows.

        Raises:
            IllegalOrder: an order that was handed in is not allowed here.
            BadInput: nobody says what this side does.
        """
        position = self.position.at(at.state)
        if at.made < len(self.orders):
            return position.checked(self.orders[at.made], side, at.made + 1, len(self.orders))
        if side not in self._policies:
            raise BadInput("error-table-policy", side=side, decision=position.decision()[0])
        policy, view, orders = self._policies[side], position.view(side), position.orders(side)
        decided = policy if isinstance(policy, str) else policy(view, orders)
        # A function may leave this one decision to a player.
        if isinstance(decided, str) and decided in computer_players(position.game):
            bot, thoughts = computer_player(position.game, decided), Thoughts(dice, decided, self.most)
            return bot(view, side, orders, position.charts, position.options, thoughts)
        return position.decided(decided, side)


def _decisions(position: Position, until: Any) -> dict[str, int]:
    """The decisions at which a reading stops, each with its time; none where it is told otherwise.

    A side stands for any decision of its own.

    Raises:
        BadInput: the game has no such decision and no such side, or nothing that tells where to stop.
    """
    if until is None or callable(until) or (type(until) is int and until >= 0):
        return {}
    names = (until,) if isinstance(until, str) else until
    if not isinstance(names, (tuple, list, set, frozenset, Mapping)) or not names:
        raise BadInput("error-table-until", given=printed(until))
    found: dict[str, int] = {}
    for name, times in (dict(names) if isinstance(names, Mapping) else dict.fromkeys(names, 1)).items():
        if type(times) is not int or times < 1:
            raise BadInput("error-table-until", given=printed(until))
        found[position.decision_or_side(name)] = times
    return found


def _by_side(position: Position, policy: Any) -> dict[str, Any]:
    if policy is None:
        return {}
    named = policy if isinstance(policy, Mapping) else dict.fromkeys(position.sides, policy)
    given = {position.side_meant(side): handed(one, POLICY) for side, one in named.items()}
    for one in given.values():
        if isinstance(one, str):
            computer_player(position.game, one)
        elif not callable(one):
            raise BadInput("error-table-policy-kind", given=repr(one))
    return given


def _decided(dice: Dice, at: _At, plan: _Plan) -> _At:
    """One decision, and all that the rules do after it."""
    plan.walk(at)
    position = plan.position
    side = position.game.deciding(at.state)[0]
    with witness.apart():
        order = plan.order(dice, at, side)
    after = position.game.apply(dice, at.state, side, order, plan.charts, position.options)
    return plan.gone_on(at, after)


def read(
    position: Position,
    orders: tuple[Any, ...],
    policy: Any,
    until: Any,
    measure: MeasureOfState | None,
    most: int,
) -> Reading:
    """See `Table.read`."""
    measure = checked_measure(measure)
    if type(most) is not int or most < 1:
        raise BadInput("error-table-most", given=printed(most))
    plan = _Plan(position, orders, policy, until, most)
    plan.charts = position.charts.told
    with witness.collect() as seen:
        try:
            last = rounds.until(_decided, _At(position.state, 0), plan.over, plan)
        except rounds.GivenUp as far:
            done = percent_text(round(far.ended, 6))
            nearer = plan.nearer(far.rounds, str(far.facts["decision"]))
            facts = {**far.facts, "decisions": far.rounds, "done": done, "nearer": nearer}
            raise Problem(far.key, **facts, more="yes" if far.ended else "no") from None
    told = last.map(lambda at: measured(at.state, measure, plan.words))
    cells, rules, weakest = evidence(position.game.id, position.charts, seen)
    stops = last.map(lambda at: _stop(position.game, at.state))
    names = names_of(told.outcomes, measure, position.state, plan.words)
    return Reading(told, told_cells(cells), rules, weakest, stops, measure is not None, names)


def _stop(game: Game, state: Any) -> str:
    """The decision that is due; "" where the game is over."""
    return game.decision(state)[0] if game.deciding(state) else ""


def simulate(
    position: Position,
    times: int,
    orders: tuple[Any, ...],
    policy: Any,
    until: Any,
    measure: MeasureOfState | None,
    seed: int,
) -> Rolled:
    """See `Table.simulate`."""
    measure = checked_measure(measure)
    plan = _Plan(position, orders, policy, until, sys.maxsize)
    rolled = simulation.simulate(_once, plan, measure, n=times, seed=seed)
    names = names_of(rolled.counts, measure, position.state, plan.words)
    return Rolled(rolled.n, rolled.seed, rolled.counts, measure is not None, names)


def play_on(position: Position, policy: Any, until: Any, seed: int) -> Any:
    """See `Table.play`."""
    plan = _Plan(position, (), policy, until, sys.maxsize)
    state = _last(RandomDice(checked_seed(seed)), plan)
    if until is not None and not position.game.deciding(state):
        raise BadInput("error-table-never", until=printed(until), seed=seed)
    return state


def _once(dice: Dice, plan: _Plan, measure: MeasureOfState | None) -> Any:
    """What is measured where one fall of the dice leads to."""
    return measured(_last(dice, plan), measure, plan.words)


def _last(dice: Dice, plan: _Plan) -> Any:
    """The state where one fall of the dice leads to."""
    at, begun = _At(plan.position.state, 0), plan.walked
    while not plan.over(at):
        at = _decided(dice, at, plan)
        if plan.walked - begun > MOST_DECISIONS:
            raise BadInput("error-simulate-endless", given=MOST_DECISIONS)
    return at.state
