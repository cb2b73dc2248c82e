"""Whole careers: setting up, the calendar, endings, several players, Austrians, tiles, options."""

from __future__ import annotations

import pytest

from navalgames.chance import RandomDice, exact
from navalgames.errors import BadInput
from navalgames.games.raiders_of_the_deep import GAME, given
from navalgames.games.raiders_of_the_deep.calendar import month_of, month_text
from navalgames.games.raiders_of_the_deep.rules import (
    assignments,
    awards,
    boxes,
    dangers,
    endings,
    fire,
    hunt,
    log_book,
    meetings,
    port,
    sequence,
    set_up,
)
from navalgames.games.raiders_of_the_deep.state import (
    RANKS,
    SEVERE,
    Award,
    Captain,
    Career,
    Crew,
    Cycle,
    Logged,
    Patrol,
    PatrolLine,
    Refit,
    Ship,
    State,
)
from navalgames.games.raiders_of_the_deep.tables import TILES, in_service, track
from tests.games.raiders_of_the_deep.table import (
    CHARTS,
    LARGE,
    SMALL,
    at_sea,
    boat,
    book,
    give,
    go,
    meeting,
    offers,
    one,
    script,
)

BOOK = book()
AUSTRIA = book(austrian_campaign=True)


def ship(tonnage, fate="sunk", size="large", **fields):
    values = {
        "name": "",
        "armed": False,
        "by": "torpedo",
        "patrol": 1,
        "month": 0,
        "area": "adriatic",
        **fields,
    }
    return Logged(tonnage=tonnage, fate=fate, size=size, **values)


def started(rules=BOOK):
    return sequence.start(script(), rules.charts, rules.options)


# ------------------------------------------------------------------------ setting up


@pytest.mark.rule("4.0", "4.1", "4.2", "4.3.1a", "4.3.1b", "4.3.1c", "4.3.1d", "4.4.1", "1.0")
def test_the_order_of_setting_up():
    state = started()
    assert state.stage == "name" and given.TakeName("Otto Hersing") in offers(state)
    state = give(state, given.RollName(), ("name", 11))
    assert state.captain.name == "Otto Hersing" and state.stage == "start"
    assert given.TakeStart("1914-08", "U19") in offers(state) and given.RollStart() in offers(state)
    state = give(state, given.RollStart(), ("start", 1))
    assert (month_text(state.captain.month), state.boat.type, state.stage) == ("1914-08", "U19", "boat")
    assert {order.boat for order in offers(state) if isinstance(order, given.TakeBoat)} == set(
        in_service(BOOK, "U19", state.captain.month)
    )
    state = give(state, given.TakeBoat("U-21"))
    assert state.stage == "rank" and state.boat == set_up.loaded("U-21", "U19", BOOK)
    state = give(state, given.TakeRank("LtzS"), ("agent", (1, 1)))
    assert state.captain.rank == "LtzS" and state.stage == "sail"


@pytest.mark.rule("4.1", "chart:n1_names_german")
def test_names_without_an_entry_are_rolled_again():
    assert exact(set_up.name_rolled, "n1_names_german", CHARTS).chance(None) * 100 == 23
    state = give(started(), given.RollName(), ("name", 100), ("name", 1))
    assert state.captain.name == "Lothar von Arnauld de la Perière"


@pytest.mark.rule("4.4.2a", "11.2.2", "3.3.2b", "chart:starting_rank")
def test_starting_ranks():
    assert {order.rank for order in set_up.rank_orders(BOOK) if isinstance(order, given.TakeRank)} == set(
        RANKS[:3]
    )
    found = [CHARTS["starting_rank"].result(face, "rank") for face in range(1, 7)]
    assert found == ["LtzS", "OltzS", "OltzS", "OltzS", "KptLt", "KptLt"]


@pytest.mark.rule("4.5a", "4.5b", "4.5c", "3.1")
def test_every_tube_holds_one_torpedo_and_the_rest_lies_ready():
    totals = {
        "U5": 6,
        "U19": 6,
        "U31": 6,
        "U81": 12,
        "U87": 12,
        "U93": 16,
        "UBI": 2,
        "UBII": 4,
        "UBIII": 10,
        "UCII": 7,
    }
    for kind, total in totals.items():
        loaded = set_up.loaded("x", kind, BOOK)
        assert sum(map(sum, (loaded.fore, loaded.fore_reloads, loaded.aft, loaded.aft_reloads))) == total
        assert sum(loaded.fore) == sum(BOOK.mats[kind].fore)


