"""The page template of our pages, made findable without any install step.

Knows the variable Jupyter looks for templates by. Must not know a page.
"""

from __future__ import annotations

import os

from navalgames.serve.places import JUPYTER_FOLDER


def offer_template() -> None:
    """Make our page template findable, here and for the processes that are started from here."""
    known = [path for path in os.environ.get("JUPYTER_PATH", "").split(os.pathsep) if path]
    if str(JUPYTER_FOLDER) not in known:
        os.environ["JUPYTER_PATH"] = os.pathsep.join([str(JUPYTER_FOLDER), *known])
