"""Intercepts with everything that may be added to them and everything that may answer them (3.2, 3.3).

Knows how sliders name ships and cards. The rules stand in `rules`: the attack is laid on a small
table and fought there.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question, Setting
from navalgames.games.kaisers_pirates.questions import fought_out as engine
from navalgames.games.kaisers_pirates.questions import small_table as small
from navalgames.games.kaisers_pirates.questions.dice_alone import COMBAT
from navalgames.games.kaisers_pirates.questions.named import GERMAN, TARGETS
from navalgames.games.kaisers_pirates.questions.ordinary import played
from navalgames.games.kaisers_pirates.questions.sliders import (
    agreed,
    allowed,
    choice,
    coin,
    first_refused,
    idle,
    refused,
    switch,
)
from navalgames.games.kaisers_pirates.rules import attacks
from navalgames.games.kaisers_pirates.rules.cards import assists, enemy_ships, shooting_back
from navalgames.games.kaisers_pirates.rules.frames import BRITISH, Attack
from navalgames.games.kaisers_pirates.rules.frames import GERMAN as GERMAN_KIND
from navalgames.games.kaisers_pirates.rules.limits import Reason
from navalgames.games.kaisers_pirates.state import NORTH, SOUTH, Options, Ship, State, going_on, located
from navalgames.games.kaisers_pirates.tables import Box

GROUP = "intercept"
SURPRISE, SEARCHLIGHT, PARTY = "Surprise Attack 1", "Searchlight 1", "Boarding Party 1"
INTERROGATE = "Interrogate 1"
ANSWERS = ("none", *engine.TO_GERMAN)
TO_BRITISH = ("none", "break_contact", "pull_the_plug", "reflag", "shallow_run")
SHOOTING_BACK = {
    "trap": ("Trap 1", "3.3.46d"), "amc_alcantara": ("AMC 1", "3.3.1d"), "amc_carmania": ("AMC 2", "3.3.1d"),
}  # fmt: skip
"""The card that shoots back and the rule of its fight."""
INTERCEPTOR, ANSWERER = "interceptor", "answerer"
"""Whose fate an exchange of shots is asked about."""
ENDING = {
    "amc_alcantara": "3.3.1j", "amc_carmania": "3.3.1j", "pull_the_plug": "3.3.26c", "reflag": "3.3.32g",
    "slim_pickings": "3.3.40c",
}  # fmt: skip
"""Answers after which nobody fights the ship that was attacked, and the rule."""


# ------------------------------------------------------------------------ a German ship intercepts


def german_table(
    charts: Charts, ship: str, target: str, ship_damaged: bool, out_of_supply: bool, target_damaged: bool,
    night: bool, surprise_attack: bool, searchlight: bool, boarding_party: bool, answer: str, aircraft: bool,
) -> tuple[State, Attack, Ship, Box]:  # fmt: skip
    """The table with the attack under way, and the merchantman before it."""
    box = small.box_for(charts, Options(aircraft=aircraft))
    hunter = small.hunter(GERMAN[ship], damage=int(ship_damaged), out_of_supply=out_of_supply)
    prey = Ship(TARGETS[target], damage=int(target_damaged))
    frame = small.attack(
        GERMAN_KIND, "Recalled 1", "", prey.name, ship=hunter.name, night=night,
        assists=_assists(surprise_attack, searchlight), boarding=PARTY if boarding_party else "",
        reaction=engine.HELD[answer],
    )  # fmt: skip
    return small.begun(small.table((hunter,), (prey,)), frame), frame, prey, box


def german_intercept(dice: Dice, charts: Charts, **settings: Any) -> str:
    """What becomes of a merchantman that a German ship intercepts.

    Rule: 3.2.7b-3.2.7k, 3.3.3b, 3.3.5c, 3.3.13c, 3.3.25c, 3.3.36b, 3.3.38c, 3.3.40c, 3.3.44b, 6.3.1.
    Charts: german_ships, merchantmen, action_cards, modifiers, combat_result, challenge_result.
    """
    state, frame, prey, box = german_table(charts, **settings)
    return small.fate(_fought(dice, state, frame, box), prey.name, prey)


def _refused_german(charts: Charts, **settings: Any) -> Setting | None:
    """A searchlight by day, a boarding party for a damaged ship, a card that cannot answer."""
    state, frame, _, box = german_table(charts, **settings)
    return first_refused(
        _refused_assist("searchlight", settings["searchlight"], "Searchlight", state, frame, box),
        _refused_assist("boarding_party", settings["boarding_party"], "Boarding Party", state, frame, box),
        refused("answer", engine.why_not_answer(state, frame, settings["answer"], box)),
    )


def _refused_assist(
    name: str, added: bool, kind: str, state: State, frame: Attack, box: Box
) -> Setting | None:
    bare = frame._replace(assists=(), boarding="")
    return refused(name, assists.why_not_assist(state, bare, kind, box)) if added else None


def _idle_german(charts: Charts, **settings: Any) -> tuple[Setting, ...]:
    if settings["answer"] in ENDING:
        others = tuple(name for name in settings if name != "answer")
        return idle("kp-idle-answered", ENDING[settings["answer"]], *others)
    wolf = small.box_for(charts).ships[GERMAN[settings["ship"]]].aircraft
    return () if wolf and settings["surprise_attack"] else idle("kp-idle-aircraft", "6.3.1", "aircraft")


def _assists(surprise_attack: bool, searchlight: bool) -> tuple[str, ...]:
    return ((SURPRISE,) if surprise_attack else ()) + ((SEARCHLIGHT,) if searchlight else ())


def _fought(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The reaction of the attack, if it has one, and then the fight if there is still one.

    A Trap hits while its ship is hit (3.3.46d): what it does to the interceptor changes nothing for the ship.
    """
    if frame.reaction:
        state = dice.resolve(attacks.answered, state, frame, box)
        state = going_on(state, state.stack[-1], trap="")
    frame = state.stack[-1]
    return dice.resolve(attacks.fight, state, frame, box) if frame.stage == "fight" else state


