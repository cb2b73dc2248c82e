"""What is under way on a patrol or in port, where a rule is asked only while it is; and loads of torpedoes.

Knows the parts of a state that may be absent. Must not know what may happen in them.
"""

from __future__ import annotations

from collections.abc import Iterable

from navalgames.games.raiders_of_the_deep.state import Blows, Cycle, Load, Meeting, Refit, State


def meeting_of(state: State) -> Meeting:
    """The ships, warship or escorts met."""
    meeting = state.meeting
    assert meeting is not None, f"nobody is met at {state.stage}"
    return meeting


def cycle_of(state: State) -> Cycle:
    """The hunt by escorts."""
    cycle = state.cycle
    assert cycle is not None, f"no escorts hunt at {state.stage}"
    return cycle


def blows_of(state: State) -> Blows:
    """The hits that are taken one after the other."""
    blows = state.blows
    assert blows is not None, f"no hits are taken at {state.stage}"
    return blows


def refit_of(state: State) -> Refit:
    """The time in port."""
    refit = state.refit
    assert refit is not None, f"no boat is refitted at {state.stage}"
    return refit


def load_of(torpedoes: Iterable[int]) -> Load:
    """A number of torpedoes of each kind."""
    first, second, third = torpedoes
    return first, second, third
