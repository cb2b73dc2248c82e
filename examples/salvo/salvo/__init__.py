"""Salvo: two lines of three ships, and the order to fire or to change the range."""

from pathlib import Path

from navalgames.games.contract import Game, OptionChoice
from navalgames.games.parts import charts_reader, on_first_use, outcome_of
from salvo.rules import AGENDA, start
from salvo.state import SIDES, ChangeRange, Fire, Options, State

GAME = Game(
    id="salvo",
    folder=Path(__file__).parent,
    sides=SIDES,
    option_choices=(OptionChoice("distance", ("far", "near"), "1.4"),),
    order_kinds={"fire": Fire, "change_range": ChangeRange},
    read_charts=charts_reader(Path(__file__).parent),
    make_options=Options,
    start=start,
    deciding=AGENDA.deciding,
    decision=AGENDA.decision,
    legal_orders=AGENDA.legal_orders,
    apply=AGENDA.apply,
    outcome=outcome_of,
    questions=on_first_use(__name__, "questions", "QUESTIONS"),
    bots=on_first_use(__name__, "bots", "BOTS"),
    state_type=State,
)