def interceptor_fate(
    dice: Dice, charts: Charts, ship: str, ship_damaged: bool, night: bool, guns: str, whose: str, target: str
) -> str:
    """What the shots of a Trap or an armed merchant cruiser do to the interceptor; or, of the same exchange,
    what hers do to what she fires at: the merchantman with the Trap, or the cruiser in her place.

    Rule: 3.3.1d, 3.3.1h, 3.3.46c, 3.3.46d.
    Charts: german_ships, merchantmen, card_faces, modifiers, combat_result.
    """
    box = small.box_for(charts)
    hunter, prey = small.hunter(GERMAN[ship], damage=int(ship_damaged)), Ship(TARGETS[target])
    card, rule = SHOOTING_BACK[guns]
    acted(rule)
    frame = small.attack(GERMAN_KIND, "Recalled 1", "", prey.name, ship=hunter.name, night=night)
    state = small.begun(small.table((hunter,), (prey,)), frame)
    if whose == INTERCEPTOR:
        return COMBAT[shooting_back.fired_at_interceptor(dice, state, frame, box.cards[card].attack, box)]
    if guns in ENDING:
        return COMBAT[shooting_back.fired_at_cruiser(dice, state, frame, box.cards[card], box)]
    return small.fate(dice.resolve(attacks.fight, state, state.stack[-1], box), prey.name, prey)


def _idle_interceptor(
    charts: Charts, ship: str, ship_damaged: bool, night: bool, guns: str, whose: str, target: str
) -> tuple[Setting, ...]:
    """The merchantman counts only where she is fired at."""
    if whose == INTERCEPTOR:
        return idle("kp-idle-interceptor", SHOOTING_BACK[guns][1], "target")
    return idle("kp-idle-answered", ENDING[guns], "target") if guns in ENDING else ()


# ------------------------------------------------------------------------ British ships intercept


def british_table(
    charts: Charts, squadron: str, ship: str, ship_damaged: bool, night: bool, surprise_attack: bool,
    searchlight: bool, answer: str, sail: bool, aircraft: bool, fast_raiders: bool, shallow_pursuit: bool,
) -> tuple[State, Attack, Ship, Box]:  # fmt: skip
    """The table with the attack under way, and the German ship before it."""
    options = Options(
        sail=sail, aircraft=aircraft, fast_raiders=fast_raiders, shallow_pursuit=shallow_pursuit
    )
    prey = Ship(GERMAN[ship], damage=int(ship_damaged))
    frame = small.attack(
        BRITISH, "Recalled 1", squadron, prey.name, night=night,
        assists=_assists(surprise_attack, searchlight), reaction=engine.HELD[answer],
    )  # fmt: skip
    state = small.begun(small.table((), (prey,), "ships"), frame)
    return state, frame, prey, small.box_for(charts, options)


def british_intercept(dice: Dice, charts: Charts, **settings: Any) -> str:
    """What becomes of a German ship that a British squadron intercepts.

    Rule: 3.2.3a, 3.2.7b-3.2.7k, 3.3.5c, 3.3.26c, 3.3.32g, 3.3.36b, 3.3.38c, 3.3.44b, 6.2.4, 6.3.3, 6.6.2,
    6.10.4. Charts: german_ships, action_cards, modifiers, combat_result, challenge_result.
    """
    state, frame, prey, box = british_table(charts, **settings)
    return small.fate(_fought(dice, state, frame, box), prey.name, prey)


def _refused_british(charts: Charts, **settings: Any) -> Setting | None:
    """A searchlight by day, a card that cannot answer."""
    state, frame, _, box = british_table(charts, **settings)
    return first_refused(
        _refused_assist("searchlight", settings["searchlight"], "Searchlight", state, frame, box),
        refused("answer", engine.why_not_answer(state, frame, settings["answer"], box)),
    )


