"""What must hold in every state of Raiders of the Deep.

Knows the laws of the mat: torpedoes, tracks, men, the log. Raises AssertionError.
"""

from __future__ import annotations

from itertools import pairwise

from navalgames.charts import Charts
from navalgames.games.raiders_of_the_deep.rules import log_book
from navalgames.games.raiders_of_the_deep.state import (
    ABSENT,
    FIT,
    KILLED,
    MEN,
    QUALITIES,
    RANKS,
    SYSTEMS,
    Boat,
    Captain,
    Crew,
    Options,
    State,
)
from navalgames.games.raiders_of_the_deep.tables import Book, book_of


def check(state: State, charts: Charts, options: Options) -> None:
    """Raises AssertionError when the table breaks a law."""
    book = book_of(charts, options)
    _hold(bool(state.asked) != (state.outcome is not None), "somebody decides, or it is over")
    _hold(state.score == log_book.tonnage(state.captain), "the score is the tonnage of the log")
    _captain(state.captain, book)
    if state.boat.name:
        _boat(state, book)
    _crew(state.crew)
    _patrol(state)
    seats = {state.seat, *(career.seat for career in state.others)}
    _hold(len(seats) == 1 + len(state.others), "every seat has one career")


def _hold(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)


def _boat(state: State, book: Book) -> None:
    boat: Boat = state.boat
    mat = book.mats[boat.type]
    for end, full, reloads in (("fore", mat.fore, mat.fore_reloads), ("aft", mat.aft, mat.aft_reloads)):
        tubes, stock = getattr(boat, end), getattr(boat, f"{end}_reloads")
        _hold(min(tubes) >= 0 and min(stock) >= 0, f"no torpedo less than none {end}")
        _hold(sum(tubes) <= sum(full), f"one torpedo in each tube {end}")
        _hold(sum(stock) <= sum(reloads), f"reload boxes hold what the mat says {end}")
        for kind in range(3):
            _hold(tubes[kind] + stock[kind] <= full[kind] + reloads[kind], f"no torpedo too many {end}")
    _hold(0 <= boat.hull < mat.hull or bool(state.captain.fate), "a boat in its last hull box is lost")
    _hold(0 <= boat.flooding < mat.flooding or bool(state.captain.fate), "a flooded boat is lost")
    _hold(boat.damaged | boat.inoperative <= set(SYSTEMS), "known systems only")
    _hold(not boat.damaged & boat.inoperative, "a system is damaged or inoperative, not both")


def _crew(crew: Crew) -> None:
    for man in MEN:
        _hold(FIT <= getattr(crew, man) <= KILLED, f"{man} is fit, wounded or dead")
    _hold(len(crew.generic) == 4, "four boxes of crew")
    _hold(crew.agent == ABSENT or FIT <= crew.agent <= KILLED, "the agent is aboard or not")
    _hold(crew.experts <= set(MEN[1:]), "only named men are Experte")
    _hold(crew.quality in QUALITIES, "a known quality")


def _captain(captain: Captain, book: Book) -> None:
    _hold(captain.rank in RANKS, "a known rank")
    successes = [line.result for line in captain.patrols].count("S")
    _hold(captain.successes == successes, "the log counts its successes")
    months = [line.month for line in captain.patrols]
    _hold(all(one < other for one, other in pairwise(months)), "patrols follow each other")
    _hold(not months or (book.first <= months[0] and months[-1] <= book.last), "patrols within the war")
    _hold(min(captain.multipliers, captain.luck, captain.rights) >= 0, "no marker less than none")
    named = [line.name for line in captain.log if line.name and line.fate != log_book.DAMAGED]
    _hold(len(named) == len(set(named)), "no ship is sunk twice")
    prizes = [line.patrol for line in captain.log if line.fate == log_book.PRIZE]
    _hold(len(prizes) == len(set(prizes)), "one prize in a patrol")


def _patrol(state: State) -> None:
    patrol, meeting = state.patrol, state.meeting
    _hold(-1 <= patrol.at <= len(patrol.boxes), "the boat is on its track, or beside it")
    _hold(patrol.rolls >= 0 and patrol.multiplier >= 0, "no rolls less than none")
    if meeting is not None:
        _hold(len(meeting.ships) + meeting.to_identify <= 4, "four columns on the combat mat")
        _hold(all(ship.damage >= 0 for ship in meeting.ships), "no damage less than none")
    _hold(state.crew.captain < KILLED or bool(state.captain.fate), "a dead captain has no career")
