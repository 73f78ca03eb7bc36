"""Bots: they get a decision, what their seat may see and what it may imagine; never the real state."""

from signoria.bots.bot import Bot, Sight
from signoria.bots.playout import Playout, play_out
from signoria.bots.random_bot import RandomBot

__all__ = ["BOTS", "Bot", "Playout", "RandomBot", "Sight", "play_out"]

#: Bots by the name people choose them by; each is made from a seed of its own.
BOTS: dict[str, type[RandomBot]] = {"random": RandomBot}
