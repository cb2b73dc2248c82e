"""Historical naval games as rule engines, with the exact odds of every roll."""