@pytest.mark.rule("4.2.1", "2.0d")
def test_the_captain_keeps_his_boat():
    state = go(at_sea(stage="home", boat=boat("U31", "U-38")), script(("agent", (1, 1))))
    assert state.boat.name == "U-38"


# ------------------------------------------------------------------------ the end


@pytest.mark.rule("5.0", "5.1.1", "5.1.4")
def test_the_last_patrol_is_that_of_october_1918():
    state = go(at_sea("1918-10", stage="home", boat=boat(hull=3)), script())
    assert state.captain.fate == endings.WAR_OVER and state.captain.level == "defeat" and state.refit is None
    september = go(at_sea("1918-08", stage="home"), script(("agent", (1, 1))))
    assert month_text(september.captain.month) == "1918-10" and september.stage == "sail"


@pytest.mark.rule("5.1.2")
def test_a_refit_past_the_end_ends_the_game():
    state = go(at_sea("1918-08", stage="home", boat=boat(hull=3)), script())
    assert state.captain.fate == endings.WAR_OVER and month_text(state.captain.month) == "1918-11"


@pytest.mark.rule("5.2.1", "5.2.2a", "5.2.2b", "5.2.2c", "5.2.2d", "5.2.2e", "2.0a", "chart:victory_german")
def test_levels_of_victory():
    limits = {0: "defeat", 49999: "defeat", 50000: "draw", 99999: "draw", 100000: "marginal",
    149999: "marginal",
              150000: "substantial", 199999: "substantial", 200000: "decisive"}  # fmt: skip
    for tonnage, level in limits.items():
        log = (ship(tonnage), ship(70000, "damaged"))
        assert endings.level(Captain(log=log), BOOK) == level
    prize = Captain(log=(ship(50000, "prize"),))
    assert endings.level(prize, BOOK) == "draw"


@pytest.mark.rule("5.2.2f", "5.2.3", "2.0e", "2.0f", "2.0g", "5.1.3")
def test_the_dead_are_honoured_and_judged():
    captain = Captain(log=(ship(160000),), patrols=(PatrolLine(0, "U-35", "U31", "x"),))
    dead = endings.lost(script(), at_sea(captain=captain), "captain_killed", "10.5.2", BOOK)
    over = go(dead, script())
    assert (
        over.captain.level == "substantial" and over.captain.medal == "PLM" and over.outcome.winner == "FIRST"
    )
    captured = endings.level(captain._replace(fate=endings.BOAT_CAPTURED), BOOK)
    assert captured == "defeat"
    assert (
        endings.outcome((Career("FIRST", captain._replace(level="draw"), boat(), Crew()),), BOOK).winner
        is None
    )


@pytest.mark.rule("7.3.2f", "switch:mines_count_after_loss")
def test_victims_of_mines_may_be_struck_out_with_the_boat():
    log = (ship(4000, by="mine", patrol=2), ship(5000, patrol=2), ship(3000, by="mine", patrol=1))
    two = (PatrolLine(0, "UC-65", "UCII", "x", result="S"), PatrolLine(1, "UC-65", "UCII", "x"))
    state = at_sea(captain=Captain(log=log, patrols=two))._replace(score=12000)
    assert log_book.tonnage(endings.lost(script(), state, "mine", "9.8.1b", BOOK).captain) == 12000
    struck = endings.lost(script(), state, "mine", "9.8.1b", book(mines_count_after_loss=False))
    assert log_book.tonnage(struck.captain) == struck.score == 8000


@pytest.mark.rule("14.3.1", "switch:historical_names", "3.5", "4.3.2")
def test_names_in_the_log():
    lusitania = Ship("Lusitania", "large", 30395, 4)
    for rules, name in ((BOOK, ""), (book(historical_names=True), "Lusitania")):
        state = log_book.entered(script(), at_sea(), lusitania, "sunk", "torpedo", rules)
        (line,) = state.captain.log
        assert (line.name, line.tonnage, line.patrol, line.month) == (name, 30395, 1, state.captain.month)
        assert "Lusitania" in state.captain.gone
    capital = log_book.entered(
        script(), at_sea(), Ship("HMS Triumph", "capital", 11985, 4, True), "sunk", "torpedo", BOOK
    )
    assert capital.captain.log[0].name == "HMS Triumph"


