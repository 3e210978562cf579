"""How each format of a record seals a hand, shuffles its pack, and ties its lines together."""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar
from unicodedata import category

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import BadRecord
from naipes_gui.core.text import phrase
from naipes_gui.store.chain import Chain, NoChain
from naipes_gui.store.header import Header
from naipes_gui.store.notation import cards_in, cards_text
from naipes_gui.store.seals import (
    CodeSeal,
    ExerciseSeal,
    PairSeal,
    Proof,
    RepeatedSeal,
    SaltSeal,
    Seal,
    commitment,
)
from naipes_gui.store.shuffle import SHARED_PART, Shuffle, digest, shared_secret

SALT = re.compile(r"[0-9a-f]{32}")
HASH = re.compile(r"[0-9a-f]{64}")
LONGEST_PART = 200

NO_SEAL = phrase("store", "This is no seal of a deck.")
OTHER_DECK = phrase("store", "This is not the deck that was committed to.")
OTHER_SECRET = phrase("store", "This is not the secret that was committed to.")
OTHER_CODE = phrase("store", "The secret does not follow from the code of the shared deal.")
NO_PART = phrase("store", "The person's part in the shuffle is missing, or not as it must be.")
OTHER_ORDER = phrase("store", "The deck does not follow from the secret and the person's part.")
NO_PACK = phrase("store", "The deck is not the pack of the game.")


