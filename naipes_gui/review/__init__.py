"""What a match could have been: what its decisions cost, and the other ways it could have gone."""
