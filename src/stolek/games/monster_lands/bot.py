"""Hints for bots: how a seat stands, and which options are worth a thought. Both read only what the seat may know."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT as TOKENS
from stolek.games.monster_lands.cards.mercenaries import BASES, CHIEFTAINS, MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.forms import (
    AIMING,
    BONUS,
    BREWING,
    CONQUERING,
    DEFENDING,
    DROP,
    EQUIPPING,
    ERRANDS,
    GIVE,
    HANDING_ON,
    HIRING,
    HOW_MANY,
    LOADING,
    LOOT,
    OVER_LIMIT,
    PASS,
    PAYING,
    PAYING_WITH,
    PURCHASE,
    RESCUE,
    REVEALING,
    SELL,
    SETTLE,
    SPOILS,
    THROWING,
    TURN,
    WEAKENING,
    WHICH_CLAN,
    YES,
    first,
)
from stolek.games.monster_lands.hints import battles, buying, turns
from stolek.games.monster_lands.hints.appraisal import evaluate
from stolek.games.monster_lands.hints.ranking import ranked
from stolek.games.monster_lands.hints.worth import ABILITY, Prices, of_loot, rounds_left
from stolek.games.monster_lands.rules.cleanup import BEFORE_WAGES
from stolek.games.monster_lands.rules.wages import due
from stolek.games.monster_lands.state import CLEANUP, World
from stolek.kernel.asks import NONE, Ask

__all__ = ["evaluate", "sensible"]

MOST: Final = 12


def sensible(s: World, ask: Ask) -> list[int]:
    """The options worth thinking about, best guesses first; never empty."""
    options = ask.options
    if len(options) < 2:
        return options
    kind = ask.kind
    found: list[int] = []
    if kind == TURN:
        found = turns.turn(s, ask.seat, options)
    elif kind == THROWING:
        found = battles.throwing(s, ask)
    elif kind == LOADING:
        found = buying.loading(s, ask)
    elif kind == PURCHASE:
        found = buying.traps(s, ask)
    elif kind == HIRING:
        found = buying.members(s, ask)
    elif kind == HOW_MANY:
        found = buying.how_many(s, ask)
    elif kind == EQUIPPING:
        found = buying.equipment(s, ask)
    elif kind == HANDING_ON:
        found = buying.hand_on(s, ask)
    elif kind == BREWING:
        found = buying.brew(s, ask)
    elif kind == OVER_LIMIT:
        found = buying.cheapest_traps(ask)[:1]
    elif kind == PAYING_WITH:
        found = _parting(s, ask)
    elif kind == WEAKENING:
        found = battles.weakening(s, ask)
    elif kind == DEFENDING:
        found = battles.defending(s, ask)
    elif kind == CONQUERING:
        found = battles.conquering(s, ask)
    elif kind == REVEALING:
        found = battles.revealing(s, ask)
    elif kind == AIMING:
        found = battles.aiming(s, ask)
    elif kind == SPOILS:
        found = battles.spoils(s, ask)
    elif kind == PAYING:
        found = battles.paying(s, ask)
    elif kind == ERRANDS:
        found = _errands(s, ask)
    elif kind == BONUS:
        found = [option for option in options if option != PASS][:1]
    elif kind == RESCUE:
        found = [YES]
    elif kind == WHICH_CLAN:
        found = _clans(s, options)
    return found or options[:MOST]


def _clans(s: World, options: list[int]) -> list[int]:
    """The affiliation of which most lies open, for its icons; what the base members can do counts for less."""
    scored: list[tuple[float, int]] = []
    for option in options:
        affiliation = option >> 5
        score = 0.3 * (ABILITY[CHIEFTAINS[affiliation]] + ABILITY[BASES[affiliation]])
        for m in s.tavern:
            if m != NONE and MERCENARIES[m].affiliation == affiliation:
                score += 1.0
        for land in s.land:
            if land != NONE and LANDS[land].affiliation == affiliation:
                score += 0.5
        scored.append((score, option))
    return ranked(scored, 1)


def _parting(s: World, ask: Ask) -> list[int]:
    """With the trap or loot token that is worth least."""
    if ask.options[0] & 31 != LOOT:
        return buying.cheapest_traps(ask)[:1]
    prices = Prices(s, ask.seat, rounds_left(s))
    return ranked([(-of_loot(TOKENS[first(option)], prices), option) for option in ask.options], 2)


def _errands(s: World, ask: Ask) -> list[int]:
    """Settling; before wages as many coins as are missing, from what is cheapest to part with."""
    missing = 0
    if s.phase == CLEANUP and s.step == BEFORE_WAGES:
        missing = due(s, ask.seat) - s.coins[ask.seat]
    prices = Prices(s, ask.seat, rounds_left(s))
    scored: list[tuple[float, int]] = []
    for option in ask.options:
        form = option & 31
        if option == PASS:
            scored.append((0.0, option))
        elif form == SETTLE:
            return [option]
        elif form == LOOT:
            goods = TOKENS[first(option)].goods
            if missing > 0 and goods.coins:
                scored.append((3.0 - of_loot(TOKENS[first(option)], prices), option))
        elif form == SELL and missing > 0:
            trophies = MONSTERS[first(option)].killed.trophies
            scored.append((2.5 - trophies, option))
        elif form in (GIVE, DROP):
            continue
    return ranked(scored, 3)
