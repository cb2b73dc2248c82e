"""Intercepts and torpedoes with the optional rules of pursuit, sail, damage and prizes (6.2-6.12).

Knows how sliders name ships and answers. The engine carries out every answer and decision.
"""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from math import prod
from typing import Any, NamedTuple

from navalgames.chance import Dice, Distribution, exact
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, OneStep, Question, Rounds, Setting
from navalgames.games.kaisers_pirates.questions import fought_out as engine
from navalgames.games.kaisers_pirates.questions import small_table as small
from navalgames.games.kaisers_pirates.questions.intercepts import ENDING
from navalgames.games.kaisers_pirates.questions.named import GERMAN, TARGETS
from navalgames.games.kaisers_pirates.questions.sliders import (
    agreed,
    allowed,
    choice,
    coin,
    idle,
    refused,
    whole,
)
from navalgames.games.kaisers_pirates.questions.under_water import BOATS
from navalgames.games.kaisers_pirates.rules import aftermath, attacks, limits, opposed, scoring, sequence
from navalgames.games.kaisers_pirates.rules.frames import BRITISH, TORPEDO, Attack
from navalgames.games.kaisers_pirates.rules.frames import GERMAN as GERMAN_KIND
from navalgames.games.kaisers_pirates.state import (
    NORTH,
    SOUTH,
    Options,
    Ship,
    State,
    located,
    player,
    pop,
    push,
    ship_of,
    with_player,
)
from navalgames.games.kaisers_pirates.tables import Box

CARD = "Collier 1"
"""The card that lies across the ship; it has no part in the fight."""
FATES, AGAIN = ("untouched", "damaged", "captured", "sunk", "safe"), ("untouched", "damaged", "sunk")
ROUSED = ("slim_pickings", "amc_alcantara", "amc_carmania")
"""Answers after which only the wide reading of safe passage allows a try."""


def declared(dice: Dice, state: State, frame: Attack, box: Box, tries: bool = True) -> State:
    """The table when an attack that is declared now is over."""
    state = sequence.AGENDA.run(dice, attacks.begin(dice, engine.resting(state), frame), box)
    return dice.resolve(engine.ended, state, tries, box)


def fate(state: State, name: str, before: Ship) -> str:
    """What became of a ship that may also have reached safe passage."""
    safe = any(card.name == name and card.how == "passage" for card in player(state, SOUTH).pile)
    return "safe" if safe else small.fate(state, name, before)


def _intercept(ship: str, target: str) -> Attack:
    return Attack("declare", GERMAN_KIND, NORTH, SOUTH, CARD, "", (target,), ship=ship)


def _why_not_answer(ship: str, target: str, answer: str, box: Box) -> Setting | None:
    """The refusal of a card that cannot answer an intercept of this merchantman by this ship."""
    state = small.table((small.hunter(GERMAN[ship]),), (Ship(TARGETS[target]),))
    frame = _intercept(GERMAN[ship], TARGETS[target])._replace(target=TARGETS[target])
    return refused("answer", engine.why_not_answer(state, frame, answer, box))


def answered_intercept(
    dice: Dice, charts: Charts, ship: str, target: str, answer: str, **agreed_options: Any
) -> str:
    """What becomes of a merchantman whose owner plays one answer and then tries for safe passage.

    The German ship pursues wherever it may.

    Rule: 3.2.2a, 3.2.6a, 6.2.4-6.2.6, 6.6.1, 6.10, 6.11.2.
    Charts: german_ships, merchantmen, action_cards, modifiers, reaction_legality, combat_result.
    """
    return _answered(dice, charts, ship, target, answer, Options(**agreed_options))


def _answered(dice: Dice, charts: Charts, ship: str, target: str, answer: str, options: Options) -> str:
    box = small.box_for(charts, options)
    hunter, prey = small.hunter(GERMAN[ship]), Ship(TARGETS[target])
    state = with_player(small.table((hunter,), (prey,)), SOUTH, hand=engine.held_cards(answer))
    return fate(declared(dice, state, _intercept(hunter.name, prey.name), box), prey.name, prey)


