"""The activation cycle: from marked impulse to marked impulse, with hidden manoeuvres and reload markers.

Knows steps 4.1 to 4.4. Fire and grappling have modules of their own.
"""

from __future__ import annotations

from functools import lru_cache

from navalgames.chance import Dice
from navalgames.games.agenda import Ask, Stage
from navalgames.games.frigate_duel.given import ChooseManoeuvre, PlayCard
from navalgames.games.frigate_duel.rules import cards, manoeuvring, sea
from navalgames.games.frigate_duel.rules.asking import number_of
from navalgames.games.frigate_duel.rules.cards import asks_for_card, copies
from navalgames.games.frigate_duel.rules.losses import lose_crew
from navalgames.games.frigate_duel.rules.ship_order import for_each_ship
from navalgames.games.frigate_duel.state import (
    ENEMY,
    MANOEUVRES,
    SIDES,
    Names,
    Ship,
    Smoke,
    State,
    Task,
    at,
    card_kind,
    changed,
    pop,
    push,
    ships_of,
    with_ship,
)
from navalgames.games.frigate_duel.tables import Box

GUNS = ("port", "starboard")
FRESH = 2
"""The side of a smoke marker that lies up when it is placed (P11.15)."""


# ------------------------------------------------------------------------ choosing manoeuvres


def next_mark(ship: Ship) -> int:
    """The next marked impulse of a ship; 0 for none."""
    if ship.moving and ship.steering:
        return min(ship.moving[0], ship.steering[0])
    return ship.moving[0] if ship.moving else ship.steering[0] if ship.steering else 0


def is_moving(ship: Ship, impulse: int) -> bool:
    """Whether the mark of a ship in this impulse is a moving mark."""
    return bool(ship.moving) and ship.moving[0] == impulse


def ship_to_choose(state: State, side: str) -> int | None:
    """The ship of a side that has a mark left and nothing chosen (P9.8)."""
    for number, ship in enumerate(state.ships):
        if ship.side == side and not state.chosen[number] and not ship.out and (ship.moving or ship.steering):
            return number
    return None


def chooser_of(state: State, side: str) -> Ship:
    """The ship for which a side chooses now."""
    number = ship_to_choose(state, side)
    assert number is not None, f"no ship of {side} has a manoeuvre to choose"
    return state.ships[number]


def _choose_who(state: State, task: Task, box: Box) -> Names:
    first, second = (ship_to_choose(state, side) is not None for side in SIDES)
    return SIDES if first and second else SIDES[:1] if first else SIDES[1:] if second else ()


def _choose_offers(state: State, task: Task, side: str, box: Box) -> tuple[ChooseManoeuvre, ...]:
    ship = chooser_of(state, side)
    moving = is_moving(ship, next_mark(ship))
    return _manoeuvres_of(ship.id, manoeuvring.legal(ship, state.wind, moving, box))


@lru_cache(maxsize=4096)
def _manoeuvres_of(ship: str, legal: tuple[int, ...]) -> tuple[ChooseManoeuvre, ...]:
    """The orders for these manoeuvres: few, and offered at every mark."""
    return tuple([ChooseManoeuvre(ship, MANOEUVRES[number]) for number in legal])


def _choose(dice: Dice, state: State, task: Task, side: str, order: ChooseManoeuvre, box: Box) -> State:
    number = number_of(state, order.ship)
    return state._replace(chosen=at(state.chosen, number, MANOEUVRES.index(order.manoeuvre)))


# ------------------------------------------------------------------------ from impulse to impulse


def next_impulse(dice: Dice, state: State, task: Task, box: Box) -> State:
    """On to the next active impulse and through it; after the last one the cycle is over.

    Rule: 4, 4.2, 4.3, P8.1, P8.2.
    """
    last = box.measures["impulses"]
    if state.impulse >= last:
        return state._replace(revealed=())
    impulse = last
    for ship in state.ships:
        for mark in (next_mark(ship), *ship.reload):
            if state.impulse < mark < impulse:
                impulse = mark
    dice.note("4.2", "fd-log-impulse", impulse=impulse)
    return push(
        state,
        *cards.asks_holders(state, "start_card"), *BEFORE_CARDS,
        *cards.asks_holders(state, "impulse_card"), *AFTER_CARDS,
        impulse=impulse, revealed=(),
    )  # fmt: skip


BEFORE_CARDS = (Task("reveal"), Task("choose"), Task("reload"))
AFTER_CARDS = (Task("fire"), Task("grapples"), Task("impulse"))
"""What is done in every active impulse before and after the cards of any impulse (4.3 to 4.6)."""


