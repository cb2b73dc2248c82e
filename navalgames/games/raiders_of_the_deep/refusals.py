"""What a side might look for but may not do now, and why: each refusal with its rule.

Knows the decisions by the name of their stage. Offers nothing and changes nothing.
"""

from __future__ import annotations

from navalgames.charts import Charts
from navalgames.games.contract import Refusal
from navalgames.games.raiders_of_the_deep.state import Options, State


def why_not(state: State, side: str, charts: Charts, options: Options) -> tuple[Refusal, ...]:
    """What the side might look for but may not do now, each with its reason and rule."""
    return ()
