"""Control points, the end of the game and its winner (8.13, 10, 11)."""

from __future__ import annotations

import pytest

from navalgames.charts import Charts
from navalgames.games.grand_fleet.rules import ending
from navalgames.games.grand_fleet.rules.sequence import AGENDA
from navalgames.games.grand_fleet.state import DE, UK, AtSea, Battle, Initiative, Options, in_fleet_boxes
from tests.games.grand_fleet.table import ANY, advanced, dice, full


def after_control(charts: Charts, attacker: str, *at_sea: AtSea) -> int:
    """The change of the points when a battle ends with these fleets at sea."""
    state = full(
        charts, "control", battle=Battle(attacker, at_sea=at_sea), initiative=Initiative((1, 1), attacker, 2)
    )
    after, _ = advanced(state, charts)
    assert after.battle is None and after.fleets[0] and after.turn == 2
    return after.vp


@pytest.mark.rule("8.13a", "8.13e", "11.3e", "2.2c", "2.2g")
def test_only_the_attacker_alone_in_enemy_hexes_scores(charts: Charts) -> None:
    assert after_control(charts, DE, AtSea("103", ((), (1,)))) == -3
    assert after_control(charts, UK, AtSea("808", ((2,), ()))) == 3
    assert after_control(charts, UK, AtSea("808", ((2,), (1,)))) == 0
    assert after_control(charts, UK, AtSea("103", ((2,), ()))) == 0, "an own hex"
    assert after_control(charts, UK, AtSea("605", ((2,), ()))) == 0, "a normal hex"
    assert after_control(charts, UK, AtSea("103", ((), (1,)))) == 0, "the defender never scores"


@pytest.mark.rule("8.13b", "8.13c")
def test_a_fleet_that_met_nobody_controls_its_hex(charts: Charts) -> None:
    assert after_control(charts, DE, AtSea("104", ((), (3,)))) == -1


@pytest.mark.rule("8.13d", "2.2g")
def test_the_fraction_is_dropped_from_the_sum(charts: Charts) -> None:
    one = AtSea("202", ((), (1,)))
    assert after_control(charts, DE, one) == 0
    two = AtSea("204", ((), (2,)))
    assert after_control(charts, DE, one, two) == -1
    assert after_control(charts, DE, one, two, AtSea("106", ((), (3,)))) == -2


@pytest.mark.rule("8.13f")
def test_markers_leave_and_ships_stay(charts: Charts) -> None:
    state = full(charts, "control", battle=Battle(UK), initiative=Initiative((1, 1), UK, 2))
    after, _ = advanced(state, charts)
    assert after.battle is None
    assert set(in_fleet_boxes(state, UK)) == set(in_fleet_boxes(after, UK))


@pytest.mark.rule("10.1a", "11.1")
@pytest.mark.parametrize(("vp", "winner"), [(1, UK), (6, UK), (-1, DE), (-6, DE)])
def test_after_turn_9_the_leader_wins(charts: Charts, vp: int, winner: str) -> None:
    outcome = ending.end_of_turn(9, vp, 30, 20, charts)
    assert (outcome.winner, outcome.rule) == (winner, "11.1")
    assert ending.end_of_turn(8, vp, 30, 20, charts) is None


@pytest.mark.rule("11.2")
def test_a_level_end_is_british(charts: Charts) -> None:
    assert ending.end_of_turn(9, 0, 30, 20, charts).winner == UK


@pytest.mark.rule("10.1b", "11.4", "2.2j", "chart:vp_track")
@pytest.mark.parametrize(("vp", "winner"), [(6, None), (7, UK), (11, UK), (-6, None), (-7, DE), (-40, DE)])
def test_a_lead_of_7_ends_the_game(charts: Charts, vp: int, winner: str | None) -> None:
    outcome = ending.end_of_turn(3, vp, 30, 20, charts)
    assert (outcome.winner if outcome else None) == winner


