"""The pending decision for the page: places on the chart or the Battle Board, and the same orders in words.

Knows the decisions inside an action by name. What begins one stands in `acting`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.rules import initiative, plotting, reorganizing, trajectory
from navalgames.games.atlantic_chase.rules.frames import Attack
from navalgames.games.atlantic_chase.rules.frames import Support as Helping
from navalgames.games.atlantic_chase.state import ENEMY, force
from navalwidgets.table.games import Offer
from navalwidgets.table.games.atlantic_chase import acting, chances
from navalwidgets.table.games.atlantic_chase.battles import ship_place, zone_place
from navalwidgets.table.games.atlantic_chase.deciding import Deciding
from navalwidgets.table.games.atlantic_chase.forces import force_words
from navalwidgets.table.odds import odds_of
from navalwidgets.table.order_panel import Choice, Group, Odds, Picker


def offer(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """The pending decision."""
    return _MAKERS.get(deciding.name, _listed)(deciding, offered, picked)


def _listed(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """Orders as a list; where each goes to a hex of its own, also on the chart."""
    offered = tuple(sorted(offered, key=lambda order: isinstance(order, given.Decline)))
    actions = [deciding.action(order, main=len(offered) == 1) for order in offered]
    hexes = [getattr(order, "hex", "") or getattr(order, "station", "") for order in offered]
    places = {
        place: order for place, order in zip(hexes, offered, strict=True) if place and hexes.count(place) == 1
    }
    hint = deciding.t("hint-hex") if places else ""
    return deciding.offer(deciding.group("", actions), _about(deciding), places, hint=hint)


def _about(deciding: Deciding) -> tuple[str, ...]:
    """The attack, or the line, that the decision belongs to."""
    for frame in reversed(deciding.view.stack):
        if isinstance(frame, Attack) and frame.kind:
            return (_attack_words(deciding, frame),)
    name = getattr(deciding.frame, "force", "")
    known = any(one.id == name for one in deciding.view.task_forces)
    return (force_words(deciding.words, force(deciding.view, name)),) if known else ()


def _attack_words(deciding: Deciding, frame: Attack) -> str:
    return deciding.t(
        "attack",
        kind=frame.kind.replace("_", "-"),
        force=deciding.words.called(frame.force),
        side=frame.side,
        target=deciding.words.called(frame.target),
        hex=deciding.words.called(frame.hex),
    )


# ------------------------------------------------------------------------ drawing a line


def _plot(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """Segments on the chart, at the end that was picked or the only one that reaches the hex (43.4)."""
    ending = [order for order in offered if isinstance(order, given.EndCourse)]
    adding = [order for order in offered if isinstance(order, given.AddSegment)]
    line = force(deciding.view, deciding.frame.force).line
    ends = [end for end in (trajectory.BACK, trajectory.FRONT) if any(order.end == end for order in adding)]
    chosen = picked if picked in ends else ends[0] if ends else ""
    places: dict[str, Any] = {}
    for order in sorted(adding, key=lambda one: one.end != chosen):
        places.setdefault(order.hex, order)
    picker = Picker(
        deciding.t("which-end"),
        tuple(
            Choice(
                end,
                deciding.t(
                    "end", end=end, hex=deciding.words.called(line[-1 if end == trajectory.BACK else 0])
                ),
            )
            for end in ends
        ),
        chosen,
        deciding.t("which-hex"),
        tuple((order.hex, _segment(deciding, order)) for order in places.values()),
        deciding.t("add-here"),
    )
    groups = deciding.group("", [deciding.action(order) for order in ending])
    return deciding.offer(
        groups, _about(deciding), places, picker=picker if places else None, hint=deciding.t("hint-plot")
    )


def _end_words(deciding: Deciding, line: tuple[str, ...], end: str) -> str:
    return deciding.words.called(line[-1 if end == trajectory.BACK else 0])


def _segment(deciding: Deciding, order: given.AddSegment) -> str:
    side = deciding.frame.side
    seen = plotting.intel_rule(deciding.view, side, order.hex, deciding.box)
    place = deciding.words.called(order.hex)
    return deciding.t("segment", end=order.end, hex=place, intel="yes" if seen else "no")


def _recon(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """Anywhere on the chart, or from a list of hexes (41.3a)."""
    places = {order.hex: order for order in offered}
    name = deciding.frame.force
    picker = Picker(
        deciding.t("which-unit"),
        (Choice(name, acting.unit_words(deciding, name)),),
        name,
        deciding.t("which-hex"),
        tuple((place, deciding.words.called(place)) for place in places),
        deciding.t("go-here"),
    )
    return deciding.offer((), (), places, picker=picker, hint=deciding.t("hint-hex"))


def _lapse(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """What stays of a line, named by its hexes; a station may be placed on the chart (19.4)."""
    line = force(deciding.view, deciding.frame.force).line
    actions = [deciding.action(order)._replace(label=_staying(deciding, order, line)) for order in offered]
    places = {order.station: order for order in offered if order.station}
    hint = deciding.t("hint-station") if places else ""
    return deciding.offer(deciding.group("", actions), _about(deciding), places, hint=hint)


def _staying(deciding: Deciding, order: given.Lapse, line: tuple[str, ...]) -> str:
    """What stays after an order to shorten."""
    if order.station:
        return deciding.words.order(order)
    kept = line[order.front : len(line) - order.back]
    ends = {"first": deciding.words.called(kept[0]), "last": deciding.words.called(kept[-1])}
    return deciding.t("stays", length=len(kept), **ends)


# ------------------------------------------------------------------------ odds inside an attack


def _support(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """Each way to support with what it makes of the odds (25.9)."""
    frame = deciding.frame
    field = "own" if deciding.side == frame.side else "other"
    actions = []
    for order in offered:
        helped = frame._replace(**{field: Helping(order.coordination, order.air, order.launch)})
        actions.append(_with_odds(deciding, order, helped))
    return deciding.offer(deciding.group("", actions), _about(deciding))


def _evade(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """The odds with and without the marker (46.2a)."""
    actions = [
        _with_odds(deciding, order, deciding.frame._replace(spent=isinstance(order, given.SpendEvasive)))
        for order in offered
    ]
    return deciding.offer(deciding.group("", actions), _about(deciding))


def _with_odds(deciding: Deciding, order: Any, frame: Attack) -> Any:
    note = chances.note_of_attack(deciding.texts, deciding.view, frame, deciding.box)
    odds = chances.odds_of_attack(deciding.texts, deciding.view, frame, deciding.box)
    return deciding.action(order, note, odds)


def _contest(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """Seizing and vying, each with its chance; of several who may have the marker instead only the names
    (26.3a, 26.4a, 26.4c).
    """
    sparing = [order for order in offered if isinstance(order, given.TakeEvasive)]
    several = sparing if len(sparing) > 1 else []
    actions = []
    for order in offered:
        if order in several:
            continue
        odds: tuple[Odds, ...] = ()
        if isinstance(order, (given.TryToSeize, given.Vie)):
            view = deciding.view
            evasive = initiative.evasive_modifier(view, order.evasive, deciding.box)
            adds = initiative.contest_modifier(view.tally, evasive)
            tries = isinstance(order, given.TryToSeize)
            trial = chances.seizing(deciding.box.charts, adds) if tries else chances.vying(adds)
            odds = (odds_of(deciding.texts, deciding.texts.t("ac-table-odds-initiative"), trial),)
        actions.append(deciding.action(order, odds=odds))
    about = (*_about(deciding), deciding.t("tally", tally=deciding.view.tally))
    spared = [
        deciding.action(order)._replace(label=deciding.words.called(order.task_force)) for order in several
    ]
    return deciding.offer((*deciding.group("", actions), *deciding.group("spare", spared)), about)


def _reorganize(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """Splits, merges; reinforcements with the chance that they come, if there is a place (37.4a, 37.4d)."""
    free = reorganizing.free_force(deciding.view, deciding.side, deciding.box)
    actions = []
    for order in offered:
        note = ""
        odds: tuple[Odds, ...] = ()
        if isinstance(order, given.Reinforce):
            place = bool(order.join or free)
            trial = chances.coming(deciding.box.charts, place)
            odds = (odds_of(deciding.texts, deciding.texts.t("ac-table-odds-coming"), trial),)
            note = "" if place else deciding.t("no-place")
        actions.append(deciding.action(order, note, odds))
    return deciding.offer(deciding.group("", actions), _about(deciding))


# ------------------------------------------------------------------------ battle


def _fire(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """A ship, then its target, with the chance of hits; also on the Battle Board (57.1a, 59.1)."""
    shots = [order for order in offered if not isinstance(order, given.CeaseFire)]
    firers = list(dict.fromkeys(order.ship for order in shots))
    chosen = next((one for one in firers if ship_place(one) == picked), firers[0])
    mine = [order for order in shots if order.ship == chosen]
    told = sorted((_shot(deciding, order) for order in mine), key=lambda one: -one.odds[0].share)
    told[0] = told[0]._replace(main=True)
    picker = Picker(
        deciding.t("which-ship"),
        tuple(Choice(ship_place(one), deciding.ship(one)) for one in firers),
        ship_place(chosen),
        "",
        (),
        "",
    )
    stopping = [deciding.action(order) for order in offered if isinstance(order, given.CeaseFire)]
    return deciding.offer(
        (*deciding.group("targets", told), *deciding.group("", stopping)),
        _battle_about(deciding),
        {ship_place(order.target): order for order in mine},
        picker=picker,
        stacks={ship_place(one): ship_place(one) for one in firers},
        hint=deciding.t("hint-fire", ship=deciding.ship(chosen)),
    )


def _shot(deciding: Deciding, order: Any) -> Any:
    battle, view, box = deciding.frame, deciding.view, deciding.box
    if isinstance(order, given.Launch):
        return deciding.action(order, odds=chances.odds_of_torpedoes(deciding.texts, view, order, box))
    return deciding.action(
        order,
        deciding.t(
            "range",
            range=chances.range_of(battle, order, box),
            value=chances.shot_modifier(view, battle, order, box),
        ),
        chances.odds_of_shot(deciding.texts, view, battle, order, box),
    )


def _manoeuvre(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """A ship, then its zone; on the Battle Board the zone without smoke (60.1)."""
    movers = list(dict.fromkeys(order.ship for order in offered))
    chosen = next((one for one in movers if ship_place(one) == picked), movers[0])
    mine = [order for order in offered if order.ship == chosen]
    picker = Picker(
        deciding.t("which-ship"),
        tuple(Choice(ship_place(one), deciding.ship(one)) for one in movers),
        ship_place(chosen),
        "",
        (),
        "",
    )
    actions = [deciding.action(order) for order in mine]
    return deciding.offer(
        (Group(deciding.t("group-zones"), tuple(actions)),),
        _battle_about(deciding),
        {
            zone_place(deciding.side, order.zone): order
            for order in mine
            if not order.smoke and not order.disperse
        },
        picker=picker,
        stacks={ship_place(one): ship_place(one) for one in movers},
        hint=deciding.t("hint-manoeuvre", ship=deciding.ship(chosen)),
    )


def _on_ships(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """One ship of several, by button or on the board; none of them stands last."""
    offered = tuple(sorted(offered, key=lambda order: isinstance(order, given.Decline)))
    actions = [deciding.action(order) for order in offered]
    if isinstance(offered[-1], given.Decline):
        actions[-1] = actions[-1]._replace(label=deciding.t("declined", decision=deciding.name))
    places = {ship_place(order.ship): order for order in offered if getattr(order, "ship", "")}
    hint = deciding.t("hint-ship") if places else ""
    return deciding.offer(deciding.group("", actions), _battle_about(deciding), places, hint=hint)


def _place(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """The zone of a surprised ship, by button or on the board (54.6b)."""
    actions = [deciding.action(order) for order in offered]
    enemy = ENEMY[deciding.side]
    places = {zone_place(enemy, order.zone): order for order in offered}
    hint = deciding.t("hint-zone", ship=deciding.ship(offered[0].ship))
    return deciding.offer(deciding.group("", actions), _battle_about(deciding), places, hint=hint)


def _break_away(deciding: Deciding, offered: tuple[Any, ...], picked: str) -> Offer:
    """Staying or leaving; the chance if the enemy stays (61.3)."""
    actions = []
    for order in offered:
        odds: tuple[Odds, ...] = ()
        if order.yes and not deciding.frame.leaving:
            trial = chances.leaving(deciding.view, deciding.frame, deciding.side, deciding.box)
            odds = (odds_of(deciding.texts, deciding.texts.t("ac-table-odds-away"), trial),)
        actions.append(deciding.action(order, odds=odds))
    return deciding.offer(deciding.group("", actions), _battle_about(deciding))


def _battle_about(deciding: Deciding) -> tuple[str, ...]:
    """Hits that wait for the end of the step (57.5)."""
    frame = deciding.frame
    waiting = [
        deciding.t("waiting-hit", ship=deciding.ship(name), hits=hits)
        for name, hits in getattr(frame, "hits", ())
    ]
    return (deciding.t("waiting", hits=deciding.texts.listed(waiting)),) if waiting else ()


_MAKERS: dict[str, Callable[[Deciding, tuple[Any, ...], str], Offer]] = {
    "act": acting.act,
    "plot": _plot,
    "recon": _recon,
    "lapse_ends": _lapse,
    "support_first": _support,
    "support_second": _support,
    "evade": _evade,
    "seize": _contest,
    "vie": _contest,
    "reorganize": _reorganize,
    "fire": _fire,
    "launch": _fire,
    "manoeuvre": _manoeuvre,
    "place": _place,
    "set_up_smoke": _on_ships,
    "leave_alone": _on_ships,
    "break_away": _break_away,
}
