"""Matches played by ear: a robot that knows the accessibility bus alone, and what it heard."""
