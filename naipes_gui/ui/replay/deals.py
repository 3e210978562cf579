"""The seal of the deal on the table, and its check."""

from naipes_gui.core.text import translate
from naipes_gui.store.record import Record
from naipes_gui.store.seals import Seal
from naipes_gui.ui.beside_table.deal_proof import checked, fingerprint, match_so_far
from naipes_gui.ui.replay.player import Player
from naipes_gui.ui.replay.watched import Watched
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.markup import joined, spoken
from naipes_gui.ui.shared.text_style import TextStyle

NARROW = 1000
"""A narrower page has the print of the seal alone below its table."""


def commit_of(record: Record, player: Player, ply: int) -> str:
    """Return the commitment to the deal of the hand of a ply."""
    if player.is_locked(ply):
        return record.commit
    seal = _seal_of(record, player, ply)
    return seal.commit if seal is not None else ""


def account_of(record: Record, player: Player, text_style: TextStyle) -> tuple[str, bool]:
    """Return the check of the present deal, and whether nothing is wrong with it."""
    seal = _seal_of(record, player, player.ply)
    if seal is not None:
        told = checked(seal, text_style), match_so_far(record.fingerprint)
        return joined("<br>", told), seal.holds
    return translate("replay", "The pack of this hand is shown once the hand is over."), True


def _seal_of(record: Record, player: Player, ply: int) -> Seal | None:
    """Return what opens the deal of a hand, unless that hand is still being played."""
    row = player.outline.hand_at(ply)
    if row is None or player.is_locked(ply):
        return None
    return next((seal for seal in record.seals if seal.hand == row.hand), None)


def show_seal(page: Watched, ply: int) -> None:
    """Show the seal of the hand of a ply, to be checked once the hand is over."""
    assert page.player is not None
    commit = commit_of(page.record, page.player, ply)
    words = translate("replay", "Sealed deal  {print} · Check")
    if page.player.is_locked(ply):
        words = translate("table", "Sealed deal  {print}")
    words = words if page.width() >= NARROW else "{print}"
    text = words.format(print=fingerprint(commit)) if commit else ""
    page.situation.show_seal(text, translate("replay", "Check that this hand was dealt as its "
                             "seal says."))  # fmt: skip


def check(page: Watched) -> None:
    """Check the deal of the present hand and say what came of it."""
    assert page.player is not None
    page.player.pause()
    text, holds = account_of(page.record, page.player, page.text_style)
    page.board.toast.say(text, 0, warning=not holds)
    announce(page.board, spoken(text), urgent=True)
    page.board.place_overlays()
