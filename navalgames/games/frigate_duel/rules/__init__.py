"""What then happens: the rules of the frigate duel, by phase."""
