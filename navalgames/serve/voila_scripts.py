"""The parts of Voila's own script and of its extensions that every dashboard asks for, as one file.

Knows where they are kept and which ones a page loads. Scripts fetch some eighty small parts one after the
other; a part that is there already is not fetched. Must not know a page.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from pathlib import Path

from jupyter_core.paths import jupyter_path

PARTS = Path(__file__).with_name("voila_parts.txt")
OF_EXTENSIONS = Path(__file__).with_name("extension_parts.txt")
"""A line for each extension: its name, the numbers of its parts."""
ADDRESS = "naval/voila_parts.js"


GIVES_UP = re.compile(rb"(async get_model\(\w\)\{[^}]{0,80}?Date\.now\(\);for\(;Date\.now\(\)-\w<)2e3(?=;)")
"""Where JupyterLab's widget manager waits two seconds for a widget before it gives it up."""
PATIENT = rb"\g<1>6e4"
"""A minute: in a class that opens its pages together a kernel may tell of its widgets late."""


@cache
def voila_scripts() -> bytes:
    """The parts in one script; one that is not installed is left out, and nothing is missed.

    The widget manager among them waits a minute for a widget instead of two seconds.

    A part that is not here is fetched by the script it belongs to, as it would be without this file.
    """
    parts = (found() | found_of_extensions()).values()
    return GIVES_UP.sub(PATIENT, b"\n".join(path.read_bytes() for path in parts if path))


def found() -> dict[str, Path | None]:
    """Where each part lies in the installed Voila, by its number."""
    folders = [Path(folder) for folder in jupyter_path("voila", "templates", "base", "static")]
    numbers = PARTS.read_text(encoding="utf-8").split()
    return {number: _in_one_of(folders, f"{number}.voila.js") for number in numbers}


def found_of_extensions() -> dict[str, Path | None]:
    """Where each part lies of an installed extension, by the extension's name and its number."""
    parts: dict[str, Path | None] = {}
    for line in OF_EXTENSIONS.read_text(encoding="utf-8").splitlines():
        name, *numbers = line.split()
        within = ("labextensions", *name.split("/"), "static")
        folders = [Path(folder) for place in ((), ("voila",)) for folder in jupyter_path(*place, *within)]
        for number in numbers:
            parts[f"{name}/{number}"] = _in_one_of(folders, f"{number}.*.js")
    return parts


def _in_one_of(folders: list[Path], pattern: str) -> Path | None:
    return next((path for folder in folders for path in folder.glob(pattern)), None)


@cache
def voila_scripts_address() -> str:
    """The address below the server's own, with a version: a browser may keep what stands there."""
    return f"{ADDRESS}?v={sha256(voila_scripts()).hexdigest()[:16]}"
