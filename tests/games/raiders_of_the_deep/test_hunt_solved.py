"""The hunt solved in one passage, beside its steps, beside an independent recursion, and on other charts."""

from __future__ import annotations

from functools import lru_cache

import pytest

from navalgames.chance import rounds
from navalgames.errors import Problem
from navalgames.games.raiders_of_the_deep import GAME
from navalgames.games.raiders_of_the_deep.questions import hunted
from navalgames.games.raiders_of_the_deep.questions.hunt_solved import Ends, solved
from navalgames.odds.asking import ask
from tests.games.raiders_of_the_deep.table import CHARTS

DEFAULTS = {"type": "UBI", "hull": 1, "era": "1918", "attack": "day", "deep": False, "officer": "captain"}


def walked(charts, **values):
    begun = hunted.hunt_begins(charts, **values)
    return rounds.until(hunted.hunt_step, begun, hunted.hunt_over, charts).map(hunted.hunt_end)


@pytest.mark.parametrize(
    "changed",
    [
        {}, {"deep": True}, {"attack": "night_surface"}, {"attack": "night", "officer": "first_officer"},
        {"era": "1914"}, {"era": "1914", "deep": True, "attack": "night_surface"},
        {"era": "1917", "hull": 2}, {"era": "1917", "hull": 2, "deep": True, "attack": "night_surface"},
        {"type": "U31", "hull": 6},
    ],
    ids=str,
)  # fmt: skip
@pytest.mark.rule("9.6.0", "9.6.8d", "9.6.8e", "9.6.12b")
def test_the_chances_of_every_step(changed):
    values = DEFAULTS | changed
    assert solved(CHARTS, **values) == walked(CHARTS, **values)


@pytest.mark.parametrize(
    ("chart", "row", "column", "value", "deep"),
    [
        ("e3_modifiers", "hydrophones", "modifier", 2, False),
        ("e3_modifiers", "hydrophones", "modifier", 2, True),
        ("e4_damage", 6, 1, "motor_2", False), ("e4_damage", 3, 1, "fuel", True),
        ("test_depth_cost", "declared", "boxes", 0, True),
    ],
)  # fmt: skip
def test_on_charts_that_say_otherwise(chart, row, column, value, deep):
    """Systems that are not alike, and a depth that costs nothing, so that turns below it change nothing."""
    charts = CHARTS.replace(chart, row, column, value)
    values = DEFAULTS | {"hull": 1 if deep else 3, "deep": deep}
    assert solved(charts, **values) == walked(charts, **values) != walked(CHARTS, **values)


def test_the_question_is_answered_by_it():
    values = DEFAULTS | {"hull": 3}
    assert GAME.question("escort_cycle").how.solve is solved
    assert ask(GAME, "escort_cycle", CHARTS, **values).distribution == solved(CHARTS, **values)


def test_a_weight_that_is_lost_is_told():
    ends = Ends()
    ends.add("escaped", 5)
    ends.grow(6)
    with pytest.raises(Problem) as told:
        ends.distribution()
    assert told.value.facts["given"] == "30/6"


# ------------------------------------------------------------------------ an independent recursion


def value(chart, row, column):
    return CHARTS[chart].value(row, column)


def capped(chart, total, column):
    rows = CHARTS[chart].rows
    return value(chart, min(max(total, rows[0]), rows[-1]), column)


TWO = [one + two for one in range(1, 7) for two in range(1, 7)]
WORDS = [value("e4_damage", tens, ones) for tens in range(1, 7) for ones in range(1, 7)]
COUNTED = ("batteries", "hydrophones", "motor_1", "motor_2")


def modifier(chart, row):
    return value(chart, row, "modifier")


