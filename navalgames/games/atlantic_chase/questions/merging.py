"""States of the engine made equal where nothing to come tells them apart, so that exact chains merge them.

Knows which fields of what is under way have been read already. Knows no rule and no slider.
"""

from __future__ import annotations

from navalgames.games.atlantic_chase.rules.frames import Attack, Battle, Contest, Lapsing
from navalgames.games.atlantic_chase.state import State, force, going_on, with_stack

ROLLED = (Attack, Battle, Contest, Lapsing)
READING = frozenset({
    "attack_rolled", "break_away_rolled", "interruption_rolled", "lapse_amount", "seize_rolled",
    "shot_rolled", "torpedo_rolled", "vie_rolled", "weather_rolled",
})  # fmt: skip
"""The stages that still have to read what was rolled."""
ROLLING = frozenset({
    "attack_roll", "break_away", "changing", "evasion", "interruption", "lapse", "roll_shots",
    "roll_torpedoes", "seize", "vie", "vie_begins", "vie_second",
})  # fmt: skip
"""The stages and decisions that may roll: chains stop before and after them, where states merge."""


def pauses(state: State) -> bool:
    """Whether a chain should merge states here: a roll is next, or waits to be read."""
    return state.stack[-1].stage in ROLLING or state.stack[-1].stage in READING


def forgetful(state: State) -> State:
    """The state without dice whose result was read, and with the waiting hits of each ship added up.

    Once a roll has been read only what it led to matters. Hits on a ship add up in any order, unless
    it is a convoy.
    """
    if state.stack and state.stack[-1].stage in READING:
        return no_longer_than_the_line(state)
    return with_stack(
        state,
        tuple(_plain(frame) if isinstance(frame, ROLLED) else frame for frame in state.stack),
    )


def no_longer_than_the_line(state: State) -> State:
    """The state where a lapse that was rolled takes no more than there is: more takes the same (19.4)."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Lapsing) or frame.stage != "lapse_amount":
        return state
    most = len(force(state, frame.force).line)
    return state if frame.rolled <= most else going_on(state, frame, rolled=most)


def _plain(frame: Attack | Battle | Contest | Lapsing) -> Attack | Battle | Contest | Lapsing:
    if isinstance(frame, Battle):
        waiting: dict[str, int] = {}
        for name, hits in frame.hits:
            waiting[name] = waiting.get(name, 0) + hits
        return frame._replace(rolled=0, hits=tuple(sorted(waiting.items())))
    if isinstance(frame, Contest) and frame.asked:
        return frame  # an imaginary player's die still tells what he may order (SOL.1)
    return frame._replace(rolled=0)
