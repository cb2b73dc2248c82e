"""Patrols survived, by what the captain attacks.

Knows boxes and dangers on the way; every danger meets a sound boat, because damage is repaired between them.
The hunts stand in `hunted`, what a box holds in `rules.boxes`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from fractions import Fraction
from math import prod
from typing import Any, NamedTuple

from navalgames.chance import Dice, Distribution, exact
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, Question, Rounds, Setting
from navalgames.games.parts import quick
from navalgames.games.raiders_of_the_deep.questions import hunted, sliders
from navalgames.games.raiders_of_the_deep.questions.attack import WAYS
from navalgames.games.raiders_of_the_deep.questions.dice_alone import in_box
from navalgames.games.raiders_of_the_deep.questions.hunt_solved import DECIMALS, afloat, escapes
from navalgames.games.raiders_of_the_deep.questions.hunted import ESCAPED, NOBODY, Hunted, Hurt
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, refused, whole
from navalgames.games.raiders_of_the_deep.rules import attacks, dangers, hunt, meetings
from navalgames.games.raiders_of_the_deep.state import SURFACED, Boat, Captain, Crew, Cycle, Meeting
from navalgames.games.raiders_of_the_deep.tables import Book, track, track_of

AREAS = ("british_isles", "channel", "north_sea", "mediterranean", "adriatic", "baltic", "black_sea")
POLICIES = {
    "nobody": None,
    "far": ("day", "long"),
    "near": ("day", "close"),
    "near_by_night": ("night_surface", "close"),
}
"""Which escorted ships are attacked how: the way and the range."""
SAFE, LOST, ALIVE = "safe", "lost", "alive"


class Voyage(NamedTuple):
    """Patrols still to come, the box of this one, and a danger under way. `hunt`: escorts are searching."""

    patrols: int
    era: str
    area: str
    type: str
    policy: str
    place: int = 0
    danger: Hunted | None = None
    hunt: bool = False
    end: str = ""


quick(Voyage)


def voyage_begins(charts: Charts, **values: Any) -> Voyage:
    """A captain who leaves lone ships alone (8.1.4a)."""
    return Voyage(**values)


def voyage_refused(charts: Charts, era: str, area: str, type: str, **others: Any) -> Setting | None:
    """Waters for which the mat has no track, types that sail later (3.3.2a, 7.0d)."""
    if track(sliders.book_for(type, charts), type, area) is None:
        return refused("area", "no-track", "7.0d")
    return sliders.too_early(type, era, charts)


def voyage_step(dice: Dice, voyage: Voyage, charts: Charts) -> Voyage:
    """One box, or one roll of the danger it holds (8.0, 9.6, 9.8, 9.10)."""
    book = sliders.book_for(voyage.type, charts)
    if voyage.danger is not None:
        return _on(voyage, hunted.hunt_step(dice, voyage.danger, charts), book)
    if voyage.place == len(columns(voyage, book)):
        left = voyage.patrols - 1
        return voyage._replace(patrols=left, place=0, end="" if left else ALIVE)
    word = word_in(dice, columns(voyage, book)[voyage.place], voyage.era, book)
    danger, hunting = danger_of(dice, word, voyage, book)
    there = voyage._replace(place=voyage.place + 1)
    if danger == LOST:
        return _over(voyage)
    return there if danger == SAFE else there._replace(danger=danger, hunt=hunting)


def _on(voyage: Voyage, danger: Hunted, book: Book) -> Voyage:
    """The danger goes on, is over, or is the end."""
    if not is_over(danger, voyage.hunt):
        return voyage._replace(danger=danger)
    return voyage._replace(danger=None, hunt=False) if survived(danger) else _over(voyage)


def _over(voyage: Voyage) -> Voyage:
    return Voyage(0, voyage.era, voyage.area, voyage.type, voyage.policy, end=LOST)


def is_over(danger: Hunted, hunting: bool) -> bool:
    """A hunt to its end; bombs and mines until no hit and no water is left to roll."""
    return hunted.hunt_over(danger) or (not hunting and danger.phase == "search")


def survived(danger: Hunted) -> bool:
    return danger.phase in (ESCAPED, "search")


def columns(voyage: Voyage, book: Book) -> tuple[str, ...]:
    """The columns of [E1] for the boxes of the track (E1.rows)."""
    return tuple("transit" if box == "transit" else voyage.area
                 for box in track_of(book, voyage.type, voyage.area))  # fmt: skip


def word_in(dice: Dice, column: str, era: str, book: Book) -> str:
    """What one box holds; a 12 is read on the chart (8.0). Charts: e1_encounter_1 to _6."""
    return in_box(dice.roll("2d6", "encounter", "8.0"), sliders.month_in(era), column, book)


def danger_of(dice: Dice, word: str, voyage: Voyage, book: Book) -> tuple[Any, bool]:
    """(SAFE, LOST or the boat in danger, whether escorts search for it) (9.8.1, 9.8.2, 9.10, 9.6.1)."""
    if word == "mines":
        struck = dangers.strikes_mine(dice, Crew(), book)
        return (_hit(dangers.mine_hits(dice, book), voyage) if struck else SAFE), False
    if word == "aircraft":
        modifier = dangers.aircraft_modifier(Boat(voyage.type), Crew(), False, book)
        caught = dangers.is_caught(dice, modifier, book)
        return (_hit(dangers.air_hits(dice, book), voyage) if caught else SAFE), False
    if word == "net":
        acted("9.8.2a")
        return Hunted(Hurt(), _known(voyage, Cycle(previous=True))), True
    if word in meetings.ESCORTED and POLICIES[voyage.policy]:
        return _attacked(dice, word, voyage, book), True
    if word in meetings.ESCORTED or word in meetings.SHIPS:
        acted("8.1.4a")
    return SAFE, False


def _attacked(dice: Dice, word: str, voyage: Voyage, book: Book) -> Hunted:
    """The hunt after one attack on ships with escorts (9.2.2a, 9.5.2d, 9.6.1)."""
    kept = POLICIES[voyage.policy]
    assert kept is not None, "this policy leaves escorts alone"
    way, distance = kept
    time, posture = WAYS[way]
    seen = distance == "close" and hunt.approach(dice, Captain(), Crew(), book) != hunt.UNDETECTED
    if seen:
        acted("9.2.2d")
        return Hunted(Hurt(), _known(voyage, Cycle(night_surface=posture == SURFACED)), caught=True)
    met = Meeting(word, time=time, posture=posture, distance=distance, ends=frozenset({"fore"}))
    return Hunted(Hurt(), _known(voyage, attacks.cycle_after(met)))


def _known(voyage: Voyage, cycle: Cycle) -> hunted.Setting:
    return hunted.setting(voyage.type, cycle, sliders.month_in(voyage.era), False, "captain")


def _hit(hits: int | None, voyage: Voyage) -> Any:
    """The boat with hits to be rolled; nothing searches for it."""
    if hits is hunt.SUNK:
        return LOST
    nobody = hunted.setting(voyage.type, Cycle(), NOBODY, False, "captain")
    return Hunted(Hurt(), nobody, "hit", first=False, hits=hits) if hits else SAFE


def voyage_over(voyage: Voyage) -> bool:
    return bool(voyage.end)


def voyage_end(voyage: Voyage) -> str:
    return voyage.end


# ------------------------------------------------------------------------ solved


def solved(charts: Charts, **values: Any) -> Distribution:
    """The same chances, box by box: what one box costs is the same on every patrol."""
    *_, last = after_each(charts, **values)
    return last


def after_each(charts: Charts, **values: Any) -> Iterator[Distribution]:
    """Whether the captain is alive before the first patrol and after each one."""
    voyage = Voyage(**values)
    book = sliders.book_for(voyage.type, charts)
    there = columns(voyage, book)
    kept = {column: 1 - _lost_in(column, voyage, book) for column in dict.fromkeys(there)}
    home = prod(kept[column] for column in there)
    for patrols in range(voyage.patrols + 1):
        chances = {ALIVE: home**patrols, LOST: 1 - home**patrols}
        yield Distribution.from_fractions({end: chance for end, chance in chances.items() if chance})


def _lost_in(column: str, voyage: Voyage, book: Book) -> Fraction:
    """The chance that one box costs the boat."""
    return sum((one.met * one.lost for one in _dangers(column, voyage, book)), Fraction(0))


class Danger(NamedTuple):
    """What a box may hold. met: how likely it does; lost: how likely this costs the boat."""

    word: str
    met: Fraction
    lost: Fraction


def _dangers(column: str, voyage: Voyage, book: Book) -> Iterator[Danger]:
    """Everything that one box may hold."""
    for word, met in exact(word_in, column, voyage.era, book):
        found = exact(danger_of, word, voyage._replace(patrols=1), book)
        costs = (part * _costs(danger, hunting, book) for (danger, hunting), part in found)
        yield Danger(word, met, sum(costs, Fraction(0)))


def _costs(danger: Any, hunting: bool, book: Book) -> Fraction:
    """The chance that a danger costs the boat; that of a hunt is rounded (`hunt_solved.ROUNDED_TO`)."""
    if type(danger) is str:
        return Fraction(danger == LOST)
    return 1 - (escapes(danger, book.charts) if hunting else afloat(danger, book.charts))


def patrols_course(charts: Charts, outcome: Hashable, **values: Any) -> Course:
    """What happens on a patrol, and how likely the boat comes home from all of them."""
    voyage = Voyage(**values)
    book = sliders.book_for(voyage.type, charts)
    there = Counter(columns(voyage, book))
    dangers = {column: [one for one in _dangers(column, voyage, book) if one.lost] for column in there}
    lost = {column: sum((one.met * one.lost for one in dangers[column]), Fraction(0)) for column in there}
    home = prod(((1 - lost[column]) ** count for column, count in there.items()), start=Fraction(1))
    worst = max(there, key=lambda column: lost[column] * there[column])
    acts, most = list[Act](), 0
    for column, count in there.items():
        most = len(acts) if column == worst else most
        told = ("box", column), ("boxes", count), ("lost", lost[column]), ("ways", len(dangers[column]))
        acts.append(Act("patrol-boxes", told))
        for one in dangers[column]:
            acts.append(Act("patrol-danger", tuple(one._asdict().items()), one.met * one.lost))
        if lost[column] and count > 1:
            kept = 1 - lost[column]
            acts.append(Act("patrol-kept", (("boxes", count),), kept**count, ((kept, count),)))
    acts.append(Act("patrol-home", (("boxes", sum(there.values())), ("home", home))))
    patrols = (("patrols", voyage.patrols),)
    way = Act("patrol-way", patrols, home**voyage.patrols, ((home, voyage.patrols),))
    return Course((*acts, Act("patrol-all", patrols)), most, (way,) if outcome == ALIVE else ())


def box_entered(charts: Charts, **values: Any) -> dict[str, Any]:
    """The box that is entered most often, of several the deadliest, as the question of one box has it."""
    voyage = Voyage(**values)
    book = sliders.book_for(voyage.type, charts)
    entered = Counter(columns(voyage, book))
    most = max(entered, key=lambda column: (entered[column], _lost_in(column, voyage, book)))
    return {"month": sliders.MONTHS[voyage.era], "region": most}


QUESTIONS = (
    Question(
        "patrols_survived", "career", ("8.1.4a", "9.6.0", "9.8.1a", "9.8.1b", "9.8.2a", "9.10.1a"),
        (
            whole("patrols", 1, 12, 6, "2.0b"), choice("policy", tuple(POLICIES), "nobody", "8.1.4a"),
            sliders.era("1917", "cal.e1"), choice("area", AREAS, "british_isles", "7.0d"),
            choice("type", sliders.TYPES, "U31", "7.0d"),
        ),
        how=Rounds(
            voyage_begins, voyage_step, voyage_over, voyage_end, solve=solved, called="steps",
            stages=after_each, staged="patrols",
        ),
        throw="encounter_in_month", throw_at=box_entered,
        outcomes=(ALIVE, LOST), refused=voyage_refused, rounded=DECIMALS,
        course=patrols_course,
    ),
)  # fmt: skip
