"""A law for every question of every game: what is drawn of an answer adds up to it, and is small."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import prod

import pytest

from navalgames.chance import RandomDice, Shown
from navalgames.chance.anatomy import Anatomy
from navalgames.chance.rounds import until
from navalgames.errors import Problem
from navalgames.games import GAME_IDS, game
from navalgames.games.contract import OneStep
from navalgames.labels import Labels
from navalgames.odds import ask, charts_of, is_number
from navalgames.odds.asking import roll
from navalgames.odds.flow import GOES_ON, grown
from navalgames.odds.parameters import settled
from navalgames.odds.why import why
from navalgames.pictures import Look
from navalgames.texts import LANGUAGES
from tests.settings_tried import settings_to_try

QUESTIONS = [
    pytest.param(name, question.name, id=f"{name}-{question.name}")
    for name in GAME_IDS
    for question in game(name).questions()
]
MOST_KILOBYTES = 60


@cache
def looks(name: str, question: str) -> list[Look]:
    """At the default and at another setting, each in one of the languages."""
    tried = settings_to_try(game(name), game(name).question(question), 1, question)
    return [
        Look(game(name), strict(Labels(game(name), LANGUAGES[number % len(LANGUAGES)])), question, **settings)
        for number, settings in enumerate(tried)
    ]


def strict(labels: Labels) -> Labels:
    """Words that are missing are a fault."""
    labels.texts.strict = True
    return labels


def ended(section: dict) -> dict[int, float]:
    """The chance of each end by its number below zero, from the choices and ways that are drawn."""
    reach = {0: 1.0}
    found: dict[int, float] = {}
    for place in sorted(range(len(section["nodes"])), key=lambda one: section["nodes"][one]["depth"]):
        node = section["nodes"][place]
        assert node["share"] == pytest.approx(reach[place])
        for way in node["ways"]:
            to = found if way["to"] < 0 else reach
            to[way["to"]] = to.get(way["to"], 0.0) + reach[place] * way["share"]
    return found


def in_the_field(grid: dict) -> dict[int, Fraction]:
    """The chance of each end by its number, from the weights of the cells."""
    found: dict[int, Fraction] = {}
    whole = sum(row["weight"] for row in grid["rows"])
    for row in grid["rows"]:
        if len(row["cells"]) == 1:
            cells = [cell if isinstance(cell, dict) else {"end": cell, "weight": 1} for cell in row["cells"]]
        else:
            cells = [
                cell if isinstance(cell, dict) else {"end": cell, "weight": column["weight"]}
                for cell, column in zip(row["cells"], grid["columns"] or row["cells"], strict=True)
            ]
        total = sum(cell["weight"] for cell in cells)
        for cell in cells:
            part = Fraction(row["weight"] * cell["weight"], whole * total)
            found[cell["end"]] = found.get(cell["end"], Fraction(0)) + part
    return found


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(2)
def test_every_picture_of_a_part_holds_the_same_chances(name, question):
    for look in looks(name, question):
        for section in look.data["sections"]:
            shares = {-1 - place: end["share"] for place, end in enumerate(section["ends"])}
            assert sum(shares.values()) == pytest.approx(1)
            if section["nodes"]:
                assert ended(section) == pytest.approx({end: share for end, share in shares.items() if share})
            if section["grid"]:
                cells = in_the_field(section["grid"])
                assert {end: float(chance) for end, chance in cells.items()} == pytest.approx(
                    {end: share for end, share in shares.items() if share}
                )
            for table in section["tables"]:
                chances = [cell.get("share", 0) for row in table["rows"] for cell in row["cells"]]
                assert all(0 <= chance <= 1.000001 for chance in chances)
                assert any(cell.get("lit") for row in table["rows"] for cell in row["cells"])


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(2)
def test_the_whole_is_the_answer_and_rounds_flow_to_it(name, question):
    for look in looks(name, question):
        chances, data = look.why.answer.distribution, look.data
        if isinstance(look.why.answer.question.how, OneStep):
            if look.why.answer.question.throw:
                continue  # a throw stands in place of the whole
            told = {end["key"]: end["share"] for end in data["sections"][-1]["ends"]}
            if "(folded)" not in told:
                exact = {str(one): float(chances.chance(one)) for one in chances.outcomes}
                assert told == pytest.approx(exact)
            continue
        if not data["rounds"]:
            told = {end["key"]: end["share"] for end in data["sections"][-1]["ends"]}
            exact = {str(one): float(chances.chance(one)) for one in chances.outcomes}
            assert look.why.answer.question.throw or told == pytest.approx(exact)
            continue
        steps = [[chance["share"] if chance else 0.0 for chance in step] for step in data["rounds"]["steps"]]
        assert all(sum(step) == pytest.approx(1) for step in steps)
        keys = [end["key"] for end in data["rounds"]["ends"]]
        for before, after in () if data["rounds"]["added"] else pairwise(steps):  # what has ended stays so
            assert all(
                after[place] >= before[place] - 1e-12 for place, key in enumerate(keys) if key != "(goes on)"
            )
        ended = {key: share for key, share in zip(keys, steps[-1], strict=True) if key != "(goes on)"}
        left = 1 - sum(ended.values())
        counts = look.why.answer.question.how.counts  # hits are no fates, hexes of a line no turns
        counted = [one for one in chances.outcomes if not counts or not is_number(one)]
        for key, share in ended.items():
            if data["rounds"]["added"] and key not in map(str, counted):
                continue
            whole = next(float(chances.chance(one)) for one in chances.outcomes if str(one) == key)
            assert share - 1e-9 <= whole <= share + left + 1e-9


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(2)
def test_a_first_view_shows_a_picture_and_is_small(name, question):
    for look in looks(name, question):
        data = look.data
        assert len(json.dumps(data, ensure_ascii=False).encode()) <= 1000 * MOST_KILOBYTES
        shown = [section["pictures"] or section["certain"] for section in data["sections"]]
        assert data["rounds"] or any(shown), "nothing is drawn"


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(2)
def test_what_can_be_opened_opens(name, question):
    look = Look(game(name), Labels(game(name)), question)
    for _ in range(3):
        if not look.openings:
            return
        before, place = len(look.data["sections"]), look.openings[0]
        data = look.opened(*place)
        assert len(data["sections"]) == before + 1
        inside = data["sections"][place[0]]
        assert sum(end["share"] for end in inside["ends"]) == pytest.approx(1)


def test_an_end_of_a_step_knows_the_one_end_of_the_whole_that_it_always_leads_to():
    kaiser = game("kaisers_pirates")
    first, whole = Look(kaiser, Labels(kaiser), "first_turn_later").data["sections"]
    keys = {end["words"]: end["key"] for end in whole["ends"]}
    told = {end["words"]: end.get("leads") for end in first["ends"]}
    assert told["you begin"] == keys["yes: you begin"]
    assert told["the other begins"] == keys["no: the other begins"]
    assert told["does not count: once more"] is None
    assert all("leads" not in end for end in whole["ends"])


def test_dice_have_nothing_inside():
    look = Look(game("grand_fleet"), Labels(game("grand_fleet")), "initiative")
    assert look.openings == []
    with pytest.raises(Problem):
        look.opened(0, 0)


def test_two_dice_are_a_field_with_their_totals():
    data = Look(game("grand_fleet"), Labels(game("grand_fleet")), "initiative").data
    grid = data["sections"][0]["grid"]
    assert [row["words"] for row in grid["rows"]] == ["1", "2", "3", "4", "5", "6"]
    assert [column["words"] for column in grid["columns"]] == ["1", "2", "3", "4", "5", "6"]
    assert not grid["area"] and prod([len(grid["rows"]), len(grid["rows"][0]["cells"])]) == 36
    ends = data["sections"][0]["ends"]
    assert {end["key"]: end["ways"] for end in ends}["nobody"] == ["16", "36"]


def test_a_table_is_lit_where_the_dice_lead():
    look = Look(game("raiders_of_the_deep"), Labels(game("raiders_of_the_deep")), "escort_cycle")
    tables = {table["title"]: table for table in look.data["sections"][-1]["tables"]}
    detection = next(table for title, table in tables.items() if "Detection" in title)
    lit = [cell["share"] for row in detection["rows"] for cell in row["cells"] if cell.get("lit")]
    assert sum(lit) == pytest.approx(35 / 36)  # two ones are told without the table (9.6.7a)


def table_of(name: str, question: str, place: int = 0) -> dict:
    return Look(game(name), Labels(game(name)), question).data["sections"][-1]["tables"][place]


def test_what_is_decided_without_a_table_stands_beside_it():
    table = table_of("raiders_of_the_deep", "encounter_in_month")
    assert [(one["words"], one["end"]) for one in table["beside"]] == [("12", -8)]
    assert "lit" not in table["rows"][-1]["cells"][0] and (table["left"], table["left_out"]) == ("columns", 7)
    assert not table["often"]
    assert table_of("raiders_of_the_deep", "minefield")["beside"] == []


def test_a_cell_knows_what_can_come_of_it_and_says_which_end_it_is():
    struck = table_of("raiders_of_the_deep", "minefield")["rows"][0]["cells"][0]
    assert struck["ends"] == [-2, -3] and "end" not in struck
    lost = table_of("raiders_of_the_deep", "minefield", 1)["rows"][-1]["cells"][0]
    assert (lost["words"], lost["end"]) == ("sunk", -3), "the chart has a dash"
    weather = table_of("atlantic_chase", "weather_to_come")
    assert weather["often"]
    cells = [cell for row in weather["rows"] for cell in row["cells"]]
    assert {(cell["words"], cell["end"]) for cell in cells} == {("Good weather", -1), ("Bad weather", -2)}


@pytest.mark.parametrize("question", ["passes_to_a_station", "convoy_crossing"])
def test_how_many_rounds_it_takes_is_by_how_much_its_end_grows(question):
    found = Look(game("atlantic_chase"), Labels(game("atlantic_chase")), question)
    gained, answer = found.data["rounds"]["gained"], found.why.answer.distribution
    told = [part["share"] if part else 0 for part in gained["parts"]]
    assert told == pytest.approx([float(answer.chance(count)) for count in range(len(told))])
    assert gained["at"] == answer.mode


def test_what_is_left_after_rounds_grows_by_no_answer():
    found = Look(game("atlantic_chase"), Labels(game("atlantic_chase")), "line_after_passes")
    assert found.data["rounds"]["gained"] is None


def test_rounds_begin_undecided_and_stop_where_little_is_left():
    data = Look(game("raiders_of_the_deep"), Labels(game("raiders_of_the_deep")), "escort_cycle").data
    first, last = data["rounds"]["steps"][0], data["rounds"]["steps"][-1]
    assert [chance and chance["share"] for chance in first][:-1] == [None] * (len(first) - 1)
    assert first[-1]["share"] == 1 and last[-1] is None
    read = data["rounds"]["steps"][-2]
    assert 0 < read[-1]["share"] == data["rounds"]["open"]["share"] < 1


def test_the_last_column_of_rounds_that_are_not_all_read_is_the_answer():
    look = Look(game("atlantic_chase"), Labels(game("atlantic_chase")), "how_long_i_keep_it")
    rounds, chances = look.data["rounds"], look.why.answer.distribution
    pairs = zip(rounds["ends"], rounds["steps"][-1], strict=True)
    last = {end["key"]: chance["share"] for end, chance in pairs if chance}
    assert last == {str(one): float(chances.chance(one)) for one in chances.outcomes}
    assert rounds["open"]["share"] > 0, "it may go on for ever"


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(2)
def test_rounds_that_end_all_at_once_are_no_picture(name, question):
    """A column for each of 18 steps in which nothing ends, and then the answer, would tell nothing."""
    for look in looks(name, question):
        data = look.data
        if data["rounds"] and data["sections"] and not data["rounds"]["added"]:
            last = {end["key"]: place for place, end in enumerate(data["rounds"]["ends"])}["(goes on)"]
            read = data["rounds"]["steps"][1:-1] or data["rounds"]["steps"][1:]
            assert any(chance for step in read for chance in step[:last])


def test_all_rounds_together_are_called_so():
    look = Look(game("atlantic_chase"), Labels(game("atlantic_chase")), "weather_to_come")
    assert look.data["sections"][-1]["heading"] == "picture-part-all-rolls"
    assert {end["key"] for end in look.data["sections"][-1]["ends"]} == {
        str(one) for one in look.why.answer.distribution.outcomes
    }


def test_more_than_two_throws_are_a_field_of_the_first_and_what_comes_of_it():
    """The chances of a row are those after its value, and the rows make the whole."""
    look = Look(game("frigate_duel"), Labels(game("frigate_duel")), "broadside")
    section = look.data["sections"][-1]
    assert section["grid"]["summed"] and section["pictures"][0] == "grid", "the stairs would be dense"
    rows = section["grid"]["rows"]
    assert [row["words"] for row in rows] == ["0", "1", "2", "3", "4", "5", "6"]
    root = look.why.anatomy.root
    for row in rows:
        way = root.ways[row["turn"]]
        ended: dict[int, Fraction] = {}
        for leaf in Anatomy(way.then).leaves():
            end = look._parts[-1].section.target(leaf.end)
            ended[end] = ended.get(end, Fraction(0)) + leaf.chance
        total = sum(cell["weight"] for cell in row["cells"])
        assert {cell["end"]: Fraction(cell["weight"], total) for cell in row["cells"]} == ended


def test_the_hands_that_can_be_drawn_are_counted():
    section = Look(game("grand_fleet"), Labels(game("grand_fleet")), "markers_meet").data["sections"][-1]
    hand = section["hand"]
    assert hand["hands"] == "56" and sum(int(way["hands"]) for way in hand["ways"]) == 56
    best = hand["ways"][0]
    assert (best["words"], best["product"], best["hands"]) == ("2 fleets", "10 × 3", "30")
    shares = {-1 - place: end["share"] for place, end in enumerate(section["ends"])}
    for way in hand["ways"]:
        assert int(way["hands"]) / 56 == pytest.approx(shares[way["to"]])


def test_the_rounds_that_are_looked_into_are_those_up_to_a_first_end():
    assert why(game("raiders_of_the_deep"), "escort_cycle").rounds == 1
    assert why(game("raiders_of_the_deep"), "attack_to_the_end").rounds == 2
    assert why(game("grand_fleet"), "initiative").rounds == 0


# ---- what adds up ---------------------------------------------------------------------------


def added_up(name: str, question: str, **settings) -> list[dict[str, str]]:
    """The chances of what there is after 0, 1, 2, ... times, as fractions."""
    rounds = Look(game(name), Labels(game(name)), question, **settings).data["rounds"]
    keys = [end["key"] for end in rounds["ends"]]
    return [
        {key: chance["fraction"] for key, chance in zip(keys, step, strict=True) if chance}
        for step in rounds["steps"]
    ]


def test_what_the_same_throw_brings_is_added_up_turn_by_turn():
    """Nine coins: after two turns 1/4, 1/2, 1/4; after nine 126 of 512 ways make 4 points."""
    steps = added_up("grand_fleet", "parity_total")
    assert len(steps) == 10 and steps[2] == {"0": "1/4", "1": "1/2", "2": "1/4"}
    assert steps[9]["4"] == "63/256"
    look = Look(game("grand_fleet"), Labels(game("grand_fleet")), "parity_total", turns=4)
    part = look.data["sections"][-1]
    title = look.labels.texts.t(part["heading"], **part["facts"])
    assert title == "The same throw 4 times: The price of parity"
    assert "Every throw is made by itself" in part["stands"]


def test_hits_on_a_convoy_are_added_up_volley_by_volley():
    """Where nothing is decided before the end, the count that decides grows before the reader's eyes."""
    steps = added_up("atlantic_chase", "raider_and_convoy")
    assert [sorted(step) for step in steps] == [
        ["0"], ["0", "1", "2"], ["0", "1", "2", "3", "sunk"], ["0", "1", "2", "3", "sunk"],
    ]  # fmt: skip
    look = Look(game("atlantic_chase"), Labels(game("atlantic_chase")), "raider_and_convoy", hit_limit=5)
    assert "5 in all sink it" in look.data["begins"] and look.data["rounds"]["unit"] == "hits"
    sunk = look.data["rounds"]["steps"][-1][-1]["share"]
    assert sunk == pytest.approx(float(look.why.answer.distribution.chance("sunk")))


