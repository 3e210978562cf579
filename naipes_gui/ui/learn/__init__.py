"""The page where games are learnt, and the guided hand."""
