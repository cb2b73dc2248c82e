"""What a game looks like: maps, charts, cards, ships, forces. Used by the boards of the play table."""
