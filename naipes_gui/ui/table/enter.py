"""What Enter does now: one thing at most, and only that is gold or has the focus ring."""

from collections.abc import Sequence

from naipes_gui.core.cards import Card
from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.text import phrase, translate
from naipes_gui.ui.table.action_bar import ActionBar
from naipes_gui.ui.table.ahead import Ahead
from naipes_gui.ui.table.hand import Hand
from naipes_gui.ui.table.on_felt import OnFelt
from naipes_gui.ui.table.usual_card import usual_card


class Enter:
    """Chooses between the picked cards, the card in focus, the hint and the usual button.

    Whatever the person did last goes first. Where nothing is usual Enter only takes the focus to
    the card that one would look at first: what it plays has always been seen before, as a last one.
    """

    def __init__(self, felt: OnFelt, hand: Hand, bar: ActionBar, ahead: Ahead) -> None:
        self._felt, self._hand, self._bar, self._ahead = felt, hand, bar, ahead
        self._advice: Move | None = None
        self._is_named = False
        """Whether a button tells what a hint lets Enter do."""

    def advise(self, move: Move | None, *, named: bool = False) -> None:
        """Let a hint go before what is usual, or no hint any more."""
        self._advice, self._is_named = move, named and move is not None
        if move is not None:
            self._hand.focus = None
        self._hand.advise(move)

    def forget(self) -> None:
        """Let a hint be past: something else has happened."""
        self._advice, self._is_named = None, False

    @property
    def proposed(self) -> tuple[Card, ...]:
        """The cards of a hint that are picked one after the other, as if they were picked."""
        move = self._advice if self._is_named and self._hand.chooses_several else None
        return move.cards if move is not None else ()

    def named(self, offered: Sequence[Button]) -> tuple[Button, ...]:
        """Return the button of a hint that none of those makes, until other cards are picked."""
        move = self._advice if self._is_named and not self._hand.picked else None
        if move is None or any(button.move.meaning == move.meaning for button in offered):
            return ()
        cards = (*move.cards, *move.onto)
        label = phrase("table", "As advised: {cards:short}", cards=cards)
        if not cards:
            view = self._felt.view_
            assert view is not None
            label = phrase(
                "table", "As advised: {deed}", deed=self._felt.face.describe(view, view.seat, move)
            )
        return (Button(move, label, main=True, briefly=phrase("table", "As advised")),)

    def gild(self) -> None:
        """Let that button be gold which Enter would press, if any."""
        lent = self._card is not None or self._hinted is not None or self._ahead.is_on
        self._bar.gild(self._hint, lent=lent)

    @property
    def _hint(self) -> Move | None:
        """The hint, as long as nothing else is meant."""
        return None if self._hand.strays else self._advice

    def press(self, *, picking: bool = False) -> None:
        """Do it; picking, take the card in focus to those that are picked."""
        hand = self._hand
        if picking and hand.by_key and hand.focus is not None and hand.playable:
            hand.click(hand.focus)
        elif (card := self._card) is not None:
            hand.click(card)
        elif (move := self._hinted) is not None:
            self._felt.choose(move)
        elif not self._bar.press_gold() and not self._touch():
            self._point()

    def _touch(self) -> bool:
        """Do the only thing there is to do, where a place on the table stands for it."""
        reach = self._ahead.lone if self._hand.armed else None
        if reach is not None:
            self._felt.choose(reach.move)
        return reach is not None

    @property
    def _card(self) -> Card | None:
        """The card that Enter would play or pick: the one seen to be in focus."""
        hand = self._hand
        if hand.awaited is not None:
            return hand.awaited
        # Whoever has gone on to another card wants that one too, and nothing done without it.
        is_another = hand.chooses_several and hand.focus not in hand.picked
        confirms = hand.picked and self._bar.has_usual and not is_another
        seen = hand.by_key and bool(hand.playable) and not confirms
        return hand.focus if seen else None

    @property
    def _hinted(self) -> Move | None:
        """The move of a hint that no button makes, until other cards are picked."""
        hint = self._hint if self._hand.armed and not self._hand.picked else None
        return hint if not self._bar.makes(hint) else None

    def _point(self) -> None:
        """Look at the usual card; on one that cannot be played now, have it told why."""
        view, hand = self._felt.view_, self._hand
        if view is None or not hand.armed:
            return
        if hand.by_key and hand.focus:
            hand.refuse(hand.focus)
        else:
            held = self._felt.table.hand_in_order()
            row = [card for card in held if card in hand.playable]
            if len(row) == len(held) == sum(bool(move.cards) for move in view.moves) == 1:
                # There is no other card that Enter could mean.
                hand.click(row[0])
            elif row:
                hand.focus_on(usual_card(self._felt.face, view, row))
            elif keys := self._bar.keys:
                told = translate("table", "Enter chooses none of these. Their keys: {keys}.")
                self._felt.warn(told.format(keys=", ".join(keys)))
