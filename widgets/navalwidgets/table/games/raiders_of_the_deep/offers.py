"""The pending decision for the page: orders in plain words, grouped, with their exact odds.

Knows the decisions of the game by name. Must not know widgets' pages or how odds are reckoned.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.state import KINDS, SYSTEMS
from navalgames.sessions.words import kebab
from navalwidgets.table.games import Offer
from navalwidgets.table.games.plain import MOST_IN_SIGHT
from navalwidgets.table.games.raiders_of_the_deep import chances, staff
from navalwidgets.table.games.raiders_of_the_deep.deciding import Deciding
from navalwidgets.table.games.raiders_of_the_deep.encounter import ship_place
from navalwidgets.table.odds import odds_of
from navalwidgets.table.order_panel import Action, Choice, Group, Odds, Picker

MOST_AIMS = 6
"""How many ways to share out a salvo are seen at once."""
SHOTS = ("salvo", "second_salvo", "weapon")
GOES_ON = (given.RollName, given.DrawBoat, given.RollRank, given.SailOn)
"""What is done by Enter: it goes on and gives nothing up."""
USUAL = (*GOES_ON, given.KeepDepth, given.Dive, given.SaveSpares, given.Stay, given.KeepRight, given.Accept)
"""What stands first in sight."""
GIVES_UP = (given.Decline, given.BreakOff, given.HoldFire, given.AbortPatrol)
"""What stands last: it ends what was begun."""


def offer(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """The pending decision, with the staff's advice to be opened."""
    found = _own(deciding, offered, picked)
    return staff.advised(found, deciding, offered, lambda order: _told_whole(deciding, order))


