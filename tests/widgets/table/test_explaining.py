"""Why a chance beside an order is what it is, and which way a throw took: at every game's table."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from navalgames.games import GAME_IDS, game
from navalgames.labels import Labels
from navalgames.pictures.trial import OTHERWISE, look_at, place_of
from navalgames.sessions.journal import HiddenEntry
from navalgames.sessions.play import Play
from navalgames.sessions.undo_law import hidden_paths, part_at, texts_in
from navalgames.texts import Texts
from navalwidgets.table.explaining import Explaining, _asked
from navalwidgets.table.games.finding import table_of
from navalwidgets.table.order_panel import Odds
from navalwidgets.table.why_panel import WhyPanel
from tests.widgets.table.test_page import app, at_decision, everything_on_the_page, press

MOST_ORDERS = 260
MOST_OF_A_KIND = 3


def played(name: str, seed: int) -> Play:
    """A game between computers."""
    chosen = game(name)
    sides = chosen.sides_in(chosen.options())
    bots = sorted(chosen.bots())
    play = Play(chosen, seed=seed, seats={side: bots[-1] for side in sides})
    play.let_computers_play(most=MOST_ORDERS)
    return play


def fell(line) -> bool:
    """Whether a line of the log tells of dice."""
    return line.entry > 0 and line.shown is not None and not line.shown.dice.startswith("draw")


def offers(play: Play):
    """Every decision of a play, as the side that decides is offered it."""
    table = table_of(play.game.id, play.charts, play.options, Texts("en", game=play.game.id, strict=True))
    for number, entry in enumerate(play.journal):
        before = play.until(number)
        yield before, table.offer(before.view(entry.side), entry.side, before.orders(entry.side), "")


@pytest.mark.parametrize("name", GAME_IDS)
def test_every_chance_beside_an_order_is_that_of_its_picture(name):
    """The chance that is shown, the end of the picture, and the exact reading of the rule are one number."""
    labels, seen = Labels(game(name)), Counter()
    for seed in (1, 2):
        for play, offer in offers(played(name, seed)):
            for _, asking in _asked(offer):
                for one in asking:
                    kind = (one.trial.procedure, one.trial.sort)
                    seen[kind] += 1
                    if seen[kind] > MOST_OF_A_KIND:
                        continue
                    named = {odds.end: odds.label for odds in one.odds}
                    look = look_at(labels, one.trial, named, play.charts)
                    found = look.why.answer.distribution
                    for number, odds in enumerate(one.odds):
                        chance = one.trial.chance(odds.end)
                        assert odds.share == float(chance) == float(found.chance(place_of(number)))
                    rest = 1 - sum((one.trial.chance(odds.end) for odds in one.odds), Fraction(0))
                    assert found.chance(OTHERWISE) == rest
                    assert "⟦" not in json.dumps(look.data, default=str, ensure_ascii=False)
    assert seen, f"no order of {name} has chances that can be opened"


@pytest.mark.parametrize("name", GAME_IDS)
def test_no_chance_beside_an_order_is_without_its_rule(name):
    for seed in (1, 2):
        for _, offer in offers(played(name, seed)):
            actions = (action for group in offer.groups for action in group.actions)
            assert all(isinstance(odds, Odds) and odds.trial for action in actions for odds in action.odds)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", GAME_IDS)
def test_every_throw_of_the_log_shows_its_way(name, language):
    """From the dice that fell, for every side that reads the log; the play stands as it stood."""
    play = played(name, 3)
    texts = Texts(language, game=name, strict=True)
    panel = WhyPanel(lambda opened: None, game=name, language=language)
    explaining = Explaining(table_of(name, play.charts, play.options, texts), play.game, texts, panel)
    before, seen = play.state, Counter()
    for viewer in play.sides:
        for line in play.log_for(viewer):
            if not fell(line):
                continue
            seen[line.shown.why] += 1
            if seen[line.shown.why] <= MOST_OF_A_KIND:
                explaining.throw(play, viewer, line)
                told = panel.head.steps
                assert told, line
                assert "⟦" not in json.dumps([panel.view.data, told, panel.head.title], ensure_ascii=False)
                assert told[-1].startswith(texts.t("table-why-end", end="").rstrip())
    assert len(seen) > 3 and play.state is before


@pytest.mark.parametrize("name", ["kaisers_pirates", "frigate_duel"])
def test_a_throw_names_nothing_that_is_hidden_from_the_viewer(name):
    play = played(name, 5)
    texts = Texts("en", game=name)
    panel = WhyPanel(lambda opened: None, game=name, language="en")
    explaining = Explaining(table_of(name, play.charts, play.options, texts), play.game, texts, panel)
    looked = 0
    for number in range(1, len(play.journal) + 1):
        then = play.until(number)
        for viewer in play.sides:
            hidden = then.state, then.view(viewer)
            paths = hidden_paths(*hidden)
            secret = {str(one) for one in texts_in(tuple(part_at(hidden[0], path) for path in paths))}
            secret -= {str(one) for one in texts_in(hidden[1])}
            for line in then.log_for(viewer, number):
                if not fell(line) or not secret or looked > 120:
                    continue
                explaining.throw(then, viewer, line)
                told = json.dumps([panel.view.data, panel.head.steps], ensure_ascii=False)
                assert not [one for one in secret if len(one) > 3 and f'"{one}"' in told]
                looked += 1
    assert looked


def test_a_secret_order_tells_the_throw_alone():
    """What a hidden order threw for is not looked into."""
    play = played("grand_fleet", 2)
    texts = Texts("en", game="grand_fleet")
    panel = WhyPanel(lambda opened: None, game="grand_fleet", language="en")
    explaining = Explaining(
        table_of("grand_fleet", play.charts, play.options, texts), play.game, texts, panel
    )
    line = next(one for one in play.log if one.shown and one.shown.why == "initiative-uk")
    explaining.throw(play, "UK", line)
    assert len(panel.head.steps) == 3  # both sides' dice, and the end
    told = play.journal_for

    def hidden(viewer, since=1):
        entry = told(viewer, since)[0]
        return (HiddenEntry(entry.side, entry.shown, entry.by),)

    play.journal_for = hidden
    explaining.throw(play, "UK", line)
    assert len(panel.head.steps) == 2


def test_a_chance_opens_beside_the_board_and_leaves_everything_as_it_was():
    table = at_decision("initiative_dice")
    before = table.desk.play.journal, table.parts.orders.decision, table.parts.orders.groups
    asking = [one for group in before[2] for act in group["actions"] for one in act["asking"]]
    press(table, "why", asking[0]["key"])
    why = table.parts.why
    assert why.is_open and "nv-explained" in table.parts.box._dom_classes
    assert why.head.title and all(percent in why.head.sentence for percent in asking[0]["percents"])
    assert why.view.data["sections"][-1]["ends"][0]["percent"] == asking[0]["percents"][0]
    assert (table.desk.play.journal, table.parts.orders.decision, table.parts.orders.groups) == before
    why.head._heard(why.head, {"event": "close"}, [])
    assert not why.is_open and not why.view.data and "nv-explained" not in table.parts.box._dom_classes


@pytest.mark.parametrize("key", ["", "0:nothing", "99:", "⟦"])
def test_a_key_that_nobody_offers_opens_nothing(key):
    table = at_decision("initiative_dice")
    press(table, "why", key)
    press(table, "way", key)
    assert not table.parts.why.is_open


def test_an_order_closes_the_picture_and_the_curtain_hides_it():
    table = at_decision("initiative_dice", uk="person", de="person")
    table.desk.press("lift") if "nv-screen-curtain" in table.parts.box._dom_classes else None
    asking = [one for group in table.parts.orders.groups for act in group["actions"] for one in act["asking"]]
    press(table, "why", asking[0]["key"])
    held = table.parts.why.head.sentence
    assert held
    press(table, "order", next(iter(table.desk._offer.orders)))
    assert "nv-screen-curtain" in table.parts.box._dom_classes
    assert held not in everything_on_the_page(table) and not table.parts.why.view.data


def test_the_dice_fall_once_the_picture_is_seen():
    table = app("person", "random", seed="5")
    rng = Random(1)
    while not any(line["throw"] for line in table.parts.log.lines):
        offer = table.desk._offer
        if offer.form is not None:
            table.desk.fill_in(offer.form.suggestions()[0][1])
        else:
            press(table, "order", rng.choice(list(offer.orders)))
    log, why = table.parts.log, table.parts.why
    key = next(line["throw"] for line in log.lines if line["throw"])
    log._heard(log, {"event": "way", "throw": key}, [])
    assert why.is_open and not why.view.fallen["order"]
    why.head._heard(why.head, {"event": "shown"}, [])
    assert len(why.view.fallen["order"]) == 1
    number = why.view.fallen["number"]
    why.head._heard(why.head, {"event": "shown"}, [])
    assert why.view.fallen["number"] == number, "it falls once"


def test_what_each_value_of_a_throw_leads_to_is_told_without_the_throw():
    """Atlantic Chase decides between its throws: what follows them is told by the log itself."""
    texts = Texts("en", game="atlantic_chase")
    panel = WhyPanel(lambda opened: None, game="atlantic_chase", language="en")
    told = set()
    for seed in range(4):
        play = played("atlantic_chase", seed)
        table = table_of("atlantic_chase", play.charts, play.options, texts)
        explaining = Explaining(table, play.game, texts, panel)
        for side in play.sides:
            for line in play.log_for(side):
                if line.shown is not None and line.shown.why == "gunnery":
                    explaining.throw(play, side, line)
                    told.add(tuple(end["words"] for end in panel.view.data["sections"][-1]["ends"]))
    assert any(len(ends) == 3 and "splash" in ends[0] and "one hit" in ends[1] for ends in told), told
