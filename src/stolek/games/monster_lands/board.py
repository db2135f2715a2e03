"""The game board: seven buildings of the Citadel, fourteen paths of the Outskirts, the round track.

What the rule book does not print is told apart in `house`.
"""

from __future__ import annotations

from typing import Final

STRENGTH: Final = 0
MAGIC: Final = 1
BARGAINING: Final = 2
COLOURS: Final = ("strength", "magic", "bargaining")

# A die as a player holds it: a colour, and for a bargaining die what it shows (ML-POOL-04).
S_DIE: Final = 0
M_DIE: Final = 7  # 1 to 6: a bargaining die of that value
DICE_CODES: Final = 8


def colour_of(die: int) -> int:
    return STRENGTH if die == S_DIE else MAGIC if die == M_DIE else BARGAINING


def bit(n: int) -> int:
    return 1 << n


# Affiliations (ML-TERM-08).
FIRE: Final = 0
WATER: Final = 1
WIND: Final = 2
JUNGLE: Final = 3
AFFILIATIONS: Final = ("fire", "water", "wind", "jungle")

# Buildings (ML-SETUP-07).
LODGE: Final = 0
LABORATORY: Final = 1
TAVERN: Final = 2
ARMOURY: Final = 3
PAWNSHOP: Final = 4
MARKET: Final = 5
MINE: Final = 6
BUILDINGS: Final = ("lodge", "laboratory", "tavern", "armoury", "pawnshop", "market", "mine")

ACCEPTS: Final = (  # colours, as bits (ML-CIT-08)
    bit(STRENGTH) | bit(BARGAINING),
    bit(MAGIC),
    bit(STRENGTH) | bit(BARGAINING),
    bit(STRENGTH) | bit(BARGAINING),
    bit(STRENGTH) | bit(MAGIC) | bit(BARGAINING),
    bit(STRENGTH) | bit(BARGAINING),
    bit(STRENGTH),
)
# How many dice a building takes; the pawnshop any number (ML-CIT-04). Of these with the multi-player mark, closed to
# one or two players (ML-SETUP-23).
SPACES: Final = (4, 2, 4, 3, 0, 3, 4)
MARKED_SPACES: Final = (1, 0, 1, 1, 0, 1, 1)
UPPER_TOKENS: Final = 3  # of the laboratory (ML-LAB-01)
LOWER_TOKENS: Final = 2
DRINKS: Final = 2  # coins for a round (ML-TAV-11)
DEFENCE_PRICE: Final = 2  # coins for a token (ML-ARM-01)
MOST_DEFENCE: Final = 3  # tokens in one visit

# The places of the mine (ML-MINE-01): two double spaces, then single ones.
DOUBLE_FIRST: Final = 0
DOUBLE_SECOND: Final = 1
SINGLE: Final = 2
MINE_PAYS: Final = (6, 4, 2)
MINE_TAKES: Final = (2, 2, 1)
SINGLES: Final = SPACES[MINE] - 2

TRAPS_SHOWN: Final = 6  # displays (ML-LODGE-04, ML-TAV-09, ML-SETUP-09, ML-LOOT-03)
MERCENARIES_SHOWN: Final = 4
MERCENARIES_SHOWN_SOLO: Final = 3
EQUIPMENT_SHOWN: Final = 3
LOOT_SHOWN: Final = 4

# Sites where a monster can be, and their paths from left to right or from top to bottom.
LAND_A: Final = 0
LAND_B: Final = 1
ENTRANCE: Final = 2
SITES: Final = ("land-a", "land-b", "entrance")
DICE_QUEST: Final = 0  # quest places
RESOURCE_QUEST: Final = 1

PATHS: Final = 14
LAND_PATHS: Final = 4
PATH_NAMES: Final = ("a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "d1", "d2", "r1", "r2", "e1", "e2")
PATHS_OF: Final = ((0, 1, 2, 3), (4, 5, 6, 7), (12, 13))  # of a site
QUEST_PATHS: Final = ((8, 9), (10, 11))
UPPER: Final = 12
LOWER: Final = 13

DEATH_FAME: Final = (3, 3, 2, 2, 3, 3, 2, 2, 0, 0, 0, 0, 3, 3)  # of each path (ML-DEATH-04, ML-CDEF-05)
TOKEN_PLACES: Final = 2  # of a land path (ML-LAND-05)
MOST_DICE: Final = 6
ENTRANCE_PLACES: Final = 8  # of each entrance path, for dice and tokens alike (ML-ENTR-05)
PLACES_PER_TOKEN: Final = 2
GUARD_DEFENCE: Final = (2, 1)  # upper and lower path (ML-ENTR-06)
GUARD_COINS: Final = (0, 5)
ATTACK_DICE: Final = 8  # black dice in the box (ML-MATT-09)
FIRST_HIT: Final = 3  # a 3 or more hits (ML-MATT-07)

CONSOLATION: Final = 2  # coins (ML-QUEST-04)

# The clan board.
START_FAME: Final = 5  # ML-PSET-04
START_COINS: Final = 7  # ML-PSET-05
END_FAME: Final = 30  # ML-ROUND-02
ROUNDS: Final = 6
STORE_TRAPS: Final = 5  # ML-TERM-12
STORE_DEFENCE: Final = 5
STORE_POTIONS: Final = 3
STORE_VENOMS: Final = 3
REWARD_BANDS: Final = (1, 11, 21)  # fame from which one, two, three dice are received (ML-POOL-02)
REWARD_DICE: Final = ((1, 0, 0), (1, 1, 0), (1, 1, 1))
WAGE_BANDS: Final = (0, 11, 21)  # fame from which each wage is paid (ML-WAGE-02)
WAGES: Final = (1, 2, 3)
ICON_POINTS: Final = (0, 1, 1, 3, 5, 7, 10)  # for so many icons of one affiliation (ML-SCORE-06)
COINS_PER_TROPHY: Final = 5  # ML-TROPHY-02
RESCUE_COINS: Final = 5  # ML-DEATH-07

# Difficulty (ML-DIFF-01), and the dice the round track adds to attacks, round by round (ML-MATT-05).
EASY: Final = 0
NORMAL: Final = 1
HARD: Final = 2
DEADLY: Final = 3
DIFFICULTIES: Final = ("easy", "normal", "hard", "deadly")
ROUND_DICE: Final = ((0, 0, 0, 0, 0, 0), (0, 0, 1, 1, 2, 3), (0, 0, 1, 1, 2, 3), (1, 1, 2, 2, 3, 4))
MORE_MONSTERS_ROUNDS: Final = (2, 4, 6)  # ML-VAR-04

SAM: Final = -2  # who stands on a path: a member, NONE or SAM
SAM_TOKENS: Final = 6
