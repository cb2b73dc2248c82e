"""What happens: every rule is a function whose first argument is the dice."""
