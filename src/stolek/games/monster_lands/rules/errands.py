"""What is possible at any time and no action (ML-DEPLOY-11): potions, equipment, settling, trophies, loot."""

from __future__ import annotations

from stolek.games.monster_lands.board import COINS_PER_TROPHY
from stolek.games.monster_lands.cards.loot import ANYTIME, LOOT
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.forms import (
    DROP,
    ERRANDS,
    GIVE,
    HEAL,
    SELL,
    SETTLE,
    first,
    heal,
    second,
    sell,
    use_loot,
)
from stolek.games.monster_lands.forms import LOOT as LOOT_FORM
from stolek.games.monster_lands.queries import at_home, loot, members, trophies
from stolek.games.monster_lands.rules.gains import gain
from stolek.games.monster_lands.rules.market import moves, put_on, take_off
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.scenarios import loot_forbidden
from stolek.games.monster_lands.rules.settled import settlings
from stolek.games.monster_lands.state import OWNED, USED, World
from stolek.kernel.asks import Ask, top


def offers_of(s: World, seat: int) -> list[int]:
    """All that a seat could do now beside everything else."""
    return loot_offers(s, seat) + sales(s, seat) + healings(s, seat) + moves(s, seat) + settlings(s, seat)


def loot_offers(s: World, seat: int) -> list[int]:
    """Tokens that name no phase (ML-LOOT-04)."""
    return [use_loot(token) for token in loot(s, seat) if LOOT[token].when == ANYTIME and not loot_forbidden(s, token)]


def sales(s: World, seat: int) -> list[int]:
    """Whole trophies (ML-TROPHY-02, ML-TROPHY-03)."""
    return [sell(monster) for monster in trophies(s, seat)]


def healings(s: World, seat: int) -> list[int]:
    """Wounded members that are not on a path (ML-POTION-01)."""
    if not s.potions[seat]:
        return []
    return [heal(m) for m in members(s, seat) if s.wounded[m] and at_home(s, m)]


def standing_offers(s: World) -> list[Ask]:
    """What the seats whose turn it is not may do meanwhile."""
    offers = []
    for seat in range(s.seats):
        if seat != s.active:
            options = offers_of(s, seat)
            if options:
                offers.append(top(seat, ERRANDS, options))
    return offers


def owner(s: World, answer: int) -> int:
    """Whose errand this is."""
    form, thing = answer & 31, first(answer)
    if form == LOOT_FORM:
        return s.loot[thing]
    if form == SELL:
        return s.lair[thing] - OWNED
    if form == HEAL:
        return s.clan[thing]
    if form == SETTLE:
        return s.clan[second(answer)]
    return s.clan[s.holder[thing]]


async def do(s: World, seat: int, answer: int) -> None:
    form, thing = answer & 31, first(answer)
    if form == LOOT_FORM:
        s.loot[thing] = USED
        tell(s, "used-loot", seat, thing)
        gain(s, seat, LOOT[thing].goods)
    elif form == SELL:
        coins = COINS_PER_TROPHY * MONSTERS[thing].killed.trophies
        s.lair[thing] = USED
        s.coins[seat] += coins
        tell(s, "sold", seat, thing, coins)
    elif form == HEAL:
        s.potions[seat] -= 1
        s.wounded[thing] = 0
        tell(s, "healed", seat, thing)
    elif form == GIVE:
        put_on(s, seat, thing, second(answer))
        tell(s, "gave", seat, thing, second(answer))
    elif form == DROP:
        take_off(s, seat, thing)
    elif form == SETTLE:
        s.settler[thing] = second(answer)
        tell(s, "settled", seat, thing, second(answer))
