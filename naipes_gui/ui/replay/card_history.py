"""From a card on the table to the moments at which it moved."""

from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QMenu, QWidget

from naipes_gui.core.cards import Card
from naipes_gui.ui.replay.watched import Watched


def offer_card_history(page: Watched, card: Card, parent: QWidget) -> QMenu | None:
    """Offer to go to when a card of this hand was played, exchanged, drawn or dealt.

    Only what the present eyes saw is offered; a card without a face offers nothing.
    """
    player = page.player
    if player is None:
        return None
    player.pause()
    eyes = player.eyes_at(player.ply)
    found = player.outline.card_history(card, player.ply, eyes)
    if not found:
        return None
    menu = QMenu(parent)
    menu.setAccessibleName(page.wording.short(card))
    for ply, words in reversed(found):
        action = QAction(page.wording.say(words), menu)
        action.triggered.connect(lambda _=False, ply=ply: page.seek(ply))
        menu.addAction(action)
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(QCursor.pos())
    return menu
