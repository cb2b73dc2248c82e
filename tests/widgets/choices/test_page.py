"""The choices page without a browser: what it shows is what `navalgames.sessions.what_if` finds."""

from __future__ import annotations

import csv
import io
import json
from fractions import Fraction

import pytest

from navalgames import odds
from navalgames.games import GAME_IDS, game
from navalgames.sessions.what_if import compared, ignorance, option_change, read_cell, shifts
from navalgames.texts import Texts
from navalwidgets.choices.page import Choices, build

FLEET = game("grand_fleet")
CHARTS = odds.charts_of(FLEET)
QUICK = "UK=random&DE=random&games=200&precision=0"


def chances(rows):
    return {row["key"]: Fraction(int(row["chance"][0]), int(row["chance"][1])) for row in rows}


def exact(distribution):
    return {str(outcome): chance for outcome, chance in distribution}


def shown(rows):
    return {key: chance for key, chance in chances(rows).items() if chance}


def choose(panel, **wanted):
    """Choose values one after the other by what they stand for, as the page does: by their places."""
    for name, value in wanted.items():
        one = next(field for field in panel._parameters if field.name == name)
        place = next(at for at, named in enumerate(one.values) if named.value == value)
        panel._heard(panel, {"event": "set", "places": {**panel.places, name: place}}, [])
        assert not panel.problem


def another_statistic(question):
    """One that is not the widest, which is drawn first."""
    found = ignorance(FLEET, question)
    return next(one for one in found.statistics if one != found.widest())


@pytest.fixture
def page():
    made = Choices(FLEET, "")
    made.games.jobs = 1
    return made


@pytest.fixture
def few_games(monkeypatch):
    from navalwidgets.choices import games

    monkeypatch.setattr(games, "PAIRS", (6, 1000, 5000, 20_000))
    return "UK=random&DE=random&games=6&precision=0"


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_game_has_its_page_of_choices(game_id):
    assert "nv-choices-frame" in build(game_id)._dom_classes
    page = Choices(game(game_id), "")
    assert page.exact.table.rows and not page.exact.table.problem and page.games.run.files