@pytest.mark.rule("14.5.4g", "9.2.6")
def test_a_ship_counts_once():
    hurt = Ship("Persia", "large", 7974, 3, damage=1)
    rules = book(historical_names=True)
    state = at_sea(meeting=meeting(hurt))
    for _ in range(2):
        state = log_book.damaged_left(script(), state, rules)
    assert log_book.damaged_tonnage(state.captain) == 7974
    sunk = log_book.entered(script(), state, hurt, "sunk", "torpedo", rules)
    assert log_book.damaged_tonnage(sunk.captain) == 0 and log_book.tonnage(sunk.captain) == 7974


# ------------------------------------------------------------------------ dates


@pytest.mark.rule("cal.e1", "cal.q", "cal.dc", "cal.air", "cal.mult", "cal.prize")
def test_the_calendar():
    charts = {"1914-08": 1, "1915-02": 1, "1915-03": 2, "1915-09": 2, "1915-10": 3, "1916-02": 3,
    "1916-03": 4,
              "1917-01": 4, "1917-02": 5, "1917-07": 5, "1917-08": 6, "1918-10": 6}  # fmt: skip
    assert {text: BOOK.chart_of(month_of(text)) for text in charts} == charts
    assert BOOK.chart_of(month_of("1918-11")) == 6, "for the mines of the last patrol"
    first = {"q_ships": "1915-03", "depth_charges": "1916-03", "aircraft": "1917-08", "multiplier": "1915-03"}
    for rule, text in first.items():
        assert BOOK.holds(rule, month_of(text)) and not BOOK.holds(rule, month_of(text) - 1)
        assert BOOK.holds(rule, BOOK.last)


# ------------------------------------------------------------------------ several players


def played(*tonnages, form="top_tonnage", fates=()):
    seats = ("FIRST", "SECOND", "THIRD", "FOURTH")
    careers = tuple(
        Career(seat, Captain(log=(ship(tonnage),), fate=fate), boat(), Crew())
        for seat, tonnage, fate in zip(seats, tonnages, fates or ("war_over",) * len(tonnages), strict=False)
    )
    return endings.outcome(careers, book(form=form))


@pytest.mark.rule("13.0", "13.1.3", "13.2.1")
def test_most_tonnage_wins_dead_or_alive():
    assert played(1000, 2000, form="two_players", fates=("war_over", "mine")).winner == "SECOND"
    assert played(1000, 1000, form="two_players").winner is None
    tied = played(3000, 2000, 3000)
    assert (tied.winner, tied.winners) == ("FIRST", ("FIRST", "THIRD"))
    assert (played(1000, 3000, 3000).winner, played(1000, 3000).winners) == ("SECOND", ("SECOND",))


@pytest.mark.rule("13.3.1")
def test_only_survivors_win_the_survival_tournament():
    assert played(9000, 2000, 100, form="survival", fates=("mine", "war_over", "war_over")).winner == "SECOND"
    nobody = played(9000, 2000, form="survival", fates=("mine", "ram"))
    assert nobody.winner is None and nobody.lost


@pytest.mark.rule("13.1.1", "13.1.2a", "13.2.1", "13.4.1")
def test_players_share_the_start_and_take_turns():
    rules = book(form="two_players")
    state = started(rules)
    for order, throws in (
        (given.TakeName("Otto Hersing"), ()), (given.TakeStart("1914-08", "U19"), ()),
        (given.TakeBoat("U-21"), ()),
        (given.TakeRank("OltzS"), ()), (given.TakeName("Otto Weddigen"), ()),
    ):  # fmt: skip
        state = give(state, order, *throws, rules=rules)
    assert state.seat == "SECOND" and offers(state, rules) == (given.TakeStart("1914-08", "U19"),)
    mixed = book(form="two_players", mixed_boats=True)
    assert given.TakeStart("1914-08", "U5") in offers(state, mixed)
    state = give(state, given.TakeStart("1914-08", "U19"), rules=rules)
    state = give(state, given.TakeBoat("U-22"), rules=rules)
    state = give(state, given.TakeRank("KptLt"), ("agent", (1, 1)), rules=rules)
    assert state.seat == "FIRST" and state.stage == "sail"
    home = go(state._replace(stage="home"), script(("agent", (1, 1))), rules)
    assert home.seat == "SECOND" and home.others[0].captain.patrols[0].result == "F"
    assert GAME.sides_in(rules.options) == ("FIRST", "SECOND")
    assert set_up.seats_of(book(form="survival", seats=4).options) == ("FIRST", "SECOND", "THIRD", "FOURTH")


