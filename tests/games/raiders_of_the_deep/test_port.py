"""In port: judging the patrol, refit, crew, promotion, decorations, new boats and transfers."""

from __future__ import annotations

import pytest

from navalgames.chance import exact
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.calendar import month_of, month_text
from navalgames.games.raiders_of_the_deep.rules import assignments, awards, log_book, port, postings
from navalgames.games.raiders_of_the_deep.state import (
    ABSENT,
    FIT,
    KILLED,
    LIGHT,
    SEVERE,
    Award,
    Captain,
    Crew,
    Logged,
    Patrol,
    PatrolLine,
    Refit,
)
from navalgames.games.raiders_of_the_deep.tables import in_service
from tests.games.raiders_of_the_deep.table import (
    CHARTS,
    acting,
    at_sea,
    boat,
    book,
    give,
    go,
    offers,
    one,
    script,
)

BOOK = book()
AGENT = ("agent", (1, 1))


def sunk(tonnage, patrol=1, size="large", fate="sunk", armed=False, area="british_isles", name=""):
    return Logged(name, tonnage, size, armed, fate, "torpedo", patrol, month_of("1917-01"), area)


def lines(*results, month="1917-01"):
    first = month_of(month)
    return tuple(
        PatrolLine(first + place, "U-35", "U31", "british_isles", result=result)
        for place, result in enumerate(results)
    )


def home(month="1917-05", *throws, **parts):
    """The boat comes home; the throws end with the roll for an agent where there is one."""
    return go(at_sea(month, stage="home", **parts), script(*throws))


# ------------------------------------------------------------------------ judging the patrol


@pytest.mark.rule("7.4.1", "7.4.2a", "7.4.2b", "4.3.2")
def test_a_patrol_that_sinks_a_ship_is_a_success():
    assert home("1917-05", AGENT).captain.patrols[0].result == "F"
    state = home("1917-05", AGENT, captain=Captain(log=(sunk(5000),)))
    assert state.captain.patrols[0].result == "S" and state.captain.successes == 1
    assert (
        home("1917-05", AGENT, captain=Captain(log=(sunk(5000, fate="damaged"),))).captain.patrols[0].result
        == "F"
    )
    assert home("1917-05", AGENT, captain=Captain(log=(sunk(900, fate="prize"),))).captain.successes == 1


@pytest.mark.rule("7.3.4a", "7.3.4b", "crew.agent")
def test_a_mission_patrol_is_judged_by_its_mission():
    log = (sunk(5000),)
    failed = at_sea(patrol=Patrol(mission="agent"), captain=Captain(log=log))
    done = at_sea(patrol=Patrol(mission="mines", mission_done=True), captain=Captain(log=()))
    assert not port.is_success(failed) and port.is_success(done)
    assert log_book.tonnage(failed.captain) == 5000


# ------------------------------------------------------------------------ refit


@pytest.mark.rule("10.10.0", "10.10.1", "10.10.2a", "10.10.2b", "10.10.3", "10.3.3", "6.1.3A")
def test_the_months_of_refit():
    def months(kind, hull=0, *systems):
        return port.refit_months(boat(kind, hull=hull, inoperative=frozenset(systems)), BOOK)

    assert months("U31") == 1 and months("U31", 0, "radio", "gun") == 1
    assert (
        months("U31", 0, "motor_1", "motor_2", "gun") == 2
        and months("U31", 0, "motor_1", "motor_2", "gun", "radio") == 2
    )
    assert [months("UBIII", hull) for hull in range(7)] == [1, 2, 2, 3, 3, 4, 4]
    assert [months("U87", hull) for hull in range(6)] == [1, 2, 2, 2, 3, 3]


@pytest.mark.rule("10.10.2a", "10.10.2b", "10.10.3")
def test_the_rules_of_a_refit_act_where_something_is_broken():
    def told(hull=0, *systems):
        hurt = boat(hull=hull, inoperative=frozenset(systems))
        return acting(lambda: port.refit_months(hurt, BOOK)) - {"10.10.0"}

    assert told() == set() and told(1) == {"10.10.3"}
    assert told(0, "radio") == told(0, "radio", "gun") == {"10.10.2a"}
    assert told(2, "radio", "gun", "planes") == {"10.10.2b", "10.10.3"}


