"""The whole hunt by escorts of Raiders of the Deep, exactly, beside icepool on the same question.

Run with `python -m pytest benchmarks/test_escort_cycle.py`. The aims: 250 ms the first time for
every type of boat, 5 ms again, five times as fast as icepool; a Q-ship to her end as soon. They are reported,
`aim` beside `met`, and never asserted: a busy machine is no fault.
"""

from __future__ import annotations

from itertools import product
from multiprocessing import get_context
from time import process_time
from typing import Any

import icepool
import pytest

from navalgames import odds
from navalgames.chance import memory
from navalgames.games.raiders_of_the_deep import GAME
from navalgames.games.raiders_of_the_deep.questions.sliders import TYPES
from navalgames.odds import asking

FIRST, AGAIN, FASTER = 0.250, 0.005, 5
KIND = "UBI"
CHARTS = odds.charts_of(GAME)
TRACKS = ("hull", "hull_x2", "flooding", "flooding_x2")


def frail() -> Any:
    """Charts of a boat with two boxes of hull and of water, and no gear: one that icepool ends soon, too."""
    charts = CHARTS.replace("boat_mat", KIND, "hull", 2).replace("boat_mat", KIND, "flooding", 2)
    for tens, ones in product(range(1, 7), repeat=2):
        if charts["e4_damage"].value(tens, ones) not in TRACKS:
            charts = charts.replace("e4_damage", tens, ones, "minor")
    return charts


FRAIL = frail()


def timed(
    benchmark, limit: float, question: str, cold: bool = True, charts: Any = CHARTS, **settings: Any
) -> None:
    """The answer, by pytest-benchmark in processor time; `limit` is the aim: what it may take at best."""

    def forget() -> None:
        if cold:
            memory.forget()
        asking._remembered.clear()

    odds.ask(GAME, question, charts, **settings)
    benchmark._timer = process_time
    benchmark.pedantic(odds.ask, (GAME, question, charts), settings, setup=forget, rounds=5)
    benchmark.extra_info["question"] = question
    benchmark.extra_info["aim"], benchmark.extra_info["met"] = limit, benchmark.stats.stats.min < limit


@pytest.mark.parametrize("era", ["1916", "1918"])
@pytest.mark.parametrize("kind", TYPES)
def test_first(benchmark, kind, era):
    if odds.refused_setting(GAME, "escort_cycle", type=kind, era=era):
        pytest.skip("boats of this type sail later")
    timed(benchmark, FIRST, "escort_cycle", type=kind, era=era)


def test_again(benchmark):
    timed(benchmark, AGAIN, "escort_cycle", cold=False, type="U81")


@pytest.mark.parametrize("settings", [{}, {"type": "U81", "most": 3, "distance": "close"}])
def test_a_q_ship_to_her_end(benchmark, settings):
    timed(benchmark, FIRST, "q_ship", **settings)


@pytest.mark.parametrize("settings", [{}, {"distance": "close", "type": "U81"}])
def test_an_attack_to_its_end(benchmark, settings):
    timed(benchmark, 2 * FIRST, "attack_to_the_end", **settings)


@pytest.mark.parametrize("policy", ["nobody", "far", "near"])
def test_patrols(benchmark, policy):
    """One hunt for each way in which escorts may find the boat, at most five."""
    timed(benchmark, 5 * FIRST, "patrols_survived", policy=policy)


def test_beside_icepool_on_a_frail_boat(benchmark):
    """The same answer for a frail boat; the rounds of icepool are walked by `map` and `repeat`."""
    begun = process_time()
    theirs = hunted_by_icepool(FRAIL)
    took = process_time() - begun
    timed(benchmark, took / FASTER, "escort_cycle", charts=FRAIL, type=KIND)
    benchmark.extra_info["icepool_seconds"] = round(took, 2)
    ours = odds.ask(GAME, "escort_cycle", FRAIL, type=KIND).distribution
    assert {end: theirs.probability((end,)) for end in ours.weights} == dict(ours)


def test_icepool_given_five_times_as_long_for_a_sound_boat(benchmark):
    timed(benchmark, FIRST, "escort_cycle", type=KIND)
    theirs = get_context("fork").Process(target=hunted_by_icepool, args=(CHARTS,))
    theirs.start()
    theirs.join(FASTER * benchmark.stats.stats.max)
    benchmark.extra_info["icepool_done"] = not theirs.is_alive()
    theirs.terminate()
    theirs.join()


