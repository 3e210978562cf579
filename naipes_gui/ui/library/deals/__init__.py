"""The statistics of the deals, opened from the library."""
