"""The command line beside the window. It works where there is no Qt."""

COMMANDS = (
    "play", "simulate", "verify", "legal", "show", "branch", "deal", "arena", "advice", "deals",
    "stats", "review", "profiles", "rules", "bench", "doctor", "check",
)  # fmt: skip
"""What the first argument may be for no window to open; known without loading any of it."""
