"""Signoria: an open home for the great Renaissance board games."""
