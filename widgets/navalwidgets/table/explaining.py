"""Why a chance beside an order is what it is, and which way a throw of the log took through its rule.

Knows offers, lines of the log and looks; nothing is worked out before it is asked for. Must not know a game:
its table says what the results of its rules are called.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import suppress
from typing import Any

from navalgames.chance import Dice, ScriptedDice, Shown
from navalgames.chance.anatomy import End, anatomy, ends
from navalgames.games.contract import Game
from navalgames.labels import Labels
from navalgames.odds.why import IN_FULL
from navalgames.pictures import Look, Rolled
from navalgames.pictures.trial import Trial, can_be_told, ended, look_at
from navalgames.sessions.followed import RuleCalled, rule_behind
from navalgames.sessions.journal import LogLine
from navalgames.sessions.play import Play
from navalgames.sessions.sequel import Followed, Sequel, without_the_throw
from navalgames.sessions.words import PlayWords
from navalgames.texts import Texts
from navalwidgets.table.games import GameTable, Offer
from navalwidgets.table.order_panel import Asking
from navalwidgets.table.why_panel import Told, WhyPanel

Found = tuple[Trial, dict[Hashable, str], tuple[Shown, ...]]
"""A trial, its ends in words ({}: as the game calls them), and the dice that fell in it."""
MOST_SEQUELS = 12


class Explaining:
    """Opens the panel for one table."""

    def __init__(self, table: GameTable, game: Game, texts: Texts, panel: WhyPanel) -> None:
        self._table, self._game, self._texts, self._panel = table, game, texts, panel
        self._labels = Labels(game, texts.language)
        self._words = PlayWords(game, texts.language)

    def chance(self, play: Play, offer: Offer, key: str) -> None:
        """Why the chances behind this key of an order are what they are; nothing for a key nobody offers."""
        for called, asking in _asked(offer):
            for one in asking:
                if one.key == key:
                    self._open_chance(play, called, one)
                    return

    def _open_chance(self, play: Play, called: str, asking: Asking) -> None:
        named = {odds.end: odds.label for odds in asking.odds}
        told = (
            self._texts.t(
                "table-why-chance", what=odds.label, percent=odds.percent, fraction=odds.fraction or "none"
            )
            for odds in asking.odds
        )
        look = look_at(self._labels, asking.trial, named, play.charts)
        self._panel.open(Told(called, " ".join(told)), look, f"{self._game.id}-why")

    def throw(self, play: Play, viewer: str, line: LogLine) -> None:
        """Which way the dice of a line took, as far as the viewer may know what they were thrown for."""
        if line.shown is None:
            return
        trial, named, shown = self._trial_of(play, viewer, line.entry, line.shown)
        look = look_at(self._labels, trial, named, play.charts)
        rolled = look.roll(ScriptedDice(shown))
        told = Told(
            self._table.roll_words(line.shown.reason),
            self._texts.t("table-why-way", dice=self._table.dice_words(line.shown)),
            tuple(self._steps(look, rolled)),
        )
        self._panel.open(told, look, f"{self._game.id}-way", rolled)

    def _steps(self, look: Look, rolled: Rolled) -> Iterator[str]:
        """The way of a roll in words: each throw with what it showed, then what it came to."""
        part, at = look.data["sections"][-1], 0
        for turn in rolled.way if part["nodes"] else ():
            node = part["nodes"][at]
            way = node["ways"][turn]
            facts = {"values": way["words"], "part": self._part(node, way), "percent": way["percent"]}
            yield self._texts.t("picture-step", throw=node["throw"], **facts)
            at = way["to"]
            if at < 0:
                yield self._texts.t("table-why-end", end=part["ends"][-1 - at]["words"])

    def _part(self, node: dict[str, Any], way: dict[str, Any]) -> str:
        """So many of so many throws where those are all alike, else a fraction that can be read."""
        if node["total"]:
            return self._texts.t("picture-count-of", count=way["weight"], of=node["total"])
        return str(way["fraction"] or way["percent"])

    def _trial_of(self, play: Play, viewer: str, entry: int, shown: Shown) -> Found:
        """The widest rule around a throw that can be told, else what followed it, else the throw alone."""
        rule = rule_behind(play, viewer, entry, shown, self._tells)
        if rule is not None:
            return self._trial(rule), {}, rule.shown
        return self._sequel(play, viewer, entry, shown) or (
            Trial(_alone, (shown.dice, shown.reason, shown.rule)), {}, (shown,)
        )  # fmt: skip

    def _sequel(self, play: Play, viewer: str, entry: int, shown: Shown) -> Found | None:
        """What would have followed each value of a throw; None where that cannot be told."""
        sequel = Sequel(play, viewer, entry, shown)
        if not sequel.holds:
            return None
        with suppress(Exception):  # on another throw more may follow than the viewer saw
            leaves = anatomy(sequel, most=IN_FULL).leaves()
            follows = {
                value: leaf.end.outcome
                for leaf in leaves
                if isinstance(leaf.end, End)
                for _, way in leaf.steps
                for value in way.values
            }
            if follows:
                alike = without_the_throw(follows)
                words = {told: self._told(told) for told in dict.fromkeys(alike.values())}
                if 1 < len(set(words.values())) <= MOST_SEQUELS:
                    trial = Trial(sequel, (), lambda told: words[alike[told]])
                    return trial, {one: one for one in words.values()}, (shown,)
        return None

    def _told(self, told: Followed) -> str:
        """What follows a throw, in the words of the log; what is thrown next where nothing is told."""
        if told.lines:
            lines = (LogLine(0, None, None, line.rule, line.key, dict(line.facts)) for line in told.lines)
            return " ".join(map(self._words.line, lines))
        if told.then:
            return self._texts.t("table-why-then", why=self._table.roll_words(told.then))
        return self._texts.t("table-why-quiet")

    def _trial(self, rule: RuleCalled) -> Trial:
        sort = self._table.results.get(rule.procedure)
        return Trial(rule.procedure, rule.args) if sort is None else Trial(rule.procedure, rule.args, sort)

    def _tells(self, rule: RuleCalled) -> bool:
        """Whether a rule is small enough to be drawn, and the game has words for all it can come to."""
        found = anatomy(ended, self._trial(rule), most=IN_FULL, parts=False)
        return not found.folded and all(can_be_told(self._labels, end) for end in ends(found.root))


def _asked(offer: Offer) -> Iterator[tuple[str, tuple[Asking, ...]]]:
    """Every order that has chances, in words, with the rules behind them."""
    for group in offer.groups:
        for action in group.actions:
            yield action.label, action.asking
    if offer.picker is not None:
        words = dict(offer.picker.places)
        for place, asking in offer.picker.asking.items():
            yield words[place], asking


def _alone(dice: Dice, notation: str, why: str, rule: str) -> int:
    """A throw by itself."""
    return dice.roll(notation, why, rule)
