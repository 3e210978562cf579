"""What a game shows and tells of its states. All values; nothing here draws or translates."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, ClassVar, Self

from naipes_gui.core import common_words
from naipes_gui.core.cards import NATURAL, Card
from naipes_gui.core.equation import Equation
from naipes_gui.core.match_end import HandGlance, Holding, told_winner
from naipes_gui.core.moments import Moments
from naipes_gui.core.motion import Way
from naipes_gui.core.moves import Move
from naipes_gui.core.reach import Reach
from naipes_gui.core.rules import View
from naipes_gui.core.table import Event, Paid, Said, Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.yaku_table import YakuTable
from naipes_gui.core.zones import Zone


class Look(Enum):
    """How the cards of a zone lie next to each other."""

    FAN = auto()
    ROW = auto()
    PILE = auto()
    """Open cards on top of each other, the last one visible."""
    HEAP = auto()
    """Open cards squared on top of each other, of which only the last can be read."""
    STACK = auto()
    """A squared closed stack, of which at most four cards are drawn."""
    LADDER = auto()
    """A staircase rising to the right."""
    GRID = auto()
    """The twelve months, six by two."""
    CLASSES = auto()
    """Captured flower cards, a row for every class."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a zone lies on the table, of which every card shows or hides its face as the view says.

    A spot ``in_front`` of the seats is placed from the middle of the table towards each
    seat (``reach`` 0 … 1) and moved sideways; any other by x and y from the middle. Units
    are widths of a table card. A zone without a spot lies out of sight with its owner.
    """

    zone: Zone
    x: float = 0.0
    y: float = 0.0
    look: Look = Look.PILE
    in_front: bool = False
    reach: float = 0.5
    scale: float = 1.0
    angle: float = 0.0
    closed: bool = False
    """Whether the backs are shown even of cards that are known."""
    label: Phrase | None = None
    """Written under the zone while it holds cards; the blank ``n`` is their number."""
    slot: bool = False
    """Whether an empty place is outlined."""
    home: str = ""
    """For a spot in front of the seats: nothing for the way to the middle, ``hand`` for where
    a seat holds its cards, ``beside`` for next to these. For any other ``aside``: x and y are
    measured from wherever the seats and the trick leave room; ``middle``: what is decided
    about, as large as there is room; or ``corner``: at the right of my hand."""
    slots: int = 0
    """How many places of a staircase are outlined, taken or not."""
    par: int = 0
    """Card points that captures sorted by class are measured by; 0 where nothing is."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of the side panel: something everybody at the table knows.

    With ``also`` there are two columns of values, and the lines make a table.
    """

    label: Phrase
    value: Phrase
    also: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Figure:
    """A number on the plate of a seat: an icon of the set, the number, and what it means."""

    icon: str
    number: int
    meaning: Phrase
    text: Phrase | None = None
    """What is written instead of the bare number, such as “2 kan 7 mon”."""


@dataclass(frozen=True, slots=True)
class Button:
    """How a move is offered in the action bar: its label, what it brings now and what it risks.

    ``main`` is the one Enter presses. With a ``why`` the button is shown but disabled, for
    that reason; its move is then not among the legal ones.
    """

    move: Move
    label: Phrase
    price: Phrase | None = None
    main: bool = False
    icon: str = ""
    key: str = ""
    why: Phrase | None = None
    risk: Phrase | None = None
    """What may still come of it, on a line of its own below the price."""
    cuts_short: bool = False
    """Whether it ends the hand before it is played out, which no lesson means."""
    longest: Phrase | None = None
    """The longest label it may come to have: buttons shall not grow while cards are picked."""
    name: Phrase | None = None
    """What its move is called where no card is picked, with all its cards."""
    briefly: Phrase | None = None
    """What stands on it where the label is wider than there is room; it is heard in full."""


@dataclass(frozen=True, slots=True)
class Steps:
    """The phase bar: the steps of a hand and which of them is being done."""

    names: tuple[Phrase, ...]
    present: int


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A row of the score sheet: what a seat did, where its points come from, what it has now."""

    seat: Seat
    caption: Phrase | None
    derivation: tuple[Phrase, ...]
    gained: int
    total: int
    cells: tuple[int | None, ...] = ()
    """What stands below the columns of the sheet, such as tricks; nothing where a seat has none."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """How a hand ended: the result as a sentence, and a row for every seat, best first."""

    title: Phrase
    subtitle: Phrase
    lines: tuple[ScoreLine, ...]
    winner: Seat | None = None
    match_over: bool = False
    check: Phrase | None = None
    """The sum that must come out, such as all counters of all seats."""
    summary: Phrase | None = None
    """One short line for the list of hands in the side panel."""
    fewest_win: bool = False
    """Whether what is gained is a loss, so that the fewest are best."""
    early: Phrase | None = None
    """Why the hand ended before it was played to its end, where it did."""
    left: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    """What everybody still held when the hand was over."""
    played: tuple[tuple[Seat, Card], ...] = ()
    """The cards that were played to the tricks, in their order."""
    took: frozenset[Card] = frozenset()
    """Those of them that took their tricks."""
    columns: tuple[Phrase, ...] = ()
    """What is counted before anything is paid: tricks, card points."""
    unit: Phrase | None = None
    """What is gained: points, chips."""
    declarer: Seat | None = None
    """Whose hand it was, where one plays against all."""
    equation: Equation | None = None
    """What went into the result, where more than one thing did."""

    def rows(self, me: Seat) -> tuple[ScoreLine, ...]:
        """Return the lines as a reader wants them: mine, the declarer's, the others in order.

        Those who did not play the hand, of whom nothing was counted, come last.
        """
        first = (me, self.declarer)

        def place(line: ScoreLine) -> tuple[bool, ...]:
            was_out = bool(line.cells) and all(cell is None for cell in line.cells)
            return (*(line.seat != seat for seat in first), was_out)

        return tuple(sorted(self.lines, key=place))


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A hand from the shuffle to its end: its first and its last state, moves and payments."""

    states: Sequence[Any]
    moves: Sequence[tuple[Seat, Move]]
    paid: Sequence[Paid]


