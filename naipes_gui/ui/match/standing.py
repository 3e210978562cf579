"""What is said of how a match stands, and of what the person is to do about a deal."""

from typing import Any

from naipes_gui.core.face import Face
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.timeline import Frame
from naipes_gui.store.seals import Proof

HOW_TO_DEAL = {
    Proof.DECK: phrase("table", "Deal with a click on the pack or with Enter."),
    # That the moment goes into the shuffle is told by the seal, to whoever asks what it is.
    Proof.TWO_HANDS: phrase("table", "Deal with a click on the pack or with Enter."),
    Proof.CODE: phrase("table", "Deal with a click on the pack or with Enter."),
    Proof.EXERCISE: phrase("table", "Deal with a click on the pack or with Enter."),
}
HOW_TO_CUT = phrase("table", "Lift as many cards as you like: click on the pack, or ← → and Enter.")


def standing(
    face: Face, frame: Frame[Any], me: Seat, proof: Proof, *, deals: bool
) -> tuple[Phrase, ...]:
    """Return how things stand; ``deals`` says that the person is to deal now."""
    told, state = face.situation(frame.view), frame.view.state
    if deals:
        return (*told, HOW_TO_DEAL[proof])
    if state.stage is Stage.CUT and state.to_move == me:
        return (*told, HOW_TO_CUT)
    return told
