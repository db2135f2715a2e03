"""What is looked at to balance the game: which games are played, what can be chosen in them, how they end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from stolek.games.monster_lands.board import (
    AFFILIATIONS,
    BUILDINGS,
    DICE_QUEST,
    DIFFICULTIES,
    ENTRANCE,
    NORMAL,
    PATH_NAMES,
)
from stolek.games.monster_lands.cards.equipment import COPIES, EQUIPMENT
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT as TOKENS
from stolek.games.monster_lands.cards.mercenaries import DECK, FIRST_GREENHORN, MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.cards.traps import BASIC, TRAPS
from stolek.games.monster_lands.forms import (
    AFFILIATION,
    CONQUERING,
    DRINKS,
    EQUIP,
    HIRING,
    LOOT,
    MEMBER,
    PURCHASE,
    SEND,
    SPOILS,
    TRAP,
    TURN,
    USE,
    VISIT,
    WHICH_CLAN,
    WORK,
    YES,
    first,
    second,
)
from stolek.games.monster_lands.queries import PLACE_OF, QUEST_OF, SITE_OF
from stolek.games.monster_lands.rules import news, scenarios
from stolek.games.monster_lands.rules.ratings import BY_POINTS, RATINGS, rating
from stolek.games.monster_lands.rules.scoring import points
from stolek.games.monster_lands.rules.stages import site_now
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import Ask

GRADES: Final = RATINGS
SEVERAL: Final = (2, 3, 4)
LEVELS: Final = DIFFICULTIES
USUAL: Final = (
    *("seats-2=1500", "seats-3=1500", "seats-4=1500", "tricks-4=500", "easy-4=300", "hard-4=300", "deadly-4=300"),
    *(f"solo-{scenario}-normal=200" for scenario in range(1, scenarios.SCENARIOS + 1)),
    *(f"solo-{scenario}-{level}=200" for scenario in BY_POINTS for level in ("hard", "deadly")),
    *(f"solo-{scenario}-normal=60:search:100" for scenario in BY_POINTS),
)


def studies() -> dict[str, dict[str, Any]]:
    """Series of games by their names, with the options of each. Seat 1 begins: seats are places in the order."""
    normal = DIFFICULTIES[NORMAL]
    found: dict[str, dict[str, Any]] = {}
    for seats in SEVERAL:
        found[f"seats-{seats}"] = {"seats": seats, "difficulty": normal, "first": 1}
    found["tricks-4"] = {"seats": 4, "difficulty": normal, "first": 1, "modules": ["tricks"]}
    for level in LEVELS:
        if level != normal:
            found[f"{level}-4"] = {"seats": 4, "difficulty": level, "first": 1}
    for scenario in range(1, scenarios.SCENARIOS + 1):
        for level in LEVELS[max(NORMAL, scenarios.least_difficulty(scenario)) :]:
            found[f"solo-{scenario}-{level}"] = {"seats": 1, "scenario": scenario, "difficulty": level}
    found["solo-1-easy"] = {"seats": 1, "scenario": 1, "difficulty": LEVELS[0]}
    return found


def chance(s: World) -> int:
    """What can be chosen several times in a round is one chance."""
    return s.round


def components(s: World, ask: Ask, option: int) -> tuple[str, ...]:
    """What is chosen by an answer."""
    form, kind = option & 31, ask.kind
    if kind == TURN:
        if form == VISIT:
            return (f"building:{BUILDINGS[option >> 5 & 7]}",)
        if form == SEND:
            return _aims(s, second(option))
        if form == WORK:
            return (f"settled:{LANDS[first(option)].id}",)
        if form == USE:
            return (f"ability:{MERCENARIES[first(option)].id}",)
        if form == LOOT:
            return (f"loot used:{TOKENS[first(option)].id}",)
    elif kind == HIRING and form == MEMBER:
        return (f"mercenary:{MERCENARIES[first(option)].id}",)
    elif kind == HIRING and form == DRINKS:
        return ("drinks:drinks",)
    elif kind == PURCHASE and form == TRAP:
        return (f"trap:{TRAPS[first(option)].id}",)
    elif form == EQUIP:
        return (f"equipment:{COPIES[first(option)].id}",)
    elif kind == SPOILS:
        return (f"loot:{TOKENS[first(option)].id}",)
    elif kind == CONQUERING and option == YES:
        return (f"conquest:{LANDS[s.land[site_now(s)]].id}",)
    elif kind == WHICH_CLAN and form == AFFILIATION:
        return (f"clan:{AFFILIATIONS[first(option)]}",)
    return ()


def _aims(s: World, path: int) -> tuple[str, ...]:
    """What somebody is sent to."""
    site = SITE_OF[path]
    if site < 0:
        side = "a" if QUEST_OF[path] == DICE_QUEST else "b"
        return (f"quest:{QUESTS[s.quest[QUEST_OF[path]]].id}{side}",)
    found = []
    if s.monster[site] >= 0:
        found.append(f"monster:{MONSTERS[s.monster[site]].id}")
    if site == ENTRANCE:
        return (*found, f"path:{PATH_NAMES[path]}")
    if s.land[site] >= 0:
        found.append(f"land:{LANDS[s.land[site]].id}")
    return (*found, f"path:{FACES[s.event[site]].id}-{PLACE_OF[path] + 1}")


def everything() -> dict[str, int | None]:
    """All that can be chosen, with its price where it has one."""
    found: dict[str, int | None] = {f"clan:{name}": None for name in AFFILIATIONS}
    for m in (*DECK, FIRST_GREENHORN):
        found[f"mercenary:{MERCENARIES[m].id}"] = MERCENARIES[m].cost
    for card in EQUIPMENT:
        found[f"equipment:{card.id}"] = card.price
    for token in TRAPS:
        if token.type != BASIC:
            found[f"trap:{token.id}"] = token.price
    for loot in TOKENS:
        found[f"loot:{loot.id}"] = None
    for quest in QUESTS:
        found[f"quest:{quest.id}a"] = found[f"quest:{quest.id}b"] = None
    for monster in MONSTERS:
        found[f"monster:{monster.id}"] = None
    for land in LANDS:
        found[f"land:{land.id}"] = found[f"conquest:{land.id}"] = found[f"settled:{land.id}"] = None
    for face in FACES:
        for n in range(len(face.ways)):
            found[f"path:{face.id}-{n + 1}"] = None
    for building in BUILDINGS:
        found[f"building:{building}"] = None
    return found


def ending(s: World) -> dict[str, Any]:
    """How a game has ended."""
    return {
        "points": [points(s, seat) for seat in range(s.seats)],
        "rounds": s.round,
        "rating": rating(s) if s.scenario else None,
    }


def happened(story: list[tuple[int, ...]]) -> Iterator[str]:
    """What became of those who fought."""
    for _, number, *details in story:
        kind = news.NAMES[number]
        if kind in ("captured", "killed", "missed"):
            yield f"{kind}:{MONSTERS[details[2]].id}"
        elif kind in ("conquered", "repelled"):
            yield f"{kind}:{LANDS[details[2]].id}"
        elif kind == "died" or kind == "deserted" or kind == "wounded":
            yield kind
