"""How things are said and drawn for whoever reads them."""

from dataclasses import dataclass, field

from naipes_gui.core.glossary import Term
from naipes_gui.core.wording import Wording
from naipes_gui.ui.shared.theme import TABLE_PALETTE, TablePalette


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How things are said and drawn for this reader."""

    wording: Wording = field(default_factory=Wording)
    colours: TablePalette = TABLE_PALETTE
    text_scale: float = 1.0
    four_colours: bool = False
    terms: tuple[Term, ...] = ()
    """The words of the game, which are explained where they stand."""
