"""Atlantic Chase: the German surface fleet and the Royal Navy, 1939-42, with lines instead of places."""

from __future__ import annotations

from pathlib import Path

from navalgames.games.atlantic_chase import invariants, vocabulary
from navalgames.games.atlantic_chase.given import ORDER_KINDS
from navalgames.games.atlantic_chase.refusals import why_not
from navalgames.games.atlantic_chase.refused_orders import refusal_of
from navalgames.games.atlantic_chase.rules.sequence import AGENDA, start
from navalgames.games.atlantic_chase.scenario.files import scenario_ids
from navalgames.games.atlantic_chase.state import SIDES, Options, State
from navalgames.games.atlantic_chase.view import view
from navalgames.games.contract import Game, OptionChoice, as_it_looks
from navalgames.games.parts import charts_reader, on_first_use, outcome_of

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


GAME = Game(
    id="atlantic_chase",
    folder=_FOLDER,
    sides=SIDES,
    option_choices=OPTION_CHOICES,
    order_kinds=ORDER_KINDS,
    read_charts=charts_reader(_FOLDER),
    make_options=Options,
    start=start,
    deciding=AGENDA.deciding,
    decision=AGENDA.decision,
    legal_orders=AGENDA.legal_orders,
    why_not=why_not,
    apply=AGENDA.apply,
    view=view,
    world=as_it_looks,
    outcome=outcome_of,
    invariants=invariants.check,
    vocabulary=vocabulary.vocabulary,
    questions=on_first_use(__name__, "questions", "QUESTIONS"),
    bots=on_first_use(__name__, "bots", "BOTS"),
    state_type=State,
    refusal_of=refusal_of,
)
