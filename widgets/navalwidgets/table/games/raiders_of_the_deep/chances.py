"""The exact odds shown beside orders: the rules themselves, read with every die.

Knows the rules that roll and how a chance is written. Must not know the page or a play.
"""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.rules import (
    after,
    attacks,
    boxes,
    damage,
    fire,
    hunt,
    meetings,
    postings,
    sailing,
)
from navalgames.games.raiders_of_the_deep.rules.dangers import mission_pending
from navalgames.games.raiders_of_the_deep.rules.standing import benefit
from navalgames.games.raiders_of_the_deep.state import AFT, FORE, KINDS, SURFACED, Boat, State
from navalgames.games.raiders_of_the_deep.tables import Book
from navalgames.games.raiders_of_the_deep.under_way import cycle_of, meeting_of
from navalgames.pictures.trial import Trial
from navalgames.texts import Texts
from navalwidgets.table.odds import odds_of
from navalwidgets.table.order_panel import Odds

Aim = tuple[tuple[str, int, int], ...]
Shots = tuple[tuple[str, int], ...]
Found = list[tuple[str, Trial, Hashable]]
"""Words of the catalogue, the rule that decides, and which of its ends is meant."""
SINKS, HURTS, NONE = "sunk", "damaged", "unhurt"
DANGERS = ("mines", "net", "aircraft")


class Fall(NamedTuple):
    """What a salvo does to one target: SINKS, HURTS (damaged and afloat) or NONE."""

    target: int
    trial: Trial

    @property
    def sunk(self) -> Fraction:
        """The chance that it sinks."""
        return self.trial.chance(SINKS)

    @property
    def damaged(self) -> Fraction:
        """The chance that it is hit and stays afloat."""
        return self.trial.chance(HURTS)


def odds(texts: Texts, found: Found) -> tuple[Odds, ...]:
    """Chances as they stand beside an order."""
    return tuple(odds_of(texts, texts.t(f"rotd-table-odds-{key}"), trial, end) for key, trial, end in found)


# ------------------------------------------------------------------------ weapons


def of_salvo(view: State, aim: Aim, second: bool, book: Book) -> tuple[Fall, ...]:
    """What torpedoes aimed at several ships do to each of them."""
    shots: dict[int, list[tuple[str, int]]] = {}
    for kind, target, number in aim:
        modifier = modifier_of(view, kind, target, second, book)
        shots.setdefault(target, []).extend([(kind, modifier)] * number)
    return tuple(_fall(view, target, tuple(fired), book) for target, fired in sorted(shots.items()))


def of_gun(view: State, targets: tuple[int, ...], book: Book) -> tuple[Fall, ...]:
    """What gun points aimed at several ships do to each of them."""
    return tuple(
        _fall(
            view,
            target,
            ((fire.GUN, modifier_of(view, fire.GUN, target, False, book)),) * targets.count(target),
            book,
        )
        for target in sorted(set(targets))
    )


def modifier_of(view: State, weapon: str, target: int, second: bool, book: Book) -> int:
    """The modifier of one shot in the encounter as it stands."""
    meeting = meeting_of(view)
    at_night = weapon != fire.GUN and meeting.escorted and meeting.posture == SURFACED
    return fire.fire_modifier(
        weapon, meeting.escorted, at_night, meeting.posture, second, meeting.ships[target - 1].size,
        view.captain, view.crew, book,
    )  # fmt: skip


def _fall(view: State, target: int, shots: Shots, book: Book) -> Fall:
    meeting = meeting_of(view)
    ship = meeting.ships[target - 1]
    column = fire.damage_column(fire.GUN, book.mats[view.boat.type].gun)
    told = (
        shots, meeting.distance, book.chart_of(view.captain.month), view.patrol.superior, column,
        ship.points - ship.damage, book.charts,
    )  # fmt: skip
    return Fall(target, Trial(_all, told))


def _all(dice: Dice, shots: Shots, distance: str, chart: int, superior: bool, column: str, needed: int,
         charts: Charts) -> str:  # fmt: skip
    """What all shots at one ship come to, which so much damage sinks."""
    done = sum(dice.each(_one, shots, distance, chart, superior, column, charts))
    if done >= needed:
        return SINKS
    return HURTS if done else NONE


