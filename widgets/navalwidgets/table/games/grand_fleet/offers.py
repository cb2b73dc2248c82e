"""Every decision of Grand Fleet as the page shows it: prompt, facts, orders with odds, forms.

Knows views, orders and words. Must not know how a page is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.games.grand_fleet import given
from navalgames.games.grand_fleet.rules import combat, placement
from navalgames.games.grand_fleet.state import (
    INDEX,
    State,
    battle_of,
    fight_of,
    fleets_in,
    in_ddbox,
    in_fleet_boxes,
    initiative_of,
)
from navalgames.games.grand_fleet.tables import sea
from navalgames.texts.figures import number_text
from navalwidgets.table.games import Offer
from navalwidgets.table.games.grand_fleet import chances, forms
from navalwidgets.table.games.grand_fleet.deciding import Deciding
from navalwidgets.table.games.grand_fleet.words import class_of_ships, tally_text, types_of
from navalwidgets.table.order_panel import Action, Choice, Group, Picker

FACE_DOWN = "0"
PASS = "pass"


def offer(deciding: Deciding, offered: Any, picked: str) -> Offer:
    """The pending decision; `offered` are its orders or its form."""
    if not isinstance(offered, tuple):
        return forms.form_offer(deciding, offered)
    return _MAKERS.get(deciding.name, _listed)(deciding, offered, picked)


def _listed(deciding: Deciding, offered: tuple, picked: str) -> Offer:
    """A few orders as buttons; the only one there is is the default."""
    odds = _ODDS.get(deciding.name, _no_odds)
    actions, orders = [], {}
    for number, order in enumerate(offered):
        action = deciding.action(order, main=len(offered) == 1, odds=odds(deciding, order))
        action = action._replace(key=f"{action.key}-{number}")
        actions.append(action)
        orders[action.key] = order
    about = (deciding.help(), *_ABOUT.get(deciding.name, _nothing_about)(deciding))
    return Offer(deciding.prompt(), deciding.rule, about, (Group("", tuple(actions)),), orders=orders)


def _no_odds(deciding: Deciding, order: Any) -> tuple:
    return ()


def _nothing_about(deciding: Deciding) -> tuple[str, ...]:
    return ()


def _about_ships(deciding: Deciding) -> tuple[str, ...]:
    """How many ships each side has, and how many it needs at the end of the turn."""
    found = []
    for side in (deciding.side, deciding.enemy):
        needed = deciding.charts["maintenance"].value(side, "ships")
        found.append(
            deciding.t(
                "gf-table-about-ships",
                whose=side,
                count=len(in_fleet_boxes(deciding.view, side)),
                needed=needed,
                away=len(in_ddbox(deciding.view, side)),
            )
        )
    return tuple(found)


def _about_roll(deciding: Deciding) -> tuple[str, ...]:
    called = deciding.view.deployment_roll
    ships = deciding.view.ddbox[INDEX[deciding.side]][called]
    return (deciding.t("gf-table-about-roll", box=called, count=len(ships), ships=", ".join(ships) or "-"),)


def _about_attack(deciding: Deciding) -> tuple[str, ...]:
    return (
        deciding.t("gf-table-about-attack", difference=initiative_of(deciding.view).difference),
        *_about_ships(deciding),
    )


def _about_round(deciding: Deciding) -> tuple[str, ...]:
    """The hex, the round and the fleets of both sides in it."""
    fight = fight_of(deciding.view)
    found = [deciding.t("gf-table-about-combat", place=deciding.place(fight.hex), round=fight.round)]
    for side in (deciding.side, deciding.enemy):
        numbers = fleets_in(deciding.view, fight.hex, side)
        boxes = [deciding.view.fleets[INDEX[side]][number - 1] for number in numbers]
        classes = [class_of_ships(deciding.charts, ships) for ships in boxes]
        ships = tuple(ship for box in boxes for ship in box)
        found.append(
            deciding.t(
                "gf-table-about-fleets",
                whose=side,
                fleets=len(numbers),
                fast=classes.count("fast"),
                slow=classes.count("slow"),
                types=tally_text(deciding.texts, deciding.charts, ships),
            )
        )
    return tuple(found)


def _initiative_odds(deciding: Deciding, order: Any) -> tuple:
    return chances.initiative_odds(deciding.texts, deciding.side, order.dice)


def _second_roll_odds(deciding: Deciding, order: Any) -> tuple:
    if not isinstance(order, given.RollAgain):
        return ()
    boxes = deciding.view.ddbox[INDEX[deciding.side]]
    return chances.another_box_odds(deciding.texts, deciding.side, boxes, deciding.view.deployment_roll)


def _warfare_odds(deciding: Deciding, order: Any) -> tuple:
    return (
        chances.warfare_odds(deciding.texts, deciding.charts) if isinstance(order, given.BeginWarfare) else ()
    )


_ODDS: dict[str, Callable] = {
    "initiative_dice": _initiative_odds,
    "second_roll": _second_roll_odds,
    "begin_warfare": _warfare_odds,
}
_ABOUT: dict[str, Callable] = {
    "deployment": _about_ships,
    "detachment": _about_ships,
    "second_roll": _about_roll,
    "declare_rolls": _about_ships,
    "begin_warfare": _about_ships,
    "initiative_dice": _about_ships,
    "offer_battle": _about_attack,
    "accept_battle": _about_attack,
    "another_round": _about_round,
}


# ---- face-up fleets, markers, interception ----------------------------------------------------


def _show_fleets(deciding: Deciding, offered: tuple, picked: str) -> Offer:
    """8.4b: which fast fleets stay face up."""
    actions, orders = [], {}
    for number, order in enumerate(offered):
        key = f"show-{number}"
        label = deciding.t("gf-order-show-fleets", fleets=deciding.texts.listed(order.fleets) or "none")
        actions.append(Action(key, label, main=len(offered) == 1))
        orders[key] = order
    return Offer(
        deciding.prompt(), deciding.rule, (deciding.help(),), (Group("", tuple(actions)),), orders=orders
    )


def _place_marker(deciding: Deciding, offered: tuple, picked: str) -> Offer:
    """8.4c-8.4h: a marker, then a hex."""
    battle = battle_of(deciding.view)
    down, up = battle.down_left[INDEX[deciding.side]], battle.up_left[INDEX[deciding.side]]
    choices = [Choice(str(fleet), deciding.t("gf-table-marker-up", fleet=fleet)) for fleet in up]
    if down:
        choices.append(Choice(FACE_DOWN, deciding.t("gf-table-marker-down", count=down)))
    keys = [choice.key for choice in choices]
    chosen = picked if picked in keys else keys[-1]
    places = {order.hex: order for order in offered if order.fleet == int(chosen)}
    enemy_left = battle.down_left[INDEX[deciding.enemy]] + len(battle.up_left[INDEX[deciding.enemy]])
    picker = Picker(
        deciding.t("gf-table-which-marker"),
        tuple(choices),
        chosen,
        deciding.t("gf-table-which-hex"),
        tuple((hex_id, deciding.place(hex_id)) for hex_id in places),
        deciding.t("gf-table-place-here"),
    )
    about = (
        deciding.help(),
        deciding.t("gf-table-about-markers", own=down + len(up), theirs=enemy_left),
    )
    return Offer(
        deciding.prompt(),
        deciding.rule,
        about,
        picker=picker,
        places=places,
        hint=deciding.t("gf-table-hint-place", fleet=int(chosen)),
    )


def _intercept(deciding: Deciding, offered: tuple, picked: str) -> Offer:
    """8.5: a stack and where it goes, or pass."""
    moves = [order for order in offered if isinstance(order, given.MoveStack)]
    stacks = tuple(dict.fromkeys(order.hex for order in moves))
    chosen = picked if picked in stacks else stacks[0] if len(stacks) == 1 else ""
    choices = tuple(Choice(hex_id, _stack_words(deciding, hex_id), hex_id) for hex_id in stacks)
    places = {order.to: order for order in moves if order.hex == chosen}
    picker = Picker(
        deciding.t("gf-table-which-stack"),
        choices,
        chosen,
        deciding.t("gf-table-which-way"),
        tuple((hex_id, deciding.place(hex_id)) for hex_id in places),
        deciding.t("gf-table-move-here"),
    )
    passing = next(order for order in offered if isinstance(order, given.PassInterception))
    action = deciding.action(passing, main=not stacks)._replace(key=PASS)
    return Offer(
        deciding.prompt(),
        deciding.rule,
        (deciding.help(),),
        (Group("", (action,)),),
        picker,
        {PASS: passing},
        places,
        {hex_id: hex_id for hex_id in stacks if hex_id not in places},
        deciding.t("gf-table-hint-move" if chosen else "gf-table-hint-stack", hex=chosen or "-"),
    )


def _stack_words(deciding: Deciding, hex_id: str) -> str:
    stack = placement.stack_at(battle_of(deciding.view).stacks, hex_id)
    weights = [placement.weight(deciding.charts, stack, side) for side in (deciding.side, deciding.enemy)]
    return deciding.t(
        "gf-table-stack-weights", place=deciding.place(hex_id), own=weights[0], theirs=weights[1]
    )


# ---- a gunnery round --------------------------------------------------------------------------


def _manoeuvre(deciding: Deciding, offered: tuple, picked: str) -> Offer:
    """8.8: half gunnery and over-manoeuvre, with the chance of confusion and of situations."""
    view, side = deciding.view, deciding.side
    fight = fight_of(view)
    classes = [
        class_of_ships(deciding.charts, view.fleets[INDEX[side]][number - 1])
        for number in fleets_in(view, fight.hex, side)
    ]
    home = sea(deciding.charts).home[side] == fight.hex
    fast, slow = classes.count("fast"), classes.count("slow")
    enemy = fight.numbers[INDEX[deciding.enemy]]
    groups: dict[bool, list[Action]] = {False: [], True: []}
    orders = {}
    for order in offered:
        key = f"over-{order.over}-{'half' if order.half else 'full'}"
        found = chances.manoeuvre_odds(deciding.texts, side, home, fast, slow, order.half, order.over, enemy)
        label = deciding.t("gf-table-over", over=order.over)
        groups[order.half].append(Action(key, label, "", found, "", order == offered[0]))
        orders[key] = order
    told = "gf-table-about-number" if enemy is not None else "gf-table-about-first"
    modifier = home + fast - slow
    about = (
        deciding.help(),
        *_about_round(deciding),
        deciding.t(told, number=enemy if enemy is not None else 0, modifier=modifier),
    )
    shown = tuple(
        Group(
            deciding.t("gf-table-group-half" if half else "gf-table-group-full"), tuple(actions), folded=half
        )
        for half, actions in groups.items()
    )
    return Offer(deciding.prompt(), deciding.rule, about, shown, orders=orders)


def _choose_situations(deciding: Deciding, offered: tuple, picked: str) -> Offer:
    """8.9: sets of situations by size, each with the gunnery totals it leads to."""
    fight = fight_of(deciding.view)
    by_size: dict[int, list[Action]] = {}
    orders = {}
    for order in offered:
        key = "take-" + ("-".join(order.situations) or "nothing")
        names = [deciding.t("gf-situation-" + name) for name in order.situations]
        label = deciding.t("gf-order-choose-situations", situations=deciding.texts.listed(names) or "none")
        note = deciding.t("gf-table-totals", **_totals(deciding, order.situations))
        by_size.setdefault(len(names), []).append(Action(key, label, note))
        orders[key] = order
    most = max(by_size)
    groups = [
        Group(deciding.t("gf-table-group-situations", count=size), tuple(actions), folded=size != most)
        for size, actions in sorted(by_size.items(), reverse=True)
    ]
    first = groups[0].actions
    groups[0] = groups[0]._replace(actions=(first[0]._replace(main=True), *first[1:]))
    own, theirs = fight.numbers[INDEX[deciding.side]], fight.numbers[INDEX[deciding.enemy]]
    about = (
        *_about_round(deciding),
        deciding.t("gf-table-about-choices", own=own, theirs=theirs, count=fight.choices),
    )
    return Offer(deciding.prompt(), deciding.rule, about, tuple(groups), orders=orders)


def _totals(deciding: Deciding, situations: tuple[str, ...]) -> dict[str, str]:
    """The points both sides may fire if these situations are taken (8.10)."""
    view, fight = deciding.view, fight_of(deciding.view)
    shift = combat.range_shift(situations)
    totals = {}
    for name, side in (("own", deciding.side), ("theirs", deciding.enemy)):
        ships = tuple(
            ship
            for number in fleets_in(view, fight.hex, side)
            for ship in view.fleets[INDEX[side]][number - 1]
        )
        types = [kind for kind in types_of(deciding.charts, ships)]
        half = combat.fires_half(side, fight.half, fight.chooser, situations)
        totals[name] = number_text(
            combat.fleet_gunnery(types, deciding.charts, shift, half, fight.confused[INDEX[side]])
        )
    return totals


_MAKERS: dict[str, Callable] = {
    "show_fleets": _show_fleets,
    "place_marker": _place_marker,
    "intercept": _intercept,
    "manoeuvre": _manoeuvre,
    "choose_situations": _choose_situations,
}

PHASES = {
    "form_fleets": "battle",
    "show_fleets": "battle",
    "place_marker": "battle",
    "intercept": "battle",
    "manoeuvre": "combat",
    "choose_situations": "combat",
    "allocate_fire": "combat",
    "another_round": "combat",
    "initiative_dice": "initiative",
    "offer_battle": "initiative",
    "accept_battle": "initiative",
    "begin_warfare": "initiative",
    "over": "over",
}


def phase_of(view: State) -> str:
    """What is going on: setup, armament, initiative, battle, combat or over."""
    if view.stage == "send_to_ddbox" and view.sending[0].cause == "start":
        return "setup"
    if view.battle is not None and view.battle.combat is not None and view.stage == "send_to_ddbox":
        return "combat"
    return PHASES.get(view.stage, "armament")
