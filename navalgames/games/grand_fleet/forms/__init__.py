"""Decisions with too many orders to list, as grids of whole numbers: ships by kind into boxes.

Knows which grids are legal, ready-made ones, and how to draw one at random. Changes nothing.
"""

from navalgames.games.grand_fleet.forms.ddbox import DDboxForm, SortingForm
from navalgames.games.grand_fleet.forms.fire import AllocationForm
from navalgames.games.grand_fleet.forms.fleets import FormationForm

__all__ = ["AllocationForm", "DDboxForm", "FormationForm", "SortingForm"]
