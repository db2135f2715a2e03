"""Refusals: setting up, the pool, cleanup."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolek.games.monster_lands.board import COLOURS
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.mercenaries import CHIEFTAINS, MERCENARIES
from stolek.games.monster_lands.forms import (
    DESERTING,
    GIFT_DIE,
    GIFT_GOOD,
    GO_ON,
    HANDING_ON,
    PASS,
    PROMOTING,
    RESCUE,
    WHICH_CLAN,
    first,
    second,
)
from stolek.games.monster_lands.queries import is_greenhorn, settled_by
from stolek.games.monster_lands.refusals.owning import in_clan
from stolek.games.monster_lands.rules import scenarios
from stolek.games.monster_lands.rules.leadership import unsettled
from stolek.games.monster_lands.rulings import GREENHORNS_UNARMED
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE, Ask
from stolek.kernel.rules import Refusal


def allowed(s: World, ask: Ask, answer: int) -> Refusal | None:
    """Every well-formed answer is legal."""
    return None


def clan(s: World, ask: Ask, answer: int) -> Refusal | None:
    affiliation = answer >> 5
    fixed = scenarios.affiliation(s)
    if fixed not in (NONE, affiliation):
        return Refusal("ML-SC2-01" if s.scenario == 2 else "ML-SC4-01", "clan-fixed", {"affiliation": fixed})
    seat = s.clan[CHIEFTAINS[affiliation]]
    if seat != NONE:
        return Refusal("ML-PSET-02", "clan-taken", {"affiliation": affiliation})
    return None


def gift_die(s: World, ask: Ask, answer: int) -> Refusal | None:
    return None if answer >> 5 < len(COLOURS) else Refusal("ML-VAR-02", "no-gift-colour")


def new_chief(s: World, ask: Ask, answer: int) -> Refusal | None:
    """ML-CHIEF-01 to ML-CHIEF-03"""
    m = first(answer)
    if not in_clan(s, ask.seat, m):
        return Refusal("ML-CHIEF-01", "not-of-this-clan")
    available = unsettled(s, ask.seat)
    if available and m not in available:
        return Refusal("ML-CHIEF-03", "settled-cannot-lead", {"member": m})
    rivals = available or [n for n, seat in enumerate(s.clan) if seat == ask.seat]
    return _not_highest(m, rivals, "ML-CHIEF-02", "lead")


def deserter(s: World, ask: Ask, answer: int) -> Refusal | None:
    """ML-WAGE-05"""
    m = first(answer)
    if not in_clan(s, ask.seat, m):
        return Refusal("ML-WAGE-03", "not-of-this-clan")
    if m == s.chief[ask.seat]:
        return Refusal("ML-CHIEF-04", "chieftain-never-deserts", {"member": m})
    if settled_by(s, m) != NONE:
        return Refusal("ML-SETTLE-03", "settled-never-desert", {"member": m})
    return _not_highest(m, unsettled(s, ask.seat), "ML-WAGE-05", "desert")


def _not_highest(m: int, rivals: list[int], rule: str, what: str) -> Refusal | None:
    """Renown counts first, then the hire cost."""
    renown = max(MERCENARIES[rival].renown for rival in rivals)
    if MERCENARIES[m].renown < renown:
        params = {"member": m, "number": MERCENARIES[m].renown, "highest": renown}
        return Refusal(rule, f"renown-too-low-to-{what}", params)
    cost = max(MERCENARIES[rival].cost for rival in rivals if MERCENARIES[rival].renown == renown)
    if MERCENARIES[m].cost < cost:
        params = {"member": m, "number": MERCENARIES[m].cost, "highest": cost}
        return Refusal(rule, f"cost-too-low-to-{what}", params)
    return None


def handing_on(s: World, ask: Ask, answer: int) -> Refusal | None:
    """ML-WAGE-06; `about` is who deserts."""
    if answer == PASS:
        return None
    e, m = first(answer), second(answer)
    if e >= len(COPIES) or s.holder[e] != ask.about:
        return Refusal("ML-WAGE-06", "not-left-behind")
    if not in_clan(s, ask.seat, m):
        return Refusal("ML-WAGE-06", "not-of-this-clan")
    if m == ask.about:
        return Refusal("ML-WAGE-06", "deserter-takes-nothing", {"member": m})
    if is_greenhorn(m) and s.rulings & GREENHORNS_UNARMED:
        return Refusal("ML-MARKET-08", "greenhorn-holds-nothing")
    return None


EXPLAINED: Final[dict[int, Callable[[World, Ask, int], Refusal | None]]] = {
    GO_ON: allowed,
    WHICH_CLAN: clan,
    GIFT_DIE: gift_die,
    GIFT_GOOD: allowed,
    PROMOTING: new_chief,
    DESERTING: deserter,
    RESCUE: allowed,
    HANDING_ON: handing_on,
}
