"""`navalgames games` and `navalgames rules`: what there is, looked up and printed.

Knows tables on a console. The facts come from the games and their rule indexes.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, TextIO

from navalgames.cli.output import named, print_json, row, say, sentence, show, table, words
from navalgames.errors import unknown
from navalgames.naming import prefix_of
from navalgames.texts import Texts
from navalgames.texts.choice import language_here

if TYPE_CHECKING:
    from navalgames.games.installed import LeftOut
    from navalgames.sessions.words import PlayWords

LONGEST_REQUIREMENT = 90


def list_games(as_json: bool) -> None:
    """Every game with its sides, options and computer players."""
    from navalgames.games import of_each
    from navalgames.sessions.what_if.changes import written

    by_name, left_out = of_each(_game_in_short)
    found = list(by_name.values())
    if as_json:
        print_json(found)
        tell_left_out(left_out, sys.stderr)
        return
    listing = table(
        *(words(f"cli-games-{name}") for name in ("id", "title", "sides", "players", "rules", "questions")),
        right=(4, 5),
    )
    for one in found:
        spoken = _words_of(one["id"])
        row(
            listing,
            one["id"],
            one["title"],
            "\n".join(named(spoken.side(side), side) for side in one["sides"]),
            "\n".join(named(spoken.player(player), player) for player in one["players"]),
            one["rules"],
            one["questions"],
        )
    show(listing)
    for one in found:
        say(words("cli-games-options", game=one["id"]))
        spoken = _words_of(one["id"])
        for name, values in one["options"].items():
            told = " | ".join(named(spoken.value(value), written(value)) for value in values)
            say(f"  {named(spoken.option(name), name)} = {told}")
    tell_left_out(left_out, sys.stdout)


def _game_in_short(name: str) -> dict[str, Any]:
    """What the list says of one game."""
    from navalgames.games import game
    from navalgames.rule_index import read_rules
    from navalgames.sessions.players import computer_players

    known = game(name)
    return {
        "id": name,
        "title": _words_of(name).title(),
        "sides": list(known.sides),
        "options": {choice.name: list(choice.values) for choice in known.option_choices},
        "players": list(computer_players(known)),
        "questions": len(known.questions()),
        "rules": len(read_rules(name)),
    }


def _words_of(name: str) -> PlayWords:
    from navalgames.games import game
    from navalgames.sessions.words import PlayWords

    return PlayWords(game(name), language_here())


def tell_left_out(left_out: tuple[LeftOut, ...], to: TextIO) -> None:
    """The games of other packages that cannot be used, each with its package and the reason."""
    if left_out:
        print("\n" + words("outside-about"), file=to)
    for one in left_out:
        facts = {"game": one.game, "package": one.package, "reason": sentence(one.problem)}
        print("  " + words("outside-one", **facts), file=to)
        print("  " + words("outside-check", game=one.game), file=to)


def list_rules(game: str, part: str | None, find: str | None, as_json: bool) -> None:
    """The rows of a rule index, all or those of one part or with a word in them.

    Raises:
        BadInput: no such game or part.
    """
    from navalgames.rule_index import read_rules

    rules = read_rules(game, language_here())
    parts = dict.fromkeys(rule.part for rule in rules)
    if part is not None and part not in parts:
        raise unknown("part", part, parts)
    wanted = (find or "").casefold()
    chosen = [
        rule
        for rule in rules
        if part in (None, rule.part) and wanted in f"{rule.number} {rule.title} {rule.requirement}".casefold()
    ]
    if as_json:
        print_json([rule._asdict() for rule in chosen])
        return
    listing = table(*(words(f"cli-rules-{name}") for name in ("number", "title", "requirement")))
    for rule in chosen:
        text = rule.requirement
        row(
            listing,
            rule.number,
            rule.title,
            text if len(text) <= LONGEST_REQUIREMENT else text[: LONGEST_REQUIREMENT - 1] + "…",
        )
    show(listing)
    say(words("cli-rules-count", count=len(chosen), all=len(rules)))


def show_rule(game: str, number: str, as_json: bool) -> None:
    """One row of a rule index.

    Raises:
        BadInput: no such game or rule.
    """
    from navalgames.rule_index import find

    rule = find(game, number, language_here())
    if as_json:
        print_json(rule._asdict())
        return
    texts = Texts(language_here(), game=game)
    charts = (named(texts.t(f"{prefix_of(game)}chart-{one.replace('_', '-')}"), one) for one in rule.charts)
    say(f"{rule.number}  {rule.title}", style="bold")
    say(rule.requirement)
    for name, value in (
        ("decides", rule.who_decides),
        ("dice", rule.dice),
        ("charts", texts.listed(charts)),
        ("ruling", rule.ruling),
    ):
        if value:
            say(words(f"cli-rule-{name}", value=texts.name(value)))


def show_coverage(game: str, every: bool, as_json: bool) -> int:
    """Which rules have tests; the exit code is 2 when a row has none or a mark is wrong.

    Raises:
        BadInput: no such game, or its tests are not there.
    """
    from navalgames.checking.subject import subject_called
    from navalgames.rule_index import coverage, read_rules

    subject = subject_called(game)
    game, found = subject.id, coverage(subject.id, subject.tests)
    code = 0 if found.complete else 2
    if as_json:
        print_json({**found._asdict(), "complete": found.complete})
        return code
    if every:
        listing = table(
            words("cli-rules-number"), words("cli-rules-title"), words("cli-coverage-tests"), right=(2,)
        )
        for rule in read_rules(game, language_here()):
            row(listing, rule.number, rule.title, len(found.covered.get(rule.number, ())))
        show(listing)
    for number in found.missing:
        say(words("cli-coverage-missing", number=number))
    for mark, test in found.unknown:
        say(words("cli-coverage-unknown", number=mark, test=test))
    for test in found.unreadable:
        say(words("cli-coverage-unreadable", test=test))
    say(words("cli-coverage-sum", covered=len(found.covered), all=len(found.covered) + len(found.missing)))
    return code
