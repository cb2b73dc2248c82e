"""What an action leaves behind: the initiative, lines, Intel, reinforcements (26, 37 to 41, 43).

The engine plays one action on a laid table by a plan. Knows the plan and sliders, no rule.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.chance import ScriptedDice
from navalgames.charts import Charts
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.questions import actions
from navalgames.games.atlantic_chase.questions.laid import (
    OPEN,
    at_rest,
    carried_out,
    empty_sea,
    given_once,
    laid,
    offers,
    sea_with_ports,
    table,
)
from navalgames.games.atlantic_chase.questions.merging import forgetful, pauses
from navalgames.games.atlantic_chase.questions.sliders import choice, switch, the_weather, whole
from navalgames.games.atlantic_chase.rules import plotting, sequence, set_up
from navalgames.games.atlantic_chase.rules.frames import ENGAGE, Attack, Battle, Turn
from navalgames.games.atlantic_chase.state import (
    BRITISH,
    GERMAN,
    Options,
    Ship,
    State,
    StealthForce,
    TaskForce,
    force,
    stealth_force,
)
from navalgames.games.atlantic_chase.tables import Box
from navalgames.games.contract import Question

KEEPS, LOSES, MARKER = "keeps", "loses", "takes_marker"
EXPOSED, LOST, NOT_ALLOWED = "exposed", "initiative_lost", "not_allowed"
OFF_HOLLAND, AT_THE_FRAME = "17,-4", "14,1"
IN_PLAY, WAITS, NO_CHECK = "in_play", "waits", "no_check"
VIE_KEPT = choice("interruption_vie_kept", ("resume", "cancel"), "resume", "option:interruption_vie_kept")


class Action(NamedTuple):
    """One action on a laid table. first: the order it begins with, until it is given; None afterwards.

    side: whose action it is. barred: the rules do not allow that order.
    """

    state: State
    box: Box
    side: str
    first: Any = None
    barred: bool = False


def begun(state: State, box: Box, order: Any) -> Action:
    """An action that begins with an order, if the rules allow it."""
    return Action(state, box, state.active, order, order not in offers(state, box))


def one_step(dice: Any, action: Action, charts: Charts) -> Action:
    """What is ordered and what follows by itself, up to the next roll or just after it."""
    state, box, first = action.state, action.box, action.first
    while True:
        frame = state.stack[-1]
        if frame.asked:
            state = given_once(dice, state, first or habit(offers(state, box)), box)
        else:
            state = sequence.STAGES[frame.stage](dice, state, frame, box)
        first = None
        if at_rest(state) or pauses(state):
            return action._replace(state=forgetful(state), first=None)


def habit(orders: tuple[Any, ...]) -> Any:
    """Contests are fought with all there is; lines are kept; of everything else the first is taken."""
    for kind in (given.Vie, given.TryToSeize, given.SlipEvasive, given.Decline):
        found = [order for order in orders if isinstance(order, kind)]
        if found:
            return found[-1]
    return given.LimitedBattle(False) if given.LimitedBattle(False) in orders else orders[0]


def over(action: Action) -> bool:
    """Whether the action is complete, or was not allowed."""
    return action.barred or (action.first is None and at_rest(action.state))


def holder(action: Action) -> str:
    """Whether its side still has the initiative."""
    return KEEPS if action.state.active == action.side else LOSES


# ------------------------------------------------------------------------ the initiative


def _search(
    charts: Charts, own: int, target: int, intel: int, tally: int, evasive: bool, **options: Any
) -> Action:
    """A British search with Intel on its line, on each segment at most one marker."""
    box = empty_sea(charts, Options(**options))
    hunter = laid(box, "B1", BRITISH, (Ship("Hood"),), OPEN, own)
    hunter = hunter._replace(intel=hunter.line[:intel])
    hunted = laid(box, "G1", GERMAN, (Ship("Bismarck"),), OPEN, target, evasive=evasive)
    return begun(table(BRITISH, hunter, hunted, tally=tally), box, given.NavalSearch("B1", "G1", OPEN))


def _after_battle(
    charts: Charts, tally: int, marker: bool, weather: str, opt_battle_removes_evasive: bool
) -> Action:
    """A battle the British began is just over; the German task force may have an Evasive marker."""
    box = empty_sea(charts, Options(opt_battle_removes_evasive=opt_battle_removes_evasive))
    forces = (
        laid(box, "B1", BRITISH, (Ship("Hood"),), OPEN),
        laid(box, "G1", GERMAN, (Ship("Bismarck"),), OPEN, evasive=marker),
    )
    attack = Attack("results", ENGAGE, BRITISH, "B1", "G1", OPEN, fought=True)
    ended = Battle("battle_over", BRITISH, ("B1", "G1"), OPEN, 3)
    state = table(BRITISH, *forces, weather=weather, tally=tally)
    return Action(state._replace(stack=(Turn(), attack, ended)), box, BRITISH)


def _signals(charts: Charts, inactive: str, tally: int, imaginary_side: str) -> Action:
    """A Signals action against the inactive side, which may then try to seize the initiative."""
    box = empty_sea(charts, Options(imaginary_side=imaginary_side))
    target = "G1" if inactive == GERMAN else "B1"
    one = laid(box, target, inactive, (Ship("Hood"),), OPEN, 3)._replace(intel=(OPEN,))
    state = table(BRITISH if inactive == GERMAN else GERMAN, one, tally=tally)
    return begun(state, box, given.Signals(target, OPEN))


def _holder_or_marker(action: Action) -> str:
    marked = any(one.evasive for one in action.state.task_forces)
    return MARKER if marked else holder(action)


# ------------------------------------------------------------------------ lines, Intel, recon


def _own_line(charts: Charts, segments: int, weather: str, signals_lapse: str) -> Action:
    """A Signals action in a hex of an own line, whose owner would rather keep it."""
    box = empty_sea(charts, Options(signals_lapse=signals_lapse))
    one = laid(box, "B1", BRITISH, (Ship("Hood"),), OPEN, segments)
    other = laid(box, "G1", GERMAN, (Ship("Bismarck"),), OPEN, 3)._replace(intel=(OPEN,))
    return begun(table(BRITISH, one, other, weather=weather), box, given.Signals("G1", OPEN))


def _own_segments(action: Action) -> int:
    return len(force(action.state, "B1").line)


def _recon(charts: Charts, goes: str, tally: int, **options: Any) -> Action:
    """A force under water makes Recon where an enemy line lies; off Holland a British submarine does."""
    box = empty_sea(charts, Options(**options))
    place = {"off_holland": OFF_HOLLAND, "at_the_frame": AT_THE_FRAME}.get(goes, OPEN)
    side, other = (BRITISH, GERMAN) if goes == "off_holland" else (GERMAN, BRITISH)
    line = TaskForce("seen", other, (Ship("Hood"),), line=(place,))
    boat = StealthForce(
        "U1", side, "U-boat" if side == GERMAN else "submarine", place if goes == "stays" else ""
    )
    state = table(side, line, tally=tally)._replace(stealth=(boat,))
    asked = carried_out(ScriptedDice(()), state, given.SendStealthForce("U1"), box)
    return begun(asked, box, given.GoTo(place))


def _exposed(action: Action) -> str:
    """Whether the U-boat's side has the initiative and a target with Intel (41.4, 41.8)."""
    if action.barred:
        return NOT_ALLOWED
    place = stealth_force(action.state, "U1").hex
    seen = place in force(action.state, "seen").intel
    return EXPOSED if seen and holder(action) == KEEPS else LOST


