"""The questions: exact, rolled alike, and resting on the rules themselves."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.chance import RandomDice, exact, rounds
from navalgames.games.contract import OneStep
from navalgames.games.raiders_of_the_deep import GAME, given
from navalgames.games.raiders_of_the_deep.calendar import month_of
from navalgames.games.raiders_of_the_deep.questions import GROUPS
from navalgames.games.raiders_of_the_deep.questions.hunted import ALIKE, TELLING, Hurt, one_hit
from navalgames.games.raiders_of_the_deep.questions.sliders import book
from navalgames.games.raiders_of_the_deep.rules import sequence
from navalgames.games.raiders_of_the_deep.state import Boat, Captain, Cycle, Meeting, State
from navalgames.labels import Labels
from navalgames.odds.asking import ask
from tests.games.raiders_of_the_deep.table import CHARTS

SMALL = {
    "escort_cycle": {"type": "U5", "hull": 4, "era": "1914"}, "q_ship": {"type": "UBI"},
    "attack_to_the_end": {"type": "UBI"},
    "patrols_survived": {"patrols": 2, "type": "UBI", "area": "channel"},
}  # fmt: skip


def chances(name: str, **parameters):
    answer = ask(GAME, name, charts=CHARTS, **parameters)
    return {outcome: answer.distribution.chance(outcome) for outcome in answer.distribution.weights}


@pytest.mark.parametrize("question", [question.name for question in GAME.questions()])
def test_every_question_has_an_exact_answer_among_its_outcomes(question):
    found = chances(question, **SMALL.get(question, {}))
    assert sum(found.values()) == 1
    named = GAME.question(question).outcomes
    assert set(found) <= set(named) if named else all(isinstance(outcome, int) for outcome in found)


@pytest.mark.parametrize("question", [question.name for question in GAME.questions()])
def test_rolled_answers_agree_with_exact_ones(question):
    asked = GAME.question(question)
    values = {parameter.name: parameter.default for parameter in asked.parameters} | SMALL.get(question, {})
    found = chances(question, **SMALL.get(question, {}))
    dice = RandomDice(seed=3, record=False)
    rolls = 600
    counts: dict = {}
    for _ in range(rolls):
        if isinstance(asked.how, OneStep):
            outcome = asked.how.procedure(dice, CHARTS, **values)
        else:
            state = asked.how.start(CHARTS, **values)
            while not asked.how.over(state):
                state = asked.how.step(dice, state, CHARTS)
            outcome = asked.how.measure(state)
        counts[outcome] = counts.get(outcome, 0) + 1
    assert set(counts) <= set(found)
    for outcome, chance in found.items():
        spread = 4.5 * (float(chance * (1 - chance)) / rolls) ** 0.5 + 1 / rolls
        assert abs(counts.get(outcome, 0) / rolls - float(chance)) <= spread, outcome


def test_groups():
    assert {question.group for question in GAME.questions()} == set(GROUPS)


def test_before_depth_charges_only_the_ram_can_hurt():
    early, late = (chances("escort_cycle", type="U5", era=era, hull=5) for era in ("1914", "1918"))
    assert early["escaped"] > late["escaped"] and early["sunk"] < late["sunk"]


def after_one_hit(charts, out):
    """What is out after one hit, with its chance; a hit that floods or breaks the hull is left out."""
    hit = exact(one_hit, Hurt(out=frozenset(out)), "U31", TELLING, ALIKE, book(charts))
    return {hurt.out: hit.chance((hurt, False)) for hurt, wet in hit.weights if not wet and not hurt.hull}


def place_of(word):
    damage = CHARTS["e4_damage"]
    return next((tens, ones) for tens in damage.rows for ones in damage.columns
                if damage.value(tens, ones) == word)  # fmt: skip


def test_gear_that_tells_nothing_is_left_out_and_alike_gear_is_counted():
    counted = after_one_hit(CHARTS, {"batteries"})
    assert counted[frozenset({"batteries", "hydrophones"})] == Fraction(3, 36)
    assert set().union(*counted) == {"batteries", "hydrophones", "fuel", "planes"}
    for tried in (
        CHARTS.replace("e3_modifiers", "hydrophones", "modifier", 2),
        CHARTS.replace("e4_damage", *place_of("motor_1"), "motor_2"),
    ):
        assert frozenset({"batteries", "motor_2"}) in after_one_hit(tried, {"batteries"})


KEPT = ("hull", "hull_x2", "flooding", "motor_1", "fuel")


def plainer(charts):
    """Charts on which only tracks, a motor and the tanks are hit: the game keeps systems by name."""
    damage = charts["e4_damage"]
    for tens in damage.rows:
        for ones in damage.columns:
            if damage.value(tens, ones) not in KEPT:
                charts = charts.replace("e4_damage", tens, ones, "minor")
    return charts


def game_step(dice, state, charts, deep):
    """One stage of the game, or the captain's order; charges are not counted where nobody tires."""
    rules = book(charts)
    if state.stage == "test_depth":
        order = given.ExceedTestDepth() if deep else given.KeepDepth()
        return sequence.AGENDA.asks["test_depth"].answer(dice, state, order, rules)._replace(asked=())
    state = sequence.AGENDA.stages[state.stage](dice, state, rules)
    return state._replace(cycle=state.cycle and state.cycle._replace(charges=0))


