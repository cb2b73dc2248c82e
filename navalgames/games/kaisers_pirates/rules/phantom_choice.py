"""What the phantom chooses where no rule settles it (5.0b, switch pp_choice)."""
