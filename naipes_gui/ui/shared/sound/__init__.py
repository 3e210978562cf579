"""What is heard: which sounds are heard when, how they are mixed, and where they go."""
