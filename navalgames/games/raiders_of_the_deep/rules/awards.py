"""Decorations of German and Austro-Hungarian captains, with and without effect (11.3, 14.5.4).

Knows what has been sunk and what was given before. Knows nothing of promotion or new boats.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.games.raiders_of_the_deep.calendar import month_text
from navalgames.games.raiders_of_the_deep.rules import log_book
from navalgames.games.raiders_of_the_deep.state import Award, Captain, Names, State, with_captain
from navalgames.games.raiders_of_the_deep.tables import Book

CRESCENT_AREAS = ("mediterranean", "black_sea")


def held(captain: Captain, medal: str) -> Award | None:
    """The award of a medal; None if the captain does not have it."""
    for award in captain.awards:
        if award.medal == medal:
            return award
    return None


def earned_german(captain: Captain, book: Book) -> Names:
    """The decorations with an effect that are due now, in their order.

    Rule: 11.3.1-11.3.4, 11.3.4n (switch one_award_per_refit). Charts: decorations_german.
    """
    due: list[str] = []
    before: Award | None = None
    total = log_book.tonnage_for_decorations(captain, 0, book)
    for medal, needed in book.medals.items():
        award = held(captain, medal)
        if award is None:
            since = before.patrol if before else 0
            if total < needed and not _by_steps(captain, medal, before, since, book):
                break
            due.append(medal)
            award = Award(medal, captain.month, len(captain.patrols))
            if book.options.one_award_per_refit:
                break
        before = award
    return tuple(due)


def _by_steps(captain: Captain, medal: str, before: Award | None, since: int, book: Book) -> bool:
    """Whether a capital ship, or more tonnage since the award before, earns the next step (11.3.4n)."""
    for line in captain.log:
        if line.size == "capital" and line.fate != log_book.DAMAGED and line.patrol > since:
            if book.charts["decorations_german"].value(medal, "capital"):
                return True
            break
    if before is None:
        return False
    more = book.charts["decorations_german"].value(medal, "more")
    return more is not None and log_book.tonnage_for_decorations(captain, since, book) >= more


def earned_austrian(captain: Captain, book: Book) -> Names:
    """The Austro-Hungarian decorations that are due now (14.5.4b-f). Charts: decorations_austrian."""
    chart = book.charts["decorations_austrian"]
    sunk = log_book.tonnage_for_decorations(captain, 0, book)
    both = sunk + log_book.damaged_tonnage(captain)
    due = [
        medal
        for medal in chart.rows
        if held(captain, medal) is None
        and (sunk >= chart.value(medal, "sunk") or both >= chart.value(medal, "with_damaged"))
    ]
    return tuple(due[:1] if book.options.one_award_per_refit else due)


def earned_without_effect(captain: Captain, book: Book) -> Names:
    """Crosses and badges that mark a career (11.3.0a-e). Charts: decorations_flavour."""
    if book.austrian:
        return ()
    has = [award.medal for award in captain.awards]
    return tuple([medal for medal in book.badges if medal not in has and _BADGES[medal](captain, book)])


def _crescent(captain: Captain, book: Book) -> bool:
    for line in captain.log:
        if line.armed and line.fate != log_book.DAMAGED and line.area in CRESCENT_AREAS:
            return True
    return False


def _badge(captain: Captain, book: Book) -> bool:
    if not book.in_spell("badge", captain.month):
        return False
    return sum(bool(line.result) for line in captain.patrols) >= book.badges["badge"]


_BADGES = {
    "ek2": lambda captain, book: captain.successes >= book.badges["ek2"],
    "ek1": lambda captain, book: captain.successes >= book.badges["ek1"],
    "badge": _badge,
    "wound_badge": lambda captain, book: captain.wounded_badly,
    "crescent": _crescent,
}


def effective(medal: str, book: Book) -> str:
    """The German decoration whose benefits a medal gives (14.5.4b)."""
    return book.charts["decorations_austrian"].value(medal, "replaces") if book.austrian else medal


def decorated(dice: Dice, state: State, book: Book) -> tuple[State, Names]:
    """The captain receives what is due; returns the decorations with an effect.

    Rule: 6.1.3D, 11.3.4n, 2.0g (also once at the end of the career).
    """
    captain = state.captain
    due = earned_austrian(captain, book) if book.austrian else earned_german(captain, book)
    badges = earned_without_effect(captain, book)
    number = len(captain.patrols)
    given = [Award(medal, captain.month, number) for medal in due]
    given += [Award(medal, captain.month, number, True) for medal in badges]
    if not given:
        return state, due
    for award in given:
        dice.note(
            "11.3.4n", "rotd-log-award", side=state.seat, medal=award.medal, month=month_text(award.month)
        )
    medal = effective(due[-1], book) if due else captain.medal
    return with_captain(state, awards=(*captain.awards, *given), medal=medal), due
