"""The small widgets that pages and dialogs are made of."""
