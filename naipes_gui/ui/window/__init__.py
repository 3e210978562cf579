"""The one window, and what the program needs around it."""
