"""Captains with cards: the smallest game of hands, reactions and seats that come and go.

A test double for what the two cutters do not have: one to four sides as an option says, hands and a
deck unseen, hundreds of orders, reactions asked of one side after another, bids laid by all at once,
partners, a game for one that can only be won or lost, and rounds that go on over many sittings. Knows
nothing about sessions.

Everybody holds a hand (C1). In turn a captain lays out any guns face down (C2), then fires them one by
one at another captain (C3). Before the die falls the target, then the others in order, may answer with a
trap, which stops the shot, or a fog, which lets it hit only with a 6 (C4); else it hits with a 4 or more,
for a point (C5). The turn ends with a card drawn (C6). After as many turns as there are captains all bid
a card unseen; a gun beats a fog, a fog beats a trap, and an only best bid is a point (C7). The most
points win; partners count together, and a captain alone needs two hits (C8). Then the next round is
dealt (C9).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from types import MappingProxyType

from navalgames.games.contract import Game, OneStep, OptionChoice, Outcome, Parameter, Question, Refusal
from navalgames.games.parts import charts_reader

FOLDER = Path(__file__).parent
SIDES = ("ANNA", "BEN", "CLEO", "DORA")
CARDS = tuple(
    f"{kind}#{n}" for kind, many in (("gun", 24), ("fog", 12), ("trap", 12)) for n in range(1, many + 1)
)
UNSEEN = "?"
NOBODY = "none"
SEA = "SEA"
STRENGTH = {"gun": 3, "fog": 2, "trap": 1, NOBODY: 0}


@dataclass(frozen=True)
class Options:
    players: int = 3
    partners: bool = False
    hand: int = 5
    rounds: int = 1


@dataclass(frozen=True)
class Commit:
    """C2: guns laid out face down."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class Fire:
    """C3: a gun at a captain."""

    card: str
    at: str


@dataclass(frozen=True)
class EndTurn:
    """C6: no more shots."""


@dataclass(frozen=True)
class React:
    """C4: a trap or a fog against a shot."""

    card: str


@dataclass(frozen=True)
class LetPass:
    """C4: nothing against a shot."""


@dataclass(frozen=True)
class Bid:
    """C7: a card, or none."""

    card: str


@dataclass(frozen=True)
class Shot:
    """A shot that is being answered: the gun, its target, who is still asked, whether in a fog."""

    card: str
    at: str
    asked: tuple[int, ...]
    fog: bool = False


@dataclass(frozen=True)
class State:
    turn: int = 1
    phase: str = "commit"
    active: int = 0
    hands: tuple[tuple[str, ...], ...] = ()
    deck: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()
    shot: Shot | None = None
    bids: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    record: tuple[tuple[int, ...], ...] = ()
    partners: bool = False


def sides_for(options) -> tuple[str, ...]:
    """As many as play."""
    return SIDES[: options.players]


def start(dice, charts, options) -> State:
    return _deal(
        dice,
        State(scores=(0,) * options.players, partners=options.partners and options.players == 4),
        options,
    )


def _deal(dice, state: State, options) -> State:
    """C1, C9: hands for a round."""
    deck, hands = CARDS, ()
    for side in sides_for(options):
        hand = dice.draw(deck, options.hand, "deal", "C1")
        dice.note("C1", "tc-dealt", only=side, cards=", ".join(hand))
        deck = tuple(card for card in deck if card not in hand)
        hands += (hand,)
    return replace(
        state, phase="commit", active=0, hands=hands, deck=deck, bids=("",) * options.players, played=()
    )


def kind(card: str) -> str:
    """What a card is, whichever of its copies."""
    return card.partition("#")[0]


def deciding(state: State) -> tuple[str, ...]:
    if state.phase == "over":
        return ()
    if state.phase == "bid":
        return tuple(SIDES[n] for n, bid in enumerate(state.bids) if not bid)
    return (SIDES[state.shot.asked[0] if state.shot else state.active],)


def decision(state: State) -> tuple[str, str]:
    if state.shot:
        return "react", "C4"
    return {"commit": ("commit", "C2"), "fire": ("fire", "C3"), "bid": ("bid", "C7")}[state.phase]


