"""Bots: they get a decision, what their seat may see and what it may imagine; never the real state."""

from signoria.bots.bot import Bot, Sight
from signoria.bots.greedy import GreedyBot, Judgement
from signoria.bots.masters import JUDGEMENT as MASTERS
from signoria.bots.playout import Playout, play_out
from signoria.bots.random_bot import RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "Playout", "RandomBot", "Sight", "make_bot", "play_out"]

#: Bots by the name people choose them by.
BOTS = ("random", "greedy")
#: What a greedy bot goes by, for each game.
JUDGEMENTS: dict[str, Judgement] = {"masters": MASTERS}


def make_bot(name: str, game: str, seed: str) -> Bot:
    """A bot by its name, for one game, from a seed of its own."""
    if name == "greedy" and game in JUDGEMENTS:
        return GreedyBot(seed, JUDGEMENTS[game])
    return RandomBot(seed)
