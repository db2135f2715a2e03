"""The Attack phase: targets, and the three steps of an attack."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.board import NEXT, RAYS, between
from stolek.games.summoner_wars.cards.base import (
    ABILITIES,
    ATTACK,
    BEFORE,
    CARDS,
    FAR,
    FROZEN,
    INSTEAD_OF_DAMAGE,
    LETS_THROUGH,
    PROTECTOR,
    RELENTLESS,
    ROLLED,
    SHAPES,
    TARGETED,
    THROUGH_UNITS,
)
from stolek.games.summoner_wars.forms import DICE, PASS, TARGET, attack, first, second, use
from stolek.games.summoner_wars.forms import USE as USE_FORM
from stolek.games.summoner_wars.queries import (
    abilities,
    counts_as_unit,
    is_unit,
    listeners,
    neighbours,
    strength,
    traits,
)
from stolek.games.summoner_wars.rules import news
from stolek.games.summoner_wars.rules.damage import add_damage, heal, lose_boost, with_more
from stolek.games.summoner_wars.rules.happenings import Attack
from stolek.games.summoner_wars.rules.picking import agrees
from stolek.games.summoner_wars.rules.timing import happen
from stolek.games.summoner_wars.rulings import NO_ATTACK_WITHOUT_STRENGTH
from stolek.games.summoner_wars.state import ATTACKED, INSTEAD_OF_ATTACK, WAS_ATTACKED, Battle
from stolek.kernel.asks import NONE, choose, roll

ATTACKERS: Final = 3  # different units an Attack phase (SW-ATTACK-01)
REACH: Final = 3
LONG_REACH: Final = 4

# The faces of a die: melee, ranged and special symbols (SW-COMP-02).
FACES: Final = ((1, 1, 0), (1, 1, 0), (1, 1, 0), (0, 1, 1), (1, 0, 1), (1, 0, 0))
AT_ONCE: Final = 12  # dice that fit into one roll; more are rolled in several


def able_to_attack(s: Battle, o: int, bits: int) -> bool:
    """Whether nothing forbids the unit to attack as such; `bits` are its traits (SW-INST-04)."""
    if bits & FROZEN or not CARDS[s.kind[o]].unit:
        return False
    return not s.rulings & NO_ATTACK_WITHOUT_STRENGTH or strength(s, o) > 0


def may_attack(s: Battle, o: int) -> bool:
    """Whether it may be chosen to attack now, or to do something instead (SW-ATTACK-03, SW-INST-02)."""
    if s.marks[o] & (ATTACKED | INSTEAD_OF_ATTACK):
        return False
    bits = traits(s, o)
    return (s.attackers < ATTACKERS or bits & RELENTLESS != 0) and able_to_attack(s, o, bits)


def targets(s: Battle, o: int) -> list[int]:
    """The spaces of all objects the unit may attack, friendly ones too (SW-ATTACK-04 to SW-ATTACK-08)."""
    return _targets(s, o, traits(s, o))


def _targets(s: Battle, o: int, bits: int) -> list[int]:
    card, cell, board = CARDS[s.kind[o]], s.cell[o], s.board
    found = []
    if card.ranged:
        through = bits & THROUGH_UNITS != 0 or s.heard & s.present & LETS_THROUGH != 0
        for ray in RAYS[cell]:
            for n in ray[: LONG_REACH if bits & FAR else REACH]:
                there = board[n]
                if there != NONE:
                    found.append(n)
                    over = bits & THROUGH_UNITS != 0 and counts_as_unit(s, there)
                    if not through or not (over or lets_through(s, there, o)):
                        break
    else:
        found = [n for n in NEXT[cell] if board[n] != NONE]
    if s.possible & PROTECTOR and any(
        s.ctrl[there] != s.ctrl[o] and traits(s, there) & PROTECTOR for there in neighbours(s, o)
    ):
        return [n for n in found if traits(s, board[n]) & (FROZEN | PROTECTOR) == PROTECTOR]
    if s.granting:  # nothing else freezes
        return [n for n in found if not traits(s, board[n]) & FROZEN]
    return found


def lets_through(s: Battle, there: int, attacker: int) -> bool:
    if CARDS[s.kind[there]].hears & LETS_THROUGH == 0:
        return False
    return any(
        ABILITIES[a].hears & LETS_THROUGH and ABILITIES[a].lets_through(s, there, attacker) for a in abilities(s, there)
    )


def attacks(s: Battle, options: list[int]) -> None:
    """Add every attack of the active player's units, and what can be done before one."""
    seat, full = s.active, s.attackers >= ATTACKERS
    for o, cell in enumerate(s.cell):
        if cell < 0 or s.ctrl[o] != seat or s.marks[o] & (ATTACKED | INSTEAD_OF_ATTACK):
            continue
        bits = traits(s, o)
        if (full and not bits & RELENTLESS) or not able_to_attack(s, o, bits):
            continue
        head = attack(o, 0)
        options += [head | target << 12 for target in _targets(s, o, bits)]
        if s.heard & BEFORE:
            preparations(s, o, options)