@dataclass(frozen=True, slots=True)
class Trump:
    """The trump chip: a suit, or none yet and how it will be known."""

    suit: str
    note: Phrase | None = None
    never: bool = False
    """Whether there is none in this hand."""


@dataclass(frozen=True, slots=True)
class Bid:
    """What a seat has said in an auction, in a word or two."""

    text: Phrase
    top: bool = False
    """Whether it is the highest so far, or is being played for."""


@dataclass(frozen=True, slots=True)
class Contract:
    """What is being played for: who goes for what, and how it stands."""

    headline: Phrase
    detail: Phrase | None = None
    briefly: tuple[Phrase, ...] = ()
    """Shorter headlines, the longest first: how it stands matters more than who goes for it at
    full length."""
    also: tuple[Phrase, ...] = ()
    """What else the detail may say in this hand: the crown stands before all of it or before none,
    or it would come with a shorter word as if something had been won."""


@dataclass(frozen=True, slots=True)
class Banner:
    """What holds for a whole hand: by how much everything is multiplied, its name, which hand."""

    times: int
    name: Phrase
    note: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Ladder:
    """Cards that beat each other: who laid each of them, and who comes to lay the others."""

    owners: tuple[Seat, ...]
    coming: tuple[Phrase, ...]
    """What stands in the places ahead."""
    count: Phrase


class Whereabouts(Enum):
    """Where a card is, as far as everybody can tell who has watched."""

    AFIELD = auto()
    """In another hand, or in the stock."""
    MINE = auto()
    OUT = auto()
    """Seen, and no longer to come."""


@dataclass(frozen=True, slots=True)
class CardsLeft:
    """Which cards are still to come, a row for every suit, and what rivals surely hold."""

    rows: tuple[tuple[tuple[Card, Whereabouts], ...], ...]
    held: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    lying: tuple[tuple[Phrase, int], ...] = ()
    """Where else than in hands cards lie that are still to come, and how many, where it is told."""
    known: int = 0
    """How many of those still to come were seen, where that is not told of every hand."""

    @property
    def count(self) -> int:
        """How many cards were not seen, or are held by others."""
        return sum(where is Whereabouts.AFIELD for row in self.rows for _, where in row)


@dataclass(frozen=True, slots=True)
class HandWorth:
    """What a hand is worth by itself, as everybody was shown or its holder knows."""

    names: Phrase
    amount: Phrase
    about: Phrase
    """Which cards that takes, and who pays the amount."""
    short: Phrase
    """The amount where there is no room to say that each of the others pays it."""