class TestExactOdds:
    def test_the_list_holds_every_question_that_moves(self, page):
        found = list(shifts(FLEET, page.change))
        assert page.change == option_change(FLEET, "damage_table", "bloody")
        assert [row["name"] for row in page.exact.table.rows] == [one.question.name for one in found]
        assert f"{len(found)} of {len(FLEET.questions())} questions change" in page.exact.table.status
        assert not page.exact.table.working and page.exact.table.title == "Damage table: standard → bloody"

    def test_the_chosen_one_is_drawn_before_the_old_one(self, page):
        page.exact.table._heard(page.exact.table, {"event": "choose", "name": "salvo"}, [])
        (found,) = shifts(FLEET, page.change, questions=["salvo"])
        assert shown(page.exact.chart.rows) == exact(found.after.distribution)
        assert shown(page.exact.chart.ghost) == exact(found.before.distribution)
        assert page.exact.table.chosen == "salvo" and page.exact.chart.ghost_label == "before"
        assert "question=salvo" in page.address.query

    def test_a_message_that_names_no_line_changes_nothing(self, page):
        before = page.exact.table.chosen
        for message in ({"event": "choose", "name": "initiative"}, {"event": "choose"}, {}):
            page.exact.table._heard(page.exact.table, message, [])
        assert page.exact.table.chosen == before and not page.exact.table.problem

    def test_a_drawn_question_stays_chosen_when_the_change_is_another_one(self, page):
        page.exact.choose("salvo")
        choose(page.picker.widget, kind="cell")
        choose(page.picker.widget, chart="damage_table", row=9, column="standard", new="sunk")
        assert page.change == read_cell(CHARTS, "damage_table:9:standard=sunk")
        assert page.exact.table.chosen == "salvo" and page.exact.chart.badge == "what-if"

    def test_the_drawn_question_can_be_asked_at_other_settings(self, page):
        page.exact.choose("salvo")
        assert page.exact.panel not in page.exact.drawn.children
        page.exact.door._heard(page.exact.door, {"event": "press", "key": "settings"}, [])
        assert page.exact.panel in page.exact.drawn.children
        assert "table" not in page.exact.panel.values  # the change decides it
        page.exact.panel.choose({**page.exact.panel.values, "targets": 3})
        before, after = (odds.ask(FLEET, "salvo", targets=3, table=table) for table in ("standard", "bloody"))
        assert shown(page.exact.chart.rows) == exact(after.distribution)
        assert shown(page.exact.chart.ghost) == exact(before.distribution)
        assert "3" in page.exact.chart.title
        page.exact.choose("damage")
        assert set(page.exact.panel.values) == {"side"}
        page.exact.door._heard(page.exact.door, {"event": "press", "key": "settings"}, [])
        assert page.exact.panel not in page.exact.drawn.children

    def test_an_option_that_acts_in_play_only_says_so(self, page):
        choose(page.picker.widget, option="fleet_contents_hidden")
        assert "in play only" in page.exact.table.status and page.exact.table.rows == []
        assert page.exact.chart.rows == [] and page.exact.chart.ghost == []

    def test_a_failure_is_a_sentence_and_the_page_works_on(self, page, monkeypatch):
        from navalwidgets.choices import exact

        def broken(*given, **named):
            raise RuntimeError("secret path /home")
            yield

        monkeypatch.setattr(exact, "shifts", broken)
        choose(page.picker.widget, option="historical")
        assert page.exact.table.problem and "secret" not in page.exact.table.problem
        assert not page.exact.table.working
        monkeypatch.undo()
        choose(page.picker.widget, option="damage_table")
        assert page.exact.table.rows and not page.exact.table.problem


class TestPicker:
    @pytest.mark.parametrize("choice", FLEET.option_choices, ids=lambda choice: choice.name)
    def test_every_option_can_be_chosen(self, page, choice):
        page.exact.show = lambda change: None
        choose(page.picker.widget, option=choice.name)
        assert page.change.name == choice.name and page.change.old == choice.default
        assert page.change.new == choice.values[1]
        if len(choice.values) > 2:
            choose(page.picker.widget, new=choice.values[2])
            assert page.change.new == choice.values[2]

    def test_every_chart_and_every_variant_can_be_chosen(self, page):
        page.exact.show = lambda change: None
        choose(page.picker.widget, kind="cell")
        charts = next(one for one in page.picker.widget._parameters if one.name == "chart").values
        only_text = {"turn_track"}
        assert {one.value for one in charts} >= set(CHARTS.names) - only_text
        for one in charts:
            choose(page.picker.widget, chart=one.value)
            assert page.change.name == one.value and page.change.new != page.change.old
        choose(page.picker.widget, kind="variant")
        for variant in CHARTS.variants:
            choose(page.picker.widget, variant=variant.name)
            assert page.change.name == variant.name and page.change.cells

    def test_the_value_now_and_where_it_comes_from_are_told(self, page):
        choose(page.picker.widget, kind="cell")
        choose(page.picker.widget, chart="damage_table", row=9, column="standard")
        control = next(one for one in page.picker.widget.controls if one["name"] == "new")
        assert "out of action (DDbox)" in control["help"] and "reconstruction" in control["help"]
        assert control["words"][0] == "sunk (as plausible as ours)"


