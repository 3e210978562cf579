"""The advice of the game, and what was measured of it.

The frozen reference plays on all seats: hands of four take it a third of the time of the club.
"""

from naipes_gui.core.advice import Chapter
from naipes_gui.core.text import phrase
from naipes_gui.games.nlk.advice.receipts import RECEIPTS
from naipes_gui.games.nlk.advice.sayings import ADVICE

CHAPTER = Chapter(
    advice=ADVICE,
    receipts=RECEIPTS,
    unit=phrase("advice", "hands saved in a hundred"),
    per=100,
    level="reference",
    chooser="reference",
)
