"""What a change does: exact odds side by side, games in pairs, and the doubt in an answer."""

from __future__ import annotations

import csv
import io
import json
from fractions import Fraction
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, stdev

import pytest

from navalgames import odds
from navalgames.errors import BadInput
from navalgames.games import GAME_IDS, game
from navalgames.games.contract import Measure
from navalgames.sessions.simulate import Played, simulate_games
from navalgames.sessions.what_if import (
    cell_change,
    compare_games,
    compared,
    export,
    ignorance,
    option_change,
    read_cell,
    read_option,
    shifts,
    sides_compared,
    tries,
    variant_change,
)
from navalgames.sessions.what_if.changes import values_to_try
from navalgames.sessions.what_if.shifts import questions_of_option, side_by_side
from navalgames.sessions.what_if.tally import Tally, paired_interval
from navalgames.sessions.what_if.words import ChangeWords
from navalgames.texts.figures import signed_text
from tests.toy_game import GAME as TOY

GRAND_FLEET = game("grand_fleet")
CHARTS = odds.charts_of(GRAND_FLEET)
SHORTER = option_change(TOY, "turns", 1)
TOY_CHARTS = TOY.read_charts()  # so that the games are played in this process


def compare_toys(change=SHORTER, most=60, **settings):
    return compared(TOY, change, most, jobs=1, charts=TOY_CHARTS, **settings)


class TestChanges:
    def test_an_option_is_read_with_its_own_kind_of_value(self):
        change = read_option(GRAND_FLEET, "historical=yes")
        assert (change.old, change.new, change.text) == (False, True, "historical=yes")
        assert change.options({"historical": False, "roster": "core"}) == {
            "historical": True,
            "roster": "core",
        }
        assert change.charts(CHARTS) is CHARTS

    def test_a_cell_is_read_with_its_own_kind_of_value(self):
        change = read_cell(CHARTS, "type_table:BB:gunnery=3.5")
        assert (change.row, change.column, change.old, change.new) == ("BB", "gunnery", 3.0, 3.5)
        assert change.charts(CHARTS)["type_table"].value("BB", "gunnery") == 3.5
        assert CHARTS["type_table"].value("BB", "gunnery") == 3.0
        assert read_cell(CHARTS, change.text) == change
        assert read_cell(CHARTS, "ddbox_caps:0:UK=10").row == 0

    def test_a_variant_names_only_cells_that_change(self):
        change = variant_change(CHARTS, "damage-bloody")
        assert {cell[1] for cell in change.cells} == {5, 6, 9}
        assert change.charts(CHARTS)["damage_table"].value(9, "standard") == "sunk"

    @pytest.mark.parametrize(
        ("wrong", "told"),
        [
            (lambda: read_option(GRAND_FLEET, "rooster=extended"), "Did you mean “roster”"),
            (lambda: read_option(GRAND_FLEET, "roster=huge"), "core, extended, hypothetical"),
            (lambda: read_option(GRAND_FLEET, "roster"), "NAME=VALUE"),
            (lambda: read_option(GRAND_FLEET, "roster=core"), "is core already"),
            (lambda: read_cell(CHARTS, "damage_table:9=sunk"), "CHART:ROW:COLUMN=VALUE"),
            (lambda: read_cell(CHARTS, "damage_table:9:standard=ddbox"), "is ddbox already"),
            (lambda: read_cell(CHARTS, "damage_table:9:standard=hurt"), "none, ddbox, sunk"),
            (lambda: read_cell(CHARTS, "type_table:BB:gunnery=lots"), "0.5 to 12"),
            (lambda: read_cell(CHARTS, "type_table:BB:gunery=3"), "Did you mean “gunnery”"),
            (lambda: cell_change(CHARTS, "damage_tabel", 9, "standard", "sunk"), "damage_table"),
            (lambda: variant_change(CHARTS, "damage-blody"), "damage-bloody"),
        ],
    )
    def test_what_is_no_change_is_refused_in_a_sentence(self, wrong, told):
        with pytest.raises(BadInput) as refused:
            wrong()
        assert told in str(refused.value)

    def test_the_plausible_values_of_a_cell_are_offered_first(self):
        offered = values_to_try(CHARTS, CHARTS.cell("type_table", "BC", "gunnery"))
        assert offered[:2] == (1.5, 2.5) and 2.0 not in offered and 12.0 in offered
        assert values_to_try(CHARTS, CHARTS.cell("damage_table", 9, "standard")) == ("sunk", "none")
        assert values_to_try(CHARTS, CHARTS.cell("turn_track", 1, "begins")) == ()
        ships = [CHARTS.cell("roster", "Audacious", column) for column in CHARTS.listing("roster").columns]
        for cell in (*ships, *(cell for chart in CHARTS for cell in chart.cells())):
            for value in values_to_try(CHARTS, cell)[:2]:
                assert CHARTS.replace(*cell[:3], value).cell(*cell[:3]).value == value