@pytest.mark.rule("13.2.1", "13.1.2a")
def test_three_players_sail_in_turn_and_who_is_out_is_passed_over():
    rules = book(form="top_tonnage", seats=3)

    def career(seat, fate=""):
        captain = Captain(month=month_of("1917-05"), started=month_of("1917-05"), fate=fate)
        return Career(seat, captain, boat(), Crew())

    def next_seat(fates):
        here, *others = (career(seat, fates.get(seat, "")) for seat in ("FIRST", "SECOND", "THIRD"))
        state = at_sea(stage="next_player", captain=here.captain)._replace(others=tuple(others))
        after = one(state, "next_player", script(), rules)
        return after.stage, after.seat, tuple(one.seat for one in after.others)

    assert next_seat({}) == ("assign", "SECOND", ("THIRD", "FIRST"))
    assert next_seat({"SECOND": "mine"}) == ("assign", "THIRD", ("FIRST", "SECOND"))
    assert next_seat({"SECOND": "mine", "THIRD": "ram"}) == ("assign", "FIRST", ("SECOND", "THIRD"))
    assert next_seat(dict.fromkeys(("FIRST", "SECOND", "THIRD"), "mine"))[0] == "over"


@pytest.mark.rule("13.1.1")
def test_an_agreed_end():
    agreed = book(last_month="1916-12")
    assert month_text(agreed.last) == "1916-12"
    _, *starts = set_up.start_orders(agreed, 0, "")
    months = {order.month for order in starts}
    assert (min(months), max(months)) == ("1914-08", "1916-12")


# ------------------------------------------------------------------------ the Austro-Hungarian campaign


@pytest.mark.rule("14.5.0", "14.5.1a", "14.5.1b", "switch:austrian_campaign")
def test_austrian_charts():
    months = {"1914-08": 2, "1917-02": 2, "1917-03": 6, "1918-10": 6}
    assert {text: AUSTRIA.chart_of(month_of(text)) for text in months} == months
    state = started(AUSTRIA)
    assert given.TakeName("Georg Ritter von Trapp") in offers(state, AUSTRIA)
    state = give(state, given.TakeName("Georg Ritter von Trapp"), rules=AUSTRIA)
    state = give(state, given.RollStart(), ("start", 1, "1d20"), rules=AUSTRIA)
    assert state.boat.type == "A5" and state.captain.nation == "AH"
    assert AUSTRIA.slots != BOOK.slots and AUSTRIA.capitals != BOOK.capitals


@pytest.mark.rule("14.5.1a", "switch:austrian_rules_by_chart")
def test_austrian_date_rules_follow_the_calendar_or_the_chart():
    by_chart = book(austrian_campaign=True, austrian_rules_by_chart=True)
    april = month_of("1917-04")
    assert not AUSTRIA.holds("aircraft", april) and by_chart.holds("aircraft", april)
    assert AUSTRIA.holds("depth_charges", month_of("1916-06")) and not by_chart.holds(
        "depth_charges", month_of("1916-06")
    )
    assert (
        boxes.met(script(), at_sea("1917-04", kind="A5", area="adriatic", at=1), "aircraft", AUSTRIA).stage
        == "sail"
    )


