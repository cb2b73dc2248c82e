"""What a play has to tell one side: the log in words, what has just happened, and the luck of the dice.

Knows plays and catalogues. Must not know a widget's page or which decision is pending.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from navalgames.chance import Shown
from navalgames.chance.notation import parsed
from navalgames.errors import BadInput
from navalgames.rule_index import find
from navalgames.sessions.journal import LogLine
from navalgames.sessions.luck import luck_account, luck_in_all
from navalgames.sessions.play import Play
from navalgames.sessions.words import PlayWords
from navalgames.texts import Texts
from navalgames.texts.figures import number_text, true_minus
from navalgames.texts.throws import throw_words
from navalwidgets.table.games import GameTable
from navalwidgets.table.log import Line, RuleText
from navalwidgets.table.order_panel import Happening, Refused

MOST_HAPPENINGS = 14
_SIX_SIDED = re.compile(r"\d*d6|d66")
"""Dice whose faces, drawn as pips, say what they are."""


class Story:
    """The story of one play. A line is put into words once, however often it is shown."""

    def __init__(self, play: Play, table: GameTable, texts: Texts) -> None:
        self._play, self._table, self._texts = play, table, texts
        self._words_of = PlayWords(play.game, texts.language)
        self._words: dict[int, tuple[LogLine, Line]] = {}

    def lines(self, viewer: str) -> list[Line]:
        """The log as `viewer` may read it; dice that fell carry the place of their line, see `thrown`."""
        return [self._placed(viewer, place, line) for place, line in enumerate(self._play.log_for(viewer))]

    def refusals(self, side: str) -> tuple[Refused, ...]:
        """What is not allowed now, and why."""
        words = self._words_of.with_names(self._table.names(lambda: self._play.view(side)))
        return tuple(Refused(*words.refusal(one), one.rule) for one in self._play.refused(side))

    def thrown(self, viewer: str, key: str) -> LogLine | None:
        """The line of the log behind the key of its dice; None for a key that no dice have."""
        log = self._play.log_for(viewer)
        line = log[int(key)] if key.isascii() and key.isdigit() and int(key) < len(log) else None
        return line if line is not None and _fell(line) else None

    def told_since(self, viewer: str, entry: int) -> tuple[LogLine, ...]:
        """The log of the orders after number `entry`, as `viewer` may read it."""
        return tuple(line for line in self._play.log_for(viewer) if line.entry > entry)

    def between(self, viewer: str, entry: int, until: int | None, most: int) -> list[str]:
        """What the log says in words of the orders after number `entry`, up to number `until`, if any.

        Where there is more than `most`: first what stands behind a throw, what the dice did; then the last.
        """
        log = [
            line
            for line in self._play.log_for(viewer)
            if line.entry > entry and (until is None or line.entry <= until)
        ]
        words = [place for place, line in enumerate(log) if line.shown is None]
        thrown = [place for place in words if place and log[place - 1].shown is not None]
        rest = [place for place in words if place not in thrown]
        kept = sorted([*thrown, *reversed(rest)][:most])
        return [self._line(viewer, log[place]).text for place in kept]

    def since(self, viewer: str, entry: int) -> tuple[Happening, ...]:
        """What the log says of the orders after number `entry`, the last lines of it."""
        log = enumerate(self._play.log_for(viewer))
        lines = [self._placed(viewer, place, line) for place, line in log if line.entry > entry]
        told = [
            Happening(line.text, line.rule, line.faces, line.side, line.throw)
            for line in lines[-MOST_HAPPENINGS:]
        ]
        if len(lines) > MOST_HAPPENINGS:
            told.insert(0, Happening(self._texts.t("table-earlier", count=len(lines) - MOST_HAPPENINGS)))
        return tuple(told)

    def luck(self, viewer: str) -> tuple[str, list[list[str]]]:
        """The luck account: a sentence, and per kind of roll its name, dice and numbers."""
        dice = [
            *self._play.set_up,
            *(shown for entry in self._play.journal_for(viewer) for shown in entry.shown),
        ]
        account = luck_account(dice)
        rows = [
            [
                self._table.roll_words(line.why),
                throw_words(line.dice, self._texts),
                str(line.rolls),
                number_text(line.rolled),
                number_text(line.expected),
                true_minus(f"{line.score:+.1f}"),
            ]
            for line in account
        ]
        rolls = sum(line.rolls for line in account)
        if not rolls:
            return self._texts.t("table-luck-none"), rows
        score = f"{luck_in_all(account):+.1f}"
        return self._texts.t("table-luck-summary", rolls=rolls, score=score), rows

    def _placed(self, viewer: str, place: int, line: LogLine) -> Line:
        told = self._line(viewer, line)
        return told._replace(throw=str(place)) if _fell(line) else told

    def _line(self, viewer: str, line: LogLine) -> Line:
        known = self._words.get(id(line))
        if known is None:
            known = self._words[id(line)] = (line, self._worded(viewer, line))
        return known[1]

    def _worded(self, viewer: str, line: LogLine) -> Line:
        whose = line.facts.get("side") if line.shown is None else self._table.side_of_roll(line.shown.reason)
        side = self._play.colour_of(whose) if whose in self._play.sides else None
        if line.shown is None:
            words = self._words_of.with_names(self._names(viewer, line))
            return Line(line.turn or 0, side, words.line(line), line.rule)
        faces = tuple(line.shown.faces) if _is_dice(line.shown.dice) else ()
        return Line(line.turn or 0, side, self._thrown_words(line.shown), line.rule, faces)

    def _names(self, viewer: str, line: LogLine) -> Callable[[str], str] | None:
        """What ids went by before the order a line belongs to, or, for what came with it, after it."""
        before, after = (self._names_at(viewer, at) for at in (max(0, line.entry - 1), line.entry))
        if before is None or after is None:
            return None
        return lambda value: before(value) if before(value) != value else after(value)

    def _names_at(self, viewer: str, number: int) -> Callable[[str], str] | None:
        play = self._play
        return self._table.names(lambda: play.game.view(play.states[number], viewer, play.options))

    def _thrown_words(self, shown: Shown) -> str:
        """What a throw was for and what it came to; six-sided dice are drawn beside it, not written."""
        if not _SIX_SIDED.fullmatch(shown.dice):
            return self._table.dice_words(shown)
        result = shown.result if isinstance(shown.result, (int, str)) else ", ".join(map(str, shown.faces))
        return self._texts.t("table-log-thrown", why=self._table.roll_words(shown.reason), result=result)


def rule_text(game: str, number: str, language: str = "en") -> RuleText:
    """The text of a rule for the log's dialog.

    Raises:
        BadInput: no such rule.
    """
    rule = find(game, number, language)
    return RuleText(rule.number, rule.title, rule.requirement, rule.ruling)


def _fell(line: LogLine) -> bool:
    """Whether a line tells of dice thrown for an order."""
    return line.entry > 0 and line.shown is not None and _is_dice(line.shown.dice)


def _is_dice(dice: str) -> bool:
    """Whether a roll is of dice; cards drawn have no faces to show."""
    try:
        parsed(dice)
    except BadInput:
        return False
    return True