class TestShifts:
    def test_old_and_new_stand_side_by_side(self):
        change = option_change(GRAND_FLEET, "damage_table", "bloody")
        (found,) = shifts(GRAND_FLEET, change, questions=["damage"])
        chances = {one.outcome: (one.before, one.after) for one in found.moved}
        assert sum(before for before, _ in chances.values()) == 1
        assert sum(after for _, after in chances.values()) == 1
        # A hit sinks with 2d6 of 10 or more by the standard table, of 9 or more by the bloody one.
        sunk = next(one for one in found.moved if "sunk" in str(one.outcome))
        assert (sunk.before, sunk.after) == (Fraction(6, 36), Fraction(10, 36))
        assert found.distance == sum(max(one.difference, 0) for one in found.moved) > 0
        assert found.mean_difference is None and not found.elsewhere

    @pytest.mark.parametrize(
        "text", ["type_table:B:gunnery=2.5", "usw_effect:6:vp=3", "usw_occurrence:2:6=none"]
    )
    def test_exactly_the_questions_that_move_are_found(self, text):
        change = read_cell(CHARTS, text)
        changed = change.charts(CHARTS)
        found = {one.question.name for one in shifts(GRAND_FLEET, change) if not one.elsewhere}
        moved = {
            question.name
            for question in GRAND_FLEET.questions()
            if odds.ask(GRAND_FLEET, question.name).distribution
            != odds.ask(GRAND_FLEET, question.name, changed).distribution
        }
        assert found == moved and found

    def test_a_question_that_reads_another_row_is_shown_where_the_change_matters(self):
        change = read_cell(CHARTS, "usw_occurrence:4:2=choice")
        (found,) = shifts(GRAND_FLEET, change, questions=["submarine_check"])
        assert dict(found.elsewhere) == {"turn": 2}
        assert found.after.weakest == "what-if"
        (asked,) = shifts(GRAND_FLEET, change, questions=["submarine_check"], parameters={"turn": "2"})
        assert asked.elsewhere == () and asked.after.distribution == found.after.distribution

    def test_two_settings_are_moved_together_where_one_does_not_show_an_option(self):
        change = option_change(GRAND_FLEET, "maintenance_beats_lead", True)
        (found,) = shifts(GRAND_FLEET, change)
        assert found.question.name == "end_of_turn" and len(found.elsewhere) == 2
        assert dict(found.before.parameters)["maintenance_beats_lead"] is False
        assert dict(found.after.parameters)["maintenance_beats_lead"] is True

    def test_an_option_that_acts_in_play_only_moves_no_question(self):
        choices = {choice.name: choice for choice in GRAND_FLEET.option_choices}
        assert questions_of_option(GRAND_FLEET, choices["roster"]) == ()
        assert list(shifts(GRAND_FLEET, option_change(GRAND_FLEET, "roster", "extended"))) == []
        assert questions_of_option(GRAND_FLEET, choices["damage_table"])

    def test_one_question_at_exactly_these_settings_also_where_nothing_moves(self):
        change = read_cell(CHARTS, "usw_occurrence:4:2=choice")
        same = side_by_side(GRAND_FLEET, "submarine_check", change, turn=5)
        assert same.distance == 0 and same.before.distribution == same.after.distribution
        assert side_by_side(GRAND_FLEET, "submarine_check", change, turn=2).distance > 0
        bloody = option_change(GRAND_FLEET, "damage_table", "bloody")
        both = side_by_side(GRAND_FLEET, "salvo", bloody, targets=3)
        assert dict(both.elsewhere) == {"targets": 3}
        assert [dict(one.parameters)["table"] for one in (both.before, both.after)] == ["standard", "bloody"]

    def test_an_unknown_question_or_setting_is_refused(self):
        change = option_change(GRAND_FLEET, "damage_table", "bloody")
        with pytest.raises(BadInput, match="salvo"):
            list(shifts(GRAND_FLEET, change, questions=["salvoo"]))
        with pytest.raises(BadInput, match="targets"):
            list(shifts(GRAND_FLEET, change, questions=["salvo"], parameters={"target": 3}))


