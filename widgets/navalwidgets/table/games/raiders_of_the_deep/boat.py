"""The mat of the boat in words and marks: tubes, reloads, tracks, systems, crew.

Knows one view and the mats of the types. Must not know which decision is pending.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.raiders_of_the_deep.rules import damage
from navalgames.games.raiders_of_the_deep.state import (
    ABSENT,
    FIT,
    KILLED,
    KINDS,
    LIGHT,
    MEN,
    SYSTEMS,
    Load,
    State,
)
from navalgames.games.raiders_of_the_deep.tables import Book
from navalgames.texts import Texts
from navalwidgets.table.games.raiders_of_the_deep.book import fate as fate_words

Data = dict[str, Any]
WOUNDS = {FIT: "fit", LIGHT: "light", KILLED: "killed"}
MARKS = {"c35_91": "C35", "c06": "C06", "g6": "G6"}
"""What is written on a torpedo: the short name of its kind."""


def mat(view: State, book: Book, texts: Texts) -> Data | None:
    """The mat as the page draws it; None before there is a boat."""
    if not view.boat.name:
        return None
    return {
        "title": texts.t("rotd-table-boat", boat=view.boat.name, type=view.boat.type),
        "summary": summary(view, book, texts),
        "ends": [_end(view, end, book, texts) for end in ("fore", "aft") if _tubes(view, end, book)],
        "tracks": tracks(view, book, texts),
        "systems": systems(view, book, texts),
        "systems_title": texts.t("rotd-table-systems"),
        "men": men(view, texts),
        "men_title": texts.t("rotd-table-men", quality=view.crew.quality),
        "all": texts.t("rotd-table-all"),
    }


def summary(view: State, book: Book, texts: Texts) -> str:
    """The boat in one sentence: torpedoes, hull, water, what is out."""
    boat, sheet = view.boat, book.mats[view.boat.type]
    if view.captain.fate:
        return fate_words(view, texts)
    aboard = sum(map(sum, (boat.fore, boat.fore_reloads, boat.aft, boat.aft_reloads)))
    out = [one for one in SYSTEMS if boat.out(one)]
    return texts.t(
        "rotd-table-boat-summary",
        torpedoes=aboard,
        hull=boat.hull,
        hull_all=sheet.hull,
        water=boat.flooding,
        water_all=sheet.flooding,
        out=texts.listed(map(texts.name, out)) or "none",
    )


# ------------------------------------------------------------------------ torpedoes


def _tubes(view: State, end: str, book: Book) -> int:
    return sum(getattr(book.mats[view.boat.type], end))


def _end(view: State, end: str, book: Book, texts: Texts) -> Data:
    """The tubes of one end, loaded ones first, and the torpedoes beside them."""
    load, stock = getattr(view.boat, end), getattr(view.boat, f"{end}_reloads")
    count = _tubes(view, end, book)
    shut = view.boat.out(f"door_{end}")
    tubes = [{"mark": MARKS[kind], "label": texts.name(kind)} for kind in _listed(load)]
    empty = {"mark": "", "label": texts.t("rotd-table-tube-empty")}
    return {
        "end": end,
        "title": texts.t("rotd-table-tubes", end=end, loaded=sum(load), count=count),
        "tubes": tubes + [empty] * (count - sum(load)),
        "reloads_title": texts.t("rotd-table-reloads", count=sum(stock)),
        "reloads": [{"mark": MARKS[kind], "label": texts.name(kind)} for kind in _listed(stock)],
        "shut": texts.t("rotd-table-doors-out") if shut else "",
    }


def _listed(load: Load) -> list[str]:
    return [kind for kind, count in zip(KINDS, load, strict=True) for _ in range(count)]


# ------------------------------------------------------------------------ tracks and systems


def tracks(view: State, book: Book, texts: Texts) -> list[Data]:
    """Hull and flooding: the last box is the end of the boat."""
    sheet = book.mats[view.boat.type]
    return [
        {
            "kind": name,
            "title": texts.t(f"rotd-table-track-{name}"),
            "value": min(value, most),
            "most": most,
            "words": texts.t("rotd-table-track-words", value=value, most=most),
        }
        for name, value, most in (
            ("hull", view.boat.hull, sheet.hull),
            ("flooding", view.boat.flooding, sheet.flooding),
        )
    ]


def systems(view: State, book: Book, texts: Texts) -> list[Data]:
    """Every system the type carries, and whether it works."""
    return [
        {"name": texts.name(one), "state": state, "words": texts.t(f"rotd-table-system-{state}")}
        for one in SYSTEMS
        if damage.carries(book.mats[view.boat.type], one, book)
        for state in (_state_of(view, one),)
    ]


def _state_of(view: State, system: str) -> str:
    if system in view.boat.inoperative:
        return "out"
    return "damaged" if system in view.boat.damaged else "works"


# ------------------------------------------------------------------------ crew


def men(view: State, texts: Texts) -> list[Data]:
    """Captain, officers, engineer, doctor, the boxes of the crew, and an agent who is aboard."""
    crew = view.crew
    found = [(texts.name(man), getattr(crew, man), man in crew.experts) for man in MEN]
    found += [(texts.name(f"crew_{place}"), wound, False) for place, wound in enumerate(crew.generic)]
    if crew.agent != ABSENT:
        found.append((texts.name("agent"), crew.agent, False))
    return [_man(name, wound, expert, texts) for name, wound, expert in found]


def _man(name: str, wound: int, expert: bool, texts: Texts) -> Data:
    state = WOUNDS.get(wound, "severe")
    words = texts.t(f"rotd-table-man-{state}")
    if expert:
        words = texts.listed((words, texts.t("rotd-table-expert")))
    return {"name": name, "state": state, "words": words, "expert": expert}
