"""The parts of Python's own library that no page needs at once: fetched when something asks for one.

Knows how modules are found, and the one file that holds those parts. Runs in a worker, where a file can be
waited for. Must not know what asks.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable, Sequence
from importlib import import_module, invalidate_caches
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from zipimport import zipimporter

NAMES = Path(__file__).with_name("rest.txt")
"""Written when the parts are made: a module of the rest on each line."""
REST = "/lib/rest.zip"
GZIPPED = 31  # what zlib calls its largest window with the head of a gzip file


class Rest:
    """Finds a module of the rest, as the last of `sys.meta_path`.

    Args:
        names: the modules it may be asked for.
        fetched: the zipped modules, packed with gzip.
    """

    def __init__(self, names: frozenset[str], fetched: Callable[[], bytes], place: str = REST) -> None:
        self._names, self._fetched, self._place = names, fetched, Path(place)

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module lies; None for one that is none of ours."""
        if name not in self._names:
            return None
        if not self._place.exists():
            self._place.write_bytes(zlib.decompress(self._fetched(), GZIPPED))
            invalidate_caches()
        folder = "/".join([str(self._place), *name.split(".")[:-1]])
        return zipimporter(folder).find_spec(name)


def fetched_from(address: str) -> bytes:
    """The bytes of a file of the site, waited for.

    Raises:
        ImportError: it could not be fetched.
    """
    asked = import_module("js").XMLHttpRequest.new()  # Pyodide's way to the browser
    asked.open("GET", address, False)
    asked.responseType = "arraybuffer"
    asked.send(None)
    if asked.status != 200:
        raise ImportError(f"{address}: {asked.status}")
    return asked.response.to_py().tobytes()


def offer_rest(address: str) -> None:
    """Let Python find the modules of the rest at this address."""
    names = frozenset(NAMES.read_text(encoding="utf-8").split())
    sys.meta_path.append(Rest(names, lambda: fetched_from(address)))
