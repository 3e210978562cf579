"""What many matches say together: results, streaks, opponents, and where points are lost."""
