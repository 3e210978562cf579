"""Hints step by step: what to look at, the move and why, the figures, how sure these are."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.core.what_matters import argues_against
from naipes_gui.session.session import Session
from naipes_gui.ui.beside_table.choice_words import choice, figures, grounds
from naipes_gui.ui.match import nudges
from naipes_gui.ui.match.figure_list import compared, is_hardly_tried, unlisted
from naipes_gui.ui.match.natural import as_natural, because, shares_its_reason, told_why
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import keymap
from naipes_gui.ui.shared.markup import Markup, joined, markup, spoken
from naipes_gui.ui.table.board import Board

NUDGE, MOVE, REASON, DOUBT = 1, 2, 3, 4
SHOWN, NAMED = 4, 3
"""How many choices are listed with the reason, and how many at most where they are alike."""


class Hints(QObject):
    """Asks the strongest opponent what it would do in the person's place, and tells bit by bit.

    It sees what the person sees. ``told`` comes with every step that was shown.
    """

    told = Signal(int)
    figures = Signal(object)
    """What was weighed, as rich text; empty when it is out of date."""
    told_above = Signal(object, object, object)
    """What is said above the felt, as rich text; what can be added unless it makes the letters
    small; and what is said instead where they would be small without that. Empty when it is out
    of date."""
    told_below = Signal(str)
    """What is said below the felt, for lack of room on it; empty when it is out of date."""

    def __init__(self, board: Board, session: Session, info: GameInfo) -> None:
        super().__init__(board)
        self._board, self._session, self._face = board, session, board.face
        self._game, self._adviser = info, Opponent(info.strongest)
        self._ply, self._step = -1, 0
        self._waits = self._is_warned = False
        """Whether an answer is to come: others ask for advice too."""
        self._counsel: Counsel | None = None
        self.has_room_beside: Callable[[], bool] = lambda: False
        """Whether figures can stand beside the table; on it they would cover cards."""
        self.place_above: Callable[[bool], bool] = lambda figures: False
        """Makes room above the felt where a sentence, or figures, would cover cards on it; tells
        whether there is any."""
        self._is_above, self._below = False, ""
        self.counts: Callable[[], bool] = lambda: False
        """Whether the match counts as played without help: a hint ends that, and is asked first."""
        session.advised.connect(self._on_advised)
        board.toast.crowded_out.connect(self._say_below)

    def ask(self) -> None:
        """Tell a little more about the present decision than so far."""
        board, view = self._board, self._board.view_
        if board.cutting.is_due or board.dealing.is_due:
            self._say(translate("hints", "Nothing hangs on it: all deals are equally likely."))
        elif view is None or not self._is_due(view):
            board.warn(translate("hints", "There is nothing for you to decide now."))
        elif self._counsel is not None and self._ply == board.ply:
            self._tell(view, self._counsel)
        elif self._is_dear(view):
            words = translate("hints", "A hint makes this match count as assisted. {key}: show it.")
            self._say(words.format(key=_key()))
        elif self._ply != board.ply:
            self._ply, self._step, self._counsel = board.ply, 0, None
            self._say(translate("hints", "Let me think…"))
            self._waits = True
            self._session.advise(board.ply, self._adviser)

    def _is_dear(self, view: View[Any]) -> bool:
        """Tell once in a match, before the first hint, that a hint costs what can be had no more.

        Who is told the only move there is was not helped.
        """
        is_new = not self._is_warned and len(view.moves) > 1 and self.counts()
        self._is_warned |= is_new
        return is_new

    def follow(self) -> None:
        """Take a hint away once the match has gone on."""
        if self._ply != self._board.ply:
            self.forget()

    def forget(self) -> None:
        """Take a hint away: something else has happened."""
        if self._step >= REASON:
            self.figures.emit("")
        self._leave_edges()
        self._ply, self._step, self._counsel, self._waits = -1, 0, None, False

    def _is_due(self, view: View[Any]) -> bool:
        state = view.state
        mine = state.stage is Stage.HAND and state.to_move == Seat(0) == view.seat
        return mine and self._board.hand.armed and bool(view.moves)

    @Slot(object, object)
    def _on_advised(self, ply: int, counsel: Counsel | None) -> None:
        view = self._board.view_
        if not self._waits or ply != self._ply or ply != self._board.ply or view is None:
            return
        self._waits = False
        if counsel is None:
            self.forget()
            self._board.warn(translate("hints", "There is no hint for this decision: see the log."))
            return
        self._counsel = as_natural(self._face, view, counsel, self._costly)
        self._tell(view, self._counsel)

    def _tell(self, view: View[Any], counsel: Counsel) -> None:
        # Whoever has read the figures may want to read the reason again.
        self._step = MOVE if self._step == _last(counsel) else self._step + 1
        if len(view.moves) == 1:
            self._step = MOVE
        self._show(view, counsel)
        if self._step >= MOVE and self._board.hand.strays:
            # What was picked before is not what is advised now: gold, ring and Enter are.
            self._board.hand.clear()
        if len(view.moves) > 1:
            # Whoever is told the only move there is was not helped.
            step = min(self._step, REASON)
            self._session.hinted(self._ply, step, named=self._named(view, counsel))
        self.told.emit(self._step)

    def _show(self, view: View[Any], counsel: Counsel) -> None:
        """Say as much as was asked for."""
        if self._step >= MOVE:
            self._point_out(counsel)
        elif self._board.hand.focus is not None:
            # A card that stands up beside the one that is named would look like the advice.
            self._board.hand.focus_on(None)
        if self._step >= REASON and self.has_room_beside():
            figures = self._reason(view, counsel)
            # What stands on the table is no longer to be asked for.
            self._reword(_both(*self._move(view, counsel)))
            self.figures.emit(figures)
            announce(self._board, spoken(figures), urgent=True)
        else:
            is_long = self._step >= REASON
            words = (
                self._in_a_line if is_long else {NUDGE: self._nudge, MOVE: self._move}[self._step]
            )
            briefly, more = words(view, counsel)
            text = self._reason(view, counsel) if is_long else _both(briefly, more)
            least = self._idea(view, counsel) if self._step == NUDGE else ""
            self._say(text, briefly, more, least)

    def retell(self) -> None:
        """Say again, in the present language, what was told of the present decision."""
        view = self._board.view_
        if self._counsel is not None and self._ply == self._board.ply and view is not None:
            self._show(view, self._counsel)

    def _say(self, text: str, briefly: str = "", more: str = "", least: str = "") -> None:
        """Say something where it covers nothing: above the felt, on it, or else below it."""
        board = self._board
        self._leave_edges()
        if self.place_above(self._step >= REASON):
            board.toast.dismiss()
            self._is_above = True
            self.told_above.emit(briefly or text, more, least)
        else:
            self._below = spoken(_both(briefly or text, more))
            board.toast.say_apart(text)
        board.place_overlays()
        announce(board, spoken(text), urgent=True)

    def _reword(self, text: str) -> None:
        """Write a hint that is still to be seen in other words, where it stands."""
        if self._is_above:
            self.told_above.emit(text, "", "")
        elif self._below:
            self._below = spoken(text)
            self._board.toast.say_apart(text)
            self._board.place_overlays()

    @Slot()
    def _say_below(self) -> None:
        if self._below:
            self.told_below.emit(self._below)

    def _leave_edges(self) -> None:
        if self._is_above:
            self._is_above = False
            self.told_above.emit("", "", "")
        if self._below:
            self._below = ""
            self.told_below.emit("")

    def _point_out(self, counsel: Counsel) -> None:
        self._board.advise(counsel.chosen, named=True)

    def _nudge(self, view: View[Any], counsel: Counsel) -> tuple[str, str]:
        """Say what to look at and how much hangs on it, not which it should be; then how to go on.

        How much hangs on a choice teaches nobody where to look.
        """
        said, more = self._how_much(view, counsel)
        return f"{self._idea(view, counsel)} {said}".lstrip(), more

    def _idea(self, view: View[Any], counsel: Counsel) -> str:
        """Return what to look at, but for what would argue for another card than is advised."""
        told = self._face.matters(view)
        # Of cards that are picked one after the other those that stay are looked at.
        if not any(len(move.cards) > 1 for move in view.moves):
            played = (*counsel.chosen.cards, *counsel.chosen.onto)
            told = tuple(one for one in told if not argues_against(one, played))
        return " ".join(map(self._wording.say, told))

    def _how_much(self, view: View[Any], counsel: Counsel) -> tuple[str, str]:
        more = translate("hints", "Press {key} again to see the move.").format(key=_key())
        if len(counsel.choices) < 2:
            return translate("hints", "I would not think long here: one move stands out."), more
        if nudges.is_open(counsel, self._costly):
            return nudges.of_open(counsel, self._names(view, counsel)), more
        if nudges.are_all_level(counsel):
            return self._any_of_them(view, counsel)
        said = nudges.of_some(counsel, self._costly)
        return " ".join((said, *self._which(view, counsel))), more

    def _good(self, view: View[Any], counsel: Counsel) -> list[str]:
        """Return what those choices are called that are surely no mistake, the best first."""
        good = nudges.no_mistakes(counsel, self._costly)
        return [*self._names(view, replace(counsel, choices=good))]

    def _named(self, view: View[Any], counsel: Counsel) -> tuple[Move, ...]:
        """Return the moves that were called good, or left open: who follows is not blamed."""
        if self._step >= MOVE:
            good = (one.move for one in self._as_good_by_figures(counsel))
            return tuple(dict.fromkeys((counsel.chosen, *good)))
        if nudges.is_open(counsel, self._costly):
            names = self._names(view, counsel)
            return tuple(names[name].move for name in nudges.undecided(counsel, names))
        is_named = nudges.are_all_level(counsel) or self._which(view, counsel)
        good = (one.move for one in nudges.no_mistakes(counsel, self._costly))
        return tuple(good) if is_named else ()

    def _as_good_by_figures(self, counsel: Counsel) -> tuple[Weighed, ...]:
        """Return the best choice, and what is named beside it once it is told."""
        good = nudges.no_mistakes(counsel, self._costly)
        hardly = nudges.hardly_worse(counsel, self._costly)
        return tuple(one for one in counsel.choices if one in good or one in hardly)

    def _which(self, view: View[Any], counsel: Counsel, least: int = 2) -> list[str]:
        """Name the best choices where there are a few: nobody sees which are meant."""
        names = self._good(view, counsel)
        if nudges.is_open(counsel, self._costly) or not least <= len(names) <= SHOWN:
            return []
        return [translate("hints", "Any of these: {names}.").format(names=" · ".join(names))]

    def _any_of_them(self, view: View[Any], counsel: Counsel) -> tuple[str, str]:
        """Say that nothing hangs on the choice, and name all where they are few."""
        every_name = self._names(view, counsel)
        names, few = " · ".join(every_name), len(every_name) <= NAMED
        every = len(counsel.choices) == len(view.moves)
        words = nudges.of_any(counsel, every=every, named=few)
        more = translate("hints", "Press {key} again to see which I would choose.")
        return words.format(names=names, n=len(every_name)), more.format(key=_key())

    def _move(self, view: View[Any], counsel: Counsel) -> tuple[str, str]:
        """Say which move, and why; then how to go on."""
        named = choice(self._face, view, counsel.chosen, self._wording)
        if len(view.moves) == 1:
            only = translate("hints", "It is the only move: <b>{move}</b>.")
            return markup(only, move=named), ""
        said = [markup("<b>{}.</b>", named), markup("{}", self._why(view, counsel))]
        said += self._as_good(view, counsel)
        asks = bool(counsel.choices) and self._step < REASON
        more = translate("hints", "Press {key} again for the figures.") if asks else ""
        return joined(" ", said), markup(more, key=_key())

    def _as_good(self, view: View[Any], counsel: Counsel) -> list[Markup]:
        """Name all that are as good as far as the figures tell, after the reason."""
        mine = choice(self._face, view, counsel.chosen, self._wording)
        named = self._as_good_by_figures(counsel)
        is_hardly = nudges.level(replace(counsel, choices=named)) < len(named)
        others = [n for n in self._names(view, replace(counsel, choices=named)) if n != mine]
        if not others:
            return []
        same = nudges.are_the_same(named)
        if len(others) >= SHOWN:
            return [markup("{}", _so_many(len(others), same=same, hardly=is_hardly))]
        if is_hardly and not same:
            words = translate("hints", "Hardly worse: <b>{other}</b>.")
        elif same:
            words = translate("hints", "Just as good: <b>{other}</b>.")
        else:
            words = translate("hints", "About as good: <b>{other}</b>.")
        return [markup(words, other=" · ".join(others))]

    def _names(self, view: View[Any], counsel: Counsel) -> dict[str, Weighed]:
        """Return the choices as they are called, best first: twin cards are called alike."""
        named = dict[str, Weighed]()
        for one in counsel.choices:
            named.setdefault(choice(self._face, view, one.move, self._wording), one)
        return named

    def _listed(
        self, view: View[Any], counsel: Counsel, many: int
    ) -> Sequence[tuple[str, Weighed]]:
        """Return the best choices by name, and the best of every kind: those are compared.

        The one that is advised comes first: another may be worth as much.
        """
        mine = choice(self._face, view, counsel.chosen, self._wording)
        names = sorted(self._names(view, counsel).items(), key=lambda each: each[0] != mine)
        kinds = {one.move.verb: name for name, one in reversed(names)}
        others = [each for each in names[many:] if each[0] in kinds.values()][: many - 1]
        return [*names[: many - len(others)], *others]

    def _why(self, view: View[Any], counsel: Counsel) -> str:
        """Return why the move is made, in words first; else the reason with its figures."""
        found = because(self._face, view, counsel, self._costly)
        said = told_why(self._face, view, counsel, self._costly, self._wording)
        worse = counsel.against
        if worse is None or counsel.why not in found or not shares_its_reason(counsel):
            return said
        if not nudges.is_a_mistake(counsel, worse, self._costly):
            return said
        named = choice(self._face, view, worse, self._wording)
        several = translate("hints", "Several moves will do, but not this: {move}.")
        return f"{several.format(move=named)} {said}"

    def _reason(self, view: View[Any], counsel: Counsel) -> str:
        lines = list[str]()
        if self._step < DOUBT:
            # The reason compares two; where more are as good, they are named as before.
            said = [self._wording.say(counsel.outcome)] if counsel.outcome else []
            lines = [*said, self._wording.say(counsel.reason), *self._which(view, counsel, least=3)]
        mine = choice(self._face, view, counsel.chosen, self._wording)
        listed = self._listed(view, counsel, SHOWN)
        for name, one in listed:
            strong = markup("<b>{}</b>", name) if name == mine else name
            told = translate("hints", "{move}: {worth}")
            lines.append(markup(told, move=strong, worth=self._figures(counsel, one)))
        lines += self._unlisted(view, counsel, listed)
        lines.append(markup("<small>{}</small>", self._read_so(counsel)))
        return joined("<br>", lines)

    def _unlisted(
        self, view: View[Any], counsel: Counsel, listed: Sequence[tuple[str, Weighed]]
    ) -> list[str]:
        """Account for the moves that are not listed, with the figures alone."""
        if not counsel.choices or self._step >= DOUBT:
            return []
        every = (choice(self._face, view, move, self._wording) for move in view.moves)
        return unlisted(counsel, self._names(view, counsel), [name for name, _ in listed], every)

    def _read_so(self, counsel: Counsel) -> str:
        """Return how figures are to be read, and what comes next."""
        again = translate("hints", "Press {key} again for the reason.")
        if self._step >= DOUBT:
            told = translate("hints", "±: how far chance may move the figure.")
        else:
            told = grounds(counsel, self._wording)
        if self._step != _last(counsel):
            again = translate("hints", "Press {key} again: how sure the figures are.")
        return f"{told} {again.format(key=_key())}".lstrip()

    def _in_a_line(self, view: View[Any], counsel: Counsel) -> tuple[str, str]:
        """Return the figures in as few words as there is room for above a felt, then what of."""
        first = self._listed(view, counsel, NAMED)
        worths = [markup("<b>{}</b> {}", name, self._figures(counsel, one)) for name, one in first]
        worths += [markup("{}", said) for said in self._unlisted(view, counsel, first)]
        return joined(" · ", worths), markup("<small>{}</small>", self._read_so(counsel))

    def _figures(self, counsel: Counsel, one: Weighed) -> str:
        """Return what a choice is worth, a share of hands as so many of 100.

        At first with how it compares in words, then with its doubt.
        """
        if self._step < DOUBT or is_hardly_tried(counsel, one, self._costly):
            return compared(counsel, one, self._costly)
        doubt = one.half if one is counsel.choices[0] else one.margin
        if not (one.half or one.deals) and any(each.deals for each in counsel.choices):
            doubt = 0.0  # it is known what comes of this one: the doubt is that of the others
        return figures(counsel, one.worth, doubt)

    @property
    def _costly(self) -> float:
        """From what loss on a choice is a mistake, in the unit of the game."""
        return self._game.decisions().costly

    @property
    def _wording(self) -> Any:
        return self._board.table_style.text_style.wording


def _so_many(others: int, *, same: bool, hardly: bool) -> str:
    if same:
        return translate("hints", "%n other choice(s) are just as good.", n=others)
    if hardly:
        return translate("hints", "%n other choice(s) are hardly worse.", n=others)
    return translate("hints", "%n other choice(s) are about as good.", n=others)


def _last(counsel: Counsel) -> int:
    """Return the last step of a hint, after which the reason comes again."""
    return DOUBT if _has_doubt(counsel) else REASON if counsel.choices else MOVE


def _has_doubt(counsel: Counsel) -> bool:
    """Tell whether chance may have moved a figure, and by how much is to be asked for."""
    return any(one.margin or one.half for one in counsel.choices)


def _both(said: str, more: str) -> str:
    if not more:
        return said
    is_rich = isinstance(said, Markup) or isinstance(more, Markup)
    return joined(" ", [said, more]) if is_rich else f"{said} {more}"


def _key() -> str:
    return keymap().name(Command.HINT)
