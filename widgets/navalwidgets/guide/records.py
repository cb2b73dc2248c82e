"""What each part of a lesson's page shows, as plain records: sentences from the catalogues, nothing else.

Knows the player and the words of a lesson. Must not know how a part is drawn or what an event does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from navalgames.chance import Shown
from navalgames.explore.noting import Noted
from navalgames.games.contract import Game
from navalgames.labels import Labels
from navalgames.sessions.check_words import CheckWords
from navalgames.sessions.journal import lines_of
from navalgames.sessions.lesson_grammar import (
    BarsPrediction,
    ChoicePrediction,
    Episode,
    Source,
    Step,
    term_keys,
)
from navalgames.sessions.lesson_labels import StepLabels
from navalgames.sessions.lesson_part import code_of
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_verdict import bars_drawn
from navalgames.sessions.lesson_words import (
    explanation,
    facts,
    guess_text,
    rests_on_ours_first,
    setting_text,
)
from navalgames.sessions.lessons import episodes_of
from navalgames.sessions.words import PlayWords
from navalgames.texts.choice import address_in
from navalwidgets.guide.added import added
from navalwidgets.guide.change import change_page
from navalwidgets.guide.checks import check_page
from navalwidgets.guide.ending import ending_page
from navalwidgets.guide.fell import said_by_dice
from navalwidgets.guide.foreseen import foreseen_page, foreseen_words, watched_words
from navalwidgets.guide.story import story_page
from navalwidgets.guide.strip import strip_page


class Pages:
    """The records of one game's lessons in one language."""

    def __init__(self, game: Game, labels: Labels) -> None:
        self.game, self.labels = game, labels
        self.t = labels.texts.t

    def guess(self, player: LessonPlayer) -> str:
        """The prediction in words."""
        return guess_text(player, self.labels.texts)

    def say(self, player: LessonPlayer, *parts: object) -> str:
        """A sentence of the present step, its numbers filled in."""
        key = player.episode.key(player.step.id, *parts)
        return self.t(key, **facts(player, self.labels.texts))

    def noted(self, throws: Iterable[Noted], called: Mapping[str, str]) -> list[tuple[Shown, str]]:
        """Throws, each with what the rules say of it in the words of the log, "" for nothing.

        Args:
            called: what the sides are called on the table of the scene.
        """
        words = PlayWords(self.game, self.labels.texts.language).with_names(lambda one: called.get(one, one))
        told, earlier = [], list[Shown]()
        for one in throws:
            told.append((one.shown, " ".join(self._told_of(one, earlier, words))))
            earlier = [] if one.note else [*earlier, one.shown]
        return told

    def _told_of(self, one: Noted, earlier: list[Shown], words: PlayWords) -> Iterator[str]:
        """What was added to a throw and to those that share its note, and what the log says of it."""
        yield from filter(None, [added(self.labels.texts, one, earlier if one.note else ())])
        yield from map(words.line, lines_of(one.notes, 0, None, None))

    def thrown(self, player: LessonPlayer, number: int, outcome: Any) -> str:
        """What one throw came to, in the step's own sentence."""
        key = player.episode.key(player.step.id, "thrown")
        thrown = {"number": number, "outcome": self.labels.outcome(outcome)}
        return self.t(key, **(facts(player, self.labels.texts) | thrown))

    # ---- step list

    def nav(self, player: LessonPlayer) -> dict[str, Any]:
        """Episodes, steps, and how far the learner is."""
        episode = player.episode
        done = sum(player.progress_of(step.id).revealed for step in episode.step)
        waiting = sum(not player.is_done(step) for step in episode.step)
        minutes = max(1, round(player.minutes_left))
        walked = "lesson-ui-progress-walked" if waiting else "lesson-ui-progress-done"
        key = walked if done == len(episode.step) else "lesson-ui-progress"
        return {
            "episode": episode.id,
            "episodes": [
                {"id": one.id, "label": self.episode_title(one, "-short"), "current": one.id == episode.id}
                for one in episodes_of(self.game)
            ],
            "steps": [self._step_entry(player, place, step) for place, step in enumerate(episode.step, 1)],
            "done": done,
            "count": len(episode.step),
            "progress": self.t(key, done=done, count=len(episode.step), minutes=minutes, waiting=waiting),
            "blurb": self.t(episode.key("blurb")),
            "goals": self.several(episode, "goal", episode.goals),
            "teach": address_in(self.labels.texts.language, f"../../teach/{self.game.id}/{episode.id}"),
        }

    def episode_title(self, episode: Episode, form: str = "") -> str:
        """Number and title; `form` "-short" for a narrow list."""
        return self.t("lesson-ui-episode" + form, number=episode.number, title=self.t(episode.key("title")))

    def _step_entry(self, player: LessonPlayer, place: int, step: Step) -> dict[str, Any]:
        progress = player.progress_of(step.id)
        begun = "seen" if progress.revealed else "begun" if progress.committed else "new"
        return {
            "id": step.id,
            "label": self.t(
                "lesson-ui-step-title", step=place, title=self.t(player.episode.key(step.id, "title"))
            ),
            "state": "done" if player.is_done(step) else begun,
            "current": step.id == player.step.id,
        }

    # ---- story

    def head(self, player: LessonPlayer, notes: list[str], leave: str = "") -> dict[str, Any]:
        """The story of a step: what it is about, who decides, what went before, the dated event.

        leave: what the address says without the view for a class, where that is shown.
        """
        episode, step = player.episode, player.step
        place = self.t("lesson-ui-step", number=player.index + 1, count=len(episode.step))
        title = self.say(player, "title")
        return {
            "fresh": f"{episode.id}/{step.id}",
            "place": place,
            "leave": leave and address_in(self.labels.texts.language, f"{self.game.id}_guide.ipynb?{leave}"),
            "title": title,
            "goal": self.say(player, "goal"),
            "faces": [
                {
                    "name": self.t(episode.key("person", name)),
                    "post": self.t(episode.key("person", name, "post")),
                    "side": self._colour(player, episode.people[name].side),
                    "dress": episode.people[name].dress,
                    "look": _look(episode, name),
                }
                for name in step.faces
            ],
            "since": self._since(player),
            "hook": self.say(player, "hook"),
            "folded": player.progress.revealed,
            "notes": notes,
            "documentTitle": self.t(
                "lesson-ui-page-title",
                step=self.t("lesson-ui-step-title", step=player.index + 1, title=title),
                episode=self.episode_title(episode),
            ),
        }

    def _colour(self, player: LessonPlayer, side: str) -> int:
        """The colour of a side in the scene of a step."""
        scene = player.step.scene
        return self.game.colour_of(side, player.charts, self.game.options(**(scene.options if scene else {})))

    def given(self, player: LessonPlayer) -> dict[str, Any]:
        """The rule that is needed, what is taken as given, where it comes from; folded after a prediction."""
        episode, step = player.episode, player.step
        return {
            "fresh": f"{episode.id}/{step.id}",
            "mark": step.hook.mark,
            "source": self.source(episode.sources[step.hook.source]),
            "rule": [self.say(player, "rule", n) for n in range(1, step.rule_told + 1)],
            "assumptions": [self.say(player, "assumption", n) for n in range(1, step.assumptions + 1)],
            "rules": list(step.rules),
            "open": not player.progress.committed and not player.progress.revealed,
        }

    def _since(self, player: LessonPlayer) -> str:
        """What follows from an order given in an earlier step, and what stays of the learner's own dice;
        nothing where the step names none.

        Where nothing stays: how those dice fell first, or those of the step before. The story may differ.
        """
        step, said = player.step, ""
        if step.since:
            said = self.say(player, "since", player.progress_of(step.since).ordered or "none")
        if step is not player.written:
            return " ".join(filter(None, (said, self.say(player, "carried"))))
        before = player.episode.step[player.index - 1].id
        thrown = step.carried.step if step.carried else step.since if step.since == before else None
        with player.visiting():
            player.go(thrown or step.id)
            fell = said_by_dice(player, self.labels) if thrown else ""
        return " ".join(filter(None, (said, fell)))

    def source(self, source: Source) -> str:
        """Author, title and year."""
        year = source.year or "none"
        return self.t("lesson-ui-source", author=source.author, title=source.title, year=str(year))

    # ---- prediction

    def predict(self, player: LessonPlayer) -> dict[str, Any]:
        """The question, and a form for the answer or what was said."""
        progress, predict = player.progress, player.step.predict
        page: dict[str, Any] = {
            "fresh": f"{player.episode.id}/{player.step.id}",
            "kind": predict.kind,
            "question": self.say(player, "predict"),
            "open": not progress.committed and not progress.revealed,
            "again": not progress.revealed,
            "waits": player.stage == "ordering",
            "folded": progress.revealed,
        }
        if page["waits"]:
            return page
        if not page["open"]:
            key = "lesson-ui-skipped-short" if progress.skipped else "lesson-ui-predicted"
            return page | {"said": self.t(key, guess=self.guess(player))} | self._blocks(player)
        return page | self._form(player)

    def _form(self, player: LessonPlayer) -> dict[str, Any]:
        predict, progress = player.step.predict, player.progress
        if isinstance(predict, ChoicePrediction):
            options = [{"id": one.id, "label": self.say(player, "option", one.id)} for one in predict.options]
            return {"options": options, "guess": progress.guess}
        if isinstance(predict, BarsPrediction):
            return self._bars(player, predict)
        return {
            "least": predict.least,
            "most": predict.most,
            "step": predict.step,
            "guess": progress.guess,
            "unit": self.t(f"lesson-unit-{predict.unit}", value="{value}"),
        }

    def _blocks(self, player: LessonPlayer) -> dict[str, Any]:
        """Where the learner's blocks lie, and what the rolls have brought there; nothing without blocks."""
        predict, sample = player.step.predict, player.sample
        if not isinstance(predict, BarsPrediction) or not isinstance(player.progress.guess, dict):
            return {}
        laid, total = bars_drawn(player.progress.guess), sample.size
        fallen = {str(outcome): count for outcome, count in sample.counts.items()}
        rows, words = [], StepLabels(player, self.labels)
        for outcome in player.answer(player.first_parameters).outcomes:
            key, label = str(outcome), words.outcome(outcome)
            count, fell = laid.get(key, 0), fallen.get(key, 0)
            said = self.t("lesson-ui-block", label=label, n=count, fallen=fell, total=total)
            rows.append({"label": label, "count": count, "fallen": fell, "said": said})
        said = self.t("lesson-ui-blocks", total=total)
        return {"said": said, "tokens": predict.tokens, "total": total, "blocks": rows}

    def _bars(self, player: LessonPlayer, predict: BarsPrediction) -> dict[str, Any]:
        outcomes = player.answer(player.first_parameters).outcomes
        before = player.progress.guess
        counts, words = before if isinstance(before, dict) else {}, StepLabels(player, self.labels)
        return {
            "tokens": predict.tokens,
            "how": self.t("lesson-ui-bars", tokens=predict.tokens),
            "bars": [
                {"key": key, "label": words.outcome(outcome), "count": counts.get(key, 0)}
                for outcome in outcomes
                for key in [str(outcome)]
            ],
        }

    # ---- reveal and change

    def reveal(self, player: LessonPlayer, cleared: bool) -> dict[str, Any]:
        """The way to the exact answer; after it the one thing that can be changed."""
        step, progress = player.step, player.progress
        control = self.say(player, "control")
        setting = setting_text(player, self.labels.texts, player.setting)
        return {
            "fresh": f"{player.episode.id}/{step.id}",
            "example": self._example(player),
            "revealed": progress.revealed,
            "waits": player.stage == "ordering",
            "locked": not progress.committed,
            "rolled": player.sample.size,
            "certain": self.t("lesson-ui-certain") if player.certain else "",
            "strip": strip_page(player, self.labels.texts),
            "task": self.say(player, "vary"),
            "control": control,
            "values": [
                {
                    "code": code_of(value),
                    "label": setting_text(player, self.labels.texts, value),
                    "current": value == player.setting,
                }
                for value in step.vary.values
            ],
            "cleared": self.t("lesson-ui-cleared", control=control, setting=setting) if cleared else "",
            "found": progress.found and (progress.setting is None or player.setting in step.vary.find),
            "varied": self.say(player, "varied"),
            "foresee": foreseen_page(player, self.labels.texts),
            **change_page(player, self.labels.texts, self.say),
            "foreseen": foreseen_words(player, self.labels.texts),
            "watched": watched_words(player, self.labels.texts),
        }

    def _example(self, player: LessonPlayer) -> dict[str, Any] | None:
        throw = player.worked_example()
        if throw is None:
            return None
        shown = [
            self.t(
                "lesson-ui-example-throw",
                why=self.labels.why(one.why),
                faces=", ".join(str(face) for face in one.faces),
            )
            for one in throw.record
            if hasattr(one, "faces")
        ]
        return {
            "about": self.say(player, "example"),
            "throws": shown,
            "outcome": StepLabels(player, self.labels).outcome(throw.outcome),
        }

    # ---- explanation, checks, history

    def why(self, player: LessonPlayer) -> dict[str, Any]:
        """Why it is so, beginning with the learner's own prediction; nothing before the answer is shown."""
        texts, fresh = self.labels.texts, f"{player.episode.id}/{player.step.id}"
        if not player.progress.revealed:
            return {"fresh": fresh, "explain": [], "reconstruction": ""}
        rebuilt = rests_on_ours_first(player)
        return {
            "fresh": fresh,
            "explain": [one.said(texts) for one in explanation(player, texts)],
            "reconstruction": self.t("lesson-ui-badge-reconstruction") if rebuilt else "",
        }

    def talk(self, player: LessonPlayer) -> dict[str, Any]:
        """The check questions, and the way back to history."""
        episode, step, progress = player.episode, player.step, player.progress
        last = player.index == len(episode.step) - 1
        following = next((one for one in episodes_of(self.game) if one.number == episode.number + 1), None)
        return {
            "fresh": f"{episode.id}/{step.id}",
            "revealed": progress.revealed,
            "checks": [self._check(player, place) for place in range(len(step.tasks))],
            "history": [
                {
                    "mark": line.mark,
                    "text": self.say(player, "history", n),
                    "source": self.source(episode.sources[line.source]) if line.source else "",
                }
                for n, line in enumerate(step.history, 1)
            ],
            "summary": self.several(episode, "summary", episode.summary if last else 0),
            "exit": self.t(episode.key("exit")) if last else "",
            "story": story_page(player, self.labels) if last and progress.revealed else {},
            **(ending_page(player, self.labels.texts, self.source) if last else {}),
            "back": player.index > 0,
            "next": "" if last else self._next_title(player),
            "nextEpisode": self._next_episode(following) if last and following else None,
            "lab": address_in(
                self.labels.texts.language, f"{self.game.id}_lab.ipynb?mechanic={step.question}"
            ),
            "terms": [
                dict(zip(("word", "means"), map(self.t, term_keys(name)), strict=True))
                for name in episode.terms
            ],
            "sources": [self.source(source) for source in episode.sources.values()],
        }

    def several(self, episode: Episode, part: str, count: int) -> list[str]:
        """The numbered sentences of one kind."""
        return [self.t(episode.key(part, n)) for n in range(1, count + 1)]

    def _next_title(self, player: LessonPlayer) -> str:
        following = player.episode.step[player.index + 1]
        return self.t("lesson-ui-next-title", title=self.t(player.episode.key(following.id, "title")))

    def _next_episode(self, episode: Episode) -> dict[str, str]:
        title = self.t(episode.key("title"))
        return {"id": episode.id, "label": self.t("lesson-ui-next-episode", title=title)}

    def _check(self, player: LessonPlayer, place: int) -> dict[str, Any]:
        def say(*parts: object) -> str:
            return self.say(player, *parts)

        return check_page(player, place, CheckWords(player, place, self.labels.texts, say), self.labels.texts)


def _look(episode: Episode, name: str) -> int:
    """Which of the people of their side somebody is, from 0: two of them are never drawn alike."""
    people = episode.people
    return [one for one, person in people.items() if person.side == people[name].side].index(name)
