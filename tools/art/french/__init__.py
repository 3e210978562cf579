"""The French deck: 52 cards and two jokers in three index sizes."""
