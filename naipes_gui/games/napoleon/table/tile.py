"""What lies on the tile of Napoleon."""

from naipes_gui.core.tile_picture import Piece, TilePicture, fan

TILE = TilePicture(
    ("AS", "KS"),
    (
        Piece("face:hugo", -0.62, 0.2, 0.27), Piece("face:gala", 0.62, 0.2, 0.27),
        Piece("face:elvira", -0.96, 0.5, 0.27), Piece("face:damian", 0.96, 0.5, 0.27),
        Piece("chip:1", -0.28, 0.36, 0.22), Piece("chip:5", 0.0, 0.42, 0.22),
        Piece("chip:1", 0.28, 0.36, 0.22), Piece("chip:10", 0.0, 0.24, 0.22),
        *fan("AS KS QS 9S AH", 0.56, 0.34),
    ),
)  # fmt: skip
