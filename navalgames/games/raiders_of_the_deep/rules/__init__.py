"""What happens: every rule a function whose first argument is `dice`."""