@pytest.mark.rule("11.2.1e", "11.2.1a", "11.2.1b")
def test_a_korvettenkapitaen_gets_his_boat_back_sooner():
    assert [port.by_rank(months, "KKpt", BOOK) for months in range(1, 6)] == [1, 2, 2, 3, 5]
    for rank in ("LtzS", "OltzS", "KptLt"):
        assert [port.by_rank(months, rank, BOOK) for months in range(1, 6)] == [1, 2, 3, 4, 5]


@pytest.mark.rule("10.10.4", "6.0b", "10.10.X", "6.0a")
def test_the_next_patrol_is_in_the_month_after_the_refit():
    state = home("1917-05", AGENT, boat=boat(hull=4))
    assert month_text(state.captain.month) == "1917-09" and state.captain.patrols[0].refit == 3
    waits = home("1917-05", ("recovery", 4), AGENT, crew=Crew(captain=SEVERE))
    assert month_text(waits.captain.month) == "1917-10" and waits.crew.captain == FIT
    both = home("1917-05", ("recovery", 3), AGENT, crew=Crew(captain=SEVERE), boat=boat(hull=4))
    assert month_text(both.captain.month) == "1917-09"


@pytest.mark.rule("10.10.5", "11.4.2a", "11.4.2b", "11.4.0")
def test_five_months_of_refit_bring_another_boat_of_the_type():
    hurt = boat("UCII", "UC-71", hull=5, inoperative=frozenset({"radio", "gun", "planes"}))
    crew = Crew(experts=frozenset({"engineer"}), quality="elite")
    assert port.refit_months(hurt, BOOK) == 5
    assert [port.needs_new_boat(months, BOOK) for months in (4, 5, 6)] == [False, True, True]
    state = at_sea("1917-05", kind="UCII", stage="home", boat=hurt, crew=crew)
    dice = script()
    dice_state = port.home(dice, state, BOOK)
    dice_state = port.refit(dice, dice_state, BOOK)
    assert dice_state.refit.new_boat and dice_state.refit.months == 1
    renewed = port.renewed(dice, dice_state, BOOK)
    forced = postings.forced(dice, renewed, BOOK)
    assert forced.stage == "commission" and month_text(forced.refit.ready) == "1917-07"
    assert forced.crew == crew and forced.boat.type == "UCII"
    from navalgames.chance import RandomDice

    new = postings.commission(RandomDice(seed=1), forced, BOOK)
    assert new.boat.type == "UCII" and new.boat.hull == 0 and not new.captain.transferred


@pytest.mark.rule("11.4.2c", "11.4.3e")
def test_men_who_need_longer_than_the_captain_stay_behind():
    refit = Refit(
        months=1, new_boat=True, captain_months=3, recovery=(("captain", 3), ("engineer", 3), ("doctor", 4))
    )
    crew = Crew(captain=SEVERE, engineer=SEVERE, doctor=SEVERE, experts=frozenset({"engineer", "doctor"}))
    state = at_sea(stage="renewed", refit=refit, crew=crew)
    assert one(state, "renewed", script()).crew.experts == {"engineer"}


@pytest.mark.rule("11.4.3e", "10.11.2", "11.4.3b")
def test_men_who_are_fit_before_the_training_is_over_go_along():
    """One month of refit, then a new boat: four months of training outlast a recovery of three."""
    recovery = (("first_officer", 3), ("engineer", 6), ("doctor", 2))
    crew = Crew(
        first_officer=SEVERE, engineer=SEVERE, doctor=SEVERE,
        experts=frozenset({"first_officer", "second_officer", "engineer"}),
    )  # fmt: skip
    state = at_sea("1917-05", stage="renewed", refit=Refit(months=1, recovery=recovery), crew=crew)
    left = port.renewed(script(), state, BOOK)
    assert left.crew.experts == {"first_officer"}

    def trained(months):
        return postings.new_training(script(("training", months)), left, BOOK).crew

    assert trained(2).experts == {"first_officer"}
    assert trained(4).experts == {"first_officer", "second_officer"}
    assert trained(6).experts == {"first_officer", "second_officer", "engineer"}
    # A new chief engineer has earned the place meanwhile: nobody else gains by the old one's return.
    assert postings.taken_along(Crew(experts=frozenset({"engineer"})), (("engineer", 3),), 3).experts == {
        "engineer"
    }
    dead = state._replace(crew=crew._replace(engineer=KILLED), refit=Refit(months=1))
    assert (
        "engineer"
        not in postings.new_training(
            script(("training", 6)), port.renewed(script(), dead, BOOK), BOOK
        ).crew.experts
    )


