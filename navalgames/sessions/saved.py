"""Saved plays: versioned JSON of orders and dice, written whole or not at all.

Knows files and the saved shape; the play itself says whether a journal follows the rules.
A file is never changed by reading it.
"""

from __future__ import annotations

import errno
import json
import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from navalgames.chance import Shown
from navalgames.errors import BadInput, Problem
from navalgames.games import game as game_called
from navalgames.games.contract import Game
from navalgames.printing import printed, quoted
from navalgames.sessions import order_codec
from navalgames.sessions.journal import Entry, HiddenEntry
from navalgames.sessions.misfits import wanted
from navalgames.sessions.play import Play
from navalgames.sessions.settings import charts_for, option_values
from navalgames.sessions.state_json import state_from_data, state_to_data

if TYPE_CHECKING:
    from navalgames.sessions.saved_format import SavedDice, SavedPlay

LARGEST_FILE = 16_000_000  # bytes; the longest game is far below it

# ------------------------------------------------------------------------ writing


def to_data(play: Play) -> dict[str, Any]:
    """The play as JSON data: everything `from_data` needs to go on with it."""
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


def to_json(play: Play, for_people: bool = True) -> str:
    """The text of a saved play; on one line, made ten times as fast, where no person opens it."""
    return json.dumps(to_data(play), ensure_ascii=False, indent=1 if for_people else None) + "\n"


def save(play: Play, path: Path) -> Path:
    """Writes a play; see `Play.save`."""
    return write_whole(path, to_json(play))


def save_for(play: Play, side: str, path: Path) -> Path:
    """Writes what one side may know of a play; see `Play.save_for`."""
    return write_whole(path, json.dumps(view_data(play, side), ensure_ascii=False, indent=1) + "\n")


def view_data(play: Play, side: str) -> dict[str, Any]:
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


def _heading(play: Play) -> dict[str, Any]:
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


# ------------------------------------------------------------------------ reading


def load(
    path: Path,
    *,
    game: Game | None = None,
    charts: Any = None,
    owned: Path | str | None = None,
    ask: Any = None,
    ask_cards: Any = None,
    most: int | None = None,
) -> Play:
    """Reads a play; see `Play.load`. With `most`, only the first orders of the journal."""
    where = shown(path)
    text = _text_of(path, where)
    return from_json(
        text, where=where, game=game, charts=charts, owned=owned, ask=ask, ask_cards=ask_cards, most=most
    )


def _text_of(path: Path, where: str) -> str:
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


def from_json(
    text: str,
    *,
    where: str = "text",
    game: Game | None = None,
    charts: Any = None,
    owned: Path | str | None = None,
    ask: Any = None,
    ask_cards: Any = None,
    most: int | None = None,
) -> Play:
    """The play that a saved text describes, replayed order by order with the dice it holds.

    Raises:
        Problem: the text is no saved play, is of a later version, or does not follow the rules.
    """
    saved = _checked(_parsed(text, where), where)
    the_game = _game(saved.game, game)
    play = Play(
        the_game,
        options=saved.options,
        charts=charts_for(the_game, owned) if charts is None else charts,
        seats=saved.seats,
        seed=saved.seed,
        staff=saved.staff,
        set_up=tuple(_shown(the_game, dice) for dice in saved.set_up),
    )
    play.rerolls = saved.rerolls
    if saved.charts != fingerprint(play.charts):
        play.notices = (("session-notice-other-charts", {"where": where}),)
    _replay(play, saved.journal[:most], where)
    play.ask, play.ask_cards = ask, ask_cards
    return play


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


def _game(name: str, game: Game | None) -> Game:
    if game is None:
        return game_called(name)
    if game.id != name:
        raise BadInput("error-save-game", given=name, expected=game.id)
    return game


def _replay(play: Play, journal: list[Any], where: str) -> None:
    for number, entry in enumerate(journal, start=1):
        try:
            order = order_codec.from_data(play.game, entry.order)
            shown = tuple(_shown(play.game, dice) for dice in entry.dice)
            play.replay_entry(Entry(entry.side, order, shown, entry.by))
        except Problem as refused:
            raise BadInput(
                "error-save-entry",
                where=where,
                number=number,
                most=len(journal),
                side=entry.side,
                reason=refused,
            ) from refused


def _shown(game: Game, dice: SavedDice) -> Shown:
    faces = state_from_data(game, dice.shows)
    return Shown(dice=dice.dice, why=dice.why, rule=dice.rule, faces=faces, result=None)