def _refused_answer(
    charts: Charts, ship: str, target: str, answer: str, **agreed_options: Any
) -> Setting | None:
    return _why_not_answer(ship, target, answer, small.box_for(charts, Options(**agreed_options)))


def _idle_answered(
    charts: Charts, ship: str, target: str, answer: str, **agreed_options: Any
) -> tuple[Setting, ...]:
    box = small.box_for(charts)
    runs, hurries = answer == "break_contact", answer == "fast_ship"
    found: tuple[Setting, ...] = ()
    if not (runs or hurries) or not box.ships[GERMAN[ship]].sail:
        found += idle("kp-idle-from-seeadler", "6.2.5", "sail")
    if not hurries or GERMAN[ship] not in box.listed("fast_raiders"):
        found += idle("kp-idle-fast-raiders", "6.6.1a", "fast_raiders")
    if answer != "shallow_run":
        found += idle("kp-idle-shallows", "6.10", "shallow_pursuit")
    if not runs or TARGETS[target] not in box.listed("sailing_merchantmen"):
        found += idle("kp-idle-sailing", "6.11.2", "sailing")
    return found if answer in ROUSED else found + idle("kp-idle-passage", "3.2.6a", "safe_passage_scope")


def _answered_course(
    charts: Charts, outcome: Hashable, ship: str, target: str, answer: str, **agreed_options: Any
) -> Course:
    """The answer and the fight, then the try for safe passage of a merchantman that is unhurt."""
    found = exact(_answered, charts, ship, target, answer, Options(**agreed_options))
    share = {fate: found.chance(fate) for fate in FATES}
    unhurt = share["untouched"] + share["safe"]
    captures = bool(share["captured"])
    fight = Act("answered-fight", (*share.items(), ("unhurt", unhurt), ("captures", captures)))
    if not share["safe"]:
        return Course((fight,), most=0)
    tried = share["safe"] / unhurt
    ends = {
        "safe": Act("answered-passage", (), tried), "untouched": Act("answered-no-passage", (), 1 - tried)
    }  # fmt: skip
    way = (Act("answered-unhurt", (), unhurt), ends[str(outcome)]) if outcome in ends else ()
    return Course((fight, Act("answered-tries", (("tried", tried),))), most=0, way=way)


def recalled_later(
    dice: Dice, charts: Charts, ship: str, target: str, answer: str, after_sinking_reactions_count: bool
) -> bool:
    """Whether a German ship is recalled after it sank a merchantman whose owner holds Recalled and an answer.

    Rule: 3.2.2c, 3.3.30c, 3.3.30d. Charts: german_ships, merchantmen, action_cards, combat_result.
    """
    options = Options(after_sinking_reactions_count=after_sinking_reactions_count)
    box = small.box_for(charts, options)
    hunter, prey = small.hunter(GERMAN[ship]), Ship(TARGETS[target])
    hand = engine.held_cards(answer, "recalled")
    state = with_player(small.table((hunter,), (prey,)), SOUTH, hand=hand)
    state = declared(dice, state, _intercept(hunter.name, prey.name), box, tries=False)
    return hunter.name in state.german_used


def _refused_first(
    charts: Charts, ship: str, target: str, answer: str, after_sinking_reactions_count: bool
) -> Setting | None:
    return _why_not_answer(ship, target, answer, small.box_for(charts))


def _recalled_course(
    charts: Charts, outcome: Hashable, ship: str, target: str, answer: str,
    after_sinking_reactions_count: bool,
) -> Course:  # fmt: skip
    """Whether Recalled may still be played after the answer, and what must happen before it."""
    if answer in ENDING or answer == "shallow_run":
        return Course((Act("recalled-nothing-sunk", (("answer", answer),)),), most=-1)
    if answer != "none" and after_sinking_reactions_count:
        return Course((Act("recalled-used-up", (("answer", answer),)),), most=-1)
    sunk = exact(recalled_later, charts, ship, target, answer, after_sinking_reactions_count).chance(True)
    return Course((Act("recalled-if-sunk", (("answered", answer != "none"),), sunk),), most=-1)


