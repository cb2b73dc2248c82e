"""The scene in the guide without a browser: its board, what may be ordered, what is compared."""

from __future__ import annotations

import re

import pytest

from navalgames.chance import Shown
from navalgames.games import GAME_IDS, game
from navalgames.sessions.journal import PERSON
from navalgames.sessions.lesson_grammar import Step
from navalgames.sessions.lessons import episodes_of
from navalwidgets.drawings.fleet_view import NOWHERE
from navalwidgets.guide.page import Guide
from navalwidgets.table.page import TableApp
from tests.toys import TOYS

FLEET = game("grand_fleet")


def guide(query: str) -> Guide:
    return Guide(FLEET, query)


def tell(shown: Guide, part: str, **message) -> str:
    shown.parts[part]._heard(shown.parts[part], message, [])
    return shown.parts[part].problem


def test_an_order_opens_the_prediction():
    shown = guide("episode=1&step=one_each")
    assert shown.parts["predict"].page["waits"] and shown.player.stage == "ordering"
    assert tell(shown, "act", event="order", order="two") == ""
    assert not shown.parts["predict"].page["waits"]
    assert shown.player.parameters["uk_dice"] == 2 and "order=two" in shown.address.query
    assert tell(shown, "act", event="order", order="seven") != ""


def test_a_step_that_is_opened_with_its_roll_shows_its_part_of_the_ocean():
    """The address of a roll that leaves nothing lit does not lead to the whole chart."""
    shown = Guide(game("atlantic_chase"), "episode=1&step=two_together&order=together&guess=skip&rolls=1")
    chart = shown.scene._board.chart
    assert shown.parts["scene"].page["fell"] and not chart.marked
    assert "15,-7" in chart.near


def test_no_order_is_compared_before_the_reveal():
    shown = guide("episode=1&step=two_against_one&order=one&guess=40")
    assert shown.parts["act"].page["rows"] == []
    tell(shown, "reveal", event="reveal")
    rows = shown.parts["act"].page["rows"]
    told = [(row["own"], row["cells"][0]["said"][:7]) for row in rows]
    assert told == [(False, "5 in 12"), (True, "5 in 18")]
    both = [[cell["said"][:7] for cell in row["cells"]] for row in rows]
    assert both[1] == ["5 in 18", "5 in 18"] and both[0][1] != both[0][0], "and whether the other side can"


def test_every_order_is_compared_at_the_setting_of_the_learner():
    shown = Guide(game("frigate_duel"), "episode=3&step=the_hill&order=along&guess=40&shown=1")
    told = [row["cells"][0]["said"] for row in shown.parts["act"].page["rows"]]
    tell(shown, "reveal", event="vary", value="handy")
    page = shown.parts["act"].page
    assert page["compared"].endswith("Gunners now: drilled for years")
    now = [row["cells"][0]["said"] for row in page["rows"]]
    assert now[2] == told[0], "drilled and down the wind is trained and across it"
    assert now[0] == told[1]


def test_the_board_follows_the_dice_and_comes_back():
    shown = guide("episode=1&step=two_against_one&order=two&guess=40")
    board = shown.scene._board
    assert set(board.main.marked) == {"103", "808"}
    before = [dict(track) for track in board.aside.tracks]
    shown.dice._heard(shown.dice, {"event": "roll", "n": 1}, [])
    assert shown.parts["scene"].page["fell"]
    outcome = shown.player.sample.last.outcome
    assert tuple(board.main.marked) == shown.player.step.scene.after.get(outcome, ())
    tell(shown, "predict", event="again")
    assert shown.parts["scene"].page["fell"] == "" and [dict(track) for track in board.aside.tracks] == before


def test_markers_leave_the_space_where_the_scene_began_whatever_was_rolled_before():
    shown = guide("episode=6&step=the_sum&guess=more")
    tracks = shown.scene._board.aside
    assert [track["was"] for track in tracks.tracks] == [NOWHERE, NOWHERE]
    began = [track["at"] for track in tracks.tracks]
    for _ in range(3):
        shown.dice._heard(shown.dice, {"event": "roll", "n": 1}, [])
        assert [track["was"] for track in tracks.tracks] == began
    shown.player.go("who_is_left")
    shown._show()
    assert [track["was"] for track in tracks.tracks] == [NOWHERE, NOWHERE]


