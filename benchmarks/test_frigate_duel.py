"""The frigate duel: hits and cancels beside icepool and dyce, and how fast every question answers.

Run with `python -m pytest benchmarks/test_frigate_duel.py`. Times are processor time, the best of three. The
rule is asked as it stands in the game, with its charts and the record of the cells that took part; the other
libraries get the bare numbers. "Again" is what a slider, a captain or a class finds remembered.
"""

from __future__ import annotations

from time import process_time
from typing import Any

import icepool
import pytest
from dyce import H

from benchmarks.odds_questions import distribution, forget
from navalgames import odds
from navalgames.chance import exact
from navalgames.games.frigate_duel import GAME
from navalgames.games.frigate_duel.rules import gunnery
from navalgames.games.frigate_duel.tables import tables_of
from navalgames.odds import asking

FIRST, LONGEST = 0.050, 0.250
TARGET = 5
POOLS = [(6, 0, 2, 0), (9, 1, 4, 0), (9, -1, 14, 1)]
"""Hit dice, their modifier, cancelling dice, their modifier."""
# fmt: off
HARD = {
    "consequence": ({
        "firepower": 9, "firer": "unfit", "shot": "double", "distance": 2, "rake": "bow", "aim": "rigging",
        "wind_effect": "leeward", "morale_effect_modifier": "dice_count",
    },),
    "reply": ({
        "fire_order": "initiative_first", "firepower": 9, "distance": 20, "own_firepower": 9,
        "own_morale": "handy", "hull_per_section": 14,
    },),
    "listed_gunnery": ({"ship": "sybille", "turns": 3, "distance": 3},),
    "listed_boarding": (
        {"ship": "endymion", "enemy": "president_1815", "attack": 7, "attack_support": 2, "defence": 8,
         "defence_support": 6},
    ),
    "melee": ({"attack": 7, "attack_support": 4, "defence": 8, "defence_support": 6, "defence_modifier": 2},),
    "melee_split": ({"crew_points": 10, "support": 0, "modifier": 3},),
    "best_split": ({"attack_crew": 8, "attack_modifier": 3, "defence_crew": 8, "defence_modifier": 2},),
}
"""The slowest settings found by climbing from random ones."""
HARDEST_DUEL = {
    "rounds": 8, "firepower": 9, "firer": "unfit", "shot": "double", "distance": 8, "hull_per_section": 14,
    "target": "steady",
}
# fmt: on


def ours(firepower: int, modifier: int, against: int, against_modifier: int) -> Any:
    tables = tables_of(GAME.read_charts())
    return exact(gunnery.hits_left, firepower, modifier, against, against_modifier, tables)


def by_icepool(firepower: int, modifier: int, against: int, against_modifier: int) -> Any:
    hits = firepower @ (icepool.d6 >= TARGET - modifier)
    return (hits - against @ (icepool.d6 >= TARGET - against_modifier)).clip(min_outcome=0)


def by_dyce(firepower: int, modifier: int, against: int, against_modifier: int) -> Any:
    cancels = against @ H(6).ge(TARGET - against_modifier)
    return (firepower @ H(6).ge(TARGET - modifier)).apply(lambda hit, away: max(0, hit - away), cancels)


LIBRARIES = {"navalgames": ours, "icepool": by_icepool, "dyce": by_dyce}


@pytest.mark.parametrize("pools", POOLS)
@pytest.mark.parametrize("library", LIBRARIES)
def test_hits_and_cancels_first(benchmark, library, pools):
    benchmark.group = f"hits and cancels, first: {pools}"
    found = benchmark.pedantic(LIBRARIES[library], args=pools, setup=forget, rounds=200, warmup_rounds=2)
    assert distribution(found) == ours(*pools)


@pytest.mark.parametrize("pools", POOLS)
@pytest.mark.parametrize("library", LIBRARIES)
def test_hits_and_cancels_again(benchmark, library, pools):
    benchmark.group = f"hits and cancels, again: {pools}"
    found = benchmark.pedantic(LIBRARIES[library], args=pools, rounds=200, iterations=5, warmup_rounds=2)
    assert distribution(found) == ours(*pools)


def first_answer(name: str, settings: dict[str, Any]) -> float:
    """The best of three: seconds of processor time for one answer with nothing remembered."""
    odds.charts_of(GAME)
    best = 2 * LONGEST
    for _ in range(3):
        forget()
        asking._remembered.clear()
        begun = process_time()
        odds.ask(GAME, name, **settings)
        best = min(best, process_time() - begun)
    return best


@pytest.mark.parametrize("name", [question.name for question in GAME.questions()])
def test_every_question_answers_at_once(name):
    most = {one.name: one.values[-1] for one in GAME.question(name).parameters}
    for settings in ({}, most, *HARD.get(name, ())):
        spent = first_answer(name, settings)
        assert spent < FIRST, f"{name} {settings}: {1000 * spent:.0f} ms"


@pytest.mark.parametrize("name", ["rounds_to_strike", "length_of_duel"])
def test_the_hardest_gunnery_duel(name):
    """Eight rounds of the heaviest fire at the thickest hull: thousands of ways to be hurt."""
    assert first_answer(name, HARDEST_DUEL) < LONGEST
