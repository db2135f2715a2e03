"""Why a wound cannot be prevented like that (ML-DEF-02 to ML-DEF-07)."""

from __future__ import annotations

from stolek.games.monster_lands.board import bit
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.cards.monsters import DEFENCE_ABILITIES, MONSTERS, POTIONS
from stolek.games.monster_lands.forms import BY_PATH, BY_POTION, BY_TOKEN, PASS
from stolek.games.monster_lands.queries import gear_of
from stolek.games.monster_lands.rules.defending import Blow, ability_left, path_defence
from stolek.games.monster_lands.rules.scenarios import defence_forbidden
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import Ask
from stolek.kernel.rules import Refusal


def defence(s: World, ask: Ask, answer: int) -> Refusal | None:
    about = ask.about
    assert isinstance(about, Blow)
    path, monster = about.path, about.monster
    if answer == PASS:
        return None
    means = answer >> 5
    if means == BY_TOKEN:
        return None if s.shields[path] else Refusal("ML-DEF-02", "no-defence-token", {"path": path})
    if means == BY_POTION:
        if MONSTERS[monster].quirk.forbids & POTIONS:
            return Refusal("ML-MON-04", "potions-barred", {"monster": monster})
        return None if s.potion[path] else Refusal("ML-POTION-07", "no-potion-there", {"member": s.who[path]})
    if MONSTERS[monster].quirk.forbids & DEFENCE_ABILITIES:
        return Refusal("ML-MON-16", "abilities-barred", {"monster": monster})
    if defence_forbidden(s):
        return Refusal("ML-SC4-01", "scenario-bars-defence")
    return _no_path_defence(s, path) if means == BY_PATH else _no_ability(s, path, monster)


def _no_path_defence(s: World, path: int) -> Refusal | None:
    points = path_defence(s, path)
    if not points:
        return Refusal("ML-DEF-03", "path-defends-not", {"path": path})
    if s.guard_used[path] >= points:
        return Refusal("ML-ARM-04", "path-defence-used", {"path": path, "number": points})
    return None


def _no_ability(s: World, path: int, monster: int) -> Refusal | None:
    """What must be used has been used by itself (ML-DEF-07)."""
    if ability_left(s, path, monster):
        return None
    m = s.who[path]
    abilities = [MERCENARIES[m].ability, *(COPIES[e].ability for e in gear_of(s, m))]
    if not any(ability.defence for ability in abilities):
        return Refusal("ML-DEF-03", "no-defence-ability", {"member": m})
    if not any(ability.defence and ability.against & bit(MONSTERS[monster].affiliation) for ability in abilities):
        return Refusal("ML-DEF-03", "defence-not-against", {"member": m, "monster": monster})
    return Refusal("ML-ARM-04", "ability-used", {"member": m})
