"""The frigate duel: two ships of the age of sail, by a reference sheet and our own rules round it."""

from __future__ import annotations

from pathlib import Path

from navalgames.charts import Charts
from navalgames.errors import BadInput, nearest
from navalgames.games.contract import Game, OptionChoice
from navalgames.games.frigate_duel import invariants, vocabulary, worlds
from navalgames.games.frigate_duel.given import ORDER_KINDS
from navalgames.games.frigate_duel.refusals import why_not
from navalgames.games.frigate_duel.rules.sequence import AGENDA, start
from navalgames.games.frigate_duel.state import SIDES, Options, State
from navalgames.games.frigate_duel.view import view
from navalgames.games.parts import charts_reader, on_first_use, outcome_of

_FOLDER = Path(__file__).parent

COLOURS = {"UK": 0, "US": 1, "FR": 2}
"""The colour of each nation, by its number."""

OPTION_CHOICES = (
    OptionChoice("scenario", tuple(f"S{number:02}" for number in range(1, 21)), "chart:scenarios"),
    OptionChoice("bonus_move", ("literal", "free", "success_only"), "16.0a"),
    OptionChoice("wind_gunnery", ("both", "firer"), "11.4.8e"),
    OptionChoice("rake_facing", ("perpendicular", "any_bearing"), "P11.9"),
    OptionChoice("smoke_count", ("markers", "values"), "11.4.4i"),
    OptionChoice("fire_order", ("simultaneous", "initiative_first"), "P11.4"),
    OptionChoice("melee_support_stack", (True, False), "15.0h"),
    OptionChoice("morale_effect_modifier", ("blue_die", "dice_count"), "11.4.11b"),
    OptionChoice("firefight_needs_party", (True, False), "P5.5"),
    OptionChoice("bridge_cards", (True, False), "P17.6"),
    OptionChoice("two_ships", (False, True), "P22.1"),
    OptionChoice("end_by_agreement", (False, True), "P18.1"),
)


def with_known_ships(charts: Charts) -> Charts:
    """The charts, if every scenario (P20) and every second ship (P22.1) names a ship of the list (P3.1)."""
    known = {ship.id for ship in charts.list("ships")}
    named = [(one.id, ship) for one in charts.list("scenarios") for ship in (one.ship_a, one.ship_b)]
    named += [(one.id, one.ship) for one in charts.list("consorts") if one.ship not in known]
    for scenario, ship in named:
        if ship not in known:
            facts = {"scenario": scenario, "given": ship, "nearest": nearest(ship, known) or "none"}
            raise BadInput("fd-error-scenario-ship", **facts)
    return charts


def side_names(charts: Charts, options: Options) -> dict[str, str]:
    """The sides by their ships, the first of each where there are two (P20, P22.1)."""
    scenario = charts.record("scenarios", options.scenario)
    return dict(zip(SIDES, (scenario.ship_a, scenario.ship_b), strict=True))


def side_colours(charts: Charts, options: Options) -> dict[str, int]:
    """Each side in the colour of its first ship's nation, whichever side that nation is (P20)."""
    nation = {ship.id: ship.nation for ship in charts.list("ships")}
    return {side: COLOURS[nation[ship]] for side, ship in side_names(charts, options).items()}


GAME = Game(
    id="frigate_duel",
    folder=_FOLDER,
    sides=SIDES,
    option_choices=OPTION_CHOICES,
    order_kinds=ORDER_KINDS,
    read_charts=charts_reader(_FOLDER, with_known_ships),
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
    side_names=side_names,
    side_colours=side_colours,
)
