"""Chance: one rule, read by random, scripted, typed or exact dice.

Knows no game. A rule is a function whose first argument is `dice`; see `Dice` for its verbs and
`Distribution` for exact answers.
"""

from navalgames.chance import pools, rounds, witness
from navalgames.chance.dice import Dice, Note, Shown
from navalgames.chance.distribution import Distribution
from navalgames.chance.exact_dice import exact
from navalgames.chance.memory import memory
from navalgames.chance.notation import Pool, parsed
from navalgames.chance.readers import PlayedDice, RandomDice, ScriptedDice, TypedDice
from navalgames.chance.simulation import Sample, simulate, simulate_dice, wilson

__all__ = [
    "Dice",
    "Distribution",
    "Note",
    "PlayedDice",
    "Pool",
    "RandomDice",
    "Sample",
    "ScriptedDice",
    "Shown",
    "TypedDice",
    "exact",
    "memory",
    "parsed",
    "pools",
    "rounds",
    "simulate",
    "simulate_dice",
    "wilson",
    "witness",
]
