"""How a chance comes about, as pictures: plain data that a page or a sheet of paper draws from."""

from navalgames.pictures.look import Look, Rolled

__all__ = ["Look", "Rolled"]
