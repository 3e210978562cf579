"""The rows of what is watched for the first time: as far as it has been seen. No Qt."""

from collections.abc import Sequence

from naipes_gui.ui.beside_table.hand_story import HandStory, Row
from naipes_gui.ui.replay.outline import Outline


class SeenRows:
    """Grows with the ply that was seen last; what was seen once stays told."""

    def __init__(self, outline: Outline) -> None:
        self._outline = outline
        self._stories = dict[int, HandStory]()
        """By the plies at which their hands begin."""
        self._told = 0
        self.rows: Sequence[Row] = ()

    def see(self, ply: int) -> bool:
        """Take in what led to a ply; tell whether that was new."""
        if ply <= self._told:
            return False
        for hand in self._outline.hands:
            end = min(ply, hand.end)
            if max(hand.start, self._told) < end:
                story = self._stories.setdefault(hand.start, self._outline.story_of(hand))
                told, story.head.end = story.head.end, end  # the heading names trumps of then
                self._outline.tell(story, told, end)
        self._told = ply
        self.rows = [row for story in self._stories.values() for row in story.finished()]
        return True
