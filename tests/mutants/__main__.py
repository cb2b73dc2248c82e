"""The command behind `make mutants`: `python -m tests.mutants grand_fleet --count 150 --seed 1`.

Knows the arguments and the order of the steps. Must not know how a step is done.
"""

from __future__ import annotations

import argparse
import ast
import os
import subprocess
import sys
import time
from pathlib import Path

from navalgames.errors import BadInput
from tests.mutants.equivalents import Stale, equivalent_ids, read_equivalents
from tests.mutants.finding import Break, draw, find
from tests.mutants.ground import ROOT, Ground, ground_of_game, rules_of
from tests.mutants.measuring import CannotMeasure, Reach, measure
from tests.mutants.reporting import Outcome, described, report, table_row
from tests.mutants.running import Verdict, judge, plan

KEPT = ROOT / ".mutants"


def main() -> int:
    """Breaks, tells, and ends with 0 whatever survived; with 2 if it could not be done."""
    given = _arguments()
    try:
        ground = ground_of_game(given.game)
        outcome = run(ground, given)
    except (BadInput, Stale, CannotMeasure) as trouble:
        print(f"{type(trouble).__name__}: {trouble}", file=sys.stderr)
        return 2
    text = report(outcome)
    if given.output:
        Path(given.output).write_text(text, encoding="utf-8")
    print(text)
    print(table_row(outcome))
    return 0


def run(ground: Ground, given: argparse.Namespace) -> Outcome:
    """All steps: find, draw, measure, break."""
    begun = time.monotonic()
    places = find(ground)
    known = equivalent_ids(ground, read_equivalents(ground.name))
    drawn = named(places, given.broken) if given.broken else draw(places, given.count, given.seed)
    kept = KEPT / f"{ground.name}.json"
    reach = measure(ground, given.jobs, given.slow, _say, kept)
    equal = {one.id: known[one.id] for one in drawn if one.id in known}
    verdicts = judged(ground, [one for one in drawn if one.id not in equal], reach, given.jobs)
    seconds = time.monotonic() - begun
    return Outcome(ground, drawn, verdicts, equal, reach, len(places), given.seed, _commit(), seconds)


def named(places: dict[tuple, list[Break]], wanted: str) -> list[Break]:
    """The break with this id.

    Raises:
        Stale: there is none in the source as it is now.
    """
    found = [one for of in places.values() for one in of if one.id == wanted]
    if not found:
        raise Stale(f"no break {wanted!r} in the source as it is now")
    return found


def judged(ground: Ground, breaks: list[Break], reach: Reach, at_once: int) -> dict[str, Verdict]:
    """The verdicts by id; each is told as it comes."""
    by_id, verdicts = {one.id: one for one in breaks}, {}
    trees = {one.file: ast.parse((ground.folder / one.file).read_bytes()) for one in breaks}
    plans = [(one, plan(one, rules_of(ground, trees[one.file], one.function), reach)) for one in breaks]

    def heard(verdict: Verdict) -> None:
        verdicts[verdict.id] = verdict
        _say(f"{len(verdicts)}/{len(breaks)} {verdict.result} ({verdict.seconds:.0f} s)")
        _say("\n".join(described(ground, by_id[verdict.id], verdict)))

    judge(ground, plans, reach, at_once, heard)
    return verdicts


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=150, help="how many places to break")
    parser.add_argument("--seed", type=int, default=1, help="which places: the same seed draws the same")
    parser.add_argument("--broken", help="only the break with this id")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at once")
    parser.add_argument("--slow", type=float, default=3, help="leave out tests that take more seconds")
    parser.add_argument("--output", help="write the report into this file too")
    return parser.parse_args()


def _commit() -> str:
    asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    return asked.stdout.strip() or "no commit"


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