@pytest.mark.rule("11.4.3e", "10.11.2")
def test_only_an_experte_who_was_replaced_comes_back():
    """The 1WO is fit in time and stays; the engineer who was no Experte is replaced for good."""
    crew = Crew(first_officer=SEVERE, engineer=SEVERE, experts=frozenset({"first_officer"}))
    state = at_sea(
        "1917-05", stage="renewed", crew=crew,
        refit=Refit(months=1, recovery=(("first_officer", 1), ("engineer", 3))),
    )  # fmt: skip
    left = port.renewed(script(), state, BOOK)
    assert left.crew.experts == {"first_officer"} and left.refit.slow == ()
    trained = postings.new_training(script(("training", 6)), left, BOOK)
    assert trained.crew.experts == {"first_officer"}


@pytest.mark.rule("11.4.2d", "11.4.4d")
@pytest.mark.parametrize(
    ("month", "offered", "closed"), [("1915-08", {"U5", "U19", "U31"}, {"UBI"}), ("1915-09", {"U19"}, {"U5"})]
)
def test_another_type_is_one_that_sails_next_month_or_later(month, offered, closed):
    state = at_sea(month, kind="U19", stage="another_type", refit=Refit(months=1, new_boat=True))
    kinds = {order.type for order in offers(state)}
    assert offered <= kinds and not closed & kinds


@pytest.mark.rule("11.4.2d")
def test_after_the_last_month_the_type_stays():
    state = at_sea("1918-10", kind="U93", stage="another_type", refit=Refit(months=1, new_boat=True))
    assert offers(state) == (given.NewBoat("U93"),)


@pytest.mark.rule("11.4.2d", "11.4.4d")
def test_with_no_boat_of_the_type_left_another_type_of_the_class_is_given():
    state = at_sea(
        "1917-05", kind="U5", stage="forced", boat=boat("U5", "U-6"), refit=Refit(months=1, new_boat=True)
    )
    state = go(state, script())
    kinds = {order.type for order in offers(state)}
    assert state.stage == "another_type" and kinds == {"U19", "U31", "U81", "U87", "U93"}


# ------------------------------------------------------------------------ the crew


@pytest.mark.rule("10.11.0", "10.11.1", "11.1.0c", "6.1.3B", "crew.doctor")
def test_recovery():
    assert [exact(port.recovery_months, Crew(), BOOK).chance(months) * 6 for months in range(1, 7)] == [1] * 6
    expert = Crew(experts=frozenset({"doctor"}))
    assert [exact(port.recovery_months, expert, BOOK).chance(months) * 6 for months in (1, 5, 6)] == [2, 1, 0]
    assert exact(port.recovery_months, expert._replace(doctor=SEVERE), BOOK).chance(6) * 6 == 1
    assert port.severely_wounded(Crew(captain=SEVERE, doctor=LIGHT, generic=(FIT, SEVERE, KILLED, FIT))) == (
        "captain",
        "crew_1",
    )


@pytest.mark.rule("10.11.2", "10.11.2c", "10.11.0")
def test_the_slow_and_the_dead_are_replaced_but_never_the_captain():
    crew = Crew(captain=SEVERE, engineer=SEVERE, doctor=KILLED, second_officer=SEVERE)
    recovery = (("captain", 4), ("engineer", 3), ("second_officer", 2))
    assert port.gone_men(crew, recovery, 2) == ("doctor", "engineer")
    experts = frozenset({"doctor", "engineer", "second_officer"})
    fresh = port.renewed_crew(crew._replace(experts=experts), ("doctor", "engineer"), False)
    assert fresh == Crew(experts=frozenset({"second_officer"}))
    light = Crew(engineer=LIGHT, generic=(LIGHT, FIT, FIT, FIT), experts=frozenset({"engineer"}))
    assert home("1917-05", AGENT, crew=light).crew == Crew(experts=frozenset({"engineer"}))


