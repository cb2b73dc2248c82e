"""The play table without a browser: whole games, secrets, taking back, files, words."""

from __future__ import annotations

import json
from random import Random

import pytest

from navalgames.games.grand_fleet.state import HIDDEN
from navalgames.sessions import saved, sealing
from navalgames.sessions.play import Play
from navalgames.texts import Texts
from navalwidgets.table.page import TableApp, build

MOST_ORDERS = 3000


def app(uk="person", de="random", seed="5", query="", **options):
    table = TableApp("grand_fleet", query=query)
    table.texts = Texts("en", game="grand_fleet", strict=True)
    table.start({"seats": {"UK": uk, "DE": de}, "options": options, "seed": seed, "staff": False})
    assert table.parts.new.problem == ""
    return table


def press(table, event, key=""):
    orders = table.parts.orders
    orders._heard(orders, {"event": event, "key": key, "decision": orders.decision}, [])
    assert orders.problem == "", orders.problem


def lift(table):
    curtain = table.parts.curtain
    curtain._heard(curtain, {"key": "lift", "drawn": curtain.drawn}, [])
    assert curtain.problem == "", curtain.problem


def behind_curtain(table):
    return "nv-screen-curtain" in table.parts.box._dom_classes


def step(table, rng):
    """One answer as a page would give it, at random."""
    desk, grid = table.desk, table.parts.grid
    offer = desk._offer
    if behind_curtain(table):
        lift(table)
    elif offer.form is not None:
        grid._heard(grid, {"event": "suggest", "index": rng.randrange(4), "decision": grid.decision}, [])
        grid._heard(grid, {"event": "confirm", "counts": grid.counts, "decision": grid.decision}, [])
        assert grid.problem == "", grid.problem
    elif offer.places and rng.random() < 0.8:
        sea = table.parts.board.main
        sea._heard(sea, {"event": "choose", "place": rng.choice(list(offer.places))}, [])
        assert sea.problem == "", sea.problem
    elif offer.picker and (not offer.orders or rng.random() < 0.5):
        press(table, "pick", rng.choice(offer.picker.choices).key)
    else:
        press(table, "order", rng.choice(list(offer.orders)))


def play_on(table, rng, until=lambda table: False):
    for _ in range(MOST_ORDERS):
        if table.desk.play.over or until(table):
            return
        step(table, rng)
    raise AssertionError("the game does not end")


def at_decision(name, uk="person", de="random", **options):
    """A table at which `name` is to be decided: the first game of several that comes so far."""
    for seed in range(1, 30):
        table = app(uk, de, seed=str(seed), **options)
        play_on(table, Random(seed), lambda table: table.desk.play.decision()[0] == name)
        if not table.desk.play.over:
            return table
    raise AssertionError(f"no game comes to {name}")


def everything_on_the_page(table):
    """All that the widgets hold, as the page gets it."""
    parts = table.parts
    widgets = (
        parts.bar,
        *parts.drawn,
        parts.orders,
        parts.grid,
        parts.log,
        parts.luck,
        parts.curtain,
        parts.why.head,
        parts.why.view,
    )
    fixed = {"texts", "chart", "legend", "caption", "_esm", "_css", "layout", "comm"}
    held = [
        {name: widget.trait_values()[name] for name in widget.keys if name not in fixed} for widget in widgets
    ]
    return json.dumps(held, default=str)


@pytest.mark.parametrize("seats", [("person", "random"), ("random", "person"), ("person", "person")])
@pytest.mark.parametrize("seed", ["3", "11"])
def test_a_whole_game_ends_with_a_sentence_and_every_word_is_in_the_catalogue(seats, seed):
    table = app(*seats, seed=seed)
    play_on(table, Random(int(seed)))
    assert behind_curtain(table)
    assert table.parts.curtain.title in ("United Kingdom wins", "Germany wins", "A draw")
    assert table.parts.curtain.rule
    assert "⟦" not in everything_on_the_page(table)


