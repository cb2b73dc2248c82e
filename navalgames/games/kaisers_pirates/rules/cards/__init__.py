"""The action cards by family: what each may be used on, and what it does."""