def test_the_throw_that_stands_for_many_is_the_commonest():
    """The engine fires four of six shots with three dice; those stand in the picture, not two dice."""
    look = Look(game("atlantic_chase"), Labels(game("atlantic_chase")), "raider_and_convoy")
    dice: Counter[str] = Counter()
    for seed in range(5):
        thrown = RandomDice(seed=seed)
        roll(look.game, "raider_and_convoy", thrown)
        dice.update(one.dice for one in thrown.record if isinstance(one, Shown))
    section = look.data["sections"][-1]
    assert {node.asked.dice for node in look._parts[-1].section.rolls} == {dice.most_common(1)[0][0]}
    assert section["heading"] == "picture-part-throw-often"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "question"), QUESTIONS)
def test_what_adds_up_has_its_sentences(name, question, language):
    how = game(name).question(question).how
    if isinstance(how, OneStep):
        return
    texts = strict(Labels(game(name), language)).texts
    if (how.so_far or how.stages) is None:
        assert texts.has(f"picture-hint-{how.called}")
        return
    called = how.staged or how.called
    for key in ("axis", "slider", "now", "more"):
        assert texts.has(f"picture-{called}-{key}")
    rounds = looks(name, question)[0].data["rounds"]
    assert rounds["called"] == called
    assert texts.has(rounds["hint"])
    first = [end["key"] for end, chance in zip(rounds["ends"], rounds["steps"][0], strict=True) if chance]
    told = "added-" if rounds["sums"] else "standing-" if first != [GOES_ON] else ""
    assert rounds["hint"] == f"picture-hint-{told}{called}", "a column that is not drawn is not told"
    assert not rounds["open"] or texts.has(f"picture-{called}-open")