def preparations(s: Battle, o: int, options: list[int]) -> None:
    """What the unit can do before it attacks (SW-ATTACK-17)."""
    for a in abilities(s, o):
        if ABILITIES[a].hears & BEFORE and ABILITIES[a].ready_before_attack(s, o):
            options.append(use(o, a))


def begin_attack(s: Battle, o: int) -> None:
    """The unit is one of the attacking units from now on, unless it attacks in addition (SW-EXTRA-03)."""
    s.mark(o, ATTACKED)
    if not traits(s, o) & RELENTLESS:
        s.attackers += 1


async def attack_with(s: Battle, o: int, option: int) -> None:
    """An attacking unit's own attack: ATTACK names the target, USE what it does first."""
    begin_attack(s, o)
    await carry_out(s, Attack(o), option, adjacent_enemy=False)


async def extra_attack(s: Battle, o: int, me: int, adjacent_enemy: bool = False) -> None:
    """The controller of `me` may let the unit attack over and above the usual (SW-EXTRA-04, SW-EXTRA-05)."""
    if s.cell[o] < 0 or not able_to_attack(s, o, traits(s, o)):
        return
    if s.phase == ATTACK and s.marks[o] & INSTEAD_OF_ATTACK:
        return
    options = [PASS]
    target_options(s, o, adjacent_enemy, options)
    preparations(s, o, options)
    option = await choose(s.ctrl[me], TARGET, options, o)
    if option == PASS:
        return
    await carry_out(s, Attack(o), option, adjacent_enemy)


def target_options(s: Battle, o: int, adjacent_enemy: bool, options: list[int]) -> None:
    for cell in targets(s, o):
        if not adjacent_enemy or (cell in NEXT[s.cell[o]] and s.ctrl[s.board[cell]] != s.ctrl[o]):
            options.append(attack(o, cell))


async def carry_out(s: Battle, a: Attack, option: int, adjacent_enemy: bool) -> None:
    """What comes first, then the three steps, one attack at a time (SW-ATTACK-02)."""
    o = a.by
    while option & 31 == USE_FORM:
        first_of_all = ABILITIES[second(option)].before_attack(s, o, a)
        if first_of_all is not None:
            await first_of_all
        options: list[int] = []
        if s.cell[o] >= 0:
            target_options(s, o, adjacent_enemy, options)
        if not options:
            return
        option = await choose(s.ctrl[o], TARGET, options, o)
    declare(s, a, second(option))
    await answer_target(s, a)
    if s.cell[o] < 0 or s.cell[a.target] < 0:
        return
    await roll_for(s, a)
    await deal_damage(s, a)
    await happen(s, a)


