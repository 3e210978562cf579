"""A card of ways onward: a heading and buttons of two lines."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.laid_out_button import LaidOutButton
from naipes_gui.ui.shared.widgets.marks import IconSign
from naipes_gui.ui.shared.widgets.tile import EDGE

ROOMY, TERSE = (12, 10, 12, 10), (10, 7, 12, 7)
"""Left of, above, right of and below what stands on a way onward, in two lines and in one."""
BESIDE = 8
"""What lies between its words and the signs beside them."""
BETWEEN, BORDER = 1, 1
EDGES, APART = (16, 10), (10, 5)
"""The margins of the card and what lies between its rows, and both in a low window."""


class LinkButton(LaidOutButton):
    """A way onward, with a sentence about it."""

    def __init__(
        self, icon: str, parent: QWidget | None = None, *, on_page: bool = True, wraps: bool = False
    ) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.setAutoDefault(False)
        self._name = label("strong", wrap=wraps)
        self._about = label("caption", tone="second", wrap=True)
        # A sentence that breaks into lines anyway makes no column wider.
        self._about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row = hbox(on=self, margins=ROOMY, spacing=BESIDE)
        words = vbox(self._name, self._about, spacing=BETWEEN)
        # A card that is higher than its words need keeps them together.
        words.insertStretch(0, 1)
        words.addStretch(1)
        tone = "gold" if on_page else "text"
        self._signs = (
            IconSign(icon, 22, tone=tone, on_page=on_page),
            IconSign("right", 16, on_page=on_page),
        )
        row.addWidget(self._signs[0])
        row.addLayout(words, 1)
        row.addWidget(self._signs[1])
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, name: str, about: str) -> None:
        """Set the two lines."""
        self._name.setText(name)
        self._about.setText(about)
        self.setAccessibleName(name)
        self.setAccessibleDescription(about)
        # At once: a page asks how wide it has become before the event of its layout has come.
        self.updateGeometry()

    def shorten(self, *, terse: bool) -> None:
        """Stand in one line, where a second one has no room; the sentence is still heard."""
        self._about.setVisible(not terse)
        row = self.layout()
        assert row is not None
        row.setContentsMargins(*(TERSE if terse else ROOMY))
        self.updateGeometry()

    def spared(self, width: int) -> int:
        """Return how much lower it is in one line, at a width."""
        signs = sum(sign.sizeHint().width() + BESIDE for sign in self._signs)
        free = width - ROOMY[0] - ROOMY[2] - signs
        least = ROOMY[1] + ROOMY[3] - TERSE[1] - TERSE[3]
        return self._about.heightForWidth(max(free, 1)) + BETWEEN + least


class LinkCard(QWidget):
    """A heading over ways onward, as large as a tile."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading, self._ways = label("tile", wrap=True), list[LinkButton]()
        self._is_terse, self._reserved = False, 0
        outer = QVBoxLayout(self)
        outer.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        panel = QFrame()
        panel.setProperty("ground", "panel")
        self._column = QVBoxLayout(panel)
        self.be_brief(brief=False)
        self._column.addWidget(self._heading)
        outer.addWidget(panel)

    def add(self, icon: str, *, wraps: bool = False) -> LinkButton:
        """Return a new way onward below the others; its name may break into lines."""
        button = LinkButton(icon, wraps=wraps)
        self._ways.append(button)
        # What a row is higher belongs to the ways, or the card seems to have lost some.
        self._column.addWidget(button, 1)
        return button

    def shorten(self, *, terse: bool) -> None:
        """Say of every way only what it is called, where there is no room for more."""
        if terse is not self._is_terse:
            self._is_terse = terse
            for way in self._ways:
                way.shorten(terse=terse)

    def reserve(self, width: int) -> None:
        """Be as high as needed at that width: for words that break Qt asks for far more.

        The width is the page's to say: were it the card's own, a scroll bar that comes and goes
        would change the height on which it depends.
        """
        if width != self._reserved:
            self._reserved = width
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        least, laid = super().minimumSizeHint(), self.layout()
        if self._reserved and laid is not None:
            least.setHeight(min(least.height(), laid.totalHeightForWidth(self._reserved)))
        return least

    def be_brief(self, *, brief: bool) -> None:
        """Stand close together, for a low window."""
        margin, between = APART if brief else EDGES
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(between)

    def heights(self, width: int) -> tuple[int, int]:
        """Return how high the card is with one line a way and with all, whatever is shown.

        It only looks: to invalidate a layout here would call whoever asks again, without end.
        """
        inside = width - 2 * (EDGE + BORDER)
        edges = self._column.contentsMargins()
        now = self._column.totalHeightForWidth(inside) + 2 * (EDGE + BORDER)
        spared = sum(way.spared(inside - edges.left() - edges.right()) for way in self._ways)
        return (now, now + spared) if self._is_terse else (now - spared, now)

    def say(self, heading: str) -> None:
        """Set the heading."""
        self._heading.setText(heading)
