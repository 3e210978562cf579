"""What is asked of a kernel to see that compiled it answers the same, and how much sooner."""
