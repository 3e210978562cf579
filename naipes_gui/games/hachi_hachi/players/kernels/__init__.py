"""What the players of Hachi-Hachi spend their time in: see docs/compiled.md."""
