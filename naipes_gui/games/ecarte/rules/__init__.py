"""The rules of Écarté: what is the case, what may be done, and what follows from it."""
