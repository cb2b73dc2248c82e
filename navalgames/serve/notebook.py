"""The notebook of a dashboard, made from its game and its kind of page: import, build, show.

Knows the cells. Those of our games lie in `notebooks/` as well, for JupyterLab; a game of another package
needs no file. Must not know what a dashboard shows.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import PurePosixPath
from typing import Any

from jupyter_server.services.contents.largefilemanager import LargeFileManager
from nbformat import from_dict

from navalgames.serve.dashboards import Dashboard, dashboard, title_of_game

HOW_TO = (
    "In JupyterLab choose *Run → Run All Cells*. `navalgames serve` shows the same page without the cells."
)
IN_LAB_ONLY = "only-in-jupyterlab"


def notebook_of(page: Dashboard) -> dict[str, Any]:
    """The notebook of a dashboard, as its file holds it.

    >>> [cell["id"] for cell in notebook_of(Dashboard("grand_fleet", "lab"))["cells"]]
    ['how-to', 'imports', 'page']
    """
    title = f"{title_of_game(page.game, 'en')}: {page.kind}"
    heading = {
        "cell_type": "markdown",
        "id": "how-to",
        "metadata": {"tags": [IN_LAB_ONLY]},
        "source": [f"# {title}\n", "\n", HOW_TO],
    }
    return {
        "cells": [
            heading,
            _code("imports", f"from navalwidgets.{page.kind} import build"),
            _code("page", f'build("{page.game}")'),
        ],
        "metadata": {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
            "title": title,
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def _code(name: str, source: str) -> dict[str, Any]:
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": name,
        "metadata": {},
        "outputs": [],
        "source": [source],
    }


class Notebooks(LargeFileManager):
    """The notebooks the server shows: files where there are some, else made when they are asked for."""

    def get(
        self,
        path: str,
        content: bool = True,
        type: Any = None,
        format: Any = None,
        require_hash: bool = False,
    ) -> dict[str, Any]:
        """The model of a file, or of the notebook of a dashboard that has none."""
        page = dashboard(PurePosixPath(path).stem)
        if page is None or page.file != path.strip("/") or self.file_exists(path):
            return super().get(path, content, type, format, require_hash)
        made = datetime.now(UTC)
        return {
            "name": page.file,
            "path": page.file,
            "type": "notebook",
            "format": "json",
            "mimetype": None,
            "content": from_dict(_joined(notebook_of(page))),
            "writable": False,
            "created": made,
            "last_modified": made,
        }


def _joined(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook as it is in memory: the lines of a cell are one text."""
    cells = [{**cell, "source": "".join(cell["source"])} for cell in notebook["cells"]]
    return {**notebook, "cells": cells}