@pytest.mark.parametrize(
    "options",
    [
        {"historical": "yes", "roster": "extended"},
        {"deploy_rolls": "declared", "circled_start_box": "spread", "roster": "hypothetical"},
        {"fleet_contents_hidden": "yes", "simultaneous_allocation": "no", "range_mix": "no"},
        {
            "damage_table": "bloody",
            "uk_box_zero_counts": "yes",
            "audacious": "no",
            "maintenance_beats_lead": "yes",
        },
    ],
)
def test_games_with_options_have_their_words_too(options):
    table = app("person", "person", seed="8", **options)
    play_on(table, Random(8))
    assert "⟦" not in everything_on_the_page(table)


def initiative_is_due(table):
    return table.desk.play.decision()[0] == "initiative_dice"


def test_with_two_persons_a_secret_decision_waits_behind_a_curtain():
    table = app("person", "person")
    play_on(table, Random(1), initiative_is_due)
    assert behind_curtain(table)
    assert "Turn 1" not in everything_on_the_page(table)
    first = table.desk._viewer
    lift(table)
    press(table, "order", "gf-order-choose-initiative-dice-1")
    assert behind_curtain(table)
    assert table.desk._viewer != first
    page = everything_on_the_page(table)
    for word in ("Roll two dice", "Fleet 1", "marker", "Turn 1"):
        assert word not in page
    lift(table)
    assert table.desk.play.view(table.desk._viewer).initiative.dice.count(HIDDEN) == 1
    page = everything_on_the_page(table)
    assert "dice: 2" not in page and '"undo": {"can": false' in page


def test_open_decisions_change_hands_without_a_curtain():
    table = app("person", "person")
    seen = set()
    while not initiative_is_due(table):
        assert not behind_curtain(table)
        seen.add(table.desk._viewer)
        step(table, Random(2))
    assert seen == {"UK", "DE"}


def test_secret_charts_never_reach_the_other_page():
    table = app("person", "random", fleet_contents_hidden="yes")
    assert "Seydlitz" not in everything_on_the_page(table)
    assert "Iron Duke" in everything_on_the_page(table)


def test_targets_are_fixed_unseen():
    table = at_decision("allocate_fire", "person", "person")
    assert behind_curtain(table)
    lift(table)
    grid = table.parts.grid
    assert all(row["about"] for row in grid.rows), "the ships are named"
    assert "1 or more" in grid.note and "sunk or damaged" in grid.note
    grid._heard(grid, {"event": "confirm", "counts": grid.counts, "decision": grid.decision}, [])
    if len(table.desk.play.deciding()) == 1 and table.desk.play.decision()[0] == "allocate_fire":
        assert behind_curtain(table)
        assert table.parts.grid.counts == []


def test_an_order_is_taken_back_and_given_anew():
    table = app()
    while table.desk.play.decision()[0] != "deployment":
        step(table, Random(1))
    orders = len(table.desk.play.journal)
    press(table, "order", "gf-order-start-deployment-0")
    assert table.parts.orders.undo["can"]
    press(table, "undo")
    assert len(table.desk.play.journal) == orders
    assert table.desk.play.decision()[0] == "deployment"


def test_a_roll_is_only_taken_back_on_purpose():
    table = app()
    while table.desk.play.decision()[0] != "second_roll":
        step(table, Random(1))
    undo = table.parts.orders.undo
    assert not undo["can"] and "dice were rolled" in undo["why"] and undo["reroll"]
    orders = table.parts.orders
    orders._heard(orders, {"event": "undo", "decision": orders.decision}, [])
    assert "dice were rolled" in orders.problem
    press(table, "reroll")
    assert table.desk.play.decision()[0] == "sort_ddbox"
    assert table.desk.play.rerolls == 1


def test_a_late_click_on_an_old_button_does_nothing():
    table = app()
    old = table.parts.orders.decision
    step(table, Random(1))
    orders, given = table.parts.orders, len(table.desk.play.journal)
    orders._heard(orders, {"event": "undo", "decision": old}, [])
    assert len(table.desk.play.journal) == given


