"""The versions the pages without a server are made of. Knows the file `versions.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Versions(NamedTuple):
    """Exact versions by name: of Python in the browser, its platform tag, npm's packages, and the wheels."""

    python: str
    platform: str
    npm: dict[str, str]
    wheels: dict[str, str]


@cache
def versions() -> Versions:
    """What is pinned.

    >>> versions().python
    '3.14'
    """
    return Versions(**tomllib.loads(Path(__file__).with_name("versions.toml").read_text(encoding="utf-8")))
