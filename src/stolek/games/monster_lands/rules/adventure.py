"""Phase 3: what was sent to the Outskirts is resolved: quests, the lands, the Citadel (ML-ADV-01).

Each step is short: one path, one attack, one die. What is in progress lies in the state.
"""

from __future__ import annotations

from stolek.games.monster_lands.board import ENTRANCE
from stolek.games.monster_lands.cards.abilities import IN_CONQUEST, IN_QUEST
from stolek.games.monster_lands.forms import GO, GO_ON
from stolek.games.monster_lands.rules import battle, conquest, phases, quests, spoils, throwing, tricks
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.scenarios import tricks_apply
from stolek.games.monster_lands.rules.stages import (
    CONQUEST_PART,
    DICE_QUEST_STEP,
    FIGHT_PART,
    RESOURCE_QUEST_STEP,
    TRAPS_PART,
    next_site,
    next_step,
    occasion,
    part_now,
    site_now,
)
from stolek.games.monster_lands.state import CLEANUP, World
from stolek.kernel.asks import NONE, Ask, top


def question(s: World) -> Ask:
    if s.rolling:
        return throwing.question(s)
    if s.step == RESOURCE_QUEST_STEP and s.at != NONE:
        return quests.paying_question(s)
    return top(s.active, GO_ON, [GO])


async def step(s: World, answer: int) -> None:
    if s.rolling:
        if await throwing.throw(s, answer):
            await _resolve(s)
    elif s.step == DICE_QUEST_STEP:
        quests.dice_quest(s)
    elif s.step == RESOURCE_QUEST_STEP:
        if s.at == NONE:
            quests.resource_quest(s)
        else:
            await quests.decide(s, answer)
    elif site_now(s) > ENTRANCE:
        phases.begin(s, CLEANUP)
    elif part_now(s) == TRAPS_PART:
        await _traps(s)
    elif part_now(s) == FIGHT_PART:
        await battle.fight_on(s)
    elif part_now(s) == CONQUEST_PART:
        await conquest.conquer_on(s)
    else:
        await spoils.take_on(s)


async def _resolve(s: World) -> None:
    """A path has been rolled."""
    kind = occasion(s)
    if kind == IN_QUEST:
        quests.rolled(s)
    elif kind == IN_CONQUEST:
        await conquest.conquered(s)
    else:
        await battle.attacked(s)


async def _traps(s: World) -> None:
    """A site where nobody is, is skipped (ML-ADV-02); all traps are turned up, or it comes to conflicts."""
    site = site_now(s)
    if not battle.anybody(s, site):
        next_site(s)
        return
    if s.at == NONE and s.monster[site] != NONE:
        tell(s, "battle", s.monster[site], site)
    if tricks_apply(s):
        await tricks.conflict_on(s)
    else:
        await battle.reveal_all(s, site)
        next_step(s)
