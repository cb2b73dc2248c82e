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
    _hold(bool(state.asked) != (state.outcome is not None), "nobody decides, and it is not over")
    _hold(state.score == log_book.tonnage(state.captain), "the score is not the tonnage of the log")
    _captain(state.captain, book)
    if state.boat.name:
        _boat(state, book)
    _crew(state.crew)
    _patrol(state)
    seats = {state.seat, *(career.seat for career in state.others)}
    _hold(len(seats) == 1 + len(state.others), "a seat has no career, or two")


def _hold(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)


def _boat(state: State, book: Book) -> None:
    boat: Boat = state.boat
    mat = book.mats[boat.type]
    for end, full, reloads in (("fore", mat.fore, mat.fore_reloads), ("aft", mat.aft, mat.aft_reloads)):
        tubes, stock = getattr(boat, end), getattr(boat, f"{end}_reloads")
        _hold(min(tubes) >= 0 and min(stock) >= 0, f"fewer torpedoes than none {end}")
        _hold(sum(tubes) <= sum(full), f"{sum(tubes)} torpedoes in {sum(full)} tubes {end}")
        _hold(
            sum(stock) <= sum(reloads),
            f"{sum(stock)} torpedoes in reserve {end}; the mat has room for {sum(reloads)}",
        )
        for kind in range(3):
            _hold(
                tubes[kind] + stock[kind] <= full[kind] + reloads[kind],
                f"more torpedoes of one kind {end} than tubes and reload boxes for it",
            )
    _hold(
        0 <= boat.hull < mat.hull or bool(state.captain.fate),
        f"the hull of {boat.name} has {boat.hull} of {mat.hull} boxes damaged: she would be lost",
    )
    _hold(
        0 <= boat.flooding < mat.flooding or bool(state.captain.fate),
        f"{boat.name} has {boat.flooding} of {mat.flooding} boxes flooded: she would be lost",
    )
    _hold(boat.damaged | boat.inoperative <= set(SYSTEMS), "a system is damaged that no boat has")
    _hold(not boat.damaged & boat.inoperative, "a system is damaged and out until port at once")


def _crew(crew: Crew) -> None:
    for man in MEN:
        _hold(
            FIT <= getattr(crew, man) <= KILLED,
            f"{man} is {getattr(crew, man)}; expected: {FIT} (fit) to {KILLED} (dead)",
        )
    _hold(len(crew.generic) == 4, f"{len(crew.generic)} boxes of crew; expected: 4")
    _hold(crew.agent == ABSENT or FIT <= crew.agent <= KILLED, "the agent is neither aboard nor not")
    _hold(crew.experts <= set(MEN[1:]), "somebody is Experte who has no name")
    _hold(crew.quality in QUALITIES, f"no crew is “{crew.quality}”")


def _captain(captain: Captain, book: Book) -> None:
    _hold(captain.rank in RANKS, f"there is no rank “{captain.rank}”")
    successes = [line.result for line in captain.patrols].count("S")
    _hold(captain.successes == successes, f"{captain.successes} successful patrols; the log has {successes}")
    months = [line.month for line in captain.patrols]
    _hold(
        all(one < other for one, other in pairwise(months)),
        "a patrol of the log begins before the one it follows",
    )
    _hold(
        not months or (book.first <= months[0] and months[-1] <= book.last),
        "a patrol of the log lies outside the war",
    )
    _hold(min(captain.multipliers, captain.luck, captain.rights) >= 0, "fewer markers than none")
    named = [line.name for line in captain.log if line.name and line.fate != log_book.DAMAGED]
    _hold(len(named) == len(set(named)), "the log has a ship sunk twice")
    prizes = [line.patrol for line in captain.log if line.fate == log_book.PRIZE]
    _hold(len(prizes) == len(set(prizes)), "two prizes in a patrol")


def _patrol(state: State) -> None:
    patrol, meeting = state.patrol, state.meeting
    _hold(
        -1 <= patrol.at <= len(patrol.boxes),
        f"the boat stands in box {patrol.at} of a track of {len(patrol.boxes)}",
    )
    _hold(patrol.rolls >= 0 and patrol.multiplier >= 0, "fewer rolls than none")
    if meeting is not None:
        _hold(len(meeting.ships) + meeting.to_identify <= 4, "more than four ships on the combat mat")
        _hold(all(ship.damage >= 0 for ship in meeting.ships), "less damage than none")
    _hold(
        state.crew.captain < KILLED or bool(state.captain.fate), "the captain is dead, and his career goes on"
    )