def _one(
    dice: Dice, shot: tuple[str, int], distance: str, chart: int, superior: bool, column: str, charts: Charts
) -> int:
    weapon, modifier = shot
    if weapon == fire.GUN:
        return fire.one_gun_point(dice, distance, modifier, column, charts)
    return fire.one_torpedo(dice, weapon, distance, modifier, chart, superior, charts)


# ------------------------------------------------------------------------ ways to attack


def of_approach(view: State, order: given.Approach, book: Book) -> Found:
    """One shot at the first ship, being seen coming, and being found afterwards."""
    met = meeting_of(view)._replace(posture=order.posture, distance=order.distance)
    view = view._replace(meeting=met)
    target = meetings.targets(view, order.posture, book)[0] + 1
    weapon = _first_weapon(view, order, book)
    if weapon == fire.GUN:
        fall = of_gun(view, (target,), book)[0]
    else:
        fall = of_salvo(view, ((weapon, target, 1),), False, book)[0]
    hit = Trial(fall.trial.procedure, fall.trial.args, _is_hit)
    found: Found = [("gun-hit" if weapon == fire.GUN else "torpedo-hit", hit, True)]
    if salvo := _full_salvo(view, order, target, book):
        found.append(("salvo-sinks", of_salvo(view, salvo, False, book)[0].trial, SINKS))
    if met.escorted:
        if order.distance == "close" and not met.came:
            found.append(("seen", Trial(hunt.approach, (view.captain, view.crew, book), is_found), True))
        found.append(("found", of_search(view, attacks.cycle_after(met), book), True))
    return found


def _is_hit(result: str) -> bool:
    return result != NONE


def is_found(result: str) -> bool:
    """Whether escorts have found the boat."""
    return result != hunt.UNDETECTED


def _full_salvo(view: State, order: given.Approach, target: int, book: Book) -> Aim:
    """All torpedoes in reach of the end that has more of them, at one ship; () for a single one."""
    load = max(_in_reach(view, order, book), key=sum)
    aim = tuple((kind, target, number) for kind, number in zip(KINDS, load, strict=True) if number)
    return aim if sum(load) > 1 else ()


def _in_reach(view: State, order: given.Approach, book: Book) -> list[tuple[int, ...]]:
    """The torpedoes ready and in reach, fore and aft, by kind."""
    return [meetings.reaching(meetings.ready(view.boat, end), order.distance, book) for end in (FORE, AFT)]


def _first_weapon(view: State, order: given.Approach, book: Book) -> str:
    """The torpedo most of those ready and in reach are; the gun where there is none."""
    loads = _in_reach(view, order, book)
    count, kind = max((sum(load[place] for load in loads), kind) for place, kind in enumerate(KINDS))
    return kind if count else fire.GUN


def of_search(view: State, cycle: Any, book: Book) -> Trial:
    """Whether the escorts find the boat in their next search."""
    fatigued = book.holds("fatigue", view.captain.month)
    modifier = hunt.detection_modifier(
        view.boat, view.crew, view.captain, cycle, view.patrol.area, fatigued, book
    )
    return Trial(hunt.detection, (modifier, book.charts), is_found)


# ------------------------------------------------------------------------ everything else


def of_order(view: State, order: Any, book: Book) -> Found:
    """The chances of an order that is no salvo."""
    reckon = _RECKONED.get(type(order))
    return reckon(view, order, book) if reckon else []


def _sail(view: State, order: Any, book: Book) -> Found:
    """What the next roll meets, here or in the next box; nothing to tell where none is made."""
    patrol, month = view.patrol, view.captain.month
    stays = bool(patrol.rolls) or mission_pending(view)
    at = patrol.at if stays else patrol.at + patrol.step
    if not 0 <= at < len(patrol.boxes) or (patrol.skip_next and not stays):
        return []
    column = boxes.column_now(view._replace(patrol=patrol._replace(at=at)))
    events = not patrol.event_done and column != "mission"
    dangers = tuple(word for word in DANGERS if word != "aircraft" or book.holds("aircraft", month))
    trial = Trial(_met_kind, (dangers, book.chart_of(month), column, events, book.charts))
    return [(key, trial, key) for key in ("ships", "danger", "event") if trial.chance(key)]


def _met_kind(dice: Dice, dangers: tuple[str, ...], *given: Any) -> str:
    """What kind of thing an encounter roll meets: ships, a danger, an event, or nothing of these."""
    word = _met(dice, *given)
    if word in (*meetings.SHIPS, "convoy"):
        return "ships"
    return "danger" if word in dangers else word


