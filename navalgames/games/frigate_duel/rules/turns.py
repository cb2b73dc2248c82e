"""The turn before the impulses: crew, initiative, speeds and marks; and how a turn begins and ends.

Knows steps 1 to 3 and 8. Must not know what happens in an impulse.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted, with_added
from navalgames.games.agenda import Ask, Stage
from navalgames.games.frigate_duel.crew_form import BOX_NAMES, CrewForm
from navalgames.games.frigate_duel.given import (
    AgreeToEnd,
    AssignCrew,
    ChooseShot,
    Decline,
    LoadGuns,
    OfferEnd,
    PlayCard,
)
from navalgames.games.frigate_duel.rules import crew, endings, sailing, sea
from navalgames.games.frigate_duel.rules.asking import number_of, replaced
from navalgames.games.frigate_duel.rules.cards import asks_for_card, asks_holders, copies
from navalgames.games.frigate_duel.state import (
    ENEMY,
    SHOTS,
    SIDES,
    Names,
    Ship,
    State,
    Task,
    afloat,
    at,
    card_kind,
    changed,
    crew_points,
    in_order,
    pop,
    push,
    ships_of,
)
from navalgames.games.frigate_duel.tables import Box

GUNS = ("port", "starboard")
EMPTY = (0, 0)
"""The shots of a ship whose owner has not loaded her yet, by their places in SHOTS."""
TURN = tuple(map(Task, (
    "assign", "muster", "initiative", "speeds", "marks", "choose", "impulse", "melees", "bonuses",
    "housekeeping", "look_at_turn_end", "offers_of_end", "turn",
)))  # fmt: skip
"""What is done in every turn."""


# ------------------------------------------------------------------------ loading before the first turn


def _unloaded_sides(state: State, task: Task, box: Box) -> Names:
    open_ones = {ship.side for ship, shots in zip(state.ships, state.shots, strict=True) if shots == EMPTY}
    return tuple(side for side in SIDES if side in open_ones)


def _loads(state: State, task: Task, side: str, box: Box) -> tuple[LoadGuns, ...]:
    ship = next(
        ship
        for ship, shots in zip(state.ships, state.shots, strict=True)
        if ship.side == side and shots == EMPTY
    )
    return tuple(LoadGuns(ship.id, port, starboard) for port in SHOTS[1:] for starboard in SHOTS[1:])


def _load(dice: Dice, state: State, task: Task, side: str, order: LoadGuns, box: Box) -> State:
    loaded = (SHOTS.index(order.port), SHOTS.index(order.starboard))
    return state._replace(shots=at(state.shots, number_of(state, order.ship), loaded))


# ------------------------------------------------------------------------ the turn


def begin_turn(dice: Dice, state: State, task: Task, box: Box) -> State:
    """Step 8 and the start of the next turn.

    Rule: 8, P8.5, P9.9.
    """
    turn = state.turn + 1
    dice.note("8", "fd-log-turn", turn=turn)
    ships = tuple(_next_turn(ship, box) for ship in state.ships) if state.turn else state.ships
    unset = {"chosen": (0,) * len(ships), "assigned": (None,) * len(ships)}
    return push(state, *TURN, turn=turn, impulse=0, ships=ships, **unset)


def _next_turn(ship: Ship, box: Box) -> Ship:
    cycle = box.measures["impulses"]
    return ship._replace(
        reload=tuple(max(marker - cycle, 0) for marker in ship.reload),
        fired=(False, False),
        moving=(),
        steering=(),
        halved=ship.freed,
        freed=False,
    )


# ------------------------------------------------------------------------ step 1: crew


def _unassigned(state: State, side: str) -> int | None:
    return next((number for number in ships_of(state, side) if state.assigned[number] is None), None)


def _assign_who(state: State, task: Task, box: Box) -> Names:
    return tuple(side for side in SIDES if _unassigned(state, side) is not None)


def _assign_offers(state: State, task: Task, side: str, box: Box) -> CrewForm:
    number = _unassigned(state, side)
    assert number is not None, f"every crew of {side} is assigned"
    ship = state.ships[number]
    return CrewForm(ship.id, crew_points(ship), crew.limits(ship, box))


def _assign(dice: Dice, state: State, task: Task, side: str, order: AssignCrew, box: Box) -> State:
    return state._replace(assigned=at(state.assigned, number_of(state, order.ship), order.boxes))


def muster(dice: Dice, state: State, task: Task, box: Box) -> State:
    """All assignments are revealed; empty broadsides that have a crew again begin to load.

    Rule: 1, P5.2, P10.4.
    """
    late, ships = [], list(state.ships)
    for number in afloat(state):
        boxes = state.assigned[number]
        assert boxes is not None, f"the crew of ship {number} is not assigned"
        ship = ships[number] = ships[number]._replace(crew=boxes)
        dice.note("1", "fd-log-crew", ship=ship.id, **dict(zip(BOX_NAMES, boxes, strict=True)))
        late += [(number, gun) for gun in (0, 1) if _loads_late(ship, gun)]
    items, nobody = tuple(late), (None,) * len(ships)
    loading = (Task("late_shot", data=items), Task("load_markers", data=items))
    return push(state, *loading, ships=tuple(ships), assigned=nobody)


def _loads_late(ship: Ship, gun: int) -> bool:
    return not ship.loaded[gun] and not ship.reload[gun] and ship.crew[gun] > 0


# ------------------------------------------------------------------------ choosing shot


def _shot_who(state: State, task: Task, box: Box) -> Names:
    if not task.data:
        return ()
    sides = {state.ships[number].side for number, _ in task.data if not state.ships[number].out}
    return tuple([side for side in SIDES if side in sides])


def _shot_offers(state: State, task: Task, side: str, box: Box) -> tuple[ChooseShot, ...]:
    number, gun = next(item for item in task.data if state.ships[item[0]].side == side)
    return _shots_into(state.ships[number].id, GUNS[gun])


@lru_cache(maxsize=256)
def _shots_into(ship: str, gun: str) -> tuple[ChooseShot, ...]:
    """The orders for the next shot of a broadside: always the same."""
    return tuple([ChooseShot(ship, gun, shot) for shot in SHOTS[1:]])


def _choose_shot(dice: Dice, state: State, task: Task, side: str, order: ChooseShot, box: Box) -> State:
    number, gun = number_of(state, order.ship), GUNS.index(order.broadside)
    shots = at(state.shots[number], gun, SHOTS.index(order.shot))
    rest = tuple([item for item in task.data if item != (number, gun)])
    return replaced(state, task._replace(data=rest), shots=at(state.shots, number, shots))


def load_markers(dice: Dice, state: State, task: Task, box: Box) -> State:
    """The reload markers of broadsides whose shot has been chosen; without crew there is none.

    Rule: P10.1, P10.2, P10.4, P5.3.
    """
    for number, gun in task.data:
        ship = state.ships[number]
        time = crew.reload_time(
            ship.crew[gun],
            crew.short_firepower(ship, box),
            box.ship_cards[ship.id].quality,
            state.shots[number][gun],
            box,
        )
        if time and not ship.out:
            marker = state.impulse + time
            dice.note("P10.1", "fd-log-loading", ship=ship.id, broadside=GUNS[gun], impulses=time)
            state = changed(state, number, reload=at(ship.reload, gun, marker))
    return state


# ------------------------------------------------------------------------ step 2: initiative


def initiative(dice: Dice, state: State, task: Task, box: Box) -> State:
    """Who holds the initiative this turn; on a tie the holder keeps it.

    Rule: 2, P6.1, P6.2, P22.1.
    """
    gauge = weather_gauge(state, box)
    totals = {}
    for side in SIDES:
        quality = max(box.ship_cards[state.ships[number].id].quality for number in ships_of(state, side))
        totals[side] = initiative_total(dice, quality, side == gauge)
    holder = "A" if goes_first(totals["A"], totals["B"], state.initiative == "A") else "B"
    dice.note("2", "fd-log-initiative", winner=holder, a=totals["A"], b=totals["B"])
    return state._replace(initiative=holder)


def initiative_total(dice: Dice, quality: int, gauge: bool) -> int:
    """The initiative roll of a side with its crew quality and the weather gauge.

    Rule: P6.1.
    """
    return with_added(dice.roll("1d6", "initiative", "P6.1"), quality + gauge)


def goes_first(own: int, enemy: int, held: bool) -> bool:
    """Whether a side has the initiative by both totals; on a tie the holder keeps it.

    Rule: P6.1, P6.2.
    """
    if own != enemy:
        return own > enemy
    acted("P6.2")
    return held


def weather_gauge(state: State, box: Box) -> str:
    """The side to windward of the other, by the mean squares of their ships; "" for neither.

    Rule: P1.8, P22.2.
    """
    ours, theirs = (
        [(state.ships[number].x, state.ships[number].y) for number in ships_of(state, side)] for side in SIDES
    )
    dx, dy = (
        len(theirs) * sum(place[k] for place in ours) - len(ours) * sum(place[k] for place in theirs)
        for k in (0, 1)
    )
    upwind = sea.to_windward(dx, dy, state.wind, box)
    return "A" if upwind > 0 else "B" if upwind < 0 else ""


# ------------------------------------------------------------------------ step 3: rates and marks


def speeds(dice: Dice, state: State, task: Task, box: Box) -> State:
    """The speeds of all ships and their rates relative to each other; then the cards of this step.

    Rule: 3, P7.1, P7.2, P7.3, P7.4, P7.5, P7.6a, P22.1.
    """
    numbers = afloat(state)
    found = {number: _speed_of(state.ships[number], state, box) for number in numbers}
    headings = [state.ships[number].heading for number in numbers]
    common = sailing.common_part(tuple(found.values()), headings, box)
    ships = list(state.ships)
    for number in numbers:
        rate = found[number] - common
        rate = rate // 2 if ships[number].halved else rate
        ships[number] = ships[number]._replace(speed=found[number], rate=rate)
    return push(state, *asks_holders(state, "rate_card"), ships=tuple(ships))


def _speed_of(ship: Ship, state: State, box: Box) -> int:
    card = box.ship_cards[ship.id]
    bearing = sea.letter(ship.heading, state.wind, box)
    return sailing.speed(
        bearing, ship.sail, state.strength, card.rating, ship.rigging_lost, card.rigging, box
    )


def _rate_cards(state: State, task: Task, side: str, box: Box) -> tuple[PlayCard, ...]:
    """Gust for an own ship, taken aback for an enemy: only ships with speed and not grappled (P7.3)."""
    own, other = ships_of(state, side), ships_of(state, ENEMY[side])
    return tuple(
        PlayCard(card, state.ships[number].id)
        for kind, numbers in (("gust", own), ("taken_aback", other))
        for card in copies(state, side, kind)
        for number in numbers
        if state.ships[number].speed and state.ships[number].grappled < 0
    )


def _change_rate(dice: Dice, state: State, task: Task, order: PlayCard, box: Box) -> State:
    """Rule: P7.3, P17.card.gust, P17.card.taken_aback."""
    number = number_of(state, order.ship)
    rate = max(state.ships[number].rate + box.cards[card_kind(order.card)].size, 0)
    dice.note("P7.3", "fd-log-rate", ship=order.ship, rate=rate)
    return changed(state, number, rate=rate)


def place_marks(dice: Dice, state: State, task: Task, box: Box) -> State:
    """The marks of every ship for the coming impulses; grappled and dismasted ships have none.

    Rule: 3, P7.6, P7.7, P7.8, P7.9, P3.6.
    """
    ships = list(state.ships)
    for number in afloat(state):
        ship = ships[number]
        moving: tuple[int, ...] = ()
        steering: tuple[int, ...] = ()
        if ship.grappled < 0 and not sailing.dismasted(ship, box):
            squares = sailing.squares(ship.rate, ship.heading, box)
            moving, steering = sailing.marks(squares, ship.speed > 0, box)
        dice.note("3", "fd-log-marks", ship=ship.id, speed=ship.speed, rate=ship.rate, squares=len(moving))
        ships[number] = ship._replace(moving=moving, steering=steering)
    return state._replace(ships=tuple(ships))


# ------------------------------------------------------------------------ an end by agreement


def offers_of_end(dice: Dice, state: State, task: Task, box: Box) -> State:
    """The initiative player may offer to end the duel, then the other (switch end_by_agreement).

    Rule: P18.1.
    """
    if not box.options.end_by_agreement:
        return state
    return push(state, *(Task("offer_end", side) for side in in_order(state)))


def _task_side(state: State, task: Task, box: Box) -> Names:
    return (task.side,)


def _offer_offers(state: State, task: Task, side: str, box: Box) -> tuple[Any, ...]:
    return (Decline(), OfferEnd())


def _offer(dice: Dice, state: State, task: Task, side: str, order: Any, box: Box) -> State:
    if isinstance(order, Decline):
        return pop(state)
    dice.note("P18.1", "fd-log-offer", by=side)
    return push(pop(state), Task("agree_end", ENEMY[side]))


def _agree_offers(state: State, task: Task, side: str, box: Box) -> tuple[Any, ...]:
    return (Decline(), AgreeToEnd())


def _agree(dice: Dice, state: State, task: Task, side: str, order: Any, box: Box) -> State:
    if isinstance(order, Decline):
        return pop(state)
    dice.note("P18.1", "fd-log-agreed", by=side)
    return endings.agreed(dice, state, box)


STAGES: dict[str, Stage] = {
    "turn": begin_turn,
    "muster": muster,
    "load_markers": load_markers,
    "initiative": initiative,
    "speeds": speeds,
    "marks": place_marks,
    "look_at_turn_end": endings.look_at_turn_end,
    "offers_of_end": offers_of_end,
}
ASKS: dict[str, Ask] = {
    "load": Ask("P2.2", _loads, _load, "load_guns", _unloaded_sides),
    "assign": Ask("1", _assign_offers, _assign, "assign_crew", _assign_who),
    "late_shot": Ask("P10.4", _shot_offers, _choose_shot, "choose_shot", _shot_who),
    "next_shot": Ask("P10.1", _shot_offers, _choose_shot, "choose_shot", _shot_who),
    "rate_card": asks_for_card("rate_card", "P7.3", ("gust", "taken_aback"), _change_rate, _rate_cards),
    "offer_end": Ask("P18.1", _offer_offers, _offer, "offer_end", _task_side),
    "agree_end": Ask("P18.1", _agree_offers, _agree, "agree_end", _task_side),
}