class TestGames:
    def test_what_is_shown_is_what_was_counted(self, few_games):
        page = Choices(FLEET, few_games)
        page.games.jobs = 1
        page.games.run._heard(page.games.run, {"event": "start"}, [])
        bots = dict.fromkeys(FLEET.sides, "random")
        wanted = compared(FLEET, page.change, 6, seed=1, bots=bots, jobs=1)
        assert page.games.comparison._replace(seconds=0) == wanted._replace(seconds=0)
        assert page.games.view.sentence == page.words.told(wanted)
        assert page.games.run.said.startswith("All 6 pairs") and not page.games.run.running
        bars = page.games.view.figure["data"][1]["y"]
        assert bars == pytest.approx([100 * effect.after.share for effect in wanted.wins.values()])
        assert [row[0] for row in page.games.view.body[:3]] == [
            "Won: United Kingdom",
            "Won: Germany",
            "Won: Draw",
        ]
        assert any(row[0] == "Turns per game" for row in page.games.view.body)

    def test_a_game_that_measures_itself_is_compared_by_its_own_numbers(self, few_games):
        page = Choices(game("raiders_of_the_deep"), "FIRST=random&games=6&precision=0")
        page.games.jobs = 1
        page.games.start()
        labels = [row[0] for row in page.games.view.body]
        own = ["Boats lost for each 100 patrols", "Thousands of tons sunk in a career", "Patrols of a career"]
        assert [label for label in labels if label in own] == own
        assert "Decisions per game" in labels and not {"Turns per game", "Final score"} & set(labels)

    def test_games_that_never_met_the_change_claim_no_precision(self, few_games):
        page = Choices(FLEET, "option=historical&UK=random&DE=random&games=6&precision=5")
        standing = compared(FLEET, page.change, 6, seed=1, bots=dict.fromkeys(FLEET.sides, "random"), jobs=1)
        page.games.comparison = standing._replace(alike=standing.games)
        page.games._done(None)
        assert "were played alike" in page.games.run.said and "precision" not in page.games.run.said

    def test_another_change_puts_the_counts_away(self, few_games):
        page = Choices(FLEET, few_games)
        page.games.jobs = 1
        page.games.start()
        assert page.games.result.children
        choose(page.picker.widget, option="historical")
        assert page.games.comparison is None and page.games.result.children == ()
        assert "Press “Play the games”" in page.games.run.said
        assert "Nothing is played yet" in page.games.run.status

    def test_a_press_that_comes_while_the_change_is_on_its_way_starts_the_games(self, few_games):
        """The page may still show games that run when the settings are others already."""
        page = Choices(FLEET, few_games)
        page.games.jobs = 1
        page.games.start()
        choose(page.picker.widget, option="historical")
        page.games.run._heard(page.games.run, {"event": "start"}, [])
        assert page.games.comparison is not None and page.games.result.children

    def test_a_change_that_cannot_matter_is_not_played(self):
        page = Choices(game("raiders_of_the_deep"), "option=mixed_boats%3Dyes&FIRST=random&games=200")
        page.games.jobs = 1
        page.games.start()
        assert page.games.comparison is None and not page.games.run.running
        assert "cannot matter" in page.games.run.problem and "tournament" in page.games.run.status
        assert "cannot matter" in page.exact.table.status

    def test_without_a_question_that_moves_there_is_no_chart(self):
        page = Choices(game("raiders_of_the_deep"), "option=mixed_boats%3Dyes")
        assert page.exact.finished and not page.exact.shifts and page.exact.drawn.children == ()
        choose(page.picker.widget, option="three_ship_convoys")
        assert page.exact.shifts and page.exact.chart in page.exact.drawn.children

    def test_messages_out_of_turn_do_nothing(self, page):
        page.games.run._heard(page.games.run, {"event": "cancel"}, [])
        page.games.run._heard(page.games.run, {"event": "file", "kind": "exe"}, [])
        assert page.games.comparison is None and page.games.run.said == ""

    def test_a_failure_is_a_sentence_and_the_button_works_again(self, page, monkeypatch):
        from navalwidgets.choices import games

        monkeypatch.setattr(games, "compare_games", lambda *given, **named: 1 / 0)
        page.games.start()
        assert page.games.run.problem and "ZeroDivision" not in page.games.run.problem
        assert not page.games.run.running

    def test_everything_found_can_be_taken_along(self, few_games):
        page = Choices(FLEET, few_games)
        page.games.jobs = 1
        assert page.games.run.files == ["csv", "json"]
        name, _, text = page._file("csv")
        rows = list(csv.DictReader(io.StringIO(text)))
        assert name.endswith(".csv") and {row["kind"] for row in rows} == {"odds", "mean"}
        page.games.start()
        rows = list(csv.DictReader(io.StringIO(page._file("csv")[2])))
        assert sum(row["kind"] == "win share" for row in rows) == 3
        data = json.loads(page._file("json")[2])
        assert data["change"]["name"] == "damage_table" and data["games"]["games"] == 6


