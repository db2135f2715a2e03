"""Tournaments between bots: paired games, and what their results allow to say."""

from __future__ import annotations

from stolek.arena.matches import BotFailed, Result, compete

__all__ = ["BotFailed", "Result", "compete"]
