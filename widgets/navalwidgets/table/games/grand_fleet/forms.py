"""The forms of Grand Fleet on the page: captions, and what a grid of counts amounts to.

Knows the game's forms and charts. Must not know how a grid is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from navalgames.games.grand_fleet.rules.combat import fleet_class
from navalgames.games.grand_fleet.state import INDEX, fight_of
from navalgames.games.grand_fleet.tables import Kind, defence
from navalgames.texts.figures import number_text
from navalwidgets.table.count_grid import Counts, Notes
from navalwidgets.table.games import Offer
from navalwidgets.table.games.grand_fleet import chances
from navalwidgets.table.games.grand_fleet.deciding import Deciding
from navalwidgets.table.games.grand_fleet.words import key_of_kind

MOST_FLEETS, MOST_SHIPS = 2, 3
"""Of so many fleets that are shot at it is told how often one ship, two or three are out of the fight."""


def form_offer(deciding: Deciding, form: Any) -> Offer:
    """A decision that is filled in: prompt, facts, the form and what its counts amount to."""
    name = form.decision
    facts = {"count": form.total or 0}
    if name == "allocate_fire":
        fight = fight_of(deciding.view)
        facts |= {
            "points": number_text(form.points),
            "place": deciding.place(fight.hex),
            "round": fight.round,
        }
    about = (
        deciding.help(),
        *([deciding.t("gf-table-about-fire", **facts)] if name == "allocate_fire" else ()),
    )
    caption = deciding.t("gf-table-caption-" + _family(name), **facts)
    notes = _NOTES.get(name)
    return Offer(
        deciding.prompt(),
        form.rule,
        about,
        form=form,
        caption=caption,
        notes=notes(deciding, form) if notes else None,
        confirm=deciding.t(key_of_kind(form.order)),
    )


def _family(name: str) -> str:
    return "send" if name.startswith("send_") else name.replace("_", "-")


def _formation_notes(deciding: Deciding, form: Any) -> Callable[[Counts], Notes]:
    kinds = [kind.type for kind in form.groups]

    def notes(counts: Counts) -> Notes:
        """The class of each fleet: slow, ordinary, fast; a dummy without ships (8.2e, 8.3)."""
        columns = []
        for column in range(len(form.columns)):
            types = [kind for kind, row in zip(kinds, counts, strict=True) if row[column]]
            columns.append(deciding.t("gf-table-class", kind=fleet_class(types)))
        return Notes(tuple(columns))

    return notes


def _sorting_notes(deciding: Deciding, form: Any) -> Callable[[Counts], Notes]:
    def notes(counts: Counts) -> Notes:
        """How many ships one roll and two rolls would bring on average (6.4d-6.4f)."""
        boxes = tuple(("",) * sum(row[column] for row in counts) for column in range(len(form.columns)))
        one, two = (chances.deployed_on_average(deciding.side, boxes, rolls) for rolls in (1, 2))
        return Notes(
            (), deciding.t("gf-table-deployed-on-average", one=number_text(one), two=number_text(two))
        )

    return notes


def _allocation_notes(deciding: Deciding, form: Any) -> Callable[[Counts], Notes]:
    groups = list(form.groups)

    def notes(counts: Counts) -> Notes:
        """Points spent, and what the rolls do on average (8.11b, 8.11e)."""
        targets: list[Kind] = [
            kind for (_, kind), row in zip(groups, counts, strict=True) for _ in range(row[0])
        ]
        spent = sum(defence(deciding.charts, kind.type) for kind in targets)
        sunk, boxed = chances.salvo_on_average(deciding.charts, deciding.options.damage_table, targets)
        facts = {"spent": number_text(spent), "points": number_text(form.points), "targets": len(targets)}
        said = deciding.t("gf-table-salvo", **facts, sunk=number_text(sunk), boxed=number_text(boxed))
        return Notes((), " ".join((said, *_fleets_told(deciding, groups, counts))))

    return notes


def _fleets_told(deciding: Deciding, groups: list[tuple[int, Kind]], counts: Counts) -> Iterator[str]:
    """How often one ship of a fleet that is shot at is out of the fight, or more of them."""
    shot: dict[int, list[Kind]] = {}
    for (fleet, kind), (number,) in zip(groups, counts, strict=True):
        shot.setdefault(fleet, []).extend([kind] * number)
    for fleet, kinds in [(fleet, kinds) for fleet, kinds in sorted(shot.items()) if kinds][:MOST_FLEETS]:
        chance = chances.out_of_salvo(deciding.charts, deciding.options.damage_table, kinds)[:MOST_SHIPS]
        told = [
            deciding.t("gf-table-salvo-many", count=count, chance=deciding.texts.percent(one))
            for count, one in enumerate(chance, 1)
        ]
        yield deciding.t("gf-table-salvo-fleet", fleet=fleet, chances=deciding.texts.listed(told))


def _detachment_notes(deciding: Deciding, form: Any) -> Callable[[Counts], Notes]:
    def notes(counts: Counts) -> Notes:
        """What stays in the fleet boxes, against the number needed at the end of the turn (6.5e)."""
        going = sum(map(sum, counts))
        left = sum(map(len, deciding.view.fleets[INDEX[deciding.side]])) - going
        needed = deciding.charts["maintenance"].value(deciding.side, "ships")
        return Notes((), deciding.t("gf-table-left-at-home", left=left, needed=needed))

    return notes


_NOTES: dict[str, Callable[..., Callable[[Counts], Notes]]] = {
    "form_fleets": _formation_notes,
    "sort_ddbox": _sorting_notes,
    "allocate_fire": _allocation_notes,
    "send_detachment": _detachment_notes,
}
