"""Refusals: quests, battles, conquests, loot and tricks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolek.games.monster_lands.board import MAGIC, bit
from stolek.games.monster_lands.cards.loot import ANYTIME, LOOT
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.forms import (
    AIMING,
    BONUS,
    CANCELLING,
    CONQUERING,
    DEFENDING,
    PASS,
    PAYING,
    PAYING_WITH,
    REDIRECTING,
    REVEALING,
    SELL,
    SPOILS,
    STEALING,
    THROWING,
    TRAP,
    WEAKENING,
    YES,
    first,
    second,
)
from stolek.games.monster_lands.forms import LOOT as LOOT_FORM
from stolek.games.monster_lands.queries import SITE_OF, trophies
from stolek.games.monster_lands.refusals.defending import defence
from stolek.games.monster_lands.refusals.throwing import throw
from stolek.games.monster_lands.rules.battle import adjacent
from stolek.games.monster_lands.rules.defending import Blow
from stolek.games.monster_lands.rules.quests import loot_helps, sale_helps
from stolek.games.monster_lands.rules.scenarios import loot_forbidden
from stolek.games.monster_lands.rules.totals import dice_on
from stolek.games.monster_lands.rules.tricks import Trick, stealable
from stolek.games.monster_lands.state import SHOWN, World
from stolek.kernel.asks import NONE, Ask
from stolek.kernel.rules import Refusal


def allowed(s: World, ask: Ask, answer: int) -> Refusal | None:
    """Every well-formed answer is legal."""
    return None


# tricks


def aim(s: World, ask: Ask, answer: int) -> Refusal | None:
    """ML-TRICK-13"""
    about = ask.about
    assert isinstance(about, Trick | Blow)
    path, target = about.path, answer >> 5
    if target == path:
        return Refusal("ML-TRICK-13", "strikes-itself", {"path": path})
    if SITE_OF[target] != SITE_OF[path]:
        return Refusal("ML-TRICK-13", "path-elsewhere", {"path": target})
    if s.who[target] == NONE:
        return Refusal("ML-TRICK-13", "nobody-on-path", {"path": target})
    if target not in adjacent(s, path):
        return Refusal("ML-TRICK-13", "somebody-between", {"path": target})
    return None


def theft(s: World, ask: Ask, answer: int) -> Refusal | None:
    """ML-TRICK-11, ML-TRICK-12"""
    about = ask.about
    assert isinstance(about, Trick)
    token = TRAPS[about.kind]
    if answer == PASS:
        return None if token.steals > 1 else Refusal("ML-TRICK-06", "must-steal")
    colour, target = answer >> 5, about.target
    if not token.steal_colours & bit(colour):
        return Refusal("ML-TRICK-11", "steals-other-dice", {"trap": about.kind})
    if not stealable(s, target, colour):
        facts = {"path": target, "colour": colour}
        if dice_on(s, target, colour):
            return Refusal("ML-TRICK-12", "dice-on-hidden-trap", facts)
        return Refusal("ML-TRICK-11", "no-die-to-steal", facts)
    return None


# battles


def weakening(s: World, ask: Ask, answer: int) -> Refusal | None:
    """ML-DEF-01"""
    about = ask.about
    assert isinstance(about, Blow)
    magic = dice_on(s, about.path, MAGIC)
    if answer >> 5 > magic:
        return Refusal("ML-DEF-01", "fewer-magic-dice", {"path": about.path, "number": magic})
    if answer >> 5 > about.dice:
        return Refusal("ML-DEF-01", "fewer-attack-dice", {"number": about.dice})
    return None


# loot


def spoils(s: World, ask: Ask, answer: int) -> Refusal | None:
    """ML-LOOT-02"""
    token = first(answer)
    if token >= len(LOOT) or s.loot[token] != SHOWN:
        return Refusal("ML-LOOT-02", "loot-not-displayed")
    return _no_die(answer)


def bonus(s: World, ask: Ask, answer: int) -> Refusal | None:
    """ML-LTOK-01, ML-LTOK-15, ML-LTOK-16"""
    if answer == PASS:
        return None
    return _not_own_loot(s, ask.seat, answer) or (
        None
        if LOOT[first(answer)].when == ask.about
        else Refusal("ML-LOOT-04", "loot-not-for-this", {"loot": first(answer)})
    )


def _not_own_loot(s: World, seat: int, answer: int) -> Refusal | None:
    token = first(answer)
    if token >= len(LOOT) or s.loot[token] != seat:
        return Refusal("ML-LOOT-04", "not-your-loot")
    return _no_die(answer)


def _no_die(answer: int) -> Refusal | None:
    return Refusal("ML-LOOT-04", "loot-takes-no-die", {"loot": first(answer)}) if second(answer) else None


# resource quests


def payment(s: World, ask: Ask, answer: int) -> Refusal | None:
    """ML-QRES-07, ML-QRES-12"""
    if answer == PASS:
        return None
    lacking = _lacking(s, ask.seat)
    if answer == YES:
        return lacking
    if lacking is None:
        return Refusal("ML-QRES-07", "quest-can-be-paid")
    cost = QUESTS[s.quest[1]].side_b.cost
    form, card = answer & 31, first(answer)
    if form == LOOT_FORM:
        facts = {"loot": card}
        refusal = _not_own_loot(s, ask.seat, answer)
        if refusal is not None:
            return refusal
        if LOOT[card].when != ANYTIME:
            return Refusal("ML-LOOT-04", "loot-not-for-this", facts)
        if loot_forbidden(s, card):
            return Refusal("ML-SC4-03", "loot-barred", facts)
        return None if loot_helps(s, ask.seat, card, cost) else Refusal("ML-DEPLOY-11", "no-help-to-pay")
    if form == SELL:
        if card not in trophies(s, ask.seat):
            return Refusal("ML-TROPHY-02", "no-such-trophy")
        return None if sale_helps(s, ask.seat, cost) else Refusal("ML-DEPLOY-11", "no-help-to-pay")
    return Refusal("ML-DEPLOY-11", "no-help-to-pay")


def _lacking(s: World, seat: int) -> Refusal | None:
    """The first thing of which there is too little."""
    cost = QUESTS[s.quest[1]].side_b.cost
    for good, has, wants in (
        ("coins", s.coins[seat], cost.coins),
        ("defence", s.defence[seat], cost.defence),
        ("potions", s.potions[seat], cost.potions),
        ("venoms", s.venoms[seat], cost.venoms),
        ("traps", len(s.traps[seat]), cost.traps),
        ("loot", s.loot.count(seat), cost.loot),
    ):
        if has < wants:
            return Refusal("ML-QRES-12", f"quest-wants-{good}", {"number": wants, "has": has})
    return None


def paying_with(s: World, ask: Ask, answer: int) -> Refusal | None:
    """`about` is the form that is asked for."""
    if answer & 31 != ask.about:
        return Refusal("ML-QUEST-05", "quest-takes-traps" if ask.about == TRAP else "quest-takes-loot")
    if ask.about == TRAP:
        return None if answer >> 5 in s.traps[ask.seat] else Refusal("ML-QRES-12", "trap-not-on-board")
    return _not_own_loot(s, ask.seat, answer)


EXPLAINED: Final[dict[int, Callable[[World, Ask, int], Refusal | None]]] = {
    REVEALING: allowed,
    AIMING: aim,
    STEALING: theft,
    CANCELLING: allowed,
    WEAKENING: weakening,
    REDIRECTING: allowed,
    DEFENDING: defence,
    THROWING: throw,
    CONQUERING: allowed,
    SPOILS: spoils,
    BONUS: bonus,
    PAYING: payment,
    PAYING_WITH: paying_with,
}
