"""The parts of the kernel, which are compiled as one with it."""
