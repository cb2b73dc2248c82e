"""Which test reaches which function, and how long it takes: each test once, alone, with nothing broken.

Knows sessions and forks. Must not know of breaks. What was found is kept in a file until a source changes.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from tests.mutants.breaking import functions_of, tell_calls
from tests.mutants.forks import Children, Tell, limit_memory, limit_time
from tests.mutants.ground import Ground
from tests.mutants.sessions import Tests, in_session

_SUFFIXES = (".py", ".toml", ".csv", ".ftl")
_MEASURING = ("ground", "breaking", "forks", "sessions", "measuring")
Place = tuple[str, str]


class Measured(NamedTuple):
    """One test: its computing time in seconds, its rule numbers, the functions it reaches."""

    seconds: float
    marks: tuple[str, ...]
    reaches: frozenset[Place]


class Reach(NamedTuple):
    """All tests of a ground. early: functions that run before any test. left_out: test -> why."""

    tests: dict[str, Measured]
    early: frozenset[Place]
    left_out: dict[str, str]


class CannotMeasure(Exception):
    """The tests of a ground cannot be collected or watched; says what pytest or Python said."""


def measure(
    ground: Ground, at_once: int, slow: float, say: Callable[[str], None], kept: Path | None = None
) -> Reach:
    """The reach of all tests; those that take more than `slow` seconds are left out.

    Raises:
        CannotMeasure: the tests cannot be collected.
    """
    key = f"{_fingerprint(ground)} {slow}"
    if kept and kept.exists():
        data = json.loads(kept.read_text(encoding="utf-8"))
        if data["key"] == key:
            return _from_data(data)
    say(f"measuring the tests of {ground.name} (kept until a source changes)")
    words = _watched(ground, at_once, slow, say)
    data = {
        "key": key,
        "early": next(word[1] for word in words if word[0] == "early"),
        "tests": [word[1:] for word in words if word[0] == "test"],
        "left_out": {word[1]: word[2] for word in words if word[0] == "left out"},
    }
    if kept:
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(json.dumps(data), encoding="utf-8")
    return _from_data(data)


def _from_data(data: dict[str, Any]) -> Reach:
    tests = {
        name: Measured(seconds, tuple(marks), frozenset((file, function) for file, function in reaches))
        for name, seconds, marks, reaches in data["tests"]
    }
    return Reach(tests, frozenset((file, function) for file, function in data["early"]), data["left_out"])


def _fingerprint(ground: Ground) -> str:
    whole = hashlib.sha256(sys.version.encode())
    for path in sorted(ground.root.rglob("*")):
        name = path.relative_to(ground.root).as_posix()
        ours = name.startswith("tests/mutants/") and path.stem not in _MEASURING
        if path.suffix in _SUFFIXES and not ours and not name.startswith(".") and "/." not in name:
            whole.update(name.encode() + path.read_bytes())
    return whole.hexdigest()


def _watched(ground: Ground, at_once: int, slow: float, say: Callable[[str], None]) -> list[Any]:
    session = Children(at_once=1, silence=3600)
    session.add("measuring", lambda tell: _watch_all(ground, at_once, slow, tell))
    done = 0

    def heard(_: object, word: list[Any]) -> None:
        nonlocal done
        done += word[0] in ("test", "left out")
        if word[0] == "left out":
            say(f"left out: {word[1]}: {word[2]}")
        elif done % 200 == 0:
            say(f"measured: {done} tests")

    ended = next(session.ended(heard))
    if ended.ending != "done" or ended.told[-1] != ["complete"]:
        raise CannotMeasure(f"{ground.name}: {ended.told[-1:] or 'the tests cannot be collected'}")
    return ended.told


def _watch_all(ground: Ground, at_once: int, slow: float, tell: Tell) -> None:
    reached = tell_calls(ground)

    def work(tests: Tests) -> None:
        functions_of(ground)
        tell(["early", sorted(reached)])
        children = Children(at_once)
        for test in tests.items:
            children.add(test, lambda up, test=test: _watch_one(tests, test, slow, reached, up))
        for ended in children.ended():
            word = ended.told[-1] if ended.told else [""]
            if word[0] == "reached":
                tell(["test", ended.key, word[1], tests.marks(ended.key), word[2]])
            else:
                late = ended.ending == "time"
                why = f"takes more than {slow:g} s" if late else f"red without a break: {word[-1]}"
                tell(["left out", ended.key, why])
        tell(["complete"])

    in_session(ground, work)


def _watch_one(tests: Tests, test: str, slow: float, reached: set[Place], tell: Tell) -> None:
    limit_memory()
    begun = time.process_time()
    reached.clear()
    fall = tests.run([test], lambda _: limit_time(slow))
    limit_time(0)
    if fall:
        tell(["red", fall.why])
    else:
        tell(["reached", round(time.process_time() - begun, 4), sorted(reached)])