def legal_orders(state: State, side: str, charts, options):
    if side not in deciding(state):
        return ()
    hand = state.hands[SIDES.index(side)]
    if state.shot:
        return (LetPass(), *(React(card) for card in hand if kind(card) in ("trap", "fog")))
    if state.phase == "commit":
        guns = [card for card in hand if kind(card) == "gun"]
        return tuple(Commit(cards) for many in range(len(guns) + 1) for cards in combinations(guns, many))
    if state.phase == "fire":
        others = [other for other in sides_for(options) if other != side] or [SEA]
        return (EndTurn(), *(Fire(card, at) for card in state.laid for at in others))
    return (Bid(NOBODY), *(Bid(card) for card in hand))


def why_not(state: State, side: str, charts, options) -> tuple[Refusal, ...]:
    if state.shot and side in deciding(state) and len(legal_orders(state, side, charts, options)) == 1:
        return (Refusal("tc-why-label", "tc-why-no-answer", "C4"),)
    return ()


def apply(dice, state: State, side: str, order, charts, options) -> State:
    me = SIDES.index(side)
    if isinstance(order, Commit):
        laid = replace(state, phase="fire", laid=order.cards)
        return _without(laid, me, order.cards)
    if isinstance(order, Fire):
        return _fire(dice, state, side, order, charts, options)
    if isinstance(order, EndTurn):
        return _end_turn(dice, state, options)
    if isinstance(order, Bid):
        return _bid(dice, state, me, order, charts, options)
    return _answered(dice, state, me, order, charts, options)


def _without(state: State, me: int, cards: tuple[str, ...]) -> State:
    hand = tuple(card for card in state.hands[me] if card not in cards)
    return replace(state, hands=tuple(hand if n == me else other for n, other in enumerate(state.hands)))


def _fire(dice, state: State, side: str, order: Fire, charts, options) -> State:
    dice.note("C3", "tc-fires", side=side, card=order.card, at=order.at)
    first = SIDES.index(order.at) if order.at in SIDES else 0
    many = options.players
    asked = tuple((first + n) % many for n in range(many) if (first + n) % many != state.active)
    laid = tuple(card for card in state.laid if card != order.card)
    fired = replace(state, laid=laid, shot=Shot(order.card, order.at, asked))
    return fired if asked else _resolve(dice, fired, charts)


def _answered(dice, state: State, me: int, order, charts, options) -> State:
    shot = replace(state.shot, asked=state.shot.asked[1:])
    if isinstance(order, React):
        dice.note("C4", "tc-answers", side=SIDES[me], card=order.card)
        state = _without(replace(state, played=(*state.played, order.card)), me, (order.card,))
        if kind(order.card) == "trap":
            return replace(state, shot=None, played=(*state.played, shot.card))
        shot = replace(shot, fog=True)
    state = replace(state, shot=shot)
    return state if shot.asked else _resolve(dice, state, charts)


def hits(dice, charts, fog: bool) -> bool:
    """C5: does a shot hit?"""
    return charts["gunnery"].roll_on(dice, "fog" if fog else "clear", why="shot") == "hit"


def _resolve(dice, state: State, charts) -> State:
    shot = state.shot
    state = replace(state, shot=None, played=(*state.played, shot.card))
    if not hits(dice, charts, shot.fog):
        return state
    dice.note("C5", "tc-hits", side=SIDES[state.active])
    return _score(state, state.active)


def _score(state: State, who: int) -> State:
    return replace(state, scores=tuple(score + (n == who) for n, score in enumerate(state.scores)))


def _end_turn(dice, state: State, options) -> State:
    side = SIDES[state.active]
    (card,) = dice.draw(state.deck, 1, "draw", "C6")
    dice.note("C6", "tc-draws", side=side)
    dice.note("C6", "tc-drew", only=side, card=card)
    hands = tuple(
        (*hand, *state.laid, card) if n == state.active else hand for n, hand in enumerate(state.hands)
    )
    deck = tuple(one for one in state.deck if one != card)
    following = state.active + 1
    phase = "bid" if following == options.players else "commit"
    return replace(state, hands=hands, deck=deck, laid=(), active=following % options.players, phase=phase)


