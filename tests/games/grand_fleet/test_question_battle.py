"""A whole battle in one hex: the exact answer against the game itself, played by the same policies."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from navalgames import odds
from navalgames.chance import RandomDice
from navalgames.games.grand_fleet import GAME, given
from navalgames.games.grand_fleet.questions import policies
from navalgames.games.grand_fleet.questions.battle_asked import formed
from navalgames.games.grand_fleet.questions.sliders import TYPES
from navalgames.games.grand_fleet.rules import combat
from navalgames.games.grand_fleet.state import DE, ENEMY, INDEX, SIDES, UK, Options, State, fleets_in
from navalgames.games.grand_fleet.tables import kinds
from tests.games.grand_fleet.table import in_combat, ships_of
from tests.settings_tried import settings_to_try

OPEN_SEA, BATTLES = "605", 2000

SETTINGS = (
    {},
    {
        "uk_ships": 6, "uk_type": "bc", "uk_fleets": 2, "uk_situations": "close_in", "uk_k": 1,
        "de_fights_on": "always",
    },
    {
        "uk_ships": 7, "uk_fleets": 2, "uk_type": "b_old", "uk_half": True, "uk_shoot_at": "all_fleets",
        "de_ships": 6, "de_fleets": 2, "de_type": "b", "de_k": 2, "de_situations": "pursue",
        "table": "bloody", "uk_fights_on": "always", "de_fights_on": "always",
    },
    {
        "uk_ships": 3, "uk_type": "bb", "uk_k": 1, "uk_situations": "pursue", "de_type": "b_old",
        "de_shoot_at": "all_fleets", "de_half": True, "de_situations": "stand_off", "uk_fights_on": "always",
    },
)  # fmt: skip


@dataclass
class Player:
    """One side of a battle in the game, acting by the same policies as the question."""

    side: str
    wishes: dict[str, Any]
    charts: Any

    def order(self, state: State, options: Options) -> Any:
        legal = GAME.legal_orders(state, self.side, self.charts, options)
        order = getattr(self, "_" + state.stage)(state, legal)
        if isinstance(legal, tuple):
            assert order in legal
        else:
            legal.check(order)
        return order

    def _fleets(self, state: State, side: str) -> list[tuple[str, ...]]:
        boxes = state.fleets[INDEX[side]]
        numbers = fleets_in(state, OPEN_SEA, side)
        return sorted((boxes[number - 1] for number in numbers), key=len, reverse=True)

    def _types(self, state: State, side: str) -> list[str]:
        return [kinds(self.charts)[ship].type for fleet in self._fleets(state, side) for ship in fleet]

    def _manoeuvre(self, state: State, legal: Any) -> Any:
        return given.Manoeuvre(
            self.wishes["half"], min(self.wishes["k"], len(self._fleets(state, self.side)))
        )

    def _choose_situations(self, state: State, legal: Any) -> Any:
        fight = state.battle.combat
        own, enemy = fight.half[INDEX[self.side]], fight.half[INDEX[ENEMY[self.side]]]
        return given.ChooseSituations(
            policies.situations(self.wishes["situations"], fight.choices, own, enemy)
        )

    def _allocate_fire(self, state: State, legal: Any) -> Any:
        fleets = self._fleets(state, ENEMY[self.side])
        cost = combat.cost_of(self._types(state, ENEMY[self.side])[:1], self.charts)
        number = int(state.battle.combat.totals[INDEX[self.side]] // cost)
        per_fleet = policies.targets_by_fleet(self.wishes["shoot_at"], number, [len(f) for f in fleets])
        return given.AllocateFire(
            tuple(ship for fleet, n in zip(fleets, per_fleet, strict=True) for ship in fleet[:n])
        )

    def _another_round(self, state: State, legal: Any) -> Any:
        own, enemy = (
            combat.fleet_gunnery(self._types(state, side), self.charts, 0.0, False, False)
            for side in (self.side, ENEMY[self.side])
        )
        shots = any(state.battle.combat.targets)
        return given.WantRound(policies.fights_on(self.wishes["fights_on"], own, enemy, shots))

    def _send_to_ddbox(self, state: State, legal: Any) -> Any:
        return legal.suggestions()[0][1]


def played_out(charts: Any, settings: dict[str, Any], dice: RandomDice) -> tuple[int, dict[str, int]]:
    """One battle in the game: victory points, and ships lost by side."""
    forces = {}
    for side in SIDES:
        prefix = side.lower() + "_"
        sizes = formed(settings[prefix + "ships"], settings[prefix + "fleets"])
        names = ships_of(charts, side, TYPES[settings[prefix + "type"]], sum(sizes))
        cuts = [sum(sizes[:place]) for place in range(len(sizes) + 1)]
        forces[side] = tuple(names[a:b] for a, b in pairwise(cuts))
    state = in_combat(charts, forces[UK], forces[DE], OPEN_SEA)
    options = Options(circled_start_box="spread", damage_table=settings["table"])
    players = {
        side: Player(
            side,
            {name[3:]: value for name, value in settings.items() if name.startswith(side.lower())},
            charts,
        )
        for side in SIDES
    }
    while state.battle is not None and state.battle.combat is not None:
        side = state.deciding[0]
        state = GAME.apply(dice, state, side, players[side].order(state, options), charts, options)
    left = {side: sum(map(len, state.fleets[INDEX[side]])) for side in SIDES}
    return state.vp, {side: settings[side.lower() + "_ships"] - left[side] for side in SIDES}


@pytest.mark.rule(
    "8.7", "8.9c", "8.11g", "8.11l", "8.11m", "8.12a", "8.12b", "8.12c", "8.12d", "8.12e", "8.12g"
)
@pytest.mark.parametrize("changes", SETTINGS)
def test_the_answer_is_what_the_game_does(charts, changes):
    question = GAME.question("battle_in_hex")
    settings = dict(odds.settled(question, changes))
    dice = RandomDice(rng=Random(1916), record=False)
    points, lost = Counter(), {side: Counter() for side in SIDES}
    for _ in range(BATTLES):
        vp, gone = played_out(charts, settings, dice)
        points[vp] += 1
        for side in SIDES:
            lost[side][gone[side]] += 1
    _fits(points, odds.ask(GAME, "battle_in_hex", **changes).distribution)
    for side in SIDES:
        _fits(lost[side], odds.ask(GAME, "battle_in_hex_lost", side=side, **changes).distribution)


def _fits(counts: Counter, expected: Any) -> None:
    """No impossible result, and every share within 4.5 deviations of its exact chance."""
    assert set(counts) <= set(expected.outcomes)
    for outcome, chance in expected:
        slack = 4.5 * float(chance * (1 - chance) / BATTLES) ** 0.5 + 2 / BATTLES
        assert abs(counts[outcome] / BATTLES - float(chance)) < slack, (
            outcome,
            counts[outcome],
            float(chance),
        )


@pytest.mark.rule("8.11e", "11.3c", "11.3d")
@pytest.mark.parametrize("changes", SETTINGS)
def test_points_are_the_ships_sunk(changes):
    """The fates settled afterwards: among the ships lost, each is sunk with the table's own chance."""
    damage = {
        side: odds.ask(GAME, "damage", side=side, table=changes.get("table", "standard")) for side in SIDES
    }
    for side in SIDES:
        lost = odds.ask(GAME, "battle_in_hex_lost", side=side, **changes).distribution
        sunk = odds.ask(GAME, "battle_in_hex_sunk", side=side, **changes).distribution
        hit = damage[side].distribution
        share = hit.chance("sunk") / (1 - hit.chance("none"))
        assert sunk.mean() == lost.mean() * share
    if "b_old" not in changes.values():
        points = odds.ask(GAME, "battle_in_hex", **changes).distribution.mean()
        won, gone = (
            odds.ask(GAME, "battle_in_hex_sunk", side=side, **changes).distribution.mean()
            for side in (DE, UK)
        )
        assert points == won - gone


@pytest.mark.rule("8.13c")
def test_who_stays():
    willing = {
        "uk_fights_on": "always",
        "de_fights_on": "never",
        "uk_situations": "nothing",
        "de_situations": "nothing",
    }
    holder = odds.ask(GAME, "battle_in_hex_holder", **willing).distribution
    assert holder.chance("uk_holds") > holder.chance("de_holds"), "the unwilling side leaves"
    both = odds.ask(GAME, "battle_in_hex_holder", **{**willing, "uk_fights_on": "never"}).distribution
    assert both.chance("nobody_holds") > 0.5, "when nobody wants another round all markers leave"


def test_no_setting_of_the_battle_is_endless():
    """Random settings, the boldest policies among them, all come to an end."""
    question = GAME.question("battle_in_hex_holder")
    for values in settings_to_try(GAME, question, 60, "endless"):
        answer = odds.ask(GAME, question.name, **values)
        assert sum(answer.distribution.weights.values()) == answer.distribution.total
