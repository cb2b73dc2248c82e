"""The choices: one thing is otherwise, and what that does. `build(game_id)` is what its notebooks show."""

from navalwidgets.choices.page import Choices, build

__all__ = ["Choices", "build"]
