"""What holds of every state at every question."""

from __future__ import annotations

from collections.abc import Iterator

from stolek.games.monster_lands.board import (
    BUILDINGS,
    ENTRANCE,
    LOOT_SHOWN,
    PATH_NAMES,
    PAWNSHOP,
    ROUNDS,
    SAM,
    SAM_TOKENS,
    SITES,
    STORE_DEFENCE,
    STORE_POTIONS,
    STORE_VENOMS,
)
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.events import SIDES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.cards.mercenaries import CHIEFTAIN, GREENHORN, HIRED, MERCENARIES
from stolek.games.monster_lands.cards.traps import BASIC, IMPROVED, TRAPS
from stolek.games.monster_lands.queries import gear_of, spaces, trap_room
from stolek.games.monster_lands.state import (
    DEPLOYMENT,
    ESCAPING,
    IN_DECK,
    IN_STOCK,
    OUT,
    OWNED,
    POOL,
    SETUP,
    SHOWN,
    TRICKS,
    USED,
    WITH_CLAN,
    World,
)
from stolek.kernel.asks import NONE


def broken(s: World) -> list[str]:
    return [*_course(s), *_seats(s), *_members(s), *_paths(s), *_gear(s), *_sites(s), *_tokens(s)]


def _course(s: World) -> Iterator[str]:
    if not 0 <= s.active < s.seats:
        yield f"seat {s.active} is active"
    if s.phase == SETUP:
        return
    if not 0 <= s.first < s.seats:
        yield f"seat {s.first} is first"
    if not 1 <= s.round <= ROUNDS:
        yield f"the round is {s.round}"


def _seats(s: World) -> Iterator[str]:
    for seat in range(s.seats):
        for name, number, most in (
            ("defence tokens", s.defence[seat], STORE_DEFENCE),
            ("potions", s.potions[seat], STORE_POTIONS),
            ("venoms", s.venoms[seat], STORE_VENOMS),
        ):
            if not 0 <= number <= most:
                yield f"seat {seat} has {number} {name}"
        if s.fame[seat] < 0 or s.coins[seat] < 0:
            yield f"seat {seat} has {s.fame[seat]} fame and {s.coins[seat]} coins"
        if min(s.pool[seat]) < 0:
            yield f"a die of seat {seat} is there less than no times"
        if s.traps[seat] != sorted(s.traps[seat]):
            yield f"the traps of seat {seat} are not in order"
        if s.phase == POOL and len(s.traps[seat]) > trap_room(s, seat):
            yield f"seat {seat} has {len(s.traps[seat])} traps"
        chief = s.chief[seat]
        if chief != NONE and s.clan[chief] != seat:
            yield f"the chieftain of seat {seat} is in another clan"


def _members(s: World) -> Iterator[str]:
    kept = list(s.band)
    s.muster()
    if s.band != kept:
        yield f"the clans are {s.band}, and {kept} was kept"
    for card in MERCENARIES:
        m, place = card.number, s.place[card.number]
        if (place == WITH_CLAN) != (s.clan[m] != NONE):
            yield f"member {m} is at {place} and with clan {s.clan[m]}"
        if (place == SHOWN) != (m in s.tavern) or s.tavern.count(m) > 1:
            yield f"member {m} is at {place}, and the tavern shows it {s.tavern.count(m)} times"
        known = {HIRED: (IN_DECK, SHOWN, USED, OUT), GREENHORN: (IN_STOCK, OUT)}.get(card.role, (OUT,))
        if place not in (WITH_CLAN, *known):
            yield f"member {m} is at {place}"
        if place != WITH_CLAN and (s.wounded[m] or s.path[m] != NONE):
            yield f"member {m} is in no clan, but wounded or on a path"
        if s.path[m] != NONE and s.who[s.path[m]] != m:
            yield f"member {m} and its path disagree"
        if card.role == CHIEFTAIN and s.clan[m] != NONE and s.chief[s.clan[m]] != m:
            yield f"member {m} was a chieftain from the start and is none"


