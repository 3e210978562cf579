"""The sentences of a replay. What they tell, the viewer may know."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.face import Face, ScoreSheet
from naipes_gui.core.ground_of_another import ground_of_another
from naipes_gui.core.recent import Recent
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import OMNISCIENT, Said, Seat, is_hidden
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, as_sentence, labelled, suit_name, suit_sign
from naipes_gui.session.sheets import Sheets
from naipes_gui.ui.beside_table.account_lines import account_lines
from naipes_gui.ui.beside_table.hand_story import Row
from naipes_gui.ui.replay.branch_rows import ShownBranch
from naipes_gui.ui.replay.outline import Outline
from naipes_gui.ui.shared.match_names import OWN_NAME
from naipes_gui.ui.shared.score_line import score_before

KEPT = 2000
"""Moves in words."""
FEW = 4
"""So many scores stand beside each other."""


class Narrator:
    """Puts moves and situations into words for whoever's eyes are borrowed.

    “You” is the person in front of the screen, whatever seat the table is seen from.
    """

    def __init__(self, outline: Outline, face: Face, wording: Wording) -> None:
        self.outline, self._face, self.wording = outline, face, wording
        self.names, self.eyes = wording.names, outline.me
        self._told = Recent[int, str](KEPT)
        self._accounts = Recent[int, Sequence[tuple[str, str]]](KEPT)

    def look_as(self, eyes: Seat) -> None:
        """Tell from now on what another seat knew."""
        if eyes != self.eyes:
            self.eyes = eyes
            self._told.clear()

    def rephrase(self, wording: Wording) -> None:
        """Take over names and language."""
        self.wording, self.names = wording, wording.names
        self._told.clear()
        self._accounts.clear()

    def move(self, ply: int) -> str:
        """Return the move that was made at a ply, empty if the viewer noticed nothing."""
        return self._told.get(ply, lambda: self._move(ply))

    def _move(self, ply: int) -> str:
        timeline, me = self.outline.timeline, self.outline.told_to
        seat, move = timeline.moves[ply]
        view = replace(timeline.view(ply, self.eyes), seat=me)
        events = timeline.witnessed(ply + 1, self.eyes)
        if seat == me and any(is_hidden(event) for event in events):
            return self._heard(ply)
        words = self._face.account(view, seat, move, events)
        return self.wording.say(words) if words.source else ""

    def _heard(self, ply: int) -> str:
        """Return what was said aloud with a move whose cards the viewer did not see."""
        view = self.outline.timeline.view(ply, self.eyes)
        for event in self.outline.timeline.witnessed(ply + 1, self.eyes):
            words = self._face.bubble(view, event) if isinstance(event, Said) else None
            if words is not None and isinstance(event, Said):
                return labelled(self.names[event.seat], self.wording.say(words))
        return ""

    def locator(self, ply: int) -> str:
        """Return where a ply lies: “Hand 3, trick 2 of 5”."""
        place = self.outline.place(ply)
        if not place.hand:
            return translate("replay", "Before the first hand")
        if not place.trick:
            return translate("replay", "Hand {hand}").format(hand=place.hand)
        words = translate("replay", "Hand {hand}, trick {trick} of {tricks}")
        if self.outline.grows and place.hand == self.outline.hands[-1].hand:
            words = translate("replay", "Hand {hand}, trick {trick}")
        return words.format(hand=place.hand, trick=place.trick, tricks=place.tricks)

    def situation(self, ply: int) -> list[str]:
        """Return where we are, what happened last, and how things stand."""
        told = filter(None, (self.locator(ply), *self._move_and_why(ply)))
        rest = self.end(ply) or self._awaited(ply) or self._standing(ply)
        return [*map(as_sentence, told), *rest]

    def told_at_least(self, ply: int) -> int:
        """Return how many sentences of it belong together: where we are, the move, and why."""
        return 1 + max(1, len([*filter(None, self._move_and_why(ply))]))

    def told_of(self, ply: int) -> str:
        """Return the move before a ply, if somebody made it, and why."""
        return " ".join(self._move_and_why(ply))

    def _move_and_why(self, ply: int) -> list[str]:
        return [self.move(ply - 1), self._why(ply - 1)] if self._was_decided(ply - 1) else []

    def _why(self, ply: int) -> str:
        """Return why others played so, to whoever only watches them and sees those cards."""
        timeline = self.outline.timeline
        seat, move = timeline.moves[ply]
        if self.outline.told_to != OMNISCIENT or self.eyes not in (OMNISCIENT, seat):
            return ""
        ground = self._face.because(timeline.view(ply, seat), move)
        told = ground_of_another(ground, seat) if ground is not None else None
        return self.wording.say(told) if told is not None else ""

    def end(self, ply: int) -> list[str]:
        """Return what came of a hand that is over at a ply, and why it ended early."""
        row = next((row for row in self.outline.hands if ply and row.end == ply), None)
        state = self.outline.timeline.states[ply]
        if row is None or state.stage is Stage.HAND:
            return []
        sheet = self._sheet(row)
        told = [self.wording.say(part) for part in (sheet.title, sheet.early) if part is not None]
        return [*map(as_sentence, told)]

    def _awaited(self, ply: int) -> list[str]:
        """Return who is being waited for, where the hand is not played any further yet."""
        timeline = self.outline.timeline
        if not self.outline.grows or ply != timeline.ply:
            return []
        name = self.names[timeline.state.to_move]
        return [translate("replay", "{name} is thinking…").format(name=name)]

    def _was_decided(self, ply: int) -> bool:
        return ply >= 0 and self.outline.timeline.states[ply].stage in (Stage.HAND, Stage.CUT)

    def _standing(self, ply: int) -> list[str]:
        """Return what the game says of the position; of a strange seat it would say “you”."""
        if self.eyes not in (self.outline.me, OMNISCIENT):
            return []
        view = self.outline.timeline.view(ply, self.outline.told_to)
        return [self.wording.say(part) for part in self._face.situation(view)]

    def heading(self, row: Row, *, short: bool = False) -> str:
        """Return the heading of a hand, in short with a sign for the trumps."""
        states = self.outline.timeline.states
        parts = [translate("replay", "Hand {hand}").format(hand=row.hand)]
        dealer = states[row.start].dealer
        if dealer == self.outline.told_to:
            parts.append(translate("replay", "you deal"))
        elif dealer >= 0:
            parts.append(translate("replay", "{name} deals").format(name=self.names[dealer]))
        if suit := self._trumps(row):
            words = suit_sign(suit) if short else translate("replay", "trumps {suit}")
            parts.append(words.format(suit=suit_name(suit)))
        return " · ".join(parts)

    def result(self, row: Row) -> str:
        """Return the score before a hand, where it fits below its heading."""
        return self._score(self.outline.timeline.states[row.start])

    def points(self, card: Card) -> int:
        """Return what a card counts for whoever wins it."""
        return self._face.card_points(self.outline.timeline.rules.options, card)

    def account(self, row: Row) -> Sequence[tuple[str, str]]:
        """Return how a hand ended, and line by line who gained what."""
        return self._accounts.get(row.hand, lambda: self._account(row))

    def _account(self, row: Row) -> Sequence[tuple[str, str]]:
        return account_lines(self._sheet(row), self.wording, self.outline.told_to)

    def _sheet(self, row: Row) -> ScoreSheet:
        timeline = self.outline.timeline
        me = self.outline.told_to
        view = replace(timeline.view(row.start + 1, me), seat=me)
        fewest, hands = timeline.rules.fewest_win, [timeline.played(row.hand - 1)]
        return Sheets(self._face, view, hands, fewest_win=fewest)[0]

    def _trumps(self, row: Row) -> str:
        states = self.outline.timeline.states
        plies = range(row.end, row.start, -1)
        last = next((ply for ply in plies if states[ply].stage is Stage.HAND), None)
        if last is None:
            return ""
        trump = self._face.trump(self.outline.timeline.view(last, self.eyes))
        return trump.suit if trump else ""

    def _score(self, state: Any) -> str:
        if len(state.scores) > FEW:
            return ""
        return score_before(state.scores, self.names, self.outline.me)

    def number_of(self, ply: int) -> int:
        """Return how many decisions were made before a ply: the number notes are kept by."""
        return bisect_left(self.outline.decisions, ply)


class BranchNarrator(Narrator):
    """Tells of a branch; its head says which it is and what it would have brought."""

    def __init__(self, branch: ShownBranch, number: int, face: Face, wording: Wording) -> None:
        super().__init__(branch.outline, face, wording)
        self._branch, self._number = branch, number

    def heading(self, row: Row, *, short: bool = False) -> str:
        """Return the number of the branch and its cards."""
        name, match = translate("replay", "Branch {number}"), self._branch.match
        name = name.format(number=self._number)
        if match is not None and not OWN_NAME.fullmatch(match.name):
            name = match.name
        return f"{name} · {self.wording.say(self._branch.about)}"

    def result(self, row: Row) -> str:
        """Return what the hand would have brought, or that it has not been played to its end."""
        if not self._branch.is_over:
            return translate("replay", "not played to its end")
        told, *gains = self.account(self._branch.head)
        mine = next((gained for _, gained in gains if gained), "")
        return " · ".join(filter(None, (told[0], mine)))
