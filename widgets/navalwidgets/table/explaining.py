"""Why a chance beside an order is what it is, and which way a throw of the log took through its rule.

Knows offers, lines of the log and looks; nothing is worked out before it is asked for. Must not know a game:
its table says what the results of its rules are called.
"""

from __future__ import annotations

from collections.abc import Iterator

from navalgames.chance import Dice, ScriptedDice, Shown
from navalgames.chance.anatomy import anatomy, ends
from navalgames.games.contract import Game
from navalgames.labels import Labels
from navalgames.odds.why import IN_FULL
from navalgames.pictures.trial import Trial, can_be_told, ended, look_at
from navalgames.sessions.followed import RuleCalled, rule_behind
from navalgames.sessions.journal import LogLine
from navalgames.sessions.play import Play
from navalgames.texts import Texts
from navalwidgets.table.games import GameTable, Offer
from navalwidgets.table.order_panel import Asking
from navalwidgets.table.why_panel import WhyPanel


class Explaining:
    """Opens the panel for one table."""

    def __init__(self, table: GameTable, game: Game, texts: Texts, panel: WhyPanel) -> None:
        self._table, self._game, self._texts, self._panel = table, game, texts, panel
        self._labels = Labels(game, texts.language)

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
        self._panel.open(called, " ".join(told), look, f"{self._game.id}-why")

    def throw(self, play: Play, viewer: str, line: LogLine) -> None:
        """Which way the dice of a line took, as far as the viewer may know what they were thrown for."""
        if line.shown is None:
            return
        trial, shown = self._trial_of(play, viewer, line.entry, line.shown)
        look = look_at(self._labels, trial, {}, play.charts)
        rolled = look.roll(ScriptedDice(shown))
        said = self._texts.t("table-why-way", dice=self._table.dice_words(line.shown))
        title = self._table.roll_words(line.shown.reason)
        self._panel.open(title, said, look, f"{self._game.id}-way", rolled)

    def _trial_of(
        self, play: Play, viewer: str, entry: int, shown: Shown
    ) -> tuple[Trial, tuple[Shown, ...]]:
        """The widest rule around a throw that can be told; else the throw by itself."""
        rule = rule_behind(play, viewer, entry, shown, self._tells)
        if rule is None:
            return Trial(_alone, (shown.dice, shown.reason, shown.rule)), (shown,)
        return self._trial(rule), rule.shown

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
