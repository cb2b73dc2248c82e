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
TOLD_OTHERS = 3
"""Other orders that are told of where an order decided most."""
CLEAR = 0.2
"""A move of the chance that is told as a turning point: two standard errors of a difference of shares."""
SEED = 40_000
"""Of their dice: far from those of the learner's own tries."""


class Point(NamedTuple):
    """A place on the course: after so many orders of the play, before (`ordered` "") or after an order.

    same: the key of the place before it, where nothing has happened in between.
    """

    orders: int
    ordered: str = ""
    same: str = ""

    @property
    def key(self) -> str:
        return self.same or f"{self.orders}:{'after' if self.ordered else 'now'}"


END = Point(-1)
"""The end of the mission, whose share is 0 or 1."""


class Turning(NamedTuple):
    """The move of the chance that decided most.

    orders: those of the play before it. order: the learner's, which moved it itself (`mine`) or after which
    dice or others did. until: orders of the play at its end, None for the end of the mission.
    """

    orders: int
    order: str
    mine: bool
    before: float
    after: float
    until: int | None


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
        self._others: dict[int, dict[str, Ahead]] = {}
        self._read: dict[str, float] = {}
        self._end: bool | None = None

    # ---- what happens

    def stands(self, play: Play) -> None:
        """The learner decides now; what was taken back is gone from the course."""
        now = len(play.journal)
        self._points = [point for point in self._points if point.orders < now]
        self._ahead = {point.key: self._ahead[point.key] for point in self._points}
        self._counts = {key: self._counts[key] for key in self._ahead if key in self._counts}
        self._read = {key: share for key, share in self._read.items() if key in self._ahead}
        last = self._points[-1] if self._points else None
        if last and last.ordered and now == last.orders + 1 and not play.journal[-1].shown:
            self._add(Point(now, "", last.key), self._ahead[last.key])
        else:
            self._add(Point(now), Ahead(Point(now).key, play.view(self._mission.side), None, range(GAMES)))

    def orders(self, play: Play, order: Any, called: str, others: Mapping[str, Any] | None = None) -> None:
        """The learner gives an order, called so, instead of `others`; `play` stands before it."""
        now = len(play.journal)
        point = Point(now, called)
        view = play.view(self._mission.side)
        self._others[now] = {
            label: Ahead(_weighed(now, other), view, other, range(WEIGHED))
            for label, other in (others or {}).items()
            if other != order
        }
        self._add(point, Ahead(point.key, view, order, range(GAMES)))

    def weigh(self, play: Play, orders: Mapping[str, Any], done: Callable[[dict[str, float]], None]) -> None:
        """Play out each of these orders, and tell the share of games that reach the goal, by their keys."""
        view, now = play.view(self._mission.side), len(play.journal)
        for order in orders.values():
            long = _weighed(now, order)
            self._ahead.setdefault(long, Ahead(long, view, order, range(WEIGHED)))
        self._run(
            lambda: done(
                {
                    key: share
                    for key, order in orders.items()
                    if (share := self._share(_weighed(now, order))) is not None
                }
            )
        )

    def ends(self, met: bool) -> None:
        """The mission is over."""
        self._end = met
        self._run()

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
            self._weigh_others()

        self._background.run(work, each=self._heard, done=finished)

    def _weigh_others(self) -> None:
        """At the end, play out what could have been ordered where an order decided most."""
        turning = self.turning() if self._end is not None else None
        others = self._others.get(turning.orders, {}) if turning and turning.mine else {}
        if new := {one.key: one for one in others.values() if one.key not in self._ahead}:
            self._ahead |= new
            self._run()

    def _left(self, one: Ahead) -> Ahead:
        """What is still to be played: nothing where the share was read."""
        stop = 0 if one.key in self._read else one.games.stop
        return one._replace(games=range(sum(self._counts.get(one.key, (0,))), stop))

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

    def _seen(self, key: str) -> float | None:
        """The share of a point as the learner has read it: it stays so."""
        if key not in self._read and (share := self._share(key)) is not None:
            self._read[key] = share
        return self._read.get(key)

    # ---- telling it

    def course(self, happened: Callable[[Turning], list[str]] = lambda _: []) -> dict[str, Any]:
        """What is known well enough: shares from 0 to 1 with the orders that led there, also in words.

        happened: what the log tells of a move that no order of the learner's made.
        """
        known = self._known()
        if not known:
            return {}
        course = " → ".join(hundredths(share) for share, _ in known[-NEWEST:])
        turning = self.turning() if self._end is not None else None
        followed = happened(turning) if turning and not turning.mine else []
        return {
            "points": [{"share": share, "order": one.ordered} for share, one in known],
            "said": self._texts.t("table-mission-course", course=course),
            "steps": list(self._steps(known)),
            "keys": [self._texts.t(f"table-mission-key-{one}") for one in ("order", "dice")],
            "whole": self._texts.t("table-mission-whole"),
            "about": self._texts.t("table-mission-steps"),
            "turning": self._turning_said(turning, followed) if turning else "",
            "followed": followed,
            "instead": self._instead(turning) if turning else "",
        }

    def _known(self) -> list[tuple[float, Point]]:
        """The points whose share is known, with the end once it is there."""
        known = [(share, one) for one in self._points if (share := self._seen(one.key)) is not None]
        if self._end is not None:
            known.append((float(self._end), END))
        return known

    def turning(self) -> Turning | None:
        """Where the chance moved most, if it moved by more than such numbers of games waver."""
        known = self._known()
        moves = [(abs(after - before), n) for n, ((before, _), (after, _)) in enumerate(pairwise(known), 1)]
        most, number = max(moves, default=(0.0, 0))
        if most < CLEAR:
            return None
        (before, earlier), (after, point) = known[number - 1], known[number]
        order, until = point.ordered or earlier.ordered, None if point is END else point.orders
        return Turning(earlier.orders, order, bool(point.ordered), before, after, until) if order else None

    def _turning_said(self, turning: Turning, followed: list[str]) -> str:
        """What decided most: an order, what followed it, or, where nothing did, how the captain goes on."""
        quiet = not followed and turning.until is not None
        way = "order" if turning.mine else "quiet" if quiet else "dice"
        facts = {"from": hundredths(turning.before), "to": hundredths(turning.after)}
        return self._texts.t(f"table-mission-turning-{way}", order=turning.order, **facts)

    def _instead(self, turning: Turning) -> str:
        """What the likeliest of the other orders would have led to, where an order decided most."""
        others = self._others.get(turning.orders, {}) if turning.mine else {}
        shares = {label: self._share(one.key) for label, one in others.items()}
        if not shares or None in shares.values():
            return ""
        best = sorted(shares, key=lambda label: -(shares[label] or 0))[:TOLD_OTHERS]
        told = (
            self._texts.t("table-mission-instead-order", order=one, share=hundredths(shares[one] or 0))
            for one in best
        )
        facts = {"games": WEIGHED, "before": hundredths(turning.before)}
        return self._texts.t("table-mission-instead", orders=self._texts.listed(told), **facts)

    def _steps(self, known: list[tuple[float, Point]]) -> Iterator[str]:
        """Each order with the chance before and after it, and after what followed."""
        shares = [hundredths(share) for share, _ in known]
        for number, (_, one) in enumerate(known):
            if one.ordered and number:
                after, then = shares[number], shares[min(number + 1, len(shares) - 1)]
                facts = {"before": shares[number - 1], "after": after, "then": then}
                yield self._texts.t("table-mission-order", order=one.ordered, **facts)


def _weighed(orders: int, order: Any) -> str:
    """The key of what an order leads to, given after so many orders."""
    return f"{orders}:order:{order!r}"


def hundredths(share: float) -> str:
    """A share as so many of a hundred games: near its ends exactly, else in steps.

    >>> hundredths(0.437), hundredths(0.02), hundredths(0.99)
    ('45', '2', '99')
    """
    hundred = round(100 * share)
    if TOLD_BY <= hundred <= 100 - TOLD_BY:
        hundred = TOLD_BY * round(hundred / TOLD_BY)
    return number_text(hundred)