def _idle_recalled(
    charts: Charts, ship: str, target: str, answer: str, after_sinking_reactions_count: bool
) -> tuple[Setting, ...]:
    if answer in ENDING or answer == "shallow_run":
        rule = ENDING.get(answer, "3.3.38c")
        return idle("kp-idle-answered", rule, "ship", "target", "after_sinking_reactions_count")
    if answer == "none":
        return idle("kp-idle-no-answer", "3.2.2c", "after_sinking_reactions_count")
    if after_sinking_reactions_count:
        return idle("kp-idle-answer-counts", "3.2.2c", "ship", "target")
    return ()


def pursuit_price(dice: Dice, charts: Charts, pursuit_check: str) -> bool:
    """Whether a fast raider that pursued runs out of supply.

    Rule: 6.6.1b. Charts: option_coins, challenge_result.
    """
    box = small.box_for(charts, Options(fast_raiders=True, pursuit_check=pursuit_check))
    hunter = Ship("Berlin", identified=False)
    frame = small.attack(GERMAN_KIND, CARD, "", "Lovat", ship=hunter.name, pursued=True)
    state = aftermath.pursuit_price(dice, small.table((hunter,), ()), frame, box)
    return ship_of(state, hunter.name).out_of_supply


class Sought(NamedTuple):
    """A German ship that British squadrons intercept turn after turn. left: intercepts still to come."""

    state: State
    prey: Ship
    squadron: str
    options: Options
    left: int


def _sought(charts: Charts, squadron: str, ship: str, intercepts: int, extra_damage: bool) -> Sought:
    prey, options = Ship(GERMAN[ship]), Options(extra_damage=extra_damage)
    return Sought(small.table((), (prey,), "ships"), prey, squadron, options, intercepts)


def one_intercept(dice: Dice, sought: Sought, charts: Charts) -> Sought:
    """One British intercept more, as long as the ship is there.

    Rule: 3.2.7c, 3.2.7e, 6.8.1, 6.8.2. Charts: german_ships, modifiers, combat_result.
    """
    name = sought.prey.name
    frame = small.attack(BRITISH, CARD, sought.squadron, name)
    box = small.box_for(charts, sought.options)
    fought = pop(dice.resolve(attacks.fight, push(sought.state, frame), frame, box))
    return sought._replace(state=fought, left=sought.left - 1 if located(fought, name) else 0)


def _no_more(sought: Sought) -> bool:
    return not sought.left


def _what_is_left(sought: Sought) -> str:
    return small.fate(sought.state, sought.prey.name, sought.prey)


