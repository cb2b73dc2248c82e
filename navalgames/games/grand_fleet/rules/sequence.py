"""What follows what: the turn and the battle on one agenda (4.2, 6.1, 8.1).

Knows the modules. What a stage does stands in its own.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.agenda import MOST_STAGES, PlainAgenda, endless
from navalgames.games.grand_fleet.rules import armament, battle, engagement, offers, turn
from navalgames.games.grand_fleet.rules.set_up import EMPTY_DDBOX, circled_at_start, laid_table
from navalgames.games.grand_fleet.state import DE, SIDES, UK, Options, Sending, State, both, in_fleet_boxes


def start(dice: Dice, charts: Charts, options: Options) -> State:
    """The table at the beginning, up to the first decision.

    Rule: 3.1-3.7, 12.1a, 12.2. Charts: roster, turn_track, vp_track.
    """
    state = laid_table(charts, options)
    circled = {side: circled_at_start(charts, options, side) for side in SIDES}
    dice.note("3.6", "gf-log-start", uk=len(in_fleet_boxes(state, UK)), de=len(in_fleet_boxes(state, DE)))
    if options.circled_start_box == "spread":
        spread = both(lambda side: armament.spread_evenly(charts, side, EMPTY_DDBOX, circled[side]))
        return AGENDA.run(dice, state._replace(ddbox=spread), (charts, options))
    then = state.stage
    sendings = tuple(Sending(side, ships, len(ships), "start", then) for side, ships in circled.items())
    return AGENDA.run(dice, turn.send(state, sendings, then), (charts, options))


class _Turn(PlainAgenda):
    """Stages and decisions take charts and options; sending ships to the DDbox is told apart by its cause."""

    def deciding(self, state: State) -> tuple[str, ...]:
        return state.deciding

    def decision(self, state: State) -> tuple[str, str]:
        if state.stage == "send_to_ddbox":
            cause = state.sending[0].cause
            return "send_" + cause, offers.SENDING_RULES[cause]
        return super().decision(state)

    def offered(self, state: State, side: str, box: tuple[Charts, Options]) -> Any:
        return self.offers[state.stage](state, side, *box)

    def answered(self, dice: Dice, state: State, side: str, order: Any, box: tuple[Charts, Options]) -> State:
        return self.answers[state.stage](dice, state, side, order, *box)

    def run(self, dice: Dice, state: State, box: tuple[Charts, Options]) -> State:
        stages, (charts, options) = self.stages, box
        for _ in range(MOST_STAGES):
            stage = stages.get(state.stage)
            if stage is None:
                return state
            state = stage(dice, state, charts, options)
        raise endless(state)


AGENDA = _Turn((turn, battle, engagement), lambda charts, options: (charts, options))