def test_each_throw_says_what_it_came_to_where_the_scene_names_the_question():
    shown = guide("episode=6&step=the_sum&guess=more&set=6")
    for _ in range(12):
        shown.dice._heard(shown.dice, {"event": "roll", "n": 1}, [])
        (rolls,) = shown.parts["scene"].page["dice"]["rows"]
        points = [re.fullmatch(r"Roll (.), points for Germany: (.+)", one["note"]).groups() for one in rolls]
        assert [number for number, _ in points] == ["1", "2", "3", "4", "5", "6"]
        assert sum(int(one.replace("−", "-")) for _, one in points) == shown.player.sample.last.outcome


def test_the_board_shows_what_the_last_throw_was_told_to_come_to():
    shown = Guide(game("raiders_of_the_deep"), "episode=7&step=search&order=four&guess=50")
    seen = set()
    for _ in range(30):
        shown.dice._heard(shown.dice, {"event": "roll", "n": 1}, [])
        notes = [one["note"] for one in shown.parts["scene"].page["dice"]["rows"][0]]
        assert [note.split(":")[0] for note in notes] == [f"Box {3 + n}" for n in range(len(notes))]
        ships = shown.scene._board.main.depths["ships"] if shown.scene._board.main.encounter else []
        last = notes[-1].split(": ")[1]
        met = shown.player.sample.last.outcome == "met"
        assert len(ships) == ({"a ship alone": 1, "two ships": 2}[last] if met else 0)
        seen.add(len(ships))
    assert seen == {0, 1, 2}


def test_what_several_dice_are_thrown_for_is_said_once():
    shown = guide("episode=5&step=share_the_fire&order=four&guess=40")
    shown.dice._heard(shown.dice, {"event": "roll", "n": 1}, [])
    (four,) = shown.parts["scene"].page["dice"]["rows"]
    assert [bool(one["why"]) for one in four] == [True, False, False, False]
    assert all(len(one["throws"][0]) == 2 and one["said"] for one in four)
    assert len({one["note"] for one in four}) == 4, "each ship has its own fate"
    both = guide("episode=1&step=one_each&order=one&guess=40")
    both.dice._heard(both.dice, {"event": "roll", "n": 1}, [])
    each = both.parts["scene"].page["dice"]["rows"][0]
    assert len(each) == 2 and all(one["why"] for one in each), "each side throws for itself"


def test_only_what_a_lesson_needs_lies_on_the_small_board():
    shown = guide("episode=1&step=parity")
    assert shown.scene._board.aside.panels == [] and len(shown.scene._board.aside.tracks) == 2


def test_the_dice_fall_in_the_tray_at_a_setting_at_which_the_scene_gives_no_order():
    shown = guide("episode=5&step=jutland&guess=skip&shown=1")
    assert "nv-guide-rolls" in shown.widget._dom_classes
    shown.player.vary("bloody")
    shown._show()
    assert "nv-guide-rolls" not in shown.widget._dom_classes


def test_what_the_rules_throw_after_the_step_is_shown_where_the_scene_says_so():
    """A merchantman that fires back: her gun falls beside the raider's dice, and only if she fires."""
    pirates = game("kaisers_pirates")
    fight = Guide(pirates, "episode=4&step=gun&order=fight&guess=third")
    fight.dice._heard(fight.dice, {"event": "roll", "n": 1}, [])
    page = fight.parts["scene"].page
    assert len(page["dice"]["rows"][0]) == 2 and page["then"].startswith("In the same minute")
    assert len(page["thenDice"]["rows"][0]) == 2, "her gun, and the raider's own hull"
    run = Guide(pirates, "episode=4&step=gun&order=run&guess=third")
    run.dice._heard(run.dice, {"event": "roll", "n": 1}, [])
    assert run.parts["scene"].page["dice"]["rows"] and run.parts["scene"].page["thenDice"]["rows"] == []


def test_a_lesson_knows_no_seats_and_which_cards_take_part():
    """Beside a lesson "North" means nothing; the cards that take part are all that the step ever names."""
    shown = Guide(game("kaisers_pirates"), "episode=2&step=surprise").scene._board.main
    assert [area["title"] for area in shown.areas] == ["The other player", "You"]
    assert set(shown.near) == {"ship-karlsruhe", "card-surprise-attack-2", "ship-rio-iguassu", "ship-vandyck"}
    alone = Guide(game("kaisers_pirates"), "episode=8&step=answer").scene._board.main
    assert [area["title"] for area in alone.areas] == ["The phantom", "You"]