@pytest.mark.rule("9.10.0a", "14.5.1a", "9.4.3c")
def test_a_further_round_brings_no_aircraft_before_august_1917():
    met = meeting(LARGE, round=1, posture="surfaced", distance="close")
    for month, word in (("1917-07", "nothing"), ("1917-08", "aircraft")):
        state = at_sea(
            month, kind="A5", area="adriatic", at=1, stage="additional", boat=boat("A5", "U-5"), meeting=met
        )
        dice = script(("additional_round", (2, 3)))
        after = one(state, "additional", dice, AUSTRIA)
        assert after.stage == ("aircraft" if word == "aircraft" else "may_attack")
        told = {note.key for note in dice.record if hasattr(note, "key")}
        assert f"rotd-log-additional-{word}" in told


@pytest.mark.rule("14.5.2", "cal.mult")
def test_austrians_have_no_multipliers():
    for rules in (AUSTRIA, book(austrian_campaign=True, austrian_rules_by_chart=True)):
        assert not any(rules.holds("multiplier", month) for month in range(rules.first, rules.last + 1))


@pytest.mark.rule("14.5.3")
def test_no_capital_ships_from_1916():
    def met(month):
        return boxes.met(script(), at_sea(month, kind="A5", area="adriatic", at=1), "capital", AUSTRIA).stage

    assert met("1915-12") == "capital" and met("1916-01") == met("1918-10") == "sail"


@pytest.mark.rule("14.5.4a", "chart:rank_names_austrian")
def test_austrian_ranks_have_the_same_abilities():
    names = {rank: CHARTS["rank_names_austrian"].value(rank, "name") for rank in RANKS}
    assert len(set(names.values())) == 4
    assert [port.by_rank(3, rank, AUSTRIA) for rank in RANKS] == [3, 3, 3, 2]


@pytest.mark.rule("14.5.4b", "14.5.4c", "14.5.4d", "14.5.4e", "14.5.4f", "14.5.4g", "14.5.4h")
def test_austrian_decorations_and_levels():
    cases = {(4999, 0): (0, "defeat"), (5000, 0): (1, "draw"), (0, 10000): (1, "draw"), (10000, 0): (2,
        "marginal"),
             (9000, 6000): (2, "marginal"), (10000, 10000): (3, "substantial"),
             (10000, 9999): (2, "marginal"), (14999, 0): (2, "marginal"),
             (15000, 0): (3, "substantial"), (20000, 0): (4, "decisive"),
             (10000, 20000): (4, "decisive")}  # fmt: skip
    for (sunk, damaged), (medals, level) in cases.items():
        captain = Captain(log=(ship(sunk), ship(damaged, "damaged")), nation="AH")
        assert len(awards.earned_austrian(captain, AUSTRIA)) == medals, (sunk, damaged)
        assert endings.level(captain, AUSTRIA) == level
    prize = Captain(log=(ship(2500, "prize"),))
    assert awards.earned_austrian(prize, AUSTRIA) == ("MVK",) and endings.level(prize, AUSTRIA) == "defeat"
    assert [awards.effective(medal, AUSTRIA) for medal in ("MVK", "OEK", "LO", "MTO")] == [
        "HK",
        "HH",
        "PLM",
        "OL",
    ]
    assert endings.level(Captain(log=(ship(30000),), fate=endings.BOAT_CAPTURED), AUSTRIA) == "defeat"


@pytest.mark.rule("14.5.5", "5.1.3")
def test_austrian_captains_may_be_posted_ashore():
    def home(patrols, *throws):
        captain = Captain(
            patrols=tuple(
                PatrolLine(month_of("1916-01") + n, "U-5", "A5", "adriatic") for n in range(patrols)
            ),
            nation="AH",
        )
        return go(
            at_sea(
                "1917-01", kind="A5", area="adriatic", stage="home", captain=captain, boat=boat("A5", "U-5")
            ),
            script(*throws),
            AUSTRIA,
        )

    assert home(1).captain.fate == ""
    assert home(2, ("retirement", 5)).captain.fate == ""
    ashore = home(2, ("retirement", 6))
    assert ashore.captain.fate == endings.ASHORE and ashore.outcome is not None


@pytest.mark.rule("14.5.0")
def test_larger_austrian_boats_may_sail_the_mediterranean():
    def area(month, kind, name, *throws):
        state = at_sea(
            month,
            kind=kind,
            area="adriatic",
            stage="assigned",
            boat=boat(kind, name),
            captain=Captain(nation="AH"),
        )
        return go(state, script(*throws), AUSTRIA).patrol.area

    assert area("1915-07", "A14", "U-14") == "adriatic" and area("1917-05", "A5", "U-5") == "adriatic"
    assert area("1917-05", "A27", "U-27", ("austrian_area", 4)) == "adriatic"
    assert area("1917-05", "A27", "U-27", ("austrian_area", 5)) == "mediterranean"


