"""`python -m navalgames.games.atlantic_chase FILE...`: checks scenario files and tells every mistake.

Knows where the files are checked.
"""

from __future__ import annotations

import sys
from pathlib import Path

from navalgames.games.atlantic_chase import GAME
from navalgames.games.atlantic_chase.scenario.files import check_scenario


def main(arguments: list[str]) -> int:
    """Checks the scenario files named on the command line; 1 if there are mistakes or no files."""
    if not arguments:
        print(__doc__.splitlines()[0], file=sys.stderr)
    charts = GAME.read_charts()
    faults = [fault for name in arguments for fault in check_scenario(Path(name), charts)]
    for fault in faults:
        print(fault)
    return 1 if faults or not arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
