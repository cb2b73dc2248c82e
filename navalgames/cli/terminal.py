"""A play at a terminal: what is shown to whom, and what a person may type.

Knows a play and its words, and standard input and output. Must not show a side what its view
hides: between two persons stands a hand-over screen.
"""

from __future__ import annotations

import secrets
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from navalgames.cli.form import fill_in
from navalgames.cli.keyboard import Leave, read
from navalgames.cli.output import console, say, sentence, words
from navalgames.errors import BadInput, Problem
from navalgames.sessions.journal import PERSON
from navalgames.sessions.play import Play
from navalgames.sessions.saved import shown
from navalgames.sessions.state_lines import state_lines
from navalgames.sessions.words import PlayWords
from navalgames.texts.choice import language_here

MOST_LISTED = 24


class Terminal:
    """One play at one terminal; written to `target` after every order."""

    def __init__(self, play: Play, target: Path) -> None:
        self.play = play
        self.target = target
        self.words = PlayWords(play.game, language_here())
        self.persons = [side for side in play.sides if play.seats[side] == PERSON]
        self.seated = self.persons[0] if len(self.persons) == 1 else ""
        self._told_of_file = ""
        self.read_to = dict.fromkeys(play.sides, 0)
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "u": self._undo,
            "r": self._reroll,
            "s": self._save,
            "o": self._odds,
            "w": self._why_not,
            "t": self._table,
            "g": self._log,
            "q": self._quit,
        }

    def run(self) -> None:
        """Plays until the end, or until the person leaves; the play is on file either way."""
        try:
            while not self.play.over:
                self.play.let_computers_play()
                self._keep()
                if not self.play.over:
                    self._turn_of(self._next_person())
            self._end()
        except (Leave, KeyboardInterrupt):
            if self._keep_somewhere():
                # A command to copy: never broken into lines.
                print(words("cli-play-left", file=shown(self.target), game=self.play.game.id))

    # ------------------------------------------------------------------------ whose turn it is

    def _next_person(self) -> str:
        deciding = [side for side in self.play.deciding() if self.play.seats[side] == PERSON]
        side = self.seated if self.seated in deciding else deciding[0]
        if side != self.seated:
            if self._secrets():
                self._hand_over(side)
            self.seated = side
        return side

    def _secrets(self) -> bool:
        """Whether the persons at this keyboard may see different things, or decide unseen by each other."""
        play = self.play
        return len(self.persons) > 1 and (
            len(play.deciding()) > 1 or any(play.view(side) != play.state for side in self.persons)
        )

    def _hand_over(self, side: str) -> None:
        screen = console()
        if screen.is_terminal:
            screen.clear()
        say("─" * 60)
        say(words("cli-play-hand-over", side=self.words.side(side)), style="bold")
        read(words("cli-play-hand-over-ready") + " ")
        if screen.is_terminal:
            screen.clear()

    def _turn_of(self, side: str) -> None:
        """Asks for one order of `side`; anything that is not an order is answered and asked again."""
        self._news(side)
        name, rule = self.play.decision()
        turn = self.play.turn
        say()
        say(
            words("cli-play-turn", side=self.words.side(side), turn=turn if turn is not None else 0),
            style="bold",
        )
        say(f"{self.words.decision(name)} [{rule}]")
        if self.words.decision_help(name):
            say(self.words.decision_help(name), style="dim")
        offered = self.play.orders(side)
        is_form = not isinstance(offered, tuple)
        choices = (
            self.words.suggestions(offered) if is_form else [(self.words.order(one), one) for one in offered]
        )
        self._list(choices, is_form, "")
        while True:
            typed = read(words("cli-play-prompt") + " ")
            if self._answered(typed, side, choices, offered if is_form else None):
                return

    def _answered(self, typed: str, side: str, choices: list[tuple[str, Any]], form: Any) -> bool:
        """Whether the decision is no longer the one that was asked."""
        letter, _, rest = typed.partition(" ")
        try:
            if typed.isdigit():
                if not 1 <= int(typed) <= len(choices):
                    raise BadInput("error-cli-choice", given=typed, expected=len(choices))
                self.play.give(side, choices[int(typed) - 1][1])
                return True
            if letter == "c" and form is not None:
                order = fill_in(form, self.words, read)
                if order is not None:
                    self.play.give(side, order)
                return order is not None
            if typed.startswith("/"):
                self._list(choices, form is not None, typed[1:].strip())
                return False
            if letter not in self.commands:
                raise BadInput("error-cli-command", given=typed)
            before = self.play.journal
            self.commands[letter](rest.strip())
            return self.play.journal != before
        except Problem as refused:
            say(self.words.texts.problem(refused), style="red")
            return False

    # ------------------------------------------------------------------------ what is shown

    def _list(self, choices: list[tuple[str, Any]], is_form: bool, wanted: str) -> None:
        chosen = [
            (number, label)
            for number, (label, _) in enumerate(choices, start=1)
            if wanted.casefold() in label.casefold()
        ]
        for number, label in chosen[:MOST_LISTED]:
            say(f"  {number:>3}  {label}")
        if len(chosen) > MOST_LISTED:
            say(words("cli-play-more", count=len(chosen) - MOST_LISTED))
        if is_form and not wanted:
            say(words("cli-play-form"))
        if not chosen:
            say(words("cli-play-none-match", text=wanted))

    def _news(self, side: str) -> None:
        """The log lines this side has not read yet."""
        lines = self.play.log_for(side)
        for line in lines[self.read_to[side] :]:
            say(self._line(line))
        self.read_to[side] = len(lines)

    def _line(self, line: Any) -> str:
        return f"  {self.words.line(line)} [{line.rule}]" if line.rule else f"  {self.words.line(line)}"

    def _end(self) -> None:
        reader = self.seated or self.play.sides[0]
        self._news(reader)
        kept = self._keep_somewhere()
        say()
        if self.play.outcome is not None:
            say(self.words.outcome(self.play.outcome, self.play.log), style="bold")
        if kept:
            say(words("cli-play-kept", file=shown(self.target)))

    # ------------------------------------------------------------------------ commands

    def _help(self, rest: str) -> None:
        for name in ("number", "search", "c", "u", "r", "s", "o", "w", "t", "g", "q"):
            say("  " + words(f"cli-play-help-{name}"))

    def _undo(self, rest: str) -> None:
        taken = self.play.undo()
        self._taken_back(len(taken))

    def _reroll(self, rest: str) -> None:
        taken = self.play.undo(take_back_and_reroll=True)
        self._taken_back(len(taken))

    def _taken_back(self, count: int) -> None:
        say(words("cli-play-undone", count=count))
        for side in self.read_to:
            self.read_to[side] = min(self.read_to[side], len(self.play.log_for(side)))

    def _save(self, rest: str) -> None:
        wanted = Path(rest) if rest else self.target
        if wanted != self.target and _is_there(wanted):
            raise BadInput("error-cli-exists", given=rest)
        self.play.save(wanted)
        self.target = wanted  # only now: a file that cannot be written is not where the play goes on
        say(words("cli-play-saved", file=shown(self.target)))

    def _odds(self, rest: str) -> None:
        from navalgames.cli.hints import show_hints

        show_hints(self.play, rest)

    def _why_not(self, rest: str) -> None:
        refused = self.play.refused(self.seated)
        if not refused:
            say(words("cli-play-nothing-refused"))
        for refusal in refused:
            label, why = self.words.refusal(refusal)
            say(f"  {label}: {why} [{refusal.rule}]")

    def _table(self, rest: str) -> None:
        for text in state_lines(self.play.view(self.seated), self.words, self.play.sides):
            say("  " + text)

    def _log(self, rest: str) -> None:
        for line in self.play.log_for(self.seated):
            say(self._line(line))

    def _quit(self, rest: str) -> None:
        raise Leave

    def _keep(self) -> bool:
        """Writes the play; a full disk is told (once, not at every order), and the game goes on."""
        try:
            self.play.save(self.target)
        except Problem as refused:
            told = sentence(refused)
            if told != self._told_of_file:
                print(told, file=sys.stderr)
            self._told_of_file = told
            return False
        self._told_of_file = ""
        return True

    def _keep_somewhere(self) -> bool:
        """At the end: into the file, else into another one that the player is told; whether it is on file."""
        if self._keep():
            return True
        for folder in (Path(tempfile.gettempdir()), Path.home()):
            elsewhere = folder / f"navalgames-{self.play.game.id}-{secrets.token_hex(4)}.json"
            with suppress(Problem):
                self.target = self.play.save(elsewhere)
                print(words("cli-play-elsewhere", file=shown(self.target)), file=sys.stderr)
                return True
        print(words("cli-play-unkept"), file=sys.stderr)
        return False


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # no such name is possible; saving will tell why
        return False
