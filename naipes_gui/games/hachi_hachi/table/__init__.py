"""What the table asks of Hachi-Hachi: where its cards lie, and all that it says."""
