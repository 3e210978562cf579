"""The saved matches."""