STAGED = [
    pytest.param(name, question.name, id=f"{name}-{question.name}")
    for name in GAME_IDS
    for question in game(name).questions()
    if not isinstance(question.how, OneStep) and question.how.stages is not None
]


@pytest.mark.parametrize(("name", "question"), STAGED)
def test_what_a_shorter_way_tells_by_then_ends_with_the_answer(name, question):
    """What is decided stays decided where it is not added up; the last column is the answer."""
    for look in looks(name, question):
        how, rounds = look.why.answer.question.how, look.data["rounds"]
        steps = [sum(chance["share"] for chance in step if chance) for step in rounds["steps"]]
        assert steps == pytest.approx([1] * len(steps))
        if how.so_far is None:
            last = zip(rounds["ends"], rounds["steps"][-1], strict=True)
            told = {end["key"]: chance["share"] for end, chance in last if chance}
            chances = look.why.answer.distribution
            assert told == pytest.approx({str(one): float(chances.chance(one)) for one in chances.outcomes})


def test_a_raid_grows_volley_by_volley_as_the_engine_fights_it():
    chase = game("atlantic_chase")
    question, charts = chase.question("raider_and_convoy"), charts_of(chase)
    for rounds, hits in ((1, 4), (2, 3)):
        values = settled(question, {"rounds": rounds, "hit_limit": hits})
        walked = grown(replace(question.how, stages=None), charts, values, 10**6)
        assert len(walked) == rounds + 1 and grown(question.how, charts, values, 1) == walked


