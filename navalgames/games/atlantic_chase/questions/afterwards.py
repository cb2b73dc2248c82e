"""What an action leaves behind: the initiative, lines, Intel, reinforcements (26, 37 to 41, 43).

The engine plays one action on a laid table by a plan. Knows the plan and sliders, no rule.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.chance import Dice, ScriptedDice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.hex_map import playable
from navalgames.games.atlantic_chase.questions import actions
from navalgames.games.atlantic_chase.questions.laid import (
    at_rest,
    carried_out,
    given_once,
    laid,
    offers,
    table,
)
from navalgames.games.atlantic_chase.questions.merging import forgetful, pauses
from navalgames.games.atlantic_chase.questions.sea import OPEN, Places, open_sea, sea_as
from navalgames.games.atlantic_chase.questions.sliders import (
    choice,
    idle,
    refused,
    switch,
    the_weather,
    whole,
)
from navalgames.games.atlantic_chase.rules import plotting, reorganizing, sequence, stealth
from navalgames.games.atlantic_chase.rules.frames import ENGAGE, Attack, Battle, Turn
from navalgames.games.atlantic_chase.state import (
    BRITISH,
    GERMAN,
    Options,
    Ship,
    State,
    StealthForce,
    TaskForce,
    Waiting,
    force,
    stealth_called,
)
from navalgames.games.atlantic_chase.tables import Box
from navalgames.games.contract import OneStep, Question, Rounds, Setting

KEEPS, LOSES, MARKER = "keeps", "loses", "takes_marker"
EXPOSED, LOST = "exposed", "initiative_lost"
OFF_HOLLAND, AT_THE_FRAME = "17,-4", "14,1"
IN_PLAY, WAITS, NO_CHECK = "in_play", "waits", "no_check"


class Action(NamedTuple):
    """One action on a laid table. first: the order it begins with, until it is given; None afterwards.

    side: whose action it is.
    """

    state: State
    box: Box
    side: str
    first: Any = None


def begun(state: State, box: Box, order: Any) -> Action:
    """An action that begins with an order, which the rules allow."""
    return Action(state, box, state.active, order)


def one_step(dice: Dice, action: Action, charts: Charts) -> Action:
    """What is ordered and what follows by itself, up to the next roll or just after it."""
    state, box, first = action.state, action.box, action.first
    while True:
        frame = state.stack[-1]
        if frame.asked:
            state = given_once(dice, state, first or habit(offers(state, box)), box)
        else:
            state = sequence.AGENDA.stages[frame.stage](dice, state, frame, box)
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
    """Whether the action is complete."""
    return action.first is None and at_rest(action.state)


def holder(action: Action) -> str:
    """Whether its side still has the initiative."""
    return KEEPS if action.state.active == action.side else LOSES


# ------------------------------------------------------------------------ the initiative


def _after_battle(
    charts: Charts, tally: int, marker: bool, weather: str, opt_battle_removes_evasive: bool
) -> Action:
    """A battle the British began is just over; the German task force may have an Evasive marker."""
    box = open_sea(charts, Options(opt_battle_removes_evasive=opt_battle_removes_evasive))
    forces = (
        laid("B1", BRITISH, (Ship("Hood"),), OPEN),
        laid("G1", GERMAN, (Ship("Bismarck"),), OPEN, evasive=marker),
    )
    attack = Attack("results", ENGAGE, BRITISH, "B1", "G1", OPEN, fought=True)
    ended = Battle("battle_over", BRITISH, ("B1", "G1"), OPEN, 3)
    state = table(BRITISH, *forces, weather=weather, tally=tally)
    return Action(state._replace(stack=(Turn(), attack, ended)), box, BRITISH)


def _idle_after_battle(charts: Charts, marker: bool, opt_battle_removes_evasive: bool, **_: Any) -> Any:
    """What cannot matter where there is no marker to spend."""
    if not marker:
        return idle("no-marker", "24.5", "weather", "opt_battle_removes_evasive")
    return idle("marker-removed", "62.7", "weather") if opt_battle_removes_evasive else ()


def _vie_after_battle(
    charts: Charts, marker: bool, weather: str, tally: int, opt_battle_removes_evasive: bool
) -> dict[str, Any]:
    """The Vie that ends a battle, with what the German side adds to it (24.5, 62.7)."""
    spent = marker and not opt_battle_removes_evasive
    return {"tally": tally, "evasive": weather if spent else "none"}


def _signals(charts: Charts, inactive: str, tally: int, imaginary_side: str) -> Action:
    """A Signals action against the inactive side, which may then try to seize the initiative."""
    box = open_sea(charts, Options(imaginary_side=imaginary_side))
    target = "G1" if inactive == GERMAN else "B1"
    one = laid(target, inactive, (Ship("Hood"),), OPEN, 3)._replace(intel=(OPEN,))
    state = table(BRITISH if inactive == GERMAN else GERMAN, one, tally=tally)
    return begun(state, box, given.Signals(target, OPEN))


def _holder_or_marker(action: Action) -> str:
    marked = any(one.evasive for one in action.state.task_forces)
    return MARKER if marked else holder(action)


# ------------------------------------------------------------------------ lines, Intel, recon


def _own_line(charts: Charts, segments: int, weather: str, signals_lapse: str) -> Action:
    """A Signals action in a hex of an own line, whose owner would rather keep it."""
    box = open_sea(charts, Options(signals_lapse=signals_lapse))
    one = laid("B1", BRITISH, (Ship("Hood"),), OPEN, segments)
    other = laid("G1", GERMAN, (Ship("Bismarck"),), OPEN, 3)._replace(intel=(OPEN,))
    return begun(table(BRITISH, one, other, weather=weather), box, given.Signals("G1", OPEN))


def _idle_own_line(charts: Charts, signals_lapse: str, **_: Any) -> tuple[Setting, ...]:
    """What cannot matter where the owner keeps his line."""
    return idle("keeps-line", "39.4a", "weather") if signals_lapse == "may" else ()


def _own_segments(action: Action) -> int:
    return len(force(action.state, "B1").line)


def _recon_to(charts: Charts, goes: str, options: dict[str, Any]) -> tuple[Action, str]:
    """A force under water at sea, before it is told where to go, and the hex where it shall go."""
    at_edge = {"off_holland": OFF_HOLLAND, "at_the_frame": AT_THE_FRAME}.get(goes)
    outside = at_edge is not None and not playable(charts, at_edge, options["edge_hexes"])
    place = at_edge or OPEN
    box = sea_as(options, charts, Places(missing=(place,) if outside else ()))
    side, other = (BRITISH, GERMAN) if goes == "off_holland" else (GERMAN, BRITISH)
    line = TaskForce("seen", other, (Ship("Hood"),), line=(place,))
    kind = "U-boat" if side == GERMAN else "submarine"
    boat = StealthForce("U1", side, kind, place if goes == "stays" else "")
    state = table(side, line)._replace(stealth=(boat,))
    asked = carried_out(ScriptedDice(()), state, given.SendStealthForce("U1"), box)
    return begun(asked, box, given.GoTo(place)), boat.hex


def _recon(charts: Charts, goes: str, tally: int, **options: Any) -> Action:
    """A force under water makes Recon where an enemy line lies; off Holland a British submarine does."""
    action, _ = _recon_to(charts, goes, options)
    return action._replace(state=action.state._replace(tally=tally))


def _refused_recon(charts: Charts, goes: str, tally: int, **options: Any) -> Setting | None:
    """It must move, and the hex must be on the map."""
    action, here = _recon_to(charts, goes, options)
    if action.first.hex not in action.box.map.hexes:
        return refused("goes", "no-hex", "option:edge_hexes")
    if not stealth.may_be(here, action.first.hex, action.box):
        return refused("goes", "must-move", "41.6")
    return None


def _idle_recon(charts: Charts, goes: str, **_: Any) -> tuple[Setting, ...]:
    """What cannot matter on the open sea, or for a force that moves."""
    if goes == "stays":
        return idle("not-at-the-edge", "4.2", "edge_hexes")
    found = idle("it-moves", "41.6", "recon_stay")
    if goes == "elsewhere":
        found += idle("not-at-the-edge", "4.2", "edge_hexes")
    return found


def _exposed(action: Action) -> str:
    """Whether the U-boat's side has the initiative and a target with Intel (41.4, 41.8)."""
    place = stealth_called(action.state, "U1").hex
    seen = place in force(action.state, "seen").intel
    return EXPOSED if seen and holder(action) == KEEPS else LOST


