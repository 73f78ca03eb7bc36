"""The kernel: asks one question at a time and knows no game."""
