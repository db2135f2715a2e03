"""What has come out of a solo game, in words: the rating, what was reached, and what the next rating asks for."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.cards.equipment import KINDS
from stolek.games.monster_lands.rules.ratings import (
    AFFILIATIONS,
    AIMS,
    COMPANIES,
    FULL_STORES,
    HERO,
    KINDS_HELD,
    PAIRS,
    RATINGS,
    STORES,
    affiliations,
    aims,
    counted,
    rating,
)
from stolek.games.monster_lands.state import World
from stolek.words import Words

MOST: Final = {STORES: FULL_STORES, KINDS_HELD: len(KINDS), AFFILIATIONS: 4}


def verdict(s: World, words: Words) -> str:
    """Empty where several have played: then the points say who has won."""
    if not s.scenario:
        return ""
    rated = rating(s)
    of_hero = aims(s, HERO)
    text = words.say(
        "solo-verdict",
        scenario=s.scenario,
        title=words.say(f"scenario-{s.scenario}"),
        rating=RATINGS[rated],
        reached=", ".join(_aim(s, aim, counted(s, aim), affiliations(s), words) for aim, _ in of_hero),
    )
    if rated == HERO:
        return text
    wanted = [
        _aim(s, aim, number, COMPANIES[aim - PAIRS] if aim >= PAIRS else (), words)
        for aim, number in aims(s, rated + 1)
        if counted(s, aim) < number
    ]
    return f"{text} {words.say('solo-next', rating=RATINGS[rated + 1], wanted=', '.join(wanted))}"


def _aim(s: World, aim: int, number: int, company: list[int] | tuple[int, ...], words: Words) -> str:
    return words.say(
        "solo-aim",
        aim=AIMS[min(aim, PAIRS)],
        number=number,
        most=MOST.get(aim, 0),
        company="/".join(str(n) for n in sorted(company, reverse=True) if n) or "0",
    )
