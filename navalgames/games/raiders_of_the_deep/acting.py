"""Which rule acts when a row of modifiers, a date rule or a limit is read.

Knows rows of charts and numbers of rules. Must not know what the values are.
"""

from __future__ import annotations

from collections.abc import Mapping

NO_RULES: Mapping[str, str] = {}
_OF_MEN = {"first_officer": "kmdt", "second_officer": "kmdt"}
_OF_CREWS = {"crew_out": "crewout", **dict.fromkeys(("green", "trained", "veteran", "elite"), "quality")}


def _rows(chart: str, *same: str, **other: str) -> dict[str, str]:
    """Rules called by their chart and row; `other` where the rule is called otherwise than the row."""
    return {row: f"{chart}.{row}" for row in same} | {row: f"{chart}.{name}" for row, name in other.items()}


RULES_OF_MODIFIERS: Mapping[str, Mapping[str, str]] = {
    "e2_modifiers": _rows(
        "E2", "day_torpedo", "close", "both_ends", "previous", "night_surface", "fuel", "planes", "capital",
        "long", "test_depth", decoration="plm", **_OF_MEN,
    ),
    "e3_modifiers": _rows(
        "E3", "well_detected", "ram_surfaced", "night_surface", "fuel", "hydrophones", "batteries",
        "aircraft", "mines", "q_medium", "q_close", motor="motors", fatigue_2="fatigue",
        fatigue_3="fatigue", fatigue_4="fatigue",
    ),
    "u1_modifiers": _rows(
        "U1", "bonus", "green", decoration="hh", second_salvo="second", crew_out="crewout", **_OF_MEN
    ),
    "a1_modifiers": _rows("A1", "mission", "planes", "large", **_OF_CREWS),
    "m1_modifiers": _rows("M1", **_OF_CREWS),
    "e1_shift_modifiers": dict.fromkeys(("green", "trained", "veteran", "elite"), "E1.shift"),
    "e5_repair_modifiers": {"engineer_out": "10.5.3f", "spares": "R1.6"},
    "promotion_modifiers": dict.fromkeys(("LtzS", "OltzS", "KptLt", "decoration", "failure"), "11.2.3b"),
    "multiplier_roll": {"decoration": "11.3.6b"},
    "recovery_modifiers": {"doctor_experte": "10.11.1"},
    "scuttle_modifiers": {"captain": "10.9.2a", "radio": "10.9.4a"},
}  # fmt: skip
RULES_OF_DATES: Mapping[str, str] = {
    "prize_rules": "cal.prize", "q_ships": "cal.q", "depth_charges": "cal.dc", "fatigue": "cal.fatigue",
    "aircraft": "cal.air", "multiplier": "cal.mult",
}  # fmt: skip
RULES_OF_LIMITS: Mapping[str, str] = {
    "gun_points": "9.3.2a", "convoy_ships": "8.1.3a", "convoy_ships_option": "14.2.1",
    "rolls_with_one_diesel": "10.2.1a", "months_between_promotions": "11.2.3c",
    "retirement_from_patrol": "14.5.5", "captain_away_months": "10.11.4",
}  # fmt: skip
