"""What holds of every state at every question."""

from __future__ import annotations

from stolek.games.summoner_wars.board import SPACES
from stolek.games.summoner_wars.cards.base import CARDS
from stolek.games.summoner_wars.queries import life
from stolek.games.summoner_wars.rules.magic import MOST
from stolek.games.summoner_wars.state import AREA, DEALING, GONE, RESOLVING, Battle
from stolek.kernel.asks import NONE

DECK = 34  # SW-DECK-02


def broken(s: Battle) -> list[str]:
    found = []
    for seat in (0, 1):
        if not 0 <= s.magic[seat] <= MOST:
            found.append(f"seat {seat} has {s.magic[seat]} magic")
        cards = len(s.hand[seat]) + sum(s.deck[seat]) + sum(s.open[seat]) + sum(s.dark[seat])
        cards += sum(1 for o, cell in enumerate(s.cell) if cell != GONE and s.owner[o] == seat)
        cards += sum(1 for under in s.under for packed in under if packed & 1 == seat)
        if cards != DECK:
            found.append(f"seat {seat} has {cards} cards instead of {DECK}")
        if min(s.deck[seat] + s.open[seat] + s.dark[seat]) < 0:
            found.append(f"a pile of seat {seat} holds less than nothing")
        if any(s.known[seat].count(kind) > s.hand[seat].count(kind) for kind in s.known[seat]):
            found.append(f"a known card of seat {seat} is not in its hand")
        if s.phase != DEALING and s.winner == NONE and s.cell[s.leader[seat]] < 0:
            found.append(f"seat {seat} has no summoner, and the game goes on")
    for cell in range(SPACES):
        o = s.board[cell]
        if o != NONE and s.cell[o] != cell:
            found.append(f"space {cell} and object {o} disagree")
    for o, cell in enumerate(s.cell):
        if cell >= 0 and s.board[cell] != o:
            found.append(f"object {o} and space {cell} disagree")
        if cell in (GONE, RESOLVING, AREA) and s.damage[o]:
            found.append(f"object {o} is damaged off the battlefield")
        if cell >= 0 and life(s, o) <= 0 and s.winner == NONE:
            found.append(f"object {o} lives on with no life")
        if min(s.damage[o], s.boost[o]) < 0:
            found.append(f"object {o} has fewer than no tokens")
        if cell >= 0 and not (CARDS[s.kind[o]].unit or CARDS[s.kind[o]].structure):
            found.append(f"object {o} is neither unit nor structure")
    if s.area != [o for o, cell in enumerate(s.cell) if cell == AREA]:
        found.append("the list of active events is wrong")
    return found
