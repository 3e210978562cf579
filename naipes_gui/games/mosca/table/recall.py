"""What is asked of the memory."""

from naipes_gui.core.recall_tricks import TRICKS

RECALL = TRICKS
