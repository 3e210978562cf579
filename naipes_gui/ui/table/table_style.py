"""How the person wants the table to look and move: the settings in the table's own terms."""

from dataclasses import dataclass, field

from naipes_gui.core.text import FRENCH
from naipes_gui.ui.shared.art import CardStyle
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import FELTS, Felt, TablePalette
from naipes_gui.ui.table.tempo import Tempo

LARGE = 1.5
"""From so large words on the months on flower cards are large too."""
LARGE_ON_FELT, RANK = 1.4, 10
"""From so large words on, against the felt, ranks are written as large as words of such a height at
100 %: whoever needs those cannot read a small index. Smaller than that height they never are."""


@dataclass(frozen=True, slots=True)
class TableStyle:
    """Everything the board takes over at once when a setting changes."""

    text_style: TextStyle = field(default_factory=TextStyle)
    tempo: Tempo = field(default_factory=Tempo)
    felt: Felt = FELTS["green"]
    suits: str = FRENCH
    suits_apart: bool = False
    own_deck: str = ""
    index_size: str = "normal"
    four_colours: bool = False
    spanish_index: bool = False
    flower_marks: bool = False
    back: str = "azulejo"
    sort: str = "trump"
    card_scale: float = 1.0
    dim_illegal: str = "my_turn"
    confirm_card: bool = False
    confirm_button: bool = False
    last_card_plays: bool = False
    straight: bool = False
    inlay: bool = True

    @property
    def colours(self) -> TablePalette:
        """The colours of plates."""
        return self.text_style.colours

    def least_rank(self, felt_scale: float) -> int:
        """Return how high a rank is at least on a felt of a size, however small its card is."""
        scale = self.text_style.text_scale
        return round(RANK * scale) if scale >= LARGE_ON_FELT * max(1.0, felt_scale) else RANK

    def cards(self, deck: str) -> CardStyle:
        """Return the drawings of a deck."""
        flowers = deck == "flowers"
        # Pictures of flowers have no index of their own: the month is as large as words are.
        large = flowers and self.text_style.text_scale >= LARGE
        return CardStyle(
            deck=deck, size="large" if large else self.index_size, four_colours=self.four_colours,
            spanish_index=self.spanish_index, back="asanoha" if flowers else self.back,
            outlined=not self.inlay, marks=self.flower_marks,
            suits=self.suits, apart=self.suits_apart, own=self.own_deck,
        )  # fmt: skip
