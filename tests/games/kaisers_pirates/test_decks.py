"""The shipped decks of The Kaiser's Pirates: counts, symbols, known coins and the rules of our own values."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from navalgames import games
from navalgames.chance.notation import parsed
from navalgames.charts import check, read_charts
from navalgames.games.kaisers_pirates import GAME
from navalgames.games.kaisers_pirates.tables import box_of, telling_box
from navalgames.rule_index import find

FOLDER = Path(games.__file__).parent / "kaisers_pirates" / "charts"
WARSHIPS = {"Dresden", "Emden", "Königsberg", "Nürnberg", "Leipzig", "Karlsruhe"}
LADDER = ("d4", "d6", "d8", "d10", "d10+d4", "d10+d6", "d10+d8", "d10+d8+d4", "d10+d8+d6")


@pytest.fixture(scope="module")
def decks():
    return read_charts(FOLDER)


def column(decks, chart: str, name: str) -> dict:
    return {row: decks[chart].value(row, name) for row in decks[chart].rows}


def one_where(values: dict, wanted: object) -> set:
    return {row for row, value in values.items() if value == wanted}


def test_the_shipped_files_are_sound():
    assert check(FOLDER) == ()


@pytest.mark.rule("1.1a", "1.1.1", "1.1.2a", "1.1.2d", "chart:action_cards")
def test_four_decks_of_20_60_100_and_20_cards(decks):
    assert [len(decks[name].rows) for name in ("german_ships", "merchantmen", "solitaire_cards")] == [
        20,
        60,
        20,
    ]
    assert len(decks.list("action_deck")) == 100
    assert not set(decks["german_ships"].rows) & set(decks["merchantmen"].rows)
    copies = column(decks, "action_cards", "copies")
    assert copies == Counter(card.kind for card in decks.list("action_deck")) and len(copies) == 47
    told = find("kaisers_pirates", "1.1.2d").requirement.partition("Copies: ")[2].partition(". Sum")[0]
    counts = dict(one.rsplit(" ", 1) for one in told.split(", "))
    assert {kind.replace(" & ", "/"): str(count) for kind, count in copies.items()} == counts
    assert [card.id for card in decks.list("action_deck")][:3] == ["AMC 1", "AMC 2", "Blockade Runner 1"]


@pytest.mark.rule("1.1.2b", "1.1.2d")
def test_classes_of_action_cards(decks):
    classes, copies = column(decks, "action_cards", "class"), column(decks, "action_cards", "copies")
    kinds = {name: one_where(classes, name) for name in ("ordinary", "reaction", "assist", "dual")}
    assert {name: len(them) for name, them in kinds.items()} == {
        "ordinary": 25,
        "reaction": 15,
        "assist": 6,
        "dual": 1,
    }
    assert kinds["dual"] == {"Reflag"}
    cards = {name: sum(copies[kind] for kind in them) for name, them in kinds.items()}
    assert cards == {"ordinary": 50, "reaction": 26, "assist": 19, "dual": 5}
    assert one_where(column(decks, "action_cards", "team_only"), True) == {
        "Bounding Main",
        "Exchange Information",
    }


@pytest.mark.rule("1.1.4d", "1.1.4f", "1.1.4g", "1.1.4h", "1.1.4i", "chart:german_ships")
def test_symbols_of_german_ships(decks):
    assert one_where(column(decks, "german_ships", "class"), "warship") == WARSHIPS
    mines = column(decks, "german_ships", "mines")
    assert mines["Meteor"] and not mines["Prinz Eitel Friedrich"] and not mines["Leopard"]
    assert not any(mines[ship] for ship in WARSHIPS)
    assert one_where(column(decks, "german_ships", "coal"), True) > WARSHIPS
    assert one_where(column(decks, "german_ships", "sail"), True) == {"Seeadler"}
    assert one_where(column(decks, "german_ships", "aircraft"), True) == {"Wolf"}


@pytest.mark.rule("1.1.4a", "1.1.4b", "1.1.4c")
def test_who_has_which_coins(decks):
    """Ships of Germany attack and defend; merchantmen defend and run; a card shoots and is shot at."""
    ships, traders, faces = decks["german_ships"], decks["merchantmen"], decks["card_faces"]
    assert {"attack", "defence"} <= set(ships.columns) and not {"challenge", "response"} & set(ships.columns)
    assert {"defence", "challenge", "response"} <= set(traders.columns) and "attack" not in traders.columns
    assert set(faces.columns) >= {"attack", "mine", "torpedo", "gun", "depth_charge"}
    coins = [ships.value(row, name) for row in ships.rows for name in ("attack", "defence")]
    coins += [
        traders.value(row, name) for row in traders.rows for name in ("defence", "challenge", "response")
    ]
    assert set(coins) <= set(LADDER)
    defended = {row for row in faces.rows if faces.value(row, "defence")}
    assert defended == set(faces.rows) - {"Interrogate", "Lay Mines", "Monitor", "Trap"}


@pytest.mark.rule("chart:german_ships", "1.1.4a", "1.1.4b")
def test_known_coins_are_known_and_ours_are_marked(decks):
    ships = decks["german_ships"]
    for ship, coin in (
        ("Leipzig", "d10+d8+d4"),
        ("Prinz Eitel Friedrich", "d10+d6"),
        ("Leopard", "d10+d8+d6"),
    ):
        cell = ships.cell(ship, "attack")
        assert (cell.value, cell.kind) == (coin, "rulebook")
    assert ships.cell("Leopard", "attack").plausible == ("d10+d8+d4", "d10+d8+d6")
    assert (ships.cell("Leopard", "defence").value, ships.cell("Leopard", "defence").kind) == (
        "d8",
        "rulebook",
    )
    assert sum(column(decks, "german_ships", "vp").values()) == 291
    assert {ships.cell(ship, "vp").kind for ship in ships.rows} == {"reconstruction"}


@pytest.mark.rule("chart:german_ships")
def test_our_vp_of_german_ships_follow_their_stated_rule(decks):
    ships = decks["german_ships"]
    for ship in ships.rows:
        steps = LADDER.index(ships.value(ship, "attack")) + LADDER.index(ships.value(ship, "defence"))
        assert ships.value(ship, "vp") == steps + 1 + 5


@pytest.mark.rule("PN.1", "1.1.4c", "chart:merchantmen")
def test_merchantmen_by_victory_points(decks):
    vp = column(decks, "merchantmen", "vp")
    assert Counter(vp.values()) == {3: 13, 5: 19, 7: 19, 9: 9} and sum(vp.values()) == 348
    assert (vp["Lundy Island"], vp["City of Winchester"], vp["William P. Frye"]) == (5, 7, 5)
    ships = decks["merchantmen"]
    known = {
        "Matheran": "d8",
        "Lovat": "d8",
        "Maria": "d6",
        "Lundy Island": "d6",
        "Appam": "d8",
        "Kaipara": "d8",
    }
    for ship, coin in known.items():
        assert (ships.cell(ship, "defence").value, ships.cell(ship, "defence").kind) == (coin, "rulebook")
    assert (ships.value("Matheran", "challenge"), ships.value("Matheran", "response")) == ("d6", "d8")


@pytest.mark.rule("HN.1")
def test_british_merchantmen_fly_the_red_ensign():
    """The card of every British merchantman is drawn with a red flag and the union in its corner."""
    drawings = Path(__file__).parents[3] / "widgets" / "navalwidgets" / "drawings"
    drawn = (drawings / "card_flags.js").read_text(encoding="utf-8")
    assert "GBR: () => [flagBox(0, 0, 30, 20, FLAG_RED), ...unionJack(15, 10)]" in drawn


@pytest.mark.rule("chart:merchantmen")
def test_flags_and_types_of_merchantmen(decks):
    types = Counter(column(decks, "merchantmen", "type").values())
    assert types == {"cargo": 37, "sail": 12, "liner": 11}
    assert set(column(decks, "merchantmen", "flag").values()) == {
        "GBR",
        "ESP",
        "FRA",
        "GRC",
        "ITA",
        "JPN",
        "NLD",
        "NOR",
        "RUS",
        "USA",
    }


@pytest.mark.rule("chart:merchantmen")
def test_our_vp_and_defence_of_merchantmen_follow_the_tonnage(decks):
    history = decks["merchantman_history"]
    ships = decks["merchantmen"]
    for ship in ships.rows:
        grt = history.value(ship, "grt")
        if ships.cell(ship, "vp").kind == "reconstruction":
            assert ships.value(ship, "vp") == 3 + 2 * sum(grt >= limit for limit in (3000, 4500, 8000))
        if ships.cell(ship, "defence").kind == "reconstruction":
            assert ships.value(ship, "defence") == LADDER[sum(grt >= limit for limit in (3000, 5500, 8000))]


@pytest.mark.rule("3.3.21a", "3.3.30a", "3.3.18a", "3.3.38a", "3.3.42a", "chart:action_cards")
def test_known_coins_of_action_cards(decks):
    cards, faces = decks["action_cards"], decks["card_faces"]
    assert cards.cell("Recalled", "intercept")[3:5] == ("d10+d8", "rulebook")
    assert cards.cell("Lay Mines", "intercept")[3:5] == ("d10+d4", "rulebook")
    assert faces.cell("Lay Mines", "mine")[3:5] == ("d10+d4", "rulebook")
    assert faces.cell("U-27", "torpedo")[3:5] == ("d10+d6+d4", "rulebook")
    pairs = {kind: (cards.value(kind, "challenge"), cards.value(kind, "response")) for kind in cards.rows}
    assert (pairs["Interned"], pairs["Shallow Run"]) == (("d10+d8", "d10"), ("d10+d4", "d10"))
    assert sum(pair != (None, None) for pair in pairs.values()) == 16


@pytest.mark.rule("1.1.4e", "chart:action_cards")
def test_night_symbols_and_intercept_coins(decks):
    night = Counter(card.kind for card in decks.list("action_deck") if card.night)
    assert sum(night.values()) == 24 and not {"Recalled", "Lay Mines", "Fair Seas"} & set(night)
    coins = Counter()
    for card in decks.list("action_deck"):
        coins[decks["action_cards"].value(card.kind, "intercept")] += 1
    assert coins == {
        "d6": 6,
        "d8": 17,
        "d10": 14,
        "d10+d4": 32,
        "d10+d6": 18,
        "d10+d8": 9,
        "d10+d8+d4": 1,
        "d10+d8+d6": 3,
    }


@pytest.mark.rule("3.3.1a", "3.3.28a", "3.3.34a", "3.3.43a", "chart:action_cards")
def test_faces_of_cards_that_can_be_attacked(decks):
    faces = decks["card_faces"]
    for name in (
        "HMS Alcantara",
        "HMS Carmania",
        "Q-7 Penshurst",
        "Q-19 Privet",
        "Q-21 Prize",
        "U-27",
        "UC-29",
    ):
        assert faces.value(name, "defence") and faces.value(name, "vp")
    assert faces.value("Q-21 Prize", "depth_charge") is None
    named = {card.face for card in decks.list("action_deck") if card.face}
    special = {"HMS Glasgow", "HMS Highflyer", "HMS Pegasus", "HMS Sydney"}
    assert named == special | set(faces.rows) - {"Interrogate", "Lay Mines", "Monitor", "Trap"}


@pytest.mark.rule("1.1.3", "5.1", "chart:solitaire_cards")
def test_solitaire_cards(decks):
    cards = decks["solitaire_cards"]
    assert set(column(decks, "solitaire_cards", "action_1").values()) == {"no action"}
    assert set(column(decks, "solitaire_cards", "ends_turn_1").values()) == {True}
    assert Counter(column(decks, "solitaire_cards", "action_2").values()) == {
        "warship intercept": 10,
        "raider intercept": 10,
    }
    assert [cards.value("S01", name) for name in ("action_2", "action_3", "action_4")] == [
        "warship intercept",
        "Blockade Runner",
        "Damage Control",
    ]
    assert cards.value("S02", "answer_2_4") == "QQQ" and cards.value("S02", "coin_3") == "d10+d6+d4"
    assert cards.value("S03", "ends_turn_3") and cards.value("S02", "aim_4") == "random"
    assert sum(cards.value(card, "special") is None for card in cards.rows) == 8


@pytest.mark.rule("3.2.7b", "3.2.7c", "3.2.7d", "3.2.7f", "chart:combat_result", "chart:challenge_result")
def test_result_tables_are_the_comparisons_of_the_rule(decks):
    combat, challenge = decks["combat_result"], decks["challenge_result"]
    for attack in range(1, 31):
        for defence in range(1, 11):
            hit = "sunk" if attack >= 2 * defence and attack > defence else "damaged"
            assert combat.result(attack, defence) == (hit if attack > defence else "no effect")
            won = "double" if attack >= 2 * defence and attack > defence else "success"
            assert challenge.result(attack, defence) == (won if attack > defence else "failure")


@pytest.mark.rule("2.1.1", "2.1.2", "2.1.3", "2.1.5b", "5.2.1", "chart:setup_counts")
def test_set_up_counts_add_up(decks):
    counts = decks["setup_counts"]
    for players, seats in (("4", 4), ("3", 3), ("2", 2), ("solitaire", 2)):
        in_round = counts.value(players, "in_round")
        assert counts.value(players, "removed") + in_round == 100
        assert (
            counts.value(players, "draw_pile")
            == in_round - seats * counts.value(players, "hand")
            == 14 * seats
        )


@pytest.mark.rule("2.3.3a", "2.3.3b", "2.3.3c", "chart:round_points")
def test_round_points_by_rank(decks):
    table = decks["round_points"]
    assert [[table.value(rank, players) for rank in range(1, 5)] for players in (2, 3, 4)] == [
        [2, 1, None, None],
        [3, 2, 1, None],
        [4, 3, 2, 1],
    ]


@pytest.mark.rule("1.1.4j", "6.4.1", "6.4.2a", "6.5.1", "6.5.4", "6.11", "5.2", "chart:option_lists")
def test_lists_of_the_options(decks):
    lists = {name: decks["option_lists"].value(name, "names") for name in decks["option_lists"].rows}
    assert [len(names) for names in lists.values()] == [5, 4, 6, 8, 19, 12, 10]
    for name, rule in (
        ("fast_raiders", "1.1.4j"),
        ("tournament_warships", "6.4.1"),
        ("tournament_set_aside", "6.4.2a"),
        ("removed_after_1914", "6.5.1"),
        ("merchantmen_lost_in_1914", "6.5.4"),
        ("sailing_merchantmen", "6.11"),
        ("removed_for_solitaire", "5.2"),
    ):
        told = find("kaisers_pirates", rule).requirement
        assert all(one in told for one in lists[name]), name
    for name, chart in (
        ("fast_raiders", "german_ships"),
        ("tournament_warships", "german_ships"),
        ("tournament_set_aside", "german_ships"),
        ("removed_after_1914", "german_ships"),
        ("merchantmen_lost_in_1914", "merchantmen"),
        ("sailing_merchantmen", "merchantmen"),
        ("removed_for_solitaire", "action_cards"),
    ):
        assert set(lists[name]) <= set(decks[chart].rows)
    assert set(lists["sailing_merchantmen"]) == one_where(column(decks, "merchantmen", "type"), "sail")
    lost = {ship.name for ship in decks.list("merchantman_history") if ship.lost < "1915"}
    assert lost == set(lists["merchantmen_lost_in_1914"])
    copies = column(decks, "action_cards", "copies")
    assert sum(copies[kind] for kind in lists["removed_for_solitaire"]) == 12


@pytest.mark.rule("1.2a", "1.2b", "1.2c")
def test_every_coin_is_a_pool_of_which_the_highest_counts(decks):
    coins = {*LADDER, "d10+d6+d4"}
    assert coins == {cell.value for cell in decks.cells() if cell.value in coins}
    assert parsed("best 1 of d10+d8+d4").sides == (10, 8, 4) and parsed("d4").solids == (8,)
    for coin in coins - {"d4", "d6", "d8", "d10"}:
        assert max(parsed(f"best 1 of {coin}").sides) == 10


@pytest.mark.rule("chart:modifiers")
def test_modifiers_of_the_rules(decks):
    points = column(decks, "modifiers", "points")
    by_points = {value: one_where(points, value) for value in set(points.values())}
    assert by_points[-1] == {"intercept_night", "blockade_runner_coal", "refuge_supply_coal"}
    assert by_points[1] == {
        "blockade_runner_seeadler",
        "safe_passage_fair_seas",
        "refuge_supply_seeadler",
        "least_result",
    }
    assert by_points[2] == {
        "intercept_surprise_attack",
        "intercept_surprise_attack_wolf",
        "intercept_monitor",
        "blockade_runner_prize",
        "rendezvous_missed_coal",
        "break_contact_from_seeadler",
        "break_contact_wolf",
        "interned_damaged",
        "interned_out_of_supply",
        "interned_extra_damage",
        "safe_passage_non_combatant",
    }
    assert by_points[3] == {"intercept_searchlight"}
    assert set(by_points) == {-2, -1, 1, 2, 3} and len(by_points[-2]) == 18


@pytest.mark.rule("chart:reaction_legality", "chart:assist_legality")
def test_reactions_and_assists(decks):
    answers = decks["reaction_legality"]
    assert len(answers.rows) == 16 and len(decks["assist_legality"].rows) == 6
    barred = {"Break Contact", "Fast Ship", "Shallow Run"}
    assert one_where(column(decks, "reaction_legality", "at_night"), False) == barred
    assert one_where(column(decks, "reaction_legality", "against_surprise_attack"), False) == barred
    assert one_where(column(decks, "reaction_legality", "mines"), "yes") == {"Minesweeper"}
    assert one_where(column(decks, "reaction_legality", "monitor"), "yes") == {"Pull the Plug"}
    follow_up = column(decks, "reaction_legality", "interrogate")
    assert one_where(follow_up, "yes") == {"Break Contact", "Pull the Plug", "Shallow Run"}
    assert follow_up["Reflag"] == "after the intercept"
    classes = column(decks, "action_cards", "class")
    assert set(answers.rows) == one_where(classes, "reaction") | {"Reflag"}
    assert set(decks["assist_legality"].rows) == one_where(classes, "assist")
    helps = {name: column(decks, "assist_legality", name) for name in decks["assist_legality"].columns}
    allowed = {name: set(by_card) - one_where(by_card, "no") for name, by_card in helps.items()}
    shots, cargo = {"Searchlight", "Surprise Attack"}, {"Special Cargo"}
    german = {"Boarding Party"} | shots | cargo
    assert allowed == {
        "german_warship": german | {"Shipping Lanes"},
        "german_raider": german | {"Good Hunting"},
        "british_intercept": shots,
        "interrogate": set(),
        "monitor": {"Surprise Attack"},
        "mines": cargo,
        "torpedo": cargo,
    }


@pytest.mark.rule("chart:action_cards", "chart:option_lists", "chart:setup_counts")
def test_the_box_of_the_questions_says_what_the_box_of_play_says():
    """And the box that is kept for play is another one with other charts or options."""
    charts, options = GAME.read_charts(), GAME.options()
    play, told = box_of(charts, options), telling_box(charts, options)
    assert box_of(charts, options) is play
    for kind in charts["action_cards"].rows:
        assert tuple(told.first_copy(kind)) == tuple(play.first_copy(kind))
    assert all(told.listed(name) == play.listed(name) for name in charts["option_lists"].rows)
    assert all(told.setup(column) == play.setup(column) for column in charts["setup_counts"].columns)
    other = charts.replace("modifiers", "intercept_night", "points", -3)
    assert box_of(other, options).charts is other
    assert box_of(charts, options).charts is charts
    team = GAME.options(players="team")
    assert box_of(charts, team).team and not box_of(charts, options).team


@pytest.mark.rule("2.3.1a", "2.3.2", "1.1.2a")
def test_only_cards_that_may_be_sunk_are_worth_points(decks):
    box = box_of(decks, GAME.options())
    afloat = {"AMC", "Q-Ship", "Sail Q-Ship", "Submarines U-27 & U-41", "Submarines UC-16 & UC-29"}
    for card in box.cards.values():
        face = decks["action_deck"].value(card.id, "face") or card.kind
        printed = decks["card_faces"].value(face, "vp") if card.kind in afloat else 0
        assert card.vp == printed and (card.vp > 0) is (card.kind in afloat), card.id
