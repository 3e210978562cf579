"""The tables of the start page in columns, as large as the window lets the page be seen whole."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QGridLayout, QSizePolicy

from naipes_gui.ui.shared.widgets.link_card import LinkCard
from naipes_gui.ui.shared.widgets.tile import EDGE, PICTURE, Tile

GAP = 20
TALL = 0.7
"""Height by width of a picture at most: in a high window it may show more of its table."""
TALLEST = 0.42
"""The part of the page that the picture of a tile may take."""
LEAST_PICTURE, LEAST_OF_BRIEF, SCROLLED = 96, 56, 0.22
"""How small pictures become for the page to be seen whole, and their part of one that scrolls."""
MOST_COLUMNS = 3


class Room(NamedTuple):
    """What a page has for its tiles, in pixels."""

    width: int
    height: int
    """Of the whole page."""
    rest: int
    """What of the height is taken by all else."""


class TileGrid(QGridLayout):
    """A tile for each game, and at the end a card of ways onward that is as large as one."""

    def __init__(self, tiles: Sequence[Tile], last: LinkCard) -> None:
        super().__init__()
        self.tiles, self._last = tiles, last
        self.columns, self._is_brief = 0, False
        self.setSpacing(GAP - 2 * EDGE)

    def be_brief(self, *, brief: bool) -> None:
        """Stand close together, and tell little on each tile unless there is room for more."""
        self._is_brief = brief
        self._last.be_brief(brief=brief)

    def fill(self, columns: int) -> None:
        """Lay so many columns; a lone game takes the room that others would have."""
        self.columns = columns
        cards = [*self.tiles, self._last]
        for card in cards:
            self.removeWidget(card)
        column = 0
        for i, card in enumerate(cards):
            span = self._span if i == 0 else 1
            self.addWidget(card, column // columns, column % columns, 1, span)
            column += span
        for i in range(MOST_COLUMNS):
            self.setColumnStretch(i, 1 if i < columns else 0)
            # Without a common least width, columns would follow the lengths of their words.
            self.setColumnMinimumWidth(i, 1 if i < columns else 0)
        self._last.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def shape(self, room: Room) -> None:
        """Give every tile its width, and a picture as high as the page can be seen whole with."""
        column = (room.width - (self.columns - 1) * GAP) // self.columns
        width = column * self._span + (self._span - 1) * GAP
        usual = max(PICTURE, min(round(width * TALL), round(room.height * TALLEST)))
        picture = self._that_fits(width, usual, room)
        for tile in self.tiles:
            tile.reserve(width, picture)
        self._last.reserve(width + 2 * EDGE)

    def light(self) -> None:
        """Light the tile under the pointer, which would else come with a frame of its own."""
        pointer = QCursor.pos()
        for tile in self.tiles:
            is_here = tile.rect().contains(tile.mapFromGlobal(pointer))
            # This comes before the tiles in the frame that is being painted.
            tile.light(pointed=is_here, is_painted_next=True)

    @property
    def _span(self) -> int:
        """How many columns the first tile takes."""
        return self.columns - 1 if len(self.tiles) == 1 and self.columns > 2 else 1

    def _that_fits(self, width: int, usual: int, room: Room) -> int:
        """Return how high pictures are if the whole page is to be seen, or else as they like."""
        lowest = LEAST_OF_BRIEF if self._is_brief else LEAST_PICTURE
        words = [tile.words_heights(width) for tile in self.tiles]
        terse, least = self._last.heights(width + 2 * EDGE)

        def fits(picture: int, *, says_all: bool) -> bool:
            cards = [*(heights[says_all] for heights in words), 0]
            rows = [max(cards[i : i + self.columns]) for i in range(0, len(cards), self.columns)]
            heights = [row + picture for row in rows]
            heights[-1] = max(heights[-1], least)
            gaps = (len(rows) - 1) * self.verticalSpacing()
            return room.rest + gaps + sum(heights) <= room.height

        says_all = not self._is_brief or fits(LEAST_PICTURE, says_all=True)
        for tile in self.tiles:
            tile.be_brief(brief=not says_all)
        if not fits(LEAST_PICTURE, says_all=says_all):
            # Sentences that make the last row higher would leave its tables small and white below.
            whole, least = least, terse
            # Where one has to scroll anyway, all is said.
            least = terse if fits(lowest, says_all=says_all) else whole
        self._last.shorten(terse=least == terse)

        # Where one has to scroll anyway, large pictures would put every tile on a page of its own.
        scrolled = min(usual, max(lowest, round(room.height * SCROLLED)))
        heights = range(usual, lowest - 1, -1)
        return next((each for each in heights if fits(each, says_all=says_all)), scrolled)