PAST = ("open_sea", "enemy_port", "enemy_airbase", "neutral_port", "enemy_station")


def course_past(dice: Any, charts: Charts, past: str, interruption_bands: str, **options: Any) -> str:
    """Intel of a new segment, and the Interruption it brings. Rule: 22.5, 43.9a to 43.9d, 8.8."""
    box = sea_with_ports(charts, Options(scenario="OP5", **options))
    station = laid(box, "B1", BRITISH, (Ship("Hood"),), OPEN)
    places = {
        "open_sea": OPEN,
        "enemy_port": min(set(box.ports_at[BRITISH]) - box.airbases[BRITISH]),
        "enemy_airbase": min(box.airbases[BRITISH] - set(box.ports_at[BRITISH])),
        "neutral_port": min(box.ports_at["neutral"]),
        "enemy_station": OPEN,
    }
    state = table(GERMAN, *([station] if past == "enemy_station" else []))
    if not plotting.triggers_intel(state, GERMAN, places[past], box):
        return NO_CHECK
    return actions.interruption_check(dice, charts, 1, interruption_bands)


# ------------------------------------------------------------------------ reinforcements


def _reinforcement(charts: Charts, group: str, tally: int, variant: str) -> Action:
    """A Reorganize action with one attempt, in Rheinübung (37.4a, SCN.13)."""
    box = sea_with_ports(charts, Options(scenario="OP5", variant=variant))
    side = BRITISH if group == "usual" else GERMAN
    waiting = tuple(one for one in set_up.laid_out(box).groups if one.side == side)
    state = table(side, tally=tally, groups=waiting)
    order = given.Reinforce("A", "")
    if not waiting:
        return Action(state, box, side, order, True)
    return begun(carried_out(ScriptedDice(()), state, given.Reorganize(), box), box, order)


