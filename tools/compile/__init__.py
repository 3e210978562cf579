"""Compiles the kernels of the opponents to C, from the same source that runs as plain Python."""
