"""Builds the tables of Écarté: ``python -m tools.ecarte_tables`` (needs the extra ``tables``).

Hands are bit masks over 31 cards: three plain suits of eight (bits 0 … 23) and the seven trumps
that the turn-up leaves (bits 24 … 30), strength rising. Which trump is turned up matters only by
whether it is the king: if it is not, bit 30 is the king of trumps.
"""