def _entered(action: Action) -> str:
    if action.barred:
        return NOT_ALLOWED
    return IN_PLAY if action.state.entered else WAITS


_TALLY = whole("tally", 0, 9, 0, "26.5")
_CHAIN = {"step": one_step, "over": over}

QUESTIONS = (
    Question(
        "initiative_after_search", "initiative", ("22.5", "25.6", "33.8", "53.1b", "53.1c"),
        (whole("intel", 0, 4, 1, "22.3"), switch("evasive", "24.5"), whole("own", 0, 6, 4, "17.2"),
         whole("target", 1, 15, 12, "17.4"), _TALLY, actions.BANDS, VIE_KEPT,
         choice("miss_with_intel", ("replaces", "keeps"), "replaces", "option:miss_with_intel")),
        start=_search, measure=holder, outcomes=(KEEPS, LOSES), **_CHAIN,
    ),
    Question(
        "initiative_after_battle", "initiative", ("24.5", "26.3a", "31.8", "62.7"),
        (switch("marker", "24.1a", True), the_weather("26.6"), _TALLY,
         switch("opt_battle_removes_evasive", "62.7")),
        start=_after_battle, measure=holder, outcomes=(KEEPS, LOSES), **_CHAIN,
    ),
    Question(
        "initiative_after_signals", "initiative", ("26.4a", "26.4c", "39.7", "SOL.1"),
        (choice("inactive", (GERMAN, BRITISH), GERMAN, "26.4a"), _TALLY,
         choice("imaginary_side", ("none", GERMAN, BRITISH), "none", "SOL.1")),
        start=_signals, measure=_holder_or_marker, outcomes=(KEEPS, LOSES, MARKER), **_CHAIN,
    ),
    Question(
        "line_after_signals", "lines", ("39.4a", "19.3", "20.1a"),
        (whole("segments", 1, 15, 6, "15.1"), the_weather("20.1a"),
         choice("signals_lapse", ("may", "must"), "may", "option:signals_lapse")),
        start=_own_line, measure=_own_segments, unit="segments", **_CHAIN,
    ),
    Question(
        "course_past", "lines", ("8.8", "22.5", "43.9a", "43.9b", "43.9c", "43.9d"),
        (choice("past", PAST, "neutral_port", "43.9a"), actions.BANDS,
         choice("neutral_port_intel", ("no_trigger", "trigger"), "no_trigger", "option:neutral_port_intel")),
        course_past,
        outcomes=(NO_CHECK, "alert_0", "alert_1", "alert_2", "slip", "vie", "initiative_change"),
    ),
    Question(
        "recon", "finding", ("41.2", "41.3a", "41.4", "41.6", "41.8"),
        (choice("goes", ("stays", "elsewhere", "off_holland", "at_the_frame"), "stays", "41.6"), _TALLY,
         choice("recon_stay", ("forbidden", "allowed"), "forbidden", "option:recon_stay"),
         choice("edge_hexes", ("official", "strict", "slivers"), "official", "option:edge_hexes")),
        start=_recon, measure=_exposed, outcomes=(EXPOSED, LOST, NOT_ALLOWED), **_CHAIN,
    ),
    Question(
        "reinforcement", "finding", ("37.4a", "37.4b", "SCN.13"),
        (choice("group", ("usual", "of_variant"), "of_variant", "37.4a"), _TALLY,
         choice("variant", ("none", "Jutland"), "none", "SCN.13")),
        start=_reinforcement, measure=_entered, outcomes=(IN_PLAY, WAITS, NOT_ALLOWED), **_CHAIN,
    ),
)  # fmt: skip