# ------------------------------------------------------------------------ tiles and stories


def tile(name, **options):
    return book(commander_tile=name, **options)


@pytest.mark.rule("14.7.0", "14.7.4", "switch:commander_tile", "chart:commander_tiles")
def test_a_tile_gives_captain_boat_and_month():
    for name in TILES:
        rules = tile(name)
        state = sequence.start(script(), rules.charts, rules.options)
        record = CHARTS.record("commander_tiles", TILES[name])
        assert (state.captain.name, state.boat.name, state.boat.type) == (
            TILES[name],
            record.boat,
            record.type,
        )
        assert month_text(state.captain.month) == record.begins and state.stage == "rank"
    with pytest.raises(BadInput):
        GAME.options(commander_tile="rose", austrian_campaign=True)


@pytest.mark.rule("14.7.0")
@pytest.mark.parametrize(
    "other",
    [
        {"form": "two_players"},
        {"form": "survival"},
        {"last_month": "1916-12"},
        {"austrian_campaign": True},
    ],
)
def test_a_tile_is_for_one_captain_and_the_whole_war(other):
    GAME.options(**other)
    for name in TILES:
        assert GAME.options(commander_tile=name).commander_tile == name
        if name == "trapp" and "austrian_campaign" in other:
            continue
        with pytest.raises(BadInput):
            GAME.options(commander_tile=name, **other)
    assert GAME.options(commander_tile="trapp").austrian_campaign


@pytest.mark.rule("14.7.1a", "14.7.1b", "14.7.3")
def test_zones_of_a_tile():
    captain = Captain(month=month_of("1915-06"))
    free, historical = tile("forstmann"), tile("forstmann", tile_mode="historical")
    assert assignments.zones(captain, "U31", free) == ("british_isles", "mediterranean")
    assert assignments.zones(captain, "U31", historical) == ("british_isles",)
    assert assignments.zones(captain._replace(month=month_of("1915-09")), "U31", historical) == (
        "mediterranean",
    )
    june = at_sea("1915-06", stage="zone", boat=boat("U31", "U-39"))
    sent = {
        go(june, script(("zone", (zone,), "draw 1 of 2"), ("agent", (1, 1))), free).patrol.area
        for zone in ("british_isles", "mediterranean")
    }
    assert sent == {"british_isles", "mediterranean"}
    assert go(june, script(("agent", (1, 1))), historical).patrol.area == "british_isles"
    # A boat that has no track for the zones of the tile goes to any area for which it has one.
    closed = at_sea("1915-02", stage="zone", boat=boat("UBI", "UB-10"), kind="UBI", area="channel")
    open_to = tuple(area for area in CHARTS["patrol_track"].columns if track(free, "UBI", area))
    assert assignments.zones(closed.captain, "UBI", free) == () and len(open_to) == 5
    for area in open_to:
        dice = script(("zone", (area,), f"draw 1 of {len(open_to)}"))
        assert go(closed, dice, free).patrol.area == area
    patrols = tuple(PatrolLine(n, "U-39", "U31", "x") for n in range(16))
    assert assignments.tile_is_done(Captain(patrols=patrols), historical)
    assert not assignments.tile_is_done(Captain(patrols=patrols[1:]), historical)
    assert not assignments.tile_is_done(Captain(patrols=patrols), free)


@pytest.mark.rule("14.7.2", "15.0")
def test_a_tile_is_won_by_the_historical_tonnage():
    rules = tile("rose")
    needed = CHARTS.record("commander_tiles", TILES["rose"]).tonnage
    for tonnage, winner in ((needed, "FIRST"), (needed - 1, None)):
        career = Career(
            "FIRST", Captain(log=(ship(tonnage),), fate="war_over", level="decisive"), boat(), Crew()
        )
        assert endings.outcome((career,), rules).winner == winner


