"""`navalgames check-game`: all that a game still lacks, by the sections of the guide.

Knows how a list is printed. What is looked for stands in `navalgames.checking`.
"""

from __future__ import annotations

import logging

from navalgames.cli.output import print_json, say, sentence, words

MISSING = 1


def check_game(given: str, as_json: bool) -> int:
    """Everything that is missing in a game, named or in a folder; the exit code is 1 if anything is.

    Raises:
        BadInput: no such game, and no folder with one.
    """
    from navalgames.checking.every_check import checks, hints, report
    from navalgames.checking.subject import subject_called
    from navalgames.serve.template import offer_template

    logging.getLogger("navalgames.texts").setLevel(logging.ERROR)  # what is missing is told below
    offer_template()  # or the pages that are looked at would search for their own files elsewhere
    subject = subject_called(given)
    missing = report(subject)
    spare = hints(subject)
    run = [one for one in checks() if subject.game is not None or not one.loaded]
    if as_json:
        facts = {"game": subject.id, "folder": str(subject.folder), "loads": subject.game is not None}
        told = {section: [sentence(one) for one in found] for section, found in missing.items()}
        looked = [sentence(one) for one in spare]
        print_json({**facts, "checks": len(run), "missing": told, "hints": looked})
        return MISSING if missing else 0
    for section, found in missing.items():
        heading = words(f"check-section-{section}")
        say(words("cli-check-section", section=heading, count=len(found)), style="bold")
        for one in found:
            say(f"  * {sentence(one)}")
    if spare:
        say(words("cli-check-hints", count=len(spare)), style="bold")
    for one in spare:
        say(f"  * {sentence(one)}")
    if not missing:
        say(words("cli-check-sound", game=subject.id, count=len(run)))
        return 0
    count = sum(map(len, missing.values()))
    say(words("cli-check-missing", game=subject.id, count=count, sections=len(missing)))
    if subject.game is None:
        say(words("cli-check-unloaded", count=len(checks()) - len(run)))
    return MISSING
