"""The advice of the game, and what was measured of it."""

from naipes_gui.core.advice import Chapter
from naipes_gui.core.text import phrase
from naipes_gui.games.ecarte.advice.receipts import RECEIPTS
from naipes_gui.games.ecarte.advice.sayings import ADVICE

CHAPTER = Chapter(advice=ADVICE, receipts=RECEIPTS, unit=phrase("advice", "points"))
