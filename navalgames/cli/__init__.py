"""The command `navalgames`.

Knows only how to start it; the commands are built when they are needed.
"""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command and ends the process: exit code 0, 2 for refused input, 1 for a fault of ours."""
    import sys

    from navalgames.cli.guard import run

    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))
