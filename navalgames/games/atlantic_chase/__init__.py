"""Atlantic Chase: the German surface fleet and the Royal Navy, 1939-42, with lines instead of places."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

from navalgames import charts as chart_files
from navalgames.games.atlantic_chase import invariants
from navalgames.games.atlantic_chase.orders import ORDER_KINDS, deciding, decision, legal_orders
from navalgames.games.atlantic_chase.refusals import why_not
from navalgames.games.atlantic_chase.refused_orders import refusal_of
from navalgames.games.atlantic_chase.rules.sequence import apply, start
from navalgames.games.atlantic_chase.scenario_files import scenario_ids
from navalgames.games.atlantic_chase.state import SIDES, Options, State
from navalgames.games.atlantic_chase.view import view
from navalgames.games.contract import Game, OptionChoice, Outcome, Question

_FOLDER = Path(__file__).parent

OPTION_CHOICES = (
    OptionChoice("scenario", scenario_ids(), "SCN.1"),
    OptionChoice("variant", ("none", "Jutland"), "SCN.13"),
    OptionChoice("imaginary_side", ("none", *SIDES), "SOL.1"),
    OptionChoice("opt_damaged_ship_restriction", (False, True), "62.5"),
    OptionChoice("opt_cv_limit", (False, True), "62.6"),
    OptionChoice("opt_battle_removes_evasive", (False, True), "62.7"),
    OptionChoice("counter_printing", ("final", "rulebook_diagrams"), "option:counter_printing"),
    OptionChoice("interruption_bands", ("rulebook", "board"), "option:interruption_bands"),
    OptionChoice("interruption_vie_kept", ("resume", "cancel"), "option:interruption_vie_kept"),
    OptionChoice("miss_with_intel", ("replaces", "keeps"), "option:miss_with_intel"),
    OptionChoice("designation_order", ("active_first", "inactive_first"), "option:designation_order"),
    OptionChoice("dual_role", ("allowed", "forbidden"), "option:dual_role"),
    OptionChoice("target_self_support", ("not_deducted", "deducted"), "option:target_self_support"),
    OptionChoice("walker_inactive", ("none", "minus_four"), "option:walker_inactive"),
    OptionChoice("arctic_weather", ("local", "initiative_only"), "option:arctic_weather"),
    OptionChoice("air_across_nonadjacent", ("allowed", "blocked"), "option:air_across_nonadjacent"),
    OptionChoice("neutral_port_intel", ("no_trigger", "trigger"), "option:neutral_port_intel"),
    OptionChoice("signals_lapse", ("may", "must"), "option:signals_lapse"),
    OptionChoice("recon_stay", ("forbidden", "allowed"), "option:recon_stay"),
    OptionChoice("stealth_double", ("separate", "same_ship"), "option:stealth_double"),
    OptionChoice("edge_hexes", ("official", "strict", "slivers"), "option:edge_hexes"),
    OptionChoice("break_away_speed", ("own_slowest", "enemy_faster"), "option:break_away_speed"),
    OptionChoice("damaged_torpedo", ("forbidden", "allowed"), "option:damaged_torpedo"),
    OptionChoice("gunnery_declaration", ("sequential", "all_first"), "option:gunnery_declaration"),
    OptionChoice("escort_pool", ("none", "one_dd"), "option:escort_pool"),
)


@lru_cache(maxsize=8)
def read_charts(owned: Path | None = None) -> chart_files.Charts:
    """The charts of the game; `owned` is the file a user filled from the own copy."""
    return chart_files.read_charts(_FOLDER / "charts", owned)


def _outcome(state: State) -> Outcome | None:
    return state.outcome


def _questions() -> tuple[Question, ...]:
    from navalgames.games.atlantic_chase.questions import QUESTIONS

    return QUESTIONS


def _bots() -> Mapping[str, Callable]:
    from navalgames.games.atlantic_chase.bots import BOTS

    return BOTS


GAME = Game(
    id="atlantic_chase",
    folder=_FOLDER,
    sides=SIDES,
    option_choices=OPTION_CHOICES,
    order_kinds=ORDER_KINDS,
    read_charts=read_charts,
    make_options=Options,
    start=start,
    deciding=deciding,
    decision=decision,
    legal_orders=legal_orders,
    why_not=why_not,
    apply=apply,
    view=view,
    outcome=_outcome,
    invariants=invariants.check,
    questions=_questions,
    bots=_bots,
    state_type=State,
    refusal_of=refusal_of,
)
