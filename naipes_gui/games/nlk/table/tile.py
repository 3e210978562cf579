"""What lies on the tile of NLK."""

from naipes_gui.core.tile_picture import SLOT, Piece, TilePicture, fan

TILE = TilePicture(
    ("7S", "9S"),
    (
        Piece("7S", -0.66, 0.46, 0.48), Piece("9S", -0.26, 0.4, 0.48),
        Piece("JS", 0.14, 0.34, 0.48, ring=True), Piece(SLOT, 0.54, 0.28, 0.48),
        Piece(SLOT, 0.94, 0.22, 0.48),
        *fan("AS QS 8S KH JH 9H AD TD 7D QC 9C", 0.5, 0.19, arc=0.6, sag=0.002),
    ),
)  # fmt: skip
