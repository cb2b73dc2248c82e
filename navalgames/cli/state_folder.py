"""Where the command keeps what it writes of itself: its log, and plays that nobody gave a file.

Knows the variable of the system. Knows no file in the folder.
"""

from __future__ import annotations

import os
from pathlib import Path


def state_folder() -> Path:
    """Where this user's logs and unfinished plays are kept."""
    state = os.environ.get("XDG_STATE_HOME", "").strip()
    return (Path(state) if state else Path.home() / ".local" / "state") / "navalgames"
