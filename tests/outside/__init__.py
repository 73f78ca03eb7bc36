"""A game from outside: a distribution of its own, installed beside the wheel, plays everywhere."""
