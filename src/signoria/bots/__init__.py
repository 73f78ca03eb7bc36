"""Bots: they get a decision, what their seat may see and what it may imagine; never the real state."""

from signoria.bots.bot import Bot, Sight
from signoria.bots.greedy import Evaluation, GreedyBot
from signoria.bots.masters import value as masters_value
from signoria.bots.playout import Playout, play_out
from signoria.bots.random_bot import RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "Playout", "RandomBot", "Sight", "make_bot", "play_out"]

#: Bots by the name people choose them by.
BOTS = ("random", "greedy")
#: What a greedy bot goes by, for each game.
EVALUATIONS: dict[str, Evaluation] = {"masters": masters_value}


def make_bot(name: str, game: str, seed: str) -> Bot:
    """A bot by its name, for one game, from a seed of its own."""
    if name == "greedy" and game in EVALUATIONS:
        return GreedyBot(seed, EVALUATIONS[game])
    return RandomBot(seed)