def chance_to_escape(kind: str) -> float:
    """By day in 1918, from a sound boat: floats, no shared code, turns that change nothing closed by hand."""
    hulls, floods = value("boat_mat", kind, "hull"), value("boat_mat", kind, "flooding")

    def shares(chart, more):
        found: dict = {}
        for total in TWO:
            hits = capped(chart, total + more, "hits")
            found[hits] = found.get(hits, 0) + 1 / 36
        return found

    @lru_cache(None)
    def hit(hull, flood, gear, fuel, planes, left, wet, same):
        """(chance to escape, chance to be back as one was at the beginning of the turn)."""
        here = (hull, flood, gear, fuel, planes)
        if not left:
            if not wet:
                return (0, 1) if here == same else (turn(*here), 0)
            escape = 0
            for die in range(1, 7):
                more = flood + capped("flooding_extra", die, "boxes")
                if more < floods:
                    escape += turn(hull, more, gear, fuel, planes) / 6
            return escape, 0
        escape = again = 0
        for word in WORDS:
            name, times = word.removesuffix("_x2"), 1 + word.endswith("_x2")
            new_hull, new_flood = hull + times * (name == "hull"), flood + times * (name == "flooding")
            if new_hull >= hulls or new_flood >= floods:
                continue
            lost = gear + (name in COUNTED and COUNTED.index(name) >= gear)
            one, two = hit(new_hull, new_flood, lost, fuel or name == "fuel", planes or name == "planes",
                           left - 1, wet or name == "flooding", same)  # fmt: skip
            escape, again = escape + one / 36, again + two / 36
        return escape, again

    def detected(gear, fuel, planes, previous):
        """(chance to escape, weights of well detected)."""
        more = modifier("e2_modifiers", "day_torpedo") + previous * modifier("e2_modifiers", "previous")
        more += fuel * modifier("e2_modifiers", "fuel") + planes * modifier("e2_modifiers", "planes")
        told = [capped("e2_detection", total + more, "result") for total in TWO if total > 2] + ["undetected"]
        return told.count("undetected") / 36, {
            False: told.count("detected") / 36, True: told.count("well_detected") / 36,
        }  # fmt: skip

    @lru_cache(None)
    def turn(hull, flood, gear, fuel, planes):
        escape, found = detected(gear, fuel, planes, True)
        again, here = 0, (hull, flood, gear, fuel, planes)
        for well, share in found.items():
            for hits, part in shares("e3_attack", gear + fuel + well).items():
                if hits is not None:
                    one, two = hit(*here, hits, False, here)
                    escape, again = escape + share * part * one, again + share * part * two
        return escape / (1 - again)

    def after_ram(boats, well):
        """Depth charges in the turn of the ram, on every boat the ram has left."""
        escape = 0
        for (hull, flood, gear, fuel, planes, wet), share in boats.items():
            for hits, part in shares("e3_attack", gear + fuel + well).items():
                if hits is not None:
                    escape += share * part * hit(hull, flood, gear, fuel, planes, hits, wet, None)[0]
        return escape

    def rammed(hits):
        boats = {(0, 0, 0, False, False, False): 1.0}
        for _ in range(hits):
            later: dict = {}
            for (hull, flood, gear, fuel, planes, wet), share in boats.items():
                for word in WORDS:
                    name, times = word.removesuffix("_x2"), 1 + word.endswith("_x2")
                    boat = (
                        hull + times * (name == "hull"), flood + times * (name == "flooding"),
                        gear + (name in COUNTED and COUNTED.index(name) >= gear), fuel or name == "fuel",
                        planes or name == "planes", wet or name == "flooding",
                    )  # fmt: skip
                    if boat[0] < hulls and boat[1] < floods:
                        later[boat] = later.get(boat, 0) + share / 36
            boats = later
        return boats

    escape, found = detected(0, False, False, False)
    for well, share in found.items():
        for hits, part in shares("e3_ram", well).items():
            if hits is not None:
                escape += share * part * after_ram(rammed(hits), well)
    return escape


@pytest.mark.parametrize("kind", ["UBI", "UBII"])
def test_an_independent_recursion_finds_the_same(kind):
    """A hit on hydrophones counts like one on a motor, so gear may be counted there too."""
    exact = float(solved(CHARTS, **DEFAULTS | {"type": kind, "hull": 0}).chance("escaped"))
    assert abs(chance_to_escape(kind) - exact) < 1e-12
