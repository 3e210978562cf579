"""What lies on the tile of Hachi-Hachi."""

from naipes_gui.core.tile_picture import SLOT, Piece, TilePicture, fan

FIELD = ("01K1", SLOT, "03H", "05T", "06K2", "08T")
TILE = TilePicture(
    ("01H", "08H"),
    (
        *(Piece(card, -1.02 + i * 0.41, 0.26, 0.44) for i, card in enumerate(FIELD)),
        *fan("07T 01R 08H 05R 11H", 0.58, 0.33),
    ),
    deck="flowers",
    back="asanoha",
)
