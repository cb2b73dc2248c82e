"""The parts of Voila's own script that every dashboard asks for, as one file.

Knows where Voila keeps them and which ones a page loads. Voila's script fetches some seventy small parts one
after the other; a part that is there already is not fetched. Must not know a page.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from jupyter_core.paths import jupyter_path

PARTS = Path(__file__).with_name("voila_parts.txt")
ADDRESS = "naval/voila_parts.js"


@cache
def voila_scripts() -> bytes:
    """The parts in one script; one that this Voila does not have is left out, and nothing is missed.

    A part that is not here is fetched by Voila's script, as it would be without this file.
    """
    return b"\n".join(path.read_bytes() for path in found().values() if path)


def found() -> dict[str, Path | None]:
    """Where each part lies in the installed Voila, by its number."""
    folders = [Path(folder) for folder in jupyter_path("voila", "templates", "base", "static")]
    numbers = PARTS.read_text(encoding="utf-8").split()
    return {number: _in_one_of(folders, f"{number}.voila.js") for number in numbers}


def _in_one_of(folders: list[Path], name: str) -> Path | None:
    return next((folder / name for folder in folders if (folder / name).is_file()), None)


@cache
def voila_scripts_address() -> str:
    """The address below the server's own, with a version: a browser may keep what stands there."""
    return f"{ADDRESS}?v={sha256(voila_scripts()).hexdigest()[:16]}"
