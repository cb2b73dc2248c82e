"""What a table may be changed to: a value of the kind its place declares, a word of the game, by its laws."""

from __future__ import annotations

from random import Random

import pytest

import navalgames
from navalgames.errors import BadInput
from navalgames.explore.changing import parts_of
from navalgames.explore.tables import Table
from navalgames.games import GAME_IDS
from navalgames.games.vocabulary import ANYTHING
from navalgames.odds import charts_of
from tests.random_games import played

GAMES, STATES, PLACES = 3, 8, 60


def places_of(whole, path="", record="", field=""):
    """Every text, number and switch of a state: its place, the record and the field it stands in."""
    for name, part in parts_of(whole).items():
        here = f"{path}.{name}" if path else name
        owner = (type(whole).__name__, name) if hasattr(whole, "_fields") else (record, field)
        if type(part) in (str, int, bool, float):
            yield here, *owner, part
        else:
            yield from places_of(part, here, *owner)


def tables(game_id):
    game = navalgames.find_game(game_id)
    for seed in range(GAMES):
        one = played(game, seed)
        states = [step.state for step in one.steps]
        for state in Random(seed).sample(states, min(STATES, len(states))):
            yield Table(game, state, charts_of(game), one.options)


def spoilt(value):
    """A value of another kind, and one that no place of this kind takes."""
    if type(value) is bool:
        return [7, "perhaps"]
    if type(value) is str:
        return [1914, None, "no such word"]
    return ["no such word", (1,), -123456789 if type(value) is int else "much"]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_a_game_shows_may_be_laid(game_id):
    """Nothing that stands on a table of a real game is refused where it stands."""
    for table in tables(game_id):
        found = list(places_of(table.state))
        for place, *_, value in Random(1).sample(found, min(PLACES, len(found))):
            assert table.change({place: value}).state == table.state


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.by_turns(3)
def test_another_kind_and_an_unknown_word_are_refused_in_words(game_id):
    for table in tables(game_id):
        words = table.game.vocabulary(table.charts, table.options)
        found = list(places_of(table.state))
        for place, record, field, value in Random(2).sample(found, min(PLACES, len(found))):
            for other in spoilt(value):
                if isinstance(other, str) and words.of(record, field, str) is ANYTHING:
                    continue  # a name that somebody gives
                with pytest.raises(BadInput) as refused:
                    table.change({place: other})
                assert "Error" not in str(refused.value), (place, other)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"ships.0.heading": "nirth"}, "“ships.0.heading” cannot be “nirth”. It takes: 0 ("),
        ({"ships.0.heading": 8}, "It takes: a whole number from 0 to 7"),
        ({"strength": "hurricane"}, "“strength” cannot be “hurricane”. It takes: "),
        ({"ships.0.crew": (1,)}, "has 1 crew boxes; its card has 8"),
        ({"ships.1.y": 900}, "L'Insurgente is 900 squares off"),
        ({"ships.0.id": "victory"}, "“ships.0.id” cannot be “victory”. It takes: "),
        ({"ships.0.side": "B"}, "a side without ships"),
        ({"ships.0.sail": "ful"}, "Did you mean “full”"),
        ({"asked": ("C",)}, "“asked.0” cannot be “C”. It takes: A, B."),
        ({"chosen": (1, 2, 3)}, "chosen has 3 entries for 2 ships"),
        ({"ships.0": 1}, "It takes a record Ship"),
        ({"ships.0.loaded": (True,)}, "It takes a tuple of 2, each yes or no"),
    ],
)
def test_a_frigate_cannot_be_what_no_frigate_is(changes, told):
    with pytest.raises(BadInput, match=told.replace("(", r"\(")):
        navalgames.lay("frigate_duel").change(changes)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_goes_on_from_whatever_may_be_laid(game_id):
    """A number changed by one: refused in words, or a table that is looked at and read like any other."""
    laid = 0
    for table in tables(game_id):
        found = [one for one in places_of(table.state) if type(one[3]) is int]
        for place, *_, value in Random(3).sample(found, min(12, len(found))):
            try:
                other = table.change({place: value + 1})
            except BadInput as refused:
                assert "Error" not in str(refused)
                continue
            for side in other.deciding():
                other.orders(side), other.view(side)
            laid += 1
    assert laid


def test_a_set_is_written_as_a_row():
    """Files know rows, no sets; a word that cannot stand there is refused in both."""
    table = navalgames.lay("raiders_of_the_deep", seed=1)
    changed = table.change({"crew.experts": ("engineer",)})
    assert changed.state.crew.experts == frozenset({"engineer"})
    with pytest.raises(BadInput, match="experts"):
        table.change({"crew.experts": ("admiral",)})


def test_a_record_is_written_by_its_fields():
    table = navalgames.lay("kaisers_pirates", seed=1)
    lost = table.state.players[0].merchantmen[0].name
    left = [{"name": one.name} for one in table.state.players[0].merchantmen[1:]]
    won = [{"name": lost, "how": "merchantman"}]
    after = table.change({"players.0.merchantmen": tuple(left), "players.1.pile": tuple(won)}).state.players
    assert after[0].merchantmen == table.state.players[0].merchantmen[1:]
    assert [(one.name, one.how, one.doubled) for one in after[1].pile] == [(lost, "merchantman", False)]


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ({"name": "Lovat", "size": 3}, "size"),
        ({"how": "prize"}, "players.1.pile.0"),
        ({"name": 3, "how": "prize"}, "3"),
    ],
)
def test_a_record_written_otherwise_is_refused(written, told):
    with pytest.raises(BadInput) as refused:
        navalgames.lay("kaisers_pirates", seed=1).change({"players.1.pile": (written,)})
    assert told in str(refused.value)


@pytest.mark.parametrize(
    ("table", "place", "told", "field", "value"),
    [
        (("atlantic_chase", "OP5"), "Weather", "bad weather", "weather", "bad"),
        (("atlantic_chase", "OP5"), "Initiative", "Britain", "active", "British"),
        (("frigate_duel", "S01"), "Wind from", "south-west", "wind", 5),
        (("frigate_duel", "S01"), "initiative", "L'Insurgente", "initiative", "B"),
    ],
)
def test_what_a_table_tells_can_be_laid(table, place, told, field, value):
    game, scenario = table
    laid = navalgames.lay(game, scenario=scenario)
    before = f"{place}: ".casefold()
    assert before in laid.look().casefold()
    changed = laid.change({place: told})
    assert getattr(changed.state, field) == value != getattr(laid.state, field)
    assert f"{before}{told}".casefold() in changed.look().casefold(), "it is told as it was given"


def test_a_place_inside_a_row_is_found_by_its_words():
    table = navalgames.lay("atlantic_chase", scenario="OP5")
    assert table.change({"Task forces.0.Port box": "Brest"}).state.task_forces[0].box == "Brest"
    duel = navalgames.lay("frigate_duel")
    assert duel.change({"ships.0.Sail": "full sail"}).state.ships[0].sail == "full"
