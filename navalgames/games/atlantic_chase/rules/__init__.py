"""What happens in Atlantic Chase: every rule is a function whose first argument is `dice`."""
