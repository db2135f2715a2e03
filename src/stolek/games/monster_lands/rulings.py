"""Doubtful places of the rules: the reading we take, and the one that can be taken instead.

A game is dealt with the first reading of each; naming a ruling in `deal(..., rulings=[...])` takes the other.
"""

from __future__ import annotations

from typing import Final

# name -> (bit, rule)
SAM_LEFTMOST: Final = 1
DEFENCE_OPTIONAL: Final = 2
PLUS_TWO_ONCE: Final = 4
NO_VENOM_IN_CONQUEST: Final = 8
GREENHORNS_UNARMED: Final = 16
RIGHT_PATH_ROLLS: Final = 32
SCENARIO_5_SWAPPED: Final = 64
SCENARIO_3_WITHOUT_TRAP: Final = 128

RULINGS: Final[dict[str, tuple[int, str]]] = {
    "sam-leftmost": (SAM_LEFTMOST, "ML-SAM-04"),
    "defence-optional": (DEFENCE_OPTIONAL, "ML-DEF-07"),
    "plus-two-once": (PLUS_TWO_ONCE, "ML-LTOK-09"),
    "no-venom-in-conquest": (NO_VENOM_IN_CONQUEST, "ML-CONQ-08"),
    "greenhorns-unarmed": (GREENHORNS_UNARMED, "ML-MARKET-08"),
    "right-path-rolls": (RIGHT_PATH_ROLLS, "ML-SAM-17"),
    "scenario-5-swapped": (SCENARIO_5_SWAPPED, "ML-SC5-02"),
    "scenario-3-without-trap": (SCENARIO_3_WITHOUT_TRAP, "ML-SC3-02"),
}
