"""What a saved text says, taken apart and checked: versions, fields and kinds of value.

Knows files and the saved shape. Must not know a play: whether the orders follow the rules is found out by
replaying them. A file is never changed by reading it.
"""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import TYPE_CHECKING, Any

from navalgames.errors import BadInput, Problem
from navalgames.printing import printed, quoted
from navalgames.sessions.misfits import wanted
from navalgames.sessions.saved import reason_of, shown

if TYPE_CHECKING:
    from navalgames.sessions.saved_format import SavedPlay

LARGEST_FILE = 16_000_000  # bytes; the longest game is far below it


def text_of(path: Path) -> str:
    """The text of a file.

    Raises:
        Problem: the file cannot be read, or is none that could hold a saved play.
    """
    where = shown(path)
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode) and not stat.S_ISDIR(found.st_mode):
            raise BadInput("error-save-no-file", where=where)  # a device or a pipe may never come to an end
        if found.st_size > LARGEST_FILE:
            megabytes, most = found.st_size // 1_000_000, LARGEST_FILE // 1_000_000
            raise BadInput("error-save-too-large", where=where, given=megabytes, expected=most)
        return path.read_bytes().decode("utf-8-sig")
    except BadInput:
        raise
    except UnicodeDecodeError:
        raise BadInput("error-save-not-text", where=where) from None
    except (OSError, ValueError) as failure:
        raise Problem("error-save-read", where=where, reason=reason_of(failure)) from failure


def checked_text(text: str, where: str) -> SavedPlay:
    """The saved play in a text; `where` is what the text is called.

    Raises:
        BadInput: the text is no saved play, or is of another version.
    """
    return _checked(_parsed(text, where), where)


def _parsed(text: str, where: str) -> dict[str, Any]:
    try:
        data = json.loads(text, parse_constant=_no_number)
        if "\\ud" in text.lower():  # halves of characters, which nothing can print
            json.dumps(data, ensure_ascii=False).encode()
    except json.JSONDecodeError as broken:
        raise BadInput(
            "error-save-broken", where=where, line=broken.lineno, column=broken.colno, size=len(text)
        ) from None
    except (RecursionError, ValueError):  # nested too deeply, or a number no save holds
        raise BadInput("error-save-foreign", where=where) from None
    from navalgames.sessions.saved_format import PLAY_FORMAT, VERSION, VIEW_FORMAT

    if not isinstance(data, dict):
        raise BadInput("error-save-foreign", where=where)
    kind = data.get("format")
    if kind == VIEW_FORMAT:
        raise BadInput("error-save-view", where=where, side=printed(data.get("side")))
    if kind != PLAY_FORMAT:
        raise BadInput("error-save-foreign", where=where)
    version = data.get("version")
    if isinstance(version, int) and version > VERSION:
        raise BadInput("error-save-future", where=where, given=version, expected=VERSION)
    return data


def _no_number(name: str) -> None:
    raise ValueError(name)


def _checked(data: dict[str, Any], where: str) -> SavedPlay:
    from pydantic import ValidationError

    from navalgames.sessions.saved_format import VERSION, SavedPlay

    try:
        saved = SavedPlay.model_validate(data)
    except ValidationError as refused:
        first = refused.errors(include_url=False)[0]
        if first["type"] == "missing":
            raise BadInput("error-save-missing", where=where, path=_path(first["loc"])) from None
        raise BadInput(
            "error-save-field",
            where=where,
            path=_path(first["loc"]),
            given=quoted(first["input"], 80),
            expected=wanted(first),
        ) from None
    if saved.version != VERSION:
        raise BadInput("error-save-version", where=where, given=saved.version, expected=VERSION)
    return saved


def _path(location: tuple[Any, ...]) -> str:
    """A place in the file as people count: entries of lists from 1."""
    return ".".join(str(part + 1) if isinstance(part, int) else str(part) for part in location)
