"""Finds the decision of a replay that somebody asks about, and whom to ask."""

from naipes_gui.core.opponent import Opponent
from naipes_gui.core.table import OMNISCIENT, Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.store.header import Player
from naipes_gui.ui.replay.analysis import Decision
from naipes_gui.ui.replay.watched import Watched
from naipes_gui.ui.shared.people import level_name, style_name

Found = tuple[Decision, Opponent, int]


def decision_at(page: Watched, ply: int) -> Found | None:
    """Return the decision due at a ply, else the last one before it in the same hand.

    Whoever looks with the eyes of another player asks what that one knew.
    """
    player, timeline = page.player, page.record.timeline
    if player is None or player.is_locked(ply) or player.is_locked(min(ply + 1, player.last)):
        return None
    begin = max((p for p in timeline.shuffles if p <= ply), default=0)
    plies = [ply, *range(ply - 1, begin, -1)]
    found = [p for p in plies if p < timeline.ply and timeline.is_decision(p)]
    eyes = player.eyes_at(ply)
    others = eyes not in (page.outline.me, OMNISCIENT)
    theirs = [p for p in found if others and timeline.moves[p][0] == eyes]
    where = next(iter(theirs or found), None)
    return _decision(page, where) if where is not None else None


def _decision(page: Watched, ply: int) -> Found:
    record = page.record
    seat, move = record.timeline.moves[ply]
    who = record.header.seats[seat]
    own = who.kind == "human"
    decision = Decision(
        ply=ply, name=page.seat_infos[seat].name, about=_about(page, who),
        view=record.timeline.view(ply, seat), made=move,
        same_version=who.version == page.info.bots_version, own=own,
    )  # fmt: skip
    asked = Opponent(page.info.strongest) if own else record.header.opponents[Seat(seat)]
    return decision, asked, record.thought(ply)


def _about(page: Watched, who: Player) -> str:
    say = Wording().say
    if who.kind == "human":
        words = translate("knowledge", "This is what the strongest opponent would have weighed "
                          "in your place: {level}.")  # fmt: skip
        return words.format(level=say(level_name(page.info.strongest)))
    return " · ".join(filter(None, (say(level_name(who.level)), say(style_name(who.style)))))