def test_a_battle_grows_volley_by_volley_as_the_engine_fights_it():
    chase = game("atlantic_chase")
    question, charts = chase.question("ship_against_ship"), charts_of(chase)
    values = settled(question, {"rounds": 1, "zone": "near"})
    walked = grown(replace(question.how, stages=None), charts, values, 10**6)
    assert len(walked) == 2 and grown(question.how, charts, values, 1) == walked


def decided_by(step, start, when, over, measure) -> dict[str, float]:
    """What the engine has decided once `when` holds for all that goes on."""
    charts = charts_of(game("raiders_of_the_deep"))
    found = until(step, start, lambda state: over(state) or when(state), charts)
    ends: Counter[str] = Counter()
    for state, chance in found.items():
        if over(state):
            ends[measure(state)] += float(chance)
    return dict(ends)


def test_a_hunt_ends_turn_by_turn_as_it_is_hunted():
    raiders = game("raiders_of_the_deep")
    how, charts = raiders.question("escort_cycle").how, charts_of(raiders)
    values = settled(raiders.question("escort_cycle"), {"type": "UBI", "era": "1918"})
    told = grown(how, charts, values, 1)[1]
    begun = how.start(charts, **dict(values))

    def searched_again(hunt) -> bool:
        return hunt.phase == "search" and not hunt.first

    ended = decided_by(how.step, begun, searched_again, how.over, how.measure)
    assert {one: float(chance) for one, chance in told.items() if one != GOES_ON} == pytest.approx(ended)


