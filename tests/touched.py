"""The tests that a change touches, and a look at each kind of page: what `make check` runs.

Knows git and the folders of the house. What differs from the last commit counts: a changed file leads to the
tests of its folder (TESTS), a changed test to itself. What takes minutes (LONG) is left to `make test`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WALK = "tests/browser/test_walk.py"
"""One visit to each kind of page."""
TESTS = {
    "navalgames/chance": ("tests/chance",),
    "navalgames/charts": ("tests/charts",),
    "navalgames/odds": ("tests/odds",),
    "navalgames/sessions": ("tests/sessions",),
    "navalgames/cli": ("tests/cli",),
    "navalgames/serve": ("tests/serve",),
    "navalgames/checking": ("tests/house/test_contract.py", "tests/outside/test_check_game.py"),
    "examples": ("tests/outside/test_new_game.py",),
    "navalgames/texts": ("tests/house/test_catalogue.py", "tests/house/test_words.py"),
    "widgets/navalwidgets": ("tests/widgets",),
    "notebooks": ("tests/notebooks",),
    "docs": ("tests/house/test_docs.py",),
}
"""What is tested where; a game's folder, navalgames/games/<game>, by tests/games/<game>."""
DRAWN = ("tests/widgets/test_scripts.py", "tests/widgets/base/test_theme.py")
"""The tests of a widget's script or style."""
ALWAYS = (
    "tests/house/test_imports.py",
    "tests/house/test_import_circles.py",
    "tests/house/test_standard.py",
)
LONG = ("tests/browser", "tests/widgets/test_addresses_fuzzed.py", "tests/house/test_contract_pages.py")


def changed() -> list[str]:
    """The files that differ from the last commit, and those git does not know yet; none without git."""
    return [*_git("diff", "--name-only", "HEAD"), *_git("ls-files", "--others", "--exclude-standard")]


def _git(*arguments: str) -> list[str]:
    run = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return run.stdout.split() if run.returncode == 0 else []


def touched_by(files: Iterable[str]) -> list[str]:
    """The tests that these files touch, as pytest takes them: each once, none that is gone or long.

    >>> touched_by(["navalgames/charts/reader.py", "tests/charts/test_reading.py"])
    ['tests/charts']
    >>> touched_by(["navalgames/games/grand_fleet/rules/combat.py", "tests/browser/test_lab.py"])
    ['tests/games/grand_fleet']
    """
    found = {Path(test) for file in files for test in _of(Path(file)) if (ROOT / test).exists()}
    left_out = {Path(one) for one in LONG}
    short = {test for test in found if not left_out & {test, *test.parents}}
    return sorted(str(test) for test in short if not short & {*test.parents})


def _of(file: Path) -> tuple[str, ...]:
    parts = file.parts
    if parts[0] == "tests":
        return (str(file),) if file.name.startswith("test_") and file.suffix == ".py" else ()
    if parts[:2] == ("navalgames", "games") and len(parts) > 3:
        return (f"tests/games/{parts[2]}",)
    if parts[0] == "widgets" and file.suffix in (".js", ".css"):
        return DRAWN
    if file.suffix == ".md" and len(parts) == 1:
        return TESTS["docs"]
    return next((tests for folder, tests in TESTS.items() if Path(folder) in file.parents), ())


def main(arguments: Sequence[str]) -> int:
    """Run them, with these options of pytest; its exit code."""
    tests = touched_by(changed())
    wanted = [*tests, *(one for one in (*ALWAYS, WALK) if one not in tests)]
    print("make check:", *wanted, flush=True)
    left_out = [f"--ignore={one}" for one in LONG if one != "tests/browser"]
    command = [sys.executable, "-m", "pytest", *arguments, *left_out, *wanted]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
