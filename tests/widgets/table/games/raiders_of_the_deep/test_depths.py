"""The boat in the sea as the play table and the guide of Raiders of the Deep draw her."""

from __future__ import annotations

import pytest

from navalgames.explore.scenes import laid
from navalgames.games.raiders_of_the_deep import GAME
from navalgames.games.raiders_of_the_deep.rules import endings
from navalgames.games.raiders_of_the_deep.state import SUBMERGED, Cycle, Logged, State
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import LANGUAGES, Texts
from navalwidgets.guide.page import Guide
from navalwidgets.table.games.raiders_of_the_deep.depths import depths
from tests.widgets.table.games.test_raiders_of_the_deep import at_sea

ENGLISH = Texts("en", game="raiders_of_the_deep", strict=True)


def drawn(state: State, texts: Texts = ENGLISH) -> dict:
    found = depths(state, texts)
    assert found is not None
    return found


def lost(fate: str) -> State:
    state = at_sea()
    return state._replace(captain=state.captain._replace(fate=fate), meeting=None)


@pytest.mark.parametrize(
    ("state", "level"),
    [
        (at_sea(), "surface"),
        (at_sea(posture=SUBMERGED), "shallow"),
        (at_sea()._replace(cycle=Cycle()), "below"),
        (at_sea()._replace(cycle=Cycle(night_surface=True)), "surface"),
        (at_sea()._replace(cycle=Cycle(deep=True)), "deep"),
        (lost("depth_charges"), "bottom"),
        (lost("scuttled"), "surface"),
    ],
)
def test_the_boat_lies_as_deep_as_she_is(state, level):
    assert drawn(state)["level"] == level


def test_an_escort_that_has_found_her_is_drawn_as_one_that_has():
    searched, found = (drawn(at_sea()._replace(cycle=cycle)) for cycle in (Cycle(), Cycle(rammed=True)))
    assert searched["hunted"] and not searched["found"] and found["found"]
    assert drawn(at_sea()._replace(cycle=Cycle(charges=9)))["bursts"] < 9
    assert not drawn(at_sea())["hunted"] and drawn(at_sea())["escort"]


def test_ships_and_what_is_out_are_marked():
    picture = drawn(at_sea())
    assert [ship["state"] for ship in picture["ships"]] == ["whole", "damaged"]
    assert [ship["shape"] for ship in picture["ships"]] == ["steamer", "liner"]
    assert picture["out"] == ["radio"] and picture["distance"] == "medium"


def test_what_a_ship_can_bear_is_told_and_what_she_has_borne():
    ships = drawn(at_sea())["ships"]
    assert [(ship["damage"], ship["points"]) for ship in ships] == [
        (ship.damage, ship.points) for ship in at_sea().meeting.ships
    ]


def test_a_ship_sunk_since_is_drawn_although_the_encounter_is_over():
    before = at_sea()
    first = before.meeting.ships[0]
    line = Logged(first.name, first.tonnage, first.size, first.armed, "sunk", "gun", 1, 0, "channel")
    log = (*before.captain.log, line)
    after = before._replace(meeting=None, captain=before.captain._replace(log=log))
    assert drawn(after)["ships"] == []
    (sunk,) = depths(after, ENGLISH, before)["ships"]
    assert sunk["state"] == "sunk" and sunk["damage"] == sunk["points"]
    hurt = (*before.captain.log, line._replace(fate="damaged"))
    afloat = after._replace(captain=before.captain._replace(log=hurt))
    assert depths(afloat, ENGLISH, before)["ships"] == []


def test_night_is_drawn_as_night():
    state = at_sea()
    times = {time: state._replace(meeting=state.meeting._replace(time=time)) for time in ("day", "night")}
    assert {time: drawn(one)["night"] for time, one in times.items()} == {"day": False, "night": True}


def test_nothing_is_drawn_in_port_or_after_the_war():
    state = at_sea()
    assert depths(state._replace(patrol=state.patrol._replace(boxes=())), ENGLISH) is None
    assert depths(lost(endings.WAR_OVER), ENGLISH) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_depth_has_words(language):
    texts = Texts(language, game="raiders_of_the_deep", strict=True)
    states = [at_sea(), *(at_sea()._replace(cycle=Cycle(previous=known)) for known in (False, True))]
    said = {drawn(state, texts)["summary"] for state in states}
    assert len(said) == 3


def test_a_lesson_shows_the_boat_alone_and_lights_a_track():
    shown = Guide(GAME, "episode=found&step=deeper")
    board = shown.scene._board
    assert board.main.small and board.aside is None
    assert board.main.lit == ["hull"] and board.main.depths["found"]


@pytest.mark.parametrize("step", ["search", "deeper"])
def test_an_order_below_test_depth_moves_the_boat_at_once_and_she_stays_there(step):
    boards = [Guide(GAME, f"episode=found&step={step}&order={order}") for order in ("keep", "deep")]
    assert [one.scene._board.main.depths["level"] for one in boards] == ["below", "deep"]
    for order, level in (("keep", "below"), ("deep", "deep")):
        for seed in range(4):
            shown = Guide(GAME, f"episode=found&step={step}&order={order}&guess=40&seed={seed}&rolls=1")
            assert shown.scene._board.main.depths["level"] in (level, "bottom")