def test_a_fight_with_a_q_ship_ends_attack_by_attack_as_it_is_fought():
    raiders = game("raiders_of_the_deep")
    how, charts = raiders.question("q_ship").how, charts_of(raiders)
    values = settled(raiders.question("q_ship"), {})
    told = grown(how, charts, values, 1)
    for attacks in (1, 2):
        ended = decided_by(
            how.step, how.start(charts, **dict(values)), lambda duel, so_many=attacks: duel.attack == so_many,
            how.over, how.measure,
        )  # fmt: skip
        mine = {one: float(chance) for one, chance in told[attacks].items() if one != GOES_ON}
        assert mine == pytest.approx(ended) and ended


@pytest.mark.parametrize(
    ("name", "question", "setting"),
    [
        ("raiders_of_the_deep", "patrols_survived", "patrols"),
        ("atlantic_chase", "bring_to_battle", "attacks"),
    ],
)
def test_what_is_decided_after_some_is_the_answer_for_so_many(name, question, setting):
    """Three patrols tell after the second what is answered for two: nothing later changes it."""
    asked, charts = game(name).question(question), charts_of(game(name))
    told = grown(asked.how, charts, settled(asked, {setting: 3}), 1)
    for number in (1, 2):
        for end, chance in ask(game(name), question, **{setting: number}).distribution.items():
            assert end == "not_yet" or told[number][end] == pytest.approx(chance)


