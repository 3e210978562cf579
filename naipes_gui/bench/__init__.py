"""Measures what the program promises: speed of rules, opponents, records, start and frames."""