@pytest.mark.rule("10.11.2", "10.11.2c")
def test_a_boat_that_waits_for_its_captain_does_not_wait_for_others():
    crew = Crew(captain=SEVERE, engineer=SEVERE, doctor=SEVERE, experts=frozenset({"engineer", "doctor"}))
    throws = (("recovery", 3), ("recovery", 2), ("recovery", 1))
    state = home("1917-05", *throws, AGENT, crew=crew)
    assert state.crew == Crew(experts=frozenset({"doctor"})) and month_text(state.captain.month) == "1917-09"


@pytest.mark.rule("10.11.3", "11.1.4a", "crew.crew", "11.1.3a")
def test_a_crew_lost_together_loses_a_level():
    four = ("crew_0", "crew_1", "crew_2", "crew_3")
    qualities = {
        quality: port.renewed_crew(Crew(quality=quality), four, True).quality
        for quality in ("green", "trained", "veteran", "elite")
    }
    assert qualities == {"green": "green", "trained": "trained", "veteran": "trained", "elite": "veteran"}
    assert port.renewed_crew(Crew(quality="elite"), four[:3], False).quality == "elite"
    assert port.renewed_crew(Crew(quality="elite"), (), True).quality == "veteran"


@pytest.mark.rule("11.1.4b", "11.1.3a")
def test_three_failures_in_a_row_cost_a_level():
    state = home("1917-05", AGENT, captain=Captain(failures=2))
    assert state.crew.quality == "green" and state.captain.failures == 0
    assert home("1917-05", AGENT, captain=Captain(failures=1)).crew.quality == "trained"
    success = home("1917-05", AGENT, captain=Captain(failures=2, log=(sunk(100),)))
    assert success.crew.quality == "trained" and success.captain.failures == 0
    assert port.lowered("green") == "green" and port.raised("elite") == "elite"


@pytest.mark.rule("11.1.0a", "11.1.7", "6.1.3C", "11.0")
def test_every_third_success_advances_the_crew():
    state = home("1917-05", ("advancement", 6), AGENT, captain=Captain(successes=2, log=(sunk(100),)))
    assert state.crew.quality == "veteran"
    for successes, log in ((1, (sunk(100),)), (3, ()), (3, (sunk(100),))):
        assert home("1917-05", AGENT, captain=Captain(successes=successes, log=log)).crew.quality == "trained"


@pytest.mark.rule(
    "11.1.0b", "11.1.0c", "11.1.0d", "11.1.0e", "11.1.0f", "11.1.1", "11.1.2", "chart:crew_advancement"
)
def test_what_advancement_brings():
    got = {face: port.advanced(script(("advancement", face)), Crew(), CHARTS) for face in range(1, 7)}
    assert [tuple(got[face].experts) for face in range(1, 5)] == [
        ("engineer",),
        ("doctor",),
        ("first_officer",),
        ("second_officer",),
    ]
    assert got[5].quality == got[6].quality == "veteran"
    expert = Crew(experts=frozenset({"doctor"}))
    assert port.advanced(script(("advancement", 2)), expert, CHARTS) == expert


@pytest.mark.rule("11.1.5", "11.1.6", "crew.1wo", "crew.2wo", "chart:first_officer_leaves")
def test_an_expert_first_officer_may_leave_and_the_second_moves_up():
    one_expert = Crew(experts=frozenset({"first_officer"}))
    assert home("1917-05", ("officer_leaves", 6), AGENT, crew=one_expert).crew.experts == frozenset()
    assert home("1917-05", ("officer_leaves", 5), AGENT, crew=one_expert).crew.experts == {"first_officer"}
    both = frozenset({"first_officer", "second_officer", "doctor"})
    assert port.moved_up(both) == {"first_officer", "doctor"}
    assert port.moved_up(frozenset({"second_officer"})) == {"first_officer"}
    killed = port.renewed_crew(Crew(first_officer=KILLED, experts=both), ("first_officer",), False)
    assert killed.experts == {"first_officer", "doctor"}


