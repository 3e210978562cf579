"""What lies on the tile of Écarté."""

from naipes_gui.core.tile_picture import any_table

TILE = any_table()
