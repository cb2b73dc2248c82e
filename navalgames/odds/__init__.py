"""How likely is ...? Every question of every game, answered exactly, rolled, along a curve or over a grid.

Knows questions, parameters, charts and dice readers. Must not know a rule (the question hands it in),
a sentence (catalogues) or how an answer is drawn.
"""

from navalgames.odds.answers import Answer, Curve, Grid, Statistic, is_number
from navalgames.odds.asking import ask, curve, grid, is_certain, roll, rolling
from navalgames.odds.charts import charts_of
from navalgames.odds.evidence import PROPOSED
from navalgames.odds.ignorance import Doubt, Guess, doubt, plausible
from navalgames.odds.misfits import Misfit, misfit
from navalgames.odds.parameters import parameter, settled, value_of, values_text
from navalgames.odds.settings import check_setting, idle_settings, refused_setting

__all__ = [
    "PROPOSED",
    "Answer",
    "Curve",
    "Doubt",
    "Grid",
    "Guess",
    "Misfit",
    "Statistic",
    "ask",
    "charts_of",
    "check_setting",
    "curve",
    "doubt",
    "grid",
    "idle_settings",
    "is_certain",
    "is_number",
    "misfit",
    "parameter",
    "plausible",
    "refused_setting",
    "roll",
    "rolling",
    "settled",
    "value_of",
    "values_text",
]
