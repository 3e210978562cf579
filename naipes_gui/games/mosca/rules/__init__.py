"""The rules of La Mosca: what is the case, what may be done, and what follows from it."""
