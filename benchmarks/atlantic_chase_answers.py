"""How soon the exact answers of Atlantic Chase are there when nobody has asked before, and how long
the check of a line takes. "Hardest" is the slowest of the usual settings, of all at their far ends, and of
each alone at its far end.

python -m benchmarks.atlantic_chase_answers
"""

from __future__ import annotations

from time import process_time

from navalgames import odds
from navalgames.chance import memory
from navalgames.games.atlantic_chase import GAME
from navalgames.games.atlantic_chase.rules import plotting, trajectory
from navalgames.games.atlantic_chase.state import BRITISH
from navalgames.games.atlantic_chase.tables import Box
from navalgames.games.contract import Question
from navalgames.odds import asking

ROW = (*(f"{q},0" for q in range(7, 15)), *(f"{q},1" for q in range(13, 6, -1)))
LINES = ((), ROW, (*ROW[:-1], "12,5"), (*ROW, "7,2"), (*ROW[:7], "9,1"))


def asked_afresh(name: str, **settings: object) -> float:
    """Milliseconds of processor time for an answer that nothing is remembered of."""
    memory.forget()
    asking._remembered.clear()
    begun = process_time()
    odds.ask(GAME, name, **settings)
    return (process_time() - begun) * 1000


def hardest(question: Question) -> float:
    """The slowest of many settings."""
    last = {one.name: one.values[-1] for one in question.parameters}
    several = [last, *({name: value} for name, value in last.items())]
    allowed = [one for one in several if odds.refused_setting(GAME, question.name, **one) is None]
    return max((asked_afresh(question.name, **settings) for settings in allowed), default=0.0)


def plot_check() -> float:
    """Milliseconds for the slowest check of a whole line and of everything that may be added to it."""
    charts, options, slowest = GAME.read_charts(), GAME.options(scenario="OP5"), 0.0
    for line in LINES:
        box = Box(charts, options)  # of another box nothing is remembered
        begun = process_time()
        trajectory.line_fault(line, BRITISH, box)
        if line:
            plotting.extensions(line[:14], BRITISH, box)
        slowest = max(slowest, (process_time() - begun) * 1000)
    return slowest


def main() -> None:
    """Measures and prints."""
    print(f"check of a line: {plot_check():.2f} ms")
    for question in GAME.questions():
        odds.ask(GAME, question.name)  # charts and map are read once, at the start of a page
        usual, worst = asked_afresh(question.name), hardest(question)
        print(f"{question.name}: {usual:.1f} ms, hardest {worst:.1f} ms", flush=True)


if __name__ == "__main__":
    main()
