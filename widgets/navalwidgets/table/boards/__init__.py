"""The boards of the play table: how drawings lie on it, and what each asks a game's table for."""
