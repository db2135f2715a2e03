"""Setting up the table and the clans (ML-SETUP-01 to ML-PSET-07)."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import AFFILIATIONS, HARD, START_FAME
from stolek.games.monster_lands.cards.mercenaries import BASES, CHIEFTAINS, FIRST_GREENHORN, GREENHORNS, MERCENARIES
from stolek.games.monster_lands.cards.monsters import A, B
from stolek.games.monster_lands.cards.traps import BASIC, BASIC_TRAP, IMPROVED, TRAPS
from stolek.games.monster_lands.forms import AMONG_EQUALS, FIRST_PLAYER, GO, GO_ON, WHICH_CLAN, first, pick_affiliation
from stolek.games.monster_lands.rules import scenarios
from stolek.games.monster_lands.rules.arrivals import draw_quests, fill_lands, fill_monsters
from stolek.games.monster_lands.rules.displays import fill_lodge, fill_loot, fill_market, fill_tavern
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.phases import begin, next_seat
from stolek.games.monster_lands.state import IN_DECK, IN_STOCK, POOL, TRICKS, USED, WITH_CLAN, World
from stolek.kernel.asks import NONE, Ask, draw, roll, top

# The steps.
TAVERN: Final = 0
WEAK_ENOUGH: Final = 1
DISPLAYS: Final = 2
LANDS: Final = 3
QUESTS: Final = 4
CLANS: Final = 5
READY: Final = 6

ALL_LEVELS: Final = (A, B)
FIRST_LEVEL: Final = (A,)


def open_box(s: World) -> None:
    """What is in this game, before a card is drawn."""
    for m in scenarios.deck(s):
        s.place[m] = IN_DECK
    for m in range(FIRST_GREENHORN, FIRST_GREENHORN + GREENHORNS):
        s.place[m] = IN_STOCK  # ML-SETUP-02
    for token in TRAPS:
        if token.type == IMPROVED or (token.type != BASIC and s.modules & TRICKS):  # ML-SETUP-08, ML-TRICK-01
            s.supply[token.number] = token.copies
    scenarios.lay_sams_pile(s)


def question(s: World) -> Ask:
    if s.step == CLANS and s.chief[s.active] == NONE:
        return top(s.active, WHICH_CLAN, [pick_affiliation(a) for a in free_affiliations(s)])
    return top(s.active, GO_ON, [GO])


def free_affiliations(s: World) -> list[int]:
    """There is one pair of base members for each (ML-PSET-02); some scenarios fix it."""
    fixed = scenarios.affiliation(s)
    if fixed != NONE:
        return [fixed]
    return [a for a in range(len(AFFILIATIONS)) if s.clan[CHIEFTAINS[a]] == NONE]


async def step(s: World, answer: int) -> None:
    if s.step == TAVERN:
        await fill_tavern(s)
        s.step = WEAK_ENOUGH
    elif s.step == WEAK_ENOUGH:
        if weak_enough(s):
            shuffle_back(s)
            s.step = DISPLAYS
        else:
            await remove_strongest(s)
    elif s.step == DISPLAYS:
        await fill_lodge(s)
        await fill_market(s)
        await fill_loot(s)
        s.step = LANDS
    elif s.step == LANDS:
        await fill_monsters(s, ALL_LEVELS if s.difficulty >= HARD else FIRST_LEVEL)  # ML-DIFF-04, ML-DIFF-05
        await fill_lands(s)
        s.step = QUESTS
    elif s.step == QUESTS:
        await draw_quests(s)
        await scenarios.first_at_entrance(s)
        if s.first == NONE:
            s.first = await roll(FIRST_PLAYER, s.seats)  # ML-SETUP-22
        s.active = s.first
        tell(s, "first", s.first)
        s.step = CLANS
    elif s.step == CLANS:
        chief = s.chief[s.active]
        found_clan(s, s.active, first(answer) if chief == NONE else MERCENARIES[chief].affiliation)
        next_seat(s, READY)
    else:
        s.round = 1
        begin(s, POOL)


def weak_enough(s: World) -> bool:
    """At least one to hire at the start for each player (ML-SETUP-04), or nobody is left to replace the others."""
    weak = sum(1 for m in s.tavern if m != NONE and MERCENARIES[m].renown <= scenarios.LOW_RENOWN)
    if weak >= scenarios.weak_wanted(s) or scenarios.start_waived(s):
        return True
    return not any(place == IN_DECK for place in s.place)


async def remove_strongest(s: World) -> None:
    """The removed cards are set aside until the display is as it should be."""
    shown = [m for m in s.tavern if m != NONE]
    most = max(MERCENARIES[m].renown for m in shown)
    strongest = [m for m in shown if MERCENARIES[m].renown == most]
    m = await draw(AMONG_EQUALS, strongest, [1] * len(strongest))
    s.tavern[s.tavern.index(m)] = NONE
    s.place[m] = USED
    await fill_tavern(s)


def shuffle_back(s: World) -> None:
    for m, place in enumerate(s.place):
        if place == USED:
            s.place[m] = IN_DECK


def join(s: World, seat: int, m: int) -> None:
    s.place[m] = WITH_CLAN
    s.clan[m] = seat
    s.muster()


def take_base_members(s: World, seat: int, affiliation: int) -> None:
    """Chieftain and base mercenary of one affiliation (ML-PSET-02)."""
    join(s, seat, CHIEFTAINS[affiliation])
    join(s, seat, BASES[affiliation])
    s.chief[seat] = CHIEFTAINS[affiliation]


def found_clan(s: World, seat: int, affiliation: int) -> None:
    """ML-PSET-02 to ML-PSET-06; renown is the sum of what the members have."""
    take_base_members(s, seat, affiliation)
    s.fame[seat] = START_FAME
    s.coins[seat] = scenarios.start_coins(s)
    s.defence[seat] = scenarios.start_defence(s)
    if scenarios.start_trap(s):
        s.traps[seat] = [BASIC_TRAP.number]
    tell(s, "clan", seat, affiliation)
