"""What a player uses in own turns of the deployment phase beside the action (ML-DEPLOY-13): abilities without the
Outskirts symbol, the exchange of a die, deployment loot."""

from __future__ import annotations

from stolek.games.monster_lands.board import (
    BARGAINING,
    COLOURS,
    DICE_CODES,
    M_DIE,
    S_DIE,
    STORE_POTIONS,
    STORE_VENOMS,
    STRENGTH,
    colour_of,
)
from stolek.games.monster_lands.cards.base import NO_DICE, Goods, dice
from stolek.games.monster_lands.cards.loot import DEPLOYMENT, LOOT
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.forms import A_POTION, A_VENOM, BREWING, exchange, pick_good, use, use_loot
from stolek.games.monster_lands.queries import at_home, loot, members
from stolek.games.monster_lands.rules.gains import gain, gain_coins, gain_dice, pay, roll_bargaining
from stolek.games.monster_lands.rules.hiring import free_hires, hire_free
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.scenarios import loot_forbidden
from stolek.games.monster_lands.state import USED, World
from stolek.kernel.asks import NONE, choose

ONE_OF = (dice(strength=1), dice(magic=1), dice(bargaining=1))


def options(s: World, seat: int) -> list[int]:
    found = [use(m) for m in members(s, seat) if usable(s, seat, m)]
    greenhorn = next_to_exchange(s, seat)
    if greenhorn != NONE:
        for die in range(DICE_CODES):
            if s.pool[seat][die]:
                found += [exchange(greenhorn, die, c) for c in range(len(COLOURS)) if c != colour_of(die)]
    for token in loot(s, seat):
        if LOOT[token].when == DEPLOYMENT and not loot_forbidden(s, token):
            found += _swaps(s, seat, token)
    return found


def usable(s: World, seat: int, m: int) -> bool:
    """Once a round (ML-DEPLOY-09) and where it would bring something; on a path too, if it costs nothing
    (ML-DEPLOY-12, ML-MERC-07, ML-MERC-33)."""
    ability = MERCENARIES[m].ability
    if s.used[m] or not ability.used_by_hand or ability.exchanges:
        return False
    if ability.gains_die != NONE:
        return at_home(s, m) and s.coins[seat] >= ability.price
    return ability.gains_coins > 0 or bool(brews(s, seat, m))


def brews(s: World, seat: int, m: int) -> list[int]:
    """What a member can bring to the clan board, where there is room for it (ML-TERM-12)."""
    ability = MERCENARIES[m].ability
    found = []
    if ability.gains_potion and s.potions[seat] < STORE_POTIONS:
        found.append(pick_good(A_POTION))
    if ability.gains_venom and s.venoms[seat] < STORE_VENOMS:
        found.append(pick_good(A_VENOM))
    return found


def next_to_exchange(s: World, seat: int) -> int:
    """Greenhorns are all alike: the first of those that have exchanged no die this round (ML-GREEN-04), or NONE."""
    return next((m for m in members(s, seat) if MERCENARIES[m].ability.exchanges and not s.used[m]), NONE)


async def do_use(s: World, seat: int, m: int) -> None:
    ability = MERCENARIES[m].ability
    s.used[m] = 1
    tell(s, "used", seat, m)
    if ability.gains_die != NONE:
        pay(s, seat, ability.price)
        await gain_dice(s, seat, ONE_OF[ability.gains_die])
    elif ability.gains_coins:
        gain_coins(s, seat, ability.gains_coins)
    else:
        answer = await choose(seat, BREWING, brews(s, seat, m), m)
        gain(s, seat, Goods(potions=1) if answer == pick_good(A_POTION) else Goods(venoms=1))


async def do_exchange(s: World, seat: int, m: int, die: int, colour: int) -> None:
    """The old die lies on the card until cleanup (ML-GREEN-04); a bargaining die is rolled (ML-DEPLOY-08)."""
    s.used[m] = 1
    s.pool[seat][die] -= 1
    tell(s, "exchanged", seat, die, colour)
    if colour == BARGAINING:
        await roll_bargaining(s, seat, 1)
    else:
        s.pool[seat][S_DIE if colour == STRENGTH else M_DIE] += 1


def _swaps(s: World, seat: int, token: int) -> list[int]:
    """The ways to use a token of the deployment phase: for each die that could be given up."""
    loot = LOOT[token]
    if loot.hires:
        return [use_loot(token)] if free_hires(s, seat) else []
    return [use_loot(token, die) for die in range(DICE_CODES) if s.pool[seat][die] and colour_of(die) == loot.gives_up]


async def do_loot(s: World, seat: int, token: int, die: int) -> None:
    """A die for three (ML-LTOK-07, ML-LTOK-08), or a free hire (ML-LTOK-13)."""
    s.loot[token] = USED
    tell(s, "used-loot", seat, token)
    loot = LOOT[token]
    if loot.hires:
        await hire_free(s, seat)
    if loot.gives_up != NONE:
        s.pool[seat][die] -= 1
    if loot.dice != NO_DICE:
        await gain_dice(s, seat, loot.dice)
