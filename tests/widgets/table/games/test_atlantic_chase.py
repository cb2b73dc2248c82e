"""Atlantic Chase on the play table, without a page: orders, words, chart, refusals, odds, Battle Board."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from navalgames.chance import Note, RandomDice, Shown
from navalgames.checking.table_walk import held_by
from navalgames.games.atlantic_chase import GAME, given
from navalgames.games.atlantic_chase.rules import (
    attacks,
    damage,
    forces,
    initiative,
    manoeuvring,
    plotting,
    trajectory,
)
from navalgames.games.atlantic_chase.rules.frames import Battle, Contest, Fighter, Plot, Turn
from navalgames.games.atlantic_chase.rules.sequence import AGENDA
from navalgames.games.atlantic_chase.state import (
    BAD,
    BRITISH,
    GERMAN,
    GOOD,
    Options,
    Ship,
    State,
    TaskForce,
    Waiting,
    force,
    push,
)
from navalgames.games.atlantic_chase.tables import box_of
from navalgames.odds import ask
from navalgames.texts import LANGUAGES, Texts
from navalwidgets.drawings.ocean_chart import OceanChart
from navalwidgets.table.boards.ocean import OceanBoard
from navalwidgets.table.games import atlantic_chase as tables
from navalwidgets.table.games.atlantic_chase import chances, make_board, make_table, sea
from navalwidgets.table.games.atlantic_chase.acting import UNITS_IN_SIGHT
from navalwidgets.table.page import TableApp
from tests.widgets.table.games.seen import SeenTable

CHARTS = GAME.read_charts()
BOX = box_of(CHARTS, Options(scenario="OP5"))
TEACHING = ("T1", "T2", "T3", "MS6", "X1")
STEPS = 150


class Seen(SeenTable):
    """The table of Atlantic Chase, at which one side decides at a time."""

    def __init__(self, language: str = "en", seed: int = 1, **options) -> None:
        super().__init__(GAME, tables, language, seed, **options)

    @property
    def side(self) -> str:
        return GAME.deciding(self.state)[0]


def reachable(seen: Seen, offer) -> set:
    """Every order that some button or place gives, whatever is picked."""
    found = {*offer.orders.values(), *offer.places.values()}
    for choice in offer.picker.choices if offer.picker else ():
        again, _ = seen.show(seen.side, choice.key)
        found |= {*again.orders.values(), *again.places.values()}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", TEACHING)
@pytest.mark.by_turns(2)
def test_every_order_can_be_chosen_and_every_word_is_there(language, scenario):
    seen, rng = Seen(language, seed=7, scenario=scenario), Random(7)
    for _ in range(STEPS):
        if not GAME.deciding(seen.state):
            break
        offer, offered = seen.show(seen.side)
        assert reachable(seen, offer) == set(offered), offer.prompt
        told = json.dumps([offer._replace(orders={}, places={})], default=str, ensure_ascii=False)
        assert "⟦" not in told and "⟦" not in seen.page
        standing = seen.table.standing(seen.state)
        assert standing.turn and standing.phase and "⟦" not in str(standing)
        passing = [one for one in offered if not isinstance(one, given.Pass)] or offered
        seen.give(seen.side, rng.choice(passing if rng.random() < 0.8 else offered))


def test_a_segment_reaches_every_hex_that_is_legal_at_the_end_picked():
    seen = Seen(scenario="T1")
    seen.give(seen.side, given.PlotCourse("G1"))
    while len(force(seen.state, "G1").line) < 4:
        offer, _ = seen.show(seen.side)
        seen.give(seen.side, next(iter(offer.places.values())))
    for end in (trajectory.FRONT, trajectory.BACK):
        offer, offered = seen.show(seen.side, end)
        wanted = {order.hex for order in offered if isinstance(order, given.AddSegment)}
        assert set(offer.places) == wanted
        at_end = {order.hex for order in offered if isinstance(order, given.AddSegment) and order.end == end}
        assert {place for place, order in offer.places.items() if order.end == end} == at_end


def test_the_line_that_is_drawn_tells_its_length_intel_and_why_hexes_are_refused():
    seen = Seen(scenario="T1")
    seen.give(seen.side, given.PlotCourse("G1"))
    course = seen.table.laid(seen.state)["course"]
    box = box_of(CHARTS, seen.options)
    assert course.words.startswith("G1: one hex, 14 more possible")
    offer, _ = seen.show(seen.side)
    refused = {place: (why, rule) for why, rule, places in course.refused for place in places}
    assert set(refused) | set(offer.places) == set(box.all_hexes)
    assert not set(refused) & set(offer.places)
    line = force(seen.state, "G1").line
    assert refused[line[0]][1] == "15.2"
    for place, (_, rule) in refused.items():
        faults = [trajectory.step_fault(line, end, place, GERMAN, box) for end in ("front", "back")]
        assert rule in {fault.rule for fault in faults}
    assert set(course.reported) == {
        place for place in box.all_hexes if plotting.intel_rule(seen.state, GERMAN, place, box)
    }


def test_a_full_line_refuses_every_hex_with_the_rule_of_its_length():
    seen = Seen(scenario="OP5")
    box = box_of(CHARTS, seen.options)
    line = (*(f"{q},0" for q in range(7, 15)), *(f"{q},1" for q in range(13, 6, -1)))
    assert trajectory.line_fault(line, GERMAN, box) is None and len(line) == 15
    one = TaskForce("G1", GERMAN, (Ship("Bismarck"),), line=line)
    state = State(GERMAN, 1, GOOD, 0, (one,), stack=(Turn(), Plot("plot", GERMAN, "G1", (GERMAN,), True)))
    course = seen.table.laid(state)["course"]
    assert {rule for _, rule, _ in course.refused} == {"15.1"}
    assert course.words.startswith("G1: 15 hexes, 0 more possible")


def test_pins_lines_and_harbours_are_told_apart():
    seen = Seen(scenario="T1")
    seen.show(seen.side)
    laid = seen.table.laid(seen.state)
    by_id = {one.id: one for one in laid["forces"]}
    assert by_id["B1"].pin and not by_id["B2"].pin and len(by_id["B2"].hexes) == 2
    assert [(one.hex, one.forces) for one in laid["harbours"]] == [("17,-5", ("G1",)), ("15,-4", ("B3",))]
    about = laid["about"]
    assert "British B1 (Rawalpindi): pin." in about["14,-6"]
    assert "In port: G1, Scharnhorst, Gneisenau." in about["17,-5"] and "German port" in about["17,-5"]


def test_markers_and_unidentified_forces_are_shown():
    seen = Seen(scenario="T1")
    identities = tuple(
        (Ship(name),) for name in ("Hipper", "Scheer", "Lützow", "Bismarck", "Tirpitz", "Emden")
    )
    box = box_of(CHARTS, seen.options)
    unknown = TaskForce(
        "G2", GERMAN, (), line=("10,0", "11,0", "12,0"), intel=("11,0",), contact=("12,0",), evasive=True,
        unknown=identities,
    )  # fmt: skip
    state = seen.state._replace(task_forces=(*seen.state.task_forces, unknown))
    assert all(place in box.map.hexes for place in unknown.line)
    (shown,) = [one for one in seen.table.laid(state)["forces"] if one.id == "G2"]
    assert (shown.intel, shown.contact, shown.evasive) == (("11,0",), ("12,0",), True)
    about = seen.table.laid(state)["about"]
    assert about["11,0"].endswith("German G2 (unidentified: one of six), hex 2 of 3. Intel here.")
    _, rolls = seen.table.roster(state)
    (muster,) = [one for one in rolls[0].musters if one.title.startswith("G2")]
    assert sum("With a" in line for line in muster.lines) == 6 and muster.rows == ()


def test_the_cleared_board_holds_nothing():
    seen = Seen(scenario="MS1")
    fresh = make_board(lambda place: None, game=GAME.id, language="en")
    fresh.lay(seen.table)
    seen.show(seen.side)
    assert seen.board.battle.zones
    seen.board.clear()
    fresh.clear()
    assert held_by(seen.board.battle, seen.board.aside) == held_by(fresh.battle, fresh.aside)
    other = Seen(scenario="T2")
    other.show(other.side)
    assert other.board.chart.forces and other.board.aside.rolls
    other.board.clear()
    assert not any((other.board.chart.forces, other.board.chart.about, other.board.chart.targets))
    assert other.board.aside.rolls == []


def test_a_place_is_heard_only_while_it_may_be_chosen():
    heard: list[str] = []
    chart = OceanChart(heard.append, game=GAME.id)
    chart.targets = ["10,0"]
    for place in ("10,0", "11,0", "nowhere"):
        chart._heard(chart, {"event": "choose", "place": place}, [])
    assert heard == ["10,0"]


# ------------------------------------------------------------------------ odds


@pytest.mark.parametrize("vie_kept", ["resume", "cancel"])
@pytest.mark.parametrize("bands", ["rulebook", "board"])
@pytest.mark.parametrize("intel", [0, 1, 3])
def test_odds_beside_an_attack_are_those_of_the_lab(intel, bands, vie_kept):
    """The same attack asked of the lab: Engage at a total of 4 in good weather, Tally 2.

    What an Interruption leaves of it is decided in the rules alone: both say the same of every end.
    """
    line = ("10,0", "11,0", "12,0", "13,0")
    hunter = TaskForce("B1", BRITISH, (Ship("Hood"),), line=line, intel=line[:intel])
    target = TaskForce("G1", GERMAN, (Ship("Bismarck"),), station="10,0")
    state = State(BRITISH, 1, GOOD, 2, (hunter, target), stack=(Turn("act", (BRITISH,)),))
    options = {"interruption_bands": bands, "interruption_vie_kept": vie_kept}
    box = box_of(CHARTS, Options(scenario="OP5", **options))
    frame = attacks.declared(state, BRITISH, given.Engage("B1", "G1"))
    told = ask(GAME, "engage", total=4, intel=intel, tally=2, weather=GOOD, **options).distribution
    one = chances.attempt(state, frame, box)
    assert one.total == 4 and one.intel == intel
    found = (chances.after(one, CHARTS) if intel else chances.before(one, CHARTS)).distribution
    assert {result.lower().replace(" ", "_"): chance for result, chance in found} == dict(told)
    assert bool(found.chance("cancelled")) == bool(intel)
    odds = chances.odds_of_attack(Texts("en", GAME.id, strict=True), state, frame, box)
    assert all(("before the Interruption" in each.label) == bool(intel) for each in odds)


def test_a_hit_that_needs_slow_ships_does_not_count_against_fast_ones():
    assert chances.leads_to(("Hit",), "Contact + Hit if slow", 2)
    assert not chances.leads_to(("Hit",), "Contact + Hit if slow", 3)
    assert not chances.leads_to(("Hit",), "Hit if very slow", 2)
    assert chances.leads_to(("Battle", "Surprise"), "Surprise", 4)


def test_the_chances_of_the_initiative():
    assert chances.seizing(CHARTS, 0).chance(True) == Fraction(10, 36)
    assert chances.vying(0).chance(True) == Fraction(15, 36) and chances.vying(6).chance(True) == 1


def test_what_the_tally_adds_is_asked_of_the_rule(monkeypatch):
    """A rule by which the enemy adds six to every roll makes each vie his, on the table too."""
    seen = Seen(scenario="T2")
    while not isinstance(seen.state.stack[-1], Turn):
        seen.give(seen.side, seen.show(seen.side)[1][0])
    plain = kept(seen)
    assert plain and min(plain) > 0.5
    monkeypatch.setattr(initiative, "contest_modifier", lambda tally, evasive: 6)
    assert max(kept(seen)) < 0.05, "a 2 fails even so"


def kept(seen: Seen) -> list[float]:
    """How likely the initiative stays after each attack that may be ordered now."""
    offer, _ = seen.show(seen.side)
    every = [seen.show(seen.side, one.key)[0] for one in offer.picker.choices]
    actions = [action for one in every for group in one.groups for action in group.actions]
    return [odds.share for action in actions for odds in action.odds if odds.label.startswith("Then you may")]


def test_odds_in_bad_weather_know_that_no_aircraft_fly():
    seen = Seen(scenario="T2")
    state = seen.state._replace(weather=BAD)
    offered = AGENDA.legal_orders(state, seen.side, CHARTS, seen.options)
    assert not any(isinstance(order, given.AirStrike) for order in offered)
    assert seen.table.laid(state)["weather"] == ("bad", "Bad weather"), "a Tally of 0 is nothing to tell"
    assert seen.table.laid(state._replace(tally=2))["weather"] == ("bad", "Bad weather · Tally 2")


@pytest.mark.rule("37.4d", "37.4a")
@pytest.mark.parametrize(("german", "told"), [(4, ("58.3 %", "")), (5, ("0 %", "it fails at once"))])
def test_an_attempt_without_a_place_is_told_before_it_is_made(german, told):
    """A group at Brest, where nobody is; with five task forces at sea none is left for it."""
    ships = ("Bismarck", "Köln", "Karlsruhe", "Leipzig", "Hipper")[:german]
    forces = [TaskForce(f"G{n}", GERMAN, (Ship(name),), f"{n + 6},0") for n, name in enumerate(ships, 1)]
    seen = Seen(scenario="OP5")
    seen.state = State(
        GERMAN, 1, GOOD, 0, (*forces, TaskForce("B1", BRITISH, (Ship("Hood"),), "7,1")),
        groups=(Waiting(GERMAN, "A", (Ship("Scheer"),), "Brest"),), stack=(Turn("act", (GERMAN,)),),
    )  # fmt: skip
    seen.give(seen.side, given.Reorganize())
    offer, _ = seen.show(seen.side)
    attempt = next(one for group in offer.groups for one in group.actions if one.odds)
    percent, note = told
    assert attempt.odds[0].percent == percent and note in attempt.note and bool(attempt.note) == bool(note)


@pytest.mark.parametrize("language", LANGUAGES)
def test_signals_tell_what_they_risk_before_they_are_sent(language):
    """Rule 39.7: the enemy tries to seize the initiative then, by the Tally as it stands."""
    seen = Seen(language, scenario="T3")
    british_act(seen)
    seen.state = seen.state._replace(tally=1)
    offer, _ = seen.show(seen.side)
    signals = [
        action
        for group in offer.groups
        for action in group.actions
        if isinstance(offer.orders[action.key], given.Signals)
    ]
    assert signals
    luetjens = {"en": "Lütjens", "ja": "リュッチェンス"}[language]
    for one in signals:
        assert one.note and [odds.fraction for odds in one.odds] == ["7/12"]
        assert luetjens in one.odds[0].label, "his power needs no dice (10.6a)"
    seen.state = seen.state._replace(leaders=())
    offer, _ = seen.show(seen.side)
    assert luetjens not in json.dumps(offer.groups, default=str, ensure_ascii=False)


def test_who_does_not_try_is_asked_once_for_whom_the_marker_is():
    seen = Seen(scenario="T3")
    seen.state = push(seen.state, Contest("seize", initiative.SEIZE, BRITISH, (BRITISH,)))
    offer, offered = seen.show(BRITISH)
    tries, spares = offer.groups
    spared = [offer.orders[action.key] for action in spares.actions]
    assert len(spared) > 1 and all(isinstance(order, given.TakeEvasive) for order in spared)
    assert not any("try" in action.label.lower() for action in spares.actions)
    assert spares.legend.startswith("Do not try")
    assert {*spared, *(offer.orders[action.key] for action in tries.actions)} == set(offered)


# ------------------------------------------------------------------------ the Battle Board


def test_ships_stand_in_their_zones_with_guns_smoke_and_ranges():
    seen = Seen(scenario="MS1")
    seen.show(seen.side)
    melee = seen.table.melee(seen.state)
    zones = {zone.title: [one.name for one in zone.ships] for zone in melee.zones}
    assert zones["German: Far"] == ["Graf Spee"] and zones["British: Far"] == ["Exeter", "Ajax", "Achilles"]
    assert [zone.title for zone in melee.zones][2:4] == ["German: Close", "British: Close"]
    ranges = {row: dict(zip(melee.columns, cells, strict=True)) for row, cells in melee.ranges}
    assert ranges["Far"]["Far"] == "extreme" and ranges["Close"]["Close"] == "point blank"
    seen.give(seen.side, given.MakeSmoke("Ajax"))
    (ajax,) = [one for zone in seen.table.melee(seen.state).zones for one in zone.ships if one.name == "Ajax"]
    assert ajax.smoke == "makes" and "makes smoke" in ajax.facts


def test_a_shot_is_aimed_on_the_board():
    seen = Seen(scenario="MS1")
    while GAME.decision(seen.state)[0] != "fire":
        _, offered = seen.show(seen.side)
        seen.give(seen.side, offered[0])
    offer, offered = seen.show(seen.side)
    fire = [order for order in offered if isinstance(order, given.Fire)]
    assert set(offer.stacks) == {f"ship {order.ship}" for order in fire}
    again, _ = seen.show(seen.side, f"ship {fire[-1].ship}")
    assert set(again.places.values()) == {order for order in fire if order.ship == fire[-1].ship}
    action = next(one for group in again.groups for one in group.actions if one.odds)
    assert action.odds[0].label == "Hit" and "modifier" in action.note
    assert isinstance(seen.state.stack[-1], Battle)
    assert {*offer.places, *offer.stacks} <= seen.board.places


# ------------------------------------------------------------------------ chart and scenario files


def test_hexes_of_the_drawing_lie_beside_each_other_as_in_the_rules():
    box = box_of(CHARTS, Options())
    for name, place in box.map.places.items():
        x, y = sea.centre(*place)
        for other in box.map.neighbours[GERMAN][name]:
            ox, oy = sea.centre(*box.map.places[other])
            assert abs(((x - ox) ** 2 + (y - oy) ** 2) ** 0.5 - sea.UNIT) < 1.5
    drawn = sea.drawing(box, Texts("en", GAME.id, strict=True))
    assert len(drawn["hexes"]) == len(box.all_hexes)
    barred = {frozenset((one, other)) for one, others in box.map.barred.items() for other in others}
    assert len(drawn["barred"]) == len({pair for pair in barred if pair <= box.map.hexes})
    assert len(drawn["canal"]) == 1 and drawn["arctic"] and drawn["zone"]


def on_land(place: tuple[float, float], rings: list) -> bool:
    """Whether a point of the drawing lies inside an odd number of rings: on land, not on a lake."""
    x, y = place
    found = 0
    for ring in rings:
        for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
            found += (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
    return found % 2 == 1


def test_lands_bear_their_names_on_land_and_seas_on_water():
    drawn = sea.drawing(box_of(CHARTS, Options()), Texts("en", GAME.id, strict=True))
    on = {words: on_land((x, y), drawn["land"]) for words, x, y, _ in drawn["names"]}
    assert on == {words: kind == "land" for words, _, _, kind in drawn["names"]}


def test_a_place_given_by_degrees_lies_in_the_hex_of_the_rules():
    box = box_of(CHARTS, Options())
    ports = (("15,-5", 58.9, -3.0), ("14,2", 36.1, -5.4), ("17,-9", 68.4, 17.4), ("5,4", 44.6, -63.6))
    for name, north, east in ports:
        x, y = sea.located(box, north, east)
        nearest = min(box.map.places, key=lambda one: hexes_apart(one, x, y, box))
        assert name == nearest or name in box.map.neighbours[GERMAN][nearest], (name, nearest)


def hexes_apart(name: str, x: float, y: float, box) -> float:
    """How far a point of the drawing lies from the middle of a hex."""
    middle = sea.centre(*box.map.places[name])
    return ((x - middle[0]) ** 2 + (y - middle[1]) ** 2) ** 0.5


def test_a_small_chart_shows_what_is_lit_and_names_the_ships():
    table = make_table(CHARTS, Options(), Texts("en", GAME.id, strict=True))
    board = OceanBoard(lambda place: None, aside_title="table-tabs-forces", game=GAME.id, language="en")
    board.make_small()
    state = GAME.start(RandomDice(1), CHARTS, Options())
    board.lay(table)
    board.show_small(table, state)
    board.light(("14,-5", "B1", "G1"))
    assert board.chart.still and board.chart.marked == ["14,-5"]
    assert board.chart.near == ["14,-5", "14,-6", "17,-5"]  # the hex, the pin, the harbour
    assert board.chart.named["G1"] == ["Scharnhorst", "Gneisenau"]
    assert board.chart.named["B1"] == ["Rawalpindi"]
    assert board.aside.rolls == []
    board.light(("15,-7",))
    assert board.chart.marked == ["15,-7"] and board.chart.near == ["14,-5", "14,-6", "17,-5"]
    board.lay(table)
    board.light(("15,-7",))
    assert board.chart.near == ["15,-7"]


def test_a_scenario_of_ones_own_is_called_by_its_title(tmp_path: Path, monkeypatch):
    own = Path(GAME.folder / "scenarios" / "10_x1_sportpalast.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(
        own.replace('id = "X1"', 'id = "MINE"').replace('Sportpalast"', 'Our ice"')
    )
    monkeypatch.setenv("NAVALGAMES_SCENARIOS", str(tmp_path))
    table = make_table(CHARTS, Options(), Texts("en", GAME.id))
    assert table.value_words("scenario", "MINE") == "Our ice"
    assert table.value_words("scenario", "T1").startswith("A line across")


# ------------------------------------------------------------------------ a whole table


def british_act(seen: Seen) -> None:
    """Give the initiative to the British."""
    seen.state = seen.state._replace(active=BRITISH, stack=(Turn("act", (BRITISH,)),))


def test_a_force_in_harbour_is_picked_out_on_its_plate():
    seen = Seen(scenario="OP5")
    offer, _ = seen.show(seen.side, "G1")
    assert offer.picker.chosen == "G1" and force(seen.state, "G1").box == "Kiel"
    assert seen.board.chart.chosen == ["G1"]
    assert [one[2] for one in seen.board.chart.harbours if "G1" in one[2]] == [["G1"]]


def test_many_task_forces_are_folded_behind_the_one_that_acts():
    seen = Seen(scenario="OP5")
    offer, _ = seen.show(seen.side)
    assert not offer.picker.folded and len(offer.picker.choices) <= UNITS_IN_SIGHT
    british_act(seen)
    offer, _ = seen.show(seen.side)
    assert offer.picker.folded and len(offer.picker.choices) > UNITS_IN_SIGHT


@pytest.fixture
def app() -> TableApp:
    """Operation Berlin, both sides persons."""
    app = TableApp(GAME.id)
    app.start({"options": {"scenario": "OP4"}, "seats": dict.fromkeys(GAME.sides, "person"), "seed": "1"})
    return app


def labels(app: TableApp) -> dict[str, str]:
    """Words of the buttons, with their keys."""
    return {one["label"]: one["key"] for group in app.parts.orders.groups for one in group["actions"]}


def test_the_task_force_that_acted_stays_picked(app):
    units = [choice["key"] for choice in app.parts.orders.picker["choices"]]
    unit = next(one for one in units[1:] if one[0] in "BG")
    app.desk.answer("pick", unit)
    key = next(key for words, key in labels(app).items() if words.startswith("Draw a new course"))
    app.desk.answer("order", key)
    app.desk.choose(app.parts.board.chart.targets[0])
    app.desk.answer("order", labels(app)["End the course here"])
    assert app.parts.orders.picker["choices"][0]["key"] == units[0] != unit
    assert app.parts.orders.picker["chosen"] == unit
    assert app.parts.board.chart.chosen == [unit]


def test_the_page_hears_of_each_widget_once_in_an_answer(app, monkeypatch):
    key = next(key for words, key in labels(app).items() if words.startswith("Draw a new course"))
    app.desk.answer("order", key)
    sent: list[str] = []
    chart = app.parts.board.chart
    monkeypatch.setattr(chart, "send_state", lambda key: sent.append("chart") if key else None)
    monkeypatch.setattr(app.parts.orders, "send_state", lambda key: sent.append("orders") if key else None)
    app.desk.choose(chart.targets[0])
    assert sorted(sent) == ["chart", "orders"]


def test_of_several_convoys_nobody_reads_the_number():
    told = Seen().table.words.told({"ship": "Convoy (British)#1"})
    assert told["ship"] == "Convoy (British)"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ship", ["Convoy (British)#2", "DD Squadron (British)", "Hood"])
def test_the_nation_of_a_ship_is_told_once(language, ship):
    """By her name where it holds the nation, else beside it."""
    words = Seen(language).table.words
    nation = {"en": "British", "ja": "イギリス"}[language]
    both = TaskForce("B1", BRITISH, (Ship(ship), Ship("Kent")), "12,0")
    state = State(GERMAN, 1, GOOD, 0, (both,), stack=(Turn("act", (GERMAN,)),))
    dice = RandomDice(seed=1)
    for how in ("sunk", "completed", "exited"):
        forces.lose_ship(dice, state, Ship(ship), how, "52.5")
    damage.suffered(dice, state, Ship(ship), Ship(ship, 2), BOX)
    damage.suffered(dice, state, Ship(ship), Ship(ship, damaged=True), BOX)
    fighter = Fighter(ship, BRITISH, "Far")
    battle = Battle("manoeuvre", GERMAN, ("G1", "B1"), "12,0", 3, fighters=(fighter,))
    manoeuvring._answer(dice, push(state, battle), battle, BRITISH, given.Manoeuvre(ship, "Near"), BOX)
    notes = [note for note in dice.record if isinstance(note, Note)]
    assert len(notes) == 6
    for note in notes:
        assert words.texts.t(note.key, **words.told(note.args)).count(nation) == 1, note.key


@pytest.mark.parametrize(("language", "words"), [("en", "the worst 2 of 3d6"), ("ja", "3d6のうち低い2個")])
def test_dice_of_which_some_count_are_told_in_words(language, words):
    shown = Shown("worst 2 of 3d6", why="gunnery", rule="57.2a", faces=(6, 4, 2), result=6)
    assert words in Seen(language).table.dice_words(shown)
