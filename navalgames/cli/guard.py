"""Nobody sees a traceback: refusals become one sentence, faults a sentence with an id and a log file.

Knows kinds of failure and exit codes. Knows no command.
"""

from __future__ import annotations

import errno
import os
import re
import secrets
import sys
import tempfile
import traceback
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

from navalgames.cli.state_folder import state_folder
from navalgames.errors import Problem
from navalgames.printing import printed
from navalgames.texts import Texts
from navalgames.texts.choice import VARIABLE, language_here

REFUSED = 2
FAULT = 1
INTERRUPTED = 130
_MEANT = re.compile(r"\. Did you mean (.*)\?$")
"""How a misspelled command is answered by the library that reads them: as two sentences."""
LOG_NAME = "navalgames.log"
# A file that could not be written was told by a Problem: what is left is standard output.
NO_ROOM = (errno.ENOSPC, errno.EFBIG, errno.EIO)


def run(arguments: list[str]) -> int:
    """Runs one command line, in the language it asks for; returns the exit code."""
    before = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = _language_in(arguments) or before or ""
    try:
        language_here()
        return _run(arguments)
    except Problem as unspoken:  # a language we do not speak: told in the first one
        return _say(str(unspoken), REFUSED)
    finally:
        os.environ.pop(VARIABLE)
        if before is not None:
            os.environ[VARIABLE] = before


def _language_in(arguments: list[str]) -> str:
    """What `--language` says in front of the command, "" when it says nothing.

    Read before the commands are built, because their help is in that language already.

    >>> _language_in(["--language", "ja", "games"]), _language_in(["--language=ja"]), _language_in(["games"])
    ('ja', 'ja', '')
    """
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--language":
            return value if equals else "".join(arguments[place + 1 : place + 2])
        if not argument.startswith("-"):
            break
    return ""


def _with_token(arguments: list[str]) -> list[str]:
    """The same, where a bare `--token` asks for one to be made (an option cannot go without a value).

    >>> _with_token(["serve", "--token", "--port", "0"]), _with_token(["serve", "--token"])
    (['serve', '--token=auto', '--port', '0'], ['serve', '--token=auto'])
    >>> _with_token(["serve", "--token", "blue-anchor"]), _with_token([])
    (['serve', '--token', 'blue-anchor'], [])
    """
    pairs = pairwise([*arguments, "-"])
    return ["--token=auto" if one == "--token" and after.startswith("-") else one for one, after in pairs]


def _run(arguments: list[str]) -> int:
    import typer

    from navalgames.cli.app import app

    try:
        result = app(_with_token(arguments), prog_name="navalgames", standalone_mode=False)
        sys.stdout.flush()  # a full disk is told here, not by Python at its end
        # Typer itself turns Ctrl-C into this code, without a word.
        return _stopped() if result == INTERRUPTED else result if isinstance(result, int) else 0
    except typer.Exit as leaving:
        return leaving.exit_code
    except (typer.Abort, KeyboardInterrupt):
        return _stopped()
    except Problem as refused:
        return _say(_texts().problem(refused), REFUSED)
    except _misuse() as misused:
        if not str(misused):
            return REFUSED  # a command without all that it needs, which has shown its help
        return _say(_usage(misused), REFUSED)
    except BrokenPipeError:
        _close_output()  # the reader of a pipe has left
        return 0
    except OSError as failure:
        if failure.errno not in NO_ROOM:
            return _say(_fault(failure), FAULT)
        _close_output()
        return _say(_texts().t("cli-output-unwritten", reason=failure.strerror), FAULT)
    except Exception as failure:
        return _say(_fault(failure), FAULT)


def _misuse() -> type[Exception]:
    """What a wrong command line raises: click's exception, in some versions of typer its own copy of it."""
    import typer

    kinds = (kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")
    return next(kind for kind in kinds if issubclass(kind, Exception))


def _close_output() -> None:
    """What is still in the buffer must not complain at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _stopped() -> int:
    return _say(_texts().t("cli-interrupted"), INTERRUPTED)


def _texts() -> Texts:
    return Texts(language_here())


def _usage(misused: Exception) -> str:
    context = getattr(misused, "ctx", None)
    command = context.command_path if context is not None else "navalgames"
    message = _value_refused(misused)
    message = message or getattr(misused, "format_message", misused.__str__)().strip().rstrip(".")
    message = _MEANT.sub(r" (did you mean \1?)", message)
    return _texts().t("cli-usage", message=message, command=command)


def _value_refused(misused: Exception) -> str:
    """A number that an option does not take: what was given, what was expected; "" of anything else."""
    errors = getattr(misused.__cause__, "errors", None)  # of the library that reads the values of options
    wrong: dict[str, Any] = errors()[0] if callable(errors) else {}
    limits = wrong.get("ctx", {})
    if "ge" not in limits and "le" not in limits and not str(wrong.get("type")).startswith("int_"):
        return ""
    options = getattr(getattr(misused, "param", None), "opts", ["-"])
    facts = {"option": "/".join(options), "given": printed(wrong.get("input"))}
    bounds = {"least": str(limits.get("ge", "none")), "most": str(limits.get("le", "none"))}
    return _texts().t("cli-usage-number", **bounds, **facts)


def _fault(failure: Exception) -> str:
    number = secrets.token_hex(4)
    written = f"{datetime.now().isoformat(timespec='seconds')} {number}\n" + "".join(
        traceback.format_exception(failure)
    )
    for folder in (state_folder(), Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / LOG_NAME
            with path.open("a", encoding="utf-8") as log:
                log.write(written + "\n")
            return _texts().t("cli-fault", number=number, path=str(path))
        except OSError:
            continue
    return _texts().t("cli-fault-unlogged", number=number, failure=repr(failure))


def _say(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code