def test_a_convoy_comes_in_by_so_much_as_its_column_grows():
    """The line gets shorter turn by turn; what is in port more than the turn before is that turn's chance."""
    rounds = Look(game("atlantic_chase"), Labels(game("atlantic_chase")), "convoy_crossing").data["rounds"]
    port = next(place for place, end in enumerate(rounds["ends"]) if end["words"] == "in port")
    shares = [step[port]["share"] if step[port] else 0.0 for step in rounds["steps"]]
    chances = ask(game("atlantic_chase"), "convoy_crossing").distribution
    for turn in range(1, 13):
        assert shares[turn] - shares[turn - 1] == pytest.approx(float(chances.chance(turn)))
    assert rounds["unit"] == "hexes" and not rounds["sums"]
    begun = [end["words"] for end, now in zip(rounds["ends"], rounds["steps"][0], strict=True) if now]
    assert begun == ["11"]


def test_what_kills_on_patrol_is_the_box_that_is_entered_most_often():
    """The first box of all decides hardly anything: the throw of a box stands there, of this time."""
    raiders = game("raiders_of_the_deep")
    look = Look(raiders, Labels(raiders), "patrols_survived", area="channel", type="UCII")
    (section,) = look.data["sections"]
    assert section["heading"] == "picture-part-throw-often"
    box = ask(raiders, "encounter_in_month", month="1917-04", region="channel").distribution
    assert {end["key"]: end["share"] for end in section["ends"]} == pytest.approx(
        {str(one): float(chance) for one, chance in box.items() if chance}
    )
    out_and_home = Look(raiders, Labels(raiders), "patrols_survived").data["sections"][-1]
    assert "Box: transit" in out_and_home["begins"], "four boxes of seven on the way to the British Isles"
    assert "mines" in {end["key"] for end in out_and_home["ends"]}


