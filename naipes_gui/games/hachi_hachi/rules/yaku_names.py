"""What the combinations of captured cards are called, by whoever speaks of them."""

from collections.abc import Mapping

from naipes_gui.core.text import Phrase, phrase

DEKIYAKU: Mapping[str, Phrase] = {
    "goko": phrase("hachi_hachi", "Five Brights"),
    "shiko": phrase("hachi_hachi", "Four Brights"),
    "nanatan": phrase("hachi_hachi", "Seven Ribbons"),
    "akatan": phrase("hachi_hachi", "Poetry Ribbons"),
    "aotan": phrase("hachi_hachi", "Blue Ribbons"),
    "inoshikacho": phrase("hachi_hachi", "Boar, Deer, Butterflies"),
}
