"""Packages that bring games, as if installed: a folder on the path with what pip writes beside it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from navalgames import folders
from navalgames.games.installed import installed

TOY = Path(__file__).resolve().parents[1] / "toy_game"


def write_package(
    where: Path, distribution: str, package: str, entry: str, source: str | None = None
) -> Path:
    """A package `package` of the distribution, with this line of entry points; returns its folder.

    source: what stands in its `__init__.py`; without one it is a copy of the toy game of two cutters.
    """
    folder = where / package
    if source is None:
        shutil.copytree(TOY, folder, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text(source, encoding="utf-8")
    info = where / f"{distribution.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[navalgames.games]\n{entry}\n")
    return folder


def forget() -> None:
    """What is installed is looked for anew."""
    folders.named.cache_clear()
    folders.folder_of_package.cache_clear()
    installed.cache_clear()


@contextmanager
def on_the_path(where: Path) -> Iterator[None]:
    """As long as this lasts, the packages in `where` are installed."""
    known = set(sys.modules)
    sys.path.insert(0, str(where))
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(where))
        for name in set(sys.modules) - known:
            if str(where) in str(getattr(sys.modules[name], "__file__", "")):
                del sys.modules[name]
        forget()
