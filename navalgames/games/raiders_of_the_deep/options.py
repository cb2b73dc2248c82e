"""What may be agreed before a game: forms of play, optional rules and switches.

Knows names and defaults. Which values an option takes stands in the record of the game.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.errors import BadInput

TILES = {
    "arnauld": "Lothar von Arnauld de la Perière",
    "forstmann": "Walter Forstmann",
    "valentiner": "Max Valentiner",
    "steinbrinck": "Otto Steinbrinck",
    "rose": "Hans Rose",
    "schwieger": "Walther Schwieger",
    "saltzwedel": "Reinhold Saltzwedel",
    "trapp": "Georg Ritter von Trapp",
}
AUSTRIAN_TILE = "trapp"
TOURNAMENTS = ("top_tonnage", "survival")
SEVERAL_CAPTAINS = ("two_players", *TOURNAMENTS)


class Options(NamedTuple):
    """Forms of play, optional rules and switches of one game; the defaults are those of the index."""

    form: str = "career"
    seats: int = 2
    mixed_boats: bool = False
    last_month: str = "1918-10"
    standard_tonnage: bool = False
    three_ship_convoys: bool = False
    historical_names: bool = False
    evasive_manoeuvres: bool = False
    austrian_campaign: bool = False
    life_story: bool = False
    commander_tile: str = "none"
    tile_mode: str = "free"
    promotion_after_awards: bool = False
    mines_count_after_loss: bool = True
    multipliers_per_patrol: int = 1
    multiplier_earned_in_areas_only: bool = False
    event_ends_box: bool = False
    approach_twelve_bonus: bool = False
    feb_1917_unrestricted: bool = True
    unescorted_bonus_surfaced_only: bool = False
    night_surface_detection: int = 0
    dc_fatigue_on: str = "e3"
    q_exchanges_max: int = 0
    air_injury_surfaced: bool = True
    abort_escort_detection: bool = False
    one_award_per_refit: bool = False
    decorations_need_fit_captain: bool = True
    hh_bonus_scope: str = "all"
    class_change_window: str = "month"
    evasion_saves_sunk: bool = False
    austrian_rules_by_chart: bool = False
    ub1_single_engine: bool = True


def agreed(**values: Any) -> Options:
    """The options agreed; some do not go together.

    Rule: 14.7.0 (a tile fixes navy, boat and start: one player, the captain's own navy, the whole war).

    Raises:
        BadInput: a tile with another navy, another form of play or another end.
    """
    options = Options(**values)
    if options.commander_tile == AUSTRIAN_TILE:
        options = options._replace(austrian_campaign=True)
    elif options.commander_tile != "none" and options.austrian_campaign:
        raise _apart(options)
    if options.commander_tile != "none" and (options.form != "career" or options.last_month != "1918-10"):
        raise _apart(options)
    return options


def _apart(options: Options) -> BadInput:
    given = options.commander_tile
    return BadInput("error-option-value", option="commander_tile", given=given, expected="none")