def _idle_british(charts: Charts, **settings: Any) -> tuple[Setting, ...]:
    answer = settings["answer"]
    if answer in ENDING:
        return idle("kp-idle-answered", ENDING[answer], *(name for name in settings if name != "answer"))
    box = small.box_for(charts)
    ship = box.ships[GERMAN[settings["ship"]]]
    runs = answer == "break_contact"
    found: tuple[Setting, ...] = () if runs and ship.sail else idle("kp-idle-sail", "6.2.4", "sail")
    found += () if runs and ship.aircraft else idle("kp-idle-wolf-runs", "6.3.3", "aircraft")
    deep = answer == "shallow_run" and ship.name in box.listed("fast_raiders")
    for option, other in (("fast_raiders", "shallow_pursuit"), ("shallow_pursuit", "fast_raiders")):
        if not deep or settings[other]:
            found += idle("kp-idle-deep", "6.6.2" if option == "fast_raiders" else "6.10.4", option)
    return found


# ------------------------------------------------------------------------ a disguised raider


def interrogate(dice: Dice, charts: Charts, ship: str, ship_damaged: bool) -> str:
    """Whether Interrogate finds out a disguised raider, and what the attack that follows does to it.

    Rule: 3.3.19b, 3.3.19d. Charts: german_ships, action_cards, card_faces, challenge_result, combat_result.
    """
    prey, state, box = _disguised(charts, ship, ship_damaged)
    state = played(dice, state, INTERROGATE, SOUTH, prey.name, box)
    found = located(state, prey.name)
    hidden = found is not None and not found[2].identified
    return "still_hidden" if hidden else small.fate(state, prey.name, prey)


def _disguised(charts: Charts, ship: str, ship_damaged: bool) -> tuple[Ship, State, Box]:
    box = small.box_for(charts)
    prey = Ship(GERMAN[ship], identified=False, damage=int(ship_damaged))
    return prey, small.table((), (prey,), "ships"), box


def _refused_interrogate(charts: Charts, ship: str, ship_damaged: bool) -> Setting | None:
    """Warships are always known (3.3.19f)."""
    box = small.box_for(charts)
    known = Ship(GERMAN[ship], identified=box.ships[GERMAN[ship]].kind == "warship")
    aims = enemy_ships.to_interrogate(small.table((), (known,), "ships"), NORTH, box)
    return None if aims else refused("ship", Reason("kp-refused-in-sight", "3.3.19f"))


_FATES = ("untouched", "damaged", "captured", "sunk")
_SHIP_DAMAGED, _NIGHT = switch("ship_damaged", "3.2.7j"), switch("night", "3.2.7k")
_SURPRISE, _SEARCHLIGHT = switch("surprise_attack", "3.3.44b"), switch("searchlight", "3.3.36b")

QUESTIONS = (
    Question(
        "german_intercept", GROUP, ("3.2.1h", "3.2.7a", "3.3.3b", "3.3.44b"),
        (
            choice("ship", tuple(GERMAN), "leipzig", "3.2.1h"),
            choice("target", tuple(TARGETS), "lundy_island", "3.2.4a"),
            switch("ship_damaged", "3.2.7i"), switch("out_of_supply", "3.2.7h"),
            switch("target_damaged", "3.2.7j"), _NIGHT, _SURPRISE, _SEARCHLIGHT,
            switch("boarding_party", "3.3.3b"), choice("answer", ANSWERS, "none", "3.2.2a"),
            switch("aircraft", "6.3.1"),
        ),
        OneStep(allowed(german_intercept, _refused_german)), outcomes=_FATES,
        refused=_refused_german, idle=_idle_german,
    ),
    Question(
        "interceptor_fate", GROUP, ("3.3.1d", "3.3.46d"),
        (
            choice("ship", tuple(GERMAN), "moewe", "3.3.46c"), _SHIP_DAMAGED, _NIGHT,
            choice("guns", tuple(SHOOTING_BACK), "trap", "3.3.46a"),
            choice("whose", (INTERCEPTOR, ANSWERER), INTERCEPTOR, "3.3.46d"),
            choice("target", tuple(TARGETS), "lovat", "3.3.46c"),
        ),
        OneStep(interceptor_fate), outcomes=("untouched", "damaged", "sunk"), idle=_idle_interceptor,
    ),
    Question(
        "british_intercept", GROUP, ("3.2.3a", "3.2.7a", "3.3.44b"),
        (
            coin("squadron", "d10+d8", "3.2.3a"), choice("ship", tuple(GERMAN), "leopard", "3.2.3a"),
            _SHIP_DAMAGED, _NIGHT, _SURPRISE, _SEARCHLIGHT, choice("answer", TO_BRITISH, "none", "3.2.2a"),
            agreed("sail"), agreed("aircraft"), agreed("fast_raiders"), agreed("shallow_pursuit"),
        ),
        OneStep(allowed(british_intercept, _refused_british)),
        outcomes=("untouched", "damaged", "sunk", "removed"),
        refused=_refused_british,
        idle=_idle_british,
    ),
    Question(
        "interrogate", GROUP, ("3.3.19b", "3.3.19d"),
        (choice("ship", tuple(GERMAN), "wolf", "3.3.19b"), _SHIP_DAMAGED),
        OneStep(allowed(interrogate, _refused_interrogate)),
        outcomes=("still_hidden", "untouched", "damaged", "sunk"), refused=_refused_interrogate,
    ),
)  # fmt: skip