def declare(s: Battle, a: Attack, cell: int) -> None:
    """Step 1. An attack on any enemy object in the Attack phase is enough against inaction (SW-INACT-02)."""
    o, a.cell = a.by, cell
    a.target = s.board[cell]
    a.on_enemy = s.ctrl[a.target] != s.ctrl[o]
    a.on_unit = is_unit(s, a.target)
    a.adjacent = cell in NEXT[s.cell[o]]
    a.between = [s.board[c] for c in between(s.cell[o], cell) if s.board[c] != NONE]
    if a.on_enemy and s.phase == ATTACK and s.ctrl[o] == s.active:
        s.against += 1
    news.of(s, news.ATTACKED, o, s.cell[o], s.kind[a.target], cell)


async def answer_target(s: Battle, a: Attack) -> None:
    """What the attacker does before its attack comes first (SW-ATTACK-17), then what answers to it."""
    heard = listeners(s, TARGETED)
    for packed in [p for p in heard if first(p) == a.by] + [p for p in heard if first(p) != a.by]:
        effect = ABILITIES[second(packed)].targeted(s, first(packed), a)
        if effect is not None:
            await effect


def dice_of(s: Battle, a: Attack) -> int:
    """The strength at this moment (SW-ATTACK-09); weakened never below 1, but not raised either."""
    number = strength(s, a.by, a.target) + a.bonus
    if a.weakened and number > 1:
        number = max(1, number - a.weakened)
    return number


async def roll_for(s: Battle, a: Attack) -> None:
    """Step 2."""
    a.melee, a.ranged, a.special = await roll_dice(s, a.by, dice_of(s, a))


async def roll_dice(s: Battle, roller: int, number: int) -> tuple[int, int, int]:
    """Roll for a unit and count melee, ranged and special symbols; some may let all dice be rolled again."""
    while True:
        melee = ranged = special = 0
        left = number
        while left > 0:
            dice = min(left, AT_ONCE)
            left -= dice
            faces = await roll(DICE, 6**dice)
            shown = faces
            for _ in range(dice):
                m, r, x = FACES[shown % 6]
                shown //= 6
                melee += m
                ranged += r
                special += x
            news.of(s, news.ROLLED, roller, melee, ranged, special, faces, dice, s.cell[roller])
        if number <= 0 or not await _again(s, roller):
            return melee, ranged, special


async def _again(s: Battle, roller: int) -> bool:
    """Re-rolling is possible only where a card allows it (SW-TERM-04)."""
    for packed in listeners(s, ROLLED):
        me, ability = first(packed), second(packed)
        if ABILITIES[ability].rolled(s, me, roller) and await agrees(s, me, ability):
            await lose_boost(s, me)
            return True
    return False


async def deal_damage(s: Battle, a: Attack) -> None:
    """Step 3 (SW-ATTACK-10), with all that cards make of the symbols."""
    for packed in listeners(s, SHAPES):
        ABILITIES[second(packed)].shapes(s, first(packed), a)
    s.mark(a.target, WAS_ATTACKED)
    if a.heals:
        heal(s, a.target, a.melee + a.special)
        return
    a.damage = count_damage(s, a)
    for packed in listeners(s, INSTEAD_OF_DAMAGE):
        instead = ABILITIES[second(packed)].instead_of_damage(s, first(packed), a)
        if instead is not None:
            await instead
    things, numbers = [a.target], [a.damage]
    if a.recoils:
        things.append(a.by)
        numbers.append(a.damage)
    for o in a.between:
        if a.burns and is_unit(s, o):
            things.append(o)
            numbers.append(with_more(s, a.by, o, a.special))
    await add_damage(s, a.by, things, numbers, by_attack=True)


def count_damage(s: Battle, a: Attack) -> int:
    ranged = CARDS[s.kind[a.by]].ranged
    damage = a.special * a.more_per_special
    if a.plain:
        damage += (a.ranged if ranged else a.melee) + a.special * a.special_as_own
    damage += a.special * a.per_special
    if a.fruitless:
        damage = 0
    damage = max(0, damage - a.reduction)
    return damage if a.cap == NONE else min(a.cap, damage)
