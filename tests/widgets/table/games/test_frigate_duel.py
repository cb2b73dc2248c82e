"""The frigate duel on the play table, without a page: the sea, orders with odds, words, secrets."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from navalgames import odds
from navalgames.chance import exact
from navalgames.games.frigate_duel import GAME, given
from navalgames.games.frigate_duel.rules import boarding, crew, housekeeping, sea
from navalgames.games.frigate_duel.rules.asking import number_of
from navalgames.games.frigate_duel.rules.smoke_and_wind import wind_effect
from navalgames.games.frigate_duel.state import MORALE, SHOTS, SIDES, Fire, Task
from navalgames.games.frigate_duel.tables import box_of, tables_of
from navalgames.texts import LANGUAGES, Texts
from navalwidgets.table.games import frigate_duel as tables
from navalwidgets.table.games.frigate_duel import chances, melee_odds
from navalwidgets.table.games.frigate_duel.sea_view import place_of
from tests.widgets.table.games.seen import SeenTable

CHARTS = GAME.read_charts()
SHOWN_STEPS = 150


class Seen(SeenTable):
    """The table of the frigate duel."""

    def __init__(self, language: str = "en", seed: int = 1, **options) -> None:
        super().__init__(GAME, tables, language, seed, **options)
        self.box, self.rng = box_of(CHARTS, self.options), Random(seed)

    def heard(self, side: str) -> None:
        self.board.hear(side, ())

    def go_on(self, side: str, offered) -> None:
        listed = isinstance(offered, tuple)
        self.give(side, self.rng.choice(offered) if listed else offered.suggestions()[0][1])

    def until(self, decision: str) -> str:
        """Play on until this decision is pending; the side that decides."""
        for _ in range(2000):
            side = GAME.deciding(self.state)[0]
            if GAME.decision(self.state)[0] == decision:
                return side
            self.go_on(side, GAME.legal_orders(self.state, side, CHARTS, self.options))
        raise AssertionError(f"{decision} never comes")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{"scenario": "S03"}, {"scenario": "S13", "two_ships": True}])
@pytest.mark.by_turns(2)
def test_every_order_can_be_chosen_and_every_word_is_there(language, options):
    seen = Seen(language, seed=11, **options)
    for _ in range(SHOWN_STEPS):
        if not GAME.deciding(seen.state):
            break
        side = GAME.deciding(seen.state)[0]
        offer, offered = seen.show(side)
        if offer.form is None:
            assert {*offer.orders.values(), *offer.places.values()} == set(offered), offer.prompt
        told = json.dumps([offer._replace(orders={}, places={}, form=None)], default=str, ensure_ascii=False)
        assert "⟦" not in told and "⟦" not in seen.page
        standing = seen.table.standing(seen.view(side))
        assert standing.turn and standing.phase and standing.score and "⟦" not in str(standing)
        seen.go_on(side, offered)


def test_manoeuvres_lie_on_the_sea_where_they_lead():
    seen = Seen(scenario="S03", seed=3)
    side = seen.until("choose_manoeuvre")
    offer, offered = seen.show(side)
    assert (
        {place_of(order.manoeuvre) for order in offered} == set(offer.places) == set(seen.board.main.targets)
    )
    ghosts = {ghost["id"]: ghost for ghost in seen.board.main.ghosts}
    ship = next(ship for ship in seen.state.ships if ship.id == offered[0].ship)
    left, right = ghosts["do:port"], ghosts["do:starboard"]
    assert (right["heading"] - left["heading"]) % 8 == 2
    assert (left["x"], left["y"]) == (right["x"], right["y"])
    assert sea.distance(left["x"] - ship.x, left["y"] - ship.y, seen.box) <= 3
    seen.board.main._heard(None, {"event": "choose", "place": "do:port"}, [])
    seen.board.main._heard(None, {"event": "choose", "place": "do:nothing"}, [])
    assert seen.chosen == ["do:port"]


def test_a_chosen_manoeuvre_shows_to_its_owner_alone():
    seen = Seen(scenario="S03", seed=3)
    side = seen.until("choose_manoeuvre")
    other = next(one for one in SIDES if one != side)
    drawn = []
    for order in GAME.legal_orders(seen.state, side, CHARTS, seen.options):
        after = GAME.apply(seen.dice, seen.state, side, order, CHARTS, seen.options)
        seen.board.hear(other, ())
        seen.board.show(seen.table, GAME.view(after, other, seen.options))
        drawn.append(seen.page)
    assert len(drawn) > 1 and len(set(drawn)) == 1
    colour = GAME.colour_of(other, CHARTS, seen.options)
    assert all(ghost["side"] == colour for ghost in seen.board.main.ghosts)


def test_nothing_of_the_duel_is_left_on_a_cleared_board():
    seen, left = Seen(scenario="S09", seed=5), []
    seen.board.clear()
    left.append(seen.page)
    seen.show(seen.until("choose_manoeuvre"))
    seen.board.clear()
    left.append(seen.page)
    assert left[0] == left[1]


def test_the_odds_of_a_broadside_are_those_of_the_rules():
    seen = Seen(scenario="S03", seed=2)
    side = seen.until("declare_fire")
    offer, offered = seen.show(side)
    shots = [order for order in offered if isinstance(order, given.FireBroadside)]
    assert shots
    shot = chances.of_broadside(seen.view(side), shots[0], seen.box)
    aims = {one.aim: chances.of_broadside(seen.view(side), one, seen.box).broken for one in shots}
    assert aims["hull"][0] > aims["rigging"][0] and aims["hull"][1] < aims["rigging"][1]
    key = next(key for key, order in offer.orders.items() if order == shots[0])
    action = next(one for group in offer.groups for one in group.actions if one.key == key)
    assert action.odds[0].share == float(shot.hits.chance(True))
    assert str(shot.distance) in action.note


def test_a_tack_shows_its_chance():
    seen = Seen(scenario="S03")
    ship = seen.state.ships[0]
    sure = chances.of_order(seen.state, given.ChooseManoeuvre(ship.id, "tack"), seen.box)
    assert sure.chance(True) == Fraction(1, 2) + Fraction(seen.box.ship_cards[ship.id].quality, 6)
    assert chances.of_order(seen.state, given.ChooseManoeuvre(ship.id, "port"), seen.box) is None


def test_damage_and_sails_are_drawn_as_they_are():
    seen = Seen(scenario="S03")
    ship = seen.state.ships[0]
    card = seen.box.ship_cards[ship.id]
    hurt = ship._replace(hull_lost=card.section + card.section // 2, rigging_lost=card.rigging, burning=True)
    view = seen.state._replace(ships=(hurt, *seen.state.ships[1:]), smoke=((1, 2, 2),))
    seen.board.show(seen.table, view)
    drawn = seen.board.main.ships[0]
    assert drawn["sections"] == [1, 0.5, 0, 0] and drawn["masts"] == 0 and drawn["burning"]
    assert [one["torn"] for one in seen.board.main.ships] == [9, 0], "holes, as many as boxes of rigging"
    assert [gauge["left"] for gauge in drawn["gauges"]] == [
        card.hull - hurt.hull_lost, 0, sum(ship.crew),
    ]  # fmt: skip
    assert seen.board.main.smoke == [[1, 2, 2]]
    assert {arc["name"] for arc in drawn["arcs"]} == {"port", "starboard", "bow", "stern"}
    assert drawn["rakes"], "the squares from which she can be raked"


def test_the_track_shows_marks_and_loading_where_they_lie():
    seen = Seen(scenario="S03")
    ship = seen.state.ships[0]._replace(moving=(4, 8), steering=(12,), reload=(6, 14), loaded=(False, False))
    gone = seen.state.ships[1]._replace(out="struck", moving=(4,))
    view = seen.state._replace(turn=2, impulse=4, ships=(ship, gone))
    track = seen.table.track(view)
    (lane,) = track.lanes
    assert {n: [sign for sign, _ in cell] for n, cell in enumerate(lane.signs, start=1) if cell} == {
        4: ["●"], 6: ["P"], 8: ["●"], 12: ["○"],
    }  # fmt: skip
    assert len(lane.signs) == seen.box.measures["impulses"] and track.now == 4
    facts = seen.table.vessels(view)[0].facts
    assert "loading until impulse 6," in facts[0] and "impulse 2 of the next turn" in facts[1]
    assert seen.table.track(view._replace(turn=0)) is None


def test_morale_and_fire_after_a_broadside_are_those_of_the_lab():
    seen = Seen(scenario="S09", seed=4, bridge_cards=False)
    side = seen.until("declare_fire")
    fought, compared = seen.view(side), 0
    shots = [
        one
        for one in GAME.legal_orders(fought, side, CHARTS, seen.options)
        if isinstance(one, given.FireBroadside)
    ]
    for order, wind in product(shots, range(8)):
        view = fought._replace(wind=wind)
        own, foe = (number_of(view, one) for one in (order.ship, order.target))
        ship, target = view.ships[own], view.ships[foe]
        away = sea.between(ship, target, seen.box)
        shot = chances.of_broadside(view, order, seen.box)
        asked = {
            "firepower": crew.firepower(ship, away, seen.box),
            "firer": MORALE[ship.morale],
            "target": MORALE[target.morale],
            "distance": away,
            "shot": SHOTS[view.shots[own][0 if order.broadside == "port" else 1]],
            "aim": order.aim,
            "rake": shot.rake or "no_rake",
        }
        if wind_effect(view, Fire(own, order.broadside, foe, order.aim), seen.box):
            continue
        told = odds.ask(GAME, "consequence", **asked).distribution
        assert shot.morale.chance(True) == told.chance("morale_falls") + told.chance("both_of_them")
        assert shot.fire.chance(True) == told.chance("fire_breaks_out") + told.chance("both_of_them")
        compared += 1
    assert compared


def grappled(seen: Seen, stage: str, own: int = 3, foe: int = 2):
    """Two ships side by side with so many boarders, and a task that concerns them."""
    ships = tuple(
        ship._replace(x=0, y=0, grappled=1 - number, crew=(2, 2, 1, 0, 0, 0, points, 0))
        for number, (ship, points) in enumerate(zip(seen.state.ships, (own, foe), strict=True))
    )
    task = Task(stage, "A", 0, 1)
    return seen.state._replace(turn=1, ships=ships, tasks=(task,), asked=("A",), splits=(None, None))


@pytest.mark.parametrize("points", [1, 2, 3])
def test_the_odds_of_an_attack_hold_against_every_defence(points):
    seen = Seen(scenario="S09")
    view = grappled(seen, "split")
    own, foe = (seen.box.ship_cards[ship.id] for ship in view.ships)
    modifiers = [
        boarding.melee_modifier(card.quality, ship.morale, False, seen.box)
        for card, ship in zip((own, foe), view.ships, strict=True)
    ]
    told, attacks = melee_odds.of_fight(view, given.SplitCrew(own.id, points, 3 - points), seen.box)
    left = [
        exact(boarding.melee, (points, 3 - points), modifiers[0], (n, 2 - n), modifiers[1], seen.box)
        for n in range(3)
    ]
    hardest = min(left, key=lambda one: one.mean())
    assert attacks and [one.chance(True) for one in told] == [hardest.at_least(1), hardest.at_least(3)]
    best, _ = melee_odds.of_fight(grappled(seen, "board"), given.Board(own.id), seen.box)
    assert best.hit.chance(True) >= told.hit.chance(True)


def test_the_defender_is_told_what_the_best_attack_does():
    seen = Seen(scenario="S09")
    view = grappled(seen, "split")
    ids = [ship.id for ship in view.ships]
    chances_left = [
        melee_odds.of_fight(view, given.SplitCrew(ids[1], points, 2 - points), seen.box)
        for points in range(3)
    ]
    assert not any(attacks for _, attacks in chances_left)
    assert len({told.hit.chance(True) for told, _ in chances_left}) > 1
    view = view._replace(asked=("B",))
    offer = seen.table.offer(view, "B", GAME.legal_orders(view, "B", CHARTS, seen.options), "")
    shown = [action for group in offer.groups for action in group.actions]
    assert len(shown) == 3 and all(action.odds[0].label == "no hit left" for action in shown)
    assert {action.odds[0].share for action in shown} == {
        float(1 - told.hit.chance(True)) for told, _ in chances_left
    }


@pytest.mark.parametrize(("stage", "card"), [("grapple", "boarders"), ("free", "cut_free")])
def test_a_card_for_a_roll_shows_what_it_is_worth(stage, card):
    seen = Seen(scenario="S09")
    view = grappled(seen, f"{stage}_card")
    view = view._replace(tasks=(Task(f"{stage}_roll", "A", 0, 1, 0), *view.tasks))
    kept = chances.of_order(view, given.KeepCards(), seen.box)
    played = chances.of_order(view, given.PlayCard(f"{card}#1"), seen.box)
    assert Fraction(0) < kept.chance(True) < played.chance(True) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_position_in_words_names_what_stands_where(language):
    seen = Seen(language, scenario="S09", seed=4)
    side = seen.until("declare_fire")
    ship = seen.state.ships[0]._replace(loaded=(True, False), reload=(0, 9), fired=(True, False), morale=-1)
    state = seen.state._replace(ships=(ship, seen.state.ships[1]), smoke=((1, 2, 3),))
    told = {
        place.name: [text for _, text in place.lines]
        for place in seen.table.places(GAME.view(state, side, seen.options))
    }
    words, sides = seen.table.words, {seen.table.words.side(one) for one in SIDES}
    ships = told[words.field("ships")]
    guns = [words.each("loaded", place, 0) for place in (0, 1)]
    yes, no = (Texts(language, GAME.id).t(f"odds-{one}") for one in ("yes", "no"))
    assert f"{guns[0]}: {yes}" in ships and f"{guns[1]}: {no}" in ships
    assert f"{guns[1]}: {words.stands('reload', 9)}" in ships
    assert f"{words.field('morale')}: {words.stands('morale', -1)}" in ships
    assert f"{words.each('crew', 7, 0)}: {ship.crew[7]}" in ships
    assert not any(line.split(":")[0] in sides for line in ships)
    assert "tasks" not in told and words.field("tasks") == ""
    assert len(told[words.field("smoke")]) == 4
    hidden = [line for line in told[words.field("shots")] if line.endswith(words.stands("shots", -1))]
    assert len(hidden) == 2, "the other side's shot stays hidden"


def test_the_crew_form_tells_what_each_box_does():
    seen = Seen(scenario="S09", seed=4)
    side = seen.until("assign_crew")
    offer, form = seen.show(side)
    full = form.most[0]

    def told(*points: int) -> tuple[str, ...]:
        return offer.notes((points,)).columns

    some, none = told(full, 1, 1, 1, 1, 0, 0), told(0, 0, 0, 0, 0, 0, 0)
    ship = next(one for one in seen.state.ships if one.id == form.ship)
    quality = seen.box.ship_cards[ship.id].quality
    assert some[0] == f"loads in {crew.reload_time(full, full, quality, 1, seen.box)}" != some[1]
    assert none[:5] == ("idle", "idle", "no tack, no wear", "0 %", "0 %") and some[2] == "tacks"
    repair = exact(housekeeping.repairs, 1, quality, tables_of(CHARTS)).chance(True)
    assert some[4] == Texts("en").percent(Fraction(repair)) and some[5] == "no fire"
    burning = ship._replace(burning=True)
    ships = tuple(burning if one is ship else one for one in seen.state.ships)
    seen.state = seen.state._replace(ships=ships)
    offer, _ = seen.show(side)
    assert offer.notes(((0, 0, 0, 0, 0, 0, 0),)).columns[5] == "0 %"
    assert offer.notes(((0, 0, 0, 0, 0, 1, 0),)).columns[5] != "0 %"


@pytest.mark.parametrize("scenario", GAME.option_choices[0].values)
def test_a_nation_has_one_colour_whichever_side_it_is(scenario):
    table = Seen(scenario=scenario)
    view = GAME.view(table.state, "A", table.options)
    nations = {ship.id: ship.nation for ship in CHARTS.list("ships")}
    colours = {"UK": 0, "US": 1, "FR": 2}
    for ship in table.table.vessels(view):
        assert ship.side == colours[nations[ship.id]] == GAME.colour_of(ship.letter, CHARTS, table.options)
