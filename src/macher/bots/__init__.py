"""Bots: players that see what their seat sees, and choose."""

from macher.bots.bot import BOTS, Bot, BotError, RandomBot, make_bot

__all__ = ["BOTS", "Bot", "BotError", "RandomBot", "make_bot"]
