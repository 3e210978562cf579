"""Rule numbers in a text as links to the rule."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.markup import joined, markup
from naipes_gui.ui.shared.widgets.plain import Label

SCHEME = "rule:"
NUMBER = r"\d+\.\d+"
BY_TAB = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason


def linked(text: str, ink: str) -> str:
    """Return a text in which every “Rule 2.12” leads to that rule; without any, the text itself."""
    words = re.split(r"\s+", translate("rules", "Rule {number}"))
    # The texts keep word and number together by a space that does not break.
    pattern = r"\s+".join(map(re.escape, words))
    known = re.compile(pattern.replace(re.escape("{number}"), f"({NUMBER})"))
    parts, end = list[str](), 0
    for found in known.finditer(text):
        target, shown = SCHEME + found[1], found[0].replace(" ", "\u00a0")
        link = markup("<a href='{}' style='color:{}'>{}</a>", target, ink, shown)
        parts += (text[end : found.start()], link)
        end = found.end()
    return joined("", [*parts, text[end:]]) if parts else text


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