def _powder_cards(state: State, task: Task, side: str, box: Box) -> tuple[PlayCard, ...]:
    """Quick powder: an own reload marker up to two impulses earlier (P17.card.quick_powder)."""
    held = copies(state, side, "quick_powder")
    most = box.cards["quick_powder"].size
    return tuple(
        [
            PlayCard(card, state.ships[number].id, gun, by)
            for card in held
            for number, gun in cards.markers_of(state, side)
            for by in range(1, most + 1)
            if state.ships[number].reload[GUNS.index(gun)] - by >= state.impulse
        ]
    )


def _hurry(dice: Dice, state: State, task: Task, order: PlayCard, box: Box) -> State:
    """Rule: P17.card.quick_powder, P10.1."""
    dice.note("P17.card.quick_powder", "fd-log-marker-sooner", ship=order.ship, broadside=order.what)
    return cards.shifted(state, number_of(state, order.ship), order.what, -order.by)


# ------------------------------------------------------------------------ reveal and complete


def reveal(dice: Dice, state: State, task: Task, box: Box) -> State:
    """The manoeuvres of all marked ships are turned up; an illegal one is replaced.

    Rule: 4.3.1, P8.3, P8.4, P9.8, P22.2.
    """
    revealed, chosen = [0] * len(state.ships), list(state.chosen)
    quick, slow = ships_of(state, state.initiative), ships_of(state, ENEMY[state.initiative])
    for number in quick + slow:
        ship = state.ships[number]
        if next_mark(ship) != state.impulse:
            continue
        moving = is_moving(ship, state.impulse)
        manoeuvre, chosen[number] = chosen[number], 0
        wanted = MANOEUVRES[manoeuvre]
        if manoeuvring.objection(ship, state.wind, moving, manoeuvre, box):
            manoeuvre = manoeuvring.replacement(ship, state.wind, moving, box)
            dice.note("P8.4", "fd-log-replaced", ship=ship.id, wanted=wanted, manoeuvre=MANOEUVRES[manoeuvre])
        dice.note("4.3.1", "fd-log-reveals", ship=ship.id, manoeuvre=MANOEUVRES[manoeuvre])
        revealed[number] = manoeuvre
    if not any(revealed):
        return state
    completing = for_each_ship(state, "complete", [number for number in slow + quick if revealed[number]])
    asking = cards.asks_holders(state, "helm_card")
    return push(state, *asking, *completing, revealed=tuple(revealed), chosen=tuple(chosen))


def _has_revealed(state: State, task: Task, box: Box) -> bool:
    for number, ship in enumerate(state.ships):
        if state.revealed[number] and ship.side == task.side and not ship.out:
            return True
    return False


def _helm_cards(state: State, task: Task, side: str, box: Box) -> tuple[PlayCard, ...]:
    """Bold helmsman: another legal manoeuvre instead of the one revealed (P17.card.bold_helm)."""
    held = copies(state, side, "bold_helm")
    return tuple(
        [
            PlayCard(card, state.ships[number].id, MANOEUVRES[manoeuvre])
            for card in held
            for number in ships_of(state, side)
            if state.revealed[number]
            for manoeuvre in manoeuvring.legal(
                state.ships[number], state.wind, is_moving(state.ships[number], state.impulse), box
            )
            if manoeuvre != state.revealed[number]
        ]
    )


def _change_manoeuvre(dice: Dice, state: State, task: Task, order: PlayCard, box: Box) -> State:
    """Rule: P17.card.bold_helm."""
    dice.note("P17.card.bold_helm", "fd-log-reveals", ship=order.ship, manoeuvre=order.what)
    number = number_of(state, order.ship)
    return state._replace(revealed=at(state.revealed, number, MANOEUVRES.index(order.what)))


def _tacking(state: State, task: Task, box: Box) -> bool:
    return state.revealed[task.ship] == manoeuvring.TACK


def _tack_surely(dice: Dice, state: State, task: Task, order: PlayCard, box: Box) -> State:
    """The tack that is completed next needs no roll (P17.card.sharp_handling)."""
    return push(pop(state), Task("complete", ship=task.ship, data=True))


def complete(dice: Dice, state: State, task: Task, box: Box) -> State:
    """A ship carries out her manoeuvre and loses the mark; `data`: a tack succeeds without a roll.

    Rule: 4.3.2, P8.3.
    """
    number, ship = task.ship, state.ships[task.ship]
    moving = is_moving(ship, state.impulse)
    manoeuvre = state.revealed[number]
    done = manoeuvring.carried_out(dice, ship, state.wind, moving, manoeuvre, box, bool(task.data))
    done = done._replace(moving=done.moving[1:]) if moving else done._replace(steering=done.steering[1:])
    heading = box.headings[done.heading]
    dice.note("4.3.2", "fd-log-moves", ship=ship.id, x=done.x, y=done.y, heading=heading)
    return with_ship(state, number, done)


