"""The course of a game: dealing, turns, phases, and what may be done in each."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.cards.base import (
    ABILITIES,
    ATTACK,
    BUILD,
    DRAW,
    END_OF_PHASE,
    END_OF_TURN,
    EXPIRE,
    INSTEAD_OF_ATTACKING,
    INSTEAD_OF_MOVING,
    MAGIC,
    MOVE,
    ON_DISCARD,
    START_OF_PHASE,
    START_OF_TURN,
    USABLE,
    enrol,
)
from stolek.games.summoner_wars.cards.common import EXPIRY, EXPIRY_WITH_EFFECT, INACTION
from stolek.games.summoner_wars.derived import look_around
from stolek.games.summoner_wars.forms import (
    ATTACK as TO_ATTACK,
)
from stolek.games.summoner_wars.forms import (
    BUILD as TO_BUILD,
)
from stolek.games.summoner_wars.forms import (
    DISCARD,
    DRAW_UP,
    END,
    PLAY,
    STARTER,
    SUMMON,
    USE,
    discard,
    effect,
    first,
    second,
    use,
)
from stolek.games.summoner_wars.forms import (
    MOVE as TO_MOVE,
)
from stolek.games.summoner_wars.queries import event_text, listeners
from stolek.games.summoner_wars.rules import news
from stolek.games.summoner_wars.rules.attack import attack_with, attacks, begin_attack, may_attack
from stolek.games.summoner_wars.rules.building import build_structure, builds
from stolek.games.summoner_wars.rules.damage import settle
from stolek.games.summoner_wars.rules.events import play_event, plays
from stolek.games.summoner_wars.rules.hands import draw_cards
from stolek.games.summoner_wars.rules.happenings import Happening, Moment
from stolek.games.summoner_wars.rules.magic import discard_for_magic
from stolek.games.summoner_wars.rules.movement import MOVERS, may_move, move_unit, moves
from stolek.games.summoner_wars.rules.summoning import may_summon_now, summon_unit, summons
from stolek.games.summoner_wars.rules.timing import heeding, in_order
from stolek.games.summoner_wars.state import (
    DEALING,
    INSTEAD_OF_ATTACK,
    MOVED,
    UNKNOWN,
    Battle,
)
from stolek.kernel.asks import NONE, Effect, roll, top

HAND: Final = 5  # SW-DRAW-01
FIRST_MAGIC: Final = 2  # SW-SETUP-09
SECOND_MAGIC: Final = 3


async def main(s: Battle, answer: int) -> None:
    """Play from a quiet point on; `answer` is what has been answered there."""
    if s.phase == DEALING:
        await begin(s)
    while True:
        if answer != NONE:
            action = act(s, answer)
            if action is not None:
                await action
        s.limbo.clear()
        if s.present == UNKNOWN:
            look_around(s)
        answer = await top(s.active, s.phase, actions(s))


async def begin(s: Battle) -> None:
    """Starting player, magic and hands (SW-SETUP-07 to SW-SETUP-09); then the first turn (SW-SETUP-10)."""
    s.active = await roll(STARTER, 2)
    s.magic[s.active], s.magic[1 - s.active] = FIRST_MAGIC, SECOND_MAGIC
    news.tell(s, news.BEGINS, s.active)
    for seat in (0, 1):
        await draw_cards(s, seat, HAND)
    await start_turn(s)


async def start_turn(s: Battle) -> None:
    """Active events run out, other effects are due, in any order (SW-TURN-03); then the Summon phase."""
    s.turn += 1
    s.phase = 0
    news.tell(s, news.TURN, s.active, s.turn)
    await moment(s, START_OF_TURN, [effect(e, _expiry(s, e)) for e in s.area if s.ctrl[e] == s.active])
    await start_phase(s)


def _expiry(s: Battle, e: int) -> int:
    """Simply discarding an event goes well with everything; the others want an order."""
    text = event_text(s, e)
    simple = text.orderless and not text.hears & (EXPIRE | ON_DISCARD)
    return (EXPIRY if simple else EXPIRY_WITH_EFFECT).number


async def start_phase(s: Battle) -> None:
    news.tell(s, news.PHASE, s.active, s.phase)
    s.movers = s.attackers = s.against = s.drawn = 0
    if s.moments >> START_OF_PHASE + s.phase & 1:
        await moment(s, START_OF_PHASE + s.phase, [])


async def moment(s: Battle, when: int, more: list[int]) -> None:
    """Resolve all that is due at this moment, in the order the active player wants (SW-TIME-01)."""
    happening = Moment(when)
    pending = heeding(s, happening) + more
    happenings: list[Happening] = [happening for _ in pending]
    if pending:
        await in_order(s, happenings, pending)


async def end_phase(s: Battle) -> None:
    """What is due at its end comes before the next phase (SW-TURN-06)."""
    idle = s.phase == ATTACK and s.against == 0
    if idle or s.moments >> END_OF_PHASE + s.phase & 1:
        await moment(s, END_OF_PHASE + s.phase, [effect(s.leader[s.active], INACTION.number)] if idle else [])
    if s.phase == DRAW:
        await end_turn(s)
    else:
        s.phase += 1
        await start_phase(s)


async def end_turn(s: Battle) -> None:
    """Effects at the end of the turn, after drawing (SW-TURN-04); then the other player's turn (SW-TURN-01)."""
    await moment(s, END_OF_TURN, [])
    for o, lender in enumerate(s.lender):
        if lender != NONE:
            s.lender[o] = NONE
            if s.cell[o] >= 0:
                s.give_control(o, lender)
                news.of(s, news.CONTROL, o, s.cell[o])
    for o in range(len(s.cell)):
        s.marks[o] = 0
        if s.gains[o]:
            s.gains[o] = ()
            s.unsettle()
    await settle(s)
    s.active = 1 - s.active
    await start_turn(s)


