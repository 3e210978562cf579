"""Rule numbers in a text as links to the rule."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.markup import Markup, escaped, markup, replaced
from naipes_gui.ui.shared.widgets.plain import Label

SCHEME = "rule:"
NUMBER = r"\d+\.\d+"
BY_TAB = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason


def linked(text: str, ink: str) -> str:
    """Return a text in which every “Rule 2.12” leads to that rule; without any, the text itself."""
    words = re.split(r"\s+", escaped(translate("rules", "Rule {number}")))
    # The texts keep word and number together by a space that does not break.
    pattern = r"\s+".join(map(re.escape, words))
    known = re.compile(pattern.replace(re.escape("{number}"), f"({NUMBER})"))
    if not known.search(text):
        return text

    def link(found: re.Match[str]) -> Markup:
        target, shown = SCHEME + found[1], found[0].replace(" ", "\u00a0")
        return markup("<a href='{}' style='color:{}'>{}</a>", target, ink, shown)

    return replaced(known, link, text)


def rule_of(link: str) -> str:
    """Return the number of the rule that a link leads to, or nothing."""
    return link.removeprefix(SCHEME) if link.startswith(SCHEME) else ""


class RuleLabel(Label):
    """A label whose links can be reached by the keyboard, one after another."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        if SCHEME in text:
            flags = Qt.TextInteractionFlag
            self.setTextInteractionFlags(
                flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard
            )
            # A click on the words beside a link must not take the keys away from the buttons.
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in BY_TAB:
            # Qt gives the focus to the label first and shows it nowhere.
            self.focusNextPrevChild(event.reason() == BY_TAB[0])