# ------------------------------------------------------------------------ reloading


def reload(dice: Dice, state: State, task: Task, box: Box) -> State:
    """Broadsides whose marker is reached are loaded.

    Rule: 4.4, P10.5.
    """
    for number, ship in enumerate(state.ships):
        if state.impulse in ship.reload and not ship.out:
            for gun in (0, 1):
                if ship.reload[gun] == state.impulse:
                    dice.note("4.4", "fd-log-loaded", ship=ship.id, broadside=GUNS[gun])
                    ship = ship._replace(loaded=at(ship.loaded, gun, True), reload=at(ship.reload, gun, 0))
            state = with_ship(state, number, ship)
    return state


# ------------------------------------------------------------------------ cards of any active impulse


def _impulse_cards(state: State, task: Task, side: str, box: Box) -> tuple[PlayCard, ...]:
    """Marines in the tops at an enemy close by, thick smoke in the square of an own ship (P17.6)."""
    tops = [
        PlayCard(card, state.ships[enemy].id)
        for card in copies(state, side, "tops")
        for enemy in ships_of(state, ENEMY[side])
        if _within_reach(state, ships_of(state, side), enemy, box)
    ]
    smoke = [
        PlayCard(card, state.ships[own].id)
        for card in copies(state, side, "thick_smoke")
        for own in ships_of(state, side)
    ]
    return (*tops, *smoke)


def _within_reach(state: State, own_ships: tuple[int, ...], enemy: int, box: Box) -> bool:
    """Whether an enemy lies within reach of small arms of any own ship."""
    ships, reach = state.ships, box.measures["small arms range"]
    return any(sea.between(ships[own], ships[enemy], box) <= reach for own in own_ships)


def _impulse_card(dice: Dice, state: State, task: Task, order: PlayCard, box: Box) -> State:
    """Carries out such a card; the side may then play another.

    Rule: P17.card.tops, P17.card.thick_smoke.
    """
    number, kind = number_of(state, order.ship), card_kind(order.card)
    state = push(state, task)
    if kind == "thick_smoke":
        ship = state.ships[number]
        return with_smoke(state, ship.x, ship.y, box.cards[kind].size)
    if dice.roll("1d6", "tops", "P17.card.tops") < box.cards[kind].size:
        return state
    return lose_crew(dice, state, number, 1, box)


def with_smoke(state: State, x: int, y: int, value: int = FRESH) -> State:
    """The state with one smoke marker more."""
    return state._replace(smoke=smoke_added(state.smoke, x, y, value))


def smoke_added(smoke: Smoke, x: int, y: int, value: int = FRESH) -> Smoke:
    """All smoke with one marker more in a square; a square holds one, the higher stays.

    Rule: P11.15, P17.5.
    """
    there = [one for one in smoke if one[0] == x and one[1] == y]
    others = [one for one in smoke if one[0] != x or one[1] != y]
    return tuple(sorted([*others, max([(x, y, value), *there])]))


def forget_marks(state: State, number: int) -> State:
    """A ship without marks and without a chosen manoeuvre (P7.9)."""
    state = changed(state, number, moving=(), steering=())
    return state._replace(chosen=at(state.chosen, number, 0)) if state.chosen[number] else state


def foes_in_square(state: State, number: int) -> tuple[int, ...]:
    """The enemies in the square of a ship that are not grappled (P12.1)."""
    ship = state.ships[number]
    x, y, side = ship.x, ship.y, ship.side
    return tuple(
        [
            other
            for other, foe in enumerate(state.ships)
            if foe.x == x and foe.y == y and foe.side != side and not foe.out and foe.grappled < 0
        ]
    )


STAGES: dict[str, Stage] = {
    "impulse": next_impulse,
    "reveal": reveal,
    "complete": complete,
    "reload": reload,
}
ASKS: dict[str, Ask] = {
    "choose": Ask("P9.8", _choose_offers, _choose, "choose_manoeuvre", _choose_who),
    "start_card": asks_for_card("start_card", "P17.6", ("quick_powder",), _hurry, _powder_cards),
    "helm_card": asks_for_card(
        "helm_card", "P17.card.bold_helm", ("bold_helm",), _change_manoeuvre, _helm_cards, _has_revealed
    ),
    "tack_card": asks_for_card(
        "tack_card", "P17.card.sharp_handling", ("sharp_handling",), _tack_surely, when=_tacking
    ),
    "impulse_card": asks_for_card(
        "impulse_card", "P17.6", ("tops", "thick_smoke"), _impulse_card, _impulse_cards
    ),
}
