"""The table at the terminal: what happens is printed, and what one does is a number."""

import sys
from bisect import bisect_left
from collections.abc import Iterator
from random import Random
from threading import Event as Flag
from time import monotonic
from typing import Any

from naipes_gui.cli.offer import Offer
from naipes_gui.cli.output import say
from naipes_gui.core.askable import askable
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.face import Face
from naipes_gui.core.herald import FULL, Herald
from naipes_gui.core.moves import Move
from naipes_gui.core.question import LETTERS
from naipes_gui.core.questions import answer
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import FIRST
from naipes_gui.core.table_in_words import TableInWords
from naipes_gui.core.text import translate
from naipes_gui.core.turns import Turns
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.store.recorder import Recorder

LEAVE, BACK, HELP, AGAIN = "0", "-", "?", "!"
TO_LEAVE = frozenset({LEAVE, "exit", "quit", "salir"})


class Left(Exception):
    """Whoever plays gets up; the match is saved."""


class TerminalTable:
    """Shows the first seat of a match what it sees, and asks it for its moves."""

    def __init__(self, recorder: Recorder, rng: Random) -> None:
        self.recorder, self._rng, self._begun = recorder, rng, monotonic()
        record = recorder.record
        info = all_games()[record.header.game]
        self.face: Face = info.face()
        self.wording = Wording(record.header.names, aloud=True)
        self.herald, self.turns = Herald(self.face, FIRST), Turns()
        self.herald.adopt(self.wording, FULL)
        bots = info.bots()
        self._bots = {
            seat: who.sit_down(bots, record.rules) for seat, who in record.header.opponents.items()
        }
        self._shown = 0

    @property
    def view(self) -> View[Any]:
        """What the person sees now."""
        timeline = self.recorder.timeline
        return timeline.view(timeline.ply, FIRST)

    @property
    def words(self) -> TableInWords:
        """What the person sees, in words."""
        return TableInWords(self.face, self.view, self.wording)

    def play(self) -> None:
        """Play until the match is over or the person leaves."""
        say(translate("cli", "A number makes a move; ? tells all that can be asked; 0 leaves."))
        self._catch_up()
        try:
            while not self.recorder.record.is_over:
                self._step()
                self._tell()
        except Left:
            say(translate("cli", "Saved: {name}").format(name=self.recorder.path.name))
            return
        self._end()

    def _catch_up(self) -> None:
        """Take up where the match stands, with what has happened in the hand so far."""
        timeline = self.recorder.timeline
        self._shown = timeline.ply
        if timeline.state.deals:
            self.turns.add(timeline.leap(timeline.ply, FIRST, self.face))

    def _step(self) -> None:
        """Let chance, an opponent or the person do what is due."""
        recorder, state = self.recorder, self.recorder.timeline.state
        if state.stage is Stage.SHUFFLE and self._time_is_up():
            recorder.finish()
        elif state.stage is Stage.SHUFFLE:
            if state.deals:
                self._ask_to_deal()
            else:
                self._tell_who_deals()
            recorder.chance(self._rng)
        elif state.stage is Stage.LOT:
            recorder.chance(self._rng)
        elif state.to_move in self._bots or recorder.due_cut is not None:
            self._move_for(state)
        else:
            self._ask()

    def _move_for(self, state: Any) -> None:
        recorder, timeline = self.recorder, self.recorder.timeline
        if state.stage is Stage.CUT:
            recorder.cut_for(self._rng)
            return
        chance = Random(recorder.record.thought(timeline.ply))
        view = timeline.view(timeline.ply, state.to_move)
        recorder.move(self._bots[state.to_move].choose(view, chance, Flag()))

    def _time_is_up(self) -> bool:
        """Tell whether a match by the clock has come to its end."""
        limit, rules = self.recorder.record.rules.minutes, self.recorder.record.rules
        if limit is None or not rules.may_end(self.recorder.timeline.state):
            return False
        return monotonic() - self._begun >= limit * 60

    # What is told.

    def _tell(self) -> None:
        """Print what has happened, and at the end of a hand its account."""
        timeline = self.recorder.timeline
        for ply in range(self._shown + 1, timeline.ply + 1):
            frame = timeline.tell(ply, FIRST, self.face)
            self.turns.add(frame)
            self.herald.add(frame)
            if told := self.herald.told():
                say(told, flush=True)
            if frame.view.state.is_played_out:
                self._account()
        self._shown = timeline.ply

    def _account(self) -> None:
        timeline = self.recorder.timeline
        sheet = self.face.score_sheet(self.view, timeline.played(timeline.ended - 1))
        say("", self.herald.account(sheet), "", flush=True)

    def _end(self) -> None:
        ranking = self.recorder.record.rules.ranking(self.recorder.timeline.state)
        say(self.wording.say(self.face.verdict(self.view, ranking)), self.words.score())

    # What is asked.

    def _tell_who_deals(self) -> None:
        """Tell how the lot fell."""
        say(" ".join(map(self.wording.say, self.face.situation(self.view))), flush=True)

    def _ask_to_deal(self) -> None:
        say(translate("cli", "Enter deals."), flush=True)
        while (line := self._line()) not in ("", "1"):
            self._other(line, None)

    def _ask(self) -> None:
        """Ask for a move until there is one, or something has been taken back."""
        offer, ply = Offer(self.view.moves), self.recorder.timeline.ply
        self._say_offer(offer)
        while self.recorder.timeline.ply == ply:
            line = self._line()
            chosen = self._chosen(line, offer)
            if chosen is None:
                self._other(line, offer)
                continue
            try:
                self.recorder.move(chosen, FIRST)
            except NaipesError as error:
                say(self.wording.say(error.what), flush=True)

    def _say_offer(self, offer: Offer) -> None:
        say(" ".join(map(self.wording.say, self.face.situation(self.view))))
        moves = offer.listed
        if self._is_cut(moves):
            self._say_cut(moves)
            return
        say(*(f"{n}. {text}" for n, text in enumerate(self._names(moves), 1)), flush=True)
        if offer.combines:
            last = len(moves)
            told = translate("cli", "Several numbers in a line choose several cards: {numbers}.")
            say(told.format(numbers=f"{last - 1} {last}"), flush=True)

    def _names(self, moves: list[Move]) -> Iterator[str]:
        """Yield what each move is called: by its button, or by what it will have been."""
        buttons = {button.move: button for button in self.face.buttons(self.view, ())}
        for move in moves:
            button = buttons.get(move)
            if button is None:
                yield self._told_ahead(move, moves)
            else:
                parts = (button.label, button.price, button.risk)
                yield ", ".join(self.wording.say(part) for part in parts if part is not None)

    def _say_cut(self, moves: list[Move]) -> None:
        numbers = [move.number for move in moves if move.number is not None]
        told = translate("cli", "Lift from {least} to {most} cards.")
        say(told.format(least=min(numbers), most=max(numbers)), flush=True)

    def _told_ahead(self, move: Move, moves: list[Move]) -> str:
        if move.verb == "play" and len(move.cards) == 1:
            return self._with_what_it_takes(move, can_take=any(m.onto for m in moves))
        return self.wording.say(self.face.describe(self.view, FIRST, move)) or str(move)

    def _with_what_it_takes(self, move: Move, *, can_take: bool) -> str:
        """Return a card that is played, with what it takes or that it takes nothing."""
        words = self.words
        card = words.card(move.cards[0])
        if move.onto:
            told = translate("text_table", "{card}, takes {others}")
            return told.format(card=card, others=words.cards(move.onto))
        if can_take:
            return translate("cli", "{card}, to the field").format(card=card)
        return card

    def _is_cut(self, moves: list[Move]) -> bool:
        return self.view.state.stage is Stage.CUT and bool(moves)

    def _chosen(self, line: str, offer: Offer) -> Move | None:
        if line in TO_LEAVE:
            return None
        if not self._is_cut(offer.listed):
            return offer.chosen(line)
        return next((move for move in offer.listed if str(move.number) == line), None)

    def _other(self, line: str, offer: Offer | None) -> None:
        """Answer what is no move."""
        questions = {letter.casefold(): question for question, letter in LETTERS.items()}
        if line in TO_LEAVE:
            raise Left
        if line.casefold() in questions:
            say(answer(questions[line.casefold()], self.words, self.turns), flush=True)
        elif line == HELP:
            self._help()
        elif line == BACK:
            self._take_back()
        elif line in (AGAIN, "") and offer is not None:
            self._say_offer(offer)
        else:
            say(translate("cli", "There is no such move; ? tells all that can be asked."),
                flush=True)  # fmt: skip
            if offer is not None and self._is_cut(offer.listed):
                self._say_cut(offer.listed)

    def _help(self) -> None:
        asked = askable(self.face, self.view)
        say(*(f"{LETTERS[q].lower()}  {self.wording.say(told)}" for q, told in asked))
        say(
            f"{AGAIN}  {translate('cli', 'Say the moves again')}",
            f"{BACK}  {translate('commands', 'Take back')}",
            f"{LEAVE}  {translate('cli', 'Leave; the match is saved')}",
            flush=True,
        )

    def _take_back(self) -> None:
        """Take back the person's last decision of this hand."""
        timeline = self.recorder.timeline
        begin = timeline.shuffles[-1] if timeline.shuffles else 0
        decisions = timeline.decisions
        mine = [p for p in decisions if p >= begin and timeline.moves[p][0] == FIRST]
        if not mine:
            say(translate("session", "There is nothing of yours to take back in this hand."),
                flush=True)  # fmt: skip
            return
        self.recorder.undo(bisect_left(decisions, mine[-1]))
        self._shown = self.recorder.timeline.ply
        self.turns.add(self.recorder.timeline.leap(self._shown, FIRST, self.face))
        say(translate("cli", "Taken back."), flush=True)

    def _line(self) -> str:
        """Read a line; at the end of what is sent whoever plays has left."""
        line = sys.stdin.readline()
        if not line:
            raise Left
        return line.strip()
