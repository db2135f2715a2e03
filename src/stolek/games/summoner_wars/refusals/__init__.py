"""Why an answer is not allowed: the slow twin of the lists of options, told from the rules' point of view."""

from __future__ import annotations

from stolek.games.summoner_wars.forms import DRAW_PHASE
from stolek.games.summoner_wars.refusals import choices, phases
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import Ask
from stolek.kernel.rules import Refusal


def why_not(s: Battle, ask: Ask, answer: int) -> Refusal | None:
    """None just where the well-formed answer is legal, else the rule that forbids it."""
    if ask.kind <= DRAW_PHASE:
        return phases.why_not(s, answer)
    return choices.why_not(s, ask, answer)
