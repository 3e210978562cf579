"""Writes down what a player saw before a decision, and what it weighed."""

from dataclasses import dataclass
from typing import Any

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.face import Face
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import translate
from naipes_gui.core.zones import Role
from naipes_gui.review.judged import Judged
from naipes_gui.ui.beside_table.choice_words import LEAST, choice, figures, grounds
from naipes_gui.ui.beside_table.text_table import closed_zones
from naipes_gui.ui.shared.markup import Markup, joined, markup
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.table.plates import paper_inks

BAR = 12
"""Letters of the longest bar."""
LISTED = 8


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that was made: by whom, from which view, and which move it was."""

    ply: int
    name: str
    about: str
    """The level and the style, in words."""
    view: View[Any]
    made: Move
    same_version: bool
    own: bool
    """Whether the person made it; then somebody else is asked."""


class Analysis:
    """Writes a decision and a counsel down as HTML."""

    def __init__(self, face: Face, text_style: TextStyle, names: tuple[str, ...]) -> None:
        self._face, self._text_style, self._names = face, text_style, names
        self._wording = text_style.wording

    def title(self, decision: Decision) -> str:
        """Return the heading."""
        if decision.own:
            return translate("knowledge", "What you knew")
        return translate("knowledge", "What {name} knew").format(name=decision.name)

    def seen(self, decision: Decision) -> Markup:
        """Return what the player saw: its hand, and how much lay closed; the table has the rest."""
        view = decision.view
        hand = self._cards(view.cards(Role.HAND, view.seat))
        own = markup("{}: {}", translate("knowledge", "Hand"), hand) if hand else ""
        heading = translate("knowledge", "What could be seen")
        rest = translate("knowledge", "All else lay open, as it lies on the table.")
        seen = joined("<br>", (own, *closed_zones(view, self._names), rest))
        return markup("<p><b>{}</b><br>{}</p>", heading, seen)

    def about(self, decision: Decision, *, is_reviewed: bool) -> Markup:
        """Return whose figures they are: those of who decided, or of who would in your place."""
        told = decision.about
        if is_reviewed:
            told = translate("knowledge", "These are the figures of the review.")
        elif decision.own:
            quick = translate("knowledge", "It is a quick estimate: a review weighs longer.")
            told = f"{told} {quick}"
        return markup("<p><small>{}</small></p>", told)

    def weighed(self, decision: Decision, counsel: Counsel) -> Markup:
        """Return what was weighed, the reason, and whether the record has the same move."""
        listed = range(len(counsel.choices[:LISTED]))
        rows = joined("", (self._row(decision, counsel, place) for place in listed))
        table = markup("<table cellspacing='4'>{}</table>", rows) if rows else ""
        reason, proof = self._wording.say(counsel.reason), self._proof(decision, counsel)
        return markup("<p>{}</p>{}<p><small>{}</small></p>", reason, table, proof)

    def _row(self, decision: Decision, counsel: Counsel, place: int) -> Markup:
        one = counsel.choices[place]
        name = self._cards_in(choice(self._face, decision.view, one.move, self._wording))
        strong = one.move.meaning == decision.made.meaning
        label = markup("<b>{}</b>", name) if strong else name
        ink = LIGHT.negative if one.worth < 0 else LIGHT.accent
        bar = markup("<span style='color:{}'>{}</span>", ink, "▮" * bar_length(counsel, place))
        figure = figures(counsel, one.worth, one.margin)
        cells = markup("<td>{}</td><td align='right'>{}</td><td>{}</td>", label, figure, bar)
        return markup("<tr>{}</tr>", cells)

    def _proof(self, decision: Decision, counsel: Counsel) -> str:
        told = [grounds(counsel, self._wording)]
        if not decision.own:
            told.append(self._same(decision, counsel))
        return " ".join(filter(None, told))

    def _same(self, decision: Decision, counsel: Counsel) -> str:
        if counsel.chosen.meaning == decision.made.meaning:
            return translate(
                "knowledge", "Asked again now, from this view alone, it chooses the same move."
            )
        if not decision.same_version:
            return translate(
                "knowledge", "Another version of the opponents played then; today's would choose: "
                "{move}.").format(move=self._called(decision, counsel.chosen))  # fmt: skip
        return translate("knowledge", "Asked again now it chooses another move: {move}.").format(
            move=self._called(decision, counsel.chosen)
        )

    def _called(self, decision: Decision, move: Move) -> str:
        return choice(self._face, decision.view, move, self._wording)

    def _cards(self, cards: tuple[Any, ...]) -> str:
        return self._cards_in(" ".join(map(self._wording.short, cards)))

    def _cards_in(self, text: str) -> str:
        return rich(text, paper_inks(self._text_style))


def of_review(judged: Judged) -> Counsel:
    """Return what a review has found of a decision as if somebody had weighed it so long."""
    return Counsel(
        judged.best, judged.choices, judged.unit, judged.rounds, reason=judged.reason
    )  # fmt: skip


def bar_length(counsel: Counsel, place: int) -> int:
    """Return how many letters long the bar of a choice is: all begin at zero, on one scale."""
    worths = [abs(one.worth) for one in counsel.choices]
    most = max(worths)
    return max(1, round(BAR * worths[place] / most)) if most > LEAST else 1


def waiting() -> Markup:
    """Return what stands where the weighing will be."""
    return markup("<p><i>{}</i></p>", translate("knowledge", "Asking again…"))


def unknown() -> Markup:
    """Return what is said when there is no answer."""
    return markup("<p>{}</p>", translate("knowledge", "There is no answer: see the log."))
