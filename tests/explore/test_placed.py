"""Places by the names that a table tells, and all of them listed, zeros too."""

from __future__ import annotations

import pytest

import navalgames
from navalgames.errors import BadInput
from navalgames.games import GAME_IDS
from navalgames.sessions.state_lines import state_lines
from navalgames.sessions.words import PlayWords


def in_sight() -> navalgames.Table:
    play = navalgames.new_play("raiders_of_the_deep", seed=3, seats={"FIRST": "historical"})
    while play.decision()[0] != "engage":
        play.step_computer()
    return navalgames.lay("raiders_of_the_deep", saved=play)


@pytest.mark.parametrize(
    ("game", "told", "path"),
    [
        ("frigate_duel", "Ships.L'Insurgente.North", "ships.1.y"),
        ("frigate_duel", "Kinds of shot.Ship 1.Port", "shots.0.0"),
        ("atlantic_chase", "Task forces.B1.Ships.Hood.Hits", "task_forces.1.ships.0.hits"),
        ("kaisers_pirates", "players.South.hand", "players.1.hand"),
        ("grand_fleet", "Fleet boxes.United Kingdom.Fleet 1", "fleets.0.0"),
    ],
)
def test_a_place_is_written_as_a_table_tells_it(game, told, path):
    table = navalgames.lay(game, **({"scenario": "OP5"} if game == "atlantic_chase" else {}))
    (place,) = [one for one in table.places() if one.path == path]
    assert table.change({told: place.value}).state == table.state
    reading = table.read(table.find_orders()[0], measure=told)
    assert reading.distribution == table.read(table.find_orders()[0], measure=path).distribution


def test_a_target_and_a_captain_are_places_by_their_names():
    boat = in_sight()
    assert boat.change({"Encounter.Targets.Ramazan.Size": "large"}).state.meeting.ships[0].size == "large"
    (rank,) = boat.places("Otto Launburg rank")
    assert (rank.path, rank.value) == ("captain.rank", "LtzS")


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_place_goes_by_what_it_is_told(game_id):
    table = navalgames.lay(game_id)
    places = table.places()
    assert len(repr(places).splitlines()) == len(places) > 50
    for place in places:
        assert table.change({place.told: place.value}).state == table.state, place


def test_places_tell_zeros_and_what_they_take():
    boat = in_sight()
    (hull,) = boat.places("boat hull")
    assert (hull.path, hull.told, hull.value) == ("boat.hull", "Boat.Hull damage", 0)
    duel = navalgames.lay("frigate_duel")
    morale = "ships.1.morale (Ships.L'Insurgente.Morale): 0 (steady). "
    assert repr(duel.places("insurgente morale")) == f"{morale}Takes -1 (unfit), 0 (steady), 1 (handy)"
    assert duel.places("no such place") == ()


def test_a_place_that_there_is_not_says_where_and_what_there_is():
    with pytest.raises(BadInput, match=r"no place “Hulk” in “boat”\. Known: .*hull \(Hull damage\)"):
        in_sight().change({"Boat.Hulk": 1})
    with pytest.raises(BadInput, match=r"no place “shps” here\. .* and 8 more\. Did you mean “Ships”"):
        navalgames.lay("frigate_duel").change({"shps": 1})


def test_a_word_for_a_number_is_refused_with_the_words_there_are():
    with pytest.raises(BadInput, match=r"“happy”\. It takes: -1 \(unfit\), 0 \(steady\), 1 \(handy\)"):
        navalgames.lay("frigate_duel").change({"Ships.L'Insurgente.Morale": "happy"})


def test_a_list_is_a_row_and_a_set_is_a_set():
    duel, boat = navalgames.lay("frigate_duel"), in_sight()
    assert duel.change({"ships.0.loaded": [True, False]}).state.ships[0].loaded == (True, False)
    for several in ({"engineer"}, ["engineer"]):
        assert boat.change({"crew.experts": several}).state.crew.experts == frozenset({"engineer"})


def test_only_what_is_declared_for_each_side_is_told_by_sides():
    """One patrol of one captain is no captain, and two ships out of play are no sides."""
    assert "Patrol 1: Month" in in_sight().look()
    chase = navalgames.lay("atlantic_chase", scenario="OP5")
    first = chase.state.task_forces[:2]
    told = state_lines(chase.state._replace(task_forces=first), PlayWords(chase.game), ("British", "German"))
    assert "  Task force 1" in told and "  Task force 2" in told and "  Britain" not in told
    assert "  United Kingdom" in state_lines(navalgames.lay("grand_fleet").state, _words("grand_fleet"))


def _words(game_id: str) -> PlayWords:
    return PlayWords(navalgames.find_game(game_id))


def test_words_of_no_place_are_told_what_can_hold_them_and_what_there_is():
    duel = navalgames.lay("frigate_duel")
    told = repr(duel.places("captured"))
    assert "No place here is called “captured”. These can hold it: ships.0.out (" in told
    assert "Names of places" not in told and "`table.places()`" in told
    assert "Nearest: “Morale”. Names of places here: Turn, " in repr(duel.places("morle"))
    assert "Nearest" not in repr(duel.places("sunk"))
