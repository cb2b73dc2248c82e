"""What came out of the breaks, as a text for people.

Knows breaks and verdicts. Must not run anything.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from tests.mutants.finding import KINDS, Break
from tests.mutants.ground import Ground, rules_of
from tests.mutants.measuring import Reach
from tests.mutants.running import HANG, KILLED, SURVIVED, Verdict


class Outcome(NamedTuple):
    """All of one run. equivalents: id -> reason, of the drawn breaks only."""

    ground: Ground
    breaks: list[Break]
    verdicts: dict[str, Verdict]
    equivalents: dict[str, str]
    reach: Reach
    places: int
    seed: int
    commit: str
    seconds: float

    def count(self, result: str) -> int:
        return sum(one.result == result for one in self.verdicts.values())

    @property
    def score(self) -> str:
        """Killed by a test that went red, of all that are no equivalents; a hang is no such kill."""
        return f"{self.count(KILLED) / len(self.verdicts):.0%}" if self.verdicts else "-"


def report(outcome: Outcome) -> str:
    """The whole report."""
    return "\n".join(_lines(outcome)) + "\n"


def table_row(outcome: Outcome) -> str:
    """The row for docs/quality.md."""
    name, drawn = outcome.ground.name, len(outcome.breaks)
    counts = f"{drawn} | {outcome.count(KILLED)} | {outcome.count(HANG)} | {len(outcome.equivalents)}"
    command = f"`make mutants GAME={name} N={drawn} SEED={outcome.seed}`"
    return f"| {name} | {counts} | {outcome.score} | {outcome.seed} | {outcome.commit} | {command} |"


def _lines(outcome: Outcome) -> Iterator[str]:
    name, drawn = outcome.ground.name, len(outcome.breaks)
    where = f"{drawn} of {outcome.places} places, seed {outcome.seed}, commit {outcome.commit}"
    yield f"Breaks of rules: {name}, {where}"
    yield f"  make mutants GAME={name} N={drawn} SEED={outcome.seed}"
    yield ""
    counts = ", ".join(f"{result} {outcome.count(result)}" for result in (KILLED, HANG, SURVIVED))
    yield f"{counts}, equivalents {len(outcome.equivalents)}; score {outcome.score}; {outcome.seconds:.0f} s"
    yield "(score: killed by a test that goes red, of all that are no equivalents; a hang does not count)"
    yield from _by_kind(outcome)
    yield ""
    yield f"One break again: make mutants GAME={name} BREAK='ID'"
    yield "ID is the first line of a break below; it names a place in the file as it is at this commit."
    yield "Tests left out (all others that reach a break were run until one went red):"
    yield from (f"  {test}: {why}" for test, why in sorted(outcome.reach.left_out.items()))
    for result, title in ((SURVIVED, "SURVIVED"), (HANG, "HANG"), (KILLED, "killed")):
        yield ""
        yield f"== {title}: {outcome.count(result)}"
        for one in outcome.breaks:
            if one.id in outcome.verdicts and outcome.verdicts[one.id].result == result:
                yield from described(outcome.ground, one, outcome.verdicts[one.id])
    yield ""
    yield f"== equivalents: {len(outcome.equivalents)}"
    yield from (f"{name}: {reason}" for name, reason in outcome.equivalents.items())


def described(ground: Ground, one: Break, verdict: Verdict) -> Iterator[str]:
    """A break with its place, its change, its rules and what became of it."""
    source = (ground.folder / one.file).read_bytes()
    before, after = one.difference(source)
    rules = ", ".join(rules_of(ground, ast.parse(source), one.function)) or "no rule named"
    yield f"{one.id}"
    yield f"    {one.function or '(module)'}: {rules}"
    if verdict.result != KILLED:
        yield f"    - {before}"
        yield f"    + {after}"
        met = f"{verdict.tests} tests reach it" if verdict.tests else "NO test reaches it, of those run"
        yield f"    {met}" + (f"; {verdict.test}: {verdict.why}" if verdict.test else "")
    else:
        yield f"    {before}  =>  {after}"
        yield f"    {verdict.test}: {verdict.why}"


def _by_kind(outcome: Outcome) -> Iterator[str]:
    drawn = Counter(one.kind for one in outcome.breaks if one.id in outcome.verdicts)
    killed = Counter(
        one.kind
        for one in outcome.breaks
        if one.id in outcome.verdicts and outcome.verdicts[one.id].result == KILLED
    )
    yield "by kind: " + ", ".join(f"{kind} {killed[kind]} of {drawn[kind]}" for kind in KINDS if drawn[kind])
