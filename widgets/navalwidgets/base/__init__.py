"""What every widget rests on: script and style, messages and faults, work in the background, the address."""
