"""Everything that the sheet of an answer says."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from naipes_gui.core.text import translate
from naipes_gui.core.wording import as_sentence, labelled
from naipes_gui.ui.beside_table.option_bars import Row
from naipes_gui.ui.review.course import Verdict
from naipes_gui.ui.review.decision import Decision
from naipes_gui.ui.review.line_story import Step
from naipes_gui.ui.shared.markup import spoken


def deals_heading(number: int) -> str:
    """Return what is said of so many deals."""
    if not number:
        return translate("review", "With what you knew, hardly a card could lie elsewhere.")
    return translate(
        "review",
        "%n possible deal(s), good and bad ones in their share, and how the hand ends there with "
        "each choice if all play on as usual players do:",
        n=number,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Answer:
    """Everything the sheet says; what is still being found out is empty."""

    verdict: Verdict
    title: str
    paid: str = ""
    basis: str = ""
    rows: Sequence[Row] = ()
    more: int = 0
    reason: str = ""
    figures: Sequence[str] = ()
    """What was counted, for whoever asks."""
    is_mistake: bool = False
    """Whether what was played is one: then it is told why."""
    of: str = ""
    """The move of which it is told what would have come of it."""
    exact: str = ""
    would: str = ""
    could: Sequence[str] = ()
    """The answers to whether the hand could be won; the one that holds is named next."""
    could_at: int = -1
    onwards: str = ""
    """What the button says that goes on."""
    proof: str = ""
    deals: Sequence[str] | None = None
    """Some deals that were possible, line by line, once they were asked for."""
    over_deals: str = ""
    """In how many of them either choice is better."""
    has_hands: bool = True
    """Whether others hold cards that could be dealt otherwise."""
    is_dealing: bool = False
    """Whether they were asked for, and are still being dealt and played."""
    told: Sequence[Step] = field(default_factory=tuple)
    happened: bool = False
    """Whether the line is the one that was played, not only one that begins like it."""
    guess: int = -1
    """Which of the answers the person gave to whether the hand could be won."""
    guessed: str = ""
    """What is said of that."""
    decision: Decision | None = None
    """What was to be decided, as it lay; nothing while the best is still to be found."""
    asks_could: str = ""
    tells_could: str = ""
    """What stands above the answers to whether the hand could be won, before and after."""
    to_prove: str = ""
    """What the button says that asks the opponents again."""

    @property
    def course(self) -> str:
        """What stands above how the hand went on, or would have."""
        if not self.exact:
            return ""
        if self.happened:
            return translate("review", "What happened with {choice}").format(choice=self.of)
        return translate("review", "What would have happened with {choice}").format(choice=self.of)

    @property
    def asked_could(self) -> str:
        """What stands above the answers to whether the hand could be won."""
        return self.asks_could if self.could_at < 0 else self.tells_could

    @property
    def _decision(self) -> Sequence[str]:
        return self.decision.told if self.decision is not None else ()

    @property
    def _could(self) -> str:
        if self.could_at < 0:
            return ""
        return f"{self.asked_could} {as_sentence(self.could[self.could_at])}"

    @property
    def about_deals(self) -> list[str]:
        """What is said above the deals; nothing before they were asked for."""
        if self.deals is None:
            return []
        return [*filter(None, (self.over_deals,)), deals_heading(len(self.deals))]

    @property
    def text(self) -> str:
        """All of it as lines, for the panel of texts and for screen readers."""
        rows = [", ".join(filter(None, (r.name, r.word, r.said))) for r in self.rows]
        counted = [labelled(row.name, row.figures) for row in self.rows]
        could = " ".join(filter(None, (self._could, self.guessed)))
        line = (step.words for step in self.told)
        parts = (
            self.title, self.paid, *self._decision, self.reason, self.basis, *rows,
            self.course, self.would, self.exact, *line, could, self.proof,
            *self.about_deals, *(self.deals or ()), *counted, *self.figures,
        )  # fmt: skip
        return "\n".join(spoken(part) for part in parts if part)