def _own(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    if deciding.name in SHOTS:
        return _shots(deciding, offered, picked)
    if deciding.name == "start":
        return _start(deciding, offered, picked)
    return _engage(deciding, offered) if deciding.name == "engage" else _listed(deciding, offered)


def _told_whole(deciding: Deciding, order: Any) -> str:
    """An order in one sentence, weapons and targets included."""
    if isinstance(order, (given.FireTorpedoes, given.FireGun)):
        return deciding.t("order-fire", load=_load_words(deciding, order), aim=_aim_words(deciding, order))
    return deciding.told(order)


# ------------------------------------------------------------------------ torpedoes and gun


def _shots(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """Which weapon with how many, then at which ships; or no more."""
    loads: dict[str, dict[str, Any]] = {}
    others = []
    for order in offered:
        if isinstance(order, (given.FireTorpedoes, given.FireGun)):
            loads.setdefault(_load_key(order), {})[_aim_key(order)] = order
        else:
            others.append(order)
    actions, orders = _actions(deciding, others, alone=not loads)
    if not loads:
        return deciding.offer((Group("", actions),), orders)
    chosen = picked if picked in loads else next(iter(loads))
    aims = loads[chosen]
    picker = Picker(
        deciding.t("which-weapon"),
        tuple(Choice(key, _load_words(deciding, next(iter(found.values())))) for key, found in loads.items()),
        chosen,
        "",
        (),
        "",
    )
    return deciding.offer(
        (*_aims(deciding, aims), Group("", actions)),
        {**orders, **aims},
        picker=picker,
        places={key: order for key, order in aims.items() if key.startswith("ship-")},
        stacks={key: key for key in loads},
        hint=deciding.t("hint-fire", load=_load_words(deciding, next(iter(aims.values())))),
    )


def _aims(deciding: Deciding, aims: dict[str, Any]) -> tuple[Group, ...]:
    """The ships to fire at, each with its exact chances; what splits a salvo further is folded."""
    actions = tuple(
        Action(key, _target_words(deciding, order), odds=_fall_odds(deciding, order), main=len(aims) == 1)
        for key, order in aims.items()
    )
    shown, others = actions[:MOST_AIMS], actions[MOST_AIMS:]
    groups = (Group(deciding.t("which-target"), shown),)
    if not others:
        return groups
    legend = deciding.texts.t("table-plain-more", count=len(others))
    return (*groups, Group(legend, others, folded=True))


def _fall_odds(deciding: Deciding, order: Any) -> tuple[Odds, ...]:
    """What a salvo does to each ship it is aimed at."""
    falls = _falls(deciding, order)
    several = "target-" if len(falls) > 1 else ""
    return tuple(
        odds_of(deciding.texts, deciding.t(f"odds-{several}{word}", target=fall.target), fall.trial, word)
        for fall in falls
        for word in (chances.SINKS, chances.HURTS)
    )


def _falls(deciding: Deciding, order: Any) -> tuple[chances.Fall, ...]:
    if isinstance(order, given.FireGun):
        return chances.of_gun(deciding.view, order.targets, deciding.book)
    second = deciding.name == "second_salvo"
    return chances.of_salvo(deciding.view, order.aim, second, deciding.book)


def _load_key(order: Any) -> str:
    if isinstance(order, given.FireGun):
        return f"gun-{len(order.targets)}"
    return "-".join((order.end, *map(str, _load(order))))


def _load(order: given.FireTorpedoes) -> tuple[int, ...]:
    return tuple(sum(number for one, _, number in order.aim if one == kind) for kind in KINDS)


def _load_words(deciding: Deciding, order: Any) -> str:
    if isinstance(order, given.FireGun):
        return deciding.t("gun-points", number=len(order.targets))
    return deciding.t("salvo", end=order.end, load=deciding.load(_load(order)))


def _aim_key(order: Any) -> str:
    """A place of the board where all is aimed at one ship; else a key of its own."""
    if isinstance(order, given.FireGun):
        targets = order.targets
        return ship_place(targets[0]) if len(set(targets)) == 1 else "aim-" + "-".join(map(str, targets))
    aimed = {target for _, target, _ in order.aim}
    if len(aimed) == 1:
        return ship_place(aimed.pop())
    return "aim-" + "-".join(f"{kind}-{target}-{number}" for kind, target, number in order.aim)


def _aim_words(deciding: Deciding, order: Any) -> str:
    """Each ship aimed at, with its share of the salvo and the exact chances."""
    return _each_target(deciding, order, "aim", "aim-share")


def _target_words(deciding: Deciding, order: Any) -> str:
    """Each ship aimed at, with its share of the salvo."""
    return _each_target(deciding, order, "fire-at", "fire-share")


def _each_target(deciding: Deciding, order: Any, alone: str, several: str) -> str:
    falls = _falls(deciding, order)
    return "; ".join(
        deciding.t(
            several if len(falls) > 1 else alone,
            share=_share(deciding, order, fall.target),
            target=deciding.ship(fall.target),
            sunk=deciding.texts.percent(fall.sunk),
            damaged=deciding.texts.percent(fall.damaged),
        )
        for fall in falls
    )


def _share(deciding: Deciding, order: Any, target: int) -> str:
    """The part of a salvo that is aimed at one ship; its kinds where several are fired."""
    if isinstance(order, given.FireGun):
        return str(order.targets.count(target))
    parts = [(kind, number) for kind, aimed, number in order.aim if aimed == target]
    if sum(map(bool, _load(order))) == 1:
        return str(parts[0][1])
    return deciding.texts.listed(deciding.t("torpedoes", number=number, kind=kind) for kind, number in parts)


# ------------------------------------------------------------------------ where a career begins


def _start(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """A type of boat, then the month; or a roll."""
    kinds: dict[str, dict[str, Any]] = {}
    others = []
    for order in offered:
        if isinstance(order, given.TakeStart):
            kinds.setdefault(order.type, {})[f"start-{order.month}"] = order
        else:
            others.append(order)
    actions, orders = _actions(deciding, others, alone=not kinds)
    if not kinds:
        return deciding.offer((Group("", actions),), orders)
    chosen = picked if picked in kinds else next(iter(kinds))
    months = kinds[chosen]
    picker = Picker(
        deciding.t("which-type"),
        tuple(Choice(kind, _type_words(deciding, kind)) for kind in kinds),
        chosen,
        deciding.t("which-month"),
        tuple((key, deciding.texts.name(order.month)) for key, order in months.items()),
        deciding.t("begin"),
    )
    return deciding.offer(
        (Group("", actions),), orders, picker=picker, places=months, stacks={kind: kind for kind in kinds}
    )


def _type_words(deciding: Deciding, kind: str) -> str:
    """A type with what its mat carries."""
    sheet = deciding.book.mats[kind]
    return deciding.t(
        "type",
        type=kind,
        tubes=sum(sheet.fore) + sum(sheet.aft),
        torpedoes=sum(map(sum, (sheet.fore, sheet.fore_reloads, sheet.aft, sheet.aft_reloads))),
        gun="none" if sheet.gun in ("", "none") else "some",
        hull=sheet.hull,
    )


# ------------------------------------------------------------------------ everything else


def _engage(deciding: Deciding, offered: tuple[Any, ...]) -> Offer:
    """Ways to attack by posture, and what else there is."""
    actions, orders = _actions(deciding, offered)
    groups = []
    for posture in ("surfaced", "submerged", ""):
        found = tuple(action for action in actions if getattr(orders[action.key], "posture", "") == posture)
        if found:
            legend = deciding.texts.name(posture) if posture else deciding.t("no-attack")
            groups.append(Group(legend, found))
    return deciding.offer(tuple(groups), orders)


def _listed(deciding: Deciding, offered: tuple[Any, ...]) -> Offer:
    """A few orders as buttons; a straggler can be chosen among the ships."""
    actions, orders = _actions(deciding, offered)
    groups = [Group("", actions[:MOST_IN_SIGHT])]
    if actions[MOST_IN_SIGHT:]:
        legend = deciding.texts.t("table-plain-more", count=len(actions) - MOST_IN_SIGHT)
        groups.append(Group(legend, actions[MOST_IN_SIGHT:], folded=True))
    ships = {ship_place(order.target): order for order in offered if isinstance(order, given.PickStraggler)}
    hint = deciding.t("hint-straggler") if ships else ""
    about = (*_mending(deciding), *_holding(deciding))
    return deciding.offer(tuple(groups), orders, places=ships, hint=hint, about=about)


def _mending(deciding: Deciding) -> tuple[str, ...]:
    """What is being repaired where the spares may be used, and what comes after it."""
    if deciding.name != "spares":
        return ()
    now, names = deciding.view.patrol.system, deciding.texts.name
    later = [names(one) for one in SYSTEMS if one in deciding.view.boat.damaged and one != now]
    waiting = deciding.t("mending-later", systems=deciding.texts.listed(later)) if later else ""
    return tuple(filter(None, (deciding.t("mending", system=names(now)), waiting)))


def _holding(deciding: Deciding) -> tuple[str, ...]:
    """How much the hull still holds, where depth is to be paid for with it."""
    if deciding.name != "test_depth":
        return ()
    boat, sheet = deciding.view.boat, deciding.book.mats[deciding.view.boat.type]
    return (
        deciding.t("holding", hull=boat.hull, hulls=sheet.hull, water=boat.flooding, waters=sheet.flooding),
    )


def _actions(
    deciding: Deciding, offered: Iterable[Any], alone: bool = True
) -> tuple[tuple[Action, ...], dict[str, Any]]:
    """Orders as buttons with their odds; the default goes on, or is the only one, if they are `alone`."""
    found = sorted(offered, key=_rank)
    actions, orders = [], {}
    for number, order in enumerate(found):
        key = f"{kebab(type(order).__name__)}-{number}"
        odds = chances.odds(deciding.texts, chances.of_order(deciding.view, order, deciding.book))
        main = isinstance(order, GOES_ON) or (alone and len(found) == 1)
        actions.append(Action(key, deciding.told(order), _note(deciding, order), odds, main=main))
        orders[key] = order
    return tuple(actions), orders


def _rank(order: Any) -> int:
    return 0 if isinstance(order, USUAL) else 2 if isinstance(order, GIVES_UP) else 1


def _note(deciding: Deciding, order: Any) -> str:
    """What an order costs, in a few words."""
    key = f"note-{kebab(type(order).__name__)}"
    return deciding.t(key) if deciding.texts.has(f"rotd-table-{key}") else ""
