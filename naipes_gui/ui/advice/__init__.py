"""Advice on paper: each piece with what was measured, and tested again when somebody asks."""
