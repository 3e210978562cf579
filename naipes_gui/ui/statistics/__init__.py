"""The statistics of all matches: results over time, streaks, opponents, and where points go."""