def _met(dice: Dice, chart: int, column: str, events: bool, charts: Charts) -> str:
    """One encounter roll; the first 12 of a patrol is a random event (8.0, 12.1.0)."""
    total = dice.roll("2d6", "encounter", "8.0")
    if events and total == boxes.TWELVE:
        return "event"
    return boxes.encounter(total, chart, column, charts)


def _night(view: State, order: Any, book: Book) -> Found:
    return [("night", Trial(meetings.night_falls, (view.crew.quality, book)), True)]


def _kept(view: State, order: Any, book: Book) -> Found:
    return [("found", of_search(view, view.cycle, book), True)]


def _deep(view: State, order: Any, book: Book) -> Found:
    """Crushed at once or later, and found while deep."""
    return [
        ("crushed", Trial(_crushed, (view.boat, "declared", book)), True),
        ("found", of_search(view, cycle_of(view)._replace(deep=True), book), True),
    ]


def _crushed(dice: Dice, boat: Boat, row: str, book: Book) -> bool:
    """Whether the hull gives way on the way down: each box it costs is tested again (9.6.4a-d)."""
    cost = book.charts["test_depth_cost"].value(row, "boxes")
    boat = damage.marked(boat, damage.HULL, cost, book)
    if damage.is_crushed(boat, book):
        return True
    result = hunt.below_test_depth(dice, boat.hull, book.charts)
    return dice.resolve(_crushed, boat, "equal", book) if result == "again" else result == "crushed"


def _another(view: State, order: Any, book: Book) -> Found:
    """Who may come up in another round."""
    column = "mission" if mission_pending(view) else sailing.box_word(view.patrol)
    trial = Trial(attacks.additional_word, (book.chart_of(view.captain.month), column, book))
    return [(f"{word}-comes", trial, word) for word in ("escort", "aircraft") if trial.chance(word)]


def _straggler(view: State, order: Any, book: Book) -> Found:
    capital = any(ship.size == "capital" and ship.damaged for ship in meeting_of(view).ships)
    if capital:
        return []
    return [("straggler", Trial(after.stays_escorted, (book.charts,)), False)]


def _escorted(view: State, order: Any, book: Book) -> Found:
    if benefit(view.captain, view.crew, "follow", book):
        return [("again", Trial(_surely), True)]
    return [("again", Trial(after.is_found_again, (book.charts,)), True)]


def _surely(dice: Dice) -> bool:
    """What needs no throw."""
    return True


def _repair(view: State, order: Any, book: Book) -> Found:
    spares = isinstance(order, given.UseSpares)
    works = Trial(damage.is_repaired, (view.patrol.system, view.crew, spares, book))
    return [("repaired", works, True)]


def _granted(view: State, order: Any, book: Book) -> Found:
    return [("granted", Trial(postings.is_granted, (book.charts,)), True)]


def _transfer(view: State, order: Any, book: Book) -> Found:
    return [("granted", Trial(postings.gets_transfer, (view.captain.rank, book.charts)), True)]


def _dive(view: State, order: Any, book: Book) -> Found:
    """One depth-charge attack after the boat, once there are depth charges."""
    if not book.holds("depth_charges", view.captain.month):
        return []
    return _struck(hunt.weakness(view.boat, book), book)


def _stay_up(view: State, order: Any, book: Book) -> Found:
    """Her next fire; what the boat's own gun does first does not change it."""
    meeting = meeting_of(view)
    distance = "close" if meeting.automatic_close else meeting.distance
    return _struck(hunt.weakness(view.boat, book) + book.modifier("e3_modifiers", f"q_{distance}"), book)


def _struck(modifier: int, book: Book) -> Found:
    trial = Trial(hunt.attack, (modifier, book.charts))
    return [("unhurt", trial, 0), ("boat-sunk", trial, hunt.SUNK)]


_RECKONED = {
    given.SailOn: _sail,
    given.Approach: of_approach,
    given.WaitForNight: _night,
    given.KeepDepth: _kept,
    given.ExceedTestDepth: _deep,
    given.AnotherRound: _another,
    given.FollowDamaged: _straggler,
    given.FollowEscorted: _escorted,
    given.UseSpares: _repair,
    given.SaveSpares: _repair,
    given.Apply: _granted,
    given.AskTransfer: _transfer,
    given.Dive: _dive,
    given.KeepFighting: _stay_up,
}
