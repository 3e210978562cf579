"""What all matches say together, in figures, words and a plot."""