def test_saved_and_loaded_the_game_goes_on_the_same():
    table = app(seed="21")
    play_on(table, Random(3), lambda table: len(table.desk.play.journal) > 40)
    text = saved.to_json(table.desk.play)
    other = TableApp("grand_fleet", query="")
    other.parts.bar._heard(other.parts.bar, {"event": "load", "name": "mine.json", "text": text}, [])
    assert other.parts.bar.problem == ""
    assert "mine.json" in other.parts.bar.notice
    assert other.desk.play.state == table.desk.play.state
    assert other.parts.board.main.counters == table.parts.board.main.counters
    assert other.parts.orders.prompt == table.parts.orders.prompt


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"format": "other"}', "\x00", '{"format": "navalgames-play", "version": 99}']
)
def test_a_bad_file_gives_a_sentence_and_leaves_the_game(text):
    table = app()
    prompt, desk = table.parts.orders.prompt, table.desk
    bar = table.parts.bar
    bar._heard(bar, {"event": "load", "name": "bad.json", "text": text}, [])
    assert "bad.json" in bar.problem and "Traceback" not in bar.problem
    assert table.desk is desk and table.parts.orders.prompt == prompt


def test_saving_hands_the_page_the_whole_game():
    table = app()
    sent = []
    table.parts.bar.send = sent.append
    table.parts.bar._heard(table.parts.bar, {"event": "save"}, [])
    file = next(message["file"] for message in sent if "file" in message)
    assert file["name"] == "grand_fleet-turn-1.json"
    assert Play.from_json(file["text"]).state == table.desk.play.state


def test_the_browser_keeps_the_game_and_gets_no_secret():
    table = app("person", "person")
    kept = []
    table.parts.bar.send = lambda message: kept.append(message["keep"])
    play_on(table, Random(1), initiative_is_due)
    before = list(kept)
    lift(table)
    press(table, "order", "gf-order-choose-initiative-dice-1")
    assert kept == before
    other = TableApp("grand_fleet", query="")
    new = other.parts.new
    new._heard(new, {"event": "resume", "play": "a1", "text": kept[-1]}, [])
    assert new.problem == "" and other.desk.play.turn == table.desk.play.turn


def test_a_kept_game_says_what_it_is_about():
    table = TableApp("grand_fleet", query="")
    sent = []
    table.parts.bar.send = sent.append
    table.start({"seats": {"UK": "person", "DE": "random"}, "seed": "5"})
    standing = table.desk.table.standing(table.desk.play.state)
    assert sent[-1]["about"] == f"{standing.turn}, {standing.score}"


def test_a_game_that_hides_something_is_not_kept():
    table = TableApp("grand_fleet", query="")
    sent = []
    table.parts.bar.send = sent.append
    options = {"fleet_contents_hidden": "yes"}
    table.start({"seats": {"UK": "person", "DE": "random"}, "options": options, "seed": "5"})
    assert table.desk is not None and sent == [{"unkept": True}], "and the page says so"


def test_a_game_that_hides_something_is_kept_sealed(monkeypatch):
    monkeypatch.setenv(sealing.VARIABLE, sealing.new_key())
    table = app("person", "random", fleet_contents_hidden="yes")
    kept = []
    table.parts.bar.send = lambda message: kept.append(message["keep"])
    play_on(table, Random(1), lambda table: len(kept) > 3)
    assert kept[-1].startswith(sealing.MARK) and "journal" not in kept[-1]
    other = TableApp("grand_fleet", query="")
    other.parts.new._heard(other.parts.new, {"event": "resume", "play": "a1", "text": kept[-1]}, [])
    assert other.parts.new.problem == "" and other.desk.play.journal == table.desk.play.journal
    monkeypatch.setenv(sealing.VARIABLE, sealing.new_key())
    last = TableApp("grand_fleet", query="")
    last.parts.new._heard(last.parts.new, {"event": "resume", "play": "a1", "text": kept[-1]}, [])
    assert "a server that no longer runs" in last.parts.new.problem and last.desk is None


def test_a_kept_game_that_cannot_be_used_is_forgotten():
    table = TableApp("grand_fleet", query="")
    sent = []
    table.parts.bar.send = sent.append
    new = table.parts.new
    new._heard(new, {"event": "resume", "play": "a1", "text": "{"}, [])
    assert "the game you left" in new.problem and table.desk is None
    assert sent == [{"keep": "", "play": "a1"}]