# ------------------------------------------------------------------------ icepool

TWO, GEAR = 2 @ icepool.d6, ("batteries", "hydrophones", "motor_1", "motor_2")
SUNK = 99


def chart(name: str, total: int, column: str) -> Any:
    rows = CHARTS[name].rows
    return CHARTS[name].value(min(max(total, rows[0]), rows[-1]), column)


def modifier(name: str, row: str) -> int:
    return CHARTS[name].value(row, "modifier")


def hits_on(name: str, more: int) -> icepool.Die:
    return TWO.map(lambda total: SUNK if (hits := chart(name, total + more, "hits")) is None else hits)


HULL, FLOODING = "hull", "flooding"
LAST: dict[str, int] = {}
"""The last boxes of the tracks of the boat that is being hunted."""
WORDS: list[icepool.Die] = []
"""What a hit does to her: the last one holds."""


def hunted_by_icepool(charts: Any) -> icepool.Die:
    """A day attack in 1918 by a boat of the smallest type to its end: one roll for each step."""
    LAST.update({track: charts["boat_mat"].value(KIND, track) for track in (HULL, FLOODING)})
    damage = charts["e4_damage"]
    WORDS.append(icepool.Die([damage.value(tens, ones) for tens, ones in product(range(1, 7), repeat=2)]))
    start = ("search", 0, 0, 0, False, False, True)
    return icepool.map(step, start, star=False, repeat="inf")


def step(state: Any) -> Any:
    if len(state) == 1:
        return state
    return {"search": searched, "charge": charged, "hit": hit, "water": water}[state[0]](*state[1:])


def searched(hull: int, flooding: int, gear: int, fuel: bool, planes: bool, first: bool) -> icepool.Die:
    more = modifier("e2_modifiers", "day_torpedo") + fuel * modifier("e2_modifiers", "fuel")
    more += planes * modifier("e2_modifiers", "planes") + (not first) * modifier("e2_modifiers", "previous")

    def found(total: int) -> Any:
        result = "undetected" if total == 2 else chart("e2_detection", total + more, "result")
        if result == "undetected":
            return ("escaped",)
        extra = (gear + fuel) + (result == "well_detected")
        hits = hits_on("e3_ram" if first else "e3_attack", extra)
        well = first and result == "well_detected"
        return hits.map(lambda n: after(n, hull, flooding, gear, fuel, planes, first, False, well))

    return TWO.map(found)


def charged(hull, flooding, gear, fuel, planes, wet, well) -> icepool.Die:
    hits = hits_on("e3_attack", gear + fuel + well)
    return hits.map(lambda n: after(n, hull, flooding, gear, fuel, planes, False, wet, False))


def after(hits, hull, flooding, gear, fuel, planes, before_charges, wet, well) -> Any:
    if hits == SUNK:
        return ("sunk",)
    if hits:
        return ("hit", hull, flooding, gear, fuel, planes, before_charges, wet, well, hits)
    if before_charges:
        return ("charge", hull, flooding, gear, fuel, planes, wet, well)
    if wet:
        return ("water", hull, flooding, gear, fuel, planes)
    return ("search", hull, flooding, gear, fuel, planes, False)


def hit(hull, flooding, gear, fuel, planes, before_charges, wet, well, hits) -> icepool.Die:
    def one(word: str) -> Any:
        name, times = word.removesuffix("_x2"), 2 if word.endswith("_x2") else 1
        h = hull + times * (name == "hull")
        f = flooding + times * (name == "flooding")
        g = GEAR.index(name) if name in GEAR else -1
        gears = gear + (g >= gear)
        end = ended(h, f)
        return end or after(
            hits - 1, h, f, gears, fuel or name == "fuel", planes or name == "planes", before_charges,
            wet or name == "flooding", well,
        )  # fmt: skip

    return WORDS[-1].map(one)


def ended(hull: int, flooding: int) -> tuple[str, ...]:
    if hull >= LAST[HULL]:
        return ("sunk",)
    return ("forced_up",) if flooding >= LAST[FLOODING] else ()


def water(hull, flooding, gear, fuel, planes) -> icepool.Die:
    def more(rolled: int) -> Any:
        f = flooding + chart("flooding_extra", rolled, "boxes")
        return ended(hull, f) or ("search", hull, f, gear, fuel, planes, False)

    return icepool.d6.map(more)
