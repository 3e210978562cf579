"""What the table asks of NLK: where its cards lie, and all that it says."""