def actions(s: Battle) -> list[int]:
    """All the active player may do now, one thing at a time (SW-TURN-07); nothing has to be done (SW-TURN-08)."""
    phase = s.phase
    options = [DRAW_UP if phase == DRAW and not s.drawn else END]
    if may_summon_now(s, s.active):
        summons(s, options)
    if phase == MOVE:
        moves(s, options)
    elif phase == BUILD:
        builds(s, options)
    elif phase == ATTACK:
        attacks(s, options)
    elif phase == MAGIC:
        last = NONE
        for card in s.hand[s.active]:
            if card != last:
                options.append(discard(card))
            last = card
    plays(s, options)
    if s.uses >> phase & 1:
        uses(s, options)
    return options


def uses(s: Battle, options: list[int]) -> None:
    """Add the abilities that are used like an action."""
    for packed in listeners(s, USABLE):
        o, a = first(packed), second(packed)
        if s.ctrl[o] == s.active and may_use(s, o, a):
            options.append(use(o, a))


def may_use(s: Battle, o: int, ability: int) -> bool:
    """In its phase, by a unit that could move or attack where it takes that place (SW-INST-01 to SW-INST-04)."""
    a = ABILITIES[ability]
    if a.phase != s.phase:
        return False
    if a.traits & INSTEAD_OF_MOVING and not (s.movers < MOVERS and may_move(s, o)):
        return False
    if a.traits & INSTEAD_OF_ATTACKING and not may_attack(s, o):
        return False
    return a.usable(s, o)


def act(s: Battle, answer: int) -> Effect | None:
    """Carry out one action of the active player; what is returned is still to be awaited."""
    form = answer & 31
    if form == END:
        return end_phase(s)
    if form == TO_MOVE:
        return move_unit(s, first(answer), second(answer))
    if form == TO_ATTACK:
        return attack_with(s, first(answer), answer)
    if form == SUMMON:
        return summon_unit(s, first(answer), second(answer))
    if form == PLAY:
        return play_event(s, first(answer))
    if form == DRAW_UP:
        s.drawn = 1
        return draw_cards(s, s.active, HAND - len(s.hand[s.active]))
    if form == USE:
        return use_ability(s, first(answer), second(answer), answer)
    if form == TO_BUILD:
        build_structure(s, first(answer), second(answer))
    elif form == DISCARD:
        discard_for_magic(s, s.active, first(answer))
    return None


async def use_ability(s: Battle, o: int, ability: int, answer: int) -> None:
    a = ABILITIES[ability]
    news.of(s, news.USED, o, ability, s.cell[o])
    if a.phase != s.phase:  # something done before an attack (SW-ATTACK-17)
        await attack_with(s, o, answer)
        return
    if a.traits & INSTEAD_OF_MOVING:
        s.movers += 1
        s.mark(o, MOVED)
    if a.traits & INSTEAD_OF_ATTACKING:
        begin_attack(s, o)
        s.mark(o, INSTEAD_OF_ATTACK)
    await a.use(s, o)


for rule in (EXPIRY, EXPIRY_WITH_EFFECT, INACTION):
    enrol(rule)
