"""What a match says: in the line below the table, and aloud for who cannot see it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Slot

from naipes_gui.core import common_words
from naipes_gui.core.face import Face, ScoreSheet
from naipes_gui.core.herald import Herald
from naipes_gui.core.match_end import MatchEnd
from naipes_gui.core.moments import Moment, moment_sentences
from naipes_gui.core.motion import Meaning
from naipes_gui.core.question import Question
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import NOBODY, Cut, Seat
from naipes_gui.core.taken_words import taken_words
from naipes_gui.core.text import FRENCH, Phrase, Who, phrase, shown_suits, translate
from naipes_gui.core.timeline import Frame
from naipes_gui.core.tricks import Taken, taken_in
from naipes_gui.core.wording import Wording, as_sentence
from naipes_gui.core.zones import Role
from naipes_gui.store.seals import Proof
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.facts import Facts
from naipes_gui.ui.beside_table.situation_bar import SituationBar
from naipes_gui.ui.match.seal_line import SealLine
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import keymap, name_of
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.director import Beat


class Telling(QObject):
    """Listens to a board, and is told the rest; what has been said once is not said again."""

    def __init__(
        self, face: Face, me: Seat, board: Board, situation: SituationBar, seal: SealLine,
        facts: Facts,
    ) -> None:  # fmt: skip
        super().__init__(board)
        self._face, self._me = face, me
        self._board, self._situation, self._seal, self._facts = board, situation, seal, facts
        self.herald, self._wording = Herald(face, me), Wording()
        self._hint = ""
        """A hint that has no room on the table."""
        self._waits = False
        """Whether the table waits for what is read aloud."""
        self._standing: tuple[Sequence[str], bool] = (), False
        self.asked: Callable[[], str] = lambda: ""
        """What is asked besides, and comes first: then it is not for the person to play yet."""
        self._hands_told = 0
        """Of how many hands the account has been heard."""
        self._last_account = ""
        board.won.connect(self._on_won)
        board.celebrated.connect(self._on_celebrated)
        board.director.landed.connect(self._on_landed)
        board.director.performed.connect(self._on_performed)
        board.toast.closed.connect(self.stand_again)

    def adopt(self, wording: Wording, settings: Settings) -> None:
        """Speak in other words, of more or of less."""
        self._wording, self._waits = wording, settings.speech_pace
        self.herald.adopt(wording, settings.speech)

    # How things stand.

    def is_mine(self, frame: Frame[Any]) -> bool:
        """Tell whether it is the person who is to do something."""
        return frame.view.state.to_move == self._me or self._board.dealing.is_due

    def show(self, frame: Frame[Any]) -> bool:
        """Write how things stand below the table; tell whether there is anything to say of it."""
        sentences = [self._wording.say(part) for part in self._of(frame)]
        if sentences:
            self._standing = sentences, self.is_mine(frame)
            self.write()
        return bool(sentences)

    def write(self) -> None:
        """Write below the table what is asked, or how things stand."""
        sentences, mine = self._stands
        if sentences:
            self._situation.say(sentences, mine=mine)

    @property
    def _stands(self) -> tuple[Sequence[str], bool]:
        asked = self.asked()
        return ([asked], True) if asked else self._standing

    def _of(self, frame: Frame[Any]) -> tuple[Phrase, ...]:
        deals = self._board.dealing.is_due
        return standing(self._face, frame, self._me, self._seal.proof, deals=deals)

    @Slot()
    def stand_again(self) -> None:
        """Let the line below say how things stand instead of the answer to a question."""
        sentences, mine = self._stands
        self._facts.standing(sentences, mine=mine)

    @Slot(str)
    def say_hint(self, told: str) -> None:
        """Say a hint below the table that has no room on it, or no more."""
        self._hint = told
        self._say_below()

    @Slot(bool)
    def say_last_turn(self, shown: bool) -> None:
        """Say the last turn below the table, which has no room on it, or no more."""
        self._say_below(self._facts.answer(Question.LAST_TRICK) if shown else "")

    def _say_below(self, last_turn: str = "") -> None:
        """Say what has no room on the table: a hint is still there after a look back."""
        if last_turn:
            self._facts.say_below(last_turn)
        elif self._hint:
            self._facts.say_below(translate("hints", "Hint:"), self._hint)
        else:
            self.stand_again()

    def say_situation(self) -> None:
        """Say how things stand to whoever asks."""
        self.stand_again()
        said, board = self._situation.plain, self._board
        announce(board, said, urgent=True)
        told = " ".join(filter(None, (said, self._queens_key())))
        board.toast.say(told, board.table_style.tempo.toast(), warning=False)
        board.place_overlays()

    def _queens_key(self) -> str:
        """Tell who may have meant a card by the letter that is printed on it how to reach that."""
        held = {card.rank for card in self._board.table.hand_in_order()}
        if "Q" not in held or shown_suits() != FRENCH or keymap().keys(Command.SITUATION) != ("Q",):
            return ""
        return translate("table", "To the queen: D or {key}.").format(key=name_of("Shift+Q"))

    # What happens.

    def add(self, frame: Frame[Any]) -> None:
        """Take up what has happened, to be said with the rest of the turn."""
        self.herald.add(frame)

    def say_turn(self) -> None:
        """Say what has happened in the turn of another."""
        self.say(self.herald.told())

    def turn_of_mine(self, frame: Frame[Any]) -> str:
        """Return what has happened, and what the person is to do now."""
        return self.herald.told(self._of(frame))

    def say(self, text: str) -> None:
        """Have a text read aloud, and wait for it where that is wanted."""
        if text and announce(self._board, text) and self._waits:
            self._board.director.speak(self._board.director.tempo.speech(text))

    @Slot(object)
    def _on_celebrated(self, moment: Moment) -> None:
        self._situation.say(moment_sentences(moment, self._wording), mine=False)

    @Slot(object, int)
    def _on_performed(self, beat: Beat, _: int) -> None:
        """Say who cuts or deals while that is seen: what was asked before is told no longer."""
        view = self._board.view_
        if view is None:
            return
        if beat.kind is Cut:
            self._say_deed(common_words.CUT, view.state.to_move)
        elif beat.meaning is Meaning.DEAL and view.state.dealer != NOBODY:
            self._say_deed(common_words.DEALING, view.state.dealer)

    def _say_deed(self, deed: tuple[Phrase, Phrase], seat: Seat) -> None:
        you, other = deed
        words = you if seat == self._me else replace(other, blanks={"who": Who(seat)})
        self._situation.say([as_sentence(self._wording.say(words))], mine=False)

    @Slot(object)
    def _on_won(self, taken: Taken) -> None:
        """Say whose the trick is while it still lies there."""
        if (view := self._board.view_) is not None:
            told = taken_words(taken, self._face, view)
            said = [as_sentence(self._wording.say(part)) for part in told]
            self._situation.say(said, mine=False)

    @Slot(object)
    def _on_landed(self, frame: Frame[Any]) -> None:
        """Tell who takes the trick while it still lies there."""
        if taken_in(frame.events, frame.view.zones) is not None:
            self.herald.add(frame)
            self.say_turn()

    # How it ended.

    def say_end(self, end: MatchEnd, sheets: Sequence[ScoreSheet], *, is_new: bool) -> None:
        """Say how the match ended, and how its last hand did unless that has been told."""
        sentences = [as_sentence(self._wording.say(part)) for part in (end.title, *end.subtitle)]
        self._situation.say(sentences, mine=False)
        # In one go with the last hand: what is urgent ends what is being said.
        account = self._account(sheets) if is_new and not end.given_up else ""
        if is_new:
            # Where the last hand is called as the match is, that has been said with it.
            sentences = [each for each in sentences if each not in self._last_account]
        announce(self._board, " ".join(filter(None, (account, *sentences))), urgent=True)

    def say_account(self, sheets: Sequence[ScoreSheet]) -> None:
        """Say how the last hand ended, unless that has been told already."""
        self.say(self._account(sheets))

    def _account(self, sheets: Sequence[ScoreSheet]) -> str:
        told, self._hands_told = self._hands_told, len(sheets)
        if len(sheets) <= told:
            return ""
        self._last_account = self.herald.account(sheets[-1])
        return self._last_account

    def forget_after(self, hands: int) -> None:
        """Tell again of what comes after so many hands: the others were taken back."""
        self._hands_told = min(self._hands_told, hands)


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
    if _is_out(frame, me):
        return (*told, phrase("table", "{key}: on to your next decision.",
                              key=phrase("commands", "End")))  # fmt: skip
    return told


def _is_out(frame: Frame[Any], me: Seat) -> bool:
    """Tell whether somebody can only look on while the others play a hand to its end."""
    view = frame.view
    others = (seat for seat in view.zones.seats if seat != me)
    # Who has played the last card of a hand like all others need not hurry.
    is_on = view.state.stage is Stage.HAND and any(
        len(view.cards(Role.HAND, seat)) > 1 for seat in others
    )
    return is_on and not view.cards(Role.HAND, me) and view.state.to_move != me
