"""What several refusals ask first: whether somebody, a die or a card is the player's at all."""

from __future__ import annotations

from stolek.games.monster_lands.board import DICE_CODES
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.state import World
from stolek.kernel.rules import Refusal


def in_clan(s: World, seat: int, m: int) -> bool:
    return m < len(MERCENARIES) and s.clan[m] == seat


def not_in_clan(s: World, seat: int, m: int, rule: str) -> Refusal | None:
    return None if in_clan(s, seat, m) else Refusal(rule, "not-of-this-clan")


def not_in_pool(s: World, seat: int, die: int, rule: str) -> Refusal | None:
    if die >= DICE_CODES:
        return Refusal(rule, "no-such-die")
    return None if s.pool[seat][die] else Refusal(rule, "die-not-in-pool", {"die": die})


def owns_equipment(s: World, seat: int, e: int) -> bool:
    return e < len(COPIES) and s.holder[e] >= 0 and s.clan[s.holder[e]] == seat
