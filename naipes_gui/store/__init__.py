"""What is kept on the disk: settings, matches, the library."""