class Sealed(ABC):
    """A hand to which the dealer is bound, before its pack is cut."""

    def __init__(self, hand: int, commit: str) -> None:
        self.hand, self.commit = hand, commit

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Return what the line of the hand says of it."""

    @abstractmethod
    def shuffled(self, part: str) -> Seal:
        """Return the seal of the shuffled pack, which nobody has cut yet.

        Raises:
            BadRecord: so the pack cannot be shuffled.

        """

    @abstractmethod
    def opened(self, line: dict[str, Any]) -> Seal:
        """Return the seal that the line of a deck opens.

        Raises:
            BadRecord: the deck is not the one that was sealed.

        """


class Format(ABC):
    """What differs between one format of a record and another."""

    seals_ahead: ClassVar[bool]
    """Whether a hand is sealed before the person deals: then its seal stays, come what may."""
    proof: ClassVar[Proof]
    """What its seals prove."""
    person_cuts: ClassVar[bool] = True
    """Whether a person cuts where they like."""

    def __init__(self) -> None:
        self.has_exercises = False
        """Whether there may be hands of which cards were dealt anew: in a branch."""

    @abstractmethod
    def chain(self, header: bytes) -> Chain:
        """Return the beginning of what ties the lines together."""

    @abstractmethod
    def seal(self, hand: int, pack: Sequence[Card], rng: Random) -> Sealed:
        """Draw what is hidden of a new hand."""

    def sealed(self, line: dict[str, Any], pack: Sequence[Card]) -> Sealed:
        """Return what the line of a hand, whose number is right, binds the dealer to.

        Raises:
            BadRecord: it binds to nothing.

        """
        moves = line.get("exercise")
        if self.has_exercises and type(moves) is int and moves >= 0:
            return ExerciseSealed(line["hand"], _commit(line), pack, moves)
        return self._sealed(line, pack)

    @abstractmethod
    def _sealed(self, line: dict[str, Any], pack: Sequence[Card]) -> Sealed:
        """Return what the line of an ordinary hand binds the dealer to."""


class SaltSealed(Sealed):
    """A deck that is bound by a salted fingerprint; whoever reads the line cannot know it."""

    def __init__(self, hand: int, commit: str, pack: Sequence[Card], deck: str, salt: str) -> None:
        super().__init__(hand, commit)
        self._pack, self._deck, self._salt = pack, deck, salt

    def to_json(self) -> dict[str, Any]:
        """Return what the line of the hand says of it."""
        return {"commit": self.commit}

    def shuffled(self, part: str) -> Seal:
        """Return the seal of the shuffled pack."""
        return SaltSeal(self.hand, self.commit, self._deck, 0, salt=self._salt)

    def opened(self, line: dict[str, Any]) -> Seal:
        """Return the seal that the line of a deck opens."""
        deck, salt = line.get("deck"), line.get("salt")
        if not (isinstance(deck, str) and isinstance(salt, str) and SALT.fullmatch(salt)):
            raise BadRecord(OTHER_DECK)
        if commitment(deck, salt) != self.commit:
            raise BadRecord(OTHER_DECK)
        if sorted(cards_in(deck)) != sorted(self._pack):
            raise BadRecord(NO_PACK)
        return SaltSeal(self.hand, self.commit, deck, 0, salt=salt)


class ExerciseSealed(Sealed):
    """A deck that was put so as to agree with what a seat had seen of the hand."""

    def __init__(
        self, hand: int, commit: str, pack: Sequence[Card], moves: int,
        seal: ExerciseSeal | None = None,
    ) -> None:  # fmt: skip
        super().__init__(hand, commit)
        self._pack, self._moves, self._seal = pack, moves, seal

    def to_json(self) -> dict[str, Any]:
        """Return what the line of the hand says of it."""
        return {"commit": self.commit, "exercise": self._moves}

    def shuffled(self, part: str) -> Seal:
        """Return the seal of the deck, if it is known."""
        if self._seal is None:
            raise BadRecord(OTHER_DECK)
        return self._seal

    def opened(self, line: dict[str, Any]) -> Seal:
        """Return the seal that the line of a deck opens."""
        deck, salt, orders = line.get("deck"), line.get("salt"), line.get("orders", [])
        if not (isinstance(deck, str) and isinstance(salt, str) and SALT.fullmatch(salt)):
            raise BadRecord(OTHER_DECK)
        if not (isinstance(orders, list) and all(isinstance(order, str) for order in orders)):
            raise BadRecord(OTHER_DECK)
        seal = ExerciseSeal(self.hand, self.commit, deck, 0, salt=salt, moves=self._moves,
                            orders=tuple(orders))  # fmt: skip
        if not seal.holds:
            raise BadRecord(OTHER_DECK)
        for order in orders:
            cards_in(order)
        if sorted(cards_in(deck)) != sorted(self._pack):
            raise BadRecord(NO_PACK)
        return seal


class FormatOne(Format):
    """The program shuffles, seals the deck and deals at once; lines stand for themselves."""

    seals_ahead = False
    proof = Proof.DECK

    def chain(self, header: bytes) -> Chain:
        """Return the beginning of what ties the lines together."""
        return NoChain()

    def seal(self, hand: int, pack: Sequence[Card], rng: Random) -> Sealed:
        """Draw what is hidden of a new hand."""
        order = list(pack)
        rng.shuffle(order)
        deck, salt = cards_text(order), f"{rng.getrandbits(128):032x}"
        return SaltSealed(hand, commitment(deck, salt), pack, deck, salt)

    def _sealed(self, line: dict[str, Any], pack: Sequence[Card]) -> Sealed:
        """Return what the line of a hand binds the dealer to."""
        return SaltSealed(line["hand"], _commit(line), pack, "", "")


class PairSealed(Sealed):
    """A secret that is bound by its fingerprint; the deck needs the person's part as well."""

    kind: ClassVar[type[PairSeal]] = PairSeal

    def __init__(self, hand: int, secret: str, pack: Sequence[Card]) -> None:
        super().__init__(hand, digest(secret))
        self._secret, self._pack = secret, pack

    def to_json(self) -> dict[str, Any]:
        """Return what the line of the hand says of it."""
        return {"commit": self.commit, "secret": self._secret}

    def shuffled(self, part: str) -> Seal:
        """Return the seal of the shuffled pack."""
        if not is_part(part):
            raise BadRecord(NO_PART)
        deck = cards_text(Shuffle(self._secret, self.hand, part).order(self._pack))
        return self.kind(self.hand, self.commit, deck, 0, secret=self._secret, part=part)

    def opened(self, line: dict[str, Any]) -> Seal:
        """Return the seal that the line of a deck opens."""
        part = line.get("part")
        seal = self.shuffled(part if isinstance(part, str) else "")
        if line["deck"] != seal.deck:
            raise BadRecord(OTHER_ORDER)
        return seal


