"""Fire: who may fire at whom, declaring it, resolving it piece by piece.

Knows step 4.5. The rolls themselves stand in `gunnery`; what they do is applied in `after_fire`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from navalgames.chance import Dice
from navalgames.charts import derived
from navalgames.games.agenda import Ask, Stage
from navalgames.games.frigate_duel.given import FireBroadside, FireChaser, HoldFire, PlayCard
from navalgames.games.frigate_duel.rules import cards, crew, gunnery, sea, wounds
from navalgames.games.frigate_duel.rules.asking import number_of
from navalgames.games.frigate_duel.rules.cards import asks_for_card
from navalgames.games.frigate_duel.rules.impulses import GUNS
from navalgames.games.frigate_duel.rules.smoke_and_wind import smoke_on_line, wind_effect
from navalgames.games.frigate_duel.state import (
    SHOTS,
    Fire,
    Names,
    Result,
    State,
    Task,
    at,
    card_kind,
    in_order,
    plain_task,
    push,
    ships_of,
    with_tasks,
)
from navalgames.games.frigate_duel.tables import Box, Entries
from navalgames.games.parts import quick

CHASERS = ("bow", "stern")
AIMS = ("hull", "rigging")
HOLD = HoldFire()


@quick
class Volley(NamedTuple):
    """A broadside being resolved: the fire, its distance, cards, and what it has come to so far."""

    fire: Fire
    distance: int
    hit_card: int = 0
    cancel_card: int = 0
    hits: int = 0
    blue: int = 0
    total: int = 0
    hull: int = 0
    rigging: int = 0
    crew: int = 0


# ------------------------------------------------------------------------ declaring


def bearing_guns(state: State, number: int, box: Box) -> tuple[tuple[str, int], ...]:
    """What bears: (gun, target) for every broadside and chaser that may fire, whatever its shot.

    Rule: P11.1, P11.2, P11.3, P11.16, P5.3. All of this lies open for everybody.
    """
    ship, found = state.ships[number], []
    fired = [fire.gun for fire in state.fires if fire.ship == number] if state.fires else ()
    for target, other in enumerate(state.ships):
        if other.side == ship.side or other.out:
            continue
        arc, away = sea.lies(ship.heading, other.x - ship.x, other.y - ship.y, box)
        if not arc:
            continue
        if arc in CHASERS:
            if away <= box.chasers["range"] and not ship.fired[CHASERS.index(arc)] and arc not in fired:
                found.append((arc, target))
        elif away <= open_range(box) and not (fired and any(gun in GUNS for gun in fired)):
            found += [
                (gun, target)
                for place, gun in enumerate(GUNS)
                if ship.loaded[place] and ship.crew[place] and sea.bears(gun, arc)
            ]
    return tuple(found)


@derived(most=256)
def open_range(box: Box) -> int:
    """How far a broadside may reach, as far as everybody knows (P11.1)."""
    return max(box.kinds[shot].night_range if box.night else box.kinds[shot].range for shot in (1, 2, 3))


def _may_fire(state: State, task: Task, box: Box) -> Names:
    side = task.side
    for number, ship in enumerate(state.ships):
        if ship.side == side and not ship.out and bearing_guns(state, number, box):
            return (side,)
    return ()


def _fire_offers(state: State, task: Task, side: str, box: Box) -> tuple[Any, ...]:
    orders: list[Any] = []
    for number in ships_of(state, side):
        ship = state.ships[number]
        for gun, target in bearing_guns(state, number, box):
            name = state.ships[target].id
            if gun in CHASERS:
                orders.append(FireChaser(ship.id, gun, name))
                continue
            orders += [
                _broadside(ship.id, gun, name, aim)
                for aim in AIMS
                if not objection_to_aim(state, number, gun, target, aim, box)
            ]
    return (*orders, HOLD)


@lru_cache(maxsize=1024)
def _broadside(ship: str, gun: str, target: str, aim: str) -> FireBroadside:
    """An order to fire a broadside: few, and offered again in every impulse."""
    return FireBroadside(ship, gun, target, aim)


def objection_to_aim(state: State, number: int, gun: str, target: int, aim: str, box: Box) -> str:
    """The rule that forbids this shot at this target, "" for none.

    Rule: P11.1, P10.10, 11.4.8a. Charts: ammunition.
    """
    shot = state.shots[number][GUNS.index(gun)]
    away = sea.between(state.ships[number], state.ships[target], box)
    return shot_objection(shot, away, aim, box.night, box)


def shot_objection(shot: int, distance: int, aim: str, night: bool, t: Entries) -> str:
    """The rule that forbids a kind of shot so far and so aimed, "" for none.

    Rule: P11.1, P10.10, 11.4.8a. Charts: ammunition.
    """
    only_rigging = t.kinds[shot].rigging_only
    if not gunnery.reaches(shot, distance, night, t):
        return "P10.10" if only_rigging else "P11.1"
    return "P10.10" if only_rigging and aim != "rigging" else ""


def _declare(dice: Dice, state: State, task: Task, side: str, order: Any, box: Box) -> State:
    number, target = number_of(state, order.ship), number_of(state, order.target)
    if isinstance(order, FireChaser):
        fire = Fire(number, order.chaser, target)
        facts = {"ship": order.ship, "chaser": order.chaser, "target": order.target}
        dice.note("P11.16", "fd-log-declares-chaser", **facts)
    else:
        fire = Fire(number, order.broadside, target, order.aim)
        dice.note("11.4.8a", "fd-log-declares", ship=order.ship, target=order.target, aim=order.aim)
    return state._replace(fires=(*state.fires, fire))


def begin_fire(dice: Dice, state: State, task: Task, box: Box) -> State:
    """Both sides declare and all fire is resolved together, or one side after the other.

    Rule: 4.5, P11.4 (switch fire_order).
    """
    first, second = [plain_task("declare", side) for side in in_order(state)]
    resolving = plain_task("resolve", "")
    if box.options.fire_order == "simultaneous":
        return push(state, first, second, resolving)
    return push(state, first, resolving, second, resolving)


def resolve(dice: Dice, state: State, task: Task, box: Box) -> State:
    """Every piece of fire in the order of declaring, on the state before firing; then all results.

    Rule: P11.4, P11.8.
    """
    if not state.fires:
        return state
    tasks: list[Task] = []
    for fire in state.fires:
        if fire.gun in CHASERS:
            tasks.append(Task("chaser", data=fire))
            continue
        volley = Volley(fire, sea.between(state.ships[fire.ship], state.ships[fire.target], box))
        tasks += cards.asks_holders(state, "aim_card")
        tasks.append(Task("volley", data=volley))
    return push(state, *tasks, Task("apply"))


# ------------------------------------------------------------------------ one broadside


def _current(state: State) -> Volley:
    """The broadside that is being resolved: the first one on the stack."""
    return next(task.data for task in reversed(state.tasks) if isinstance(task.data, Volley))


def with_volley(state: State, **fields: Any) -> State:
    """The state with the broadside that is being resolved changed."""
    place = max(place for place, task in enumerate(state.tasks) if isinstance(task.data, Volley))
    task = state.tasks[place]
    return with_tasks(state, at(state.tasks, place, task._replace(data=task.data._replace(**fields))))


def _aim_cards(state: State, task: Task, side: str, box: Box) -> tuple[PlayCard, ...]:
    firing = state.ships[_current(state).fire.ship].side == side
    kind = "steady_aim" if firing else "take_cover"
    return tuple(PlayCard(card) for card in cards.copies(state, side, kind))


def _aim_card(dice: Dice, state: State, task: Task, order: PlayCard, box: Box) -> State:
    """Rule: 11.4.4g, 11.4.4m, P17.card.steady_aim, P17.card.take_cover."""
    kind = card_kind(order.card)
    field = "hit_card" if kind == "steady_aim" else "cancel_card"
    return with_volley(state, **{field: cards.size_of(kind, box)})


def volley(dice: Dice, state: State, task: Task, box: Box) -> State:
    """Hit roll, cancelling roll, rake, and the damage roll if hits are left.

    Rule: 11.4.4a, 11.4.4k, 11.4.8b, P11.5, P11.6, P11.7, P11.8, P11.9, P11.10.
    """
    shooting: Volley = task.data
    fire = shooting.fire
    ship, target = state.ships[fire.ship], state.ships[fire.target]
    shot = state.shots[fire.ship][GUNS.index(fire.gun)]
    dice.note("4.5", "fd-log-fires", ship=ship.id, broadside=fire.gun, target=target.id, shot=SHOTS[shot])
    against, against_modifier = defence(state, shooting, box)
    left = dice.resolve(
        gunnery.hits_left,
        crew.firepower(ship, shooting.distance, box),
        gunnery.hit_modifier(ship.morale, shot, shooting.distance, box, shooting.hit_card),
        against,
        against_modifier,
        box,
    )
    rake = sea.rake(ship, target, box, box.options.rake_facing == "any_bearing")
    hits = gunnery.raked(left, rake, box)
    dice.note("P11.8", "fd-log-hits", ship=ship.id, hits=left, rake=rake or "none", raked=hits)
    if not hits:
        return state
    blue, rolled = gunnery.damage_roll(dice)
    total = rolled + gunnery.damage_modifier(fire.aim, ship.morale, wind_effect(state, fire, box), box)
    shooting = shooting._replace(hits=hits, blue=blue, total=total)
    return push(state, Task("laid_card", ship.side), Task("damage", data=shooting))


def defence(state: State, shooting: Volley, box: Box) -> tuple[int, int]:
    """Number and modifier of the cancelling dice.

    Rule: 11.4.4h, 11.4.4i, 11.4.4j, 11.4.4l, P11.6, P11.7 (switch smoke_count).
    """
    ship, target = state.ships[shooting.fire.ship], state.ships[shooting.fire.target]
    smoke = smoke_on_line(state, (ship.x, ship.y), (target.x, target.y), box.options.smoke_count)
    fires = ship.burning + target.burning
    number = gunnery.cancel_dice(shooting.distance, smoke, fires, box)
    return number, gunnery.cancel_modifier(shooting.distance, box, shooting.cancel_card)


def _laid_cards(state: State, task: Task, side: str, box: Box) -> tuple[PlayCard, ...]:
    most = box.cards["well_laid"].size
    return tuple(
        PlayCard(card, by=by)
        for card in cards.copies(state, side, "well_laid")
        for by in range(-most, most + 1)
        if by
    )


def _laid_card(dice: Dice, state: State, task: Task, order: PlayCard, box: Box) -> State:
    """Rule: P17.card.well_laid; the changed total counts for the fire line too (P17.6)."""
    return with_volley(state, total=_current(state).total + order.by)


def find_damage(dice: Dice, state: State, task: Task, box: Box) -> State:
    """The boxes of a broadside, read from its table; then the firer may have been lucky.

    Rule: 11.4.8k, P11.11.
    """
    shooting: Volley = task.data
    fire = shooting.fire
    shot = state.shots[fire.ship][GUNS.index(fire.gun)]
    hull, rigging, points = gunnery.damage(fire.aim, shooting.total, shooting.hits, shot, box)
    dice.note(
        "11.4.8k", "fd-log-damage", ship=state.ships[fire.ship].id, target=state.ships[fire.target].id,
        total=shooting.total, hull=hull, rigging=rigging, crew=points,
    )  # fmt: skip
    shooting = shooting._replace(hull=hull, rigging=rigging, crew=points)
    return push(state, Task("lucky_card", state.ships[fire.ship].side), Task("effects", data=shooting))


def _rigging_is_hit(state: State, task: Task, box: Box) -> bool:
    return _current(state).rigging > 0


def _lucky_card(dice: Dice, state: State, task: Task, order: PlayCard, box: Box) -> State:
    """Rule: P17.card.lucky_shot."""
    return with_volley(state, rigging=_current(state).rigging * box.cards["lucky_shot"].size)


def effects(dice: Dice, state: State, task: Task, box: Box) -> State:
    """Morale effect and check, then the fire check; the result waits for all other fire.

    Rule: 11.4.11a, 11.4.11d, 1.8a, 11.5a, P11.17, P3.7, P11.14.
    """
    shooting: Volley = task.data
    number = shooting.fire.target
    target = state.ships[number]
    on_dice = box.options.morale_effect_modifier == "dice_count"
    checks = gunnery.morale_dice(shooting.hits, shooting.blue, target.morale, box, on_dice)
    falls = gunnery.morale_falls(dice, checks, target.morale, box)
    burns = gunnery.fire_starts(dice, gunnery.fire_dice(shooting.total, shooting.hits, box), box)
    rigging = wounds.under_full_sail(shooting.rigging, target)
    result = Result(number, shooting.hull, rigging, shooting.crew, falls, burns)
    state = state._replace(results=(*state.results, result))
    return push(state, Task("example_card", target.side, number)) if falls else state


def _example_result(dice: Dice, state: State, task: Task, order: PlayCard, box: Box) -> State:
    """The loss of morale in the last result is ignored (P17.card.example)."""
    last = state.results[-1]._replace(morale=False)
    return state._replace(results=(*state.results[:-1], last))


def chaser(dice: Dice, state: State, task: Task, box: Box) -> State:
    """One chaser fires.

    Rule: 11.9a, 11.9b, 11.9c, P11.16.
    """
    fire: Fire = task.data
    hit = gunnery.chaser_hits(dice, box)
    key = "fd-log-chaser-hits" if hit else "fd-log-chaser-misses"
    dice.note("11.9b", key, ship=state.ships[fire.ship].id, target=state.ships[fire.target].id)
    if not hit:
        return state
    result = Result(fire.target, rigging=box.chasers["rigging boxes"], broadside=False)
    return state._replace(results=(*state.results, result))


STAGES: dict[str, Stage] = {
    "fire": begin_fire,
    "resolve": resolve,
    "volley": volley,
    "damage": find_damage,
    "effects": effects,
    "chaser": chaser,
}
ASKS: dict[str, Ask] = {
    "declare": Ask("4.5", _fire_offers, _declare, "declare_fire", _may_fire, HoldFire),
    "aim_card": asks_for_card("aim_card", "P17.6", ("steady_aim", "take_cover"), _aim_card, _aim_cards),
    "laid_card": asks_for_card("laid_card", "P17.card.well_laid", ("well_laid",), _laid_card, _laid_cards),
    "lucky_card": asks_for_card(
        "lucky_card", "P17.card.lucky_shot", ("lucky_shot",), _lucky_card, when=_rigging_is_hit
    ),
    "example_card": asks_for_card("example_card", "P17.card.example", ("example",), _example_result),
}