class TestGames:
    def test_before_and_after_are_the_games_of_simulate(self):
        result = compare_toys(most=60, seed=4)
        bots = result.bots
        before = simulate_games(TOY, 60, seed=4, bots=bots)
        after = simulate_games(TOY, 60, seed=4, bots=bots, options={"turns": 1})
        assert {name: effect.before.count for name, effect in result.wins.items()} == {
            name: share.count for name, share in before.wins.items()
        }
        assert result.wins["RED"].after == after.wins["RED"]
        assert result.turns.before == pytest.approx(before.turns.mean)
        assert result.turns.after == 1 and result.turns.clear
        assert result.turns.difference == pytest.approx(1 - before.turns.mean)
        assert sum(old for old, _ in result.endings.values()) == result.games == 60

    def test_a_change_without_effect_shows_none_and_common_chance_helps(self):
        result = compare_toys(option_change(TOY, "open_holds", True), bots={"RED": "bold", "BLUE": "timid"})
        assert all(effect.difference == 0 for effect in result.wins.values())
        assert all(effect.low < 0 < effect.high for effect in result.wins.values())

    def test_it_stops_as_soon_as_the_precision_is_reached(self):
        result = compare_toys(most=100_000, precision=0.06)
        assert result.enough and result.finished and 200 <= result.games < 3000 and result.games % 50 == 0
        assert result.half_width <= 0.06
        unfinished = compare_toys(most=100, precision=0.5)
        assert unfinished.games == 100 and not unfinished.enough

    def test_stopping_does_not_depend_on_how_work_was_cut(self, monkeypatch):
        from navalgames.sessions.what_if import games

        first = compare_toys(most=5000, precision=0.05)
        monkeypatch.setattr(games, "_size", lambda size, seconds: 37)
        second = compare_toys(most=5000, precision=0.05)
        assert first._replace(seconds=0) == second._replace(seconds=0)

    def test_progress_is_told_and_asking_no_more_cancels(self):
        seen = []
        compare_toys(most=80, progress=lambda standing: seen.append(standing.games))
        assert seen == sorted(set(seen)) and seen[-1] == 80 and len(seen) > 1
        going = compare_games(TOY, SHORTER, 10**9, jobs=1, charts=TOY_CHARTS)
        assert next(going).games < next(going).games
        going.close()
        with pytest.raises(StopIteration):
            next(going)

    @pytest.mark.parametrize(
        ("settings", "told"),
        [
            ({"most": 1}, "2 or more"),
            ({"most": True}, "2 or more"),
            ({"precision": 0}, "between 0 and 1"),
            ({"precision": 2}, "between 0 and 1"),
            ({"bots": {"RED": "bald"}}, "Did you mean “bold”"),
            ({"bots": {"GREEN": "bold"}}, "RED"),
        ],
    )
    def test_what_cannot_be_played_is_refused(self, settings, told):
        with pytest.raises(BadInput) as refused:
            compare_toys(**settings)
        assert told in str(refused.value)

    def test_several_workers_need_a_game_they_can_find(self):
        with pytest.raises(BadInput):
            compared(TOY, SHORTER, 10, jobs=2)

    def test_the_counts_are_the_same_on_any_number_of_cores(self):
        change = read_cell(CHARTS, "damage_table:9:standard=sunk")
        bots = dict.fromkeys(GRAND_FLEET.sides, "random")
        one, two = (
            compared(GRAND_FLEET, change, 30, jobs=jobs, seed=9, bots=bots)._replace(seconds=0)
            for jobs in (1, 2)
        )
        assert one == two and one.wins["UK"].before.count + one.wins["DE"].before.count <= 30

    def test_a_dask_cluster_plays_the_same_games(self):
        import distributed
        import joblib

        change = option_change(GRAND_FLEET, "roster", "extended")
        bots = dict.fromkeys(GRAND_FLEET.sides, "random")
        here = compared(GRAND_FLEET, change, 12, jobs=1, bots=bots)
        with (
            distributed.LocalCluster(
                n_workers=1, threads_per_worker=2, processes=True, dashboard_address=None
            ) as cluster,
            distributed.Client(cluster) as client,
            joblib.parallel_config(backend="dask"),
        ):
            there = compared(GRAND_FLEET, change, 12, bots=bots)
            played_there = client.run(games_were_played_here)
        assert there._replace(seconds=0) == here._replace(seconds=0)
        assert all(played_there.values())


