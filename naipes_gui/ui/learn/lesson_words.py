"""What a guided hand says: before it begins, at each of its steps, and when it is over."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from naipes_gui.core.common_words import before_the_hand
from naipes_gui.core.face import Face
from naipes_gui.core.guided import MEANT_OTHERWISE, Guided, Reply
from naipes_gui.core.info import GameInfo
from naipes_gui.core.lesson import Do, Lesson, Step
from naipes_gui.core.rules import View
from naipes_gui.core.table import NOBODY
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.core.wording import Wording, as_sentence
from naipes_gui.core.zones import Role
from naipes_gui.ui.beside_table.prompt import Question


def ready(button: Phrase) -> Phrase:
    """Say which button begins a lesson."""
    return phrase("lessons", "Press “{button}” when you are ready.", button=button)


@dataclass(frozen=True, slots=True)
class LessonWords:
    """Puts a lesson into words for one reader, as far as they have come."""

    info: GameInfo
    number: int
    guided: Guided
    face: Face
    wording: Wording

    @property
    def lesson(self) -> Lesson:
        """What is led through."""
        return self.guided.lesson

    @property
    def place(self) -> int:
        """Which of the steps at which something is said is the present one."""
        told = self.lesson.told
        return min(sum(number < self.guided.place for number in told), len(told) - 1)

    def opening(self, view: View[Any] | None, button: Phrase) -> Question:
        """Return what the lesson is about, and why somebody deals, for whom a button does it."""
        say = self.wording.say
        about = [say(self.lesson.about)]
        if view is not None and view.state.dealer != NOBODY:
            if view.cards(Role.LOT, view.state.dealer):
                about.append(_draws(len(self.lesson.opponents)))
            about += map(say, before_the_hand(view, self.face.dealing_card(view)))
            about.append(say(ready(button)))
        minutes = say(phrase("lessons", "About %n minute(s)", n=self.lesson.minutes))
        return Question(minutes, say(self.lesson.title), " ".join(about), "")

    def question(self, reply: Reply | None) -> Question:
        """Return what is to be read or done, below what is replied to a move that was tried."""
        step = self.guided.step
        if step is None:
            now = translate(
                "lessons",
                "In a match everybody plays as they like. A hint is one key away: H; the rules "
                "are another: F1.",
            )
            return Question(self._where, self._done, now, "")
        made = self._replied(step, reply) if reply is not None else self._told(step)
        return replace(made, step=self.place, steps=len(self.lesson.told))

    def _told(self, step: Step) -> Question:
        assert step.headline is not None
        text = self.wording.say(step.text) if step.text is not None else ""
        return Question(self._where, self.wording.say(step.headline), text, "")

    def _replied(self, step: Step, reply: Reply) -> Question:
        """Return why a move is not meant, and below it all that the step says."""
        told = self._told(step)
        said, asked = self.wording.say(reply.said), f"{told.question} {told.about}".rstrip()
        is_warning = reply.is_mistake
        return Question(told.where, said, asked, "", is_warning=is_warning, short=told.question)

    def lines(self) -> list[str]:
        """Return all that the steps will say above the felt, of moves that are not meant too."""
        told = [step for step in self.lesson.steps if step.headline is not None]
        replies = [
            (step, Reply(said))
            for step in told
            if isinstance(step, Do)
            for said in (*step.wrong.values(), *step.as_good.values(), *_why(step), MEANT_OTHERWISE)
        ]
        return [
            *(self._told(step).in_a_line for step in told),
            *(self._replied(step, reply).in_a_line for step, reply in replies),
        ]

    def unnamed(self) -> Iterator[str]:
        """Yield for who does not see it what others have played and the step does not name."""
        timeline = self.guided.timeline
        for ply in self.guided.unnamed:
            view, (seat, move) = timeline.view(ply, self.guided.me), timeline.moves[ply]
            yield as_sentence(self.wording.say(self.face.describe(view, seat, move)))

    @property
    def _stages(self) -> int:
        return len(self.info.lessons())

    @property
    def _done(self) -> str:
        """What is said at the end: of several stages the next is a button away."""
        if self.number + 1 < self._stages:
            return translate("lessons", "That was this stage.")
        return translate("lessons", "That was the lesson.")

    @property
    def _where(self) -> str:
        if not self.guided.is_over:
            return translate("lessons", "Step {place} of {all}").format(
                place=self.place + 1, all=len(self.lesson.told))  # fmt: skip
        if self._stages == 1:
            return translate("lessons", "The lesson is over")
        return translate("lessons", "Stage {place} of {all} is done").format(
            place=self.number + 1, all=self._stages)  # fmt: skip


def _why(step: Do) -> tuple[Phrase, ...]:
    return () if step.why is None else (step.why,)


def _draws(opponents: int) -> str:
    if opponents == 1:
        return translate("lessons", "Each of you draws a card: that settles who deals.")
    return translate("lessons", "Everybody draws a card for the deal.")
