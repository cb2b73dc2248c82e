"""Simulated games as people ask them: those among them for which something holds, and what was measured.

Knows counted games. Must not know how they are played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from html import escape
from typing import Any

from navalgames.errors import BadInput
from navalgames.explore.handed import handed
from navalgames.explore.names import languages_understood, meant
from navalgames.explore.numbers import Exact
from navalgames.explore.rolled import Rolled
from navalgames.explore.shown import Rows, bars_figure, bars_html
from navalgames.games import game as game_called
from navalgames.printing import printed
from navalgames.sessions.simulate import Played, Share, Simulation, counted
from navalgames.sessions.words import PlayWords
from navalgames.texts.figures import percent_text


class Simulated(Simulation):
    """Many games by computer players, counted.

    >>> from navalgames import simulate_games
    >>> games = simulate_games("grand_fleet", 20, seed=1, measure=lambda state: state.vp)
    >>> games.given(lambda game: game.turn < 9).games < 20, games.measured.n
    (True, 20)
    """

    __slots__ = ()

    def chance(self, result: str) -> Exact:
        """The share of a side that won, of "draw", or of "lost".

        Raises:
            BadInput: nobody of that name.
        """
        return Exact(self._share(result).count, self.games)

    def interval(self, result: str) -> tuple[float, float]:
        """Between what its chance lies (95 %)."""
        share = self._share(result)
        return share.low, share.high

    def given(self, condition: Callable[[Played], Any]) -> Simulated:
        """Those games alone for which a condition holds: their shares with their intervals.

        Args:
            condition: a function of a game in short: its `winner`, `ending`, `turn`, `decisions`, `score` and
                what was `measured`.

        Raises:
            BadInput: it holds for none of them.
        """
        holds = handed(condition, "function(game)")
        chosen = [one for one in self.played if holds(one)]
        if not chosen:
            raise BadInput("error-rolled-given", count=self.games)
        took = self.seconds * len(chosen) / self.games
        return simulated(counted(self.game, chosen, self.seed, self.bots, took))

    @property
    def measured(self) -> Rolled:
        """What the measure told of the last states: a sample, with `mean()`, `interval()`, `given()`."""
        return self.sample(lambda game: game.measured)

    def sample(self, told: Callable[[Played], Any]) -> Rolled:
        """What a function tells of each game in short, as a sample: `sample(lambda game: game.turn)`."""
        tell = handed(told, "function(game)")
        try:
            return Rolled(self.games, self.seed, Counter(tell(one) for one in self.played))
        except TypeError:
            raise BadInput(
                "error-table-measure", given=printed(type(tell(self.played[0])).__name__)
            ) from None

    def rows(self) -> Rows:
        """Each result with its share."""
        return tuple((name, Exact(one.count, self.games)) for name, one in self.wins.items())

    def plot(self) -> Any:
        """The shares of who won, as a plotly figure (`plotly.graph_objects.Figure`)."""
        return bars_figure(self.rows())

    def _share(self, result: str) -> Share:
        tellers = [PlayWords(game_called(self.game), language).side for language in languages_understood()]
        result = meant(result, self.bots, tellers)
        if result not in self.wins:
            raise BadInput("error-simulate-result", given=printed(result), expected=", ".join(self.wins))
        return self.wins[result]

    def _repr_html_(self) -> str:
        """What a notebook shows: bars with their 95 % intervals."""

        def interval(result: Any) -> str:
            return " – ".join(map(percent_text, self.interval(result)))

        return f"<p>{escape(repr(self))}</p>{bars_html(self.rows(), interval)}"


def simulated(games: Simulation) -> Simulated:
    """The same games, as people ask them."""
    return Simulated(*games)