@pytest.mark.rule("10.11.4", "11.4.1", "crew.kmdt")
def test_a_captain_away_five_months_gets_another_boat_and_crew():
    crew = Crew(captain=SEVERE, quality="elite", experts=frozenset({"doctor"}))
    state = at_sea(
        "1917-05",
        stage="renewed",
        crew=crew,
        refit=Refit(months=1, captain_months=5, recovery=(("captain", 5),)),
    )
    state = one(state, "renewed", script())
    assert state.refit.new_crew and state.crew == Crew()
    ready = postings.forced(script(), state, BOOK)
    assert ready.boat.type == "U93" and month_text(ready.refit.ready) == "1917-11"
    early = at_sea("1915-05", refit=Refit(new_crew=True, captain_months=5))
    assert postings.forced(script(), early, BOOK).boat.type == "U31"
    ub = at_sea(
        "1916-05", kind="UBI", refit=Refit(new_crew=True, captain_months=5), boat=boat("UBI", "UB-10")
    )
    assert postings.forced(script(), ub, BOOK).boat.type == "UBII"


# ------------------------------------------------------------------------ promotion


@pytest.mark.rule("11.2.3a", "11.2.3b", "11.2.4", "chart:promotion_roll", "6.1.3D")
def test_promotion_depends_on_rank_medals_and_failures():
    def modifier(rank="KptLt", awards_=(), results=()):
        captain = Captain(rank=rank, month=month_of("1917-06"), awards=awards_, patrols=lines(*results))
        return port.promotion_modifier(captain, BOOK)

    assert [modifier(rank) for rank in ("LtzS", "OltzS", "KptLt")] == [2, 1, 0]
    fresh, old = Award("HK", month_of("1917-01"), 1), Award("HK", month_of("1916-05"), 1)
    assert (
        modifier(awards_=(fresh, Award("ek2", month_of("1917-01"), 1, True))) == 1
        and modifier(awards_=(old,)) == 0
    )
    assert modifier(results=("F", "S", "F")) == -2
    assert (
        exact(port.is_promoted, 0, CHARTS).chance(True) * 6 == 1
        and exact(port.is_promoted, 2, CHARTS).chance(True) * 6 == 3
    )


@pytest.mark.rule("11.2.3c")
def test_promotion_is_rolled_every_twelve_months():
    def due(month, last="1916-06", rank="OltzS"):
        return port.promotion_is_due(
            Captain(rank=rank, month=month_of(month), last_check=month_of(last)), BOOK
        )

    assert not due("1917-04") and due("1917-05") and not due("1918-05", rank="KKpt")
    captain = Captain(rank="OltzS", last_check=month_of("1916-05"), log=(sunk(100),))
    up = home("1917-05", ("promotion", 5), captain=captain)
    assert up.stage == "transfer"
    assert up.captain.rank == "KptLt" and up.captain.last_check == month_of("1917-06")
    assert home("1917-05", ("promotion", 4), AGENT, captain=captain).captain.rank == "OltzS"


@pytest.mark.rule("switch:promotion_after_awards", "6.1.3D")
def test_medals_of_the_same_refit_may_help():
    captain = Captain(rank="OltzS", last_check=month_of("1916-05"), log=(sunk(50000),))
    state = at_sea("1917-05", stage="honours", captain=captain, refit=Refit(months=1))
    plain = go(state, script(("promotion", 4)))
    assert plain.captain.rank == "OltzS" and plain.stage == "apply"
    helped = go(state, script(("promotion", 4)), book(promotion_after_awards=True))
    assert helped.captain.rank == "KptLt" and helped.stage == "apply"


# ------------------------------------------------------------------------ decorations


def earned(*log, held=(), patrols=5, rules=BOOK):
    medal = held[-1].medal if held else ""
    captain = Captain(
        log=log, awards=held, medal=medal, patrols=lines(*"S" * patrols), month=month_of("1917-06")
    )
    return awards.earned_german(captain, rules)


@pytest.mark.rule("11.3.1", "11.3.2", "11.3.3", "11.3.4", "11.3.4n")
def test_tonnage_earns_decorations_in_their_order():
    assert earned(sunk(49999)) == ()
    assert earned(sunk(50000)) == ("HK",)
    assert earned(sunk(75000)) == ("HK", "HH")
    assert earned(sunk(100000)) == ("HK", "HH", "PLM")
    assert earned(sunk(200000)) == ("HK", "HH", "PLM", "OL")
    assert earned(sunk(200000, fate="damaged")) == ()


