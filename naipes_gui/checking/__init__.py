"""Says what the folder of a game lacks, and whatever belongs to the game outside of it.

It speaks to whoever writes the game, in English as errors of the program do.
"""
