"""The charts laid out for reading: rows that take the rest, and the modifiers of the dice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from navalgames.games import GAME_IDS, game
from navalgames.serve.chart_page import row_told, tables
from navalgames.texts import Texts


@pytest.mark.parametrize(("language", "low", "high"), [("en", "or less", "or more"), ("ja", "以下", "以上")])
def test_rows_that_take_every_total_beyond_say_so(language, low, high):
    texts = Texts(language, game="grand_fleet")
    plan = game("grand_fleet").read_charts()["damage_table"].plan
    open_plan = replace(plan, open_below=True, open_above=True)
    assert low in row_told(texts, open_plan, plan.rows[0])
    assert high in row_told(texts, open_plan, plan.rows[-1])
    assert row_told(texts, open_plan, plan.rows[1]) == str(plan.rows[1])


def test_modifiers_stand_beside_the_dice():
    found = 0
    for game_id in GAME_IDS:
        charts = game(game_id).read_charts()
        told = {table.name: table.dice for table in tables(charts, Texts("en", game=game_id))}
        for chart in charts:
            if chart.dice and any(chart.plan.modifiers):
                assert told[chart.name].startswith(f"{chart.dice}, modifiers ")
                assert "-" not in told[chart.name]
                found += 1
    assert found