class CardStatus(Enum):
    """Where a card of a combination is, as far as it matters to the viewer."""

    OWNED = auto()
    MISSING = auto()
    DEAD = auto()
    """Captured by another, or out of reach: nothing is left that could capture it."""


@dataclass(frozen=True, slots=True)
class YakuProgress:
    """A combination seen by the viewer: every card of it, and how many of them are needed."""

    key: str
    name: Phrase
    worth: Phrase
    cards: tuple[tuple[Card, CardStatus], ...]
    needed: int
    in_use: bool = True
    """Whether the options play with it."""

    @property
    def owned(self) -> int:
        """The number of cards the viewer has captured."""
        return sum(hold is CardStatus.OWNED for _, hold in self.cards)

    @property
    def is_possible(self) -> bool:
        """Whether enough cards are left."""
        return sum(hold is not CardStatus.DEAD for _, hold in self.cards) >= self.needed

    @property
    def is_complete(self) -> bool:
        """Whether the viewer has it."""
        return self.owned >= self.needed

    @property
    def status(self) -> Phrase:
        """The state of the chase in words."""
        if self.is_complete:
            return phrase("chase", "complete")
        if not self.is_possible:
            return phrase("chase", "{have} of {all}, impossible", have=self.owned, all=self.needed)
        return phrase("chase", "{have} of {all}, possible", have=self.owned, all=self.needed)


