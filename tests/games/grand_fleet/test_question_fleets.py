"""The question about forming fleets: numbers, classes, dummies, refusals, and what stands beside it."""

from __future__ import annotations

import pytest

from navalgames import odds
from navalgames.errors import BadInput
from navalgames.games.grand_fleet import GAME
from navalgames.games.grand_fleet.state import DE, UK

QUESTION = "fleets_formed"
COUNTED = ("formed", "fast", "ordinary", "slow", "dummies")


def counts(side: str, fast: int, dreadnoughts: int, slow: int, size: int) -> list[int]:
    """The answers for all that may be counted, in the order of COUNTED."""
    ships = {"fast_ships": fast, "dreadnoughts": dreadnoughts, "slow_ships": slow}
    found = []
    for counted in COUNTED:
        (outcome, chance), *_ = asked(side=side, fleet_size=size, counted=counted, **ships).distribution
        assert chance == 1
        found.append(outcome)
    return found


def asked(**given) -> odds.Answer:
    return odds.ask(GAME, QUESTION, **given)


@pytest.mark.rule("8.2b", "8.2c", "8.2e", "8.2f", "8.2i", "8.2j", "8.3a", "8.3b", "8.3c")
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ((DE, 5, 16, 6, 5), [6, 1, 4, 1, 0]),
        ((DE, 5, 16, 6, 10), [4, 1, 2, 1, 2]),
        ((DE, 5, 5, 2, 5), [3, 1, 1, 1, 3]),
        ((DE, 5, 2, 6, 8), [2, 0, 1, 1, 4]),
        ((UK, 9, 24, 0, 8), [5, 2, 3, 0, 3]),
        ((UK, 9, 24, 0, 4), [8, 2, 6, 0, 0]),
        ((UK, 2, 0, 0, 4), [0, 0, 0, 0, 8]),
    ],
)
def test_fleets_classes_and_dummies(given, expected):
    assert counts(*given) == expected
    every, *classes, dummies = expected
    assert sum(classes) == every and every + dummies == (6 if given[0] == DE else 8)


@pytest.mark.parametrize(
    ("given", "parameter", "rule", "most"),
    [
        ({"side": DE, "fast_ships": 10}, "fast_ships", "2.1c", 9),
        ({"side": DE, "dreadnoughts": 22}, "dreadnoughts", "2.1c", 21),
        ({"side": DE, "slow_ships": 16}, "slow_ships", "2.1c", 15),
        ({"side": UK, "fast_ships": 14, "dreadnoughts": 28, "slow_ships": 23}, "dreadnoughts", "8.2g", 64),
        ({"side": UK, "fleet_size": 9}, "fleet_size", "8.2c", 8),
    ],
)
def test_what_the_game_would_refuse_is_refused(given, parameter, rule, most):
    """Americans serve the British; what the sliders reach at most is what the roster has."""
    refused = odds.refused_setting(GAME, QUESTION, **given)
    assert (refused.parameter, refused.rule, dict(refused.facts)["most"]) == (parameter, rule, most)
    with pytest.raises(BadInput):
        asked(**given)


def test_the_largest_settings_that_are_allowed():
    assert odds.refused_setting(
        GAME, QUESTION, side=UK, fast_ships=14, dreadnoughts=47, slow_ships=3, fleet_size=8
    ) is None  # fmt: skip
    assert counts(UK, 14, 27, 23, 8)[0] == 8
    assert odds.refused_setting(
        GAME, QUESTION, side=DE, fast_ships=9, dreadnoughts=21, slow_ships=15, fleet_size=10
    ) is None  # fmt: skip
    sliders = {one.name: one.values for one in GAME.question(QUESTION).parameters}
    assert [sliders[name][-1] for name in ("fast_ships", "dreadnoughts", "slow_ships")] == [14, 47, 23]


@pytest.mark.parametrize(
    ("given", "acting"),
    [
        ({"fast_ships": 5, "dreadnoughts": 10, "slow_ships": 0}, {"8.2f"}),
        ({"fast_ships": 6, "dreadnoughts": 15, "slow_ships": 15, "fleet_size": 3}, {"8.2b", "8.2f"}),
        ({"fast_ships": 5, "dreadnoughts": 10, "slow_ships": 4, "fleet_size": 3}, {"8.2c", "8.2f"}),
        ({"fast_ships": 5, "dreadnoughts": 10, "slow_ships": 2}, {"8.2d", "8.2f", "8.2j"}),
        ({"fast_ships": 1, "dreadnoughts": 1, "slow_ships": 0}, {"8.2j"}),
        (
            {"fast_ships": 5, "dreadnoughts": 10, "slow_ships": 0, "counted": "dummies"},
            {"8.2e", "8.2f", "8.2i"},
        ),
        ({"fast_ships": 5, "dreadnoughts": 10, "slow_ships": 0, "counted": "fast"}, {"8.2f", "8.3b"}),
        ({"fast_ships": 5, "dreadnoughts": 10, "slow_ships": 0, "counted": "ordinary"}, {"8.2f", "8.3c"}),
        ({"fast_ships": 5, "dreadnoughts": 10, "slow_ships": 5, "counted": "slow"}, {"8.2f", "8.3a"}),
        ({"fast_ships": 5, "dreadnoughts": 10, "slow_ships": 0, "counted": "slow"}, {"8.2f"}),
    ],
)
def test_only_rules_that_acted_are_named(given, acting):
    answer = asked(side=DE, **given)
    assert set(answer.rules) == acting
    assert {cell[:2] for cell in answer.cells} == {("fleet_limits", DE)}
    assert answer.weakest == "rulebook"


@pytest.mark.parametrize(
    ("ships", "idle"),
    [((5, 5, 5), True), ((5, 5, 0), True), ((6, 5, 5), False), ((5, 4, 2), False), ((2, 1, 2), True)],
)
def test_the_size_is_idle_where_no_class_makes_two_fleets(ships, idle):
    fast, dreadnoughts, slow = ships
    given = {"side": DE, "fast_ships": fast, "dreadnoughts": dreadnoughts, "slow_ships": slow}
    assert [one.parameter for one in odds.idle_settings(GAME, QUESTION, **given)] == ["fleet_size"] * idle
    answers = {asked(fleet_size=size, **given).distribution for size in (3, 5, 10)}
    assert (len(answers) == 1) == idle
