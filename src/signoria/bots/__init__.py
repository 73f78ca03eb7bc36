"""Bots: they get a decision, what their seat may see and what it may imagine; never the real state."""

from signoria.bots.bot import Bot, Sight
from signoria.bots.greedy import GreedyBot, Judgement
from signoria.bots.lorenzo import JUDGEMENT as LORENZO
from signoria.bots.masters import JUDGEMENT as MASTERS
from signoria.bots.playout import Playout, play_out
from signoria.bots.princes import JUDGEMENT as PRINCES
from signoria.bots.random_bot import RandomBot

__all__ = [
    "JUDGEMENTS",
    "Bot",
    "GreedyBot",
    "Playout",
    "RandomBot",
    "Sight",
    "UnknownBot",
    "bots_for",
    "make_bot",
    "play_out",
]

#: What a greedy bot goes by, for each game.
JUDGEMENTS: dict[str, Judgement] = {"lorenzo": LORENZO, "masters": MASTERS, "princes": PRINCES}


class UnknownBot(LookupError):
    """No bot of this name plays this game."""


def bots_for(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game."""
    return ("random", "greedy") if game in JUDGEMENTS else ("random",)


def make_bot(name: str, game: str, seed: str) -> Bot:
    """A bot by its name, for one game, from a seed of its own."""
    if name not in bots_for(game):
        raise UnknownBot(f"no bot {name!r} plays {game}; there are: {', '.join(bots_for(game))}")
    return RandomBot(seed) if name == "random" else GreedyBot(seed, JUDGEMENTS[game])