PAST = ("open_sea", "enemy_port", "enemy_airbase", "neutral_port", "enemy_station")


WHERE = dict(zip(PAST, ("8,0", "9,0", "10,0", "11,0", "12,0"), strict=True))
COAST = Places(
    ports=(("Clyde", BRITISH, WHERE["enemy_port"]), ("Lisbon", "neutral", WHERE["neutral_port"])),
    airbases=((WHERE["enemy_airbase"], BRITISH),),
)
"""A British port, a neutral one and a British airbase, each in a hex of its own."""


def course_past(dice: Dice, charts: Charts, past: str, interruption_bands: str, **options: Any) -> str:
    """Intel of a new segment, and the Interruption it brings. Rule: 22.5, 43.9a to 43.9d, 8.8."""
    rule = _seen_by(charts, past, options)
    if not rule:
        return NO_CHECK
    acted(rule)
    return actions.interruption_check(dice, charts, 1, interruption_bands)


def _seen_by(charts: Charts, past: str, options: dict[str, Any]) -> str:
    """The rule by which the segment gets Intel; "" where it gets none."""
    box = sea_as(options, charts, COAST)
    station = laid("B1", BRITISH, (Ship("Hood"),), WHERE["enemy_station"])
    return plotting.intel_rule(table(GERMAN, station), GERMAN, WHERE[past], box)