def game_end(state):
    if state.stage == "escaped":
        return "escaped"
    return "forced_up" if state.captain.fate in ("scuttled", "boat_captured") else "sunk"


def is_over(state):
    return state.stage in ("escaped", "career_over")


@pytest.mark.parametrize("deep", [False, True])
def test_the_hunt_ends_as_it_does_when_the_game_makes_every_roll(deep):
    charts = plainer(CHARTS)
    asked = ask(GAME, "escort_cycle", charts, type="UBI", hull=2, deep=deep).distribution
    begun = State(
        1, 0, "FIRST", "depth", captain=Captain(month=month_of("1918-03")), boat=Boat("UBI", hull=2),
        meeting=Meeting("ship_escort", escorted=True), cycle=Cycle(day_torpedo=True),
    )  # fmt: skip
    played = rounds.until(game_step, begun, is_over, charts, deep).map(game_end)
    assert {end: played.chance(end) for end in asked.weights} == {
        end: asked.chance(end) for end in asked.weights
    }


def test_hand_counts():
    assert chances("refit", type="U87", hull=5, systems=3) == {4: 1}
    assert chances("refit", type="U87", hull=5, systems=3, rank="KKpt") == {3: 1}


def test_a_whole_attack_on_one_system_and_the_bombs_of_an_aircraft():
    """One hit in 36 strikes the batteries; every hit is rolled for itself."""
    hits = chances("depth_charges")
    alone = sum(chance * Fraction(35, 36) ** number for number, chance in hits.items())
    found = chances("system_hit", system="batteries")
    assert found["untouched"] == alone and "sunk" not in found
    assert chances("training") == dict.fromkeys(range(1, 7), Fraction(1, 6))
    less = CHARTS["e3_modifiers"].value("aircraft", "modifier")
    thrown = dict.fromkeys(range(6), 0)
    for one in range(1, 7):
        for two in range(1, 7):
            total = max(3, min(13, one + two + less))
            struck = CHARTS["e3_attack"].value(total, "hits")
            thrown[struck] += 1
    assert chances("aircraft_hits") == {hits: Fraction(n, 36) for hits, n in thrown.items() if n}


# ------------------------------------------------------------------------ whole attacks and patrols


def walked(name: str, **values):
    """Every step of a question that is also solved by a shorter way."""
    question = GAME.question(name)
    settings = {parameter.name: parameter.default for parameter in question.parameters} | values
    how = question.how
    return rounds.until(how.step, how.start(CHARTS, **settings), how.over, CHARTS).map(how.measure)


@pytest.mark.parametrize(
    "values",
    [
        {"distance": "close", "attack": "night_surface", "ends": "both"}, {"type": "U19", "distance": "long"},
        {"type": "UBI", "distance": "close", "deep": True, "era": "1918"},
    ],
    ids=str,
)  # fmt: skip
def test_a_whole_attack_is_that_of_its_steps(values):
    settings = {"type": "U5", "era": "1914"} | values
    solved = ask(GAME, "attack_to_the_end", CHARTS, **settings).distribution
    assert solved == walked("attack_to_the_end", **settings)


def test_a_boat_seen_on_its_approach_is_rammed_without_a_search():
    """By day, before depth charges: nothing but the ram can hurt it, and no roll of detection is made."""
    near, far = (
        chances("attack_to_the_end", type="U19", distance=distance, era="1914", target="small")
        for distance in ("close", "long")
    )
    seen = chances("approach")["detected"]
    assert near["afloat_lost"] > far["afloat_lost"] and near["afloat_home"] + near["afloat_lost"] > seen


def test_patrols_are_those_of_their_steps():
    """Chances of hunts are rounded at the eighteenth decimal, nothing else is."""
    settings = {"type": "U5", "era": "1914", "area": "north_sea", "patrols": 2}
    for policy in ("nobody", "far", "near_by_night"):
        solved = ask(GAME, "patrols_survived", CHARTS, policy=policy, **settings).distribution
        steps = walked("patrols_survived", policy=policy, **settings)
        assert abs(solved.chance("alive") - steps.chance("alive")) < Fraction(1, 10**15)


def test_who_attacks_from_nearer_lives_shorter():
    alive = [chances("patrols_survived", policy=policy)["alive"] for policy in ("nobody", "far", "near")]
    assert alive == sorted(alive, reverse=True) and len(set(alive)) == 3
    one, three = (chances("patrols_survived", patrols=number)["alive"] for number in (1, 3))
    assert three == one**3


def test_aircraft_come_late_in_the_month_by_month_chart():
    """The chart of 1917 names aircraft from its first month on; they fly from August 1917."""

    def flying(month):
        return chances("encounter_in_month", month=month, region="north_sea").get("aircraft", 0)

    assert flying("1918-03") and not flying("1917-07")
    assert chances("encounter_in_month", month="1917-04") == chances("encounter", era="1917")


@pytest.mark.parametrize("word", ["struck", "safe"])
def test_the_table_of_mines_is_told_in_its_own_words(word):
    """No outcome of a question bears the word of a cell and another meaning: “down in time” is no mine."""
    assert word in {CHARTS["m1_mines"].result(total, "result") for total in range(2, 13)}
    labels = Labels(GAME)
    assert labels.known(word) == labels.texts.t(f"rotd-cell-{word}")
