"""Conditions of mini-scenarios: read, judged, and refused where they are none."""

from __future__ import annotations

import pytest

from navalgames.games.atlantic_chase.scenario.conditions import Fate, Unreadable, holds, parse

FATES = {
    "Bismarck": Fate("German", crippled=True),
    "Hood": Fate("British", sunk=True, crippled=True),
    "Convoy (British)#1": Fate("British", hits=5, dispersed=True),
}
NAMES = ("Bismarck", "Hood", "Convoy (British)", "British", "German")


@pytest.mark.rule("SCN.16", "SCN.7", "SCN.8")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("sunk(Hood)", True),
        ("sunk(Bismarck)", False),
        ("crippled(Bismarck)", True),
        ("exited(Bismarck)", False),
        ("dispersed(Convoy (British))", True),
        ("hits(Convoy (British)) >= 5 and hits(Convoy (British)) < 6", True),
        ("count_sunk(British) == 1", True),
        ("count_crippled(Bismarck, Hood) > 1", True),
        ("count_sunk(German) >= 1 or not sunk(Hood)", False),
        ("not (sunk(Hood) and sunk(Bismarck))", True),
        ("sunk(Bismarck) or sunk(Hood) and crippled(Bismarck)", True),
    ],
)
def test_conditions(text, expected):
    assert holds(parse(text, NAMES), FATES) is expected


@pytest.mark.rule("SCN.16")
@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("sank(Hood)", "sank"),
        ("sunk(Tirpitz)", "Tirpitz"),
        ("sunk(Hood", "Hood"),
        ("count_sunk(British)", "-"),
        ("count_sunk(British) >= many", "many"),
        ("sunk(Hood) sunk(Bismarck)", "sunk(Bismarck)"),
        ("", "-"),
    ],
)
def test_a_condition_that_is_none(text, given):
    with pytest.raises(Unreadable) as refused:
        parse(text, NAMES)
    assert refused.value.given == given
