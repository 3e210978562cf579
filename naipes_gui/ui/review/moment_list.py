"""What the panel of a review tells: the moments, what was known, and the luck there was."""

from PySide6.QtCore import QObject, Slot

from naipes_gui.core.info import GameInfo
from naipes_gui.review.judged import Judged
from naipes_gui.ui.beside_table.cost_words import not_judged
from naipes_gui.ui.review.luck_sections import luck_sections
from naipes_gui.ui.review.moments import Moments
from naipes_gui.ui.review.panel import Item, Link, Panel
from naipes_gui.ui.review.words import Words


class MomentList(QObject):
    """Writes the panel anew whenever more is known."""

    words: Words
    """Whoever speaks another language, or is called otherwise, hands over others."""

    def __init__(self, panel: Panel, moments: Moments, info: GameInfo) -> None:
        super().__init__(panel)
        self._panel, self._moments, self._info = panel, moments, info

    @Slot()
    def show(self) -> None:
        """Show the moments, or what luck there was where there are none."""
        if self._moments.found is not None:
            self._show_moments()
        elif self._moments.is_empty:
            told = self.words.nothing_found(self._moments.outlook)
            said = " ".join(filter(None, (told, not_judged(self._moments.outlook))))
            luck = luck_sections(self._moments, self._info, self.words.wording)
            self._panel.wait(said, luck, self._links())

    def _show_moments(self) -> None:
        course, words = self._moments.course, self.words
        items = [
            Item(
                each.ply, words.kind(each), self._where(each), words.state(course, each),
                each is course.present, each.ply in course.solved,
            )
            for each in course.moments
        ]  # fmt: skip
        outlook = self._moments.outlook
        heading, progress = words.heading(
            course, len(outlook.judged) - len(outlook.failed), len(outlook.flagged)
        )  # fmt: skip
        further = words.still_judged(self._moments.still_judged)
        progress = " · ".join(filter(None, (progress, further, not_judged(outlook))))
        self._panel.show_moments(
            heading,
            words.costs(course),
            progress,
            items,
            words.seen(self._moments.view),
            self._aside(),
            luck_sections(self._moments, self._info, words.wording),
            links=self._links(),
        )

    def _where(self, judged: Judged) -> str:
        nth, is_card = self._moments.place_of(judged)
        return self.words.where(judged, nth, is_card=is_card)

    def _links(self) -> list[Link]:
        """Return the ways to other decisions: all of the hand, back from these, and the match."""
        moments, words, links = self._moments, self.words, list[Link]()
        if moments.found is not None and moments.found.asks:
            links.append(Link(words.all_of_them(), moments.look_over))
        if moments.questions is not None:
            links.append(Link(words.back_to(moments.questions), moments.ask_again))
        if moments.is_part:
            links.append(Link(words.whole_match(), moments.widen))
        return links

    def _aside(self) -> str:
        """Return what was known afterwards, once nothing is asked that it would answer."""
        moments = self._moments
        present = moments.course.present
        found = moments.lines.seen(present.ply) if moments.is_settled else None
        return self.words.hindsight(present, moments.view, found) if found is not None else ""
