"""When effects are resolved: after what causes them, and in the order the active player says (SW-TIME-01..03)."""

from __future__ import annotations

from stolek.games.summoner_wars.cards.base import ABILITIES
from stolek.games.summoner_wars.forms import ORDER, effect, first, second
from stolek.games.summoner_wars.queries import abilities, in_play, listeners
from stolek.games.summoner_wars.rules.happenings import Death, Happening
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import choose


async def happen(s: Battle, happening: Happening) -> None:
    """Let everything in play answer to what has happened (SW-TIME-02)."""
    pending = heeding(s, happening)
    if pending:
        await in_order(s, [happening] * len(pending), pending)


def heeding(s: Battle, happening: Happening) -> list[int]:
    return [p for p in listeners(s, happening.hook) if happening.heeds(s, p >> 5 & 127, ABILITIES[p >> 12])]


def last_words(s: Battle, death: Death) -> list[int]:
    """What a destroyed unit's own abilities answer to its destruction (SW-ABIL-01)."""
    return [
        effect(death.thing, a)
        for a in death.abilities
        if ABILITIES[a].hears & death.hook and ABILITIES[a].heeds_death(s, death.thing, death)
    ]


async def in_order(s: Battle, happenings: list[Happening], pending: list[int]) -> None:
    """Resolve simultaneous effects; the active player orders them, whoever controls them (SW-TIME-01)."""
    while pending:
        i = await _next(s, pending)
        happening, packed = happenings.pop(i), pending.pop(i)
        me, ability = first(packed), second(packed)
        if happening.stands(me, ability) or (in_play(s, me) and ability in abilities(s, me)):
            answer = happening.effect(s, me, ABILITIES[ability])
            if answer is not None:
                await answer


async def _next(s: Battle, pending: list[int]) -> int:
    for i, packed in enumerate(pending):
        if ABILITIES[second(packed)].orderless:
            return i
    return pending.index(await choose(s.active, ORDER, sorted(set(pending))))
