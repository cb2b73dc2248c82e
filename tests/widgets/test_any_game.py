"""The pages of any game, without a browser: what a game gets from its folder alone.

Two toy games stand for the games to come: nothing of theirs is known to a widget.
"""

from __future__ import annotations

from random import Random

import pytest

from navalgames.checking.table_walk import answer, behind_curtain, held_by, lift, on_the_page, play_on, press
from navalgames.games import game as game_called
from navalgames.texts import LANGUAGES, Texts
from navalwidgets.choices.page import Choices
from navalwidgets.guide.page import Guide
from navalwidgets.lab.page import Lab
from navalwidgets.table.page import TableApp

pytestmark = pytest.mark.usefixtures("toys")


def app(game, language="en", seats=(), seed="5", staff=False, **options):
    table = TableApp(game, language, query="")
    table.texts = Texts(language, game=game, strict=True)
    table.start({"seats": dict(seats), "options": options, "seed": seed, "staff": staff})
    assert table.parts.new.problem == ""
    return table


# ------------------------------------------------------------------------ the table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("toy_game", {}),
        ("toy_cards", {"players": "1"}),
        ("toy_cards", {"players": "2", "rounds": "3"}),
        ("toy_cards", {"players": "4", "partners": "yes"}),
        ("toy_cards", {"hand": "10"}),
    ],
)
def test_any_game_is_played_to_its_end_by_persons_at_one_screen(game, options, language):
    table = app(game, language, **options)
    play_on(table, Random(3))
    assert behind_curtain(table) and table.parts.curtain.title
    assert "⟦" not in on_the_page(table)


def test_a_screen_is_handed_on_before_anything_of_the_next_hand_shows():
    """Three persons; what is seen at the screen is one hand at a time, and behind the curtain none."""
    table, handed = app("toy_cards"), []
    kinds = ("a gun", "a fog", "a trap")

    def look(table):
        if table.desk.play.over:
            return
        if behind_curtain(table):
            handed.append(table.parts.curtain.title)
            assert not any(kind in on_the_page(table) for kind in kinds)
            return
        (hands,) = (place for place in table.parts.board.main.places if place["name"] == "Hands")
        open_hands = [line for _, line in hands["lines"] if any(kind in line for kind in kinds)]
        assert len(open_hands) <= 1
        assert all(line.startswith(table.desk.table.side_name(table.desk._viewer)) for line in open_hands)

    look(table)
    play_on(table, Random(8), look)
    assert {title.partition(",")[0] for title in handed} == {"Anna", "Ben", "Cleo"}


def test_a_defender_is_asked_at_the_screen_in_the_middle_of_anothers_turn():
    table = app("toy_cards", seats={"CLEO": "meek"})
    lift(table)
    press(table, "order", "1")
    press(table, "order", "1")
    assert behind_curtain(table) and table.parts.curtain.title.startswith("Ben")
    lift(table)
    assert "Do you answer the shot?" in table.parts.orders.prompt
    press(table, "order", "0")
    assert behind_curtain(table) and table.parts.curtain.title.startswith("Anna")


def test_one_person_against_computers_is_never_behind_a_curtain():
    table = app("toy_cards", seats={"BEN": "brave", "CLEO": "meek"})
    play_on(table, Random(1), lambda table: None if table.desk.play.over else check(table))
    assert {button["key"] for button in table.parts.curtain.buttons} == {"new", "swap", "look", "save"}
    table._pressed("swap")
    assert table.desk.play.seats == {"ANNA": "meek", "BEN": "person", "CLEO": "brave"}


def check(table):
    assert not behind_curtain(table) and table.desk._viewer == "ANNA"


def test_a_game_for_one_is_lost_without_a_winner_and_has_no_seats_to_exchange():
    for seed in range(40):
        table = app("toy_cards", seed=str(seed), players="1")
        play_on(table, Random(seed))
        if table.desk.play.outcome.lost:
            break
    assert table.parts.curtain.title == "Lost" and table.parts.curtain.side is None
    assert "swap" not in {button["key"] for button in table.parts.curtain.buttons}
    assert "another side" not in " ".join(table.parts.curtain.lines)


def test_partners_win_by_both_names():
    for seed in range(40):
        table = app("toy_cards", seed=str(seed), players="4", partners="yes")
        play_on(table, Random(seed))
        if table.desk.play.outcome.won_by:
            break
    assert table.parts.curtain.title in ("Anna, Cleo win", "Ben, Dora win")


def test_the_form_shows_the_seats_the_option_gives():
    form = TableApp("toy_cards", query="").parts.new
    assert [pick["name"] for pick in form.seats] == ["ANNA", "BEN", "CLEO", "DORA"]
    assert form.seated["options"] == ("players",) and form.seated["sides"]["2"] == ("ANNA", "BEN")
    assert TableApp("toy_game", query="").parts.new.seated == {}


def test_a_seat_the_option_does_not_give_is_left_out_and_an_unknown_one_refused():
    table = app("toy_cards", seats={"CLEO": "brave", "BEN": "brave"}, players="2")
    assert table.desk.play.seats == {"ANNA": "person", "BEN": "brave"}
    new = table.parts.new
    new._heard(new, {"event": "start", "seats": {"EVE": "brave"}, "options": {}, "seed": ""}, [])
    assert "EVE" in new.problem


def test_hundreds_of_orders_are_folded_and_every_one_can_be_given():
    for seed in range(200):
        table = app("toy_cards", seed=str(seed), seats={"BEN": "meek", "CLEO": "meek"}, hand="10")
        if len(table.desk._offer.orders) >= 256:
            break
    shown, others = table.parts.orders.groups
    assert not shown["folded"] and not any(one["main"] for one in shown["actions"]), "none is known as best"
    assert others["folded"] and others["legend"] == f"{len(others['actions'])} more like these"
    press(table, "order", others["actions"][-1]["key"])
    assert len(table.desk.play.state.laid) >= 8


def test_a_saved_game_of_cards_goes_on_at_the_table():
    table = app("toy_cards", players="2", rounds="3")
    for _ in range(12):
        answer(table, Random(2))
    files = []
    table.parts.bar.send = lambda message: files.append(message["file"])
    table.desk.save()
    other = app("toy_cards")
    other.load(files[0]["name"], files[0]["text"])
    assert other.desk.play.state == table.desk.play.state and other.desk.play.sides == ("ANNA", "BEN")


# ------------------------------------------------------------------------ guide, lab, choices


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_runs_an_episode_of_any_game(language):
    guide = Guide(game_called("toy_game"), query="episode=press_on", language=language)
    assert guide.widget is not None
    assert "⟦" not in held_by(guide.widget)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["toy_game", "toy_cards"])
def test_the_lab_answers_every_question_of_any_game(game, language):
    for question in game_called(game).questions():
        lab = Lab(game_called(game), f"mechanic={question.name}", language)
        assert "⟦" not in held_by(lab.widget)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["toy_game", "toy_cards"])
def test_the_choices_of_any_game_can_be_opened(game, language):
    choices = Choices(game_called(game), "", language)
    assert "⟦" not in held_by(choices.widget)
