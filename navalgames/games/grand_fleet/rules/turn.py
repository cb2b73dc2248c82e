"""A turn outside battle as stages and decisions: ships, submarines, initiative, its end (6, 7, 9, 10).

Knows the order of a turn. Every roll and every number comes from the other rule modules. A stage is either
automatic (a function of the dice and the state) or a decision (it waits for an order); each names the stage
that follows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.agenda import Ask, Stage
from navalgames.games.grand_fleet import given
from navalgames.games.grand_fleet.rules import (
    armament,
    battle,
    ending,
    initiative,
    offers,
    submarines,
)
from navalgames.games.grand_fleet.state import (
    DE,
    INDEX,
    SIDES,
    UK,
    Initiative,
    Options,
    Sending,
    Ships,
    State,
    added,
    both,
    in_ddbox,
    in_fleet_boxes,
    initiative_of,
    join_fleet_boxes,
    with_side,
    without,
)
from navalgames.games.grand_fleet.tables import in_roster_order, side_of


def send(state: State, sendings: tuple[Sending, ...], then: str) -> State:
    """Ask each side in turn where its ships go in the DDbox, then go on with stage `then`."""
    sendings = tuple(sending for sending in sendings if sending.count)
    if not sendings:
        return state._replace(stage=then, deciding=(), sending=())
    return state._replace(stage="send_to_ddbox", deciding=(sendings[0].side,), sending=sendings)


def _sent(dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options) -> State:
    """6.2b, 6.5c, 8.2g, 8.11i, 9.1, 9.6: ships into the boxes their owner picked."""
    sending, *rest = state.sending
    going = tuple(ship for box in order.boxes for ship in box)
    place = INDEX[side]
    fleets = with_side(state.fleets, side, without(state.fleets[place], going))
    ddbox = with_side(state.ddbox, side, added(state.ddbox[place], order.boxes))
    dice.note(
        offers.SENDING_RULES[sending.cause],
        "gf-log-sent-" + sending.cause.replace("_", "-"),
        side=side,
        count=len(going),
    )
    state = state._replace(fleets=fleets, ddbox=ddbox)
    return send(state, tuple(rest), sending.then)


def _arriving(state: State, charts: Charts, side: str) -> tuple[Ships, Ships]:
    """Ships of a side on the turn track in this turn: those without a circle, those with one (6.2a, 3.3a)."""
    found = [charts.record("roster", ship) for ship in state.waiting[state.turn - 1]]
    own = {ship.name: ship.mark.startswith("circled") for ship in found if side_of(ship.nation) == side}
    return tuple([name for name in own if not own[name]]), tuple([name for name in own if own[name]])


def _off_the_track(state: State, ships: Ships) -> State:
    return state._replace(waiting=without(state.waiting, ships))


def _german_reinforcement(dice: Dice, state: State, charts: Charts, options: Options) -> State:
    """6.2a, 6.2c, 3.3a: German ships of this turn into the fleet boxes, circled ones into the DDbox."""
    ships, circled = _arriving(state, charts, DE)
    if ships:
        dice.note("6.2c", "gf-log-german-ships", ships=", ".join(ships), count=len(ships))
    fleets = with_side(state.fleets, DE, join_fleet_boxes(state.fleets[1], ships))
    state = _off_the_track(state._replace(fleets=fleets), ships + circled)
    return send(
        state,
        (Sending(DE, circled, len(circled), "circled", "british_reinforcement"),),
        "british_reinforcement",
    )


def _british_reinforcement(dice: Dice, state: State, charts: Charts, options: Options) -> State:
    """6.2a, 6.2b, 3.3a, 9.2b: British ships of this turn, and the circled Americans, into the DDbox."""
    ships, circled = _arriving(state, charts, UK)
    state = _off_the_track(state, ships + circled)
    if state.usw_turn and state.turn == submarines.arrival_turn(state.usw_turn):
        americans = state.american
        state = state._replace(american=())
    else:
        americans = ()
    if ships:
        dice.note("6.2b", "gf-log-british-ships", ships=", ".join(ships), count=len(ships))
    then = "german_deployment"
    return send(
        state,
        (
            Sending(UK, ships, len(ships), "reinforcement", then),
            Sending(UK, circled, len(circled), "circled", then),
            Sending(UK, americans, len(americans), "american_entry", then),
        ),
        then,
    )


AFTER_DEPLOYMENT = {DE: "british_deployment", UK: "german_detachment"}
AFTER_DETACHMENT = {DE: "british_detachment", UK: "submarine_check"}


def _offer_deployment(side: str) -> Callable:
    def stage(dice: Dice, state: State, charts: Charts, options: Options) -> State:
        """6.4a: a side with ships in the DDbox may deploy."""
        if not in_ddbox(state, side):
            return state._replace(stage=AFTER_DEPLOYMENT[side])
        return state._replace(stage="deployment", deciding=(side,))

    return stage


def _deployment(dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options) -> State:
    """6.4a: deploy or not."""
    if isinstance(order, given.SkipDeployment):
        dice.note("6.4a", "gf-log-no-deployment", side=side)
        return state._replace(stage=AFTER_DEPLOYMENT[side], deciding=())
    return state._replace(stage="sort_ddbox")


def _sort_ddbox(dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options) -> State:
    """6.4b, 6.4c, 6.4d: sort, then roll or announce the rolls."""
    state = state._replace(ddbox=with_side(state.ddbox, side, order.boxes))
    if options.deploy_rolls == "declared":
        return state._replace(stage="declare_rolls")
    first = armament.deployment_roll(dice, side)
    dice.note("6.4d", "gf-log-box-called", side=side, box=first, ships=len(state.ddbox[INDEX[side]][first]))
    return state._replace(stage="second_roll", deployment_roll=first)


def _declare_rolls(
    dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options
) -> State:
    """6.4d, switch deploy_rolls = declared."""
    return _deployed(
        dice, state, side, tuple(armament.deployment_roll(dice, side) for _ in range(order.rolls))
    )


def _second_roll(dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options) -> State:
    """6.4d: a second roll or not."""
    rolled: tuple[int, ...] = (state.deployment_roll,)
    if isinstance(order, given.RollAgain):
        rolled = (*rolled, armament.deployment_roll(dice, side))
    return _deployed(dice, state, side, rolled)


def _deployed(dice: Dice, state: State, side: str, rolled: tuple[int, ...]) -> State:
    """6.4e-6.4i: all ships of the called boxes join the fleet boxes."""
    place = INDEX[side]
    ships = armament.called_ships(state.ddbox[place], rolled)
    dice.note("6.4e", "gf-log-deployed", side=side, count=len(ships), ships=", ".join(ships))
    return state._replace(
        stage=AFTER_DEPLOYMENT[side],
        deciding=(),
        deployment_roll=0,
        fleets=with_side(state.fleets, side, join_fleet_boxes(state.fleets[place], ships)),
        ddbox=with_side(state.ddbox, side, without(state.ddbox[place], ships)),
    )


def _offer_detachment(side: str) -> Callable:
    def stage(dice: Dice, state: State, charts: Charts, options: Options) -> State:
        """6.5a: a side with ships in the fleet boxes may detach."""
        if not in_fleet_boxes(state, side):
            return state._replace(stage=AFTER_DETACHMENT[side])
        return state._replace(stage="detachment", deciding=(side,))

    return stage


def _detachment(dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options) -> State:
    """6.5a-6.5d: detach or not; the die says how many ships go."""
    then = AFTER_DETACHMENT[side]
    if isinstance(order, given.SkipDetachment):
        return state._replace(stage=then, deciding=())
    ships = in_fleet_boxes(state, side)
    shown = armament.detachment_roll(dice, side)
    count = armament.detached_number(shown, len(ships))
    dice.note("6.5b", "gf-log-detachment", side=side, count=count)
    return send(state, (Sending(side, ships, count, "detachment", then),), then)


def _submarine_check(dice: Dice, state: State, charts: Charts, options: Options) -> State:
    """7.1, 7.2-7.5, 7.7, 12.1b: the check, or the effect roll once the warfare has begun."""
    if state.usw_turn:
        return _warfare_effect(dice, state, charts)
    result = submarines.check(dice, state.turn, options.historical, charts)
    if not options.historical and state.turn >= submarines.FIRST_CHECK:
        dice.note("7.2", "gf-log-submarine-" + result)
    if result == submarines.OCCURS:
        return _begin_warfare(dice, state, charts)
    if result == submarines.CHOICE:
        return state._replace(stage="begin_warfare", deciding=(DE,))
    return _ask_initiative(state)


def _ask_initiative(state: State) -> State:
    return state._replace(stage="initiative_dice", deciding=SIDES, initiative=Initiative())


def _decide_warfare(
    dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options
) -> State:
    """7.4: the German player decides."""
    if isinstance(order, given.BeginWarfare):
        return _begin_warfare(dice, state, charts)
    dice.note("7.4", "gf-log-warfare-held-back")
    return _ask_initiative(state)


def _begin_warfare(dice: Dice, state: State, charts: Charts) -> State:
    """7.6, 9.1, 9.2b-9.2d, 9.3: the Americans enter, later building is cancelled, no initiative this turn."""
    mark = {ship: charts.record("roster", ship).mark for ship in state.american}
    late = tuple(ship for ships in state.waiting[state.turn :] for ship in ships)
    now = submarines.arrival_turn(state.turn) == state.turn
    boxed = tuple(
        ship for ship in state.american if mark[ship] == "circled" or (mark[ship] == "circled 4" and now)
    )
    joining = tuple(ship for ship in state.american if not mark[ship].startswith("circled"))
    staying = tuple(ship for ship in state.american if ship not in boxed + joining)
    dice.note("7.6", "gf-log-warfare-begins", joining=len(joining), boxed=len(boxed), cancelled=len(late))
    state = state._replace(
        usw_turn=state.turn,
        fleets=with_side(state.fleets, UK, join_fleet_boxes(state.fleets[0], joining)),
        american=staying,
        waiting=without(state.waiting, late),
        cancelled=state.cancelled + late,
    )
    return send(state, (Sending(UK, boxed, len(boxed), "american_entry", "end_of_turn"),), "end_of_turn")


def _warfare_effect(dice: Dice, state: State, charts: Charts) -> State:
    """9.4, 9.5, 9.6: points by the table; a natural 6 recalls the Americans from the fleet boxes."""
    effect = submarines.effect(dice, state.turn - state.usw_turn, charts)
    dice.note("9.5", "gf-log-submarine-points", vp=effect.vp)
    state = state._replace(vp=state.vp + effect.vp, stage="ask_initiative", deciding=())
    if not effect.natural_six:
        return state
    boxed = in_fleet_boxes(state, UK)
    recalled = tuple(ship for ship in boxed if charts.record("roster", ship).nation == "US")
    recalled = in_roster_order(charts, recalled)
    return send(
        state, (Sending(UK, recalled, len(recalled), "american_recall", "ask_initiative"),), "ask_initiative"
    )


def _choose_dice(dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options) -> State:
    """7.9a-7.9d, 7.10a: secret numbers of dice; both roll when both have chosen."""
    chosen = with_side(initiative_of(state).dice, side, order.dice)
    if None in chosen:
        waiting = tuple(other for other in SIDES if chosen[INDEX[other]] is None)
        return state._replace(deciding=waiting, initiative=Initiative(chosen))
    result = initiative.turn_initiative(dice, *chosen)
    for loser in result.parity_loss:
        dice.note("7.9c", "gf-log-parity", side=loser)
    state = state._replace(
        vp=state.vp + result.vp, initiative=Initiative(chosen, result.attacker, result.difference)
    )
    if not result.attacker:
        dice.note("7.10a", "gf-log-nobody-attacks", difference=result.difference)
        return state._replace(stage="end_of_turn", deciding=())
    dice.note("7.10a", "gf-log-attacker", side=result.attacker, difference=result.difference)
    return state._replace(stage="offer_battle", deciding=(result.attacker,))


def _offer_battle(dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options) -> State:
    """7.10b-7.10d: the attacker declares."""
    if isinstance(order, given.DeclineBattle):
        dice.note("7.10d", "gf-log-declined", side=side)
        result = initiative.declared(side, initiative_of(state).difference, offers=False, accepts=False)
        return state._replace(stage="end_of_turn", deciding=(), vp=state.vp + result.vp)
    dice.note("7.10b", "gf-log-offered", side=side)
    return state._replace(stage="accept_battle", deciding=(DE if side == UK else UK,))


def _accept_battle(
    dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options
) -> State:
    """7.10e, 7.10f: the defender declares."""
    attacker = initiative_of(state).attacker
    accepts = isinstance(order, given.AcceptBattle)
    result = initiative.declared(attacker, initiative_of(state).difference, offers=True, accepts=accepts)
    if result.result != "battle":
        dice.note("7.10e", "gf-log-refused", side=side, attacker=attacker)
        return state._replace(stage="end_of_turn", deciding=(), vp=state.vp + result.vp)
    dice.note("7.10f", "gf-log-battle", attacker=attacker, defender=side)
    return battle.start_battle(state, attacker)


def _end_of_turn(dice: Dice, state: State, charts: Charts, options: Options) -> State:
    """4.1, 10.1, 10.2: the checks, then the next turn."""
    uk, de = both(lambda side: len(in_fleet_boxes(state, side)))
    outcome = ending.end_of_turn(state.turn, state.vp, uk, de, charts, options.maintenance_beats_lead)
    if outcome:
        dice.note(outcome.rule, outcome.key, winner=outcome.winner or "none", vp=abs(state.vp))
        return state._replace(stage="over", deciding=(), initiative=None, battle=None, outcome=outcome)
    dice.note("4.2", "gf-log-next-turn", turn=state.turn + 1)
    return state._replace(turn=state.turn + 1, stage="german_reinforcement", initiative=None, battle=None)


STAGES: dict[str, Stage] = {
    "german_reinforcement": _german_reinforcement,
    "british_reinforcement": _british_reinforcement,
    "german_deployment": _offer_deployment(DE),
    "british_deployment": _offer_deployment(UK),
    "german_detachment": _offer_detachment(DE),
    "british_detachment": _offer_detachment(UK),
    "submarine_check": _submarine_check,
    "ask_initiative": lambda dice, state, charts, options: _ask_initiative(state),
    "end_of_turn": _end_of_turn,
}
ASKS: dict[str, Ask] = {
    "send_to_ddbox": Ask("6.2b", offers.send_to_ddbox, _sent),
    "deployment": Ask("6.4a", offers.either(given.StartDeployment(), given.SkipDeployment()), _deployment),
    "sort_ddbox": Ask("6.4b", offers.sort_ddbox, _sort_ddbox),
    "declare_rolls": Ask("6.4d", offers.either(given.DeclareRolls(2), given.DeclareRolls(1)), _declare_rolls),
    "second_roll": Ask("6.4d", offers.either(given.RollAgain(), given.StopRolling()), _second_roll),
    "detachment": Ask("6.5a", offers.either(given.SkipDetachment(), given.StartDetachment()), _detachment),
    "begin_warfare": Ask(
        "7.4", offers.either(given.BeginWarfare(), given.HoldWarfareBack()), _decide_warfare
    ),
    "initiative_dice": Ask(
        "7.9a", offers.either(given.ChooseInitiativeDice(1), given.ChooseInitiativeDice(2)), _choose_dice
    ),
    "offer_battle": Ask("7.10b", offers.offer_battle, _offer_battle),
    "accept_battle": Ask("7.10b", offers.either(given.AcceptBattle(), given.RefuseBattle()), _accept_battle),
}
