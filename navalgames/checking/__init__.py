"""What every game must offer, checked: the list of docs/adding_a_game.md, for any game, wherever it lives.

Knows the contract, the files of a game's folder and the pages that are made of them. Stands above everything:
nothing but the command and the tests may import it. Must not know any game.
"""
