"""Spoils the code a little, again and again, and sees whether a test notices.

``python -m tools.mutation core store`` draws mutants of packages by chance, the same for the same
seed, runs each against the quickest tests that reach its line, and tells which share was caught.
"""
