"""What cards and tokens do, in signs and numbers alone: for where there is no room for words."""

from __future__ import annotations

from stolek.games.monster_lands.board import AFFILIATIONS, BUILDINGS, COLOURS
from stolek.games.monster_lands.cards.abilities import (
    CAPTURING,
    CONQUERING,
    EVERY_AFFILIATION,
    IN_ATTACK,
    IN_CONQUEST,
    IN_QUEST,
    KILLING,
    Ability,
)
from stolek.games.monster_lands.cards.base import Dice, Goods
from stolek.games.monster_lands.cards.lands import Action
from stolek.games.monster_lands.cards.loot import AFTER_CAPTURE, AFTER_CONQUEST, AFTER_KILL, Loot
from stolek.games.monster_lands.cards.traps import Trap

AFTER = {AFTER_CAPTURE: "[capture]", AFTER_KILL: "[kill]", AFTER_CONQUEST: "[conquest]"}
WHEN = {IN_ATTACK: "[attack]", IN_CONQUEST: "[conquest]", IN_QUEST: "[quest]"}
TOWARDS = {CAPTURING: "[capture]", KILLING: "[kill]", CONQUERING: "[conquest]"}


def colours(bits: int) -> str:
    return "".join(f"[{name}]" for n, name in enumerate(COLOURS) if bits >> n & 1)


def dice_gist(dice: Dice) -> str:
    return "".join(f"[{name}]" * n for name, n in zip(COLOURS, dice, strict=True))


def goods_gist(goods: Goods) -> str:
    parts = (
        (goods.fame, "fame"), (goods.coins, "coins"), (goods.trophies, "trophies"), (goods.defence, "defence"),
        (goods.potions, "potion"), (goods.venoms, "venom"), (goods.traps, "traps"), (goods.loot, "loot"),
    )  # fmt: skip
    return "\u00a0".join(f"{n}[{icon}]" for n, icon in parts if n)


def ability_gist(a: Ability) -> str:
    """Each ability is of one mechanic."""
    if a.defence:
        against = "" if a.against == EVERY_AFFILIATION else affiliations(a.against)
        return f"{a.defence}[defence]{against}"
    if a.per_die:
        return f"{WHEN.get(a.when, '')}+{a.per_die}[{COLOURS[a.die]}]"
    if a.bonus:
        return f"{TOWARDS[a.towards]}+{a.bonus}"
    if a.rerolls:
        return f"{WHEN.get(a.when, '')}{a.rerolls}[reroll]{colours(a.reroll_colours)}"
    if a.redirects:
        return f"{a.redirects}[redirect]"
    if a.no_trap_needed:
        return "[capture]0[traps]"
    if a.capture_fame:
        return f"[capture]+{a.capture_fame}[fame]"
    if a.victory_potions:
        return f"[victor]+{a.victory_potions}[potion]"
    if a.room_for_traps:
        return f"[traps]+{a.room_for_traps}"
    if a.discount:
        return f"[{BUILDINGS[a.building]}]−{a.discount}[coins]"
    if a.mine_coins:
        return f"[mine]+{a.mine_coins}[coins]"
    return by_hand(a)


def by_hand(a: Ability) -> str:
    if a.gains_coins:
        return f"+{a.gains_coins}[coins]"
    if a.gains_potion or a.gains_venom:
        return "+" + "/".join(icon for icon, has in (("[potion]", a.gains_potion), ("[venom]", a.gains_venom)) if has)
    if a.gains_die >= 0:
        return f"{a.price}[coins]→[{COLOURS[a.gains_die]}]"
    return "[dice][swap]" if a.exchanges else ""


def affiliations(bits: int) -> str:
    return "".join(f"[{name}]" for n, name in enumerate(AFFILIATIONS) if bits >> n & 1)


def action_gist(action: Action) -> str:
    if action.takes_loot:
        return "[loot]"
    if action.hires:
        return "[members]"
    if action.equips:
        return "[gear]"
    return dice_gist(action.dice) or goods_gist(action.goods)


def trap_gist(token: Trap) -> str:
    if any(token.brings):
        return dice_gist(token.brings)
    if token.per_die:
        return f"+{token.per_die}[{COLOURS[token.die]}]"
    if token.bonus:
        return f"+{token.bonus}"
    if token.steals:
        return f"[steal]{token.steals}{colours(token.steal_colours)}"
    return f"{token.redirects}[redirect]" if token.redirects else ""


def loot_gist(token: Loot) -> str:
    if token.when in AFTER:
        return f"{AFTER[token.when]}{goods_gist(token.goods)}"
    if token.rerolls:
        return f"{token.rerolls}[reroll]{colours(token.colours)}"
    if token.kill_bonus:
        return f"[kill]+{token.kill_bonus}"
    if token.per_die:
        return f"+{token.per_die}[{COLOURS[token.die]}]"
    if token.hires:
        return "[members]"
    if token.gives_up >= 0:
        return f"[{COLOURS[token.gives_up]}]→{dice_gist(token.dice)}"
    return goods_gist(token.goods)
