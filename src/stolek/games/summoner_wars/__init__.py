"""Summoner Wars, second edition."""
