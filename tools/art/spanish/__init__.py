"""The deck with Spanish suits."""
