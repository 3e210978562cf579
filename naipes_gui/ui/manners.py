"""How things are said and drawn for whoever reads them."""

from dataclasses import dataclass, field

from naipes_gui.core.wording import Wording
from naipes_gui.ui.theme import EBONY, Ebony


@dataclass(frozen=True, slots=True)
class Manners:
    """How things are said and drawn for this reader."""

    wording: Wording = field(default_factory=Wording)
    ebony: Ebony = EBONY
    text_scale: float = 1.0
    four_colours: bool = False
