"""What stands around the table, in a match as in a replay."""
