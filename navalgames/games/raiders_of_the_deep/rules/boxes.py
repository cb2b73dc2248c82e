"""What is out there: the encounter roll, random events, missions in their box ([E1], [R1], 7.3, 8.1, 12).

Knows one roll at a time. Ships are met in `rules.meetings`, mines, nets and aircraft in `rules.dangers`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.agenda import Ask
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.rules import (
    blows,
    damage,
    endings,
    hunt,
    log_book,
    meetings,
    sailing,
    wounds,
)
from navalgames.games.raiders_of_the_deep.rules.dangers import mission_pending
from navalgames.games.raiders_of_the_deep.rules.fire import points_to_sink
from navalgames.games.raiders_of_the_deep.rules.standing import ability, ability_modifier
from navalgames.games.raiders_of_the_deep.state import (
    ABSENT,
    FIT,
    KILLED,
    SEVERE,
    Names,
    Ship,
    State,
    asking,
    going,
    with_captain,
    with_crew,
    with_patrol,
)
from navalgames.games.raiders_of_the_deep.tables import Book

TWELVE = 12
CALM_AREAS = ("baltic", "adriatic", "black_sea")
Q_AREAS = ("british_isles", "channel")
RULES_OF_VICTIMS = {2: "7.3.2d", 3: "7.3.2e"}
RULES_OF_EVENTS = {
    "baralong": "R1.2", "aircraft": "R1.3", "gyro": "R1.4", "superior_torpedoes": "R1.5", "spares": "R1.6",
    "luck": "R1.7", "wireless": "R1.8", "weather": "R1.9", "loose_torpedo": "R1.10", "storm": "R1.11",
    "man_overboard": "R1.12",
}  # fmt: skip
_E1 = {chart: f"e1_encounter_{chart}" for chart in range(1, 7)}


def encounter(total: int, chart: int, column: str, charts: Charts) -> str:
    """What [E1] says (8.0, 8.1.2, E1.rows, E1.mission). Charts: e1_encounter_1 to _6, e1_mission."""
    if column == "mission":
        return charts["e1_mission"].result(total, chart)
    return charts[_E1[chart]].result(total, column)


def column_now(state: State) -> str:
    """The column of [E1] for the box occupied (E1.rows)."""
    patrol = state.patrol
    return "mission" if mission_pending(state) else sailing.box_word(patrol)


def search(dice: Dice, state: State, book: Book) -> State:
    """The roll on entering a box, and each further roll owed there (8.0, 8.1.1)."""
    if not state.patrol.rolls and not mission_pending(state):
        return sailing.box_done(dice, state, book)
    total = dice.roll("2d6", "encounter", "8.0")
    patrol = state.patrol
    here = book.tile is not None and not patrol.look_used and sailing.is_patrol_box(patrol, patrol.at)
    if here and ability(state.captain, "second_look", book):
        return asking(state, "second_look", patrol=patrol._replace(rolled=total))
    return read(dice, state, total, book)


def _offer_look(state: State, book: Book) -> tuple[Any, ...]:
    return (given.RollAgain(), given.Accept())


def _look(dice: Dice, state: State, order: Any, book: Book) -> State:
    """The tile of a captain who looks twice (14.7.5)."""
    if isinstance(order, given.Accept):
        return going(state, "seen")
    return going(state, "search", patrol=state.patrol._replace(look_used=True))


def seen(dice: Dice, state: State, book: Book) -> State:
    """The roll that was looked at twice is read (14.7.5)."""
    return read(dice, state, state.patrol.rolled, book)


def read(dice: Dice, state: State, total: int, book: Book) -> State:
    """The roll is read: a 12 earns a multiplier, the first one is an event, the rest stands on [E1].

    Rule: 8.1.6, 8.1.7a, 12.0, 12.1.0, 12.1.2, 12.1.7, 7.3.5.
    """
    column = column_now(state)
    if total == TWELVE:
        state = earned(dice, state, book)
        if is_event(total, column, state.patrol.event_done):
            return going(state, "event")
    chart = book.chart_of(state.captain.month)
    return met(dice, state, encounter(total, chart, column, book.charts), book)


def is_event(total: int, column: str, event_done: bool) -> bool:
    """Whether the roll is the random event of the patrol (8.1.6, 12.1.0, 12.1.2, 12.1.7)."""
    if total != TWELVE:
        return False
    if event_done or column == "mission":
        acted("12.1.2" if event_done else "12.1.7")
        return False
    acted("12.1.0")
    acted("8.1.6")
    return True


def earned(dice: Dice, state: State, book: Book) -> State:
    """A multiplier is earned (8.1.7a; switch multiplier_earned_in_areas_only)."""
    patrol = state.patrol
    if not book.holds("multiplier", state.captain.month):
        return state
    in_area = patrol.area in sailing.MULTIPLIER_AREAS and sailing.is_patrol_box(patrol, patrol.at)
    if book.options.multiplier_earned_in_areas_only and not in_area:
        acted("switch:multiplier_earned_in_areas_only")
        return state
    dice.note("8.1.7a", "rotd-log-multiplier-earned", side=state.seat)
    return with_captain(state, multipliers=state.captain.multipliers + 1)


def there(word: str, month: int, book: Book) -> str:
    """What is there in this month: sometimes nothing after all (9.10.0a, 14.5.1a, 14.5.3)."""
    if word == "aircraft" and not book.holds("aircraft", month):
        acted("9.10.0a")
        return "none"
    if word == "capital" and book.austrian and book.in_spell("no_austrian_capital", month):
        acted("14.5.3")
        return "none"
    return word


def met(dice: Dice, state: State, word: str, book: Book) -> State:
    """What was met is resolved (8.0)."""
    if word != "none":
        word = there(word, state.captain.month, book)
    dice.note("8.0", "rotd-log-encounter", side=state.seat, encounter=word)
    if word == "none":
        pending = mission_pending(state)
        return mission(dice, state, book) if pending else sailing.box_done(dice, state, book)
    if word in ("mines", "net", "aircraft"):
        return going(state, word)
    return meetings.begin(state, word, book)


# ------------------------------------------------------------------------ missions


def mission(dice: Dice, state: State, book: Book) -> State:
    """Nothing in sight in the mission box: the mission is done (7.3.1a, 7.3.2a)."""
    patrol = state.patrol._replace(mission_done=True, rolls=0)
    if patrol.mission == "agent":
        dice.note("7.3.1a", "rotd-log-agent-landed", side=state.seat)
        return going(state, "box_done", patrol=patrol, crew=state.crew._replace(agent=ABSENT))
    return going(state, "mines_laid", patrol=patrol)


def mine_victims(dice: Dice, modifier: int, charts: Charts) -> int:
    """How many ships a minefield sinks (7.3.2c-e). Charts: minelaying_result."""
    rolled = dice.roll("1d6", "minelaying", "7.3.2c")
    ships = charts["minelaying_result"].result(rolled + modifier, "ships")
    acted(RULES_OF_VICTIMS.get(ships, ""))
    return ships


def mines_laid(dice: Dice, state: State, book: Book) -> State:
    """Mines are laid; their victims belong to the month after the patrol (7.3.2c-f)."""
    modifier = ability_modifier(book) if ability(state.captain, "minelayer", book) else 0
    ships = mine_victims(dice, modifier, book.charts)
    dice.note("7.3.2a", "rotd-log-mines-laid", side=state.seat, ships=ships)
    return going(state, "victim", patrol=state.patrol._replace(rolls=ships))


def victim(dice: Dice, state: State, book: Book) -> State:
    """One victim of the mines: its size and its name (7.3.2c-f). Charts: e1_size, t1_roster."""
    left = state.patrol.rolls
    if not left:
        return going(state, "box_done")
    month = state.captain.month + 1
    size = meetings.rolled_size(dice, book.chart_of(month), book.charts)
    entry = meetings.freighter(dice, size, month, state.captain.gone, (), book)
    ship = Ship(
        entry.name, size, entry.tonnage, points_to_sink(size, entry.tonnage, book.charts), entry.armed
    )
    state = log_book.entered(dice, state, ship, log_book.SUNK, "mine", book, month)
    return going(state, "victim", patrol=state.patrol._replace(rolls=left - 1))


# ------------------------------------------------------------------------ random events


def is_barred(event: str, state: State, book: Book) -> bool:
    """Whether an event cannot happen here or now (12.1.4, R1.2, R1.3, R1.8, R1.11)."""
    patrol, month = state.patrol, state.captain.month
    if event == "baralong":
        here = patrol.area in Q_AREAS and sailing.is_patrol_box(patrol, patrol.at)
        return not here or not book.holds("q_ships", month)
    if event == "aircraft":
        return not book.holds("aircraft", month)
    if event == "wireless":
        return sailing.barred(state, book)
    return event == "storm" and patrol.area in CALM_AREAS


def event(dice: Dice, state: State, book: Book) -> State:
    """A random event (12.1.0, 12.1.1, 12.1.5, 12.1.6). Charts: r1_events."""
    word = book.charts["r1_events"].result(dice.roll("2d6", "event", "12.1.0"), "event")
    if is_barred(word, state, book):
        dice.note("12.1.5", "rotd-log-event-barred", side=state.seat, event=word)
        return going(state, "box_done")
    dice.note("12.1.0", "rotd-log-event", side=state.seat, event=word)
    return brought(word, state, book)


def brought(word: str, state: State, book: Book) -> State:
    """What an event that is not barred brings, as far as nothing more is thrown (12.1.1, 12.1.6)."""
    acted(RULES_OF_EVENTS[word])
    state = with_patrol(state, event_done=True)
    if book.options.event_ends_box and state.patrol.rolls > 1:
        acted("switch:event_ends_box")
        state = with_patrol(state, rolls=1)
    return _EVENTS[word](state, book)


def _baralong(state: State, book: Book) -> State:
    return going(state, "baralong")


def baralong(dice: Dice, state: State, book: Book) -> State:
    """A Q-ship captain gives no quarter, or the boat gets away under fire (R1.2, 12.1.8). Charts:
    r1_baralong."""
    result = book.charts["r1_baralong"].result(dice.roll("1d6", "baralong", "12.1.8"), "result")
    if result == "killed":
        return endings.lost(dice, state, "baralong", "12.1.8", book)
    return going(state, "baralong_fire")


def baralong_fire(dice: Dice, state: State, book: Book) -> State:
    """One attack by a Q-ship at close range (R1.2). Charts: e3_attack, e3_modifiers."""
    modifier = hunt.weakness(state.boat, book) + book.modifier("e3_modifiers", "q_close")
    hits = hunt.attack(dice, modifier, book.charts, "q_ship_fire", "12.1.8")
    if hits is hunt.SUNK:
        return endings.lost(dice, state, "q_ship", "9.6.8h", book)
    return blows.begin(state, hits, True, "seep", "escaped", "q_ship")


def _aircraft(state: State, book: Book) -> State:
    return going(state, "aircraft")


def _gyro(state: State, book: Book) -> State:
    return going(state, "gyro")


def gyro(dice: Dice, state: State, book: Book) -> State:
    """The gyro compass: repaired at sea, or the boat turns for home (R1.4). Charts: r1_gyro."""
    expert = "engineer" in state.crew.experts and state.crew.engineer < SEVERE
    modifier = damage.engineer_modifier(state.crew, "R1.4", book) if expert else 0
    result = book.charts["r1_gyro"].result(dice.roll("1d6", "gyro", "12.1.0") + modifier, "result")
    dice.note("12.1.0", f"rotd-log-gyro-{result}", side=state.seat)
    return going(state, "box_done", patrol=state.patrol._replace(must_abort=result == "abort"))


def _superior(state: State, book: Book) -> State:
    return going(state, "box_done", patrol=state.patrol._replace(superior=True))


def _spares(state: State, book: Book) -> State:
    return going(state, "box_done", patrol=state.patrol._replace(spares=True))


def _luck(state: State, book: Book) -> State:
    return going(state, "box_done", captain=state.captain._replace(luck=state.captain.luck + 1))


def _wireless(state: State, book: Book) -> State:
    """A lone unescorted ship is met at once (R1.8)."""
    return meetings.begin(state, "ship", book)


def _weather(state: State, book: Book) -> State:
    """The rolls of this box and of the next are lost (R1.9, R1.11)."""
    patrol = state.patrol._replace(rolls=min(state.patrol.rolls, 1), skip_next=True)
    return going(state, "box_done", patrol=patrol)


def _loose_torpedo(state: State, book: Book) -> State:
    """One unhurt box of the crew is severely wounded (R1.10)."""
    boxes = state.crew.generic
    if FIT in boxes:
        place = boxes.index(FIT)
        state = with_crew(state, generic=(*boxes[:place], SEVERE, *boxes[place + 1 :]))
    return going(blows.marked_men(state), "box_done")


def _overboard(state: State, book: Book) -> State:
    return going(state, "overboard")


def overboard(dice: Dice, state: State, book: Book) -> State:
    """A man is lost (R1.12). Charts: r1_overboard."""
    man = book.charts["r1_overboard"].result(dice.roll("1d6", "overboard", "12.1.0"), "man")
    dice.note("12.1.0", "rotd-log-died", side=state.seat, man=man)
    return going(state, "box_done", crew=wounds.with_man(state.crew, man, KILLED))


_EVENTS = {
    "baralong": _baralong, "aircraft": _aircraft, "gyro": _gyro, "superior_torpedoes": _superior,
    "spares": _spares, "luck": _luck, "wireless": _wireless, "weather": _weather,
    "loose_torpedo": _loose_torpedo, "storm": _weather, "man_overboard": _overboard,
}  # fmt: skip
STAGES = {
    "search": search, "seen": seen, "mission": mission, "mines_laid": mines_laid, "victim": victim,
    "event": event, "baralong": baralong, "baralong_fire": baralong_fire, "gyro": gyro,
    "overboard": overboard,
}  # fmt: skip
ROLLS: Names = ("search", "mines_laid", "victim", "event", "baralong", "baralong_fire", "gyro", "overboard")
ASKS = {"second_look": Ask("14.7.5", _offer_look, _look)}