@pytest.mark.rule("11.3.1", "11.3.2", "11.3.3", "11.3.4", "11.3.4n")
def test_capital_ships_and_later_tonnage_earn_one_step():
    capital = sunk(8000, 2, "capital", armed=True)
    assert earned(capital) == earned(sunk(8000, 1, "capital")) == ("HK",)
    assert earned(sunk(8000, 1, "capital", fate="damaged")) == earned(sunk(8000, 1)) == ()
    hk = (Award("HK", month_of("1917-02"), 2),)
    assert earned(capital, held=hk) == ()
    assert earned(sunk(8000, 3, "capital"), held=hk) == ("HH",)
    assert earned(capital, sunk(24999, 3), held=hk) == () and earned(capital, sunk(25000, 3), held=hk) == (
        "HH",
    )
    three = (*hk, Award("HH", month_of("1917-03"), 3), Award("PLM", month_of("1917-04"), 4))
    assert earned(sunk(99999, 5), held=three) == () and earned(sunk(100000, 5), held=three) == ("OL",)


@pytest.mark.rule("switch:one_award_per_refit")
def test_one_step_a_refit_may_be_agreed():
    assert earned(sunk(200000), rules=book(one_award_per_refit=True)) == ("HK",)


@pytest.mark.rule("11.3.0f", "9.3.5a")
def test_a_prize_counts_double_for_decorations_only():
    assert earned(sunk(25000, fate="prize")) == ("HK",)
    assert log_book.tonnage(Captain(log=(sunk(25000, fate="prize"),))) == 25000


@pytest.mark.rule("11.3.0a", "11.3.0b", "11.3.0c", "11.3.0d", "11.3.0e", "cal.badge")
def test_crosses_and_badges_without_effect():
    def flavour(results, month="1917-06", **fields):
        captain = Captain(
            patrols=lines(*results), successes=results.count("S"), month=month_of(month), **fields
        )
        return set(awards.earned_without_effect(captain, BOOK))

    assert flavour("F") == set() and flavour("S") == {"ek2"} and flavour("SFS") == {"ek2", "ek1"}
    assert (
        flavour("FF", "1918-01") == set()
        and flavour("FF", "1918-02") == {"badge"}
        and flavour("F", "1918-03") == set()
    )
    assert flavour("F", wounded_badly=True) == {"wound_badge"}
    for area, expected in (("mediterranean", {"crescent"}), ("black_sea", {"crescent"}), ("channel", set())):
        assert flavour("F", log=(sunk(900, armed=True, area=area),)) == expected
    assert flavour("F", log=(sunk(900, area="mediterranean"),)) == set()


@pytest.mark.rule("11.3.6a", "11.3.6b", "11.3.6c", "11.3.6d", "11.3.6e", "18b")
def test_benefits_add_up():
    from navalgames.games.raiders_of_the_deep.rules.standing import benefit

    names = ("no_second_salvo", "multiplier", "fire", "detection", "follow")
    table = {
        medal: [benefit(Captain(medal=medal), Crew(), name, BOOK) for name in names]
        for medal in ("", "HK", "HH", "PLM", "OL")
    }
    assert table == {"": [False] * 5, "HK": [True, True, False, False, False], "HH": [True, True, True,
    False, False],
                     "PLM": [True, True, True, True, False], "OL": [True] * 5}  # fmt: skip


@pytest.mark.rule("4.3.1e", "2.0g", "11.3.4n")
def test_awards_are_entered_with_month_and_patrol():
    state = at_sea("1917-05", captain=Captain(log=(sunk(76000),), patrols=lines("S"), successes=1))
    state, due = awards.decorated(script(), state, BOOK)
    assert due == ("HK", "HH") and state.captain.medal == "HH"
    assert {(award.medal, award.flavour) for award in state.captain.awards} == {
        ("HK", False),
        ("HH", False),
        ("ek2", True),
    }


# ------------------------------------------------------------------------ new boats and transfers


ONE_AWARD = Refit(months=1, applications=1)


def applying(month="1917-05", kind="U31", refit=ONE_AWARD, **fields):
    return go(
        at_sea(
            month,
            kind=kind,
            stage="applications",
            refit=refit,
            boat=boat(kind, fields.pop("name", "U-35")),
            captain=Captain(**fields),
        ),
        script(),
    )