def test_each_patrol_costs_the_same():
    steps = look_of_patrols(3)["steps"]
    alive = [step[0]["share"] for step in steps]
    assert alive == pytest.approx([alive[1] ** number for number in range(4)]) and alive[1] < 1


def look_of_patrols(patrols: int) -> dict:
    name = "raiders_of_the_deep"
    return Look(game(name), Labels(game(name)), "patrols_survived", patrols=patrols).data["rounds"]


def test_every_shot_has_its_column_where_each_is_counted():
    """Before the first of four shots and after each; a bar of the answer would not say which one it was."""
    steps = added_up("atlantic_chase", "shots_at_a_ship")
    assert len(steps) == 5 and steps[0] == {"undamaged": "1"}
    assert steps[1] == {"undamaged": "11/12", "damaged": "1/12"}
    assert len(added_up("frigate_duel", "listed_gunnery")[-1]) == 31


@pytest.mark.parametrize("ship", ["chesapeake", "constitution"])
def test_the_throw_of_a_listed_ship_is_hers(ship):
    """Not that of a ship with six guns: the engine's own dice for hits stand in the picture."""
    own = game("frigate_duel")
    ships = own.question("listed_gunnery").parameters[0].values
    name = next(one for one in ships if ship in str(one).lower())
    look = Look(own, Labels(own), "listed_gunnery", ship=name)
    thrown = RandomDice(seed=2)
    roll(own, "listed_gunnery", thrown, ship=name)
    first = next(one for one in thrown.record if isinstance(one, Shown))
    asked = look._parts[-1].section.rolls[0].asked
    while asked.procedure is not None:
        asked = asked.inside().root.asked
    assert asked.dice == first.dice


def shown(name: str, question: str, **settings) -> dict:
    return Look(game(name), Labels(game(name)), question, **settings).data


def test_of_many_cards_the_few_that_are_looked_for_are_followed():
    hand = shown("kaisers_pirates", "cards_in_play")["sections"][-1]["hand"]
    assert hand["sought"] == {"words": "● Breakout", "count": 3} and hand["taken"] == 40
    for way in hand["ways"]:
        share = prod(Fraction(factor) for factor in way["drawn"].split(" × "))
        assert f"{float(100 * share):.1f}".removesuffix(".0") + " %" == way["percent"]
    assert hand["ways"][0]["words"] == "1 of 3 “● Breakout” drawn"
    few = shown("kaisers_pirates", "hand_dealt")["sections"][-1]["hand"]
    assert few["sought"]["count"] == 2 and few["ways"][1]["drawn"] == "2 × 5/100 × 95/99"


def test_one_card_that_is_looked_for_is_so_many_places_of_all():
    """3/20, not 171 of 1140 hands."""
    section = shown("kaisers_pirates", "ship_dealt")["sections"][-1]
    told = {way["words"]: way["drawn"] for way in section["hand"]["ways"]}
    assert told == {"“● Emden” drawn": "3/20", "“● Emden” not drawn": "17/20"}
    assert [end["ways"] for end in section["ends"]] == [[], []], "no hands that nobody counts"


def test_where_as_many_are_there_as_are_drawn_each_that_is_drawn_is_told():
    hand = shown("frigate_duel", "card_drawn")["sections"][-1]["hand"]
    assert hand["sought"] is None and hand["ways"][0]["drawn"] == "35/38 × 34/37 × 33/36"


def test_what_is_sure_whatever_is_thrown_has_no_columns():
    kept = shown("atlantic_chase", "line_after_signals")
    assert kept["rounds"] is None and [one["always"] for one in kept["sections"]] == [True]
    lapses = shown("atlantic_chase", "line_after_signals", signals_lapse="must", weather="bad")
    assert lapses["rounds"]


@pytest.mark.parametrize(("question", "other"), [("recon", "Initiative lost"), ("reinforcement", "Waits on")])
def test_what_can_only_come_to_one_thing_is_told_with_the_throw(question, other):
    data = shown("atlantic_chase", question)
    assert data["rounds"] is None, "no steps of the rule that nobody counts"
    ends = {end["words"]: end["percent"] for end in data["sections"][-1]["ends"]}
    assert other in ends and data["sections"][-1]["pictures"][0] == "grid"
