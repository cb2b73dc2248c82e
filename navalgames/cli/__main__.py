"""`python -m navalgames.cli` is the command `navalgames`."""

from navalgames.cli import main

main()