@pytest.mark.parametrize("seed", ["abc", "-1", "1.5", "9" * 30, "١"])
def test_a_bad_seed_is_told(seed):
    table = TableApp("grand_fleet", query="")
    new = table.parts.new
    new._heard(new, {"event": "start", "seats": {}, "options": {}, "seed": seed}, [])
    assert "cannot be used" in new.problem
    assert table.desk is None


@pytest.mark.parametrize(
    "wanted", [{"seats": {"UK": "nelson"}}, {"options": {"roster": "all"}}, {"seats": {"US": "person"}}]
)
def test_unknown_choices_are_told(wanted):
    table = TableApp("grand_fleet", query="")
    new = table.parts.new
    new._heard(new, {"event": "start", "seed": "", **wanted}, [])
    assert new.problem and table.desk is None


def test_two_computers_are_watched_to_the_end():
    table = app("random", "random")
    press(table, "order", "step")
    assert len(table.desk.play.journal) == 1
    press(table, "order", "turn")
    assert table.desk.play.turn == 2 or table.desk.play.over
    press(table, "order", "end")
    assert table.desk.play.over and behind_curtain(table)


def test_after_the_end_the_sides_are_exchanged():
    table = app("person", "random", seed="3", historical="yes")
    play_on(table, Random(3))
    curtain = table.parts.curtain
    curtain._heard(curtain, {"key": "swap", "drawn": curtain.drawn}, [])
    assert curtain.problem == ""
    assert table.desk.play.seats == {"UK": "random", "DE": "person"}
    assert table.desk.play.options.historical
    assert "nv-screen-play" in table.parts.box._dom_classes


def test_back_from_the_form_to_the_game():
    table = app()
    prompt = table.parts.orders.prompt
    table.parts.bar._heard(table.parts.bar, {"event": "new"}, [])
    assert "nv-screen-new" in table.parts.box._dom_classes and table.parts.new.back
    table.parts.new._heard(table.parts.new, {"event": "back"}, [])
    assert "nv-screen-play" in table.parts.box._dom_classes
    assert table.parts.orders.prompt == prompt


def test_the_staff_does_the_paperwork():
    table = TableApp("grand_fleet", query="")
    table.start({"seats": {"UK": "person", "DE": "person"}, "options": {}, "seed": "5", "staff": True})
    assert table.desk.play.decision()[0] == "deployment"


def test_the_address_fills_in_the_form():
    table = TableApp("grand_fleet", query="UK=random&roster=extended&seed=77&nonsense=1")
    new = table.parts.new
    assert {pick["name"]: pick["chosen"] for pick in new.seats}["UK"] == "random"
    assert {pick["name"]: pick["chosen"] for pick in new.options}["roster"] == "extended"
    assert new.seed == "77"
    assert len(new.notes) == 1 and "nonsense" not in new.notes[0]


def test_every_choice_of_the_form_is_explained():
    new = TableApp("grand_fleet", query="").parts.new
    assert all(pick["label"] and pick["about"] and pick["rule"] for pick in new.options)
    assert all(label and about for pick in new.seats for _, label, about in pick["values"])
    assert "⟦" not in json.dumps([new.seats, new.options, new.title, new.intro])


def test_what_is_not_allowed_is_shown_with_its_rule():
    table = at_decision("place_marker")
    refused = table.parts.orders.refusals
    assert refused and all(item["label"] and item["why"] and item["rule"] == "8.4d" for item in refused)


def test_odds_beside_an_order_are_exact():
    table = app()
    play_on(table, Random(1), initiative_is_due)
    one, two = table.parts.orders.groups[0]["actions"]
    assert [odds["fraction"] for odds in one["odds"]] == ["5/18", "5/18", "5/36", "5/12", "0"]
    assert two["odds"][-1]["fraction"] == "1/2"


def test_a_rule_of_the_log_opens():
    log = app().parts.log
    log._heard(log, {"event": "rule", "number": "7.9c"}, [])
    assert log.opened["title"] == "Parity loss"
    log._heard(log, {"event": "rule", "number": "99.9"}, [])
    assert "99.9" in log.problem


def test_build_gives_one_widget():
    assert "nv-table" in build("grand_fleet")._dom_classes
