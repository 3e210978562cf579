"""By what a match is an assisted one, in words."""

from collections.abc import Sequence

from naipes_gui.core.text import translate
from naipes_gui.store.help import Help


def assisted_by(helps: Sequence[Help]) -> str:
    """Return that a match is assisted, and what it was that helped."""
    said = {
        Help.TAKE_BACK: translate("panel", "moves taken back"),
        Help.HINT: translate("panel", "hints"),
        Help.CHECKER: translate("panel", "the play checker"),
        Help.SEEN: translate("panel", "cards that are known"),
    }
    listed = ", ".join(said[each] for each in Help if each in helps)
    return translate("panel", "Assisted match: {helps}").format(helps=listed)
