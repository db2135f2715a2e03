"""Why a mercenary cannot be sent there, or not with that (ML-OUT-01 to ML-ENTR-08); why a land cannot be used."""

from __future__ import annotations

from stolek.games.monster_lands.board import (
    BARGAINING,
    DICE_CODES,
    ENTRANCE,
    M_DIE,
    MAGIC,
    S_DIE,
    SAM,
    STRENGTH,
    colour_of,
)
from stolek.games.monster_lands.cards.base import Dice
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.forms import DEFENCE_TOKEN, END, POTION, TRAP, VENOM_TOKEN, first, second
from stolek.games.monster_lands.queries import QUEST_OF, SITE_OF, is_greenhorn, lands, sites
from stolek.games.monster_lands.refusals.owning import not_in_clan, not_in_pool
from stolek.games.monster_lands.rules.dice import Load, next_dice
from stolek.games.monster_lands.rules.scenarios import land_forbidden
from stolek.games.monster_lands.rules.sending import (
    POTIONS,
    VENOMS,
    can_load,
    dice_for,
    fits,
    is_bare,
    out_of_turn,
    rank,
    reinforcements,
    token_fits,
    way_of,
)
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE, Ask
from stolek.kernel.rules import Refusal


def send(s: World, seat: int, answer: int) -> Refusal | None:
    m, path = first(answer), second(answer)
    return not_in_clan(s, seat, m, "ML-OUT-01") or _cannot_go(s, m) or _not_free(s, path) or _no_load(s, seat, path)


def _cannot_go(s: World, m: int) -> Refusal | None:
    if is_greenhorn(m):
        return Refusal("ML-GREEN-02", "greenhorn-stays")
    if s.path[m] != NONE:
        return Refusal("ML-OUT-04", "is-out-already", {"member": m, "path": s.path[m]})
    return None


def _not_free(s: World, path: int) -> Refusal | None:
    site, facts = SITE_OF[path], {"path": path}
    if s.who[path] == SAM:
        return Refusal("ML-SAM-13" if site != NONE else "ML-SAM-14", "path-held-by-sam", facts)
    if s.who[path] != NONE:
        return Refusal("ML-OUT-04", "path-taken", facts | {"member": s.who[path]})
    if site == NONE:
        return None if s.quest[QUEST_OF[path]] != NONE else Refusal("ML-QUEST-01", "no-quest-there", facts)
    if site == ENTRANCE:
        return None if s.monster[ENTRANCE] != NONE else Refusal("ML-ENTR-02", "no-monster-at-entrance")
    if site not in sites(s):
        return Refusal("ML-SETUP-15", "land-not-in-play", facts)
    return None if s.event[site] != NONE else Refusal("ML-LAND-02", "no-event-there", facts)


def _no_load(s: World, seat: int, path: int) -> Refusal | None:
    if can_load(s, seat, path):
        return None
    if SITE_OF[path] == ENTRANCE:
        return Refusal("ML-ENTR-04", "something-must-go-along")
    facts = {"path": path}
    if SITE_OF[path] != NONE:
        return Refusal("ML-LAND-03", "path-wants-dice", facts | _lacking(s, seat, way_of(s, path).required))
    strength, magic, bargaining, *_ = dice_for(s, path)
    lacking = _lacking(s, seat, (strength, magic, bargaining))
    if lacking:
        return Refusal("ML-QUEST-03", "path-wants-dice", facts | lacking)
    return Refusal("ML-QUEST-03", "quest-wants-more-dice", facts | {"number": sum(dice_for(s, path))})


def _lacking(s: World, seat: int, dice: Dice) -> dict[str, int]:
    """The first colour of which the pool holds too few dice."""
    pool = s.pool[seat]
    for colour, has in ((STRENGTH, pool[S_DIE]), (MAGIC, pool[M_DIE]), (BARGAINING, sum(pool[1:M_DIE]))):
        if has < dice[colour]:
            return {"colour": colour, "number": dice[colour], "has": has}
    return {}


# what goes along


def loading(s: World, ask: Ask, answer: int) -> Refusal | None:
    it = ask.about
    assert isinstance(it, Load)
    if it.sets:
        return _no_part_of_set(s, ask.seat, it, answer)
    if answer == END:
        return Refusal("ML-ENTR-04", "something-must-go-along") if is_bare(s, it.path) else None
    if answer & 31 == TRAP:
        return _no_trap(s, ask.seat, it, answer)
    what = answer >> 5
    if what < DICE_CODES:
        return _no_die(s, ask.seat, it, answer)
    if what == DEFENCE_TOKEN:
        return _no_shield(s, ask.seat, it, answer)
    return _no_brew(s, ask.seat, it, answer)


