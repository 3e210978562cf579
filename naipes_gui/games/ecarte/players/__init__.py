"""The opponents of Écarté."""