def _again_course(charts: Charts, outcome: Hashable, intercepts: int, **given: Any) -> Course:
    """What an intercept does to the ship while she is unhurt, and once she is damaged; the likeliest way."""
    begun = _sought(charts, intercepts=intercepts, **given)
    first = exact(one_intercept, begun, charts)
    hurt = [one for one in first.outcomes if _what_is_left(one) == "damaged"]
    then = exact(one_intercept, hurt[0]._replace(left=1), charts) if hurt else Distribution.sure(begun)
    fates = first.map(_what_is_left)
    unhurt = {fate: fates.chance(fate) for fate in AGAIN}
    stays = then.map(_what_is_left).chance("damaged")
    acts = [Act("again-unhurt", (("squadron", begun.squadron), *unhurt.items()))]
    if hurt and intercepts > 1:
        adds = begun.options.extra_damage
        less = -small.box_for(charts).modifier("defence_extra_damage" if adds else "defence_damaged")
        acts.append(Act("again-damaged", (("less", less), ("stays", stays), ("adds", adds)), 1 - stays))
    if outcome == "damaged" and begun.options.extra_damage:
        return Course(tuple(acts), most=0)  # each marker makes the next intercept another one
    ways = {
        fate: [
            tuple(_again(number, one, unhurt, stays) for number, one in enumerate(fates, start=1))
            for fates in _fates_in_order(fate, intercepts)
        ]
        for fate in AGAIN
    }
    likely, rest = max(ways[str(outcome)], key=_together), tuple[Act, ...]()
    if outcome == "sunk" and hurt and intercepts > 1 and not begun.options.extra_damage:
        afloat, none = sum(map(_together, ways["damaged"]), Fraction(0)), _together(*ways["untouched"])
        rest = (
            Act("again-rest", ()),
            Act("again-none", (("ways", _chances(*ways["untouched"])), ("none", none))),
            *(
                Act("again-afloat", (("intercept", number), ("ways", _chances(way))), _together(way))
                for number, way in enumerate(ways["damaged"], start=1)
            ),
            Act("again-all", (("none", none), ("hurt", afloat), ("sunk", 1 - none - afloat))),
        )
    return Course(tuple(acts), 0, likely, rest)


def _chances(way: tuple[Act, ...]) -> tuple[Fraction, ...]:
    return tuple(act.chance or Fraction(0) for act in way)


def _together(way: tuple[Act, ...]) -> Fraction:
    return prod(_chances(way), start=Fraction(1))


def _fates_in_order(outcome: str, intercepts: int) -> list[tuple[str, ...]]:
    """What each intercept may do to her, so that it ends so: "held" once she is damaged."""
    if outcome == "untouched":
        return [("untouched",) * intercepts]
    if outcome == "sunk":
        return [(*("untouched",) * before, "sunk") for before in range(intercepts)]
    return [
        (*("untouched",) * before, "hit", *("held",) * (intercepts - 1 - before))
        for before in range(intercepts)
    ]


def _again(number: int, fate: str, unhurt: dict[str, Fraction], stays: Fraction) -> Act:
    return Act(
        f"again-{fate}", (("intercept", number),), {"held": stays, "hit": unhurt["damaged"], **unhurt}[fate]
    )


def _idle_damage(
    charts: Charts, squadron: str, ship: str, intercepts: int, extra_damage: bool
) -> tuple[Setting, ...]:
    """A second marker counts from the third intercept on."""
    return idle("kp-idle-second-marker", "6.8.2", "extra_damage") if intercepts < 3 else ()


def prize_torpedoed(
    dice: Dice, charts: Charts, boat: str, target: str, held: str, torpedo_prizes: bool
) -> str:
    """What becomes of a hidden prize that a submarine would torpedo.

    Rule: 3.2.5d, 6.9, 6.9.1, 6.9.2. Charts: merchantmen, card_faces, option_coins, combat_result.
    """
    box = small.box_for(charts, Options(torpedo_prizes=torpedo_prizes))
    prey, hand = Ship(TARGETS[target], identified=False), engine.held_cards(held)
    state = with_player(small.table((), (prey,), "prizes"), SOUTH, hand=hand)
    if reason := limits.why_not_target(state, NORTH, TORPEDO, prey.name, box):
        acted(reason.rule)
        return "untouched"
    card = BOATS[boat]
    frame = Attack("declare", TORPEDO, NORTH, SOUTH, card, box.cards[card].torpedo, (prey.name,))
    return small.fate(declared(dice, state, frame, box), prey.name, prey)


def _idle_prize(
    charts: Charts, boat: str, target: str, held: str, torpedo_prizes: bool
) -> tuple[Setting, ...]:
    return () if torpedo_prizes else idle("kp-idle-prize", "3.2.5d", "boat", "target", "held")


