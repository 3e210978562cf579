"""The check of a deal: that the pack was the one that had been sealed before the cut."""

from naipes_gui.core.cards import Card
from naipes_gui.core.quoting import quoted
from naipes_gui.core.text import translate
from naipes_gui.store.seals import PairSeal, SaltSeal, Seal
from naipes_gui.ui.markup import Markup, markup
from naipes_gui.ui.paint import rich
from naipes_gui.ui.table.furniture import Manners
from naipes_gui.ui.table.plates import paper_inks
from naipes_gui.ui.theme import LIGHT


def fingerprint(commit: str) -> str:
    """Return the first eight digits of a commitment, as people compare them."""
    return f"{commit[:4]} · {commit[4:8]}".upper()


def checked(seal: Seal, manners: Manners) -> Markup:
    """Compute the fingerprint again from the deck and the salt, and return all three as HTML."""
    deck = " ".join(manners.wording.short(Card(word)) for word in seal.deck.split())
    sentence = (
        translate("score", "<b>The deal was the sealed one.</b> Fingerprint {print}, computed "
                  "again from the deck and the salt: it agrees.")
        if seal.holds
        else translate("score", "<b>The deal does not agree with its seal {print}.</b>")
    )  # fmt: skip
    order = translate("score", "The pack from the top, {cut} cards lifted:").format(cut=seal.cut)
    told = markup(sentence, print=fingerprint(seal.commit))
    cards = rich(deck, paper_inks(manners), 0.93, strong=False)
    small = markup("<span style='color:{}'>{}</span>", LIGHT.text3, _recipe(seal))
    return markup("{}<br>{} {}<br>{}", told, order, cards, small)


def _recipe(seal: Seal) -> str:
    """Return how anybody computes the fingerprint or the order of the pack again."""
    if isinstance(seal, PairSeal):
        words = translate(
            "score",
            "The cards in the order of SHA-256(secret/{hand}/0/card/part), secret {secret}, "
            "your part «{part}»",
        )
        return words.format(hand=seal.hand, secret=seal.secret, part=quoted(seal.part, 200))
    assert isinstance(seal, SaltSeal)
    return translate("score", "SHA-256(salt pack), salt {salt}").format(salt=seal.salt)
