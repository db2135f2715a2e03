"""Doubtful places of the rules: the reading we take, and the one that can be taken instead.

A game is dealt with the first reading of each; naming a ruling in `deal(..., rulings=[...])` takes the other.
"""

from __future__ import annotations

from typing import Final

# name -> (bit, rule)
ACTIVE_PLAYER_WINS_TIE: Final = 1
PARTIAL_FORCE: Final = 2
EVENTS_NEED_TARGET: Final = 4
NO_ATTACK_WITHOUT_STRENGTH: Final = 8
JUNKIE_AT_END_OF_TURN: Final = 16
RAM_ONLY_OWN_DOING: Final = 32
CARRIER_NOT_ONLY_BY_ATTACK: Final = 64
HYBRIDS_BLOCK: Final = 128
MOMENTUM_COMPULSORY: Final = 256
BONUS_LOSS_GIVES_MAGIC: Final = 512

RULINGS: Final[dict[str, tuple[int, str]]] = {
    "active-player-wins-tie": (ACTIVE_PLAYER_WINS_TIE, "SW-GEN-04"),
    "partial-force": (PARTIAL_FORCE, "SW-FORCE-04"),
    "events-need-target": (EVENTS_NEED_TARGET, "SW-EVENT-09"),
    "no-attack-without-strength": (NO_ATTACK_WITHOUT_STRENGTH, "SW-ATTACK-14"),
    "junkie-at-end-of-turn": (JUNKIE_AT_END_OF_TURN, "SW-CARD-07"),
    "ram-only-own-doing": (RAM_ONLY_OWN_DOING, "SW-CARD-33"),
    "carrier-not-only-by-attack": (CARRIER_NOT_ONLY_BY_ATTACK, "SW-CARD-11"),
    "hybrids-block": (HYBRIDS_BLOCK, "SW-TERM-03"),
    "momentum-compulsory": (MOMENTUM_COMPULSORY, "SW-CARD-25"),
    "bonus-loss-gives-magic": (BONUS_LOSS_GIVES_MAGIC, "SW-DMG-14"),
}
