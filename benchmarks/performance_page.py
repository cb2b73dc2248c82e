"""The tables of docs/performance.md: made by the benchmarks, put between the marks of the page.

Knows Markdown and the machine. `python -m benchmarks.performance_page FILE [--write]` reads what
pytest-benchmark wrote (`make bench`).
"""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path

PAGE = Path(__file__).resolve().parents[1] / "docs" / "performance.md"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def machine(command: str, *versions: str) -> str:
    """The line under a table: how it was made, where, with what and when."""
    today = datetime.now(UTC).date().isoformat()
    cores, python = f"{os.cpu_count()} cores", f"Python {platform.python_version()}"
    return f"\n\n`{command}`; {', '.join((cores, platform.system(), python, *versions))}; {today}."


def version(package: str) -> str:
    """The version of an installed package."""
    return metadata.version(package)


def write(mark: str, text: str) -> None:
    """Put `text` between the marks of the page.

    Raises:
        ValueError: the page has no such marks.
    """
    page = PAGE.read_text(encoding="utf-8")
    begin, end = f"<!-- {mark} -->", f"<!-- /{mark} -->"
    if begin not in page or end not in page:
        raise ValueError(f"{PAGE} has no {begin} ... {end}")
    head, rest = page.split(begin, 1)
    PAGE.write_text(f"{head}{begin}\n{text}\n{end}{rest.split(end, 1)[1]}", encoding="utf-8")