def games_were_played_here():
    """Whether this process has had to look at the games of a what-if."""
    import sys

    return "navalgames.sessions.what_if.games" in sys.modules


class TestTally:
    def test_the_interval_is_agresti_and_mins(self):
        # Worked by hand: 0.5 is added to each cell of the 2x2 table, then the usual (Wald) interval is taken.
        low, high = paired_interval(12, 4, 100)
        n, up, down = 102, 12.5 / 102, 4.5 / 102
        half = NormalDist().inv_cdf(0.975) * ((up + down - (up - down) ** 2) / n) ** 0.5
        assert (low, high) == pytest.approx((up - down - half, up - down + half))

    def test_the_interval_holds_the_truth_about_95_times_in_100(self):
        from random import Random

        rng = Random(1916)
        held = 0
        for _ in range(2000):
            kinds = rng.choices(("both", "gained", "lost", "neither"), (30, 15, 8, 47), k=150)
            low, high = paired_interval(kinds.count("gained"), kinds.count("lost"), 150)
            held += low <= 0.07 <= high
        assert 0.93 <= held / 2000 <= 0.975

    def test_pairs_in_step_need_fewer_games(self):
        same, apart = Tally(("A", "B")), Tally(("A", "B"))
        for number in range(100):
            winner = "AB"[number % 2]
            other = "AB"[(number // 2) % 2]
            flipped = "B" if number == 8 else winner
            same.add(played(winner), played(flipped))
            apart.add(played(winner), played(other))
        assert same.gain() > 20 and apart.gain() == pytest.approx(1, abs=0.05)
        assert same.half_width() < apart.half_width()

    def test_a_measure_of_every_game_alike_is_a_mean(self):
        rng, tally, sums = Random(5), Tally(("A",)), []
        for _ in range(300):
            before, after = rng.gauss(10, 3), rng.gauss(11, 3)
            sums.append(after - before)
            tally.add(*(measured("tons", number) for number in (before, after)))
        effect = tally.measures()["tons"]
        half = 1.959964 * stdev(sums) / sqrt(300)
        assert effect.difference == pytest.approx(fmean(sums))
        assert (effect.low, effect.high) == pytest.approx((fmean(sums) - half, fmean(sums) + half))

    def test_a_measure_is_the_sum_for_each_and_long_games_count_for_more(self):
        tally = Tally(("A",))
        tally.add(measured("losses", 1, 2), measured("losses", 0, 2))
        tally.add(measured("losses", 1, 18), measured("losses", 1, 8))
        effect = tally.measures()["losses"]
        assert (effect.before, effect.after, effect.difference) == pytest.approx((0.1, 0.1, 0))
        assert effect.low < -0.1 and effect.high > 0.1 and not effect.clear

    def test_the_interval_of_a_ratio_holds_the_truth_about_95_times_in_100(self):
        """A patrol is the last with one chance in eight before, one in ten after; the rolls are the same."""
        held = 0
        for seed in range(200):
            tally = Tally(("A",))
            for number in range(150):
                rng = Random(1000 * seed + number)
                rolls = [rng.random() for _ in range(12)]
                tally.add(*(career(rolls, risk) for risk in (1 / 8, 1 / 10)))
            effect = tally.measures()["losses"]
            held += effect.low <= 1 / 10 - 1 / 8 <= effect.high
        assert 180 <= held <= 198

    def test_nothing_counted_for_is_no_measure(self):
        tally = Tally(("A",))
        tally.add(measured("losses", 0, 0), measured("losses", 0, 0))
        assert tally.measures() == {}

    def test_a_number_some_game_does_not_keep_is_left_out(self):
        tally = Tally(("A", "B"))
        tally.add(played("A"), played(None))
        assert tally.mean("turn") is None and tally.mean("decisions").before == 10
        assert tally.wins()["draw"].after.count == 1


def measured(name, amount, of=1):
    return played("A")._replace(measures=(Measure(name, amount, of),))


def career(rolls, risk):
    """At most twelve patrols, each the last with the same risk."""
    survived = next((place for place, roll in enumerate(rolls) if roll < risk), None)
    return measured("losses", survived is not None, len(rolls) if survived is None else survived + 1)


def played(winner):
    return Played(winner, "over", None, 10, None)


class TestIgnorance:
    def test_the_band_is_that_of_the_lab(self):
        found = ignorance(GRAND_FLEET, "salvo", targets=3)
        mean = found.statistics[0]
        lab = odds.doubt(GRAND_FLEET, "salvo", mean, targets=3)
        assert found.band(mean)[1:] == (lab.now, lab.least, lab.most)
        assert len(found.tries) == lab.tried > 0

    def test_reasons_are_ordered_and_each_lies_within_the_band(self):
        found = ignorance(GRAND_FLEET, "round_of_gunnery")
        band = found.band(found.widest())
        reasons = found.reasons(found.widest())
        assert [one.width for one in reasons] == sorted((one.width for one in reasons), reverse=True)
        assert min(one.least for one in reasons) == band.least < band.most == max(one.most for one in reasons)
        assert all(one.least <= band.now <= one.most for one in reasons)
        assert any(one.variant for one in reasons) and any(not one.variant for one in reasons)

    def test_named_outcomes_have_a_band_each(self):
        found = ignorance(GRAND_FLEET, "submarine_check")
        assert len(found.statistics) == 3 and found.widest() in found.statistics

    def test_an_answer_by_the_rules_alone_is_certain(self):
        found = ignorance(GRAND_FLEET, "initiative")
        assert found.tries == () and found.reasons(found.widest()) == ()

    def test_guesses_are_asked_one_by_one(self):
        answer, count, asked = tries(GRAND_FLEET, "salvo")
        assert answer.question.name == "salvo" and len(list(asked)) == count


class TestExport:
    def test_rows_hold_every_number_once(self):
        change = option_change(GRAND_FLEET, "damage_table", "bloody")
        moved = list(shifts(GRAND_FLEET, change, questions=["salvo", "damage"]))
        result = compared(
            GRAND_FLEET, change, 4, jobs=1, seed=2, bots=dict.fromkeys(GRAND_FLEET.sides, "random")
        )
        read = list(csv.DictReader(io.StringIO(export.csv_text(export.rows_of(change, moved, result)))))
        assert {row["change"] for row in read} == {"damage_table=bloody"}
        damage = [row for row in read if row["name"] == "damage"]
        assert sum(Fraction(row["exact_after"]) for row in damage) == 1
        assert sum(float(row["before"]) for row in damage) == pytest.approx(1)
        shares = [row for row in read if row["kind"] == "win share"]
        assert [row["name"] for row in shares] == ["UK", "DE", "draw"] and shares[0]["games"] == "4"
        assert all(float(row["low"]) <= float(row["difference"]) <= float(row["high"]) for row in shares)

    def test_everything_can_be_written_as_json(self):
        change = read_cell(CHARTS, "damage_table:9:standard=sunk")
        moved = list(shifts(GRAND_FLEET, change, questions=["damage"]))
        data = {
            "change": export.change_data(change),
            "odds": [export.shift_data(one) for one in moved],
            "games": export.comparison_data(compare_toys()),
            "doubt": export.ignorance_data(ignorance(GRAND_FLEET, "submarine_points")),
        }
        again = json.loads(json.dumps(data))
        assert again["odds"][0]["question"] == "damage"
        assert again["games"]["wins"]["RED"]["before"]["count"] >= 0
        assert again["doubt"]["bands"][0]["now"]


class TestWords:
    def test_every_change_has_words(self):
        words = ChangeWords(GRAND_FLEET, CHARTS)
        made = [option_change(GRAND_FLEET, one.name, one.values[-1]) for one in GRAND_FLEET.option_choices]
        made += [variant_change(CHARTS, variant.name) for variant in CHARTS.variants]
        made.append(read_cell(CHARTS, "damage_table:9:standard=sunk"))
        told = [words.change(change) for change in made]
        assert all(text and "⟦" not in text and "_" not in text for text in told)
        assert "Damage table, row 9, column standard: out of action (DDbox) → sunk" in told
        assert all("⟦" not in words.variant_about(variant.name) for variant in CHARTS.variants)

    def test_two_pairs_are_too_few_to_say_anything(self):
        bloody = option_change(GRAND_FLEET, "damage_table", "bloody")
        result = compared(GRAND_FLEET, bloody, 2, seed=1, jobs=1, bots={"UK": "random", "DE": "random"})
        told = ChangeWords(GRAND_FLEET, CHARTS).told(result)
        assert "too few" in told and "±" not in told

    def test_games_that_run_alike_are_not_called_a_difference_by_chance(self):
        raiders = game("raiders_of_the_deep")
        escorts = option_change(raiders, "abort_escort_detection", True)
        result = compared(raiders, escorts, 20, seed=1, jobs=1, bots={"FIRST": "random"})
        assert result.alike == result.games == 20
        told = ChangeWords(raiders, odds.charts_of(raiders)).told(result)
        assert "never met" in told and "chance" not in told

    @pytest.mark.parametrize(
        ("game_id", "name"),
        [(one, choice.name) for one in GAME_IDS for choice in game(one).option_choices if choice.only_with],
    )
    def test_an_option_that_needs_another_changes_no_game_without_it(self, game_id, name):
        the_game = game(game_id)
        choice = next(one for one in the_game.option_choices if one.name == name)
        change = option_change(the_game, name, choice.values[-1])
        bots = dict.fromkeys(sides_compared(the_game, change, {}), "random")
        result = compared(the_game, change, 20, seed=3, jobs=1, bots=bots)
        assert result.alike == result.games
        words = ChangeWords(the_game, odds.charts_of(the_game))
        assert "cannot matter" in words.told(result)
        other, values = choice.only_with
        met = the_game.options(**{other: values[0]})
        assert words.needs(option_change(the_game, name, choice.values[-1], met), met) == ""

    def test_the_verdict_names_what_is_certain_only(self):
        words = ChangeWords(GRAND_FLEET, CHARTS)
        change = option_change(GRAND_FLEET, "historical", True)
        bots = dict.fromkeys(GRAND_FLEET.sides, "random")
        result = compared(GRAND_FLEET, change, 4, jobs=1, bots=bots)._replace(games=20)
        assert "no change of a win share is certain" in words.verdict(result)
        sure = result.wins["UK"]._replace(difference=0.2, low=0.1, high=0.3)
        assert "+20 points" in words.verdict(result._replace(wins={**result.wins, "UK": sure}))

    def test_a_difference_carries_a_true_sign(self):
        assert [signed_text(one, 1) for one in (3.04, -3.06, 0.04, -0.04)] == ["+3", "−3.1", "0", "0"]
