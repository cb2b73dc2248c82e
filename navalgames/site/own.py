"""Our own code as packs for the browser: the core, and each game for itself.

Knows which of our files a page in a browser needs. Must not know what they do.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from navalgames import folders
from navalgames.site import tools
from navalgames.site.packs import digest, pack, tree

_PACKAGE = Path(__file__).resolve().parent.parent
NOT_NEEDED = ("checking", "cli", "examples", "explore", "notebooks", "serve", "starting", "py.typed")
BROWSER = "site/browser"
CORE = "core"


def copy_sources(out: Path, games: tuple[str, ...]) -> None:
    """Copy the sources that a page in a browser needs, with these games and no others."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.md", "owned.toml", "*.webp")
    ours = out / "navalgames"

    def kept(folder: str, names: list[str]) -> set[str]:
        left = set(unwanted(folder, names))
        place = Path(folder).resolve()
        if place == _PACKAGE:
            left |= {name for name in names if name in NOT_NEEDED or name in {"site"}}
        if place == _PACKAGE / "games":
            left |= {name for name in names if (place / name).is_dir() and name not in games}
        return left

    shutil.copytree(_PACKAGE, ours, ignore=kept, dirs_exist_ok=True)
    shutil.copytree(_PACKAGE / BROWSER, ours / BROWSER, ignore=unwanted, dirs_exist_ok=True)
    shutil.copy(_PACKAGE / "site" / "__init__.py", ours / "site" / "__init__.py")
    widgets = folders.folder_of_package("navalwidgets")
    shutil.copytree(widgets, out / "navalwidgets", ignore=unwanted, dirs_exist_ok=True)
    for known in folders.named():
        root = folders.root_of(known.module)
        if known.game in games and root is not None:
            _copy_outside(known, root, out, unwanted)


def _copy_outside(known: folders.Named, root: Path, out: Path, unwanted: object) -> None:
    """Another package's game, and what tells its name."""
    shutil.copytree(root, out / root.name, ignore=unwanted, dirs_exist_ok=True)  # type: ignore[arg-type]
    told = out / f"{root.name}-0.dist-info"
    told.mkdir(exist_ok=True)
    named = f"Metadata-Version: 2.1\nName: {known.package}\nVersion: 0\n"
    (told / "METADATA").write_text(named, encoding="utf-8")
    points = f"[{folders.GROUP}]\n{known.game} = {known.module}:{known.attribute}\n"
    (told / "entry_points.txt").write_text(points, encoding="utf-8")


def make_own(parts: Path, games: Iterable[str]) -> dict[str, bytes]:
    """The packs by name: `core`, and `game-<name>` for each game; made anew only when a source has changed.

    Raises:
        Problem: node is missing, or failed.
    """
    wanted = tuple(games)
    with TemporaryDirectory() as place:
        root = Path(place) / "tree"
        copy_sources(root, wanted)
        sources = tree(root)
        names = [f"{name}\n".encode() + content for name, content in sources.items()]
        kept = parts / "own" / digest((parts / "parts.json").read_bytes(), *names)
        if not kept.is_dir():
            tools.run_in_pyodide(parts / "pyodide", "compile_tree.py", Path(place))
            _write_packs(kept, tree(root), wanted)
    return {path.stem: path.read_bytes() for path in sorted(kept.glob("*.pack"))}


def _write_packs(out: Path, files: dict[str, bytes], games: tuple[str, ...]) -> None:
    sorted_out: dict[str, dict[str, bytes]] = {CORE: {}, **{f"game-{game}": {} for game in games}}
    for name, content in files.items():
        sorted_out[_pack_of(name, games)][name] = content
    unfinished = out.with_name(f"{out.name}.unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir(parents=True)
    for name, part in sorted_out.items():
        (unfinished / f"{name}.pack").write_bytes(pack(part))
    unfinished.replace(out)


def _pack_of(name: str, games: tuple[str, ...]) -> str:
    """The pack a file belongs to.

    >>> _pack_of("navalgames/games/chase/rules.csv", ("chase",)), _pack_of("navalgames/odds.pyc", ("chase",))
    ('game-chase', 'core')
    """
    parts = name.split("/")
    for game in games:
        outside = folders.package_of(game).split(".")[0]
        ours = ["navalgames", "games", game], ["navalwidgets", "table", "games", game]
        if parts[:3] == ours[0] or parts[:4] == ours[1]:
            return f"game-{game}"
        if outside != "navalgames" and parts[0] in (outside, f"{outside}-0.dist-info"):
            return f"game-{game}"
    return CORE
