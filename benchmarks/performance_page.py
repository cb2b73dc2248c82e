"""The tables of docs/performance.md: made by the benchmarks, put between the marks of the page.

Knows Markdown and the machine. `python -m benchmarks.performance_page FILE [--write]` reads what
pytest-benchmark wrote (`make bench WRITE=--write`).
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any

LIBRARIES = ("icepool", "dyce", "brute")
PAGE = Path(__file__).resolve().parents[1] / "docs" / "performance.md"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def percentile(times: Sequence[float], share: float) -> float:
    """The time that `share` of all times do not pass.

    >>> percentile((3.0, 1.0, 2.0, 4.0), 0.5)
    3.0
    """
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def machine(command: str, *versions: str) -> str:
    """The line under a table: how it was made, where, with what and when."""
    today = datetime.now(UTC).date().isoformat()
    cores, python = f"{os.cpu_count()} cores", f"Python {platform.python_version()}"
    return f"\n\n`{command}`; {', '.join((cores, platform.system(), python, *versions))}; {today}."


def version(package: str) -> str:
    """The version of an installed package."""
    return metadata.version(package)


def write(mark: str, text: str, on: Path = PAGE) -> None:
    """Put `text` between the marks of a page.

    Raises:
        ValueError: the page has no such marks.
    """
    page = on.read_text(encoding="utf-8")
    begin, end = f"<!-- {mark} -->", f"<!-- /{mark} -->"
    if begin not in page or end not in page:
        raise ValueError(f"{on} has no {begin} ... {end}")
    head, rest = page.split(begin, 1)
    on.write_text(f"{head}{begin}\n{text}\n{end}{rest.split(end, 1)[1]}", encoding="utf-8")


# ---- what pytest-benchmark wrote

Results = list[dict[str, Any]]


def time_text(seconds: float) -> str:
    """A duration with the unit that suits it.

    >>> time_text(0.0000011), time_text(0.0123), time_text(41.2)
    ('1.1 µs', '12.3 ms', '41.2 s')
    """
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.1f} {unit}"
    return f"{seconds * 1e6:.1f} µs"


def odds_table(results: Results) -> str:
    """First and repeated answers, a row each; in brackets how many times ours the others take."""
    medians = {
        tuple(one["extra_info"][key] for key in ("asked", "question", "library")): one["stats"]["median"]
        for one in results
        if "library" in one["extra_info"]
    }
    rows = []
    for asked in ("first", "again"):
        for question in dict.fromkeys(question for _, question, _ in medians):
            ours = medians[asked, question, "navalgames"]
            theirs = [medians.get((asked, question, library)) for library in LIBRARIES]
            told = [f"{time_text(time)} ({time / ours:.1f})" if time else "-" for time in theirs]
            rows.append((question.replace("_", " "), asked, time_text(ours), *told))
    return table(("question", "answer", "navalgames", *LIBRARIES), rows)


def play_table(results: Results) -> str:
    """Decisions a second, and the time of the games that make a share sure to one point."""
    rows = []
    for one in results:
        told, fastest = one["extra_info"], time_text(one["stats"]["min"])
        if "games" in told:
            rows.append(
                (f"{told['games']}, on all cores", f"{fastest} (95 % interval: {told['points']} points)")
            )
        elif "decisions_per_second" in told:
            found = f"{told['decisions_per_second']:,} decisions/s"
            how = told.get("recorded", "bare, on one core")
            rows.append((f"{told['game']}, random players, {how}", found))
    return table(("games", "found"), rows)


def import_table(results: Results) -> str:
    rows = [
        (one["extra_info"]["program"], time_text(one["stats"]["median"]))
        for one in results
        if "program" in one["extra_info"]
    ]
    return table(("process", "median"), rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("file", type=Path, help="of pytest-benchmark")
    parser.add_argument("--write", action="store_true", help="into docs/performance.md")
    asked = parser.parse_args()
    results = json.loads(asked.file.read_text(encoding="utf-8"))["benchmarks"]
    libraries = [f"{name} {version(name)}" for name in ("icepool", "dyce")]
    for mark, text in (
        ("odds", odds_table(results) + machine("make bench", *libraries)),
        ("play", play_table(results) + machine("make bench")),
        ("import", import_table(results) + machine("make bench")),
    ):
        print(f"\n{text}")
        if asked.write:
            write(mark, text)


if __name__ == "__main__":
    main()
