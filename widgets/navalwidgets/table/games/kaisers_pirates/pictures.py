"""Which drawing stands on which card.

Knows the names of ships and cards and those of the pictures (`drawings/card_ships.js`, `card_emblems.js`).
Must not know a rule.
"""

from __future__ import annotations

GERMAN_SHAPES = {
    "Karlsruhe": "bigcruiser",
    "Berlin": "liner",
    "Cap Trafalgar": "liner",
    "Kaiser Wilhelm der Grosse": "greatliner",
    "Kronprinz Wilhelm": "greatliner",
    "Prinz Eitel Friedrich": "liner",
    "Seeadler": "sail",
    "Wolf": "seaplane",
}
SHAPE_OF_CLASS = {"warship": "cruiser", "raider": "raider"}
SHAPE_OF_TYPE = {"cargo": "steamer", "liner": "liner", "sail": "sail"}

FACE_SHAPES = {
    "AMC": "liner",
    "Monitor": "monitor",
    "Q-Ship": "steamer",
    "Sail Q-Ship": "smallsail",
    "Submarines U-27 & U-41": "submarine",
    "Submarines UC-16 & UC-29": "submarine",
}

ACTION_SIGNS = {
    "Blockade Runner": "blockade",
    "Boarding Party": "boarding",
    "Bounding Main": "waves",
    "Break Contact": "contact",
    "Breakdown": "damage",
    "Breakout": "breakout",
    "Collier": "coaler",
    "Damage Control": "wrench",
    "Deception": "mask",
    "Exchange Information": "letters",
    "Fair Seas": "fair",
    "Fast Ship": "fast",
    "Fog Bank": "fog",
    "Good Hunting": "target",
    "Heavy Weather": "weather",
    "Intelligence": "lens",
    "Interned": "chain",
    "Interrogate": "question",
    "Island Refuge": "refuge",
    "Lay Mines": "mine",
    "Minesweeper": "sweep",
    "Mistaken Identity": "papers",
    "Non-Combatant": "children",
    "Pull the Plug": "plug",
    "QQQ": "wireless",
    "Razzle-Dazzle": "dazzle",
    "Recalled": "recall",
    "Recon Aircraft": "aircraft",
    "Reflag": "flag",
    "Rendezvous Missed": "missed",
    "Scuttle": "sink",
    "Searchlight": "light",
    "Second Chance": "again",
    "Shallow Run": "shoal",
    "Shipping Lanes": "lanes",
    "Slim Pickings": "net",
    "Special Cargo": "chest",
    "Surprise Attack": "bolt",
    "Transfer Command": "handover",
    "Trap": "trap",
    "Wireless Intercept": "earphones",
}
