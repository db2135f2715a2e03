"""What a path's dice come to: every modifier of dice and totals, and what is still needed."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import MAGIC, STRENGTH, bit
from stolek.games.monster_lands.cards.abilities import (
    CAPTURING,
    CONQUERING,
    IN_ATTACK,
    IN_CONQUEST,
    IN_QUEST,
    KILLING,
    Ability,
)
from stolek.games.monster_lands.cards.equipment import COPIES, WEAPON
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS, WEAPONS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.cards.traps import TRAPS, TRICK
from stolek.games.monster_lands.queries import SITE_OF
from stolek.games.monster_lands.rules.stages import occasion
from stolek.games.monster_lands.rulings import PLUS_TWO_ONCE
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE

# A die that was rolled, in `s.thrown`: its colour times 8 and what it shows.
REROLLED: Final = 32  # added where somebody who re-rolls each die only once has re-rolled it (ML-MERC-25)


def colour_thrown(die: int) -> int:
    return die >> 3 & 3


def face_thrown(die: int) -> int:
    return die & 7


def monster_faced(s: World) -> int:
    """The monster that the present path attacks, or NONE in quests and conquests."""
    return s.monster[SITE_OF[s.at]] if occasion(s) == IN_ATTACK else NONE


def usable_against(e: int, monster: int) -> bool:
    """A copy of equipment, in a battle with a monster or, NONE, elsewhere (ML-MON-20)."""
    return monster == NONE or not (MONSTERS[monster].quirk.forbids & WEAPONS and COPIES[e].kind == WEAPON)


def working(s: World, m: int, monster: int) -> list[Ability]:
    """What a mercenary on a path must use: its own ability and its equipment, with the symbol (ML-ATT-03)."""
    found = [MERCENARIES[m].ability] if MERCENARIES[m].ability.outskirts else []
    for e, holder in enumerate(s.holder):
        if holder == m and COPIES[e].ability.outskirts and usable_against(e, monster):
            found.append(COPIES[e].ability)
    return found


def revealed(s: World, path: int) -> list[int]:
    """The kinds of the tokens that lie face up on a path."""
    return [kind for i, kind in enumerate(s.laid[path]) if s.shown[path] >> i & 1]


def dice_on(s: World, path: int, colour: int) -> int:
    """Placed there or on its traps (ML-TREV-04)."""
    if colour == STRENGTH:
        return s.strength[path] + s.trap_strength[path] + s.hidden_strength[path]
    if colour == MAGIC:
        return s.magic[path] + s.trap_magic[path] + s.hidden_magic[path]
    return s.bargaining[path]


def more_per_die(s: World, colour: int) -> int:
    """What each die of the colour on the present path counts more, or less (ML-ATT-05)."""
    kind, monster = occasion(s), monster_faced(s)
    more = sum(TRAPS[trap].per_die for trap in revealed(s, s.at) if TRAPS[trap].die == colour)
    for ability in working(s, s.who[s.at], monster):
        if ability.die == colour and ability.when & kind:
            more += ability.per_die
    if not s.rulings & PLUS_TWO_ONCE:
        more += loot_per_die(s, colour)
    if monster != NONE and MONSTERS[monster].quirk.dull_die == colour:
        more -= MONSTERS[monster].quirk.dulls
    return more


def loot_per_die(s: World, colour: int) -> int:
    return s.loot_strength if colour == STRENGTH else s.loot_magic if colour == MAGIC else 0


def flat_bonus(s: World) -> int:
    """Of the traps when attacking (ML-TRAP-16, ML-CONQ-07), of the mercenary when conquering (ML-CONQ-03)."""
    kind = occasion(s)
    if kind == IN_ATTACK:
        return sum(TRAPS[trap].bonus for trap in revealed(s, s.at))
    return bonus_towards(s, CONQUERING) if kind == IN_CONQUEST else 0


def bonus_towards(s: World, end: int) -> int:
    """What counts only for capturing, only for killing or only for conquering (ML-ATT-10)."""
    return sum(ability.bonus for ability in working(s, s.who[s.at], monster_faced(s)) if ability.towards == end)


def total_so_far(s: World) -> int:
    """Of the present path, with what the paths before have done: what is carried on if it fails (ML-ATT-14)."""
    total = s.carried + flat_bonus(s) + s.venom_bonus
    more = [more_per_die(s, colour) for colour in range(3)]
    for die in s.thrown:
        total += max(0, face_thrown(die) + more[colour_thrown(die)])  # ML-MON-21
    if s.rulings & PLUS_TWO_ONCE:
        for colour in (STRENGTH, MAGIC):
            if any(colour_thrown(die) == colour for die in s.thrown):
                total += loot_per_die(s, colour)
    return total


def total_to_kill(s: World) -> int:
    return total_so_far(s) + s.kill_bonus + bonus_towards(s, KILLING)


def total_to_capture(s: World) -> int:
    return total_so_far(s) + bonus_towards(s, CAPTURING)


def traps_on(s: World, path: int) -> int:
    """Tokens that count as traps for capturing: all but revealed tricks (ML-ATT-06, ML-TRICK-05)."""
    return len(s.laid[path]) - sum(1 for kind in revealed(s, path) if TRAPS[kind].type == TRICK)


def traps_needed(s: World, path: int) -> int:
    """To capture the monster at the site (ML-MON-05), for this mercenary (ML-MERC-36)."""
    monster = s.monster[SITE_OF[path]]
    if any(ability.no_trap_needed for ability in working(s, s.who[path], monster)):
        return 0
    return MONSTERS[monster].quirk.traps


def kills(s: World) -> bool:
    """ML-ATT-08"""
    return total_to_kill(s) >= MONSTERS[monster_faced(s)].kill


def captures(s: World) -> bool:
    """A kill is checked first (ML-ATT-10)."""
    card = MONSTERS[monster_faced(s)]
    return not kills(s) and total_to_capture(s) >= card.capture and traps_on(s, s.at) >= traps_needed(s, s.at)


def goal(s: World) -> int:
    """The total that a quest or a conquest needs."""
    if occasion(s) == IN_QUEST:
        return QUESTS[s.quest[0]].side_a.target
    return LANDS[s.land[SITE_OF[s.at]]].conquest


def needed(s: World) -> tuple[int, int]:
    """What the present path still needs: to capture (NONE where it has too few traps), and to kill or to succeed."""
    if occasion(s) != IN_ATTACK:
        return NONE, max(0, goal(s) - total_so_far(s))
    card = MONSTERS[monster_faced(s)]
    capture = NONE
    if traps_on(s, s.at) >= traps_needed(s, s.at):
        capture = max(0, card.capture - total_to_capture(s))
    return capture, max(0, card.kill - total_to_kill(s))


def has_colour(s: World, colours: int) -> bool:
    """Whether a die of one of these colours was thrown or is left on the present path."""
    return any(colours & bit(c) and s.left[c] for c in range(3)) or thrown_colour(s, colours)


def thrown_colour(s: World, colours: int) -> bool:
    return any(colours & bit(colour_thrown(die)) for die in s.thrown)
