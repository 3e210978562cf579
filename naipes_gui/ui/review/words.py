"""What a review says: where one is, what is asked, what a try was worth, what would have come."""

from collections.abc import Sequence
from typing import Any

from naipes_gui.core.counsel import Weighed
from naipes_gui.core.face import Face
from naipes_gui.core.figures import signed, whole
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import CardsInWords, Wording, as_sentence, labelled
from naipes_gui.core.zones import Role
from naipes_gui.review.could_win import CouldWin
from naipes_gui.review.hindsight import Hindsight
from naipes_gui.review.judged import Judged, accepts
from naipes_gui.review.other_line import OtherLine
from naipes_gui.review.sample_deals import Hands
from naipes_gui.ui.beside_table.choice_words import choice, deed
from naipes_gui.ui.beside_table.cost_words import amount, cost, figure
from naipes_gui.ui.beside_table.could_words import COULD
from naipes_gui.ui.beside_table.prompt import Question
from naipes_gui.ui.review.course import Course, Verdict

DUEL = 2
TIED = 0.2
"""What part of a costly loss lies, at most, between two that are called as good."""


class Words:
    """Puts a review into words for one reader."""

    def __init__(self, info: GameInfo, face: Face, wording: Wording, me: Seat) -> None:
        self._info, self.face, self.wording, self._me = info, face, wording, me

    def kind(self, judged: Judged) -> str:
        """Return what kind of decision it was."""
        return self.wording.say(self._info.decisions().named(judged.kind).name)

    def where(self, judged: Judged) -> str:
        """Return where in the match it was."""
        return translate("review", "Hand {hand}").format(hand=judged.hand)

    def choice(self, view: View[Any], move: Move) -> str:
        """Return a move as the table offers it."""
        return choice(self.face, view, move, self.wording)

    def deed(self, view: View[Any], move: Move) -> str:
        """Return what one does with a move, as a sentence tells it."""
        return deed(self.face, view, move, self.wording)

    # The question.

    def question(self, course: Course, *, cards: bool) -> Question:
        """Return what is asked at the present moment: for a card, or for something else."""
        here = translate("review", "Moment {n} of {all}")
        if not course.asks:
            here = translate("review", "Decision {n} of {all}")
        here = here.format(n=course.place + 1, all=len(course.moments))
        where = f"{here} · {self.where(course.present)} · {self.kind(course.present)}"
        return Question(
            where, self._asked(cards=cards), self._about(cards=cards), self._keys(cards=cards),
        )  # fmt: skip

    def _asked(self, *, cards: bool) -> str:
        if cards:
            return translate("review", "What would you play now?")
        return translate("review", "What would you do now?")

    def _about(self, *, cards: bool) -> str:
        act = translate("review", "Decide as if the others were waiting.")
        if cards:
            act = translate("review", "Play a card as if the others were waiting.")
        return f"{act} {translate('review', 'You see what you saw then, and not a card more.')}"

    def _keys(self, *, cards: bool) -> str:
        if not cards:
            return translate("review", "V shows the answer, S skips.")
        return translate("review", "← →, or what is printed on a card, go to it; Enter plays it.")

    # The verdict.

    def verdict(self, judged: Judged, view: View[Any], move: Move, verdict: Verdict) -> str:
        """Return what is said of a try, or of the answer."""
        match verdict:
            case Verdict.GOOD if move.meaning == judged.best.meaning:
                words = translate("review", "Good, that was the best: {deed}")
            case Verdict.GOOD:
                words = translate("review", "Good, and no worse than the best: {deed}")
            case Verdict.BETTER:
                words = translate("review", "Better than yours was, but there is more: {deed}")
            case Verdict.SAME:
                words = translate("review", "That is what you played: {deed}")
            case Verdict.NOT_YET:
                words = translate("review", "Not yet: {deed}")
            case Verdict.SHOWN:
                words = translate("review", "This was the best: {deed}")
            case Verdict.OWN:
                words = translate("review", "Nothing to reproach: {deed}")
            case Verdict.COSTLY:
                words = translate("review", "That cost you something: {deed}")
            case Verdict.LESS:
                words = translate("review", "Not as good: {deed}")
        return words.format(deed=self.deed(view, move))

    def paid(self, judged: Judged, view: View[Any]) -> str:
        """Return what was played at the table, and what it cost."""
        spread = (max(0.0, judged.low), judged.high)
        low, high = (figure(end, judged.unit) for end in spread)
        words = translate("review", "At the table {deed}: it cost {cost}, between {low} and "
                          "{high}.")  # fmt: skip
        if low == high:
            words = translate("review", "At the table {deed}: it cost {cost}.")
        return words.format(
            deed=self.deed(view, judged.made), cost=cost(judged, self.wording), low=low, high=high
        )

    def made(self, judged: Judged, view: View[Any]) -> str:
        """Return what was played at the table."""
        words = translate("review", "At the table {deed}.")
        return words.format(deed=self.deed(view, judged.made))

    def no_reproach(self, judged: Judged, view: View[Any]) -> str:
        """Return why what was played is no mistake, though it may not be the best."""
        if judged.best.meaning == judged.made.meaning:
            return translate("review", "Nothing was better on average.")
        best, amount_ = self.deed(view, judged.best), cost(judged, self.wording)
        if judged.low > judged.costly:
            words = translate("review", "Better on average by {cost}: {best}. But the strongest "
                              "does what you did {share} times in a hundred: it is a matter of "
                              "style.")  # fmt: skip
            return words.format(best=best, cost=amount_, share=round(100 * judged.share))
        if judged.low > 0:
            words = translate("review", "Better on average: {best}. But it is only {cost}, too "
                              "little to be called a mistake.")  # fmt: skip
        else:
            words = translate("review", "Ahead on average: {best}, by {cost}. That is too little "
                              "to tell the two apart.")  # fmt: skip
        return words.format(best=best, cost=amount_)

    def onwards(self, course: Course) -> str:
        """Return what the button says that goes on."""
        if course.is_last:
            return translate("review", "That was all")
        if not course.asks:
            return translate("review", "Next decision")
        return translate("review", "Next moment")

    def more_to_find(self, verdict: Verdict) -> str:
        """Return what is said of a try that was not good enough, giving nothing away."""
        if verdict is Verdict.SAME:
            return translate("review", "There was something better: look once more.")
        return translate("review", "Look at what would have come of it, and try again.")

    def reason(self, judged: Judged) -> str:
        """Return why the best is the best, in one checked sentence."""
        return self.wording.say(judged.reason) or translate(
            "review", "I have no simple reason for it."
        )

    def option(self, judged: Judged, one: Weighed, tried: Move) -> str:
        """Return the word beside a choice: whose it is, or that it is the best."""
        if one.move.meaning == judged.best.meaning:
            return translate("review", "best")
        if one.move.meaning == judged.made.meaning:
            return translate("review", "? yours")
        if one.move.meaning == tried.meaning:
            return translate("review", "your try")
        return translate("review", "as good") if _is_tied(judged, one) else ""

    # What would have happened.

    def would(self, line: OtherLine, *, worse: bool = False) -> str:
        """Return how the hand would have ended, and how it ended.

        Of what is worse on average, and came to the same with these cards, both are said.
        """
        say, me = self.wording.say, self._me
        told = [self._ending(say(line.would.sheet.title), line.would.gained[me], line)]
        if line.had is not None:
            ended = self._ending(say(line.had.sheet.title), line.had.gained[me], line)
            same = translate("review", "The same as at the table.")
            if worse:
                same = translate("review", "With these cards the same as at the table; on average "
                                 "over all possible deals it is worse.")  # fmt: skip
            other = translate("review", "At the table: {ending}").format(ending=ended)
            told.append(same if ended == told[0] else other)
        return " ".join(told)

    def _ending(self, title: str, gained: int, line: OtherLine) -> str:
        if line.would.sheet.fewest_win:
            return as_sentence(title)
        sheet = line.would.sheet
        # Of two who score by themselves the title says it all.
        if len(sheet.lines) == DUEL and (not gained or whole(abs(gained)) in title.split()):
            return as_sentence(title)
        unit = sheet.unit
        # A single one of anything would need another word.
        named = self.wording.say(unit) if unit and abs(gained) != 1 else ""
        counted = f"{signed(gained)} {named[:1].lower()}{named[1:]}".rstrip()
        return translate("review", "{title} (you: {gained}).").format(title=title, gained=counted)

    def exact(self, line: OtherLine | None) -> str:
        """Return what the other line is."""
        if line is not None and not line.exact:
            return translate("review", "As today's opponents would go on: another version of them "
                             "played then")  # fmt: skip
        return translate("review", "Exact: the same cards, the same opponents, the same chance")

    def hindsight(self, judged: Judged, view: View[Any], found: Hindsight) -> str:
        """Return what would have gained more with all cards seen, which nobody could know."""
        had = found.gains.get(judged.made.meaning, 0.0)
        more = [move for move, gain in found.gains.items() if gain > had]
        if not more:
            said = translate("review", "At this decision nothing else would have brought more with "
                             "these cards.")  # fmt: skip
        else:
            words = translate("review", "With these cards, all going on as a usual player "
                              "would, this would have brought more: {moves}.")  # fmt: skip
            said = words.format(moves=" · ".join(self.deed(view, move) for move in more))
        if judged.flagged:
            # Else the same page would call it a mistake and none.
            quiet = translate("review", "That is known only afterwards; what is a mistake is "
                              "judged without it.")  # fmt: skip
        else:
            quiet = translate("review", "That is known afterwards and is no mistake.")
        return f"{said} {quiet}"

    def could(self, found: CouldWin, at: Judged, view: View[Any]) -> str:
        """Return whether a hand could have been won; of one move also which, and where.

        It speaks of the whole hand: beside another decision it would seem to be about that one.
        """
        said = self.wording.say(COULD[found.answer])
        if len(found.changes) != 1:
            return said
        deed = self.deed(view, found.changes[0][1])
        return f"{said} · {labelled(self.kind(at), deed)}"

    # The list.

    def state(self, course: Course, judged: Judged) -> str:
        """Return how it stands with a moment."""
        ply = judged.ply
        if not course.asks:
            words = translate("review", "cost {cost}")
            said = words.format(cost=cost(judged, self.wording))
            return said if judged.flagged else translate("review", "nothing to reproach")
        if ply in course.solved:
            if len(course.tries[ply]) == 1:
                words = translate("review", "at the first try · {cost}")
            else:
                words = translate("review", "solved · {cost}")
            return words.format(cost=cost(judged, self.wording))
        if ply in course.shown:
            return translate("review", "seen · {cost}").format(cost=cost(judged, self.wording))
        if judged is course.present:
            return translate("review", "it is for you to decide")
        return translate("review", "to be gone over")

    def hands(self, hands: Hands, mine: Seat) -> str:
        """Return what the others would hold in a deal that was possible."""
        others = ((seat, cards) for seat, cards in sorted(hands.items()) if seat != mine and cards)
        return " · ".join(
            labelled(self.wording.names[seat], f"{CardsInWords(cards, self.wording):short}")
            for seat, cards in others
        )

    def heading(self, course: Course, decided: int) -> tuple[str, str]:
        """Return what is gone over, and how far it is; ``decided`` counts every decision."""
        place, many = course.place + 1, len(course.moments)
        if not course.asks:
            heading = translate("review", "%n decision(s)", n=many)
            progress = translate("review", "{place} of {all}").format(place=place, all=many)
            rest = decided - many
            left_out = translate("review", "%n more in which nothing was to be weighed", n=rest)
            return heading, f"{progress} · {left_out}" if rest else progress
        heading = translate("review", "%n moment(s)", n=many)
        progress = translate("review", "{place} of {all} · solved: {solved}")
        return heading, progress.format(place=place, all=many, solved=len(course.solved))

    def all_of_them(self) -> str:
        """Return what the button says that shows every decision, and their answers."""
        return translate("review", "See all your decisions")

    def costs(self, course: Course) -> str:
        """Return what the moments cost together."""
        if not course.asks and not any(each.flagged for each in course.moments):
            return translate("review", "no clear mistake")
        loss = sum(each.loss for each in course.moments if each.flagged)
        unit = next(each.unit for each in course.moments if each.flagged)
        return translate("review", "{amount} in all").format(
            amount=amount(loss, unit, self.wording, 1)
        )

    def nothing_found(self, judged: Sequence[Judged]) -> str:
        """Return what was gone over, where none of it was a clear mistake."""
        weighed = sum(each.is_told for each in judged)
        if not weighed:
            return translate("review", "There was nothing to decide here.")
        return translate("review", "%n decision(s) gone over, and no clear mistake.", n=weighed)

    def seen(self, view: View[Any]) -> list[tuple[str, str]]:
        """Return what was known of the hand, label by label."""
        say, facts = self.wording.say, self.face.facts(view)
        told = [
            (say(fact.label), " · ".join(say(each) for each in (fact.value, fact.also) if each))
            for fact in facts
        ]
        hand = view.cards(Role.HAND, view.seat)
        cards = f"{CardsInWords(hand, self.wording):short}"
        return [*told, (translate("review", "Your hand"), cards)] if hand else told


def _is_tied(judged: Judged, one: Weighed) -> bool:
    """Tell whether a choice is as good as the best, for all anybody can tell."""
    best = judged.weighed(judged.best)
    near = best is not None and best.worth - one.worth <= TIED * judged.costly
    return near and accepts(judged, one.move) is True
