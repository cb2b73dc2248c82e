"""What each side may see of the table.

Knows which places are secret: hands, face-down cards, the draw pile, all but two discards. A view is
a state with secrets replaced by HIDDEN, so that bots and pages read it the same way.
"""

from __future__ import annotations

from navalgames.games.kaisers_pirates.rules.frames import Exchange, Look, Turn
from navalgames.games.kaisers_pirates.state import (
    HIDDEN,
    Committed,
    Names,
    Options,
    Player,
    State,
)

OPEN_DISCARDS = 2
MOST_REMEMBERED = 256
SECRET = frozenset({Look, Exchange})
"""The frames that hold cards."""
_PLAYERS, _UNSEEN, _DISCARDS, _TOP, _STACK, _ACTIVE = (
    State._fields.index(name) for name in ("players", "unseen", "discards", "top", "stack", "active")
)
_new = tuple.__new__
"""A view is made for every decision: its places are filled at half the price of `_replace`."""


def view(state: State, side: str, options: Options) -> State:
    """The state as one side sees it.

    Rule: 2.2b (hands), 3.2a (cards laid out), 2.1.5b (draw pile), 3.1.7 and 5.3.1 (discards), 3.3.17b.
    """
    stack, active, top, looked_at = state.stack, state.active, state.top, ""
    secret_stack = not SECRET.isdisjoint(map(type, stack))
    if secret_stack:
        frame = stack[-1]
        looked_at = frame.player if isinstance(frame, Look) and frame.viewer == side else ""
    values, players = [*state], []
    for seat, one in zip(state.seats, state.players):  # noqa: B905  # a seat for each player: an invariant
        if seat != side and seat != looked_at and one.hand:
            kept = _hands_covered.get(id(one))
            one = _with_hand_covered(one) if kept is None else kept[1]
        players.append(one)
    values[_PLAYERS] = tuple(players)
    values[_UNSEEN] = _backs[len(state.unseen)]
    covered = len(state.discards) - (0 if options.players == "solitaire" else OPEN_DISCARDS)
    if covered > 0:  # only the top two may be looked at; none in the solitaire game (3.1.7, 5.3.1)
        values[_DISCARDS] = _backs[covered] + state.discards[covered:]
    if top and side not in state.top_known_to:
        values[_TOP] = _backs[len(top)]
    if secret_stack:
        values[_STACK] = tuple([_frame(one, side) for one in stack])
    if active is not None and active.side != side and active.committed:
        values[_ACTIVE] = active._replace(committed=tuple(map(_face_down, active.committed)))
    return _new(State, values)


_hands_covered: dict[int, tuple[Player, Player]] = {}
"""Players whose hand others cannot see: the very same as long as nothing of theirs has changed."""


def _with_hand_covered(one: Player) -> Player:
    if len(_hands_covered) >= MOST_REMEMBERED:
        _hands_covered.clear()
    shown = one._replace(hand=_covered(one.hand))
    _hands_covered[id(one)] = one, shown
    return shown


class _Backs(dict[int, Names]):
    """Rows of face-down cards by their number: each view has some."""

    def __missing__(self, number: int) -> Names:
        row = self[number] = (HIDDEN,) * number
        return row


_backs = _Backs()


def _covered(cards: Names) -> Names:
    return _backs[len(cards)]


def _face_down(one: Committed) -> Committed:
    """A card laid out shows its place and orientation, not its face (3.2.1)."""
    return Committed(HIDDEN, one.use, one.ship)


def _frame(frame: object, side: str) -> object:
    """Cards on their way or being looked at are secret too (3.3.11d, 3.3.17b)."""
    if isinstance(frame, Look) and frame.viewer != side:
        return frame._replace(cards=_covered(frame.cards))
    if isinstance(frame, Exchange):
        given = frame.given if frame.giver == side else _covered(frame.given)
        returned = frame.returned if frame.mate == side else _covered(frame.returned)
        return frame._replace(given=given, returned=returned)
    return frame


def unseen_by(seen: State, all_cards: Names) -> Names:
    """The action cards that a side cannot place, from its own view: in other hands, face down, or set aside.

    The view tells where cards lie open; everything else of the deck is somewhere in the dark.
    """
    known = {card for one in seen.players for card in one.hand}
    known |= {scored.name for one in seen.players for scored in one.pile if scored.how == "action"}
    known |= {card for frame in seen.stack if isinstance(frame, (Turn, Look)) for card in frame.cards}
    known |= {*seen.discards, *seen.top}
    known |= {ship.refuge for one in seen.players for ship in one.ships}
    known |= {one.laid.card for one in seen.players if one.laid is not None}
    if seen.active is not None:
        known |= {*seen.active.used, *(card for _, card in seen.active.reactions)}
        known |= {one.card for one in seen.active.committed}
    return tuple(card for card in all_cards if card not in known)
