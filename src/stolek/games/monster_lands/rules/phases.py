"""From one phase to the next, and from one seat to the next."""

from __future__ import annotations

from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.state import POOL, World


def begin(s: World, phase: int) -> None:
    """The first player begins each phase (ML-ROUND-01, ML-DEPLOY-01)."""
    s.phase, s.step = phase, 0
    s.active = s.first
    if phase == POOL:
        tell(s, "round", s.round)
    tell(s, "phase", phase)


def next_seat(s: World, step: int) -> None:
    """The next seat in turn does the same; once all have, the phase goes on with `step`."""
    s.active = (s.active + 1) % s.seats
    if s.active == s.first:
        s.step = step