class FormatTwo(Format):
    """The program seals a secret, the person gives a part, and the deck follows from both."""

    seals_ahead = True
    proof = Proof.TWO_HANDS

    def chain(self, header: bytes) -> Chain:
        """Return the beginning of what ties the lines together."""
        return Chain(header)

    def seal(self, hand: int, pack: Sequence[Card], rng: Random) -> Sealed:
        """Draw what is hidden of a new hand."""
        return PairSealed(hand, f"{rng.getrandbits(256):064x}", pack)

    def _sealed(self, line: dict[str, Any], pack: Sequence[Card]) -> Sealed:
        """Return what the line of a hand binds the dealer to."""
        commit, secret = _commit(line), line.get("secret")
        if not (isinstance(secret, str) and HASH.fullmatch(secret) and digest(secret) == commit):
            raise BadRecord(OTHER_SECRET)
        return PairSealed(line["hand"], secret, pack)


class RepeatedSealed(PairSealed):
    """A hand that was dealt before, with the part that was given then."""

    kind = RepeatedSeal

    def __init__(self, seal: PairSeal, pack: Sequence[Card]) -> None:
        super().__init__(seal.hand, seal.secret, pack)
        self._part = seal.part

    def shuffled(self, part: str) -> Seal:
        """Return the seal of the pack as it was shuffled before."""
        return super().shuffled(self._part)


class SharedSealed(PairSealed):
    """A hand that is dealt alike wherever the code is known: nobody has a part in it."""

    kind = CodeSeal

    def shuffled(self, part: str) -> Seal:
        """Return the seal of the shuffled pack."""
        return super().shuffled(SHARED_PART)

    def opened(self, line: dict[str, Any]) -> Seal:
        """Return the seal that the line of a deck opens."""
        if line.get("part") != SHARED_PART:
            raise BadRecord(NO_PART)
        return super().opened(line)


class SharedFormat(FormatTwo):
    """The second format where all chance follows from a code."""

    person_cuts = False
    proof = Proof.CODE

    def __init__(self, code: str) -> None:
        super().__init__()
        self._code = code

    def seal(self, hand: int, pack: Sequence[Card], rng: Random) -> Sealed:
        """Draw what is hidden of a new hand."""
        return SharedSealed(hand, shared_secret(self._code, hand), pack)

    def _sealed(self, line: dict[str, Any], pack: Sequence[Card]) -> Sealed:
        """Return what the line of a hand binds the dealer to."""
        super()._sealed(line, pack)
        secret = shared_secret(self._code, line["hand"])
        if line["secret"] != secret:
            raise BadRecord(OTHER_CODE)
        return SharedSealed(line["hand"], secret, pack)


def format_of(header: Header) -> Format:
    """Return the format of a record; one newer than any known is read as the newest."""
    newest = SharedFormat(header.deal) if header.deal else FormatTwo()
    form = FormatOne() if header.naipes == 1 else newest
    form.has_exercises = header.parent is not None
    return form


def sealed_again(seal: Seal, pack: Sequence[Card]) -> Sealed:
    """Return what binds the dealer to a hand that is to be dealt as it was before."""
    match seal:
        case CodeSeal():
            return SharedSealed(seal.hand, seal.secret, pack)
        case PairSeal():
            return RepeatedSealed(seal, pack)
        case ExerciseSeal():
            return ExerciseSealed(seal.hand, seal.commit, pack, seal.moves, seal)
        case SaltSeal():
            return SaltSealed(seal.hand, seal.commit, pack, seal.deck, seal.salt)
        case _:
            raise TypeError(seal)


def _commit(line: dict[str, Any]) -> str:
    commit = line["commit"]
    if isinstance(commit, str) and HASH.fullmatch(commit):
        return commit
    raise BadRecord(NO_SEAL)


def is_part(text: str) -> bool:
    """Tell whether a text may be the part of a person in a shuffle."""
    return 1 <= len(text) <= LONGEST_PART and all(category(c) != "Cc" for c in text)
