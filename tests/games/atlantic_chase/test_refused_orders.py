"""What the table refuses when it is tried: the rule, and the hex where it goes wrong, in every language."""

from __future__ import annotations

import pytest

from navalgames.errors import IllegalOrder
from navalgames.games.atlantic_chase import GAME, given
from navalgames.games.atlantic_chase.rules import trajectory
from navalgames.games.atlantic_chase.state import BRITISH, GERMAN, State
from navalgames.sessions.play import Play
from navalgames.texts import LANGUAGES, Texts
from tests.games.atlantic_chase.table import Ship, Table

LINE = ("12,0", "11,1", "10,1")
LONG = (*(f"{q},0" for q in range(7, 15)), *(f"{q},1" for q in range(13, 6, -1)))


def play_of(table: Table) -> Play:
    """A play of Rheinübung that stands where a test has laid the table."""
    play = Play(GAME, options={"scenario": "OP5"})
    play._start = table.state
    return play


def refused(table: Table, side: str, order, rule: str, where: str) -> None:
    """The refusal of an order: nothing has changed, and every language tells it with the rule and the hex."""
    play = play_of(table)
    before: State = play.state
    with pytest.raises(IllegalOrder) as caught:
        play.give(side, order)
    assert play.state is before and caught.value.rule == rule
    for language in LANGUAGES:
        told = Texts(language).problem(caught.value)
        assert rule in told and where in told and "ac-refused" not in told, told
    assert caught.value.facts["reason"].key.startswith("ac-refused-")


def drawing(line: tuple[str, ...], side: str = BRITISH) -> Table:
    """A side that is drawing on at a line."""
    name = "B1" if side == BRITISH else "G1"
    table = Table(side).put(name, "Norfolk" if side == BRITISH else "Bismarck", line=line)
    return table.give(given.PlotCourse(name))


@pytest.mark.rule("4.3a", "14.5", "15.1", "15.2")
@pytest.mark.parametrize(
    ("line", "order", "rule"),
    [
        (LINE, given.AddSegment("back", "7,1"), "14.5"),
        (LINE, given.AddSegment("back", "12,1"), "14.5"),
        (LINE, given.AddSegment("back", "11,1"), "15.2"),
        (("13,-6",), given.AddSegment("back", "14,-7"), "4.3a"),
        (LINE, given.AddSegment("back", "99,99"), "4.2"),
    ],
    ids=["hole", "branch", "crossing", "barred_side", "no_hex"],
)
def test_segments_that_make_no_line(line, order, rule):
    refused(drawing(line), BRITISH, order, rule, order.hex)


@pytest.mark.rule("4.4")
def test_the_canal_is_refused_to_the_british():
    refused(drawing(("17,-5",)), BRITISH, given.AddSegment("back", "18,-6"), "4.4", "18,-6")


@pytest.mark.rule("15.1")
def test_a_sixteenth_segment():
    table = Table(BRITISH).put("B1", "Norfolk", line=LONG[:14]).give(given.PlotCourse("B1"))
    assert len(LONG) == len(set(LONG)) == 15
    assert trajectory.line_fault(LONG, BRITISH, table.box) is None
    table.give(given.AddSegment("back", LONG[14]))
    refused(table, BRITISH, given.AddSegment("back", "7,2"), "15.1", "7,2")
    full = Table(BRITISH).put("B1", "Norfolk", line=LONG)
    refused(full, BRITISH, given.PlotCourse("B1"), "15.1", "B1")


@pytest.mark.rule("31.2b", "33.2b")
def test_attacks_on_what_is_not_there():
    table = Table(BRITISH).put("B1", "Norfolk", line=LINE)
    table.put("G1", "Bismarck", line=("11,1", "11,0")).put("G2", "Hipper", at="10,1").put(
        "G3", "Scheer", at="7,1"
    )
    refused(table, BRITISH, given.Engage("B1", "G1"), "31.2b", "11,1")
    refused(table, BRITISH, given.Engage("B1", "G3"), "31.2b", "7,1")
    refused(table, BRITISH, given.NavalSearch("B1", "G2", "10,1"), "33.2b", "10,1")
    refused(table, BRITISH, given.NavalSearch("B1", "G1", "11,0"), "33.2b", "11,0")


@pytest.mark.rule("8.5", "11.6a", "62.5")
def test_forces_that_lead_no_attack():
    table = (
        Table(BRITISH).put("B1", "Convoy (British)", at="12,0").put("B2", "Norfolk", box="Scapa Flow/Methil")
    )
    table.put("G1", "Bismarck", at="12,0")
    refused(table, BRITISH, given.Engage("B1", "G1"), "11.6a", "B1")
    refused(table, BRITISH, given.Engage("B2", "G1"), "8.5", "B2")


@pytest.mark.rule("27.1", "27.2c", "27.3b")
def test_strikes_that_cannot_be_flown():
    bad = Table(BRITISH, weather="bad").put("B1", "Ark Royal", at="12,0").put("G1", "Bismarck", at="12,0")
    refused(bad, BRITISH, given.AirStrike("B1", "12,0", "G1", "12,0"), "27.1", "B1")
    far = Table(BRITISH).put("B1", "Ark Royal", at="12,0").put("G1", "Bismarck", at="8,0")
    refused(far, BRITISH, given.AirStrike("B1", "12,0", "G1", "8,0"), "27.3b", "8,0")
    cold = Table(BRITISH).put("B1", "Ark Royal", at="12,-6").put("G1", "Bismarck", at="12,-5")
    refused(cold, BRITISH, given.AirStrike("B1", "12,-6", "G1", "12,-5"), "27.2c", "12,-6")


@pytest.mark.rule("29.2b", "29.2c", "29.2d")
def test_completions_that_do_not_come_home():
    home = ("5,4", "6,3", "7,2", "8,1", "9,0", "10,0", "11,0")
    table = Table(BRITISH).put("B1", "Norfolk", line=home).put("B2", "Suffolk", line=home[:2], intel=("6,3",))
    table.put("B3", Ship("Kent"), at="12,0")
    refused(table, BRITISH, given.Complete("B1", "Halifax"), "29.2b", "7")
    refused(table, BRITISH, given.Complete("B2", "Halifax"), "29.2d", "6,3")
    refused(table, BRITISH, given.Complete("B3", "Halifax"), "29.2c", "")


def test_of_other_orders_the_decision_is_told():
    table = Table(GERMAN).put("G1", "Bismarck", at="12,0")
    with pytest.raises(IllegalOrder, match=r"rule 25\.1"):
        play_of(table).give(GERMAN, given.EndCourse())
