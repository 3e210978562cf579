"""What many matches say together: results, streaks, kinds of decision, each opponent."""
