"""Raiders of the Deep on the play table, without a page: orders, words, odds, drawing, log book."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import pairwise
from math import hypot
from random import Random

import pytest

from navalgames.chance import RandomDice, exact
from navalgames.errors import Problem
from navalgames.games.raiders_of_the_deep import GAME, given
from navalgames.games.raiders_of_the_deep.rules import fire
from navalgames.games.raiders_of_the_deep.state import (
    SEVERE,
    SURFACED,
    Award,
    Boat,
    Captain,
    Career,
    Crew,
    Cycle,
    Logged,
    Meeting,
    Patrol,
    PatrolLine,
    Ship,
    State,
)
from navalgames.games.raiders_of_the_deep.tables import book_of, track
from navalgames.sessions import saved
from navalgames.sessions.play import Play
from navalgames.texts import LANGUAGES, Texts
from navalwidgets.table.games import raiders_of_the_deep as tables
from navalwidgets.table.games.raiders_of_the_deep import (
    beside,
    book,
    chances,
    chart,
    theatre,
)
from navalwidgets.table.page import TableApp
from tests.widgets.table.games.seen import SeenTable

CHARTS = GAME.read_charts()
SHOWN_STEPS = 150
APRIL_1917 = 1917 * 12 + 3


class Seen(SeenTable):
    """The table of Raiders of the Deep."""

    def __init__(self, language: str = "en", seed: int = 1, **options) -> None:
        super().__init__(GAME, tables, language, seed, **options)


def at_sea(stage: str = "salvo", **meeting) -> State:
    """A boat in the British Isles with an escorted freighter and a large one in sight."""
    ships = (Ship("", "small", 3000, 2), Ship("Lusitania", "large", 12000, 4, damage=1))
    met = Meeting("two_ships_escort", ships, True, time="night", posture=SURFACED, distance="medium", round=1)
    return State(
        1, 0, "FIRST", stage, ("FIRST",),
        Captain("Hans Rose", rank="KptLt", flotilla="HSF", month=APRIL_1917, patrols=(
            PatrolLine(APRIL_1917, "U-53", "U31", "british_isles"),)),
        Boat("U31", "U-53", hull=2, damaged=frozenset({"radio"}), fore=(0, 0, 2), aft=(0, 1, 0)),
        Crew(engineer=SEVERE, experts=frozenset({"doctor"})),
        Patrol("british_isles", ("transit", "agent", "patrol", "patrol", "transit"), at=2, rolls=1),
        met._replace(**meeting),
    )  # fmt: skip


def offer_of(seen: Seen, state: State, picked: str = ""):
    seen.state = state
    return seen.show("FIRST", picked)


def reachable(seen: Seen, side: str, offer) -> set:
    """Every order that some button or place gives."""
    found = {*offer.orders.values(), *offer.places.values()}
    for picked in offer.stacks.values():
        again, _ = seen.show(side, picked)
        found |= {*again.orders.values(), *again.places.values()}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options", [{}, {"form": "two_players", "evasive_manoeuvres": True}, {"austrian_campaign": True}]
)
@pytest.mark.by_turns(2)
def test_every_order_can_be_chosen_and_every_word_is_there(language, options):
    seen, rng = Seen(language, seed=11, **options), Random(11)
    for _ in range(SHOWN_STEPS):
        if not GAME.deciding(seen.state):
            break
        side = GAME.deciding(seen.state)[0]
        offer, offered = seen.show(side)
        assert reachable(seen, side, offer) == set(offered), offer.prompt
        told = json.dumps([offer._replace(orders={}, places={})], default=str, ensure_ascii=False)
        assert "⟦" not in told and "⟦" not in seen.page
        standing = seen.table.standing(GAME.view(seen.state, side, seen.options))
        assert standing.turn and standing.phase and standing.score
        seen.give(side, rng.choice(offered))


def test_a_salvo_tells_the_exact_chance_at_each_ship():
    seen, state = Seen(), at_sea()
    offer, _ = offer_of(seen, state, "fore-0-0-2")
    fire = {action.key: action for action in offer.groups[0].actions}
    falls = chances.of_salvo(state, (("g6", 1, 2),), False, book_of(CHARTS, seen.options))
    told = [(one.label, one.share) for one in fire["ship-1"].odds]
    assert told == [
        ("sunk", float(falls[0].sunk)),
        ("hit, and still afloat", float(falls[0].damaged)),
    ]
    split = fire["aim-g6-1-1-g6-2-1"]
    assert split.label.startswith("1 at ship 1") and "; 1 at ship 2, Lusitania" in split.label
    assert [one.label.split()[1] for one in split.odds] == ["1", "1", "2", "2"]


def test_the_odds_are_those_of_the_rules():
    state, options = at_sea(), GAME.options()
    table = book_of(CHARTS, options)
    modifier = fire.fire_modifier(
        "g6", True, True, SURFACED, False, "small", state.captain, state.crew, table
    )
    one = exact(fire.one_torpedo, "g6", "medium", modifier, table.chart_of(APRIL_1917), False, CHARTS)
    (fall,) = chances.of_salvo(state, (("g6", 1, 1),), False, table)
    assert fall.sunk == sum((one.chance(points) for points in one.weights if points >= 2), Fraction(0))
    assert fall.sunk + fall.damaged == 1 - one.chance(0)


def test_the_staff_answers_when_it_is_asked():
    seen = Seen()
    offer, offered = offer_of(seen, at_sea())
    advice = offer.groups[-1]
    assert advice.folded and advice.legend == "Ask the staff" and offer.orders["staff"] in offered
    attack = at_sea("engage", escorted=True, round=0)
    offer, _ = offer_of(seen, attack)
    assert "t" in offer.groups[-1].actions[0].note and not offer.groups[-1].actions[0].main
    seen.state = GAME.start(RandomDice(seed=1), CHARTS, seen.options)
    offer, _ = seen.show("FIRST")
    assert "staff" not in offer.orders


def test_going_on_tells_what_the_next_roll_meets():
    state = at_sea("sail")._replace(meeting=None)
    state = state._replace(patrol=state.patrol._replace(rolls=0))
    table = book_of(CHARTS, GAME.options())
    column = CHARTS[f"e1_encounter_{table.chart_of(APRIL_1917)}"]
    ways = {total: 6 - abs(total - 7) for total in range(2, 12)}
    quiet = sum(ways[total] for total in ways if column.value(total, "british_isles") == "none")
    found = {key: trial.chance(end) for key, trial, end in chances.of_order(state, given.SailOn(), table)}
    assert found["event"] == Fraction(1, 36) and sum(found.values()) == 1 - Fraction(quiet, 36)
    known = state._replace(patrol=state.patrol._replace(event_done=True))
    assert "event" not in {key for key, *_ in chances.of_order(known, given.SailOn(), table)}


def test_below_test_depth_shows_what_it_costs_and_what_it_brings():
    seen = Seen()
    state = at_sea("test_depth")._replace(cycle=Cycle())
    offer, _ = offer_of(seen, state)
    by_label = {action.label: action for action in offer.groups[0].actions}
    stay, deep = by_label["Stay above it"], by_label["Go below test depth"]
    assert [one.label for one in deep.odds] == ["the boat is crushed", "the escorts find the boat"]
    assert not stay.main and not deep.main, "both have a price"
    boat = state.boat
    sheet = book_of(CHARTS, seen.options).mats[boat.type]
    stands = f"{boat.hull} of {sheet.hull} hull boxes are gone, and {boat.flooding} of {sheet.flooding} boxes"
    assert any(stands in line for line in offer.about)
    assert deep.odds[1].share < stay.odds[0].share and 0 < deep.odds[0].share < 1


def test_ships_that_may_be_aimed_at_can_be_chosen_on_the_board():
    seen = Seen()
    offer, _ = offer_of(seen, at_sea(), "fore-0-0-1")
    assert seen.board.main.targets == ["ship-1", "ship-2"] and "G/6" in seen.board.main.hint
    main = seen.board.main
    main._heard(main, {"event": "choose", "place": "ship-2"}, [])
    main._heard(main, {"event": "choose", "place": "ship-9"}, [])
    assert seen.chosen == ["ship-2"]
    assert offer.places["ship-2"] == given.FireTorpedoes("fore", (("g6", 2, 1),))


def test_the_boat_shows_its_torpedoes_tracks_wounds_and_damage():
    seen = Seen()
    offer_of(seen, at_sea())
    mat = seen.board.main.mat
    fore, aft = mat["ends"]
    assert [one["mark"] for one in fore["tubes"]] == ["G6", "G6"] and [
        one["mark"] for one in aft["tubes"]
    ] == ["C06", ""]
    assert (
        mat["tracks"][0]["value"] == 2
        and mat["tracks"][0]["most"] == book_of(CHARTS, seen.options).mats["U31"].hull
    )
    assert {one["name"]: one["state"] for one in mat["systems"]}["radio"] == "damaged"
    states = {one["name"]: one for one in mat["men"]}
    assert states["chief engineer"]["state"] == "severe" and states["doctor"]["expert"]
    assert "radio" in mat["summary"]


def test_the_encounter_shows_damage_and_never_by_colour_alone():
    seen = Seen()
    offer_of(seen, at_sea())
    first, second = seen.board.main.encounter["ships"]
    assert (first["state"], second["state"], second["damage"], second["points"]) == ("whole", "damaged", 1, 4)
    assert first["words"] == "unhurt" and second["words"] == "damaged" and "Lusitania" in second["label"]


TRACKS = {
    (area, boxes)
    for area in CHARTS["patrol_track"].columns
    for kind in CHARTS["patrol_track"].rows
    if (boxes := track(book_of(CHARTS, GAME.options()), kind, area))
}
"""Every track of every type."""


def test_the_way_round_ireland_is_read_in_the_order_of_its_boxes():
    """Out along the west, home along the coast: no box lies between two others of another number."""
    way = theatre.WAYS["british_isles", "HSF"]
    north, west, south, coast = theatre.along(way.round, 4)
    assert west[0] < north[0] < coast[0] < south[0], "each farther east, but for the way out to the west"
    assert north[1] > coast[1] > west[1] > south[1]
    assert coast[0] - west[0] > 2


@pytest.mark.parametrize("flotilla", ["", *theatre.BASES])
def test_every_track_lies_apart_within_its_chart(flotilla):
    for area, boxes in TRACKS:
        state = at_sea()
        captain = state.captain._replace(flotilla=flotilla)
        state = state._replace(captain=captain, patrol=Patrol(area, boxes, at=0))
        drawn = chart.chart(state, Texts("en", GAME.id, strict=True))
        left, top, wide, high = drawn["frame"]
        places = [(box["x"], box["y"]) for box in drawn["boxes"]]
        assert len(places) == len(boxes)
        assert all(left < x < left + wide and top < y < top + high for x, y in places)
        apart = min(hypot(a[0] - b[0], a[1] - b[1]) for n, a in enumerate(places) for b in places[:n])
        assert apart > 0.053 * wide, (area, flotilla, boxes, apart / wide)


def inside(point, coast) -> bool:
    x, y = point
    crossed = False
    for (ax, ay), (bx, by) in zip(coast, (*coast[1:], coast[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossed = not crossed
    return crossed


def test_no_box_of_any_track_lies_on_land():
    for (area, base), way in theatre.WAYS.items():
        for boxes in (boxes for where, boxes in TRACKS if where == area):
            for place in chart.places(boxes, way, theatre.BASES[base]):
                assert not any(inside(place, coast) for coast in theatre.COASTS), (area, base, place)


def test_the_log_book_writes_itself():
    state = at_sea()
    log = (
        Logged("Falaba", 4806, "large", False, "sunk", "torpedo", 1, APRIL_1917, "british_isles"),
        Logged("", 3000, "small", False, "prize", "gun", 1, APRIL_1917, "british_isles"),
        Logged("", 9000, "large", False, "damaged", "fire", 1, APRIL_1917, "british_isles"),
    )
    captain = state.captain._replace(log=log, awards=(Award("HK", APRIL_1917, 1),), month=APRIL_1917 + 2)
    seen = Seen()
    seen.board.show(seen.table, state._replace(captain=captain, score=7806))
    tables = {table["key"]: table for table in seen.board.aside.tables}
    assert list(tables) == ["patrols", "ships", "awards", "aces"]
    assert tables["patrols"]["rows"] == [
        ["1: April 1917", "U-53, British Isles", "7,806 t, 2 ships", "at sea"]
    ]
    assert [row[2] for row in tables["ships"]["rows"]] == ["damaged", "taken as a prize", "sunk (torpedo)"]
    career = seen.board.aside.career
    assert career["points"][-1] == (APRIL_1917 + 2, 7806) and career["top"] >= 50_000
    assert career["aces"] and all(ace["tonnage"] <= career["top"] for ace in career["aces"])


def test_the_log_book_tells_the_life_before_and_after():
    captain = at_sea().captain._replace(early_life="teacher", final_fate="farmer", fate="war_over")
    told = book.head(at_sea()._replace(captain=captain), Texts("en", GAME.id, strict=True))
    assert "teacher" in told[1] and "Farmed" in told[-1] and "the captain lives" in told[-2]


def test_aces_equalled_are_counted_by_the_list_of_the_own_navy():
    captain = at_sea().captain._replace(
        log=(Logged("", 453369, "large", False, "sunk", "torpedo", 1, APRIL_1917, "mediterranean"),)
    )
    known = book_of(CHARTS, GAME.options()), Texts("en", GAME.id, strict=True)
    drawn = book.career(captain, *known)
    own = sum(ace.navy == "DE" for ace in CHARTS.list("aces"))
    assert f"equals or passes what {own} of the {own} captains" in drawn["summary"]
    assert f"Each of the {own} captains" in book.career(at_sea().captain, *known)["summary"]


def test_the_log_says_whose_patrols_it_counts():
    assert Seen().table.turn_words(11) == "Patrol 11"
    assert Seen(form="two_players").table.turn_words(11) == "Patrol 11 of all"


def test_several_captains_stand_on_one_board():
    state = at_sea()
    other = Career("SECOND", Captain("Walther Schwieger", log=(
        Logged("", 5000, "small", False, "sunk", "gun", 1, APRIL_1917, "channel"),), fate="mine"),
        Boat("U19", "U-20"), Crew())  # fmt: skip
    seen = Seen(form="top_tonnage", seats=2)
    seen.board.show(seen.table, state._replace(others=(other,)))
    rows = seen.board.aside.tables[0]["rows"]
    assert [row[0] for row in rows] == ["Second", "First"] and rows[0][-1] == "over"


def finished(seed: int, **options) -> Play:
    play = Play(GAME, options=options, seats={"FIRST": "cautious"}, seed=seed)
    play.let_computers_play()
    return play


def compare(seen: Seen, name: str, text: str) -> str:
    book = seen.board.aside
    book._heard(book, {"event": "compare", "name": name, "text": text}, [])
    return book.problem


def test_saved_careers_lie_beside_this_one_and_this_one_lies_as_it_was():
    seen, state = Seen(), at_sea()
    offer_of(seen, state)
    before = seen.board.aside.career
    plays = [finished(seed) for seed in (1, 3)]
    for play in (*plays, plays[0]):
        assert compare(seen, "a.json", saved.to_json(play)) == ""
    beside_it = seen.board.aside.beside
    tonnages = [play.state.score for play in plays]
    assert max(tonnages) > 0 and len(beside_it["rows"]) == 3, "the same career lies there once"
    told = Texts("en", GAME.id)
    score = [row[3] for row in beside_it["rows"]]
    for place, tonnage in enumerate(sorted((*tonnages, 0), reverse=True)):
        assert score[place].startswith(told.t("rotd-table-tons", tonnage=tonnage))
    assert [line["own"] for line in beside_it["lines"]].count(True) == 1
    assert beside_it["rows"][0][1] == f"{max(plays, key=lambda one: one.state.score).state.captain.name} (a)"
    assert beside_it["rows"][-1][1] == "Hans Rose (on the table)" and seen.board.aside.career == before
    assert seen.state == state
    book = seen.board.aside
    book._heard(book, {"event": "alone"}, [])
    assert book.beside == {} and book.career == before


def test_only_careers_that_began_alike_are_said_to_have_begun_alike():
    twice = [finished(1, commander_tile="rose"), finished(2, commander_tile="rose")]
    seen = Seen()
    seen.board.show(seen.table, at_sea()._replace(captain=Captain(), boat=Boat("")))
    for play in twice:
        assert compare(seen, "a", saved.to_json(play)) == ""
    assert seen.board.aside.beside["summary"].startswith("All began")
    compare(seen, "b", saved.to_json(finished(3)))
    assert seen.board.aside.beside["summary"].startswith("They did not all begin")


@pytest.mark.parametrize("text", ["", "{", "[]", "sealed:abc"])
def test_what_is_no_career_is_told_and_changes_nothing(text):
    seen = Seen()
    offer_of(seen, at_sea())
    compare(seen, "good.json", saved.to_json(finished(1)))
    before = seen.board.aside.beside
    assert compare(seen, "bad.json", text or " ") and seen.board.aside.beside == before
    nobody = Play(GAME, seed=1)
    assert "nobody has been to sea" in compare(seen, "new.json", saved.to_json(nobody))
    assert seen.board.aside.beside == before


def test_not_more_than_a_class_lies_beside():
    one = beside.Beside(at_sea().captain)
    known = tuple(one._replace(captain=one.captain._replace(name=str(n))) for n in range(beside.MOST_BESIDE))
    assert beside.joined(known, known[:3]) == known
    with pytest.raises(Problem, match="40"):
        beside.joined(known, (one,))


def test_a_kept_career_is_told_from_others_by_captain_boat_and_month():
    seen = Seen()
    about = seen.table.standing(at_sea()).about
    assert about == "Hans Rose, U-53: patrol 1, April 1917, 0 t"
    assert seen.table.standing(seen.state).about == ""


def test_the_form_asks_for_the_seats_that_form_and_number_give():
    seated = TableApp(GAME.id, query="").parts.new.seated
    assert seated["options"] == ("form", "seats")
    assert seated["sides"]["career|4"] == ("FIRST",)
    assert seated["sides"]["survival|3"] == ("FIRST", "SECOND", "THIRD")


def test_the_cleared_board_holds_nothing():
    seen = Seen()
    seen.board.clear()
    empty = seen.page
    offer_of(seen, at_sea())
    assert seen.page != empty
    seen.board.clear()
    assert seen.page == empty and seen.board.places == frozenset()


def test_no_border_is_drawn_through_the_land_on_the_chart():
    """A straight line of many degrees inside the drawing is no coast."""
    west, north, east, south = theatre.WHOLE
    for coast in theatre.COASTS:
        for a, b in pairwise(coast):
            if any(west < lon < east and south < lat < north for lon, lat in (a, b)):
                assert hypot(a[0] - b[0], a[1] - b[1]) < 5, (a, b)


@pytest.mark.parametrize("months_later", range(1, 8))
def test_a_refit_that_outlasts_the_war_is_shown_on_its_last_chart(months_later):
    """Found in a mission that ended so: its last look at the table ended in an error."""
    seen = Seen()
    state = at_sea()
    last = state._replace(captain=state.captain._replace(month=seen.table._book.last))
    later = state._replace(captain=state.captain._replace(month=seen.table._book.last + months_later))
    assert seen.table.chart(later) == seen.table.chart(last)
