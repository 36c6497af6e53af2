"""Bots: they see views and nothing else, and answer in the texts that people answer in."""

from parlour.bots.levels import LEVELS, Adviser, Beginner, Bot, bot, check_level, read_levels

__all__ = ["LEVELS", "Adviser", "Beginner", "Bot", "bot", "check_level", "read_levels"]
