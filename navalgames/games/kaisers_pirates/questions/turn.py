"""Several targets at once, and a whole turn as it was laid out (3.3.15, 3.3.39, X.2, 3.2.8).

Knows how sliders name what is laid out and what the other holds. The engine fights it out.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any, NamedTuple

from navalgames.chance import Dice, Distribution, exact
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, OneStep, Question, Setting
from navalgames.games.kaisers_pirates.questions import fought_out as engine
from navalgames.games.kaisers_pirates.questions import small_table as small
from navalgames.games.kaisers_pirates.questions.named import GERMAN, TARGETS
from navalgames.games.kaisers_pirates.questions.sliders import (
    COINS,
    agreed,
    allowed,
    choice,
    first_refused,
    idle,
    refused,
    switch,
)
from navalgames.games.kaisers_pirates.questions.under_water import BOATS
from navalgames.games.kaisers_pirates.rules.frames import BRITISH, TORPEDO, Attack
from navalgames.games.kaisers_pirates.rules.frames import GERMAN as GERMAN_KIND
from navalgames.games.kaisers_pirates.rules.limits import Reason
from navalgames.games.kaisers_pirates.state import NORTH, SOUTH, Names, Options, Ship, State, with_player
from navalgames.games.kaisers_pirates.tables import WARSHIP, Box

GROUP = "turn"
LAID_ON = ("Collier 1", "Scuttle 1")
"""The cards that lie across the ships; only their night symbol would matter, and the sliders tell that."""
SQUADRON = "Fair Seas 1"


def several_targets(
    dice: Dice, charts: Charts, ship: str, target: str, second: str, third: str, ship_damaged: bool,
    out_of_supply: bool, night: bool, surprise_attack: bool, boarding_party: bool, held: str,
    slim_pickings_chooser: str,
) -> int:  # fmt: skip
    """How many merchantmen one intercept sinks or captures: two with Good Hunting, all with Shipping Lanes.

    The targets stand in the order of the attacker's wishes: where only one remains, he keeps the first of
    them, and a defender who may choose leaves him the last.

    Rule: 3.3.3h, 3.3.15b, 3.3.15d, 3.3.39b, 3.3.39d, 3.3.40c, 3.3.40g, X.2.
    Charts: german_ships, merchantmen, modifiers, combat_result.
    """
    box = small.box_for(charts, Options(slim_pickings_chooser=slim_pickings_chooser))
    hunter = small.hunter(GERMAN[ship], damage=int(ship_damaged), out_of_supply=out_of_supply)
    names = tuple(TARGETS[one] for one in (target, second, third) if one != "none")
    laid_out: Names = (engine.SEVERAL[box.ships[hunter.name].kind],)
    laid_out += ("Surprise Attack 1",) if surprise_attack else ()
    laid_out += ("Boarding Party 1",) if boarding_party else ()
    hand = engine.held_cards(held)
    state = engine.table(laid_out, (hunter,), tuple(map(Ship, names)), (), hand)
    frame = _german(hunter.name, names[0], LAID_ON[0])._replace(night=night)
    return engine.attacked(dice, state, frame, engine.taken, box)[1]


def _each_target(charts: Charts, outcome: Hashable, **given: Any) -> Course:
    """How likely each target is sunk or captured, where no card makes one hang on another; and the likeliest
    way to so many.
    """
    most = 3 if _is_warship(charts, given["ship"]) else 2
    names = [given[one] for one in ("target", "second", "third") if given[one] != "none"][:most]
    if given["boarding_party"] or given["held"] != "none":
        return Course((), most=-1)
    box, hunter = small.box_for(charts), GERMAN[given["ship"]]
    ship = small.hunter(hunter, damage=int(given["ship_damaged"]), out_of_supply=given["out_of_supply"])
    laid_out: Names = ("Surprise Attack 1",) if given["surprise_attack"] else ()
    taken = []
    for name in names:
        state = engine.table(laid_out, (ship,), (Ship(TARGETS[name]),), (), ())
        frame = _german(hunter, TARGETS[name], LAID_ON[0])._replace(night=given["night"])
        taken.append(exact(engine.attacked, state, frame, engine.taken, box).map(lambda fought: fought[1]))
    likeliest = max(
        (each for each in product((0, 1), repeat=len(names)) if sum(each) == outcome),
        key=lambda each: prod(one.chance(hit) for one, hit in zip(taken, each, strict=True)),
    )
    way = tuple(
        Act("target-taken" if hit else "target-left", (("target", name),), one.chance(hit))
        for name, one, hit in zip(names, taken, likeliest, strict=True)
    )
    attack = box.ships[hunter].attack
    dice = ("attack", attack), ("several", "+" in attack)
    acts = tuple(
        Act("target", (("target", name), *dice, ("defence", box.ships[TARGETS[name]].defence)), one.chance(1))
        for name, one in zip(names, taken, strict=True)
    )
    return Course(acts, most=-1, way=way)


def _refused_several(charts: Charts, target: str, second: str, third: str, **others: Any) -> Setting | None:
    """There must be a second target, and each ship is named once (3.3.15f, 3.3.39f)."""
    rule = "3.3.39f" if _is_warship(charts, others["ship"]) else "3.3.15f"
    if second == third == "none":
        return refused("second", Reason("kp-refused-no-second-target", rule))
    if second == target:
        return refused("second", Reason("kp-refused-named-twice", rule))
    return refused("third", Reason("kp-refused-named-twice", rule)) if third in (target, second) else None


def _idle_several(charts: Charts, second: str, third: str, **others: Any) -> tuple[Setting, ...]:
    found: tuple[Setting, ...] = ()
    if others["held"] != "slim_pickings":
        found += idle("kp-idle-no-choice", "3.3.40g", "slim_pickings_chooser")
    if "none" not in (second, third) and not _is_warship(charts, others["ship"]):
        found += idle("kp-idle-two-targets", "3.3.15d", "third")
    return found


def _is_warship(charts: Charts, ship: str) -> bool:
    return small.box_for(charts).ships[GERMAN[ship]].kind == WARSHIP


def _german(ship: str, target: str, card: str) -> Attack:
    """A German intercept that is about to be declared (3.2.8a)."""
    return Attack("declare", GERMAN_KIND, NORTH, SOUTH, card, "", (target,), ship=ship)


def whole_turn(
    dice: Dice, charts: Charts, ship: str, target: str, assist: str, other_ship: str, other_target: str,
    squadron: str, prey: str, boat: str, torpedoed: str, held: str, also_held: str,
) -> int:  # fmt: skip
    """How many VP a turn laid out like this brings more to its player than to the other.

    The attacks are resolved in the order of the sliders, and cards added go with the first attack they fit.
    The other player answers with the first card that fits of a hand that is known, tries for safe passage,
    and holds nothing else. Prizes count double; the limit on German ships does not count yet.

    Rule: 3.1.3b, 3.2.8a, 3.2.8c, 3.2.8d, 3.2.2a, 3.2.6c, 2.3.1b.
    Charts: german_ships, merchantmen, action_cards, card_faces, modifiers, combat_result, challenge_result.
    """
    state, planned, box = _laid_out(
        charts, ship, target, assist, other_ship, other_target, squadron, prey, boat, torpedoed, held,
        also_held,
    )  # fmt: skip
    return dice.resolve(_all, state, planned, box)


def _laid_out(
    charts: Charts, ship: str, target: str, assist: str, other_ship: str, other_target: str, squadron: str,
    prey: str, boat: str, torpedoed: str, held: str, also_held: str,
) -> tuple[State, tuple[Attack, ...], Box]:  # fmt: skip
    """The table before the turn, and its attacks in order."""
    box = small.box_for(charts)
    hunters = tuple(GERMAN[one] for one in (ship, other_ship) if one != "none")
    traders = tuple(dict.fromkeys(TARGETS[one] for one in (target, other_target, torpedoed)))
    preys = (GERMAN[prey],) if squadron != "none" else ()
    hand = engine.held_cards(held, also_held)
    laid_out = _assists(assist, hunters[0], box)
    state = engine.table(laid_out, tuple(map(small.hunter, hunters)), tuple(map(Ship, traders)), preys, hand)
    planned = [_german(hunters[0], TARGETS[target], LAID_ON[0])]
    if len(hunters) > 1:
        planned.append(_german(hunters[1], TARGETS[other_target], LAID_ON[1]))
    if preys:
        planned.append(Attack("declare", BRITISH, NORTH, SOUTH, SQUADRON, squadron, preys))
    if boat != "none":
        planned.append(_torpedo(BOATS[boat], TARGETS[torpedoed], box))
    return state, tuple(planned), box


class _Path(NamedTuple):
    """What the attacks have brought so far, each with its chance, and the tables that may stand then."""

    gained: tuple[int, ...]
    chances: tuple[Fraction, ...]
    tables: Distribution

    @property
    def chance(self) -> Fraction:
        """How likely all of that is."""
        return prod(self.chances, start=Fraction(1))


def _in_order(charts: Charts, outcome: Hashable, **given: Any) -> Course:
    """What each attack brings, and the likeliest way in which all of them bring the outcome."""
    state, planned, box = _laid_out(charts, **given)
    paths, acts = [_Path((), (), Distribution.sure(state))], []
    for number, frame in enumerate(planned, start=1):
        paths = [one for path in paths for one in _after_attack(path, frame, planned[number:], box)]
        brings = Distribution.mix((Distribution.sure(one.gained[-1]), one.chance) for one in paths)
        coin = box.ships[frame.ship].attack if frame.ship else frame.coin
        dice = (
            ("attack_dice", coin),
            ("several", "+" in coin),
            ("defence_dice", box.ships[frame.targets[0]].defence),
        )
        facts = ("attack", number), ("target", frame.targets[0]), *dice, ("brings", brings)
        acts.append(Act("turn-attack", facts))
    likely = max((path for path in paths if sum(path.gained) == outcome), key=lambda path: path.chance)
    way = (
        Act("turn-brings", (("attack", number), ("vp", vp)), chance)
        for number, (vp, chance) in enumerate(zip(likely.gained, likely.chances, strict=True), start=1)
    )
    return Course(tuple(acts), most=-1, way=tuple(way))


def _after_attack(path: _Path, frame: Attack, later: tuple[Attack, ...], box: Box) -> Iterator[_Path]:
    """The paths on from one, each by what the attack brings."""
    found = Distribution.mix(
        (exact(engine.attacked, state, frame, engine.advantage, box), weight)
        for state, weight in path.tables.weights.items()
    )
    brought: dict[int, list[tuple[State, Fraction]]] = {}
    for (state, gained), chance in found.items():
        brought.setdefault(gained, []).append((_needed(state, later), chance))
    for gained, tables in sorted(brought.items()):
        chance = sum((one for _, one in tables), Fraction(0))
        then = Distribution.mix((Distribution.sure(state), one) for state, one in tables)
        yield _Path((*path.gained, gained), (*path.chances, chance), then)


def _refused_turn(charts: Charts, **given: Any) -> Setting | None:
    """What can never be done: one ship twice, one merchantman intercepted twice, cards that are not there."""
    box, alone = small.box_for(charts), given["other_ship"] == "none"
    several = given["assist"] == "several"
    twice = given["also_held"] != "none" and given["held"] == given["also_held"]
    prey = given["squadron"] != "none" and given["prey"] in (given["ship"], given["other_ship"])
    found = {
        "other_ship": (given["other_ship"] == given["ship"], Reason("kp-refused-acted", "3.1.3b")),
        "other_target": (
            not alone and given["other_target"] == given["target"],
            Reason("kp-refused-intercepted", "3.1.3d"),
        ),
        "prey": (prey, Reason("kp-refused-one-ship", "1.1.1")),
        "assist": (
            several and given["target"] == given["other_target"] == given["torpedoed"],
            Reason("kp-refused-no-second-target", "3.3.15f"),
        ),
        "also_held": (twice, engine.held_twice(given["also_held"], box) if twice else None),
    }  # fmt: skip
    return first_refused(*(refused(name, reason) for name, (is_so, reason) in found.items() if is_so))


def _idle_turn(charts: Charts, **given: Any) -> tuple[Setting, ...]:
    """With several targets all merchantmen on the table may be among them."""
    found: tuple[Setting, ...] = ()
    several = given["assist"] == "several"
    if given["other_ship"] == "none" and not several:
        found += idle("kp-idle-no-attack", "3.2.8a", "other_target")
    if given["squadron"] == "none":
        found += idle("kp-idle-no-attack", "3.2.8c", "prey")
    return found if given["boat"] != "none" or several else found + idle(
        "kp-idle-no-attack", "3.3.42b", "torpedoed"
    )  # fmt: skip


def _assists(assist: str, ship: str, box: Box) -> Names:
    """The cards added to the first intercept."""
    if assist == "several":
        return (engine.SEVERAL[box.ships[ship].kind],)
    return (engine.ASSISTS[assist],) if assist != "none" else ()


def _torpedo(card: str, target: str, box: Box) -> Attack:
    """A torpedo attack that is about to be declared (3.3.42b)."""
    return Attack("declare", TORPEDO, NORTH, SOUTH, card, box.cards[card].torpedo, (target,))


def _all(dice: Dice, state: State, planned: tuple[Attack, ...], box: Box) -> int:
    """One attack after the other; ships that no later attack names are put away, for they change nothing."""
    if not planned:
        return 0
    later = planned[1:]
    state, gained = dice.resolve(engine.attacked, state, planned[0], engine.advantage, box)
    return gained + dice.resolve(_all, _needed(state, later), later, box)


def _needed(state: State, later: tuple[Attack, ...]) -> State:
    """The table with only those ships that attacks to come are about."""
    names = {name for frame in later for name in (frame.ship, *frame.targets)}
    for side, one in zip(state.seats, state.players, strict=True):
        rows = {
            row: tuple(ship for ship in getattr(one, row) if ship.name in names)
            for row in ("ships", "merchantmen")
        }
        state = with_player(state, side, **rows)
    return state


_TARGETS = tuple(TARGETS)
_OR_NONE = ("none", *_TARGETS)
_HELD = choice("held", tuple(engine.HELD), "none", "3.2.2a")

QUESTIONS = (
    Question(
        "several_targets", GROUP, ("3.3.15b", "3.3.39b", "3.3.40c", "X.2"),
        (
            choice("ship", tuple(GERMAN), "leipzig", "3.3.39b"),
            choice("target", _TARGETS, "matheran", "X.2"),
            choice("second", _OR_NONE, "lovat", "3.3.15d"), choice("third", _OR_NONE, "maria", "3.3.39d"),
            switch("ship_damaged", "3.2.7i"), switch("out_of_supply", "3.2.7h"), switch("night", "3.2.7k"),
            switch("surprise_attack", "3.3.44b"), switch("boarding_party", "3.3.3h"), _HELD,
            agreed("slim_pickings_chooser"),
        ),
        OneStep(allowed(several_targets, _refused_several)), unit="ships",
        refused=_refused_several, idle=_idle_several, course=_each_target,
    ),
    Question(
        "whole_turn", GROUP, ("3.2.8a", "3.2.8c", "3.2.8d", "3.2.2a", "2.3.1b"),
        (
            choice("ship", tuple(GERMAN), "leipzig", "3.2.8a"),
            choice("target", _TARGETS, "matheran", "3.2.8a"),
            choice("assist", ("none", "several", *engine.ASSISTS), "none", "3.2.1f"),
            choice("other_ship", ("none", *GERMAN), "meteor", "3.2.8a"),
            choice("other_target", _TARGETS, "lovat", "3.2.8a"),
            choice("squadron", ("none", *COINS), "none", "3.2.8c"),
            choice("prey", tuple(GERMAN), "leopard", "3.2.8c"),
            choice("boat", ("none", *BOATS), "none", "3.3.42b"),
            choice("torpedoed", _TARGETS, "maria", "3.3.42b"), _HELD,
            choice("also_held", tuple(engine.HELD), "none", "3.2.2a"),
        ),
        OneStep(allowed(whole_turn, _refused_turn)), unit="vp", refused=_refused_turn, idle=_idle_turn,
        course=_in_order,
    ),
)  # fmt: skip
