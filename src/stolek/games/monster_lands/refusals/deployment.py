"""Refusals: the deployment phase, turn by turn (ML-DEPLOY-01 to ML-DEPLOY-13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolek.games.monster_lands.forms import (
    BREWING,
    DROP,
    END,
    EQUIPPING,
    ERRANDS,
    EXCHANGE,
    GIVE,
    HEAL,
    HIRING,
    HOW_MANY,
    LOADING,
    LOOT,
    OVER_LIMIT,
    PASS,
    PAWNING,
    PURCHASE,
    SELL,
    SEND,
    SETTLE,
    TURN,
    USE,
    VISIT,
    WASTE,
    WORK,
)
from stolek.games.monster_lands.queries import dice_in_pool
from stolek.games.monster_lands.refusals.besides import (
    brewing,
    drop,
    exchange,
    give,
    heal,
    loot,
    over_limit,
    sell,
    settle,
    use,
)
from stolek.games.monster_lands.refusals.buying import equipping, hiring, how_many, pawning, purchase
from stolek.games.monster_lands.refusals.citadel import visit
from stolek.games.monster_lands.refusals.owning import not_in_pool
from stolek.games.monster_lands.refusals.sending import loading, send, work
from stolek.games.monster_lands.rules.deployment import actions, may_end
from stolek.games.monster_lands.state import DEPLOYMENT, World
from stolek.kernel.asks import Ask
from stolek.kernel.rules import Refusal


def turn(s: World, ask: Ask, answer: int) -> Refusal | None:
    form = answer & 31
    if form == END:
        number = dice_in_pool(s, ask.seat)
        return None if may_end(s) else Refusal("ML-DEPLOY-03", "dice-left-to-place", {"number": number})
    if form in ACTIONS:
        return _no_action(s, ask.seat) or ACTIONS[form](s, ask.seat, answer)
    return BESIDES[form](s, ask.seat, answer)


def _no_action(s: World, seat: int) -> Refusal | None:
    if s.acted:
        return Refusal("ML-DEPLOY-01", "acted-already")
    return None if dice_in_pool(s, seat) else Refusal("ML-DEPLOY-03", "no-dice-left")


def waste(s: World, seat: int, answer: int) -> Refusal | None:
    refusal = not_in_pool(s, seat, answer >> 5, "ML-DEPLOY-04")
    if refusal is None and actions(s, seat):
        return Refusal("ML-DEPLOY-04", "some-die-fits")
    return refusal


def errand(s: World, ask: Ask, answer: int) -> Refusal | None:
    """Beside the turn of another there is nothing to pass on."""
    if answer == PASS:
        return Refusal("ML-DEPLOY-11", "nothing-to-pass-on") if s.phase == DEPLOYMENT else None
    return BESIDES[answer & 31](s, ask.seat, answer)


Explained = Callable[[World, int, int], Refusal | None]

ACTIONS: Final[dict[int, Explained]] = {VISIT: visit, SEND: send, WORK: work, WASTE: waste}

BESIDES: Final[dict[int, Explained]] = {
    USE: use,
    EXCHANGE: exchange,
    LOOT: loot,
    SELL: sell,
    HEAL: heal,
    GIVE: give,
    DROP: drop,
    SETTLE: settle,
}

EXPLAINED: Final[dict[int, Callable[[World, Ask, int], Refusal | None]]] = {
    TURN: turn,
    ERRANDS: errand,
    PURCHASE: purchase,
    HIRING: hiring,
    HOW_MANY: how_many,
    EQUIPPING: equipping,
    PAWNING: pawning,
    LOADING: loading,
    OVER_LIMIT: over_limit,
    BREWING: brewing,
}
