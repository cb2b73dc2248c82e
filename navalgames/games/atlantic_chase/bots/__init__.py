"""The computer players of Atlantic Chase by name. They see views, never states."""

BOTS: dict[str, object] = {}
