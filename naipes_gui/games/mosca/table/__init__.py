"""What the table asks of La Mosca: where its cards lie, and all that it says."""
