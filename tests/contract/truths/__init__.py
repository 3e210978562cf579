"""What the coach says, looked at a second time: by playing it out, or by counting again."""