def supplying_prize(dice: Dice, charts: Charts, target: str, prize_supply: bool) -> int:
    """The VP at the end of the round of a prize that supplied its captor when it was taken.

    Rule: 2.3.1b, 3.2.5b, 6.12.2, 6.12.3. Charts: merchantmen, option_coins, challenge_result.
    """
    box = small.box_for(charts, Options(prize_supply=prize_supply))
    captor, prize = Ship("Leipzig", out_of_supply=True), Ship(TARGETS[target], identified=False)
    state = with_player(small.table((captor,), ()), NORTH, prizes=(prize,))
    frame = Attack(
        "after", GERMAN_KIND, NORTH, SOUTH, CARD, "", (), ship=captor.name, target=prize.name,
        result=opposed.CAPTURED, passage=True,
    )  # fmt: skip
    state = dice.resolve(
        engine.ended, sequence.AGENDA.run(dice, push(engine.resting(state), frame), box), True, box
    )
    return scoring.victory_points(player(state, NORTH), box)


_SHIP, _TARGET = tuple(GERMAN), tuple(TARGETS)
QUESTIONS = (
    Question(
        "answered_intercept", "intercept", ("3.2.2a", "3.2.6a", "6.6.1a", "6.10.2"),
        (
            choice("ship", _SHIP, "eitel_friedrich", "3.2.1h"), choice("target", _TARGET, "dee", "3.2.4a"),
            choice("answer", engine.TO_GERMAN, "fast_ship", "3.2.2a"), agreed("sail"),
            agreed("fast_raiders"), agreed("shallow_pursuit"), agreed("sailing"),
            agreed("safe_passage_scope"),
        ),
        OneStep(allowed(answered_intercept, _refused_answer)),
        outcomes=FATES, refused=_refused_answer, idle=_idle_answered, course=_answered_course,
    ),
    Question(
        "again_and_again", "intercept", ("3.2.7e", "6.8.1", "6.8.2"),
        (
            coin("squadron", "d10+d8", "3.2.3a"), choice("ship", _SHIP, "leopard", "3.2.3a"),
            whole("intercepts", 1, 5, 3, "3.2.7e"), agreed("extra_damage"),
        ),
        how=Rounds(
            _sought, one_intercept, _no_more, _what_is_left, called="attacks", so_far=_what_is_left,
        ),
        throw="british_intercept", outcomes=AGAIN, idle=_idle_damage, course=_again_course,
    ),
    Question(
        "pursuit_price", "intercept", ("6.6.1b",), (agreed("pursuit_check"),), OneStep(pursuit_price),
        outcomes=(True, False),
    ),
    Question(
        "recalled_later", "intercept", ("3.2.2c", "3.3.30c"),
        (
            choice("ship", _SHIP, "moewe", "3.2.1h"), choice("target", _TARGET, "lovat", "3.2.4a"),
            choice("answer", ("none", *engine.TO_GERMAN), "fast_ship", "3.2.2a"),
            agreed("after_sinking_reactions_count"),
        ),
        OneStep(allowed(recalled_later, _refused_first)), outcomes=(True, False),
        refused=_refused_first, idle=_idle_recalled, course=_recalled_course,
    ),
    Question(
        "prize_torpedoed", "under_water", ("3.2.5d", "6.9.1", "6.9.2"),
        (
            choice("boat", tuple(BOATS), "u27", "3.3.42a"), choice("target", _TARGET, "lovat", "6.9"),
            choice("held", tuple(engine.HELD), "none", "6.9.2"), agreed("torpedo_prizes"),
        ),
        OneStep(prize_torpedoed), outcomes=("untouched", "damaged", "sunk"), idle=_idle_prize,
    ),
    Question(
        "supplying_prize", "passage", ("3.2.5b", "6.12.2", "6.12.3"),
        (choice("target", _TARGET, "maria", "3.2.5b"), agreed("prize_supply")),
        OneStep(supplying_prize), unit="vp",
    ),
)  # fmt: skip
