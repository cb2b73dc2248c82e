"""The end of a career, and of the game (2.0e-2.0g, 5.1, 5.2, 13, 14.5.4, 14.7.2).

Knows the fates of captains and the levels of victory. Honours after death stand in `rules.awards`.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.games.contract import Outcome
from navalgames.games.raiders_of_the_deep.rules import awards, log_book
from navalgames.games.raiders_of_the_deep.state import (
    Boat,
    Captain,
    Career,
    Crew,
    Patrol,
    State,
    going,
)
from navalgames.games.raiders_of_the_deep.tables import Book

WAR_OVER, ASHORE, TILE_DONE = "war_over", "ashore", "patrols_done"
SURVIVED = (WAR_OVER, ASHORE, TILE_DONE)
BOAT_CAPTURED = "boat_captured"
FATES = (
    *SURVIVED, "scuttled", BOAT_CAPTURED, "captain_killed", "mine", "net", "aircraft",
    "ram", "depth_charges", "test_depth", "engines", "q_ship", "baralong",
)  # fmt: skip
"""How a career can end; whose fate is none of `SURVIVED` is lost, a prisoner, too."""
LEVELS = ("defeat", "draw", "marginal", "substantial", "decisive")


def lost(dice: Dice, state: State, fate: str, rule: str, book: Book) -> State:
    """The career ends here: the boat or its captain is lost (2.0e, 5.1.3)."""
    dice.note(rule, f"rotd-log-end-{fate.replace('_', '-')}", side=state.seat, boat=state.boat.name)
    if not book.options.mines_count_after_loss:
        state = _without_mines(state)
    return going(state, "career_over", captain=state.captain._replace(fate=fate))


def _without_mines(state: State) -> State:
    """Victims of the mines of this patrol are struck out (switch mines_count_after_loss)."""
    number = len(state.captain.patrols)
    kept = tuple(line for line in state.captain.log if line.by != "mine" or line.patrol != number)
    captain = state.captain._replace(log=kept)
    return state._replace(captain=captain, score=log_book.tonnage(captain))


def career_over(dice: Dice, state: State, book: Book) -> State:
    """Honours, level of victory, and who goes on.

    Rule: 2.0f, 2.0g, 5.1.4, 5.2, 14.6.
    """
    state, _ = awards.decorated(dice, state, book)
    captain = state.captain._replace(level=level(state.captain, book))
    dice.note(
        "5.2.1", f"rotd-log-level-{captain.level}", side=state.seat, tonnage=log_book.tonnage(captain),
        ships=sum(line.fate != log_book.DAMAGED for line in captain.log), rank=captain.rank,
    )  # fmt: skip
    state = state._replace(
        captain=captain, meeting=None, cycle=None, blows=None, refit=None, patrol=Patrol(), before=None
    )
    if book.options.life_story and captain.fate in SURVIVED:
        return going(state, "final_fate")
    return going(state, "next_player")


def final_fate(dice: Dice, state: State, book: Book) -> State:
    """What became of a captain who lived (14.6). Charts: f2_final_fate."""
    fate = book.charts["f2_final_fate"].result(dice.roll("1d20", "final_fate", "14.6"), "fate")
    dice.note("14.6", "rotd-log-final-fate", side=state.seat, fate=fate)
    return going(state, "next_player", captain=state.captain._replace(final_fate=fate))


def level(captain: Captain, book: Book) -> str:
    """The level of victory.

    Rule: 5.2.2a-f, 5.2.3, 14.5.4c-g; 14.7.2 (a tile loses below the historical tonnage).
    Charts: victory_german, victory_austrian.
    """
    if captain.fate == BOAT_CAPTURED:
        return LEVELS[0]
    sunk = log_book.tonnage(captain)
    if book.austrian:
        chart = book.charts["victory_austrian"]
        both = sunk + log_book.damaged_tonnage(captain)
        reached = [
            row
            for row in LEVELS
            if sunk >= chart.value(row, "sunk") or both >= chart.value(row, "with_damaged")
        ]
    else:
        chart = book.charts["victory_german"]
        reached = [row for row in LEVELS if sunk >= chart.value(row, "tonnage")]
    return reached[-1]


def as_good_as_history(captain: Captain, book: Book) -> bool:
    """Whether the captain of a tile has sunk what he sank in the war (14.7.2). Charts: commander_tiles."""
    tile = book.tile
    return captain.fate != BOAT_CAPTURED and log_book.tonnage(captain) >= tile.tonnage


# ------------------------------------------------------------------------ several players


def next_player(dice: Dice, state: State, book: Book) -> State:
    """The next captain whose career goes on takes the table; with none left the game is over.

    Rule: 13.1.2a (patrols alternate), 13.2.1.
    """
    here = Career(state.seat, state.captain, state.boat, state.crew)
    order = (*state.others, here)
    for place, career in enumerate(order):
        if not career.captain.fate:
            others = (*order[place + 1 :], *order[:place])
            return _at_table(state, career, others)
    return state._replace(outcome=outcome(order, book), stage="over", asked=())


def _at_table(state: State, career: Career, others: tuple[Career, ...]) -> State:
    state = state._replace(
        seat=career.seat, captain=career.captain, boat=career.boat, crew=career.crew, others=others,
        patrol=Patrol(), meeting=None, cycle=None, blows=None, refit=None, before=None,
        score=log_book.tonnage(career.captain),
    )  # fmt: skip
    return going(state, "assign" if career.captain.month else "begin")


def fresh(seat: str) -> Career:
    """The career of a player before its set-up."""
    return Career(seat, Captain(), Boat(""), Crew())


def outcome(careers: tuple[Career, ...], book: Book) -> Outcome:
    """Who has won.

    Rule: 5.2, 13.1.3, 13.2.1, 13.3.1, 14.7.2.
    """
    if book.options.form == "career":
        return _of_one(careers[0], book)
    in_it = careers
    if book.options.form == "survival":
        in_it = tuple(one for one in careers if one.captain.fate in SURVIVED)
        if not in_it:
            return Outcome(None, "rotd-outcome-nobody-survived", "13.3.1", lost=True)
    most = max(log_book.tonnage(one.captain) for one in in_it)
    winners = tuple(sorted(one.seat for one in in_it if log_book.tonnage(one.captain) == most))
    rule = {"two_players": "13.1.3", "top_tonnage": "13.2.1", "survival": "13.3.1"}[book.options.form]
    if len(winners) > 1 and book.options.form == "two_players":
        return Outcome(None, "rotd-outcome-equal", rule)
    return Outcome(winners[0], "rotd-outcome-most-tonnage", rule, winners)


def _of_one(career: Career, book: Book) -> Outcome:
    """The outcome of a career: a level from marginal on is a victory, a draw is a draw."""
    captain = career.captain
    if book.tile is not None:
        if as_good_as_history(captain, book):
            return Outcome(career.seat, "rotd-outcome-as-history", "14.7.2")
        return Outcome(None, "rotd-outcome-below-history", "14.7.2", lost=True)
    key = f"rotd-outcome-{captain.level}"
    if captain.level == LEVELS[0]:
        return Outcome(None, key, "5.2.2f" if captain.fate == BOAT_CAPTURED else "5.2.2a", lost=True)
    if captain.level == LEVELS[1]:
        return Outcome(None, key, "5.2.2b")
    return Outcome(career.seat, key, f"5.2.2{'abcde'[LEVELS.index(captain.level)]}")


STAGES = {"career_over": career_over, "final_fate": final_fate, "next_player": next_player}
