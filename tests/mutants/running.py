"""The tests against each break: those that carry its rules first, then all others that reach it.

Knows sessions, forks and how to break. Must not know how a break was found.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from tests.mutants.breaking import NotInPlace, break_in_place, break_on_import, functions_of
from tests.mutants.finding import Break
from tests.mutants.forks import Children, Ended, Tell, limit_memory, limit_time
from tests.mutants.ground import Ground
from tests.mutants.measuring import Reach
from tests.mutants.sessions import Tests, in_session

KILLED, HANG, SURVIVED = "killed", "hang", "survived"
LONGER, AT_LEAST = 10, 4
"""A test hangs when it takes this many times its measured seconds, and these seconds more."""
MOST_HANGS = 3
IMPORT_SECONDS = 120


class Verdict(NamedTuple):
    """What became of a break. test, why: what went red, or what hung. tests: how many reach it."""

    id: str
    result: str
    test: str
    why: str
    tests: int
    seconds: float


def plan(one: Break, rules: tuple[str, ...], reach: Reach) -> list[str]:
    """The tests that can notice a break, those with its rules first, the fast ones first among each."""
    place = one.file, one.function
    anywhere = not one.function or place in reach.early
    able = [test for test, of in reach.tests.items() if anywhere or place in of.reaches]
    wanted = set(rules)

    def order(test: str) -> tuple[bool, float]:
        return wanted.isdisjoint(reach.tests[test].marks), reach.tests[test].seconds

    return sorted(able, key=order)


def judge(
    ground: Ground,
    plans: list[tuple[Break, list[str]]],
    reach: Reach,
    at_once: int,
    heard: Callable[[Verdict], None],
) -> None:
    """Tells the verdict on each break as it comes; broken in place where nothing of it runs before the tests.

    Raises:
        RuntimeError: the tests cannot be collected without a break, or the session died.
    """
    plans, unreached = [one for one in plans if one[1]], [one for one, tests in plans if not tests]
    for one in unreached:
        heard(Verdict(one.id, SURVIVED, "", "", 0, 0))
    in_place = [one for one in plans if one[0].function and (one[0].file, one[0].function) not in reach.early]
    on_import = [one for one in plans if one not in in_place]

    def word_from_session(_: object, word: list[Any]) -> None:
        if word[0] == "verdict":
            heard(Verdict(*word[1:]))
        elif word[0] == "cold":
            on_import.extend(one for one in in_place if one[0].id == word[1])

    session = Children(at_once=1, silence=3600)
    if in_place:
        session.add("session", lambda tell: _warm(ground, in_place, reach, at_once, tell))
    for ended in session.ended(word_from_session):
        if ended.ending != "done" or ended.told[-1] != ["complete"]:
            raise RuntimeError(f"the session ended early: {ended.ending} {ended.told[-1:]}")
    children = Children(at_once, silence=3600)
    for one, tests in on_import:
        key = one.id, len(tests)
        children.add(key, lambda tell, one=one, tests=tests: _cold(ground, one, tests, reach, tell))
    for ended in children.ended():
        heard(_cold_verdict(ended))


def _warm(
    ground: Ground, plans: list[tuple[Break, list[str]]], reach: Reach, at_once: int, tell: Tell
) -> None:
    def work(tests: Tests) -> None:
        functions = functions_of(ground)
        _try_all(tests, plans, reach, at_once, tell, lambda one: break_in_place(ground, one, functions))
        tell(["complete"])

    in_session(ground, work)


def _cold(ground: Ground, one: Break, tests: list[str], reach: Reach, tell: Tell) -> None:
    break_on_import(ground, one)
    limit_memory()
    limit_time(IMPORT_SECONDS)

    def work(collected: Tests) -> None:
        limit_time(0)
        _try_all(collected, [(one, tests)], reach, 1, tell, lambda _: None)

    if not in_session(ground, work):
        why = "the tests cannot be collected"
        tell(["verdict", *Verdict(one.id, KILLED, "(collection)", why, len(tests), 0)])


def _cold_verdict(ended: Ended) -> Verdict:
    if ended.told and ended.told[-1][0] == "verdict":
        return Verdict(*ended.told[-1][1:])
    name, tests = ended.key
    return Verdict(name, HANG, "(import)", f"{ended.ending} {ended.told[-1:]}", tests, 0)


def _try_all(
    tests: Tests,
    plans: list[tuple[Break, list[str]]],
    reach: Reach,
    at_once: int,
    tell: Tell,
    make: Callable[[Break], None],
) -> None:
    """Tells a verdict on each break. After a test that hangs the others still have their chance to go red."""
    children = Children(at_once, silence=600)
    tries = {one.id: _Try(one, wanted) for one, wanted in plans}

    def start(one: _Try, first: bool = False) -> None:
        children.add(one.broken.id, lambda up: _try(tests, one, reach, make, up), first)

    for one in tries.values():
        start(one)
    for ended in children.ended():
        one = tries[ended.key]
        word = ended.told[-1] if ended.told else ["nothing"]
        if word[0] == "cold":
            tell(["cold", ended.key])
        elif word[0] == "fall" and not word[3]:
            tell(["verdict", *one.verdict(KILLED, word[1], word[2])])
        elif word[0] == "green":
            tell(["verdict", *one.verdict(HANG if one.hung else SURVIVED, one.hung, one.why)])
        else:
            one.stuck(ended)
            if one.left and one.hangs < MOST_HANGS:
                start(one, first=True)
            else:
                tell(["verdict", *one.verdict(HANG, one.hung, one.why)])


def _try(tests: Tests, one: _Try, reach: Reach, make: Callable[[Break], None], tell: Tell) -> None:
    try:
        make(one.broken)
    except NotInPlace:
        tell(["cold"])
        return
    limit_memory()

    def before(test: str) -> None:
        tell(["start", test])
        limit_time(AT_LEAST + LONGER * reach.tests[test].seconds)

    fall = tests.run(one.left, before)
    limit_time(0)
    tell(["fall", *fall] if fall else ["green"])


class _Try:
    """The tests a break has still to meet, and what hung so far."""

    def __init__(self, broken: Break, wanted: list[str]) -> None:
        self.broken, self.left, self.tests = broken, wanted, len(wanted)
        self.hangs, self.hung, self.why, self.begun = 0, "", "", time.monotonic()

    def stuck(self, ended: Ended) -> None:
        started = [word[1] for word in ended.told if word[0] == "start"]
        last = started[-1] if started else "(none)"
        out = any(word[0] == "fall" and word[3] for word in ended.told)
        why = {"time": "limit of time", "done": "limit of memory"}.get(ended.ending, "the process died")
        self.hung, self.why = self.hung or last, self.why or ("limit of memory" if out else why)
        self.left = self.left[self.left.index(last) + 1 :] if last in self.left else []
        self.hangs += 1

    def verdict(self, result: str, test: str, why: str) -> Verdict:
        took = round(time.monotonic() - self.begun, 1)
        return Verdict(self.broken.id, result, test, why, self.tests, took)
