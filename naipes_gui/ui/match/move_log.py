"""Writes down what is said and played, as everybody at the table hears and sees it."""

from typing import Any

from naipes_gui.core.face import Face
from naipes_gui.core.motion import Meaning
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Event, Moved, Said
from naipes_gui.core.text import translate
from naipes_gui.core.timeline import Frame
from naipes_gui.core.wording import Wording
from naipes_gui.ui.match.side_panel import SidePanel


def write(panel: SidePanel, face: Face, wording: Wording, frame: Frame[Any]) -> None:
    """Add what a frame tells; a jump begins the log anew."""
    if not frame.events:
        panel.forget()
    for event in frame.events:
        if line := _line(face, wording, frame, event):
            panel.note(line)
    if frame.view.state.stage is Stage.CUT and frame.events:
        panel.chapter(translate("panel", "Hand {n}").format(n=frame.view.state.deals))


def _line(face: Face, wording: Wording, frame: Frame[Any], event: Event) -> str:
    match event:
        case Said(seat) if seat >= 0:
            words = face.bubble(frame.view, event)
            return f"{wording.names[seat]}: {wording.say(words)}" if words is not None else ""
        case Moved(cards, _, source) if event.how.meaning is Meaning.PLAY:
            owner = frame.view.zones.owner(source)
            return f"{wording.names[owner]}: {' '.join(map(wording.short, cards))}"
        case _:
            return ""
