"""What lies on the table: plain ints. Members, equipment, monsters, lands and loot tokens are numbers of their cards
and columns here; traps are kinds, and their supply, like every shuffled pile, a count of each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from stolek.games.monster_lands.board import (
    BUILDINGS,
    DICE_CODES,
    EQUIPMENT_SHOWN,
    MERCENARIES_SHOWN,
    PATHS,
    TRAPS_SHOWN,
)
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.cards.mercenaries import MEMBERS
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.kernel.asks import NONE
from stolek.kernel.rules import State

# Phases of a round (ML-ROUND-01), with what comes before and after all rounds.
SETUP: Final = 0
POOL: Final = 1
DEPLOYMENT: Final = 2
ADVENTURE: Final = 3
CLEANUP: Final = 4
OVER: Final = 5
PHASES: Final = ("setup", "pool", "deployment", "adventure", "cleanup", "over")

WITH_CLAN: Final = 0  # where a member is
# Where cards and tokens are, when not with a clan, on a site or in somebody's hands.
IN_DECK: Final = -1  # or supply, or bag
SHOWN: Final = -2  # in a display
USED: Final = -3  # discarded; comes back when the deck is empty
OUT: Final = -4  # of the game
IN_STOCK: Final = -5  # a greenhorn under the tavern

ESCAPING: Final = 3  # a monster on its way to the entrance (ML-MON-10); 0 to 2: at a site
OWNED: Final = 4  # + seat: a trophy, or a conquered land

# Optional parts of the game, as bits.
QUEENS_GIFT: Final = 1
MORE_MONSTERS: Final = 2
TRICKS: Final = 4
MODULES: Final = {"queens-gift": QUEENS_GIFT, "more-monsters": MORE_MONSTERS, "tricks": TRICKS}

# What has become of a mercenary on a path.
WAITING: Final = 0
FAILED: Final = 1  # has attacked the monster without success
VICTOR: Final = 2  # captured or killed it
CONQUEROR: Final = 3
DEAD: Final = 4
TRIED: Final = 5  # to conquer, or did not want to


@mypyc_attr(allow_interpreted_subclasses=True)  # so that `clone` can make one without __init__, compiled as well
class World(State):
    """The state of one game."""

    __slots__ = (
        "acted",
        "active",
        "aimed",
        "at",
        "bag",
        "band",
        "bargaining",
        "carried",
        "chief",
        "clan",
        "coins",
        "defence",
        "difficulty",
        "event",
        "fame",
        "fate",
        "first",
        "gear_used",
        "guard_used",
        "hidden_magic",
        "hidden_strength",
        "holder",
        "kill_bonus",
        "laid",
        "lair",
        "land",
        "land_place",
        "left",
        "lodge",
        "loot",
        "loot_magic",
        "loot_strength",
        "magic",
        "market",
        "modules",
        "monster",
        "panic",
        "passed",
        "path",
        "phase",
        "pile",
        "place",
        "placed",
        "pool",
        "potion",
        "potions",
        "purse",
        "quest",
        "quests_done",
        "rerolls",
        "rolling",
        "round",
        "rulings",
        "scenario",
        "seats",
        "settler",
        "shields",
        "shown",
        "step",
        "strength",
        "supply",
        "tavern",
        "thrown",
        "token",
        "totals",
        "trap_magic",
        "trap_strength",
        "traps",
        "used",
        "used_traps",
        "venom",
        "venom_bonus",
        "venoms",
        "who",
        "whose",
        "worked",
        "wounded",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        self.news = None
        # the game
        self.seats: int = seats
        self.rulings: int = 0
        self.difficulty: int = 0
        self.modules: int = 0
        self.scenario: int = 0  # 1 to 10 in a solo game
        self.round: int = 0
        self.phase: int = SETUP
        self.step: int = 0  # within the adventure phase or cleanup
        self.first: int = 0  # who has the first-player tile
        self.active: int = 0  # whose turn or whose path it is
        self.acted: int = 0  # the action of this turn is done
        # seats
        self.fame: list[int] = [0] * seats
        self.coins: list[int] = [0] * seats
        self.defence: list[int] = [0] * seats  # tokens on the clan board
        self.potions: list[int] = [0] * seats
        self.venoms: list[int] = [0] * seats
        self.traps: list[list[int]] = [[] for _ in range(seats)]  # kinds on the clan board, sorted
        self.pool: list[list[int]] = [[0] * DICE_CODES for _ in range(seats)]  # how many of each die of `board`
        self.passed: list[int] = [0] * seats
        self.chief: list[int] = [NONE] * seats
        self.quests_done: list[int] = [0] * seats
        # members
        self.place: list[int] = [OUT] * MEMBERS  # IN_DECK ..., or WITH_CLAN
        self.clan: list[int] = [NONE] * MEMBERS
        # Follows from `clan`, and is asked for all the time. Copies share its lists: they are replaced, never changed.
        self.band: list[list[int]] = [[]] * seats
        self.path: list[int] = [NONE] * MEMBERS
        self.wounded: list[int] = [0] * MEMBERS
        self.used: list[int] = [0] * MEMBERS  # of the ability this round: 1, or how many wounds it has prevented
        # equipment: the copies
        self.holder: list[int] = [IN_DECK] * len(COPIES)  # a member, or IN_DECK ...
        self.gear_used: list[int] = [0] * len(COPIES)
        # monsters and lands
        self.lair: list[int] = [IN_DECK] * len(MONSTERS)  # a site, ESCAPING, OWNED + seat, or IN_DECK ...
        self.monster: list[int] = [NONE] * 3  # at each site
        self.land_place: list[int] = [IN_DECK] * len(LANDS)  # a site, OWNED + seat, or IN_DECK ...
        self.land: list[int] = [NONE] * 2  # at each site
        self.settler: list[int] = [NONE] * len(LANDS)
        self.worked: list[int] = [0] * len(LANDS)  # dice lie on it this round
        self.event: list[int] = [NONE] * 2  # the face of the tile at each site
        # quests, loot, panic
        self.quest: list[int] = [NONE] * 2
        self.bag: list[int] = [1] * len(QUESTS)  # those still in the bag
        self.loot: list[int] = [IN_DECK] * len(LOOT)  # a seat, or IN_DECK ...
        self.panic: list[int] = [0] * len(BUILDINGS)  # tokens that lie on buildings; the others are in the stack
        # displays, each place a card or NONE
        self.tavern: list[int] = [NONE] * MERCENARIES_SHOWN
        self.market: list[int] = [NONE] * EQUIPMENT_SHOWN
        self.lodge: list[int] = [NONE] * TRAPS_SHOWN
        # traps
        self.supply: list[int] = [0] * len(TRAPS)
        self.used_traps: list[int] = [0] * len(TRAPS)
        self.pile: list[int] = [0] * len(TRAPS)  # Sam's, in scenario 8
        # Dice in buildings, from left to right: dice of `board` in the lodge, tavern, armoury and market; which
        # space is taken in the laboratory and the mine.
        self.placed: list[list[int]] = [[] for _ in BUILDINGS]
        # paths
        self.who: list[int] = [NONE] * PATHS  # a member, NONE or SAM; a dead one no longer
        self.whose: list[int] = [NONE] * PATHS  # whose mercenary it is or was
        self.fate: list[int] = [WAITING] * PATHS
        self.strength: list[int] = [0] * PATHS  # dice placed
        self.magic: list[int] = [0] * PATHS
        self.bargaining: list[int] = [0] * PATHS
        # Tuples, which copies share: a path gets its tokens anew, as `s.laid[path] = (*s.laid[path], kind)`.
        self.laid: list[tuple[int, ...]] = [()] * PATHS  # trap tokens, from top to bottom
        self.shown: list[int] = [0] * PATHS  # which of them are face up, as bits
        self.trap_strength: list[int] = [0] * PATHS  # dice on ordinary traps and tricks
        self.trap_magic: list[int] = [0] * PATHS
        self.hidden_strength: list[int] = [0] * PATHS  # dice on hidden traps, which nobody steals
        self.hidden_magic: list[int] = [0] * PATHS
        self.aimed: list[tuple[int, ...]] = [()] * PATHS  # redirecting tricks: path * 4 + dice
        self.shields: list[int] = [0] * PATHS  # defence tokens
        self.potion: list[int] = [0] * PATHS
        self.venom: list[int] = [0] * PATHS
        self.purse: list[int] = [0] * PATHS  # coins on the mercenary's token
        self.guard_used: list[int] = [0] * PATHS  # wounds prevented by the path or the guards this round
        # the path being resolved
        self.at: int = NONE
        self.carried: int = 0  # damage done by the paths before
        self.left: list[int] = [0, 0, 0]  # dice of each colour not rolled yet
        self.thrown: list[int] = []  # dice rolled: colour * 8 + value, see rules.totals
        self.rerolls: list[int] = []  # sources of re-rolls, see rules.throwing
        self.venom_bonus: int = 0
        self.loot_strength: int = 0  # more for each die of the colour, by loot
        self.loot_magic: int = 0
        self.kill_bonus: int = 0
        self.totals: list[int] = [NONE, NONE]  # of both paths of a dice quest
        self.rolling: int = 0  # its dice are being rolled
        self.token: int = 0  # which of its trap tokens is the next to be revealed or not

    def muster(self) -> None:
        """To be called whenever somebody has joined or left a clan."""
        self.band = [[m for m, clan in enumerate(self.clan) if clan == seat] for seat in range(self.seats)]

    def clone(self) -> World:
        t = World.__new__(World)
        t.news = None
        t.seats = self.seats
        t.rulings = self.rulings
        t.difficulty = self.difficulty
        t.modules = self.modules
        t.scenario = self.scenario
        t.round = self.round
        t.phase = self.phase
        t.step = self.step
        t.first = self.first
        t.active = self.active
        t.acted = self.acted
        t.fame = self.fame[:]
        t.coins = self.coins[:]
        t.defence = self.defence[:]
        t.potions = self.potions[:]
        t.venoms = self.venoms[:]
        t.traps = [traps[:] for traps in self.traps]
        t.pool = [pool[:] for pool in self.pool]
        t.passed = self.passed[:]
        t.chief = self.chief[:]
        t.quests_done = self.quests_done[:]
        t.place = self.place[:]
        t.clan = self.clan[:]
        t.band = self.band[:]
        t.path = self.path[:]
        t.wounded = self.wounded[:]
        t.used = self.used[:]
        t.holder = self.holder[:]
        t.gear_used = self.gear_used[:]
        t.lair = self.lair[:]
        t.monster = self.monster[:]
        t.land_place = self.land_place[:]
        t.land = self.land[:]
        t.settler = self.settler[:]
        t.worked = self.worked[:]
        t.event = self.event[:]
        t.quest = self.quest[:]
        t.bag = self.bag[:]
        t.loot = self.loot[:]
        t.panic = self.panic[:]
        t.tavern = self.tavern[:]
        t.market = self.market[:]
        t.lodge = self.lodge[:]
        t.supply = self.supply[:]
        t.used_traps = self.used_traps[:]
        t.pile = self.pile[:]
        t.placed = [placed[:] for placed in self.placed]
        t.who = self.who[:]
        t.whose = self.whose[:]
        t.fate = self.fate[:]
        t.strength = self.strength[:]
        t.magic = self.magic[:]
        t.bargaining = self.bargaining[:]
        t.laid = self.laid[:]
        t.shown = self.shown[:]
        t.trap_strength = self.trap_strength[:]
        t.trap_magic = self.trap_magic[:]
        t.hidden_strength = self.hidden_strength[:]
        t.hidden_magic = self.hidden_magic[:]
        t.aimed = self.aimed[:]
        t.shields = self.shields[:]
        t.potion = self.potion[:]
        t.venom = self.venom[:]
        t.purse = self.purse[:]
        t.guard_used = self.guard_used[:]
        t.at = self.at
        t.carried = self.carried
        t.left = self.left[:]
        t.thrown = self.thrown[:]
        t.rerolls = self.rerolls[:]
        t.venom_bonus = self.venom_bonus
        t.loot_strength = self.loot_strength
        t.loot_magic = self.loot_magic
        t.kill_bonus = self.kill_bonus
        t.totals = self.totals[:]
        t.rolling = self.rolling
        t.token = self.token
        return t