class Face(ABC):
    """How one game looks and speaks; ``view.seat`` is “you” in everything it says.

    It is given views, so it can tell nothing that its reader does not know.
    """

    ranks: ClassVar[str] = NATURAL
    """The strength of the ranks from low to high, for sorting the hand."""
    has_tricks: ClassVar[bool] = True
    """Whether there is a last trick to look at again."""
    key_of_a_card: ClassVar[tuple[Phrase, Phrase]] = (
        phrase("commands", "A K D J T 1–9 0"),
        phrase(
            "commands",
            "To the card of that rank, unless a button shows it; 1: ace, 0: ten, "
            "D or Shift+Q: queen",
        ),
    )
    """The keys that go to a card by what is printed on it, and which one."""
    counts_losses: ClassVar[bool] = False
    """Whether the score of a seat is what it has lost, so that nobody leads by it."""
    is_race: ClassVar[bool] = False
    """Whether two race for points, so that what the other gains counts as lost."""
    has_contract: ClassVar[bool] = False
    """Whether somebody plays for something against the others."""
    counts_much: ClassVar[bool] = False
    """Whether plates tell three figures of a seat, and need more room for them."""
    heaps_up: ClassVar[bool] = False
    """Whether seats heap up cards beside their plates, which need room there."""
    reader: Seat | None = None
    """Who is “you” whatever seat looks, ``OMNISCIENT`` if nobody is; without one, who looks."""

    def speaking_to(self, reader: Seat) -> Self:
        """Return a face to whose table ``told`` makes one seat alone “you”, or none."""
        speaking = copy(self)
        speaking.reader = reader
        return speaking

    def told(self, view: View[Any]) -> View[Any]:
        """Return a view as words upon the table are to tell it."""
        return view if self.reader is None else replace(view, seat=self.reader)

    @abstractmethod
    def spots(self, view: View[Any]) -> tuple[Spot, ...]:
        """Return where the zones lie now; hands are placed by the table itself."""

    @abstractmethod
    def prompts(self, view: View[Any]) -> tuple[Phrase, ...]:
        """Return the situation in a hand and after it in sentences, the most urgent first."""

    def because(self, view: View[Any], move: Move) -> Phrase | None:
        """Return what is plainly true of a move of the viewer, if it says why to make it."""
        return None

    def matters(self, view: View[Any]) -> tuple[Phrase, ...]:
        """Return what the viewer should look at before deciding, without saying what to do."""
        return ()

    def gives(self, view: View[Any], move: Move) -> int | None:
        """Return how dear what a move gives away is by its look, beside other moves alike.

        Nothing where that is no matter of its look. Of equals one makes that which gives least.
        """
        return None

    def by_experience(self, view: View[Any]) -> Move | None:
        """Return what long experience speaks for, if for anything.

        A hint names it unless the deals it was weighed over tell clearly against it.
        """
        return None

    def needs_no_thought(self, view: View[Any], only: Move) -> bool:
        """Tell whether the only move there is may be made without being asked for.

        One that shows something new is no such move: it would be missed.
        """
        return False

    def given_away(self, view: View[Any], move: Move) -> Phrase | None:
        """Return what a move would give away, and to whom, where that can be named."""
        return None

    def besides(self, view: View[Any], move: Move) -> Phrase | None:
        """Return what of that the reason of a player does not say already."""
        return self.because(view, move)

    def standing(self, view: View[Any]) -> tuple[Phrase, ...]:
        """Return what a decision hangs on that neither the hand nor the table shows."""
        return ()

    def stakes(self, view: View[Any], move: Move) -> Phrase | None:
        """Return what the rules let a choice cost that comes to nothing, where others cost less."""
        return None

    @abstractmethod
    def buttons(self, view: View[Any], picked: Sequence[Card]) -> tuple[Button, ...]:
        """Return the action bar when so many cards of the hand are picked."""

    @abstractmethod
    def saying(self, view: View[Any], said: Said) -> Phrase | None:
        """Return what a seat says aloud in a hand, or nothing."""

    @abstractmethod
    def score_sheet(self, view: View[Any], hand: PlayedHand) -> ScoreSheet:
        """Return the account of a hand that is over; the view's seat is “you”."""

    @abstractmethod
    def tell(self, view: View[Any], seat: Seat, move: Move) -> Phrase:
        """Tell a move of a hand that was made in the position of the view, in a few words."""

    def account(self, view: View[Any], seat: Seat, move: Move, events: Sequence[Event]) -> Phrase:
        """Tell a move with all that came of it, from what the viewer witnessed of it."""
        return self.describe(view, seat, move)

    def glance(self, view: View[Any], hand: PlayedHand) -> HandGlance:
        """Return a hand that is over as one column of the last sheet."""
        sheet = self.score_sheet(view, hand)
        gained = {line.seat: line.gained for line in sheet.lines}
        figures = tuple(gained[seat] for seat in sorted(gained))
        return HandGlance(figures, sheet.winner, summary=sheet.summary, is_race=self.is_race)

    def holding(self, view: View[Any], seat: Seat) -> Holding:
        """Return what a seat has at the end of a match."""
        score = view.state.scores[seat]
        return Holding(score, phrase("match_end", "%n point(s)", n=score))

    def verdict(self, view: View[Any], ranking: Sequence[Sequence[Seat]]) -> Phrase:
        """Return who has won a match, or lost it, and with what."""
        return told_winner(ranking, view.seat, self.holding(view, ranking[0][0]).words)

    def moments(self, view: View[Any], events: Sequence[Event]) -> Moments:
        """Return which of some events, that led to a view, are worth a moment of their own."""
        return {}

    def played(self, last: Any) -> Sequence[tuple[Seat, Card]]:
        """Return what was played to the tricks of a hand, by its last state, where it tells."""
        return ()

    def played_in(self, hand: "PlayedHand") -> Sequence[tuple[Seat, Card]]:
        """Return which cards everybody was rid of in a hand, to be shown with those still held."""
        return self.played(hand.states[-1])

    def state_word(self, view: View[Any], seat: Seat) -> Phrase | None:
        """Return the word under the name of a seat."""
        return None

    def about_card(self, view: View[Any], card: Card) -> Phrase | None:
        """Return what is printed on a card besides its name, where it is read aloud."""
        return None

    def gist(self, reason: Phrase, best: Move, made: Move) -> Phrase | None:
        """Return what a reason comes to without its figures, of a choice that was a mistake."""
        return None

    def is_out(self, view: View[Any], seat: Seat) -> bool:
        """Tell whether a seat takes no part at the moment."""
        return False

    def marks(self, view: View[Any], seat: Seat) -> tuple[int, int] | None:
        """Return the score of a seat as so many pips of so many, where the game counts so."""
        return None

    def figures(self, view: View[Any], seat: Seat) -> tuple[Figure, ...]:
        """Return the numbers on the plate of a seat."""
        return ()

    def tricks(self, view: View[Any], seat: Seat) -> int | None:
        """Return how many tricks lie before a seat, in games where they are kept.

        How many cards these are says nothing: of some a seat keeps no card but its own.
        """
        return None

    def holds(self, view: View[Any]) -> tuple[Phrase, ...]:
        """Return what eyes see that it holds for the hand and the situation does not say.

        Whoever hears the match is told it once in a hand.
        """
        return ()

    def trump(self, view: View[Any]) -> Trump | None:
        """Return the trump chip, if the game has trumps."""
        return None

    def leading(self, view: View[Any]) -> Card | None:
        """Return the card that would win the unfinished trick."""
        return None

    def card_points(self, options: Any, card: Card) -> int:
        """Return what a card of a trick counts for whoever wins it, where cards count."""
        return 0

    def bid(self, view: View[Any], seat: Seat) -> Bid | None:
        """Return what a seat has bid, where the game has an auction."""
        return None

    def contract(self, view: View[Any]) -> Contract | None:
        """Return what is being played for, or would be if nobody bid more."""
        return None

    def banner(self, view: View[Any]) -> Banner | None:
        """Return what holds for the whole hand, where the game has such a thing."""
        return None

    def ladder(self, view: View[Any]) -> Ladder | None:
        """Return whose the cards of a staircase are, where the game has one."""
        return None

    def cards_left(self, view: View[Any]) -> CardsLeft | None:
        """Return which cards are still to come, where the game is one of remembering them."""
        return None

    def hand_worth(self, view: View[Any], seat: Seat) -> HandWorth | None:
        """Return what a hand is worth by itself, as far as the viewer knows."""
        return None

    def nearest(self, view: View[Any], seat: Seat) -> YakuProgress | None:
        """Return the combination that a seat is nearest to, as far as the viewer knows."""
        return None

    def notes(self, view: View[Any]) -> tuple[Phrase, ...]:
        """Return what else lies as a chip of text beside the middle of the table."""
        return ()

    def reaches(self, view: View[Any]) -> tuple[Reach, ...]:
        """Return what on the table stands for a move by itself: no card of the hand does."""
        return ()

    def keys(self, view: View[Any]) -> tuple[tuple[str, Phrase], ...]:
        """Return the letters that buttons show at this table, and what they do there."""
        return ()

    def refused(self, view: View[Any], key: str) -> Phrase | None:
        """Say why a letter of this table does nothing now; nothing if it is none of its letters."""
        what = dict(self.keys(view)).get(key)
        return phrase("table", "Not now: “{what}”.", what=what) if what is not None else None

    def rest(self, view: View[Any]) -> tuple[Card, ...]:
        """Return the viewer's cards in an order in which each of them wins a trick for certain.

        Nothing where that is not certain, or where the rules have a word for it themselves.
        """
        return ()

    def steps(self, view: View[Any]) -> Steps | None:
        """Return the phase bar."""
        return None

    def steps_while(self, view: View[Any], way: Way) -> Steps | None:
        """Return the phase bar while cards move in a way, where nobody decides anything in it."""
        return self.steps(view)

    def facts(self, view: View[Any]) -> tuple[Fact, ...]:
        """Return the lines of the side panel about the hand being played."""
        return ()

    def pot(self, view: View[Any]) -> tuple[Phrase, int] | None:
        """Return the name of the pot and what lies in it, where the game has one."""
        return None

    def paragraph(self, view: View[Any]) -> str:
        """Return the number of the rule that is about what is decided now, such as 2.12."""
        return ""

    def tracker(self, view: View[Any]) -> tuple[YakuProgress, ...]:
        """Return how far the viewer is from every combination, where the game has any."""
        return ()

    def yaku_table(self, options: Any, view: View[Any] | None = None) -> YakuTable | None:
        """Return the combinations that are played with, where the game has any.

        With a view it also says how everybody stands, as far as the viewer may know.
        """
        return None

    def dealing_card(self, view: View[Any]) -> Phrase:
        """Return which of the cards drawn deals first."""
        return common_words.HIGHEST

    # What all games have in common.

    def situation(self, view: View[Any]) -> tuple[Phrase, ...]:
        """Return the situation in sentences, the most urgent first."""
        return common_words.before_the_hand(view, self.dealing_card(view)) or self.prompts(view)

    def bubble(self, view: View[Any], said: Said) -> Phrase | None:
        """Return what a seat says aloud, or nothing."""
        return common_words.I_DEAL if said.verb == "deals" else self.saying(view, said)

    def describe(self, view: View[Any], seat: Seat, move: Move) -> Phrase:
        """Tell a move that was made in the position of the view, in a few words."""
        return common_words.cut(view, seat) if move.verb == "cut" else self.tell(view, seat, move)
