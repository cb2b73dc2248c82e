"""The frigate duel on the play table, without a page: the sea, orders with odds, words, secrets."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random

import pytest

from navalgames.chance import RandomDice
from navalgames.games.frigate_duel import GAME, given
from navalgames.games.frigate_duel.rules import sea
from navalgames.games.frigate_duel.state import SIDES
from navalgames.games.frigate_duel.tables import box_of
from navalgames.texts import LANGUAGES, Texts
from navalwidgets.tables.frigate_duel import chances, make_board, make_table
from navalwidgets.tables.frigate_duel.sea_view import place_of
from tests.table_walk import held_by

CHARTS = GAME.read_charts()
SHOWN_STEPS = 150


class Seen:
    """A table and its board, and a duel that is played on it at random."""

    def __init__(self, language: str = "en", seed: int = 1, **options) -> None:
        self.options = GAME.options(**options)
        self.box = box_of(CHARTS, self.options)
        self.table = make_table(CHARTS, self.options, Texts(language, GAME.id, strict=True))
        self.chosen: list[str] = []
        self.board = make_board(self.chosen.append, game=GAME.id, language=language)
        self.board.lay(self.table)
        self.dice, self.rng = RandomDice(seed=seed), Random(seed)
        self.state = GAME.start(self.dice, CHARTS, self.options)

    def view(self, side: str):
        return GAME.view(self.state, side, self.options)

    def show(self, side: str):
        """The decision of a side, drawn: the offer and the orders."""
        view = self.view(side)
        offered = GAME.legal_orders(view, side, CHARTS, self.options)
        offer = self.table.offer(view, side, offered, "")
        self.board.hear(side, ())
        self.board.show(self.table, view)
        self.board.offer((*offer.places, *offer.stacks), (), offer.hint)
        return offer, offered

    def go_on(self, side: str, offered) -> None:
        order = self.rng.choice(offered) if isinstance(offered, tuple) else offered.suggestions()[0][1]
        self.state = GAME.apply(self.dice, self.state, side, order, CHARTS, self.options)

    def until(self, decision: str) -> str:
        """Play on until this decision is pending; the side that decides."""
        for _ in range(2000):
            side = GAME.deciding(self.state)[0]
            if GAME.decision(self.state)[0] == decision:
                return side
            self.go_on(side, GAME.legal_orders(self.state, side, CHARTS, self.options))
        raise AssertionError(f"{decision} never comes")

    @property
    def page(self) -> str:
        return held_by(self.board.main, self.board.aside)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{"scenario": "S03"}, {"scenario": "S13", "two_ships": True}])
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
    assert all(ghost["side"] == SIDES.index(other) for ghost in seen.board.main.ghosts)


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
    key = next(key for key, order in offer.orders.items() if order == shots[0])
    action = next(one for group in offer.groups for one in group.actions if one.key == key)
    assert action.odds[0].share == float(shot.hits.at_least(1))
    assert str(shot.distance) in action.note


def test_a_tack_shows_its_chance():
    seen = Seen(scenario="S03")
    ship = seen.state.ships[0]
    sure = chances.of_order(seen.state, given.ChooseManoeuvre(ship.id, "tack"), seen.box)
    assert sure == Fraction(1, 2) + Fraction(seen.box.ship_cards[ship.id].quality, 6)
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
    assert [gauge["left"] for gauge in drawn["gauges"]] == [
        card.hull - hurt.hull_lost, 0, sum(ship.crew),
    ]  # fmt: skip
    assert seen.board.main.smoke == [[1, 2, 2]]
    assert {arc["name"] for arc in drawn["arcs"]} == {"port", "starboard", "bow", "stern"}
    assert drawn["rakes"], "the squares from which she can be raked"
