"""Long proofs that nothing is lost, nobody is let in and nothing breaks: see docs/reliability.md.

Each module has a command line, ``python -m tools.proofs.NAME COUNT``, and ends with one line that
sums up; the status is 1 if anything was lost. The same seed does the same again.
"""
