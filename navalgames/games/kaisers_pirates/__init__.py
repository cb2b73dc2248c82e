"""The Kaiser's Pirates: German cruisers and raiders against merchant ships, 1914-18, with cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from navalgames.errors import BadInput
from navalgames.games.contract import Game, OptionChoice
from navalgames.games.kaisers_pirates import invariants, vocabulary, worlds
from navalgames.games.kaisers_pirates.given import ORDER_KINDS
from navalgames.games.kaisers_pirates.refusals import why_not
from navalgames.games.kaisers_pirates.rules.action_deck import fewest_cards
from navalgames.games.kaisers_pirates.rules.sequence import AGENDA, start
from navalgames.games.kaisers_pirates.state import LIVE_PLAYER, SEATS, SIDES, Options, State
from navalgames.games.kaisers_pirates.view import view
from navalgames.games.parts import charts_reader, on_first_use, outcome_of

_FOLDER = Path(__file__).parent

OPTION_CHOICES = (
    OptionChoice("players", ("two", "three", "four", "team", "solitaire"), "2.1.1"),
    OptionChoice("action_cards_in_round", (0, *range(13, 101)), "switch:action_cards_in_round"),
    OptionChoice("coal", (False, True), "6.1"),
    OptionChoice("sail", (False, True), "6.2"),
    OptionChoice("aircraft", (False, True), "6.3"),
    OptionChoice("tournament", (False, True), "6.4"),
    OptionChoice(
        "tournament_choice", ("random", "warships", "merchantmen", "both"), "6.4.1", ("tournament", (True,))
    ),
    OptionChoice("after_1914", (False, True), "6.5"),
    OptionChoice("remove_breakouts", (False, True), "6.5.3"),
    OptionChoice("remove_1914_merchantmen", (False, True), "6.5.4", ("after_1914", (True,))),
    OptionChoice("fast_raiders", (False, True), "6.6"),
    OptionChoice("carry_more", (False, True), "6.7"),
    OptionChoice("extra_damage", (False, True), "6.8"),
    OptionChoice("torpedo_prizes", (False, True), "6.9"),
    OptionChoice("shallow_pursuit", (False, True), "6.10"),
    OptionChoice("sailing", (False, True), "6.11"),
    OptionChoice("prize_supply", (False, True), "6.12"),
    OptionChoice("first_player_method", ("dice", "ship_values"), "switch:first_player_method"),
    OptionChoice("first_player_later", ("total", "last_round"), "switch:first_player_later"),
    OptionChoice("other_card_targets", ("attacked_plus_one", "single"), "switch:other_card_targets"),
    OptionChoice("safe_passage_scope", ("listed", "any_survived_intercept"), "switch:safe_passage_scope"),
    OptionChoice("after_sinking_reactions_count", (True, False), "switch:after_sinking_reactions_count"),
    OptionChoice("fog_bank_scope", ("ships", "attacks_only"), "switch:fog_bank_scope"),
    OptionChoice("heavy_weather_scope", ("all", "one_opponent"), "switch:heavy_weather_scope"),
    OptionChoice("reflag_dodges", (True, False), "switch:reflag_dodges"),
    OptionChoice("slim_pickings_chooser", ("attacker", "defender"), "switch:slim_pickings_chooser"),
    OptionChoice(
        "team_refuge_transfer", ("always", "optional"), "switch:team_refuge_transfer", ("players", ("team",))
    ),
    OptionChoice(
        "solitaire_reshuffle",
        ("each_turn", "when_exhausted"),
        "switch:solitaire_reshuffle",
        ("players", ("solitaire",)),
    ),
    OptionChoice("pp_choice", ("best", "random"), "switch:pp_choice", ("players", ("solitaire",))),
    OptionChoice("pursuit_check", ("literal", "reversed"), "switch:pursuit_check"),
)


def _make_options(**values: Any) -> Options:
    """The options agreed; some do not go together.

    Rule: 2.1.4 (fewer cards than one more than are dealt leave no turn), 6.4a (the tournament deal after
    1914 has ships for two players only).
    """
    options = Options(**values)
    if 0 < options.action_cards_in_round < fewest_cards(options):
        raise BadInput(
            "error-option-value",
            option="action_cards_in_round",
            given=str(options.action_cards_in_round),
            expected=f"0, {fewest_cards(options)}-100",
        )
    if options.tournament and options.after_1914 and options.players in ("three", "four", "team"):
        raise BadInput("error-option-value", option="tournament", given="True", expected="False")
    return options


def _sides_for(options: Options) -> tuple[str, ...]:
    """Who plays: in the solitaire game the live player alone, the phantom is nobody's side (5.0a)."""
    return (LIVE_PLAYER,) if options.players == "solitaire" else SEATS[options.players]


GAME = Game(
    id="kaisers_pirates",
    folder=_FOLDER,
    sides=SIDES,
    option_choices=OPTION_CHOICES,
    order_kinds=ORDER_KINDS,
    read_charts=charts_reader(_FOLDER),
    make_options=_make_options,
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
    sides_for=_sides_for,
)