@pytest.mark.rule("14.7.5")
def test_abilities_of_the_tiles():
    gunner, marksman, unrestricted = tile("arnauld"), tile("schwieger"), tile("valentiner")
    base = ("gun", False, False, "surfaced", False, "small", Captain(), Crew())
    assert fire.fire_modifier(*base, gunner) == -1 and fire.fire_modifier(*base, BOOK) == 0
    large = ("g6", True, False, "submerged", False, "large", Captain(), Crew())
    assert fire.fire_modifier(*large, marksman) == -1 and fire.fire_modifier(*large, BOOK) == 0
    small, surfaced = (*large[:5], "small", *large[6:]), (*large[:3], "surfaced", *large[4:])
    assert [fire.fire_modifier(*shot, marksman) for shot in (small, surfaced, base)] == [0, 0, 0]
    assert fire.fire_modifier(*large, gunner) == 0
    alone = at_sea("1916-05", meeting=meeting(LARGE))
    assert meetings.postures(alone, LARGE, unrestricted) == ("surfaced", "submerged")
    assert meetings.postures(alone, LARGE, marksman) == ("surfaced",)
    guarded = at_sea("1917-05", meeting=meeting(LARGE, kind="ship_escort", time="day"))
    assert meetings.postures(guarded, LARGE, gunner) == ("submerged",)
    free_war = at_sea("1917-05", meeting=meeting(LARGE))
    assert meetings.postures(free_war, LARGE, gunner) == ("surfaced",)
    pilot = tile("steinbrinck")
    found = [
        hunt.detection_modifier(boat(), Crew(), Captain(), Cycle(), area, False, pilot)
        for area in ("channel", "british_isles")
    ]
    assert found == [-1, 0]
    night = Cycle(night_surface=True)
    trapp = tile("trapp")
    assert [hunt.charge_modifier(boat(), Captain(), night, False, rules) for rules in (trapp, BOOK)] == [0, 1]
    assert [hunt.ram_modifier(boat(), Captain(), night, rules) for rules in (trapp, BOOK)] == [2, 3]
    mines = at_sea(
        "1917-03",
        kind="UCII",
        at=2,
        stage="mines_laid",
        boat=boat("UCII"),
        patrol=Patrol(mission="mines", mission_done=True),
    )
    laid = [one(mines, "mines_laid", script(("minelaying", 3)), rules).patrol.rolls
            for rules in (tile("saltzwedel"), BOOK)]  # fmt: skip
    assert laid == [2, 1]


@pytest.mark.rule("14.7.5")
def test_tiles_that_roll_again():
    look = tile("forstmann")
    state = go(at_sea(at=3), script(("encounter", (3, 4))), look)
    assert state.stage == "second_look"
    again = give(state, given.RollAgain(), ("encounter", (3, 4)), rules=look)
    assert again.stage == "sail" and again.patrol.look_used
    stands = give(state, given.Accept(), rules=look)
    assert stands.stage == "sail" and stands.patrol.rolls == 0 and not stands.patrol.look_used
    twice = at_sea(at=3, patrol=Patrol(look_used=True, rolls=1))
    assert go(twice, script(("encounter", (3, 4))), look).stage == "sail"
    assert go(at_sea(at=0), script(("encounter", (3, 4))), look).stage == "sail"
    hidden = tile("rose")
    state = at_sea(stage="detect", cycle=Cycle(), meeting=meeting(SMALL, kind="ship_escort"))
    state = go(state, script(("detection", (5, 5))), hidden)
    assert state.stage == "hard_to_find"
    missed = give(state, given.RollAgain(), ("detection", (1, 1)), rules=hidden)
    assert missed.cycle is None and missed.patrol.hidden_once
    used = at_sea(
        stage="detect", cycle=Cycle(), meeting=meeting(SMALL, kind="ship_escort"),
        patrol=Patrol(hidden_once=True),
    )  # fmt: skip
    throws = (("detection", (5, 5)), ("ram", (1, 1)), ("depth_charges", (1, 1)))
    assert go(used, script(*throws), hidden).stage == "test_depth"


