"""The list of questions and their pictures in docs/pictures.md: `python -m tests.pictures.listed` writes it.

Knows what is drawn of each question at its usual settings. Must not know how.
"""

from __future__ import annotations

from pathlib import Path

from navalgames.games import GAME_IDS, game
from navalgames.labels import Labels
from navalgames.pictures import Look
from navalgames.pictures.throws import THROW

PAGE = Path(__file__).parents[2] / "docs" / "pictures.md"
HEAD = """# What is drawn of each question

"Why this chance?" in the lab shows these pictures at the usual settings. The first one stands open, the
others can be chosen; parts stand one below the other (`;`). With other settings there may be others.

The same pictures open at the table: beside each order's odds ("27.8 %: why?"), and at each throw of the log
("Trace"), with the way lit that the dice took. There they are worked out when they are opened, from what the
side that looks may see. A throw whose rule has no words for its results tells what the log would have said
after each of its values. The page of choices shows them before and after a change, side by side; the same
throws are followed through both, and a thick frame marks those that end otherwise.

Where a shorter way solves a question whose states are too many to be walked through, it tells the columns
as well (`Rounds.stages`): a battle volley by volley, a hunt turn by turn, patrols one by one.

Where a question is a whole procedure of the game (`Question.course`), it is told above all pictures what
happens in order, each act with its chance at this setting (`<initials>course-<act>`), the one on which most
depends marked; then one way to the likeliest outcome, act by act, multiplied out, and what all ways to it
come to. Of a sum that grows round after round the likeliest way is told without being asked for, and how
many ways there are.

First of all stand the settings that can matter here, after what the rule does with them where a catalogue
says so (`<initials>begins-<question>`; `<initials>begins-pair-<setting>-<value>` tells a setting and its
value as one), and what cannot happen with them. What is added to a throw stands beside it by name; where no
table is looked up each setting is compared with the same question without it, and told where it acts like a
number that is added; how far numbers can be taken off, a catalogue says (`<initials>like-stops`). Where all
ways hang on the sum or the difference of what is thrown, that is told instead. Of dice of which the highest
counts it is counted how often it is the likeliest number. Only rules that act at the setting
are told, each with its title, modifiers by their amounts. A cell that is pressed says how likely it is by
itself, as a product, and what all cells of its outcome come to.

Where throws follow one another the sentence above a picture multiplies what must be thrown for the outcome
it tells, each throw with its part of all ("7 or less on 2d6 (21 of 36) × 2 or more on 1d6 (5 of 6)"); two
ways are added. Where one throw alone is looked up in a table, the rows of that table are told with what they
lead to. The number in front of a product of equal things is explained once; rounds that bring the same are
told together.

From small to large: the first step that a throw leaves to others stands open before it, down to its dice, as
long as that is not too much at once; then the throw; then the columns of rounds, from the first one to the
answer. What a reader opens inside stands below what it is inside of. The sentence above a picture tells the
outcome that is pressed, else yes where that is asked, else the likeliest; beside each outcome stands in how
many of all throws it comes.

A field whose cells are not all equally likely adds up the outcome that is told row by row; where what is
thrown next is added up, it says below which sums lead where. Of cards those that are looked for are followed,
where they are fewer than those that are drawn. Where equal things can come to an outcome in many ways, all
ways to the one that is told stand below each other, those as one in which it does not matter what the rest
shows.

The same throw that is made three times or more, where the order of its results does not matter, is told one
by one as well: as a product, one factor for each; the throw itself stands open before it. In its columns each
part has the look that it has there. What was opened can be shut. An end is lit while the mouse is on its
name, or, once it is pressed, until it is pressed again or all are asked for.

Beside others a chance has one decimal at most ("< 0.1 %"); alone it is told exactly. Of the first rounds of
many it is told how much they decide. What is behind a margin names the dice it begins with. What was opened
stays open at other settings, and the slider of rounds goes back to the answer. Stairs stand back where more
than thirty of their bands are too thin for words, and of a single throw that a field tells. What to look at
is said above each picture.

Above the ends stands what the numbers count; yes and no say what they mean (`<initials>ends-<question or
procedure>-yes` in a catalogue), and where two sides
throw the same dice, who throws (`<initials>thrower-<question>-1`, or where that hangs on what is thrown
`<initials>thrower-<question>-1-<kind>`). Cards that are looked for have their name
(`<initials>sought-<question>`). Ends that come less often than one time
in 2,000 are folded away where there are more than ten. Values that are records are told by the one field
that decides (`<initials>told-<record>-<field>`). Where nothing is thrown the cells that were read are told.
The pictures are printed by the guide's own *Print*, on reading pages and teachers' pages, and stand in the
presenter view behind the answer.

| picture | what it shows |
|---|---|
| field | a cell for every way two throws, or two dice, can fall |
| first throw | where more is thrown: a row for each value of the first throw, and what comes of it |
| stairs | throw after throw, as high as they are likely |
| dice | what is thrown, and how it is read |
| table | the rule's own table, lit where the dice lead, with every modifier by its name |
| draw | what is drawn from, what is taken unseen, what is left; of several the hands of each kind |
| one by one | equal things, dice side by side, or equal throws one after the other: one factor for each |
| tried again | one try, and what is left of it when what does not count is made again |
| rounds, steps | what has ended after each; where not all can be drawn the answer stands last |
| turns, rolls, shots, volleys added up | decided only at the end: how the sum, or the hits, grow |
| turns, rolls, volleys, attacks, patrols, passes one by one | how all stands by then, from the first on |
| throw | of much that is thrown the throw on which most depends, or that decides alone; of a chain each |
"""
WORDS = {"grid": "field", "hand": "draw", "each": "one by one", "loop": "tried again"}


def listed() -> str:
    """The whole page."""
    return HEAD + "".join(_of(name) for name in GAME_IDS)


def _of(name: str) -> str:
    labels = Labels(game(name))
    rows = [f"\n## {labels.texts.t(f'{labels.prefix}title')}\n", "| question | pictures |", "|---|---|"]
    for question in game(name).questions():
        title = f"{labels.question(question.name)} (`{question.name}`)"
        rows.append(f"| {title} | {_drawn(name, question.name)} |")
    return "\n".join(rows) + "\n"


def _drawn(name: str, question: str) -> str:
    look = Look(game(name), Labels(game(name)), question)
    data, throw = look.data, game(name).question(question).throw
    rounds = data["rounds"]
    thrown = [one for one, _ in game(name).question(question).throws_before]
    parts = [rounds["called"] + _grown(rounds)] if rounds else []
    for section in reversed(data["sections"]):
        named = ""
        if section["heading"].startswith(THROW):
            named, throw = f"throw `{throw}`: ", thrown.pop() if thrown else throw
        parts.append(named + _pictures(section))
    return "; ".join(reversed(parts))


def _grown(rounds: dict) -> str:
    if not rounds["added"]:
        return ""
    return " added up" if rounds["sums"] else " one by one"


def _pictures(section: dict) -> str:
    summed = section["grid"] and section["grid"]["summed"]
    words = WORDS | {"grid": "first throw"} if summed else WORDS
    names = [words.get(one, one) for one in section["pictures"]]
    if section["always"]:
        return "the same, whatever is thrown"
    return "nothing is thrown" if section["certain"] else ", ".join(names)


if __name__ == "__main__":
    PAGE.write_text(listed(), encoding="utf-8")
