"""One play at the table: whose turn it is to look, what each widget shows, what an answer leads to.

Knows plays, seats and the widgets of the table. Must not know a game: `navalwidgets.table.games` tells
everything that is particular.

Who may see what: the page shows one side's view at a time, the `viewer`. With two persons at one
screen a secret decision is drawn only behind a curtain that the next player lifts; until then
no widget holds anything of the game.
"""

from __future__ import annotations

import functools
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from navalgames.errors import Problem
from navalgames.sessions import saved, sealing
from navalgames.sessions.journal import PERSON
from navalgames.sessions.play import Play
from navalgames.texts import Texts
from navalwidgets.table.curtain import Press
from navalwidgets.table.ending import Ending
from navalwidgets.table.explaining import Explaining
from navalwidgets.table.games import Offer
from navalwidgets.table.games.finding import table_of
from navalwidgets.table.layout import Parts
from navalwidgets.table.order_panel import Action, Group
from navalwidgets.table.story import Story

WATCHING = ("step", "turn", "end")


def whole(answer: Callable[..., None]) -> Callable[..., None]:
    """An answer is carried out whole or not at all: when it fails, game and page stand as before."""

    @functools.wraps(answer)
    def carried_out(desk: Desk, *given: Any) -> None:
        before = desk.moment()
        try:
            answer(desk, *given)
        except Exception as failure:
            if not isinstance(failure, Problem) or desk.play.journal != before.play.journal:
                desk.stand(before)
            raise

    return carried_out


class Moment(NamedTuple):
    """Where a play and its page stand."""

    play: Play
    viewer: str | None
    unveiled: bool
    told: dict[str, int]


