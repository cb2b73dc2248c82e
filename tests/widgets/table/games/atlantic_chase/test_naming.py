"""What task forces and hexes go by at the table of Atlantic Chase."""

from __future__ import annotations

import re

import pytest

from navalgames.games.atlantic_chase import GAME
from navalgames.games.atlantic_chase.state import BRITISH, GERMAN, GOOD, Ship, State, TaskForce
from navalgames.games.atlantic_chase.tables import box_of
from navalgames.texts import LANGUAGES, Texts
from navalwidgets.table.games.atlantic_chase.naming import hex_name, names
from navalwidgets.table.page import TableApp

BOX = box_of(GAME.read_charts(), GAME.options())
CODE = re.compile(r"(?<![(\w])[BG]\d(?!\w)|(?<![\d,])\d+,-?\d+(?! ?[(（])")
"""A task force that goes by its number alone, or a hex without the name of its waters."""


def named(language: str = "en"):
    """Names in a position with one known and one unknown force."""
    known = TaskForce("B1", BRITISH, (Ship("Renown"), Ship("Ark Royal")), "12,0")
    unknown = TaskForce("B2", BRITISH, (), "13,0")
    state = State(GERMAN, 1, GOOD, 0, (known, unknown))
    return names(state, BOX, Texts(language, GAME.id, strict=True))


def test_a_force_goes_by_its_first_ship_and_keeps_its_number():
    told = named()
    assert (told("B1"), told("B2"), told("airbase")) == ("Renown (B1)", "B2", "airbase")


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("17,-5", "Wilhelmshaven"),
        ("15,-7", "Norwegian Sea"),
        ("13,-1", "west of Brest"),
        ("9,1", "east of St"),
    ],
)
def test_a_hex_goes_by_its_port_its_waters_or_how_it_lies_from_a_port(place, told):
    assert hex_name(place, BOX, Texts("en", GAME.id)).startswith(f"{place} ({told}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hex_has_a_name_and_no_place_beyond_the_chart_is_a_landmark(language):
    texts = Texts(language, GAME.id, strict=True)
    beyond = [row.name for row in GAME.read_charts().list("ports") if row.off_map]
    inside = {place for port in beyond for place in BOX.ports[port].hexes}
    for place in BOX.all_hexes:
        told = hex_name(place, BOX, texts)
        assert place in inside or not any(texts.name(port) in told for port in beyond), told


@pytest.mark.parametrize("number", ["1", "5", "7"])
@pytest.mark.by_turns(3)
def test_orders_refusals_and_the_log_of_a_mission_name_ships_and_waters(number):
    table = TableApp(GAME.id, "en", query=f"mission={number}&seed=7&told=yes")
    orders = table.parts.orders
    for _ in range(4):
        desk = table.in_use
        if desk._offer is None:
            break
        told = [one["label"] for group in orders.groups for one in group["actions"]]
        told += [one["text"] for one in orders.happened] + [one["label"] for one in orders.refusals]
        assert told and not [one for one in told if CODE.search(one)]
        if desk._offer.orders:
            desk.answer("order", next(iter(desk._offer.orders)))
        else:
            desk.choose(next(iter(desk._offer.places)))
