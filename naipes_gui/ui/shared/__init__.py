"""What every room of the window may use: colours, pictures, texts, small widgets."""
