"""The flower deck: 48 cards, four to a month."""
