"""Long work in a second interpreter: the same results, in order, given up when nobody wants them any more."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from navalgames.games import GAME_IDS, game
from navalgames.sessions.settings import charts_for
from navalgames.sessions.what_if import option_change, shifts
from navalgames.site.browser.away import Away, Helper, packed, unpacked

FLEET = game("grand_fleet")


def counted(most):
    yield from range(most)


def broken():
    yield 1
    raise ValueError("broken on purpose")


class Pair:
    """A page and its helper in one loop, with the real pickles between them."""

    def __init__(self):
        self.posted = []
        self.away = Away(FLEET, self._to_helper)
        self.helper = Helper(FLEET, self._to_page)
        self.told, self.ended = [], []

    def _to_helper(self, kind, number, data):
        self.posted.append(kind)
        self.helper.hear(kind, number, data)

    def _to_page(self, kind, number, data):
        self.away.hear(kind, number, data)

    def begin(self, work):
        return self.away(work, 0, self.told.extend, self.ended.append)

    async def done(self):
        for _ in range(200):
            if self.ended:
                return
            await asyncio.sleep(0)
        raise AssertionError("the work never ended")


def in_loop(test):
    async def run():
        pair = Pair()
        await test(pair)
        return pair

    return asyncio.run(run())


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_game_and_its_charts_travel_by_name(name):
    known = game(name)
    charts = charts_for(known)
    there = unpacked(packed((known, charts, known.questions()[0]), known))
    assert there[0] is known and there[1] is charts
    assert there[2].name == known.questions()[0].name


def test_results_come_in_their_order_and_then_the_end():
    async def test(pair):
        pair.begin(partial(counted, 5))
        await pair.done()

    pair = in_loop(test)
    assert pair.told == [0, 1, 2, 3, 4] and pair.ended == [None]


def test_a_failure_is_told_after_what_was_found():
    async def test(pair):
        pair.begin(broken)
        await pair.done()

    pair = in_loop(test)
    assert pair.told == [1] and isinstance(pair.ended[0], ValueError)


def test_work_that_is_given_up_stops_and_the_next_is_done():
    async def test(pair):
        give_up = pair.begin(partial(counted, 10_000))
        for _ in range(5):
            await asyncio.sleep(0)
        give_up()
        give_up()  # a second time says nothing
        before = len(pair.told)
        assert 0 < before < 100
        pair.begin(partial(counted, 2))
        await pair.done()
        assert pair.told[before:] == [0, 1]

    assert in_loop(test).posted == ["work", "stop", "work"]


def test_when_the_helper_is_lost_whoever_waits_is_told():
    async def test(pair):
        pair.begin(partial(counted, 10_000))
        pair.away.lost("out of memory")
        assert pair.ended[0].args == ("out of memory",)
        pair.away.lost("again")
        assert len(pair.ended) == 1

    in_loop(test)


def test_the_odds_a_change_moves_are_the_same_here_and_there():
    charts, choice = charts_for(FLEET), FLEET.option_choices[0]
    other = next(value for value in choice.values if value != choice.default)
    change = option_change(FLEET, choice.name, other)

    async def test(pair):
        pair.begin(partial(shifts, FLEET, change, charts=charts))
        for _ in range(100_000):
            if pair.ended:
                break
            await asyncio.sleep(0)

    pair = in_loop(test)
    here = list(shifts(FLEET, change, charts=charts))
    assert [(one.question.name, one.after.distribution) for one in pair.told] == [
        (one.question.name, one.after.distribution) for one in here
    ]
