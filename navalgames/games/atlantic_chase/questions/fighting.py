"""Battles between one or two ships of each side, by fixed conduct (54 to 62).

Knows how sliders set them up. The rules stand in `rules`; the engine itself fights the battle roll by roll,
or `volleys` does by a shorter way.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from itertools import takewhile
from typing import Any

from navalgames.chance import Distribution
from navalgames.charts import Charts
from navalgames.games.atlantic_chase.questions import volleys
from navalgames.games.atlantic_chase.questions.battles import (
    CONDUCTS,
    Fight,
    afloat,
    fought,
    one_step,
    settled,
)
from navalgames.games.atlantic_chase.questions.sea import OPEN, Sea, open_sea
from navalgames.games.atlantic_chase.questions.ships import BRITISH_SHIPS, GERMAN_SHIPS, SHIPS
from navalgames.games.atlantic_chase.questions.shots import (
    FATES,
    GROUP,
    bears,
    fate,
    refused_damage,
    the_counter,
)
from navalgames.games.atlantic_chase.questions.sliders import choice, idle, refused, switch, whole
from navalgames.games.atlantic_chase.state import BRITISH, GERMAN, Options, TaskForce
from navalgames.games.contract import Act, Course, Question, Rounds, Setting


def _fight(
    charts: Charts, german: str, german_second: str, german_damaged: bool, british: str, british_second: str,
    british_damaged: bool, rounds: int, zone: str, german_conduct: str, british_conduct: str,
) -> Fight:  # fmt: skip
    box = open_sea(charts)
    forces = (
        _force("G1", GERMAN, (german, german_second), german_damaged, box),
        _force("B1", BRITISH, (british, british_second), british_damaged, box),
    )
    names = (forces[0].ships[0].name, forces[1].ships[0].name)
    state = fought(forces, BRITISH, zone.capitalize(), rounds)
    return Fight(state, names, (german_conduct, british_conduct), Options())


def _force(name: str, side: str, ships: tuple[str, str], damaged: bool, box: Sea) -> TaskForce:
    """A task force of one ship or of two; the first may be damaged."""
    names = [SHIPS[ship] for ship in ships if ship != "none"]
    if len(set(names)) < len(names) and two_counters(names[0], box.charts):
        names = [f"{ship}#{number}" for number, ship in enumerate(names, start=1)]
    made = tuple(the_counter(ship, damaged and not number, box) for number, ship in enumerate(names))
    return TaskForce(name, side, made, OPEN)


def two_counters(ship: str, charts: Charts) -> bool:
    """Whether there are two counters of a ship (6.1). Charts: ship_counters."""
    return charts["ship_counters"].value(ship, "counters") > 1


def _refused(
    charts: Charts, german: str, german_second: str, german_damaged: bool, british: str, british_second: str,
    british_damaged: bool, **_: Any,
) -> Setting | None:  # fmt: skip
    """There is one counter of most ships, and some have no damaged side."""
    if german == german_second and not two_counters(GERMAN_SHIPS[german], charts):
        return refused("german_second", "one-counter", "6.1")
    if british == british_second and not two_counters(BRITISH_SHIPS[british], charts):
        return refused("british_second", "one-counter", "6.1")
    return refused_damage(charts, "german_damaged", GERMAN_SHIPS[german], german_damaged) or refused_damage(
        charts, "british_damaged", BRITISH_SHIPS[british], british_damaged
    )


def _idle(charts: Charts, rounds: int, **_: Any) -> tuple[Setting, ...]:
    """What a side does after the first round cannot matter where there is no second."""
    return idle("one-round", "56.1", "german_conduct", "british_conduct") if rounds == 1 else ()


def _fates(fight: Fight) -> str:
    left = afloat(fight)
    return "_".join(fate(left.get(name)) for name in fight.ships)


def _shot_of_the_german_side(charts: Charts, **given: Any) -> dict[str, Any]:
    return volleys.usual_shot(_fight(charts, **given), charts, GERMAN)


def _bearing(charts: Charts, **given: Any) -> dict[str, int]:
    """How many hits the first ship of each side bears until she is damaged, or sunk where she is damaged."""
    german, british = (
        bears(charts, given[side])["sinking" if given[f"{side}_damaged"] else "damaging"]
        for side in ("german", "british")
    )
    return {"german_hits": german, "british_hits": british}


def solved(charts: Charts, **given: Any) -> Distribution:
    """The fates of the first ships, step by step of the rounds instead of roll by roll."""
    return volleys.ends(_fight(charts, **given), charts).map(_fates)


def _volleys(charts: Charts, **given: Any) -> Iterator[Distribution]:
    """How the battle may stand after each volley of both sides, by the shorter way."""
    return volleys.stages(_fight(charts, **given), charts, _fates)


def _volley_by_volley(charts: Charts, outcome: Hashable, **given: Any) -> Course:
    """What each volley makes of ships that nothing has happened to; the way is that to the last one."""
    fight = _fight(charts, **given)
    begun = _fates(fight)
    found = volleys.first_changes(fight, charts, _fates)
    lasting = enumerate(takewhile(lambda one: one.chance(begun), found))
    changing = {place: volley for place, volley in lasting if volley.chance(begun) != 1}
    made, borne, fired = list(changing.values()), _bearing(charts, **given), _fired(fight, charts)
    acts = tuple(
        _volley(number, one, begun, {**borne, **fired(place)})
        for number, (place, one) in enumerate(changing.items(), start=1)
    )
    if not acts:
        return Course((), most=-1)
    most = min(range(len(made)), key=lambda place: made[place].chance(begun))
    way = [
        Act("volley-nothing", (("volley", number),), one.chance(begun))
        for number, one in enumerate(made, start=1)
    ]
    if outcome != begun:
        way[-1] = Act("volley-so", (("volley", len(made)),), made[-1].chance(outcome))
    return Course(acts, most, tuple(way) if way[-1].chance else ())


def _fired(fight: Fight, charts: Charts) -> Callable[[int], dict[str, Any]]:
    """What a volley is, by its place: its range, and what the usual shot of each side brings; guns and
    torpedoes take turns, those are the volleys at even places.
    """
    ranges = [shot.get("range", "") for shot in volleys.usual_shots(fight, charts, GERMAN)]
    german, british = (volleys.hits_of_usual_shots(fight, charts, side) for side in (GERMAN, BRITISH))

    def told(place: int) -> dict[str, Any]:
        turn, torpedoes = divmod(place, 2)
        shots = {"german_shot": german[turn], "british_shot": british[turn]}
        if torpedoes or not ranges[turn] or None in shots.values():
            return {"guns": False, "torpedoes": bool(torpedoes)}
        return {"guns": True, "torpedoes": False, "range": ranges[turn], **shots}

    return told


def _volley(number: int, made: Distribution, begun: str, told: dict[str, Any]) -> Act:
    """How likely a volley changes what becomes of one ship alone, or of both. told: what is fired, and the
    hits that do so.
    """
    before = begun.split("_")
    changed = made.map(
        lambda fates: tuple(one != other for one, other in zip(fates.split("_"), before, strict=True))
    )
    german, british, both = (changed.chance(one) for one in ((True, False), (False, True), (True, True)))
    facts = (("volley", number), ("german", german), ("british", british), ("both", both), *told.items())
    return Act("volley", facts, made.chance(begun))


QUESTIONS = (
    Question(
        "ship_against_ship", GROUP, ("56.1", "57.5", "58.1", "58.5", "59.7b", "60.1", "61.3"),
        (choice("german", tuple(GERMAN_SHIPS), "bismarck", "55.2"),
         choice("german_second", ("none", *GERMAN_SHIPS), "none", "55.2"),
         choice("british", tuple(BRITISH_SHIPS), "hood", "55.2"),
         choice("british_second", ("none", *BRITISH_SHIPS), "none", "55.2"),
         whole("rounds", 1, 3, 3, "55.5a"),
         choice("zone", ("far", "near", "close"), "far", "56.2"),
         choice("german_conduct", CONDUCTS, "stay", "60.1"),
         choice("british_conduct", CONDUCTS, "close", "60.1"),
         switch("german_damaged", "6.16"), switch("british_damaged", "6.16")),
        throw="gunnery_hits", throw_at=_shot_of_the_german_side,
        how=Rounds(
            _fight, one_step, settled, _fates, solve=solved, called="volleys", so_far=_fates, stages=_volleys,
        ),
        refused=_refused, idle=_idle, facts=_bearing, course=_volley_by_volley,
        outcomes=tuple(f"{one}_{other}" for one in FATES for other in FATES),
    ),
)  # fmt: skip