@pytest.mark.usefixtures("toys")
def test_a_step_without_a_scene_shows_none():
    shown = Guide(game(next(iter(TOYS))), "")
    assert shown.scene._board is None and shown.parts["scene"].page == {}
    assert "nv-guide-scened" not in shown.widget._dom_classes


def places_of_orders(shown: Guide, step: Step, lit: set[str]) -> set[str]:
    """The places of a step's board after its orders, where it does not yet hold all that is lit."""
    found: set[str] = set()
    for order in step.act.ids if step.act and not lit <= shown.scene._board.places else ():
        tell(shown, "act", event="order", order=order)
        found |= shown.scene._board.places
    return found


@pytest.mark.parametrize("name", GAME_IDS)
@pytest.mark.by_turns(2)
def test_every_place_that_is_lit_is_on_the_board(name):
    """Before an order, or after one of them: an order may bring the ships that a step is about."""
    for episode in episodes_of(game(name)):
        for step in episode.step:
            if step.scene and (lit := {*step.scene.lit, *sum(step.scene.after.values(), ())}):
                shown = Guide(game(name), f"episode={episode.number}&step={step.id}")
                assert not lit - shown.scene._board.places - places_of_orders(shown, step, lit), step.id


def test_questions_come_after_the_exact_answer():
    shown = guide("episode=1&step=parity&guess=half")
    assert not shown.parts["talk"].page["revealed"]
    tell(shown, "reveal", event="reveal")
    assert shown.parts["talk"].page["revealed"]


def test_the_end_leads_to_the_table_in_the_same_position():
    shown = guide("episode=1&step=offer")
    page = shown.parts["talk"].page
    assert len(page["home"]) == 2 and page["whatIf"]["href"].endswith("question=battle_decision")
    table = TableApp("grand_fleet", query=page["play"]["href"].partition("?")[2])
    play = table.in_use.play
    assert play.state.turn == 4 and play.seats["UK"] == PERSON and play.seats["DE"] != PERSON


def test_what_stands_beside_an_order_follows_the_one_change():
    """Hits and damage of the same shot, both at the range that the learner chose."""
    query = "episode=8&step=which_ship&order=prinz_eugen&guess=skip&shown=1&set={}".format
    often = [
        Guide(game("atlantic_chase"), query(range_)).parts["act"].page["rows"][1]["cells"]
        for range_ in ("extreme", "long")
    ]
    assert often[0][1]["share"] < often[1][1]["share"]
    assert all(damaged["share"] == hit["share"] for damaged, hit in often), "one hit damages her"


def test_an_address_that_names_no_scene_begins_as_ever():
    assert TableApp("grand_fleet", query="scene=1-nowhere").desk is None


@pytest.mark.parametrize(
    "query, said",
    [
        ("episode=5&step=her_deck&guess=often&rolls=1", "she is not taken"),
        ("episode=2&step=taken_back&guess=half&rolls=1", "hits: 0: “nothing arrives” came true"),
        ("episode=6&step=alongside&order=round&guess=2&rolls=1", "boxes: 3"),
        ("episode=2&step=the_price&order=beside&guess=20&rolls=1", "her flag still flies"),
    ],
)
def test_what_fell_is_told_as_the_step_asks_for_it(query, said):
    assert Guide(game("frigate_duel"), query).parts["scene"].page["fell"] == said


def test_dice_that_an_outcome_brings_to_the_scene_do_not_lie_in_the_tray_as_well():
    shown = Guide(game("grand_fleet"), "episode=6&step=the_sum&guess=skip&rolls=1")
    assert shown.parts["scene"].page["dice"]["rows"] and "nv-guide-rolls" in shown.widget._dom_classes


