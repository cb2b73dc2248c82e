"""Everything a page needs to show why an answer is what it is: sections, each with its pictures.

Knows which pictures fit which kind of anatomy. Must not know how a picture is drawn.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from navalgames.chance import Dice
from navalgames.chance.anatomy import EACH, PART, Node
from navalgames.chance.traced import TracedDice
from navalgames.charts import Charts
from navalgames.games.contract import Game, OneStep, Question, Rounds
from navalgames.labels import Labels
from navalgames.odds import charts_of
from navalgames.odds.asking import once, roll, to_the_end
from navalgames.odds.flow import GOES_ON
from navalgames.odds.parameters import parameter, settled
from navalgames.odds.settings import refused_setting
from navalgames.odds.why import Why, unwrapped, why
from navalgames.pictures.added import like_added
from navalgames.pictures.begins import begins_with, beside, never
from navalgames.pictures.grid import grid_data
from navalgames.pictures.hand import hand_data
from navalgames.pictures.lit import read_data, tables_data
from navalgames.pictures.part import Part, behind, door, same
from navalgames.pictures.remarks import combined, decided_here, remarks
from navalgames.pictures.repeated import each_data, loop_data
from navalgames.pictures.rounds import rounds_data
from navalgames.pictures.said import rules_said
from navalgames.pictures.section import FOLDED, Data, Section, doors
from navalgames.pictures.words import WayWords

GRID, STAIRS, DICE, TABLE, HAND = "grid", "stairs", "dice", "table", "hand"
EACH_ONE, LOOP = "each", "loop"
THROW = "picture-part-throw"
THROW_OF, THROW_TIMES, THROW_OFTEN, THROW_ONCE, THROW_ALONE = (
    f"{THROW}-{one}" for one in ("of", "times", "often", "once", "alone")
)
SHOWN = 4
"""Values of a roll that are told: those of the rows and columns of a field, and before them."""
MOST_READABLE = 12
"""Choices from which on the stairs are dense: the first throw with what comes of it stands before them."""
MOST_THIN, THIN = 30, 0.037
"""Ways of stairs that may be too rare for their words to have room, where another picture tells them."""
MOST_NODES, MOST_WAYS = 60, 300
"""Choices and ways of a section that are drawn as stairs; a wider one is told in the tree."""


class Rolled(NamedTuple):
    """One roll of a question. way: its turn at each choice of the whole. shows: the first values in words."""

    outcome: Any
    way: tuple[int, ...]
    shows: tuple[str, ...]


def _thin(nodes: list[Data]) -> int:
    """Bands of stairs without words."""
    return sum(node["share"] * way["share"] < THIN for node in nodes for way in node["ways"])


class Look:
    """How an answer comes about, as a page shows it: `data` now, more after `opened`."""

    def __init__(
        self, game: Game, labels: Labels, question_name: str, charts: Charts | None = None, **parameters: Any
    ) -> None:
        """
        Raises:
            BadInput: as `ask` does.
        """
        self.why = why(game, question_name, charts, **parameters)
        self.game, self.labels, self.words = game, labels, WayWords(labels)
        self.charts = charts_of(game) if charts is None else charts
        self._values = settled(game.question(question_name), parameters)
        self._begun = False
        self._parts = self._first_parts(self.why)
        self._opened: set[int] = set()
        self._known_turns: dict[int, dict[Any, int]] = {}
        self._rounds = None if self._alone else rounds_data(
            self.why, labels, self.charts, self._values, bool(self._parts)
        )
        if self._alone:
            self._parts[0] = self._parts[0]._replace(heading=THROW_ALONE)
        self._open_first()
        self._begun = True

    @property
    def data(self) -> Data:
        """Rounds where there are any, then the sections, from what is inside to the whole."""
        sections = [self._told(part) for part in self._parts]
        first = {**self._begins, "never": self._never(sections)}
        return {**first, "rounds": self._rounds, "sections": sections}

    @cached_property
    def _begins(self) -> Data:
        """The settings in sentences and as lists, and what they come to when counted otherwise."""
        asked = (self.game, self.labels, self.why.answer.question, self.charts, dict(self._values))
        begins, lines, t = begins_with(*asked), beside(*asked), self.labels.texts.t
        words = begins.told(self.labels)
        lists = [begins.data(self.labels)]
        if lines:
            told = t("picture-beside", listed=t("picture-begins-separator").join(lines))
            words = t("picture-begins-both", said=words, settings=told)
            lists.append({"said": "", "head": t("picture-beside-head"), "lines": lines, "after": ""})
        return {"begins": words, "settings": lists}

    def _never(self, sections: list[Data]) -> list[str]:
        tables = sections[-1]["tables"] if self._whole_shown else []
        return never(self.why.answer, self.labels, tables)

    @property
    def openings(self) -> list[tuple[int, int]]:
        """Sections and choices that can be opened."""
        return [
            (place, number)
            for place, part in enumerate(self._parts)
            for number, node in enumerate(part.section.rolls)
            if node.asked.procedure is not None and id(node.asked) not in self._opened
        ]

    def opened(self, section: int, node: int) -> Data:
        """The same with one more section before `section`: what its choice `node` leaves to other steps.

        Raises:
            Problem: there is nothing inside.
        """
        outer = self._parts[section].section
        asked = outer.rolls[node].asked
        self._opened.update(id(one.asked) for one in outer.rolls if same(one.asked, asked))
        called = {} if asked.kind == EACH else outer.led(outer.rolls[node])
        inside = Section(unwrapped(asked.inside()), self.labels, self.words, called=called, step=asked.dice)
        kind = PART if asked.kind == EACH and asked.times == 1 else asked.kind
        part = Part(
            f"picture-part-inside-{kind}", self._facts(outer, node), inside, acted=self._parts[section].acted,
            below=self._begun, name=len(self._parts),
            path=(*self._parts[section].whence, door(outer, outer.rolls[node])),
        )  # fmt: skip
        self._parts.insert(section, part)
        if not self._parts[-1].heading:
            self._parts[-1] = self._parts[-1]._replace(heading="picture-part-whole")
        return self.data

    def open_as(self, before: Look) -> None:
        """Open what the reader had opened of the same question at other settings, as far as it is there."""
        for part in sorted(before._parts, key=lambda one: one.name):  # as they were opened
            found = behind(self._parts, part.path, self._opened) if part.below else None
            if found is not None:
                self.opened(*found)

    def _facts(self, outer: Section, place: int) -> dict[str, Any]:
        """What a part that was opened is called by, and whose it is; `number` where another is called so."""
        node = outer.rolls[place]
        one, all_of = (self.words.step(node.asked, count) for count in (1, node.asked.times))
        told = {"step": outer.whose(node, one), "steps": outer.whose(node, all_of)}
        alike = [part for part in self._parts if part.facts.get("step") == told["step"]]
        return {**told, "number": len(alike) + 1}

    def roll(self, dice: Dice) -> Rolled:
        """The question rolled once with these dice, and the way that it took through the last section."""
        question, values = self.why.answer.question, self._values
        if not self._whole_shown:
            return Rolled(roll(self.game, question.name, dice, self.charts, **dict(values)), (), ())
        how, traced = question.how, TracedDice(dice, self.why.parts, self.why.unwrapped)
        if isinstance(how, OneStep):
            return self._way_of(traced, once(traced, how.procedure, self.charts, values))
        state = how.start(self.charts, **dict(values))
        for _ in range(self.why.rounds):
            if not how.over(state):
                state = traced.resolve(how.step, state, self.charts)
        return self._way_of(traced, to_the_end(dice, question.name, how, state, self.charts))

    def _way_of(self, traced: TracedDice, outcome: Any) -> Rolled:
        way: list[int] = []
        shows: list[str] = []
        at = self.why.anatomy.root
        section = self._parts[-1].section
        for value in traced.values:
            if not isinstance(at, Node):
                break
            turn = self._turns(at).get(value)
            if turn is None:
                break
            if len(shows) < SHOWN:
                shows.append(section.value(at, value))
            way.append(turn)
            at = at.ways[turn].then
        return Rolled(outcome, tuple(way), tuple(shows))

    def _turns(self, node: Node) -> dict[Any, int]:
        """Which way each value of a choice takes."""
        known = self._known_turns.get(id(node))
        if known is None:
            known = {value: turn for turn, way in enumerate(node.ways) for value in way.values}
            self._known_turns[id(node)] = known
        return known

    def _first_parts(self, why: Why) -> list[Part]:
        if why.answer.question.throw:
            return self._throws(why.answer.question)
        whole = self._section(why)
        if why.rounds and not set(whole.outcomes) - {GOES_ON, FOLDED}:
            return []  # rounds in which nothing can end tell nothing
        all_at_once = "all-" if why.rounds and GOES_ON not in whole.outcomes else ""
        heading = f"picture-part-{all_at_once}{self._called}" if why.rounds else ""
        heading = "picture-part-begins" if self._staged and not all_at_once else heading
        facts, asked = {"count": why.rounds}, (why.answer.question, dict(self._values))
        return [Part(heading, facts, whole, why.answer.question.rules, why.answer.rules, asked=asked)]

    def _throws(self, asking: Question) -> list[Part]:
        """The throw that matters most, as a question of its own tells it; for each side if they differ."""
        question, given = self.game.question(asking.throw), dict(self._values)
        usual = asking.throw_at(self.charts, **given) if asking.throw_at else given
        both = [one for one in question.parameters if usual.get(one.name) in one.values]
        shared = {one.name: usual[one.name] for one in both if one.name != asking.throw_by}
        if not asking.throw_by:
            return [self._throw(question, shared, "", 0)]
        by = parameter(question, asking.throw_by)
        return [
            self._throw(question, {**shared, by.name: value}, self.labels.value(value), number)
            for number, value in enumerate(by.values)
        ]

    def _throw(self, question: Question, shared: dict[str, Any], whose: str, number: int) -> Part:
        found = self._taken(question, shared)
        told = {"question": self.labels.question(question.name), "whose": whose, "times": self._times}
        values = dict(found.answer.parameters)
        begins = begins_with(self.game, self.labels, question, self.charts, values).told(self.labels)
        return Part(
            THROW_OF if whose else self._one_throw, told, self._section(found), question.rules,
            found.answer.rules, begins, name=number, asked=(question, values),
        )  # fmt: skip

    def _taken(self, question: Question, shared: dict[str, Any]) -> Why:
        """The answer to the question of the throw, at the shared settings; what it alone has stands as near
        to its usual value as the game allows beside them.
        """
        own = [one for one in question.parameters if one.name not in shared]
        tries = [{}, *({one.name: value} for one in own for value in one.values if value != one.default)]
        for other in tries:
            if refused_setting(self.game, question.name, self.charts, **shared, **other) is None:
                return why(self.game, question.name, self.charts, **shared, **other)
        return why(self.game, question.name, self.charts)

    def _section(self, why: Why) -> Section:
        question, labels = why.answer.question, self.labels
        return Section(
            why.anatomy, labels, self.words, why.answer.outcomes, labels.outcome,
            step=question.name, unit=labels.unit(question.unit),
        )  # fmt: skip

    @staticmethod
    def _drawn(section: Section) -> bool:
        """Whether its choices are few enough for stairs."""
        ways = sum(len(node.ways) for node in section.rolls)
        return len(section.rolls) <= MOST_NODES and ways <= MOST_WAYS

    @property
    def _whole_shown(self) -> bool:
        """Whether the last section is of the question itself."""
        return bool(self._parts) and not self.why.answer.question.throw

    @property
    def _called(self) -> str:
        how = self.why.answer.question.how
        return how.called if isinstance(how, Rounds) else ""

    @property
    def _staged(self) -> bool:
        """Whether its columns are counted otherwise than its rounds."""
        how = self.why.answer.question.how
        return isinstance(how, Rounds) and bool(how.staged)

    def _open_first(self) -> None:
        """What a first throw leaves to other steps stands before it, as long as it is all there is."""
        rolls = self._parts[0].section.rolls if self._parts else ()
        if len(rolls) == 1 and rolls[0].asked.procedure is not None:
            self.opened(0, 0)

    def _told(self, part: Part) -> Data:
        section = part.section
        nodes = section.nodes(self._opened) if self._drawn(section) else []
        tables = tables_data(section, self.charts) if nodes else []
        grid, hand = grid_data(section), hand_data(section)
        each, loop, shut = each_data(section), loop_data(section), doors(section, self._opened)
        dice = any(node["dice"] for node in nodes)
        fits = {
            HAND: hand, LOOP: loop, EACH_ONE: each, GRID: grid, STAIRS: nodes, DICE: dice, TABLE: tables
        }  # fmt: skip
        if hand and len(hand["kinds"]) == hand["cards"]:
            del fits[HAND]  # all different: as many cards as there are ways
        elif hand and len(section.rolls) > 1:
            fits[HAND] = fits.pop(HAND)  # what is drawn first does not tell what comes of it
        if (grid or each) and _thin(nodes) > MOST_THIN:
            del fits[STAIRS]
        first = self.why.answer.question.first_picture
        if fits.get(first) and part is self._parts[-1]:
            fits = {first: fits.pop(first), **fits}
        if grid and grid["summed"] and 0 < len(nodes) < MOST_READABLE:
            fits[GRID] = fits.pop(GRID)
        return {
            "heading": part.heading,
            "facts": part.facts,
            "name": part.name,
            "below": part.below,
            "begins": part.begins,
            "certain": not section.rolls,
            "read": [] if section.rolls else read_data(section, self.charts),
            "unit": section.unit,
            "ends": section.ends(),
            "nodes": nodes,
            "grid": grid,
            "hand": hand,
            "tables": tables,
            "each": each,
            "loop": loop,
            "rules": rules_said(
                (*(node.asked.rule for node in section.rolls), *part.rules), self.labels, part.acted
            ),
            "stands": self._stands(part),
            "notations": self._remarks(part, tables, shut),
            "opens": shut,
            "combined": combined(section),
            "pictures": [name for name, found in fits.items() if found],
        }

    def _remarks(self, part: Part, tables: list[Data], shut: list[Data]) -> list[str]:
        """What stands beside a part in words; it tells no chance."""
        like = [] if tables and tables[0]["steps"] else self._like_added(part)
        return remarks(part.section, tables, like, shut)

    def _stands(self, part: Part) -> str:
        """Of a throw or of rounds that stand for more, what is not drawn and how much this decides."""
        if part.heading.startswith(THROW):
            return self.labels.texts.t(self._stands_for)
        return decided_here(part.section) if self._rounds is not None else ""

    def _like_added(self, part: Part) -> list[str]:
        """What settings do to a throw that is compared with others or with a number, not looked up."""
        if part.asked is None:
            return []
        question, values = part.asked
        return like_added(self.game, self.labels, question, self.charts, values, part.section.found)

    @cached_property
    def _alone(self) -> bool:
        """Whether the throw that is shown in place of the whole has the chances of the answer: it decides."""
        if not self.why.answer.question.throw or len(self._parts) != 1 or self._times:
            return False
        chances = {end: chance for end, chance in self.why.answer.distribution.items() if chance}
        return self._parts[0].section.chances == chances

    @property
    def _stands_for(self) -> str:
        """What a throw that is shown in place of the whole stands for: a key of the catalogue."""
        if self._alone:
            return "picture-throw-said-alone"
        if self._times:
            return "picture-throw-said-times"
        if self._rounds is not None and self._rounds["added"]:
            return f"picture-throw-said-{'added' if self._rounds['sums'] else 'standing'}"
        return "picture-throw-said-often" if self.why.answer.question.throw_at else "picture-throw-said"

    @property
    def _one_throw(self) -> str:
        """What a throw that is shown in place of the whole is called: a key of the catalogue."""
        if self._times:
            return THROW_TIMES if self._times > 1 else THROW_ONCE
        return THROW_OFTEN if self.why.answer.question.throw_at else THROW

    @property
    def _times(self) -> int:
        """How often the throw that is shown is made; 0 where no setting says so."""
        named = self.why.answer.question.throw_times
        return int(dict(self._values)[named]) if named else 0