def test_depth_costs_a_box_as_soon_as_it_is_ordered():
    hulls = [
        Guide(GAME, f"episode=found&step=search&order={order}").scene._board.main.mat["tracks"][0]["value"]
        for order in ("keep", "deep")
    ]
    assert hulls == [0, 1]


def test_a_hunter_who_has_not_found_her_turns_away():
    seen = set()
    for seed in range(12):
        shown = Guide(GAME, f"episode=found&step=search&order=keep&guess=40&seed={seed}&rolls=1")
        depths_now = shown.scene._board.main.depths
        missed = shown.player.sample.last.outcome == "undetected"
        assert depths_now["hunted"] != missed and depths_now["found"] != missed
        seen.add(missed)
    assert seen == {True, False}


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("episode=found&step=search&order=deep&guess=40", ["", "takes 1 off: 9 or more on the dice"]),
        ("episode=found&step=search&order=keep&guess=40", ["adds 1: 8 or more on the dice"]),
    ],
)
def test_what_was_added_to_a_search_stands_by_its_dice(address, said):
    shown = Guide(GAME, address)
    shown.dice._heard(shown.dice, {"event": "roll", "n": 1}, [])
    lying = shown.scene.told.page["dice"]
    notes = [group["note"] for row in lying["rows"] for group in row]
    assert len(notes) == len(said) and all(part in note for part, note in zip(said, notes, strict=True))


def test_a_mission_begins_with_an_empty_log_book():
    for episode in episodes_of(GAME):
        state = laid(GAME.id, episode.mission.scene).state
        assert (state.score, state.captain.log) == (0, ())


def test_torpedoes_run_to_the_ship_they_are_fired_at():
    board = Guide(GAME, "episode=found&step=search").scene._board
    board.put_to_sea((("boat", "ship-2", "FIRST"), ("boat", "ship-9", "FIRST")))
    assert board.main.tracks == [1]


def test_a_scene_that_met_something_stays_at_sea_and_one_that_did_not_shows_the_chart():
    sea, chart = (
        Guide(GAME, f"episode={step}").scene._board.main for step in ("4&step=order", "1&step=promotion")
    )
    assert sea.patrol == {} and sea.depths and chart.patrol["boxes"]


def test_a_search_shows_the_ship_she_met_and_the_chart_again_when_the_next_meets_none():
    """With the first rolls of these seeds: the boat in the sea with a ship, or her way home."""
    address = "episode=7&step=search&order=two&guess=40"
    shown = Guide(GAME, address)
    fell = {}
    for _ in range(12):
        shown.dice._heard(shown.dice, {"event": "roll", "n": 1}, [])
        board = shown.scene._board.main
        fell[shown.player.sample.last.outcome] = (len(board.depths["ships"]), bool(board.patrol))
    assert fell == {"met": (1, False), "not_met": (0, True)}


def test_a_boat_ordered_below_the_line_for_a_whole_hunt_goes_there():
    levels = [
        Guide(GAME, f"episode=5&step=hunt&order={order}").scene._board.main.depths["level"]
        for order in ("deep", "keep")
    ]
    assert levels == ["deep", "below"]


def test_a_trap_that_is_sunk_lies_there_to_be_seen():
    shown = Guide(GAME, "episode=4&step=gun&order=close&guess=half")
    for _ in range(20):
        shown.dice._heard(shown.dice, {"event": "roll", "n": 1}, [])
        sunk = str(shown.player.sample.last.outcome).startswith("sunk")
        states = [ship["state"] for ship in shown.scene._board.main.depths["ships"]]
        assert ("sunk" in states) == sunk


@pytest.mark.parametrize(
    ("address", "level"),
    [
        ("episode=8&step=nobody&order=nobody&guess=few", "bottom"),
        ("episode=4&step=order&order=dive&guess=10", "shallow"),
        ("episode=7&step=air&guess=10", "shallow"),
    ],
)
def test_what_a_roll_of_a_lesson_leaves_of_the_boat_is_seen(address, level):
    """Lost she lies on the bottom; whoever dives from a trap or an aircraft stays under water."""
    assert Guide(GAME, address + "&rolls=1").scene._board.main.depths["level"] == level


WATERS = [("above", "below"), ("below", "deep"), ("", "shallow"), ("long", "shallow")]


@pytest.mark.parametrize(("waters", "told"), WATERS)
def test_a_boat_that_got_away_lies_where_she_was_ordered_to(waters, told):
    hunted = at_sea()._replace(cycle=Cycle())
    hunted = hunted._replace(meeting=hunted.meeting._replace(posture="submerged"))
    away = hunted._replace(cycle=None)
    assert depths(away, ENGLISH, hunted, waters)["level"] == told
    lost_since = away._replace(captain=away.captain._replace(fate="depth_charges"))
    assert depths(lost_since, ENGLISH, hunted, waters)["level"] == "bottom"
    assert depths(hunted, ENGLISH, hunted, waters)["level"] == "below"
