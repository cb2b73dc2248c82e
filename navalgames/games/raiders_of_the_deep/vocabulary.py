"""What may stand in the fields of a state of Raiders of the Deep.

Knows the records and the charts. Must not know what follows from them.
"""

from __future__ import annotations

from functools import lru_cache

from navalgames.charts import Charts
from navalgames.games.raiders_of_the_deep.calendar import month_of
from navalgames.games.raiders_of_the_deep.rules.endings import FATES
from navalgames.games.raiders_of_the_deep.rules.sequence import AGENDA
from navalgames.games.raiders_of_the_deep.state import (
    ABSENT,
    AFT,
    DAY,
    FIT,
    FORE,
    KILLED,
    KINDS,
    MEN,
    NIGHT,
    QUALITIES,
    RANGES,
    RANKS,
    SIDES,
    SUBMERGED,
    SURFACED,
    SYSTEMS,
    Options,
)
from navalgames.games.raiders_of_the_deep.tables import boats, book_of
from navalgames.games.vocabulary import ANYTHING, Vocabulary, perhaps, words_of

MONTHS = (0, *range(month_of("1914-08"), month_of("1919-12") + 1))
"""Of a captain and his log; 0 before he has begun. A refit may end after the war."""
CONDITIONS = range(FIT, KILLED + 1)


@lru_cache(maxsize=16)
def vocabulary(charts: Charts, options: Options) -> Vocabulary:
    """The words and numbers of Raiders of the Deep."""
    book, stages = book_of(charts, options), ("over", *AGENDA.stages, *AGENDA.asks)
    types, names = tuple(book.mats), tuple(boats(book))
    areas = perhaps(charts["patrol_track"].columns)
    fields = {
        **dict.fromkeys(("seat", "asked", "winner", "winners"), SIDES),
        **dict.fromkeys(("Boat.damaged", "Boat.inoperative"), SYSTEMS),
        **dict.fromkeys((f"Crew.{man}" for man in (*MEN, "generic")), CONDITIONS),
        "Crew.agent": (*CONDITIONS, ABSENT), "experts": MEN, "quality": QUALITIES, "rank": RANKS,
        "nation": ("DE", "AH"), "Boat.type": perhaps(types), "Captain.first_type": perhaps(types),
        "PatrolLine.type": types, "Boat.name": perhaps(names), "PatrolLine.boat": names,
        "Patrol.area": areas, "PatrolLine.area": areas, "Logged.area": areas, "stage": stages,
        "Captain.name": ANYTHING, "Patrol.system": perhaps(SYSTEMS), "sick": MEN,
        "PatrolLine.result": ("", "S", "F"),
        "Patrol.step": (-1, 1), "Patrol.then": perhaps(stages), "Meeting.time": ("", DAY, NIGHT),
        "Meeting.posture": ("", SURFACED, SUBMERGED), "Meeting.distance": perhaps(RANGES),
        "Meeting.ends": (FORE, AFT), "Shot.end": ("", FORE, AFT), "Shot.weapon": (*KINDS, "gun"),
        "Meeting.follows": ("", "damaged", "straggler", "escorted"),
        "Logged.fate": ("sunk", "prize", "damaged"), "Captain.fate": perhaps(FATES),
        "Captain.final_fate": perhaps(dict.fromkeys(one.value for one in charts["f2_final_fate"].cells())),
        **dict.fromkeys(("month", "started", "last_check"), MONTHS),
        "fore": range(10), "aft": range(10), "fore_reloads": range(20), "aft_reloads": range(20),
    }  # fmt: skip
    return Vocabulary(fields, words_of(charts, stages, SIDES, SYSTEMS, MEN, KINDS, (FORE, AFT), _NOTED))


_NOTED = (
    "damaged", "straggler", "escorted", "mine", "war_over", "gun", "torpedo",
    *(f"crew_{box}" for box in range(4)),
)  # fmt: skip
"""What the log, a meeting and a refit note, beside words of the charts."""
