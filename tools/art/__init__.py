"""Every picture of Naipes, drawn by code."""
