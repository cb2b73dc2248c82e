"""The initiative after a search with Intel on its line, and what happens in order (22, 33.8, 53.1).

The engine plays one search on a laid table. Knows where it may lose the initiative, and no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from math import prod
from typing import Any

from navalgames.chance import Distribution, rounds
from navalgames.charts import Charts
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.questions import actions
from navalgames.games.atlantic_chase.questions.afterwards import (
    KEEPS,
    LOSES,
    TALLY,
    Action,
    begun,
    holder,
    one_step,
    over,
)
from navalgames.games.atlantic_chase.questions.laid import laid, table
from navalgames.games.atlantic_chase.questions.sea import OPEN, sea_as
from navalgames.games.atlantic_chase.questions.sliders import choice, idle, refused, switch, whole
from navalgames.games.atlantic_chase.rules.frames import Attack, Change, Contest
from navalgames.games.atlantic_chase.state import BRITISH, GERMAN, GOOD, Ship
from navalgames.games.contract import Act, Course, Question, Rounds, Setting

VIE_KEPT = choice("interruption_vie_kept", ("resume", "cancel"), "resume", "option:interruption_vie_kept")
SEARCHING = ("evasion", "attack_rolled")
"""The stages of a search that an Interruption has not stopped."""
GOES_ON, STOPPED, FOUGHT, HANDED = "goes_on", "stopped", "fought", "handed"
"""What an Interruption comes to: the search goes on or is stopped, both sides fight for the initiative, or
it is handed over.
"""


def _search(
    charts: Charts, own: int, target: int, intel: int, tally: int, evasive: bool, **options: Any
) -> Action:
    """A British search with Intel on its line, on each segment at most one marker."""
    box = sea_as(options, charts)
    hunter = laid("B1", BRITISH, (Ship("Hood"),), OPEN, own)
    hunter = hunter._replace(intel=hunter.line[:intel])
    hunted = laid("G1", GERMAN, (Ship("Bismarck"),), OPEN, target, evasive=evasive)
    return begun(table(BRITISH, hunter, hunted, tally=tally), box, given.NavalSearch("B1", "G1", OPEN))


def _interruption(charts: Charts, intel: int, interruption_bands: str, **_: Any) -> dict[str, Any] | None:
    """The check before the search; none without Intel (22.1)."""
    return {"intel": intel, "interruption_bands": interruption_bands} if intel else None


def _the_search(
    charts: Charts, own: int, target: int, evasive: bool, intel: int, **_: Any
) -> dict[str, Any] | None:
    """The search that no Interruption has stopped or made harder; without Intel it costs nothing (53.1b)."""
    return {"total": own + target, "evasive": evasive} if intel else None


def _refused_search(charts: Charts, own: int, intel: int, **_: Any) -> Setting | None:
    """A segment carries one Intel marker at most, a station none."""
    return refused("intel", "intel-without-segment", "21.4", intel=intel, own=own) if intel > own else None


def _idle_search(charts: Charts, intel: int, tally: int, **_: Any) -> tuple[Setting, ...]:
    """What cannot matter without Intel."""
    if intel:
        return ()
    return idle("no-intel", "22.3", "interruption_bands", "interruption_vie_kept", "miss_with_intel")


def _the_contest(charts: Charts, tally: int, **given: Any) -> dict[str, Any]:
    """The contest that ends the search most often: with an Evasive marker where the enemy has got one."""
    checked = _until(Distribution.sure(_search(charts, tally=tally, **given)), _checked, charts)
    if not checked.chance_of(_is(GOES_ON)):
        return {"tally": tally}
    ended = _until(checked.given(_is(GOES_ON)), _searched, charts)
    marked = ended.chance_of(lambda one: _is(STOPPED)(one) and _marked(one))
    without = ended.chance_of(lambda one: _is(STOPPED)(one) and not _marked(one))
    return {"tally": tally, "evasive": GOOD if marked > without else "none"}


def _marked(action: Action) -> bool:
    return any(one.evasive for one in action.state.task_forces)


# ------------------------------------------------------------------------ what happens in order


def _course(charts: Charts, outcome: Hashable, **given: Any) -> Course:
    """The Interruption, the contest it may bring, the search, the contest at its end; the likeliest way to
    the outcome through them.
    """
    checked = _until(Distribution.sure(_search(charts, **given)), _checked, charts)
    share = {kind: checked.chance_of(_is(kind)) for kind in (GOES_ON, STOPPED, FOUGHT, HANDED)}
    stopped, fought = _lost(checked, STOPPED, _at_rest, charts), _lost(checked, FOUGHT, _vied, charts)
    missed = _lost(checked, GOES_ON, _searched, charts)
    ended = _until(checked.given(_is(GOES_ON)), _searched, charts) if share[GOES_ON] else checked
    seized = _lost(ended, STOPPED, _at_rest, charts)
    going, kept, asked = (
        Act("search-goes-on", (), share[GOES_ON]),
        Act("search-no-miss", (), 1 - missed),
        bool(given["intel"]),
    )
    acts = [Act("search-seized", (("lost", seized), ("intel", asked)))]
    if asked:
        acts = [
            Act("search-interrupted", (("hands", bool(share[HANDED])), *share.items())),
            Act("search-contests", (("stopped", stopped), ("fought", fought))),
            Act("search-missed", (("lost", missed),)), *acts,
        ]  # fmt: skip
    through = (going, kept) if asked else ()
    ways = {
        LOSES: (
            (Act("search-handed", (), share[HANDED]),),
            (Act("search-stopped", (), share[STOPPED]), Act("search-contest-lost", (), stopped)),
            (Act("search-fought", (), share[FOUGHT]), Act("search-contest-lost", (), fought)),
            (going, Act("search-miss", (), missed)),
            (*through, Act("search-loses", (), seized)),
        ),
        KEEPS: (
            (Act("search-stopped", (), share[STOPPED]), Act("search-contest-kept", (), 1 - stopped)),
            (*through, Act("search-keeps", (), 1 - seized)),
        ),
    }  # fmt: skip
    likely = max(ways[str(outcome)], key=_chance)
    parts = [
        Act("search-part", (("by", _told_by(way)), ("factors", _factors(way)), ("all", _chance(way))))
        for way in ways[str(outcome)] if _chance(way)
    ]  # fmt: skip
    if parts and share[FOUGHT] and fought < 1:
        parts.append(Act("search-rest", ()))
    most = len(acts) - (2 if asked and missed > (1 - missed) * seized else 1)
    return Course(tuple(acts), most, likely, tuple(parts) if len(parts) > 1 else ())


def _told_by(way: tuple[Act, ...]) -> str:
    """The act that tells a way from the others."""
    first, last = way[0].name, way[-1].name
    return last if first == "search-goes-on" else first


def _factors(way: tuple[Act, ...]) -> tuple[Fraction, ...]:
    return tuple(act.chance or Fraction(0) for act in way)


def _chance(way: tuple[Act, ...]) -> Fraction:
    return prod(_factors(way), start=Fraction(1))


def _until(level: Distribution, there: Callable[[Action], Any], charts: Charts) -> Distribution:
    """The actions when they are there, step by step of the engine."""
    found = ((rounds.until(one_step, one, there, charts), weight) for one, weight in level.weights.items())
    return Distribution.mix(found)


def _checked(action: Action) -> str:
    """What the Interruption has come to; "" before it is known."""
    if action.first is not None:
        return ""
    stack = action.state.stack
    if isinstance(stack[-1], Contest):
        return STOPPED if stack[-2].stage == "attack_over" else FOUGHT
    if isinstance(stack[-1], Change):
        return HANDED
    return GOES_ON if isinstance(stack[-1], Attack) and stack[-1].stage in SEARCHING else ""


def _is(kind: str) -> Callable[[Action], bool]:
    return lambda action: _checked(action) == kind


def _at_rest(action: Action) -> bool:
    """Whether it is known who has the initiative in the end."""
    return over(action) or isinstance(action.state.stack[-1], Change)


def _vied(action: Action) -> bool:
    """Whether the contest that an Interruption brought is over."""
    return _at_rest(action) or _checked(action) != FOUGHT


def _searched(action: Action) -> bool:
    """Whether the search is over, up to the contest that ends it."""
    return _at_rest(action) or _checked(action) == STOPPED


def _lost(level: Distribution, kind: str, there: Callable[[Action], bool], charts: Charts) -> Fraction:
    """How likely the initiative is lost on the way from one kind of action to another."""
    if not level.chance_of(_is(kind)):
        return Fraction(0)
    after = _until(level.given(_is(kind)), there, charts)
    return after.chance_of(lambda one: holder(one) == LOSES or isinstance(one.state.stack[-1], Change))


QUESTIONS = (
    Question(
        "initiative_after_search", "initiative", ("22.5", "33.8", "53.1b", "53.1c"),
        (whole("intel", 0, 4, 1, "22.3"), switch("evasive", "24.5"), whole("own", 0, 6, 4, "17.2"),
         whole("target", 1, 15, 12, "17.4"), TALLY, actions.BANDS, VIE_KEPT,
         choice("miss_with_intel", ("replaces", "keeps"), "replaces", "option:miss_with_intel")),
        refused=_refused_search, idle=_idle_search,
        throw="seize_initiative", throw_at=_the_contest,
        throws_before=(("interruption_check", _interruption), ("naval_search", _the_search)),
        how=Rounds(_search, one_step, over, holder, called="steps"),
        outcomes=(KEEPS, LOSES), course=_course,
    ),
)  # fmt: skip
