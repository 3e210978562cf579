"""Puts the diagrams of a game below the rules that they show."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
    QTextLength,
    QTextTable,
)

from naipes_gui.core.cards import Card
from naipes_gui.core.diagram import Diagram, Drawn, Show, drawn
from naipes_gui.core.info import GameInfo
from naipes_gui.core.options import Options
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.ui.rulebook.pictures import picture
from naipes_gui.ui.shared.markup import Markup, joined, markup
from naipes_gui.ui.shared.rules_named import rules_in_force

PLAYERS = ("Ana", "Bruno", "Carmen", "Damián", "Elvira", "Gala")
"""Who sits at the tables of examples."""
SCHEME = "diagram"
IMAGE = QTextDocument.ResourceType.ImageResource
CLOSE = 5
"""Pixels between a picture, what stands above it and what it shows in words."""


class Illustrator:
    """Draws the diagrams of a game under the rules in force, and says what is in them."""

    def __init__(self, info: GameInfo, options: Options, dpr: float = 2.0) -> None:
        self._info, self._options, self._dpr = info, options, dpr
        self._say = Wording(PLAYERS).say

    def illustrate(
        self, document: QTextDocument, find: Callable[[str], QTextBlock | None],
        put: Callable[[QTextCursor, str], None],
    ) -> None:  # fmt: skip
        """Write every diagram that can come about below the paragraph of its rule."""
        # From behind, so that those of one rule keep their order.
        for i, diagram in reversed([*enumerate(self._info.diagrams())]):
            block, found = find(diagram.rule), drawn(diagram, self._info, self._options)
            if block is None or found is None:
                continue
            cursor = _behind(block)
            if diagram.show is Show.ACCOUNT:
                put(cursor, self.account(diagram, found))
            else:
                self._put_picture(document, cursor, diagram, found, i)

    def _put_picture(
        self, document: QTextDocument, cursor: QTextCursor, diagram: Diagram, found: Drawn, i: int
    ) -> None:
        name = f"{SCHEME}:{self._info.key}/{i}"
        image = picture(found, self._info, self.plate(diagram, found), self._dpr)
        document.addResource(IMAGE, QUrl(name), image)
        form = QTextImageFormat()
        form.setName(name)
        form.setWidth(image.deviceIndependentSize().width())
        # Narrower where a text is large and a book is not.
        form.setMaximumWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        above, below = QTextBlockFormat(), QTextBlockFormat()
        above.setTopMargin(CLOSE)
        cursor.mergeBlockFormat(above)
        cursor.insertImage(form)
        below.setTopMargin(CLOSE)
        below.setBottomMargin(10)
        cursor.insertBlock(below, QTextCharFormat())
        cursor.insertText(self.caption(diagram, found))

    def plate(self, diagram: Diagram, found: Drawn) -> str:
        """Return what stands in a picture: under other rules it says only what it shows."""
        said = self._say(diagram.words) if found.says(diagram.meant) else ""
        worth = ""
        if found.name is not None and found.amount is not None:
            worth = labelled(self._say(found.name), self._say(found.amount))
        return " — ".join(filter(None, (said, worth))) or self.caption(diagram, found)

    def caption(self, diagram: Diagram, found: Drawn) -> str:
        """Return in words what a picture shows, for whoever looks for it or hears it."""
        marked = tuple(card for card in found.cards if card in found.marked)
        others = tuple(card for card in found.cards if card not in found.marked)
        return self._say(_told(diagram.show, found, marked, others))

    def account(self, diagram: Diagram, found: Drawn) -> Markup:
        """Return what everybody gains as a table."""
        rows = joined("", (
            markup("<tr><td>{}</td><td>{}</td><td align='right'><b>{}</b></td></tr>",
                   PLAYERS[seat], "; ".join(map(self._say, story)), _signed(gained))
            for seat, (gained, story) in enumerate(zip(found.gained, found.story, strict=True))
        ))  # fmt: skip
        words = self._say(diagram.words) if found.says(diagram.meant) else ""
        rules = rules_in_force(self._options, self._info.presets)
        title = words or translate("diagrams", "An example by these rules: {rules}").format(
            rules=rules
        )
        return markup(
            "<p><b>{}</b></p><table cellpadding='5' border='1' cellspacing='0' "
            "style='border-collapse: collapse'>{}</table><p></p>",
            title,
            rows,
        )


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def _behind(block: QTextBlock) -> QTextCursor:
    """Return a new paragraph below one, and below the table or the list that it opens."""
    cursor = QTextCursor(block)
    # Outside of a table there is none, whatever the stubs say.
    table: QTextTable | None = cursor.currentTable()
    if table is not None:
        cursor.setPosition(table.lastPosition() + 1)
        cursor.insertBlock(QTextBlockFormat(), QTextCharFormat())
        cursor.movePosition(QTextCursor.MoveOperation.PreviousBlock)
        cursor.setBlockFormat(QTextBlockFormat())
        return cursor
    while block.next().isValid() and block.next().textList() is not None:
        block = block.next()
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    cursor.insertBlock(QTextBlockFormat(), QTextCharFormat())
    return cursor


def _told(show: Show, found: Drawn, marked: Sequence[Card], others: Sequence[Card]) -> Phrase:
    led, yes, no = tuple(found.led), tuple(marked), tuple(others)
    match show:
        case Show.ALLOWED if no:
            return phrase(
                "diagrams", "On {led} one may play {yes}, but not {no:denied}.",
                led=led, yes=yes, no=no,
            )  # fmt: skip
        case Show.ALLOWED:
            return phrase("diagrams", "On {led} one may play any card: {yes}.", led=led, yes=yes)
        case Show.TAKES:
            return phrase(
                "diagrams", "Of {all}, {yes} takes the trick.", all=tuple(found.cards), yes=yes
            )
        case Show.CAPTURES if yes:
            return phrase("diagrams", "Captured with {led}: {yes}.", led=led, yes=yes)
        case Show.CAPTURES:
            return phrase("diagrams", "Nothing is captured with {led}.", led=led)
        case Show.TARGETS:
            return phrase(
                "diagrams", "One may lay {led} on {yes}, but not on {no:denied}.",
                led=led, yes=yes, no=no,
            )  # fmt: skip
        case _:
            return phrase("diagrams", "The cards: {all}.", all=tuple(found.cards))
