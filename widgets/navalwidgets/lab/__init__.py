"""The lab: every mechanic of a game with its exact odds. `build(game_id)` is what its notebooks show."""

from navalwidgets.lab.page import Lab, build

__all__ = ["Lab", "build"]
