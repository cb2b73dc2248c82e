"""What every computer captain does in the same way: crew, cards, boarding, housekeeping.

Knows views. Chooses no manoeuvre and no fire.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.frigate_duel.bots import reckoning
from navalgames.games.frigate_duel.crew_form import CrewForm
from navalgames.games.frigate_duel.given import (
    AgreeToEnd,
    Board,
    BonusMove,
    ChangeSail,
    ChooseShot,
    DiscardCard,
    KeepCards,
    LoadGuns,
    LoseFrom,
    LoseInOrder,
    OfferEnd,
    PlayCard,
    Repair,
    ShiftMarker,
    SplitCrew,
    TakeFirst,
    TryFreeing,
    TryGrapple,
)
from navalgames.games.frigate_duel.rules import gunnery, sea, wounds
from navalgames.games.frigate_duel.rules.asking import number_of
from navalgames.games.frigate_duel.rules.crew import melee_crew, short_firepower
from navalgames.games.frigate_duel.state import (
    FIRE_PARTY,
    MELEE,
    PORT,
    REPAIR,
    RIGGING_CHANGE,
    SAILING,
    STARBOARD,
    Ship,
    State,
    card_kind,
    crew_points,
)
from navalgames.games.frigate_duel.tables import Box

CLOSE = 6
ALWAYS = ("steady_aim", "take_cover", "example", "lucky_shot", "shipwrights", "boarders", "cut_free",
          "quick_powder", "tops", "sharp_handling")  # fmt: skip


def own_and_foe(view: State, side: str, ship: str = "") -> tuple[Ship, Ship]:
    """A ship of the side and the nearest enemy."""
    own, foes = None, []
    for one in view.ships:
        if one.side != side:
            if not one.out:
                foes.append(one)
        elif own is None and (one.id == ship if ship else not one.out):
            own = one
    assert own is not None, f"{side} has no ship {ship}"
    if len(foes) == 1:
        return own, foes[0]
    return own, min(foes, key=lambda foe: max(abs(foe.x - own.x), abs(foe.y - own.y)))


def strength_in_melee(ship: Ship, box: Box) -> float:
    """A rough measure of boarders: points by what quality and morale make of their dice."""
    card = box.ship_cards[ship.id]
    return crew_points(ship) * (3 + card.quality + ship.morale + (card.nation == "FR") * 0.5)


def wants_to_board(own: Ship, foe: Ship, box: Box) -> bool:
    """Whether boarding promises more than shooting."""
    return strength_in_melee(own, box) > 1.3 * strength_in_melee(foe, box)


# ------------------------------------------------------------------------ crew


def assigned(view: State, side: str, form: CrewForm, box: Box) -> Any:
    """The crew: guns that bear or will bear, some for the sails, repairs and a watch against boarders."""
    own, foe = own_and_foe(view, side, form.ship)
    away = sea.between(own, foe, box)
    guns = short_firepower(own, box)
    points: dict[int, int] = {SAILING: 1, FIRE_PARTY: 1 if own.burning else 0}
    boxes = [FIRE_PARTY]
    if own.grappled >= 0 or away <= 3:
        boxes.append(MELEE)
        points[MELEE] = max(form.points // 3, min(form.points, crew_points(foe) // 3))
    first, second = gun_order(view, own, foe, box)
    boxes += [first, SAILING]
    points[first] = guns
    if reckoning.chases(box, side) != "fight":
        boxes.append(RIGGING_CHANGE)
        points[RIGGING_CHANGE] = 1 if own.sail != "full" else 0
        points[SAILING] = 2
    boxes += [second, REPAIR, MELEE]
    points[second] = max(1, (guns + 1) // 2)
    points[REPAIR] = 2 if wounds.repairable(own, box) else 0
    return form.filled(
        tuple(dict.fromkeys(boxes)), points if MELEE in points else {**points, MELEE: form.points}
    )


def gun_order(view: State, own: Ship, foe: Ship, box: Box) -> tuple[int, int]:
    """The broadside to man first: the one towards the enemy."""
    hx, hy = box.steps[own.heading]
    right = (foe.x - own.x) * hy - (foe.y - own.y) * hx
    if not right:
        right = 1 if own.loaded[STARBOARD] else -1
    return (STARBOARD, PORT) if right > 0 else (PORT, STARBOARD)


# ------------------------------------------------------------------------ all that is no manoeuvre or fire


def usual(view: State, side: str, orders: Any, box: Box) -> Any:
    """What a captain does without much thought; None where he has to think."""
    if isinstance(orders, CrewForm):
        return assigned(view, side, orders, box)
    if len(orders) == 1:
        return orders[0]
    last = orders[-1]
    if isinstance(last, (PlayCard, KeepCards)) or isinstance(orders[0], KeepCards):
        return card_played(view, side, orders, box)
    choose = _CHOICES.get(type(last))
    return choose(view, side, orders, box) if choose else None


def card_played(view: State, side: str, orders: tuple[Any, ...], box: Box) -> Any:
    """Cards that can only help are played at the first occasion."""
    plays = [order for order in orders if isinstance(order, PlayCard)]
    for order in plays:
        kind = card_kind(order.card)
        if kind in ALWAYS or (kind in ("gust", "taken_aback") and reckoning.chases(box, side) != "fight"):
            return max((one for one in plays if one.card == order.card), key=lambda one: one.by)
        if kind == "well_laid":
            return _laid(view, plays, orders, box)
    return orders[0]


def _laid(view: State, plays: list[PlayCard], orders: tuple[Any, ...], box: Box) -> Any:
    """The change of the total that marks most boxes; crew counts double."""
    shooting = next(task.data for task in reversed(view.tasks) if type(task.data).__name__ == "Volley")

    def boxes(total: int) -> int:
        hull, rigging, points = gunnery.damage(shooting.fire.aim, total, shooting.hits, reckoning.ROUND, box)
        return hull + rigging + 2 * points

    best = max(plays, key=lambda order: boxes(shooting.total + order.by))
    return best if boxes(shooting.total + best.by) > boxes(shooting.total) else orders[0]


def _load(view: State, side: str, orders: Any, box: Box) -> Any:
    own, foe = own_and_foe(view, side, orders[0].ship)
    shot = "double" if sea.between(own, foe, box) <= CLOSE + 2 else "round"
    return LoadGuns(orders[0].ship, shot, shot)


def _shot(view: State, side: str, orders: Any, box: Box) -> Any:
    """Double shot for close action, round shot else."""
    own, foe = own_and_foe(view, side, orders[0].ship)
    shot = "double" if sea.between(own, foe, box) <= CLOSE else "round"
    return ChooseShot(orders[0].ship, orders[0].broadside, shot)


def _grapple(view: State, side: str, orders: Any, box: Box) -> Any:
    own, foe = own_and_foe(view, side, orders[-1].ship)
    ready = melee_crew(own) > melee_crew(foe) and wants_to_board(own, foe, box)
    return orders[-1] if ready else orders[0]


def _board(view: State, side: str, orders: Any, box: Box) -> Any:
    own, foe = own_and_foe(view, side, orders[-1].ship)
    return orders[-1] if 2 * melee_crew(own) >= melee_crew(foe) else orders[0]


def _split(view: State, side: str, orders: Any, box: Box) -> Any:
    """Two thirds roll, one third helps."""
    points = orders[0].points + orders[0].support
    wanted = max(1, -(-2 * points // 3))
    return next((order for order in orders if order.points == wanted), orders[0])


def _bonus(view: State, side: str, orders: Any, box: Box) -> Any:
    """Only who chases or flees strains the rigging, and only while there is much of it."""
    own, _ = own_and_foe(view, side, orders[-1].ship)
    sound = 3 * own.rigging_lost < box.ship_cards[own.id].rigging
    if reckoning.chases(box, side) == "fight" or not sound:
        return orders[0]
    return next(order for order in orders if isinstance(order, BonusMove) and order.straining == 1)


def _repair(view: State, side: str, orders: Any, box: Box) -> Any:
    own = view.ships[number_of(view, orders[0].ship)]
    card = box.ship_cards[own.id]
    weak = own.rigging_lost * card.hull > own.hull_lost * card.rigging
    return next((order for order in orders if order.what == ("rigging" if weak else "hull")), orders[0])


def _sail(view: State, side: str, orders: Any, box: Box) -> Any:
    return next((order for order in orders if isinstance(order, ChangeSail) and order.more), orders[0])


def _free(view: State, side: str, orders: Any, box: Box) -> Any:
    own, foe = own_and_foe(view, side, orders[-1].ship)
    return orders[0] if wants_to_board(own, foe, box) else orders[-1]


def _first(view: State, side: str, orders: Any, box: Box) -> Any:
    return orders[0]


_CHOICES: dict[type, Any] = {
    LoadGuns: _load,
    ChooseShot: _shot,
    TryGrapple: _grapple,
    Board: _board,
    SplitCrew: _split,
    BonusMove: _bonus,
    Repair: _repair,
    ChangeSail: _sail,
    TryFreeing: _free,
    LoseFrom: _first,
    LoseInOrder: _first,
    DiscardCard: _first,
    ShiftMarker: _first,
    OfferEnd: _first,
    AgreeToEnd: _first,
    TakeFirst: _first,
}
