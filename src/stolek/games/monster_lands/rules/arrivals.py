"""What comes to the Outskirts from decks, bag and stacks: monsters, lands, event tiles, quests, and panic."""

from __future__ import annotations

from stolek.games.monster_lands.board import BUILDINGS, ENTRANCE
from stolek.games.monster_lands.cards.events import FACES, SIDES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.forms import NEXT_EVENT, NEXT_LAND, NEXT_MONSTER, NEXT_PANIC, NEXT_QUEST
from stolek.games.monster_lands.queries import sites
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.state import IN_DECK, USED, World
from stolek.kernel.asks import NONE, draw


def monster_deck(s: World) -> list[int]:
    """An empty deck is rebuilt from the discarded monsters (ML-PREP-07)."""
    deck = [monster for monster, lair in enumerate(s.lair) if lair == IN_DECK]
    if not deck:
        deck = [monster for monster, lair in enumerate(s.lair) if lair == USED]
        for monster in deck:
            s.lair[monster] = IN_DECK
    return deck


async def bring_monster(s: World, site: int, levels: tuple[int, ...]) -> None:
    """Of these levels. Who storms the entrance when it is drawn makes room for another one (ML-MON-09)."""
    while True:
        deck = [monster for monster in monster_deck(s) if MONSTERS[monster].level in levels]
        if not deck:
            return
        monster = await draw(NEXT_MONSTER, deck, [1] * len(deck))
        if site == ENTRANCE or not MONSTERS[monster].quirk.storms:
            lie(s, monster, site)
            return
        if s.monster[ENTRANCE] != NONE:
            drive_off(s, s.monster[ENTRANCE])
        lie(s, monster, ENTRANCE)


def lie(s: World, monster: int, site: int) -> None:
    s.monster[site] = monster
    s.lair[monster] = site
    tell(s, "monster-comes", monster, site)


def drive_off(s: World, monster: int) -> None:
    """A monster is discarded without having been defeated."""
    if monster in s.monster:
        s.monster[s.monster.index(monster)] = NONE
    s.lair[monster] = USED
    tell(s, "driven-off", monster)


async def fill_monsters(s: World, levels: tuple[int, ...]) -> None:
    """Every empty place of the lands in play (ML-SETUP-10, ML-PREP-03)."""
    for site in sites(s):
        if s.monster[site] == NONE:
            await bring_monster(s, site, levels)


async def fill_lands(s: World) -> None:
    """Every empty place, and with the land its event tile (ML-SETUP-12, ML-PREP-04, ML-PREP-05)."""
    for site in sites(s):
        if s.land[site] == NONE:
            deck = [land for land in range(len(LANDS)) if s.land_place[land] == IN_DECK]
            if deck:  # else the place stays empty (ML-PREP-07)
                land = await draw(NEXT_LAND, deck, [1] * len(deck))
                s.land[site] = land
                s.land_place[land] = site
                tell(s, "land-comes", land, site)
                await _bring_event(s, site)


async def _bring_event(s: World, site: int) -> None:
    """A random other tile, on a random side; one that lies on the table is in no supply (ML-SETUP-14)."""
    lying = [face // SIDES for face in s.event if face != NONE]
    faces = [face for face in range(len(FACES)) if face // SIDES not in lying]
    s.event[site] = await draw(NEXT_EVENT, faces, [1] * len(faces))
    tell(s, "event-comes", s.event[site], site)


async def draw_quests(s: World) -> None:
    """One for each place (ML-SETUP-17); those of the last round are discarded (ML-PREP-02)."""
    for side in (0, 1):
        tokens = [quest for quest in range(len(QUESTS)) if s.bag[quest]]
        s.quest[side] = NONE
        if tokens:
            s.quest[side] = quest = await draw(NEXT_QUEST, tokens, [1] * len(tokens))
            s.bag[quest] = 0
            tell(s, "quest-comes", quest, side)


async def draw_panic(s: World) -> None:
    """The top token closes the building that it shows; an empty stack closes none (ML-PANIC-04, ML-PANIC-07)."""
    stack = [building for building in range(len(BUILDINGS)) if not s.panic[building]]
    if stack:
        building = await draw(NEXT_PANIC, stack, [1] * len(stack))
        s.panic[building] = 1
        tell(s, "panic", building)
