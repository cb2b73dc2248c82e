"""How likely a mission's goal is as it goes on: before and after each order, in games played out.

Knows missions, plays and work in the background. Must not know a game, nor how it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from navalgames.explore.missions import Ahead, MissionPlay, looked_ahead
from navalgames.sessions.play import Play
from navalgames.texts import Texts
from navalgames.texts.figures import number_text
from navalwidgets.base.background import Background

GAMES = 120
"""Games played out from each position and after each order: a share of them wavers by 4 or 5 in 100."""
WEIGHED = 60
"""Games after each of several orders that are compared, with the same dice for all."""
NEWEST = 4
"""Numbers of the course that are told in words; all are drawn."""
ENOUGH = 40
"""Games from which on a share of them is told where the learner did not wait for all."""
TOLD_BY = 5
"""Shares are told in steps of so many in a hundred: what they waver by is not told."""
CLEAR = 0.2
"""A move of the chance that is told as a turning point: two standard errors of a difference of shares."""
SEED = 40_000
"""Of their dice: far from those of the learner's own tries."""


class Point(NamedTuple):
    """A place on the course: after so many orders of the play, before (`ordered` "") or after an order."""

    orders: int
    ordered: str = ""

    @property
    def key(self) -> str:
        return f"{self.orders}:{'after' if self.ordered else 'now'}"


class Outlook:
    """The course of one try. `told` is called when there is something new to show."""

    def __init__(
        self,
        mission: MissionPlay,
        number: str,
        background: Background,
        texts: Texts,
        told: Callable[[], None],
    ) -> None:
        self._mission, self._number, self._texts = mission, number, texts
        self._background, self._told = background, told
        self.forget()

    def forget(self) -> None:
        """A new try begins."""
        self._background.stop()
        self._points: list[Point] = []
        self._ahead: dict[str, Ahead] = {}
        self._counts: dict[str, list[int]] = {}
        self._end: bool | None = None

    # ---- what happens

    def stands(self, play: Play) -> None:
        """The learner decides now; what was taken back is gone from the course."""
        now = len(play.journal)
        self._points = [point for point in self._points if point.orders < now]
        self._ahead = {point.key: self._ahead[point.key] for point in self._points}
        self._add(Point(now), Ahead(Point(now).key, play.view(self._mission.side), None, range(GAMES)))

    def orders(self, play: Play, order: Any, called: str) -> None:
        """The learner gives an order, called so; `play` stands before it."""
        point = Point(len(play.journal), called)
        view = play.view(self._mission.side)
        self._add(point, Ahead(point.key, view, order, range(GAMES)))

    def weigh(self, play: Play, orders: Mapping[str, Any], done: Callable[[dict[str, float]], None]) -> None:
        """Play out each of these orders, and tell the share of games that reach the goal, by their keys."""
        view, now = play.view(self._mission.side), len(play.journal)
        keys = {f"{now}:order:{key}": key for key in orders}
        for long, key in keys.items():
            self._ahead.setdefault(long, Ahead(long, view, orders[key], range(WEIGHED)))
        self._run(
            lambda: done(
                {key: share for long, key in keys.items() if (share := self._share(long)) is not None}
            )
        )

    def ends(self, met: bool) -> None:
        """The mission is over."""
        self._end = met

    def _add(self, point: Point, ahead: Ahead) -> None:
        self._points.append(point)
        self._ahead.setdefault(point.key, ahead)
        self._run()

    # ---- playing it out

    def _run(self, done: Callable[[], None] = lambda: None) -> None:
        """Go on with what has not been played out, the newest first."""
        left = [self._left(one) for one in reversed(self._ahead.values()) if self._left(one).games]
        work = partial(looked_ahead, self._mission.game.id, self._number, tuple(left), SEED)

        def finished(failure: Exception | None) -> None:
            if failure is not None:
                raise failure
            self._told()
            done()

        self._background.run(work, each=self._heard, done=finished)

    def _left(self, one: Ahead) -> Ahead:
        return one._replace(games=range(sum(self._counts.get(one.key, (0,))), one.games.stop))

    def _heard(self, results: list[tuple[str, bool]]) -> None:
        for key, met in results:
            self._counts.setdefault(key, [0, 0])[met] += 1
        self._told()

    def _share(self, key: str) -> float | None:
        missed, met = self._counts.get(key, (0, 0))
        games = missed + met
        whole = key not in self._ahead or games >= self._ahead[key].games.stop
        waits = key.startswith(f"{max((one.orders for one in self._points), default=0)}:")
        return met / games if games >= ENOUGH and (whole or not waits) else None

    # ---- telling it

    def course(self) -> dict[str, Any]:
        """What is known well enough: shares from 0 to 1 with the orders that led there, also in words."""
        known = [(share, one.ordered) for one in self._points if (share := self._share(one.key)) is not None]
        if self._end is not None:
            known.append((float(self._end), ""))
        if not known:
            return {}
        course = " → ".join(hundredths(share) for share, _ in known[-NEWEST:])
        return {
            "points": [{"share": share, "order": order} for share, order in known],
            "said": self._texts.t("table-mission-course", course=course),
            "steps": list(self._steps(known)),
            "whole": self._texts.t("table-mission-whole"),
            "about": self._texts.t("table-mission-steps"),
            "turning": self._turning(known) if self._end is not None else "",
        }

    def _turning(self, known: list[tuple[float, str]]) -> str:
        """Where the chance moved most, if it moved by more than such numbers of games waver."""
        shares = [share for share, _ in known]
        moves = [(abs(after - before), n) for n, (before, after) in enumerate(pairwise(shares), 1)]
        most, number = max(moves, default=(0.0, 0))
        if most < CLEAR:
            return ""
        (before, earlier), (after, order) = known[number - 1], known[number]
        key = "table-mission-turning-order" if order else "table-mission-turning-dice"
        facts = {"order": order or earlier, "from": hundredths(before), "to": hundredths(after)}
        return self._texts.t(key, **facts) if facts["order"] else ""

    def _steps(self, known: list[tuple[float, str]]) -> Iterator[str]:
        """Each order with the chance before and after it, and after what followed."""
        shares = [hundredths(share) for share, _ in known]
        for number, (_, order) in enumerate(known):
            if order and number:
                after, then = shares[number], shares[min(number + 1, len(shares) - 1)]
                facts = {"before": shares[number - 1], "after": after, "then": then}
                yield self._texts.t("table-mission-order", order=order, **facts)


def hundredths(share: float) -> str:
    """A share as so many of a hundred games: near its ends exactly, else in steps.

    >>> hundredths(0.437), hundredths(0.02), hundredths(0.99)
    ('45', '2', '99')
    """
    hundred = round(100 * share)
    if TOLD_BY <= hundred <= 100 - TOLD_BY:
        hundred = TOLD_BY * round(hundred / TOLD_BY)
    return number_text(hundred)
