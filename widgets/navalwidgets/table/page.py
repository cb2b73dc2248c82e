"""The play table as one widget: `build("grand_fleet")`.

Knows how a game is started, loaded and shown. Must not know a rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from itertools import count, takewhile
from typing import Any

from ipywidgets import Box

from navalgames.errors import BadInput, Problem
from navalgames.explore.missions import missions_of
from navalgames.explore.scenes import play_of, scenes_to_play_on
from navalgames.games import game as game_called
from navalgames.naming import prefix_of
from navalgames.printing import printed
from navalgames.sessions import sealing
from navalgames.sessions.journal import PERSON
from navalgames.sessions.play import Play
from navalgames.sessions.players import computer_players
from navalgames.sessions.settings import LARGEST_SEED, checked_seed
from navalgames.sessions.words import PlayWords
from navalgames.texts import Texts
from navalwidgets.base.address import Field, option_field, page_language, read_address, write_address, written
from navalwidgets.base.messages import table_in, text_in
from navalwidgets.parts.address_bar import AddressBar
from navalwidgets.table.bar import LARGEST_FILE, TableBar
from navalwidgets.table.count_grid import CountGrid
from navalwidgets.table.curtain import Curtain
from navalwidgets.table.desk import Desk
from navalwidgets.table.games.finding import board_of, table_of
from navalwidgets.table.layout import Parts, box_of
from navalwidgets.table.log import Log
from navalwidgets.table.luck_view import LuckView
from navalwidgets.table.mission import MissionDesk
from navalwidgets.table.new_game import NewGame, Pick, Seated
from navalwidgets.table.order_panel import OrderPanel
from navalwidgets.table.side_tabs import SideTabs
from navalwidgets.table.story import rule_text
from navalwidgets.table.why_panel import WhyPanel


class TableApp:
    """The table of one game: starts and loads plays, and hands answers to the desk."""

    def __init__(self, game_id: str, language: str = "en", query: str | None = None) -> None:
        self.game = game_called(game_id)
        self.texts = Texts(language, game=game_id)
        self.desk: Desk | None = None
        self.address = AddressBar(game=game_id, language=language, label=self.texts.t("table-address-copy"))
        self.parts = self._parts(game_id, language)
        self._offer_new_game(query)
        self._go_on_from_lesson(query)

    @property
    def in_use(self) -> Desk:
        """The desk of the game that is played."""
        if self.desk is None:
            raise LookupError(f"no game of {self.game.id} has begun at this table")
        return self.desk

    def _parts(self, game_id: str, language: str) -> Parts:
        words = {"game": game_id, "language": language}
        bar = TableBar(self._bar_event, **words)
        new = NewGame(self.start, self._back, self._resume, **words)
        curtain = Curtain(self._pressed, **words)
        board = board_of(lambda place: self.in_use.choose(place), **words)
        orders = OrderPanel(lambda event, key: self.in_use.answer(event, key), **words)
        grid = CountGrid(lambda order: self.in_use.fill_in(order), **words)
        log = Log(
            lambda number: rule_text(game_id, number, language),
            lambda key: self.in_use.answer("way", key),
            **words,
        )
        why = WhyPanel(lambda explained: self.parts.explain(explained), **words)
        luck = LuckView(**words)
        beside = [("table-tabs-log", log), (board.aside_title, board.aside), ("table-tabs-luck", luck)]
        titles, shown = zip(*(one for one in beside if one[1] is not None), strict=True)
        tabs = SideTabs(tabs=[self.texts.t(title) for title in titles], **words)
        middle = box_of((orders, grid, self.address), "nv-table-orders")
        side = box_of((tabs, *shown), "nv-table-side")
        box = box_of((bar, new, curtain, board.main, middle, why.box, side), "nv-table")
        return Parts(box, bar, new, curtain, board, orders, grid, tabs, log, luck, why)

    # ---- a new game ----------------------------------------------------------------------------

    def _offer_new_game(self, query: str | None = None) -> None:
        """The form, filled in from the page's address."""
        players = (PERSON, *computer_players(self.game))
        address = read_address(self._fields(), query)
        self.address.query = write_address(address.values, self._fields())
        form = self.parts.new
        form.title = self.texts.t("table-new-title", game=PlayWords(self.game, self.texts.language).title())
        form.intro = self.texts.t("table-new-intro")
        form.brief = self._brief()
        form.notes = [self.texts.t(note.key, **note.facts) for note in address.notes]
        form.first, form.staff = list(self._words.first_options), self._words.paperwork_at_first
        form.seed = str(address.values["seed"]) if address.values["seed"] >= 0 else ""
        form.show(
            self._seat_picks(address.values, players), self._option_picks(address.values), self._seated()
        )
        self.parts.screen("new")

    def _go_on_from_lesson(self, query: str | None) -> None:
        """Sit down where a step of an episode stands, or to a mission, if the page's address names one."""
        scenes = scenes_to_play_on(self.game)
        address = read_address(self._fields(), query).values
        named, mission = address["scene"], address["mission"]
        if mission:
            seed = checked_seed(address["seed"] if address["seed"] >= 0 else None)
            self.desk = MissionDesk(self.game, mission, self.parts, self.texts, seed)
            if address["told"]:
                self.desk.press("begin")
            else:
                self.desk.go_on()
            self.address.query = write_address({"mission": mission, "seed": seed}, self._fields())
        elif named:
            play = play_of(self.game.id, scenes[named])
            play.take_seat(scenes[named].view, PERSON)
            self._sit_down(play)

    def _brief(self) -> list[str]:
        """The game in a few sentences, as many as its catalogue has."""
        keys = (f"{prefix_of(self.game.id)}table-brief-{number}" for number in count(1))
        return [self.texts.t(key) for key in takewhile(self.texts.has, keys)]

    def _fields(self) -> list[Field]:
        """What the page's address may say: rules, seats and dice of a game to begin."""
        players = (PERSON, *computer_players(self.game))
        seats = [
            Field(side, players[1] if number else PERSON, players)
            for number, side in enumerate(self.game.sides)
        ]
        options = [option_field(choice) for choice in self.game.option_choices]
        scene = Field("scene", "", ("", *scenes_to_play_on(self.game)))
        mission = Field("mission", "", ("", *missions_of(self.game)))
        told = Field("told", "", ("", "yes"))  # whether a mission was told where the page was opened from
        return [*options, *seats, Field("seed", -1, least=0, most=LARGEST_SEED), scene, mission, told]

    def _tell_address(self, play: Play) -> None:
        """A link to the same beginning: whoever opens it meets the same rules, seats and dice."""
        options = {choice.name: getattr(play.options, choice.name) for choice in self.game.option_choices}
        told = {**options, **play.seats, "seed": play.seed}
        self.address.query = write_address(told, self._fields())

    @property
    def _words(self) -> Any:
        """The game's words, for default charts and options: what the form needs before a play exists."""
        return table_of(self.game.id, self.game.read_charts(), self.game.options(), self.texts)

    def _seat_picks(self, values: Mapping[str, Any], players: tuple[str, ...]) -> list[Pick]:
        words = self._words
        named = []
        for name in players:
            known = self.texts.has(f"table-player-{name}")
            label, about = self._player_words(name) if known else words.player_words(name)
            named.append((name, label, about))
        return [Pick(side, words.seat_name(side), "", tuple(named), values[side]) for side in self.game.sides]

    def _player_words(self, name: str) -> tuple[str, str]:
        return self.texts.t(f"table-player-{name}"), self.texts.t(f"table-player-{name}-about")

    def _option_picks(self, values: Mapping[str, Any]) -> list[Pick]:
        words, picks = self._words, []
        for choice in self.game.option_choices:
            label, about = words.option_words(choice.name)
            shown = tuple(
                (written(value), words.value_words(choice.name, value), "") for value in choice.values
            )
            picks.append(Pick(choice.name, label, about, shown, written(values[choice.name]), choice.rule))
        return picks

    def _seated(self) -> Seated | None:
        """Which sides play at the values of the options that say so; None where all always play."""
        names: tuple[str, ...] = ()
        worlds: list[dict[str, Any]] = [{}]
        for choice in self.game.option_choices:
            tried = [[world | {choice.name: value} for value in choice.values] for world in worlds]
            if any(len({self._sides_in(world) for world in row} - {None}) > 1 for row in tried):
                names, worlds = (*names, choice.name), [world for row in tried for world in row]
        sides = {"|".join(map(written, world.values())): self._sides_in(world) for world in worlds}
        return Seated(names, sides) if names else None

    def _sides_in(self, world: Mapping[str, Any]) -> tuple[str, ...] | None:
        """The sides that play under these options; None for options that do not go together."""
        try:
            return self.game.sides_in(self.game.options(**world))
        except BadInput:
            return None

    def start(self, wanted: Mapping[str, Any]) -> None:
        """Begin a game with what the form says.

        Raises:
            BadInput: an unknown player, option or value, or a seed that is no whole number.
        """
        options = {}
        given = table_in(wanted, "options")
        for choice in self.game.option_choices:
            by_text = {written(value): value for value in choice.values}
            text = text_in(given, choice.name) or written(choice.default)
            options[choice.name] = by_text.get(text, text)
        sides = self.game.sides_in(self.game.options(**options))
        seats = {side: printed(name) for side, name in table_in(wanted, "seats").items()}
        seats = {side: name for side, name in seats.items() if side in sides or side not in self.game.sides}
        staff = dict.fromkeys(sides, self._words.paperwork) if wanted.get("staff") else None
        seed = self._seed(text_in(wanted, "seed"))
        self._sit_down(Play(self.game, options=options, seats=seats, seed=seed, staff=staff))

    def _seed(self, text: str) -> int | None:
        if not text:
            return None
        if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) <= LARGEST_SEED):
            raise BadInput("table-new-bad-seed", given=text[:40], most=LARGEST_SEED)
        return int(text)

    def _sit_down(self, play: Play, number: str = "") -> None:
        self.parts.bar.notice = self.parts.bar.goal = ""
        before, self.desk = self.desk, Desk(play, self.parts, self.texts, number)
        try:
            self.desk.go_on()
        except Exception:
            self.desk = before
            with suppress(Exception):  # the first fault is the one that is told
                self._back()
            raise
        self._tell_address(play)

    # ---- the bar, the curtain ------------------------------------------------------------------

    def _bar_event(self, event: str, content: Mapping[str, Any]) -> None:
        if event == "new":
            self.parts.new.back = self.desk is not None and not self.desk.play.over
            self._offer_new_game("")
        elif event == "save" and self.desk is not None:
            self.desk.save()
        elif event == "load":
            self.load(text_in(content, "name"), text_in(content, "text"))

    def load(self, name: str, text: str, number: str = "") -> None:
        """Go on with a saved game. A file that does not fit leaves the game on the table as it is.

        Args:
            number: the one under which the browser keeps the game already.

        Raises:
            Problem: not a saved play of this game.
        """
        if len(text) > LARGEST_FILE:
            raise BadInput("table-bar-too-large", name=name)
        play = Play.from_json(text, where=name, game=self.game)
        self._sit_down(play, number)
        notices = [self.texts.t(key, **facts) for key, facts in play.notices]
        self.parts.bar.notice = " ".join([self.texts.t("table-bar-loaded", name=name), *notices])

    def _back(self) -> None:
        if self.desk is not None:
            self.desk.go_on()

    def _resume(self, number: str, text: str) -> None:
        """Go on with the game the browser has kept; one that cannot be used is forgotten."""
        try:
            self.load(self.texts.t("table-new-kept"), sealing.unseal(text), number)
        except Problem:
            self.parts.bar.keep(number, "")
            raise

    def _pressed(self, key: str) -> None:
        if key == "new":
            self.desk = None
            self.parts.new.back = False
            self._offer_new_game("")
        elif key == "swap":
            self._sit_down(self._exchanged(self.in_use.play))
        else:
            self.in_use.press(key)

    def _exchanged(self, play: Play) -> Play:
        """A new game like `play`, with everybody one seat further and other dice."""
        sides = play.sides
        seats = {side: play.seats[other] for side, other in zip(sides, (sides[-1], *sides), strict=False)}
        return Play(self.game, options=play.options, charts=play.charts, seats=seats)


def build(game_id: str) -> Box:
    """The play table of a game; what the page's address says is filled in, in its language."""
    return TableApp(game_id, page_language()).parts.box