@pytest.mark.rule("14.6", "switch:life_story", "chart:f1_early_life", "chart:f2_final_fate")
def test_a_life_story():
    rules = book(life_story=True)
    state = at_sea(stage="early_life")
    assert one(state, "early_life", script(("early_life", 7)), rules).captain.early_life == "baltic_sailor"
    alive = at_sea(stage="career_over", captain=Captain(fate="war_over"))
    assert go(alive, script(("final_fate", 20)), rules).captain.final_fate == "home_city"
    dead = at_sea(stage="career_over", captain=Captain(fate="mine"))
    assert go(dead, script(), rules).captain.final_fate == ""


# ------------------------------------------------------------------------ the sequence of play


@pytest.mark.rule("2.0b", "6.1.3E", "6.1.3F", "6.0a", "3.4a", "14.0")
def test_a_career_goes_from_patrol_to_patrol():
    rules = book()
    dice = RandomDice(seed=4)
    state = sequence.start(dice, rules.charts, rules.options)
    lengths = set()
    while state.outcome is None:
        order = GAME.legal_orders(state, state.asked[0], rules.charts, rules.options)[0]
        state = sequence.AGENDA.apply(dice, state, state.asked[0], order, rules.charts, rules.options)
        lengths.add(len(state.captain.patrols))
    assert lengths == set(range(len(state.captain.patrols) + 1)) and state.captain.fate
    shown = [note for note in dice.record if hasattr(note, "key")]
    assert {"rotd-log-departed", "rotd-log-refit"} & {note.key for note in shown}


@pytest.mark.rule("3.3.1", "3.3.2l", "3.4a")
def test_modifiers_come_from_the_charts():
    tried = CHARTS.replace("e2_modifiers", "fuel", "modifier", 2)
    from navalgames.games.raiders_of_the_deep.tables import book_of

    rules = book_of(tried, book().options)
    leaking = boat(damaged=frozenset({"fuel"}))
    assert hunt.detection_modifier(leaking, Crew(), Captain(), Cycle(), "channel", False, rules) == 2


@pytest.mark.rule("18a", "16")
def test_the_theatres_differ_as_the_designer_meant():
    def escorted(column):
        chart = CHARTS["e1_encounter_4"]
        ways = {total: 6 - abs(total - 7) for total in range(2, 13)}
        words = {total: chart.value(total, column) for total in ways}
        ships = {"ship", "two_ships"}
        return (
            sum(ways[total] for total, word in words.items() if word in ships),
            sum(
                ways[total]
                for total, word in words.items()
                if word.endswith("escort") or word in ("convoy", "capital")
            ),
        )

    rich, guarded = escorted("mediterranean")
    poor, dangerous = escorted("north_sea")
    assert rich > poor and guarded < dangerous


@pytest.mark.rule("18c", "18d", "9.3.2b")
def test_the_gun_saves_torpedoes():
    state = at_sea(stage="weapon", meeting=meeting(SMALL, posture="surfaced", distance="close", round=1))
    after = give(state, given.FireGun((1, 1)), ("gun", (1, 1)), ("damage", 1))
    sunk = give(after, given.LeavePrize())
    assert sunk.boat == state.boat and sunk.captain.log[0].fate == "sunk"


@pytest.mark.rule("4.6.2", "10.6.3b")
def test_every_type_but_the_ub_i_has_a_gun():
    assert {kind for kind, mat in BOOK.mats.items() if mat.gun == "none"} == {"UBI", "A10"}
    assert not meetings.gun_ready(boat("UBI"), BOOK) and meetings.gun_ready(boat("U5"), BOOK)
    assert (SEVERE, Refit().months, Award("HK", 0, 1).flavour, dangers.LARGE) == (2, 0, False, "UL")
    assert isinstance(started(), State)


@pytest.mark.rule("0")
def test_the_outermost_band_takes_everything_beyond():
    assert (
        CHARTS["e1_shift_to_night"].result(9, "result")
        == CHARTS["e1_shift_to_night"].result(6, "result")
        == "lost"
    )
    assert CHARTS["e3_attack"].result(30, "hits") is hunt.SUNK and CHARTS["e3_attack"].result(-9, "hits") == 0
    assert CHARTS["promotion_roll"].result(11, "result") == "promoted"


@pytest.mark.rule("3.8")
def test_the_dice_in_the_box():
    dice = {chart.dice for chart in CHARTS if chart.dice}
    assert dice == {"1d6", "2d6", "1d20", "1d100"}
