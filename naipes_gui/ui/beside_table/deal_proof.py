"""The check of a deal: that the pack was the one that had been sealed before the cut."""

from naipes_gui.core.quoting import quoted
from naipes_gui.core.text import translate
from naipes_gui.store.seals import PairSeal, Proof, SaltSeal, Seal
from naipes_gui.ui.shared.markup import Markup, joined, markup
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.table.plates import paper_inks

PIECE = 8
"""Digits that stand together in any line."""


def fingerprint(commit: str) -> str:
    """Return the first eight digits of a commitment, as people compare them."""
    return f"{commit[:4]} · {commit[4:8]}".upper()


def checked(seal: Seal, text_style: TextStyle) -> Markup:
    """Compute seal and order again, and return them with what that proves, as HTML."""
    names = [text_style.wording.short(card) for card in seal.cards]
    deck = (", " if any(" " in name for name in names) else " ").join(names)
    order = translate("score", "The pack from the top, %n card(s) lifted:", n=seal.cut)
    told = _verdict(seal)
    cards = rich(deck, paper_inks(text_style), 0.93 * text_style.text_scale, strong=False)
    small = markup("<span style='color:{}'>{}</span>", LIGHT.text3, _recipe(seal))
    return markup("{} {}<br>{} {}<br>{}", told, meaning(seal.proof), order, cards, small)


def meaning(proof: Proof) -> str:
    """Say in two sentences what a seal proves, and what not."""
    match proof:
        case Proof.DECK:
            return translate(
                "score",
                "The pack was sealed before it was cut, and was not changed after that. This "
                "proves neither how the program shuffled it nor that nobody looked into the file.",
            )
        case Proof.TWO_HANDS:
            return translate(
                "score",
                "Nobody could choose the cards, not even the program: they follow from its sealed "
                "secret and from the moment and place of your deal, which came later. This does "
                "not prove that nobody looked into the file of the match.",
            )
        case Proof.CODE:
            return translate(
                "score",
                "All cards follow from the code of the match, and are the same for all who play "
                "it. This proves neither that whoever made the code did not try many nor that "
                "nobody looked into the file.",
            )
        case Proof.EXERCISE:
            return translate(
                "score",
                "An exercise that leaves another match: the cards are those of that match, or "
                "what could not be seen of them was dealt anew. It proves nothing about the deal.",
            )


def match_so_far(link: str) -> Markup:
    """Return what stands for all that a record holds, as HTML; the first format has nothing."""
    words = translate("score", "Code to check the match so far: {print}")
    return markup(words, print=markup("<b>{}</b>", link)) if link else markup("")


def sealed_deal(seal: Seal, latest: str, link: str) -> Markup:
    """Say how a hand was sealed, whether the next one is, and what ties the match together."""
    told = [_how(seal)]
    if latest not in ("", seal.commit):
        words = translate("score", "The next deal is sealed already: {print}.")
        told.append(markup(words, print=_bold(latest)))
    return joined("<br>", [joined(" ", told), match_so_far(link)])


def _bold(commit: str) -> Markup:
    return markup("<b>{}</b>", fingerprint(commit))


def _how(seal: Seal) -> Markup:
    match seal.proof:
        case Proof.DECK:
            words = translate("score", "Deal sealed before the cut: {print}.")
        case Proof.TWO_HANDS:
            words = translate("score", "Deal sealed before you dealt: {print}.")
        case Proof.CODE:
            words = translate("score", "Shared deal, sealed: {print}.")
        case Proof.EXERCISE:
            words = translate("score", "Deal of an exercise: {print}.")
    return markup(words, print=_bold(seal.commit))


def _verdict(seal: Seal) -> Markup:
    if not seal.holds:
        words = translate("score", "<b>The deal does not agree with its seal {print}.</b>")
    elif isinstance(seal, SaltSeal):
        words = translate(
            "score", "<b>The deal was the sealed one.</b> Fingerprint {print}, computed "
            "again from the deck and the salt: it agrees.",
        )  # fmt: skip
    else:
        words = translate(
            "score", "<b>The deal is the one that had to come.</b> Seal {print} and order of the "
            "pack, computed again: they agree.",
        )  # fmt: skip
    return markup(words, print=fingerprint(seal.commit))


def _recipe(seal: Seal) -> str:
    """Return how anybody computes the fingerprint or the order of the pack again."""
    if isinstance(seal, PairSeal):
        words = translate(
            "score",
            "The cards in the order of SHA-256(secret/{hand}/0/card/part), secret {secret}, "
            "your part “{part}”",
        )
        secret = _in_pieces(seal.secret)
        return words.format(hand=seal.hand, secret=secret, part=quoted(seal.part, 200))
    assert isinstance(seal, SaltSeal)
    return translate("score", "SHA-256(salt pack), salt {salt}").format(salt=_in_pieces(seal.salt))


def _in_pieces(digits: str) -> str:
    """Return digits with places where a line may end: else they are wider than a small window."""
    pieces = (digits[at : at + PIECE] for at in range(0, len(digits), PIECE))
    return "\u200b".join(pieces)
