"""Home: the patrol is judged, the boat refitted, the crew healed and advanced, the captain promoted
(10.10-11.3).

Knows the refit phase up to decorations. New boats and transfers stand in `rules.postings`.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.raiders_of_the_deep.rules import awards, endings, log_book, postings
from navalgames.games.raiders_of_the_deep.state import (
    ABSENT,
    FIT,
    KILLED,
    QUALITIES,
    RANKS,
    SEVERE,
    Boat,
    Captain,
    Crew,
    Names,
    Refit,
    State,
    going,
    with_captain,
    with_crew,
    with_patrol,
    with_refit,
)
from navalgames.games.raiders_of_the_deep.tables import Book
from navalgames.games.raiders_of_the_deep.under_way import refit_of

TRAINED = "trained"
UNHURT = (*(FIT,) * 5, (FIT,) * 4)
"""The wounds of a crew in which nobody is hurt, in the order of its record."""
OFFICERS = ("first_officer", "second_officer", "engineer", "doctor")


# ------------------------------------------------------------------------ the patrol is judged


def is_success(state: State) -> bool:
    """S or F: a ship sunk or taken, on a mission patrol the mission done (7.3.4a, 7.3.4b, 7.4.2a,
    10.5.3i)."""
    patrol = state.patrol
    return (
        patrol.mission_done if patrol.mission else log_book.sunk_on(state.captain, len(state.captain.patrols))
    )


def home(dice: Dice, state: State, book: Book) -> State:
    """The boat is home (7.4.1, 7.4.2a, 7.4.2b, 5.1.1). Whoever trusted his luck at sea is asked again in port
    (12.1.3b)."""
    if state.patrol.trusting:
        state = with_patrol(state, trusting=False)
    captain, success = state.captain, is_success(state)
    line = captain.patrols[-1]._replace(result="S" if success else "F")
    dice.note("7.4.2a", f"rotd-log-home-{'success' if success else 'failure'}", side=state.seat,
              tonnage=state.score)  # fmt: skip
    captain = captain._replace(
        patrols=(*captain.patrols[:-1], line), successes=captain.successes + success,
        failures=0 if success else captain.failures + 1,
    )  # fmt: skip
    crew = state.crew if state.crew.agent == ABSENT else state.crew._replace(agent=ABSENT)
    if book.austrian and len(captain.patrols) >= book.limits["retirement_from_patrol"]:
        return going(
            state, "retirement", captain=captain, crew=crew, meeting=None, cycle=None, blows=None,
            refit=Refit(success=success),
        )  # fmt: skip
    return _refitted(dice, state, captain, crew, success, book)


def is_posted_ashore(dice: Dice, charts: Charts) -> bool:
    """Whether an Austro-Hungarian captain goes ashore (14.5.5). Charts: retirement_austrian."""
    return (
        charts["retirement_austrian"].result(dice.roll("1d6", "retirement", "14.5.5"), "result") == "ashore"
    )


def retirement(dice: Dice, state: State, book: Book) -> State:
    """From the second patrol on the career may end ashore (14.5.5)."""
    if is_posted_ashore(dice, book.charts):
        return endings.lost(dice, state, endings.ASHORE, "14.5.5", book)
    return going(state, "refit")


# ------------------------------------------------------------------------ months of refit


def refit_months(boat: Boat, book: Book) -> int:
    """The months of refit before rank counts.

    Rule: 10.10.0-10.10.3. Charts: refit_months, boat_mat.
    """
    acted("10.10.0")
    months = book.refit["basic"]
    if boat.hull:
        acted("10.10.3")
        months += -(-boat.hull // book.mats[boat.type].k)
    if boat.inoperative and len(boat.inoperative) >= book.refit["systems_from"]:
        acted("10.10.2b")
        months += book.refit["systems_months"]
    elif boat.inoperative:
        acted("10.10.2a")
    return months


def needs_new_boat(months: int, book: Book) -> bool:
    """Whether the refit would take so long that the captain gets another boat (10.10.5)."""
    needed = months >= book.refit["new_boat_from"]
    if needed:
        acted("10.10.5")
    return needed


def by_rank(months: int, rank: str, book: Book) -> int:
    """The months of refit for a captain of this rank (11.2.1e: 3 and 4 become shorter). Charts:
    rank_abilities."""
    least = book.refit["basic"] + book.refit["systems_months"]
    if months <= least or needs_new_boat(months, book):
        return months
    shorter = book.charts["rank_abilities"].value(rank, "refit_months")
    if shorter:
        acted("11.2.1e")
    return months + shorter


def refit(dice: Dice, state: State, book: Book) -> State:
    """The boat in port (6.1.3A)."""
    return _refitted(dice, state, state.captain, state.crew, refit_of(state).success, book)


def _refitted(dice: Dice, state: State, captain: Captain, crew: Crew, success: bool, book: Book) -> State:
    """How long the refit takes (6.1.3A, 10.10.4, 10.10.5, 11.2.1e); nothing is refitted after the war
    (5.1.1)."""
    if captain.month >= book.last:
        state = state._replace(captain=captain, crew=crew)
        return endings.lost(dice, state, endings.WAR_OVER, "5.1.1", book)
    rescued = state.patrol.then == "rescued"
    months = refit_months(state.boat, book)
    new_boat = rescued or needs_new_boat(months, book)
    months = book.refit["after_return"] if new_boat else by_rank(months, captain.rank, book)
    dice.note("10.10.0", "rotd-log-refit", side=state.seat, months=months)
    return going(
        state, "recovery", captain=captain, crew=crew, meeting=None, cycle=None, blows=None,
        refit=Refit(months, new_boat=new_boat, success=success, left=severely_wounded(crew)),
    )  # fmt: skip


# ------------------------------------------------------------------------ the crew


def severely_wounded(crew: Crew) -> Names:
    """Who rolls for recovery; the generic boxes are "crew_0" and so on (10.11.0)."""
    if crew[: len(UNHURT)] == UNHURT:
        return ()
    men = tuple(man for man in ("captain", *OFFICERS) if getattr(crew, man) == SEVERE)
    return men + tuple(f"crew_{box}" for box, wound in enumerate(crew.generic) if wound == SEVERE)


def recovery_months(dice: Dice, crew: Crew, book: Book) -> int:
    """The months until a man is fit (10.11.0, 10.11.1). Charts: recovery_roll, recovery_modifiers."""
    modifier = 0
    if "doctor" in crew.experts and crew.doctor < SEVERE:
        modifier = book.modifier("recovery_modifiers", "doctor_experte")
    return book.charts["recovery_roll"].result(dice.roll("1d6", "recovery", "10.11.0") + modifier, "months")


def recovery(dice: Dice, state: State, book: Book) -> State:
    """One wounded man after the other (6.1.3B, 10.11.0)."""
    refit = refit_of(state)
    if not refit.left:
        return renewed(dice, state, book)
    man, *left = refit.left
    months = recovery_months(dice, state.crew, book)
    dice.note("10.11.0", "rotd-log-recovery", side=state.seat, man=man, months=months)
    state = with_refit(state, left=tuple(left), recovery=(*refit.recovery, (man, months)))
    return with_refit(state, captain_months=months) if man == "captain" else state


def gone_men(crew: Crew, recovery: tuple[tuple[str, int], ...], months: int) -> Names:
    """Who is replaced: the dead, and those who need longer than these months (10.11.0, 10.11.2, 10.11.2c)."""
    if crew[: len(UNHURT)] == UNHURT:
        return ()
    dead = tuple(man for man in OFFICERS if getattr(crew, man) == KILLED)
    dead += tuple(f"crew_{box}" for box, wound in enumerate(crew.generic) if wound == KILLED)
    return dead + tuple(man for man, needed in recovery if needed > months and man != "captain")


def renewed_crew(crew: Crew, gone: Names, all_out: bool) -> Crew:
    """The crew of the next patrol, everybody fit (2.0d, 10.11.2, 10.11.3, 11.1.4a, 11.1.6)."""
    if not gone and not all_out:
        fresh = crew[: len(UNHURT)] == UNHURT and crew.agent == ABSENT
        return crew if fresh else Crew(experts=crew.experts, quality=crew.quality)
    experts = crew.experts - set(gone)
    if "first_officer" in gone:
        experts = moved_up(experts)
    quality = crew.quality
    replaced = sum(man.startswith("crew_") for man in gone) == len(crew.generic)
    if (replaced or all_out) and QUALITIES.index(quality) > QUALITIES.index(TRAINED):
        quality = QUALITIES[QUALITIES.index(quality) - 1]
    return Crew(experts=experts, quality=quality)


def slow_experts(
    crew: Crew, recovery: tuple[tuple[str, int], ...], gone: Names
) -> tuple[tuple[str, int], ...]:
    """The Experten whom a longer stay in port would keep, with the months it takes (10.11.2, 11.4.3e)."""
    if not recovery:
        return ()
    return tuple((man, months) for man, months in recovery if man in gone and man in crew.experts)


def moved_up(experts: frozenset[str]) -> frozenset[str]:
    """The men who are Experte after the 1WO was lost (11.1.6)."""
    left = experts - {"first_officer"}
    return left - {"second_officer"} | {"first_officer"} if "second_officer" in left else left


def renewed(dice: Dice, state: State, book: Book) -> State:
    """Wounds are healed, men replaced, quality may fall (10.11, 11.1.4a, 11.1.4b, 11.4.2c)."""
    refit, crew, captain = refit_of(state), state.crew, state.captain
    away = refit.captain_months >= book.limits["captain_away_months"]
    months = max(refit.months, refit.captain_months) if refit.new_boat else refit.months
    gone = gone_men(crew, refit.recovery, months)
    for man in gone:
        dice.note("10.11.2", "rotd-log-replaced", side=state.seat, man=man)
    fresh = Crew() if away else renewed_crew(crew, gone, state.patrol.all_crew_out)
    slow = () if away else slow_experts(crew, refit.recovery, gone)
    if captain.failures >= book.limits["failures_in_a_row"]:
        captain = captain._replace(failures=0)
        fresh = fresh._replace(quality=lowered(fresh.quality))
        dice.note("11.1.4b", "rotd-log-quality", side=state.seat, quality=fresh.quality)
    if away or slow:
        refit = refit._replace(new_crew=away, slow=slow)
    if fresh is not crew or captain is not state.captain or refit is not state.refit:
        state = state._replace(captain=captain, crew=fresh, refit=refit)
    if "first_officer" in fresh.experts:
        return going(state, "officer_leaves")
    return advancement_due(dice, state, book)


def lowered(quality: str) -> str:
    """One level lower, not below Green (11.1.3a, 11.1.4b)."""
    return QUALITIES[max(0, QUALITIES.index(quality) - 1)]


def raised(quality: str) -> str:
    """One level higher, not above Elite (11.1.3a)."""
    return QUALITIES[min(len(QUALITIES) - 1, QUALITIES.index(quality) + 1)]


def leaves(dice: Dice, charts: Charts) -> bool:
    """Whether an Experte 1WO gets a boat of his own (11.1.5). Charts: first_officer_leaves."""
    return (
        charts["first_officer_leaves"].result(dice.roll("1d6", "officer_leaves", "11.1.5"), "result")
        == "leaves"
    )


def officer_leaves(dice: Dice, state: State, book: Book) -> State:
    """At the end of each patrol (11.1.5, 11.1.6)."""
    if leaves(dice, book.charts):
        dice.note("11.1.5", "rotd-log-officer-leaves", side=state.seat)
        state = with_crew(state, experts=moved_up(state.crew.experts))
    return going(state, "advancement_due")


def advancement_due(dice: Dice, state: State, book: Book) -> State:
    """After every third successful patrol the crew may advance (11.1.0a, 11.1.7)."""
    due = refit_of(state).success and state.captain.successes % book.limits["successes_per_advancement"] == 0
    return going(state, "advancement") if due else honours(dice, state, book)


def advanced(dice: Dice, crew: Crew, charts: Charts) -> Crew:
    """The crew after an advancement roll (11.1.0b-f, 11.1.2, 11.1.3a). Charts: crew_advancement."""
    result = charts["crew_advancement"].result(dice.roll("1d6", "advancement", "11.1.0a"), "result")
    if result == "quality":
        return crew._replace(quality=raised(crew.quality))
    return crew._replace(experts=crew.experts | {result})


def advancement(dice: Dice, state: State, book: Book) -> State:
    """The roll is made now, never saved up (6.1.3C, 11.1.0a)."""
    crew = advanced(dice, state.crew, book.charts)
    new = ", ".join(sorted(crew.experts - state.crew.experts)) or (
        crew.quality if crew != state.crew else "none"
    )
    dice.note("11.1.0a", "rotd-log-advancement", side=state.seat, what=new)
    return going(state, "honours", crew=crew)


# ------------------------------------------------------------------------ promotion and decorations


def honours(dice: Dice, state: State, book: Book) -> State:
    """Promotion, then decorations; the other way round with switch promotion_after_awards (6.1.3D,
    6.1.3F)."""
    if book.options.promotion_after_awards:
        state = _decorated(dice, state, book)
    if promotion_is_due(state.captain, book):
        return going(state, "promotion")
    return promoted(dice, state, book)


def _decorated(dice: Dice, state: State, book: Book) -> State:
    """Decorations are received; each with an effect gives a right to apply (11.3.5)."""
    state, due = awards.decorated(dice, state, book)
    return with_refit(state, applications=refit_of(state).applications + len(due)) if due else state


def promotion_is_due(captain: Captain, book: Book) -> bool:
    """Whether twelve months have passed since the last roll (11.2.3c); the highest rank rolls no more."""
    return (
        captain.rank != RANKS[-1]
        and captain.month + 1 - captain.last_check >= book.limits["months_between_promotions"]
    )


def promotion_modifier(captain: Captain, book: Book) -> int:
    """Rank, decorations and failed patrols of the last twelve months (11.2.3b). Charts:
    promotion_modifiers."""
    since = captain.month + 1 - book.limits["months_between_promotions"]
    medals = sum(award.month >= since and not award.flavour for award in captain.awards)
    failures = sum(line.month >= since and line.result == "F" for line in captain.patrols)
    return promotion_sum(captain.rank, medals, failures, book)


def promotion_sum(rank: str, medals: int, failures: int, book: Book) -> int:
    """The modifiers for a rank, so many decorations and so many failed patrols (11.2.3b)."""
    total = book.modifier("promotion_modifiers", rank)
    if medals:
        total += medals * book.modifier("promotion_modifiers", "decoration")
    if failures:
        total += failures * book.modifier("promotion_modifiers", "failure")
    return total


def is_promoted(dice: Dice, modifier: int, charts: Charts) -> bool:
    """The promotion roll (11.2.3a). Charts: promotion_roll."""
    return (
        charts["promotion_roll"].result(dice.roll("1d6", "promotion", "11.2.3a") + modifier, "result")
        == "promoted"
    )


def promotion(dice: Dice, state: State, book: Book) -> State:
    """One rank up, or another try in a year (11.2.3a, 11.2.3c, 11.2.4)."""
    captain = state.captain
    state = with_captain(state, last_check=captain.month + 1)
    if is_promoted(dice, promotion_modifier(captain, book), book.charts):
        rank = RANKS[RANKS.index(captain.rank) + 1]
        dice.note("11.2.3a", "rotd-log-rank", side=state.seat, rank=rank)
        state = with_captain(state, rank=rank)
    return going(state, "promoted")


def promoted(dice: Dice, state: State, book: Book) -> State:
    """After promotion: decorations (6.1.3D), then postings (6.1.3E)."""
    if not book.options.promotion_after_awards:
        state = _decorated(dice, state, book)
    return postings.applications(dice, state, book)


STAGES = {
    "home": home, "retirement": retirement, "refit": refit, "recovery": recovery, "renewed": renewed,
    "officer_leaves": officer_leaves, "advancement_due": advancement_due, "advancement": advancement,
    "honours": honours, "promotion": promotion, "promoted": promoted,
}  # fmt: skip
ROLLS: Names = ("retirement", "recovery", "officer_leaves", "advancement", "promotion")