class TestDoubt:
    def test_the_band_is_that_of_the_runner(self, page):
        page.doubt.offer("submarine_check")
        page.doubt.run._heard(page.doubt.run, {"event": "start"}, [])
        found = ignorance(FLEET, "submarine_check")
        widest = found.widest()
        band = found.band(widest)
        ends = [page.words.height(widest, one) for one in (band.now, band.least, band.most)]
        assert all(end in page.doubt.view.sentence for end in ends)
        assert len(page.doubt.view.body) == len(found.reasons(widest))
        assert page.doubt.run.files == ["csv", "json"] and page.doubt.view.badge == found.answer.weakest

    def test_another_outcome_can_be_looked_at(self, page):
        page.doubt.offer("submarine_check")
        page.doubt.start()
        other = another_statistic("submarine_check")
        choose(page.doubt.panel, statistic=other)
        assert page.words.labels.statistic(other) in page.doubt.view.sentence

    def test_where_ours_stands_at_the_end_of_the_range_it_is_said(self, page):
        page.doubt.offer("salvo_points")
        page.doubt.start()
        assert "Ours is the lowest of all" in page.doubt.view.sentence

    def test_what_was_found_stands_while_it_is_asked_for_again(self, page, monkeypatch):
        page.doubt.offer("submarine_check")
        page.doubt.start()
        kept = page.doubt._file("csv")
        monkeypatch.setattr(page.doubt._background, "run", lambda *work, **told: None)  # still at work
        page.doubt.start()
        assert page.doubt.run.running
        other = another_statistic("submarine_check")
        choose(page.doubt.panel, statistic=other)
        assert page.words.labels.statistic(other) in page.doubt.view.sentence
        page.doubt.run._heard(page.doubt.run, {"event": "file", "kind": "json"}, [])
        assert not page.doubt.run.problem and page.doubt._file("csv") == kept

    def test_an_answer_by_the_rules_alone_is_certain(self, page):
        choose(page.doubt.panel, question="initiative")
        page.doubt.start()
        assert "our ignorance does not touch it" in page.doubt.run.said and page.doubt.result.children == ()
        assert "doubt=initiative" in page.address.query

    def test_the_first_question_is_one_with_something_to_doubt(self, page):
        assert any(cell.plausible for cell in odds.ask(FLEET, page.doubt.question).cells)


class TestAddress:
    @pytest.mark.parametrize(
        "query",
        [
            "option=roster%3Dhypothetical",
            "option=historical%3Dyes&games=5000&precision=1&series=7&UK=random",
            "cell=usw_effect%3A6%3Avp%3D3&question=submarine_points",
            "cell=type_table%3A%28BC%29%3Agunnery%3D2.0",
            "variant=submarines-stronger",
            "question=salvo&at.targets=5&at.target_side=DE",
        ],
    )
    def test_it_opens_what_it_says_and_says_what_is_open(self, query):
        page = Choices(FLEET, query)
        again = Choices(FLEET, page.address.query)
        assert page.head.notes == [] == again.head.notes
        assert again.change == page.change and again.games.settings == page.games.settings
        assert again.address.query == page.address.query
        for part in query.split("&"):
            assert part in page.address.query
        assert (again.exact.chart.title, again.exact.chart.summary) == (
            page.exact.chart.title,
            page.exact.chart.summary,
        )

    @pytest.mark.parametrize(
        "query",
        [
            "option=roster%3Dcore",
            "option=<script>",
            "cell=damage_table:9:standard=hurt",
            "cell=a:b",
            "cell=north_sea_map:103:vp=9999",
            "variant=none",
            "games=7",
            "UK=<b>",
            "question=%00",
            "question=salvo&at.targets=<b>",
            "at.targets=5",
            "series=0",
            "nothing=1",
            "x" * 3000,
            "cell=" + "&cell=" * 80,
        ],
    )
    def test_what_cannot_be_used_is_left_out_with_a_note(self, query):
        page = Choices(FLEET, query)
        assert page.head.notes and "<" not in "".join(page.head.notes)
        assert page.change == page.picker.first


