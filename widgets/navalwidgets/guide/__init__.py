"""The guide: one episode after another, step by step. `build(game_id)` is what its notebooks show."""

from navalwidgets.guide.page import Guide, build

__all__ = ["Guide", "build"]
