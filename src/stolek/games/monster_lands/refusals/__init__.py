"""Why an answer is not allowed: the slow twin of the lists of options, told from the rules' point of view."""

from __future__ import annotations

from stolek.games.monster_lands.refusals import adventure, course, deployment
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import Ask
from stolek.kernel.rules import Refusal

# Each chapter's explanations, by the kind of decision.
EXPLAINED = {**deployment.EXPLAINED, **adventure.EXPLAINED, **course.EXPLAINED}


def why_not(s: World, ask: Ask, answer: int) -> Refusal | None:
    """None just where the well-formed answer is legal, else the rule that forbids it."""
    return EXPLAINED[ask.kind](s, ask, answer)