class Desk:
    """A play on the page. `parts` are the widgets; every method leaves the page in order."""

    def __init__(self, play: Play, parts: Parts, texts: Texts, number: str = "") -> None:
        self.play, self._parts, self._texts = play, parts, texts
        self.number = number or secrets.token_hex(8)  # under which the browser keeps the game
        self.table = table_of(play.game.id, play.charts, play.options, texts)
        self._persons = tuple(side for side in play.sides if play.seats[side] == PERSON)
        self._viewer: str | None = None
        self._unveiled = False
        self._kept = False
        self._picked = ""
        self._acted: dict[str, str] = {}  # side -> the thing it gave its last order to
        self._offer: Offer | None = None
        self._story = Story(play, self.table, texts)
        self._told: dict[str, int] = {}
        self._explaining = Explaining(self.table, play.game, texts, parts.why)
        parts.board.lay(self.table)

    # ---- what happens next -------------------------------------------------------------------

    def go_on(self) -> None:
        """Let the computers play until a person decides, then show that person's table."""
        self._picked = ""
        self._parts.why.close()
        if self._persons:
            self._let_computers_play()
        self._keep()
        if self._ended:
            self._show_ending()
            return
        if not self._persons:
            self._show_watching()
            return
        deciding = [side for side in self.play.deciding() if side in self._persons]
        side = self._viewer if self._viewer in deciding else deciding[0]
        if self._is_secret() and not (self._unveiled and side == self._viewer):
            self._draw_curtain(side)
            return
        self._unveiled = self._unveiled and self._is_secret()
        self._viewer = side
        self._show_decision()

    def _keep(self) -> None:
        """Let the browser keep the game, sealed while it hides something from a person at the table."""
        if self.play.over:
            self._parts.bar.keep(self.number, "")
            return
        plain = saved.to_json(self.play, for_people=False)
        hides = any(self.play.view(side) != self.play.state for side in self._persons)
        text = sealing.seal(plain) if hides else plain
        if text is not None:
            self._parts.bar.keep(self.number, text, self._about())
            self._kept = True
        elif not self._kept:
            self._parts.bar.tell_unkept()

    def _about(self) -> str:
        """The game in a few words, for the list of games that are kept; no more than everybody may see."""
        sides = self._persons or self.play.sides[:1]
        told = {self.table.standing(self.play.view(side)) for side in sides}
        standing = told.pop()
        if standing.about and not told:
            return standing.about
        return self._texts.listed(filter(None, (standing.turn, "" if told else standing.score)))

    def _let_computers_play(self) -> None:
        others = [side for side in self.play.deciding() if side not in self._persons]
        if others:
            self._parts.orders.thinking = self._t("table-think", side=self.table.side_name(others[0]))
        self.play.let_computers_play()

    @property
    def _ended(self) -> bool:
        return self.play.over

    def _is_secret(self) -> bool:
        """Whether several persons share the screen and may not see the same things now."""
        if len(self._persons) < 2:
            return False
        first, *others = (self.play.view(side) for side in self._persons)
        return len(self.play.deciding()) > 1 or any(view != first for view in others)

    def _draw_curtain(self, side: str) -> None:
        self._viewer, self._unveiled = side, False
        self._clear()
        name = self.table.side_name(side)
        number = self.play.colour_of(side)
        self._parts.curtain.show(
            self._t("table-hand-over", side=name),
            [self._t("table-hand-over-text", side=name)],
            [Press("lift", self._t("table-hand-over-go", side=name), main=True)],
            number,
        )
        self._parts.screen("curtain")

    @whole
    def press(self, key: str) -> None:
        """A button of the curtain."""
        if key == "lift":
            self._unveiled = True
            self._show_decision()
        elif key == "look":
            self._open_curtain()
            self._show_table()
            self._parts.screen("play")
        elif key == "save":
            self.save()

    def _open_curtain(self) -> None:
        self._parts.curtain.show("", (), ())

    # ---- answers of the page -----------------------------------------------------------------

    def moment(self) -> Moment:
        """Where everything stands now."""
        return Moment(self.play.fork(), self._viewer, self._unveiled, dict(self._told))

    def stand(self, before: Moment) -> None:
        """Stand again where everything stood `before`, and show it."""
        self.play, self._viewer, self._unveiled, self._told = before
        self._story = Story(self.play, self.table, self._texts)
        self._parts.orders.thinking = ""
        with suppress(Exception):  # the first fault is the one that is told
            self.go_on()

    @whole
    def answer(self, event: str, key: str) -> None:
        """A button, a pick or a place of the order panel."""
        if event == "order":
            if self._offer is None:
                self._watch(key)
            elif key in self._offer.orders:
                self._give(self._offer.orders[key])
        elif event == "place":
            self.choose(key)
        elif event == "pick":
            self._picked = key
            self._parts.why.close()
            self._show_decision(again=True)
        elif event == "why" and self._offer is not None:
            self._explaining.chance(self.play, self._offer, key)
        elif event == "way" and (line := self._story.thrown(self._seen_by, key)) is not None:
            self._explaining.throw(self.play, self._seen_by, line)
        elif event in ("undo", "reroll"):
            self.play.undo(take_back_and_reroll=event == "reroll")
            self._told = {side: min(told, len(self.play.journal)) for side, told in self._told.items()}
            self.go_on()

    @whole
    def choose(self, place: str) -> None:
        """A place of the board: where an order is carried out, or the thing that is to be moved."""
        if self._offer is None:
            return
        if place in self._offer.places:
            self._give(self._offer.places[place])
        elif place in self._offer.stacks:
            self.answer("pick", self._offer.stacks[place])

    @whole
    def fill_in(self, order: Any) -> None:
        """An order filled in on the grid."""
        self._give(order)

    @property
    def _looking(self) -> str:
        """The side that looks at the table: the one whose decision is shown."""
        if self._viewer is None:
            raise LookupError("nobody looks at the table yet: no decision was shown")
        return self._viewer

    @property
    def _seen_by(self) -> str:
        """The side whose log is shown."""
        return self._viewer or self.play.sides[0]

    def _give(self, order: Any) -> None:
        side, before = self._looking, len(self.play.journal)
        self.play.give(side, order)
        if self._offer is not None and self._offer.keep:
            self._acted[side] = self._offer.keep
        self._told[side] = before
        self.go_on()

    def _watch(self, key: str) -> None:
        """Two computer players go on: one order (step), to the next turn (turn), or to the end (end)."""
        if self._persons or key not in WATCHING:
            return
        turn = self.play.turn
        while self.play.step_computer() is not None:
            if key == "step" or (key == "turn" and self.play.turn != turn):
                break
        self.go_on()

    def save(self) -> None:
        """Hand the page the whole play as a file."""
        self._parts.bar.hand_out(f"{self.play.game.id}-turn-{self.play.turn}.json", saved.to_json(self.play))

    # ---- what the page shows -----------------------------------------------------------------

    def _show_decision(self, again: bool = False) -> None:
        """The viewer's table with the pending decision."""
        side = self._looking
        view = self.play.view(side)
        picked = self._picked or self._acted.get(side, "")
        offer = self.table.offer(view, side, self.play.orders(side), picked)
        self._offer = offer
        self._open_curtain()
        with self._parts.at_once():
            if not again:
                self._show_table()
            self._show_offer(offer, side)
        self._parts.screen("play")

    def _show_offer(self, offer: Offer, side: str) -> None:
        parts, number = self._parts, self.play.colour_of(side)
        parts.orders.show(
            who=self._who(side),
            side=number,
            prompt=offer.prompt,
            rule=offer.rule,
            about=offer.about,
            groups=offer.groups,
            picker=offer.picker,
            refusals=self._story.refusals(side),
            happened=self._story.since(side, self._told.get(side, 0)),
            undo=self._undo(),
        )
        picked = offer.picker.chosen if offer.picker else ""
        chosen = (picked,) if picked in parts.board.places else ()
        parts.board.offer((*offer.places, *offer.stacks), chosen, offer.hint)
        if offer.form is not None:
            parts.grid.show(offer.form, offer.caption, offer.confirm, offer.notes)
        elif parts.grid.rows:
            parts.grid.hide()

    def _show_table(self) -> None:
        """Everything but the orders: heading, counters, log, charts, luck, as the viewer may see them."""
        viewer = self._seen_by
        parts, view = self._parts, self.play.view(viewer)
        standing = self.table.standing(view)
        waiting = [side for side in self.play.deciding() if side == viewer] or self.play.deciding()
        with parts.bar.hold_sync():
            parts.bar.turn, parts.bar.phase = standing.turn, standing.phase
            parts.bar.score, parts.bar.leader = standing.score, standing.leader
            parts.bar.who = self._who(waiting[0]) if waiting else ""
            parts.bar.side = self.play.colour_of(waiting[0]) if waiting else None
            parts.bar.playing = True
        parts.board.hear(viewer, self._story.told_since(viewer, self._told.get(viewer, 0)))
        parts.board.show(self.table, view)
        lines = self._story.lines(viewer)
        parts.log.show(
            lines, [(turn, self.table.turn_words(turn)) for turn in sorted({line.turn for line in lines})]
        )
        with parts.luck.hold_sync():
            parts.luck.summary, parts.luck.rows = self._story.luck(viewer)

    def _who(self, side: str) -> str:
        """Whose decision it is; nothing to say where one side plays alone."""
        return self._t("table-bar-who", side=self.table.side_name(side)) if len(self.play.sides) > 1 else ""

    def _undo(self) -> dict[str, Any]:
        why = self.play.undo_objection()
        if why == "error-undo-nothing" or not self._persons:
            return {}
        reroll = self._t("table-undo-reroll") if why else ""
        return {
            "can": not why,
            "label": self._t("table-undo"),
            "why": self._t(why) if why else "",
            "reroll": reroll,
        }

    def _show_watching(self) -> None:
        """Two computer players: the page looks on."""
        self._open_curtain()
        self._show_table()
        actions = tuple(Action(key, self._t(f"table-watch-{key}"), main=key == "step") for key in WATCHING)
        self._offer = None
        side = self.play.sides[0]
        lines = self._story.since(side, self._told.get(side, 0))
        self._told[side] = len(self.play.journal)
        self._parts.orders.show(
            who=self._t("table-bar-watch"),
            prompt=self._t("table-watch-prompt"),
            about=(self._t("table-watch-about"),),
            groups=(Group("", actions),),
            happened=lines,
        )
        self._parts.screen("play")

    def _show_ending(self) -> None:
        """The end: who won and why, and what next; the whole table can be looked at."""
        view, outcome = self.play.view(self._seen_by), self.play.ending()
        self._show_last("table-over", self.table.ending(view), outcome.rule)
        side = self.play.colour_of(outcome.won_by[0]) if outcome.won_by else None
        told = Ending(self.play, self.table, self._texts)
        lines, buttons = told.lines(view, self._parts.luck.summary), told.buttons(self._persons)
        self._parts.curtain.show(told.title, lines, buttons, side, outcome.rule)
        self._parts.screen("curtain")

    def _show_last(self, prompt: str, about: str, rule: str = "", groups: tuple[Group, ...] = ()) -> None:
        """The table as it stands at an end, with nothing to order but what `groups` offer."""
        self._viewer, self._offer = self._seen_by, None
        self._parts.orders.show(
            prompt=self._t(prompt),
            about=(about,),
            rule=rule,
            groups=groups,
            happened=self._story.since(self._viewer, self._told.get(self._viewer, 0)),
            undo=self._undo(),
        )
        self._parts.grid.hide()
        self._parts.board.offer((), (), "")
        self._show_table()

    def _clear(self) -> None:
        """Take everything of the game off the page."""
        parts = self._parts
        self._offer = None
        parts.why.close()
        parts.orders.show()
        parts.grid.hide()
        parts.board.clear()
        parts.log.show((), ())
        parts.log.opened = {}
        with parts.luck.hold_sync():
            parts.luck.rows, parts.luck.summary = [], ""
        with parts.bar.hold_sync():
            parts.bar.turn = parts.bar.phase = parts.bar.score = parts.bar.who = ""
            parts.bar.leader = parts.bar.side = None
            parts.bar.playing = False

    def _t(self, key: str, **facts: Any) -> str:
        return self._texts.t(key, **facts)
