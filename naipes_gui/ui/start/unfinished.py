"""The latest unfinished matches, a card each, as they are known now or were seen last."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QBoxLayout, QWidget

from naipes_gui.store.summary import Summary
from naipes_gui.ui.start import last_seen
from naipes_gui.ui.start.continue_card import ContinueCard
from naipes_gui.ui.start.last_seen import MOST_CARDS, LastSeen, Seen


class UnfinishedCards(QBoxLayout):
    """The cards with which one goes on; what they show is kept for the next start."""

    resume = Signal(object)
    """Carries the path of a match, as the other three do."""
    give_up = Signal(object)
    rename = Signal(object)
    delete = Signal(object)
    grown = Signal()
    """A card more was made, which Tab is to pass where one reads it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self._page, self._is_brief, self._is_low = page, False, False
        self._matches: Sequence[Summary] = ()
        self._shown = LastSeen()
        self.unfinished, self.saved = 0, 0
        self._made = list[ContinueCard]()
        self.first = self._card("unfinished", is_latest=True)
        self._stand(0)

    @property
    def standing(self) -> list[ContinueCard]:
        """The cards that stand on the page."""
        return [card for card in self._made if not card.isHidden()]

    @property
    def more(self) -> int:
        """How many unfinished matches have no card."""
        return max(self.unfinished - len(self.standing), 0)

    def show_matches(self, unfinished: Sequence[Summary], saved: int) -> None:
        """Show the latest matches that can be played on; `saved` is how many there are in all."""
        self._matches = unfinished
        self.unfinished, self.saved = len(unfinished), saved
        for card, match in zip(self._stand(len(unfinished)), unfinished, strict=False):
            card.show_match(match)
        self._keep()

    def show_last(self, seen: LastSeen) -> None:
        """Show what was shown last, until it is known how things stand now."""
        self.unfinished, self.saved = seen.unfinished, seen.saved
        for card, match in zip(self._stand(len(seen.cards)), seen.cards, strict=False):
            card.show_seen(match)
        self._shown = seen

    def keep_left(self, left: Seen) -> None:
        """Keep for the next start that a match was left at the table."""
        others = [card.seen for card in self.standing if card.path != left.path]
        cards = (left, *(seen for seen in others if seen is not None))[:MOST_CARDS]
        # Whoever opened a file was at the table before this page had looked for any.
        known = {match.path for match in self._matches} | {seen.path for seen in self._shown.cards}
        is_new = left.path not in known and len(others) == len(self.standing)
        saved, unfinished = self._shown.saved + is_new, self._shown.unfinished + is_new
        last_seen.keep(LastSeen(saved, unfinished, cards))

    def be_brief(self, *, brief: bool) -> None:
        """Tell little of each match, so that the page need not be scrolled."""
        self._is_brief = brief
        self._fit_cards()

    def be_low(self, *, low: bool) -> None:
        """Let only the latest have a card, for two below each other would hide the tables."""
        if low is self._is_low:
            return
        self._is_low = low
        if self._matches:
            self.show_matches(self._matches, self.saved)
        else:
            self.show_last(self._shown)

    def _fit_cards(self) -> None:
        brief = self._is_brief or (self._is_low and self.unfinished > 1)
        for card in self._made:
            card.be_brief(brief=brief)

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        for card in self._made:
            card.retranslate()

    @Slot()
    def _keep(self) -> None:
        """Keep what is shown for the next start, as soon as all of it is known."""
        cards = tuple(card.seen for card in self.standing)
        shown = LastSeen(
            self.saved, self.unfinished, tuple(card for card in cards if card is not None)
        )
        if None not in cards and shown != self._shown:
            self._shown = shown
            last_seen.keep(shown)

    def _stand(self, count: int) -> list[ContinueCard]:
        """Show as many cards as there are matches, and room for them, and return them."""
        count = min(count, 1 if self._is_low else MOST_CARDS)
        if count > 1 and len(self._made) < MOST_CARDS:
            # Most people have one match to go on with: the start should not make two cards.
            self._card("unfinished-2", is_latest=False)
            self.grown.emit()
        for nth, card in enumerate(self._made):
            card.setVisible(nth < count)
        self._fit_cards()
        return self.standing

    def _card(self, name: str, *, is_latest: bool) -> ContinueCard:
        card = ContinueCard(name, latest=is_latest, parent=self._page)
        card.go_on.clicked.connect(partial(self._go_on, card))
        card.told.connect(self._keep)
        card.given_up.connect(self.give_up)
        card.renamed.connect(self.rename)
        card.deleted.connect(self.delete)
        self.addWidget(card, 1)
        self._made.append(card)
        return card

    def _go_on(self, card: ContinueCard) -> None:
        if card.path is not None:
            self.resume.emit(card.path)
