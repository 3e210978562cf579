"""Questions to the kernels, one module for each."""
