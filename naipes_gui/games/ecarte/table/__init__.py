"""What the table asks of Écarté: where its cards lie, and all that it says."""
