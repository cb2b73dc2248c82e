"""The record of a game and its orders: what `GAME` says fits its folder, its rules and itself.

Knows the contract. Must not know how a game goes.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from navalgames.checking.check import RECORD, RELIED_ON, check
from navalgames.checking.finding import Finding
from navalgames.checking.subject import Subject
from navalgames.errors import BadInput, Problem
from navalgames.printing import listed, quoted
from navalgames.rule_index import read_rules


@check(RECORD)
def the_record_fits_its_folder(subject: Subject) -> Iterator[Problem]:
    """Its name and folder, sides that are told apart, the class of its states."""
    game = subject.known
    if (game.id, game.folder.resolve()) != (subject.id, subject.folder.resolve()):
        given, expected = ({"id": one.id, "folder": str(one.folder)} for one in (game, subject))
        yield Finding("id-and-folder", given=Finding("id", **given), expected=Finding("id", **expected))
    if not game.sides or len(set(game.sides)) != len(game.sides):
        yield Finding("sides", given=listed(game.sides) or "–")
    if game.state_type is tuple:
        yield Finding("state-type")


@check(RECORD)
def options_have_values_a_rule_and_a_default(subject: Subject) -> Iterator[Problem]:
    """Two values or more, the rule that grants it, the first as the default of the options record."""
    game = subject.known
    numbers = {rule.number for rule in read_rules(game.id)}
    for choice in game.option_choices:
        where = Finding("at-option", option=choice.name)
        if len(choice.values) < 2 or len(set(choice.values)) != len(choice.values):
            yield Finding("option-values", where=where, given=listed(choice.values) or "–")
        if choice.rule not in numbers:
            yield Finding("no-rule", where=where, rule=choice.rule)
        default = getattr(game.options(), choice.name)
        if default != choice.default:
            given, expected = quoted(default), quoted(choice.default)
            yield Finding("option-default", where=where, given=given, expected=expected)
        for value in choice.values:
            playing = game.sides_in(game.options(**{choice.name: value}))
            if not playing or playing != tuple(side for side in game.sides if side in playing):
                setting = Finding("at-value", option=choice.name, value=str(value))
                yield Finding("sides-playing", where=setting, given=listed(playing) or "–")
    try:
        game.options(no_such_option=True)
        yield Finding("option-taken")
    except BadInput:
        pass


@check(RELIED_ON)
def orders_are_frozen_records_with_one_name_each(subject: Subject) -> Iterator[Problem]:
    """Frozen dataclasses, each with a docstring and one name in saved files."""
    kinds = subject.known.order_kinds
    if len(set(kinds.values())) != len(kinds):
        yield Finding("order-twice", given=listed(f"{name}: {kind.__name__}" for name, kind in kinds.items()))
    for name, kind in kinds.items():
        frozen = getattr(getattr(kind, "__dataclass_params__", None), "frozen", False)
        if not dataclasses.is_dataclass(kind) or not frozen:
            yield Finding("order-frozen", order=name, kind=kind.__name__)
        if not kind.__doc__ or kind.__doc__.startswith(kind.__name__ + "("):
            yield Finding("order-docstring", order=name, kind=kind.__name__)
