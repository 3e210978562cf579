"""The seal of the deal on the table, and its check."""

from naipes_gui.core.text import translate
from naipes_gui.store.record import Record, Seal
from naipes_gui.ui.proof import checked
from naipes_gui.ui.replay.player import Player
from naipes_gui.ui.table.furniture import Manners


def commit_of(record: Record, player: Player, ply: int) -> str:
    """Return the commitment to the deal of the hand of a ply."""
    if player.is_locked(ply):
        return record.commit
    seal = _seal_of(record, player, ply)
    return seal.commit if seal is not None else ""


def account_of(record: Record, player: Player, manners: Manners) -> tuple[str, bool]:
    """Return the check of the present deal as HTML, and whether nothing is wrong with it."""
    seal = _seal_of(record, player, player.ply)
    if seal is not None:
        return checked(seal, manners), seal.holds
    return translate("replay", "The pack of this hand is shown once the hand is over."), True


def _seal_of(record: Record, player: Player, ply: int) -> Seal | None:
    """Return what opens the deal of a hand, unless that hand is still being played."""
    row = player.story.hand_at(ply)
    if row is None or player.is_locked(ply):
        return None
    return next((seal for seal in record.seals if seal.hand == row.hand), None)
