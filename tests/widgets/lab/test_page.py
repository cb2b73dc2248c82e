"""The lab without a browser: every mechanic of Grand Fleet opens, and says what `navalgames.odds` answers."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction

import pytest

from navalgames import odds
from navalgames.games import GAME_IDS, game
from navalgames.labels import Labels
from navalgames.odds import asking
from navalgames.serve.chart_page import tables
from navalgames.texts import LANGUAGES, Texts
from navalgames.texts.figures import percent_text
from navalwidgets.lab.page import Lab, build

FLEET = game("grand_fleet")
ENGLISH = re.compile(r"\b[a-z]{3,} [a-z]{3,}\b")
NAMES = [question.name for question in FLEET.questions()]


def chances(rows):
    return {row["key"]: Fraction(int(row["chance"][0]), int(row["chance"][1])) for row in rows}


@pytest.fixture(scope="module")
def lab():
    return Lab(FLEET, "")


@pytest.mark.parametrize("name", NAMES)
def test_a_mechanic_shows_the_exact_answer(lab, name):
    lab._open(name)
    answer = odds.ask(FLEET, name)
    wanted: dict[str, Fraction] = {}
    for outcome, chance in answer.distribution:  # more than 60 numbers are shown in ranges
        row = lab.chart.row_of(outcome)
        wanted[row] = wanted.get(row, Fraction(0)) + chance
    assert {key: chance for key, chance in chances(lab.chart.rows).items() if chance} == wanted
    assert lab.chart.badge == answer.weakest
    assert lab.list.chosen == name
    assert percent_text(answer.facts()["chance"]) in lab.chart.summary or answer.facts()["sure"]
    sources = [source for chart in lab.evidence.charts for source in chart["sources"]]
    assert sum(len(source["cells"]) for source in sources) == len(answer.cells)
    assert [rule["number"] for rule in lab.head.rules] == list(answer.rules)
    assert all(rule["title"] for rule in lab.head.rules)


@pytest.mark.parametrize("name", NAMES)
def test_no_word_is_missing(lab, name):
    lab._open(name)
    shown = [
        lab.head.title, lab.head.about, lab.chart.title, lab.chart.summary, lab.chart.unit,
        lab.evidence.summary,
        *(row["label"] for row in lab.chart.rows),
        *(text for control in lab.panel.controls for text in (control["label"], *control["words"])),
        *(group["label"] for group in lab.list.groups),
        *(item["label"] for group in lab.list.groups for item in group["items"]),
    ]  # fmt: skip
    assert [text for text in shown if "⟦" in text] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_tray_plays_the_same_rule(lab, name):
    lab._open(name)
    lab.tray.roll(10)
    assert set(lab.tray.results) <= set(lab.answer.distribution.outcomes)
    assert sum(lab.chart.rolls.values()) == 10
    assert set(lab.chart.rolls) <= set(chances(lab.chart.rows))


@pytest.mark.parametrize("name", NAMES)
def test_every_mechanic_can_be_explored(lab, name):
    lab._open(name)
    if not any(len(one.values) > 1 for one in lab.question.parameters):
        assert lab.explorer_door.buttons == []
        return
    lab._show_explorer(open_now=True)
    view = lab.explorer.view
    assert view.sentence and "⟦" not in view.sentence + view.title
    assert all(len(row) == len(view.head) for row in view.body)
    axis = odds.parameter(lab.question, lab.explorer.panel.values["along"])
    taken = [one for one in axis.values if odds.refused_setting(FLEET, name, **{axis.name: one}) is None]
    assert len(view.body) == len(taken)
    assert ("Not allowed" in view.sentence) == (len(taken) < len(axis.values))


def test_a_heat_map_holds_the_exact_answers(lab):
    name = next(q.name for q in FLEET.questions() if len([p for p in q.parameters if len(p.values) > 1]) > 1)
    lab._open(name)
    lab._show_explorer(open_now=True)
    lab.explorer.panel.choose({**lab.explorer.panel.values, "kind": "heat"})
    chosen = lab.explorer.panel.values
    trace = lab.explorer.view.figure["data"][0]
    assert trace["type"] == "heatmap"
    across = odds.parameter(lab.question, chosen["along"])
    down = odds.parameter(lab.question, chosen["down"])
    for row, y in enumerate(down.values):
        for column, x in enumerate(across.values):
            settings = {**lab.settings, chosen["along"]: x, chosen["down"]: y}
            height = chosen["statistic"].of(odds.ask(FLEET, name, **settings).distribution)
            assert trace["z"][row][column] in (float(height), float(100 * height))
    lab.explorer.panel.choose({**chosen, "down": chosen["along"]})
    assert lab.explorer.panel.values["down"] != lab.explorer.panel.values["along"]


def test_changing_a_setting_clears_the_rolls_and_says_so(lab):
    lab._open("best_die")
    lab.tray.roll(10)
    lab.panel._heard(lab.panel, {"event": "set", "places": {"dice": 2}}, [])
    assert lab.tray.total == 0 and lab.chart.rolls == {}
    assert lab.tray.status == lab.t("lab-setting-changed")
    assert lab.chart.title.endswith("(Dice 3)")


def test_a_kept_setting_is_dropped_with_its_mechanic(lab):
    lab._open("best_die")
    lab._act("keep")
    lab.panel._heard(lab.panel, {"event": "set", "places": {"dice": 1}}, [])
    assert chances(lab.chart.ghost) == {str(face): Fraction(1, 6) for face in range(1, 7)}
    assert "Dice 1" in lab.chart.ghost_label
    lab._open("parity_loss")
    assert lab.chart.ghost == []


def test_the_address_brings_back_what_was_shown(lab):
    lab._open("best_die")
    lab.panel._heard(lab.panel, {"event": "set", "places": {"dice": 2}}, [])
    lab.tray.reseed(77)
    lab.tray.roll(100)
    again = Lab(FLEET, lab.address.query)
    assert again.chart.rows == lab.chart.rows
    assert again.chart.rolls == lab.chart.rolls
    assert again.head.notes == []


@pytest.mark.parametrize("query", ["mechanic=nonsense", "mechanic=best_die&dice=99", "seed=-3", "x=<b>"])
def test_a_hostile_address_gives_the_usual_page_and_a_note(query):
    shown = Lab(FLEET, query)
    assert shown.chart.rows
    assert len(shown.head.notes) == 1
    assert "<b>" not in shown.head.notes[0] and "nonsense" not in shown.head.notes[0]


def test_our_guesses_can_be_doubted(lab):
    doubted = 0
    for name in NAMES:
        lab._open(name)
        if lab.evidence.can_doubt:
            lab.evidence._heard(lab.evidence, {"event": "doubt"}, [])
            assert lab.evidence.doubt and "⟦" not in lab.evidence.doubt
            assert "None of the" in lab.evidence.doubt or "; most of all " in lab.evidence.doubt
            assert lab.evidence.problem == ""
            doubted += 1
    assert doubted


def test_where_all_is_our_own_proposal_it_says_that_there_is_nothing_to_try():
    shown = Lab(game("frigate_duel"), "mechanic=damage_at_height")
    assert not shown.evidence.can_doubt and "our own proposal" in shown.evidence.undoubted
    assert Lab(FLEET, "mechanic=damage").evidence.undoubted == ""


def test_a_drawing_finds_its_answers_ready(lab, monkeypatch):
    """Answer by answer while nobody waits; the drawing itself then works out nothing."""
    lab._open("battle_in_hex")
    lab._show_explorer(open_now=True)
    settings = {**lab.settings, "de_ships": lab.settings["de_ships"] - 1}
    asking._remembered.clear()
    *answers, draw = lab._explored_later(lab.question, settings)
    assert len(answers) == len(odds.parameter(lab.question, lab.explorer.panel.values["along"]).values)
    for job in answers:
        job()
    monkeypatch.setattr(asking, "_answer", lambda *_: pytest.fail("the drawing waits for an answer"))
    draw()
    assert lab.explorer.view.problem == ""
    lab._show_explorer(open_now=False)


def test_a_game_without_questions_says_so():
    empty = Lab(replace(FLEET, questions=lambda: ()), "")
    assert empty.head.title == empty.t("lab-empty")


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_page_of_every_game_is_built(game_id, monkeypatch):
    monkeypatch.setenv("QUERY_STRING", "")
    assert build(game_id).children


def test_a_rule_that_is_a_name_is_no_number():
    labels = Labels(FLEET)
    assert labels.value(True) == "yes" and labels.value(3) == "3"


@pytest.mark.parametrize(
    "query",
    [
        "mechanic=best_die&dice=3&seed=4&rolls=111",
        "mechanic=initiative&explore=heat&explore.along=de_dice&explore.down=uk_dice&explore.of=2",
        "mechanic=salvo&targets=5&explore=curve&explore.along=targets&explore.of=3",
    ],
)
def test_a_link_brings_back_rolls_and_drawings(query):
    first = Lab(FLEET, query)
    again = Lab(FLEET, first.address.query)
    assert first.head.notes == [] == again.head.notes
    assert again.address.query == first.address.query
    assert again.chart.rolls == first.chart.rolls
    for name in ("title", "sentence", "body", "figure"):
        assert getattr(again.explorer.view, name) == getattr(first.explorer.view, name)
    assert bool(first.explorer.view.body) == ("explore" in query)


@pytest.mark.parametrize(
    "query", ["rolls=-1", "rolls=999999999", "explore=<b>", "explore=heat&explore.of=900"]
)
def test_a_link_that_asks_for_too_much_is_answered_with_a_note(query):
    lab = Lab(FLEET, query)
    assert lab.head.notes and "<" not in "".join(lab.head.notes)


def test_dice_are_offered_only_where_some_are_rolled():
    lab = Lab(FLEET, "mechanic=gunnery_total&rolls=100")
    assert lab.tray.locked == lab.t("lab-no-dice") and lab.tray.total == 0
    for name in ("points_fired", "best_die"):  # certain, but rolled for; and with several outcomes
        lab._open(name)
        assert lab.tray.locked == ""
    lab._open("gunnery_total")
    lab.tray._heard(lab.tray, {"event": "roll", "n": 10}, [])
    assert lab.tray.total == 0


# ---- refusals ------------------------------------------------------------------------------------


def test_a_link_to_a_refused_setting_shows_the_usual_one_and_says_why():
    shown = Lab(game("frigate_duel"), "mechanic=listed_boarding&ship=shannon&enemy=shannon&attack=7")
    assert shown.chart.rows and shown.settings["ship"] != shown.settings["enemy"]
    assert len(shown.head.notes) == 1 and "A ship cannot fight herself." in shown.head.notes[0]


def test_a_refusal_begins_with_the_control_that_was_moved():
    shown = Lab(game("frigate_duel"), "mechanic=listed_boarding")
    ship = odds.parameter(shown.question, "ship")
    places = {**shown.panel.places, "ship": ship.values.index("shannon")}
    shown.panel._heard(shown.panel, {"event": "set", "moved": "ship", "places": places}, [])
    assert shown.panel.problem.startswith("“Ship: Shannon” does not go with “Her enemy: Shannon”.")
    assert shown.settings["ship"] == "chesapeake"
    swap = shown.panel.offers[0]["places"]
    shown.panel._heard(shown.panel, {"event": "set", "moved": "ship", "places": swap}, [])
    assert (shown.settings["ship"], shown.settings["enemy"]) == ("shannon", "chesapeake")
    assert (shown.panel.problem, shown.panel.offers) == ("", [])


def test_a_curve_says_why_values_are_left_out():
    query = "mechanic=patrols_survived&era=1917&explore=curve&explore.along=type&explore.of=1"
    sentence = Lab(game("raiders_of_the_deep"), query).explorer.view.sentence
    assert "UB III. Boats of this type sail later in the war. (Rule 3.3.2a.)" in sentence
    assert sentence.count("Not allowed with these settings") == 2, "one for each reason"


# ---- what an answer rests on -------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_evidence_has_the_words_of_the_charts_page(game_id, language):
    played = game(game_id)
    texts = Texts(language, game_id)
    pages = {table.name: table for table in tables(odds.charts_of(played), texts)}
    lab = Lab(played, "", language)
    for question in played.questions():
        lab._open(question.name)
        for chart in lab.evidence.charts:
            page = pages[chart["name"]]
            assert chart["title"] == page.title
            labels = {label for label, _ in page.rows}
            written = {value for _, cells in page.rows for value, _ in cells} | labels | {""}
            for source in chart["sources"]:
                assert {cell["value"] for cell in source["cells"]} <= written
                if language == "ja":
                    assert not ENGLISH.search(source["where"] + source["note"]), source


def test_a_source_is_told_once_for_all_its_cells(lab):
    lab._open("salvo")
    (chart,) = lab.evidence.charts
    assert chart["title"] == "Damage table"
    assert len(chart["sources"]) == 1 and len(chart["sources"][0]["cells"]) > 5
    assert "out of action (DDbox)" in {cell["value"] for cell in chart["sources"][0]["cells"]}