@pytest.mark.parametrize(
    ("name", "query", "head"),
    [
        ("kaisers_pirates", "episode=2&step=luck&guess=skip&rolls=1&seed=3", "attack"),
        ("frigate_duel", "episode=6&step=old_ironsides&guess=skip&rolls=1", None),
    ],
)
def test_every_throw_of_a_long_fight_lies_on_the_scene(name, query, head):
    shown = Guide(game(name), query)
    thrown = [one for one in shown.player.sample.last.record if isinstance(one, Shown)]
    dice = shown.parts["scene"].page["dice"]
    cells = [cell for row in dice["rows"] for cell in row if cell]
    assert sum(len(cell["throws"]) for cell in cells) == len(thrown) > 4
    assert dice["heads"][:1] == ([head] if head else []) and not dice["large"]


def test_what_is_drawn_lies_on_the_board_at_every_setting():
    """A question may tell cards by their names up to a number only: no step may offer more of them."""
    drawing = [
        (name, f"episode={episode.number}&step={step.id}", step.vary.values)
        for name in GAME_IDS
        for episode in episodes_of(game(name))
        for step in episode.step
        if step.scene.drawn
    ]
    for name, query, settings in drawing:
        for setting in settings:
            shown = Guide(game(name), f"{query}&guess=skip&shown=1&set={setting}&rolls=1")
            assert shown.player.setting == setting and shown.parts["scene"].page["fell"]
    assert drawing


@pytest.mark.parametrize(
    "query", ["episode=1&step=heel", "episode=2&step=handful", "episode=5&step=her_deck"]
)
def test_dice_for_which_the_table_of_a_scene_has_no_use_lie_on_it_all_the_same(query):
    """The height of a shot without the shot, say: the tray is hidden where a scene gives an order."""
    shown = Guide(game("frigate_duel"), query + "&guess=skip&rolls=1")
    thrown = [one for one in shown.player.sample.last.record if isinstance(one, Shown)]
    rows = shown.parts["scene"].page["dice"]["rows"]
    assert sum(len(cell["throws"]) for row in rows for cell in row if cell) == len(thrown) > 0


@pytest.mark.parametrize(
    ("episode", "step", "says"),
    [
        # one of the outcomes that the step asks for
        ("3", "snow", "Early or Late: “the track is lost” came true"),
        ("2", "weather", "Good weather"),  # the only one it asks for has a name of its own
    ],
)
def test_what_fell_says_whether_it_is_what_the_step_asks_for(episode, step, says):
    query = f"episode={episode}&step={step}&guess=skip&rolls="
    told = [Guide(game("atlantic_chase"), f"{query}{n}").parts["scene"].page["fell"] for n in range(1, 12)]
    assert says in told


def test_a_ship_goes_where_she_is_ordered_and_her_outline_is_gone():
    def sea(query):
        return Guide(game("frigate_duel"), f"episode=3&step=chains{query}").scene._board.main

    def lies(drawn):
        return next((one["x"], one["y"]) for one in drawn.ships if one["id"] == "president_1815")

    asked, ordered, said = sea(""), sea("&order=near"), sea("&order=near&guess=3")
    assert len(asked.ghosts) == 3 and lies(asked) != (2, 0)
    assert lies(ordered) == lies(said) == (2, 0)
    assert {ghost["id"] for ghost in ordered.ghosts} == {"3,0,SE", "4,0,SE"}
    assert said.ghosts == said.runs == [], "she is there: nothing is left to sail"


def test_a_note_that_a_scene_asks_for_is_told_with_the_throw_it_follows():
    told = {}
    for rolls in range(1, 12):
        shown = guide(f"episode=4&step=confusion&guess=50&rolls={rolls}")
        told[shown.player.sample.last.outcome] = str(shown.parts["scene"].page["dice"])
    assert "over-manoeuvre 3. The British fleets are confused" in told["confused"]
    assert "are confused" not in told["steady"]


def test_the_enemy_fires_at_the_same_moment_and_each_time_anew():
    told = set()
    for rolls in range(1, 6):
        page = Guide(game("kaisers_pirates"), f"episode=8&step=island&order=carmania&guess=50&rolls={rolls}")
        scene = page.parts["scene"].page
        (own,), (hers,) = scene["dice"]["rows"], scene["thenDice"]["rows"]
        assert [len(one["throws"][0]) for one in own] == [2, 2], "the dice of the step are Carmania's"
        assert [len(one["throws"][0]) for one in hers] == [1, 2]
        told.add((hers[0]["said"], hers[1]["said"]))
    assert len(told) > 1
