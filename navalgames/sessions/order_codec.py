"""Orders as plain JSON data and back: {"order": kind, field: value, ...}.

Knows the order kinds a game declares, and the kinds of value a field takes. Must not know
whether an order is legal now: that is the game's business.
"""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from typing import Any

from navalgames.errors import BadInput, unknown
from navalgames.games.contract import Game
from navalgames.printing import quoted
from navalgames.sessions.misfits import wanted

LONGEST_ORDER = 100_000  # signs; pydantic ends the process when the faults of a larger one do not fit


def kind_of(game: Game, order: Any) -> str:
    """The name the game gives to this kind of order.

    Raises:
        BadInput: the game has no orders of this type.
    """
    for kind, order_type in game.order_kinds.items():
        if type(order) is order_type:
            return kind
    raise unknown("order", type(order).__name__, game.order_kinds)


def to_data(game: Game, order: Any) -> dict[str, Any]:
    """The order as data that JSON can hold.

    Raises:
        BadInput: the game has no orders of this type.
    """
    kind = kind_of(game, order)
    return {"order": kind, **_adapter(game.order_kinds[kind]).dump_python(order, mode="json")}


def from_data(game: Game, data: Any, where: str = "order") -> Any:
    """The order that `data` describes; `where` is named in a refusal ("entry 12", "form", ...).

    Raises:
        BadInput: not an order, an unknown kind, or a field that is missing, unknown or of the wrong kind.
    """
    if not isinstance(data, dict) or not isinstance(data.get("order"), str):
        raise BadInput("error-order-shape", where=where, given=quoted(data, 80))
    kind = data["order"]
    if kind not in game.order_kinds:
        raise unknown("order", kind, game.order_kinds)
    order_type = game.order_kinds[kind]
    given = {name: value for name, value in data.items() if name != "order"}
    known = [field.name for field in fields(order_type)]
    for name in given:
        if name not in known:
            raise BadInput(
                "error-order-field-unknown",
                where=where,
                order=kind,
                given=name,
                expected=", ".join(known) or "—",
            )
    return _validated(order_type, given, kind, where)


def _validated(order_type: type, given: dict[str, Any], kind: str, where: str) -> Any:
    import json

    from pydantic import ValidationError

    text = json.dumps(given)
    if len(text) > LONGEST_ORDER:
        raise BadInput("error-order-shape", where=where, given=quoted(given, 80))
    try:
        return _adapter(order_type).validate_json(text, strict=True)
    except ValidationError as refused:
        first = refused.errors(include_url=False)[0]
        raise BadInput(
            "error-order-field",
            where=where,
            order=kind,
            path=".".join(str(part) for part in first["loc"]) or kind,
            given=quoted(first["input"], 80),
            expected=wanted(first),
        ) from None


@lru_cache(maxsize=256)
def _adapter(order_type: type) -> Any:
    from pydantic import TypeAdapter

    return TypeAdapter(order_type)


def values_off(order: Any, offered: Any) -> tuple[str, tuple[Any, ...]] | None:
    """The one field in which an order differs from those offered, and what it takes; None without such."""
    alike = [one for one in offered if type(one) is type(order)] if isinstance(offered, tuple) else []
    for field in fields(order):
        others = [one.name for one in fields(order) if one.name != field.name]
        near = [one for one in alike if all(getattr(one, name) == getattr(order, name) for name in others)]
        if near:
            return field.name, tuple(dict.fromkeys(getattr(one, field.name) for one in near))
    return None
