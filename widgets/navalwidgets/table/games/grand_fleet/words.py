"""Ships, fleets, hexes and numbers of Grand Fleet in words.

Knows charts and catalogue keys. Must not know which decision is pending.
"""

from __future__ import annotations

import re
from collections import Counter as Tally
from collections.abc import Iterable
from typing import Any

from navalgames.charts import Charts
from navalgames.games.grand_fleet.rules.combat import fleet_class
from navalgames.games.grand_fleet.state import HIDDEN, Ships
from navalgames.games.grand_fleet.tables import Kind, kinds
from navalgames.texts import Texts

FRACTIONS = {0.25: "¼", 0.5: "½", 0.75: "¾"}
CLASS_MARKS = {"fast": "»", "slow": "«", "ordinary": "", "empty": ""}
TYPES = {"(B)": "b-old", "B": "b", "BB": "bb", "(BC)": "bc-old", "BC": "bc"}


def points_text(points: float) -> str:
    """Victory points as they stand in a hex.

    >>> points_text(0.5), points_text(1.5), points_text(3.0)
    ('½', '1½', '3')
    """
    whole, part = divmod(points, 1)
    return (str(int(whole)) if whole else "") + FRACTIONS.get(part, "") or "0"


def place_name(place: str | None) -> str:
    """The name short enough for the map: the first of several, without what stands in brackets.

    >>> place_name("Jutland Bank (battle of 1916)"), place_name("Ems, Borkum"), place_name(None)
    ('Jutland Bank', 'Ems', '')
    """
    return re.split(r"[,、]", re.sub(r"\s*[(（].*[)）]", "", place or ""))[0].strip()


def key_of(order: Any) -> str:
    """The catalogue key of an order.

    >>> from navalgames.games.grand_fleet.given import PassInterception
    >>> key_of(PassInterception())
    'gf-order-pass-interception'
    """
    return key_of_kind(type(order))


def key_of_kind(kind: type) -> str:
    """The catalogue key of a kind of order."""
    return "gf-order-" + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower().replace("d-dbox", "ddbox")


def type_words(texts: Texts, ship_type: str) -> str:
    """A type of ship in words."""
    return texts.t("gf-type-" + TYPES[ship_type])


def types_of(charts: Charts, ships: Iterable[str]) -> tuple[str, ...]:
    """The types of ships; those one may not see are left out."""
    table = kinds(charts)
    return tuple(table[ship].type for ship in ships if ship != HIDDEN)


def class_of_ships(charts: Charts, ships: Ships) -> str:
    """fast, ordinary, slow; "empty" without ships, "hidden" when they may not be seen."""
    if HIDDEN in ships:
        return "hidden"
    return fleet_class(types_of(charts, ships))


def tally_text(texts: Texts, charts: Charts, ships: Ships) -> str:
    """How many ships of each type, in the order of the types: "8 BB, 3 (B)"."""
    counted = Tally(types_of(charts, ships))
    parts = [texts.t("gf-table-count-of", count=counted[kind], type=kind) for kind in TYPES if counted[kind]]
    unseen = sum(ship == HIDDEN for ship in ships)
    if unseen:
        parts.append(texts.t("gf-table-unseen", count=unseen))
    return texts.listed(parts)


def kind_of_ship(charts: Charts, ship: str) -> Kind:
    """The type and nation of a ship by name."""
    return kinds(charts)[ship]