def _paths(s: World) -> Iterator[str]:
    for path, m in enumerate(s.who):
        name = PATH_NAMES[path]
        if m >= 0 and (s.path[m] != path or s.clan[m] != s.whose[path]):
            yield f"path {name} and member {m} disagree"
        if m == SAM and s.seats > 1:
            yield f"Sam stands on path {name}"
        if m == NONE and (s.potion[path] or s.venom[path] or s.purse[path]):
            yield f"something lies on the token of nobody on path {name}"
        columns = (
            s.strength, s.magic, s.bargaining, s.trap_strength, s.trap_magic, s.hidden_strength, s.hidden_magic,
            s.shields, s.potion, s.venom, s.purse, s.shown, s.guard_used,
        )  # fmt: skip
        if min(column[path] for column in columns) < 0:
            yield f"less than nothing lies on path {name}"
        if s.shown[path] >> len(s.laid[path]):
            yield f"a token is face up on path {name} that is not there"
    if s.who.count(SAM) > SAM_TOKENS:
        yield "Sam has more than six tokens"
    for building, dice in enumerate(s.placed):
        if building != PAWNSHOP and len(dice) > spaces(s, building):
            yield f"{len(dice)} dice are in the {BUILDINGS[building]}"


def _gear(s: World) -> Iterator[str]:
    for e, holder in enumerate(s.holder):
        if holder >= 0 and s.clan[holder] == NONE:
            yield f"equipment {e} is with member {holder}, who is in no clan"
        if (e in s.market and holder != SHOWN) or s.market.count(e) > 1:
            yield f"equipment {e} is at {holder} and in the market"
    for m in range(len(MERCENARIES)):
        kinds = [COPIES[e].kind for e in gear_of(s, m)]
        if len(set(kinds)) < len(kinds):
            yield f"member {m} holds two pieces of equipment of a kind"


def _sites(s: World) -> Iterator[str]:
    for monster, lair in enumerate(s.lair):
        if (0 <= lair <= ENTRANCE) != (monster in s.monster) or (monster in s.monster and s.monster[lair] != monster):
            yield f"monster {monster} and site {lair} disagree"
        if lair >= OWNED + s.seats or lair < USED or lair == SHOWN:
            yield f"monster {monster} is at {lair}"
    for land, place in enumerate(s.land_place):
        if (0 <= place < ENTRANCE) != (land in s.land) or (land in s.land and s.land[place] != land):
            yield f"land {land} and site {place} disagree"
        if place in (ENTRANCE, ESCAPING) or place >= OWNED + s.seats:
            yield f"land {land} is at {place}"
        m = s.settler[land]
        if m != NONE and (
            place < OWNED
            or s.clan[m] != place - OWNED
            or s.chief[s.clan[m]] == m
            or MERCENARIES[m].affiliation != LANDS[land].affiliation
            or s.settler.count(m) > 1
        ):
            yield f"member {m} cannot have settled land {land}"
    tiles = [face // SIDES for face in s.event if face != NONE]
    if len(set(tiles)) < len(tiles):
        yield "an event tile lies at two lands"
    if s.seats <= 2 and (s.monster[1], s.land[1], s.event[1]) != (NONE, NONE, NONE):
        yield f"something lies at {SITES[1]}"


def _tokens(s: World) -> Iterator[str]:
    for side, quest in enumerate(s.quest):
        if quest != NONE and (s.bag[quest] or s.quest.count(quest) > 1):
            yield f"quest {quest} is at place {side} and elsewhere"
    if s.loot.count(SHOWN) > LOOT_SHOWN:
        yield f"{s.loot.count(SHOWN)} loot tokens are shown"
    for token, owner in enumerate(s.loot):
        if not (0 <= owner < s.seats or owner in (IN_DECK, SHOWN, USED)):
            yield f"loot {LOOT[token].id} is at {owner}"
    for kind in TRAPS:
        n = kind.number
        everywhere = [s.lodge, *s.traps, *s.laid]
        number = s.supply[n] + s.used_traps[n] + s.pile[n] + sum(list(heap).count(n) for heap in everywhere)
        sold = kind.type == IMPROVED or (kind.type != BASIC and s.modules & TRICKS)
        # While traps are being bought, those already chosen lie nowhere.
        if number > kind.copies or (sold and number < kind.copies and s.phase != DEPLOYMENT):
            yield f"there are {number} traps {kind.id} instead of {kind.copies}"
        if min(s.supply[n], s.used_traps[n], s.pile[n]) < 0:
            yield f"a heap holds less than no traps {kind.id}"
