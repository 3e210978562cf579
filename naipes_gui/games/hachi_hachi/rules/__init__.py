"""The rules of Hachi-Hachi: what is the case, what may be done, and what follows from it."""