@pytest.mark.rule("11.3.5", "11.4.3a", "chart:new_boat_roll", "6.1.3E")
def test_each_award_allows_one_application():
    honoured = home("1917-05", captain=Captain(log=(sunk(50000),)))
    assert honoured.stage == "apply" and honoured.captain.medal == "HK"
    assert home("1917-05", AGENT, captain=Captain(log=(sunk(49999),))).stage == "sail"
    state = applying(refit=Refit(months=1, applications=2))
    assert state.stage == "apply"
    refused = give(state, given.Apply(), ("application", 4))
    assert refused.stage == "apply" and refused.captain.rights == 0
    granted = give(refused, given.Apply(), ("application", 3))
    assert granted.stage == "request" and granted.captain.rights == 1
    assert give(applying(), given.Stay(), AGENT).stage == "sail"


@pytest.mark.rule("11.4.3b")
def test_a_new_boat_is_one_that_sails_next_month_or_later():
    """U 5 boats are in service through September 1915."""

    def asked_for(month):
        return postings.requests(at_sea(month, refit=Refit()), book())

    assert given.NewBoat("U5") in asked_for("1915-08") and given.NewBoat("U5") not in asked_for("1915-09")
    assert given.NewBoat("U81") in asked_for("1915-08"), "a type that will sail"
    assert given.NewBoat("U93") in asked_for("1918-09"), "it sails in the last month"
    assert not [order for order in asked_for("1918-10") if isinstance(order, given.NewBoat)]


@pytest.mark.rule("11.4.3b", "chart:training_months", "11.4.0")
def test_a_new_boat_of_the_class_after_training():
    state = give(applying(), given.Apply(), ("application", 1))
    kinds = {order.type for order in offers(state) if isinstance(order, given.NewBoat)}
    assert kinds == {"U19", "U31", "U81", "U87", "U93"}
    postings_ = postings._request(script(), state, given.NewBoat("U93"), BOOK)
    trained = one(postings_, "new_training", script(("training", 3)))
    assert month_text(trained.refit.ready) == "1917-09" and trained.refit.training == 3
    wounded = postings_._replace(refit=postings_.refit._replace(captain_months=4))
    assert month_text(one(wounded, "new_training", script(("training", 1))).refit.ready) == "1917-10"
    early = applying("1916-05")
    later = postings._request(
        script(), early._replace(captain=early.captain._replace(rights=1)), given.NewBoat("U87"), BOOK
    )
    assert month_text(one(later, "new_training", script(("training", 2))).refit.ready) == "1917-06"


@pytest.mark.rule("11.4.3d")
def test_a_granted_request_may_be_kept():
    state = give(applying(), given.Apply(), ("application", 1))
    kept = give(state, given.KeepRight(), AGENT)
    assert kept.captain.rights == 1 and kept.stage == "sail"
    again = go(at_sea(stage="applications", refit=Refit(months=1), captain=Captain(rights=1)), script())
    assert again.stage == "request"


@pytest.mark.rule("11.4.3c", "11.4.0")
def test_a_transfer_instead_keeps_the_boat():
    state = give(applying("1917-05", "UBII", name="UB-18", flotilla="FLA"), given.Apply(), ("application", 1))
    moved = give(state, given.MoveTo("POLA"))
    assert moved.captain.transferred and moved.patrol.area == "mediterranean" and moved.boat.name == "UB-18"


@pytest.mark.rule("11.2.1c", "11.2.1d", "chart:flotilla_transfer_roll", "chart:rank_abilities")
def test_captains_of_rank_may_ask_for_a_flotilla():
    def asked(rank):
        state = at_sea(
            "1917-05",
            kind="UBII",
            stage="transfer_due",
            boat=boat("UBII", "UB-18"),
            refit=Refit(months=1),
            captain=Captain(rank=rank, flotilla="FLA"),
        )
        return go(state, script())

    assert asked("LtzS").stage == asked("OltzS").stage == "sail"
    for rank, needed in (("KptLt", 6), ("KKpt", 5)):
        state = asked(rank)
        assert state.stage == "transfer" and given.AskTransfer("FLA") not in offers(state)
        assert given.AskTransfer("POLA") in offers(state)
        assert give(state, given.AskTransfer("POLA"), ("transfer", needed)).captain.flotilla == "POLA"
        assert give(state, given.AskTransfer("POLA"), ("transfer", needed - 1)).captain.flotilla == "FLA"
        assert give(state, given.Stay()).captain.flotilla == "FLA"


