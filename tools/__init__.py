"""Developer tools of Naipes."""
