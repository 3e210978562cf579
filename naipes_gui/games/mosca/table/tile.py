"""What lies on the tile of La Mosca."""

from naipes_gui.core.tile_picture import BACK, Piece, TilePicture, fan

TILE = TilePicture(
    ("8D", "JC"),
    (
        Piece(BACK, -0.86, 0.3, 0.42), Piece(BACK, -0.845, 0.29, 0.42),
        Piece("JD", -0.62, 0.31, 0.38, 90), Piece("9C", -0.28, 0.38, 0.5, -5),
        Piece("AC", 0.05, 0.27, 0.5, 2), Piece("8D", 0.4, 0.4, 0.5, 5, ring=True),
        Piece("chip:1", 0.84, 0.3, 0.22), Piece("chip:5", 1.02, 0.36, 0.22),
        Piece("chip:1", 0.86, 0.22, 0.22), *fan("JC 7C QH", 0.54, 0.36),
    ),
)  # fmt: skip