def _idle_past(charts: Charts, past: str, interruption_bands: str, **options: Any) -> tuple[Setting, ...]:
    """What cannot matter where nobody watches, or away from neutral ports."""
    found = () if past == "neutral_port" else idle("not-neutral", "8.8", "neutral_port_intel")
    if not _seen_by(charts, past, options):
        found += idle("no-check", "21.3", "interruption_bands")
    return found


# ------------------------------------------------------------------------ reinforcements


HOME = Places(ports=(("Clyde", BRITISH, "8,0"), ("Kiel", GERMAN, "10,0")))


def _reinforcement(charts: Charts, group: str, variant: str) -> Action:
    """A Reorganize action with one attempt, in Rheinübung (37.4a, SCN.13)."""
    box = open_sea(charts, Options(variant=variant), HOME)
    if group == "usual":
        waiting = Waiting(BRITISH, "A", (Ship("Ramillies"),), "Clyde")
    else:
        waiting = Waiting(GERMAN, "A", (Ship("Scheer"),), "Kiel", variant="Jutland")
    state = table(waiting.side, groups=(waiting,))
    return begun(carried_out(ScriptedDice(()), state, given.Reorganize(), box), box, given.Reinforce("A", ""))


def _refused_reinforcement(charts: Charts, group: str, variant: str) -> Setting | None:
    """A group of the variant takes part only where the players have agreed on it."""
    action = _reinforcement(charts, group, variant)
    if reorganizing.groups(action.state, action.side, action.box):
        return None
    return refused("group", "no-variant", "SCN.13")


def _entered(action: Action) -> str:
    return IN_PLAY if action.state.entered else WAITS


TALLY = whole("tally", 0, 9, 0, "26.5")

QUESTIONS = (
    Question(
        "initiative_after_battle", "initiative", ("24.5", "26.3a", "31.8", "62.7"),
        (switch("marker", "24.1a", True), the_weather("26.6"), TALLY,
         switch("opt_battle_removes_evasive", "62.7")),
        idle=_idle_after_battle, throw="vie_for_initiative", throw_at=_vie_after_battle,
        how=Rounds(_after_battle, one_step, over, holder, called="steps"),
        outcomes=(KEEPS, LOSES),
    ),
    Question(
        "initiative_after_signals", "initiative", ("26.4a", "26.4c", "39.7", "SOL.1"),
        (choice("inactive", (GERMAN, BRITISH), GERMAN, "26.4a"), TALLY,
         choice("imaginary_side", ("none", GERMAN, BRITISH), "none", "SOL.1")),
        throw="seize_initiative",
        how=Rounds(_signals, one_step, over, _holder_or_marker, called="steps"),
        outcomes=(KEEPS, LOSES, MARKER),
    ),
    Question(
        "line_after_signals", "lines", ("option:signals_lapse", "19.3", "20.1a"),
        (whole("segments", 1, 15, 6, "15.1"), the_weather("20.1a"),
         choice("signals_lapse", ("may", "must"), "may", "option:signals_lapse")),
        idle=_idle_own_line,
        how=Rounds(_own_line, one_step, over, _own_segments, called="steps"),
        unit="segments",
    ),
    Question(
        "course_past", "lines", ("8.8", "22.5", "43.9a", "43.9b", "43.9c"),
        (choice("past", PAST, "neutral_port", "43.9a"), actions.BANDS,
         choice("neutral_port_intel", ("no_trigger", "trigger"), "no_trigger", "option:neutral_port_intel")),
        OneStep(course_past), idle=_idle_past,
        outcomes=(NO_CHECK, "alert_0", "alert_1", "alert_2", "slip", "vie", "initiative_change"),
    ),
    Question(
        "recon", "finding", ("41.2", "41.3a", "41.4"),
        (choice("goes", ("stays", "elsewhere", "off_holland", "at_the_frame"), "elsewhere", "41.6"), TALLY,
         choice("recon_stay", ("forbidden", "allowed"), "forbidden", "option:recon_stay"),
         choice("edge_hexes", ("official", "strict", "slivers"), "official", "option:edge_hexes")),
        refused=_refused_recon, idle=_idle_recon,
        how=Rounds(_recon, one_step, over, _exposed, called="steps"), outcomes=(EXPOSED, LOST),
    ),
    Question(
        "reinforcement", "finding", ("37.4a", "SCN.13"),
        (choice("group", ("usual", "of_variant"), "usual", "37.4a"),
         choice("variant", ("none", "Jutland"), "none", "SCN.13")),
        refused=_refused_reinforcement,
        how=Rounds(_reinforcement, one_step, over, _entered, called="steps"), outcomes=(IN_PLAY, WAITS),
    ),
)  # fmt: skip
