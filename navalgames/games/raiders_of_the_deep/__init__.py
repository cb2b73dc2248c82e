"""Raiders of the Deep: the career of a U-boat captain, 1914-18, for one player."""

from __future__ import annotations

from pathlib import Path

from navalgames.games.contract import Game, OptionChoice
from navalgames.games.parts import charts_reader, on_first_use, outcome_of
from navalgames.games.raiders_of_the_deep import invariants, vocabulary, worlds
from navalgames.games.raiders_of_the_deep.given import ORDER_KINDS
from navalgames.games.raiders_of_the_deep.measures import measures
from navalgames.games.raiders_of_the_deep.options import SEVERAL_CAPTAINS, TILES, TOURNAMENTS, agreed
from navalgames.games.raiders_of_the_deep.refusals import why_not
from navalgames.games.raiders_of_the_deep.rules.sequence import AGENDA, start
from navalgames.games.raiders_of_the_deep.rules.set_up import seats_of
from navalgames.games.raiders_of_the_deep.state import SIDES, State
from navalgames.games.raiders_of_the_deep.view import view

_FOLDER = Path(__file__).parent
OPTION_CHOICES = (
    OptionChoice("form", ("career", "two_players", "top_tonnage", "survival"), "13.0"),
    OptionChoice("seats", (2, 3, 4), "13.2.1", ("form", TOURNAMENTS)),
    OptionChoice("mixed_boats", (False, True), "13.4.1", ("form", SEVERAL_CAPTAINS)),
    OptionChoice("last_month", ("1918-10", "1917-12", "1916-12", "1915-12"), "13.1.1"),
    OptionChoice("standard_tonnage", (False, True), "switch:standard_tonnage"),
    OptionChoice("three_ship_convoys", (False, True), "switch:three_ship_convoys"),
    OptionChoice("historical_names", (False, True), "switch:historical_names"),
    OptionChoice("evasive_manoeuvres", (False, True), "switch:evasive_manoeuvres"),
    OptionChoice("austrian_campaign", (False, True), "switch:austrian_campaign"),
    OptionChoice("life_story", (False, True), "switch:life_story"),
    OptionChoice("commander_tile", ("none", *TILES), "switch:commander_tile"),
    OptionChoice("tile_mode", ("free", "historical"), "14.7.1b", ("commander_tile", tuple(TILES))),
    OptionChoice("promotion_after_awards", (False, True), "switch:promotion_after_awards"),
    OptionChoice("mines_count_after_loss", (True, False), "switch:mines_count_after_loss"),
    OptionChoice("multipliers_per_patrol", (1, 2), "switch:multipliers_per_patrol"),
    OptionChoice("multiplier_earned_in_areas_only", (False, True), "switch:multiplier_earned_in_areas_only"),
    OptionChoice("event_ends_box", (False, True), "switch:event_ends_box"),
    OptionChoice("approach_twelve_bonus", (False, True), "switch:approach_twelve_bonus"),
    OptionChoice("feb_1917_unrestricted", (True, False), "switch:feb_1917_unrestricted"),
    OptionChoice("unescorted_bonus_surfaced_only", (False, True), "switch:unescorted_bonus_surfaced_only"),
    OptionChoice("night_surface_detection", (0, -1, 1), "switch:night_surface_detection"),
    OptionChoice("dc_fatigue_on", ("e3", "e2"), "switch:dc_fatigue_on"),
    OptionChoice("q_exchanges_max", (0, 2), "switch:q_exchanges_max"),
    OptionChoice("air_injury_surfaced", (True, False), "switch:air_injury_surfaced"),
    OptionChoice("abort_escort_detection", (False, True), "switch:abort_escort_detection"),
    OptionChoice("one_award_per_refit", (False, True), "switch:one_award_per_refit"),
    OptionChoice("decorations_need_fit_captain", (True, False), "switch:decorations_need_fit_captain"),
    OptionChoice("hh_bonus_scope", ("all", "torpedoes", "second_salvo"), "switch:hh_bonus_scope"),
    OptionChoice("class_change_window", ("month", "from"), "switch:class_change_window"),
    OptionChoice("evasion_saves_sunk", (False, True), "switch:evasion_saves_sunk"),
    OptionChoice("austrian_rules_by_chart", (False, True), "switch:austrian_rules_by_chart"),
    OptionChoice("ub1_single_engine", (True, False), "switch:ub1_single_engine"),
)


GAME = Game(
    id="raiders_of_the_deep",
    folder=_FOLDER,
    sides=SIDES,
    option_choices=OPTION_CHOICES,
    order_kinds=ORDER_KINDS,
    read_charts=charts_reader(_FOLDER),
    make_options=agreed,
    start=start,
    deciding=AGENDA.deciding,
    decision=AGENDA.decision,
    legal_orders=AGENDA.legal_orders,
    why_not=why_not,
    apply=AGENDA.apply,
    view=view,
    world=worlds.another,
    outcome=outcome_of,
    invariants=invariants.check,
    vocabulary=vocabulary.vocabulary,
    questions=on_first_use(__name__, "questions", "QUESTIONS"),
    bots=on_first_use(__name__, "bots", "BOTS"),
    state_type=State,
    sides_for=seats_of,
    measures=measures,
)
