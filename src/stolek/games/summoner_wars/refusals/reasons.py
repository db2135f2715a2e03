"""Reasons that several refusals share. Cards, abilities and phases stand in them by id, spaces by name."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.board import square
from stolek.games.summoner_wars.cards.base import ABILITIES, CARDS, slug
from stolek.games.summoner_wars.queries import on_board
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.rules import Refusal

PHASES: Final = ("summon", "move", "build", "attack", "magic", "draw")


def not_now() -> Refusal:
    """Where nothing more precise can be said."""
    return Refusal("SW-TURN-07", "not-now")


def card_of(s: Battle, o: int) -> str:
    return CARDS[s.kind[o]].id


def ability_id(ability: int) -> str:
    return slug(ABILITIES[ability].name)


def exists(s: Battle, o: int) -> bool:
    return o < len(s.cell) and on_board(s, o)


def no_own_object(s: Battle, o: int, rule: str) -> Refusal | None:
    """The active player acts with what it controls on the battlefield; `rule` says so of this action."""
    if not exists(s, o):
        return Refusal(rule, "nothing-there")
    if s.ctrl[o] != s.active:
        return Refusal(rule, "not-your-unit", {"card": card_of(s, o), "space": square(s.cell[o])})
    return None


def not_in_hand(s: Battle, card: int, rule: str) -> Refusal | None:
    if card >= len(CARDS):
        return Refusal(rule, "no-such-card")
    if card not in s.hand[s.active]:
        return Refusal(rule, "not-in-hand", {"card": CARDS[card].id})
    return None


def cannot_pay(s: Battle, cost: int) -> Refusal | None:
    if cost > s.magic[s.active]:
        return Refusal("SW-MAGIC-04", "cannot-pay", {"cost": cost, "magic": s.magic[s.active]})
    return None


def occupied(s: Battle, cell: int, rule: str) -> Refusal:
    return Refusal(rule, "space-occupied", {"space": square(cell), "card": card_of(s, s.board[cell])})
