"""Measures the window: start, rest, frames, clicks and new sizes."""