def _bid(dice, state: State, me: int, order: Bid, charts, options) -> State:
    state = replace(state, bids=tuple(order.card if n == me else bid for n, bid in enumerate(state.bids)))
    state = _without(state, me, (order.card,))
    if not all(state.bids):
        return state
    best = max(STRENGTH[kind(bid)] for bid in state.bids)
    winners = [n for n, bid in enumerate(state.bids) if best and STRENGTH[kind(bid)] == best]
    dice.note("C7", "tc-bids", bids=", ".join(state.bids))
    state = _score(state, winners[0]) if len(winners) == 1 else state
    state = replace(state, played=(*state.played, *state.bids), record=(*state.record, state.scores))
    if len(state.record) == options.rounds:
        return replace(state, phase="over")
    dice.note("C9", "tc-round", turn=state.turn + 1)
    return _deal(dice, replace(state, turn=state.turn + 1), options)


def view(state: State, side: str, options) -> State:
    """What `side` may see: the own hand, what lies open, and how many cards there are elsewhere."""
    me = SIDES.index(side)
    hands = tuple(hand if n == me else _unseen(hand) for n, hand in enumerate(state.hands))
    laid = state.laid if state.active == me else _unseen(state.laid)
    shown = all(state.bids)
    bids = tuple(bid if n == me or shown or not bid else UNSEEN for n, bid in enumerate(state.bids))
    return replace(state, hands=hands, laid=laid, bids=bids, deck=_unseen(state.deck))


def _unseen(cards: tuple[str, ...]) -> tuple[str, ...]:
    return (UNSEEN,) * len(cards)


def outcome(state: State) -> Outcome | None:
    if state.phase != "over":
        return None
    best = max(state.scores)
    if len(state.scores) == 1:
        return Outcome("ANNA" if best >= 2 else None, "tc-alone", "C8", lost=best < 2)
    if state.partners:
        return _outcome_of_pairs(state.scores)
    leaders = [side for side, score in zip(SIDES, state.scores, strict=False) if score == best]
    return Outcome(leaders[0] if len(leaders) == 1 else None, "tc-most", "C8")


def _outcome_of_pairs(scores: tuple[int, ...]) -> Outcome:
    lead = scores[0] + scores[2] - scores[1] - scores[3]
    if not lead:
        return Outcome(None, "tc-pair", "C8")
    pair = ("ANNA", "CLEO") if lead > 0 else ("BEN", "DORA")
    return Outcome(pair[0], "tc-pair", "C8", winners=pair)


def invariants(state: State, charts, options) -> None:
    held = [card for hand in state.hands for card in hand]
    laid = [*state.laid, *([state.shot.card] if state.shot else [])]
    bids = [] if state.phase == "over" else [bid for bid in state.bids if bid not in ("", NOBODY)]
    everywhere = [*held, *laid, *bids, *state.deck, *(card for card in state.played if card != NOBODY)]
    assert sorted(everywhere) == sorted(CARDS), "a card is lost or there twice"


def _hit(dice, charts, fog: bool) -> str:
    return "tc-hit" if hits(dice, charts, fog) else "tc-miss"


def questions() -> tuple[Question, ...]:
    fog = Parameter("fog", "switch", (False, True), False, "C4")
    return (Question("shot", "guns", ("C5",), (fog,), how=OneStep(_hit), outcomes=("tc-hit", "tc-miss")),)


def _brave(view, side, orders, charts, options, dice):
    """All guns, and an answer to every shot."""
    return orders[-1]


def _meek(view, side, orders, charts, options, dice):
    """No guns and no answers."""
    return orders[0]


def bots():
    return {"brave": _brave, "meek": _meek}


GAME = Game(
    id="toy_cards",
    folder=FOLDER,
    sides=SIDES,
    option_choices=(
        OptionChoice("players", (3, 1, 2, 4), "C1"),
        OptionChoice("partners", (False, True), "C8"),
        OptionChoice("hand", (5, 10), "C1"),
        OptionChoice("rounds", (1, 3), "C9"),
    ),
    order_kinds=MappingProxyType(
        {"commit": Commit, "fire": Fire, "end_turn": EndTurn, "react": React, "let_pass": LetPass, "bid": Bid}
    ),
    read_charts=charts_reader(FOLDER),
    make_options=Options,
    start=start,
    deciding=deciding,
    decision=decision,
    legal_orders=legal_orders,
    why_not=why_not,
    apply=apply,
    view=view,
    outcome=outcome,
    invariants=invariants,
    questions=questions,
    bots=bots,
    state_type=State,
    sides_for=sides_for,
)
