"""The dice tray: plays a procedure with random dice from a visible seed, and shows what fell.

Knows dice readers and counts. Must not know which rule it plays: the procedure is handed in, the same one
that is read exactly elsewhere.
"""

from __future__ import annotations

import random
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Any

import traitlets

from navalgames.chance import RandomDice, Shown, parsed
from navalgames.texts.throws import throw_words
from navalwidgets.base.guard import guarded
from navalwidgets.base.widget import NavalWidget, script, style

MOST_SHOWN = 40
MOST_THROWS = 8


def faces_shown(throw: Shown) -> list[dict[str, Any]]:
    """The dice (or cards) of one throw as the page draws them: sides 0 is a card."""
    if throw.dice.startswith("draw "):
        return [{"sides": 0, "face": str(card)} for card in throw.faces]
    pool = parsed(throw.dice)
    return [{"sides": sides, "face": str(face)} for sides, face in zip(pool.sides, throw.faces, strict=True)]


class DiceTray(NavalWidget):
    """Rolls a procedure 1, 10, 100 or 1,000 times and counts the results.

    The page sends messages: {event: "roll", n}, {event: "again"} (the same rolls from the same seed),
    {event: "fresh"} (a new seed, and as many rolls as before) and {event: "seed", seed}.
    Python answers through the traits, then raises `revision`. Watch `counts` to draw the results elsewhere.

    Traits:
        seed: where the dice begin. sizes: the numbers on the buttons.
        thrown: the throws of the last roll. status: the sentence about it, also announced.
        counts: {result key: how often}. total: how many rolls.
        locked: why rolling is not possible yet ("" when it is).
        seed_folded: whether the row of the seed is folded away, where room is scarce.
    """

    _esm = script("parts/die", "parts/dice_tray")
    _css = style("parts/die", "parts/dice_tray")
    text_prefixes = ("dice-",)

    title = traitlets.Unicode("").tag(sync=True)
    notation = traitlets.Unicode("").tag(sync=True)
    seed = traitlets.Int(1).tag(sync=True)
    sizes = traitlets.List([1, 10, 100, 1000]).tag(sync=True)
    thrown: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    left_out = traitlets.Int(0).tag(sync=True)
    status = traitlets.Unicode("").tag(sync=True)
    counts = traitlets.Dict().tag(sync=True)
    total = traitlets.Int(0).tag(sync=True)
    locked = traitlets.Unicode("").tag(sync=True)
    seed_folded = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        procedure: Callable[[Any], Any] | None = None,
        *,
        label: Callable[[Any], str] = str,
        why: Callable[[str], str] = str,
        remark: Callable[[DiceTray], str] | None = None,
        **traits: Any,
    ) -> None:
        """A tray that plays `procedure(dice)`; without one, the dice of `notation` are thrown.

        Args:
            label: the words for a result.
            why: the words for the reason of a throw.
            remark: one more sentence for the status after every roll, from the tray itself.
        """
        super().__init__(**traits)
        self._label, self._why, self._remark = label, why, remark
        self._procedure = procedure
        self._results: Counter[Any] = Counter()
        self._random = random.Random(self.seed)
        self.on_msg(self._heard)

    @property
    def results(self) -> Counter[Any]:
        """How often each result came up so far, by the result itself."""
        return Counter(self._results)

    def play(self, procedure: Callable[[Any], Any], **traits: Any) -> None:
        """Play another procedure from now on; what was rolled is cleared."""
        with self.hold_sync():
            self._procedure = procedure
            for name, value in traits.items():
                setattr(self, name, value)
            self.clear()

    def clear(self, status: str = "") -> None:
        """Forget the rolls and begin again from the seed."""
        self._random = random.Random(self.seed)
        self._results.clear()
        with self.hold_sync():
            self.thrown, self.left_out, self.total, self.status = [], 0, 0, status
            self.counts = {}

    def roll(self, n: int) -> None:
        """Roll `n` times more; the last throw stays on the table."""
        quiet = RandomDice(rng=self._random, record=False)
        rolled = Counter(self._once(quiet) for _ in range(n - 1))
        heard = RandomDice(rng=self._random)
        last = self._once(heard)
        rolled[last] += 1
        self._results += rolled
        throws = [entry for entry in heard.record if isinstance(entry, Shown)]
        with self.hold_sync():
            self.total += n
            self.thrown = [self._shown(throw) for throw in throws[-MOST_THROWS:]]
            self.left_out = max(0, len(throws) - MOST_THROWS)
            self.status = self._sentence(n, last)
            self.counts = {str(result): count for result, count in self._results.items()}

    def reseed(self, seed: int) -> None:
        """Begin again from another seed."""
        with self.hold_sync():
            self.seed = seed
            self.clear(self.words.t("dice-new-seed", seed=str(seed)))

    def _once(self, dice: RandomDice) -> Any:
        if self._procedure is None:
            return dice.roll(self.notation, "")
        return self._procedure(dice)

    def _shown(self, throw: Shown) -> dict[str, Any]:
        faces = faces_shown(throw)
        return {
            "dice": throw_words(throw.dice, self.words),
            "why": self._why(throw.why) if throw.why else "",
            "rule": throw.rule,
            "faces": faces[:MOST_SHOWN],
            "more": max(0, len(faces) - MOST_SHOWN),
            # Dice read one by one have no result beside their faces.
            "result": "" if isinstance(throw.result, tuple) else str(throw.result),
        }

    def _sentence(self, n: int, last: Any) -> str:
        if n == 1:
            said = self.words.t("dice-rolled-one", result=self._label(last), total=self.total)
        else:
            often, count = self._results.most_common(1)[0]
            facts = {"n": n, "total": self.total, "result": self._label(often), "count": count}
            said = self.words.t("dice-rolled-many", **facts)
        return " ".join(filter(None, (said, self._remark(self) if self._remark else "")))

    @guarded()
    def _heard(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        event = content.get("event")
        if event == "roll" and content.get("n") in self.sizes and not self.locked:
            self.roll(content["n"])
        elif event == "seed" and isinstance(content.get("seed"), int) and 0 <= content["seed"] < 2**31:
            self.reseed(content["seed"])
        elif event in ("again", "fresh"):
            self._repeat(new_seed=event == "fresh")

    def _repeat(self, new_seed: bool) -> None:
        rolls = self.total
        with self.hold_sync():
            if new_seed:
                self.seed = secrets.randbelow(10**6)
            self.clear(self.words.t("dice-new-seed", seed=str(self.seed)) if new_seed else "")
            if rolls:
                self.roll(rolls)
                key = "dice-fresh" if new_seed else "dice-again"
                self.status = self.words.t(key, total=rolls, seed=str(self.seed)) + " " + self.status
