"""The record of a game and its orders: what `GAME` says fits its folder, its rules and itself.

Knows the contract. Must not know how a game goes.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from navalgames.checking.check import RECORD, RELIED_ON, check
from navalgames.checking.subject import Subject
from navalgames.errors import BadInput
from navalgames.rule_index import read_rules


@check(RECORD)
def the_record_fits_its_folder(subject: Subject) -> Iterator[str]:
    """Its name and folder, sides that are told apart, the class of its states."""
    game = subject.known
    if (game.id, game.folder.resolve()) != (subject.id, subject.folder.resolve()):
        yield f"id and folder: given {game.id!r}, {game.folder}; expected {subject.id!r}, {subject.folder}"
    if not game.sides or len(set(game.sides)) != len(game.sides):
        yield f"sides: given {game.sides}; expected one or more, each once"
    if game.state_type is tuple:
        yield "state_type: not given; expected the class of the game's states"


@check(RECORD)
def options_have_values_a_rule_and_a_default(subject: Subject) -> Iterator[str]:
    """Two values or more, the rule that grants it, the first as the default of the options record."""
    game = subject.known
    numbers = {rule.number for rule in read_rules(game.id)}
    for choice in game.option_choices:
        where = f"option {choice.name}"
        if len(choice.values) < 2 or len(set(choice.values)) != len(choice.values):
            yield f"{where}: given the values {choice.values}; expected two or more, each once"
        if choice.rule not in numbers:
            yield f"{where}: there is no rule {choice.rule}"
        default = getattr(game.options(), choice.name)
        if default != choice.default:
            yield f"{where}: the options record has {default!r}; expected the first value, {choice.default!r}"
        for value in choice.values:
            playing = game.sides_in(game.options(**{choice.name: value}))
            if not playing or playing != tuple(side for side in game.sides if side in playing):
                yield f"{where} = {value}: the sides that play are {playing}; expected them in order"
    try:
        game.options(no_such_option=True)
        yield "options: one that does not exist is taken; expected BadInput"
    except BadInput:
        pass


@check(RELIED_ON)
def orders_are_frozen_records_with_one_name_each(subject: Subject) -> Iterator[str]:
    """Frozen dataclasses, each with a docstring and one name in saved files."""
    kinds = subject.known.order_kinds
    if len(set(kinds.values())) != len(kinds):
        yield f"order_kinds: two names for one class: {dict(kinds)}"
    for name, kind in kinds.items():
        frozen = getattr(getattr(kind, "__dataclass_params__", None), "frozen", False)
        if not dataclasses.is_dataclass(kind) or not frozen:
            yield f"order {name}: {kind.__name__} is no frozen dataclass"
        if not kind.__doc__ or kind.__doc__.startswith(kind.__name__ + "("):
            yield f"order {name}: {kind.__name__} has no docstring"
