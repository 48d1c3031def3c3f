"""Bots: players that see what their seat sees, and choose."""

from macher.bots.bot import Bot, RandomBot, Reason
from macher.bots.registry import BOTS, LEVELS, BotError, find_bot, make_bot

__all__ = ["BOTS", "LEVELS", "Bot", "BotError", "RandomBot", "Reason", "find_bot", "make_bot"]
