"""What the table asks of Napoleon: where its cards lie, and all that it says."""
