"""`navalgames play`: sits people down at a terminal table.

Knows what the command line asks for. The game itself goes on in `terminal`.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from navalgames.cli.keyboard import RealDice
from navalgames.cli.output import option_values, pairs, say, words
from navalgames.cli.state_folder import state_folder
from navalgames.cli.terminal import Terminal
from navalgames.errors import BadInput
from navalgames.games import game as game_called
from navalgames.sessions.play import ALL_FORMS, Play
from navalgames.sessions.settings import charts_for
from navalgames.sessions.words import PlayWords
from navalgames.texts.choice import language_here


def play(
    game_name: str,
    seats: list[str],
    options: list[str],
    seed: int | None,
    load: Path | None,
    save: Path | None,
    with_typed_dice: bool,
    staff: bool,
    owned: Path | None,
) -> None:
    """Plays one game in the terminal: one person, two at one keyboard, or computers to watch.

    Raises:
        Problem: unknown names, a file that cannot be used, or settings that do not go together.
    """
    game = game_called(game_name)
    table = RealDice(PlayWords(game, language_here()))
    ask, ask_cards = (table.ask, table.ask_cards) if with_typed_dice else (None, None)
    if load is not None:
        if seats or options or seed is not None:
            raise BadInput("error-cli-load-settings", given=str(load))
        the_play = Play.load(load, game=game, owned=owned, ask=ask, ask_cards=ask_cards)
        target = save or load
    else:
        if save is not None and save.exists():
            raise BadInput("error-cli-save-exists", given=str(save))
        values = option_values(game, options)
        sides = game.sides_in(game.options(**values))
        the_play = Play(
            game,
            options=values,
            charts=charts_for(game, owned),
            seats=_seats(sides, seats),
            seed=seed,
            staff=dict.fromkeys(sides, ALL_FORMS) if staff else None,
            ask=ask,
            ask_cards=ask_cards,
        )
        target = save or last_play(game.id)
    for key, facts in the_play.notices:
        say(words(key, **facts))
    Terminal(the_play, target).run()


def last_play(game_id: str) -> Path:
    """Where a play is kept that nobody gave a file."""
    folder = state_folder()
    with suppress(OSError):  # told when the play is written; the game goes on without it
        folder.mkdir(parents=True, exist_ok=True)
    return folder / f"last-{game_id}.json"


def _seats(sides: tuple[str, ...], given: list[str]) -> dict[str, str]:
    """Seats by side; a bare player's name takes the last free side: `--seat plain` is one opponent."""
    named = pairs([text for text in given if "=" in text], "--seat")
    free = [side for side in sides if side not in named]
    for name in (text for text in given if "=" not in text):
        if not free:
            raise BadInput("error-cli-seats", given=name, sides=", ".join(sides))
        named[free.pop()] = name
    return named
