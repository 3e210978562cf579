"""What is compiled to C where it can be: see docs/compiled.md."""