@pytest.mark.rule("11.2.1c", "11.4.3c", "14.5.0", "14.7.0", "10.11.4")
def test_who_has_no_flotilla_to_go_to():
    """No Austrian, no captain of a tile, and nobody who waits for a boat or a crew."""

    def open_to(rules=BOOK, kind="UBII", **fields):
        state = at_sea("1917-05", kind=kind, refit=Refit(months=1, **fields), captain=Captain(flotilla="FLA"))
        return postings.transfers(state, rules)

    assert "POLA" in open_to() and "FLA" not in open_to()
    assert open_to(new_boat=True) == open_to(new_crew=True) == ()
    assert open_to(book(commander_tile="steinbrinck")) == ()
    assert open_to(book(austrian_campaign=True), "A27") == ()


@pytest.mark.rule("11.2.1c", "11.4.3c")
def test_a_request_for_a_flotilla_is_made_once_and_not_with_a_new_boat():
    def stage(**fields):
        state = at_sea(
            "1917-05", kind="UBII", stage="transfer_due", boat=boat("UBII", "UB-18"),
            refit=Refit(months=1, **fields), captain=Captain(rank="KKpt", flotilla="FLA"),
        )  # fmt: skip
        return go(state, script()).stage

    assert stage() == "transfer"
    assert stage(moved=True) == stage(ready=month_of("1917-07")) == "sail"


@pytest.mark.rule("11.4.4a", "11.4.4b", "11.4.4c", "11.4.4d", "switch:class_change_window")
def test_class_changes():
    def kinds(month, kind, rules=BOOK):
        classes = {
            rules.mats[one].kind
            for one in assignments.class_changes(Captain(month=month_of(month)), kind, rules)
        }
        return sorted(classes)

    assert (
        kinds("1915-03", "U31") == ["UB"] and kinds("1915-04", "U31") == [] and kinds("1915-03", "UBI") == []
    )
    assert kinds("1916-09", "U31") == kinds("1916-09", "UBII") == ["UC"] and kinds("1916-09", "UCII") == []
    rules = book(class_change_window="from")
    assert kinds("1917-05", "U31", rules) == ["UB", "UC"] and kinds("1915-02", "U31", rules) == []
    state = go(at_sea("1915-03", stage="assign", boat=boat()), script())
    assert state.stage == "class_change"
    changed = assignments._class(script(), state, given.ChangeClass("UBI"), BOOK)
    trained = one(changed, "class_training", script(("training", 2)))
    assert month_text(trained.captain.month) == "1915-07" and trained.boat.type == "UBI"
    assert give(state, given.Stay(), AGENT).boat.type == "U31"


@pytest.mark.rule("7.0b", "11.4.0")
def test_without_a_boat_of_the_type_that_of_the_nearest_month_is_taken():
    """U 5 boats are in service through September 1915, at last U 6; the first of U 31 is so in November."""
    trained = at_sea(
        "1915-08", kind="U5", stage="commission", boat=boat("U5", "U-6"),
        refit=Refit(months=1, ready=month_of("1915-12"), training=3),
    )  # fmt: skip
    assert one(trained, "commission", script()).boat.name == "U-6"
    november = in_service(BOOK, "U31", month_of("1914-11"))
    for month in ("1914-08", "1914-10"):
        assert postings.once_in_service(BOOK, "U31", month_of(month)) == november
    agreed = book(last_month="1916-12")
    assert in_service(agreed, "UCII", month_of("1917-01")) != in_service(agreed, "UCII", agreed.last)
    december = in_service(agreed, "UCII", agreed.last)
    assert postings.once_in_service(agreed, "UCII", agreed.last + 2) == december
    late = postings.once_in_service(BOOK, "U87", BOOK.last + 2)
    assert late == in_service(BOOK, "U87", BOOK.last) != in_service(BOOK, "U87", BOOK.last - 1)


@pytest.mark.rule("10.5.3i", "crew.agent")
def test_an_agent_who_was_not_landed_leaves_the_boat_in_port():
    aboard = Crew(agent=FIT, quality="elite")
    assert home("1918-10", crew=aboard).crew == Crew(quality="elite")
    assert home("1917-05", AGENT, crew=aboard, patrol=Patrol(mission="agent")).crew.agent == ABSENT
