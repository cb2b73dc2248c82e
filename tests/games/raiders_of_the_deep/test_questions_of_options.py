"""What options change in the exact odds of a patrol."""

from __future__ import annotations

from navalgames.games.raiders_of_the_deep import GAME
from navalgames.odds import ask


def chances(name: str, **given: object) -> dict:
    return dict(ask(GAME, name, **given).distribution)


def test_what_an_option_changes_is_what_its_rule_says():
    """A 12 on the approach, a boat that fires by night, an award before promotion, the tile of Saltzwedel."""
    assert chances("approach", approach_twelve_bonus=True)["well_detected"] == chances("detection",
        day_torpedo=False)["well_detected"]  # fmt: skip
    by_night = chances("detection", day_torpedo=False, night_surface=True, night_surface_detection=1)
    assert by_night == chances("detection", previous=True, day_torpedo=False)
    counted = chances("promotion", due=True, promotion_after_awards=True)
    assert counted == chances("promotion", medals=1) != chances("promotion", due=True)
    more = chances("mine_victims", commander_tile="saltzwedel")
    assert more != chances("mine_victims") == chances("mine_victims", commander_tile="rose")
    assert chances("tonnage", standard_tonnage=True, size="large") == {7000: 1}
    assert chances("going_home") == {"undetected": 1}
    assert chances("air_injury", air_injury_surfaced=False) == {"light": 1}
    assert chances("boat_hit", type="UBI")["minor"] > chances("boat_hit")["minor"]
    first = chances("rolls_made", owed=4, event_ends_box=True)
    assert first[1] > chances("rolls_made", owed=4).get(1, 0)
