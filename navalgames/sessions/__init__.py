"""Playing a game: journal, undo, files, replay, luck, simulations, lessons.

Knows the contract every game keeps. Must not know a widget, a notebook or a rule of any game.
"""