def test_no_word_is_missing(page):
    page.games.cancel()
    page.doubt.start()
    seen = [
        page.head.title,
        page.head.about,
        page.exact.table.title,
        page.exact.table.status,
        page.games.run.said,
    ]
    for panel in (page.picker.widget, page.games.panel, page.doubt.panel):
        seen += [text for one in panel.controls for text in (one["label"], one["help"], *one["words"])]
    for kind in ("cell", "variant"):
        choose(page.picker.widget, kind=kind)
        seen += [text for one in page.picker.widget.controls for text in (one["label"], *one["words"])]
    assert [text for text in seen if "⟦" in text or not isinstance(text, str)] == []
    texts = Texts("en", game="grand_fleet").several("choices-")
    assert all("⟦" not in text for text in texts.values())


def test_only_the_sides_that_play_are_asked_for():
    def seats(page: Choices) -> list[str]:
        return [name for name in page.games.panel.values if name.isupper()]

    page = Choices(game("raiders_of_the_deep"), "option=form%3Dtwo_players&FIRST=aggressive")
    assert seats(page) == ["FIRST", "SECOND"]
    page.picker.show(option_change(page.game, "standard_tonnage", True))
    assert seats(page) == ["FIRST"] and page.games.settings["FIRST"] == "aggressive"
    assert page.games.settings.keys() >= set(page.game.sides), "the address names those who sit out as well"


def test_other_settings_that_the_game_refuses_are_told_from_what_was_moved():
    shown = Choices(game("kaisers_pirates"), "question=british_intercept")
    shown.exact.door._heard(shown.exact.door, {"event": "press", "key": "settings"}, [])
    panel = shown.exact.panel
    panel._heard(panel, {"event": "set", "moved": "answer", "places": {**panel.places, "answer": 0}}, [])
    before, title = dict(panel.values), shown.exact.chart.title
    lit = {**panel.places, "searchlight": 1}
    panel._heard(panel, {"event": "set", "moved": "searchlight", "places": lit}, [])
    assert panel.problem.startswith("“Searchlight (at night): yes” does not go with “At night: no”. ")
    assert (panel.moved, dict(panel.values), shown.exact.chart.title) == ("searchlight", before, title)
    offer = panel.offers[0]["places"]
    panel._heard(panel, {"event": "set", "moved": "searchlight", "places": offer}, [])
    assert (panel.values["night"], panel.values["searchlight"], panel.problem) == (True, True, "")


def test_a_link_to_refused_settings_shows_the_usual_ones_and_says_why():
    shown = Choices(game("kaisers_pirates"), "question=british_intercept&at.searchlight=yes")
    assert shown.exact.chart.rows and shown.exact.panel.values["searchlight"] is False
    assert "(Rule " in shown.exact.panel.problem


def test_a_game_whose_every_number_is_known_is_not_called_a_secret(page):
    assert page.doubt.about == Texts("en").t("choices-doubt-about")
    page.doubt.charts = [one for one in CHARTS if not any(cell.plausible for cell in one.cells())]
    assert page.doubt.charts and "Every number of this game is known" in page.doubt.about
