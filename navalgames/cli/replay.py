"""`navalgames replay`: a saved play looked back on, whole or order by order.

Knows how journals and logs are printed. The file is only read.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from navalgames.cli.output import print_json, row, say, show, table, words
from navalgames.cli.simulate import seated
from navalgames.errors import unknown
from navalgames.texts.choice import language_here
from navalgames.texts.figures import true_minus
from navalgames.texts.throws import throw_words


def replay(
    file: Path, step: int | None, side: str | None, luck: bool, owned: Path | None, as_json: bool
) -> None:
    """Prints the log of a saved play, one order with the table after it, or its luck account.

    Raises:
        Problem: the file cannot be read or does not follow the rules, or there is no such order or side.
    """
    from navalgames.sessions.replay import Replay
    from navalgames.sessions.words import PlayWords

    seen = Replay.load(file, owned=owned)
    game = seen.play.game
    if side is not None and side not in seen.play.sides:
        raise unknown("side", side, seen.play.sides)
    if step is not None:
        seen.jump(step)
    if luck:
        _print_luck(seen, as_json)
    elif as_json:
        print_json(_data(seen, step, side))
    else:
        _print(seen, PlayWords(game, language_here()), step, side)


def _data(seen: Any, step: int | None, side: str | None) -> dict[str, Any]:
    from navalgames.sessions.saved import to_data, view_data
    from navalgames.sessions.state_json import state_to_data

    play = seen.play if step is None else seen.play_on()
    data = to_data(play) if side is None else view_data(play, side)
    return {
        **data,
        "position": len(play.journal),
        "state": state_to_data(play.state if side is None else play.view(side)),
    }


def _print(seen: Any, play_words: Any, step: int | None, side: str | None) -> None:
    play = seen.play if step is None else seen.play_on()
    seats = seated(play_words, play.seats)
    say(
        words("cli-replay-head", game=play_words.title(), orders=len(seen.play.journal), seats=seats),
        style="bold",
    )
    journal = play.journal if side is None else play.journal_for(side)
    log = play.log if side is None else play.log_for(side)
    numbers = range(len(journal) + 1) if step is None else [step]
    for number in numbers:
        if number:
            say(_entry(number, journal[number - 1], play_words))
        for line in log:
            if line.entry == number:
                say(
                    f"      {play_words.line(line)} [{line.rule}]"
                    if line.rule
                    else f"      {play_words.line(line)}"
                )
    if step is not None:
        from navalgames.sessions.state_lines import state_lines

        for text in state_lines(play.state if side is None else play.view(side), play_words, play.sides):
            say(text)
    elif play.outcome is not None:
        say(play_words.outcome(play.outcome, play.log), style="bold")


def _entry(number: int, entry: Any, play_words: Any) -> str:
    order = getattr(entry, "order", None)
    told = words("cli-replay-hidden") if order is None else play_words.order(order)
    return words("cli-replay-entry", number=number, side=play_words.side(entry.side), order=told)


def _print_luck(seen: Any, as_json: bool) -> None:
    from navalgames.sessions.luck import luck_account, luck_in_all
    from navalgames.sessions.words import PlayWords

    play = seen.play
    lines = luck_account(shown for entry in play.journal for shown in entry.shown)
    if as_json:
        print_json([line._asdict() for line in lines])
        return
    play_words = PlayWords(play.game, language_here())
    account = table(
        *(
            words(f"cli-luck-{name}")
            for name in ("why", "rule", "dice", "rolls", "rolled", "expected", "score")
        ),
        right=(3, 4, 5, 6),
    )
    for line in lines:
        row(
            account,
            play_words.why(line.why),
            line.rule,
            throw_words(line.dice, play_words.texts),
            line.rolls,
            f"{float(line.rolled):.2f}",
            f"{float(line.expected):.2f}",
            true_minus(f"{line.score:+.2f}"),
        )
    show(account)
    say(words("cli-luck-all", score=true_minus(f"{luck_in_all(lines):+.2f}")))
