"""What a review says: where one is, what is asked, what a try was worth, what would have come."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from naipes_gui.core.cards import HIDDEN, Card, in_order
from naipes_gui.core.counsel import Weighed
from naipes_gui.core.face import Face
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, is_said_today, translate
from naipes_gui.core.wording import CardsInWords, Wording, labelled
from naipes_gui.core.zones import Role
from naipes_gui.review.could_win import CouldWin
from naipes_gui.review.hindsight import Hindsight
from naipes_gui.review.judged import TIED, Judged, accepts, costs_surely, is_behind
from naipes_gui.review.other_line import OtherLine
from naipes_gui.review.outlook import Outlook
from naipes_gui.review.sample_deals import SampleDeal
from naipes_gui.ui.beside_table import choice_words
from naipes_gui.ui.beside_table.choice_words import choice, deed
from naipes_gui.ui.beside_table.cost_words import (
    amount,
    cost,
    in_shares,
    nothing_weighed,
    without_mistake,
)
from naipes_gui.ui.beside_table.could_words import COULD, two_moves
from naipes_gui.ui.beside_table.hand_endings import DUEL, ending
from naipes_gui.ui.beside_table.prompt import Question
from naipes_gui.ui.review.course import Course, Verdict
from naipes_gui.ui.table.hand_order import hand_order

NAMED = 3
"""How many choices are named that would have brought more."""
MUCH = 4.0
"""How many times what is costly a choice lies behind, to be called so."""
FACTS = 7
"""How many facts there is room for beside the cards of a decision."""
OUT = frozenset({Role.TRICK, Role.WON, Role.PLAYED})


class Words:
    """Puts a review into words for one reader."""

    def __init__(
        self, info: GameInfo, face: Face, wording: Wording, me: Seat, sort: str = "trump"
    ) -> None:
        self._info, self.face, self.wording, self._me = info, face, wording, me
        self._sort = sort
        """How the hands on the table are sorted."""
        self.received: Callable[[], Sequence[frozenset[Card]]] = tuple
        """Returns how the hand was each time after cards had come: in their order it lay since."""

    @property
    def _is_duel(self) -> bool:
        return len(self.wording.names) == DUEL

    def held(self, view: View[Any], cards: Sequence[Card]) -> list[Card]:
        """Return cards in the order in which they are held at the table."""
        trump = self.face.trump(view) if view.state.stage is Stage.HAND else None
        now = frozenset(cards)
        whole = next((hand for hand in reversed(self.received()) if hand >= now), now)
        suits = frozenset(card.suit for card in whole)
        suit = trump.suit if trump else ""
        order = hand_order(cards, self.face.ranks, suit, self._sort, held=suits)
        return [card for _, card in sorted(zip(order, cards, strict=True))]

    def kind(self, judged: Judged) -> str:
        """Return what kind of decision it was."""
        return self.wording.say(self._info.decisions().named(judged.kind).name)

    def where(self, judged: Judged, nth: int = 0, *, is_card: bool = False) -> str:
        """Return where in the match it was: of a list also as which card or decision there."""
        hand = translate("review", "Hand {hand}").format(hand=judged.hand)
        if not nth:
            return hand
        words = translate("review", "decision no. {n}")
        if is_card:
            words = translate("review", "card no. {n}")
        return f"{hand} · {words.format(n=nth)}"

    def choice(self, view: View[Any], move: Move) -> str:
        """Return a move as the table offers it."""
        return choice(self.face, view, move, self.wording)

    def named(self, view: View[Any], move: Move) -> str:
        """Return a choice for the middle of a sentence."""
        return choice_words.named(self.face, view, move, self.wording)

    def is_card(self, view: View[Any], move: Move) -> bool:
        """Tell whether a choice is to play a card: all else is offered in words."""
        return choice_words.is_card(self.face, view, move, self.wording)

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
        if self._is_duel:
            act = translate("review", "Decide as if your opponent were waiting.")
            if cards:
                act = translate("review", "Play a card as if your opponent were waiting.")
        else:
            act = translate("review", "Decide as if the others were waiting.")
            if cards:
                act = translate("review", "Play a card as if the others were waiting.")
        return f"{act} {translate('review', 'You see what you saw then, and not a card more.')}"

    def _keys(self, *, cards: bool) -> str:
        if not cards:
            return translate("review", "V shows the answer, S skips.")
        return translate("review", "By keys: ← → or the letter or number of a card choose it, "
                         "Enter plays it.")  # fmt: skip

    # The verdict.

    def verdict(self, judged: Judged, view: View[Any], move: Move, verdict: Verdict) -> str:
        """Return what is said of a try, or of the answer."""
        match verdict:
            case Verdict.GOOD if move.meaning == judged.best.meaning:
                words = translate("review", "Good, that was the best: {choice}")
            case Verdict.GOOD if _is_tied(judged, judged.weighed(move)):
                words = translate("review", "Good, and no worse than the best: {choice}")
            case Verdict.GOOD:
                words = translate("review", "Good, the deals cannot tell it from the best: "
                                  "{choice}")  # fmt: skip
            case Verdict.NEARLY:
                words = translate("review", "No mistake, though the best brings a little more: "
                                  "{choice}")  # fmt: skip
            case Verdict.BETTER:
                words = translate("review", "Better than yours was, but a mistake too: {choice}")
            case Verdict.SAME:
                words = translate("review", "That was your choice at the table too: {choice}")
            case Verdict.NOT_YET:
                words = translate("review", "Not yet: {choice}")
            case Verdict.SHOWN:
                words = translate("review", "This was the best: {choice}")
            case Verdict.OWN if move.meaning == judged.best.meaning:
                words = translate("review", "You found the best: {choice}")
            case Verdict.OWN:
                words = translate("review", "Nothing to reproach: {choice}")
            case Verdict.BEHIND:
                words = translate("review", "No mistake, and it could be better: {choice}")
            case Verdict.COSTLY:
                words = translate("review", "That cost you something: {choice}")
            case Verdict.LESS:
                words = translate("review", "Not as good: {choice}")
        # As it is offered: what one does is told of the present, and this is of a match long over.
        return words.format(choice=self.named(view, move))

    def onwards(self, course: Course) -> str:
        """Return what the button says that goes on."""
        if course.is_last and not course.is_growing:
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
        return self.told(judged.reason) or translate("review", "I have no simple reason for it.")

    def told(self, what: Phrase | str) -> str:
        """Return what was kept of a judgement, if it can still be said in the reader's language."""
        return self.wording.say(what) if is_said_today(what) else ""

    def option(self, judged: Judged, one: Weighed, tried: Move) -> str:
        """Return the word beside a choice: whose it is, or that it is the best."""
        if one.move.meaning == judged.best.meaning:
            return translate("review", "best")
        if one.move.meaning == judged.made.meaning:
            return translate("review", "yours")
        if one.move.meaning == tried.meaning:
            return translate("review", "your try")
        return ""

    def beside_the_best(self, judged: Judged, one: Weighed) -> str:
        """Return how a choice compares with the best, without a figure."""
        best = judged.weighed(judged.best)
        if best is None or one.move.meaning == judged.best.meaning:
            return ""
        if _is_tied(judged, one):
            return translate("review", "about as good")
        # Of what was only looked at once its figure says little where its interval is wide.
        if _may_be_tied(judged, one):
            return translate("review", "perhaps as good")
        behind, margin = best.worth - one.worth, one.margin or best.margin
        if costs_surely(behind - margin, MUCH * judged.costly):
            return translate("review", "much worse")
        if costs_surely(behind - margin, judged.costly):
            return translate("review", "clearly worse")
        if behind > judged.costly:
            return translate("review", "worse")
        return translate("review", "a little worse")

    # What would have happened.

    def would(
        self, line: OtherLine, *, worse: bool = False, better: bool = False, happened: bool = False
    ) -> str:  # fmt: skip
        """Return how the hand would have ended, and how it ended.

        Of what is worse on average, and came to the same with these cards, both are said, and of
        what is better on average that would have been worse with them.
        """
        would = ending(line.would.sheet, self._me, self.wording)
        ended = would
        if line.had is not None:
            ended = ending(line.had.sheet, self._me, self.wording)
        if ended != would:
            other = translate("review", "At the table: {ending}").format(ending=ended)
            unlucky = (
                translate(
                    "review", "With these cards it would have been worse; on average it is better."
                )
                if better and self._is_worse(line)
                else ""
            )
            return " ".join(filter(None, (would, other, unlucky)))
        worse_elsewhere = translate("review", "On average over all possible deals it is worse.")
        if happened or line.had is None:
            return f"{would} {worse_elsewhere}" if worse else would
        same = translate("review", "With these cards nothing would have changed.")
        return " ".join((same, would, worse_elsewhere) if worse else (same, would))

    def _is_worse(self, line: OtherLine) -> bool:
        """Tell whether a line ends worse than the hand did."""
        if line.had is None:
            return False
        would, had = line.would.gained[self._me], line.had.gained[self._me]
        return would > had if line.record.rules.fewest_win else would < had

    def exact(self, line: OtherLine | None, *, happened: bool = False) -> str:
        """Return what the other line is."""
        if happened:
            return translate("review", "So the hand went on at the table.")
        if self._is_duel:
            return self._exact_of_two(is_exact=line is None or line.exact)
        if line is not None and not line.exact:
            return translate("review", "As today's opponents would go on: another version of them "
                             "played then")  # fmt: skip
        return translate("review", "With the same cards, the others deciding as at the table.")

    @staticmethod
    def _exact_of_two(*, is_exact: bool) -> str:
        if is_exact:
            return translate(
                "review", "With the same cards, your opponent deciding as at the table."
            )
        return translate("review", "As today’s opponent would go on: another version of it "
                         "played then")  # fmt: skip

    def proved(self, same: int, asked: int) -> str:
        """Return what came of asking the opponents again for what they do in a line."""
        if same < asked:
            words = translate("review", "Asked again, the others decide {same} of {asked} times "
                              "the same.")  # fmt: skip
            if self._is_duel:
                words = translate("review", "Asked again, your opponent decides {same} of {asked} "
                                  "times the same.")  # fmt: skip
            return words.format(same=same, asked=asked)
        if self._is_duel:
            return translate("review", "Checked: asked again, your opponent decides all %n time(s) "
                             "the same.", n=asked)  # fmt: skip
        return translate("review", "Checked: asked again, the others decide all %n time(s) the "
                         "same.", n=asked)  # fmt: skip

    def to_prove(self) -> str:
        """Return what the button says that asks the opponents again."""
        if self._is_duel:
            return translate("review", "Check that your opponent would play so")
        return translate("review", "Check that the others would play so")

    def hindsight(self, judged: Judged, view: View[Any], found: Hindsight) -> str:
        """Return what would have gained more with all cards seen, which nobody could know."""
        had = found.gains.get(judged.made.meaning, 0.0)
        more = [move for move, gain in found.gains.items() if gain > had]
        if len(more) > NAMED:
            # A list of nearly all there was to choose from tells nobody what to look at.
            more = [move for move in more if found.is_best(move)]
        # The opponents of the match may go on otherwise: how they would is told with the answer.
        said = translate("review", "With these cards and usual players nothing else would have "
                         "brought more.")  # fmt: skip
        if more:
            words = translate("review", "With these cards and usual players this would have "
                              "brought more: {moves}.")  # fmt: skip
            deeds = [self.deed(view, move) for move in more]
            said = words.format(moves=_either(deeds[:NAMED]))
            if len(deeds) > NAMED:
                said = translate("review", "With these cards and usual players %n other choice(s) "
                                 "would have brought more.", n=len(deeds))  # fmt: skip
        quiet = translate("review", "It is known only afterwards: the verdict does not rest on it.")
        return f"{said} {quiet}"

    def could(self, found: CouldWin, view: View[Any]) -> str:
        """Return whether a hand could have been won; of one move also which, and where.

        It speaks of the whole hand: beside another decision it would seem to be about that one.
        """
        said = self.wording.say(COULD[found.answer])
        if len(found.changes) != 1:
            return said
        move = found.changes[0][1]
        kind = self._info.decisions().kind(view, move)
        return f"{said} · {labelled(self.wording.say(kind.name), self.deed(view, move))}"

    def asks_could(self) -> tuple[str, str]:
        """Return what stands above whether a hand could be won, before it is known and after."""
        if self._info.last_loses:
            return (
                translate("review", "Could you have kept from losing this hand?"),
                translate("review", "Whether you could have kept from losing this hand:"),
            )
        return (
            translate("review", "Could you have won this hand?"),
            translate("review", "Whether you could have won this hand:"),
        )

    def guessed(self, guess: int, right: int, found: CouldWin | None = None) -> str:
        """Return what is said of a guess whether the hand could be won; both are places.

        Where that took two moves, it also says which.
        """
        both = two_moves(found, self.face, self.wording) if found is not None else ""
        return f"{self._of_guess(guess, right)} {both}".strip()

    @staticmethod
    def _of_guess(guess: int, right: int) -> str:
        if guess < 0:
            told = translate("review", "Say what you think, and you hear what is true.")
            return told if right < 0 else ""
        if right < 0:
            return translate("review", "Being tried out…")
        if guess == right:
            return translate("review", "Right: you said so too.")
        return translate("review", "No, you said otherwise.")

    # The list.

    def state(self, course: Course, judged: Judged) -> str:
        """Return how it stands with a moment."""
        ply = judged.ply
        if not course.asks:
            words = translate("review", "cost {cost}")
            said = words.format(cost=cost(judged, self.wording))
            if judged.could_be_better:
                return translate("review", "could be better: {cost}").format(
                    cost=cost(judged, self.wording)
                )
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
            return translate("review", "your turn to decide")
        return translate("review", "to be gone over")

    def deal(self, deal: SampleDeal, judged: Judged, view: View[Any]) -> str:
        """Return what the others would hold in a deal that was possible, and what moves bring.

        Called as in the rows above, these are short also where a move takes a line.
        """
        held = sorted(deal.hands.items())
        others = ((seat, cards) for seat, cards in held if seat != view.seat and cards)
        told = " · ".join(
            labelled(self.wording.names[seat], self._short(self.held(view, cards)))
            for seat, cards in others
        )
        ends = {move: ending(sheet, view.seat, self.wording) for move, sheet in deal.ends.items()}
        if len({*ends.values()}) == 1 < len(ends):
            both = labelled(translate("review", "either choice"), next(iter(ends.values())))
            return f"{told} → {both}"
        brings = " · ".join(
            labelled(self._whose(judged, view, move), end.rstrip(".")) for move, end in ends.items()
        )
        return f"{told} → {brings}"

    def over_the_deals(
        self, brings: Sequence[Mapping[Move, int]], *, fewest: bool, is_mistake: bool = False
    ) -> str:  # fmt: skip
        """Return in how many of some deals the first of two moves brings more than the second.

        Of a mistake which does not show in them it says that they are few.
        """
        pairs = [tuple(each.values()) for each in brings if len(each) > 1]
        if not pairs:
            return ""
        better = sum((pair[0] < pair[-1]) if fewest else (pair[0] > pair[-1]) for pair in pairs)
        same = sum(pair[0] == pair[-1] for pair in pairs)
        worse, few = len(pairs) - better - same, ""
        if is_mistake and better <= worse:
            few = translate("review", "That proves nothing: over all deals that were counted the "
                            "best one brings more.")  # fmt: skip
        words = translate("review", "Of %n deal(s) that you could not tell from the real one, the "
                          "best does better in {better}, the same in {same}, worse in {worse}.",
                          n=len(pairs))  # fmt: skip
        if better == len(pairs):
            words = translate("review", "In each of %n deal(s) that you could not tell from the "
                              "real one, the best does better.", n=len(pairs))  # fmt: skip
        elif same == len(pairs):
            words = translate("review", "In %n deal(s) that you could not tell from the real one, "
                              "both come to the same.", n=len(pairs))  # fmt: skip
        return f"{words.format(better=better, same=same, worse=worse)} {few}".rstrip()

    def _whose(self, judged: Judged, view: View[Any], move: Move) -> str:
        if move == judged.made.meaning:
            return translate("review", "yours")
        is_best = move == judged.best.meaning
        return translate("review", "best") if is_best else self.choice(view, move)

    def _short(self, cards: Sequence[Card]) -> str:
        return f"{CardsInWords(cards, self.wording):short}"

    def heading(self, course: Course, decided: int, mistakes: int = 0) -> tuple[str, str]:
        """Return what is gone over, and how far it is; ``decided`` counts every decision.

        Of more ``mistakes`` than are gone over it says that there are others.
        """
        place, many = course.place + 1, len(course.moments)
        if not course.asks:
            heading = translate("review", "%n decision(s)", n=many)
            progress = translate("review", "{place} of {all}").format(place=place, all=many)
            rest = decided - many
            left_out = translate("review", "%n more in which nothing was to be weighed", n=rest)
            return heading, f"{progress} · {left_out}" if rest else progress
        heading = translate("review", "%n moment(s)", n=many)
        progress = translate("review", "{place} of {all} · solved: {solved}")
        progress = progress.format(place=place, all=many, solved=len(course.solved))
        if mistakes > many:
            # A heading does not break, and would widen the panel.
            words = translate("review", "The %n dearest of {all} moments", n=many)
            progress = f"{words.format(all=mistakes)} · {progress}"
        return heading, progress

    def still_judged(self, counts: tuple[int, int] | None) -> str:
        """Return how many of how many decisions are judged, while others may be found yet."""
        if counts is None:
            return ""
        done, all_ = counts
        words = translate("review", "Going over your decisions: {done} of {all}…")
        return words.format(done=done, all=all_)

    def all_of_them(self) -> str:
        """Return what the button says that shows every decision, and their answers."""
        return translate("review", "See all your decisions")

    def back_to(self, course: Course) -> str:
        """Return what the button says that leads back to what is asked."""
        return translate("review", "Back to the %n moment(s)", n=len(course.moments))

    def whole_match(self) -> str:
        """Return what the button says that goes over all hands and not only this one."""
        return translate("review", "Go over the whole match")

    def costs(self, course: Course) -> str:
        """Return what the moments cost together."""
        if not course.asks and not any(each.flagged for each in course.moments):
            behind = sum(each.could_be_better for each in course.moments)
            if behind:
                return translate("review", "no clear mistake; %n could be better", n=behind)
            return translate("review", "no clear mistake")
        losses = [each.loss for each in course.moments if each.flagged]
        unit = next(each.unit for each in course.moments if each.flagged)
        if in_shares(unit):
            # Of a hundred hands no more than a hundred can be lost: such losses have no sum.
            most = amount(max(losses), unit, self.wording)
            return (
                most
                if len(losses) == 1
                else translate("review", "up to {amount}").format(amount=most)
            )
        loss = sum(losses)
        return translate("review", "{amount} in all").format(
            amount=amount(loss, unit, self.wording, 1)
        )

    def nothing_found(self, outlook: Outlook) -> str:
        """Return what was gone over, where none of it was a clear mistake."""
        weighed = sum(each.is_told for each in outlook.judged)
        if not weighed:
            return nothing_weighed(outlook)
        return without_mistake(outlook)

    def seen_of_table(self, view: View[Any]) -> list[tuple[str, str]]:
        """Return what was known of the hand besides the cards one held, where that is little.

        Of more only what had been played before: all of it stands beside, and can be scrolled.
        """
        mine, played = translate("review", "Your hand"), translate("review", "Played before")
        told = [(label, value) for label, value in self.seen(view) if label != mine]
        return told if len(told) <= FACTS else [each for each in told if each[0] == played]

    def seen(self, view: View[Any]) -> list[tuple[str, str]]:
        """Return what was known of the hand, label by label."""
        say, facts = self.wording.say, self.face.facts(view)
        told = [
            (say(fact.label), " · ".join(say(each) for each in (fact.value, fact.also) if each))
            for fact in facts
        ]
        if hand := view.cards(Role.HAND, view.seat):
            mine = self._short(self.held(view, hand))
            told.append((translate("review", "Your hand"), mine))
        lines = " ".join(value for _, value in told)
        played = _played(view)
        if not all(self.wording.short(card) in lines for card in played):
            out = self._short(self.held(view, played))
            told.append((translate("review", "Played before"), out))
        return told


def _either(deeds: Sequence[str]) -> str:
    """Return what could have been done instead: one of several things, not one after the other."""
    told = deeds[0]
    for each in deeds[1:]:
        told = translate("review", "{told}, or else {this}").format(told=told, this=each)
    return told


def _played(view: View[Any]) -> Sequence[Card]:
    """Return the cards of this hand that everybody has seen played."""
    lying = {card: zone for zone, cards in view.state.table.items() for card in cards}
    known = {**view.memory, **lying}
    return in_order(
        card for card, zone in known.items()
        if card != HIDDEN and view.zones.role(zone) in OUT
    )  # fmt: skip


def _is_tied(judged: Judged, one: Weighed | None) -> bool:
    """Tell whether a choice is as good as the best, as far as it matters."""
    best = judged.weighed(judged.best)
    if one is None:
        return False
    near = best is not None and best.worth - one.worth <= TIED * judged.costly
    return near and one.margin <= judged.costly and accepts(judged, one.move) is True


def _may_be_tied(judged: Judged, one: Weighed) -> bool:
    """Tell whether nobody can tell a choice from the best by what was played out."""
    return judged.weighed(judged.best) is not None and not is_behind(judged, one.move)
