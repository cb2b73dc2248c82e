"""The notebook to explore with code, as a page to read, and where JupyterLab would open it.

Knows the notebook file and what a hub tells its servers. Must not know a game.
"""

from __future__ import annotations

import json
import os
from typing import Any

from navalgames.serve.places import notebooks_folder

NOTEBOOK = "explore.ipynb"
HUB_PREFIX = "JUPYTERHUB_SERVICE_PREFIX"


def notebook_to_read() -> list[dict[str, Any]]:
    """The headings and the code of the notebook, in their order."""
    cells = json.loads((notebooks_folder() / NOTEBOOK).read_text(encoding="utf-8"))["cells"]
    return [_cell(cell["cell_type"], "".join(cell["source"])) for cell in cells]


def _cell(kind: str, source: str) -> dict[str, Any]:
    if kind == "code":
        return {"heading": "", "code": source}
    first = source.splitlines()[0]
    return {"heading": first.removeprefix("## ") if first.startswith("## ") else "", "code": ""}


def lab_address() -> str:
    """Where a hub that runs this server opens the notebook in JupyterLab; "" where there is no hub."""
    prefix = os.environ.get(HUB_PREFIX, "")
    return f"{prefix.rstrip('/')}/lab/tree/notebooks/{NOTEBOOK}" if prefix else ""
