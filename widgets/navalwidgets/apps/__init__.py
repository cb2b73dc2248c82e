"""Whole pages, one per notebook: `build(game_id)` returns the widget a notebook shows."""