def _no_part_of_set(s: World, seat: int, it: Load, answer: int) -> Refusal | None:
    """Just the dice asked for, strength first, bargaining from the lowest, then magic."""
    rule = "ML-QUEST-03" if it.land == NONE else "ML-OWN-01"
    left = len(it.sets[0]) - len(it.dice)
    if answer == END:
        return Refusal(rule, "dice-still-missing", {"number": left})
    what = answer >> 5
    if answer & 31 == TRAP or what >= DICE_CODES:
        return Refusal("ML-QUEST-06" if it.land == NONE else rule, "only-dice-there")
    if what in next_dice(it):
        return None
    refusal = not_in_pool(s, seat, what, rule)
    if refusal is not None:
        return refusal
    placed = len(it.dice)
    later = [code for its in it.sets if its[:placed] == it.dice for code in its[placed:]]
    return Refusal(rule, "dice-in-order" if what in later else "other-dice-wanted", {"die": what})


def _no_die(s: World, seat: int, it: Load, answer: int) -> Refusal | None:
    die, path = answer >> 5, it.path
    colour, facts = colour_of(die), {"path": path}
    refusal = not_in_pool(s, seat, die, "ML-OUT-06")
    if refusal is not None:
        return refusal
    if colour == BARGAINING:
        return Refusal("ML-BARG-06", "no-bargaining-there", facts)
    if SITE_OF[path] != ENTRANCE and reinforcements(s, path)[colour] <= 0:
        way = way_of(s, path)
        return Refusal("ML-LAND-03", "enough-of-colour", facts | {"colour": colour, "number": way.more[colour]})
    if not fits(s, path, 1, 0):
        return _no_room(path)
    return _out_of_turn(s, it, answer)


def _no_room(path: int) -> Refusal:
    return Refusal("ML-ENTR-05" if SITE_OF[path] == ENTRANCE else "ML-LAND-05", "no-room-on-path", {"path": path})


def _out_of_turn(s: World, it: Load, answer: int) -> Refusal | None:
    return Refusal("ML-LAND-06", "loaded-in-order") if out_of_turn(s, it, answer) else None


def _its_rule(path: int) -> str:
    return "ML-ENTR-03" if SITE_OF[path] == ENTRANCE else "ML-LAND-04"


def _no_trap(s: World, seat: int, it: Load, answer: int) -> Refusal | None:
    if answer >> 5 not in s.traps[seat]:
        return Refusal(_its_rule(it.path), "trap-not-on-board")
    return _out_of_turn(s, it, answer) if token_fits(s, it.path) else _no_room(it.path)


def _no_shield(s: World, seat: int, it: Load, answer: int) -> Refusal | None:
    if not s.defence[seat]:
        return Refusal(_its_rule(it.path), "no-defence-on-board")
    return _out_of_turn(s, it, answer) if token_fits(s, it.path) else _no_room(it.path)


def _no_brew(s: World, seat: int, it: Load, answer: int) -> Refusal | None:
    what = answer >> 5
    if what not in (POTION, VENOM_TOKEN):
        return Refusal("ML-OUT-01", "nothing-like-that")
    if not (s.potions if what == POTION else s.venoms)[seat]:
        return Refusal("ML-POTION-02", "no-potion-on-board" if what == POTION else "no-venom-on-board")
    if is_bare(s, it.path):
        return Refusal("ML-ENTR-04", "something-must-go-along")
    if it.last == rank(s, answer) and it.last in (POTIONS, VENOMS):
        return Refusal("ML-POTION-02", "one-potion-each" if what == POTION else "one-venom-each")
    return _out_of_turn(s, it, answer)


# own lands


def work(s: World, seat: int, answer: int) -> Refusal | None:
    land, way = first(answer), second(answer)
    if land not in lands(s, seat):
        return Refusal("ML-OWN-02", "not-your-land")
    facts = {"land": land}
    if s.settler[land] == NONE:
        return Refusal("ML-OWN-02", "land-unsettled", facts)
    if s.worked[land]:
        return Refusal("ML-OWN-02", "land-used", facts)
    if land_forbidden(s, land):
        return Refusal("ML-SC4-03", "land-barred", facts)
    if way >= len(LANDS[land].ways):
        return Refusal("ML-OWN-01", "no-such-dice-for-land", facts)
    lacking = _lacking(s, seat, LANDS[land].ways[way])
    return Refusal("ML-OWN-01", "land-wants-dice", facts | lacking) if lacking else None
