"""The play table: a game from its beginning to its end. `build(game_id)` is what its notebooks show."""

from navalwidgets.table.page import TableApp, build

__all__ = ["TableApp", "build"]
