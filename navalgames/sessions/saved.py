"""Saved plays: versioned JSON of orders and dice, written whole or not at all.

Knows files, the saved shape and what was played. Must not know how a play goes on; reading a file stands in
`saved_reading`.
"""

from __future__ import annotations

import errno
import json
import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from navalgames.chance import Shown
from navalgames.errors import BadInput, Problem
from navalgames.games.contract import Game
from navalgames.sessions import order_codec
from navalgames.sessions.journal import Entry, HiddenEntry
from navalgames.sessions.played import Played
from navalgames.sessions.settings import option_values
from navalgames.sessions.state_json import state_to_data


def to_data(play: Played) -> dict[str, Any]:
    """The play as JSON data: everything `Play.from_json` needs to go on with it.

    Raises:
        BadInput: it began with a position that was laid, to which no orders lead.
    """
    if play.laid:
        raise BadInput("error-save-laid")
    from navalgames.sessions.saved_format import PLAY_FORMAT, VERSION

    return {
        "format": PLAY_FORMAT,
        "version": VERSION,
        **_heading(play),
        "seats": dict(play.seats),
        "staff": {side: sorted(names) for side, names in play.staff.items()},
        "seed": play.seed,
        "rerolls": play.rerolls,
        "set_up": _dice_data(play.set_up),
        "journal": [_entry_data(play.game, entry) for entry in play.journal],
    }


def to_json(play: Played, for_people: bool = True) -> str:
    """The text of a saved play; on one line, made ten times as fast, where no person opens it."""
    return json.dumps(to_data(play), ensure_ascii=False, indent=1 if for_people else None) + "\n"


def save(play: Played, path: Path) -> Path:
    """Writes a play; see `Play.save`."""
    return write_whole(path, to_json(play))


def save_for(play: Played, side: str, path: Path) -> Path:
    """Writes what one side may know of a play; see `Play.save_for`."""
    return write_whole(path, json.dumps(view_data(play, side), ensure_ascii=False, indent=1) + "\n")


def view_data(play: Played, side: str) -> dict[str, Any]:
    """What one side may know of a play, as JSON data: no seed, no hidden order, no log line of one."""
    from navalgames.sessions.saved_format import VERSION, VIEW_FORMAT

    return {
        "format": VIEW_FORMAT,
        "version": VERSION,
        **_heading(play),
        "side": side,
        "view": state_to_data(play.view(side)),
        "journal": [_entry_data(play.game, entry) for entry in play.journal_for(side)],
        "log": [
            {"entry": line.entry, "turn": line.turn, "side": line.side, "rule": line.rule, "key": line.key}
            | {"facts": {name: _plain(value) for name, value in line.facts.items()}}
            for line in play.log_for(side)
        ],
    }


def write_whole(path: Path, text: str) -> Path:
    """Writes a file through a temporary one beside it: the old file stays until the new one is complete.

    A link stays a link, and who may read the file stays as it was. Only a plain file is ever replaced.

    Raises:
        Problem: the file cannot be written; what was there is untouched.
    """
    temporary = None
    try:
        target = path.resolve()
        mode = _mode_of(target)
        with tempfile.NamedTemporaryFile(
            "wb", dir=target.parent, prefix=".navalgames-", suffix=".tmp", delete=False
        ) as file:
            temporary = file.name
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, mode)
        os.replace(temporary, target)
    except (OSError, ValueError, RuntimeError) as failure:  # a name or a text that no file can have, a loop
        if temporary is not None:
            with suppress(OSError):
                os.unlink(temporary)
        raise Problem("error-save-write", where=shown(path), reason=reason_of(failure)) from failure
    return path


def _mode_of(target: Path) -> int:
    """Who may read and write the file: as it was, or as the system gives to new ones."""
    if not target.exists():
        mask = os.umask(0o077)
        os.umask(mask)
        return 0o666 & ~mask
    found = target.stat()
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    return stat.S_IMODE(found.st_mode)


def reason_of(failure: Exception) -> str:
    """Why a file could not be used, in the words of the system."""
    return getattr(failure, "strerror", None) or str(failure)


def shown(path: Path | str) -> str:
    """A path as it can be printed, whatever its name is made of."""
    return str(path).encode(errors="replace").decode()


def _heading(play: Played) -> dict[str, Any]:
    options = option_values(play.game, play.options)
    return {"game": play.game.id, "options": options, "charts": fingerprint(play.charts)}


def fingerprint(charts: Any) -> str:
    """The short content hash of charts; "" for a game that has none."""
    return getattr(charts, "fingerprint", "")


def _entry_data(game: Game, entry: Entry | HiddenEntry) -> dict[str, Any]:
    order = (
        {"hidden": True}
        if isinstance(entry, HiddenEntry)
        else {"order": order_codec.to_data(game, entry.order)}
    )
    return {"side": entry.side, "by": entry.by, **order, "dice": _dice_data(entry.shown)}


def _dice_data(dice: tuple[Shown, ...]) -> list[dict[str, Any]]:
    return [
        {"dice": shown.dice, "why": shown.why, "rule": shown.rule, "shows": state_to_data(tuple(shown.faces))}
        for shown in dice
    ]


def _plain(value: Any) -> Any:
    return value if isinstance(value, (str, int, float, bool, type(None))) else str(value)
