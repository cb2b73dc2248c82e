"""Victory points, round points, and who wins (2.3, 2.5, 4.8, 4.10).

Knows VP piles as plain records. Must not know how a card came to lie there.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.contract import Outcome
from navalgames.games.kaisers_pirates.state import (
    MOST_ROUNDS,
    PHANTOM,
    ROUNDS,
    Names,
    Player,
    Scored,
    State,
    team_mate,
    with_player,
)
from navalgames.games.kaisers_pirates.tables import Box

CARDS = ("action", "phantom")
POINTS_FOR = {2: "2.3.3c", 3: "2.3.3b", 4: "2.3.3a"}
"""The rule of the points by rank, for each number of players."""


def victory_points(one: Player, box: Box) -> int:
    """The VP of a pile and of the prizes still at sea, before the limit on German ships.

    Rule: 2.3.1a, 2.3.1b, 2.3.2, 3.2.5c.
    """
    return sum(worth(card, box) for card in one.pile + held_prizes(one))


def held_prizes(one: Player) -> tuple[Scored, ...]:
    """Prizes in the fleet at the end of the round score double (2.3.1b (ii))."""
    return tuple(Scored(ship.name, "prize", True) for ship in one.prizes)


def worth(card: Scored, box: Box) -> int:
    """The VP of one card in a pile."""
    vp = box.cards[card.name].vp if card.how in CARDS else box.ships[card.name].vp
    if card.doubled:
        acted("2.3.1b")
        return 2 * vp
    return vp


def surplus(one: Player) -> int:
    """How many German ship cards are above the number of merchantman cards (2.3.1d)."""
    german = sum(card.how == "german" for card in one.pile)
    trade = sum(card.how not in ("german", *CARDS) for card in one.pile) + len(one.prizes)
    return max(0, german - trade)


def limited(dice: Dice, one: Player) -> tuple[Player, Names]:
    """A pile after the surplus German ship cards were discarded at random, and these cards (2.3.1e)."""
    count = surplus(one)
    if count:
        acted("2.3.1d")
    german = tuple(sorted(card.name for card in one.pile if card.how == "german"))
    out = dice.draw(german, count, "surplus_german_ships", "2.3.1e") if count else ()
    return one._replace(
        pile=tuple(card for card in one.pile if card.how != "german" or card.name not in out)
    ), out


def round_points(vp: tuple[int, ...], box: Box) -> tuple[int, ...]:
    """Round points by rank; 0 VP give nothing, equal VP the higher value.

    Rule: 2.3.3a-2.3.3e. Charts: round_points.
    """
    return tuple(points_of(own, vp, box) for own in vp)


def points_of(own: int, vp: tuple[int, ...], box: Box) -> int:
    """The round points of a player with so many VP."""
    if own == 0:
        acted("2.3.3d")
        return 0
    acted(POINTS_FOR[len(vp)])
    if vp.count(own) > 1:
        acted("2.3.3e")
    return box.charts["round_points"].value(1 + sum(other > own for other in vp), len(vp))


def score_round(dice: Dice, state: State, box: Box) -> State:
    """VP and round points of the round are noted; the cards stay in the piles (2.3, 2.3.3f)."""
    vp = []
    for side, one in zip(state.seats, state.players, strict=True):
        counted, out = limited(dice, one)
        if out:
            dice.note("2.3.1e", "kp-log-surplus", side=side, ships=", ".join(out))
        vp.append(victory_points(counted, box))
    points = round_points(tuple(vp), box)
    for side, one, value, gained in zip(state.seats, state.players, vp, points, strict=True):
        dice.note("2.3.3f", "kp-log-round-score", side=side, vp=value, points=gained, round=state.round)
        state = with_player(state, side, vp=(*one.vp, value), points=(*one.points, gained))
    return state


def outcome(state: State, box: Box) -> Outcome | None:
    """Who has won after round 3 or a round to break the tie; None to play on.

    Rule: 2.5a-2.5c, 4.10. A tie that as many rounds again have not broken is a draw.
    """
    if state.round < ROUNDS:
        return None
    totals: dict[frozenset[str], tuple[int, int]] = {}
    for side in state.seats:
        mates = {side, team_mate(state, side, box.options)} - {""}
        members = [one for seat, one in zip(state.seats, state.players, strict=True) if seat in mates]
        score = (sum(sum(one.points) for one in members), sum(sum(one.vp) for one in members))
        totals.setdefault(frozenset(mates), score)
    best = max(totals.values())
    first, *level = [mates for mates, score in totals.items() if score == best]
    if level:
        return None if state.round < MOST_ROUNDS else Outcome(None, "kp-outcome-draw", "2.5c")
    by_points = sum(score[0] == best[0] for score in totals.values()) == 1
    winners = tuple(side for side in state.seats if side in first)
    rule = ("4.10" if box.team else "2.5a") if by_points else "2.5b"
    why = "points" if by_points else "vp"
    if box.solitaire and winners == (PHANTOM,):
        return Outcome(None, f"kp-outcome-phantom-{why}", rule, lost=True)
    if box.team:
        return Outcome(winners[0], f"kp-outcome-team-{why}", rule, winners)
    (winner,) = winners
    return Outcome(winner, f"kp-outcome-{why}", rule)
