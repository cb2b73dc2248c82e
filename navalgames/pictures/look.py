"""Everything a page needs to show why an answer is what it is: sections, each with its pictures.

Knows which pictures fit which kind of anatomy. Must not know how a picture is drawn.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar, NamedTuple

from navalgames.chance import Dice
from navalgames.chance.anatomy import EACH, PART, Node
from navalgames.chance.traced import TracedDice
from navalgames.charts import Charts
from navalgames.errors import Problem
from navalgames.games.contract import Game, OneStep, Rounds
from navalgames.labels import Labels
from navalgames.odds import charts_of
from navalgames.odds.asking import once, roll, to_the_end
from navalgames.odds.flow import GOES_ON
from navalgames.odds.parameters import settled
from navalgames.odds.why import Why, rolls, unwrapped, why
from navalgames.pictures.added import like_added
from navalgames.pictures.begins import begins_with, beside, never
from navalgames.pictures.course import course_data
from navalgames.pictures.equal import LEAST, only_step
from navalgames.pictures.grid import grid_data
from navalgames.pictures.hand import hand_data
from navalgames.pictures.laws import made_by
from navalgames.pictures.lit import read_data, tables_data
from navalgames.pictures.part import Part, behind, door, leads, same
from navalgames.pictures.paths import with_paths
from navalgames.pictures.remarks import combined, decided_here, explained, pools_told, remarks, told_once
from navalgames.pictures.repeated import each_data, loop_data
from navalgames.pictures.rounds import rounds_data
from navalgames.pictures.said import rules_said
from navalgames.pictures.section import FOLDED, Data, Section, doors
from navalgames.pictures.throws import THROW, THROW_ALONE, Throws, section_of
from navalgames.pictures.words import WayWords

GRID, STAIRS, DICE, TABLE, HAND = "grid", "stairs", "dice", "table", "hand"
EACH_ONE, LOOP = "each", "loop"
WHOLE, PART_OF_IT = "picture-part-whole", "picture-part-of-it"
SHOWN = 4
"""Values of a roll that are told: those of the rows and columns of a field, and before them."""
FEW_DOORS, FEW_RESULTS, MOST_INSIDE = 2, 6, 300
"""Steps that stand open from the beginning, what each can come to, runs for a look whether they are small."""
DEEPEST = 2
"""Steps, one inside the other, that stand open from the beginning."""
MOST_OPEN = 170
"""Ways of all parts beyond which nothing more stands open from the beginning."""
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
    """How an answer comes about, as a page shows it: `data` now, more after `opened`.

    opens_few: whether a few small steps stand open from the beginning.
    """

    opens_few: ClassVar[bool] = True

    def __init__(
        self, game: Game, labels: Labels, question_name: str, charts: Charts | None = None, **parameters: Any
    ) -> None:
        """
        Raises:
            BadInput: as `ask` does.
        """
        self.why = why(game, question_name, charts, **parameters)
        self.charts = charts_of(game) if charts is None else charts
        self._values = settled(game.question(question_name), parameters)
        self.game, self.labels = game, labels
        self.words = WayWords(labels, labels.sought(question_name, dict(self._values)))
        self._begun = False
        self._parts = self._first_parts(self.why)
        self._opened: set[int] = set()
        self._known_turns: dict[int, dict[Any, int]] = {}
        in_order = self._called == "steps" and not self._staged and self._course is not None
        all_told = self._alone or self.why.sure or self.why.later != GOES_ON or in_order
        self._rounds = (
            None if all_told else rounds_data(self.why, labels, self.charts, self._values, bool(self._parts))
        )
        if self._alone:
            self._parts[0] = self._parts[0]._replace(heading=THROW_ALONE)
        self._open_first()
        self._begun = True

    @property
    def data(self) -> Data:
        """Rounds where there are any, then the sections, from what is inside to the whole."""
        sections = told_once([self._told(part) for part in self._parts])
        first = {**self._begins, "course": self._course, "never": self._never(sections)}
        return {**first, "rounds": self._rounds, "sections": sections}

    @property
    def _throws(self) -> Throws:
        """What stands in place of the whole, where the question says so."""
        asked = self.why.answer.question, dict(self._values)
        return Throws(self.game, self.labels, self.words, self.charts, *asked)

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

    @cached_property
    def _course(self) -> Data | None:
        return course_data(self.why.answer, self.labels, self.charts, dict(self._values))

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

    @property
    def shuttable(self) -> list[int]:
        """Sections that were opened by the reader, and can be shut."""
        return [place for place, part in enumerate(self._parts) if part.below]

    def opened(self, section: int, node: int) -> Data:
        """The same with one more section before `section`: what its choice `node` leaves to other steps.

        Raises:
            Problem: there is nothing inside.
        """
        self._open(section, node)
        return self.data

    def _open(self, section: int, node: int) -> None:
        outer = self._parts[section].section
        asked = outer.rolls[node].asked
        shuts = frozenset(id(one.asked) for one in outer.rolls if same(one.asked, asked))
        self._opened |= shuts
        called = {} if asked.kind == EACH else outer.led(outer.rolls[node])
        inside = Section(unwrapped(asked.inside()), self.labels, self.words, called=called, step=asked.dice)
        kind = PART if asked.kind == EACH and asked.times == 1 else asked.kind
        heading = f"picture-part-inside-{kind}" if self._begun or kind != PART else PART_OF_IT
        ends, around = leads(outer, asked, inside), self._parts[section].leads
        if section < len(self._parts) - 1:  # inside of what is itself inside
            ends = {key: around[to] for key, to in ends.items() if to in around}
        part = Part(
            heading, self._facts(outer, node), inside, acted=self._parts[section].acted,
            below=self._begun, name=1 + max(part.name for part in self._parts),
            path=(*self._parts[section].whence, door(outer, outer.rolls[node])), shuts=shuts, leads=ends,
        )  # fmt: skip
        self._parts.insert(section, part)
        if not self._parts[-1].heading:
            self._parts[-1] = self._parts[-1]._replace(heading=WHOLE)

    def shut(self, section: int) -> Data:
        """The same without a section that was opened, and without those that were opened inside of it.

        Raises:
            Problem: it was not opened by the reader.
        """
        gone = self._parts[section]
        if not gone.below:
            raise Problem("error-anatomy-nothing-inside", given=gone.heading)
        for part in [one for one in self._parts if one.stands_in(gone)]:
            self._opened -= part.shuts
            self._parts.remove(part)
        if len(self._parts) == 1 and self._parts[0].heading == WHOLE:
            self._parts[0] = self._parts[0]._replace(heading="")
        return self.data

    def open_as(self, before: Look) -> None:
        """Open what the reader had opened of the same question at other settings, as far as it is there."""
        for part in sorted(before._parts, key=lambda one: one.name):  # as they were opened
            found = behind(self._parts, part.path, self._opened) if part.below else None
            if found is not None:
                self._open(*found)

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
            return self._throws.parts()
        whole = section_of(why, self.labels, self.words)
        if why.rounds and not set(whole.outcomes) - {GOES_ON, FOLDED}:
            return []  # rounds in which nothing can end tell nothing
        all_at_once = "all-" if why.rounds and GOES_ON not in whole.outcomes else ""
        heading = f"picture-part-{all_at_once}{self._called}" if why.rounds else ""
        heading = "picture-part-begins" if self._staged and not all_at_once else heading
        facts, asked = {"count": why.rounds}, (why.answer.question, dict(self._values))
        return [Part(heading, facts, whole, why.answer.question.rules, why.answer.rules, asked=asked)]

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
        """What throws leave to other steps stands before them: the first step, down to the dice it begins
        with, and of few steps those that are a few dice each.
        """
        if self._parts and not self.opens_few and only_step(self._parts[0].section):
            self._open(0, 0)
        elif self.opens_few:
            for section in [part.section for part in self._parts]:
                self._open_in(section, DEEPEST)

    def _open_in(self, section: Section, deeper: int) -> None:
        """Open what stands open from the beginning in a section, and in what is opened so."""
        shut = [one["node"] for one in doors(section, self._opened)]
        others = shut[1:] if len(shut) <= FEW_DOORS else []
        for node in [*shut[:1], *(one for one in others if self._few_dice(section, one))]:
            if sum(len(one.ways) for part in self._parts for one in part.section.rolls) > MOST_OPEN:
                return
            place = next(place for place, part in enumerate(self._parts) if part.section is section)
            self._open(place, node)
            if deeper > 1:
                self._open_in(self._parts[place].section, deeper - 1)

    @staticmethod
    def _few_dice(section: Section, node: int) -> bool:
        """Whether a step is a few throws of dice with few results, none of which opens."""
        asked = section.rolls[node].asked
        if len(asked.whole.outcomes) > FEW_RESULTS:
            return False
        thrown = rolls(unwrapped(asked.inside(most=MOST_INSIDE)))
        return len(thrown) < MOST_READABLE and all(one.asked.procedure is None for one in thrown)

    def _told(self, part: Part) -> Data:
        section = part.section
        nodes = section.nodes(self._opened) if self._drawn(section) else []
        tables = tables_data(section, self.charts) if nodes else []
        like = [] if tables and tables[0]["steps"] else self._like_added(part)
        grid, hand = grid_data(section, made_by(section, like)), hand_data(section)
        explains = explained(section, tables, self.charts, like)
        each, loop, shut = each_data(section), loop_data(section), doors(section, self._opened)
        dice = any(node["dice"] for node in nodes)
        fits = {
            HAND: hand, LOOP: loop, EACH_ONE: each, GRID: grid, STAIRS: nodes, DICE: dice, TABLE: tables
        }  # fmt: skip
        if hand and len(hand["kinds"]) == hand["cards"]:
            del fits[HAND]  # all different: as many cards as there are ways
        elif hand and len(section.rolls) > 1:
            fits[HAND] = fits.pop(HAND)  # what is drawn first does not tell what comes of it
        if (grid or each) and (_thin(nodes) > MOST_THIN or (grid and len(nodes) == 1)):
            del fits[STAIRS]  # of a single throw they tell nothing more
        if each and 1 < len({node["depth"] for node in nodes}) <= LEAST:
            fits[EACH_ONE] = fits.pop(EACH_ONE)  # so few equal throws can be followed one after the other
        if grid and grid["summed"] and 0 < len(nodes) < MOST_READABLE:
            fits[GRID] = fits.pop(GRID)
        first = part.asked[0].first_picture if part.asked is not None else ""
        if fits.get(first):
            fits = {first: fits.pop(first), **fits}
        return {
            "heading": part.heading,
            "facts": part.facts,
            "name": part.name,
            "below": part.below,
            "begins": part.begins,
            "certain": not section.rolls,
            "always": self.why.sure,
            "read": read_data(section, self.charts),
            "unit": section.unit,
            "ends": [{**end, **part.look_of(end["key"])} for end in with_paths(section)],
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
            "notations": [*explains, *self._remarks(part, shut)],
            "explains": len(explains),
            "opens": shut,
            "combined": combined(section),
            "counted": [] if each else pools_told(section),
            "pictures": [name for name, found in fits.items() if found],
        }

    def _remarks(self, part: Part, shut: list[Data]) -> list[str]:
        """What stands beside a part in words; it tells no chance."""
        return remarks(part.section, shut)

    def _stands(self, part: Part) -> str:
        """Of a throw or of rounds that stand for more, what is not drawn and how much this decides."""
        if part.facts.get("nth", 0) > 1:
            return ""  # told at the first of them
        if part.heading.startswith(THROW):
            return self.labels.texts.t(self._throws.stands_for(self._alone, self._rounds))
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
        if not self.why.answer.question.throw or len(self._parts) != 1 or self._throws.times:
            return False
        chances = {end: chance for end, chance in self.why.answer.distribution.items() if chance}
        return self._parts[0].section.chances == chances
