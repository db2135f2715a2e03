"""Simulated people at many tables of a real server: how long an answer takes to reach everybody, and what it costs."""
