"""Grand Fleet: the naval war in the North Sea, 1914-18, with hexes and fleets."""

from __future__ import annotations

from pathlib import Path

from navalgames.games.contract import Game, OptionChoice
from navalgames.games.grand_fleet import invariants, vocabulary, worlds
from navalgames.games.grand_fleet.given import ORDER_KINDS
from navalgames.games.grand_fleet.refusals import why_not
from navalgames.games.grand_fleet.rules.sequence import AGENDA, start
from navalgames.games.grand_fleet.state import SIDES, Options, State
from navalgames.games.grand_fleet.view import view
from navalgames.games.parts import charts_reader, on_first_use, outcome_of

_FOLDER = Path(__file__).parent

OPTION_CHOICES = (
    OptionChoice("historical", (False, True), "12.1a"),
    OptionChoice("audacious", (True, False), "12.2"),
    OptionChoice("roster", ("core", "extended", "hypothetical"), "chart:roster"),
    OptionChoice("deploy_rolls", ("after_first", "declared"), "6.4d"),
    OptionChoice("uk_box_zero_counts", (False, True), "6.4c"),
    OptionChoice("circled_start_box", ("owner", "spread"), "3.3"),
    OptionChoice("fleet_contents_hidden", (False, True), "8.2a"),
    OptionChoice("range_mix", (True, False), "8.9f"),
    OptionChoice("maintenance_beats_lead", (False, True), "11.6"),
    OptionChoice("damage_table", ("standard", "bloody"), "chart:damage_table"),
    OptionChoice("simultaneous_allocation", (True, False), "8.11g"),
)


GAME = Game(
    id="grand_fleet",
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
    world=worlds.another,
    outcome=outcome_of,
    invariants=invariants.check,
    vocabulary=vocabulary.vocabulary,
    questions=on_first_use(__name__, "questions", "QUESTIONS"),
    bots=on_first_use(__name__, "bots", "BOTS"),
    state_type=State,
)