@pytest.mark.rule("10.1b", "10.2")
def test_a_lead_lost_again_before_the_end_of_the_turn_does_not_count(charts: Charts) -> None:
    state = full(charts, "control", vp=9, battle=Battle(DE, at_sea=(AtSea("103", ((), (1,))),)))
    after, _ = advanced(state, charts)
    assert after.vp == 6 and after.outcome is None


@pytest.mark.rule("10.1c", "11.5a", "11.5b", "chart:maintenance")
@pytest.mark.parametrize(
    ("uk", "de", "winner"), [(21, 11, None), (20, 11, DE), (21, 10, UK), (20, 10, "draw")]
)
def test_maintenance(charts: Charts, uk: int, de: int, winner: str | None) -> None:
    outcome = ending.end_of_turn(3, 0, uk, de, charts)
    found = None if outcome is None else outcome.winner or "draw"
    assert found == winner


@pytest.mark.rule("10.2")
def test_the_end_is_checked_in_a_turn_without_initiative(charts: Charts) -> None:
    state = full(charts, "submarine_check", turn=4, vp=7, american=())
    after, _ = advanced(state, charts, 6)
    assert after.usw_turn == 4 and after.outcome.winner == UK


@pytest.mark.rule("11.6")
def test_both_at_once_is_a_draw_unless_the_switch_says_otherwise(charts: Charts) -> None:
    cases = {
        (7, 20, 15): (None, DE),
        (-7, 30, 10): (None, UK),
        (0, 20, 10): (None, None),
        (7, 30, 10): (UK, UK),
    }
    for (vp, uk, de), (default, switched) in cases.items():
        assert ending.end_of_turn(3, vp, uk, de, charts).winner == default
        assert ending.end_of_turn(3, vp, uk, de, charts, maintenance_beats_lead=True).winner == switched


@pytest.mark.rule("11.6", "11.5b")
def test_the_switch_reaches_the_game(charts: Charts) -> None:
    state = full(charts, "end_of_turn", vp=7)
    few = tuple((ship,) for ship in in_fleet_boxes(state, UK)[:8])
    state = state._replace(fleets=(few, state.fleets[1]))
    assert advanced(state, charts)[0].outcome.winner is None
    switched = Options(maintenance_beats_lead=True)
    assert advanced(state, charts, options=switched)[0].outcome.winner == DE


@pytest.mark.rule("11.3g")
def test_one_signed_number_is_enough(charts: Charts) -> None:
    """A gain of one side is a loss of the other: the same points to both leave the number where it was."""
    gained = after_control(charts, UK, AtSea("808", ((1,), ())))
    lost = after_control(charts, DE, AtSea("103", ((), (1,))))
    assert gained + lost == 0


@pytest.mark.rule("8.13a", "8.13d", "2.2c")
@pytest.mark.parametrize(
    ("attacker", "at_sea", "hexes", "vp"),
    [
        (DE, (("605", ((), (1,))),), 0, 0), (UK, (("605", ((1,), ())),), 0, 0),
        (DE, (("103", ((), (1,))), ("605", ((), (2,)))), 1, 3), (UK, (("808", ((1,), ())),), 1, 3),
        (DE, (("808", ((), (1,))),), 0, 0), (UK, (("808", ((1,), (1,))),), 0, 0),
        (UK, (("808", ((), (1,))),), 0, 0), (DE, (("103", ((), (1,))), ("104", ((), (2,)))), 2, 4),
    ],
)  # fmt: skip
def test_the_log_tells_the_hexes_that_are_controlled_and_their_points(
    charts: Charts, attacker: str, at_sea: tuple, hexes: int, vp: int
) -> None:
    battle = Battle(attacker, at_sea=tuple(AtSea(*entry) for entry in at_sea))
    reader = dice()
    after = AGENDA.stages["control"](reader, full(charts, "control", battle=battle), charts, ANY)
    (told,) = reader.record
    assert (told.rule, told.args["side"], told.args["hexes"], told.args["vp"]) == (
        "8.13d",
        attacker,
        hexes,
        vp,
    )
    assert after.vp == (vp if attacker == UK else -vp)
